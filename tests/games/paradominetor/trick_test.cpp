// PD-3: how a trick runs.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

TEST(PdTrick, PD_3_1_there_are_exactly_fifteen_tricks) {
  for (int seats = 3; seats <= 5; ++seats) {
    TestGame game(initial(kContent, Options::for_seats(seats)));
    game.play_to_the_end(31);
    const auto scored = game.all<TrickScored>();
    ASSERT_EQ(scored.size(), 15u);
    for (std::size_t k = 0; k < 15; ++k) EXPECT_EQ(scored[k].trick, k + 1);
    EXPECT_EQ(game.all<Played>().size(), static_cast<std::size_t>(15 * seats));
  }
}

TEST(PdTrick, PD_3_2_the_lead_player_may_open_with_any_tile) {
  const State state = at_lead("4 RBGY left 2", "//R1p R2p B3p Y4p K0/");
  TileSet listed;
  for (const Move m : legal_moves(kContent, state, seat(2))) listed.add(m.tile());
  EXPECT_EQ(listed, state.hand(seat(2)).distinct());
  EXPECT_EQ(listed.size(), 15);
  TestGame black(state);
  black.make(2, "play K0");
  EXPECT_EQ(black.state().phase, Phase::kDeclare);
  // A tile from another hand is not an option.
  TileSet others = state.hand(seat(0));
  others.for_each([&](Tile t) {
    if (!t.is_black()) {
      EXPECT_EQ(refusal(kContent, state, seat(2), Move::play(t)), "PD-3.2"_clause);
    }
  });
}

TEST(PdTrick, PD_3_3_the_others_play_one_tile_each_in_turn) {
  TestGame game(at_lead("4 RBGY left 3", "R1p/R2p/R3p/R4p"));
  game.make(3, "play R4p");
  for (int place = 0; place < 3; ++place) {
    EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(place)));
    for (int s = 0; s < 4; ++s) {
      if (s == place) continue;
      EXPECT_EQ(legal_text(game.state(), seat(s)), "");
      game.state().hand(seat(s)).for_each([&](Tile t) {
        EXPECT_EQ(refusal(kContent, game.state(), seat(s), Move::play(t)), "PD-3.3"_clause);
      });
    }
    // No one may sit out: the seat to play can only play tiles.
    for (const Move m : legal_moves(kContent, game.state(), seat(place)))
      EXPECT_EQ(m.kind, MoveKind::kPlay);
    const int held = game.state().hand(seat(place)).size();
    game.play("R" + std::to_string(place + 1) + "p");
    EXPECT_EQ(game.state().hand(seat(place)).size(), held - 1);
  }
  EXPECT_EQ(game.state().trick, 1);
}

TEST(PdTrick, PD_3_3_a_played_tile_is_gone_from_the_hand) {
  TestGame game(at_lead("3 RBG left 0", "R1p/R2p/R3p"));
  game.play("R1p R2p R3p");
  for (int s = 0; s < 3; ++s)
    EXPECT_FALSE(game.state().hand(seat(s)).contains(tile("R" + std::to_string(s + 1) + "p")));
  ASSERT_EQ(game.state().lead, seat(2));
  EXPECT_EQ(refusal(kContent, game.state(), seat(2), move("play R3p")), "PD-3.2"_clause);
}

TEST(PdTrick, PD_3_4_the_face_is_public_and_the_back_is_not) {
  TestGame game(at_lead("3 RBG left 0", "R3n/R1p/R2f"));
  game.play("R3n");
  const Played played = game.last<Played>();
  EXPECT_EQ(to_text(played.seen_by(Viewer::of(seat(0)))->tile), "R3n");
  for (const Viewer viewer : {Viewer::of(seat(1)), Viewer::of(seat(2)), kSpectator}) {
    EXPECT_EQ(to_text(played.seen_by(viewer)->tile), "R3");
    EXPECT_EQ(to_text(view(kContent, game.state(), viewer).plays[0]), "R3");
  }
  EXPECT_EQ(to_text(view(kContent, game.state(), Viewer::of(seat(0))).plays[0]), "R3n");
  EXPECT_EQ(to_text(view(kContent, game.state(), kReferee).plays[0]), "R3n");
}

