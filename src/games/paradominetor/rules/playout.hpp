// The rest of a game at random, phase by phase: the same moves and the same draws as playing
// `sample` after `sample` (a test holds the two against each other), without asking at every step
// whose turn it is.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/event.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/state.hpp"

namespace paradoxa::paradominetor {
namespace playout_detail {

// One of `options`, taken from the hand they are a part of.
template <class Random>
constexpr Tile take(TileSet& hand, const TileSet& options, Random& random) {
  return hand.take(options, random.below(static_cast<std::uint32_t>(options.size())));
}

// The k-th tile of the deck goes over as a bare bit; black bits may then lie apart.
constexpr void deal_bit(TileSet& deck, TileSet& hand, std::uint32_t k) {
  const auto in_low = static_cast<std::uint32_t>(popcount(deck.low));
  const bool is_low = k < in_low;
  std::uint64_t& from = is_low ? deck.low : deck.high;
  std::uint64_t& to = is_low ? hand.low : hand.high;
  const std::uint64_t bit = nth_bit(from, is_low ? k : k - in_low);
  from ^= bit;
  to |= bit;
}

// The whole deal from its beginning: deck by deck, five tiles to each seat.
template <class Random>
constexpr void deal_all(State& state, Random& random) {
  for (int d = 0; d < kTimeframes; ++d) {
    TileSet deck = state.undealt & TileSet::of_timeframe(static_cast<Timeframe>(d));
    auto left = static_cast<std::uint32_t>(kTilesPerTimeframe * state.seats());
    for (int s = 0; s < state.seats(); ++s) {
      TileSet hand = state.hands[static_cast<std::size_t>(s)];
      for (int i = 0; i < kTilesPerTimeframe; ++i) deal_bit(deck, hand, random.below(left--));
      state.hands[static_cast<std::size_t>(s)] = hand.with_black(hand.black());
    }
  }
  state.undealt = {};
  begin_pass(state, NobodyListens{});
}

constexpr bool nothing_dealt(const State& state) {
  return state.phase == Phase::kDeal && state.deck == Timeframe::kPast &&
         state.dealt_to == seat(0) && state.dealt == 0;
}

constexpr bool nobody_chose(const State& state) {
  for (int s = 0; s < state.seats(); ++s)
    if (state.given[static_cast<std::size_t>(s)][0] != kNoTile) return false;
  return true;
}

// Everybody's three choices, seat after seat, and the exchange.
template <class Random>
constexpr void pass_all(State& state, Random& random) {
  for (int s = 0; s < state.seats(); ++s) {
    Given& given = state.given[static_cast<std::size_t>(s)];
    for (int t = 0; t < kTimeframes; ++t) {
      TileSet hand = state.hands[static_cast<std::size_t>(s)];
      const TileSet asked = (hand & TileSet::of_timeframe(static_cast<Timeframe>(t))).distinct();
      given[static_cast<std::size_t>(t)] = take(hand, asked, random);
    }
  }
  exchange(state, NobodyListens{});
}

// One trick from its lead, with a constant number of seats so that its loops unroll. Returns the
// number of moves.
template <int kSeats, class Random>
constexpr int play_trick(State& state, Random& random) {
  Play* plays = state.plays.data() + state.trick * kSeats;
  TileSet& leading = state.hand(state.lead);
  const Tile led = take(leading, leading.distinct(), random);
  plays[0] = Play::of(led);
  Colour lead_colour = led.colour();
  int moves = kSeats;
  if (led.is_black()) {
    lead_colour = legal_declare(state).nth(random.below(kSeats));
    state.declared[state.trick] = static_cast<std::uint8_t>(lead_colour);
    ++moves;
  }
  TileSet table;
  table.add_colour(lead_colour);
  int player = state.lead.index;
  for (int i = 1; i < kSeats; ++i) {
    player = player + 1 == kSeats ? 0 : player + 1;
    TileSet& hand = state.hands[static_cast<std::size_t>(player)];
    const Tile tile = take(hand, legal_follow(hand, table), random);
    plays[i] = Play::of(tile);
    if (!tile.is_black()) table.add_colour(tile.colour());
  }
  finish_trick(state, kSeats, lead_colour, NobodyListens{});
  return moves;
}

template <int kSeats, class Random>
constexpr int play_tricks(State& state, Random& random) {
  int moves = 0;
  while (state.phase == Phase::kLead) moves += play_trick<kSeats>(state, random);
  return moves;
}

template <class Random>
constexpr int play_tricks(State& state, Random& random) {
  switch (state.seats()) {
    case 3: return play_tricks<3>(state, random);
    case 4: return play_tricks<4>(state, random);
    default: return play_tricks<5>(state, random);
  }
}

}  // namespace playout_detail

// Plays to the end and returns the number of moves.
template <class Random>
constexpr int play_out(const Content& content, State& state, Random& random) {
  using namespace playout_detail;
  int moves = 0;
  while (state.phase != Phase::kEnd) {
    if (state.phase == Phase::kLead) {
      moves += play_tricks(state, random);
    } else if (nothing_dealt(state)) {
      deal_all(state, random);
      moves += kTilesPerTimeframe * kTimeframes * state.seats();
    } else if (state.phase == Phase::kPass && nobody_chose(state)) {
      pass_all(state, random);
      moves += kTimeframes * state.seats();
    } else {
      const Seat acting = to_act(content, state).first();
      apply(content, state, acting, sample(content, state, acting, random), NobodyListens{});
      ++moves;
    }
  }
  return moves;
}

}  // namespace paradoxa::paradominetor
