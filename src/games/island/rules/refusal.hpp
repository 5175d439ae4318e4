// Why a move is not legal: the clause it breaks. No answer depends on what the refused seat may not
// know.
#pragma once

#include "engine/clause.hpp"
#include "games/island/rules/legal.hpp"

namespace paradoxa::island {
namespace refusal_detail {

constexpr bool is_legal(const Content& content, const State& state, const Move& move) {
  bool found = false;
  legal_detail::for_each_move(content, state, [&](const Move& other) { found |= other == move; });
  return found;
}

// What a question is asked by.
constexpr Clause clause_of(Ask ask) {
  switch (ask) {
    case Ask::kIsland:
    case Ask::kBuild: return "IS-3.3"_clause;
    case Ask::kDeal:
    case Ask::kAssign: return "IS-4.3"_clause;
    case Ask::kLook: return "IS-24.1"_clause;
    case Ask::kDraw:
    case Ask::kKeep: return "IS-16.2"_clause;
    case Ask::kWaveStart: return "IS-4.6"_clause;
    case Ask::kRockStart: return "IS-4.7"_clause;
    case Ask::kBushStart: return "IS-4.8"_clause;
    case Ask::kOpTurn: return "IS-16.3"_clause;
    case Ask::kCarry: return "IS-18.6"_clause;
    case Ask::kSecondHalf: return "IS-19.1"_clause;
    case Ask::kExit: return "IS-10.6"_clause;
    case Ask::kOpActivate:
    case Ask::kActivate: return "IS-8.4"_clause;
    case Ask::kOrchard:
    case Ask::kSinkhole:
    case Ask::kGust:
    case Ask::kArrows: return "IS-20.1"_clause;
    case Ask::kCrossOut: return "IS-20.3"_clause;
    case Ask::kStir: return "IS-20.2"_clause;
    case Ask::kReturn: return "IS-13.9"_clause;
    case Ask::kPortal: return "IS-21.3"_clause;
    case Ask::kTrack:
    case Ask::kHeading:
    case Ask::kLength:
    case Ask::kOpPiece:
    case Ask::kVisited:
    case Ask::kReplenish: return "IS-14.6"_clause;
    case Ask::kExtraStep: return "IS-21.6"_clause;
    case Ask::kCharacter: return "IS-4.9"_clause;
    case Ask::kStart: return "IS-4.10"_clause;
    case Ask::kBox: return "IS-22.3"_clause;
    case Ask::kFirst: return "IS-24.5"_clause;
    case Ask::kTurn: return "IS-6.2"_clause;
    case Ask::kCamp: return "IS-9.2"_clause;
    case Ask::kOracle: return "IS-9.3"_clause;
    case Ask::kAshore:
    case Ask::kDry: return "IS-22.5"_clause;
    case Ask::kSymbol: return "IS-22.2"_clause;
    case Ask::kRevival: return "IS-13.7"_clause;
    case Ask::kReact: return "IS-15.4"_clause;
    case Ask::kOver:
    case Ask::kNext: break;
  }
  return "IS-5.2"_clause;
}

// D11, from what everybody sees.
constexpr Clause in_turn(const Content& content, const State& state, const Move& move) {
  const Piece p = state.acting_piece();
  switch (move.kind) {
    case MoveKind::kMove: {
      const bool known = move.a < kDirections && move.c <= 1 &&
                         (move.b == 1 || move.b == long_length(rule_of(content, state, p)));
      if (known && state.actions == 0) return "IS-6.2"_clause;
      return "IS-7.1"_clause;
    }
    case MoveKind::kRestore: return state.actions == 0 ? "IS-6.2"_clause : "IS-6.3"_clause;
    case MoveKind::kUse: {
      if (move.a >= kFruits || !state.board(p).circled.contains(move.fruit()))
        return "IS-14.2"_clause;
      const int bonus = bonus_of(rule_of(content, state, p), state.board(p), move.fruit());
      const BonusRule& rule = bonus_rule(content, state, p, bonus);
      if (!rule.windows.contains(Window::kOwnTurn)) return "IS-14.3"_clause;
      return "IS-14.4"_clause;
    }
    case MoveKind::kSquare: return "IS-22.4"_clause;
    default: return "IS-6.2"_clause;
  }
}

// D31, D33, D41, D45: OP knows everything.
constexpr Clause of_step(const Content& content, const State& state, const Move& move,
                         Clause otherwise) {
  if (move.a >= kOpPieces || move.b >= kDirections || move.c >= kCells) return otherwise;
  const OpPiece y = move.op_piece();
  if (y == OpPiece::kWave) return "IS-17.2"_clause;
  if (!state.place(y).on_map()) return "IS-16.3"_clause;
  const CellSet cells = cells_of(state, state.place(y));
  if (!cells.contains(move.cell())) return "IS-18.1"_clause;
  const Cell next = neighbour(move.cell(), move.direction());
  if (move.kind == MoveKind::kRoll &&
      (next.exists() || y != OpPiece::kBush || !power_rule(content, state).bush_wrap))
    return "IS-21.5"_clause;
  return cells.contains(next) ? "IS-18.5"_clause : "IS-18.4"_clause;
}
constexpr Clause of_push(const Content& content, const State& state, const Move& move,
                         Clause otherwise) {
  if (move.a >= state.piece_count() || move.b >= kDirections || move.c >= kCells) return otherwise;
  const OpPiece y = pusher(power_rule(content, state));
  if (!state.place(y).on_map() || !state.piece(move.piece()).on_map()) return "IS-19.4"_clause;
  return state.piece(move.piece()).wards.contains(y) ? "IS-19.7"_clause : "IS-19.4"_clause;
}
constexpr Clause of_op_action(const Content& content, const State& state, const Move& move) {
  const Clause otherwise = clause_of(state.ask);
  switch (move.kind) {
    case MoveKind::kStep:
    case MoveKind::kRoll: return of_step(content, state, move, otherwise);
    case MoveKind::kPush: return of_push(content, state, move, otherwise);
    case MoveKind::kSail: return "IS-17.2"_clause;
    case MoveKind::kFlood: return "IS-21.1"_clause;
    case MoveKind::kStrike:
      if (move.a < state.piece_count() &&
          (state.struck.contains(move.piece()) ||
           state.piece(move.piece()).wards.contains(OpPiece::kWave)))
        return "IS-17.5"_clause;
      return "IS-17.3"_clause;
    case MoveKind::kTell: return "IS-25.4"_clause;
    default: return otherwise;
  }
}

constexpr Clause reason(const Content& content, const State& state, const Move& move) {
  switch (state.ask) {
    case Ask::kTurn: return in_turn(content, state, move);
    case Ask::kOpTurn:
      if (state.actions == 0 && move.kind != MoveKind::kTell) return "IS-16.3"_clause;
      return of_op_action(content, state, move);
    case Ask::kSecondHalf:
    case Ask::kExtraStep:
    case Ask::kStir: return of_op_action(content, state, move);
    default: return clause_of(state.ask);
  }
}

}  // namespace refusal_detail

// IS-25.8, IS-25.9: who is not to act learns no more than that.
constexpr Clause refusal(const Content& content, const State& state, Seat seat, Move move) {
  using namespace refusal_detail;
  if (state.ask == Ask::kOver) return "IS-5.2"_clause;
  if (!to_act(content, state).contains(seat)) return "IS-5.1"_clause;
  if (static_cast<int>(move.kind) >= kMoveKinds) return clause_of(state.ask);
  if (is_legal(content, state, move)) return kNoClause;
  return reason(content, state, move);
}

}  // namespace paradoxa::island
