// What a viewer knows, filled field by field: its own type, never a position with things removed.
//
// OP and the referee know everything (IS-25.7), and everybody does when the game is over. Captives
// and spectators know what has been announced; a captive also its own start cell (IS-4.11), and
// where its piece is while `mark_here` holds. What the log tells beyond that is no part of a view.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/island/rules/legal.hpp"
#include "games/island/rules/places.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

struct View {
  // What OP knows; else blank.
  std::array<std::uint64_t, kMaxPieces> activated{};
  std::array<CellSet, kMaxCaptives> counted{};
  PlaceSet trodden{};

  // What is pending. Blank for captives while OP decides: they are told no more (IS-25.9).
  std::array<Task, kMaxTasks> tasks{};

  std::array<std::uint32_t, kMaxCaptives> steps{};  // IS-23.2: names counted, a bit for each
  std::uint16_t acting_seats = 0;                   // a SeatSet
  PowerSet unseen{};                                // OP's, as the next ones
  Island island{};
  std::array<std::uint8_t, kAnomalySpaces> tokens{};
  std::array<Place, kOpPieces> op{};
  std::array<Power, kPowers> below{};
  std::array<Power, 2> drawn{};
  std::uint8_t below_size = 0;

  // IS-25.3, IS-R39, IS-R40: public.
  std::array<Name, kMaxPieces> under{};  // the space under each piece
  OpPieceSet on_map{};
  std::array<CaptivePiece, kMaxPieces> pieces{};  // cells as far as the viewer knows them
  std::array<Board, kMaxCaptives> boards{};
  std::array<Cell, kMaxPieces> start_cells{};  // as far as the viewer knows them
  Power power = Power::kNone;
  Options options{};
  Ask ask = Ask::kNext;  // kNext: OP decides something
  std::uint8_t depth = 0;
  std::uint8_t round = 0;
  Seat owner = kNoSeat;
  std::uint8_t acting = 0;
  std::uint8_t parts = 0;
  std::uint8_t actions = 0;
  std::uint8_t perished = 0;
  PieceSet struck{};
  OpPieceSet told{};
  Seat winner = kNoSeat;
  Character look = Character::kNone;
  std::uint8_t safe = Piece::kNone;
  std::uint8_t finishing = 0;
  std::uint8_t assigned = 0;
  Viewer viewer{};
  std::uint8_t bush_fruit = CaptivePiece::kNoFruit;  // IS-4.8: in set-up, the fruit under the Bush

  constexpr SeatSet to_act() const { return SeatSet{{acting_seats}}; }
  constexpr int seats() const { return options.seats; }
  constexpr int piece_count() const { return options.pieces(); }
  constexpr std::size_t board_of(Piece p) const { return options.two_players() ? 0 : p.index; }
  constexpr Seat seat_of(Piece p) const { return seat(static_cast<int>(board_of(p)) + 1); }
  // Whether the viewer sees the whole island.
  constexpr bool sees_all() const { return island::sees_all(viewer) || ask == Ask::kOver; }

  friend constexpr bool operator==(const View&, const View&) = default;
};

