// Invariant 8: the question fits the tasks, and each task can go on.
#pragma once

#include <string_view>

#include "games/island/rules/chapters/activation.hpp"
#include "games/island/rules/chapters/op_actions.hpp"
#include "games/island/rules/invariants/pieces.hpp"

namespace paradoxa::island::invariants_detail {

// The task that waits for an answer, by its question; kNone where there is none.
constexpr Op waiting(Ask ask) {
  switch (ask) {
    case Ask::kCarry:
    case Ask::kSecondHalf:
    case Ask::kExtraStep: return Op::kAction;
    case Ask::kExit: return Op::kExit;
    case Ask::kOpActivate:
    case Ask::kActivate:
    case Ask::kDry: return Op::kActivation;
    case Ask::kOrchard:
    case Ask::kSinkhole:
    case Ask::kGust:
    case Ask::kArrows: return Op::kSend;
    case Ask::kCrossOut: return Op::kCrossOut;
    case Ask::kStir: return Op::kStir;
    case Ask::kReturn: return Op::kTurnEnd;
    case Ask::kPortal: return Op::kPortal;
    case Ask::kTrack: return Op::kTrack;
    case Ask::kBox: return Op::kBox;
    case Ask::kCamp: return Op::kSplit;
    case Ask::kOracle: return Op::kOracle;
    case Ask::kAshore: return Op::kOcean;
    case Ask::kSymbol: return Op::kSymbol;
    case Ask::kRevival: return Op::kRevival;
    case Ask::kReact: return Op::kWindow;
    case Ask::kHeading: return Op::kHeading;
    case Ask::kLength: return Op::kLength;
    case Ask::kOpPiece: return Op::kOpPiece;
    case Ask::kVisited: return Op::kVisited;
    case Ask::kReplenish: return Op::kReplenish;
    default: return Op::kNone;
  }
}

// Tasks that do nothing but ask: at once, so that no other one lies over them.
constexpr bool asks_at_once(Op op) {
  switch (op) {
    case Op::kSymbol:
    case Op::kExit:
    case Op::kSend:
    case Op::kPortal:
    case Op::kStir:
    case Op::kOracle:
    case Op::kSplit:
    case Op::kBox:
    case Op::kHeading:
    case Op::kLength:
    case Op::kOpPiece:
    case Op::kTrack:
    case Op::kVisited:
    case Op::kReplenish:
    case Op::kRevival: return true;
    default: return false;
  }
}

constexpr bool is_side(std::uint8_t side) { return side < kDirections; }
constexpr bool is_side_or_none(std::uint8_t side) { return is_side(side) || side == kNoSide; }
constexpr bool on_map(const State& state, const Task& task) {
  return task.piece < state.piece_count() && state.piece(piece_of(task)).on_map();
}
constexpr bool is_bonus(const Content& content, const State& state, const Task& task, BonusOp op) {
  return task.a < kBonuses && bonus_rule(content, state, piece_of(task), task.a).op == op;
}

// Tasks of captive pieces on the island, whose last question is theirs or OP's about them.
constexpr bool fits_on_island(const Content& content, const State& state, const Task& task) {
  const Piece p = piece_of(task);
  const CaptivePiece& piece = state.piece(p);
  const bool manner = mode_of(task) <= Mode::kNone && meeting_of(task) <= Meeting::kNone;
  switch (task.op) {
    case Op::kArrival:
      return manner && is_side_or_none(task.b) && task.c < 8 && task.d <= (task.c != 0 ? 1 : 0);
    case Op::kActivation:
      return manner && mode_of(task) != Mode::kNone && is_side_or_none(task.b) && task.c == 0 &&
             task.d <= activation_detail::kGo;
    case Op::kExit:
      return piece.posture == Posture::kLying && is_side(task.a) && task.b >= 1 && task.b <= 3 &&
             task.c <= 1;
    case Op::kSend:
      return task.a < 4 && is_side_or_none(task.b) &&
             (static_cast<Target>(task.a) != Target::kArrows || is_side(task.b));
    case Op::kPortal: return space_at(content, state, piece.cell).kind() == Kind::kPortal;
    case Op::kStir: return task.a < kOpPieces && state.place(op_piece(task.a)).on_map();
    case Op::kOracle:
      return task.a >= 1 && task.a <= 2 && is_side_or_none(task.b) && task.c == kNoSide;
    case Op::kSplit: return true;
    case Op::kPush:
      return task.a < kOpPieces && is_side(task.b) && task.c < kCells && task.d <= 1 &&
             lake_around(content, state, piece.cell).contains(Cell{task.c});
    case Op::kTrack:
      return task.a < kOpPieces && state.place(op_piece(task.a)).on_map() &&
             !state.place(op_piece(task.a)).is_ocean() &&
             state.place(op_piece(task.a)) != place_of(content, state, piece.cell);
    case Op::kHeading:
      return is_bonus(content, state, task, BonusOp::kFreeMove) ||
             is_bonus(content, state, task, BonusOp::kScoutLine) ||
             is_bonus(content, state, task, BonusOp::kScoutSteps);
    case Op::kLength:
      return is_bonus(content, state, task, BonusOp::kFreeMove) && is_side(task.b) &&
             bonus_rule(content, state, p, task.a).a > 1;
    case Op::kOpPiece:
      return (is_bonus(content, state, task, BonusOp::kWard) ||
              is_bonus(content, state, task, BonusOp::kTrack)) &&
             nameable(content, state, p, task.a).size() > 1;
    case Op::kVisited: return fruits_to_go_to(content, state, p).size() > 1;
    case Op::kReplenish:
      return task.a < kBonuses && fruits_to_replenish(content, state, p, task.a).size() > 1;
    default: return false;
  }
}

// Whether a window is about something that lies below it.
constexpr bool fits_window(const State& state, std::size_t i) {
  const Task& task = state.tasks[i];
  if (i == 0 || task.a >= kWindows || task.b >= kOpPieces || task.d > 1 || task.c == 0)
    return false;
  const Task& below = state.tasks[i - 1];
  const bool same = below.piece == task.piece;
  switch (static_cast<Window>(task.a)) {
    case Window::kEncounter:
      if (task.piece == Piece::kNone) return below.op == Op::kLanding;
      return same && (below.op == Op::kArrival || below.op == Op::kOcean) &&
             task.piece < state.piece_count();
    case Window::kInteraction:
      return same && below.op == (task.d == 0 ? Op::kAttack : Op::kPush) && below.a == task.b;
    case Window::kLethal: return same && below.op == Op::kLoss && below.a > 0;
    case Window::kActivation:
      return same && below.op == Op::kActivation && below.d == activation_detail::kGo;
    case Window::kOwnTurn: return false;
  }
  return false;
}

constexpr bool fits(const Content& content, const State& state, std::size_t i) {
  const Task& task = state.tasks[i];
  const bool remembers = task.op == Op::kAction || task.op == Op::kOcean;
  if (task.memory != 0 && !remembers) return false;
  if (task.op == Op::kWindow) return fits_window(state, i);
  if (task.op == Op::kTurnEnd) return i == 0 && task.a < kOpPieces;
  if (task.op == Op::kSymbol)
    return task.piece < state.options.captives() && task.a < kOpPieces &&
           state.owner.index == task.piece + 1 &&
           rule_of(content, state.boards[task.piece]).ability == Ability::kDoubleScare;
  if (task.op == Op::kLanding)
    return task.piece < kOpPieces && task.a < 8 && task.b < 8 && task.d <= 1 &&
           (task.d == 0 || state.place(op_piece_of(task)).on_map());
  if (task.op == Op::kAction) {
    const bool begun = task.d == kHalfDone ? task.a != 0 : (task.a & kHasMoved) != 0;
    return task.piece < 2 && task.a <= 3 && begun && task.b <= 4 && is_side_or_none(task.c) &&
           task.d != kBegun && task.d <= kHalfDone;
  }
  if (task.piece >= state.piece_count()) return false;
  const CaptivePiece& piece = state.piece(piece_of(task));
  switch (task.op) {
    case Op::kBox:
      return task.a < kFruits &&
             rule_of(content, state, piece_of(task)).ability == Ability::kFreeBoxes &&
             state.board(piece_of(task)).box_of(static_cast<Fruit>(task.a)) == 0;
    case Op::kRevival: return piece.posture == Posture::kPerished;
    case Op::kOcean:
      return piece.posture == Posture::kInOcean && task.a < kCells && is_side(task.b) &&
             !neighbour(Cell{task.a}, direction(task.b)).exists() && task.c == 0 && task.d <= 3 &&
             task.memory <= 1;
    case Op::kAttack: return piece.health > 0 && task.a < kOpPieces && task.d == 0;
    case Op::kLoss:
      return piece.health > 0 && task.a <= 4 && task.b <= 4 && task.c < 7 && task.d <= 1;
    case Op::kCrossOut: return piece.health > 0 && task.a <= 1;
    default: return on_map(state, task) && fits_on_island(content, state, task);
  }
}

// Who is asked.
constexpr Seat expected_seat(const State& state) {
  if (is_natures(state.ask)) return kNature;
  if (is_ops(state.ask)) return kOpSeat;
  switch (state.ask) {
    case Ask::kOver: return kNoSeat;
    case Ask::kTurn:
    case Ask::kFirst: return state.owner;
    case Ask::kSymbol: return seat(top(state).piece + 1);
    case Ask::kReact:
      return SeatSet::of_bits(top(state).c).contains(state.asked) ? state.asked : kNoSeat;
    case Ask::kCharacter:
      for (int b = state.options.captives(); b-- > 0;)
        if (state.boards[static_cast<std::size_t>(b)].character == Character::kNone)
          return seat(b + 1);
      return kNoSeat;
    case Ask::kStart: {
      const Piece p = next_to_start(state);
      return p.exists() ? state.seat_of(p) : kNoSeat;
    }
    default: return state.seat_of(piece_of(top(state)));
  }
}

// The question of set-up or of a turn, without a task.
constexpr bool is_next(const State& state) {
  State next = state;
  go_on(next);
  if (is_setup(state)) {
    ask_setup(next, NobodyListens{});
    return next.ask == state.ask && next.owner == kNoSeat;
  }
  switch (state.ask) {
    case Ask::kOpTurn: return state.ops_turn() && (state.actions > 0 || !tellable(state).empty());
    case Ask::kKeep:
    case Ask::kDraw: return state.ops_turn();
    case Ask::kTurn:
    case Ask::kFirst: return !state.ops_turn();
    default: return state.ask == Ask::kOver;
  }
}

// Further details of what is asked about the last task.
constexpr bool fits_question(const Content& content, const State& state) {
  const Task& task = top(state);
  switch (state.ask) {
    case Ask::kCarry: return task.d == kMayStepOn && may_be_carried(content, state);
    case Ask::kExtraStep:
      return task.d == kMayStepOn && task.b > 0 && state.place(op_piece_of(task)).on_map();
    case Ask::kSecondHalf:
      return task.d == kHalfDone && state.place(op_piece_of(task)).on_map() && task.a >= 1 &&
             task.a <= 2;
    case Ask::kOpActivate: return task.d == activation_detail::kDry && mode_of(task) == Mode::kOp;
    case Ask::kActivate: return task.d == activation_detail::kDry && mode_of(task) == Mode::kSafe;
    case Ask::kDry: return task.d == activation_detail::kWindow;
    case Ask::kOrchard:
    case Ask::kSinkhole:
    case Ask::kGust:
    case Ask::kArrows: return question_of(static_cast<Target>(task.a)) == state.ask;
    case Ask::kCrossOut:
      return !fruits_to_cross_out(content, state, piece_of(task), task.a != 0).empty();
    case Ask::kReturn:
      for (int i = 0; i < state.piece_count(); ++i)
        if (!state.piece(Piece::at(i)).on_map()) return false;
      return !state.place(op_piece(task.a)).on_map();
    case Ask::kAshore: return task.d == 3;
    case Ask::kReact: return !usable_reactions(content, state).empty();
    case Ask::kBox: {
      const Piece p = piece_of(task);
      return popcount(bonuses_with_room(rule_of(content, state, p), state.board(p))) > 1;
    }
    default: return true;
  }
}

// A stirred action can stir another one for each piece (IS-26.1), over the one of OP's turn.
inline constexpr int kMaxActions = 1 + kMaxPieces;
inline constexpr int kMaxDepth = kMaxActions + 5;

constexpr std::string_view pending_flaw(const Content& content, const State& state) {
  if (state.ask >= Ask::kNext || state.depth > kMaxDepth)
    return "IS-5.2: there is no such question";
  for (const std::uint8_t byte : state.blank)
    if (byte != 0) return "unused bytes are not blank";
  int actions = 0;
  for (std::size_t i = 0; i < kMaxTasks; ++i) {
    if (i >= state.depth && state.tasks[i] != Task{}) return "unused bytes are not blank";
    if (i >= state.depth) continue;
    actions += state.tasks[i].op == Op::kAction;
    if (is_setup(state) && state.tasks[i].op != Op::kBox) return "IS-4.15: set-up has no such task";
    if (!fits(content, state, i) || (asks_at_once(state.tasks[i].op) && i + 1u < state.depth))
      return "a task cannot be carried out";
  }
  if (actions > kMaxActions) return "IS-26.1: too many actions were stirred";
  const Op op = waiting(state.ask);
  if (op == Op::kNone ? state.depth > 0 || !is_next(state)
                      : state.depth == 0 || top(state).op != op || !fits_question(content, state))
    return "the question does not fit what is carried out";
  if (state.asked != expected_seat(state)) return "the question goes to another seat";
  if (state.depth == 0 && state.ask != Ask::kOver)
    for (const std::uint64_t memory : state.activated)
      if (memory != 0) return "IS-26.4: a root begins without memories";
  return {};
}

}  // namespace paradoxa::island::invariants_detail
