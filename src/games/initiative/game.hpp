// Paradox Initiative as one Game.
#pragma once

#include "engine/game.hpp"
#include "engine/game_functions.hpp"
#include "games/initiative/bot/appraise.hpp"
#include "games/initiative/bot/shortlist.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/apply.hpp"
#include "games/initiative/rules/event.hpp"
#include "games/initiative/rules/facts.hpp"
#include "games/initiative/rules/invariants.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/options.hpp"
#include "games/initiative/rules/refusal.hpp"
#include "games/initiative/rules/score.hpp"
#include "games/initiative/rules/state.hpp"
#include "games/initiative/rules/view.hpp"
#include "games/initiative/sampler/determinize.hpp"
#include "games/initiative/tally.hpp"

namespace paradoxa::initiative {

struct Game : GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler> {
  using Tally = initiative::Tally;

  static constexpr std::string_view kName = "initiative";
  static constexpr std::string_view kTitle = "Paradox Initiative";
  static constexpr std::string_view kPrefix = "PI";
  static constexpr std::string_view kScoreUnit = "points";
  static constexpr int kMinSeats = initiative::kMinPlayers;
  static constexpr int kMaxSeats = kMaxPlayers;
  static constexpr int kDefaultSeats = 2;
  static constexpr int kRulesVersion = 1;  // grows when a record would replay differently

  // Set-up: the glitch, 9 cards, 3 discs, 3 goals and 4 secret ones, the chief, and for each of
  // four seats 3 choices of a module and 25 discs. A round: 12 cards revealed, and 8 actions that
  // may build a module. A matrix action: a swap, a diagonal, ten discs of which each may save a
  // world, credit a card and build a module, the end, 25 discs. Turns have 4 actions at most by the
  // content, and nine experiments add three each. Free actions: eight modules a seat with a refill,
  // and one use of a token or of purple for each disc ever earned.
  static constexpr int kPliesOfSetup = 1 + 9 + 3 + 3 + 4 + 1 + kMaxPlayers * (3 + kCells);
  static constexpr int kPliesOfRound = 12 + 8 * 4;
  static constexpr int kPliesOfAction = 2 + 2 * kMaxEarned * 5 + 1 + kCells;
  static constexpr int kMaxTurns = 10 * kMaxPlayers;
  static constexpr int kMaxPlies = kPliesOfSetup + 9 * kPliesOfRound +
                                   (kMaxTurns * 4 + 27) * kPliesOfAction +
                                   kMaxPlayers * kModules * (2 + kCells) + kMaxTurns + 64;
};

static_assert(paradoxa::Game<Game>);

}  // namespace paradoxa::initiative
