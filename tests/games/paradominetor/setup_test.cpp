// PD-1 and PD-2: the pieces, the options, the deal, the first lead.
#include <set>

#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

TileSet deck_of(const State& state, Timeframe t) {
  return state.undealt & TileSet::of_timeframe(t);
}

constexpr std::array<Timeframe, kTimeframes> kDecks{Timeframe::kPast, Timeframe::kPresent,
                                                    Timeframe::kFuture};

std::vector<Options> all_options() {
  std::vector<Options> all;
  for (int bits = 0; bits < 1 << kColours; ++bits)
    for (const PassDirection pass : {PassDirection::kLeft, PassDirection::kRight})
      for (int first = -1; first < kMaxPlayers; ++first) {
        Options opts;
        opts.colours.bits = static_cast<std::uint8_t>(bits);
        opts.seats = static_cast<std::uint8_t>(opts.colours.size());
        opts.pass = pass;
        opts.first_lead = first < 0 ? kNature : seat(first);
        if (opts.seats >= kMinPlayers && first < opts.seats) all.push_back(opts);
      }
  return all;
}

// ---- PD-1 ---------------------------------------------------------------------------------------

TEST(PdTerms, PD_1_1_three_to_five_seats_in_a_circle_played_clockwise) {
  for (int seats = 0; seats < 9; ++seats) {
    Options opts = Options::for_seats(std::min(seats, 5));
    opts.seats = static_cast<std::uint8_t>(seats);
    EXPECT_EQ(flaw(opts).empty(), seats >= 3 && seats <= 5) << seats;
  }
  for (int seats = 3; seats <= 5; ++seats) {
    // No matter who leads, the seats follow in ascending order and wrap around.
    for (int lead = 0; lead < seats; ++lead) {
      Options opts = Options::for_seats(seats);
      opts.first_lead = seat(lead);
      TestGame game(led_like(opts, std::vector<WantedHand>(opts.seats)));
      FastRandom random(7);
      for (int place = 0; place < seats; ++place) {
        const Seat s = to_act(kContent, game.state()).first();
        EXPECT_EQ(s, seat((lead + place) % seats));
        while (to_act(kContent, game.state()) == SeatSet::of(s) && game.state().trick == 0)
          game.make(s, sample(kContent, game.state(), s, random));
      }
    }
  }
}

TEST(PdTerms, PD_1_2_colour_and_value_are_the_face_and_the_timeframe_is_the_back) {
  EXPECT_EQ(tile("P4n").colour(), Colour::kPurple);
  EXPECT_EQ(tile("P4n").value(), 4);
  EXPECT_EQ(tile("P4n").timeframe(), Timeframe::kPresent);
  EXPECT_EQ(tile("P4n").face(), face("P4"));
  EXPECT_EQ(tile("P4n").face(), tile("P4f").face());
  EXPECT_NE(tile("P4n"), tile("P4f"));
  EXPECT_NE(tile("P4n").face(), tile("P3n").face());
  EXPECT_NE(tile("P4n").face(), tile("Y4n").face());
}

TEST(PdTerms, PD_1_3_each_colour_has_its_fourteen_tiles) {
  for (const char c : std::string("RBGYP")) {
    ColourSet only;
    only.add(colour(c));
    const TileSet own =
        initial(kContent, Options::for_seats(5)).undealt & TileSet::of_colours(only);
    std::string expected;
    for (const char* rest :
         {"1p", "2p", "3p", "4p", "1n", "2n", "3n", "4n", "5n", "2f", "3f", "4f", "5f", "6f"})
      expected += (expected.empty() ? "" : " ") + std::string(1, c) + rest;
    EXPECT_EQ(to_text(own), expected);
  }
}

TEST(PdTerms, PD_1_4_as_many_black_zeros_of_the_past_as_players) {
  EXPECT_EQ(kBlackTile.colour(), Colour::kBlack);
  EXPECT_EQ(kBlackTile.value(), 0);
  EXPECT_EQ(kBlackTile.timeframe(), Timeframe::kPast);
  for (int seats = 3; seats <= 5; ++seats) {
    const State state = initial(kContent, Options::for_seats(seats));
    EXPECT_EQ(state.undealt.black(), seats);
    EXPECT_EQ(state.undealt.size(), 15 * seats);
  }
  Options with_black = Options::for_seats(5);
  with_black.colours.bits = 0b101111;
  EXPECT_FALSE(flaw(with_black).empty());
  EXPECT_FALSE(Tile::of(Colour::kBlack, 1, Timeframe::kPast));
  EXPECT_FALSE(Tile::of(Colour::kBlack, 0, Timeframe::kPresent));
}

