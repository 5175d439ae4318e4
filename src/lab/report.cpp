#include "lab/report.hpp"

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

}  // namespace

std::string match_table(const MatchResult& result) {
  std::string text = fmt::format(
      "{}: {} games, seed {}, {:.1f} s with {} thread{}\n"
      "{:.0f} decisions/s, {:.1f} games/s; {} moves a game ({} to {})\n\n",
      result.game, result.settings.games, result.settings.seed, result.seconds,
      result.settings.threads, result.settings.threads == 1 ? "" : "s", result.decisions_per_s(),
      result.games_per_s(), result.median_plies, result.min_plies, result.max_plies);
  text += head("bot", result.score_unit) + rows(result.entries) + "\n";
  text += head("place", result.score_unit) + rows(result.positions);
  return text;
}

std::string match_json(const MatchResult& result) {
  const boost::json::object object{
      {"game", result.game},
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
      {"plies",
       {{"median", result.median_plies}, {"min", result.min_plies}, {"max", result.max_plies}}},
      {"seats", to_json("bot", result.entries)},
      {"positions", to_json("place", result.positions)},
  };
  return boost::json::serialize(object);
}

}  // namespace paradoxa
