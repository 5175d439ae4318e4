// What speaks against a refused move and for a legal one (engine/fact.hpp), from what the seat
// sees.
#pragma once

#include "engine/clause.hpp"
#include "engine/fact.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/event.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/prospect.hpp"
#include "games/initiative/rules/view.hpp"

namespace paradoxa::initiative {
namespace facts {

// PI-5.4, PI-5.8: two discs of the matrix that do not change places.
template <EventName Name>
struct TwoDiscs {
  static constexpr const char* kName = Name.text;
  Cell cell{};
  Cell other{};
  Disc disc{};
  Disc other_disc{};

  constexpr void fields(auto& f) const {
    f("cell", cell, "of the one");
    f("other", other, "of the other");
    f("disc", disc, "the one");
    f("other_disc", other_disc, "the other");
  }
};

// PI-5.8.
using AnomalyAlike = FactAboutTwo<"anomaly_alike", "cell", Cell, "of the matrix", "disc", Disc,
                                  "the disc there, and in the anomaly as well">;

// PI-8.1.
using DoesNotFit = FactAboutTwo<"does_not_fit", "colour", Colour, "of what was to be put there",
                                "card", Card, "that has no slot for it">;

// What speaks for a matrix action: PI-6.1, PI-6.5.
using Earns =
    FactAboutTwo<"earns", "strands", int, "that it resolves", "particles", int, "that they earn">;

template <EventName Name>
using CellFact = FactAbout<Name, "cell", Cell, "which cell">;
template <EventName Name>
using CardFact = FactAbout<Name, "card", Card, "which card">;
template <EventName Name>
using ColourFact = FactAbout<Name, "colour", Colour, "which colour">;
template <EventName Name>
using ModuleFact = FactAbout<Name, "module", Module, "which module">;
template <EventName Name>
using WorldFact = FactAbout<Name, "world", World, "which world">;

// In the matrix.
using NoActionsLeft = PlainFact<"no_actions_left">;
using EmptyCell = CellFact<"empty_cell">;
using LockedDisc = CellFact<"locked_disc">;
using OtherSymbols = TwoDiscs<"other_symbols">;
using SameColours = TwoDiscs<"same_colours">;
using NoStrand = FactAbout<"no_strand", "line", Line, "in which nothing waits">;
using NeedsDiagonal = PlainFact<"needs_diagonal">;
using AllocateFirst = PlainFact<"allocate_first">;
using NothingToAllocate = PlainFact<"nothing_to_allocate">;
// At the wormhole.
using NotInWormhole = CardFact<"not_in_wormhole">;
using NoLocksLeft = PlainFact<"no_locks_left">;
using TriggerIsOn = PlainFact<"trigger_is_on">;
using NoModulesLeft = PlainFact<"no_modules_left">;
using NoFreeActions = PlainFact<"no_free_actions">;
// What is spent.
using NotEarned = ColourFact<"not_earned">;
using NotOnYourConsole = CardFact<"not_on_your_console">;
using TakesNothing = CardFact<"takes_nothing">;
using SavesNothing = ColourFact<"saves_nothing">;
using PurpleLocksNothing = PlainFact<"purple_locks_nothing">;
using NotFractured = WorldFact<"not_fractured">;
using WorldIsFractured = WorldFact<"world_is_fractured">;
using WorldIsLocked = WorldFact<"world_is_locked">;
// Alliances and modules.
using TokenOnCard = ColourFact<"token_on_card">;
using TokenTaken = ColourFact<"token_taken">;
using NothingToBreak = ColourFact<"nothing_to_break">;
using TokenNotYours = ColourFact<"token_not_yours">;
using ModuleNotYours = ModuleFact<"module_not_yours">;
using OnlyBetweenActions = ModuleFact<"only_between_actions">;
using NothingToActOn = ModuleFact<"nothing_to_act_on">;
using NoPurpleLeft = PlainFact<"no_purple_left">;
using PurpleNotReady =
    FactAbout<"purple_not_ready", "triggers", std::uint8_t, "how many triggers are on">;
using AnswerFirst = PlainFact<"answer_first">;

using All =
    FactsOf<NoActionsLeft, EmptyCell, LockedDisc, OtherSymbols, SameColours, AnomalyAlike, NoStrand,
            NeedsDiagonal, AllocateFirst, NothingToAllocate, NotInWormhole, NoLocksLeft,
            TriggerIsOn, NoModulesLeft, NoFreeActions, NotEarned, NotOnYourConsole, TakesNothing,
            DoesNotFit, SavesNothing, PurpleLocksNothing, NotFractured, WorldIsFractured,
            WorldIsLocked, TokenOnCard, TokenTaken, NothingToBreak, TokenNotYours, ModuleNotYours,
            OnlyBetweenActions, NothingToActOn, NoPurpleLeft, PurpleNotReady, AnswerFirst, Earns>;

namespace detail {

// PI-5.7, PI-5.11: whether the disc itself cannot be swapped, and why.
constexpr bool stuck(const Matrix& matrix, Cell cell, auto&& tell) {
  const bool empty = (matrix.filled() & cell.bit()) == 0;
  const bool locked = (matrix.locks & cell.bit()) != 0;
  if (empty)
    tell(EmptyCell{cell});
  else if (locked)
    tell(LockedDisc{cell});
  return empty || locked;
}

constexpr void of_swap(const View& view, const Move& move, auto&& tell) {
  if (view.ask == Ask::kAllocate) return tell(AllocateFirst{});
  if (view.actions == 0) return tell(NoActionsLeft{});
  const Matrix& matrix = view.matrices[view.active.index];
  const Cell one = move.cell(), other = move.other_cell();
  if (!one.exists()) return;
  if (stuck(matrix, one, tell)) return;
  if (move.kind == MoveKind::kAnomaly) return tell(AnomalyAlike{one, matrix.at(one)});
  if (!other.exists()) return;
  if (stuck(matrix, other, tell)) return;
  const Disc a = matrix.at(one), b = matrix.at(other);
  if (a.symbol() != b.symbol()) return tell(OtherSymbols{one, other, a, b});
  return tell(SameColours{one, other, a, b});
}

constexpr void of_resolve(const View& view, const Move& move, auto&& tell) {
  if (view.ask == Ask::kAllocate) return tell(AllocateFirst{});
  if (view.actions == 0) return tell(NoActionsLeft{});
  if (move.number() >= kLines) return;
  if (move.number() >= kRowsAndColumns && view.diagonal == 0) return tell(NeedsDiagonal{});
  return tell(NoStrand{Line{static_cast<std::uint8_t>(move.number())}});
}

constexpr void of_use(const View& view, Module m, auto&& tell) {
  if (!exists(m)) return;
  if ((view.tech[view.active.index].face_up & bit(m)) == 0) return tell(ModuleNotYours{m});
  if (view.phase == Phase::kAllocation && only_between_actions(m))
    return tell(OnlyBetweenActions{m});
  return tell(NothingToActOn{m});
}

constexpr void of_token(const View& view, Colour c, auto&& tell) {
  if (c > Colour::kWhite) return;
  if (view.tokens[at(c)] == kOnCard) return tell(TokenOnCard{c});
  if (view.tokens[at(c)] != view.active.index) tell(TokenNotYours{c});
}

constexpr void of_world(const View& view, const Move& move, auto&& tell) {
  const Colour c = move.colour();
  const World world{static_cast<std::uint8_t>(move.world())};
  if (move.world() >= kWorlds) return;
  if (c != Colour::kPurple && !saves(c)) return tell(SavesNothing{c});
  if (move.kind == MoveKind::kStabilise) return tell(NotFractured{world});
  if (c == Colour::kPurple) return tell(PurpleLocksNothing{});
  if (view.locks == 0) return tell(NoLocksLeft{});
  if ((view.fractured >> world.index & 1) != 0) return tell(WorldIsFractured{world});
  return tell(WorldIsLocked{world});
}

constexpr void of_spending(const View& view, const Move& move, Clause clause, auto&& tell) {
  const Colour c = move.colour();
  if (view.ask == Ask::kTurn) return tell(NothingToAllocate{});
  if (c > Colour::kPurple) return;
  if (clause == "PI-7.5"_clause || clause == "PI-10.4"_clause || clause == "PI-11.4"_clause)
    return tell(NotEarned{c});
  switch (move.kind) {
    case MoveKind::kForm:
      if (view.tokens[at(c)] == kOnCard) return tell(TokenOnCard{c});
      return tell(TokenTaken{c});
    case MoveKind::kBreak:
      if (view.tokens[at(c)] == kOnCard) return tell(TokenOnCard{c});
      return tell(NothingToBreak{c});
    case MoveKind::kPlace:
      if (clause == "PI-8.7"_clause) return tell(NotOnYourConsole{move.card()});
      if (clause == "PI-13.1"_clause) return tell(TakesNothing{move.card()});
      return tell(DoesNotFit{c, move.card()});
    default: return of_world(view, move, tell);
  }
}

constexpr void of_wormhole(const Move& move, Clause clause, auto&& tell) {
  switch (move.kind) {
    case MoveKind::kDraft:
      if (clause == "PI-4.5"_clause) return tell(NoLocksLeft{});
      if (move.card().exists()) tell(NotInWormhole{move.card()});
      return;
    case MoveKind::kTrigger: return tell(TriggerIsOn{});
    case MoveKind::kBuild: return tell(NoModulesLeft{});
    case MoveKind::kUse:
    case MoveKind::kPurple:
    case MoveKind::kToken: return tell(NoFreeActions{});
    default: return tell(AnswerFirst{});
  }
}

constexpr void of_purple(const View& view, auto&& tell) {
  if (view.purple == 0) return tell(NoPurpleLeft{});
  const auto on = static_cast<std::uint8_t>(popcount(view.triggers[view.active.index]));
  return tell(PurpleNotReady{on});
}

constexpr void of_window(const View& view, const Move& move, Clause clause, auto&& tell) {
  switch (move.kind) {
    case MoveKind::kSwap:
    case MoveKind::kAnomaly: return of_swap(view, move, tell);
    case MoveKind::kResolve: return of_resolve(view, move, tell);
    case MoveKind::kUse: return of_use(view, move.module(), tell);
    case MoveKind::kPurple: return of_purple(view, tell);
    case MoveKind::kToken: return of_token(view, move.colour(), tell);
    case MoveKind::kForm:
    case MoveKind::kBreak:
    case MoveKind::kPlace:
    case MoveKind::kStabilise:
    case MoveKind::kLock: return of_spending(view, move, clause, tell);
    default: return tell(AnswerFirst{});
  }
}

constexpr void in_favour(const View& view, const Move& move, auto&& tell) {
  for_each_prospect(view, [&](const Prospect& next) {
    if (next.move == move)
      tell(Earns{popcount(next.lines), popcount(earned_cells(next.matrix, next.lines))});
  });
}

}  // namespace detail
}  // namespace facts

// Tells at most one: what speaks against a move that the clause refuses, or else for it.
constexpr void fact(const Content&, const View& view, const Move& move, Clause clause,
                    auto&& tell) {
  using namespace facts;
  using namespace facts::detail;
  if (!clause) return in_favour(view, move, tell);
  if (view.ask == Ask::kOver) return tell(GameIsOver{});
  if (!view.to_act().contains(view.viewer.seat())) return tell_whose_turn(view.to_act(), tell);
  if (static_cast<int>(move.kind) >= kMoveKinds) return;
  switch (view.ask) {
    case Ask::kWormhole: return of_wormhole(move, clause, tell);
    case Ask::kTurn:
    case Ask::kAllocate: return of_window(view, move, clause, tell);
    case Ask::kPurple:
    case Ask::kToken:
      if (move.kind == MoveKind::kPlace || move.kind == MoveKind::kStabilise ||
          move.kind == MoveKind::kLock)
        return of_spending(view, move, clause, tell);
      return tell(AnswerFirst{});
    default: return tell(AnswerFirst{});
  }
}

}  // namespace paradoxa::initiative