TEST(PdTerms, PD_1_5_black_tiles_are_alike_and_coloured_tiles_unique) {
  TileSet set;
  for (int i = 0; i < 3; ++i) set.add(kBlackTile);
  set.add(tile("R3p"));
  set.add(tile("R3p"));
  EXPECT_EQ(set.black(), 3);
  EXPECT_EQ(set.size(), 4);
  EXPECT_EQ(to_text(set), "R3p K0 K0 K0");
  set.remove(kBlackTile);
  EXPECT_EQ(to_text(set), "R3p K0 K0");
  // One option, with as many chances as there are black tiles left in the deck.
  const State state = initial(kContent, Options::for_seats(4));
  int listed = 0;
  for (const Move m : legal_moves(kContent, state, kNature)) {
    listed += m == Move::deal(kBlackTile);
    EXPECT_EQ(weight(kContent, state, m), m.tile().is_black() ? 4u : 1u);
  }
  EXPECT_EQ(listed, 1);
}

TEST(PdTerms, PD_1_6_past_comes_before_present_before_future) {
  EXPECT_LT(Timeframe::kPast, Timeframe::kPresent);
  EXPECT_LT(Timeframe::kPresent, Timeframe::kFuture);
  // The earlier tile of a pair takes the point, in either order of play.
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2p,R2n,R6f"),
            "kind=paradox winners=0,1 hp=2/1/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2n,R2p,R6f"),
            "kind=paradox winners=0,1 hp=1/2/0 next=1");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2n,R2f,R6f"),
            "kind=paradox winners=0,1 hp=2/1/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2f,R2n,R6f"),
            "kind=paradox winners=0,1 hp=1/2/0 next=1");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2f,R2p,R6f"),
            "kind=paradox winners=0,1 hp=1/2/0 next=1");
}

TEST(PdTerms, PD_1_7_a_face_limits_its_timeframes) {
  const std::array<std::string, 8> allowed{"", "pn", "pnf", "pnf", "pnf", "nf", "f", ""};
  for (int value = 0; value < 8; ++value)
    for (const Timeframe t : kDecks)
      for (int c = 0; c < kColours; ++c) {
        const bool may =
            allowed[static_cast<std::size_t>(value)].find(letter(t)) != std::string::npos;
        EXPECT_EQ(Tile::of(colour_at(c), value, t).has_value(), may) << value << letter(t);
      }
  // Only black and a 6 give their timeframe away.
  EXPECT_EQ(tile_told_by(face("K0")), tile("K0"));
  EXPECT_EQ(tile_told_by(face("Y6")), tile("Y6f"));
  for (const char* text : {"Y1", "Y2", "Y3", "Y4", "Y5"})
    EXPECT_FALSE(tile_told_by(face(text))) << text;
}

// ---- PD-2: sets and decks -----------------------------------------------------------------------

TEST(PdSetup, PD_2_1_as_many_sets_as_players_and_the_others_stay_out) {
  for (const Options& opts : all_options()) {
    const State state = initial(kContent, opts);
    EXPECT_EQ(state.undealt.size(), 15 * opts.seats);
    ColourSet found;
    state.undealt.for_each([&](Tile t) {
      if (!t.is_black()) found.add(t.colour());
    });
    EXPECT_EQ(found, opts.colours);
    EXPECT_EQ(state.undealt.black(), opts.seats);
  }
  Options few = Options::for_seats(4);
  few.colours.bits = 0b00111;
  EXPECT_TRUE(flaw(few).starts_with("PD-2.1"));
  Options many = Options::for_seats(4);
  many.colours.bits = 0b11111;
  EXPECT_TRUE(flaw(many).starts_with("PD-2.1"));
}

