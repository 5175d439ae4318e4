// A tiny game whose knowledge is history: it proves what the engine does for such games.
//
// Eight caves in a ring. Nature hides a gem in one (EC-1). Each round the keeper lets it lie or
// carries it one cave on, unseen (EC-2); then the seeker shouts into a cave and hears whether the
// gem is in it or beside it (EC-3), or digs, which ends the game (EC-4). After six rounds there is
// nothing left but to dig. Neither the state nor the view keeps what was answered.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "engine/fixed_list.hpp"
#include "engine/game.hpp"
#include "engine/game_functions.hpp"

namespace paradoxa::echo {

inline constexpr int kCaves = 8;
inline constexpr int kRounds = 6;
inline constexpr Seat kKeeper{0};
inline constexpr Seat kSeeker{1};

struct Content {};

struct Options {
  std::uint8_t seats = 2;
  friend constexpr bool operator==(Options, Options) = default;
};

enum class Phase : std::uint8_t { kHiding, kCarrying, kSeeking, kOver };

// Also the view: `gem` is blank for those who do not know it.
struct State {
  static constexpr std::uint8_t kUnknown = 255;

  Options options{};
  Phase phase = Phase::kHiding;
  std::uint8_t round = 0;
  std::uint8_t gem = kUnknown;
  std::uint8_t dug = kUnknown;

  constexpr int seats() const { return options.seats; }
  friend constexpr bool operator==(const State&, const State&) = default;
};
struct View : State {
  Viewer viewer{};
  friend constexpr bool operator==(const View&, const View&) = default;
};

enum class MoveKind : std::uint8_t { kHide, kRest, kCarry, kShout, kDig };
struct Move {
  MoveKind kind = MoveKind::kHide;
  std::uint8_t cave = 0;
  friend constexpr bool operator==(const Move&, const Move&) = default;
};
using MoveList = FixedList<Move, 2 * kCaves>;

// ---- Events

struct Hidden {
  static constexpr const char* kName = "hidden";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "EC-1"_clause;
  std::uint8_t cave = 0;
  constexpr std::optional<Hidden> seen_by(Viewer v) const {
    return v.sees_as(kKeeper) ? std::optional(*this) : std::nullopt;
  }
  constexpr void fields(auto& f) const { f("cave", cave, "where"); }
  friend constexpr bool operator==(const Hidden&, const Hidden&) = default;
};
// Everybody hears that the keeper has been there; only the keeper knows what for.
struct Carried {
  static constexpr const char* kName = "carried";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "EC-2"_clause;
  static constexpr std::uint8_t kUnknown = 2;
  std::uint8_t far = 0;
  constexpr std::optional<Carried> seen_by(Viewer v) const {
    return v.sees_as(kKeeper) ? *this : Carried{kUnknown};
  }
  constexpr void fields(auto& f) const { f("far", far, "how far"); }
  friend constexpr bool operator==(const Carried&, const Carried&) = default;
};
struct Answered {
  static constexpr const char* kName = "answered";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "EC-3"_clause;
  std::uint8_t cave = 0;
  std::uint8_t near = 0;
  constexpr void fields(auto& f) const {
    f("cave", cave, "into which was shouted");
    f("near", near, "1 where the gem is there or beside it");
  }
  friend constexpr bool operator==(const Answered&, const Answered&) = default;
};
struct Dug {
  static constexpr const char* kName = "dug";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "EC-4"_clause;
  std::uint8_t cave = 0;
  std::uint8_t gem = 0;
  constexpr void fields(auto& f) const {
    f("cave", cave, "where");
    f("gem", gem, "where it was");
  }
  friend constexpr bool operator==(const Dug&, const Dug&) = default;
};
using Event = std::variant<Hidden, Carried, Answered, Dug>;

// ---- Rules

constexpr bool is_near(int cave, int gem) {
  const int apart = (gem - cave + kCaves) % kCaves;
  return apart <= 1 || apart == kCaves - 1;
}

constexpr State initial(const Content&, const Options& options) { return {.options = options}; }

constexpr SeatSet to_act(const Content&, const State& state) {
  SeatSet seats;
  switch (state.phase) {
    case Phase::kHiding: seats.add(kNature); break;
    case Phase::kCarrying: seats.add(kKeeper); break;
    case Phase::kSeeking: seats.add(kSeeker); break;
    case Phase::kOver: break;
  }
  return seats;
}

constexpr void add_each_cave(MoveList& moves, MoveKind kind) {
  for (std::uint8_t cave = 0; cave < kCaves; ++cave) moves.push_back({kind, cave});
}

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  if (state.phase == Phase::kHiding) add_each_cave(moves, MoveKind::kHide);
  if (state.phase == Phase::kCarrying) {
    moves.push_back({MoveKind::kRest, 0});
    moves.push_back({MoveKind::kCarry, 0});
  }
  if (state.phase == Phase::kSeeking) {
    if (state.round < kRounds) add_each_cave(moves, MoveKind::kShout);
    add_each_cave(moves, MoveKind::kDig);
  }
  return moves;
}

