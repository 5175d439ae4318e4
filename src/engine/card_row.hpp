// Entries in ascending order of their cards, without a heap: a hand, a console.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace paradoxa {

// Removes the item at that place; those behind it move up, and the last place becomes blank.
// `size` is the number that remain.
template <class Row>
constexpr void close_gap(Row& row, std::size_t place, std::size_t size) {
  for (; place < size; ++place) row[place] = row[place + 1];
  row[size] = {};
}

// An entry has a `card` with a number `id`; each card occurs once. A game's row derives from this.
template <class Entry, int Room>
struct CardRow {
  static constexpr int kRoom = Room;

  std::array<Entry, Room> cards{};  // blank behind the last
  std::uint8_t size = 0;

  using Card = decltype(Entry::card);

  constexpr const Entry* begin() const { return cards.data(); }
  constexpr const Entry* end() const { return cards.data() + size; }
  constexpr Entry* begin() { return cards.data(); }
  constexpr Entry* end() { return cards.data() + size; }

  // Null if the card is not here.
  constexpr const Entry* find(Card card) const {
    for (const Entry& entry : *this)
      if (entry.card == card) return &entry;
    return nullptr;
  }
  constexpr Entry* find(Card card) {
    for (Entry& entry : *this)
      if (entry.card == card) return &entry;
    return nullptr;
  }
  constexpr bool contains(Card card) const { return find(card) != nullptr; }

  // Precondition: size < Room.
  constexpr void add(const Entry& entry) {
    assert(size < Room);
    std::size_t place = size++;
    for (; place > 0 && cards[place - 1].card.id > entry.card.id; --place)
      cards[place] = cards[place - 1];
    cards[place] = entry;
  }
  // Precondition: contains(card). Returns its entry.
  constexpr Entry remove(Card card) {
    std::size_t place = 0;
    while (place < size && cards[place].card != card) ++place;
    assert(place < size);
    const Entry entry = cards[place];
    close_gap(cards, place, --size);
    return entry;
  }

  friend constexpr bool operator==(const CardRow&, const CardRow&) = default;
};

}  // namespace paradoxa
