// Events of Anomie (RS-17).
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct VetoMoved {
  static constexpr const char* kName = "veto";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-15.5"_clause;
  Seat seat{};
  Place from{};
  Place to{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("from", from, "where it lay");
    f("to", to, "where it lies");
  }
};
// RS-17.6, RS-17.7, RS-17.8, RS-17.9.
struct SenatorMoved {
  static constexpr const char* kName = "senator";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  Place from{};
  Place to{};
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("from", from, "where it stood");
    f("to", to, "where it stands");
  }
};
struct LawAdvanced {
  static constexpr const char* kName = "law";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-17.11"_clause;
  Seat seat{};
  std::uint8_t position = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("position", position, "of the marker now");
  }
};
struct BillAdvanced {
  static constexpr const char* kName = "bill";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-17.13"_clause;
  Seat seat{};
  Bill bill{};
  std::uint8_t position = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("bill", bill, "which");
    f("position", position, "of the marker now");
  }
};

}  // namespace paradoxa::restart
