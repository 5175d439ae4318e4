// IS-12, IS-1.7: whom a captive piece meets, and attacks. They come from arrivals alone, and from
// the Wave's action (IS-12.15).
#pragma once

#include "games/island/rules/chapters/losses.hpp"
#include "games/island/rules/chapters/scaring.hpp"

namespace paradoxa::island {

// IS-12.10 to IS-12.13, IS-1.8; IS-R18: the Wave once in OP's turn.
template <class Sink>
constexpr void attack(const Content& content, State& state, OpPiece y, Piece p, Sink&& sink) {
  const bool once = y == OpPiece::kWave && state.ops_turn();
  if (once && state.struck.contains(p)) return;
  if (state.piece(p).wards.contains(y)) {
    sink(Prevented{y, p, BonusOp::kWard, "IS-12.13"_clause});
    return;
  }
  if (once) state.struck.add(p);
  sink(AttackDeclared{{y, p}, y == OpPiece::kWave ? "IS-12.11"_clause : "IS-12.10"_clause});
  push(state, task_of(Op::kAttack, p, static_cast<int>(y)));
  open_window(content, state, Window::kInteraction, p, y);
}

constexpr LossCause cause_of(OpPiece y) { return static_cast<LossCause>(y); }

// Nobody has cancelled it. IS-R25, IS-R26: health first. IS-21.5, IS-R31: the Bush may take a fruit
// instead of energy.
constexpr void resume_attack(const Content& content, State& state) {
  const PowerRule& rule = power_rule(content, state);
  const Task task = top(state);
  const Piece p = piece_of(task);
  const OpPiece y = op_piece(task.a);
  pop(state);
  if (y == OpPiece::kWave) return lose(state, p, 1, 0, cause_of(y));
  if (y == OpPiece::kBush && rule.bush_takes_fruit) {
    push(state, task_of(Op::kCrossOut, p));
    return lose(state, p, rule.bush_attack_health, 0, cause_of(y));
  }
  lose(state, p, 1, 1, cause_of(y));
}

// IS-22.4, IS-24.8: whether somebody of another player is among them.
constexpr bool meets_others(const State& state, const Company& company) {
  return !company.op.empty() || (!company.pieces.empty() && !state.two_players());
}

// IS-12.1, IS-12.3, IS-12.4; IS-R34: by its own arrival, once.
template <class Sink>
constexpr void meet(const Content& content, State& state, Piece p, const Company& company,
                    Sink&& sink) {
  if (company.empty()) return;
  sink(Met{p, company});
  if (has(content, state, p, Ability::kMeetingSquares) && meets_others(state, company))
    circle_square(content, state, p, "IS-22.4"_clause, sink);
}

// The numbers of an arrival's task: IS-8's mode and meeting type in one.
constexpr int manner_of(Mode mode, Meeting meeting) {
  return static_cast<int>(mode) | static_cast<int>(meeting) << 4;
}
constexpr Mode mode_of(const Task& task) { return static_cast<Mode>(task.a & 0xF); }
constexpr Meeting meeting_of(const Task& task) { return static_cast<Meeting>(task.a >> 4); }

// IS-7.6, IS-R7: how what follows a first space meets OP pieces.
constexpr Meeting meeting_after(const State& state, Piece p) {
  return state.safe == p.index ? Meeting::kScare : Meeting::kAttack;
}

// IS-8.2, IS-8.3 for a piece that was put on a cell just now. May end the game.
template <class Sink>
constexpr void arrived(const Content& content, State& state, Piece p, Mode mode, Meeting meeting,
                       std::uint8_t entry, Sink&& sink) {
  const Cell cell = state.piece(p).cell;
  count_visit(content, state, p, space_at(content, state, cell), sink);
  if (is_over(state)) return;
  const Company company = company_of(content, state, p);
  meet(content, state, p, company, sink);
  const int manner = manner_of(mode, meeting);
  if (!company.op.empty())
    push(state, task_of(Op::kArrival, p, manner, entry, company.op.bits));
  else if (mode != Mode::kNone)
    push(state, task_of(Op::kActivation, p, manner, entry));
}

constexpr void put(State& state, Piece p, Cell cell) {
  CaptivePiece& piece = state.piece(p);
  piece.cell = cell;
  piece.posture = Posture::kStanding;  // IS-10.1
  piece.marked = 0;
}

// IS-8.1.
template <class Sink>
constexpr void arrive(const Content& content, State& state, Piece p, Cell cell, Mode mode,
                      Meeting meeting, std::uint8_t entry, Sink&& sink) {
  put(state, p, cell);
  if constexpr (kListens<Sink>) sink(Landed{p, name_at(content, state, cell), cell});
  arrived(content, state, p, mode, meeting, entry, sink);
}

// IS-12.5 to IS-12.8, IS-8.8: the OP pieces one at a time; being scared off is no choice (IS-12.6).
template <class Sink>
constexpr void resume_arrival(const Content& content, State& state, Sink&& sink) {
  Task& task = top(state);
  const Piece p = piece_of(task);
  const OpPieceSet left = OpPieceSet::of_bits(task.c);
  if (left.empty()) {
    task.op = Op::kActivation;  // c and d are blank by now
    if (mode_of(task) == Mode::kNone) pop(state);
    return;
  }
  const OpPiece y = left.first();
  const auto is_there = [&] {
    return state.place(y) == place_of(content, state, state.piece(p).cell);
  };
  if (task.d == 0) {
    if (meeting_of(task) == Meeting::kScare) {
      task.c = static_cast<std::uint8_t>((left - OpPieceSet::of(y)).bits);
      return scare_off(content, state, y, state.board_of(p), sink);
    }
    task.d = 1;
    return open_window(content, state, Window::kEncounter, p, y);
  }
  task.d = 0;
  task.c = static_cast<std::uint8_t>((left - OpPieceSet::of(y)).bits);
  if (meeting_of(task) == Meeting::kAttack && is_there() && attacks(power_rule(content, state), y))
    attack(content, state, y, p, sink);
}

// IS-12.14: an OP piece is at its place now.
template <class Sink>
constexpr void op_arrived(const Content& content, State& state, OpPiece y, Sink&& sink) {
  const Company company = company_of(state, y);
  if constexpr (kListens<Sink>)
    sink(OpLanded{y, name_of(content, state, state.place(y)), company, state.place(y)});
  if (company.empty()) return;
  push(state, task_of(Op::kLanding, y, (company.op | OpPieceSet::of(y)).bits));
}

template <class Sink>
constexpr void resume_landing(const Content& content, State& state, Sink&& sink) {
  Task& task = top(state);
  const OpPiece y = op_piece_of(task);
  const Place place = state.place(y);
  if (task.d == 0) {
    const OpPieceSet left = OpPieceSet::of_bits(task.a);
    if (!left.empty()) {
      const OpPiece z = left.first();
      task.a = static_cast<std::uint8_t>((left - OpPieceSet::of(z)).bits);
      return open_window(content, state, Window::kEncounter, kNoPiece, z);
    }
    if (!place.on_map() || !attacks(power_rule(content, state), y)) return pop(state);
    task.b = captives_in(state, cells_of(state, place)).bits;
    task.d = 1;
  }
  const PieceSet left = PieceSet::of_bits(task.b);
  if (left.empty()) return pop(state);
  task.b = static_cast<std::uint8_t>((left - PieceSet::of(left.first())).bits);
  attack(content, state, y, left.first(), sink);
}

}  // namespace paradoxa::island
