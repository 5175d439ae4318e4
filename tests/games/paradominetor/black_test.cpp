// PD-5: leading a black tile.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

TestGame black_led(std::string_view others = "//") {
  TestGame game(at_lead("4 RBGY left 0", "K0/" + std::string(others)));
  game.make(0, "play K0");
  return game;
}

TEST(PdBlack, PD_5_1_a_led_black_must_be_declared_at_once) {
  const TestGame game = black_led();
  EXPECT_EQ(game.state().phase, Phase::kDeclare);
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(0)));
  EXPECT_EQ(legal_text(game.state(), seat(0)), "declare R, declare B, declare G, declare Y");
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("declare K")), "PD-5.1"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("declare P")), "PD-5.1"_clause);
  game.state().hand(seat(0)).for_each([&](Tile t) {
    EXPECT_EQ(refusal(kContent, game.state(), seat(0), Move::play(t)), "PD-5.1"_clause);
  });
  for (int s = 1; s < 4; ++s) {
    EXPECT_EQ(legal_text(game.state(), seat(s)), "");
    EXPECT_EQ(refusal(kContent, game.state(), seat(s), move("declare R")), "PD-3.3"_clause);
  }
  // Without a black lead there is nothing to declare.
  TestGame coloured(at_lead("4 RBGY left 0", "R1p K0/"));
  EXPECT_EQ(refusal(kContent, coloured.state(), seat(0), move("declare R")), "PD-5.1"_clause);
  coloured.play("R1p");
  EXPECT_EQ(coloured.state().phase, Phase::kFollow);
}

TEST(PdBlack, PD_5_2_any_colour_in_use_may_be_declared) {
  // Held or not held.
  TestGame without(at_lead("3 RBG left 0", "K0 -G/"));
  without.play("K0=G");
  EXPECT_EQ(without.state().declared[0], index_of(Colour::kGreen));
  // Even one of which no tile is left in any hand.
  bool met = false;
  for (std::uint64_t seed = 0; seed < 3000 && !met; ++seed)
    walk_random_game(Options::for_seats(3), seed, [&](const State& state) {
      if (state.phase != Phase::kDeclare || met) return;
      for (int c = 0; c < 3; ++c) {
        ColourSet only;
        only.add(colour_at(c));
        bool held = false;
        for (const TileSet& hand : state.hands)
          held = held || !(hand & TileSet::of_colours(only)).empty();
        if (held) continue;
        met = true;
        EXPECT_EQ(refusal(kContent, state, state.lead, Move::declare(colour_at(c))), kNoClause);
        EXPECT_EQ(legal_moves(kContent, state, state.lead).size(), 3u);
      }
    });
  EXPECT_TRUE(met) << "no black lead after a colour had run out";
}

TEST(PdBlack, PD_5_3_the_declared_colour_must_be_followed) {
  EXPECT_EQ(playable("decl=P table=K0 hand=P2p,R5n"), "P2p");
  EXPECT_EQ(playable("decl=R table=K0 hand=P2p,R5n"), "R5n");
  EXPECT_EQ(playable("decl=B table=K0 hand=P2p,R5n"), "R5n,P2p");
}

TEST(PdBlack, PD_5_4_a_led_black_is_a_zero_of_the_declared_colour) {
  EXPECT_EQ(judged("N=3 lead=0 decl=R plays=K0,R1n,G6f"), "kind=solo winners=1 hp=0/2/0 next=1");
  EXPECT_EQ(judged("N=3 lead=0 decl=R plays=K0,B6f,G6f"), "kind=solo winners=0 hp=2/0/0 next=0");
}

TEST(PdBlack, PD_5_5_for_paradoxes_a_led_black_is_black) {
  // No paradox with tiles of the declared colour.
  EXPECT_EQ(judged("N=3 lead=0 decl=R plays=K0,R1n,R1p"),
            "kind=paradox winners=1,2 hp=0/1/2 next=2");
  // But one with another black.
  EXPECT_EQ(judged("N=3 lead=0 decl=R plays=K0,R6f,K0"),
            "kind=paradox winners=0,2 hp=2/0/1 next=0");
}

