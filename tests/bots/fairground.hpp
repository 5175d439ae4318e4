// A tiny game for searches: what is right depends on what a search takes a seat to know.
//
// Seat 0 begins at one of three stalls, which is the variant. Each time it may walk on, for a draw
// or a good bet (`walk`), or play:
//   dice    a die with four faces is rolled in the open, and seat 0 names its face to win;
//   cups    seat 1 puts a pea under one of two cups, unseen, and seat 0 names the cup to win;
//   doors   seat 0 saw which of four doors hides the prize; seat 1 did not, and opens one. If it
//           finds the prize, seat 0 has lost.
// Walking on is a draw at the dice and the doors; at the cups it wins three times in four.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "bots/told.hpp"
#include "engine/fixed_list.hpp"
#include "engine/game.hpp"
#include "engine/game_functions.hpp"

namespace paradoxa::fairground {

enum class Stall : std::uint8_t { kDice, kCups, kDoors };

struct Content {};
struct Options {
  Stall stall = Stall::kDice;
  friend constexpr bool operator==(Options, Options) = default;
};

enum class Phase : std::uint8_t { kWalkOrPlay, kLuck, kRolling, kHiding, kNaming, kOpening, kOver };
enum class Result : std::uint8_t { kNone, kWon, kLost, kDrawn };

struct State {
  static constexpr std::uint8_t kUnknown = 255;

  Options options{};
  Phase phase = Phase::kWalkOrPlay;
  Result result = Result::kNone;  // of seat 0
  std::uint8_t place = kUnknown;  // the face, the cup or the door

  constexpr int seats() const { return 2; }
  friend constexpr bool operator==(const State&, const State&) = default;
};
struct View : State {
  Viewer viewer{};
  friend constexpr bool operator==(const View&, const View&) = default;
};

// 0: walk on, or bad luck; 1: play, or good luck; later a face, cup or door.
struct Move {
  std::uint8_t number = 0;
  friend constexpr bool operator==(Move, Move) = default;
};
using MoveList = FixedList<Move, 4>;

struct Rolled {
  static constexpr const char* kName = "rolled";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "FG-1"_clause;
  std::uint8_t face = 0;
  friend constexpr bool operator==(const Rolled&, const Rolled&) = default;
};
// That the pea is hidden everybody sees; where, only who hid it.
struct PeaHidden {
  static constexpr const char* kName = "pea_hidden";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "FG-2"_clause;
  std::uint8_t cup = 0;
  constexpr std::optional<PeaHidden> seen_by(Viewer v) const {
    return v.sees_as(seat(1)) ? *this : PeaHidden{State::kUnknown};
  }
  friend constexpr bool operator==(const PeaHidden&, const PeaHidden&) = default;
};
struct Opened {
  static constexpr const char* kName = "opened";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "FG-3"_clause;
  std::uint8_t door = 0;
  friend constexpr bool operator==(const Opened&, const Opened&) = default;
};
using Event = std::variant<Rolled, PeaHidden, Opened>;

constexpr State initial(const Content&, const Options& options) {
  State state{.options = options};
  if (options.stall == Stall::kDoors) state.place = 2;  // where the prize is
  return state;
}

constexpr SeatSet to_act(const Content&, const State& state) {
  SeatSet seats;
  switch (state.phase) {
    case Phase::kLuck:
    case Phase::kRolling: seats.add(kNature); break;
    case Phase::kHiding:
    case Phase::kOpening: seats.add(seat(1)); break;
    case Phase::kWalkOrPlay:
    case Phase::kNaming: seats.add(seat(0)); break;
    case Phase::kOver: break;
  }
  return seats;
}

constexpr int choices(const State& state) {
  const bool two = state.phase == Phase::kWalkOrPlay || state.phase == Phase::kLuck ||
                   state.options.stall == Stall::kCups;
  return two ? 2 : 4;
}

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  for (int i = 0; i < choices(state); ++i) moves.push_back({static_cast<std::uint8_t>(i)});
  return moves;
}

constexpr std::uint32_t weight(const Content&, const State& state, Move move) {
  return state.phase == Phase::kLuck && move.number == 1 ? 3 : 1;
}

template <class Random>
constexpr Move sample(const Content&, const State& state, Seat, Random& random) {
  if (state.phase == Phase::kLuck) return {random.below(4) != 0};
  return {static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(choices(state))))};
}

constexpr Clause refusal(const Content& content, const State& state, Seat seat, Move move) {
  return to_act(content, state).contains(seat) && move.number < choices(state) ? kNoClause
                                                                               : "FG-0"_clause;
}

constexpr void fact(const Content&, const View&, Move, Clause, auto&&) {}

constexpr void end(State& state, Result result) {
  state.phase = Phase::kOver;
  state.result = result;
}

