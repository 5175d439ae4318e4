// Events of cards that come from decks, piles and hands.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/clause.hpp"
#include "games/paradoxical/rules/events/shapes.hpp"

namespace paradoxa::paradoxical {

// PX-I14: what is gathered lay open.
struct Rebuilt {
  static constexpr const char* kName = "rebuild";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PX-4.8"_clause;
  Deck deck{};
  std::uint8_t batch = 0;
  FixedList<Label, kMaxCards / 2> cards;

  constexpr void fields(auto& f) const {
    f("deck", deck, "1 or 2");
    f("batch", batch, "the number of the new deck");
    f("cards", cards, "those shuffled into it");
  }
};

// PX-R32. By the step that draws.
struct Drew : HiddenCard {
  static constexpr const char* kName = "draw";
  static constexpr bool kReveals = true;
  Clause clause{};

  constexpr std::optional<Drew> seen_by(Viewer v) const { return Drew{to(v), clause}; }
};

// A card looked at goes into the hand.
struct Picked : HiddenCard {
  static constexpr const char* kName = "pick";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.SEEK"_clause;

  constexpr std::optional<Picked> seen_by(Viewer v) const { return Picked{to(v)}; }
};

// PX-I5, PX-I10: only the player who seeks sees the cards.
struct Looked {
  static constexpr const char* kName = "look";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-OP.SEEK"_clause;
  Seat seat{};
  Deck deck{};
  std::uint8_t count = 0;
  FixedList<Label, kMaxAside> cards;

  constexpr std::optional<Looked> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Looked{seat, deck, count, {}};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("deck", deck, "1 or 2");
    f("count", count, "how many cards");
    f.maybe("cards", cards, "which, for who looks");
  }
};

using PutUnder = Told<"under", "PX-OP.SEEK"_clause, DeckTold>;

// PX-6.3, PX-OP.BUILD, PX-OP.CYCLE: from a deck into the tableau.
using Built = ToldBy<"build", CardTold, kRevealing>;

// PX-10.2, PX-OP.ADD, PX-7.8: from the hand into the tableau.
using Added = ToldBy<"add", CardTold, kRevealing>;
using Seeded = Told<"seed", "PX-OP.SEED"_clause, CardTold, kRevealing>;
using Revealed = Told<"reveal", "PX-OP.HUNT"_clause, CardTold, kRevealing>;

// Revealed, not kept, discarded.
using Cast = Told<"cast", "PX-OP.HUNT"_clause, CardTold>;

// Into the tableau by a step; one that only its player had seen comes to light.
using Placed = ToldBy<"place", CardTold>;
using PlacedHidden = ToldBy<"place", CardTold, kRevealing>;

}  // namespace paradoxa::paradoxical
