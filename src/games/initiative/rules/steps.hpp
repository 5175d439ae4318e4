// The course of the game between questions: set-up, phases, turns, cleanup, scoring. Every answer
// to a question is in apply.hpp.
#pragma once

#include "games/initiative/rules/event.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/score.hpp"

namespace paradoxa::initiative {

constexpr void ask(State& state, Ask question) { state.ask = question; }

// ---- Discs --------------------------------------------------------------------------------------

// PI-22.1, PI-R25: an empty bag gets the discard piles first. False when there is nothing to draw.
template <class Sink>
constexpr bool can_draw(State& state, Sink&& sink) {
  if (!state.bag.empty()) return true;
  state.discarded.pour_into(state.bag);
  state.rival_discarded.pour_into(state.bag);
  if (state.bag.empty()) return false;
  sink(Done{.what = What::kEmptyBag});
  return true;
}

// PI-7.8, PI-R23: the first empty cell, then the next. PI-7.9: strands that come about wait.
template <class Sink>
constexpr void refill(State& state, Sink&& sink) {
  const bool wanted = state.matrix(state.active).holes() != 0;
  ask(state, wanted && can_draw(state, sink) ? Ask::kRefill : Ask::kTurn);
}

// PI-7.7, PI-R24, PI-16.5.
template <class Sink>
constexpr void drop_and_refill(State& state, Sink&& sink) {
  const bool floor = state.options.lock_is_floor == Switch::kOn;  // PI-23.5
  drop(state.matrix(state.active), floor, [&](Cell from, Cell to, Disc disc) {
    sink(Done{.what = What::kFall, .seat = state.active, .disc = disc, .cell = from, .to = to});
  });
  refill(state, sink);
}

// ---- Glitch -------------------------------------------------------------------------------------

// PI-9.3, PI-9.1: only the world where it stops.
template <class Sink>
constexpr void hit(State& state, int w, Sink&& sink) {
  const auto bit = static_cast<std::uint16_t>(1u << w);
  const auto world = static_cast<std::uint8_t>(w);
  if ((state.locked & bit) != 0) {
    state.locked = static_cast<std::uint16_t>(state.locked & ~bit);
    ++state.locks;
    sink(Done{.what = What::kUnlock, .world = world});
  } else if ((state.fractured & bit) == 0) {
    state.fractured = static_cast<std::uint16_t>(state.fractured | bit);
    sink(Done{.what = What::kFracture, .world = world});
  }
}

// PI-1.12: clockwise round the ring.
template <class Sink>
constexpr void advance_glitch(State& state, int worlds, Sink&& sink) {
  state.glitch = static_cast<std::uint8_t>((state.glitch + worlds) % kWorlds);
  sink(Done{
      .what = What::kGlitch, .world = state.glitch, .number = static_cast<std::uint8_t>(worlds)});
}

// PI-9.2, PI-9.4, PI-R27, PI-R29: once, by the sum of the scope.
template <class Sink>
constexpr void end_scope(State& state, Sink&& sink) {
  const int sum = state.sum;
  state.sum = 0;
  if (sum == 0) return;
  advance_glitch(state, sum, sink);
  hit(state, state.glitch, sink);
}

// After a free action: back to the window in which it was taken. PI-9.2, PI-R28.
template <class Sink>
constexpr void resume(State& state, Sink&& sink) {
  if (state.allocating()) return ask(state, Ask::kAllocate);
  end_scope(state, sink);
  ask(state, Ask::kTurn);
}

// ---- Scoring ------------------------------------------------------------------------------------

template <class Sink>
constexpr void finish_game(const Content& content, State& state, Sink&& sink) {
  state.active = kNoSeat;
  state.step = 0;
  state.world = kNoWorld;
  ask(state, Ask::kOver);
  if constexpr (kListens<Sink>) {
    GameEnded told{final_outcome(content, state), state.secrets, {}, "PI-19.1"_clause};
    if (state.options.solo()) {
      const Score rival = score(content, state, seat(1));
      told.rival = {static_cast<std::int16_t>(rival.worlds),
                    static_cast<std::int16_t>(rival.experiments),
                    static_cast<std::int16_t>(rival.locked),
                    static_cast<std::int16_t>(rival.goal_points()),
                    static_cast<std::int16_t>(rival.alliances),
                    static_cast<std::int16_t>(rival.unique)};
      told.clause = "PI-21.17"_clause;
    }
    sink(told);
  }
}

constexpr bool has_secret_goal(const Content& content, const State& state) {
  for (const std::uint8_t goal : state.goals)
    if (content.goals[goal].predicate == Predicate::kSecret) return true;
  return false;
}

template <class Sink>
constexpr void give_up(State& state, Card card, Sink&& sink) {
  state.piles[state.active.index].remove(card);
  state.discards.add(card);
  sink(Done{.what = What::kPenalty, .seat = state.active, .card = card});
}

// PI-21.16, PI-R69: by kind.
template <class Sink>
constexpr void rival_gives_up(State& state, int w, Sink&& sink) {
  constexpr std::array kOrder{Kind::kNexus, Kind::kPast, Kind::kPresent, Kind::kFuture};
  for (const Kind kind : kOrder)
    if (const Card card = Card::of_world(w, kind); state.piles[state.active.index].contains(card))
      return give_up(state, card, sink);
}

// PI-18.1, PI-18.2, PI-R51, PI-R55: on to the next fractured world of which the player, or the next
// one, has a card.
template <class Sink>
constexpr void next_penalty(const Content& content, State& state, Sink&& sink) {
  for (;; ++state.world) {
    if (state.world == kWorlds) {
      state.world = 0;
      state.active = state.left_of(state.active);
      if (++state.step == state.players()) break;
    }
    if (!state.is_fractured(state.world) || penalty_choice(state).empty()) continue;
    if (!state.is_rival(state.active)) return ask(state, Ask::kPenalty);
    rival_gives_up(state, state.world, sink);
  }
  // PI-2.10, PI-18.8, PI-R66.
  if (state.options.solo() && has_secret_goal(content, state)) {
    state.active = seat(1);
    state.step = 0;
    state.world = kNoWorld;
    return ask(state, Ask::kUnseal);
  }
  finish_game(content, state, sink);
}

template <class Sink>
constexpr void begin_scoring(const Content& content, State& state, Sink&& sink) {
  state.phase = Phase::kScoring;
  state.active = state.chief;
  state.turns = 0;
  state.step = 0;
  state.world = 0;
  next_penalty(content, state, sink);
}

// ---- Turns --------------------------------------------------------------------------------------

template <class Sink>
constexpr void rival_turn(const Content& content, State& state, Sink&& sink);
template <class Sink>
constexpr void cleanup(const Content& content, State& state, Sink&& sink);

// PI-5.1, PI-5.2, PI-17.5.
template <class Sink>
constexpr void begin_turn(const Content& content, State& state, Sink&& sink) {
  state.phase = Phase::kTurn;
  state.step = 0;
  if (state.is_rival(state.active)) return rival_turn(content, state, sink);
  state.actions = state.final_round != 0 ? content.final_actions : content.actions;
  sink(Done{.what = What::kTurn, .seat = state.active, .number = state.actions});
  if (state.matrix(state.active).holes() != 0) return drop_and_refill(state, sink);  // PI-22.2
  ask(state, Ask::kTurn);
}

template <class Sink>
constexpr void next_turn(const Content& content, State& state, Sink&& sink) {
  state.step = 0;
  state.active = state.left_of(state.active);
  if (++state.turns < state.players()) return begin_turn(content, state, sink);
  state.turns = 0;
  if (state.final_round != 0) return begin_scoring(content, state, sink);
  cleanup(content, state, sink);
}

template <class Sink>
constexpr void begin_matrix_phase(const Content& content, State& state, Sink&& sink) {
  state.turns = 0;
  state.active = state.chief;
  begin_turn(content, state, sink);
}

// ---- The rival ----------------------------------------------------------------------------------

template <class Sink>
constexpr void return_rival_discs(State& state, Sink&& sink) {
  state.rival_discarded.pour_into(state.bag);
  sink(Done{.what = What::kReturn, .seat = seat(1)});
}

// PI-21.5, PI-21.13, PI-21.15, PI-R64, PI-R68: on to its next draw, or the end of its turn.
template <class Sink>
constexpr void rival_turn(const Content& content, State& state, Sink&& sink) {
  constexpr int kDraws = 2;
  const bool last = state.final_round != 0;
  while (state.step < (last ? 1 : kDraws)) {
    if (can_draw(state, sink)) return ask(state, Ask::kRival);
    ++state.step;
  }
  if (!last && can_draw(state, sink)) return ask(state, Ask::kExchange);
  return_rival_discs(state, sink);
  next_turn(content, state, sink);
}

// PI-21.11, PI-R62.
template <class Sink>
constexpr void rival_alliance(State& state, Colour c, Sink&& sink) {
  std::uint8_t& token = state.tokens[at(c)];
  if (token == kInSupply) {
    token = 1;
    sink(Done{.what = What::kRivalToken, .colour = c});
  } else if (token == 0) {
    token = kInSupply;
    sink(Done{.what = What::kTokenBack, .owner = seat(0), .colour = c});
  }
}

// PI-21.10: the first fractured world from the glitch on, the one under it last.
constexpr int world_to_repair(const State& state, bool clockwise) {
  for (int i = 1; i <= kWorlds; ++i) {
    const int w = (state.glitch + (clockwise ? i : kWorlds - i)) % kWorlds;
    if (state.is_fractured(w)) return w;
  }
  return -1;
}

// PI-21.9, PI-21.10, PI-R63.
template <class Sink>
constexpr void rival_matrix_action(const Content& content, State& state, Disc disc, Sink&& sink) {
  const RivalColour& rule = content.rival[at(disc.colour())];
  const bool match = rule.matches(disc);
  if (!saves(disc.colour())) {
    if (rule.glitch > 0) {
      advance_glitch(state, rule.glitch, sink);
      hit(state, state.glitch, sink);
    }
  } else if (const int w = world_to_repair(state, rule.clockwise != 0); w >= 0) {
    const auto bit = static_cast<std::uint16_t>(1u << w);
    state.fractured = static_cast<std::uint16_t>(state.fractured & ~bit);
    sink(Done{.what = What::kRepair, .world = static_cast<std::uint8_t>(w)});
    if (match && state.locks > 0) {
      state.locked = static_cast<std::uint16_t>(state.locked | bit);
      --state.locks;
      sink(Done{.what = What::kRivalLock, .world = static_cast<std::uint8_t>(w)});
    }
  }
  if (match) rival_alliance(state, disc.colour(), sink);
}

// PI-21.8, PI-R65: no cost, no lock, no special action.
template <class Sink>
constexpr void rival_takes(State& state, std::size_t space, Sink&& sink) {
  const Card card = state.wormhole[space];
  if (!card.exists()) return;
  state.wormhole[space] = kNoCard;
  state.piles[1].add(card);
  sink(Done{.what = What::kRivalCard, .card = card});
}

// PI-21.6, PI-21.7; PI-21.3: round its circuit. True when you are asked for a card.
template <class Sink>
constexpr bool rival_wormhole_action(const Content& content, State& state, Disc disc, Sink&& sink) {
  if (saves(disc.colour()))
    return state.wormhole[0].exists() || state.wormhole[1].exists() || state.wormhole[2].exists();
  const int steps = content.rival[at(disc.colour())].pawn;
  state.pawn = static_cast<std::uint8_t>((state.pawn + steps) % kMainSpaces);
  const std::uint8_t space = content.circuit[state.pawn];
  sink(Done{.what = What::kPawn, .number = static_cast<std::uint8_t>(space + 1)});
  rival_takes(state, space, sink);
  return false;
}

// ---- Wormhole -----------------------------------------------------------------------------------

// PI-4.1, PI-21.4: there and back again.
template <class Sink>
constexpr void next_wormhole_action(const Content& content, State& state, Sink&& sink) {
  const int n = state.players();
  for (; state.step < 2 * n; ++state.step) {
    const int away = state.step < n ? state.step : 2 * n - 1 - state.step;
    state.active = seat((state.chief.index + away) % n);
    if (!state.is_rival(state.active)) return ask(state, Ask::kWormhole);
    if (can_draw(state, sink)) return ask(state, Ask::kRival);  // PI-R68
  }
  begin_matrix_phase(content, state, sink);
}

template <class Sink>
constexpr void begin_round(const Content& content, State& state, Sink&& sink) {
  ++state.round;
  state.phase = Phase::kWormhole;
  state.step = 0;
  sink(Done{.what = What::kRound, .seat = state.chief, .number = state.round});
  next_wormhole_action(content, state, sink);
}

template <class Sink>
constexpr void end_wormhole_action(const Content& content, State& state, Sink&& sink) {
  ++state.step;
  next_wormhole_action(content, state, sink);
}

// ---- Cleanup ------------------------------------------------------------------------------------

// The space where the next card is laid, or -1. PI-2.6: at set-up the alternate wormhole first;
// PI-17.2, PI-17.3: later the main one. PI-22.5, PI-22.7, PI-R57: as far as the decks last.
constexpr int next_space(const State& state) {
  const int first = first_main_space(state.options);
  const int end = first + main_spaces(state.options);
  const auto empty = [&](int i) { return !state.wormhole[static_cast<std::size_t>(i)].exists(); };
  int alternate = -1, main = -1;
  for (int i = first - 1; i >= 0 && state.alternate > 0; --i)
    if (empty(i)) alternate = i;
  for (int i = end - 1; i >= first && state.deck > 0; --i)
    if (empty(i)) main = i;
  if (state.phase == Phase::kSetup) return alternate >= 0 ? alternate : main;
  return main >= 0 ? main : alternate;
}

// PI-17.4.
template <class Sink>
constexpr void end_cleanup(const Content& content, State& state, Sink&& sink) {
  state.chief = state.left_of(state.chief);
  begin_round(content, state, sink);
}

// PI-17.1, PI-17.2, PI-17.5, PI-17.6, PI-R53; PI-21.14: alone as well.
template <class Sink>
constexpr void cleanup(const Content& content, State& state, Sink&& sink) {
  if (state.deck == 0) {
    state.chief = state.left_of(state.chief);
    state.final_round = 1;
    sink(Done{.what = What::kFinalRound, .seat = state.chief});
    return begin_matrix_phase(content, state, sink);
  }
  state.phase = Phase::kCleanup;
  state.active = kNoSeat;
  for (auto i = static_cast<std::size_t>(first_main_space(state.options)); i < kMostSpaces; ++i) {
    const Card card = state.wormhole[i];
    if (!card.exists()) continue;
    state.wormhole[i] = kNoCard;
    state.discards.add(card);
    sink(Done{.what = What::kSweep, .card = card});
  }
  ask(state, Ask::kReveal);
}

// ---- End of a turn ------------------------------------------------------------------------------

// The lock of a nexus card that leaves the console. PI-13.6: another card may keep the cell locked.
constexpr void release_lock(const Content& content, State& state, Seat s, Card card) {
  ++state.locks;
  const Cell cell = content.card(card).cell;
  for (const ConsoleCard& entry : state.console(s))
    if (entry.card != card && content.card(entry.card).cell == cell) return;
  state.matrix(s).locks &= ~cell.bit();
}

// PI-8.5, PI-10.6, PI-16.2: where items go when their card leaves the console.
constexpr void return_items(State& state, const ConsoleCard& entry) {
  for (const Item item : entry.items) {
    if (!item.exists()) continue;
    if (item.is_disc())
      state.discarded.add(item.disc());
    else if (item.is_purple())
      ++state.purple;
    else
      state.tokens[at(item.colour())] = kInSupply;
  }
}

// PI-16.1, PI-16.2, PI-16.3, PI-13.5.
template <class Sink>
constexpr void slide(const Content& content, State& state, Sink&& sink) {
  Console& console = state.console(state.active);
  if (console.size > 0) sink(Done{.what = What::kSlide, .seat = state.active});
  for (std::size_t i = 0; i < console.size;) {
    if (++console.cards[i].column <= kColumns) {
      ++i;
      continue;
    }
    const ConsoleCard lost = console.cards[i];
    return_items(state, lost);
    if (lost.card.is_nexus()) release_lock(content, state, state.active, lost.card);
    console.remove(lost.card);
    state.discards.add(lost.card);
    sink(Done{.what = What::kLost, .seat = state.active, .card = lost.card});
  }
}

// PI-16.4, PI-17.5, PI-R54.
template <class Sink>
constexpr void end_turn(const Content& content, State& state, Sink&& sink) {
  state.actions = 0;
  state.diagonal = 0;  // PI-12.4
  if (state.final_round == 0) slide(content, state, sink);
  state.discarded.pour_into(state.bag);
  sink(Done{.what = What::kReturn, .seat = state.active});
  next_turn(content, state, sink);
}

}  // namespace paradoxa::initiative
