// Invariants 4 and 5: tokens, Mind boards, figures, Gadgets.
#pragma once

#include <string_view>

#include "games/restart/rules/legal.hpp"

namespace paradoxa::restart::invariants_detail {

// RS-1.9.
constexpr std::string_view token_flaw(const Content& content, const State& state) {
  std::array<int, kSupplies> sums{};
  const auto add = [&](const Tokens& tokens) {
    for (std::size_t t = 0; t < kSupplies; ++t) sums[t] += tokens[t];
  };
  add(state.supply);
  for (const Tokens& tokens : state.space_tokens) add(tokens);
  for (const Tokens& tokens : state.row_tokens) add(tokens);
  for (const Player& player : state.players) {
    for (std::size_t t = 0; t < 3; ++t) sums[t] += player.supply[t];
    for (const MindField& field : player.fields) {
      sums[kPillToken] += field.pills;
      sums[kFragmentToken] += field.fragments;
    }
  }
  for (std::size_t t = 0; t < kSupplies; ++t)
    if (sums[t] != content.numbers.supply[t]) return "RS-1.9: tokens are missing, or too many";
  return {};
}

constexpr std::string_view field_flaw(const Content& content, const State& state) {
  for (int s = 0; s < kMaxSeats; ++s) {
    const Player& player = state.player(seat(s));
    for (std::size_t f = 0; f < kFields; ++f) {
      const MindField& field = player.fields[f];
      if (field.total() > kSlots || field.fragments > fragment_cap(state, seat(s)))
        return "RS-7.5: a Mind field has six spaces";
      if (field.pills > 0 && seat(s) != state.owner)
        return "RS-11.2: Used pills are gone when the turn ends";
      if ((field.spent >> kSlots) != 0 || (field.spent != 0 && !field.studied.exists()))
        return "RS-3.6: there is no such icon";
      if (field.studied.exists() && content.card(field.studied).field != static_cast<Field>(f))
        return "RS-5.1: a card lies in its own field";
    }
  }
  return {};
}

constexpr std::string_view figure_flaw(const State& state) {
  SpaceSet adults;
  for (int s = 0; s < kMaxSeats; ++s) {
    const Player& player = state.player(seat(s));
    if (s >= state.seats() && player != Player{}) return "RS-1.1: there is no such player";
    for (const Space space : {player.adult, player.child})
      if (space != kNoSpace && !spaces_of(state).contains(space))
        return "RS-1.3: there is no such space";
    if (!player.adult.exists()) continue;
    if (adults.contains(player.adult)) return "RS-6.2: two Adults on one space";
    adults.add(player.adult);
    if (player.adult == player.child) return "RS-6.4: Adult and Child are never together";
  }
  return {};
}

constexpr std::string_view gadget_flaw(const State& state) {
  std::array<int, kGadgetsOfDystopia> copies{};
  for (const Player& player : state.players) {
    const auto [one, other] = player.gadgets;
    if (!one.exists() && other.exists()) return "RS-15.2: the first Gadget comes first";
    if (one.exists() && one == other) return "RS-15.3: two Gadgets of one kind";
    for (const Gadget gadget : player.gadgets) {
      if (gadget == kNoGadget) continue;
      if (!gadget.exists() || gadget.dystopia() != state.dystopia)
        return "RS-15.1: a Gadget of another dystopia";
      ++copies[static_cast<std::size_t>(kind_number(gadget))];
    }
  }
  for (int k = 0; k < kGadgetsOfDystopia; ++k)
    if (copies[static_cast<std::size_t>(k)] + displayed(state, k) > kGadgetCopies)
      return "RS-15.1: there are two copies of each Gadget";
  if (state.phase != Phase::kSetup && state.display != 0)
    return "RS-15.4: unsold Gadgets leave the game";
  return {};
}

}  // namespace paradoxa::restart::invariants_detail
