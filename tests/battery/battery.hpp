// Every generic test of a game, in one line: PARADOXA_BATTERY(paradominetor::Game).
// The rows are named after docs and plan (A4, B1, …); the suite after the game.
#pragma once

#include "battery/codec.hpp"
#include "battery/copies.hpp"
#include "battery/facts.hpp"
#include "battery/legality.hpp"
#include "battery/playouts.hpp"
#include "battery/secrecy.hpp"
#include "battery/signature.hpp"
#include "battery/told.hpp"
#include "battery/traces.hpp"

namespace paradoxa::battery {

template <Game G>
bool add_battery() {
  return add_playouts<G>() && add_signature<G>() && add_copies<G>() && add_legality<G>() &&
         add_secrecy<G>() && add_traces<G>() && add_codec<G>() && add_facts<G>() && add_told<G>();
}

}  // namespace paradoxa::battery

#define PARADOXA_BATTERY_NAME_2(line) battery_added_in_line_##line
#define PARADOXA_BATTERY_NAME(line) PARADOXA_BATTERY_NAME_2(line)
#define PARADOXA_BATTERY(...)                                          \
  [[maybe_unused]] static const bool PARADOXA_BATTERY_NAME(__LINE__) = \
      ::paradoxa::battery::add_battery<::paradoxa::__VA_ARGS__>()
