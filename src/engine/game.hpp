// What a game is to everything above it: types and pure functions, gathered in one struct.
//
// A position is a plain value without padding, so that equality, hashing and the tests of secrecy
// are a comparison of bytes. The functions allocate nothing, throw nothing and know no clock and no
// randomness: chance is a move, made by Nature.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/checked.hpp"
#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/heard.hpp"
#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// clang-format off: it cannot lay out long concepts.
template <class G>
concept GameTypes = requires {
  typename G::Content;
  typename G::Options;
  typename G::State;
  typename G::Move;
  typename G::MoveList;
  typename G::Event;
  typename G::View;
  typename G::Sampler;
  typename G::Heard;   // what one viewer was told, where that is knowledge (heard.hpp)
  typename G::Belief;  // what a seat's bot makes of it from choice to choice
  { G::kName } -> std::convertible_to<std::string_view>;         // "paradominetor"
  { G::kTitle } -> std::convertible_to<std::string_view>;        // "Paradominetor"
  { G::kPrefix } -> std::convertible_to<std::string_view>;       // "PD", of its clauses
  { G::kScoreUnit } -> std::convertible_to<std::string_view>;    // "half-points"
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  { G::kMaxPlies } -> std::convertible_to<int>;  // no game has more moves, Nature's included
} && PlainValue<typename G::State> && PlainValue<typename G::Move> && PlainValue<typename G::View> &&
    sizeof(typename G::Move) <= 8 && HeardDeclared<G>;

template <class G>
concept Game = GameTypes<G> && requires(const typename G::Content& content,
                                        const typename G::Options& options,
                                        const typename G::State& state,
                                        typename G::State& changing, typename G::Move move,
                                        const typename G::View& view, Seat seat, Viewer viewer,
                                        FastRandom& random, const typename G::Sampler& sampler) {
  // Before anything is dealt.
  { G::initial(content, options) } -> std::same_as<typename G::State>;
  // One seat, several (secret simultaneous choices), or Nature; empty when the game is over.
  { G::to_act(content, state) } -> std::same_as<SeatSet>;
  // Each legal move of the seat once, in a stable order.
  { G::legal_moves(content, state, seat) } -> std::same_as<typename G::MoveList>;
  // How many equally likely outcomes a move of Nature's stands for; 1 for a seat's move.
  { G::weight(content, state, move) } -> std::same_as<std::uint32_t>;
  // One legal move by its weight; asks `random.below` exactly once, in the order of legal_moves.
  { G::sample(content, state, seat, random) } -> std::same_as<typename G::Move>;
  // No clause if legal, else the one it breaks; accepts any bits as a move.
  { G::refusal(content, state, seat, move) } -> std::same_as<Clause>;
  // Of a move of the seat whose view this is: how the clause that refuses it comes to bear; where
  // it is legal (no clause), what speaks for it.
  G::fact(content, view, move, Clause{}, NobodyListens{});
  // Precondition: legal.
  G::apply(content, changing, seat, move, NobodyListens{});
  { G::outcome(content, state) } -> std::same_as<std::optional<Outcome>>;
  { G::view(content, state, viewer) } -> std::same_as<typename G::View>;
  // A sampler draws full positions that agree with all a seat has seen: bots search in those.
  // Where something was heard, from the view and that; where bots keep a belief, from that too.
  requires SampledFromKnowledge<G>;
  // The first broken invariant in words, or nothing.
  { G::flaw(content, state) } -> std::same_as<std::string_view>;
};
// clang-format on

template <class G>
constexpr bool is_ok(const typename G::Content& content, const typename G::State& state) {
  return G::flaw(content, state).empty();
}

// A legal move from outside. Search calls the game's `apply` itself, and looks for no flaws.
template <class G, class Sink>
constexpr void apply_legal(const typename G::Content& content, typename G::State& state, Seat seat,
                           typename G::Move move, Sink&& sink) {
  G::apply(content, state, seat, move, sink);
  if constexpr (kChecked) assert(is_ok<G>(content, state));
}

// The checked entrance: refuses and leaves the position alone, or applies.
template <class G, class Sink>
constexpr Clause try_apply(const typename G::Content& content, typename G::State& state, Seat seat,
                           typename G::Move move, Sink&& sink) {
  const Clause refused = G::refusal(content, state, seat, move);
  if (!refused) apply_legal<G>(content, state, seat, move, sink);
  return refused;
}

// The rest of a game with everybody, Nature included, choosing at random. Returns the number of
// moves. One move at a time; what `play_out` must agree with.
template <class G, class Random>
constexpr int play_out_by_moves(const typename G::Content& content, typename G::State& state,
                                Random& random) {
  int moves = 0;
  for (SeatSet acting = G::to_act(content, state); !acting.empty();
       acting = G::to_act(content, state)) {
    const Seat seat = acting.first();
    G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
    ++moves;
  }
  return moves;
}

// The same by the game's own quicker way, where it has one.
template <class G, class Random>
constexpr int play_out(const typename G::Content& content, typename G::State& state,
                       Random& random) {
  if constexpr (requires { G::play_out(content, state, random); })
    return G::play_out(content, state, random);
  else
    return play_out_by_moves<G>(content, state, random);
}

}  // namespace paradoxa
