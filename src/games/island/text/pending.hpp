// What a question is about, for the sentence that asks it. From the tasks of a view alone, so it
// tells nobody more than they know.
#pragma once

#include <optional>

#include "games/island/rules/view.hpp"
#include "games/island/text/kinds.hpp"

namespace paradoxa::island {

struct Pending {
  static constexpr const char* kType = "IsPending";
  std::optional<Piece> piece{};
  std::optional<OpPiece> op{};
  std::optional<Name> under{};
  std::optional<Window> window{};
  bool push = false;
  std::optional<Fruit> fruit{};
  std::optional<BonusOp> bonus{};
  std::optional<Anomaly> anomaly{};

  constexpr void fields(auto& f) const {
    f("piece", piece, OptionalKind{kind_of(Piece{})}, "the captive piece");
    f("op", op, OptionalKind{kind_of(OpPiece{})}, "the OP piece");
    f("under", under, OptionalKind{kind_of(Name{})}, "of the space under the captive piece");
    f("window", window, OptionalKind{kind_of(Window{})}, "in which one may react");
    f("push", push, kTruth, "whether it is a push, not an attack");
    f("fruit", fruit, OptionalKind{kind_of(Fruit{})}, "that is written into a box");
    f("bonus", bonus, OptionalKind{kind_of(BonusOp{})}, "what is used, or can be in reaction");
    f("anomaly", anomaly, OptionalKind{kind_of(Anomaly{})}, "that is being activated");
  }
};

namespace pending_detail {

constexpr Pending about(const View& view, Piece p) {
  Pending pending;
  if (!p.exists() || p.index >= view.piece_count()) return pending;
  pending.piece = p;
  if (const Name name = view.under[p.index]; name.exists()) pending.under = name;
  return pending;
}
constexpr Pending about(OpPiece y) {
  Pending pending;
  pending.op = y;
  return pending;
}

constexpr std::optional<BonusOp> bonus_in_use(const Content& content, const View& view,
                                              const Task& task) {
  if (view.ask == Ask::kVisited) return BonusOp::kGoFruit;
  const Board& board = view.boards[view.board_of(Piece{task.piece})];
  return content.characters[at(board.character)].bonuses[task.a].op;
}

// What the board of the seat that is asked can do in a window: no board has two bonuses for one.
constexpr std::optional<BonusOp> answer_of(const Content& content, const View& view,
                                           Window window) {
  const Seat asked = view.to_act().first();
  const Character character = view.boards[asked.index - 1u].character;
  for (const BonusRule& rule : content.characters[at(character)].bonuses)
    if (rule.windows.contains(window)) return rule.op;
  return std::nullopt;
}

// IS-15.1.
constexpr Pending in_window(const Content& content, const View& view, const Task& task) {
  Pending pending = about(view, Piece{task.piece});
  pending.window = static_cast<Window>(task.a);
  if (*pending.window == Window::kEncounter || *pending.window == Window::kInteraction)
    pending.op = op_piece(task.b);
  pending.push = task.d != 0;
  pending.bonus = answer_of(content, view, *pending.window);
  return pending;
}

constexpr Pending of_task(const Content& content, const View& view, const Task& task) {
  Pending pending = about(view, Piece{task.piece});
  switch (view.ask) {
    case Ask::kReact: return in_window(content, view, task);
    case Ask::kCarry:
    case Ask::kSecondHalf:
    case Ask::kExtraStep: return about(op_piece(task.piece));
    case Ask::kReturn:
    case Ask::kSymbol: return about(op_piece(task.a));
    case Ask::kStir:
    case Ask::kTrack: pending.op = op_piece(task.a); break;
    case Ask::kBox: pending.fruit = static_cast<Fruit>(task.a); break;
    case Ask::kHeading:
    case Ask::kLength:
    case Ask::kOpPiece:
    case Ask::kVisited:
    case Ask::kReplenish: pending.bonus = bonus_in_use(content, view, task); break;
    default: break;
  }
  if (pending.under && pending.under->kind() == Kind::kAnomaly)
    pending.anomaly = pending.under->anomaly();
  return pending;
}

}  // namespace pending_detail

// In a captive's turn it is about the piece that acts.
constexpr Pending pending_of(const Content& content, const View& view) {
  if (view.depth > 0) return pending_detail::of_task(content, view, view.tasks[view.depth - 1]);
  return view.ask == Ask::kTurn ? pending_detail::about(view, Piece{view.acting}) : Pending{};
}

}  // namespace paradoxa::island
