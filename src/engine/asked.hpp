// How a decision is put to a seat, beyond the moves that answer it: what silence means, how long
// the seat has, and whether others may learn anything from the way it is answered.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace paradoxa {

// As a game says it. A game without such questions says nothing at all.
template <class Move>
struct Asking {
  std::string_view kind{};           // its name, under which a seat gives standing orders
  std::optional<Move> by_default{};  // what silence means
  std::optional<Move> always{};      // what the standing order `always` plays
  int limit_s = 0;                   // time to answer, for a question with a default; 0: no limit
  // Others must not learn how it was answered, nor how many moves could answer it. Whether a secret
  // question is asked has to follow from what everybody knows: it is asked even where one move is
  // left, and the table makes that move in the seat's own time.
  bool secret = false;
};

// The same as text, for the layers above the games.
struct Asked {
  std::string kind;
  std::string by_default;  // a move, or empty
  std::string always;      // likewise
  std::int64_t limit_ms = 0;
  bool secret = false;

  // A question like any other: it waits until the seat answers, and nothing more is said of it.
  bool plain() const { return kind.empty() && by_default.empty() && !secret; }

  friend bool operator==(const Asked&, const Asked&) = default;
};

}  // namespace paradoxa
