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

  template <class F>
  constexpr void fields(F& f) const {
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
  FixedList<Label, kMostAside> cards;

  constexpr std::optional<Looked> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Looked{seat, deck, count, {}};
  }
  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "who");
    f("deck", deck, "1 or 2");
    f("count", count, "how many cards");
    f.maybe("cards", cards, "which, for who looks");
  }
};

struct PutUnder : DeckTold {
  static constexpr const char* kName = "under";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.SEEK"_clause;
};

// PX-6.3, PX-OP.BUILD, PX-OP.CYCLE: from a deck into the tableau.
struct Built : CardTold {
  static constexpr const char* kName = "build";
  static constexpr bool kReveals = true;
  Clause clause{};
};

// PX-10.2, PX-OP.ADD, PX-7.8: from the hand into the tableau.
struct Added : CardTold {
  static constexpr const char* kName = "add";
  static constexpr bool kReveals = true;
  Clause clause{};
};

struct Seeded : CardTold {
  static constexpr const char* kName = "seed";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-OP.SEED"_clause;
};

struct Revealed : CardTold {
  static constexpr const char* kName = "reveal";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-OP.HUNT"_clause;
};

// Revealed, not kept, discarded.
struct Cast : CardTold {
  static constexpr const char* kName = "cast";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.HUNT"_clause;
};

// Into the tableau by a step; one that only its player had seen comes to light.
template <bool Reveals>
struct PlacedCard : CardTold {
  static constexpr const char* kName = "place";
  static constexpr bool kReveals = Reveals;
  Clause clause{};
};
using Placed = PlacedCard<false>;
using PlacedHidden = PlacedCard<true>;

}  // namespace paradoxa::paradoxical
