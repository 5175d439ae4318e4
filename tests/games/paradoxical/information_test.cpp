// PX-I: who knows what; views, events, and positions drawn from views.
#include <map>

#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

View seen_by_seat(const State& state, int s) { return view(shipped(), state, Viewer::of(seat(s))); }

bool shows(const View& v, int s, std::string_view name) {
  for (const SeenCard& seen : v.hands[static_cast<std::size_t>(s)])
    if (!seen.hidden() && seen.card() == card(name)) return true;
  return false;
}

TEST(PxInformation, PX_I1_PX_I7_what_lies_open_everybody_sees) {
  const State state = table(2, "tableaux K5! T6- S7+/V1; pool K9; discards S4 S5/T2; hands K10/");
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(1)), kSpectator}) {
    const View v = view(shipped(), state, viewer);
    EXPECT_EQ(v.tableaux, state.tableaux);
    EXPECT_EQ(v.used, state.used);
    EXPECT_EQ(v.down, state.down);
    EXPECT_EQ(v.shielded, state.shielded);
    EXPECT_EQ(v.pool, state.pool);
    EXPECT_EQ(v.piles, state.piles);
    EXPECT_EQ(v.turn, state.turn);
    EXPECT_EQ(v.active, state.active);
  }
}

TEST(PxInformation, PX_I2_PX_I3_PX_R32_PX_I13_hand_cards_show_deck_and_number_only) {
  const State state = table(3, "tableaux K1 K2/S1/S3; hands /K9 S4 T5=2/");
  const View other = seen_by_seat(state, 0);
  ASSERT_EQ(other.hands[1].size, 3);
  int first = 0, second = 0;
  for (const SeenCard& seen : other.hands[1]) {
    EXPECT_TRUE(seen.hidden());
    ++(seen.deck() == kDeck1 ? first : second);
  }
  EXPECT_EQ(first, 2);
  EXPECT_EQ(second, 1);
  EXPECT_TRUE(shows(seen_by_seat(state, 1), 1, "K9"));
  EXPECT_TRUE(shows(seen_by_seat(state, 2), 1, "T5"));
  EXPECT_FALSE(shows(seen_by_seat(state, 2), 1, "K9"));
}

TEST(PxInformation, PX_I4_only_who_sought_knows_cards_under_a_deck_and_their_places) {
  const State state = table(2, "tableaux K1 K2/S1; under K9=0 S4/T5=1");
  const View mine = seen_by_seat(state, 0), theirs = seen_by_seat(state, 1);
  EXPECT_EQ(mine.piles[0].ordered_at(0), card("K9"));
  EXPECT_EQ(mine.piles[0].ordered_at(1), View::kUnknown);
  EXPECT_EQ(mine.piles[1].ordered_at(0), View::kUnknown);
  EXPECT_EQ(theirs.piles[0].ordered_at(0), View::kUnknown);
  EXPECT_EQ(theirs.piles[1].ordered_at(0), card("T5"));
}

TEST(PxInformation, PX_I5_cards_looked_at_are_seen_by_the_seeker) {
  TestGame game(stacked(table(2, "tableaux K6 T1/T2 T3"), 1, "K1 S1 K2 S2 K3 S3"));
  game.play("effect K6, deck 1");
  EXPECT_EQ(seen_by_seat(game.state(), 0).aside[0], card("K1"));
  EXPECT_EQ(seen_by_seat(game.state(), 1).aside[0], View::kUnknown);
  EXPECT_EQ(seen_by_seat(game.state(), 1).aside_size, 5);
  const Looked looked = game.all<Looked>().at(0);
  EXPECT_EQ(looked.seen_by(Viewer::of(seat(0)))->cards.size(), 5u);
  EXPECT_TRUE(looked.seen_by(Viewer::of(seat(1)))->cards.empty());
}

TEST(PxInformation, PX_I6_a_deck_has_no_order_that_anybody_could_know) {
  // What is drawn comes as Nature's move; before it the deck is a set.
  const State state = table(2, "tableaux K1 K2/S1");
  EXPECT_EQ(state.deck_size(kDeck1), state.unordered(kDeck1).size());
}