TEST(PdTrick, PD_3_5_a_trick_is_scored_when_all_have_played_and_then_the_next_begins) {
  TestGame game(at_lead("3 RBG left 0", "R3n/R1p/R2f"));
  game.play("R3n R1p");
  EXPECT_TRUE(game.all<TrickScored>().empty());
  EXPECT_EQ(slashed(game.state().ones, 3), "0/0/0");
  EXPECT_EQ(game.state().trick, 0);
  game.play("R2f");
  EXPECT_EQ(game.names(), "play play play trick_result");
  EXPECT_EQ(slashed(game.state().ones, 3), "1/0/0");
  EXPECT_EQ(game.state().trick, 1);
  EXPECT_EQ(game.state().position, 0);
  EXPECT_EQ(game.state().phase, Phase::kLead);
  EXPECT_EQ(game.state().table_colours, ColourSet{});
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(0)));
}

TEST(PdTrick, PD_3_6_a_paradox_changes_nothing_before_the_trick_is_complete) {
  TestGame game(at_lead("5 RBGYP left 0", "R3p/R3n/R4f B1p/R4n/R6f"));
  game.play("R3p R3n");  // a paradox lies on the table
  EXPECT_EQ(slashed(game.state().halves, 5), "0/0/0/0/0");
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(2)));
  EXPECT_EQ(refusal(kContent, game.state(), seat(2), move("play B1p")), "PD-4.2"_clause);
  EXPECT_EQ(to_text(view(kContent, game.state(), kSpectator).plays[0]), "R3");
  EXPECT_TRUE(game.all<Revealed>().empty());
  game.play("R4f R4n R6f");  // a stronger one comes later
  EXPECT_EQ(told(game.last<TrickScored>()), "kind=paradox winners=2,3 hp=0/0/1/2/0 next=3");
}

TEST(PdTrick, PD_3_7_positions_count_from_the_lead) {
  TestGame game(at_lead("4 RBGY left 2", "R1p/R2p/R3p/R4p"));
  for (int place = 0; place < 4; ++place) {
    EXPECT_EQ(game.state().position, place);
    EXPECT_EQ(game.state().next_to_play(), seat((2 + place) % 4));
    game.play("R" + std::to_string((2 + place) % 4 + 1) + "p");
  }
  for (int place = 0; place < 4; ++place) {
    EXPECT_EQ(to_text(game.state().plays[static_cast<std::size_t>(place)].tile()),
              "R" + std::to_string((2 + place) % 4 + 1) + "p");
    EXPECT_EQ(view(kContent, game.state(), kSpectator).player_of(0, place), seat((2 + place) % 4));
  }
}

TEST(PdTrick, PD_R24_a_forced_tile_is_still_a_decision) {
  // Seat 1 has one red tile and no black: one choice, and it is asked all the same.
  TestGame game(at_lead("3 RBG left 0", "R3n/R1p -R -K/"));
  game.play("R3n");
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(1)));
  EXPECT_EQ(legal_text(game.state(), seat(1)), "play R1p");
  game.play("R1p");
  EXPECT_EQ(game.all<Played>().size(), 2u);
  // In a whole game every tile, including those of trick 15, is a move of its player.
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    State state = initial(kContent, varied_options(seed));
    FastRandom random(seed);
    int decisions = 0, black_leads = 0;
    for (SeatSet acting; !(acting = to_act(kContent, state)).empty();) {
      const Seat s = some_seat(acting, random);
      decisions += !is_nature(s);
      black_leads += state.phase == Phase::kDeclare;
      apply(kContent, state, s, sample(kContent, state, s, random), NobodyListens{});
    }
    EXPECT_EQ(decisions, 18 * state.seats() + black_leads);
  }
}

TEST(PdTrick, PD_R24_a_black_tile_led_in_trick_15_gets_its_declaration) {
  int met = 0;
  for (std::uint64_t seed = 0; seed < 400 && met < 5; ++seed)
    walk_random_game(varied_options(seed), seed, [&](const State& state) {
      if (state.phase != Phase::kDeclare || state.trick != kTricks - 1) return;
      ++met;
      EXPECT_EQ(legal_moves(kContent, state, state.lead).size(),
                static_cast<std::size_t>(state.seats()));
    });
  EXPECT_GT(met, 0);
}

}  // namespace
}  // namespace paradoxa::paradominetor
