// Who sees what: views and events (PD-2.5, PD-R16 to PD-R19).
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

std::vector<Viewer> everybody(int seats) {
  std::vector<Viewer> all{kSpectator, kReferee};
  for (int s = 0; s < seats; ++s) all.push_back(Viewer::of(seat(s)));
  return all;
}

constexpr Given kNothingGiven{kNoTile, kNoTile, kNoTile};

TEST(PdInformation, PD_2_5_a_player_sees_the_own_hand_and_sizes_of_the_others) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    walk_random_game(varied_options(seed), run_seed() + seed, [](const State& state) {
      for (const Viewer viewer : everybody(state.seats())) {
        const View seen = view(kContent, state, viewer);
        for (int s = 0; s < state.seats(); ++s) {
          const auto at = static_cast<std::size_t>(s);
          const bool open = viewer.sees_as(seat(s)) || state.phase == Phase::kEnd;
          EXPECT_EQ(seen.knows_hand(seat(s)), open);
          EXPECT_EQ(seen.hands[at], open ? state.hand(seat(s)) : TileSet{});
          EXPECT_EQ(seen.hand_sizes[at], state.hand(seat(s)).size());
        }
      }
    });
}

TEST(PdInformation, PD_2_5_the_deal_is_told_to_each_seat_alone) {
  TestGame game(random_position(Options::for_seats(4), 25, 59));
  FastRandom random(1);
  game.make(kNature, sample(kContent, game.state(), kNature, random));
  for (const Dealt& dealt : game.all<Dealt>())
    for (const Viewer viewer : everybody(4)) {
      const auto told_of = dealt.seen_by(viewer);
      ASSERT_TRUE(told_of);
      EXPECT_EQ(told_of->seat, dealt.seat);
      EXPECT_EQ(told_of->count, 15);
      EXPECT_EQ(told_of->tiles.has_value(), viewer.sees_as(dealt.seat));
      if (told_of->tiles) {
        EXPECT_EQ(*told_of->tiles, game.state().hand(dealt.seat));
      }
    }
}

TEST(PdInformation, PD_2_5_legal_moves_belong_to_the_deciding_seat_alone) {
  const State state = at_lead("4 RBGY left 1", "");
  for (int s = 0; s < 4; ++s) EXPECT_EQ(legal_moves(kContent, state, seat(s)).empty(), s != 1);
  EXPECT_EQ(view(kContent, state, Viewer::of(seat(0))).to_act(), SeatSet::of(seat(1)));
}

// Faces for all; a back for its player, when turned up, or when the face gives it away.
TEST(PdInformation, PD_R16_backs_are_known_to_their_player_only_unless_shown_or_told_by_the_face) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    walk_random_game(varied_options(seed), run_seed() ^ seed, [](const State& state) {
      for (const Viewer viewer : everybody(state.seats())) {
        const View seen = view(kContent, state, viewer);
        for (int i = 0; i < kMaxTiles; ++i) {
          const auto at = static_cast<std::size_t>(i);
          const Play play = state.plays[at];
          ASSERT_EQ(seen.plays[at].empty(), !play.made());
          if (!play.made()) continue;
          const int trick = i / state.seats(), place = i % state.seats();
          const Seat player = seen.player_of(trick, place);
          bool shown = false;
          if (trick < state.trick) {
            const Play* plays = state.trick_plays(trick);
            const auto result = resolve([&](int k) { return plays[k].tile(); }, state.seats(),
                                        state.lead_colour(trick));
            shown = result.kind != TrickKind::kSolo && (result.winners >> place & 1) != 0;
          }
          const Tile t = play.tile();
          const bool told_by_face = t.is_black() || t.value() == 6;
          const bool known =
              shown || told_by_face || viewer.sees_as(player) || state.phase == Phase::kEnd;
          EXPECT_EQ(seen.plays[at].face(), t.face());
          EXPECT_EQ(seen.plays[at].back_hidden(), !known);
          if (known) {
            EXPECT_EQ(seen.plays[at].tile(), t);
          }
        }
      }
    });
}

