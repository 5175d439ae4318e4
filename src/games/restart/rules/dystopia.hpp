// The four dystopias: their abilities (RS-8.2) and the Gadgets that change them (RS-15).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/restart/rules/operation.hpp"

namespace paradoxa::restart {

enum class Dystopia : std::uint8_t { kPandemia, kAnomie, kExtinction, kOceanrealm };
inline constexpr int kDystopias = 4;
inline constexpr EnumWords<Dystopia, kDystopias> kDystopiaWords{"pandemia", "anomie", "extinction",
                                                                "oceanrealm"};

// What the totals of the Mind fields are worth, by dystopia (RS-16.3, RS-17.4, RS-18.4, RS-19.3).
enum class Ability : std::uint8_t {
  kFix,
  kActivate,
  kReroll,
  kLawStep,
  kBillExtra,  // a BillExtra
  kManeuver,
  kSupport,
  kFreezer,
  kMoves,
  kReach,
  kWildlife,
  kLake,
  kForest
};
inline constexpr int kAbilities = 13;
inline constexpr EnumWords<Ability, kAbilities> kAbilityWords{
    "fix",     "activate", "reroll", "law_step", "bill_extra", "maneuver", "support",
    "freezer", "moves",    "reach",  "wildlife", "lake",       "forest"};

constexpr Dystopia dystopia_of(Ability ability) {
  return ability < Ability::kLawStep    ? Dystopia::kPandemia
         : ability < Ability::kFreezer  ? Dystopia::kAnomie
         : ability < Ability::kWildlife ? Dystopia::kExtinction
                                        : Dystopia::kOceanrealm;
}
constexpr Field field_of(Ability ability) {
  switch (ability) {
    case Ability::kFix:
    case Ability::kLawStep:
    case Ability::kBillExtra:
    case Ability::kFreezer:
    case Ability::kWildlife: return Field::kPerception;
    case Ability::kActivate:
    case Ability::kManeuver:
    case Ability::kMoves:
    case Ability::kLake: return Field::kIntelligence;
    default: return Field::kMemory;
  }
}
// What a Gadget cannot raise it above (8.10).
constexpr int limit_of(Ability ability) {
  switch (ability) {
    case Ability::kFix:
    case Ability::kActivate:
    case Ability::kReroll:
    case Ability::kReach: return 6;
    case Ability::kManeuver: return 3;
    case Ability::kSupport:
    case Ability::kBillExtra: return 2;
    default: return 0xFF;
  }
}

// RS-17.13.
enum class BillExtra : std::uint8_t { kNone, kOpposite, kAny };
inline constexpr EnumWords<BillExtra, 3> kBillExtraWords{"none", "opposite", "any"};

inline constexpr int kGadgetsOfDystopia = 7;  // kinds
inline constexpr int kGadgets = kDystopias * kGadgetsOfDystopia;
inline constexpr int kGadgetCopies = 2;

// GP1 to GP7, GA1, …, GX1, …, GO1 to GO7. Two copies of each (RS-15.1).
struct Gadget {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Gadget at(int id) { return Gadget{static_cast<std::uint8_t>(id)}; }
  // Counted from 1.
  static constexpr Gadget of(Dystopia dystopia, int number) {
    return at(static_cast<int>(dystopia) * kGadgetsOfDystopia + number - 1);
  }

  constexpr bool exists() const { return id < kGadgets; }
  constexpr Dystopia dystopia() const { return static_cast<Dystopia>(id / kGadgetsOfDystopia); }
  constexpr int number() const { return id % kGadgetsOfDystopia + 1; }

  friend constexpr bool operator==(Gadget, Gadget) = default;
};
inline constexpr Gadget kNoGadget{};
using GadgetSet = IdSet<Gadget, kGadgets>;

inline constexpr EnumLetters<Dystopia> kGadgetLetters{"PAXO"};

// "GP1"; anything else is nothing.
constexpr std::optional<Gadget> parse_gadget(std::string_view text) {
  if (text.size() != 3 || text[0] != 'G' || text[2] < '1' || text[2] > '7') return std::nullopt;
  const auto dystopia = kGadgetLetters.parse(text[1]);
  if (!dystopia) return std::nullopt;
  return Gadget::of(*dystopia, text[2] - '0');
}

// What a Gadget does: it raises an ability or another number (mod), changes a rule (flag) or scores
// at the end (score). By dystopia.
enum class GadgetEffect : std::uint8_t {
  kModFix,
  kModActivate,
  kModReroll,
  kFlagProtectionShift,
  kFlagMinOne,
  kModTotalA,
  kModTotalB,
  kModSupport,
  kModManeuver,
  kFlagDoubleStep,
  kModLaw,
  kFlagOppositeAtOne,
  kFlagVetoMove,
  kFlagFreeBreakout,
  kModFreezer,
  kModMoves,
  kModReach,
  kFlagMoveAny,
  kModTubes,
  kFlagWrap,
  kFlagMixedTwo,
  kScoreFullRegion,
  kScoreThreeKinds,
  kScoreLakeRow,
  kScoreForestBlock,
  kScoreWildZone,
  kScoreIndustry,
  kScoreAgeBelt,
  kNone = 0xFF
};
inline constexpr int kGadgetEffects = 28;
// As in the files: "mod fix 1", "flag wrap", "score industry 2".
inline constexpr EnumWords<GadgetEffect, kGadgetEffects> kGadgetEffectWords{"mod fix",
                                                                            "mod activate",
                                                                            "mod reroll",
                                                                            "flag prot_shift",
                                                                            "flag min_one",
                                                                            "mod total_a",
                                                                            "mod total_b",
                                                                            "mod support",
                                                                            "mod maneuver",
                                                                            "flag double_step",
                                                                            "mod law",
                                                                            "flag opposite_at_1",
                                                                            "flag veto_move",
                                                                            "flag free_breakout",
                                                                            "mod freezer",
                                                                            "mod moves",
                                                                            "mod reach",
                                                                            "flag move_any",
                                                                            "mod tubes",
                                                                            "flag wrap",
                                                                            "flag mixed2",
                                                                            "score full_region",
                                                                            "score three_kinds",
                                                                            "score lake_row",
                                                                            "score forest_block",
                                                                            "score wild_zone",
                                                                            "score industry",
                                                                            "score age_belt"};
constexpr Dystopia dystopia_of(GadgetEffect effect) {
  return static_cast<Dystopia>(static_cast<int>(effect) / kGadgetsOfDystopia);
}
// The effect that raises an ability.
constexpr GadgetEffect mod_of(Ability ability) {
  switch (ability) {
    case Ability::kFix: return GadgetEffect::kModFix;
    case Ability::kActivate: return GadgetEffect::kModActivate;
    case Ability::kReroll: return GadgetEffect::kModReroll;
    case Ability::kLawStep: return GadgetEffect::kModLaw;
    case Ability::kManeuver: return GadgetEffect::kModManeuver;
    case Ability::kSupport: return GadgetEffect::kModSupport;
    case Ability::kFreezer: return GadgetEffect::kModFreezer;
    case Ability::kMoves: return GadgetEffect::kModMoves;
    case Ability::kReach: return GadgetEffect::kModReach;
    default: return GadgetEffect::kNone;
  }
}

struct GadgetRule {
  GadgetEffect effect{};
  std::uint8_t n = 0;      // of mod and score
  std::uint8_t price = 0;  // in pills
};

}  // namespace paradoxa::restart
