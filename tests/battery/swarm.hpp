// Policies, drawn for each seat and game: random play alone rarely leaves the beaten track.
#pragma once

#include <array>
#include <cstdint>

#include "battery/trait.hpp"

namespace paradoxa::battery {

enum class Policy : std::uint8_t {
  kUniform,
  kFirst,     // the first legal move
  kLast,      // the last one
  kFaithful,  // one favourite family of moves whenever it has one
  kGreedy,    // whatever stands best right after the move
  kGenerous,  // and worst
};
inline constexpr std::uint32_t kPolicies = 6;
inline constexpr std::uint32_t kFamilies = 8;

template <class G>
class Swarm {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  explicit Swarm(FastRandom& random) {
    // Half of the games are played at random by everybody, the others by a mixed company.
    const bool mixed = random.below(2) == 1;
    for (Player& player : players_)
      player = {mixed ? static_cast<Policy>(random.below(kPolicies)) : Policy::kUniform,
                static_cast<int>(random.below(kFamilies))};
  }

  // Precondition: `legal` is the list of the seat, and not empty.
  Move choose(const State& state, Seat seat, const MoveList& legal, FastRandom& random) const {
    if (is_nature(seat)) return G::sample(Trait<G>::content(), state, seat, random);
    const Player& player = players_[seat.index];
    const auto any = [&] { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; };
    switch (player.policy) {
      case Policy::kUniform: break;
      case Policy::kFirst: return legal[0];
      case Policy::kLast: return legal.back();
      case Policy::kFaithful:
        for (const Move move : legal)
          if (Trait<G>::family(move) == player.favourite) return move;
        break;
      case Policy::kGreedy: return extreme(state, seat, any(), legal, 1);
      case Policy::kGenerous: return extreme(state, seat, any(), legal, -1);
    }
    return any();
  }

 private:
  struct Player {
    Policy policy = Policy::kUniform;
    int favourite = 0;
  };

  // The move after which `sign` times the standing is highest; `start` where all are equal.
  static Move extreme(const State& state, Seat seat, Move start, const MoveList& legal, int sign) {
    const auto value = [&](Move move) {
      State after = state;
      G::apply(Trait<G>::content(), after, seat, move, NobodyListens{});
      return sign * Trait<G>::standing(after, seat);
    };
    Move best = start;
    int best_value = value(start);
    for (const Move move : legal)
      if (const int v = value(move); v > best_value) best = move, best_value = v;
    return best;
  }

  std::array<Player, kMaxSeats> players_{};
};

}  // namespace paradoxa::battery
