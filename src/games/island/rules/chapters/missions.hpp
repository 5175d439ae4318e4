// IS-23: mission steps. They come before encounters and activations, so the first of two that would
// end the game does (IS-23.9, IS-R51).
#pragma once

#include "games/island/rules/chapters/course.hpp"
#include "games/island/rules/places.hpp"

namespace paradoxa::island {

// IS-23.1, IS-23.2.
template <class Sink>
constexpr void count_step(State& state, std::size_t board, MissionStep step, Clause clause,
                          Sink&& sink) {
  Board& b = state.boards[board];
  ++b.steps;
  const Seat seat = paradoxa::seat(static_cast<int>(board) + 1);
  sink(StepCounted{seat, step, b.steps, clause});
  if (b.steps == kSteps) end_game(state, seat, "IS-23.1"_clause, sink);
}

namespace missions_detail {

// Whether a visit to a cell is a step of the mission, which none of the cells counted was.
constexpr bool is_step(const Content& content, const State& state, Piece p, Space space, Cell cell,
                       Mission mission) {
  const CellSet counted = state.counted[state.board_of(p)];
  if (counted.contains(cell)) return false;
  const Kind kind = space.kind();
  switch (mission) {
    case Mission::kFiveFruits: {
      if (kind != Kind::kFruit) return false;
      // IS-23.4, IS-24.9.
      for (int i = 0; i < state.piece_count(); ++i)
        if (state.board_of(Piece::at(i)) == state.board_of(p) &&
            state.piece(Piece::at(i)).start_fruit() == space.fruit())
          return false;
      return true;
    }
    case Mission::kPortalsAndOracles:  // IS-23.6: one of each pair of portals
      return kind == Kind::kOracle ||
             (kind == Kind::kPortal &&
              (counted & cells_of(content.tiles, state.island, space)).empty());
    case Mission::kFiveAnomalies: return kind == Kind::kAnomaly;
    case Mission::kMiragesAndKnots: return kind == Kind::kMirage || kind == Kind::kKnot;
    default: return false;
  }
}

constexpr Clause clause_of(Mission mission) {
  switch (mission) {
    case Mission::kFiveFruits: return "IS-23.4"_clause;
    case Mission::kPortalsAndOracles: return "IS-23.6"_clause;
    case Mission::kFiveAnomalies: return "IS-23.7"_clause;
    default: return "IS-23.8"_clause;
  }
}

}  // namespace missions_detail

// IS-8.2, IS-1.5, IS-R8, IS-R37: the visit of the cell that the piece is on, on anybody's turn. May
// end the game.
template <class Sink>
constexpr void count_visit(const Content& content, State& state, Piece p, Space space,
                           Sink&& sink) {
  const Cell cell = state.piece(p).cell;
  if (space.kind() == Kind::kFruit) state.board(p).visited.add(space.fruit());
  const Mission mission = rule_of(content, state, p).mission;
  if (!missions_detail::is_step(content, state, p, space, cell, mission)) return;
  state.counted[state.board_of(p)].add(cell);
  count_step(state, state.board_of(p), MissionStep::of(name_at(content, state, cell)),
             missions_detail::clause_of(mission), sink);
}

// IS-23.5: from a corner into the ocean. May end the game.
template <class Sink>
constexpr void count_corner(const Content& content, State& state, Piece p, Cell corner,
                            Sink&& sink) {
  if (!corner.exists() || rule_of(content, state, p).mission != Mission::kFiveCorners) return;
  CellSet& counted = state.counted[state.board_of(p)];
  if (counted.contains(corner)) return;
  counted.add(corner);
  count_step(state, state.board_of(p), MissionStep{MissionStep::kCorner}, "IS-23.5"_clause, sink);
}
// IS-R38. The corner that counts where a piece gets into the ocean from where it is now, or none.
constexpr Cell corner_of(const Content& content, const State& state, Piece p) {
  const CaptivePiece& piece = state.piece(p);
  const CellSet cells = piece.posture == Posture::kLying ? lake_around(content, state, piece.cell)
                                                         : CellSet::of(piece.cell);
  const CellSet corners = cells & corner_cells();
  return corners.empty() ? kNoCell : corners.first();
}

// IS-23.3. May end the game.
template <class Sink>
constexpr void count_scare(const Content& content, State& state, std::size_t board, Sink&& sink) {
  if (rule_of(content, state.boards[board]).mission == Mission::kFiveScares)
    count_step(state, board, MissionStep{MissionStep::kScare}, "IS-23.3"_clause, sink);
}

}  // namespace paradoxa::island
