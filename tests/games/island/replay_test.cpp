// What was heard, gone through on an island: the truth always agrees, and other islands rarely do.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "support/island_story.hpp"

namespace paradoxa::island {
namespace {

Chart chart_of(const State& state) {
  Tokens tokens{};
  for (std::size_t i = 0; i < tokens.size(); ++i) tokens[i] = static_cast<Anomaly>(state.tokens[i]);
  return Chart(shipped(), state.island, tokens);
}

// Whether a trace is how things really are.
bool is_true(const State& state, const Trace& trace) {
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    if (trace.cells[p.index] != state.piece(p).cell) return false;
    if (trace.lying.contains(p) != (state.piece(p).posture == Posture::kLying)) return false;
  }
  const Place wave = state.place(OpPiece::kWave);
  const int at_wave =
      wave.is_lake() ? kOceanParts + static_cast<int>(wave.lake()) : index_of(wave.part());
  if (wave.on_map() ? !has_bit(trace.wave, at_wave) : trace.wave != 0) return false;
  return trace.op[0] == state.place(OpPiece::kBush) && trace.op[1] == state.place(OpPiece::kRock) &&
         trace.counted == state.counted &&
         // IS-24.5: with two players a turn is told only when its first piece is chosen.
         (trace.trodden == state.trodden || state.ask == Ask::kFirst);
}

void expect_truth_agrees(const Story& story, FastRandom& random) {
  const State& state = story.state();
  if (state.pieces[0].start == CaptivePiece::kNoFruit || state.owner == kNoSeat) return;
  const Chart chart = chart_of(state);
  const Table table = story.table();
  for (const Viewer viewer : story.viewers()) {
    const auto& sayings = story.heard(viewer).sayings();
    Replay replay(shipped(), table);
    const std::size_t agree = replay.run(chart, sayings, random);
    ASSERT_EQ(agree, sayings.size())
        << "saying " << static_cast<int>(sayings[agree].said) << " of piece "
        << static_cast<int>(sayings[agree].who) << " " << static_cast<int>(sayings[agree].a);
    ASSERT_TRUE(replay.dropped() || std::ranges::any_of(replay.traces(), [&](const Trace& trace) {
                  return is_true(state, trace);
                }));
  }
}

TEST(IsReplay, IS_25_1_the_truth_agrees_with_everything_that_was_heard) {
  FastRandom random(31);
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Story story(Options::for_seats(2 + static_cast<int>(seed % 3)), seed);
    for (int ply = 0; !story.over(); ++ply) {
      story.play();
      if (random.below(40) == 0) expect_truth_agrees(story, random);
      if (HasFatalFailure()) FAIL() << "seed " << seed << ", ply " << ply;
    }
    expect_truth_agrees(story, random);
    if (HasFatalFailure()) FAIL() << "seed " << seed << " at the end";
  }
}

Saying saying(Said said, int who, int a, int b = Saying::kNone) {
  Saying made;
  made.said = said;
  made.who = static_cast<std::uint8_t>(who);
  made.a = static_cast<std::uint8_t>(a);
  made.b = static_cast<std::uint8_t>(b);
  return made;
}

// On R1 orange is on E1, and cherries are E of it.
TEST(IsReplay, IS_12_1_a_name_a_meeting_and_silence_are_each_believed) {
  const Chart chart(shipped(), r1(), shipped().islands[0].tokens);
  Table table;
  table.pieces = 2;
  table.characters = {Character::kPhil, Character::kHempel, Character::kNone};
  std::vector<Saying> sayings{
      saying(Said::kStart, 0, static_cast<int>(Fruit::kOrange)),
      saying(Said::kStart, 1, static_cast<int>(Fruit::kCherries)),
      saying(Said::kDeclared, 0, index_of(Direction::kE), 1),
      saying(Said::kLanded, 0, Name::of(Fruit::kCherries).id),
  };
  FastRandom random(1);
  Replay replay(shipped(), table);
  EXPECT_EQ(replay.run(chart, sayings, random), 3u) << "piece b is there, and was not named";
  sayings[3].company.pieces = PieceSet::of(Piece::at(1));
  EXPECT_EQ(replay.run(chart, sayings, random), 4u);
  sayings[3].company.op = OpPieceSet::of(OpPiece::kBush);
  EXPECT_EQ(replay.run(chart, sayings, random), 3u) << "the Bush is not there";
  sayings[3].company.op = {};
  sayings[3].a = Name::of(Fruit::kLime).id;
  EXPECT_EQ(replay.run(chart, sayings, random), 3u) << "lime is elsewhere";
  sayings[2].b = 3;  // three steps E of E1 is a portal
  sayings[3] = saying(Said::kLanded, 0, Name::of(Space::portal(0)).id);
  EXPECT_EQ(replay.run(chart, sayings, random), 4u);
}

TEST(IsReplay, islands_drawn_at_random_contradict_a_round_of_play) {
  FastRandom random(37);
  Story story(Options::for_seats(4), 3);
  while (!story.over() && story.state().round < 3) story.play();
  const auto& sayings = story.heard(kSpectator).sayings();
  for (int i = 0; i < 50; ++i) {
    Island island;
    while (!island.complete()) {
      const Draws draws = next_draws(shipped().lakes, island);
      island.place(nth_placement(draws, random.below(total_weight(draws))));
    }
    Replay replay(shipped(), story.table());
    EXPECT_LT(replay.run(Chart(shipped(), island, {}), sayings, random), sayings.size());
  }
}

}  // namespace
}  // namespace paradoxa::island
