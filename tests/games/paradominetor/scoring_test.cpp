// PD-7: what a trick scores.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

Clause scored_by(std::string_view text) { return played_trick(text).last<TrickScored>().scored_by; }

// "1:R4f 3:R4n": the backs turned up, in play order.
std::string turned_up(const TestGame& game) {
  std::vector<std::string> parts;
  for (const Revealed& revealed : game.all<Revealed>())
    for (const auto& back : revealed.tiles)
      parts.push_back(std::to_string(back.seat.index) + ":" + to_text(back.tile));
  return joined(parts, " ");
}

TEST(PdScoring, PD_7_1_alone_a_full_point) {
  const TestGame game = played_trick("N=4 lead=0 decl=- plays=B1p,B2p,B3p,B4p");
  EXPECT_EQ(slashed(game.state().ones, 4), "0/0/0/1");
  EXPECT_EQ(slashed(game.state().halves, 4), "0/0/0/0");
  EXPECT_EQ(game.state().score(seat(3)), 2);
  EXPECT_EQ(game.last<TrickScored>().scored_by, "PD-7.1"_clause);
}

TEST(PdScoring, PD_7_2_the_backs_of_the_winning_paradox_and_no_others_are_turned_up) {
  const TestGame game = played_trick("N=5 lead=0 decl=- plays=R3p,R4f,R3n,R4n,B5n");
  EXPECT_EQ(turned_up(game), "1:R4f 3:R4n");
  for (const Viewer viewer : {Viewer::of(seat(4)), kSpectator}) {
    const View seen = view(kContent, game.state(), viewer);
    EXPECT_EQ(to_text(seen.plays[1]), "R4f");
    EXPECT_EQ(to_text(seen.plays[3]), "R4n");
    EXPECT_TRUE(seen.plays[0].back_hidden());
    EXPECT_TRUE(seen.plays[2].back_hidden());
  }
  EXPECT_EQ(game.names(), "play play play play play reveal trick_result");
  EXPECT_EQ(turned_up(played_trick("N=3 lead=0 decl=- plays=R3p,R4f,R1n")), "");
}

TEST(PdScoring, PD_7_3_the_earliest_back_takes_the_point) {
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R4f,R4n,R4p"),
            "kind=paradox winners=0,1,2 hp=1/1/2 next=2");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R4n,R4p,R4f"),
            "kind=paradox winners=0,1,2 hp=1/2/1 next=1");
  EXPECT_EQ(scored_by("N=3 lead=0 decl=- plays=R4n,R4p,R4f"), "PD-7.3"_clause);
  // No two coloured tiles of one face share a timeframe, so nobody ties.
  for (int c = 0; c < kColours; ++c)
    for (int a = 0; a < Tile::kOffsets; ++a)
      for (int b = 0; b < a; ++b) {
        const Tile one = Tile::at(colour_at(c), a), other = Tile::at(colour_at(c), b);
        EXPECT_FALSE(one.face() == other.face() && one.timeframe() == other.timeframe());
      }
}

TEST(PdScoring, PD_7_4_among_blacks_the_first_played_takes_the_point) {
  EXPECT_EQ(judged("N=4 lead=1 decl=- plays=R6f,K0,R1p,K0"),
            "kind=paradox winners=2,0 hp=1/0/2/0 next=2");
  EXPECT_EQ(judged("N=4 lead=1 decl=B plays=K0,K0,K0,B6f"),
            "kind=paradox winners=1,2,3 hp=0/2/1/1 next=1");
  EXPECT_EQ(scored_by("N=4 lead=1 decl=B plays=K0,K0,K0,B6f"), "PD-7.4"_clause);
}

TEST(PdScoring, PD_7_5_everybody_black_is_half_a_point_for_everybody) {
  EXPECT_EQ(judged("N=3 lead=1 decl=B plays=K0,K0,K0"),
            "kind=allblack winners=1,2,0 hp=1/1/1 next=1");
  EXPECT_EQ(judged("N=5 lead=4 decl=P plays=K0,K0,K0,K0,K0"),
            "kind=allblack winners=4,0,1,2,3 hp=1/1/1/1/1 next=4");
  const TestGame game = played_trick("N=3 lead=1 decl=B plays=K0,K0,K0");
  EXPECT_EQ(slashed(game.state().ones, 3), "0/0/0");
  EXPECT_EQ(slashed(game.state().halves, 3), "1/1/1");
  EXPECT_EQ(game.last<TrickScored>().scored_by, "PD-7.5"_clause);
  EXPECT_EQ(turned_up(game), "1:K0 2:K0 0:K0");
}

