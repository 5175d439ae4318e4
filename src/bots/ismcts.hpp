// Information-set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse:
// Information Set Monte Carlo Tree Search, IEEE Transactions on Computational Intelligence and AI
// in Games 4(2), 2012), over any game.
//
// Every simulation draws a full position that agrees with the view and walks one tree in it:
//  1. a node is the list of decisions that seats made since the root. Moves of chance are drawn
//     with G::sample and leave no trace: the same decisions under different luck share a node;
//  2. a move that is legal in this world counts as available, and UCB weighs its visits against the
//     times it was available, not against the visits of its parent;
//  3. each seat maximises its own reward (max^n);
//  4. in a secret simultaneous choice the observer decides first and the others draw with
//     G::sample, for nobody can answer what nobody has seen;
//  5. where a game has very many moves it may name those worth a look, best first, and what it
//     expects of each (G::shortlist); the others are neither tried nor counted as available;
//  6. the first move without a node gets one, and a random playout ends the simulation, or the
//     game's own judgement of the position (G::appraise) where random play says little. A game
//     may also say how far a simulation looks (G::is_judged).
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bots/budget.hpp"
#include "bots/choice.hpp"
#include "bots/reward.hpp"
#include "bots/search_tree.hpp"
#include "engine/game.hpp"
#include "engine/suggestion.hpp"

namespace paradoxa {

struct IsmctsSettings {
  Budget budget = Budget::of_iterations(2000);
  float exploration = 0.5F;        // factor of UCB's second term
  double win_weight = 0.5;         // of the win in the reward; the rest is the margin
  std::uint32_t nodes = 3u << 16;  // the most that are kept; never more than iterations
};

namespace ismcts_detail {

template <class G>
inline constexpr bool kSuggests =
    requires(const typename G::Content& content, const typename G::State& state, Seat seat,
             const typename G::MoveList& legal) { G::shortlist(content, state, seat, legal); };

// The moves a search looks at are those suggested, or all; here a list of none.
template <class G>
constexpr auto no_moves() {
  if constexpr (kSuggests<G>) {
    using List = decltype(G::shortlist(std::declval<const typename G::Content&>(),
                                       std::declval<const typename G::State&>(), Seat{},
                                       std::declval<const typename G::MoveList&>()));
    return List{};
  } else {
    return typename G::MoveList{};
  }
}

}  // namespace ismcts_detail

template <Game G>
class IsmctsBot {
 public:
  using Content = typename G::Content;
  using View = typename G::View;
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  explicit IsmctsBot(const IsmctsSettings& settings)
      : settings_(settings), tree_(nodes_for(settings)) {}

  // A search ends early once the flag is set; null: never.
  void watch(const std::atomic<bool>* cancelled) { cancelled_ = cancelled; }

  Choice<G> choose(const Content& content, const View& view, Seat seat, const MoveList& legal,
                   FastRandom& random) {
    Choice<G> choice;
    choice.move = legal[0];
    if (legal.size() == 1) return choice;
    const Countdown countdown(settings_.budget, cancelled_);
    typename G::Sampler sampler(content, view);
    observer_ = seat;
    tree_.clear();
    for (; !countdown.over(choice.iterations); ++choice.iterations) {
      const State world = sampler.next(random);
      if (choice.iterations == 0) first_ = considered(content, world, seat, legal);
      simulate(content, world, random);
    }
    weigh(legal, choice);
    return choice;
  }

 private:
  static constexpr bool kSuggests = ismcts_detail::kSuggests<G>;
  static constexpr float kPriorVisits = 20;
  using Considered = decltype(ismcts_detail::no_moves<G>());

  using Tree = SearchTree<Move>;
  using Slot = typename Tree::Slot;

  struct Untried {
    Slot slot;
    std::uint32_t index;  // in the legal list
  };

  // The legal moves of a seat at a node: those without a child, or the most promising child.
  struct Survey {
    Slot best = Tree::kRoot;
    std::uint32_t untried_count = 0;
    std::array<Untried, MoveList::capacity()> untried;
  };

  // The root's children must always find room: their visits are the answer.
  static std::uint32_t nodes_for(const IsmctsSettings& settings) {
    const Budget budget = settings.budget;
    const std::uint32_t useful = budget.timed() ? settings.nodes : budget.iterations;
    return std::max(std::min(settings.nodes, useful), std::uint32_t{MoveList::capacity()});
  }

  void simulate(const Content& content, const State& root, FastRandom& random) {
    path_.clear();
    State state = root;
    SeatSet round;  // who of a simultaneous choice has still to decide
    Slot node = Tree::kRoot;
    for (SeatSet acting = G::to_act(content, state); !acting.empty();
         acting = G::to_act(content, state)) {
      // The last one of a round decides alone, and yet secretly. Should the next open decision
      // fall to that same seat, it is taken for a secret one: drawn, not searched.
      round.bits = acting.size() > 1 ? acting.bits : round.bits & acting.bits;
      const Seat seat = acting.contains(observer_) ? observer_ : acting.first();
      if (is_nature(seat) || (seat != observer_ && !round.empty())) {
        G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
        continue;
      }
      if (!descend(content, state, node, seat, random) || is_judged(root, state)) break;
    }
    reward_path(appraised(content, root, state, random));
  }

