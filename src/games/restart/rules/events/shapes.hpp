// What events tell, by shape: many differ only in their name and their clause.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/seat.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

// A position of the row or the Display, from 1 on; or none.
struct Position {
  std::uint8_t number = 0;

  constexpr bool exists() const { return number != 0; }

  friend constexpr bool operator==(Position, Position) = default;
};

struct SeatTold {
  static constexpr bool kPublic = true;
  Seat seat{};

  constexpr void fields(auto& f) const { f("seat", seat, "who"); }
};

struct CardTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Card card{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("card", card, "which");
  }
};

// The others learn only that it is some card.
template <EventName Name, bool Reveals>
struct HiddenCard {
  static constexpr const char* kName = Name.text;
  static constexpr bool kReveals = Reveals;
  Seat seat{};
  Card card{};
  Clause clause{};

  constexpr std::optional<HiddenCard> seen_by(Viewer viewer) const {
    if (viewer.sees_as(seat)) return *this;
    return HiddenCard{seat, kNoCard, clause};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f.maybe("card", card, "which, if the viewer may know");
  }
};

struct CardAtSpaceTold {
  static constexpr bool kPublic = true;
  Seat seat{};  // Nature where it is dealt
  Card card{};
  Space space{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("card", card, "which");
    f("space", space, "where");
  }
};

struct CardAtPositionTold {
  static constexpr bool kPublic = true;
  Card card{};
  std::uint8_t position = 0;

  constexpr void fields(auto& f) const {
    f("card", card, "which");
    f("position", position, "of Upcoming, from 1 on");
  }
};

struct SpaceTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Space space{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f.maybe("space", space, "where to; left out off the grid");
  }
};

struct TokensTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Token token{};
  std::uint8_t count = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("token", token, "what");
    f("count", count, "how many");
  }
};

struct FieldTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Field field{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("field", field, "which Mind field");
  }
};

struct GadgetTold {
  static constexpr bool kPublic = true;
  Seat seat{};  // Nature where it is laid out
  Gadget gadget{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("gadget", gadget, "which");
  }
};

// A Chain card that some seats see; its level is on the back (RS-R1).
struct ChainTold {
  Seat seat{};
  Position position{};  // of the row
  std::uint8_t level = 0;
  Chain chain{};
  std::uint8_t knowing = 0;  // a bit for each seat that sees it

  constexpr bool is_known_to(Viewer viewer) const {
    return viewer.is_referee() || (viewer.is_seat() && (knowing >> viewer.code & 1) != 0);
  }
  constexpr void hide() {
    chain = kNoChain;
    knowing = 0;
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f.maybe("position", position, "of the row, from 1 on");
    f("level", level, "printed on the back");
    f.maybe("chain", chain, "which, if the viewer may know");
  }
};

template <EventName Name, bool Reveals>
struct HiddenChain : ChainTold {
  static constexpr const char* kName = Name.text;
  static constexpr bool kReveals = Reveals;
  Clause clause{};

  constexpr std::optional<HiddenChain> seen_by(Viewer viewer) const {
    HiddenChain seen = *this;
    if (!is_known_to(viewer)) seen.hide();
    return seen;
  }
};

}  // namespace paradoxa::restart