TEST(PdSetup, PD_2_2_three_decks_of_equal_size_black_in_the_past) {
  for (const Options& opts : all_options()) {
    const State state = initial(kContent, opts);
    for (const Timeframe t : kDecks) {
      const TileSet deck = deck_of(state, t);
      EXPECT_EQ(deck.size(), 5 * opts.seats);
      EXPECT_EQ(deck.black(), t == Timeframe::kPast ? opts.seats : 0);
      deck.for_each([&](Tile one) { EXPECT_EQ(one.timeframe(), t); });
    }
  }
}

TEST(PdSetup, PD_2_3_every_tile_left_in_the_deck_is_as_likely_to_come_next) {
  // A generator that gives a chosen number shows which outcome each number stands for.
  struct Chosen {
    std::uint32_t value, asked_bound = 0, asked = 0;
    std::uint32_t below(std::uint32_t bound) {
      asked_bound = bound;
      ++asked;
      return value;
    }
  };
  for (const int plies : {0, 3, 19, 25, 44, 58}) {
    const State state = random_position(Options::for_seats(4), 11, plies);
    ASSERT_EQ(state.phase, Phase::kDeal);
    const TileSet deck = deck_of(state, state.deck);
    std::map<int, std::uint32_t> times;
    for (std::uint32_t k = 0; k < static_cast<std::uint32_t>(deck.size()); ++k) {
      Chosen chosen{k};
      ++times[sample(kContent, state, kNature, chosen).tile().code];
      EXPECT_EQ(chosen.asked, 1u);
      EXPECT_EQ(chosen.asked_bound, static_cast<std::uint32_t>(deck.size()));
    }
    const auto listed = legal_moves(kContent, state, kNature);
    EXPECT_EQ(times.size(), listed.size());
    for (const Move m : listed) {
      EXPECT_TRUE(deck.contains(m.tile())) << "another deck tells nothing";
      EXPECT_EQ(times[m.tile().code], weight(kContent, state, m)) << to_text(m);
    }
  }
}

TEST(PdSetup, PD_2_4_five_tiles_from_each_deck_seat_by_seat_until_the_decks_are_empty) {
  for (int seats = 3; seats <= 5; ++seats) {
    State state = initial(kContent, Options::for_seats(seats));
    FastRandom random(5);
    for (const Timeframe t : kDecks)
      for (int s = 0; s < seats; ++s)
        for (int k = 0; k < 5; ++k) {
          ASSERT_EQ(to_act(kContent, state), SeatSet::of(kNature));
          EXPECT_EQ(refusal(kContent, state, seat(s), move("pass R1p")), "PD-2.4"_clause);
          const int held = state.hand(seat(s)).size();
          const Move m = sample(kContent, state, kNature, random);
          EXPECT_EQ(m.tile().timeframe(), t);
          apply(kContent, state, kNature, m, NobodyListens{});
          EXPECT_EQ(state.hand(seat(s)).size(), held + 1) << "the tile went to another seat";
        }
    EXPECT_EQ(state.phase, Phase::kPass);
    EXPECT_TRUE(state.undealt.empty());
    for (int s = 0; s < seats; ++s)
      for (const Timeframe t : kDecks)
        EXPECT_EQ((state.hand(seat(s)) & TileSet::of_timeframe(t)).size(), 5);
  }
}

TEST(PdSetup, PD_2_4_nature_deals_only_tiles_that_are_left_in_the_deck) {
  State state = position("3 RBG left random; deal R1p//");
  EXPECT_EQ(refusal(kContent, state, kNature, move("deal R1p")), "PD-2.4"_clause);  // gone
  EXPECT_EQ(refusal(kContent, state, kNature, move("deal R1n")), "PD-2.4"_clause);  // later
  EXPECT_EQ(refusal(kContent, state, kNature, move("deal Y1p")), "PD-2.4"_clause);  // not in use
  EXPECT_EQ(refusal(kContent, state, seat(0), move("deal R2p")), "PD-2.4"_clause);  // not Nature
  EXPECT_EQ(refusal(kContent, state, kNature, move("deal R2p")), kNoClause);
}

