#include "games/island/content/operation.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/next_word.hpp"

namespace paradoxa::island {
namespace {

// A number of one digit within bounds.
bool read_number(std::string_view word, int min, int max, std::uint8_t& into) {
  if (word.size() != 1 || word[0] < '0' + min || word[0] > '0' + max) return false;
  into = static_cast<std::uint8_t>(word[0] - '0');
  return true;
}

// The bounds of an operation's numbers; max 0 where it has none.
struct Bounds {
  int min = 0;
  int max = 0;
};
struct Numbers {
  Bounds a;
  Bounds b;
};

constexpr Numbers numbers_of(BonusOp op) {
  switch (op) {
    case BonusOp::kRestore: return {{0, 9}, {0, 9}};
    case BonusOp::kExtraAction: return {{1, 3}, {}};
    case BonusOp::kFreeMove:                     // D20 asks for one of two lengths at most
    case BonusOp::kOracle: return {{1, 2}, {}};  // D14 is asked twice at most
    case BonusOp::kScoutSteps: return {{1, 6}, {1, 6}};
    default: return {};
  }
}

bool makes_sense(const BonusRule& bonus) {
  if (bonus.op == BonusOp::kRestore) return bonus.a + bonus.b > 0;
  return bonus.op != BonusOp::kScoutSteps || bonus.a < bonus.b;
}

// The kinds of space after `mute_spaces`.
bool read_kinds(std::string_view rest, KindSet& kinds) {
  if (rest.empty()) return false;
  while (!rest.empty()) {
    const auto kind = kKindWords.parse(next_word(rest));
    if (!kind || kinds.contains(*kind)) return false;
    kinds.add(*kind);
  }
  return true;
}

struct SwitchWord {
  std::string_view word;
  bool PowerRule::* field;
};
constexpr SwitchWord kSwitches[] = {
    {"wave_lakes", &PowerRule::wave_lakes},         {"portal_any", &PowerRule::portal_any},
    {"swap_bush_rock", &PowerRule::swap_bush_rock}, {"bush_wrap", &PowerRule::bush_wrap},
    {"anomaly_rift", &PowerRule::anomaly_rift},     {"mute_scouting", &PowerRule::mute_scouting}};

struct NumberWord {
  std::string_view word;
  Bounds bounds;
  std::uint8_t PowerRule::* field;
};
constexpr NumberWord kNumbers[] = {{"ocean_tax", {1, 3}, &PowerRule::ocean_tax},
                                   {"long_move_cost", {1, 3}, &PowerRule::long_move_cost},
                                   {"push_damage", {1, 3}, &PowerRule::push_damage},
                                   {"bush_steps", {2, 3}, &PowerRule::bush_steps},
                                   {"op_actions", {1, 6}, &PowerRule::op_actions}};

}  // namespace

bool read_operation(std::span<const std::string_view> words, BonusRule& bonus) {
  if (!kBonusOpWords.parse(words[0], bonus.op)) return false;
  const Numbers numbers = numbers_of(bonus.op);
  std::size_t at = 1;
  for (const auto& [bounds, into] :
       {std::pair{numbers.a, &bonus.a}, std::pair{numbers.b, &bonus.b}}) {
    if (bounds.max == 0) continue;
    if (at == words.size() || !read_number(words[at], bounds.min, bounds.max, *into)) return false;
    ++at;
  }
  return at == words.size() && makes_sense(bonus);
}

bool read_operation(std::span<const std::string_view> words, AnomalyRule& anomaly) {
  if (!kAnomalyOpWords.parse(words[0], anomaly.op)) return false;
  switch (anomaly.op) {
    case AnomalyOp::kLose:
      return words.size() == 3 && read_number(words[1], 0, 9, anomaly.health) &&
             read_number(words[2], 0, 9, anomaly.energy) && anomaly.health + anomaly.energy > 0;
    case AnomalyOp::kStrikeFruit: return words.size() == 2 && words[1] == "circled";
    case AnomalyOp::kOpAction:
      return words.size() == 2 && kOpPieceWords.parse(words[1], anomaly.piece);
    default: return words.size() == 2 && kTargetWords.parse(words[1], anomaly.target);
  }
}

bool read_change(std::string_view text, PowerRule& power) {
  std::string_view rest = text;
  const std::string_view word = next_word(rest);
  for (const SwitchWord& known : kSwitches)
    if (known.word == word) {
      power.*known.field = true;
      return rest.empty();
    }
  for (const NumberWord& known : kNumbers)
    if (known.word == word)
      return read_number(rest, known.bounds.min, known.bounds.max, power.*known.field);
  if (word == "mute_spaces") return read_kinds(rest, power.mute_spaces);
  if (word != "bush_attack") return false;
  const std::string_view health = next_word(rest);
  power.bush_takes_fruit = rest == "fruit";
  return read_number(health, 1, 3, power.bush_attack_health) &&
         (rest == "fruit" || rest == "energy");
}

WindowSet windows_of(const BonusRule& bonus) {
  WindowSet windows;
  switch (bonus.op) {
    case BonusOp::kScareMet: windows.add(Window::kEncounter); return windows;
    case BonusOp::kCancelAttack: windows.add(Window::kInteraction); return windows;
    case BonusOp::kCling: windows.add(Window::kLethal); return windows;
    case BonusOp::kCancelActivation: windows.add(Window::kActivation); return windows;
    case BonusOp::kWard: windows.add(Window::kInteraction); break;
    case BonusOp::kRestore:
      if (bonus.a > 0) windows.add(Window::kLethal);
      break;
    default: break;
  }
  windows.add(Window::kOwnTurn);
  return windows;
}

}  // namespace paradoxa::island
