// What the casual captive of Paradox Island draws is true, in every state of many games.
#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/casual_bot.hpp"
#include "games/all.hpp"
#include "games/island/bot/lore.hpp"
#include "games/island/rules/places.hpp"
#include "support/island.hpp"
#include "support/island_story.hpp"

namespace paradoxa::island {
namespace {

constexpr battery::Budget kGames{.test = 12, .soak = 400};

// How much was known, to see that the test looks at something.
struct Seen {
  int states = 0, located = 0, names = 0, op = 0;
};

void expect_true(const Story& story, Seat seat, Seen& seen) {
  const State& state = story.state();
  const View view = island::view(shipped(), state, Viewer::of(seat));
  const Lore lore(shipped(), view, story.heard(Viewer::of(seat)), seat);
  ++seen.states;
  for (int c = 0; c < kCells; ++c) {
    if (!lore.knows(Cell::at(c))) continue;
    ++seen.names;
    EXPECT_EQ(lore.name(Cell::at(c)), name_at(shipped(), state, Cell::at(c)));
  }
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    const CellSet cells = lore.cells(p);
    if (!state.piece(p).on_map()) continue;
    EXPECT_TRUE(cells.contains(state.piece(p).cell)) << i;
    seen.located += state.seat_of(p) == seat && cells.size() == 1 ? 1 : 0;
  }
  for (const OpPiece y : {OpPiece::kBush, OpPiece::kRock}) {
    const CellSet cells = lore.cells(y);
    if (cells.empty() || !state.place(y).on_map()) continue;
    ++seen.op;
    EXPECT_FALSE((cells & cells_of(state, state.place(y))).empty()) << static_cast<int>(y);
  }
  const Place wave = state.place(OpPiece::kWave);
  if (wave.is_ocean() && lore.wave() != 0) {
    EXPECT_TRUE((lore.wave() >> index_of(wave.part()) & 1) != 0);
  }
  EXPECT_EQ(lore.counted() - state.counted[seat.index - 1u], CellSet{});
}

// One move as the casual player makes it, one at random: so that games neither end at once nor
// leave anything out.
void play_some(Story& story, FastRandom& random) {
  const Seat seat = to_act(shipped(), story.state()).first();
  if (is_nature(seat) || random.below(2) == 0) return story.play();
  const View view = island::view(shipped(), story.state(), Viewer::of(seat));
  const Heard none;
  const Heard& heard = seat == kOpSeat ? none : story.heard(Viewer::of(seat));
  const MoveList legal = legal_moves(shipped(), story.state(), seat);
  story.play(
      seat,
      CasualBot<Game>().choose(shipped(), Known<Game>(view, heard), seat, legal, random).move);
}

TEST(IsLore, what_a_captive_draws_is_true) {
  Seen seen;
  for (int game = 0; game < kGames.amount(); ++game) {
    Story story(Options::for_seats(2 + game % 3), static_cast<std::uint64_t>(game));
    FastRandom random(static_cast<std::uint64_t>(game) + 50);
    while (!story.over() && !testing::Test::HasFailure()) {
      play_some(story, random);
      if (story.state().owner == kNoSeat || story.over()) continue;
      for (int s = 1; s < story.state().seats(); ++s) expect_true(story, seat(s), seen);
    }
    ASSERT_FALSE(testing::Test::HasFailure()) << "game " << game;
  }
  // It mostly knows where it is.
  EXPECT_GT(seen.located, seen.states / 2);
  EXPECT_GT(seen.names, 8 * seen.states);
  EXPECT_GT(seen.op, seen.states / 2);
}

}  // namespace
}  // namespace paradoxa::island
