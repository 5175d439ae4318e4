#include "terminal/advice.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "bots/adviser.hpp"
#include "engine/wrapping.hpp"
#include "terminal/telling.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kAdviser = "hard";
constexpr std::size_t kMostShown = 3;

}  // namespace

std::string advice_text(const Table& table, Seat seat, std::uint64_t seed, const Screen& screen) {
  const AnyPosition& position = table.position();
  const Narrator& narrator = table.game().narrator();
  Advice advice = make_adviser(position.game(), *parse_bot(kAdviser))->choose(position, seat, seed);
  const json::object wish{
      {"move", advice.move},
      {"meaning", narrator.move(*position.move_json(advice.move), naming_of(table))},
      {"n", advice.iterations}};
  const Wrap wrap{screen.prose_width(), 0, 0};
  if (position.legal(seat).size() == 1)
    return wrapped(narrator.say("session.only_move", wish), wrap);
  if (advice.considered.empty()) return wrapped(narrator.say("session.would_take", wish), wrap);
  std::sort(advice.considered.begin(), advice.considered.end(),
            [](const Considered& a, const Considered& b) {
              return std::tie(b.visits, b.value, a.move) < std::tie(a.visits, a.value, b.move);
            });
  std::string text = wrapped(narrator.say("session.advice", wish), wrap);
  advice.considered.resize(std::min(kMostShown, advice.considered.size()));
  for (const Considered& move : advice.considered)
    text += fmt::format("  {}  {:>3.0f}\n", padded(move.move, 12), 100 * move.value);
  return text;
}

}  // namespace paradoxa
