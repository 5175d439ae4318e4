// What speaks against a refused move (engine/fact.hpp), from what the seat sees.
#pragma once

#include "engine/clause.hpp"
#include "engine/fact.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/view.hpp"

namespace paradoxa::restart {
namespace facts {

// RS-5.1, RS-6.10.
using TooLittleTime = FactAboutTwo<"too_little_time", "cost", std::uint8_t, "what it costs", "time",
                                   std::uint8_t, "that you have">;
// RS-6.12.
using TooFewVoids =
    FactAboutTwo<"too_few_voids", "needed", std::uint8_t, "for the best place of the pattern",
                 "voids", std::uint8_t, "that you have">;
// RS-6.2: of another player.
using AdultThere =
    FactAboutTwo<"adult_there", "space", Space, "which", "seat", Seat, "whose Adult">;

template <EventName Name>
using SpaceFact = FactAbout<Name, "space", Space, "which space">;
template <EventName Name>
using CardFact = FactAbout<Name, "card", Card, "which card">;
template <EventName Name>
using ChainFact = FactAbout<Name, "chain", Chain, "which Chain">;
template <EventName Name>
using FieldFact = FactAbout<Name, "field", Field, "which Mind field">;

using NotInPhase = FactAbout<"not_in_phase", "phase", Phase, "that is going on">;
using NoUsesLeft = FactAbout<"no_uses_left", "icon", Icon, "of which action">;
using PlanUsed = PlainFact<"plan_used">;
using StudyUsed = PlainFact<"study_used">;
using ValidateUsed = PlainFact<"validate_used">;
using NotInHand = CardFact<"not_in_hand">;
using ChainNotInHand = ChainFact<"chain_not_in_hand">;
using NoSuchSpace = SpaceFact<"no_such_space">;
using AlreadyThere = SpaceFact<"already_there">;
using OwnFigureThere = SpaceFact<"own_figure_there">;
using OtherAge = SpaceFact<"other_age">;
using AdultNotOnGrid = PlainFact<"adult_not_on_grid">;
using NoPills = PlainFact<"no_pills">;
using FieldIsFull = FieldFact<"field_is_full">;
using SupplyIsEmpty = FactAbout<"supply_is_empty", "token", Token, "which token">;
using NotOfOneType = PlainFact<"not_of_one_type">;
using NothingThere = PlainFact<"nothing_there">;
using NoPlanPossible = PlainFact<"no_plan_possible">;
using FirstTurnFirst = PlainFact<"first_turn_first">;
using AnswerFirst = PlainFact<"answer_first">;

using All = FactsOf<TooLittleTime, TooFewVoids, AdultThere, NotInPhase, NoUsesLeft, PlanUsed,
                    StudyUsed, ValidateUsed, NotInHand, ChainNotInHand, NoSuchSpace, AlreadyThere,
                    OwnFigureThere, OtherAge, AdultNotOnGrid, NoPills, FieldIsFull, SupplyIsEmpty,
                    NotOfOneType, NothingThere, NoPlanPossible, FirstTurnFirst, AnswerFirst>;

namespace detail {

constexpr const Player& own(const View& view) { return view.players[view.viewer.seat().index]; }
constexpr bool in_hand(const View& view, Card card) {
  return card.exists() && view.hands[view.viewer.seat().index].contains(card);
}
constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

constexpr void of_study(const Content& content, const View& view, Card card, Clause clause,
                        auto&& tell) {
  if (!in_hand(view, card)) return tell(NotInHand{card});
  if (clause == "RS-3.4"_clause) return tell(StudyUsed{});
  tell(TooLittleTime{byte(study_cost(content, card, 0)), byte(own(view).time_left())});
}

constexpr void of_pill(const View& view, const Move& move, auto&& tell) {
  if (own(view).pills() == 0) return tell(NoPills{});
  if (move.a < kFields) tell(FieldIsFull{move.field()});
}

constexpr void of_figure(const View& view, const Move& move, Clause clause, auto&& tell) {
  if (clause == "RS-3.4"_clause) return tell(NoUsesLeft{Icon::kMove});
  const Space to = move.space();
  if (clause == "RS-1.3"_clause) return tell(NoSuchSpace{to});
  if (clause == "RS-6.4"_clause) return tell(OwnFigureThere{to});
  const bool adult = move.kind == MoveKind::kAdult;
  if (to == (adult ? own(view).adult : own(view).child)) return tell(AlreadyThere{to});
  if (!adult) return tell(OtherAge{to});
  for (int s = 0; s < view.seats(); ++s)
    if (view.players[static_cast<std::size_t>(s)].adult == to) return tell(AdultThere{to, seat(s)});
}

constexpr void of_play(const View& view, const Move& move, Clause clause, auto&& tell) {
  if (!in_hand(view, move.card())) return tell(NotInHand{move.card()});
  const bool cause = move.kind == MoveKind::kCause;
  if (clause == "RS-3.4"_clause) return tell(NoUsesLeft{cause ? Icon::kCause : Icon::kAssist});
  if (cause) tell(AdultNotOnGrid{});
}

// RS-6.12.
constexpr int voids_needed(const Content& content, const View& view, Chain chain) {
  Planes planes;
  for (int s = 0; s < kAges * view.zones(); ++s)
    planes.set(view.grid[static_cast<std::size_t>(s)].type(), Space::at(s));
  const SymmetrySet allowed = symmetries(has_bit(view.turning, static_cast<int>(Turning::kRotate)),
                                         has_bit(view.turning, static_cast<int>(Turning::kMirror)));
  return content.chain(chain).voids(planes, view.zones(), allowed);
}
constexpr void of_validate(const Content& content, const View& view, Chain chain, Clause clause,
                           auto&& tell) {
  if (clause == "RS-3.4"_clause) return tell(ValidateUsed{});
  if (!chain.exists() || !view.chains[view.viewer.seat().index].contains(chain))
    return tell(ChainNotInHand{chain});
  if (clause == "RS-6.11"_clause)
    return tell(TooFewVoids{byte(voids_needed(content, view, chain)), byte(own(view).voids())});
  const int cost =
      content.numbers.validate_cost[static_cast<std::size_t>(chain.level() - 1)] - view.rebate;
  tell(TooLittleTime{byte(cost > 0 ? cost : 0), byte(own(view).time_left())});
}

constexpr void of_plan(Plan plan, Clause clause, auto&& tell) {
  if (clause == "RS-9.1"_clause) return tell(PlanUsed{});
  if (clause == "RS-9.2"_clause) return tell(NoUsesLeft{icon_of(plan)});
  tell(NoPlanPossible{});
}

constexpr void of_bury(const View& view, Card card, auto&& tell) {
  if (!in_hand(view, card)) return tell(NotInHand{card});
  tell(NoUsesLeft{Icon::kBury});
}

constexpr void of_memory(const Move& move, Clause clause, auto&& tell) {
  const bool used = clause == "RS-3.4"_clause;
  switch (move.kind) {
    case MoveKind::kTime:
      return used ? tell(NoUsesLeft{Icon::kTime}) : tell(SupplyIsEmpty{Token::kTime});
    case MoveKind::kHeal:
      return used ? tell(NoUsesLeft{Icon::kHeal}) : tell(SupplyIsEmpty{Token::kPill});
    case MoveKind::kDraw:
    case MoveKind::kDrawUpcoming:
      return used ? tell(NoUsesLeft{Icon::kDraw}) : tell(NothingThere{});
    default: return tell(NotOfOneType{});
  }
}

constexpr void of_menu(const Content& content, const View& view, const Move& move, Clause clause,
                       auto&& tell) {
  if (clause == "RS-3.2"_clause || clause == "RS-10.1"_clause) return tell(NotInPhase{view.phase});
  switch (move.kind) {
    case MoveKind::kPill: return of_pill(view, move, tell);
    case MoveKind::kStudy: return of_study(content, view, move.card(), clause, tell);
    case MoveKind::kAdult:
    case MoveKind::kChild: return of_figure(view, move, clause, tell);
    case MoveKind::kCause:
    case MoveKind::kAssist: return of_play(view, move, clause, tell);
    case MoveKind::kValidate: return of_validate(content, view, move.chain(), clause, tell);
    case MoveKind::kPlanA: return of_plan(Plan::kA, clause, tell);
    case MoveKind::kPlanB: return of_plan(Plan::kB, clause, tell);
    case MoveKind::kBury: return of_bury(view, move.card(), tell);
    default: return of_memory(move, clause, tell);
  }
}

}  // namespace detail
}  // namespace facts

// Tells at most one: what speaks against a move that the clause refuses.
constexpr void fact(const Content& content, const View& view, const Move& move, Clause clause,
                    auto&& tell) {
  using namespace facts;
  if (!clause) return;
  if (view.ask == Ask::kOver) return tell(GameIsOver{});
  if (!view.viewer.is_seat()) return;
  if (!view.to_act().contains(view.viewer.seat())) return tell_whose_turn(view.to_act(), tell);
  if (static_cast<int>(move.kind) >= kMoveKinds) return;
  switch (view.ask) {
    case Ask::kStudy:
    case Ask::kPerception:
    case Ask::kIntelligence:
    case Ask::kMemory: return detail::of_menu(content, view, move, clause, tell);
    case Ask::kChainDrop:
    case Ask::kChild:
    case Ask::kFreeStudy: return tell(FirstTurnFirst{});
    default: return tell(AnswerFirst{});
  }
}

}  // namespace paradoxa::restart
