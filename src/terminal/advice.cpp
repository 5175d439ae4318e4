#include "terminal/advice.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "bots/adviser.hpp"
#include "engine/wrapping.hpp"
#include "terminal/scores.hpp"
#include "terminal/telling.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kAdviser = "hard";

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

// "Research goals +2.1, Sets of worlds −0.8"
std::string rows_text(const Narrator& narrator, const MoveComparison& other) {
  constexpr std::size_t kMaxRows = 3;
  json::array rows;
  for (std::size_t i = 0; i < std::min(kMaxRows, other.rows.size()); ++i) {
    const auto& [label, more] = other.rows[i];
    const std::string amount = fmt::format("{}{:.1f}", more < 0 ? "−" : "+", std::abs(more));
    rows.emplace_back(
        narrator.say("hint.row", {{"label", score_label(narrator, label)}, {"more", amount}}));
  }
  return narrator.say("hint.rows", {{"rows", std::move(rows)}});
}

}  // namespace

std::string advice_text(const Table& table, Seat seat, std::uint64_t seed, const Screen& screen) {
  const AnyPosition& position = table.position();
  const Narrator& narrator = table.game().narrator();
  const auto adviser = make_adviser(position.game(), *parse_bot(kAdviser));
  Advice advice = adviser->choose(position, seat, seed);
  adviser->explain(position, seat, seed, advice);
  const json::object wish{
      {"move", advice.move},
      {"meaning", narrator.move(*position.move_json(advice.move), naming_of(table))}};
  const Wrap wrap{screen.prose_width(), 0, 0};
  if (position.legal(seat).size() == 1)
    return wrapped(narrator.say("session.only_move", wish), wrap);
  std::string text = narrator.say("session.advice", wish);
  if (!advice.fact.empty()) text += " " + narrator.fact(advice.fact, {table.names(), seat});
  if (!advice.against) return wrapped(text, wrap);
  const MoveComparison& other = *advice.against;
  const int mine = percent(other.wins[0]), others = percent(other.wins[1]);
  text += " " + narrator.say(std::abs(mine - others) < 2 ? "hint.even" : "hint.wins",
                             {{"mine", mine}, {"other", others}, {"next", other.move}});
  if (!other.rows.empty()) text += " " + rows_text(narrator, other);
  return wrapped(text, wrap);
}

}  // namespace paradoxa
