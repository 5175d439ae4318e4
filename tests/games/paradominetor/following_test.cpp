// PD-4: which tiles a follower may play.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

TEST(PdFollowing, PD_4_1_table_colours_are_those_played_and_the_declared_one) {
  TestGame coloured(at_lead("4 RBGY left 0", "R3n/G2p -R/K0/"));
  coloured.play("R3n");
  EXPECT_EQ(coloured.state().table_colours, ColourSet{0b0001});
  coloured.play("G2p");
  EXPECT_EQ(coloured.state().table_colours, ColourSet{0b0101});
  coloured.play("K0");
  EXPECT_EQ(coloured.state().table_colours, ColourSet{0b0101});
  TestGame black(at_lead("4 RBGY left 0", "K0/Y2p -B/"));
  black.play("K0=B");
  EXPECT_EQ(black.state().table_colours, ColourSet{0b0010});
  black.play("Y2p");
  EXPECT_EQ(black.state().table_colours, ColourSet{0b1010});
  EXPECT_EQ(view(kContent, black.state(), kSpectator).table_colours, ColourSet{0b1010});
}

TEST(PdFollowing, PD_4_2_must_follow_a_table_colour) {
  EXPECT_EQ(playable("decl=- table=R3 hand=R1p,R6f,G5f,Y2n"), "R1p,R6f");
  TestGame game(at_lead("4 RBGY left 0", "R3n/R1p G5f -R/"));
  game.play("R3n");
  game.state().hand(seat(1)).for_each([&](Tile t) {
    const bool follows = t.colour() == Colour::kRed || t.is_black();
    EXPECT_EQ(refusal(kContent, game.state(), seat(1), Move::play(t)),
              follows ? kNoClause : "PD-4.2"_clause)
        << to_text(t);
  });
}

TEST(PdFollowing, PD_4_3_any_table_colour_any_value_any_timeframe) {
  EXPECT_EQ(playable("decl=- table=R3,G2 hand=R1p,R6f,G1p,G5f,Y2n"), "R1p,R6f,G1p,G5f");
  EXPECT_EQ(playable("decl=- table=R3,G2,Y1 hand=R1p,G1p,Y6f,B1p"), "R1p,G1p,Y6f");
}

TEST(PdFollowing, PD_4_4_anything_goes_without_a_table_colour) {
  EXPECT_EQ(playable("decl=- table=R3 hand=G5f,Y2n,B1p,P6f"), "B1p,G5f,Y2n,P6f");
  EXPECT_EQ(playable("decl=- table=R3,G1 hand=B1p,P6f,K0"), "B1p,P6f,K0");
}

TEST(PdFollowing, PD_4_5_black_may_be_played_at_any_time) {
  EXPECT_EQ(playable("decl=- table=R3 hand=R1p,R2p,K0"), "R1p,R2p,K0");
  EXPECT_EQ(playable("decl=- table=- hand=R1p,K0"), "R1p,K0");
  EXPECT_EQ(playable("decl=- table=R3 hand=G1p,K0"), "G1p,K0");
  EXPECT_EQ(playable("decl=R table=K0 hand=R1p,K0"), "R1p,K0");
}

TEST(PdFollowing, PD_4_6_black_never_obliges) {
  EXPECT_EQ(playable("decl=- table=R3,K0 hand=G1p,K0"), "G1p,K0");  // played by a follower
  EXPECT_EQ(playable("decl=B table=K0 hand=G1p,K0"), "G1p,K0");     // led
  EXPECT_EQ(playable("decl=B table=K0,K0,K0 hand=G1p,P6f,K0"), "G1p,P6f,K0");
  EXPECT_EQ(playable("decl=- table=R3 hand=G1p,K0,K0"), "G1p,K0");  // only held
}

TEST(PdFollowing, PD_4_7_the_first_follower_is_bound_to_the_lead_colour) {
  EXPECT_EQ(playable("decl=- table=G3 hand=G1p,R1p,B1p,Y1p,P1p,K0"), "G1p,K0");
  EXPECT_EQ(playable("decl=Y table=K0 hand=G1p,R1p,B1p,Y1p,P1p,K0"), "Y1p,K0");
}

TEST(PdFollowing, PD_4_8_a_new_colour_binds_those_who_lack_the_lead_colour) {
  EXPECT_EQ(playable("decl=- table=R3,G2 hand=G5f,Y2n,B1p"), "G5f");
  EXPECT_EQ(playable("decl=- table=R3,G2 hand=G5f,Y2n,K0"), "G5f,K0");
  EXPECT_EQ(playable("decl=- table=R3,G2,Y4 hand=G5f,Y2n,B1p"), "G5f,Y2n");
}

TEST(PdFollowing, PD_4_9_nobody_must_beat_or_complete_or_avoid_a_paradox) {
  EXPECT_EQ(playable("decl=- table=R3 hand=R1p,R6f"), "R1p,R6f");     // low or high
  EXPECT_EQ(playable("decl=- table=R3 hand=R3n,R1n"), "R1n,R3n");     // complete or not
  EXPECT_EQ(playable("decl=- table=R3,R3 hand=R3f,R2p"), "R2p,R3f");  // a third one or not
}

TEST(PdFollowing, PD_4_10_copies_with_other_backs_are_separate_choices_blacks_one) {
  EXPECT_EQ(playable("decl=- table=R1 hand=R2p,R2n,R2f,K0,K0,K0"), "R2p,R2n,R2f,K0");
  EXPECT_EQ(playable("decl=- table=- hand=R2p,R2n,R2f,K0,K0,K0"), "R2p,R2n,R2f,K0");
}