  // What the simulation ends with: a random playout, or the game's own judgement where it has one.
  Rewards appraised(const Content& content, const State& root, State& state,
                    FastRandom& random) const {
    if constexpr (requires { G::appraise(content, root, state, random); }) {
      return G::appraise(content, root, state, random);
    } else if constexpr (requires { G::appraise(content, state, random); }) {
      return G::appraise(content, state, random);
    } else {
      play_out<G>(content, state, random);
      return rewards_of(*G::outcome(content, state), settings_.win_weight);
    }
  }

  // Whether the game wants a simulation that began at the root to be judged here.
  static bool is_judged(const State& root, const State& state) {
    if constexpr (requires { G::is_judged(root, state); })
      return G::is_judged(root, state);
    else
      return false;
  }

  // Makes one move of the seat and follows it down the tree; false when it leads out of it.
  bool descend(const Content& content, State& state, Slot& node, Seat seat, FastRandom& random) {
    if (node == Tree::kRoot) return follow(content, state, node, seat, first_, random);
    const MoveList legal = G::legal_moves(content, state, seat);
    if constexpr (kSuggests)
      return follow(content, state, node, seat, G::shortlist(content, state, seat, legal), random);
    else
      return follow(content, state, node, seat, legal, random);
  }

  bool follow(const Content& content, State& state, Slot& node, Seat seat, const Considered& moves,
              FastRandom& random) {
    const Survey survey = look(node, seat, moves);
    if (survey.untried_count == 0) {
      node = survey.best;
      push(node);
      G::apply(content, state, seat, tree_[node].move, NobodyListens{});
      return true;
    }
    // Suggestions come best first; moves in no order are tried in none.
    const Untried pick = survey.untried[kSuggests ? 0 : random.below(survey.untried_count)];
    const Move move = move_of(moves[pick.index]);
    if (!tree_.full()) {
      tree_.add(pick.slot, node, seat, move);
      push(pick.slot);
    }
    G::apply(content, state, seat, move, NobodyListens{});
    return false;
  }

  static Considered considered(const Content& content, const State& state, Seat seat,
                               const MoveList& legal) {
    if constexpr (kSuggests)
      return G::shortlist(content, state, seat, legal);
    else
      return legal;
  }

  static Move move_of(const Move& move) { return move; }
  static Move move_of(const Suggestion<Move>& suggestion) { return suggestion.move; }
  static float prior_of(const Move&) { return 0; }
  static float prior_of(const Suggestion<Move>& suggestion) { return suggestion.prior; }

  Survey look(Slot parent, Seat seat, const Considered& moves) {
    Survey survey;
    float highest = -1e9F;
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      const Slot slot = tree_.find(parent, seat, move_of(moves[i]));
      if (!tree_.holds(slot)) {
        survey.untried[survey.untried_count++] = {slot, i};
        continue;
      }
      auto& child = tree_[slot];
      ++child.available;
      if (survey.untried_count > 0) continue;
      const float promise = upper_bound(child, prior_of(moves[i]));
      if (promise > highest) highest = promise, survey.best = slot;
    }
    return survey;
  }

  // What a game expected of a move counts as much as `kPriorVisits` simulations.
  float upper_bound(const typename Tree::Node& node, float prior) const {
    const auto visits = static_cast<float>(node.visits);
    return static_cast<float>(node.reward) / visits +
           prior * kPriorVisits / (visits + kPriorVisits) +
           settings_.exploration * std::sqrt(rough_log(node.available) / visits);
  }

  // The natural logarithm within 0.06, and the same on every machine: the bits of a float are its
  // binary logarithm with the fraction left straight.
  static float rough_log(std::uint32_t n) {
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(n));
    return (static_cast<float>(bits) * 0x1p-23F - 127.0F) * 0.69314718F;
  }

  void push(Slot slot) { path_.push_back(slot); }

  void reward_path(const Rewards& rewards) {
    for (const Slot slot : path_) {
      auto& node = tree_[slot];
      ++node.visits;
      node.reward += rewards[node.seat.index];
    }
  }

  // The move visited most; of equals the better one, then the first.
  void weigh(const MoveList& legal, Choice<G>& choice) {
    std::size_t best = 0;
    for (const Move move : legal) {
      MoveAnalysis<G> analysis{move, 0, 0, 0};
      const Slot slot = tree_.find(Tree::kRoot, observer_, move);
      if (tree_.holds(slot)) {
        const auto& node = tree_[slot];
        analysis = {move, node.visits, node.available, node.reward / node.visits};
      }
      choice.considered.push_back(analysis);
      const MoveAnalysis<G>& leader = choice.considered[best];
      if (analysis.visits > leader.visits ||
          (analysis.visits == leader.visits && analysis.value > leader.value))
        best = choice.considered.size() - 1;
    }
    choice.move = legal[best];
  }

  IsmctsSettings settings_;
  const std::atomic<bool>* cancelled_ = nullptr;
  Tree tree_;
  Seat observer_{};
  Considered first_{};  // the observer's own moves: the same in all worlds that agree with the view
  std::vector<Slot> path_;  // keeps its memory from one simulation to the next
};

}  // namespace paradoxa
