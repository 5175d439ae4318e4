// Random games of Paradox Island, and what everybody was told in them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "games/island/rules/apply.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/legal.hpp"
#include "games/island/sampler/replay.hpp"
#include "support/island_content.hpp"

namespace paradoxa::island {

// A game, played on at random move by move.
class Story {
 public:
  Story(const Options& options, std::uint64_t seed)
      : random_(seed), state_(initial(shipped(), options)) {}

  bool over() const { return to_act(shipped(), state_).empty(); }
  const State& state() const { return state_; }
  const Heard& heard(Viewer viewer) const {
    return heard_[viewer.is_spectator() ? 0 : viewer.code];
  }

  void play() {
    const Seat seat = to_act(shipped(), state_).first();
    play(seat, sample(shipped(), state_, seat, random_));
  }
  void play(Seat seat, const Move& move) {
    EventLog<Event> log;
    apply(shipped(), state_, seat, move, log);
    for (const Event& event : log.events())
      for (std::size_t v = 0; v < heard_.size(); ++v) {
        const Viewer viewer = v == 0 ? kSpectator : Viewer::of(paradoxa::seat(static_cast<int>(v)));
        if (const std::optional<Event> seen = seen_by(event, viewer)) heard_[v].hear(*seen);
      }
  }

  // The captives and a spectator.
  std::vector<Viewer> viewers() const {
    std::vector<Viewer> all{kSpectator};
    for (int s = 1; s < state_.seats(); ++s) all.push_back(Viewer::of(paradoxa::seat(s)));
    return all;
  }
  Table table() const {
    Table table;
    table.pieces = static_cast<std::uint8_t>(state_.piece_count());
    table.two_players = state_.two_players();
    for (std::size_t b = 0; b < kMaxCaptives; ++b) table.characters[b] = state_.boards[b].character;
    return table;
  }

 private:
  FastRandom random_;
  State state_;
  std::array<Heard, kMaxSeats> heard_{};  // the spectator's first
};

}  // namespace paradoxa::island
