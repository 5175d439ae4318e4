// The same game once more, on another island: OP chose otherwise where nobody hears it.
//
// A world is an island and its tokens. Of a game so far, what was announced is known for each move
// (said_island.hpp). `Branches` goes through it in a world: at every move of OP's it tries whatever
// sounds alike, and keeps the positions that it comes to. Moves of captives are heard, so they are
// the same. Powers that were drawn and not kept are nobody's business (IS-16.2): who wants others
// says which.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "battery/trait.hpp"
#include "games/island/game.hpp"
#include "support/said_island.hpp"

namespace paradoxa::island {

using Past = battery::Plies<Game>;

// Where everything lies that never moves.
struct Ground {
  Island island;
  std::array<std::uint8_t, kAnomalySpaces> tokens{};
};

// A move of the true game, and what was said of it.
struct Moment {
  Seat seat{};
  Move move{};
  Ask ask{};  // to which question
  std::string said;
};

// What happened, as the viewer heard it.
class Course {
 public:
  Course(const Content& content, const Options& options, Viewer viewer)
      : content_(content), viewer_(viewer), state_(Game::initial(content, options)) {
    start_ = state_;
  }

  void add(const battery::Ply<Game>& ply) {
    Announced said(viewer_);
    const Ask ask = state_.ask;
    Game::apply(content_, state_, ply.seat, ply.move, said);
    moments_.push_back({ply.seat, ply.move, ask, said.text()});
  }

  const Content& content() const { return content_; }
  Viewer viewer() const { return viewer_; }
  const State& start() const { return start_; }
  const State& state() const { return state_; }
  const std::vector<Moment>& moments() const { return moments_; }

 private:
  const Content& content_;
  Viewer viewer_;
  State start_, state_;
  std::vector<Moment> moments_;
};

// Moves of OP between which nobody can tell by their kind alone.
constexpr bool may_sound_alike(const Move& a, const Move& b) {
  const auto kind = [](const Move& move) {
    return move.kind == MoveKind::kFlood ? MoveKind::kSail : move.kind;
  };
  if (kind(a) != kind(b)) return false;
  switch (a.kind) {
    case MoveKind::kStep:
    case MoveKind::kRoll:
    case MoveKind::kPush: return a.a == b.a && a.b == b.b;
    case MoveKind::kStrike:
    case MoveKind::kKeep:
    case MoveKind::kTell: return a.a == b.a;
    default: return true;
  }
}

// What Nature and OP do in this world at this moment, as far as the ground decides it: nothing if
// that is open.
inline std::optional<Move> fixed_by(const Ground& ground, const State& state,
                                    const Content& content, const Moment& moment) {
  if (moment.move.kind == MoveKind::kTile) {
    for (const Move& move : Game::legal_moves(content, state, moment.seat))
      if (move.kind == MoveKind::kTile &&
          move.placement() == ground.island.placement(move.placement().tile))
        return move;
    return Move::of(MoveKind::kPass);  // refused
  }
  if (moment.ask == Ask::kDeal)
    return Move::of(MoveKind::kToken, ground.tokens[static_cast<std::size_t>(tokens_dealt(state))]);
  if (moment.ask == Ask::kAssign) return Move::of(MoveKind::kToken, ground.tokens[state.assigned]);
  if (!is_ops(moment.ask)) return moment.move;
  return std::nullopt;
}

// The positions that a world can be in, and how it came to each.
class Branches {
 public:
  struct Leaf {
    State state;
    std::size_t before = 0;
    Move move{};
  };

  // Of more than `most` positions some are dropped.
  Branches(const Course& course, const Ground& ground, std::size_t most)
      : course_(&course), ground_(ground), most_(most) {
    leaves_.push_back({course.start(), 0, {}});
  }

  const Ground& ground() const { return ground_; }
  bool alive() const { return !leaves_.empty(); }
  const std::vector<Leaf>& leaves() const { return leaves_; }
  // Moments gone through.
  std::size_t at() const { return at_; }

  void step(const Moment& moment, const std::optional<Move>& draw, FastRandom& random) {
    next_.clear();
    seen_.clear();
    for (std::size_t i = 0; i < leaves_.size(); ++i) step(i, moment, draw);
    thin(random);
    leaves_.swap(next_);
    ++at_;
  }

