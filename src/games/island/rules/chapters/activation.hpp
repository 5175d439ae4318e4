// IS-8.4 to IS-8.7, IS-9, IS-26: whether a space is activated, and what it does.
#pragma once

#include "games/island/rules/chapters/anomalies.hpp"
#include "games/island/rules/chapters/fruits.hpp"
#include "games/island/rules/chapters/ocean.hpp"

namespace paradoxa::island {
namespace activation_detail {

enum Stage : std::uint8_t { kForbidden, kDry, kWindow, kGo };

// IS-26.1: the bit of the space, or of the arrow of a knot; 0 of a knot without an entry side.
constexpr std::uint64_t memory_bit(const Content& content, const State& state, Space space,
                                   Cell cell, std::uint8_t entry) {
  if (space.kind() != Kind::kKnot) return CellSet::of(cell).bits;
  if (entry == kNoSide) return 0;
  const KnotExit exit = knot_exit(content.tiles, state.island, space.knot(), direction(entry));
  return std::uint64_t{1} << (kCells + exit.arrow);
}

// IS-9.5.
template <class Sink>
constexpr void leave_knot(const Content& content, State& state, Piece p, Space space,
                          std::uint8_t entry, Sink&& sink) {
  if (entry == kNoSide) return;
  const Cell cell = state.piece(p).cell;
  const Direction d = knot_exit(content.tiles, state.island, space.knot(), direction(entry)).side;
  const Cell next = neighbour(cell, d);
  if (next.exists())
    return arrive(content, state, p, next, Mode::kAuto, meeting_after(state, p),
                  static_cast<std::uint8_t>(opposite(d)), sink);
  enter_ocean(content, state, p, cell, d, meeting_after(state, p) == Meeting::kScare, sink);
}

// IS-9, IS-1.6, by kind: IS-9.4 a mirage, IS-9.7 an anomaly. A lake holds who activates it, whether
// it came from outside or from another of its cells (IS-10.3). The activation's own task is gone by
// now.
template <class Sink>
constexpr void take_effect(const Content& content, State& state, Piece p, Space space,
                           std::uint8_t entry, Sink&& sink) {
  const PowerRule& rule = power_rule(content, state);
  if (rule.mute_spaces.contains(space.kind())) return;
  CaptivePiece& piece = state.piece(p);
  switch (space.kind()) {
    case Kind::kFruit: return activate_fruit(content, state, p, space.fruit(), sink);
    case Kind::kCamp: return push(state, task_of(Op::kSplit, p));
    case Kind::kOracle:
      if (!rule.mute_scouting) push(state, task_of(Op::kOracle, p, 2, kNoSide, kNoSide));
      return;
    case Kind::kMirage: return lose(state, p, 1, 0, LossCause::kMirage);
    case Kind::kKnot: return leave_knot(content, state, p, space, entry, sink);
    case Kind::kPortal:
      if (rule.portal_any) return push(state, task_of(Op::kPortal, p));
      return arrive(content, state, p, other_portal(content.tiles, state.island, piece.cell),
                    Mode::kNone, meeting_after(state, p), kNoSide, sink);
    case Kind::kAnomaly: return activate_anomaly(content, state, p, entry, sink);
    case Kind::kLake:
      piece.posture = Posture::kLying;  // IS-10.4, IS-R11: on the cell it visited
      sink(LaidDown{{p}});
      return;
  }
}

}  // namespace activation_detail

template <class Sink>
constexpr void resume_activation(const Content& content, State& state, Sink&& sink) {
  using namespace activation_detail;
  Task& task = top(state);
  const Piece p = piece_of(task);
  const Mode mode = mode_of(task);
  const Cell cell = state.piece(p).cell;
  const Space space = space_at(content, state, cell);
  const std::uint64_t bit = memory_bit(content, state, space, cell, task.b);
  std::uint64_t& memory = state.activated[p.index];
  if (task.d == kForbidden) {
    // IS-8.7, IS-26.2.
    if ((memory & bit) != 0) {
      pop(state);
      sink(AlreadyActivated{{p}});
      return;
    }
    task.d = kDry;
    if (mode == Mode::kSafe) return ask(state, Ask::kActivate, state.seat_of(p));
    if (mode == Mode::kOp) return ask_op(state, Ask::kOpActivate);
  }
  if (task.d == kDry) {
    task.d = kWindow;
    // IS-22.5.
    if (space.kind() == Kind::kLake && has(content, state, p, Ability::kOceanWrapAndDry))
      return ask(state, Ask::kDry, state.seat_of(p));
  }
  if (task.d == kWindow) {
    task.d = kGo;
    const int depth = state.depth;
    open_window(content, state, Window::kActivation, p, {});  // IS-8.5
    if (state.depth != depth) return;
  }
  const std::uint8_t entry = task.b;
  pop(state);
  memory |= bit;
  sink(Activated{{p}});
  take_effect(content, state, p, space, entry, sink);
}

// D12, D16, D35: whether the space is activated. Without that a piece may rest there (IS-8.6).
template <class Visit>
constexpr void legal_yes_or_no(Visit&& visit) {
  visit(Move::of(MoveKind::kYes));
  visit(Move::of(MoveKind::kNo));
}
template <class Sink>
constexpr void apply_activate(State& state, bool yes, Sink&& sink) {
  Task& task = top(state);
  const Piece p = piece_of(task);
  // A captive that decides itself opens no window (IS-8.5).
  if (state.ask == Ask::kActivate) task.d = activation_detail::kGo;
  go_on(state);
  if (yes) return;
  pop(state);
  sink(NotActivated{{p}});
}

// IS-9.2, D13.
template <class Visit>
constexpr void legal_camp(Visit&& visit) {
  for (int split = 0; split < kSplits; ++split) visit(Move::of(MoveKind::kSplit, split));
}
template <class Sink>
constexpr void apply_camp(const Content& content, State& state, Split split, Sink&& sink) {
  const Piece p = piece_of(top(state));
  pop(state);
  go_on(state);
  const int health = split == Split::kHealth ? 2 : split == Split::kBoth ? 1 : 0;
  regain(content, state, p, health, 2 - health, GainCause::kCamp, split, "IS-9.2"_clause, sink);
}

// IS-21.3, D43.
template <class Visit>
constexpr void legal_portal(const Content& content, const State& state, Visit&& visit) {
  CellSet cells = portal_cells(content.tiles, state.island);
  cells.remove(state.piece(piece_of(top(state))).cell);
  cells.for_each([&](Cell cell) { visit(Move::with(MoveKind::kCell, cell)); });
}
template <class Sink>
constexpr void apply_portal(const Content& content, State& state, Cell cell, Sink&& sink) {
  const Piece p = piece_of(top(state));
  pop(state);
  go_on(state);
  arrive(content, state, p, cell, Mode::kNone, meeting_after(state, p), kNoSide, sink);
}

}  // namespace paradoxa::island
