// Paradominetor as one Game.
#pragma once

#include "engine/game.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/event.hpp"
#include "games/paradominetor/rules/invariants.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/options.hpp"
#include "games/paradominetor/rules/playout.hpp"
#include "games/paradominetor/rules/score.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/view.hpp"
#include "games/paradominetor/sampler/determinize.hpp"

namespace paradoxa::paradominetor {

struct Game {
  using Content = paradominetor::Content;
  using Options = paradominetor::Options;
  using State = paradominetor::State;
  using Move = paradominetor::Move;
  using MoveList = paradominetor::MoveList;
  using Event = paradominetor::Event;
  using View = paradominetor::View;
  using Sampler = paradominetor::Sampler;

  static constexpr std::string_view kName = "paradominetor";
  static constexpr std::string_view kTitle = "Paradominetor";
  static constexpr std::string_view kPrefix = "PD";
  static constexpr std::string_view kScoreUnit = "half-points";
  static constexpr int kMinSeats = paradominetor::kMinSeats;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr int kDefaultSeats = 4;
  static constexpr int kRulesVersion = 1;  // grows when a record would replay differently
  // 75 tiles dealt, 15 chosen to pass, the first lead, 75 tiles played, 5 declarations: a led
  // black tile needs one, and there is one black tile per seat.
  static constexpr int kMaxPlies = 75 + 15 + 1 + 75 + 5;

  static constexpr State initial(const Content& c, const Options& o) {
    return paradominetor::initial(c, o);
  }
  static constexpr SeatSet to_act(const Content& c, const State& s) {
    return paradominetor::to_act(c, s);
  }
  static constexpr MoveList legal_moves(const Content& c, const State& s, Seat seat) {
    return paradominetor::legal_moves(c, s, seat);
  }
  static constexpr std::uint32_t weight(const Content& c, const State& s, Move m) {
    return paradominetor::weight(c, s, m);
  }
  template <class Random>
  static constexpr Move sample(const Content& c, const State& s, Seat seat, Random& random) {
    return paradominetor::sample(c, s, seat, random);
  }
  template <class Random>
  static constexpr int play_out(const Content& c, State& s, Random& random) {
    return paradominetor::play_out(c, s, random);
  }
  static constexpr Clause refusal(const Content& c, const State& s, Seat seat, Move m) {
    return paradominetor::refusal(c, s, seat, m);
  }
  template <class Sink>
  static constexpr void apply(const Content& c, State& s, Seat seat, Move m, Sink&& sink) {
    paradominetor::apply(c, s, seat, m, sink);
  }
  static constexpr std::optional<Outcome> outcome(const Content& c, const State& s) {
    return paradominetor::outcome(c, s);
  }
  static constexpr View view(const Content& c, const State& s, Viewer viewer) {
    return paradominetor::view(c, s, viewer);
  }
  static constexpr std::string_view flaw(const Content& c, const State& s) {
    return paradominetor::flaw(c, s);
  }
};

static_assert(paradoxa::Game<Game>);

}  // namespace paradoxa::paradominetor
