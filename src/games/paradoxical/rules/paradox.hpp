// Valid paradoxes in a group of face-up cards: whether there is one, and all of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/options.hpp"

namespace paradoxa::paradoxical {

enum class ParadoxKind : std::uint8_t { kTwoPair, kFullHouse, kStraight };
inline constexpr int kParadoxKinds = 3;

inline constexpr int kPairCards = 4;  // PX-8.2: set cards of two pair; the other kinds have five
inline constexpr int kTenCards = 10;

constexpr int set_size(ParadoxKind kind) { return kind == ParadoxKind::kTwoPair ? 4 : 5; }

namespace paradox_detail {

// PX-8.9: the least that four indifferent cards can add up to. Precondition: four cards at least.
constexpr int four_lowest(const CardSet& others) {
  int wanted = kPairCards, sum = 0;
  for (int value = 1; wanted > 0; ++value) {
    const int count = others.count(value);
    const int taken = count < wanted ? count : wanted;
    sum += taken * value;
    wanted -= taken;
  }
  return sum;
}

constexpr void sort_values(std::array<int, 5>& values) {
  for (std::size_t i = 1; i < values.size(); ++i)
    for (std::size_t j = i; j > 0 && values[j - 1] > values[j]; --j) {
      const int higher = values[j - 1];
      values[j - 1] = values[j];
      values[j] = higher;
    }
}

// A pair of the highest values makes the largest sum, and leaves the lowest cards to be
// indifferent: if those two pairs are not enough, no two are.
constexpr bool has_two_pair(const Options& options, const CardSet& up) {
  const unsigned pairs = up.values(kDeck1) & up.values(kDeck2);  // PX-8.3, PX-R3
  std::array<int, 2> best{};
  std::size_t found = 0;
  for (unsigned rest = pairs; rest != 0 && found < 2;) {
    const int value = highest_bit(rest) + 1;
    rest ^= 1u << (value - 1);
    best[found++] = value;
    // PX-8.4, PX-R17: four cards of one value are two pairs, unless PX-13.3 says otherwise.
    const bool four = up.count(kDeck1, value) > 1 && up.count(kDeck2, value) > 1;
    if (found < 2 && four && options.pairs == PairRule::kAny) best[found++] = value;
  }
  if (found < 2) return false;
  // The four lowest of the others, without naming which cards of a value are set cards.
  int wanted = kPairCards, sum = 0;
  for (int value = 1; wanted > 0; ++value) {
    int count = up.count(value);
    for (const int set : best) count -= set == value ? 2 : 0;
    const int taken = count < wanted ? count : wanted;
    sum += taken * value;
    wanted -= taken;
  }
  return 2 * (best[0] + best[1]) > sum;  // PX-8.8
}

// With ten cards the other five are the indifferent ones: twice the set must exceed the total.
constexpr bool has_full_house(const Options& options, const CardSet& up, int total) {
  const unsigned pairs = up.values(kDeck1) & up.values(kDeck2);
  for (int three = kValues; three >= 1; --three) {
    const int count = up.count(three);
    if (count < 3) continue;  // PX-R16: of any decks
    const unsigned others = pairs & ~(1u << (three - 1));
    int pair = others != 0 ? highest_bit(others) + 1 : 0;
    const bool five = count >= 5 && (pairs >> (three - 1) & 1) != 0;
    if (five && options.pairs == PairRule::kAny && three > pair) pair = three;  // PX-8.5
    if (pair != 0 && 2 * (3 * three + 2 * pair) > total) return true;
  }
  return false;
}

// PX-8.6, PX-R15, PX-R18; PX-13.2.
constexpr bool has_straight(const Options& options, const CardSet& up, int total) {
  const unsigned one = up.values(kDeck1), two = up.values(kDeck2);
  constexpr unsigned kFive = 0x1F, kOdd = 0x15;
  for (int lowest = kValues - 4; lowest >= 1; --lowest) {
    if (2 * (5 * lowest + 10) <= total) return false;  // lower ones are no better
    const unsigned a = one >> (lowest - 1) & kFive, b = two >> (lowest - 1) & kFive;
    if (options.straight == StraightRule::kAlternating) {
      if (((a & kOdd) | (b & ~kOdd)) == kFive || ((b & kOdd) | (a & ~kOdd)) == kFive) return true;
    } else if ((a | b) == kFive && a != 0 && b != 0) {
      return true;
    }
  }
  return false;
}

// The cards of a set in ascending order.
struct Cards {
  std::array<Card, kTenCards> cards{};
  int count = 0;

