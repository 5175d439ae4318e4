// PD-8: the end of the game, and PD-9.3.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// The end for half points and half-point tricks by seat.
Outcome end_of(const std::vector<int>& hp, const std::vector<int>& halves) {
  PerSeat<std::int16_t> scores{};
  PerSeat<std::uint8_t> halved{};
  for (std::size_t s = 0; s < hp.size(); ++s) {
    scores[s] = static_cast<std::int16_t>(hp[s]);
    halved[s] = static_cast<std::uint8_t>(halves[s]);
  }
  return rank(scores, halved, static_cast<int>(hp.size()));
}

std::string ranks(const std::vector<int>& hp, const std::vector<int>& halves) {
  return slashed(end_of(hp, halves).ranks, static_cast<int>(hp.size()));
}

TestGame finished(int seats, std::uint64_t seed) {
  TestGame game(initial(kContent, Options::for_seats(seats)));
  game.play_to_the_end(seed);
  return game;
}

TEST(PdEnd, PD_8_1_the_game_is_over_after_the_fifteenth_trick) {
  for (int seats = 3; seats <= 5; ++seats) {
    walk_random_game(Options::for_seats(seats), 81, [&](const State& state) {
      EXPECT_EQ(score(state).has_value(), state.phase == Phase::kEnd);
      EXPECT_EQ(to_act(kContent, state).empty(), state.phase == Phase::kEnd);
      EXPECT_EQ(state.trick == kTricks, state.phase == Phase::kEnd);
    });
    const TestGame game = finished(seats, 82);
    for (int s = 0; s < seats; ++s) {
      EXPECT_TRUE(game.state().hand(seat(s)).empty());
      EXPECT_EQ(legal_text(game.state(), seat(s)), "");
      for (const char* text : {"play R1p", "pass R1p", "declare R", "deal R1p", "first 0"})
        EXPECT_EQ(refusal(kContent, game.state(), seat(s), move(text)), "PD-8.1"_clause) << text;
    }
    EXPECT_EQ(game.all<GameEnded>().size(), 1u);
    EXPECT_TRUE(game.names().ends_with("trick_result game_end"));
  }
}

TEST(PdEnd, PD_8_2_most_half_points_win) {
  EXPECT_EQ(ranks({10, 12, 8}, {0, 0, 0}), "2/1/3");
  EXPECT_EQ(ranks({10, 12, 8}, {0, 12, 0}), "2/1/3") << "halves break ties and nothing else";
}

TEST(PdEnd, PD_8_3_a_tie_goes_to_the_fewest_halves) {
  EXPECT_EQ(ranks({12, 12, 8}, {4, 2, 0}), "2/1/3");
  EXPECT_EQ(ranks({12, 12, 12}, {4, 2, 0}), "3/2/1");
}

TEST(PdEnd, PD_8_4_equal_in_both_share_the_victory) {
  EXPECT_EQ(ranks({12, 12, 8}, {2, 2, 0}), "1/1/3");
  EXPECT_EQ(ranks({10, 10, 10}, {2, 2, 2}), "1/1/1");
  const Outcome outcome = end_of({12, 12, 8}, {2, 2, 0});
  EXPECT_EQ(outcome.winners(), 2);
  EXPECT_DOUBLE_EQ(outcome.win_share(seat(0)), 0.5);
  EXPECT_DOUBLE_EQ(outcome.win_share(seat(2)), 0.0);
}

TEST(PdEnd, PD_8_2_to_8_4_the_clause_that_decided_is_told) {
  EXPECT_EQ(clause_of_win(end_of({10, 12, 8}, {0, 0, 0})), "PD-8.2"_clause);
  EXPECT_EQ(clause_of_win(end_of({12, 8, 8}, {0, 0, 0})), "PD-8.2"_clause)
      << "a tie below the first place decides nothing";
  EXPECT_EQ(clause_of_win(end_of({12, 12, 8}, {1, 2, 0})), "PD-8.3"_clause);
  EXPECT_EQ(clause_of_win(end_of({8, 12, 12}, {0, 2, 1})), "PD-8.3"_clause);
  EXPECT_EQ(clause_of_win(end_of({12, 12, 8}, {2, 2, 0})), "PD-8.4"_clause);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const TestGame game = finished(3, seed);
    EXPECT_EQ(game.last<GameEnded>().clause, clause_of_win(*score(game.state())));
  }
}

