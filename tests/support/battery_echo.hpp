// Echo for the rows of the battery that know about history.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "battery/trait.hpp"
#include "engine/take_any.hpp"
#include "support/echo_codec.hpp"

namespace paradoxa::battery {

// Written from the clauses alone: every way the gem can have lain and been carried is tried.
class EchoWorlds {
 public:
  using G = echo::Game;
  using Past = Plies<G>;

  EchoWorlds(const echo::State& state, Viewer viewer, const Past& plies) : state_(state) {
    if (viewer.sees_as(echo::kKeeper) || state.gem == echo::State::kUnknown ||
        state.phase == echo::Phase::kOver)
      return;
    std::size_t carries = 0;
    for (const Ply<G>& ply : plies) carries += ply.seat == echo::kKeeper;
    for (unsigned bits = 0; bits < 1u << carries; ++bits)
      for (std::uint8_t cave = 0; cave < echo::kCaves; ++cave)
        if (Past past = told(plies, cave, bits); sounds_alike(plies, past)) pasts_.push_back(past);
  }

  echo::State twin(FastRandom& random) const {
    if (pasts_.empty()) return state_;
    return last_of(pasts_[random.below(static_cast<std::uint32_t>(pasts_.size()))]);
  }
  // One that ends in this state.
  Past leading_to(const echo::State& state, const Past& otherwise) const {
    for (const Past& past : pasts_)
      if (last_of(past) == state) return past;
    return otherwise;
  }

 private:
  static Past told(Past plies, std::uint8_t cave, unsigned bits) {
    for (Ply<G>& ply : plies) {
      if (is_nature(ply.seat)) ply.move.cave = cave;
      if (ply.seat != echo::kKeeper) continue;
      ply.move.kind = bits & 1 ? echo::MoveKind::kCarry : echo::MoveKind::kRest;
      bits >>= 1;
    }
    return plies;
  }
  // The seeker's answers, and nothing else, are heard by all.
  static std::vector<bool> answers(const Past& plies) {
    std::vector<bool> all;
    int gem = 0;
    for (const Ply<G>& ply : plies) {
      if (is_nature(ply.seat)) gem = ply.move.cave;
      if (ply.move.kind == echo::MoveKind::kCarry) gem = (gem + 1) % echo::kCaves;
      const int apart = std::abs(gem - ply.move.cave);
      if (ply.move.kind == echo::MoveKind::kShout) all.push_back(apart <= 1 || apart == 7);
    }
    return all;
  }
  static bool sounds_alike(const Past& a, const Past& b) { return answers(a) == answers(b); }

  static echo::State last_of(const Past& plies) {
    echo::State state = echo::initial({}, {});
    for (const Ply<G>& ply : plies) echo::apply({}, state, ply.seat, ply.move, NobodyListens{});
    return state;
  }

  echo::State state_;
  std::vector<Past> pasts_;
};

template <>
struct Trait<echo::Game> {
  using G = echo::Game;
  using State = echo::State;
  using Worlds = EchoWorlds;

  static const echo::Content& content() {
    static const echo::Content kContent;
    return kContent;
  }
  static std::vector<echo::Options> option_sets() { return {echo::Options{}}; }

  static std::string text(const echo::Options&) { return "echo"; }
  static std::string text(const echo::Move& move) { return echo::Codec::move_text({}, move); }
  static std::string text(const State& state) {
    JsonWriter out;
    echo::Codec::write_view(out, {}, echo::view({}, state, kReferee));
    return out.take();
  }
  static std::string text(const echo::Event& event) {
    JsonWriter out;
    echo::Codec::write_event(out, {}, event);
    return out.take();
  }

  static Plies<G> retold(const Plies<G>& plies, const State& twin, Viewer viewer) {
    State state = echo::initial({}, {});
    for (const Ply<G>& ply : plies) echo::apply({}, state, ply.seat, ply.move, NobodyListens{});
    return EchoWorlds(state, viewer, plies).leading_to(twin, plies);
  }
  // The same move, as far as its answer is the same.
  static std::optional<echo::Move> alike(const State& a, const State& b, Viewer, const Ply<G>& ply,
                                         FastRandom&) {
    const bool asks = ply.move.kind == echo::MoveKind::kShout;
    if (asks && echo::is_near(ply.move.cave, a.gem) != echo::is_near(ply.move.cave, b.gem))
      return std::nullopt;
    if (ply.move.kind == echo::MoveKind::kDig && a.gem != b.gem) return std::nullopt;
    return ply.move;
  }
};

}  // namespace paradoxa::battery
