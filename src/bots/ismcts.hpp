// Information-set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse:
// Information Set Monte Carlo Tree Search, IEEE Transactions on Computational Intelligence and AI
// in Games 4(2), 2012), over any game.
//
// Every simulation draws a full position that agrees with what the seat knows and walks one tree in
// it:
//  1. a node is the list of decisions that seats made since the root. Moves of chance are drawn
//     with G::sample and leave no trace: the same decisions under different luck share a node.
//     Where a game goes by what is told (told.hpp), a node is the list of what the observer was
//     told since the root and the decision to be made there: luck that it sees splits a node, and
//     choices of others that it does not see share one. Others then surprise it now and then;
//  2. a move that is legal in this world counts as available, and UCB weighs its visits against the
//     times it was available, not against the visits of its parent;
//  3. each seat maximises its own reward (max^n);
//  4. in a secret simultaneous choice the observer decides first and the others draw with
//     G::sample, for nobody can answer what nobody has seen. Where the game has a policy
//     (policy.hpp), the others follow that, and their moves are no nodes;
//  5. where a game has very many moves it may name those worth a look, best first, and what it
//     expects of each (G::shortlist, or the policy's own `shortlist` where knowing more than a
//     position helps); the others are neither tried nor counted as available;
//  6. the first move without a node gets one, and a random playout ends the simulation, or the
//     game's own judgement of the position (G::appraise) where random play says little. A game
//     may also say how far a simulation looks (G::is_judged), and judge by its policy.
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
#include "bots/policy.hpp"
#include "bots/reward.hpp"
#include "bots/search_tree.hpp"
#include "bots/told.hpp"
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
inline constexpr bool kGameSuggests =
    requires(const typename G::Content& content, const typename G::State& state, Seat seat,
             const typename G::MoveList& legal) { G::shortlist(content, state, seat, legal); };
template <class G>
inline constexpr bool kPolicySuggests =
    requires(PolicyOf<G>& policy, const typename G::Content& content,
             const typename G::State& state, Seat seat,
             const typename G::MoveList& legal) { policy.shortlist(content, state, seat, legal); };
template <class G>
inline constexpr bool kSuggests = kGameSuggests<G> || kPolicySuggests<G>;

// The moves a search looks at are those suggested, by the policy where it has a say, or all.
template <class G>
decltype(auto) considered(PolicyOf<G>& policy, const typename G::Content& content,
                          const typename G::State& state, Seat seat,
                          const typename G::MoveList& legal) {
  if constexpr (kPolicySuggests<G>)
    return policy.shortlist(content, state, seat, legal);
  else if constexpr (kGameSuggests<G>)
    return G::shortlist(content, state, seat, legal);
  else
    return (legal);
}
template <class G>
using Considered = std::remove_cvref_t<decltype(considered<G>(
    std::declval<PolicyOf<G>&>(), std::declval<const typename G::Content&>(),
    std::declval<const typename G::State&>(), Seat{},
    std::declval<const typename G::MoveList&>()))>;

}  // namespace ismcts_detail

template <Game G>
class IsmctsBot {
 public:
  using Content = typename G::Content;
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;
  using Policy = PolicyOf<G>;

  explicit IsmctsBot(const IsmctsSettings& settings)
      : settings_(settings), tree_(nodes_for(settings)) {}

  // A search ends early once the flag is set; null: never.
  void watch(const std::atomic<bool>* cancelled) { cancelled_ = cancelled; }

  Choice<G> choose(const Content& content, const Known<G>& known, Seat seat, const MoveList& legal,
                   FastRandom& random) {
    Choice<G> choice;
    choice.move = legal[0];
    if (legal.size() == 1) return choice;
    const Countdown countdown(settings_.budget, cancelled_);
    const Mind<G> mind(content, known);
    auto sampler = mind.sampler();
    Policy policy = policy_of<G>(content, known, seat);
    observer_ = seat;
    tree_.clear();
    worlds_.clear();
    for (; !countdown.over(choice.iterations); ++choice.iterations) {
      const State world = next_world(sampler, random);
      if (choice.iterations == 0) {
        if constexpr (ismcts_detail::kPolicySuggests<G>) policy.begin(content, world);
        first_ = ismcts_detail::considered<G>(policy, content, world, seat, legal);
      }
      simulate(content, world, policy, random);
    }
    weigh(legal, choice);
    return choice;
  }

 private:
  static constexpr bool kSuggests = ismcts_detail::kSuggests<G>;
  static constexpr float kPriorVisits = 20;
  static constexpr std::uint32_t kSurpriseOnceIn = 8;
  using Considered = ismcts_detail::Considered<G>;

  // The slot of the last decision, or a hash of all that was told.
  using Tree = SearchTree<Move, std::conditional_t<kKeyed<G>, std::uint64_t, std::uint32_t>>;
  using Slot = typename Tree::Slot;
  using Place = typename Tree::Place;

  struct Untried {
    Slot slot;
    std::uint32_t index;  // in the legal list
  };

  // The legal moves of a seat at a node: those without a child, or the most promising child.
  struct Survey {
    Slot best = UINT32_MAX;
    std::uint32_t untried_count = 0;
    std::array<Untried, MoveList::capacity()> untried;
  };

  // Where drawing a world takes much longer than playing in it, some are used again.
  State next_world(typename G::Sampler& sampler, FastRandom& random) {
    if constexpr (requires { G::kWorldsOfSearch; }) {
      constexpr std::size_t kMost = G::kWorldsOfSearch;
      if (worlds_.size() == kMost) return worlds_[random.below(kMost)];
      worlds_.push_back(sampler.next(random));
      return worlds_.back();
    } else {
      return sampler.next(random);
    }
  }