TEST(PdEnd, PD_8_5_all_places_by_score_then_fewest_halves_and_ties_skip_places) {
  EXPECT_EQ(ranks({14, 9, 9, 9, 2}, {0, 1, 3, 1, 0}), "1/2/4/2/5");
  EXPECT_EQ(ranks({9, 9, 9, 9, 9}, {1, 1, 1, 3, 1}), "1/1/1/5/1");
  EXPECT_EQ(ranks({1, 2, 3, 4}, {1, 0, 1, 0}), "4/3/2/1");
}

TEST(PdEnd, PD_8_6_never_early_and_nothing_scores_outside_the_tricks) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Options opts = varied_options(seed);
    PerSeat<int> before{};
    int last_trick = 0;
    walk_random_game(opts, run_seed() + seed, [&](const State& state) {
      PerSeat<int> now{};
      for (int s = 0; s < state.seats(); ++s)
        now[static_cast<std::size_t>(s)] = state.score(seat(s));
      if (now != before) {
        EXPECT_EQ(state.trick, last_trick + 1);
      }
      if (state.phase == Phase::kEnd) {
        EXPECT_EQ(last_trick, kTricks - 1);
      }
      last_trick = state.trick;
      before = now;
    });
    EXPECT_EQ(last_trick, kTricks);
  }
}

TEST(PdEnd, PD_9_3_a_game_is_one_deal) {
  for (int seats = 3; seats <= 5; ++seats) {
    int dealt = 0;
    State state = initial(kContent, Options::for_seats(seats));
    FastRandom random(93);
    for (SeatSet acting; !(acting = to_act(kContent, state)).empty();) {
      const Move m = sample(kContent, state, acting.first(), random);
      dealt += m.kind == MoveKind::kDeal;
      apply(kContent, state, acting.first(), m, NobodyListens{});
    }
    EXPECT_EQ(dealt, 15 * seats);
    EXPECT_EQ(refusal(kContent, state, kNature, move("deal R1p")), "PD-8.1"_clause);
    EXPECT_EQ(legal_text(state, kNature), "");
  }
}

TEST(PdEnd, PD_R21_only_fewer_halves_break_a_tie_for_the_win) {
  // Seat 2 has no halves at all, but is not among the tied.
  EXPECT_EQ(ranks({13, 13, 12}, {5, 3, 0}), "2/1/3");
  // On equal scores fewer halves means more full points.
  EXPECT_EQ(ranks({2 * 4 + 5, 2 * 6 + 1}, {5, 1}), "2/1");
}

TEST(PdEnd, PD_R22_places_below_the_first_are_decided_alike) {
  EXPECT_EQ(ranks({20, 8, 8, 8}, {0, 4, 2, 4}), "1/3/2/3");
  EXPECT_EQ(ranks({20, 8, 8, 6, 6}, {0, 2, 4, 6, 2}), "1/2/3/5/4");
}

TEST(PdEnd, PD_R25_everything_is_opened_after_the_last_trick) {
  for (int seats = 3; seats <= 5; ++seats) {
    TestGame game(random_position(Options::for_seats(seats), 25, 15 * seats));
    const State dealt = game.state();
    game.play_to_the_end(25);
    const GameEnded ended = game.last<GameEnded>();
    for (const Viewer viewer : {Viewer::of(seat(0)), kSpectator}) {
      const View seen = view(kContent, game.state(), viewer);
      const auto told_of = seen_by(ended, viewer);
      ASSERT_TRUE(told_of);
      for (int s = 0; s < seats; ++s) {
        const auto at = static_cast<std::size_t>(s);
        EXPECT_EQ(seen.given[at], game.state().given[at]);
        EXPECT_EQ(told_of->given[at], game.state().given[at]);
        EXPECT_EQ(told_of->dealt[at], dealt.hand(seat(s))) << "the deal is told as it was";
      }
      for (int i = 0; i < 15 * seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        EXPECT_EQ(seen.plays[at], SeenTile::whole(game.state().plays[at].tile()));
        const Seat player = seen.player_of(i / seats, i % seats);
        EXPECT_EQ(told_of->played[player.index][at / static_cast<std::size_t>(seats)],
                  game.state().plays[at].tile());
      }
    }
    EXPECT_EQ(ended.outcome, *score(game.state()));
  }
}

}  // namespace
}  // namespace paradoxa::paradominetor