TEST(PdSetup, PD_2_12_after_the_exchange_a_first_lead_is_drawn_and_told_to_all) {
  TestGame game(at_pass("4 RBGY left random", "R1p R1n R2f/B1p B1n B2f/G1p G1n G2f/Y1p Y1n Y2f"));
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("play R1p")), "PD-2.12"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), kNature, move("first 0")), "PD-2.12"_clause);
  game.pass("R1p R1n R2f/B1p B1n B2f/G1p G1n G2f/Y1p Y1n Y2f");
  EXPECT_EQ(game.state().phase, Phase::kFirst);
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(kNature));
  EXPECT_EQ(legal_text(game.state(), kNature), "first 0, first 1, first 2, first 3");
  EXPECT_EQ(refusal(kContent, game.state(), kNature, move("first 4")), "PD-2.12"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("first 0")), "PD-2.12"_clause);
  EXPECT_EQ(refusal(kContent, game.state(), seat(0), move("play B1p")), "PD-2.12"_clause);
  game.make(kNature, "first 2");
  EXPECT_EQ(game.state().phase, Phase::kLead);
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(2)));
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(2)), kSpectator})
    EXPECT_EQ(seen_by(game.last<FirstLead>(), viewer)->seat, seat(2));
}

TEST(PdSetup, PD_2_13_a_hand_is_a_set_listed_in_one_order) {
  // The order of dealing within a deck leaves no trace.
  EXPECT_TRUE(same_bytes(position("3 RBG left random; deal R1p K0 G2p K0 B1p/B2p R4p/"),
                         position("3 RBG left random; deal K0 B1p K0 G2p R1p/R4p B2p/")));
  // By colour, then timeframe, then value; black last.
  EXPECT_EQ(to_text(tile_set("P1n R3f K0 G2p Y1p R1p B6f K0 P6f R5n G4n B1p B3n Y2f R2f")),
            "R1p R5n R2f R3f B1p B3n B6f G2p G4n Y1p Y2f P1n P6f K0 K0");
  const State state = at_pass("3 RBG left random", "K0 R1p G4p B2p R2p/");
  EXPECT_EQ(legal_text(state, seat(0)), "pass R1p, pass R2p, pass B2p, pass G4p, pass K0");
}

// ---- Rulings on the set-up ----------------------------------------------------------------------

TEST(PdSetup, PD_R1_the_black_tile_is_the_fifth_past_tile_of_a_set) {
  const State state = initial(kContent, options("3 RBG left random"));
  EXPECT_EQ(to_text(deck_of(state, Timeframe::kPast)),
            "R1p R2p R3p R4p B1p B2p B3p B4p G1p G2p G3p G4p K0 K0 K0");
  EXPECT_EQ(deck_of(state, Timeframe::kPresent).black(), 0);
  EXPECT_EQ(deck_of(state, Timeframe::kFuture).black(), 0);
}

TEST(PdSetup, PD_R2_any_colours_in_any_order_and_the_first_ones_by_default) {
  EXPECT_EQ(options("3 PYB left random"), options("3 BYP left random"));
  EXPECT_EQ(options("3 BYP left random").colours, ColourSet{0b11010});
  EXPECT_EQ(Options::for_seats(3), options("3 RBG left random"));
  EXPECT_EQ(Options::for_seats(4), options("4 RBGY left random"));
  EXPECT_EQ(Options::for_seats(5), options("5 RBGYP left random"));
  EXPECT_EQ(Options{}, Options::for_seats(4));
  EXPECT_FALSE(parse_position(kContent, "3 RBB left random"));
  EXPECT_FALSE(parse_position(kContent, "3 RBK left random"));
  EXPECT_FALSE(parse_position(kContent, "3 RB left random"));
}

TEST(PdSetup, PD_R3_black_tiles_leave_no_trace_of_where_they_came_from) {
  // Everybody passes a black tile and holds as many as before: nothing tells that they moved.
  const std::string drawing = "K0 R1n R2f/K0 B1n B2f/K0 G1n G2f";
  TestGame game(at_pass("3 RBG left 0", drawing));
  const State before = game.state();
  game.pass(drawing);
  for (int s = 0; s < 3; ++s)
    EXPECT_EQ(game.state().hand(seat(s)) & TileSet::of_timeframe(Timeframe::kPast),
              before.hand(seat(s)) & TileSet::of_timeframe(Timeframe::kPast));
  // Which of two black tiles is dealt or played makes no difference to a single byte.
  TileSet one, other;
  for (const char* text : {"K0", "R1p", "K0"}) one.add(tile(text));
  for (const char* text : {"R1p", "K0", "K0", "K0"}) other.add(tile(text));
  other.remove(kBlackTile);
  EXPECT_EQ(one, other);
}

