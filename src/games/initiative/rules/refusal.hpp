// Why a move is not legal: the clause it breaks. No answer depends on what the refused seat may not
// know.
#pragma once

#include "engine/clause.hpp"
#include "games/initiative/rules/legal.hpp"

namespace paradoxa::initiative {
namespace refusal_detail {

constexpr bool is_legal(const Content& content, const State& state, const Move& move) {
  bool found = false;
  legal_detail::for_each_move(content, state, [&](const Move& other) { found |= other == move; });
  return found;
}

// What a question is asked by.
constexpr Clause clause_of(Ask ask) {
  switch (ask) {
    case Ask::kWorld: return "PI-2.2"_clause;
    case Ask::kReveal: return "PI-17.2"_clause;
    case Ask::kAnomaly: return "PI-2.8"_clause;
    case Ask::kGoal: return "PI-2.9"_clause;
    case Ask::kSecret:
    case Ask::kUnseal: return "PI-2.10"_clause;
    case Ask::kChief: return "PI-2.12"_clause;
    case Ask::kModule:
    case Ask::kKeep: return "PI-4.7"_clause;
    case Ask::kDeal: return "PI-2.15"_clause;
    case Ask::kRefill: return "PI-7.8"_clause;
    case Ask::kRival: return "PI-21.5"_clause;
    case Ask::kExchange: return "PI-21.13"_clause;
    case Ask::kWormhole: return "PI-4.2"_clause;
    case Ask::kTurn: return "PI-5.3"_clause;
    case Ask::kDiagonal: return "PI-12.4"_clause;
    case Ask::kAllocate: return "PI-7.5"_clause;
    case Ask::kPurple: return "PI-10.4"_clause;
    case Ask::kToken: return "PI-11.4"_clause;
    case Ask::kCredit: return "PI-14.3"_clause;
    case Ask::kTrigger: return "PI-14.6"_clause;
    case Ask::kDestroy: return "PI-12.3"_clause;
    case Ask::kFirst:
    case Ask::kSecond: return "PI-12.6"_clause;
    case Ask::kRewind: return "PI-12.7"_clause;
    case Ask::kGlitch: return "PI-12.8"_clause;
    case Ask::kItem:
    case Ask::kOnto: return "PI-12.9"_clause;
    case Ask::kShift: return "PI-12.10"_clause;
    case Ask::kSearch: return "PI-12.11"_clause;
    case Ask::kPenalty: return "PI-18.1"_clause;
    case Ask::kGift: return "PI-21.7"_clause;
    default: return "PI-10.3"_clause;
  }
}

// PI-5.7, PI-5.11: of a disc that is to be swapped.
constexpr Clause swapped_cell(const Matrix& matrix, Cell cell, Clause otherwise) {
  if (!cell.exists()) return otherwise;
  if ((matrix.filled() & cell.bit()) == 0) return "PI-5.11"_clause;
  if ((matrix.locks & cell.bit()) != 0) return "PI-5.7"_clause;
  return kNoClause;
}

constexpr Clause swap(const State& state, const Move& move) {
  const Matrix& matrix = state.matrix(state.active);
  if (state.actions == 0) return "PI-5.2"_clause;
  const Clause clause = "PI-5.4"_clause;
  if (const Clause c = swapped_cell(matrix, move.cell(), clause)) return c;
  if (move.kind == MoveKind::kAnomaly) {
    const Disc disc = matrix.at(move.cell());
    const Disc other = state.anomaly[static_cast<std::size_t>(disc.symbol())];
    return disc == other ? "PI-5.8"_clause : "PI-5.5"_clause;
  }
  if (const Clause c = swapped_cell(matrix, move.other_cell(), clause)) return c;
  const Disc a = matrix.at(move.cell()), b = matrix.at(move.other_cell());
  return a.symbol() == b.symbol() && a.colour() == b.colour() ? "PI-5.8"_clause : clause;
}

constexpr Clause resolve(const State& state, const Move& move) {
  if (state.actions == 0) return "PI-5.2"_clause;
  if (move.number() >= kRowsAndColumns && state.diagonal == 0) return "PI-6.10"_clause;
  return "PI-6.1"_clause;
}

// PI-10.1, PI-4.9, PI-12.1.
constexpr Clause use(const State& state, Module m) {
  if (!exists(m) || (state.tech[state.active.index].face_up & bit(m)) == 0) return "PI-12.1"_clause;
  if (state.allocating() && only_between_actions(m)) return "PI-10.2"_clause;
  return m == Module::kDiagonal ? "PI-12.4"_clause : "PI-12.2"_clause;
}

constexpr Clause token(const State& state, Colour c) {
  if (c > Colour::kWhite || state.tokens[at(c)] == state.active.index) return "PI-11.4"_clause;
  return state.tokens[at(c)] == kOnCard ? "PI-11.6"_clause : "PI-11.4"_clause;
}

// What pays has to be there.
constexpr bool can_pay(const State& state, Colour c) {
  if (state.ask == Ask::kPurple) return c == Colour::kPurple;
  if (state.ask == Ask::kToken) return c == state.held;
  return c <= Colour::kWhite && has_earned(state, c);
}

constexpr Clause spent(const State& state, const Move& move) {
  const Colour c = move.colour();
  if (!can_pay(state, c)) return clause_of(state.ask);
  if (move.kind == MoveKind::kForm)
    return state.tokens[at(c)] == kOnCard ? "PI-11.6"_clause : "PI-11.1"_clause;
  if (move.kind == MoveKind::kBreak)
    return state.tokens[at(c)] == kOnCard ? "PI-11.6"_clause : "PI-11.2"_clause;
  if (move.kind == MoveKind::kPlace) {
    if (state.console(state.active).find(move.card()) == nullptr) return "PI-8.7"_clause;
    return move.card().is_nexus() ? "PI-13.1"_clause : "PI-8.1"_clause;
  }
  if (move.kind == MoveKind::kStabilise) return "PI-9.5"_clause;
  if (c == Colour::kPurple) return "PI-10.5"_clause;
  return saves(c) && state.locks == 0 ? "PI-22.3"_clause : "PI-9.6"_clause;
}

constexpr Clause in_wormhole(const State& state, const Move& move) {
  switch (move.kind) {
    case MoveKind::kDraft: {
      bool there = false;
      for (const Card card : state.wormhole) there |= card.exists() && card == move.card();
      return there ? "PI-4.5"_clause : "PI-4.4"_clause;
    }
    case MoveKind::kTrigger: return "PI-4.6"_clause;
    case MoveKind::kBuild: return "PI-4.7"_clause;
    case MoveKind::kUse:
    case MoveKind::kPurple:
    case MoveKind::kToken: return "PI-4.9"_clause;
    default: return "PI-4.2"_clause;
  }
}

constexpr Clause in_window(const State& state, const Move& move) {
  const bool turn = state.ask == Ask::kTurn;
  switch (move.kind) {
    case MoveKind::kSwap:
    case MoveKind::kAnomaly: return turn ? swap(state, move) : "PI-7.5"_clause;
    case MoveKind::kResolve: return turn ? resolve(state, move) : "PI-7.5"_clause;
    case MoveKind::kUse: return use(state, move.module());
    case MoveKind::kPurple: return state.purple == 0 ? "PI-22.4"_clause : "PI-10.4"_clause;
    case MoveKind::kToken: return token(state, move.colour());
    case MoveKind::kForm:
    case MoveKind::kBreak:
    case MoveKind::kPlace:
    case MoveKind::kStabilise:
    case MoveKind::kLock: return turn ? "PI-5.3"_clause : spent(state, move);
    default: return clause_of(state.ask);
  }
}

constexpr Clause reason(const State& state, const Move& move) {
  switch (state.ask) {
    case Ask::kWormhole: return in_wormhole(state, move);
    case Ask::kTurn:
    case Ask::kAllocate: return in_window(state, move);
    case Ask::kPurple:
    case Ask::kToken:
      if (move.kind == MoveKind::kPlace || move.kind == MoveKind::kStabilise ||
          move.kind == MoveKind::kLock)
        return spent(state, move);
      return clause_of(state.ask);
    case Ask::kSearch:
      // PI-10.2, PI-22.3: a nexus card of the pile that cannot be taken now.
      if (move.kind == MoveKind::kSearch && state.discards.contains(move.card()))
        return state.allocating() ? "PI-10.2"_clause : "PI-22.3"_clause;
      return clause_of(state.ask);
    default: return clause_of(state.ask);
  }
}

}  // namespace refusal_detail

constexpr Clause refusal(const Content& content, const State& state, Seat seat, Move move) {
  using namespace refusal_detail;
  if (state.ask == Ask::kOver) return "PI-17.5"_clause;
  if (!to_act(content, state).contains(seat)) {
    if (state.phase == Phase::kWormhole) return "PI-4.1"_clause;
    return state.phase == Phase::kTurn || state.phase == Phase::kAllocation ? "PI-5.1"_clause
                                                                            : clause_of(state.ask);
  }
  if (static_cast<int>(move.kind) >= kMoveKinds) return clause_of(state.ask);
  if (is_legal(content, state, move)) return kNoClause;
  return reason(state, move);
}

}  // namespace paradoxa::initiative
