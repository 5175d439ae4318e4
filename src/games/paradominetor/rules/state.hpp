// The position, and what must hold in it.
//
// Invariants, checked by `flaw` in this order:
//  1. the options are valid;
//  2. phase, trick, position and the dealing counters fit together, unused fields are blank;
//  3. every coloured tile in use exists once, black once per seat (PD-10.1);
//  4. sizes and timeframes of hands and passes are those of the phase (PD-10.2, PD-10.3);
//  5. every play obeyed the duty to follow, as far as later plays and hands show;
//  6. scores, leads and turned-up backs follow from the plays (PD-10.4 to PD-10.6).
#pragma once

#include <array>
#include <cstdint>

#include "engine/outcome.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/options.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

enum class Phase : std::uint8_t { kDeal, kPass, kFirst, kLead, kDeclare, kFollow, kEnd };

inline constexpr std::uint8_t kUndeclared = 0xFF;

// A tile in the record of the game, with a mark if everyone has seen its back.
// PD-7.7: whose stack it went to follows from the trick, and nothing depends on it.
struct Play {
  std::uint8_t code = Tile::kNone;

  static constexpr std::uint8_t kTurnedUp = 0x80;

  static constexpr Play of(Tile tile) { return Play{tile.code}; }
  constexpr bool made() const { return code != Tile::kNone; }
  constexpr Tile tile() const {
    return made() ? Tile{static_cast<std::uint8_t>(code & 0x7F)} : kNoTile;
  }
  constexpr bool turned_up() const { return made() && (code & kTurnedUp) != 0; }
  constexpr void turn_up() { code |= kTurnedUp; }

  friend constexpr bool operator==(Play, Play) = default;
};

// The three tiles a seat gives, by timeframe.
using Given = std::array<Tile, kTimeframes>;

struct State {
  PerSeat<TileSet> hands{};             // a tile chosen for the pass stays here until the exchange
  TileSet undealt{};                    // all three decks; a deck has no order before a draw
  std::array<Play, kMaxTiles> plays{};  // trick by trick, seats + lead give the player
  std::array<Seat, kTricks> leads = no_seats();               // who led each trick begun so far
  std::array<std::uint8_t, kTricks> declared = undeclared();  // a colour where black was led
  PerSeat<Given> given{};
  PerSeat<std::uint8_t> ones{};    // PD-7.9: tricks that scored a full point
  PerSeat<std::uint8_t> halves{};  // and half a point
  Options options{};
  Phase phase = Phase::kDeal;
  std::uint8_t trick = 0;             // 0 to 14; 15 at the end
  std::uint8_t position = 0;          // tiles played in this trick: PD-3.7
  ColourSet table_colours{};          // of this trick: PD-4.1
  Seat lead = kNoSeat;                // of this trick
  Timeframe deck = Timeframe::kPast;  // the deck being dealt
  Seat dealt_to{};                    // the seat being dealt to
  std::uint8_t dealt = 0;             // tiles that seat has from this deck
  std::array<std::uint8_t, 2> blank{};

  constexpr int seats() const { return options.seats; }
  constexpr TileSet& hand(Seat s) { return hands[s.index]; }
  constexpr const TileSet& hand(Seat s) const { return hands[s.index]; }

  // PD-1.1, PD-3.7: the seat that plays at a position of the trick.
  constexpr Seat seat_at(int place) const {
    const int s = lead.index + place;
    return paradoxa::seat(s >= options.seats ? s - options.seats : s);
  }
  constexpr Seat next_to_play() const { return seat_at(position); }

  constexpr const Play* trick_plays(int t) const {
    return plays.data() + static_cast<std::size_t>(t * options.seats);
  }
  constexpr Play* trick_plays(int t) {
    return plays.data() + static_cast<std::size_t>(t * options.seats);
  }

  // How many of its three tiles a seat has chosen for the pass.
  constexpr int chosen(Seat s) const {
    const Given& g = given[s.index];
    return (g[0] != kNoTile) + (g[1] != kNoTile) + (g[2] != kNoTile);
  }
  // PD-2.8: committed.
  constexpr bool committed(Seat s) const { return given[s.index][2] != kNoTile; }

  // PD-2.9, PD-9.1: to whom a seat's three tiles go, and from whom it receives.
  constexpr Seat receiver(Seat s) const {
    return options.pass == PassDirection::kLeft ? left_of(s) : right_of(s);
  }
  constexpr Seat giver(Seat s) const {
    return options.pass == PassDirection::kLeft ? right_of(s) : left_of(s);
  }
  constexpr Seat left_of(Seat s) const {
    return paradoxa::seat(s.index + 1 == options.seats ? 0 : s.index + 1);
  }
  constexpr Seat right_of(Seat s) const {
    return paradoxa::seat((s.index == 0 ? options.seats : s.index) - 1);
  }

  // PD-6.1: the colour of the lead tile, or the declared one.
  constexpr Colour lead_colour(int t) const {
    const Tile led = trick_plays(t)[0].tile();
    return led.is_black() ? static_cast<Colour>(declared[static_cast<std::size_t>(t)])
                          : led.colour();
  }

  // PD-7.9, in half points.
  constexpr int score(Seat s) const { return 2 * ones[s.index] + halves[s.index]; }

  friend constexpr bool operator==(const State&, const State&) = default;

 private:
  static constexpr std::array<Seat, kTricks> no_seats() {
    std::array<Seat, kTricks> seats{};
    for (Seat& s : seats) s = kNoSeat;  // not fill: it traps on a GPU
    return seats;
  }
  static constexpr std::array<std::uint8_t, kTricks> undeclared() {
    std::array<std::uint8_t, kTricks> colours{};
    for (std::uint8_t& colour : colours) colour = kUndeclared;
    return colours;
  }
};

static_assert(sizeof(State) <= 256);

}  // namespace paradoxa::paradominetor