  constexpr explicit Cards(const CardSet& set) {
    set.for_each([&](Card card) {
      if (count < kTenCards) cards[static_cast<std::size_t>(count++)] = card;
    });
  }
  constexpr Card operator[](int i) const { return cards[static_cast<std::size_t>(i)]; }
};

}  // namespace paradox_detail

// PX-8.4: one card of each deck for each of the two values.
constexpr bool is_two_pair(const Options& options, const std::array<Card, 5>& cards) {
  std::array<std::array<int, 4>, kDecks> values{};
  std::array<std::size_t, kDecks> counts{};
  for (std::size_t i = 0; i < kPairCards; ++i) {
    const std::size_t deck = cards[i].deck().index;
    values[deck][counts[deck]++] = cards[i].value();
  }
  if (counts[0] != 2) return false;
  const int a = values[0][0], b = values[0][1], c = values[1][0], d = values[1][1];
  if (options.pairs == PairRule::kDistinct && a == b) return false;
  return (a == c && b == d) || (a == d && b == c);
}

// PX-8.5.
constexpr bool is_full_house(const Options& options, const std::array<Card, 5>& cards) {
  std::array<int, 5> values{};
  for (std::size_t i = 0; i < cards.size(); ++i) values[i] = cards[i].value();
  paradox_detail::sort_values(values);
  const bool low_pair = values[2] == values[4], high_pair = values[2] == values[0];
  if (values[0] != values[1] || values[3] != values[4] || (!low_pair && !high_pair)) return false;
  if (low_pair && high_pair && options.pairs == PairRule::kDistinct) return false;
  // The pair, or all five if they are of one value, must have cards of both decks.
  const int pair = low_pair ? values[0] : values[4];
  std::array<bool, kDecks> has{};
  for (const Card card : cards)
    if (card.value() == pair) has[card.deck().index] = true;
  return has[0] && has[1];
}

// PX-8.6, PX-13.2.
constexpr bool is_straight(const Options& options, const std::array<Card, 5>& cards) {
  int lowest = kValues;
  for (const Card card : cards) lowest = card.value() < lowest ? card.value() : lowest;
  unsigned values = 0, second = 0;
  for (const Card card : cards) {
    const int place = card.value() - lowest;
    if (place > 4) return false;
    values |= 1u << place;
    second |= card.deck() == kDeck2 ? 1u << place : 0;
  }
  if (values != 0x1F) return false;
  if (options.straight == StraightRule::kAlternating) return second == 0x0A || second == 0x15;
  return second != 0 && second != 0x1F;
}

constexpr bool is_set(const Options& options, ParadoxKind kind, const std::array<Card, 5>& cards) {
  switch (kind) {
    case ParadoxKind::kTwoPair: return is_two_pair(options, cards);
    case ParadoxKind::kFullHouse: return is_full_house(options, cards);
    case ParadoxKind::kStraight: break;
  }
  return is_straight(options, cards);
}

// PX-8.8, PX-8.9: whether indifferent cards can be found for a set among the face-up cards.
constexpr bool outweighs(ParadoxKind kind, const CardSet& set, const CardSet& up) {
  const CardSet others = up - set;
  if (kind == ParadoxKind::kTwoPair)
    return others.size() >= kPairCards && set.sum() > paradox_detail::four_lowest(others);
  return others.size() == 5 && set.sum() > others.sum();
}

// PX-7.1: whether there is a valid paradox at all. Quick: asked in every turn.
constexpr bool has_paradox(const Options& options, const CardSet& up) {
  using namespace paradox_detail;
  const int count = up.size();
  if (count < 2 * kPairCards) return false;
  if (has_two_pair(options, up)) return true;
  if (count < kTenCards) return false;
  const int total = up.sum();
  return has_full_house(options, up, total) || has_straight(options, up, total);
}

// Calls `visit(kind, cards)` for every set with a valid group of indifferent cards, each once, in
// the order of PX-D4, until `visit` gives false.
template <class Visit>
constexpr void for_each_set(const Options& options, const CardSet& up, Visit&& visit) {
  const paradox_detail::Cards all(up);
  const auto good = [&](ParadoxKind kind, const std::array<Card, 5>& cards) {
    if (!is_set(options, kind, cards)) return false;
    CardSet set;
    for (int i = 0; i < set_size(kind); ++i) set.add(cards[static_cast<std::size_t>(i)]);
    return outweighs(kind, set, up);
  };
  if (all.count < 2 * kPairCards) return;
  for (int a = 0; a < all.count; ++a)
    for (int b = a + 1; b < all.count; ++b)
      for (int c = b + 1; c < all.count; ++c)
        for (int d = c + 1; d < all.count; ++d) {
          const std::array<Card, 5> cards{all[a], all[b], all[c], all[d], kNoCard};
          if (good(ParadoxKind::kTwoPair, cards) && !visit(ParadoxKind::kTwoPair, cards)) return;
        }
  if (all.count < kTenCards) return;
  for (int k = 1; k < kParadoxKinds; ++k)
    for (int a = 0; a < all.count; ++a)
      for (int b = a + 1; b < all.count; ++b)
        for (int c = b + 1; c < all.count; ++c)
          for (int d = c + 1; d < all.count; ++d)
            for (int e = d + 1; e < all.count; ++e) {
              const auto kind = static_cast<ParadoxKind>(k);
              const std::array<Card, 5> cards{all[a], all[b], all[c], all[d], all[e]};
              if (good(kind, cards) && !visit(kind, cards)) return;
            }
}

// PX-7.3, PX-D5: every valid group of four indifferent cards for a set of two pairs.
template <class Visit>
constexpr void for_each_group(const CardSet& set, const CardSet& up, Visit&& visit) {
  const paradox_detail::Cards all(up - set);
  const int limit = set.sum();
  for (int a = 0; a < all.count; ++a)
    for (int b = a + 1; b < all.count; ++b)
      for (int c = b + 1; c < all.count; ++c)
        for (int d = c + 1; d < all.count; ++d) {
          const std::array<Card, 5> cards{all[a], all[b], all[c], all[d], kNoCard};
          const int sum = all[a].value() + all[b].value() + all[c].value() + all[d].value();
          if (sum < limit && !visit(cards)) return;
        }
}

}  // namespace paradoxa::paradoxical
