// Effects: one to three steps from a closed vocabulary of operations (PX-OP), and their text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/next_word.hpp"

namespace paradoxa::paradoxical {

enum class Op : std::uint8_t {
  kDraw,
  kSeek,
  kBuild,
  kAdd,
  kCycle,
  kSalvage,
  kHunt,
  kSeed,
  kTake,
  kGive,
  kExchange,
  kTrade,
  kMask,
  kBounce,
  kRaid,
  kSnatch,
  kTithe,
  kSpy,
  kShield,
  kRecharge,
  kCopy,
  kBoon,
  // Not of cards: parts of other actions that are carried out in the same way.
  kCheckPool,  // PX-7.7
};
inline constexpr std::size_t kCardOps = 22;

inline constexpr EnumWords<Op, kCardOps> kOpNames{
    "DRAW",  "SEEK", "BUILD",    "ADD",      "CYCLE", "SALVAGE", "HUNT", "SEED",
    "TAKE",  "GIVE", "EXCHANGE", "TRADE",    "MASK",  "BOUNCE",  "RAID", "SNATCH",
    "TITHE", "SPY",  "SHIELD",   "RECHARGE", "COPY",  "BOON"};

// Where a card goes (`T`, `H`), or how the values of a trade must compare.
enum class Way : std::uint8_t { kNone, kTableau, kHand, kAny, kSameDeck, kUp, kDown };

struct Step {
  Op op = Op::kDraw;
  std::uint8_t optional = 0;  // written with `?`: may be declined (PX-9.5)
  std::uint8_t n = 0;         // the first number: n, m or d (0 is ALL)
  std::uint8_t k = 0;         // the second one: k or b
  Way way = Way::kNone;

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

inline constexpr int kMaxSteps = 3;
inline constexpr std::uint8_t kAllDepth = 0;

struct Effect {
  std::array<Step, kMaxSteps> steps{};
  std::uint8_t count = 0;

  constexpr bool has(Op op) const {
    for (std::size_t i = 0; i < count; ++i)
      if (steps[i].op == op) return true;
    return false;
  }

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// What each operation is written with, in order: n (1 to 10), s (n of SEED, 1 to 5), d (1 to 10 or
// ALL), k (1 to n), b (0 to 3), w (T or H), r (a relation).
constexpr std::string_view parameters_of(Op op) {
  switch (op) {
    case Op::kSeek: return "nkw";
    case Op::kCycle: return "nb";
    case Op::kSalvage: return "dw";
    case Op::kSeed: return "s";
    case Op::kTake: return "w";
    case Op::kTrade: return "r";
    case Op::kDraw:
    case Op::kBuild:
    case Op::kAdd:
    case Op::kHunt:
    case Op::kBounce:
    case Op::kRaid:
    case Op::kTithe:
    case Op::kShield:
    case Op::kRecharge:
    case Op::kBoon: return "n";
    default: return "";
  }
}

// A step that was read, or what is wrong with it.
struct ReadStep {
  Step step{};
  std::string_view error{};
};

namespace effect_detail {

// -1 if it is not a number from least to most.
constexpr int number(std::string_view word, int least, int most) {
  if (word.empty() || word.size() > 2 || (word.size() == 2 && word[0] == '0')) return -1;
  int value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return -1;
    value = 10 * value + (c - '0');
  }
  return value < least || value > most ? -1 : value;
}

constexpr Way way_of(std::string_view word, bool relation) {
  if (!relation) return word == "T" ? Way::kTableau : word == "H" ? Way::kHand : Way::kNone;
  if (word == "ANY") return Way::kAny;
  if (word == "SAMEDECK") return Way::kSameDeck;
  if (word == "UP") return Way::kUp;
  return word == "DOWN" ? Way::kDown : Way::kNone;
}

constexpr std::string_view read_parameter(char kind, std::string_view word, Step& step) {
  const auto take = [&](std::uint8_t& field, int least, int most) {
    const int value = number(word, least, most);
    if (value >= 0) field = static_cast<std::uint8_t>(value);
    return value >= 0;
  };
  switch (kind) {
    case 'n': return take(step.n, 1, 10) ? "" : "expected a number from 1 to 10 (PX-OP.0)";
    case 's': return take(step.n, 1, 5) ? "" : "expected a number from 1 to 5 (PX-OP.0)";
    case 'd':
      if (word == "ALL") return "";
      return take(step.n, 1, 10) ? "" : "expected a number from 1 to 10 or ALL (PX-OP.0)";
    case 'k':
      return take(step.k, 1, step.n) ? ""
                                     : "expected a number from 1 to the first parameter (PX-OP.0)";
    case 'b': return take(step.k, 0, 3) ? "" : "expected a number from 0 to 3 (PX-OP.0)";
    default: break;
  }
  step.way = way_of(word, kind == 'r');
  if (step.way != Way::kNone) return "";
  return kind == 'r' ? "expected ANY, SAMEDECK, UP or DOWN (PX-OP.0)"
                     : "expected T (tableau) or H (hand) (PX-OP.0)";
}

}  // namespace effect_detail

// "SEEK 2 1 T", "EXCHANGE?".
constexpr ReadStep read_step(std::string_view text) {
  ReadStep read;
  std::string_view word = next_word(text);
  if (word.ends_with('?')) {
    read.step.optional = 1;
    word.remove_suffix(1);
  }
  if (!kOpNames.parse(word, read.step.op)) {
    read.error = "there is no such operation (PX-OP.0)";
    return read;
  }
  for (const char kind : parameters_of(read.step.op)) {
    read.error = effect_detail::read_parameter(kind, next_word(text), read.step);
    if (!read.error.empty()) return read;
  }
  if (!text.empty()) read.error = "too many parameters (PX-OP.0)";
  return read;
}

// How many cards a step can bring into the active player's hand, and into another player's.
constexpr int own_hand_gain(const Step& step) {
  if (step.op == Op::kDraw) return step.n;
  if (step.op == Op::kSeek && step.way == Way::kHand) return step.k;
  const bool one = step.op == Op::kSnatch || (step.op == Op::kSalvage && step.way == Way::kHand) ||
                   (step.op == Op::kTake && step.way == Way::kHand);
  return one ? 1 : 0;
}
constexpr int other_hand_gain(const Step& step) {
  if (step.op == Op::kBoon) return step.n;
  return step.op == Op::kBounce || step.op == Op::kRaid ? 1 : 0;
}

inline constexpr int kMaxHandGain = 5;  // of one effect

// PX-OP.0: what is wrong with an effect as a whole, or nothing.
constexpr std::string_view flaw(const Effect& effect) {
  if (effect.count < 1 || effect.count > kMaxSteps)
    return "an effect has one to three steps (PX-OP.0)";
  int own = 0, others = 0;
  for (std::size_t i = 0; i < effect.count; ++i) {
    own += own_hand_gain(effect.steps[i]);
    others += other_hand_gain(effect.steps[i]);
  }
  if (effect.steps[0].optional != 0) return "the first step cannot be declined (PX-OP.0)";
  if (effect.has(Op::kCopy) && effect.count != 1) return "COPY stands alone (PX-OP.0)";
  if (own > kMaxHandGain || others > kMaxHandGain)
    return "one effect may bring at most 5 cards into a hand (PX-OP.0)";
  return {};
}

}  // namespace paradoxa::paradoxical
