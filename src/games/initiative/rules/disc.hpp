// Particles: colours, symbols, discs, and the items that can be on a card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/enum_words.hpp"

namespace paradoxa::initiative {

inline constexpr int kColours = 5;  // of discs; purple comes after them
inline constexpr int kSymbols = 3;
inline constexpr int kDiscTypes = kColours * kSymbols;  // PI-1.2

enum class Colour : std::uint8_t { kRed, kYellow, kBlue, kBlack, kWhite, kPurple };

inline constexpr EnumLetters<Colour> kColourLetters{"RYBKWP"};

constexpr Colour colour(int index) { return static_cast<Colour>(index); }
constexpr std::size_t at(Colour c) { return static_cast<std::size_t>(c); }
constexpr char letter(Colour c) { return kColourLetters.of(c); }
// PI-2.13: red, yellow and blue have triggers. PI-9.5: black and white save worlds.
constexpr bool has_trigger(Colour c) { return c <= Colour::kBlue; }
constexpr bool saves(Colour c) { return c == Colour::kBlack || c == Colour::kWhite; }

// PI-1.2: one of the 15 types, by colour and then by symbol.
struct Disc {
  std::uint8_t type = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Disc of(Colour c, int symbol) {
    return Disc{static_cast<std::uint8_t>(static_cast<int>(c) * kSymbols + symbol)};
  }
  static constexpr Disc at(int type) { return Disc{static_cast<std::uint8_t>(type)}; }

  constexpr bool exists() const { return type < kDiscTypes; }
  constexpr Colour colour() const { return static_cast<Colour>(type / kSymbols); }
  constexpr int symbol() const { return type % kSymbols; }  // 0 to 2, written 1 to 3

  friend constexpr bool operator==(Disc, Disc) = default;
};

inline constexpr Disc kNoDisc{};

// "R1"; anything else is nothing.
constexpr std::optional<Disc> parse_disc(std::string_view text) {
  if (text.size() != 2 || text[1] < '1' || text[1] > '3') return std::nullopt;
  const auto c = kColourLetters.parse(text[0]);
  if (!c || *c == Colour::kPurple) return std::nullopt;
  return Disc::of(*c, text[1] - '1');
}

constexpr std::optional<Colour> parse_colour(std::string_view text) {
  return kColourLetters.parse(text);
}

// PI-1.9, PI-1.3: a disc (its type), a purple particle or an alliance token. PI-R31: on a card only
// the colour matters.
struct Item {
  std::uint8_t code = kNone;

  static constexpr std::uint8_t kNone = 0xFF;
  static constexpr std::uint8_t kPurpleCode = kDiscTypes;
  static constexpr std::uint8_t kFirstToken = kDiscTypes + 1;

  static constexpr Item disc(Disc d) { return Item{d.type}; }
  static constexpr Item purple() { return Item{kPurpleCode}; }
  static constexpr Item token(Colour c) {
    return Item{static_cast<std::uint8_t>(kFirstToken + static_cast<int>(c))};
  }

  constexpr bool exists() const { return code < kFirstToken + kColours; }
  constexpr bool is_disc() const { return code < kDiscTypes; }
  constexpr bool is_purple() const { return code == kPurpleCode; }
  constexpr bool is_token() const { return code >= kFirstToken && exists(); }
  constexpr Disc disc() const { return Disc{code}; }
  constexpr Colour colour() const {
    if (is_disc()) return disc().colour();
    return is_purple() ? Colour::kPurple : static_cast<Colour>(code - kFirstToken);
  }

  friend constexpr bool operator==(Item, Item) = default;
};

inline constexpr Item kNoItem{};

// How many discs of each type: the bag, a discard pile.
struct DiscCounts {
  std::array<std::uint8_t, kDiscTypes> counts{};

  constexpr void add(Disc d) { ++counts[d.type]; }
  constexpr void remove(Disc d) { --counts[d.type]; }
  constexpr int of(Disc d) const { return counts[d.type]; }
  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t count : counts) sum += count;
    return sum;
  }
  constexpr bool empty() const { return total() == 0; }
  // Everything goes into the other one.
  constexpr void pour_into(DiscCounts& other) {
    for (std::size_t i = 0; i < counts.size(); ++i) {
      other.counts[i] = static_cast<std::uint8_t>(other.counts[i] + counts[i]);
      counts[i] = 0;
    }
  }

  friend constexpr bool operator==(const DiscCounts&, const DiscCounts&) = default;
};

}  // namespace paradoxa::initiative
