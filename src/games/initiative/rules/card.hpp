// Timeline cards: worlds, experiments, parallel universes, their kinds, and sets of cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"

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

inline constexpr EnumWords<Kind, kSetKinds> kKindLetters{"PA", "PR", "FU", "NX"};

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
  const auto kind = kKindLetters.parse(text.substr(text.size() - 2));
  if (!kind || text[text.size() - 3] != '-') return std::nullopt;
  const std::string_view of = text.substr(0, text.size() - 3);
  if (of.size() == 2 && of[0] == 'X' && of[1] >= 'A' && of[1] <= 'C' && *kind != Kind::kNexus)
    return Card::of_experiment(of[1] - 'A', *kind);
  if (of.size() != 3 || of[0] != 'W' || of[1] < '0' || of[1] > '1' || of[2] < '0' || of[2] > '9')
    return std::nullopt;
  const int world = (of[1] - '0') * 10 + of[2] - '0';
  if (world >= kWorlds) return std::nullopt;
  return Card::of_world(world, *kind);
}

struct CardSet : WideIdSet<Card, 64, kCards, CardSet> {
  static constexpr CardSet of_world(int world) {
    return of_words(std::uint64_t{0xF} << (world * kSetKinds), 0);
  }
};

// All cards of one kind; parallel universes have none until scoring.
constexpr CardSet of_kind(Kind kind) {
  CardSet set;
  for (int id = 0; id < kCards; ++id)
    if (Card::at(id).kind() == kind) set.add(Card::at(id));
  return set;
}
inline constexpr CardSet kNexusCards = of_kind(Kind::kNexus);
inline constexpr CardSet kAllWorldCards =
    CardSet::of_words((std::uint64_t{1} << kWorldCards) - 1, 0);

}  // namespace paradoxa::initiative
