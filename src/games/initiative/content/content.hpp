// The facts of Paradox Initiative (content/initiative/*.toml): worlds, cards, goals, modules, the
// rival's board, numbers and looks.
#pragma once

#include <array>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/fixed_text.hpp"
#include "games/initiative/rules/card.hpp"
#include "games/initiative/rules/console.hpp"
#include "games/initiative/rules/disc.hpp"
#include "games/initiative/rules/matrix.hpp"
#include "games/initiative/rules/module.hpp"
#include "games/initiative/rules/options.hpp"

namespace paradoxa::initiative {

// PI-1.8: what a slot of a card takes. Colours come first and in their order.
enum class Slot : std::uint8_t {
  kRed,
  kYellow,
  kBlue,
  kBlack,
  kWhite,
  kAny,
  kSame,
  kPurple,
  kPlanet
};
inline constexpr EnumLetters<Slot> kSlotLetters{"RYBKWASPO"};

// PI-14.6: what completing a card gives.
enum class Reward : std::uint8_t { kNone, kExtraAction, kBuildTech, kActivateTrigger };

struct CardText {
  FixedText<32> title;
  std::array<Slot, kMaxSlots> slots{};  // those for particles first
  std::uint8_t particles = 0;           // slots for items
  std::uint8_t planets = 0;             // PI-14.2
  std::uint8_t asset = kNoAsset;
  Cell cell{};  // of a nexus card
  Reward reward = Reward::kNone;
  std::uint8_t extra_actions = 0;

  static constexpr std::uint8_t kNoAsset = 0xFF;
};

// PI-R8: in the order of the ring.
struct WorldText {
  FixedText<32> name;
  FixedText<96> look;
};

// What a goal counts.
enum class Predicate : std::uint8_t { kAsset, kKind, kSecret };
inline constexpr int kGoals = 10;
inline constexpr int kGoalSpaces = 3;  // PI-R10

struct GoalText {
  FixedText<32> name;
  Predicate predicate{};
  std::uint8_t value = 0;  // an asset, or a kind
};

struct GoalRate {
  std::uint8_t group = 1;
  std::uint8_t points = 1;
};

struct ModuleText {
  FixedText<32> name;
  FixedText<128> text;
};

// PI-21.6, PI-21.9, PI-21.10: what a disc of a colour makes the rival do.
struct RivalColour {
  std::uint8_t pawn = 0;
  std::uint8_t glitch = 0;
  std::uint8_t clockwise = 0;  // black and white: which way a fractured world is looked for
  std::uint8_t symbols = 0;    // bits of those that touch an alliance

  constexpr bool matches(Disc disc) const { return (symbols >> disc.symbol() & 1) != 0; }
};

// PI-4.4, PI-R2, PI-8.6.
struct KindNumbers {
  std::uint8_t start_column = 1;
  std::uint8_t glitch_step = 0;
};

struct ColourLook {
  FixedText<16> name;
  FixedText<16> fill;
  FixedText<16> ink;
  FixedText<32> alliance;
};

inline constexpr int kMainSpaces = 6;  // with the alternate wormhole
inline constexpr int kMaxSpaces = 9;
inline constexpr int kAlternateSpaces = 3;
inline constexpr int kAlternateDeck = 18;

struct Content {
  std::array<CardText, kCards> cards{};
  std::array<WorldText, kWorlds> worlds{};
  std::array<FixedText<32>, kExperiments> experiments{};
  std::array<GoalText, kGoals> goals{};
  std::array<GoalRate, kGoalSpaces> rates{};
  std::array<ModuleText, kModules> modules{};
  std::array<RivalColour, kColours> rival{};
  std::array<std::uint8_t, kMainSpaces> circuit{};  // PI-21.3: spaces, counted from 0
  std::array<KindNumbers, kKinds> kinds{};
  std::array<std::uint8_t, kSetKinds + 1> set_points{};
  std::array<std::uint8_t, 4> experiment_points{};
  std::array<std::uint8_t, kMaxPlayers + 1> disc_sets{};  // by seats
  std::uint8_t actions = 2;
  std::uint8_t final_actions = 1;
  std::uint8_t locks = 15;
  std::uint8_t purple = 12;
  std::array<ColourLook, kColours + 1> looks{};
  std::array<FixedText<16>, kSymbols> symbols{};
  std::array<FixedText<32>, kMaxPlayers> labs{};

  constexpr const CardText& card(Card c) const { return cards[c.id]; }
  constexpr const KindNumbers& numbers(Card c) const { return kinds[at(c.kind())]; }
};

inline constexpr EnumWords<std::uint8_t, kAssets> kAssetWords{"alloy", "biome", "cipher", "drive",
                                                              "ether"};
inline constexpr EnumWords<Kind, kKinds> kKindWords{"past", "present", "future", "nexus",
                                                    "parallel"};

// PI-2.5, PI-2.6, PI-17.2: how many cards the main wormhole shows, and on which space they begin.
constexpr int main_spaces(const Options& options) {
  return options.seats == 4 ? 9 : options.seats == 3 ? 8 : kMainSpaces;
}
constexpr int first_main_space(const Options& options) {
  return options.has_alternate() ? kAlternateSpaces : 0;
}

}  // namespace paradoxa::initiative
