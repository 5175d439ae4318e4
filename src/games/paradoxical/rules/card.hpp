// The cards: domains, values, decks, copies, and sets of cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bits.hpp"
#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"

namespace paradoxa::paradoxical {

inline constexpr int kDomains = 4;
inline constexpr int kValues = 13;  // PX-R1
inline constexpr int kDecks = 2;
inline constexpr int kFaces = kDomains * kValues;  // PX-2.2: one Tech Deck. PX-3.1, PX-R2: no wild
inline constexpr int kMaxCards = 2 * kFaces;       // PX-12.1

// PX-2.1, in this order.
enum class Domain : std::uint8_t { kKnowledge, kScience, kTechnology, kServices };

inline constexpr EnumLetters<Domain> kDomainLetters{"KSTV"};

constexpr char letter(Domain d) { return kDomainLetters.of(d); }

// One of the two draw decks, and all that belongs to it (PX-2.3, PX-R34).
struct Deck {
  std::uint8_t index = 0;

  constexpr Deck other() const { return Deck{static_cast<std::uint8_t>(1 - index)}; }
  constexpr int number() const { return index + 1; }

  friend constexpr bool operator==(Deck, Deck) = default;
};

inline constexpr Deck kDeck1{0};
inline constexpr Deck kDeck2{1};

// For loops over both: a braced list has its items in the host's memory, out of a GPU's reach.
struct BothDecks {
  struct Iterator {
    std::uint8_t index = 0;

    constexpr Deck operator*() const { return Deck{index}; }
    constexpr Iterator& operator++() {
      ++index;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };

  constexpr Iterator begin() const { return {0}; }
  constexpr Iterator end() const { return {kDecks}; }
};

// One card of the game. PX-2.10: the id is 13 * domain + value - 1; copy b adds 52. Ascending ids
// are the order in which cards and options are listed.
struct Card {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Card at(int id) { return Card{static_cast<std::uint8_t>(id)}; }
  static constexpr Card of(Domain d, int value, int copy = 0) {
    return at(copy * kFaces + static_cast<int>(d) * kValues + value - 1);
  }

  constexpr bool exists() const { return id < kMaxCards; }
  // PX-12.3: each copy is a card of its own.
  constexpr int copy() const { return id >= kFaces ? 1 : 0; }
  // What is printed on it, and so its effect: 0 to 51.
  constexpr int face() const { return id >= kFaces ? id - kFaces : id; }
  // A division by 13, exact for faces.
  constexpr Domain domain() const { return static_cast<Domain>(face() * 20 >> 8); }
  // PX-2.4: printed, 1 to 13, and never changed.
  constexpr int value() const { return face() - kValues * static_cast<int>(domain()) + 1; }
  constexpr Deck deck() const { return Deck{static_cast<std::uint8_t>(face() >= kFaces / 2)}; }

  friend constexpr bool operator==(Card, Card) = default;
};

inline constexpr Card kNoCard{};

// A card as it is written: with two Tech Decks its copy letter follows, so moves and events carry
// whether there are two.
struct Label {
  std::uint8_t code = kNone;

  static constexpr std::uint8_t kNone = 0xFF;
  static constexpr std::uint8_t kTwoDecks = 0x80;

  static constexpr Label of(Card card, bool two_decks) {
    if (!card.exists()) return {};
    return Label{static_cast<std::uint8_t>(card.id | (two_decks ? kTwoDecks : 0))};
  }

  constexpr bool exists() const { return code != kNone && card().exists(); }
  constexpr bool two_decks() const { return (code & kTwoDecks) != 0; }
  constexpr Card card() const {
    return code == kNone ? kNoCard : Card{static_cast<std::uint8_t>(code & 0x7F)};
  }

  friend constexpr bool operator==(Label, Label) = default;
};

inline constexpr Label kNoLabel{};

// "K7", or "K7a" and "K7b" with two Tech Decks; anything else is nothing.
constexpr std::optional<Label> parse_label(std::string_view text) {
  const auto domain = kDomainLetters.parse(text.substr(0, 1));
  if (!domain) return std::nullopt;
  std::size_t at = 1;
  int value = 0;
  while (at < text.size() && at < 3 && text[at] >= '0' && text[at] <= '9')
    value = 10 * value + (text[at++] - '0');
  if (value < 1 || value > kValues || text[1] == '0') return std::nullopt;
  const bool two_decks = at < text.size();
  if (two_decks && (at + 1 != text.size() || (text[at] != 'a' && text[at] != 'b')))
    return std::nullopt;
  const int copy = two_decks && text[at] == 'b' ? 1 : 0;
  return Label::of(Card::of(*domain, value, copy), two_decks);
}

// A set of cards: the only Tech Deck or copies a in the low word, copies b in the high one.
struct CardSet : WideIdSet<Card, kFaces, kMaxCards, CardSet> {
  static constexpr std::uint64_t kAllFaces = (std::uint64_t{1} << kFaces) - 1;
  static constexpr std::uint64_t kHalf = (std::uint64_t{1} << (kFaces / 2)) - 1;

  static constexpr CardSet all(bool two_decks) {
    return of_words(kAllFaces, two_decks ? kAllFaces : std::uint64_t{0});
  }
  static constexpr CardSet of_deck(Deck d) {
    const std::uint64_t half = d.index == 0 ? kHalf : kHalf << (kFaces / 2);
    return of_words(half, half);
  }

  // The values that occur among the cards of a deck, bit 0 for value 1.
  constexpr unsigned values(Deck d) const {
    const std::uint64_t both = (low | high) >> (d.index * (kFaces / 2));
    return static_cast<unsigned>((both | both >> kValues) & 0x1FFF);
  }
  // How many cards of a deck have this value.
  constexpr int count(Deck d, int value) const {
    constexpr std::uint64_t kBothDomains = 1 | std::uint64_t{1} << kValues;
    const std::uint64_t mask = kBothDomains << (d.index * (kFaces / 2) + value - 1);
    return popcount(low & mask) + popcount(high & mask);
  }
  constexpr int count(int value) const { return count(kDeck1, value) + count(kDeck2, value); }
  // The cards whose bit is set, bit 0 for the lowest.
  constexpr CardSet picked(std::uint16_t mask) const {
    CardSet set;
    int i = 0;
    for_each([&](Card card) {
      if ((mask >> i++ & 1) != 0) set.add(card);
    });
    return set;
  }
  constexpr int sum() const {
    int total = 0;
    for_each([&](Card card) { total += card.value(); });
    return total;
  }
};

}  // namespace paradoxa::paradoxical
