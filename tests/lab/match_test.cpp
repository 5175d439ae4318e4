#include "lab/match.hpp"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/any_bot_choice.hpp"
#include "games/all.hpp"

namespace paradoxa {
namespace {

using G = paradominetor::Game;

MatchResult match(const std::vector<std::string>& bots, const MatchSettings& settings,
                  const Progress& progress = {}) {
  std::vector<BotSpec> specs;
  for (const std::string& bot : bots) specs.push_back(*parse_bot(bot));
  const auto options = paradominetor::Options::for_seats(static_cast<int>(specs.size()));
  return run_match<G>(G::Content{}, options, specs, settings, progress);
}

void expect_same(const std::vector<Standing>& a, const std::vector<Standing>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].name, b[i].name);
    EXPECT_EQ(a[i].games, b[i].games);
    EXPECT_EQ(a[i].mean_score, b[i].mean_score);
    EXPECT_EQ(a[i].win_share, b[i].win_share);
    EXPECT_EQ(a[i].ci95, b[i].ci95);
  }
}

TEST(Match, gives_the_same_results_with_any_number_of_threads) {
  MatchSettings settings{.games = 60, .seed = 5};
  const std::vector<std::string> bots{"ismcts:40", "casual", "easy", "random"};
  const MatchResult alone = match(bots, settings);
  for (const int threads : {2, 3, 7, 100}) {
    settings.threads = threads;
    const MatchResult together = match(bots, settings);
    expect_same(alone.entries, together.entries);
    expect_same(alone.positions, together.positions);
    EXPECT_EQ(alone.decisions, together.decisions);
    EXPECT_EQ(alone.plies, together.plies);
  }
}

TEST(Match, another_seed_plays_other_games) {
  const std::vector<std::string> bots{"casual", "casual", "random"};
  const auto one = match(bots, {.games = 50, .seed = 1});
  const auto other = match(bots, {.games = 50, .seed = 2});
  EXPECT_NE(one.entries[0].mean_score, other.entries[0].mean_score);
}

TEST(Match, every_entry_sits_everywhere_equally_often) {
  for (int seats = 3; seats <= 5; ++seats)
    for (int first = 0; first < 20; first += seats)
      for (int entry = 0; entry < seats; ++entry) {
        std::set<int> places;
        for (int game = first; game < first + seats; ++game)
          places.insert(seat_of_entry(entry, game, seats, Rotation::kRotate).index);
        EXPECT_EQ(places.size(), static_cast<std::size_t>(seats));
      }
  EXPECT_EQ(seat_of_entry(2, 7, 4, Rotation::kFixed), seat(2));
}

// Paradominetor with somebody who writes down every tile that is dealt.
struct Watched : paradominetor::Game {
  static inline std::vector<std::vector<Move>> deals;

  static State initial(const Content& content, const Options& options) {
    deals.emplace_back();
    return paradominetor::Game::initial(content, options);
  }
  template <class Sink>
  static void apply(const Content& content, State& state, Seat seat, Move move, Sink&& sink) {
    if (move.kind == paradominetor::MoveKind::kDeal) deals.back().push_back(move);
    paradominetor::Game::apply(content, state, seat, move, sink);
  }
};

TEST(Match, each_group_of_rotations_has_the_same_deal) {
  const std::vector<BotSpec> specs(3, *parse_bot("random"));
  const auto options = paradominetor::Options::for_seats(3);
  const auto deals = [&](Rotation rotation) {
    Watched::deals.clear();
    run_match<Watched>({}, options, specs, {.games = 7, .seed = 3, .rotation = rotation});
    return Watched::deals;
  };
  const auto rotated = deals(Rotation::kRotate);
  ASSERT_EQ(rotated.size(), 7u);
  for (const std::size_t group : {0u, 3u}) {
    EXPECT_EQ(rotated[group].size(), 45u);
    EXPECT_EQ(rotated[group], rotated[group + 1]);
    EXPECT_EQ(rotated[group], rotated[group + 2]);
    EXPECT_NE(rotated[group], rotated[group + 3]);
  }
  const auto fixed = deals(Rotation::kFixed);
  EXPECT_NE(fixed[0], fixed[1]);
}

TEST(Match, equal_bots_share_the_wins_equally) {
  const int games = battery::kSanitized ? 800 : 4000;
  const auto result = match({"random", "random", "random", "random"}, {.games = games, .seed = 9});
  for (const auto* standings : {&result.entries, &result.positions})
    for (const Standing& standing : *standings) {
      EXPECT_EQ(standing.games, games);
      EXPECT_NEAR(standing.win_share, 0.25, battery::kSanitized ? 0.06 : 0.03);
    }
}

TEST(Match, the_shares_of_a_game_add_up_to_one) {
  const auto result = match({"casual", "random", "easy"}, {.games = 90, .seed = 4});
  double entries = 0, places = 0;
  for (const Standing& standing : result.entries) entries += standing.win_share;
  for (const Standing& standing : result.positions) places += standing.win_share;
  EXPECT_NEAR(entries, 1, 1e-9);
  EXPECT_NEAR(places, 1, 1e-9);
  for (const Standing& standing : result.entries) {
    EXPECT_LE(standing.ci95.low, standing.win_share);
    EXPECT_GE(standing.ci95.high, standing.win_share);
  }
}

TEST(Match, counts_the_decisions_of_seats_and_of_nature_apart) {
  const auto result = match({"random", "random", "random", "random"}, {.games = 40, .seed = 6});
  // Four seats choose 3 tiles to pass and play 15; a led black adds a declaration.
  EXPECT_GE(result.decisions, 40u * 72);
  EXPECT_LE(result.decisions, 40u * 76);
  EXPECT_EQ(result.nature_decisions, 40u * 61);  // 60 tiles and the first lead
  EXPECT_GE(result.plies.min, 133);
  EXPECT_LE(result.plies.min, result.plies.median);
  EXPECT_LE(result.plies.median, result.plies.max);
}

TEST(Match, tells_how_far_it_is) {
  std::vector<int> told;
  match({"random", "random", "random"}, {.games = 7, .seed = 1}, [&](int n) { told.push_back(n); });
  EXPECT_EQ(told, (std::vector<int>{1, 2, 3, 4, 5, 6, 7}));
}

TEST(Match, fixed_seats_stay_fixed) {
  const auto result =
      match({"casual", "random", "random"}, {.games = 60, .seed = 2, .rotation = Rotation::kFixed});
  EXPECT_EQ(result.entries[0].win_share, result.positions[0].win_share);
}

}  // namespace
}  // namespace paradoxa
