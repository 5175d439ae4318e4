#include "terminal/scores.hpp"

#include <algorithm>
#include <vector>

#include "engine/wrapping.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kHalf = "half-";

}  // namespace

std::string amount_text(int amount, std::string_view unit) {
  if (!unit.starts_with(kHalf)) return std::to_string(amount);
  const int size = amount < 0 ? -amount : amount;
  std::string text = size / 2 == 0 && size % 2 != 0 ? "" : std::to_string(size / 2);
  if (size % 2 != 0) text += "½";
  return amount < 0 ? "-" + text : text;
}

std::string_view unit_text(std::string_view unit) {
  return unit.starts_with(kHalf) ? unit.substr(kHalf.size()) : unit;
}

std::string scores_text(const AnyGame& game, const Outcome& outcome, const SeatNames& names) {
  std::vector<std::size_t> order;
  std::size_t width = 4;
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    order.push_back(s);
    width = std::max(width, shown_width(names[s]));
  }
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return outcome.ranks[a] != outcome.ranks[b] ? outcome.ranks[a] < outcome.ranks[b] : a < b;
  });
  const std::string_view unit = unit_text(game.score_unit());
  std::string text = padded("", width + 5) + std::string(unit);
  for (const ScoreRow& row : outcome.rows) text += "  " + std::string(row.label);
  text += "\n";
  for (const std::size_t s : order) {
    const std::string score = amount_text(outcome.scores[s], game.score_unit());
    text += right_aligned(std::to_string(outcome.ranks[s]), 2) + " " + padded(names[s], width + 2) +
            right_aligned(score, unit.size());
    for (const ScoreRow& row : outcome.rows)
      text += "  " + right_aligned(std::to_string(row.amounts[s]), row.label.size());
    text += "\n";
  }
  return text;
}

}  // namespace paradoxa
