// IS-20.4: anomalies. All choices are OP's.
#pragma once

#include "games/island/rules/chapters/ocean.hpp"

namespace paradoxa::island {

// IS-R54: OP must carry it out; only a stirred action may be declined.
constexpr Ask question_of(Target target) {
  return static_cast<Ask>(static_cast<int>(Ask::kOrchard) + static_cast<int>(target));
}

template <class Sink>
constexpr void activate_anomaly(const Content& content, State& state, Piece p, std::uint8_t entry,
                                Sink&&) {
  const Anomaly token = token_at(content, state, state.piece(p).cell);
  const AnomalyRule& rule = content.anomalies[static_cast<std::size_t>(token)];
  switch (rule.op) {
    case AnomalyOp::kLose: return lose(state, p, rule.health, rule.energy, LossCause::kAnomaly);
    case AnomalyOp::kStrikeFruit: return push(state, task_of(Op::kCrossOut, p, 1));
    case AnomalyOp::kOpAction:
      if (state.place(rule.piece).on_map())
        push(state, task_of(Op::kStir, p, static_cast<int>(rule.piece)));
      return;
    case AnomalyOp::kSend:
      // IS-R6.
      if (rule.target == Target::kArrows && entry == kNoSide) return;
      return push(state, task_of(Op::kSend, p, static_cast<int>(rule.target), entry));
  }
}

// D36 to D39.
template <class Visit>
constexpr void legal_send(const State& state, Visit&& visit) {
  const Task& task = top(state);
  const auto cell = [&](Cell c) { visit(Move::with(MoveKind::kCell, c)); };
  switch (static_cast<Target>(task.a)) {
    case Target::kFruit:
      for (int f = 0; f < kFruits; ++f) visit(Move::with(MoveKind::kFruit, static_cast<Fruit>(f)));
      return;
    case Target::kLake:
      for (const Lake lake : {Lake::kStraight, Lake::kBent, Lake::kTriangular})
        lake_cells(state.island, lake).for_each(cell);
      return;
    case Target::kAdjacent: {
      const Cell from = state.piece(piece_of(task)).cell;
      for (int d = 0; d < kDirections; ++d)
        if (neighbour(from, direction(d)).exists())
          visit(Move::with(MoveKind::kDirection, direction(d)));
      return;
    }
    case Target::kArrows:
      // IS-R5: 60 degrees to the left or to the right of its heading.
      for (const int turn : {2, 4})
        visit(Move::with(MoveKind::kDirection, turned(direction(task.b), turn)));
      return;
  }
}

// IS-20.1, IS-R46.
template <class Sink>
constexpr void apply_send(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Task task = top(state);
  const Piece p = piece_of(task);
  const auto target = static_cast<Target>(task.a);
  const Meeting meeting = meeting_after(state, p);
  pop(state);
  go_on(state);
  if (target == Target::kFruit || target == Target::kLake) {
    const Cell to = target == Target::kFruit ? cell_of(content, state, move.fruit()) : move.cell();
    return arrive(content, state, p, to, Mode::kOp, meeting, kNoSide, sink);
  }
  const Direction d = move.direction();
  if (target == Target::kAdjacent) sink(Gusted{{p, d}});
  const Cell from = state.piece(p).cell;
  const Cell next = neighbour(from, d);
  if (!next.exists())
    return enter_ocean(content, state, p, from, d, meeting == Meeting::kScare, sink);
  arrive(content, state, p, next, Mode::kOp, meeting, static_cast<std::uint8_t>(opposite(d)), sink);
}

}  // namespace paradoxa::island
