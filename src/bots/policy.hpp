// How other seats move in one seat's imagination, where the game has a say in it.
//
// A search takes every seat to know the world it imagines. Where that is far from the truth (one
// player sees the whole map, the others feel their way across it), the game declares a type
// `Policy`: how the others move, by what they may know.
//
//   Policy(content, view, heard, observer)       once for a choice of the observer
//   void begin(content, world)                   a simulation begins in this world
//   choose(content, state, seat, legal, random)  optional<Move>; nothing: as without a policy
//
// It may also suggest moves (`shortlist`, ismcts.hpp). One with `kListens` is a sink too: it hears
// every event of the simulation, complete.
#pragma once

#include <concepts>
#include <optional>

#include "engine/game.hpp"

namespace paradoxa {

template <class G>
inline constexpr bool kHasPolicy = requires { typename G::Policy; };

// What stands in for the policy of a game that has none.
template <class G>
struct NoPolicy {
  NoPolicy(const typename G::Content&, const typename G::View&, const typename G::Heard&, Seat) {}
  void begin(const typename G::Content&, const typename G::State&) {}
};

namespace policy_detail {

template <class G>
struct PolicyFor {
  using Type = NoPolicy<G>;
};
template <class G>
  requires kHasPolicy<G>
struct PolicyFor<G> {
  using Type = typename G::Policy;
};

}  // namespace policy_detail

template <class G>
using PolicyOf = typename policy_detail::PolicyFor<G>::Type;

template <class G>
inline constexpr bool kPolicyListens = requires { requires PolicyOf<G>::kListens; };

// The policy as a sink, or nobody: then the compiler drops the telling.
template <class G>
constexpr decltype(auto) ears_of(PolicyOf<G>& policy) {
  if constexpr (kPolicyListens<G>)
    return (policy);
  else
    return NobodyListens{};
}

template <class G>
PolicyOf<G> policy_of(const typename G::Content& content, const Known<G>& known, Seat observer) {
  return PolicyOf<G>(content, known.view, known.heard, observer);
}

// What the policy does for the seat, if it has a mind of its own here.
template <class G>
std::optional<typename G::Move> policy_move(PolicyOf<G>& policy, const typename G::Content& content,
                                            const typename G::State& state, Seat seat,
                                            FastRandom& random) {
  if constexpr (kHasPolicy<G>)
    return policy.choose(content, state, seat, G::legal_moves(content, state, seat), random);
  else
    return std::nullopt;
}

}  // namespace paradoxa
