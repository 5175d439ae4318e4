#include "terminal/scores.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "engine/wrapping.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kHalf = "half-";

constexpr std::size_t kWidestLine = 80;

// Somebody who scored: a seat, or an opponent without one.
struct Scorer {
  std::string name;
  int rank = 0;
  std::string score;
  std::vector<int> parts;  // by label
};

struct Sheet {
  std::string unit;
  std::vector<std::string> labels;
  std::vector<Scorer> scorers;  // the best first
};

Sheet sheet_of(const AnyGame& game, const Outcome& outcome, const SeatNames& names) {
  const Narrator& narrator = game.narrator();
  Sheet sheet{narrator.say("score.unit"), {}, {}};
  for (const ScoreRow& row : outcome.rows) sheet.labels.push_back(score_label(narrator, row.label));
  std::vector<std::size_t> seats(outcome.seats);
  std::iota(seats.begin(), seats.end(), std::size_t{0});
  std::sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(outcome.ranks[a], a) < std::pair(outcome.ranks[b], b);
  });
  for (const std::size_t s : seats) {
    Scorer scorer{
        names[s], outcome.ranks[s], amount_text(outcome.scores[s], game.score_unit()), {}};
    for (const ScoreRow& row : outcome.rows) scorer.parts.push_back(row.amounts[s]);
    sheet.scorers.push_back(std::move(scorer));
  }
  return sheet;
}

std::string in_lines(const Sheet& sheet) {
  std::size_t width = 4;
  for (const Scorer& scorer : sheet.scorers) width = std::max(width, shown_width(scorer.name));
  std::string text = padded("", width + 5) + sheet.unit;
  for (const std::string& label : sheet.labels) text += "  " + label;
  text += "\n";
  for (const Scorer& scorer : sheet.scorers) {
    text += right_aligned(std::to_string(scorer.rank), 2) + " " + padded(scorer.name, width + 2) +
            right_aligned(scorer.score, shown_width(sheet.unit));
    for (std::size_t i = 0; i < sheet.labels.size(); ++i)
      text += "  " + right_aligned(std::to_string(scorer.parts[i]), shown_width(sheet.labels[i]));
    text += "\n";
  }
  return text;
}

std::string in_columns(const Sheet& sheet) {
  std::size_t width = shown_width(sheet.unit);
  for (const std::string& label : sheet.labels) width = std::max(width, shown_width(label));
  std::vector<std::string> heads;
  heads.reserve(sheet.scorers.size());
  for (const Scorer& scorer : sheet.scorers)
    heads.push_back("  " + std::to_string(scorer.rank) + " " + scorer.name);
  const auto line = [&](const std::string& label, const auto& entry) {
    std::string text = "  " + padded(label, width);
    for (std::size_t i = 0; i < heads.size(); ++i)
      text += right_aligned(entry(i), shown_width(heads[i]));
    return text + "\n";
  };
  std::string text = line("", [&](std::size_t i) { return heads[i]; });
  for (std::size_t row = 0; row < sheet.labels.size(); ++row)
    text += line(sheet.labels[row],
                 [&](std::size_t i) { return std::to_string(sheet.scorers[i].parts[row]); });
  return text + line(sheet.unit, [&](std::size_t i) { return sheet.scorers[i].score; });
}

std::string text_of(const Sheet& sheet) {
  const std::string lines = in_lines(sheet);
  return shown_width(lines.substr(0, lines.find('\n'))) <= kWidestLine ? lines : in_columns(sheet);
}

// What an opponent without a seat scored, by label; nothing where there is none.
std::optional<json::object> rival_in(const Table& table) {
  if (table.made().empty() || !table.made().back().events) return std::nullopt;
  for (const json::value& event : table.made().back().events->as_json(kSpectator))
    if (const json::value* rival = event.get_object().if_contains("rival");
        rival != nullptr && rival->is_object())
      return rival->get_object();
  return std::nullopt;
}

// The rival has one number for what a seat has in parts: "goals" is "goal 1", "goal 2", "goal 3".
std::optional<int> part_called(const Outcome& outcome, std::string_view key, std::size_t s) {
  const std::string one = std::string(key.substr(0, key.size() - 1)) + " ";
  std::optional<int> amount;
  for (const ScoreRow& row : outcome.rows)
    if (row.label == key || row.label.starts_with(one))
      amount = amount.value_or(0) + row.amounts[s];
  return amount;
}

// The only seat and the rival.
Sheet sheet_with(const Table& table, const Outcome& outcome, const json::object& rival) {
  const Narrator& narrator = table.game().narrator();
  Sheet sheet = sheet_of(table.game(), outcome, table.names());
  Scorer& self = sheet.scorers.front();
  Scorer other{narrator.say("score.rival"), 3 - self.rank, {}, {}};
  sheet.labels.clear();
  self.parts.clear();
  int total = 0;
  for (const auto& entry : rival) {
    const int amount = entry.value().to_number<int>();
    const std::optional<int> own = part_called(outcome, entry.key(), 0);
    total += amount;
    if (amount == 0 && !own) continue;
    sheet.labels.push_back(score_label(narrator, entry.key()));
    self.parts.push_back(own.value_or(0));
    other.parts.push_back(amount);
  }
  other.score = amount_text(total, table.game().score_unit());
  sheet.scorers.insert(self.rank == 1 ? sheet.scorers.end() : sheet.scorers.begin(),
                       std::move(other));
  return sheet;
}

}  // namespace

// "goal 1" is score.goal_1.
std::string score_label(const Narrator& narrator, std::string_view label) {
  std::string key(label);
  std::replace(key.begin(), key.end(), ' ', '_');
  return narrator.say("score." + key);
}

std::string amount_text(int amount, std::string_view unit) {
  if (!unit.starts_with(kHalf)) return std::to_string(amount);
  const int size = amount < 0 ? -amount : amount;
  std::string text = size / 2 == 0 && size % 2 != 0 ? "" : std::to_string(size / 2);
  if (size % 2 != 0) text += "½";
  return amount < 0 ? "-" + text : text;
}

std::string scores_text(const AnyGame& game, const Outcome& outcome, const SeatNames& names) {
  return text_of(sheet_of(game, outcome, names));
}

std::string final_scores_text(const Table& table) {
  const auto outcome = table.position().outcome();
  if (!outcome) return {};
  if (const auto rival = rival_in(table)) return in_columns(sheet_with(table, *outcome, *rival));
  return scores_text(table.game(), *outcome, table.names());
}

}  // namespace paradoxa