TEST(PdScoring, PD_7_6_three_in_a_coloured_paradox_are_a_point_and_two_halves) {
  EXPECT_EQ(judged("N=3 lead=1 decl=- plays=B2f,B2p,B2n"),
            "kind=paradox winners=1,2,0 hp=1/1/2 next=2");
  EXPECT_EQ(scored_by("N=3 lead=1 decl=- plays=B2f,B2p,B2n"), "PD-7.3"_clause);
}

// Who takes which tile follows from what is told: a half takes its own, the point all the rest.
TEST(PdScoring, PD_7_7_every_tile_of_a_trick_is_taken_by_one_player) {
  const auto taken = [](std::string_view text) {
    const TrickScored scored = played_trick(text).last<TrickScored>();
    PerSeat<int> stacks{};
    int rest = static_cast<int>(scored.half_points.size());
    Seat full = kNoSeat;
    for (const Seat s : scored.winners) {
      if (scored.half_points[s.index] == 2) {
        EXPECT_EQ(full, kNoSeat) << "two players would take the rest";
        full = s;
        continue;
      }
      stacks[s.index] = 1;
      --rest;
    }
    if (full != kNoSeat) stacks[full.index] = rest;
    EXPECT_EQ(full == kNoSeat, rest == 0) << "somebody takes the rest, if there is any";
    return slashed(stacks, static_cast<int>(scored.half_points.size()));
  };
  EXPECT_EQ(taken("N=4 lead=0 decl=- plays=G4n,G2f,G6f,Y5n"), "0/0/4/0");
  EXPECT_EQ(taken("N=5 lead=2 decl=- plays=Y2f,Y2p,Y6f,K0,Y2n"), "0/1/1/3/0");
  EXPECT_EQ(taken("N=3 lead=0 decl=- plays=G3f,G3n,G3p"), "1/1/1");
  EXPECT_EQ(taken("N=4 lead=3 decl=G plays=K0,K0,K0,K0"), "1/1/1/1");
}

TEST(PdScoring, PD_7_8_collected_backs_stay_hidden_for_the_rest_of_the_game) {
  TestGame game = played_trick("N=4 lead=0 decl=- plays=G4n,G2f,G5f,Y5n");
  ASSERT_EQ(game.state().lead, seat(2));
  FastRandom random(8);
  while (game.state().phase != Phase::kEnd) {
    for (const Viewer viewer : {Viewer::of(seat(2)), kSpectator})
      for (const std::size_t place : {0u, 1u, 3u})
        EXPECT_TRUE(view(kContent, game.state(), viewer).plays[place].back_hidden());
    const Seat s = to_act(kContent, game.state()).first();
    game.make(s, sample(kContent, game.state(), s, random));
  }
}

TEST(PdScoring, PD_7_9_the_score_is_twice_the_ones_and_the_halves) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    TestGame game(initial(kContent, varied_options(seed)));
    game.play_to_the_end(run_seed() + seed);
    PerSeat<int> ones{}, halves{};
    for (const TrickScored& scored : game.all<TrickScored>())
      for (std::size_t s = 0; s < scored.half_points.size(); ++s) {
        ones[s] += scored.half_points[s] == 2;
        halves[s] += scored.half_points[s] == 1;
      }
    const Outcome outcome = *score(game.state());
    for (std::size_t s = 0; s < outcome.seats; ++s) {
      EXPECT_EQ(game.state().ones[s], ones[s]);
      EXPECT_EQ(game.state().halves[s], halves[s]);
      EXPECT_EQ(outcome.scores[s], 2 * ones[s] + halves[s]);
      EXPECT_EQ(outcome.rows[0].amounts[s], ones[s]);
      EXPECT_EQ(outcome.rows[1].amounts[s], halves[s]);
    }
    EXPECT_EQ(outcome.rows[0].label, "ones");
    EXPECT_EQ(outcome.rows[1].label, "halves");
  }
}

TEST(PdScoring, PD_7_10_tricks_count_and_tiles_do_not) {
  // A trick of high tiles and one of low tiles are worth the same.
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R6f,B6f,G6f"), "kind=solo winners=0 hp=2/0/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R1p,B1p,G1p"), "kind=solo winners=0 hp=2/0/0 next=0");
  // So are a pair that takes three tiles and a pair that takes none beside its own.
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R2p,R2n,R6f,R5n,R4n"),
            "kind=paradox winners=0,1 hp=2/1/0/0/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2p,R2n,R1n"),
            "kind=paradox winners=0,1 hp=2/1/0 next=0");
}

