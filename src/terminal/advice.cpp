#include "terminal/advice.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "bots/adviser.hpp"
#include "engine/wrapping.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kAdviser = "hard";
constexpr std::size_t kMostShown = 3;

}  // namespace

std::string advice_text(const AnyPosition& position, Seat seat, std::uint64_t seed,
                        const Screen& screen) {
  Advice advice = make_adviser(position.game(), *parse_bot(kAdviser))->choose(position, seat, seed);
  const std::string wish = "`" + advice.move + "`, " + position.describe(seat, advice.move);
  const Wrap wrap{screen.prose_width(), 0, 0};
  if (position.legal(seat).size() == 1) return wrapped(wish + ": it is your only move.", wrap);
  if (advice.considered.empty()) return wrapped("I would take " + wish + ".", wrap);
  std::sort(advice.considered.begin(), advice.considered.end(),
            [](const Considered& a, const Considered& b) {
              return std::tie(b.visits, b.value, a.move) < std::tie(a.visits, a.value, b.move);
            });
  std::string text =
      wrapped(fmt::format("After {} imagined games a bot would {}. Its estimates, from 0 (lost by "
                          "far) to 100 (won by far):",
                          advice.iterations, position.describe(seat, advice.move)),
              wrap);
  advice.considered.resize(std::min(kMostShown, advice.considered.size()));
  for (const Considered& move : advice.considered)
    text += fmt::format("  {}  {:>3.0f}\n", padded(move.move, 12), 100 * move.value);
  return text;
}

}  // namespace paradoxa
