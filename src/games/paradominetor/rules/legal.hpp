// Which moves are legal; mirrors apply.hpp, one function per phase.
#pragma once

#include <cstdint>

#include "engine/clause.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/state.hpp"

namespace paradoxa::paradominetor {

// PD-2.2, PD-2.3: what is left of the deck being dealt; every tile of it may come next.
constexpr TileSet legal_deal(const State& state) {
  return state.undealt & TileSet::of_timeframe(state.deck);
}

// PD-2.6: one tile of the dealt hand for each timeframe, past first; PD-2.7: black is a past tile.
constexpr TileSet legal_pass(const State& state, Seat seat) {
  const auto asked = static_cast<Timeframe>(state.chosen(seat));
  return (state.hand(seat) & TileSet::of_timeframe(asked)).distinct();
}

// PD-3.2: the lead player plays anything.
constexpr TileSet legal_lead(const State& state) { return state.hand(state.lead).distinct(); }

// PD-4.1 to PD-4.8, for any hand; `table` holds all tiles of the table colours (PD-R7, PD-R8,
// PD-R27, PD-R30). PD-4.3: any of these colours will do, PD-4.7: the first follower knows one only.
// PD-4.9: nothing else binds, so a copy of a face on the table is always among them (PD-4.11), and
// so is black (PD-10.8).
constexpr TileSet legal_follow(const TileSet& hand, const TileSet& table) {
  const TileSet matching = hand & table;
  const bool bound = !matching.empty();  // PD-4.6, PD-R9: a black tile never makes it so
  // PD-4.4: not bound, anything goes; PD-4.5: black always does.
  constexpr std::uint64_t kOneBlack = TileSet::kFirstBlack;  // PD-4.10
  constexpr std::uint64_t kOtherBlack = TileSet::kBlackBits ^ kOneBlack;
  return {bound ? matching.low : hand.low,
          bound ? matching.high | (hand.high & kOneBlack) : hand.high & ~kOtherBlack};
}

constexpr TileSet legal_follow(const TileSet& hand, ColourSet table_colours) {
  return legal_follow(hand, TileSet::of_colours(table_colours));
}

// PD-5.1, PD-5.2, PD-R10: any colour in use.
constexpr ColourSet legal_declare(const State& state) { return state.options.colours; }

// PD-D4, PD-D6: the tiles the seat to act may play.
constexpr TileSet legal_play(const State& state) {
  return state.phase == Phase::kLead
             ? legal_lead(state)
             : legal_follow(state.hand(state.next_to_play()), state.table_colours);
}

// PD-R24: a seat with a single legal move still makes it.
constexpr SeatSet to_act(const Content&, const State& state) {
  switch (state.phase) {
    case Phase::kDeal:
    case Phase::kFirst: return SeatSet::of(kNature);
    case Phase::kPass: {
      SeatSet undecided;  // PD-2.8: all at the same time
      for (int s = 0; s < state.seats(); ++s)
        if (!state.committed(seat(s))) undecided.add(seat(s));
      return undecided;
    }
    case Phase::kLead:
    case Phase::kDeclare: return SeatSet::of(state.lead);
    case Phase::kFollow: return SeatSet::of(state.next_to_play());
    case Phase::kEnd: break;
  }
  return {};
}

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  switch (state.phase) {
    case Phase::kDeal: {
      const TileSet deck = legal_deal(state).distinct();
      deck.for_each([&](Tile t) { moves.push_back(Move::deal(t)); });
      break;
    }
    case Phase::kFirst:
      for (int s = 0; s < state.seats(); ++s) moves.push_back(Move::first(paradoxa::seat(s)));
      break;
    case Phase::kPass:
      legal_pass(state, seat).for_each([&](Tile t) { moves.push_back(Move::pass(t)); });
      break;
    case Phase::kLead:
    case Phase::kFollow:
      legal_play(state).for_each([&](Tile t) { moves.push_back(Move::play(t)); });
      break;
    case Phase::kDeclare:
      for (int c = 0; c < kColours; ++c)
        if (legal_declare(state).contains(colour_at(c)))
          moves.push_back(Move::declare(colour_at(c)));
      break;
    case Phase::kEnd: break;
  }
  return moves;
}

