// Invariant 2: what is pending fits what is asked, and unused fields are blank.
#pragma once

#include <string_view>

#include "games/initiative/rules/chapters/free_actions.hpp"
#include "games/initiative/rules/chapters/scoring.hpp"
#include "games/initiative/rules/chapters/tech_modules.hpp"
#include "games/initiative/rules/invariants/questions.hpp"

namespace paradoxa::initiative::invariants_detail {

// PI-14.2: a world was saved just now, by a disc, an alliance token or purple.
constexpr bool may_have_saved(const State& state) {
  if (state.fractured == (1u << kWorlds) - 1) return false;
  for (const Colour c : {Colour::kBlack, Colour::kWhite}) {
    if (state.tokens[at(c)] == kInSupply) return true;  // PI-11.4
    for (int symbol = 0; symbol < kSymbols && state.allocating(); ++symbol)
      if (state.discarded.of(Disc::of(c, symbol)) > 0) return true;  // PI-9.8
  }
  return state.triggers[state.active.index] == 0 && state.purple > 0;  // PI-10.4
}

constexpr std::string_view credit_flaw(const Content& content, const State& state) {
  bool wanted = false;
  for (const ConsoleCard& entry : state.console(state.active))
    wanted |= wants_credit(content.card(entry.card), entry);
  if (!wanted) return "PI-14.2: no card has a planet to credit";
  return may_have_saved(state) ? std::string_view{} : "PI-14.2: no world was saved";
}

// PI-12.1: the module whose target is asked for.
constexpr Module module_of(Ask a) {
  switch (a) {
    case Ask::kDestroy: return Module::kDestroy;
    case Ask::kDiagonal: return Module::kDiagonal;
    case Ask::kFirst:
    case Ask::kSecond: return Module::kSwap;
    case Ask::kRewind: return Module::kRewind;
    case Ask::kGlitch: return Module::kGlitch;
    case Ask::kItem:
    case Ask::kOnto: return Module::kParadox;
    case Ask::kShift: return Module::kShift;
    case Ask::kSearch: return Module::kSearch;
    default: return Module::kNone;
  }
}

// What is pending fits what is asked.
constexpr std::string_view pending_flaw(const Content& content, const State& state) {
  const bool nested = asks_in_window(state.ask);
  const bool may_sum = state.allocating() || (state.phase == Phase::kTurn && nested);
  if (state.sum > (may_sum ? 200 : 0)) return "PI-9.2: no scope is open";
  if (state.earned_size > (state.allocating() ? kMaxEarned : 0))
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
  if (state.ask == Ask::kCredit)
    if (const auto f = credit_flaw(content, state); !f.empty()) return f;
  const int in_use = bit(module_of(state.ask)) | (state.diagonal != 0 ? bit(Module::kDiagonal) : 0);
  if (in_use != 0 && (in_use & ~state.tech[state.active.index].used) != 0)
    return "PI-12.1: that module has not been used";
  for (const std::uint8_t byte : state.blank)
    if (byte != 0) return "unused bytes are not blank";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