TEST(PdFollowing, PD_4_11_a_face_on_the_table_may_always_be_matched) {
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    walk_random_game(varied_options(seed), run_seed() + seed, [&](const State& state) {
      if (state.phase != Phase::kFollow) return;
      const Seat s = state.next_to_play();
      state.hand(s).for_each([&](Tile t) {
        for (int i = 0; i < state.position; ++i) {
          if (state.trick_plays(state.trick)[i].tile().face() != t.face()) continue;
          EXPECT_EQ(refusal(kContent, state, s, Move::play(t)), kNoClause)
              << seed_trace() << " " << to_text(state);
        }
      });
    });
}

TEST(PdFollowing, PD_R7_the_lead_colour_has_no_priority) {
  // All the hand's tiles of either colour are open, though it could follow the lead.
  EXPECT_EQ(playable("decl=- table=B1,Y5 hand=B6f,B2p,Y2n,P4n"), "B2p,B6f,Y2n");
  TestGame game(at_lead("4 RBGY left 0", "B1p/Y1p -B/B2p Y2p/"));
  game.play("B1p Y1p");
  EXPECT_EQ(refusal(kContent, game.state(), seat(2), move("play Y2p")), kNoClause);
  EXPECT_EQ(refusal(kContent, game.state(), seat(2), move("play B2p")), kNoClause);
}

TEST(PdFollowing, PD_R8_lead_colour_and_new_colour_bind_alike) {
  EXPECT_EQ(playable("decl=- table=R3,G2 hand=R1p,B1p"), "R1p");
  EXPECT_EQ(playable("decl=- table=R3,G2 hand=G1p,B1p"), "G1p");
  EXPECT_EQ(playable("decl=- table=R3,G2 hand=R1p,G1p,B1p"), "R1p,G1p");
}

TEST(PdFollowing, PD_R9_black_on_the_table_does_not_call_for_black) {
  // A hand with nothing but black and an unbound colour is free, however many blacks lie there.
  for (const char* table : {"R3,K0", "R3,K0,K0", "R3,K0,K0,K0"})
    EXPECT_EQ(playable("decl=- table=" + std::string(table) + " hand=G1p,K0"), "G1p,K0") << table;
  // And black does not stand in for the colour it was declared as.
  EXPECT_EQ(playable("decl=R table=K0,K0 hand=R1p,G1p"), "R1p");
}

TEST(PdFollowing, PD_R27_all_tiles_of_the_trick_bind) {
  EXPECT_EQ(playable("decl=- table=R3,B1,G1,Y1 hand=Y2p,P1p"), "Y2p");
  EXPECT_EQ(playable("decl=- table=R3,B1,G1,Y1 hand=G2p,P1p"), "G2p");
  // Only of this trick: the colours of the last one are gone.
  TestGame game(at_lead("3 RBG left 0", "R1p B1p/R2p B2p/R3p B3p R1n"));
  game.play("R1p R2p R3p");
  ASSERT_EQ(game.state().lead, seat(2));
  game.play("B3p");
  EXPECT_EQ(game.state().table_colours, ColourSet{0b010});
}

TEST(PdFollowing, PD_R30_a_declared_colour_binds_like_a_led_one) {
  const std::string hand = " hand=P1n,G1p,R5n";
  EXPECT_EQ(playable("decl=P table=K0,G4" + hand), "G1p,P1n");
  EXPECT_EQ(playable("decl=- table=P2,G4" + hand), "G1p,P1n");
  EXPECT_EQ(playable("decl=P table=K0" + hand), "P1n");
  EXPECT_EQ(playable("decl=- table=P2" + hand), "P1n");
}

TEST(PdFollowing, PD_3_2_PD_4_2_PD_4_4_PD_4_5_the_clause_of_each_tile_is_told) {
  std::vector<std::string> clauses;
  for (const Played& played :
       played_trick("N=5 lead=0 decl=- plays=R1p,R2p,G3p,G4p,K0").all<Played>())
    clauses.emplace_back(played.clause.text());
  EXPECT_EQ(joined(clauses, " "), "PD-3.2 PD-4.2 PD-4.4 PD-4.2 PD-4.5");
}

// The clauses read out one after the other, against the masks, for random hands and tables.
TEST(PdFollowing, legal_follow_is_what_the_clauses_say) {
  SCOPED_TRACE(seed_trace());
  FastRandom random(run_seed());
  const TileSet all = initial(kContent, Options::for_seats(5)).undealt;
  for (int round = 0; round < 20000; ++round) {
    TileSet hand;
    const std::uint32_t size = 1 + random.below(15);
    for (std::uint32_t i = 0; i < size; ++i) {
      const Tile t = all.nth(random.below(75));
      if (t.is_black() ? hand.black() < 5 : !hand.contains(t)) hand.add(t);
    }
    const ColourSet table{static_cast<std::uint8_t>(random.below(32))};
    bool bound = false;
    hand.for_each([&](Tile t) { bound = bound || (!t.is_black() && table.contains(t.colour())); });
    TileSet expected;
    hand.for_each([&](Tile t) {
      const bool may = t.is_black() || !bound || table.contains(t.colour());
      if (may && !expected.contains(t)) expected.add(t);
    });
    ASSERT_EQ(legal_follow(hand, table), expected) << to_text(hand);
  }
}

}  // namespace
}  // namespace paradoxa::paradominetor
