// Paradox Island as one Game.
#pragma once

#include <optional>

#include "engine/game.hpp"
#include "engine/game_functions.hpp"
#include "games/island/bot/appraise.hpp"
#include "games/island/bot/policy.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/apply.hpp"
#include "games/island/rules/asking.hpp"
#include "games/island/rules/event.hpp"
#include "games/island/rules/facts.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/invariants.hpp"
#include "games/island/rules/legal.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/options.hpp"
#include "games/island/rules/refusal.hpp"
#include "games/island/rules/score.hpp"
#include "games/island/rules/state.hpp"
#include "games/island/rules/view.hpp"
#include "games/island/sampler/determinize.hpp"
#include "games/island/tally.hpp"

namespace paradoxa::island {

struct Game : GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler> {
  using Heard = island::Heard;
  using Policy = island::Policy;
  using Tally = island::Tally;

  static constexpr std::string_view kName = "island";
  static constexpr std::string_view kTitle = "Paradox Island";
  static constexpr std::string_view kPrefix = "IS";
  static constexpr std::string_view kScoreUnit = "missions";
  static constexpr int kMinSeats = island::kMinSeats;
  static constexpr int kMaxSeats = island::kMaxSeats;
  static constexpr int kDefaultSeats = 3;
  static constexpr bool kKeyedByTold = true;
  static constexpr std::size_t kWorldsOfSearch = 64;
  static constexpr bool kSecrets = true;
  static constexpr int kRulesVersion = 1;  // grows when a record would replay differently

  static constexpr Asking<Move> asking(const Content& content, const State& state, Seat seat) {
    return island::asking(content, state, seat);
  }
  static constexpr OrderKinds order_kinds(const Content& content, const State& state, Seat seat) {
    return island::order_kinds(content, state, seat);
  }
  static constexpr std::optional<Seat> notes_reader(const Content& content, const State& state) {
    return island::notes_reader(content, state);
  }

  // Set-up: 17 tiles and the word to finish, 10 tokens, 3 OP pieces, 3 characters and a look, 3
  // start fruits with a box each. A root activates each of 28 spaces and 9 arrows at most once for
  // each of three pieces (IS-26.1), and each of these asks a dozen questions at most, a stirred
  // action among them. A captive's turn has two roots by actions, three more by scaring off
  // (IS-12.9), three by symbols; fruits, squares and replenished boxes add one each; OP's has four,
  // and three disclosures.
  static constexpr int kPliesOfSetup = kTiles + 1 + 2 * kAnomalySpaces + kOpPieces + 4 + 6;
  static constexpr int kPliesOfRoot = (28 + 9) * kMaxPieces * 12;
  static constexpr int kRootsOfTurn = 2 + 3 + 3 + 2 * kFruits + kSquares + 1;
  static constexpr int kMaxPlies =
      kPliesOfSetup + island::kMaxRounds * island::kMaxSeats * kRootsOfTurn * kPliesOfRoot;
};

static_assert(paradoxa::Game<Game>);

}  // namespace paradoxa::island