TEST(PdBlack, PD_5_6_a_followers_black_has_no_colour) {
  // It is no tile of the lead colour, so a 1 beats it and it opens no colour.
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R1n,K0,G6f"), "kind=solo winners=0 hp=2/0/0 next=0");
  TestGame game(at_lead("3 RBG left 0", "R1n/K0/"));
  game.play("R1n K0");
  EXPECT_EQ(game.state().phase, Phase::kFollow);
  EXPECT_EQ(game.state().declared[0], kUndeclared);
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(2)));
  EXPECT_EQ(refusal(kContent, game.state(), seat(2), move("declare G")), "PD-5.6"_clause);
  EXPECT_TRUE(game.all<Declared>().empty());
}

TEST(PdBlack, PD_5_7_a_declaration_holds_for_its_trick_and_stands) {
  TestGame game(at_lead("3 RBG left 0", "K0 R1n/G1p/G2p"));
  game.play("K0=G");
  for (const char c : std::string("RBG"))
    EXPECT_EQ(refusal(kContent, game.state(), seat(0), Move::declare(colour(c))), "PD-3.3"_clause);
  for (const Viewer viewer : {Viewer::of(seat(1)), Viewer::of(seat(2)), kSpectator}) {
    EXPECT_EQ(view(kContent, game.state(), viewer).declared[0], index_of(Colour::kGreen));
    EXPECT_EQ(seen_by(game.last<Declared>(), viewer)->colour, Colour::kGreen);
  }
  game.play("G1p G2p");
  EXPECT_EQ(game.state().trick, 1);
  EXPECT_EQ(game.state().table_colours, ColourSet{});
  EXPECT_EQ(game.state().declared[1], kUndeclared);
  EXPECT_EQ(game.state().declared[0], index_of(Colour::kGreen)) << "the record keeps it";
}

TEST(PdBlack, PD_R10_a_colour_outside_the_game_cannot_be_declared) {
  for (const auto& [opts, listed] : std::vector<std::pair<std::string, std::string>>{
           {"3 BGP left 0", "declare B, declare G, declare P"},
           {"4 RGYP left 0", "declare R, declare G, declare Y, declare P"},
           {"5 RBGYP left 0", "declare R, declare B, declare G, declare Y, declare P"}}) {
    TestGame game(at_lead(opts, "K0/"));
    game.make(0, "play K0");
    EXPECT_EQ(legal_text(game.state(), seat(0)), listed);
    for (int argument = 0; argument < 256; ++argument) {
      const Move m{MoveKind::kDeclare, static_cast<std::uint8_t>(argument)};
      const bool in_use =
          argument < kColours && game.state().options.colours.contains(colour_at(argument));
      EXPECT_EQ(refusal(kContent, game.state(), seat(0), m), in_use ? kNoClause : "PD-5.1"_clause);
    }
  }
}

TEST(PdBlack, PD_R11_a_led_black_wins_alone_only_if_nobody_follows_it) {
  EXPECT_EQ(judged("N=4 lead=2 decl=Y plays=K0,R6f,B6f,G6f"),
            "kind=solo winners=2 hp=0/0/2/0 next=2");
  EXPECT_EQ(judged("N=4 lead=2 decl=Y plays=K0,R6f,B6f,Y1p"),
            "kind=solo winners=1 hp=0/2/0/0 next=1");
  EXPECT_EQ(judged("N=4 lead=2 decl=Y plays=K0,R5n,R5f,B6f"),
            "kind=paradox winners=3,0 hp=1/0/0/2 next=3");
  EXPECT_EQ(judged("N=4 lead=2 decl=- plays=Y1n,K0,B6f,G6f"),
            "kind=solo winners=2 hp=0/0/2/0 next=2");
}

TEST(PdBlack, PD_R28_the_black_tile_is_public_before_its_colour_is) {
  const TestGame game = black_led();
  for (const Viewer viewer : {Viewer::of(seat(1)), Viewer::of(seat(3)), kSpectator}) {
    const View seen = view(kContent, game.state(), viewer);
    EXPECT_EQ(to_text(seen.plays[0]), "K0");
    EXPECT_EQ(seen.phase, Phase::kDeclare);
    EXPECT_EQ(seen.position, 1);
    EXPECT_EQ(seen.hand_sizes[0], 14);
    EXPECT_EQ(seen.declared[0], kUndeclared);
    EXPECT_EQ(seen.table_colours, ColourSet{});
    EXPECT_EQ(seen.to_act(), SeatSet::of(seat(0)));
  }
  EXPECT_EQ(game.names(), "play");
}

}  // namespace
}  // namespace paradoxa::paradominetor
