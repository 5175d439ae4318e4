// Why a move is not legal: the clause it breaks. No answer depends on what the refused seat may not
// know.
#pragma once

#include "engine/clause.hpp"
#include "games/restart/rules/legal.hpp"

namespace paradoxa::restart {
namespace refusal_detail {

constexpr bool is_legal(const Content& content, const State& state, const Move& move) {
  bool found = false;
  legal_detail::for_each_move(content, state, [&](const Move& other) { found |= other == move; });
  return found;
}

// What a question is asked by.
constexpr Clause clause_of(Ask ask) {
  switch (ask) {
    case Ask::kCharacter: return "RS-2.1"_clause;
    case Ask::kCard: return "RS-2.2"_clause;
    case Ask::kChain: return "RS-2.5"_clause;
    case Ask::kGadget: return "RS-15.1"_clause;
    case Ask::kRoll: return "RS-16.4"_clause;
    case Ask::kGene: return "RS-18.1"_clause;
    case Ask::kBuy: return "RS-15.2"_clause;
    case Ask::kChainDrop: return "RS-4.1"_clause;
    case Ask::kChild: return "RS-4.2"_clause;
    case Ask::kFreeStudy: return "RS-4.3"_clause;
    case Ask::kForesee: return "RS-R36"_clause;
    case Ask::kStudy: return "RS-5.1"_clause;
    case Ask::kPerception: return "RS-6.1"_clause;
    case Ask::kText:
    case Ask::kOperation: return "RS-1.13"_clause;
    case Ask::kTakeChain: return "RS-6.14"_clause;
    case Ask::kRecover: return "RS-7.1"_clause;
    case Ask::kIntelligence: return "RS-9.1"_clause;
    case Ask::kFix: return "RS-16.4"_clause;
    case Ask::kReroll: return "RS-16.5"_clause;
    case Ask::kProtect: return "RS-16.6"_clause;
    case Ask::kVeto: return "RS-15.5"_clause;
    case Ask::kSenator: return "RS-17.5"_clause;
    case Ask::kManeuver: return "RS-17.6"_clause;
    case Ask::kStep: return "RS-17.8"_clause;
    case Ask::kBill: return "RS-17.13"_clause;
    case Ask::kTakeGene: return "RS-18.5"_clause;
    case Ask::kPlaceGene: return "RS-18.6"_clause;
    case Ask::kAfterGene: return "RS-18.7"_clause;
    case Ask::kOverflow: return "RS-18.9"_clause;
    case Ask::kFigure: return "RS-19.4"_clause;
    case Ask::kSymbol: return "RS-19.5"_clause;
    case Ask::kMemory: return "RS-10.1"_clause;
    case Ask::kSecondDraw: return "RS-10.5"_clause;
    case Ask::kHandLimit: return "RS-11.1"_clause;
    case Ask::kFinalStudy: return "RS-13.3"_clause;
    case Ask::kEvaluate: return "RS-14.1"_clause;
    case Ask::kOver:
    case Ask::kNext: break;
  }
  return "RS-13.1"_clause;
}

constexpr bool in_hand(const State& state, Card card) {
  return card.exists() && state.hand(state.owner).contains(card);
}

// RS-5.1, RS-5.2.
constexpr Clause of_study(const Content& content, const State& state, Card card) {
  if (!in_hand(state, card)) return "RS-5.1"_clause;
  if (state.ask == Ask::kStudy && state.used.contains(Basic::kStudy)) return "RS-3.4"_clause;
  if (!fields_for_study(state, state.owner).contains(content.card(card).field))
    return "RS-5.2"_clause;
  return "RS-5.1"_clause;
}
// RS-7.3.
constexpr Clause of_pill(const Move& move) {
  return move.a < kFields ? "RS-7.3"_clause : "RS-7.5"_clause;
}
// RS-6.2 to RS-6.4.
constexpr Clause of_figure(const Content& content, const State& state, const Move& move) {
  if (!has_use(content, state, Icon::kMove)) return "RS-3.4"_clause;
  const bool adult = move.kind == MoveKind::kAdult;
  if (!spaces_of(state).contains(move.space())) return "RS-1.3"_clause;
  const Space other = adult ? owner(state).child : owner(state).adult;
  if (other.exists() && move.space() == other) return "RS-6.4"_clause;
  return adult ? "RS-6.2"_clause : "RS-6.3"_clause;
}
constexpr Clause of_play(const Content& content, const State& state, const Move& move) {
  const bool cause = move.kind == MoveKind::kCause;
  const Clause action = cause ? "RS-6.6"_clause : "RS-6.7"_clause;
  const Space space = cause ? owner(state).adult : owner(state).child;
  if (!space.exists() || !in_hand(state, move.card())) return action;
  return has_use(content, state, cause ? Icon::kCause : Icon::kAssist) ? action : "RS-3.4"_clause;
}
constexpr Clause of_validate(const Content& content, const State& state, const Move& move) {
  if (state.used.contains(Basic::kValidate)) return "RS-3.4"_clause;
  const Chain chain = move.chain();
  if (!chain.exists() || !state.chain_hand(state.owner).contains(chain)) return "RS-6.10"_clause;
  if (voids_needed(content, state, chain) > owner(state).voids()) return "RS-6.11"_clause;
  return "RS-6.10"_clause;
}
constexpr Clause of_plan(const Content& content, const State& state, Plan plan) {
  if (!has_use(content, state, icon_of(plan)))
    return state.used.contains(Basic::kPlan) ? "RS-9.1"_clause : "RS-9.2"_clause;
  switch (state.dystopia) {
    case Dystopia::kAnomie: return "RS-17.17"_clause;
    case Dystopia::kExtinction: return "RS-18.11"_clause;
    case Dystopia::kOceanrealm: return "RS-19.7"_clause;
    default: return "RS-9.2"_clause;
  }
}
constexpr Clause of_memory(const Content& content, const State& state, const Move& move) {
  const auto used_up = [&](Icon icon, Clause otherwise) {
    return has_use(content, state, icon) ? otherwise : "RS-3.4"_clause;
  };
  switch (move.kind) {
    case MoveKind::kTime: return used_up(Icon::kTime, "RS-1.9"_clause);
    case MoveKind::kHeal: return used_up(Icon::kHeal, "RS-1.9"_clause);
    case MoveKind::kDraw:
    case MoveKind::kDrawUpcoming: return used_up(Icon::kDraw, "RS-10.3"_clause);
    case MoveKind::kRenew: return "RS-10.4"_clause;
    default: return "RS-10.1"_clause;
  }
}

// A menu of another phase, or not open now (RS-3.2).
constexpr Clause of_menu(const Content& content, const State& state, const Move& move) {
  if (move.kind == MoveKind::kPill) return of_pill(move);
  switch (state.ask) {
    case Ask::kStudy:
      if (move.kind == MoveKind::kStudy) return of_study(content, state, move.card());
      break;
    case Ask::kPerception:
      switch (move.kind) {
        case MoveKind::kAdult:
        case MoveKind::kChild: return of_figure(content, state, move);
        case MoveKind::kCause:
        case MoveKind::kAssist: return of_play(content, state, move);
        case MoveKind::kValidate: return of_validate(content, state, move);
        default: break;
      }
      break;
    case Ask::kIntelligence:
      if (move.kind == MoveKind::kPlanA) return of_plan(content, state, Plan::kA);
      if (move.kind == MoveKind::kPlanB) return of_plan(content, state, Plan::kB);
      if (move.kind == MoveKind::kBury) return "RS-9.3"_clause;
      break;
    default: return of_memory(content, state, move);
  }
  return "RS-3.2"_clause;
}

constexpr Clause reason(const Content& content, const State& state, const Move& move) {
  switch (state.ask) {
    case Ask::kStudy:
    case Ask::kPerception:
    case Ask::kIntelligence:
    case Ask::kMemory: return of_menu(content, state, move);
    case Ask::kChainDrop:
    case Ask::kChild:
    case Ask::kFreeStudy:
      // RS-4.4: nothing comes before these steps.
      return move.kind == MoveKind::kPill ? "RS-4.4"_clause : clause_of(state.ask);
    case Ask::kOperation:
      if (top(state).op == Op::kOperation && move.kind != MoveKind::kPill)
        return restart::clause_of(operation_of(content, top(state)).kind);
      [[fallthrough]];
    default: return move.kind == MoveKind::kPill ? "RS-7.4"_clause : clause_of(state.ask);
  }
}

}  // namespace refusal_detail

constexpr Clause refusal(const Content& content, const State& state, Seat seat, Move move) {
  using namespace refusal_detail;
  if (state.ask == Ask::kOver) return "RS-13.2"_clause;
  if (!to_act(content, state).contains(seat)) return "RS-1.1"_clause;
  if (static_cast<int>(move.kind) >= kMoveKinds) return clause_of(state.ask);
  if (is_legal(content, state, move)) return kNoClause;
  return reason(content, state, move);
}

}  // namespace paradoxa::restart