TEST(PdSetup, PD_R4_every_seat_may_lead_first_or_a_fixed_one) {
  const State state = at_lead("5 RBGYP left random", "");
  ASSERT_EQ(state.phase, Phase::kFirst);
  std::set<int> drawn;
  for (const Move m : legal_moves(kContent, state, kNature)) {
    EXPECT_EQ(weight(kContent, state, m), 1u);
    drawn.insert(m.seat().index);
  }
  EXPECT_EQ(drawn, (std::set<int>{0, 1, 2, 3, 4}));
  for (int first = 0; first < 5; ++first) {
    const State fixed = at_lead("5 RBGYP left " + std::to_string(first), "");
    EXPECT_EQ(fixed.phase, Phase::kLead);
    EXPECT_EQ(fixed.lead, seat(first));
  }
  EXPECT_FALSE(parse_position(kContent, "3 RBG left 3"));
}

TEST(PdSetup, PD_R5_the_first_lead_is_unknown_while_passing) {
  const State state = at_pass("3 RBG left random", "");
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(1)), kSpectator, kReferee}) {
    EXPECT_EQ(view(kContent, state, viewer).lead, kNoSeat);
    EXPECT_EQ(view(kContent, state, viewer).leads[0], kNoSeat);
  }
  // It is announced as the last thing of the exchange, drawn or fixed.
  TestGame fixed(at_pass("3 RBG left 1", "R1p R1n R2f/B1p B1n B2f/G1p G1n G2f"));
  fixed.pass("R1p R1n R2f/B1p B1n B2f/G1p G1n G2f");
  EXPECT_TRUE(fixed.names().ends_with("pass_committed pass_exchange first_lead"));
  TestGame drawn(at_pass("3 RBG left random", "R1p R1n R2f/B1p B1n B2f/G1p G1n G2f"));
  drawn.pass("R1p R1n R2f/B1p B1n B2f/G1p G1n G2f");
  EXPECT_TRUE(drawn.names().ends_with("pass_committed pass_exchange"));
}

// ---- PD-9: variants -----------------------------------------------------------------------------

TEST(PdVariants, PD_9_2_every_combination_is_legal_and_nothing_else) {
  EXPECT_EQ(all_options().size(), 2u * (10 * 4 + 5 * 5 + 1 * 6));
  for (const Options& opts : all_options()) {
    EXPECT_TRUE(flaw(opts).empty());
    EXPECT_TRUE(flaw(kContent, initial(kContent, opts)).empty());
  }
  for (const char* text : {"2 RB left random", "6 RBGYP left random", "4 RBGY up random",
                           "4 RBGY left 4", "4 RBGY left never", "4 RBGYP left random"})
    EXPECT_FALSE(parse_position(kContent, text)) << text;
  Options strange = Options::for_seats(3);
  strange.pass = static_cast<PassDirection>(2);
  EXPECT_FALSE(flaw(strange).empty());
}

TEST(PdVariants, PD_9_4_there_is_no_gear_tile_and_no_move_for_one) {
  int tiles_there_are = 0;
  for (int code = 0; code < 256; ++code)
    tiles_there_are += Tile{static_cast<std::uint8_t>(code)}.exists();
  EXPECT_EQ(tiles_there_are, 71);  // 14 types in each of five colours, and black
  EXPECT_EQ(initial(kContent, Options::for_seats(5)).undealt.size(), kMaxTiles);
  for (const int plies : {0, 30, 60, 72, 73, 74, 133}) {
    const State state = random_position(Options::for_seats(4), 3, plies);
    for (int kind = kMoveKinds; kind < 256; ++kind)
      for (const Seat s : {seat(0), seat(3), kNature})
        EXPECT_TRUE(refusal(kContent, state, s, Move{static_cast<MoveKind>(kind), 0}));
  }
}

}  // namespace
}  // namespace paradoxa::paradominetor
