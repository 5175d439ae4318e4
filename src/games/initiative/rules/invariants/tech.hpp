// Invariant 8: modules are where they can be.
#pragma once

#include <string_view>

#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

// The modules of one seat: face up, used, in the deck, or drawn just now.
constexpr std::string_view tech_flaw(const State& state, int s, bool drawing) {
  const Tech& tech = state.tech[static_cast<std::size_t>(s)];
  if (tech.under_size > Tech::kRoomUnder) return "PI-2.14: too many modules are under the deck";
  int count = popcount(tech.face_up) + popcount(tech.used) + popcount(tech.fresh);
  unsigned all = static_cast<unsigned>(tech.face_up | tech.used | tech.fresh);
  for (std::size_t i = 0; i < tech.under.size(); ++i) {
    if (i < tech.under_size ? !exists(tech.under[i]) : tech.under[i] != Module::kNone)
      return "unused bytes are not blank";
    if (i >= tech.under_size) continue;
    all |= bit(tech.under[i]);
    ++count;
  }
  int pending = 0;
  if (drawing && state.active.index == s) {
    for (const Module m : state.drawn) {
      if (!exists(m)) continue;
      all |= bit(m);
      ++count;
      ++pending;
    }
    if (state.ask == Ask::kModule && tech.deck_size() == 0) return "PI-4.7: the tech deck is empty";
  }
  if (all != kAllModules || count != kModules) return "PI-2.14: a module is missing or duplicated";
  // Of every two modules drawn one was kept; where one is drawn, another one follows.
  const int next = pending == 1 && tech.fresh != 0 ? 1 : 0;
  const int building = pending == 2 || next == 1 ? 1 : 0;
  const int room = (kModules - popcount(tech.fresh) + next) / 2 - building;
  if (tech.under_size > room) return "PI-2.14: too many modules are under the deck";
  return {};
}

constexpr std::string_view tech_flaw(const State& state) {
  const bool drawing = state.ask == Ask::kModule || state.ask == Ask::kKeep;
  const bool first = exists(state.drawn[0]), second = exists(state.drawn[1]);
  for (const Module m : state.drawn)
    if (!exists(m) && m != Module::kNone) return "PI-4.7: there is no such module";
  if ((first || second) && !drawing) return "PI-4.7: no module is being built";
  if (drawing && (state.ask == Ask::kKeep) != second) return "PI-4.7: two modules are drawn first";
  if (second && (!first || state.drawn[0] == state.drawn[1]))
    return "PI-4.7: two modules are drawn first";
  for (int s = 0; s < kMaxPlayers; ++s) {
    if (s < state.seats()) {
      if (const auto f = tech_flaw(state, s, drawing); !f.empty()) return f;
      continue;
    }
    Tech none;
    none.fresh = 0;
    if (state.tech[static_cast<std::size_t>(s)] != none) return "PI-1.1: there is no such seat";
  }
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
