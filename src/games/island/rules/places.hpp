// What lies where: the spaces of cells and places, their names, and who is there (IS-1.3).
#pragma once

#include "games/island/rules/events/shapes.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

constexpr Space space_at(const Content& content, const State& state, Cell cell) {
  return space_at(content.tiles, state.island, cell);
}
constexpr Cell cell_of(const Content& content, const State& state, Fruit fruit) {
  return cell_of(content.tiles, state.island, Space::of(fruit));
}
constexpr Cell cell_of(const Content& content, const State& state, Camp camp) {
  return cell_of(content.tiles, state.island, Space::of(camp));
}

// IS-10.5: for OP pieces a lake is one place.
constexpr Place place_of(const Content& content, const State& state, Cell cell) {
  const Space space = space_at(content, state, cell);
  return space.kind() == Kind::kLake ? Place::of(space.lake()) : Place::of(cell);
}
// The cells of a place; none of the ocean.
constexpr CellSet cells_of(const State& state, Place place) {
  if (place.is_lake()) return lake_cells(state.island, place.lake());
  return place.is_cell() ? CellSet::of(place.cell()) : CellSet{};
}
// The cells of the lake that a cell is part of, or the cell alone.
constexpr CellSet lake_around(const Content& content, const State& state, Cell cell) {
  return cells_of(state, place_of(content, state, cell));
}

constexpr Anomaly token_at(const Content& content, const State& state, Cell cell) {
  return static_cast<Anomaly>(
      state.tokens[static_cast<std::size_t>(anomaly_number(content.tiles, state.island, cell))]);
}
// IS-3.5.
constexpr Name name_at(const Content& content, const State& state, Cell cell) {
  const Space space = space_at(content, state, cell);
  return space.kind() == Kind::kAnomaly ? Name::of(token_at(content, state, cell))
                                        : Name::of(space);
}
constexpr Name name_or_ocean(const Content& content, const State& state, Cell cell) {
  return cell.exists() ? name_at(content, state, cell) : Name::ocean();
}
constexpr Name name_of(const Content& content, const State& state, Place place) {
  if (place.is_lake()) return Name::of(place.lake());
  return place.is_cell() ? name_at(content, state, place.cell()) : Name::ocean();
}

// IS-12.2: captive pieces meet on the very same cell.
constexpr PieceSet captives_on(const State& state, Cell cell) {
  PieceSet set;
  for (int i = 0; i < kMaxPieces; ++i)
    if (state.pieces[static_cast<std::size_t>(i)].cell == cell) set.add(Piece::at(i));
  return set;
}
constexpr PieceSet captives_in(const State& state, CellSet cells) {
  PieceSet set;
  for (int i = 0; i < kMaxPieces; ++i)
    if (cells.contains(state.pieces[static_cast<std::size_t>(i)].cell)) set.add(Piece::at(i));
  return set;
}
constexpr OpPieceSet op_at(const State& state, Place place) {
  OpPieceSet set;
  for (int i = 0; i < kOpPieces; ++i)
    if (state.op[static_cast<std::size_t>(i)] == place) set.add(op_piece(i));
  return set;
}

// Everybody else at the place of an OP piece.
constexpr Company company_of(const State& state, OpPiece y) {
  const Place place = state.place(y);
  Company company{captives_in(state, cells_of(state, place)), op_at(state, place)};
  company.op.remove(y);
  return company;
}
// Everybody else where a captive piece is: IS-12.1, IS-12.2.
constexpr Company company_of(const Content& content, const State& state, Piece p) {
  const Cell cell = state.piece(p).cell;
  Company company{captives_on(state, cell), op_at(state, place_of(content, state, cell))};
  company.pieces.remove(p);
  return company;
}

// IS-21.4, IS-R30: who acts and attacks as the Bush does, and who as the Rock does.
constexpr OpPiece hunter(const PowerRule& rule) {
  return rule.swap_bush_rock ? OpPiece::kRock : OpPiece::kBush;
}
constexpr OpPiece pusher(const PowerRule& rule) {
  return rule.swap_bush_rock ? OpPiece::kBush : OpPiece::kRock;
}
// IS-12.7.
constexpr bool attacks(const PowerRule& rule, OpPiece y) { return y != pusher(rule); }

}  // namespace paradoxa::island
