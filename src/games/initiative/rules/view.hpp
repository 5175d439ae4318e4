// What a viewer knows, filled field by field: its own type, never a position with things removed.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

struct View {
  CardSet unseen{};  // PI-I2: the decks, and score piles that are not open
  CardSet discards{};
  std::array<CardSet, kMaxPlayers> piles{};
  std::array<Matrix, kMaxPlayers> matrices{};
  std::uint16_t locked = 0;
  std::uint16_t fractured = 0;
  std::uint16_t lines = 0;
  std::uint16_t acting = 0;  // a SeatSet
  std::array<Console, kMaxPlayers> consoles{};
  std::array<Tech, kMaxPlayers> tech{};  // PI-I4: of others `fresh` is all that is in the deck or
                                         // drawn, and what lies under it is blank
  std::array<Card, kMaxSpaces> wormhole{};
  DiscCounts bag{};
  DiscCounts discarded{};
  DiscCounts rival_discarded{};
  std::array<Disc, kSymbols> anomaly{};
  std::array<Disc, kMaxEarned> earned{};
  std::array<std::uint8_t, kColours> tokens{};
  std::array<std::uint8_t, kMaxPlayers> triggers{};
  std::array<std::uint8_t, kGoalSpaces> goals{};
  std::array<std::uint8_t, kMaxPlayers> secrets{};  // kHiddenGoal where not known
  std::array<std::uint8_t, kMaxPlayers> pile_sizes{};
  std::array<Module, 2> drawn{};
  Options options{};
  std::uint8_t drawn_size = 0;
  std::uint8_t deck = 0;
  std::uint8_t alternate = 0;
  std::uint8_t glitch = 0;
  std::uint8_t purple = 0;
  std::uint8_t locks = 0;
  Phase phase{};
  Ask ask{};
  std::uint8_t round = 0;
  Seat chief = kNoSeat;
  Seat active = kNoSeat;
  std::uint8_t step = 0;
  std::uint8_t turns = 0;
  std::uint8_t final_round = 0;
  std::uint8_t actions = 0;
  std::uint8_t diagonal = 0;
  std::uint8_t sum = 0;
  std::uint8_t earned_size = 0;
  std::uint8_t pawn = 0;
  std::uint8_t world = kNoWorld;
  Colour held{};
  Cell cell{};
  Card from{};
  Viewer viewer{};
  std::array<std::uint8_t, 5> blank{};

  static constexpr std::uint8_t kHiddenGoal = 0xFE;

  constexpr SeatSet to_act() const { return SeatSet{acting}; }
  constexpr int seats() const { return options.seats; }
  constexpr bool is_rival(Seat s) const { return options.solo() && s.index == 1; }

  friend constexpr bool operator==(const View&, const View&) = default;
};

namespace view_detail {

// PI-I7, PI-23.4, PI-R59; PI-I1: the rival's is open.
constexpr bool sees_pile(const State& state, Viewer viewer, int s) {
  return state.options.open_score_piles == Switch::kOn || state.phase == Phase::kScoring ||
         viewer.sees_as(seat(s)) || state.is_rival(seat(s));
}

constexpr void see_piles(const State& state, Viewer viewer, View& v) {
  v.unseen = state.hidden;
  for (int s = 0; s < state.players(); ++s) {
    const auto i = static_cast<std::size_t>(s);
    v.pile_sizes[i] = static_cast<std::uint8_t>(state.piles[i].size());
    if (sees_pile(state, viewer, s))
      v.piles[i] = state.piles[i];
    else
      v.unseen = v.unseen | state.piles[i];
  }
}

// PI-I4, PI-I5, PI-R9.
constexpr void see_tech(const State& state, Viewer viewer, View& v) {
  for (const Module m : state.drawn)
    v.drawn_size = static_cast<std::uint8_t>(v.drawn_size + exists(m));
  v.drawn = {Module::kNone, Module::kNone};
  for (int s = 0; s < kMaxPlayers; ++s) {
    const auto i = static_cast<std::size_t>(s);
    const Tech& tech = state.tech[i];
    const bool draws = v.drawn_size > 0 && state.active.index == s;
    if (viewer.sees_as(seat(s)) || s >= state.seats()) {
      v.tech[i] = tech;
      if (draws) v.drawn = state.drawn;
      continue;
    }
    Tech& seen = v.tech[i];
    seen.face_up = tech.face_up;
    seen.used = tech.used;
    seen.under_size = tech.under_size;
    seen.fresh = static_cast<std::uint8_t>(kAllModules & ~(tech.face_up | tech.used));
  }
}

// PI-I6, PI-18.8.
constexpr void see_goals(const State& state, Viewer viewer, View& v) {
  v.goals = state.goals;
  for (int s = 0; s < kMaxPlayers; ++s) {
    const auto i = static_cast<std::size_t>(s);
    const std::uint8_t goal = state.secrets[i];
    const bool open = goal == kNoGoal || viewer.sees_as(seat(s)) || state.ask == Ask::kOver;
    v.secrets[i] = open ? goal : View::kHiddenGoal;
  }
}

}  // namespace view_detail

// PI-I1, PI-I3, PI-I8: the rest is open to all.
constexpr View view(const Content& content, const State& state, Viewer viewer) {
  View v;
  view_detail::see_piles(state, viewer, v);
  view_detail::see_tech(state, viewer, v);
  view_detail::see_goals(state, viewer, v);
  v.discards = state.discards;
  v.matrices = state.matrices;
  v.locked = state.locked;
  v.fractured = state.fractured;
  v.lines = state.lines;
  v.acting = to_act(content, state).bits;
  v.consoles = state.consoles;
  v.wormhole = state.wormhole;
  v.bag = state.bag;
  v.discarded = state.discarded;
  v.rival_discarded = state.rival_discarded;
  v.anomaly = state.anomaly;
  v.earned = state.earned;
  v.tokens = state.tokens;
  v.triggers = state.triggers;
  v.options = state.options;
  v.deck = state.deck;
  v.alternate = state.alternate;
  v.glitch = state.glitch;
  v.purple = state.purple;
  v.locks = state.locks;
  v.phase = state.phase;
  v.ask = state.ask;
  v.round = state.round;
  v.chief = state.chief;
  v.active = state.active;
  v.step = state.step;
  v.turns = state.turns;
  v.final_round = state.final_round;
  v.actions = state.actions;
  v.diagonal = state.diagonal;
  v.sum = state.sum;
  v.earned_size = state.earned_size;
  v.pawn = state.pawn;
  v.world = state.world;
  v.held = state.held;
  v.cell = state.cell;
  v.from = state.from;
  v.viewer = viewer;
  return v;
}

}  // namespace paradoxa::initiative