 private:
  void step(std::size_t from, const Moment& moment, const std::optional<Move>& draw) {
    const Content& content = course_->content();
    const State& state = leaves_[from].state;
    if (!Game::to_act(content, state).contains(moment.seat) ||
        is_ops(state.ask) != is_ops(moment.ask))
      return;
    const auto fixed = draw ? draw : fixed_by(ground_, state, content, moment);
    if (fixed) {
      if (!Game::refusal(content, state, moment.seat, *fixed)) branch(from, moment, *fixed);
      return;
    }
    for (const Move& move : Game::legal_moves(content, state, moment.seat))
      if (may_sound_alike(move, moment.move)) branch(from, moment, move);
  }
  void branch(std::size_t from, const Moment& moment, const Move& move) {
    said_.clear();
    State after = leaves_[from].state;
    Game::apply(course_->content(), after, moment.seat, move, said_);
    if (said_.text() != moment.said) return;
    const std::string_view bytes(reinterpret_cast<const char*>(&after), sizeof after);
    if (seen_.emplace(std::hash<std::string_view>{}(bytes), next_.size()).second)
      next_.push_back({after, from, move});
  }
  void thin(FastRandom& random) {
    while (next_.size() > most_) {
      next_[random.below(static_cast<std::uint32_t>(next_.size()))] = next_.back();
      next_.pop_back();
    }
  }

  const Course* course_;
  Ground ground_;
  std::size_t most_;
  std::size_t at_ = 0;
  std::vector<Leaf> leaves_, next_;
  std::unordered_map<std::size_t, std::size_t> seen_;
  Announced said_{course_->viewer()};
};

// ---- Powers -------------------------------------------------------------------------------------

// IS-16.2, IS-R27: which powers were drawn, turn by turn, so that the stack came to lie as it does
// in the twin. What was put down last tells it; what has been drawn again since follows from what
// was kept.
class PowerDraws {
 public:
  PowerDraws(const Course& course, const State& twin) {
    for (const Moment& moment : course.moments())
      if (moment.ask == Ask::kKeep) kept_.push_back(moment.move.power());
    put_back_.resize(kept_.size(), Power::kNone);
    read(twin);
    for (std::size_t turn = 0; turn < kept_.size(); ++turn) deal(turn);
    for (const Power power : twin.drawn)
      if (power != Power::kNone) last_.push_back(power);
  }

  // The move of Nature's `number`-th draw in OP's `turn`-th turn.
  std::optional<Move> draw(std::size_t turn, std::size_t number) const {
    const std::vector<Power>& drawn = turn < turns_.size() ? turns_[turn] : last_;
    if (number >= drawn.size()) return std::nullopt;
    return Move::with(MoveKind::kDraw, drawn[number]);
  }

 private:
  // In the stack the powers lie in the order: put back, then in force; put back, in force, …
  void read(const State& twin) {
    std::size_t turn = kept_.size();
    std::size_t size = twin.below_size;
    const bool in_force = twin.power != Power::kNone;
    while (size > 0 && turn > 0) {
      const bool is_last = turn == kept_.size() && in_force;
      if (!is_last) --size;  // the one in force in that turn
      if (size == 0) break;
      put_back_[--turn] = twin.below[--size];
    }
    while (turn-- > 0) {
      // PowerDraws again six turns later, together with the one that was kept.
      const std::size_t later = turn + kPowers / 2;
      if (later == kept_.size())
        put_back_[turn] = twin.drawn[0];
      else
        put_back_[turn] = kept_[later] == kept_[turn] ? put_back_[later] : kept_[later];
    }
  }
  void deal(std::size_t turn) { turns_.push_back({kept_[turn], put_back_[turn]}); }

  std::vector<Power> kept_, put_back_, last_;
  std::vector<std::vector<Power>> turns_;
};

// How many bytes differ.
inline int difference(const State& a, const State& b) {
  const auto* one = reinterpret_cast<const unsigned char*>(&a);
  const auto* other = reinterpret_cast<const unsigned char*>(&b);
  int count = 0;
  for (std::size_t i = 0; i < sizeof(State); ++i) count += one[i] != other[i];
  return count;
}

// The game so far as it went in the twin world. Where no such game is found, the one that comes
// nearest to it, or that sounds alike for longest.
inline Past retold(const Course& course, const State& twin) {
  constexpr std::size_t kMost = 6000;
  const PowerDraws drawn(course, twin);
  FastRandom random(1);
  std::vector<std::vector<Branches::Leaf>> layers;
  Branches branches(course, {twin.island, twin.tokens}, kMost);
  std::size_t turn = 0, number = 0;
  for (const Moment& moment : course.moments()) {
    std::optional<Move> draw;
    if (moment.ask == Ask::kDraw) draw = drawn.draw(turn, number++);
    if (moment.ask == Ask::kKeep) ++turn, number = 0;
    branches.step(moment, draw, random);
    if (!branches.alive()) break;
    layers.push_back(branches.leaves());
  }
  Past past;
  for (const Moment& moment : course.moments()) past.push_back({moment.seat, moment.move});
  if (layers.empty()) return past;
  const Branches::Leaf* leaf = &*std::min_element(
      layers.back().begin(), layers.back().end(), [&](const auto& a, const auto& b) {
        return difference(a.state, twin) < difference(b.state, twin);
      });
  for (std::size_t i = layers.size(); i-- > 0;) {
    past[i].move = leaf->move;
    if (i > 0) leaf = &layers[i - 1][leaf->before];
  }
  return past;
}

}  // namespace paradoxa::island