TEST(PdScoring, PD_7_11_the_full_scorer_leads_next) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    TestGame game(initial(kContent, varied_options(seed)));
    game.play_to_the_end(seed);
    const auto scored = game.all<TrickScored>();
    for (std::size_t k = 0; k < scored.size(); ++k) {
      const Seat led = k + 1 < scored.size() ? game.state().leads[k + 1] : game.state().lead;
      EXPECT_EQ(scored[k].next_lead, led);
      if (scored[k].kind != TrickKind::kAllBlack) {
        EXPECT_EQ(scored[k].half_points[led.index], 2);
      } else {
        EXPECT_EQ(led, game.state().leads[k]);
      }
    }
  }
}

TEST(PdScoring, PD_7_12_what_each_tile_is_worth_in_a_winning_paradox) {
  // All pairs and triples of one face, in every order of play, led.
  const auto worth = [](const std::vector<Tile>& group, std::size_t which) {
    const auto result = resolve([&](int i) { return group[static_cast<std::size_t>(i)]; },
                                static_cast<int>(group.size()), group[0].colour());
    return half_points(result, static_cast<int>(which));
  };
  int groups = 0;
  for (int value = 1; value <= 6; ++value) {
    std::vector<Tile> copies;
    for (int t = 0; t < kTimeframes; ++t)
      if (const auto copy = Tile::of(Colour::kGreen, value, static_cast<Timeframe>(t)))
        copies.push_back(*copy);
    if (value == 6) {
      EXPECT_EQ(copies.size(), 1u);
    }
    for (unsigned chosen = 1; chosen < 1u << copies.size(); ++chosen) {
      std::vector<Tile> group;
      for (std::size_t i = 0; i < copies.size(); ++i)
        if (chosen >> i & 1) group.push_back(copies[i]);
      if (group.size() < 2) continue;
      std::ranges::sort(group, {}, [](Tile t) { return t.code; });
      do {
        ++groups;
        const bool past_is_in =
            std::ranges::any_of(group, [](Tile t) { return t.timeframe() == Timeframe::kPast; });
        for (std::size_t i = 0; i < group.size(); ++i) {
          const Timeframe t = group[i].timeframe();
          const bool full = t == Timeframe::kPast || (t == Timeframe::kPresent && !past_is_in);
          EXPECT_EQ(worth(group, i), full ? 2 : 1) << to_text(group[i]);
          if (value == 1 && t == Timeframe::kPresent) {
            EXPECT_EQ(worth(group, i), 1);
          }
          if (value == 5 && t == Timeframe::kPresent) {
            EXPECT_EQ(worth(group, i), 2);
          }
          if (t == Timeframe::kFuture) {
            EXPECT_EQ(worth(group, i), 1);
          }
        }
      } while (std::ranges::next_permutation(group, {}, [](Tile t) { return t.code; }).found);
    }
  }
  EXPECT_EQ(groups, 2 + 3 * (3 * 2 + 6) + 2);
}

TEST(PdScoring, PD_R14_after_an_all_black_trick_the_same_player_leads) {
  for (int lead = 0; lead < 3; ++lead) {
    const TestGame game =
        played_trick("N=3 lead=" + std::to_string(lead) + " decl=R plays=K0,K0,K0");
    EXPECT_EQ(game.state().lead, seat(lead));
    EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(lead)));
    EXPECT_EQ(slashed(game.state().halves, 3), "1/1/1") << "a half-point trick for everyone";
  }
}

TEST(PdScoring, PD_R15_a_losing_paradox_is_not_turned_up) {
  EXPECT_EQ(turned_up(played_trick("N=5 lead=0 decl=- plays=B6f,G3f,Y3p,Y3n,G3n")), "1:G3f 4:G3n");
  EXPECT_EQ(turned_up(played_trick("N=5 lead=0 decl=P plays=K0,P4p,P4n,P4f,K0")), "0:K0 4:K0");
  const TestGame game = played_trick("N=4 lead=0 decl=- plays=R2p,R3n,R2n,R3f");
  EXPECT_EQ(turned_up(game), "1:R3n 3:R3f");
  EXPECT_EQ(to_text(view(kContent, game.state(), Viewer::of(seat(2))).plays[0]), "R2");
}

TEST(PdScoring, PD_R20_a_stack_of_one_tile_is_still_a_full_point) {
  const TestGame game = played_trick("N=3 lead=0 decl=- plays=G3f,G3n,G3p");
  EXPECT_EQ(slashed(game.state().ones, 3), "0/0/1");
  EXPECT_EQ(slashed(game.state().halves, 3), "1/1/0");
  EXPECT_EQ(game.state().score(seat(2)), 2);
}

}  // namespace
}  // namespace paradoxa::paradominetor
