// What events tell, by shape: many differ only in their name and their clause.
#pragma once

#include <cstdint>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/fixed_list.hpp"
#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

// The seats that know a card: one bit per seat, and one for everyone.
struct Knowers {
  std::uint8_t bits = 0;

  constexpr bool knows(Viewer v) const {
    if (v.is_referee() || (bits >> kEverybody & 1) != 0) return true;
    return v.is_seat() && v.seat().index < kMaxPlayers && (bits >> v.seat().index & 1) != 0;
  }
};

struct SeatTold {
  static constexpr bool kPublic = true;
  Seat seat{};

  constexpr void fields(auto& f) const { f("seat", seat, "who"); }
};

// A card that everyone sees, and the seat that acts on it.
struct CardTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Label card{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("card", card, "which");
  }
};

// The same with a card that may belong to another seat.
struct OwnedCardTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Label card{};
  Seat owner = kNoSeat;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("card", card, "which");
    f.maybe("owner", owner, "whose it was, if somebody else's");
  }
};

// Cards of a deck, by number.
struct DeckTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Deck deck{};
  std::uint8_t count = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("deck", deck, "1 or 2");
    f("count", count, "how many cards");
  }
};

// Cards of one player that get or lose a mark.
struct MarksTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  FixedList<Label, 2 * kTableauRoom> cards;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("cards", cards, "which");
  }
};

// A card that comes into a hand from a deck. PX-I9: others see the deck, and the card only if they
// know it.
struct HiddenCard {
  Seat seat{};
  Deck deck{};
  Label card{};
  Knowers knowers{};

  constexpr HiddenCard to(Viewer v) const {
    return knowers.knows(v) ? HiddenCard{seat, deck, card, {}}
                            : HiddenCard{seat, deck, kNoLabel, {}};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("deck", deck, "1 or 2");
    f.maybe("card", card, "which, for those who know it");
  }
};

}  // namespace paradoxa::paradoxical
