// Paradoxical as one Game.
#pragma once

#include "engine/game.hpp"
#include "engine/game_functions.hpp"
#include "games/paradoxical/bot/appraise.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/apply.hpp"
#include "games/paradoxical/rules/event.hpp"
#include "games/paradoxical/rules/facts.hpp"
#include "games/paradoxical/rules/invariants.hpp"
#include "games/paradoxical/rules/legal.hpp"
#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/options.hpp"
#include "games/paradoxical/rules/refusal.hpp"
#include "games/paradoxical/rules/score.hpp"
#include "games/paradoxical/rules/state.hpp"
#include "games/paradoxical/rules/view.hpp"
#include "games/paradoxical/sampler/determinize.hpp"
#include "games/paradoxical/tally.hpp"

namespace paradoxa::paradoxical {

struct Game : GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler> {
  using Tally = paradoxical::Tally;

  static constexpr std::string_view kName = "paradoxical";
  static constexpr std::string_view kTitle = "Paradoxical";
  static constexpr std::string_view kPrefix = "PX";
  static constexpr std::string_view kScoreUnit = "paradoxes";
  static constexpr int kMinSeats = paradoxical::kMinPlayers;
  static constexpr int kMaxSeats = kMaxPlayers;
  static constexpr int kDefaultSeats = 2;
  static constexpr int kRulesVersion = 1;  // grows when a record would replay differently

  // PX-R29: the round cap bounds the turns, and PX-OP.0 what one turn can ask. The longest step is
  // CYCLE 10 3: ten cards or stops, then 13 builds of a discard, a deck and a card each; it may
  // have to be agreed to. Three of them, the action before and a copy, then each of four hands from
  // ten cards down to five. A claim asks less. Before it all the start, and three start cards.
  static constexpr int kMaxPliesOfStep = 10 + 13 * 3 + 1;
  static constexpr int kMaxPliesOfTurn = 2 + kMaxSteps * kMaxPliesOfStep + kMaxPlayers * 5;
  static constexpr int kMaxPlies = 1 + 3 * 2 + kMaxRounds * kMaxPlayers * kMaxPliesOfTurn;
};

static_assert(paradoxa::Game<Game>);

}  // namespace paradoxa::paradoxical