TEST(PdInformation, PD_R16_who_would_score_is_not_shown_before_the_trick_is_complete) {
  // Two tables alike but for the backs of the pair lying there: outsiders see the same bytes.
  const auto seen = [](const char* first, const char* second) {
    const std::string hands = std::string(first) + "/" + second + "/-R -K/";
    TestGame game(at_lead("4 RBGY left 0", hands));
    game.play(std::string(first) + " " + second);
    return view(kContent, game.state(), kSpectator);
  };
  EXPECT_EQ(seen("R3p", "R3n"), seen("R3n", "R3p"));
  EXPECT_EQ(seen("R3p", "R3n"), seen("R3f", "R3n"));
}

TEST(PdInformation, PD_R17_the_public_record_stays_open) {
  TestGame game = played_trick("N=4 lead=1 decl=Y plays=K0,R6f,B5n,R4p");
  FastRandom random(17);
  while (game.state().phase != Phase::kEnd) {
    for (const Viewer viewer : everybody(4)) {
      const View seen = view(kContent, game.state(), viewer);
      EXPECT_EQ(seen.options, game.state().options);
      EXPECT_EQ(to_text(seen.plays[0].face()), "K0");
      EXPECT_EQ(to_text(seen.plays[1].face()), "R6");
      EXPECT_EQ(to_text(seen.plays[2].face()), "B5");
      EXPECT_EQ(to_text(seen.plays[3].face()), "R4");
      EXPECT_EQ(seen.declared, game.state().declared);
      EXPECT_EQ(seen.declared[0], index_of(Colour::kYellow));
      EXPECT_EQ(seen.leads, game.state().leads);
      EXPECT_EQ(seen.player_of(0, 2), seat(3));
      EXPECT_EQ(seen.ones, game.state().ones);
      EXPECT_EQ(seen.halves, game.state().halves);
      EXPECT_EQ(seen.trick, game.state().trick);
      EXPECT_EQ(seen.position, game.state().position);
      EXPECT_EQ(seen.lead, game.state().lead);
      EXPECT_EQ(seen.to_act(), to_act(kContent, game.state()));
    }
    const Seat s = to_act(kContent, game.state()).first();
    game.make(s, sample(kContent, game.state(), s, random));
  }
}

TEST(PdInformation, PD_R17_a_spectator_sees_what_all_players_see_and_no_more) {
  walk_random_game(Options::for_seats(4), 170, [](const State& state) {
    const View outside = view(kContent, state, kSpectator);
    for (int s = 0; s < 4 && state.phase != Phase::kEnd; ++s) {
      const View inside = view(kContent, state, Viewer::of(seat(s)));
      for (std::size_t i = 0; i < kMaxTiles; ++i) {
        EXPECT_EQ(outside.plays[i].empty(), inside.plays[i].empty());
        if (outside.plays[i].empty()) continue;
        EXPECT_EQ(outside.plays[i].face(), inside.plays[i].face());
        if (!outside.plays[i].back_hidden()) {
          EXPECT_FALSE(inside.plays[i].back_hidden());
        }
      }
      EXPECT_EQ(outside.hand_sizes, inside.hand_sizes);
      EXPECT_EQ(outside.chosen, inside.chosen);
    }
    if (state.phase != Phase::kEnd) {
      EXPECT_EQ(outside.hands_known, 0);
    }
    if (state.phase != Phase::kEnd) {
      for (const Given& given : outside.given) EXPECT_EQ(given, kNothingGiven);
    }
  });
}

TEST(PdInformation, PD_R18_giver_and_receiver_keep_knowing_the_three_tiles) {
  TestGame game(at_pass("4 RBGY left 0", "R1p R1n R2f/B1p B1n B2f/G1p G1n G2f/Y1p Y1n Y2f"));
  game.pass("R1p R1n R2f/B1p B1n B2f/G1p G1n G2f/Y1p Y1n Y2f");
  const Given given{tile("R1p"), tile("R1n"), tile("R2f")};
  FastRandom random(18);
  while (game.state().phase != Phase::kEnd) {
    EXPECT_EQ(view(kContent, game.state(), Viewer::of(seat(0))).given[0], given);
    EXPECT_EQ(view(kContent, game.state(), Viewer::of(seat(1))).given[0], given);
    EXPECT_EQ(view(kContent, game.state(), Viewer::of(seat(2))).given[0], kNothingGiven);
    EXPECT_EQ(view(kContent, game.state(), Viewer::of(seat(3))).given[0], kNothingGiven);
    EXPECT_EQ(view(kContent, game.state(), kSpectator).given[0], kNothingGiven);
    const Seat s = to_act(kContent, game.state()).first();
    game.make(s, sample(kContent, game.state(), s, random));
  }
  const View after = view(kContent, game.state(), Viewer::of(seat(1)));
  EXPECT_EQ(after.giver(seat(1)), seat(0));
}

