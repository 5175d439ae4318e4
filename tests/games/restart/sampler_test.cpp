// Drawn positions agree with what was seen, are in order, and can be played on.
#include <map>

#include <gtest/gtest.h>

#include "games/restart/sampler/determinize.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Options options_of(Dystopia dystopia, int game) {
  Options options = Options::for_seats(2 + game % 3);
  options.dystopia = dystopia;
  options.intro = game % 4 == 3 ? Switch::kOn : Switch::kOff;
  return options;
}

// At moments of random games, for every viewer.
void agrees(Dystopia dystopia) {
  for (int game = 0; game < 8; ++game) {
    FastRandom random(static_cast<std::uint64_t>(game + 1));
    State state = initial(shipped(), options_of(dystopia, game));
    for (int moves = 0; state.ask != Ask::kOver; ++moves) {
      const bool dug = state.depth > 0 && top(state).op == Op::kDig;
      if (moves % 7 == 0 || dug)
        for (int v = -2; v < state.seats(); ++v) {
          const Viewer viewer = v == -2 ? kSpectator : v == -1 ? kReferee : Viewer::of(seat(v));
          const View seen = view(shipped(), state, viewer);
          const State drawn = Sampler(shipped(), seen).next(random);
          ASSERT_EQ(flaw(shipped(), drawn), "") << game << " after " << moves;
          ASSERT_TRUE(view(shipped(), drawn, viewer) == seen) << game << " after " << moves;
        }
      apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
            NobodyListens{});
    }
  }
}
TEST(RsSampler, pandemia_agrees_with_the_view) { agrees(Dystopia::kPandemia); }
TEST(RsSampler, anomie_agrees_with_the_view) { agrees(Dystopia::kAnomie); }
TEST(RsSampler, extinction_agrees_with_the_view) { agrees(Dystopia::kExtinction); }
TEST(RsSampler, oceanrealm_agrees_with_the_view) { agrees(Dystopia::kOceanrealm); }

TEST(RsSampler, the_referee_has_nothing_to_draw_but_what_has_no_order) {
  const Table table(Dystopia::kPandemia, 3, Phase::kPerception);
  FastRandom random(1);
  const State drawn = Sampler(shipped(), view(shipped(), table.state, kReferee)).next(random);
  EXPECT_EQ(drawn.deck, table.state.deck);
  EXPECT_EQ(drawn.cards, table.state.cards);
  EXPECT_EQ(drawn.own_chains, table.state.own_chains);
  EXPECT_EQ(drawn.row, table.state.row);
}

TEST(RsSampler, RS_I4_a_known_card_stays_in_its_hand_and_the_others_vary) {
  Table table(Dystopia::kPandemia, 2, Phase::kMemory);
  const Card known = table.state.upcoming[0];
  table.play(Move::of(MoveKind::kDrawUpcoming, 1));
  const Sampler sampler(shipped(), view(shipped(), table.state, Viewer::of(seat(1))));
  FastRandom random(2);
  std::map<int, int> others;
  constexpr int kDraws = 3000;
  for (int i = 0; i < kDraws; ++i) {
    const State drawn = sampler.next(random);
    EXPECT_TRUE(drawn.hand(seat(0)).contains(known));
    drawn.hand(seat(0)).for_each([&](Card card) { ++others[card.id]; });
  }
  // 7 unknown cards of those that the other seat has not seen, each as likely.
  const int unseen = 82 + 7;
  EXPECT_EQ(static_cast<int>(others.size()), unseen + 1);
  for (const auto& [id, count] : others)
    if (id != known.id) {
      EXPECT_NEAR(count, kDraws * 7 / unseen, 90) << id;
    }
}

TEST(RsSampler, RS_I2_levels_are_kept) {
  const Table table(Dystopia::kPandemia, 2, Phase::kPerception);
  const Sampler sampler(shipped(), view(shipped(), table.state, kSpectator));
  FastRandom random(3);
  for (int i = 0; i < 100; ++i) {
    const State drawn = sampler.next(random);
    for (std::size_t p = 0; p < 6; ++p) EXPECT_EQ(drawn.row[p].level(), table.state.row[p].level());
    for (int level = 1; level <= 3; ++level)
      EXPECT_EQ((drawn.chain_hand(seat(0)) & ChainSet::of_level(level)).size(),
                (table.state.chain_hand(seat(0)) & ChainSet::of_level(level)).size());
  }
}

}  // namespace
}  // namespace paradoxa::restart
