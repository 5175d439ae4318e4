// A4, A12: random games with every invariant checked in every state, to an end in good time.
// A5 is this in a build with sanitizers.
#pragma once

#include <algorithm>
#include <string>

#include "battery/swarm.hpp"
#include "battery/trait.hpp"

namespace paradoxa::battery {

template <class G>
class Playouts {
 public:
  using State = typename G::State;

  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& content = Trait<G>::content();
    const auto& options = options_of<G>(game);
    const Swarm<G> swarm(random);
    State state = G::initial(content, options);
    plies_.clear();
    const auto failed = [&](std::string what) {
      return what + ", after " + std::to_string(plies_.size()) + " moves" +
             text_of<G>(options, plies_);
    };
    for (;;) {
      if (const auto flaw = G::flaw(content, state); !flaw.empty())
        return failed("A4: " + std::string(flaw));
      const SeatSet acting = G::to_act(content, state);
      if (acting.empty() != G::outcome(content, state).has_value())
        return failed("A12: a game has an outcome exactly when nobody is to act");
      if (acting.empty()) break;
      if (plies_.size() == G::kMaxPlies) return failed("A12: the game is longer than kMaxPlies");
      const Seat mover = any_of(acting, random);
      typename G::MoveList legal;
      for (unsigned bits = acting.bits; bits != 0; bits &= bits - 1) {
        const Seat seat = SeatSet{static_cast<std::uint16_t>(bits)}.first();
        const auto moves = G::legal_moves(content, state, seat);
        if (moves.empty()) return failed("A12: seat " + text_of(seat) + " is to act and cannot");
        if (seat == mover) legal = moves;
      }
      plies_.push_back({mover, swarm.choose(state, mover, legal, random)});
      G::apply(content, state, mover, plies_.back().move, NobodyListens{});
    }
    ++games_;
    states_ += static_cast<std::int64_t>(plies_.size()) + 1;
    longest_ = std::max(longest_, plies_.size());
    return {};
  }

  void add(const Playouts& other) {
    games_ += other.games_;
    states_ += other.states_;
    longest_ = std::max(longest_, other.longest_);
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(states_) +
           " states, the longest of " + std::to_string(longest_) + " moves (at most " +
           std::to_string(G::kMaxPlies) + ")";
  }

 private:
  Plies<G> plies_;
  std::int64_t games_ = 0;
  std::int64_t states_ = 0;
  std::size_t longest_ = 0;
};

template <class G>
void random_games() {
  Playouts<G> playouts;
  const std::string row = row_name<G>("A4");
  const bool ok = play_games(row, Trait<G>::kBudgets.playouts.amount(), playouts);
  print_figure(row, playouts.figure(), ok);
}

template <class G>
bool add_playouts() {
  add_row<G>("A4_A12_Soak_random_games_keep_every_invariant_and_end", &random_games<G>);
  return true;
}

}  // namespace paradoxa::battery
