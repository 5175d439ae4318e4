// What a viewer knows of a position (section 6 of the law), filled field by field.
#pragma once

#include "games/restart/rules/legal.hpp"
#include "games/restart/rules/seen.hpp"

namespace paradoxa::restart {
namespace view_detail {

// RS-I2, RS-R1, RS-R17: levels are on the backs.
constexpr std::array<std::uint8_t, kLevels> levels_of(ChainSet chains) {
  std::array<std::uint8_t, kLevels> levels{};
  chains.for_each([&](Chain c) { ++levels[static_cast<std::size_t>(c.level() - 1)]; });
  return levels;
}

constexpr bool knows(const State& state, Viewer viewer, Chain chain) {
  return viewer.is_referee() ||
         (viewer.is_seat() && state.known[viewer.seat().index].contains(chain));
}

// RS-I3, RS-I4.
constexpr void see_players(const State& state, Viewer viewer, View& v) {
  for (std::size_t s = 0; s < static_cast<std::size_t>(state.seats()); ++s) {
    const Seat seat = paradoxa::seat(static_cast<int>(s));
    const bool own = viewer.sees_as(seat);
    v.players[s] = state.players[s];
    v.hands[s] = own ? state.hand(seat) : state.hand(seat) & state.seen;
    v.hand_sizes[s] = static_cast<std::uint8_t>(state.hand(seat).size());
    v.buried[s] = state.buried_by(seat);
    const ChainSet chains = state.chain_hand(seat);
    if (own)
      v.chains[s] = chains;
    else if (viewer.is_seat())
      v.chains[s] = chains & state.known[viewer.seat().index];
    v.chain_levels[s] = levels_of(chains);
    if (own) v.known[s] = state.known[s];
    v.validated[s] = state.validated_by(seat);
  }
}

// RS-I5.
constexpr void see_chains(const State& state, Viewer viewer, View& v) {
  for (std::size_t i = 0; i < kRow; ++i) {
    const Chain chain = state.row[i];
    if (!chain.exists()) continue;
    v.row_levels[i] = static_cast<std::uint8_t>(chain.level());
    if (knows(state, viewer, chain)) v.row[i] = chain;
  }
  for (std::size_t i = 0; i < state.bottom_size; ++i) {
    v.bottom_levels[i] = static_cast<std::uint8_t>(state.bottom[i].level());
    if (knows(state, viewer, state.bottom[i])) v.bottom[i] = state.bottom[i];
  }
  v.chains_left = static_cast<std::uint8_t>(state.chains.size());
  v.bottom_size = state.bottom_size;
  v.row_tokens = state.row_tokens;
}

// What lies under other cards: everything that is nowhere else.
constexpr CardSet covered_cards(const State& state) {
  CardSet covered = CardSet::all() - state.deck;
  for (const CardSet& own : state.cards) covered = covered - own;
  for (const Player& player : state.players)
    for (const MindField& field : player.fields) covered.remove(field.studied);
  for (const Card card : state.grid) covered.remove(card);
  for (const Card card : state.upcoming) covered.remove(card);
  for (std::size_t i = 0; i < state.discarded; ++i) covered.remove(state.discards[i]);
  for (const Task& task : state.tasks)
    if (task.op == Op::kDig)
      for (const std::uint8_t card : {task.b, task.c, task.d}) covered.remove(Card{card});
  return covered;
}

// RS-I1, RS-I5: of decks their sizes.
constexpr void see_table(const State& state, View& v) {
  v.space_tokens = state.space_tokens;
  v.supply = state.supply;
  v.discards = state.discards;
  v.discarded = state.discarded;
  v.grid = state.grid;
  v.upcoming = state.upcoming;
  v.display = state.display;
  v.known_to_all = state.seen;
  v.covered = covered_cards(state);
  v.deck = static_cast<std::uint8_t>(state.deck.size());
}

// RS-I6: only its digger sees the cards.
constexpr Task see_task(const Task& task, Viewer viewer) {
  Task seen = task;
  if (task.op == Op::kDig && !viewer.sees_as(task.seat))
    for (std::uint8_t* card : {&seen.b, &seen.c, &seen.d})
      if (Card{*card}.exists()) *card = kHiddenCard;
  return seen;
}

constexpr void see_turn(const State& state, Viewer viewer, View& v) {
  v.depth = state.depth;
  for (std::size_t i = 0; i < state.depth; ++i) v.tasks[i] = see_task(state.tasks[i], viewer);
  v.options = state.options;
  v.dystopia = state.dystopia;
  v.phase = state.phase;
  v.ask = state.ask;
  v.round = state.round;
  v.owner = state.owner;
  v.turns = state.turns;
  v.started = state.started;
  v.buys = state.buys;
  v.last_turns = state.last_turns;
  v.used = state.used;
  v.acted = state.acted;
  v.doubled = state.doubled;
  v.turning = state.turning;
  v.rebate = state.rebate;
  v.extra = state.extra;
  v.final_seat = state.final_seat;
  v.next_dystopia = state.next_dystopia;
}

}  // namespace view_detail

constexpr View view(const Content& content, const State& state, Viewer viewer) {
  View v;
  view_detail::see_players(state, viewer, v);
  view_detail::see_chains(state, viewer, v);
  view_detail::see_table(state, v);
  view_detail::see_turn(state, viewer, v);
  with_dystopia(state.dystopia, [&](auto dystopia) { decltype(dystopia)::see(state, viewer, v); });
  v.acting_seats = to_act(content, state).bits;
  v.viewer = viewer;
  return v;
}

}  // namespace paradoxa::restart
