// Restart as one Game.
#pragma once

#include "engine/game.hpp"
#include "engine/game_functions.hpp"
#include "games/restart/bot/appraise.hpp"
#include "games/restart/bot/shortlist.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/apply.hpp"
#include "games/restart/rules/event.hpp"
#include "games/restart/rules/facts.hpp"
#include "games/restart/rules/invariants.hpp"
#include "games/restart/rules/legal.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/options.hpp"
#include "games/restart/rules/refusal.hpp"
#include "games/restart/rules/score.hpp"
#include "games/restart/rules/state.hpp"
#include "games/restart/rules/view.hpp"
#include "games/restart/sampler/determinize.hpp"
#include "games/restart/tally.hpp"

namespace paradoxa::restart {

struct Game : GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler> {
  using Tally = restart::Tally;

  static constexpr std::string_view kName = "restart";
  static constexpr std::string_view kTitle = "Restart";
  static constexpr std::string_view kPrefix = "RS";
  static constexpr std::string_view kScoreUnit = "points";
  static constexpr int kMinSeats = restart::kMinSeats;
  static constexpr int kMaxSeats = restart::kMaxSeats;
  static constexpr int kDefaultSeats = 2;
  static constexpr int kRulesVersion = 1;  // grows when a record would replay differently

  // Set-up: 4 characters, 12 spaces, 3 Upcoming, 28 hand cards, 20 Chains and 12 in the row, 16
  // Tubes and a Display of 6, 10 Gadgets and 8 decisions about them, 9 steps of each first turn. A
  // turn: each of at most 40 cards that a hand comes to hold is played once, and asks whether its
  // text is activated and a dozen more; 60 pills are used; 20 Plans ask a dozen each; as many cards
  // are drawn and discarded. Each seat has 100 turns at most (RS-29.1).
  static constexpr int kPliesOfSetup = 4 + 12 + 3 + 28 + 20 + 12 + 16 + 6 + 10 + 8 + 4 * 9;
  static constexpr int kPliesOfTurn = 40 * 14 + 60 + 20 * 13 + 2 * 40;
  static constexpr int kMaxPlies = kPliesOfSetup + kMaxTurns * kMaxSeats * kPliesOfTurn + kCards;
};

static_assert(paradoxa::Game<Game>);

}  // namespace paradoxa::restart
