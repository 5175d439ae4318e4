// The facts of Restart (content/restart/*.toml).
//
// What the rules read:
//   cards        Event cards: field, cost, slots, text (rules/card.hpp)
//   chains       Chain cards, with masks for every place where a pattern fits (rules/chain.hpp)
//   abilities    what the total of a Mind field is worth in a dystopia (rules/dystopia.hpp)
//   gadgets      prices and effects
//   pandemia, anomie, extinction, oceanrealm
//                boards, tracks and points of a dystopia (rules/research.hpp, congress.hpp,
//                gene.hpp, land.hpp)
//   numbers      supplies, hands, deals
//   destiny      the next dystopia by the leading type
// Names for people are in `texts`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/fixed_text.hpp"
#include "engine/screen.hpp"
#include "games/restart/rules/card.hpp"
#include "games/restart/rules/chain.hpp"
#include "games/restart/rules/congress.hpp"
#include "games/restart/rules/dystopia.hpp"
#include "games/restart/rules/gene.hpp"
#include "games/restart/rules/land.hpp"
#include "games/restart/rules/operation.hpp"
#include "games/restart/rules/options.hpp"
#include "games/restart/rules/research.hpp"
#include "games/restart/rules/space.hpp"

namespace paradoxa::restart {

inline constexpr int kCharacters = 4;
inline constexpr int kRatings = 4;

using NameText = FixedText<32>;
using LongText = FixedText<160>;

// RS-2: numbers of the set-up and the limits of a turn.
struct Numbers {
  std::array<std::uint8_t, kSupplies> supply{};         // by token: all there are
  std::array<std::uint8_t, kSupplies> start{};          // by token: what a player takes
  std::array<std::uint8_t, kLevels> chain_deal{};       // by level
  std::array<std::uint8_t, kLevels> validate_cost{};    // by level
  std::array<std::uint8_t, kLevels> validate_points{};  // by level
  std::uint8_t hand = 0;                                // Event cards dealt
  std::uint8_t hand_limit = 0;                          // RS-11.1
  std::uint8_t chains_kept = 0;                         // RS-4.1
  std::uint8_t row_per_seat = 0;                        // RS-2.6
};

// 8.13: what a character may do in games with `talents`.
enum class Talent : std::uint8_t { kPeek, kPill, kTime, kHandLimit };
inline constexpr EnumWords<Talent, 4> kTalentWords{"peek", "pill", "time", "hand_limit"};

struct CharacterText {
  NameText name;
  NameText colour;
  Talent talent{};
  LongText text;
};

struct GadgetText {
  NameText name;
  LongText text;
};

struct DystopiaText {
  NameText name;
  LongText text;
  NameText plan_a;
  NameText plan_b;
  std::array<std::uint8_t, kRatings> ratings{};  // luck, strategy, complexity, duration: 1 to 4
};

struct Texts {
  std::array<NameText, kCards> cards{};
  std::array<GadgetText, kGadgets> gadgets{};
  std::array<CharacterText, kCharacters> characters{};
  std::array<DystopiaText, kDystopias> dystopias{};
  std::array<Screen, kMaxSeats> screens{};  // by seat
};

struct Content {
  std::array<CardRule, kCards> cards{};
  std::array<ChainRule, kChains> chains{};
  // By the total of the ability's field.
  std::array<std::array<std::uint8_t, kMaxHeight + 1>, kAbilities> abilities{};
  std::array<GadgetRule, kGadgets> gadgets{};
  PandemiaRule pandemia{};
  AnomieRule anomie{};
  ExtinctionRule extinction{};
  OceanrealmRule oceanrealm{};
  Numbers numbers{};
  std::array<Dystopia, kTypes> destiny{};  // RS-14.1
  Texts texts{};

  constexpr const CardRule& card(Card c) const { return cards[c.id]; }
  constexpr const ChainRule& chain(Chain c) const { return chains[c.id]; }
  // RS-R30: by level.
  constexpr int validate_cost(Chain c) const {
    return numbers.validate_cost[static_cast<std::size_t>(c.level() - 1)];
  }
  constexpr int validate_points(Chain c) const {
    return numbers.validate_points[static_cast<std::size_t>(c.level() - 1)];
  }
  constexpr const GadgetRule& gadget(Gadget g) const { return gadgets[g.id]; }
  // Precondition: height ≤ 6.
  constexpr int ability(Ability a, int height) const {
    return abilities[static_cast<std::size_t>(a)][static_cast<std::size_t>(height)];
  }
};

}  // namespace paradoxa::restart
