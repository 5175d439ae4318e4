// The end of a game whose earlier tricks are not given, and a beginning that leads to it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/outcome.hpp"
#include "engine/parsed.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/options.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

// What a seat scored in the earlier tricks; nothing where anything will do.
struct WantedScore {
  std::optional<int> ones{};
  std::optional<int> halves{};
  std::optional<int> half_points{};
};

// Precondition of everything here: the options are valid, no tile is in two hands, and every hand
// has 15 tiles less one for each of the earlier tricks.
struct Ending {
  Options options{};
  int tricks = 0;            // the earlier ones: 0 to 15
  PerSeat<TileSet> hands{};  // after them
  Seat lead = kNoSeat;       // after them; kNoSeat where any seat will do
  PerSeat<Given> given{};    // in the pass: by all seats, or kNoTile everywhere
  PerSeat<WantedScore> scores{};

  constexpr std::size_t seats() const { return options.seats; }
  constexpr bool tells_pass() const { return given[0][0] != kNoTile; }

  // Whose tile of the pass a seat received; PD-2.9, PD-9.1.
  constexpr std::size_t giver(std::size_t s) const {
    const std::size_t step = options.pass == PassDirection::kLeft ? seats() - 1 : 1;
    return (s + step) % seats();
  }

  // PD-10.1: the tiles in no hand are those that were played.
  constexpr TileSet played() const {
    TileSet left = TileSet::of_colours(options.colours);
    int black = options.seats;
    for (std::size_t s = 0; s < seats(); ++s) {
      left.low &= ~hands[s].low;
      left.high &= ~hands[s].high;
      black -= hands[s].black();
    }
    return left.with_black(black);
  }
};

struct Beginning {
  PerSeat<Given> given{};
  std::array<PerSeat<Tile>, kTricks> plays{};    // by trick and seat
  std::array<std::uint8_t, kTricks> declared{};  // kUndeclared where no black was led
  std::array<Seat, kTricks + 1> leads{};         // the last one leads after them
};

// How often the search restarts before it gives up. Fuzz targets lower it: they want many
// inputs, not the last hard one.
inline int search_attempts = 11;

// Some beginning, always the same for the same ending. Precondition: no objection
// (text/objection.hpp). Finding none proves nothing; the error says which rule was in the way.
Parsed<Beginning> find_beginning(const Ending& ending);

}  // namespace paradoxa::paradominetor