constexpr std::uint32_t weight(const Content&, const State&, Move) { return 1; }

template <class Random>
constexpr Move sample(const Content& content, const State& state, Seat seat, Random& random) {
  const MoveList moves = legal_moves(content, state, seat);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

constexpr Clause refusal(const Content& content, const State& state, Seat seat, Move move) {
  for (const Move legal : legal_moves(content, state, seat))
    if (legal == move) return kNoClause;
  return "EC-5"_clause;
}

constexpr void fact(const Content&, const View&, Move, Clause, auto&&) {}

template <class Sink>
constexpr void apply(const Content&, State& state, Seat, Move move, Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kHide:
      state.gem = move.cave;
      state.phase = Phase::kCarrying;
      return sink(Hidden{move.cave});
    case MoveKind::kRest:
    case MoveKind::kCarry: {
      const std::uint8_t far = move.kind == MoveKind::kCarry;
      state.gem = static_cast<std::uint8_t>((state.gem + far) % kCaves);
      state.phase = Phase::kSeeking;
      return sink(Carried{far});
    }
    case MoveKind::kShout:
      ++state.round;
      state.phase = Phase::kCarrying;
      return sink(Answered{move.cave, is_near(move.cave, state.gem)});
    case MoveKind::kDig:
      state.dug = move.cave;
      state.phase = Phase::kOver;
      return sink(Dug{move.cave, state.gem});
  }
}

constexpr std::optional<Outcome> outcome(const Content&, const State& state) {
  if (state.phase != Phase::kOver) return std::nullopt;
  Outcome outcome;
  outcome.seats = 2;
  const bool found = state.dug == state.gem;
  const Seat winner = found ? kSeeker : kKeeper;
  for (const Seat s : {kKeeper, kSeeker}) {
    outcome.scores[s.index] = s == winner;
    outcome.ranks[s.index] = s == winner ? 1 : 2;
  }
  return outcome;
}

constexpr View view(const Content&, const State& state, Viewer viewer) {
  View seen{state, viewer};
  if (!viewer.sees_as(kKeeper) && state.phase != Phase::kOver) seen.gem = State::kUnknown;
  return seen;
}

constexpr std::string_view flaw(const Content&, const State& state) {
  if (state.options.seats != 2) return "1. two seats";
  if (state.phase > Phase::kOver) return "2. a phase";
  if ((state.gem < kCaves) != (state.phase != Phase::kHiding)) return "3. the gem is hidden first";
  if ((state.dug < kCaves) != (state.phase == Phase::kOver)) return "4. digging ends the game";
  if (state.round > kRounds) return "5. six rounds";
  return {};
}

// ---- What a seat makes of it

using Heard = HeardEvents<Event>;

// Where the gem may be, and in how many ways it may have come there.
class Belief {
 public:
  void follow(const Content&, const View&, const Heard& heard) {
    if (!heard.begins_with(followed_)) *this = {};
    for (std::size_t i = followed_.events().size(); i < heard.events().size(); ++i) {
      hear(heard.events()[i]);
      ++events_taken_in;
    }
    followed_ = heard;
  }