TEST(PxInformation, PX_I8_a_rebuild_makes_cards_unknown) {
  TestGame game(stacked(table(2, "tableaux K1 T2/T3 T4"), 1, ""));
  game.play("build, deck 1");
  for (const CardSet& known : game->known) EXPECT_TRUE((known & game->unordered(kDeck1)).empty());
  EXPECT_FALSE(game->unordered(kDeck1).empty());
}

TEST(PxInformation, PX_I9_who_knew_a_card_still_knows_it_in_a_hand) {
  // Seat 1 put S1 under the deck; seat 0 draws it.
  State state = stacked(table(2, "tableaux V8 V7/T2 T3"), 1, "S1 K2");
  state.known[1].add(card("S1"));
  TestGame game(state);
  game.play("effect V7, deck 1");
  EXPECT_EQ(hand_of(game.state(), 0), "S1");
  EXPECT_TRUE(shows(seen_by_seat(game.state(), 1), 0, "S1"));
  game.play("deck 1");
  EXPECT_FALSE(shows(seen_by_seat(game.state(), 1), 0, "K2"));
  const auto drawn = game.all<Drew>();
  EXPECT_TRUE(drawn.at(0).seen_by(Viewer::of(seat(1)))->card.exists());
  EXPECT_FALSE(drawn.at(1).seen_by(Viewer::of(seat(1)))->card.exists());
  EXPECT_FALSE(drawn.at(0).seen_by(kSpectator)->card.exists());
}

TEST(PxInformation, PX_I10_others_forget_cards_of_which_some_were_taken_into_a_hand) {
  State state = stacked(table(2, "tableaux K3 K12 T1/T2 T3"), 1, "S1 K2 S3 K4");
  state.known[1] = cards("S1 K2 S3 K4");
  TestGame hand(state);
  hand.play("effect K3, deck 1, pick S1, pick K2");
  EXPECT_EQ(hand->known[1], cards("K4"));
  EXPECT_EQ(hand->known[0], cards("S1 K2 S3"));
  TestGame open(state);
  open.play("effect K12, deck 1, pick S1");  // to the tableau: nobody forgets
  EXPECT_EQ(open->known[1], cards("K2 S3 K4"));
}

TEST(PxInformation, PX_I12_cards_from_open_places_are_known_in_a_hand) {
  TestGame game(table(2, "tableaux K7 T2/S1 S3; discards /T5"));
  game.play("effect K7, stop");
  EXPECT_TRUE(shows(view(shipped(), game.state(), kSpectator), 0, "T5"));
}

TEST(PxInformation, PX_I13_the_order_of_a_hand_tells_nothing) {
  const State a = table(2, "tableaux K1 K2/S1; hands /K9 S4 T5");
  const State b = table(2, "tableaux K1 K2/S1; hands /K10 S13 V1");
  EXPECT_EQ(seen_by_seat(a, 0), seen_by_seat(b, 0));
}

TEST(PxInformation, PX_I14_a_view_names_deck_and_batch_and_what_a_batch_has) {
  const State state = position(
      "2 discard mixed any any_claim off 100; turn 9 active 1 tokens 0 0 batches 2 0; "
      "tableaux K1 K2/S1 S3; hands S9 T4/K7@1 K8@2 S5; ask action who 1");
  const View v = seen_by_seat(state, 0);
  std::map<int, int> of_batch;
  for (const SeenCard& seen : v.hands[1]) {
    EXPECT_TRUE(seen.hidden());
    ++of_batch[seen.batch];
  }
  EXPECT_EQ(of_batch, (std::map<int, int>{{0, 1}, {1, 1}, {2, 1}}));
  // The only hidden cards of the older batches: everybody can name them.
  ASSERT_EQ(v.older_size, 2);
  EXPECT_EQ(v.older[0], (HandCard{card("K7"), 1}));
  EXPECT_EQ(v.older[1], (HandCard{card("S5"), 0}));
  FastRandom random(4);
  Sampler sampler(shipped(), v);
  for (int i = 0; i < 20; ++i) {
    const State drawn = sampler.next(random);
    EXPECT_TRUE(drawn.hand(seat(1)).contains(card("K7")));
    EXPECT_TRUE(drawn.hand(seat(1)).contains(card("S5")));
  }
}

