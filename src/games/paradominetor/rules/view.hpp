// What a viewer knows, filled field by field: its own type, never a position with things removed.
#pragma once

#include <array>
#include <cstdint>

#include "engine/outcome.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/seen_tile.hpp"
#include "games/paradominetor/rules/state.hpp"

namespace paradoxa::paradominetor {

struct View {
  PerSeat<TileSet> hands{};                 // of the seats in hands_known
  std::array<SeenTile, kMaxTiles> plays{};  // PD-R17: the whole record stays open
  std::array<Seat, kTricks> leads{};
  std::array<std::uint8_t, kTricks> declared{};
  PerSeat<Given> given{};  // what the viewer may know, else kNoTile
  PerSeat<std::uint8_t> hand_sizes{};
  PerSeat<std::uint8_t> chosen{};  // for the pass: 0 to 3
  PerSeat<std::uint8_t> ones{};
  PerSeat<std::uint8_t> halves{};
  std::uint16_t acting = 0;  // a SeatSet
  Options options{};
  Viewer viewer{};
  Phase phase{};
  std::uint8_t trick = 0;
  std::uint8_t position = 0;
  ColourSet table_colours{};
  Seat lead = kNoSeat;
  std::uint8_t hands_known = 0;  // a bit per seat
  std::array<std::uint8_t, 7> blank{};

  constexpr bool knows_hand(Seat s) const { return (hands_known >> s.index & 1) != 0; }
  constexpr SeatSet to_act() const { return SeatSet{acting}; }
  constexpr int seats() const { return options.seats; }
  constexpr const SeenTile* trick_plays(int t) const {
    return plays.data() + static_cast<std::size_t>(t * options.seats);
  }
  constexpr Seat player_of(int t, int place) const {
    return paradoxa::seat((leads[static_cast<std::size_t>(t)].index + place) % options.seats);
  }
  // PD-2.9, PD-9.1.
  constexpr Seat giver(Seat s) const {
    const int n = options.seats;
    const int step = options.pass == PassDirection::kLeft ? n - 1 : 1;
    return paradoxa::seat((s.index + step) % n);
  }
  constexpr Seat receiver(Seat s) const {
    const int n = options.seats;
    const int step = options.pass == PassDirection::kLeft ? 1 : n - 1;
    return paradoxa::seat((s.index + step) % n);
  }

  friend constexpr bool operator==(const View&, const View&) = default;
};

namespace view_detail {

// PD-R18: the giver knows from the choice on, the receiver from the exchange on.
constexpr bool knows_given(const State& state, Viewer viewer, Seat giver) {
  if (state.phase == Phase::kEnd || viewer.sees_as(giver)) return true;
  return state.phase > Phase::kPass && viewer.sees_as(state.receiver(giver));
}

// PD-R16, PD-R19, PD-7.8: its player, and everybody once it was turned up (PD-7.2) or at the end
// (PD-R25).
constexpr SeenTile seen(const State& state, Viewer viewer, Seat player, Play play) {
  const bool knows_back = state.phase == Phase::kEnd || play.turned_up() || viewer.sees_as(player);
  return knows_back ? SeenTile::whole(play.tile()) : SeenTile::face_of(play.tile());
}

}  // namespace view_detail

constexpr View view(const Content& content, const State& state, Viewer viewer) {
  View v;
  v.options = state.options;
  v.viewer = viewer;
  v.phase = state.phase;
  v.trick = state.trick;
  v.position = state.position;
  v.table_colours = state.table_colours;
  v.lead = state.lead;
  v.leads = state.leads;
  v.declared = state.declared;
  v.ones = state.ones;
  v.halves = state.halves;
  v.acting = to_act(content, state).bits;
  for (int i = 0; i < state.seats(); ++i) {
    const Seat s = seat(i);
    v.hand_sizes[s.index] = static_cast<std::uint8_t>(state.hand(s).size());
    v.chosen[s.index] = static_cast<std::uint8_t>(state.chosen(s));
    if (view_detail::knows_given(state, viewer, s)) v.given[s.index] = state.given[s.index];
    if (!viewer.sees_as(s) && state.phase != Phase::kEnd) continue;  // PD-2.5
    v.hands[s.index] = state.hand(s);
    v.hands_known = static_cast<std::uint8_t>(v.hands_known | 1u << i);
  }
  for (int t = 0; t < kTricks; ++t)
    for (int i = 0; i < state.seats(); ++i) {
      const auto at = static_cast<std::size_t>(t * state.seats() + i);
      if (!state.plays[at].made()) return v;
      v.plays[at] = view_detail::seen(state, viewer, v.player_of(t, i), state.plays[at]);
    }
  return v;
}

}  // namespace paradoxa::paradominetor