constexpr void walk_or_play(State& state, Move move) {
  constexpr Phase kPlays[] = {Phase::kRolling, Phase::kHiding, Phase::kOpening};
  if (move.number == 1)
    state.phase = kPlays[static_cast<std::size_t>(state.options.stall)];
  else if (state.options.stall == Stall::kCups)
    state.phase = Phase::kLuck;
  else
    end(state, Result::kDrawn);
}

template <class Sink>
constexpr void apply(const Content&, State& state, Seat, Move move, Sink&& sink) {
  switch (state.phase) {
    case Phase::kWalkOrPlay: return walk_or_play(state, move);
    case Phase::kLuck: return end(state, move.number == 1 ? Result::kWon : Result::kLost);
    case Phase::kRolling:
      state.place = move.number;
      state.phase = Phase::kNaming;
      return sink(Rolled{move.number});
    case Phase::kHiding:
      state.place = move.number;
      state.phase = Phase::kNaming;
      return sink(PeaHidden{move.number});
    case Phase::kNaming:
      return end(state, move.number == state.place ? Result::kWon : Result::kLost);
    case Phase::kOpening:
      end(state, move.number == state.place ? Result::kLost : Result::kWon);
      return sink(Opened{move.number});
    case Phase::kOver: return;
  }
}

constexpr std::optional<Outcome> outcome(const Content&, const State& state) {
  if (state.phase != Phase::kOver) return std::nullopt;
  Outcome outcome;
  outcome.seats = 2;
  outcome.scores = {state.result == Result::kWon, state.result == Result::kLost};
  outcome.ranks = {state.result == Result::kLost ? std::uint8_t{2} : std::uint8_t{1},
                   state.result == Result::kWon ? std::uint8_t{2} : std::uint8_t{1}};
  return outcome;
}

constexpr View view(const Content&, const State& state, Viewer viewer) {
  View seen{state, viewer};
  const bool hers = state.options.stall == Stall::kCups;
  if (state.options.stall != Stall::kDice && !viewer.sees_as(seat(hers ? 1 : 0)))
    seen.place = State::kUnknown;
  return seen;
}

constexpr std::string_view flaw(const Content&, const State&) { return {}; }

// Only decisions of seat 0 are asked for, and at those nothing is hidden that was not hidden after
// the root.
class Sampler {
 public:
  Sampler(const Content&, const View& view) : state_(view) {}
  State next(FastRandom&) const { return state_; }

 private:
  State state_;
};

using Types = GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler>;

struct Constants {
  static constexpr std::string_view kName = "fairground";
  static constexpr std::string_view kTitle = "Fairground";
  static constexpr std::string_view kPrefix = "FG";
  static constexpr std::string_view kScoreUnit = "prizes";
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr int kMaxPlies = 3;
};

// As every game that says nothing.
struct Unkeyed : Types, Constants {};
// Nodes by the events that are told.
struct KeyedByEvents : Types, Constants {
  static constexpr bool kKeyedByTold = true;
};
// The same by a number of the game's own.
struct KeyedByNumber : Types, Constants {
  static constexpr std::uint64_t told_key(const Content&, const State& before, const State&, Seat,
                                          Move move, Seat) {
    if (before.phase == Phase::kRolling) return 1u + move.number;
    return before.phase == Phase::kHiding || before.phase == Phase::kOpening ? 100 : 0;
  }
};

// Seat 1 opens any door, for it does not know better.
class AnyDoor {
 public:
  AnyDoor(const Content&, const View&, const NothingHeard&, Seat observer) : observer_(observer) {}

  static constexpr bool kListens = true;
  template <class E>
  void operator()(const E&) {
    ++heard;
  }
  void begin(const Content&, const State&) { ++begun; }
  std::optional<Move> choose(const Content&, const State& state, Seat seat, const MoveList& legal,
                             FastRandom& random) {
    asked_for_itself = asked_for_itself || seat == observer_;
    if (state.phase != Phase::kOpening) return std::nullopt;
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }

  // Over all searches: tests look.
  static inline int begun = 0;
  static inline int heard = 0;
  static inline bool asked_for_itself = false;

 private:
  Seat observer_;
};
struct WithPolicy : Types, Constants {
  using Policy = AnyDoor;
};
struct KeyedWithPolicy : Types, Constants {
  using Policy = AnyDoor;
  static constexpr bool kKeyedByTold = true;
};

static_assert(paradoxa::Game<Unkeyed> && paradoxa::Game<KeyedByEvents> &&
              paradoxa::Game<KeyedByNumber> && paradoxa::Game<WithPolicy>);
static_assert(!kKeyed<Unkeyed> && kKeyed<KeyedByEvents> && kKeyed<KeyedByNumber>);

}  // namespace paradoxa::fairground
