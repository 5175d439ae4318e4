// PD-2.6 to PD-2.11 and PD-9.1: the pass.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr const char* kHands = "R1p R2p R1n R2f K0/B1p B1n B2f/G1p G1n G2f";
constexpr const char* kPasses = "R1p R1n R2f/B1p B1n B2f/G1p G1n G2f";

TestGame passing(std::string_view opts = "3 RBG left 0") { return TestGame(at_pass(opts, kHands)); }

TEST(PdPass, PD_2_6_one_past_one_present_and_one_future_tile_in_this_order) {
  TestGame game = passing();
  for (const Timeframe asked : {Timeframe::kPast, Timeframe::kPresent, Timeframe::kFuture}) {
    const TileSet row = game.state().hand(seat(0)) & TileSet::of_timeframe(asked);
    std::string expected;
    row.distinct().for_each(
        [&](Tile t) { expected += (expected.empty() ? "pass " : ", pass ") + to_text(t); });
    EXPECT_EQ(legal_text(game.state(), seat(0)), expected);
    // Every tile of another timeframe is refused, although it is in the hand.
    game.state().hand(seat(0)).for_each([&](Tile t) {
      EXPECT_EQ(refusal(kContent, game.state(), seat(0), Move::pass(t)),
                t.timeframe() == asked ? kNoClause : "PD-2.6"_clause);
    });
    game.make(seat(0), Move::pass(row.nth(0)));
  }
  // Three are enough, and nobody may stop before.
  EXPECT_EQ(legal_text(game.state(), seat(0)), "");
  EXPECT_FALSE(to_act(kContent, game.state()).contains(seat(0)));
  EXPECT_TRUE(to_act(kContent, game.state()).contains(seat(1)));
}

TEST(PdPass, PD_2_6_only_tiles_of_the_own_hand) {
  const TestGame game = passing();
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("pass B1p")), "PD-2.6"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), seat(1), move("pass R1p")), "PD-2.6"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), seat(3), move("pass R1p")), "PD-2.6"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), kNature, move("pass R1p")), "PD-2.6"_clause);
}

TEST(PdPass, PD_2_7_a_black_tile_may_be_the_past_tile) {
  TestGame game = passing();
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("pass K0")), kNoClause);
  const int before = game.state().hand(seat(1)).black();
  game.pass("K0 R1n R2f/B1p B1n B2f/G1p G1n G2f");
  EXPECT_EQ(game.state().hand(seat(1)).black(), before + 1);
  // But not the present or the future one.
  TestGame second = passing();
  second.make(0, "pass R1p");
  EXPECT_EQ(refusal(kContent, second.state(), seat(0), move("pass K0")), "PD-2.6"_clause);
}

TEST(PdPass, PD_2_8_all_choose_at_the_same_time_and_a_choice_is_final) {
  TestGame game = passing();
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet{0b111});
  game.make(2, "pass G1p").make(0, "pass R1p").make(2, "pass G1n").make(2, "pass G2f");
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet{0b011});
  game.state().hand(seat(2)).for_each([&](Tile t) {
    EXPECT_EQ(refusal(kContent, game.state(), seat(2), Move::pass(t)), "PD-2.8"_clause);
  });
  // Seat 0 receives from seat 2 and learns nothing of it yet.
  const View seen = view(kContent, game.state(), Viewer::of(seat(0)));
  EXPECT_EQ(seen.given[2], (Given{kNoTile, kNoTile, kNoTile}));
  EXPECT_FALSE(seen.hands[0].contains(tile("G1p")));
}

TEST(PdPass, PD_2_8_the_order_of_the_choices_makes_no_difference) {
  State final_state{};
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    TestGame game = passing();
    FastRandom random(seed);
    PerSeat<std::vector<Tile>> left{tiles("R1p R1n R2f"), tiles("B1p B1n B2f"),
                                    tiles("G1p G1n G2f")};
    while (game.state().phase == Phase::kPass) {
      const Seat s = some_seat(to_act(kContent, game.state()), random);
      game.make(s, Move::pass(left[s.index].front()));
      left[s.index].erase(left[s.index].begin());
    }
    if (seed == 0) final_state = game.state();
    EXPECT_TRUE(same_bytes(game.state(), final_state));
  }
}

TEST(PdPass, PD_2_9_the_tiles_go_to_the_left) {
  for (int seats = 3; seats <= 5; ++seats) {
    State state = random_position(Options::for_seats(seats), 21, 15 * seats);
    TestGame game(state);
    FastRandom random(3);
    while (game.state().phase == Phase::kPass) {
      const Seat s = some_seat(to_act(kContent, game.state()), random);
      game.make(s, sample(kContent, game.state(), s, random));
    }
    for (int s = 0; s < seats; ++s) {
      TileSet expected = state.hand(seat(s));
      for (const Tile t : game.state().given[static_cast<std::size_t>(s)]) expected.remove(t);
      for (const Tile t : game.state().given[static_cast<std::size_t>((s + seats - 1) % seats)])
        expected.add(t);
      EXPECT_EQ(game.state().hand(seat(s)), expected);
    }
  }
}

