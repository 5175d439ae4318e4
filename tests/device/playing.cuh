// One game by one thread, move by move with the functions of the rules, on the host and on a device.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

// Plays to the end and counts the moves; `look(state, seat)` is called before each.
template <class Content, class State, class Look>
__host__ __device__ unsigned long long play_to_the_end(const Content& content, State& state,
                                                       std::uint64_t seed, Look& look) {
  FastRandom random(seed);
  unsigned long long moves = 0;
  for (SeatSet acting = to_act(content, state); !acting.empty(); acting = to_act(content, state)) {
    const Seat seat = acting.first();
    look(state, seat);
    apply(content, state, seat, sample(content, state, seat, random), NobodyListens{});
    ++moves;
  }
  return moves;
}

// FNV-1a over the bytes of a position: the same on the host and on a device.
template <class State>
__host__ __device__ unsigned long long hash_of_bytes(const State& state) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
  unsigned long long hash = 0xCBF29CE484222325u;
  for (std::size_t i = 0; i < sizeof(State); ++i) hash = (hash ^ bytes[i]) * 0x100000001B3u;
  return hash;
}

// Counts the questions at which a listed move is refused, or one that cannot exist is accepted.
template <class Content, class Move>
struct LegalAndRefusedAgree {
  const Content& content;
  Move impossible;
  unsigned long long disagreements = 0;

  template <class State>
  __host__ __device__ void operator()(const State& state, Seat seat) {
    bool right = bool(refusal(content, state, seat, impossible));
    for (const Move move : legal_moves(content, state, seat))
      right = right && !refusal(content, state, seat, move);
    disagreements += right ? 0 : 1;
  }
};

}  // namespace paradoxa