  const std::array<std::uint32_t, kCaves>& ways() const { return ways_; }

  // How often any belief has taken in an event: tests count the work.
  static inline std::int64_t events_taken_in = 0;

 private:
  void hear(const Event& event) {
    if (const auto* e = std::get_if<Hidden>(&event))
      keep([&](int cave) { return cave == e->cave; });
    if (const auto* e = std::get_if<Answered>(&event))
      keep([&](int cave) { return is_near(e->cave, cave) == (e->near != 0); });
    if (const auto* e = std::get_if<Dug>(&event)) keep([&](int cave) { return cave == e->gem; });
    if (const auto* e = std::get_if<Carried>(&event)) carry(e->far);
  }
  template <class May>
  void keep(May&& may) {
    for (int cave = 0; cave < kCaves; ++cave)
      if (!may(cave)) ways_[static_cast<std::size_t>(cave)] = 0;
  }
  void carry(int far) {
    const auto before = ways_;
    for (std::size_t cave = 0; cave < kCaves; ++cave) {
      const std::uint32_t rested = before[cave], carried = before[(cave + kCaves - 1) % kCaves];
      ways_[cave] = far == 0 ? rested : far == 1 ? carried : rested + carried;
    }
  }

  std::array<std::uint32_t, kCaves> ways_{1, 1, 1, 1, 1, 1, 1, 1};
  Heard followed_;
};

class Sampler {
 public:
  Sampler(const Content&, const View& view, const Heard&, const Belief& belief)
      : state_(view), ways_(belief.ways()) {}

  template <class Random>
  State next(Random& random) const {
    State drawn = state_;
    if (drawn.phase == Phase::kHiding || drawn.gem != State::kUnknown) return drawn;
    std::uint32_t all = 0;
    for (const std::uint32_t ways : ways_) all += ways;
    std::uint32_t pick = random.below(all);
    for (drawn.gem = 0; pick >= ways_[drawn.gem]; ++drawn.gem) pick -= ways_[drawn.gem];
    return drawn;
  }

 private:
  State state_;
  std::array<std::uint32_t, kCaves> ways_;
};

// The seeker digs where it is sure, and shouts where the answer is most in doubt; the keeper
// carries by chance.
inline Move casual_move(const Content&, const View& view, const Heard&, const Belief& belief,
                        Seat seat, const MoveList& legal, FastRandom& random) {
  if (seat != kSeeker) return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  std::uint32_t all = 0, most = 0;
  std::uint8_t likely = 0;
  for (std::uint8_t cave = 0; cave < kCaves; ++cave) {
    all += belief.ways()[cave];
    if (belief.ways()[cave] > most) most = belief.ways()[cave], likely = cave;
  }
  if (most == all || view.round == kRounds) return {MoveKind::kDig, likely};
  std::uint8_t best = 0;
  std::uint32_t least = UINT32_MAX;
  for (std::uint8_t cave = 0; cave < kCaves; ++cave) {
    std::uint32_t near = 0;
    for (int gem = 0; gem < kCaves; ++gem)
      if (is_near(cave, gem)) near += belief.ways()[static_cast<std::size_t>(gem)];
    const std::uint32_t doubt = near > all - near ? near : all - near;
    if (doubt < least) least = doubt, best = cave;
  }
  return {MoveKind::kShout, best};
}

struct Game : GameOf<Content, Options, State, Move, MoveList, Event, View, Sampler> {
  using Heard = echo::Heard;
  using Belief = echo::Belief;

  static constexpr std::string_view kName = "echo";
  static constexpr std::string_view kTitle = "Echo";
  static constexpr std::string_view kPrefix = "EC";
  static constexpr std::string_view kScoreUnit = "gems";
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr int kDefaultSeats = 2;
  static constexpr int kRulesVersion = 1;
  static constexpr int kMaxPlies = 1 + 2 * (kRounds + 1);
};

static_assert(paradoxa::Game<Game>);
static_assert(kHears<Game> && kBelieves<Game>);

}  // namespace paradoxa::echo