TEST(PdPass, PD_2_10_one_exchange_at_one_moment_and_nothing_is_handed_on) {
  TestGame game = passing();
  const State before = game.state();
  game.make(0, "pass R1p").make(0, "pass R1n").make(0, "pass R2f");
  // The neighbour does not have these tiles yet, so cannot pass them on.
  EXPECT_EQ(refusal(kContent, game.state(), seat(1), move("pass R1p")), "PD-2.6"_clause);
  game.make(1, "pass B1p").make(1, "pass B1n").make(1, "pass B2f");
  game.make(2, "pass G1p").make(2, "pass G1n");
  for (int s = 0; s < 3; ++s) EXPECT_EQ(game.state().hand(seat(s)), before.hand(seat(s)));
  game.make(2, "pass G2f");
  for (int s = 0; s < 3; ++s) EXPECT_NE(game.state().hand(seat(s)), before.hand(seat(s)));
  EXPECT_EQ(game.all<Exchanged>().size(), 1u);
  for (int s = 0; s < 3; ++s)
    game.state().hand(seat(s)).for_each([&](Tile t) {
      EXPECT_EQ(refusal(kContent, game.state(), seat(s), Move::pass(t)), "PD-2.10"_clause);
    });
}

TEST(PdPass, PD_2_11_every_hand_is_five_of_each_timeframe_again) {
  for (const char* opts : {"3 RBG left 0", "3 RBG right 0"}) {
    TestGame game = passing(opts);
    game.pass("K0 R1n R2f/B1p B1n B2f/G1p G1n G2f");
    for (int s = 0; s < 3; ++s) {
      EXPECT_EQ(game.state().hand(seat(s)).size(), 15);
      for (const Timeframe t : {Timeframe::kPast, Timeframe::kPresent, Timeframe::kFuture})
        EXPECT_EQ((game.state().hand(seat(s)) & TileSet::of_timeframe(t)).size(), 5);
    }
  }
}

TEST(PdPass, PD_9_1_to_the_right_while_play_stays_clockwise) {
  TestGame game = passing("3 RBG right 0");
  game.pass(kPasses);
  EXPECT_TRUE(game.state().hand(seat(2)).contains(tile("R1p")));
  EXPECT_TRUE(game.state().hand(seat(0)).contains(tile("B1p")));
  EXPECT_TRUE(game.state().hand(seat(1)).contains(tile("G1p")));
  const View seen = view(kContent, game.state(), Viewer::of(seat(0)));
  EXPECT_EQ(seen.giver(seat(0)), seat(1));
  EXPECT_EQ(seen.given[1], (Given{tile("B1p"), tile("B1n"), tile("B2f")}));
  for (int place = 0; place < 3; ++place) {
    const Seat s = to_act(kContent, game.state()).first();
    EXPECT_EQ(s, seat(place));
    const auto options_now = legal_moves(kContent, game.state(), s);
    game.make(s, options_now[0]);
  }
  // The default direction is the other one.
  EXPECT_EQ(Options{}.pass, PassDirection::kLeft);
}

TEST(PdPass, PD_R6_that_a_seat_has_chosen_is_open_and_what_is_not) {
  TestGame game = passing();
  game.make(1, "pass B1p").make(1, "pass B1n").make(0, "pass R1p");
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(2)), kSpectator}) {
    const View seen = view(kContent, game.state(), viewer);
    EXPECT_EQ(slashed(seen.chosen, 3), "1/2/0");
    EXPECT_EQ(seen.given[1], (Given{kNoTile, kNoTile, kNoTile}));
    for (const PassChosen& chosen : game.all<PassChosen>()) {
      const auto told_of = chosen.seen_by(viewer);
      ASSERT_TRUE(told_of);
      EXPECT_EQ(told_of->number, chosen.number);
      EXPECT_EQ(told_of->tile, viewer.sees_as(chosen.seat) ? chosen.tile : kNoTile);
    }
  }
  EXPECT_EQ(view(kContent, game.state(), Viewer::of(seat(1))).given[1],
            (Given{tile("B1p"), tile("B1n"), kNoTile}));
  // Two worlds that differ in a neighbour's choice look the same.
  TestGame other = passing();
  const TileSet present = other.state().hand(seat(1)) & TileSet::of_timeframe(Timeframe::kPresent);
  other.make(1, "pass B1p").make(seat(1), Move::pass(present.nth(4))).make(0, "pass R1p");
  EXPECT_EQ(view(kContent, game.state(), Viewer::of(seat(2))),
            view(kContent, other.state(), Viewer::of(seat(2))));
}

TEST(PdPass, events_come_in_their_order) {
  TestGame game(random_position(Options::for_seats(3), 4, 44));
  FastRandom random(4);
  const SeatSet nature = SeatSet::of(kNature);
  ASSERT_EQ(to_act(kContent, game.state()), nature);
  game.make(kNature, sample(kContent, game.state(), kNature, random));  // the last tile
  for (int s = 0; s < 3; ++s)
    for (int k = 0; k < 3; ++k) game.make(seat(s), sample(kContent, game.state(), seat(s), random));
  game.make(kNature, "first 2");
  EXPECT_EQ(game.names(),
            "deal deal deal "
            "pass_choice pass_choice pass_choice pass_committed "
            "pass_choice pass_choice pass_choice pass_committed "
            "pass_choice pass_choice pass_choice pass_committed "
            "pass_exchange first_lead");
  for (int s = 0; s < 3; ++s)
    EXPECT_EQ(game.all<Dealt>()[static_cast<std::size_t>(s)].seat, seat(s));
}

}  // namespace
}  // namespace paradoxa::paradominetor
