// What a viewer knows, as a type of its own; view.hpp fills it field by field.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

// Extinction: the decks are sizes, and Freezer cards that the viewer does not know are left out.
// Only the referee sees what lies under a deck.
struct ExtinctionView {
  std::array<Laboratory, kMaxSeats> laboratories{};
  std::array<GenePile, kColours> piles{};
  std::array<std::uint8_t, kColours> pile_sizes{};
  std::array<std::uint8_t, kMaxSeats> frozen{};  // cards in each Freezer
  std::array<std::uint8_t, kMaxSeats> open{};    // a bit for each that all know, of those known
  std::array<std::uint8_t, kColours> deck{};     // cards of each colour
  std::array<Gene, kDisplay> display{};
  std::uint8_t displayed = 0;
  Gene taken{};
  std::array<std::uint8_t, 4> blank{};

  friend constexpr bool operator==(const ExtinctionView&, const ExtinctionView&) = default;
};

// Of a card that was dug up by another player.
inline constexpr std::uint8_t kHiddenCard = 0xFE;

struct View {
  std::array<CardSet, kMaxSeats> hands{};  // what the viewer knows of each
  std::array<CardSet, kMaxSeats> buried{};
  CardSet known_to_all{};                    // hand cards (RS-I4)
  CardSet covered{};                         // out of play (RS-1.4, RS-5.2)
  std::array<ChainSet, kMaxSeats> chains{};  // what the viewer knows of each hand
  std::array<ChainSet, kMaxSeats> validated{};
  std::array<ChainSet, kMaxSeats> known{};  // where others are, as far as the viewer may know that
  ExtinctionView extinction{};
  std::array<Task, kMaxTasks> tasks{};
  std::array<Tokens, kMaxSpaces> space_tokens{};
  std::array<Tokens, kRow> row_tokens{};
  Tokens supply{};
  std::array<Player, kMaxSeats> players{};
  std::array<std::uint8_t, kMaxSeats> hand_sizes{};
  std::array<std::array<std::uint8_t, kLevels>, kMaxSeats> chain_levels{};  // in hand
  std::array<Card, kCards> discards{};
  std::array<Card, kMaxSpaces> grid{};
  std::array<Card, kUpcoming> upcoming{};
  std::array<Chain, kRow> row{};  // those the viewer knows
  std::array<std::uint8_t, kRow> row_levels{};
  std::array<Chain, kMaxBottom> bottom{};  // those the viewer knows
  std::array<std::uint8_t, kMaxBottom> bottom_levels{};
  PandemiaState pandemia{};
  AnomieState anomie{};
  OceanrealmState oceanrealm{};
  std::uint16_t acting_seats = 0;  // a SeatSet
  std::uint16_t display = 0;
  std::uint8_t deck = 0;         // Event cards left
  std::uint8_t chains_left = 0;  // without those at the bottom
  std::uint8_t discarded = 0;
  std::uint8_t bottom_size = 0;
  Options options{};
  Dystopia dystopia = Dystopia::kPandemia;
  Phase phase = Phase::kSetup;
  Ask ask = Ask::kNext;
  std::uint8_t depth = 0;
  std::uint8_t round = 0;
  Seat owner = kNoSeat;
  std::uint8_t turns = 0;
  std::uint8_t started = 0;
  std::uint8_t buys = 0;
  std::uint8_t last_turns = 0;
  BasicSet used{};
  std::uint8_t acted = 0;
  std::uint8_t doubled = 0;
  std::uint8_t turning = 0;
  std::uint8_t rebate = 0;
  std::array<std::uint8_t, kIcons> extra{};
  std::uint8_t final_seat = 0;
  std::uint8_t next_dystopia = 0;
  Viewer viewer{};
  std::array<std::uint8_t, 6> blank{};

  constexpr SeatSet to_act() const { return SeatSet::of_bits(acting_seats); }
  constexpr int seats() const { return options.seats; }
  constexpr int zones() const { return seats() > 2 ? kMaxZones : 3; }

  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace paradoxa::restart
