// The tiles a player can rule out: those in their own hand, and every face that was played.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {

struct Sight {
  // PD-1.3: copies of each value in one colour.
  static constexpr std::array<int, 7> kCopies{0, 2, 3, 3, 3, 2, 1};

  std::array<std::uint8_t, (kColours + 1) * 8> gone{};  // by face: played or in hand
  std::array<std::uint8_t, kColours + 1> held{};        // by colour: in hand

  constexpr Sight(const View& view, Seat seat) {
    view.hands[seat.index].for_each([&](Tile t) {
      ++gone[t.face().code];
      ++held[static_cast<std::size_t>(t.colour())];
    });
    for (const SeenTile seen : view.plays) {
      if (seen.empty()) break;
      ++gone[seen.face().code];
    }
  }

  // How many copies of a face others may still play.
  constexpr int out(Face face) const {
    return kCopies[static_cast<std::size_t>(face.value())] - gone[face.code];
  }
  // How many tiles of its colour others may still play above it.
  constexpr int above(Face face) const {
    int count = 0;
    for (int value = face.value() + 1; value <= 6; ++value)
      count += out(Face::of(face.colour(), value));
    return count;
  }
  constexpr int out_of_colour(Colour c) const { return above(Face::of(c, 0)); }
};

}  // namespace paradoxa::paradominetor