TEST(PdInformation, PD_R18_the_exchange_is_told_to_each_seat_about_its_own_six_tiles) {
  TestGame game(at_pass("3 RBG left 0", "R1p R1n R2f/B1p B1n B2f/G1p G1n G2f"));
  game.pass("R1p R1n R2f/B1p B1n B2f/G1p G1n G2f");
  const Exchanged exchanged = game.last<Exchanged>();
  ASSERT_EQ(exchanged.trades.size(), 3u);
  EXPECT_EQ(exchanged.trades[1].seat, seat(1));
  EXPECT_EQ(exchanged.trades[1].received, (Given{tile("R1p"), tile("R1n"), tile("R2f")}));
  for (const Viewer viewer : everybody(3)) {
    const auto told_of = exchanged.seen_by(viewer);
    ASSERT_TRUE(told_of) << "that it has happened is known to all";
    std::size_t known = 0;
    for (int s = 0; s < 3; ++s) known += viewer.sees_as(seat(s)) ? 1 : 0;
    EXPECT_EQ(told_of->trades.size(), known);
    for (const Exchanged::Trade& trade : told_of->trades) {
      EXPECT_TRUE(viewer.sees_as(trade.seat));
      EXPECT_EQ(trade.given, game.state().given[trade.seat.index]);
    }
  }
}

TEST(PdInformation, PD_R19_taking_a_stack_shows_no_back_to_the_taker) {
  const TestGame game = played_trick("N=4 lead=0 decl=- plays=G4n,G2f,G5n,Y5n");
  ASSERT_EQ(game.last<TrickScored>().winners[0], seat(2));
  const View taker = view(kContent, game.state(), Viewer::of(seat(2)));
  EXPECT_EQ(to_text(taker.plays[0]), "G4");
  EXPECT_EQ(to_text(taker.plays[1]), "G2");
  EXPECT_EQ(to_text(taker.plays[2]), "G5n");  // the own tile
  EXPECT_EQ(to_text(taker.plays[3]), "Y5");
  // Likewise the tiles that a full scorer takes beside a paradox.
  const TestGame pair = played_trick("N=4 lead=0 decl=- plays=R5f,R2p,R4n,R2f");
  const View full = view(kContent, pair.state(), Viewer::of(seat(1)));
  EXPECT_EQ(to_text(full.plays[0]), "R5");
  EXPECT_EQ(to_text(full.plays[2]), "R4");
}

// The whole table of who is told what, for every event of random games.
TEST(PdInformation, every_event_is_told_with_its_audience) {
  for (int seats = 3; seats <= 5; ++seats) {
    TestGame game(initial(kContent, Options::for_seats(seats)));
    game.play_to_the_end(6);
    for (const Event& event : game.events())
      for (const Viewer viewer : everybody(seats)) {
        const auto told_of = seen_by(event, viewer);
        ASSERT_TRUE(told_of) << "everybody hears of it";
        ASSERT_EQ(told_of->index(), event.index());
        if (const auto* played = std::get_if<Played>(&*told_of)) {
          const Played& whole = std::get<Played>(event);
          EXPECT_EQ(played->tile.face(), whole.tile.face());
          const bool open = viewer.sees_as(whole.seat) || tile_told_by(whole.tile.face());
          EXPECT_EQ(played->tile.back_hidden(), !open);
        }
        if (const auto* revealed = std::get_if<Revealed>(&*told_of)) {
          EXPECT_GE(revealed->tiles.size(), 2u);
        }
      }
  }
}

}  // namespace
}  // namespace paradoxa::paradominetor
