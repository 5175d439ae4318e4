// How a bot is named in a command, a table or a record: `random`, `casual`, `ismcts:2000`,
// `ismcts:500ms`, or one of the levels for people: `easy`, `medium`, `hard`, `expert`.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "bots/budget.hpp"

namespace paradoxa {

enum class BotKind : std::uint8_t { kRandom, kCasual, kIsmcts };

struct BotSpec {
  BotKind kind = BotKind::kCasual;
  std::uint8_t mistakes_percent = 0;  // casual only
  Budget budget{};                    // ismcts only
  std::string_view level{};           // the level it was asked for by, or empty

  friend bool operator==(const BotSpec&, const BotSpec&) = default;
};

// In order of strength.
struct BotLevel {
  std::string_view name;
  std::string_view summary;
  BotSpec spec;
};
inline constexpr std::array<BotLevel, 4> kBotLevels{{
    {"easy", "plays on instinct, often carelessly", {BotKind::kCasual, 35, {}, "easy"}},
    {"medium", "plays on instinct", {BotKind::kCasual, 0, {}, "medium"}},
    {"hard", "searches 2,000 simulated games", {BotKind::kIsmcts, 0, {2000, 0}, "hard"}},
    {"expert", "searches 20,000 simulated games", {BotKind::kIsmcts, 0, {20000, 0}, "expert"}},
}};

inline constexpr std::uint32_t kMaxIterations = 100'000'000;
inline constexpr std::uint32_t kMaxMilliseconds = 600'000;

// The error is a sentence that says what is wrong and what would be right.
std::expected<BotSpec, std::string> parse_bot(std::string_view text);
// parse_bot(print(spec)) == spec.
std::string print(const BotSpec& spec);

}  // namespace paradoxa
