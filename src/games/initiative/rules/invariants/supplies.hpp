// Invariants 5 and 6: purple particles, locks and alliance tokens add up; worlds and anomaly are
// whole.
#pragma once

#include <string_view>

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

// PI-2.3, PI-R4.
constexpr std::string_view supply_flaw(const Content& content, const State& state) {
  int purple = state.purple;
  int locks = state.locks + popcount(state.locked);
  for (int s = 0; s < kMaxPlayers; ++s) {
    Cells cells = 0;
    for (const ConsoleCard& entry : state.console(seat(s))) {
      for (const Item item : entry.items) purple += item.is_purple() ? 1 : 0;
      if (!entry.card.is_nexus()) continue;
      ++locks;
      cells |= content.card(entry.card).cell.bit();
    }
    if (cells != state.matrix(seat(s)).locks)
      return "PI-4.5: exactly the cells named by nexus cards on the console are locked";
  }
  if (purple != content.purple) return "PI-2.3: there are too few or too many purple particles";
  if (locks != content.locks) return "PI-R4: there are too few or too many lock tokens";
  return {};
}

constexpr std::string_view token_flaw(const State& state) {
  std::array<int, kColours> on_cards{};
  for (const Console& console : state.consoles)
    for (const ConsoleCard& entry : console)
      for (const Item item : entry.items)
        if (item.is_token()) ++on_cards[at(item.colour())];
  for (std::size_t c = 0; c < kColours; ++c) {
    const std::uint8_t place = state.tokens[c];
    if (place != kInSupply && place != kOnCard && place >= state.players())
      return "PI-11.6: a token is missing";
    if (on_cards[c] != (place == kOnCard ? 1 : 0))
      return "PI-11.6: the tokens on cards do not match their places";
    if (state.phase == Phase::kSetup && place != kInSupply)
      return "PI-2.3: all alliance tokens are in the supply at set-up";
  }
  return {};
}

constexpr std::string_view world_flaw(const State& state) {
  constexpr unsigned kNoSuchWorld = ~((1u << kWorlds) - 1);
  if (((state.locked | state.fractured) & kNoSuchWorld) != 0) return "PI-1.12: no such world";
  if ((state.locked & state.fractured) != 0) return "PI-1.10: a fractured world cannot be locked";
  if (state.phase == Phase::kSetup && (state.locked | state.fractured) != 0)
    return "PI-2.1: all worlds are stable at set-up";
  return {};
}

constexpr std::string_view anomaly_flaw(const State& state) {
  int missing = 0;
  for (int symbol = 0; symbol < kSymbols; ++symbol) {
    const Disc disc = state.anomaly[static_cast<std::size_t>(symbol)];
    if (disc == kNoDisc)
      ++missing;
    else if (!disc.exists() || disc.symbol() != symbol)
      return "PI-1.5: the anomaly has one disc of each symbol";
  }
  const bool early = state.phase == Phase::kSetup && state.ask < Ask::kAnomaly;
  const bool now = state.phase == Phase::kSetup && state.ask == Ask::kAnomaly;
  if (early ? missing != kSymbols : now ? missing == 0 : missing != 0)
    return "PI-2.8: the anomaly is filled at set-up";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
