// Who made a move for a seat: its person, a bot, or the table, and then for which reason.
#pragma once

#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace paradoxa {

enum class MadeBy : std::uint8_t {
  kPerson,
  kBot,      // the seat's own, or one that stands in for a person
  kTime,     // the question's time limit passed
  kOrder,    // a standing order of the seat
  kAbsence,  // the person is not connected
  kTable,    // the only move of a secret question
};

// As records, entries and frames say it; a person and a bot need no word.
inline constexpr std::string_view kMadeByWords[] = {"", "", "time", "order", "absence", "table"};

constexpr std::string_view word_of(MadeBy by) { return kMadeByWords[static_cast<std::size_t>(by)]; }
// The table made it, not whoever sits there.
constexpr bool by_default(MadeBy by) { return by > MadeBy::kBot; }

constexpr std::optional<MadeBy> default_from(std::string_view word) {
  for (std::size_t i = 2; i < std::size(kMadeByWords); ++i)
    if (kMadeByWords[i] == word) return static_cast<MadeBy>(i);
  return std::nullopt;
}

}  // namespace paradoxa