// PD-C1 to PD-C4: a draw has as many chances as there are such tiles; only black has several.
constexpr std::uint32_t weight(const Content&, const State& state, Move move) {
  if (move.kind == MoveKind::kDeal && move.tile().is_black())
    return static_cast<std::uint32_t>(state.undealt.black());
  return 1;
}

// One legal move of the seat, by weight. Agrees with legal_moves and weight for every draw.
template <class Random>
constexpr Move sample(const Content&, const State& state, Seat seat, Random& random) {
  const auto pick = [&](const TileSet& tiles) {
    return tiles.nth(random.below(static_cast<std::uint32_t>(tiles.size())));
  };
  switch (state.phase) {
    case Phase::kDeal: return Move::deal(pick(legal_deal(state)));
    case Phase::kFirst:
      return Move::first(paradoxa::seat(static_cast<int>(random.below(state.options.seats))));
    case Phase::kPass: return Move::pass(pick(legal_pass(state, seat)));
    case Phase::kDeclare:
      return Move::declare(legal_declare(state).nth(random.below(state.options.seats)));
    case Phase::kLead:
    case Phase::kFollow:
    case Phase::kEnd: break;
  }
  return Move::play(pick(legal_play(state)));
}

namespace refusal_detail {

constexpr Clause pass(const State& state, Seat seat, Tile tile) {
  if (state.phase == Phase::kDeal) return "PD-2.4"_clause;
  if (state.phase != Phase::kPass) return "PD-2.10"_clause;
  if (seat.index >= state.seats()) return "PD-2.6"_clause;
  if (state.committed(seat)) return "PD-2.8"_clause;
  return legal_pass(state, seat).contains(tile) ? kNoClause : "PD-2.6"_clause;
}

constexpr Clause play(const State& state, Seat seat, Tile tile) {
  if (state.phase < Phase::kLead) return "PD-2.12"_clause;
  if (state.phase == Phase::kDeclare && seat == state.lead) return "PD-5.1"_clause;
  if (state.phase == Phase::kDeclare || seat != state.next_to_play()) return "PD-3.3"_clause;
  const bool leads = state.phase == Phase::kLead;
  if (!state.hand(seat).contains(tile)) return leads ? "PD-3.2"_clause : "PD-3.3"_clause;
  return legal_play(state).contains(tile) ? kNoClause : "PD-4.2"_clause;
}

constexpr Clause declare(const State& state, Seat seat, std::uint8_t colour) {
  if (state.phase < Phase::kLead) return "PD-2.12"_clause;
  const Seat deciding = state.phase == Phase::kFollow ? state.next_to_play() : state.lead;
  if (seat != deciding) return "PD-3.3"_clause;
  if (state.phase == Phase::kLead) return "PD-5.1"_clause;
  if (state.phase == Phase::kFollow) return "PD-5.6"_clause;
  const bool in_use = colour < kColours && legal_declare(state).contains(colour_at(colour));
  return in_use ? kNoClause : "PD-5.1"_clause;
}

}  // namespace refusal_detail

// PD-R23: an illegal move is refused and changes nothing. No answer depends on what the refused
// seat may not know.
constexpr Clause refusal(const Content&, const State& state, Seat seat, Move move) {
  if (state.phase == Phase::kEnd) return "PD-8.1"_clause;
  switch (move.kind) {
    case MoveKind::kDeal:
      if (state.phase != Phase::kDeal || !is_nature(seat)) return "PD-2.4"_clause;
      return legal_deal(state).contains(move.tile()) ? kNoClause : "PD-2.4"_clause;
    case MoveKind::kFirst:
      if (state.phase != Phase::kFirst || !is_nature(seat)) return "PD-2.12"_clause;
      return move.seat().index < state.seats() ? kNoClause : "PD-2.12"_clause;
    case MoveKind::kPass: return refusal_detail::pass(state, seat, move.tile());
    case MoveKind::kPlay: return refusal_detail::play(state, seat, move.tile());
    case MoveKind::kDeclare: return refusal_detail::declare(state, seat, move.argument);
  }
  return "PD-9.2"_clause;  // there are no other kinds of move
}

}  // namespace paradoxa::paradominetor
