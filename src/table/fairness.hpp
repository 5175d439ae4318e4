// The luck of a table: committed to before the first move, shown at the end, checked by anyone.
//
// Protocol paradoxa-fair-1. The table draws 32 secret bytes S and publishes
//   C = SHA-256("paradoxa-fair-1" | table id | S).
// Players may add 32 bytes each. Nature's key is
//   K = HMAC-SHA-256(S, table id | c_0 | c_1 | …)
// and her move number j (from 0) takes the draw with number j under K (engine/nature.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chacha20.hpp"
#include "engine/seat.hpp"
#include "engine/sha256.hpp"

namespace paradoxa {

inline constexpr std::string_view kFairProtocol = "paradoxa-fair-1";

// What a player added.
struct Share {
  Seat seat = kNoSeat;  // old records do not say whose it was
  Digest bytes{};

  friend bool operator==(const Share&, const Share&) = default;
};

struct Luck {
  std::string table;           // its id, part of what is hashed
  Digest secret{};             // S
  std::vector<Share> entropy;  // c_0, c_1, … by seat, where players added any
  SeatSet withheld{};          // seats that were to add some and did not show it
};

Digest commitment(const Luck& luck);
Key256 nature_key(const Luck& luck);

// 32 random bytes from the operating system.
Digest fresh_secret();
// 32 chosen bytes, for reproducible games.
Digest secret_from(std::string_view seed);
// The luck of a practice table. It depends on the seed alone, not on the table's id, so every
// practice table with this seed draws alike. Everybody knows the seed, so it proves nothing.
Luck practice_luck(std::string_view seed);
// A short id for a table that has none.
std::string fresh_table_id();

}  // namespace paradoxa
