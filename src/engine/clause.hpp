// The name of a rule, as printed in rules/: every refusal, every event and every line of a score
// carries one.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace paradoxa {

// A plain value; the empty clause means "no rule is broken".
struct Clause {
  static constexpr std::size_t kMaxLength = 15;

  std::array<char, kMaxLength + 1> id{};

  constexpr bool none() const { return id[0] == '\0'; }
  constexpr explicit operator bool() const { return !none(); }

  constexpr std::string_view text() const {
    std::size_t length = 0;
    while (length < kMaxLength && id[length] != '\0') ++length;
    return {id.data(), length};
  }

  friend constexpr bool operator==(const Clause&, const Clause&) = default;
};

inline constexpr Clause kNoClause{};

// Not defined: calling it in a constant expression is the error message.
void a_clause_id_has_1_to_15_characters();

// "PD-4.2"_clause: written out in full, so that a search for the id finds the code that cites it.
consteval Clause operator""_clause(const char* id, std::size_t length) {
  Clause clause;
  if (length == 0 || length > Clause::kMaxLength) a_clause_id_has_1_to_15_characters();
  for (std::size_t i = 0; i < length; ++i) clause.id[i] = id[i];
  return clause;
}

}  // namespace paradoxa
