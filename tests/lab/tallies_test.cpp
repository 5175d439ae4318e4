// What a game's own tally says about a match: turn order, endings, lengths, uses.
#include "lab/tallies.hpp"

#include <numeric>
#include <sstream>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "bots/any_bot_choice.hpp"
#include "games/all.hpp"
#include "games/shipped.hpp"
#include "lab/command.hpp"
#include "lab/match.hpp"

namespace paradoxa {
namespace {

using Px = paradoxical::Game;

MatchResult px_match(const std::vector<std::string>& bots, const MatchSettings& settings,
                     int round_cap = 100) {
  std::vector<BotSpec> specs;
  for (const std::string& bot : bots) specs.push_back(*parse_bot(bot));
  auto options = paradoxical::Options::for_seats(static_cast<int>(specs.size()));
  options.round_cap = static_cast<std::uint16_t>(round_cap);
  return run_match<Px>(shipped_content<Px>(), options, specs, settings);
}

TEST(Tallies, shares_by_turn_order_add_up_to_one) {
  const MatchResult result = px_match({"casual", "random", "random"}, {.games = 60, .seed = 3});
  ASSERT_EQ(result.order.size(), 3u);
  double shares = 0;
  for (const Standing& standing : result.order) {
    EXPECT_EQ(standing.games, 60);
    shares += standing.win_share;
  }
  EXPECT_NEAR(shares, 1, 1e-9);
  EXPECT_EQ(result.order[0].name, "turn 1");
}

// Plays Paradoxical, but the starting seat is what the test says.
struct SecondStarts : Px {
  template <class Random>
  static Move sample(const Content& content, const State& state, Seat seat, Random& random) {
    const Move move = Px::sample(content, state, seat, random);
    return move.kind == paradoxical::MoveKind::kStart ? Move::start(paradoxa::seat(1)) : move;
  }
};

TEST(Tallies, turn_order_counts_from_who_began) {
  const std::vector<BotSpec> specs{*parse_bot("casual"), *parse_bot("random")};
  const MatchResult result =
      run_match<SecondStarts>(shipped_content<Px>(), paradoxical::Options::for_seats(2), specs,
                              {.games = 40, .seed = 2, .rotation = Rotation::kFixed});
  EXPECT_EQ(result.order[0].win_share, result.positions[1].win_share);
  EXPECT_EQ(result.order[1].win_share, result.positions[0].win_share);
  EXPECT_NE(result.order[0].win_share, result.order[1].win_share);
}

TEST(Tallies, every_game_has_one_ending_and_a_length) {
  const MatchResult usual = px_match({"casual", "casual"}, {.games = 50, .seed = 1});
  EXPECT_EQ(usual.tallies.endings, (std::map<std::string, int>{{"PX-11.1", 50}}));
  EXPECT_GE(usual.length.min, 16);  // eight cards for each of two paradoxes
  EXPECT_LE(usual.length.median, usual.length.max);
  // Random players rarely claim two paradoxes in 20 rounds.
  const MatchResult capped = px_match({"random", "random"}, {.games = 50, .seed = 1}, 20);
  EXPECT_GT(capped.tallies.endings.at("PX-11.3"), 25);
  EXPECT_EQ(capped.length.max, 40);
}

TEST(Tallies, uses_are_counted_by_chance_and_by_winners) {
  const MatchResult result = px_match({"casual", "casual"}, {.games = 80, .seed = 6});
  ASSERT_EQ(result.tallies.items.size(), static_cast<std::size_t>(Px::Tally::kItems));
  for (int i = 0; i < paradoxical::kFaces; ++i) {
    const ItemSum& sum = result.tallies.items[static_cast<std::size_t>(i)];
    EXPECT_LE(sum.uses, sum.offers) << i;
    EXPECT_LE(sum.users, sum.uses) << i;
    EXPECT_LE(sum.won, sum.users * ItemSum::kWin) << i;
    EXPECT_LE(sum.ci95().low, sum.win_share()) << i;
  }
  // The winner has claimed twice, and no one else has: 2 to 3 claims per game with two seats.
  std::int64_t claims = 0;
  for (std::size_t i = paradoxical::kFaces; i < result.tallies.items.size(); ++i)
    claims += result.tallies.items[i].uses;
  EXPECT_GE(claims, 2 * 80);
  EXPECT_LE(claims, 3 * 80);
}

TEST(Tallies, are_the_same_with_any_number_of_threads) {
  MatchSettings settings{.games = 60, .seed = 5};
  const MatchResult alone = px_match({"casual", "random", "casual"}, settings);
  for (const int threads : {2, 3, 7}) {
    settings.threads = threads;
    const MatchResult together = px_match({"casual", "random", "casual"}, settings);
    EXPECT_EQ(alone.tallies.endings, together.tallies.endings);
    EXPECT_EQ(alone.length, together.length);
    for (std::size_t i = 0; i < alone.tallies.items.size(); ++i) {
      EXPECT_EQ(alone.tallies.items[i].offers, together.tallies.items[i].offers) << i;
      EXPECT_EQ(alone.tallies.items[i].uses, together.tallies.items[i].uses) << i;
      EXPECT_EQ(alone.tallies.items[i].won, together.tallies.items[i].won) << i;
    }
  }
}

// Paradox Initiative counts kinds of cards drafted and completed, modules kept and used, alliances.
TEST(Tallies, completed_cards_and_used_modules_were_drafted_and_kept_before) {
  using Pi = initiative::Game;
  const std::vector<BotSpec> specs{*parse_bot("casual"), *parse_bot("casual")};
  const MatchResult result = run_match<Pi>(shipped_content<Pi>(), initiative::Options::for_seats(2),
                                           specs, {.games = 20, .seed = 6});
  ASSERT_EQ(result.tallies.items.size(), static_cast<std::size_t>(Pi::Tally::kItems));
  EXPECT_EQ(result.tallies.endings, (std::map<std::string, int>{{"PI-19.1", 20}}));
  EXPECT_EQ(result.length.min, 20);  // nine rounds and the final one
  EXPECT_EQ(result.length.max, 20);
  std::int64_t completed = 0, points = 0;
  for (int i = 0; i < Pi::Tally::kFirstBand; ++i) {
    const ItemSum& sum = result.tallies.items[static_cast<std::size_t>(i)];
    if (i < Pi::Tally::kFirstPoints) {
      EXPECT_LE(sum.uses, sum.offers) << i;
    }
    if (i < Pi::Tally::kCardItems) completed += sum.uses;
    if (i >= Pi::Tally::kFirstPoints) points += sum.uses;
  }
  EXPECT_GT(completed, 20 * 2 * 4);
  double scores = 0;
  for (const Standing& seat : result.entries) scores += seat.mean_score * 20;
  EXPECT_NEAR(static_cast<double>(points), scores, 1e-6);
}

// Paradox Island counts characters chosen, powers drawn and kept, health lost, fruits had and
// used, anomalies activated.
TEST(Tallies, powers_kept_were_drawn_and_every_captive_has_a_character) {
  using Is = island::Game;
  constexpr int kGames = 12;
  const std::vector<BotSpec> specs(3, *parse_bot("random"));
  const MatchResult result = run_match<Is>(shipped_content<Is>(), island::Options::for_seats(3),
                                           specs, {.games = kGames, .seed = 6});
  ASSERT_EQ(result.tallies.items.size(), static_cast<std::size_t>(Is::Tally::kItems));
  std::int64_t characters = 0, lost = 0, activated = 0;
  for (int i = 0; i < Is::Tally::kItems; ++i) {
    const ItemSum& sum = result.tallies.items[static_cast<std::size_t>(i)];
    if (i < Is::Tally::kFirstPower) characters += sum.uses;
    if (i >= Is::Tally::kFirstLoss && i < Is::Tally::kFirstFruit) lost += sum.uses;
    if (i < Is::Tally::kFirstLoss || i >= Is::Tally::kFirstAnomaly) {
      EXPECT_LE(sum.uses, sum.offers) << i;
    }
    if (i >= Is::Tally::kFirstAnomaly) activated += sum.uses;
  }
  EXPECT_GT(activated, kGames * 4);
  EXPECT_EQ(characters, kGames * 2);
  EXPECT_GT(lost, kGames * 4);
  int ended = 0;
  for (const auto& [clause, games] : result.tallies.endings) {
    EXPECT_TRUE(clause == "IS-23.1" || clause == "IS-23.10") << clause;
    ended += games;
  }
  EXPECT_EQ(ended, kGames);
  EXPECT_LE(result.length.max, island::kDefaultRounds);
}

// Restart counts texts activated, operations, Chains, Gadgets, actions, and where points came from.
TEST(Tallies, points_of_restart_are_those_of_the_scores) {
  using Rs = restart::Game;
  constexpr int kGames = 12;
  const std::vector<BotSpec> specs(2, *parse_bot("random"));
  const MatchResult result = run_match<Rs>(shipped_content<Rs>(), restart::Options::for_seats(2),
                                           specs, {.games = kGames, .seed = 6});
  ASSERT_EQ(result.tallies.items.size(), static_cast<std::size_t>(Rs::Tally::kItems));
  std::int64_t texts = 0, operations = 0, cards = 0;
  for (int i = 0; i < Rs::Tally::kItems; ++i) {
    const ItemSum& sum = result.tallies.items[static_cast<std::size_t>(i)];
    if (i < Rs::Tally::kFirstOperation) {
      texts += sum.uses;
      EXPECT_LE(sum.uses, sum.offers) << i;
    } else if (i < Rs::Tally::kFirstLevel) {
      operations += sum.uses;
    }
    if (i == Rs::Tally::kFirstPoints + 3) cards = sum.uses;
  }
  EXPECT_GT(texts, kGames * 4);
  EXPECT_GE(operations, texts);
  EXPECT_GT(cards, 0);
  for (const auto& [clause, games] : result.tallies.endings)
    EXPECT_TRUE(clause == "RS-13.1" || clause == "RS-13.2" || clause == "RS-29.1") << clause;
}

std::string lab_output(std::vector<const char*> arguments) {
  arguments.insert(arguments.begin(), "lab");
  std::ostringstream out, err;
  EXPECT_EQ(lab_command(static_cast<int>(arguments.size()), arguments.data(), out, err), 0)
      << err.str();
  return out.str();
}

TEST(Tallies, are_printed_for_people_and_for_programs) {
  const std::string table =
      lab_output({"paradoxical", "--seats", "casual,casual", "--games", "20", "--seed", "1"});
  for (const char* text : {"turn 1", "turn 2", "ended by PX-11.1", "turns a game", "of chances",
                           "K1 Open Data", "V13 Insurance Pool", "two pair"})
    EXPECT_NE(table.find(text), std::string::npos) << text << " in\n" << table;
  const boost::json::value object = boost::json::parse(lab_output(
      {"paradoxical", "--seats", "casual,casual", "--games", "20", "--seed", "1", "--json"}));
  EXPECT_EQ(object.at("order").as_array().size(), 2u);
  EXPECT_EQ(object.at("items").as_array().size(), 55u);
  EXPECT_EQ(object.at("endings").at("PX-11.1").as_int64(), 20);
  EXPECT_EQ(object.at("length_unit").as_string(), "turns");
  EXPECT_GT(object.at("length").at("median").as_int64(), 10);
  for (const char* field : {"group", "name", "offers", "uses", "users", "win_share", "ci95"})
    EXPECT_TRUE(object.at("items").at(0).as_object().contains(field)) << field;
}

TEST(Tallies, a_group_of_which_nothing_was_seen_is_not_printed) {
  const auto rival = [](const char* seats) {
    return lab_output({"initiative", "--seats", seats, "--games", "2", "--seed", "1"})
               .find("rival's points") != std::string::npos;
  };
  EXPECT_TRUE(rival("casual"));
  EXPECT_FALSE(rival("casual,casual"));
}

TEST(Tallies, a_game_without_a_tally_says_nothing_of_it) {
  const std::string text =
      lab_output({"paradominetor", "--seats", "random,random,random", "--games", "3", "--json"});
  const boost::json::object object = boost::json::parse(text).as_object();
  for (const char* field : {"order", "endings", "length", "items"})
    EXPECT_FALSE(object.contains(field)) << field;
}

}  // namespace
}  // namespace paradoxa