  // The root's children must always find room: their visits are the answer.
  static std::uint32_t nodes_for(const IsmctsSettings& settings) {
    const Budget budget = settings.budget;
    const std::uint32_t useful = budget.timed() ? settings.nodes : budget.iterations;
    return std::max(std::min(settings.nodes, useful), std::uint32_t{MoveList::capacity()});
  }

  void simulate(const Content& content, const State& root, Policy& policy, FastRandom& random) {
    path_.clear();
    policy.begin(content, root);
    State state = root;
    SeatSet round;  // who of a simultaneous choice has still to decide
    Place place = Tree::kRoot;
    for (SeatSet acting = G::to_act(content, state); !acting.empty();
         acting = G::to_act(content, state)) {
      // The last one of a round decides alone, and yet secretly. Should the next open decision
      // fall to that same seat, it is taken for a secret one: drawn, not searched.
      round.bits = acting.size() > 1 ? acting.bits : round.bits & acting.bits;
      const Seat seat = acting.contains(observer_) ? observer_ : acting.first();
      if (kHasPolicy<G> && seat != observer_ && !is_nature(seat)) {
        if (const auto move = policy_move<G>(policy, content, state, seat, random)) {
          make(content, state, place, seat, *move, policy);
          continue;
        }
      }
      if (is_nature(seat) || (seat != observer_ && !round.empty())) {
        make(content, state, place, seat, G::sample(content, state, seat, random), policy);
        continue;
      }
      if (!descend(content, state, place, seat, policy, random) || is_judged(root, state)) break;
    }
    reward_path(appraised(content, root, state, policy, random));
  }

  // Makes a move. Where the search goes by what is told, that leads to another place.
  void make(const Content& content, State& state, Place& place, Seat seat, const Move& move,
            Policy& policy) {
    if constexpr (!kKeyed<G>) {
      G::apply(content, state, seat, move, ears_of<G>(policy));
    } else {
      const std::uint64_t told = told_by(content, state, seat, move, policy);
      // Its own moves the observer knows, be they told or not.
      if (seat == observer_) place = mixed(place, bytes_key(move));
      if (told != 0) place = mixed(place, told);
    }
  }

  // Makes the move, and says what that tells the observer.
  std::uint64_t told_by(const Content& content, State& state, Seat seat, const Move& move,
                        Policy& policy) const {
    if constexpr (kHasToldKey<G>) {
      const State before = state;
      G::apply(content, state, seat, move, ears_of<G>(policy));
      return G::told_key(content, before, state, seat, move, observer_);
    } else {
      ToldHash hash(Viewer::of(observer_));
      auto&& ears = ears_of<G>(policy);
      using Ears = std::remove_reference_t<decltype(ears)>;
      G::apply(content, state, seat, move, BothListen<ToldHash, Ears>{hash, ears});
      return hash.key();
    }
  }

  // What the simulation ends with: a random playout, or the game's own judgement where it has one.
  Rewards appraised(const Content& content, const State& root, State& state, Policy& policy,
                    FastRandom& random) const {
    if constexpr (requires { G::appraise(content, root, state, policy, random); }) {
      return G::appraise(content, root, state, policy, random);
    } else if constexpr (requires { G::appraise(content, root, state, random); }) {
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
  bool descend(const Content& content, State& state, Place& place, Seat seat, Policy& policy,
               FastRandom& random) {
    // Only the observer's first decision finds nothing behind it.
    if (path_.empty()) return follow(content, state, place, seat, first_, policy, random);
    const MoveList legal = G::legal_moves(content, state, seat);
    return follow(content, state, place, seat,
                  ismcts_detail::considered<G>(policy, content, state, seat, legal), policy,
                  random);
  }

  bool follow(const Content& content, State& state, Place& place, Seat seat,
              const Considered& moves, Policy& policy, FastRandom& random) {
    const Survey survey = look(place, seat, moves);
    if (survey.untried_count == 0) {
      const Slot child =
          surprises(seat, random) ? any_child(place, seat, moves, random) : survey.best;
      push(child);
      const Move move = tree_[child].move;
      if constexpr (!kKeyed<G>) place = child;
      make(content, state, place, seat, move, policy);
      return true;
    }
    // Suggestions come best first; moves in no order are tried in none.
    const Untried pick = survey.untried[kSuggests ? 0 : random.below(survey.untried_count)];
    const Move move = move_of(moves[pick.index]);
    if (!tree_.full()) {
      tree_.add(pick.slot, place, seat, move);
      push(pick.slot);
    }
    G::apply(content, state, seat, move, ears_of<G>(policy));
    return false;
  }

  // Where hidden choices share a node, who hides and who seeks learn at the same pace and can fall
  // into step: the seeker then finds what it cannot see. So others do something else now and then.
  bool surprises(Seat seat, FastRandom& random) const {
    if constexpr (kKeyed<G>) return seat != observer_ && random.below(kSurpriseOnceIn) == 0;
    return false;
  }
  Slot any_child(Place place, Seat seat, const Considered& moves, FastRandom& random) const {
    const auto pick = random.below(static_cast<std::uint32_t>(moves.size()));
    return tree_.find(place, seat, move_of(moves[pick]));
  }

  static Move move_of(const Move& move) { return move; }
  static Move move_of(const Suggestion<Move>& suggestion) { return suggestion.move; }
  static float prior_of(const Move&) { return 0; }
  static float prior_of(const Suggestion<Move>& suggestion) { return suggestion.prior; }

  Survey look(Place place, Seat seat, const Considered& moves) {
    Survey survey;
    float highest = -1e9F;
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      const Slot slot = tree_.find(place, seat, move_of(moves[i]));
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
  std::vector<State> worlds_;  // of this choice, where they are used again
  std::vector<Slot> path_;     // keeps its memory from one simulation to the next
};

}  // namespace paradoxa
