// Timeline cards: worlds, experiments, parallel universes, their kinds, and sets of cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bits.hpp"

namespace paradoxa::initiative {

inline constexpr int kWorlds = 15;
inline constexpr int kExperiments = 3;
inline constexpr int kParallels = 3;
inline constexpr int kSetKinds = 4;  // past, present, future, nexus
inline constexpr int kWorldCards = kWorlds * kSetKinds;
inline constexpr int kFirstParallel = kWorldCards + kExperiments * 3;
inline constexpr int kCards = kFirstParallel + kParallels;  // PI-2.4
inline constexpr int kAssets = 5;

enum class Kind : std::uint8_t { kPast, kPresent, kFuture, kNexus, kParallel };
inline constexpr int kKinds = 5;

inline constexpr std::string_view kKindLetters[kSetKinds] = {"PA", "PR", "FU", "NX"};

constexpr std::size_t at(Kind k) { return static_cast<std::size_t>(k); }

// PI-1.7: world cards by world and kind, then experiments, then parallel universes. Ascending ids
// are the order in which cards are listed.
struct Card {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Card at(int id) { return Card{static_cast<std::uint8_t>(id)}; }
  static constexpr Card of_world(int world, Kind kind) {
    return at(world * kSetKinds + static_cast<int>(kind));
  }
  static constexpr Card of_experiment(int experiment, Kind kind) {
    return at(kWorldCards + experiment * 3 + static_cast<int>(kind));
  }

  constexpr bool exists() const { return id < kCards; }
  constexpr bool is_world() const { return id < kWorldCards; }
  constexpr bool is_experiment() const { return id >= kWorldCards && id < kFirstParallel; }
  constexpr bool is_parallel() const { return id >= kFirstParallel && exists(); }
  constexpr int world() const { return id / kSetKinds; }
  constexpr int experiment() const { return (id - kWorldCards) / 3; }
  constexpr Kind kind() const {
    if (is_world()) return static_cast<Kind>(id % kSetKinds);
    return is_experiment() ? static_cast<Kind>((id - kWorldCards) % 3) : Kind::kParallel;
  }
  constexpr bool is_nexus() const { return is_world() && kind() == Kind::kNexus; }

  friend constexpr bool operator==(Card, Card) = default;
};

inline constexpr Card kNoCard{};

// "W03-PA", "XA-FU", "PU2"; anything else is nothing.
constexpr std::optional<Card> parse_card(std::string_view text) {
  if (text.size() == 3 && text.starts_with("PU") && text[2] >= '1' && text[2] <= '3')
    return Card::at(kFirstParallel + text[2] - '1');
  if (text.size() < 5) return std::nullopt;
  int kind = 0;
  while (kind < kSetKinds && text.substr(text.size() - 2) != kKindLetters[kind]) ++kind;
  if (kind == kSetKinds || text[text.size() - 3] != '-') return std::nullopt;
  const std::string_view of = text.substr(0, text.size() - 3);
  if (of.size() == 2 && of[0] == 'X' && of[1] >= 'A' && of[1] <= 'C' && kind < 3)
    return Card::of_experiment(of[1] - 'A', static_cast<Kind>(kind));
  if (of.size() != 3 || of[0] != 'W' || of[1] < '0' || of[1] > '1' || of[2] < '0' || of[2] > '9')
    return std::nullopt;
  const int world = (of[1] - '0') * 10 + of[2] - '0';
  if (world >= kWorlds) return std::nullopt;
  return Card::of_world(world, static_cast<Kind>(kind));
}

// The cards are 72 bits in two words.
struct CardSet {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr CardSet all() {
    return {~std::uint64_t{0}, (std::uint64_t{1} << (kCards - 64)) - 1};
  }
  static constexpr CardSet of(Card card) {
    CardSet set;
    set.add(card);
    return set;
  }
  static constexpr CardSet of_world(int world) {
    return {std::uint64_t{0xF} << (world * kSetKinds), 0};
  }

  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return popcount(low) + popcount(high); }
  constexpr bool contains(Card card) const {
    if (!card.exists()) return false;
    return ((card.id < 64 ? low >> card.id : high >> (card.id - 64)) & 1) != 0;
  }
  constexpr void add(Card card) {
    if (card.id < 64)
      low |= std::uint64_t{1} << card.id;
    else if (card.exists())
      high |= std::uint64_t{1} << (card.id - 64);
  }
  constexpr void remove(Card card) {
    if (card.id < 64)
      low &= ~(std::uint64_t{1} << card.id);
    else if (card.exists())
      high &= ~(std::uint64_t{1} << (card.id - 64));
  }
  // Ascending. Precondition: k < size().
  constexpr Card nth(std::uint32_t k) const {
    const auto in_low = static_cast<std::uint32_t>(popcount(low));
    return k < in_low ? Card::at(nth_set_bit(low, k))
                      : Card::at(64 + nth_set_bit(high, k - in_low));
  }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::uint64_t rest = low; rest != 0; rest &= rest - 1) visit(Card::at(lowest_bit(rest)));
    for (std::uint64_t rest = high; rest != 0; rest &= rest - 1)
      visit(Card::at(64 + lowest_bit(rest)));
  }

  friend constexpr CardSet operator|(CardSet a, CardSet b) {
    return {a.low | b.low, a.high | b.high};
  }
  friend constexpr CardSet operator&(CardSet a, CardSet b) {
    return {a.low & b.low, a.high & b.high};
  }
  // Those of a that are not in b.
  friend constexpr CardSet operator-(CardSet a, CardSet b) {
    return {a.low & ~b.low, a.high & ~b.high};
  }
  friend constexpr bool operator==(CardSet, CardSet) = default;
};

// All cards of one kind; parallel universes have none until scoring.
constexpr CardSet of_kind(Kind kind) {
  CardSet set;
  for (int id = 0; id < kCards; ++id)
    if (Card::at(id).kind() == kind) set.add(Card::at(id));
  return set;
}
inline constexpr CardSet kNexusCards = of_kind(Kind::kNexus);
inline constexpr CardSet kAllWorldCards{(std::uint64_t{1} << kWorldCards) - 1, 0};

}  // namespace paradoxa::initiative
