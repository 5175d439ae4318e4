// Which moves are legal: by what is asked, one function of a chapter; apply.hpp mirrors it.
#pragma once

#include <cstdint>

#include "engine/seat.hpp"
#include "games/restart/rules/chapters/ending.hpp"
#include "games/restart/rules/chapters/first_turn.hpp"
#include "games/restart/rules/chapters/perception.hpp"
#include "games/restart/rules/chapters/phases.hpp"
#include "games/restart/rules/chapters/setup.hpp"
#include "games/restart/rules/chapters/text.hpp"
#include "games/restart/rules/chapters/turn_end.hpp"
#include "games/restart/rules/move.hpp"

namespace paradoxa::restart {

// One question at a time, to one seat.
constexpr SeatSet to_act(const Content&, const State& state) {
  return state.ask == Ask::kOver ? SeatSet{} : SeatSet::of(state.asked);
}

namespace legal_detail {

// The whole of the Events deck: nobody knows anything of its order.
template <class Visit>
constexpr void legal_card(const State& state, Visit&& visit) {
  state.deck.for_each([&](Card card) { visit(Move::with(MoveKind::kDealCard, card)); });
}

template <class Visit>
constexpr void for_each_move(const Content& content, const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kCharacter: return legal_character(state, visit);
    case Ask::kCard: return legal_card(state, visit);
    case Ask::kChain: return legal_deal_chain(content, state, visit);
    case Ask::kGadget: return legal_show_gadget(state, visit);
    case Ask::kBuy: return legal_buy(content, state, visit);
    case Ask::kChainDrop: return legal_chain_drop(state, visit);
    case Ask::kChild: return legal_child(state, visit);
    case Ask::kFreeStudy: return legal_free_study(content, state, visit);
    case Ask::kForesee: return legal_foresee(state, visit);
    case Ask::kStudy: return legal_study(content, state, visit);
    case Ask::kPerception: return legal_perception(content, state, visit);
    case Ask::kText: return legal_text(visit);
    case Ask::kOperation: return legal_operation(content, state, visit);
    case Ask::kTakeChain: return legal_take_chain(state, visit);
    case Ask::kRecover: return legal_recover(state, visit);
    case Ask::kIntelligence: return legal_intelligence(content, state, visit);
    case Ask::kMemory: return legal_memory(content, state, visit);
    case Ask::kSecondDraw: return legal_second_draw(state, visit);
    case Ask::kHandLimit: return legal_hand_limit(state, visit);
    case Ask::kFinalStudy: return legal_final_study(content, state, visit);
    case Ask::kEvaluate: return legal_evaluate(content, state, visit);
    case Ask::kOver:
    case Ask::kNext: return;
    default:
      with_dystopia(state.dystopia,
                    [&](auto dystopia) { decltype(dystopia)::legal(content, state, visit); });
  }
}

}  // namespace legal_detail

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  legal_detail::for_each_move(content, state, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

// Dice by their throws, Gadgets and genes by the copies that are left; all else stands for itself.
constexpr std::uint32_t weight(const Content&, const State& state, Move move) {
  switch (state.ask) {
    case Ask::kGadget:
      return static_cast<std::uint32_t>(kGadgetCopies -
                                        displayed(state, kind_number(move.gadget())));
    case Ask::kRoll:
    case Ask::kGene:
      return with_dystopia(state.dystopia,
                           [&](auto dystopia) { return decltype(dystopia)::weight(state, move); });
    default: return 1;
  }
}

// One legal move of the seat, by weight. Agrees with legal_moves and weight for every draw.
template <class Random>
constexpr Move sample(const Content& content, const State& state, Seat, Random& random) {
  if (state.ask == Ask::kCard)
    return Move::with(MoveKind::kDealCard,
                      state.deck.nth(random.below(static_cast<std::uint32_t>(state.deck.size()))));
  MoveList moves;
  legal_detail::for_each_move(content, state, [&](const Move& move) { moves.push_back(move); });
  if (state.ask != Ask::kGadget && state.ask != Ask::kRoll && state.ask != Ask::kGene)
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  std::uint32_t total = 0;
  for (const Move& move : moves) total += weight(content, state, move);
  std::uint32_t left = random.below(total);
  for (const Move& move : moves) {
    const std::uint32_t ways = weight(content, state, move);
    if (left < ways) return move;
    left -= ways;
  }
  return moves.back();
}

}  // namespace paradoxa::restart
