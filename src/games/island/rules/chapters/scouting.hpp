// IS-9.3, IS-14.6: oracles, and bonuses that tell what is where.
#pragma once

#include "games/island/rules/chapters/boards.hpp"
#include "games/island/rules/chapters/course.hpp"
#include "games/island/rules/places.hpp"

namespace paradoxa::island {

// IS-9.3, IS-R41: the directions are answered together, in the order in which they were named.
template <class Sink>
constexpr void answer_oracle(const Content& content, const State& state, const Task& task,
                             Sink&& sink) {
  if constexpr (kListens<Sink>) {
    const Piece p = piece_of(task);
    for (const std::uint8_t side : {task.b, task.c})
      if (side != kNoSide) {
        const Direction d = direction(side);
        sink(OracleHeard{p, d, name_or_ocean(content, state, neighbour(state.piece(p).cell, d))});
      }
  }
}

// D14. All six are offered, wherever they lead.
template <class Visit>
constexpr void legal_oracle(const State& state, Visit&& visit) {
  const Task& task = top(state);
  for (int d = 0; d < kDirections; ++d)
    if (d != task.b && d != task.c) visit(Move::with(MoveKind::kDirection, direction(d)));
  visit(Move::of(MoveKind::kPass));
}
template <class Sink>
constexpr void apply_oracle(const Content& content, State& state, const Move& move, Sink&& sink) {
  Task& task = top(state);
  go_on(state);
  bool done = move.kind == MoveKind::kPass;
  if (!done) {
    (task.b == kNoSide ? task.b : task.c) = static_cast<std::uint8_t>(move.direction());
    done = --task.a == 0 || task.c != kNoSide;
  }
  if (!done) return;
  const Task asked = task;
  pop(state);
  answer_oracle(content, state, asked, sink);
}

// `scout_line`, IS-R42: sorted, so that their order tells nothing.
template <class Sink>
constexpr void scout_line(const Content& content, const State& state, Piece p, Direction d,
                          Sink&& sink) {
  if constexpr (kListens<Sink>) {
    LineNames names;
    for (Cell c = neighbour(state.piece(p).cell, d); c.exists(); c = neighbour(c, d)) {
      names.push_back(name_at(content, state, c));
      for (std::size_t i = names.size() - 1; i > 0 && comes_before(names[i], names[i - 1]); --i) {
        const Name later = names[i - 1];
        names[i - 1] = names[i];
        names[i] = later;
      }
    }
    if (names.empty()) names.push_back(Name::ocean());
    sink(LineHeard{p, d, names});
  }
}

// `scout_steps`.
template <class Sink>
constexpr void scout_steps(const Content& content, const State& state, Piece p, Direction d,
                           const BonusRule& bonus, Sink&& sink) {
  if constexpr (kListens<Sink>) {
    const auto heard = [&](int steps) {
      return name_or_ocean(content, state, ray(state.piece(p).cell, d, steps).cell);
    };
    sink(StepsHeard{p, d, heard(bonus.a), heard(bonus.b)});
  }
}

// `track`: how far it is to the nearest cell of a place.
constexpr int distance_to(const State& state, Cell from, Place place) {
  int nearest = kCells;
  cells_of(state, place).for_each([&](Cell c) {
    const int far = distance(from, c);
    if (far < nearest) nearest = far;
  });
  return nearest;
}

// D44 is asked unless the piece is here, or the Wave in the ocean.
template <class Sink>
constexpr void track(const Content& content, State& state, Piece p, OpPiece y, Sink&& sink) {
  const Place place = state.place(y);
  if (place.is_ocean()) {
    sink(Tracked{p, y, Name::ocean(), {}, place.part()});
    return;
  }
  if (place == place_of(content, state, state.piece(p).cell)) {
    sink(Tracked{p, y, name_of(content, state, place), {}, {}});
    return;
  }
  push(state, task_of(Op::kTrack, p, static_cast<int>(y)));
}
template <class Visit>
constexpr void legal_track(const State& state, Visit&& visit) {
  const Task& task = top(state);
  const Cell from = state.piece(piece_of(task)).cell;
  const Place place = state.place(op_piece(task.a));
  const int far = distance_to(state, from, place);
  for (int d = 0; d < kDirections; ++d) {
    const Cell next = neighbour(from, direction(d));
    if (next.exists() && distance_to(state, next, place) < far)
      visit(Move::with(MoveKind::kDirection, direction(d)));
  }
}
template <class Sink>
constexpr void apply_track(const Content& content, State& state, Direction d, Sink&& sink) {
  const Task task = top(state);
  const OpPiece y = op_piece(task.a);
  pop(state);
  go_on(state);
  sink(Tracked{piece_of(task), y, name_of(content, state, state.place(y)), d, {}});
}

// `mark_here`.
template <class Sink>
constexpr void mark_here(State& state, Piece p, Sink&& sink) {
  CaptivePiece& piece = state.piece(p);
  piece.marked = 1;
  sink(Marked{p, piece.cell, state.seat_of(p)});
}

}  // namespace paradoxa::island
