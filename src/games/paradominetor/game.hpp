// Paradominetor as one Game.
#pragma once

#include "engine/game.hpp"
#include "engine/game_functions.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/event.hpp"
#include "games/paradominetor/rules/facts.hpp"
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

struct Game : GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler> {
  static constexpr std::string_view kName = "paradominetor";
  static constexpr std::string_view kTitle = "Paradominetor";
  static constexpr std::string_view kPrefix = "PD";
  static constexpr std::string_view kScoreUnit = "half-points";
  static constexpr int kMinSeats = paradominetor::kMinPlayers;
  static constexpr int kMaxSeats = kMaxPlayers;
  static constexpr int kDefaultSeats = 4;
  static constexpr int kRulesVersion = 1;  // grows when a record would replay differently
  // 75 tiles dealt, 15 chosen to pass, the first lead, 75 tiles played, 5 declarations: a led
  // black tile needs one, and there is one black tile per seat.
  static constexpr int kMaxPlies = 75 + 15 + 1 + 75 + 5;
};

static_assert(paradoxa::Game<Game>);

}  // namespace paradoxa::paradominetor
