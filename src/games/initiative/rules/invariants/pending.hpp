// Invariant 2: what is pending fits what is asked, and unused fields are blank.
#pragma once

#include <string_view>

#include "games/initiative/rules/chapters/free_actions.hpp"
#include "games/initiative/rules/chapters/scoring.hpp"
#include "games/initiative/rules/chapters/tech_modules.hpp"
#include "games/initiative/rules/invariants/questions.hpp"

namespace paradoxa::initiative::invariants_detail {

// What is pending fits what is asked.
constexpr std::string_view pending_flaw(const Content& content, const State& state) {
  const bool nested = asks_in_window(state.ask);
  const bool may_sum = state.allocating() || (state.phase == Phase::kTurn && nested);
  if (state.sum > (may_sum ? 200 : 0)) return "PI-9.2: no scope is open";
  if (state.earned_size > (state.allocating() ? kMostEarned : 0))
    return "PI-7.5: discs are earned while allocating";
  for (std::size_t i = 0; i < state.earned.size(); ++i)
    if (i < state.earned_size ? !state.earned[i].exists() : state.earned[i] != kNoDisc)
      return "unused bytes are not blank";
  if ((state.lines != 0) != (state.ask == Ask::kDiagonal))
    return "PI-12.4: strands wait for a diagonal only after a swap";
  if (state.lines != 0) {
    const Matrix& matrix = state.matrix(state.active);
    if ((state.lines & ~(strand_lines(matrix) | diagonal_lines(matrix))) != 0 ||
        state.lines >> kRowsAndColumns == 0)
      return "PI-12.5: there are no such strands";
  }
  if (state.ask != Ask::kPenalty && state.world != kNoWorld) return "unused bytes are not blank";
  if (state.ask == Ask::kPenalty &&
      (state.world >= kWorlds || !state.is_fractured(state.world) || penalty_choice(state).empty()))
    return "PI-18.1: nothing has to be given up for that world";
  if (state.ask == Ask::kToken) {
    if (state.held > Colour::kWhite || !legal_token(content, state, state.held))
      return "PI-11.4: that token cannot be used";
  } else if (state.ask == Ask::kOnto) {
    const ConsoleCard* from = state.console(state.active).find(state.from);
    if (from == nullptr || state.held > Colour::kPurple ||
        !can_take(content, state, *from, state.held))
      return "PI-12.9: that item cannot be moved";
  } else if (state.held != Colour::kRed) {
    return "unused bytes are not blank";
  }
  if (state.ask != Ask::kOnto && state.from != kNoCard) return "unused bytes are not blank";
  if (state.ask == Ask::kSecond) {
    if ((first_cells(state.matrix(state.active)) & state.cell.bit()) == 0)
      return "PI-12.6: that disc cannot be swapped";
  } else if (state.cell != kNoCell) {
    return "unused bytes are not blank";
  }
  if (state.ask == Ask::kPurple && !legal_purple(content, state))
    return "PI-10.4: purple cannot be taken";
  for (const std::uint8_t byte : state.blank)
    if (byte != 0) return "unused bytes are not blank";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
