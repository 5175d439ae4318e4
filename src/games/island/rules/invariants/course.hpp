// Invariants 6 and 7: power tokens, rounds, actions, memories of a turn.
#pragma once

#include <string_view>

#include "games/island/rules/invariants/setup.hpp"

namespace paradoxa::island::invariants_detail {

constexpr std::string_view power_flaw(const State& state) {
  PowerSet seen = state.unseen;
  if (!(seen - PowerSet::all()).empty()) return "IS-4.5: there is no such power";
  const auto take = [&](Power power) {
    const bool fresh = at(power) < kPowers && !seen.contains(power);
    seen.add(fresh ? power : Power::kFlood);
    return fresh;
  };
  if (state.below_size > kPowers) return "IS-4.5: there are twelve powers";
  for (std::size_t i = 0; i < kPowers; ++i)
    if (i < state.below_size ? !take(state.below[i]) : state.below[i] != Power::kNone)
      return "IS-4.5: every power is in one place";
  for (const Power power : state.drawn)
    if (power != Power::kNone && !take(power)) return "IS-4.5: every power is in one place";
  if (state.power != Power::kNone && !take(state.power))
    return "IS-4.5: every power is in one place";
  if (seen != PowerSet::all()) return "IS-4.5: a power is nowhere";
  const int drawn = (state.drawn[0] != Power::kNone) + (state.drawn[1] != Power::kNone);
  const bool draws = state.ask == Ask::kDraw || state.ask == Ask::kKeep;
  if ((state.drawn[0] == Power::kNone && drawn > 0) ||
      drawn > (state.ask == Ask::kKeep   ? 2
               : state.ask == Ask::kDraw ? 1
                                         : 0) ||
      (state.ask == Ask::kKeep && drawn != 2) ||
      (state.ask == Ask::kDraw && state.unseen.size() < 2))
    return "IS-16.2: OP draws two powers";
  if (draws && state.power != Power::kNone) return "IS-16.1: the old power goes first";
  if (state.ops_turn() && !draws && state.ask != Ask::kOver && state.power == Power::kNone)
    return "IS-16.2: OP keeps a power";
  if (is_setup(state) && state.unseen != PowerSet::all()) return "IS-4.14: no power was drawn yet";
  return {};
}

constexpr std::string_view turn_flaw(const State& state) {
  const bool over = state.ask == Ask::kOver;
  if (is_setup(state)) {
    const bool fresh = state.round == 0 && state.actions == 0 && state.acting == 0 &&
                       state.parts == 0 && state.perished == 0 && state.struck.empty() &&
                       state.told.empty() && state.trodden.empty() && state.safe == Piece::kNone;
    return fresh && !over ? std::string_view{} : "IS-4.15: no turn has begun";
  }
  if (state.owner.index >= state.seats()) return "IS-1.1: there is no such seat";
  if (state.round < 1 || state.round > state.options.max_rounds)
    return "IS-23.10: there is no such round";
  constexpr int kManyActions = 40;  // far beyond what a turn can give
  if (state.actions > kManyActions) return "IS-6.6: a turn has no so many actions";
  if (state.perished > state.options.perish_goal() ||
      (state.perished == state.options.perish_goal()) != (over && state.winner == kOpSeat))
    return "IS-13.4: OP has won, or has not";
  if (over != (state.winner != kNoSeat) && !(over && state.winner == kNoSeat))
    return "IS-23.1: a game that is over has a winner";
  if (state.winner != kNoSeat && state.winner.index >= state.seats())
    return "IS-23.1: there is no such winner";
  if (over && state.winner != kNoSeat && state.winner != kOpSeat &&
      state.boards[state.winner.index - 1u].steps != kSteps)
    return "IS-23.1: the winner's mission is complete";
  if (over && state.winner == kNoSeat && state.round != state.options.max_rounds)
    return "IS-23.10: there are rounds left";
  if (state.acting >= state.piece_count()) return "IS-24.5: there is no such piece";
  if (!state.two_players() && !state.ops_turn() && state.acting + 1 != state.owner.index)
    return "IS-1.4: the turn's owner acts with its own piece";
  if (state.parts > (state.two_players() && !state.ops_turn() ? 2 : 0) ||
      ((state.parts == 2) != (state.ask == Ask::kFirst)))
    return "IS-24.5: there is no such part of a turn";
  const PieceSet pieces = PieceSet::first_of(state.piece_count());
  if (!(state.struck - pieces).empty() || (!state.ops_turn() && !state.struck.empty()))
    return "IS-12.12: the Wave marks pieces in OP's turn";
  if (!(state.told - OpPieceSet::all()).empty() || (!state.ops_turn() && !state.told.empty()))
    return "IS-25.4: OP tells in its turn";
  if (!(state.trodden - PlaceSet::first_of(Place::kFirstPart)).empty())
    return "IS-18.4: there is no such place";
  if (state.safe != Piece::kNone &&
      (state.safe >= state.piece_count() || state.options.safe_scope == SafeScope::kFirst))
    return "IS-7.6: safety does not reach that far";
  return {};
}

}  // namespace paradoxa::island::invariants_detail
