// Which moves are legal: by what is asked, one function of a chapter; apply.hpp mirrors it.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/initiative/rules/chapters/cleanup.hpp"
#include "games/initiative/rules/chapters/experiments.hpp"
#include "games/initiative/rules/chapters/free_actions.hpp"
#include "games/initiative/rules/chapters/matrix_turn.hpp"
#include "games/initiative/rules/chapters/resolving.hpp"
#include "games/initiative/rules/chapters/rival.hpp"
#include "games/initiative/rules/chapters/scoring.hpp"
#include "games/initiative/rules/chapters/setup.hpp"
#include "games/initiative/rules/chapters/tech_deck.hpp"
#include "games/initiative/rules/chapters/tech_modules.hpp"
#include "games/initiative/rules/chapters/wormhole_phase.hpp"
#include "games/initiative/rules/move.hpp"

namespace paradoxa::initiative {

// PI-10.3: one question at a time, to one seat.
constexpr SeatSet to_act(const Content&, const State& state) {
  if (state.ask == Ask::kOver) return {};
  if (is_natures(state.ask)) return SeatSet::of(kNature);
  return SeatSet::of(state.ask == Ask::kGift ? seat(0) : state.active);
}

namespace legal_detail {

template <class Visit>
constexpr void for_each_of_nature(const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kWorld: return legal_world(visit);
    case Ask::kReveal: return legal_card(state, visit);
    case Ask::kGoal:
    case Ask::kSecret:
    case Ask::kUnseal: return legal_goal(state, visit);
    case Ask::kChief: return legal_chief(state, visit);
    case Ask::kModule: return legal_draw(state, visit);
    default: return legal_disc(state, visit);
  }
}

// The questions that modules, tokens and saves ask.
template <class Visit>
constexpr void for_each_target(const Content& content, const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kPurple: return legal_spending(content, state, Colour::kPurple, visit);
    case Ask::kToken: return legal_spending(content, state, state.held, visit);
    case Ask::kCredit: return legal_credit(content, state, visit);
    case Ask::kTrigger: return legal_trigger(state, visit);
    case Ask::kDestroy: return legal_destroy(state, visit);
    case Ask::kFirst: return legal_first(state, visit);
    case Ask::kSecond: return legal_second(state, visit);
    case Ask::kRewind: return legal_rewind(content, state, visit);
    case Ask::kGlitch: return legal_advance(visit);
    case Ask::kItem: return legal_take(content, state, visit);
    case Ask::kOnto: return legal_onto(content, state, visit);
    case Ask::kShift: return legal_shift(state, visit);
    default: return legal_search(state, visit);
  }
}

template <class Visit>
constexpr void for_each_move(const Content& content, const State& state, Visit&& visit) {
  if (is_natures(state.ask)) return for_each_of_nature(state, visit);
  switch (state.ask) {
    case Ask::kOver: return;
    case Ask::kKeep: return legal_keep(state, visit);
    case Ask::kWormhole: return legal_wormhole(state, visit);
    case Ask::kTurn:
      if (state.actions > 0) legal_swaps(state, visit);
      return legal_after_swaps(content, state, visit);
    case Ask::kDiagonal: return legal_diagonal(state, visit);
    case Ask::kAllocate: return legal_allocate(content, state, visit);
    case Ask::kPenalty: return legal_lose(state, visit);
    case Ask::kGift: return legal_give(state, visit);
    default: return for_each_target(content, state, visit);
  }
}

}  // namespace legal_detail

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  legal_detail::for_each_move(content, state, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

// PI-I3: a disc is as likely as there are such discs; every other outcome stands for itself.
constexpr std::uint32_t weight(const Content&, const State& state, Move move) {
  return draws_disc(state.ask) ? disc_weight(state, move.a) : 1;
}

// One legal move of the seat, by weight. Agrees with legal_moves and weight for every draw.
template <class Random>
constexpr Move sample(const Content& content, const State& state, Seat seat, Random& random) {
  if (draws_disc(state.ask)) {
    std::uint32_t total = 0;
    for (int type = 0; type < kDiscTypes; ++type) total += disc_weight(state, type);
    return nth_disc(state, random.below(total));
  }
  if (state.ask == Ask::kReveal)
    return Move::with(
        MoveKind::kCard,
        state.hidden.nth(random.below(static_cast<std::uint32_t>(state.hidden.size()))));
  if (state.ask == Ask::kTurn) {
    const SwapCount swaps(state);
    FixedList<Move, 48> others;
    legal_after_swaps(content, state, [&](const Move& move) { others.push_back(move); });
    const std::uint32_t k = random.below(swaps.size() + static_cast<std::uint32_t>(others.size()));
    return k < swaps.size() ? swaps.nth(k) : others[k - swaps.size()];
  }
  const MoveList moves = legal_moves(content, state, seat);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// How many answers there are, no further than two, and the first of them.
struct Sole {
  int count = 0;
  Move move{};
};

constexpr Sole first_answers(const Content& content, const State& state) {
  // What always has two answers, without looking.
  switch (state.ask) {
    case Ask::kWorld:
    case Ask::kKeep:
    case Ask::kGlitch:
    case Ask::kDiagonal:
    case Ask::kCredit: return {2, {}};
    case Ask::kChief:
      if (state.seats() > 1) return {2, {}};
      break;
    case Ask::kReveal:
      // Who does not see the score piles cannot tell which card is the last one: it is revealed by
      // a move of its own.
      if (state.hidden.size() > 1 || state.options.open_score_piles == Switch::kOff) return {2, {}};
      break;
    case Ask::kTurn:
      if (state.actions > 0 && SwapCount(state).size() > 0) return {2, {}};
      break;
    default: break;
  }
  Sole sole;
  legal_detail::for_each_move(content, state, [&](const Move& move) {
    if (sole.count++ == 0) sole.move = move;
  });
  return sole;
}

}  // namespace paradoxa::initiative
