#include "lab/report.hpp"

#include <algorithm>
#include <set>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace paradoxa {
namespace {

std::string rows(const std::vector<Standing>& standings) {
  std::string text;
  for (const Standing& s : standings)
    text += fmt::format("  {:<16}{:>8}{:>12.2f}{:>10.1f} %   {:.1f} to {:.1f} %\n", s.name, s.games,
                        s.mean_score, 100 * s.win_share, 100 * s.ci95.low, 100 * s.ci95.high);
  return text;
}

std::string head(std::string_view what, std::string_view unit) {
  return fmt::format("  {:<16}{:>8}{:>12}{:>12}   {}\n", what, "games", unit, "wins", "95 %");
}

// `key` says what the name is the name of.
boost::json::array to_json(boost::json::string_view key, const std::vector<Standing>& standings) {
  boost::json::array array;
  for (const Standing& s : standings)
    array.emplace_back(boost::json::object{{key, s.name},
                                           {"games", s.games},
                                           {"mean_score", s.mean_score},
                                           {"win_share", s.win_share},
                                           {"ci95", boost::json::array{s.ci95.low, s.ci95.high}}});
  return array;
}

// Groups follow each other in the list of items. Calls `visit(group, name, sum)` for each.
template <class Visit>
void for_each_item(const MatchResult& result, Visit&& visit) {
  std::size_t i = 0;
  for (const ItemGroup& group : result.groups)
    for (const std::string& name : group.names)
      if (i < result.tallies.items.size()) visit(group, name, result.tallies.items[i++]);
}

double per_game(const MatchResult& result, std::int64_t count) {
  return static_cast<double>(count) / std::max(1, result.settings.games);
}

// Skips empty groups, such as the rival's points in a game without it.
std::set<const ItemGroup*> seen_groups(const MatchResult& result) {
  std::set<const ItemGroup*> seen;
  for_each_item(result, [&](const ItemGroup& group, const std::string&, const ItemSum& sum) {
    if (sum.uses + sum.offers + sum.users > 0) seen.insert(&group);
  });
  return seen;
}

std::string items_table(const MatchResult& result) {
  std::string text;
  const ItemGroup* last = nullptr;
  const std::set<const ItemGroup*> seen = seen_groups(result);
  for_each_item(result, [&](const ItemGroup& group, const std::string& name, const ItemSum& sum) {
    if (!seen.contains(&group)) return;
    if (last != &group)
      text += fmt::format("\n  {:<24}{:>10}{:>12}{:>10}{:>12}   {}\n", group.noun, "uses/game",
                          "of chances", "users", "users win", "95 %");
    last = &group;
    const std::string chosen =
        sum.offers == 0 ? "-" : fmt::format("{:.1f} %", 100 * sum.share_of_offers());
    const Interval ci95 = sum.ci95();
    text += fmt::format("  {:<24}{:>10.3f}{:>12}{:>10}{:>10.1f} %   {:.1f} to {:.1f} %\n", name,
                        per_game(result, sum.uses), chosen, sum.users, 100 * sum.win_share(),
                        100 * ci95.low, 100 * ci95.high);
  });
  return text;
}

// What only games with a tally of their own have.
std::string tally_table(const MatchResult& result) {
  if (result.order.empty()) return {};
  std::string text = "\n" + head("order", result.score_unit) + rows(result.order) + "\n";
  for (const auto& [clause, games] : result.tallies.endings) {
    const Interval ci95 = wilson95(games, result.settings.games);
    text += fmt::format("  ended by {:<7}{:>8}{:>22.2f} %   {:.2f} to {:.2f} %\n", clause, games,
                        100 * per_game(result, games), 100 * ci95.low, 100 * ci95.high);
  }
  text += fmt::format("  {} a game: {} ({} to {})\n", result.length_unit, result.length.median,
                      result.length.min, result.length.max);
  return text + items_table(result);
}

boost::json::object to_json(const Spread& spread) {
  return {{"median", spread.median}, {"min", spread.min}, {"max", spread.max}};
}

void add_tally_json(const MatchResult& result, boost::json::object& object) {
  if (result.order.empty()) return;
  object["order"] = to_json("place", result.order);
  object["length"] = to_json(result.length);
  object["length_unit"] = result.length_unit;
  boost::json::object endings;
  for (const auto& [clause, games] : result.tallies.endings) endings[clause] = games;
  object["endings"] = std::move(endings);
  boost::json::array items;
  for_each_item(result, [&](const ItemGroup& group, const std::string& name, const ItemSum& sum) {
    items.emplace_back(
        boost::json::object{{"group", group.noun},
                            {"name", name},
                            {"offers", sum.offers},
                            {"uses", sum.uses},
                            {"users", sum.users},
                            {"win_share", sum.win_share()},
                            {"ci95", boost::json::array{sum.ci95().low, sum.ci95().high}}});
  });
  object["items"] = std::move(items);
}

}  // namespace

std::string match_table(const MatchResult& result) {
  std::string text = fmt::format(
      "{}: {} games, seed {}, {:.1f} s with {} thread{}\n"
      "{:.0f} decisions/s, {:.1f} games/s; {} moves a game ({} to {})\n\n",
      result.game, result.settings.games, result.settings.seed, result.seconds,
      result.settings.threads, result.settings.threads == 1 ? "" : "s", result.decisions_per_s(),
      result.games_per_s(), result.plies.median, result.plies.min, result.plies.max);
  text += head("bot", result.score_unit) + rows(result.entries) + "\n";
  text += head("place", result.score_unit) + rows(result.positions);
  return text + tally_table(result);
}

std::string match_json(const MatchResult& result) {
  boost::json::object object{
      {"game", result.game},
      {"content", result.edition},
      {"games", result.settings.games},
      {"seed", result.settings.seed},
      {"threads", result.settings.threads},
      {"rotate", result.settings.rotation == Rotation::kRotate},
      {"seconds", result.seconds},
      {"decisions", result.decisions},
      {"nature_decisions", result.nature_decisions},
      {"decisions_per_s", result.decisions_per_s()},
      {"games_per_s", result.games_per_s()},
      {"score_unit", result.score_unit},
      {"plies", to_json(result.plies)},
      {"seats", to_json("bot", result.entries)},
      {"positions", to_json("place", result.positions)},
  };
  add_tally_json(result, object);
  return boost::json::serialize(object);
}

}  // namespace paradoxa
