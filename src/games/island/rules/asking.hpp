// How questions are put: what silence means, who may leave standing orders, and what leaves no
// trace.
#pragma once

#include <optional>
#include <string_view>

#include "engine/asked.hpp"
#include "engine/fixed_list.hpp"
#include "games/island/rules/legal.hpp"

namespace paradoxa::island {

// The operation that all these fruits of a board stand for, under which the seat gives standing
// orders; nothing where they differ.
constexpr std::string_view order_kind(const CharacterRule& rule, const Board& board,
                                      FruitSet fruits) {
  std::string_view kind;
  for (int b = 0; b < kBonuses; ++b) {
    if ((fruits_of(rule, board, b) & fruits).empty()) continue;
    const auto op = kBonusOpWords.of(rule.bonuses[static_cast<std::size_t>(b)].op);
    if (!kind.empty() && kind != op) return {};
    kind = op;
  }
  return kind;
}

// IS-25.9: where neither what OP answers nor how many answers it has is announced. The fruit of the
// Bush (IS-4.8), the fruit of an orchard, what is crossed out, and whether a space is activated
// are.
constexpr bool is_secret(Ask ask) {
  switch (ask) {
    case Ask::kBushStart:
    case Ask::kOpActivate:
    case Ask::kOrchard:
    case Ask::kCrossOut: return false;
    default: return is_ops(ask);
  }
}

// IS-15.8: silence passes; `always` uses the first usable fruit. The order of fruits is canonical.
constexpr Asking<Move> asking(const Content& content, const State& state, Seat seat) {
  Asking<Move> asked;
  if (!to_act(content, state).contains(seat)) return asked;
  asked.secret = is_secret(state.ask);
  if (state.ask != Ask::kReact) return asked;
  const Board& board = state.boards[static_cast<std::size_t>(seat.index - 1)];
  const FruitSet fruits = usable_reactions(content, state);
  asked.kind = order_kind(rule_of(content, board), board, fruits);
  asked.by_default = Move::of(MoveKind::kPass);
  asked.always = Move::with(MoveKind::kUse, fruits.first());
  asked.limit_s = state.options.reaction_timeout_s;
  return asked;
}

// The bonuses of the seat's board that can be used in reaction.
using OrderKinds = FixedList<std::string_view, kBonuses>;
constexpr OrderKinds order_kinds(const Content& content, const State& state, Seat seat) {
  OrderKinds kinds;
  if (seat.index == 0 || seat.index > state.options.captives()) return kinds;
  const Board& board = state.boards[static_cast<std::size_t>(seat.index - 1)];
  if (board.character == Character::kNone) return kinds;
  for (const BonusRule& bonus : rule_of(content, board).bonuses) {
    WindowSet windows = bonus.windows;
    windows.remove(Window::kOwnTurn);
    if (!windows.empty()) kinds.push_back(kBonusOpWords.of(bonus.op));
  }
  return kinds;
}

// IS-25.5, IS-25.6, IS-R56.
constexpr std::optional<Seat> notes_reader(const Content&, const State& state) {
  if (state.options.notes_open_to_op == Switch::kOff) return std::nullopt;
  return kOpSeat;
}

}  // namespace paradoxa::island
