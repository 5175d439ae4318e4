// IS-17, IS-21.1, IS-21.2: the Wave.
#pragma once

#include "games/island/rules/chapters/encounters.hpp"

namespace paradoxa::island {

// IS-17.3, IS-21.1: the cells that the Wave reaches from where it is. A lying piece is reached
// where any cell of its lake is.
constexpr CellSet cells_in_reach(const Content& content, const State& state) {
  const Place place = state.place(OpPiece::kWave);
  if (place.is_ocean()) return cells_touching(place.part());
  if (!power_rule(content, state).wave_lakes) return {};  // IS-21.2, IS-R29
  return neighbours(cells_of(state, place));
}

// IS-17.3, IS-17.5.
constexpr PieceSet pieces_in_reach(const Content& content, const State& state) {
  const CellSet reach = cells_in_reach(content, state);
  PieceSet set;
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    const CaptivePiece& piece = state.piece(p);
    if (!piece.on_map() || state.struck.contains(p) || piece.wards.contains(OpPiece::kWave))
      continue;
    const CellSet own = piece.posture == Posture::kLying ? lake_around(content, state, piece.cell)
                                                         : CellSet::of(piece.cell);
    if (!(own & reach).empty()) set.add(p);
  }
  // IS-21.1: outside the lake that the Wave is in.
  return set - captives_in(state, cells_of(state, state.place(OpPiece::kWave)));
}

// IS-17.2.
template <class Visit>
constexpr void legal_wave(const Content& content, const State& state, Visit&& visit) {
  const Place place = state.place(OpPiece::kWave);
  if (!place.on_map()) return;
  for (int part = 0; part < kOceanParts; ++part)
    if (place != Place::of(ocean_part(part))) visit(Move::with(MoveKind::kSail, ocean_part(part)));
  if (power_rule(content, state).wave_lakes)
    for (const Lake lake : {Lake::kStraight, Lake::kBent, Lake::kTriangular})
      if (place != Place::of(lake)) visit(Move::with(MoveKind::kFlood, lake));
  pieces_in_reach(content, state).for_each([&](Piece p) {
    visit(Move::with(MoveKind::kStrike, p));
  });
}

// IS-17.4.
template <class Sink>
constexpr void apply_sail(State& state, OceanPart part, Sink&& sink) {
  state.op[at(OpPiece::kWave)] = Place::of(part);
  sink(WaveMoved{Place::of(part)});
}
// IS-21.1, IS-R19: where it is, is told only if somebody is met there.
template <class Sink>
constexpr void apply_flood(const Content& content, State& state, Lake lake, Sink&& sink) {
  state.op[at(OpPiece::kWave)] = Place::of(lake);
  sink(WaveMoved{Place::of(lake)});
  if (!company_of(state, OpPiece::kWave).empty()) op_arrived(content, state, OpPiece::kWave, sink);
}
template <class Sink>
constexpr void apply_strike(const Content& content, State& state, Piece p, Sink&& sink) {
  attack(content, state, OpPiece::kWave, p, sink);
}

}  // namespace paradoxa::island
