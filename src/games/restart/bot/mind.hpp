// How a position looks to one seat, in points: what it has, what its Mind board, its Chains and its
// dystopia still promise, and what is left of its turn. An option is worth the position it leads
// to.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "games/restart/bot/anomie_mind.hpp"
#include "games/restart/bot/chain_mind.hpp"
#include "games/restart/bot/extinction_mind.hpp"
#include "games/restart/bot/oceanrealm_mind.hpp"
#include "games/restart/bot/pandemia_mind.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

class Mind {
 public:
  // Precondition: the state outlives it. Options are compared in it, so how long the game still
  // goes is asked once, and an option isn't judged by making it shorter.
  Mind(const Content& content, const State& root, Seat own);

  // Of a legal move of the own seat.
  double worth(const Move& move) const;
  double standing(const State& state) const;

 private:
  using Dystopian = std::variant<PandemiaMind, AnomieMind, ExtinctionMind, OceanrealmMind>;

  static Dystopian dystopian_of(const Content& content, const State& root, Seat own, double turns);
  // Options.
  double worth_of_buying(const Move& move) const;
  double worth_of_pills(const Move& move) const;
  double two_steps(const State& state) const;
  double nudge(const Move& move) const;
  // What there is.
  double supplies(const Player& own) const;
  double chains(const State& state) const;
  double chain_points(int level) const;
  double chain_worth(const Reach& reach, Chain chain) const;
  double chain_in_row(const State& state, int position) const;
  double mind_board(const State& state) const;
  double card_on_field(Card card, int fragments, const Income& income) const;
  double slot_worth(Slot slot, int above, const Income& income) const;
  double icon_worth(Icon icon, const Income& income) const;
  double buried(const State& state) const;
  double hand(const State& state) const;
  double card_worth(Card card) const;
  double study_gain(Card card, int rebate) const;
  double token_worth(const Player& own, Token token) const;
  Income income(const State& state, const Totals& totals) const;
  // What is left of the turn, and what tasks still bring.
  double turn_left(const State& state) const;
  double memory_left(const State& state) const;
  double promised(const State& state, const Task& task) const;
  double text_worth(const State& state, Card card, Space here, int first) const;
  double operation_worth(const State& state, const Operation& op, Space here) const;
  double collected(const State& state, SpaceSet spaces) const;
  double extra_worth(const State& state, const Operation& op) const;
  double trade_worth(const State& state, const Operation& op) const;

  const Content& content_;
  const State& root_;
  Seat own_;
  double turns_ = 0;
  double fade_ = 0;  // what a supply is worth of its worth in a long game
  ChainSet known_{};
  Dystopian dystopian_;
  double fragment_ = 0;
  mutable std::array<float, kCards> card_worths_{};
};

// Own turns that are left, by how many Chains and Event cards there still are.
double turns_left(const State& state);

}  // namespace paradoxa::restart
