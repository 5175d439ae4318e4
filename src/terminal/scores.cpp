#include "terminal/scores.hpp"

#include <algorithm>
#include <vector>

#include "engine/wrapping.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kHalf = "half-";

// "goal 1" is score.goal_1.
std::string label_of(const Narrator& narrator, const ScoreRow& row) {
  std::string key(row.label);
  std::replace(key.begin(), key.end(), ' ', '_');
  return narrator.say("score." + key);
}

}  // namespace

std::string amount_text(int amount, std::string_view unit) {
  if (!unit.starts_with(kHalf)) return std::to_string(amount);
  const int size = amount < 0 ? -amount : amount;
  std::string text = size / 2 == 0 && size % 2 != 0 ? "" : std::to_string(size / 2);
  if (size % 2 != 0) text += "½";
  return amount < 0 ? "-" + text : text;
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
  const Narrator& narrator = game.narrator();
  const std::string unit = narrator.say("score.unit");
  std::vector<std::string> labels;
  for (const ScoreRow& row : outcome.rows) labels.push_back(label_of(narrator, row));
  std::string text = padded("", width + 5) + unit;
  for (const std::string& label : labels) text += "  " + label;
  text += "\n";
  for (const std::size_t s : order) {
    const std::string score = amount_text(outcome.scores[s], game.score_unit());
    text += right_aligned(std::to_string(outcome.ranks[s]), 2) + " " + padded(names[s], width + 2) +
            right_aligned(score, shown_width(unit));
    for (std::size_t i = 0; i < labels.size(); ++i)
      text +=
          "  " + right_aligned(std::to_string(outcome.rows[i].amounts[s]), shown_width(labels[i]));
    text += "\n";
  }
  return text;
}

}  // namespace paradoxa