namespace view_detail {

constexpr void see_island(const State& state, View& v) {
  v.activated = state.activated;
  v.counted = state.counted;
  v.trodden = state.trodden;
  v.unseen = state.unseen;
  v.island = state.island;
  v.tokens = state.tokens;
  v.op = state.op;
  v.below = state.below;
  v.drawn = state.drawn;
  v.below_size = state.below_size;
  v.finishing = state.finishing;
  v.assigned = state.assigned;
}
constexpr void see_no_island(View& v) {
  for (std::uint8_t& token : v.tokens) token = State::kNoToken;
  for (Power& power : v.below) power = Power::kNone;
  v.drawn = {Power::kNone, Power::kNone};
}

// 6.1: where a piece is, OP knows; its owner while `mark_here` holds.
constexpr CaptivePiece see_piece(const State& state, Viewer viewer, Piece p, bool all) {
  const CaptivePiece& piece = state.piece(p);
  CaptivePiece seen;
  seen.posture = piece.posture;
  seen.health = piece.health;
  seen.energy = piece.energy;
  seen.max_health = piece.max_health;
  seen.wards = piece.wards;
  seen.start = piece.start;
  seen.marked = piece.marked;
  if (all || (piece.marked != 0 && viewer.sees_as(state.seat_of(p)))) seen.cell = piece.cell;
  return seen;
}
// IS-4.11, IS-24.3.
constexpr bool sees_start(const State& state, Viewer viewer, Piece p, bool all) {
  return all || (viewer.sees_as(state.seat_of(p)) && !(state.two_players() && p.index == 1));
}

constexpr void see_pieces(const Content& content, const State& state, Viewer viewer, bool all,
                          View& v) {
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    const CaptivePiece& piece = state.piece(p);
    v.pieces[p.index] = see_piece(state, viewer, p, all);
    if (piece.on_map()) v.under[p.index] = name_at(content, state, piece.cell);
    if (piece.start != CaptivePiece::kNoFruit && sees_start(state, viewer, p, all))
      v.start_cells[p.index] = cell_of(content, state, piece.start_fruit());
  }
}

// What was counted, by name: never which cell.
constexpr std::uint32_t steps_of(const Content& content, const State& state, std::size_t board) {
  std::uint32_t names = 0;
  if (state.boards[board].character == Character::kNone ||
      rule_of(content, state.boards[board]).mission == Mission::kFiveCorners)
    return names;
  state.counted[board].for_each([&](Cell c) { names |= 1u << name_at(content, state, c).id; });
  return names;
}

// A task as everybody can follow it: without sides, lines and cells.
constexpr Task see_task(const Task& task) {
  Task seen = task;
  switch (task.op) {
    case Op::kArrival:
    case Op::kActivation:
    case Op::kSend: seen.b = kNoSide; break;
    case Op::kOcean: seen.a = seen.b = kNoSide; break;
    case Op::kPush: seen.c = kNoSide; break;
    case Op::kAction:
      seen.c = kNoSide;
      seen.memory = 0;
      break;
    default: break;
  }
  return seen;
}

constexpr void see_pending(const State& state, bool all, View& v) {
  const bool hidden = !all && is_ops(state.ask);
  if (hidden) return;
  v.ask = state.ask;
  v.depth = state.depth;
  for (std::size_t i = 0; i < state.depth; ++i)
    v.tasks[i] = all ? state.tasks[i] : see_task(state.tasks[i]);
}

}  // namespace view_detail

constexpr View view(const Content& content, const State& state, Viewer viewer) {
  const bool all = sees_all(viewer) || is_over(state);
  View v;
  if (all)
    view_detail::see_island(state, v);
  else
    view_detail::see_no_island(v);
  view_detail::see_pieces(content, state, viewer, all, v);
  view_detail::see_pending(state, all, v);
  for (std::size_t b = 0; b < static_cast<std::size_t>(state.options.captives()); ++b) {
    v.boards[b] = state.boards[b];
    v.steps[b] = view_detail::steps_of(content, state, b);
  }
  for (int i = 0; i < kOpPieces; ++i)
    if (state.place(op_piece(i)).on_map()) v.on_map.add(op_piece(i));
  if (state.owner == kNoSeat && state.place(OpPiece::kBush).on_map())
    v.bush_fruit = static_cast<std::uint8_t>(
        space_at(content, state, state.place(OpPiece::kBush).cell()).fruit());
  v.acting_seats = to_act(content, state).bits;
  v.power = state.power;
  v.options = state.options;
  v.round = state.round;
  v.owner = state.owner;
  v.acting = state.acting;
  v.parts = state.parts;
  v.actions = state.actions;
  v.perished = state.perished;
  v.struck = state.struck;
  v.told = state.told;
  v.winner = state.winner;
  v.look = state.look;
  v.safe = state.safe;
  v.viewer = viewer;
  return v;
}

}  // namespace paradoxa::island
