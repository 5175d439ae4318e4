// What happened, and who may know it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/outcome.hpp"
#include "games/paradominetor/rules/seen_tile.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/trick.hpp"

namespace paradoxa::paradominetor {

// PD-2.5: a seat sees its own fifteen tiles; the others see that there are fifteen.
struct Dealt {
  static constexpr const char* kName = "deal";
  static constexpr bool kReveals = true;
  Seat seat{};
  std::uint8_t count = 0;
  std::optional<TileSet> tiles;

  constexpr std::optional<Dealt> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Dealt{seat, count, std::nullopt};
  }
};

// PD-2.8, PD-R6: that a seat has chosen is open, what it has chosen is not.
struct PassChosen {
  static constexpr const char* kName = "pass_choice";
  static constexpr bool kReveals = false;
  Seat seat{};
  std::uint8_t number = 0;
  Tile tile = kNoTile;

  constexpr std::optional<PassChosen> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : PassChosen{seat, number, kNoTile};
  }
};

struct PassCommitted {
  static constexpr const char* kName = "pass_committed";
  static constexpr bool kReveals = false;
  Seat seat{};

  constexpr std::optional<PassCommitted> seen_by(Viewer) const { return *this; }
};

// PD-2.10, PD-R18: each seat learns the three tiles that came to it and keeps the three it gave.
struct Exchanged {
  static constexpr const char* kName = "pass_exchange";
  static constexpr bool kReveals = true;
  std::uint8_t seats = 0;
  PerSeat<std::optional<Given>> given{};
  PerSeat<std::optional<Given>> received{};

  constexpr std::optional<Exchanged> seen_by(Viewer v) const {
    Exchanged seen{seats, {}, {}};
    for (int s = 0; s < seats; ++s) {
      if (!v.sees_as(paradoxa::seat(s))) continue;
      const auto at = static_cast<std::size_t>(s);
      seen.given[at] = given[at];
      seen.received[at] = received[at];
    }
    return seen;
  }
};

// PD-2.12.
struct FirstLead {
  static constexpr const char* kName = "first_lead";
  static constexpr bool kReveals = true;
  Seat seat{};

  constexpr std::optional<FirstLead> seen_by(Viewer) const { return *this; }
};

// PD-3.4: the face is public; the back is its player's alone (PD-R16).
struct Played {
  static constexpr const char* kName = "play";
  static constexpr bool kReveals = true;
  Seat seat{};
  SeenTile tile{};

  constexpr std::optional<Played> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Played{seat, tile.without_back()};
  }
};

// PD-5.7.
struct Declared {
  static constexpr const char* kName = "declare";
  static constexpr bool kReveals = false;
  Seat seat{};
  Colour colour = Colour::kRed;

  constexpr std::optional<Declared> seen_by(Viewer) const { return *this; }
};

// PD-7.2, PD-R15: the backs of the winning paradox, and of no other tiles.
struct Revealed {
  static constexpr const char* kName = "reveal";
  static constexpr bool kReveals = true;
  struct Back {
    Seat seat{};
    Tile tile{};
  };
  FixedList<Back, kMaxSeats> backs;

  constexpr std::optional<Revealed> seen_by(Viewer) const { return *this; }
};

struct TrickScored {
  static constexpr const char* kName = "trick_result";
  static constexpr bool kReveals = true;
  std::uint8_t trick = 0;  // 1 to 15
  std::uint8_t seats = 0;
  TrickKind kind = TrickKind::kSolo;
  FixedList<Seat, kMaxSeats> winners;  // in play order
  PerSeat<std::uint8_t> half_points{};
  Seat next_lead{};
  Clause won_by{};
  Clause scored_by{};

  constexpr std::optional<TrickScored> seen_by(Viewer) const { return *this; }
};

// PD-R25: with the last trick everything is opened.
struct GameEnded {
  static constexpr const char* kName = "game_end";
  static constexpr bool kReveals = true;
  Outcome outcome;
  PerSeat<TileSet> dealt{};
  PerSeat<Given> given{};
  PerSeat<std::array<Tile, kTricks>> played{};

  constexpr std::optional<GameEnded> seen_by(Viewer) const { return *this; }
};

using Event = std::variant<Dealt, PassChosen, PassCommitted, Exchanged, FirstLead, Played, Declared,
                           Revealed, TrickScored, GameEnded>;

}  // namespace paradoxa::paradominetor