TEST(PxInformation, PX_I14_a_card_from_an_open_place_has_no_batch_any_more) {
  const State state = position(
      "2 discard mixed any any_claim off 100; turn 9 active 0 tokens 0 0 batches 2 2; "
      "tableaux K7 T2/S1 S3; hands K9@1/S5@2; discards /T5; ask action who 0");
  TestGame game(state);
  game.play("effect K7, stop");  // takes T5
  const auto batch_of = [&](std::string_view name) {
    for (const HandCard& held : game->hand(seat(0)))
      if (held.card == card(name)) return static_cast<int>(held.batch);
    return -1;
  };
  EXPECT_EQ(batch_of("T5"), 0);
  EXPECT_EQ(batch_of("K9"), 1);
  // Positions keep what hands have: hidden, shown or taken openly.
  const auto again = Codec::parse_position(shipped(), json::parse(to_text(game.state())));
  ASSERT_TRUE(again.ok()) << again.error();
  EXPECT_EQ(*again, game.state());
}

TEST(PxInformation, PX_I14_batch_numbers_start_again_and_leave_out_those_still_borne) {
  State state = stacked(table(2, "tableaux K1 T2/T3 T4; hands S9/"), 1, "");
  state.batches[0] = 255;
  state.hands[0].cards[0].batch = 1;
  TestGame game(state);
  game.play("build, deck 1");
  EXPECT_EQ(game->batches[0], 2);
}

// ---- Positions drawn from views -----------------------------------------------------------------

TEST(PxDeterminize, every_position_drawn_is_sound_and_gives_the_same_view) {
  SCOPED_TRACE(seed_trace());
  FastRandom random(run_seed());
  int drawn = 0;
  watch_games(kSanitized ? 3 : 18, run_seed(), [&](const State& state) {
    for (int s = 0; s <= state.seats(); ++s) {
      const Viewer viewer = s < state.seats() ? Viewer::of(seat(s)) : kSpectator;
      const View v = view(shipped(), state, viewer);
      const State position = Sampler(shipped(), v).next(random);
      ASSERT_EQ(flaw(shipped(), position), "") << to_text(position);
      ASSERT_EQ(view(shipped(), position, viewer), v) << to_text(state);
      ++drawn;
    }
  });
  EXPECT_GT(drawn, 1000);
}

TEST(PxDeterminize, the_referees_view_gives_the_position_itself) {
  FastRandom random(9);
  watch_games(6, 31, [&](const State& state) {
    ASSERT_EQ(Sampler(shipped(), view(shipped(), state, kReferee)).next(random), state);
  });
}

TEST(PxDeterminize, the_same_seed_draws_the_same_positions) {
  const State state = table(3, "tableaux K1 K2/S1/S3; hands K9/K10 S4 T5/V1");
  const View v = seen_by_seat(state, 0);
  FastRandom one(5), two(5);
  const Sampler a(shipped(), v), b(shipped(), v);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(a.next(one), b.next(two));
}

// Two hidden hand cards and one place under the deck among five unseen cards: 5 * 4 * 3 worlds.
TEST(PxDeterminize, all_worlds_that_agree_are_equally_likely) {
  State state = stacked(table(2, "tableaux T1 T2/T3 T4; hands /K9 S4"), 1, "S5 S6 S7");
  state.face_down = cards("S5 S6") | state.unordered(kDeck2);
  state.pile(kDeck1).pop_ordered();
  state.pile(kDeck1).pop_ordered();
  ASSERT_EQ(flaw(shipped(), state), "");
  const Sampler sampler(shipped(), seen_by_seat(state, 0));
  std::map<std::string, int> worlds;
  FastRandom random(11);
  constexpr int kDraws = 30'000;
  for (int i = 0; i < kDraws; ++i) {
    const State drawn = sampler.next(random);
    ++worlds[hand_of(drawn, 1) + "/" + under_of(drawn, 1)];
  }
  ASSERT_EQ(worlds.size(), 30u);  // hands have no order
  double chi = 0;
  for (const auto& [world, count] : worlds) {
    const double off = count - kDraws / 30.0;
    chi += off * off / (kDraws / 30.0);
  }
  EXPECT_LT(chi, 29 + 6 * 7.6);  // six deviations
}

}  // namespace
}  // namespace paradoxa::paradoxical
