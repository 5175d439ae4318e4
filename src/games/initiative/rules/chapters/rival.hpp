// PI-21: the rival lab.
#pragma once

#include "games/initiative/rules/chapters/bag.hpp"
#include "games/initiative/rules/chapters/matrix_turn.hpp"
#include "games/initiative/rules/chapters/worlds.hpp"
#include "games/initiative/rules/chapters/wormhole_phase.hpp"

namespace paradoxa::initiative {

// PI-21.8, PI-R65: no cost, no lock, no special action.
template <class Sink>
constexpr void rival_takes(State& state, std::size_t space, Clause clause, Sink&& sink) {
  const Card card = state.wormhole[space];
  if (!card.exists()) return;
  state.wormhole[space] = kNoCard;
  state.piles[1].add(card);
  sink(RivalTookCard{{card}, clause});
}

// PI-21.6, PI-21.7; PI-21.3: round its circuit. True when you are asked for a card.
template <class Sink>
constexpr bool rival_wormhole_action(const Content& content, State& state, Disc disc, Sink&& sink) {
  if (saves(disc.colour()))
    return state.wormhole[0].exists() || state.wormhole[1].exists() || state.wormhole[2].exists();
  const int steps = content.rival[at(disc.colour())].pawn;
  state.pawn = static_cast<std::uint8_t>((state.pawn + steps) % kMainSpaces);
  const std::uint8_t space = content.circuit[state.pawn];
  sink(PawnMoved{static_cast<std::uint8_t>(space + 1)});
  rival_takes(state, space, "PI-21.6"_clause, sink);
  return false;
}

// PI-21.7.
template <class Visit>
constexpr void legal_give(const State& state, Visit&& visit) {
  for (std::size_t i = 0; i < kAlternateSpaces; ++i)
    if (state.wormhole[i].exists()) visit(Move::with(MoveKind::kGive, state.wormhole[i]));
}

// PI-21.7.
template <class Sink>
constexpr void apply_give(const Content& content, State& state, Card card, Sink&& sink) {
  std::size_t space = 0;
  while (state.wormhole[space] != card) ++space;
  rival_takes(state, space, "PI-21.7"_clause, sink);
  end_wormhole_action(content, state, sink);
}

// PI-21.11, PI-R62.
template <class Sink>
constexpr void rival_alliance(State& state, Colour c, Sink&& sink) {
  std::uint8_t& token = state.tokens[at(c)];
  if (token == kInSupply) {
    token = 1;
    sink(RivalAllied{c});
  } else if (token == 0) {
    token = kInSupply;
    sink(RivalBrokeAlliance{seat(0), c});
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
      advance_glitch(state, rule.glitch, "PI-21.9"_clause, sink);
      hit(state, state.glitch, sink);
    }
  } else if (const int w = world_to_repair(state, rule.clockwise != 0); w >= 0) {
    const auto bit = static_cast<std::uint16_t>(1u << w);
    state.fractured = static_cast<std::uint16_t>(state.fractured & ~bit);
    sink(RivalStabilised{world(w)});
    if (match && state.locks > 0) {
      state.locked = static_cast<std::uint16_t>(state.locked | bit);
      --state.locks;
      sink(RivalLocked{world(w)});
    }
  }
  if (match) rival_alliance(state, disc.colour(), sink);
}

constexpr Clause clause_of_rival_return(const State& state) {
  if (state.final_round != 0) return "PI-21.15"_clause;
  return "PI-21.13"_clause;
}

template <class Sink>
constexpr void return_rival_discs(State& state, Sink&& sink) {
  state.rival_discarded.pour_into(state.bag);
  sink(DiscsReturned{{seat(1)}, clause_of_rival_return(state)});
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

// What the disc that is drawn now means.
constexpr RivalDrew rival_drew(const Content& content, const State& state, Disc disc) {
  const RivalColour& rule = content.rival[at(disc.colour())];
  const bool black_or_white = saves(disc.colour());
  if (state.phase == Phase::kWormhole) {
    if (black_or_white)
      return {state.active, disc, RivalDeed::kGift, 0, false, false, "PI-21.7"_clause};
    return {state.active, disc, RivalDeed::kPawn, rule.pawn, false, false, "PI-21.6"_clause};
  }
  const bool match = rule.matches(disc);
  if (black_or_white)
    return {state.active,        disc,  RivalDeed::kRepair, 0,
            rule.clockwise != 0, match, "PI-21.10"_clause};
  return {state.active, disc, RivalDeed::kGlitch, rule.glitch, false, match, "PI-21.9"_clause};
}

// PI-21.5.
template <class Sink>
constexpr void apply_rival_disc(const Content& content, State& state, Disc disc, Sink&& sink) {
  sink(rival_drew(content, state, disc));
  state.rival_discarded.add(disc);
  if (state.phase == Phase::kWormhole) {
    if (rival_wormhole_action(content, state, disc, sink)) return ask(state, Ask::kGift);
    return end_wormhole_action(content, state, sink);
  }
  rival_matrix_action(content, state, disc, sink);
  ++state.step;
  rival_turn(content, state, sink);
}

// PI-21.13, PI-R61.
template <class Sink>
constexpr void apply_exchange(const Content& content, State& state, Disc disc, Sink&& sink) {
  Disc& place = state.anomaly[static_cast<std::size_t>(disc.symbol())];
  sink(AnomalyExchanged{state.active, disc, Item::disc(place)});
  state.rival_discarded.add(place);
  place = disc;
  return_rival_discs(state, sink);
  next_turn(content, state, sink);
}

}  // namespace paradoxa::initiative
