// The memory of a search: a tree kept as a hash table of its edges, in one block for life.
//
// A node is found by its place in the tree, the seat that moved and the move. So a visit touches
// the moves that are legal in this world and no others, however many the worlds have shown before.
// A place is the slot of the parent, or whatever else a search goes by.
//
// Invariants:
//  1. a slot belongs to the search whose number it bears, every other slot is empty;
//  2. a node never moves: its slot is its name until the next search;
//  3. at most three quarters of the slots are used, so that every probe ends.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "engine/seat.hpp"

namespace paradoxa {

template <class Move, class PlaceType = std::uint32_t>
class SearchTree {
 public:
  using Slot = std::uint32_t;
  using Place = PlaceType;
  static constexpr Place kRoot = UINT32_MAX;

  struct Node {
    double reward = 0;  // sum for the seat that moved
    Place place = kRoot;
    std::uint32_t search = 0;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;
    Move move{};
    Seat seat{};
  };

  // Room for at least `nodes`.
  explicit SearchTree(std::uint32_t nodes)
      : slots_(std::bit_ceil(std::max<std::size_t>(4, (std::size_t{4} * nodes + 2) / 3))),
        shift_(64 - std::countr_zero(slots_.size())),
        room_(slots_.size() / 4 * 3) {}

  void clear() {
    used_ = 0;
    if (++search_ != 0) return;
    for (Node& node : slots_) node.search = 0;  // the number came round
    search_ = 1;
  }

  bool full() const { return used_ == room_; }
  std::size_t size() const { return used_; }
  std::size_t capacity() const { return room_; }

  Node& operator[](Slot slot) { return slots_[slot]; }

  // The node's slot, or the empty one where it belongs: see `holds`.
  Slot find(Place place, Seat seat, Move move) const {
    std::size_t at = hash(place, seat, move);
    while (slots_[at].search == search_ && !is(slots_[at], place, seat, move))
      at = (at + 1) & (slots_.size() - 1);
    return static_cast<Slot>(at);
  }
  bool holds(Slot slot) const { return slots_[slot].search == search_; }

  // Precondition: `slot` is the empty one that `find` named for these; not full.
  void add(Slot slot, Place place, Seat seat, Move move) {
    slots_[slot] = {0, place, search_, 0, 1, move, seat};  // available: now
    ++used_;
  }

 private:
  static bool is(const Node& node, Place place, Seat seat, Move move) {
    return node.place == place && node.move == move && node.seat == seat;
  }

  std::size_t hash(Place place, Seat seat, Move move) const {
    std::uint64_t key = 0;
    std::memcpy(&key, &move, sizeof move);
    key = (key ^ std::uint64_t{seat.index} << 56) * 0x9E3779B97F4A7C15u + place;
    return static_cast<std::size_t>((key ^ key >> 32) * 0xD6E8FEB86659FD93u >> shift_);
  }

  std::vector<Node> slots_;
  int shift_;
  std::size_t room_;
  std::size_t used_ = 0;
  std::uint32_t search_ = 0;
};

}  // namespace paradoxa
