// IS-4, IS-24.1, IS-24.3: set-up. Seat 0 is OP (IS-4.1); the tokens left over only count (IS-4.4).
#pragma once

#include "games/island/rules/chapters/turn_end.hpp"

namespace paradoxa::island {

// ---- The island ---------------------------------------------------------------------------------

constexpr bool by_hand(const State& state) {
  return state.options.map_mode != MapMode::kRandom && state.finishing == 0;
}

// D01.
template <class Visit>
constexpr void legal_build(const Content& content, const State& state, Visit&& visit) {
  for_each_lay(content.lakes, state.island,
               [&](const Placement& placement) { visit(Move::tile(placement)); });
  if (state.options.map_mode == MapMode::kHand) visit(Move::of(MoveKind::kFinish));
}
template <class Visit>
constexpr void legal_island(const Content& content, const State& state, Visit&& visit) {
  for (const Draw& draw : next_draws(content.lakes, state.island))
    visit(Move::tile(draw.placement));
}
template <class Sink>
constexpr void apply_tile(State& state, const Placement& placement, Sink&& sink) {
  state.island.place(placement);
  sink(TileLaid{placement});
}
constexpr void apply_finish(State& state) { state.finishing = 1; }

// ---- Anomaly tokens -----------------------------------------------------------------------------

constexpr int tokens_dealt(const State& state) {
  int dealt = 0;
  while (dealt < kAnomalySpaces && state.tokens[static_cast<std::size_t>(dealt)] != State::kNoToken)
    ++dealt;
  return dealt;
}
constexpr Cell anomaly_cell(const Content& content, const State& state, int number) {
  return anomaly_cells(content.tiles, state.island).nth(static_cast<std::uint32_t>(number));
}
constexpr AnomalySet tokens_left(const State& state) {
  AnomalySet left = AnomalySet::all();
  for (int i = 0; i < tokens_dealt(state); ++i)
    left.remove(static_cast<Anomaly>(state.tokens[static_cast<std::size_t>(i)]));
  return left;
}
// Those in hand that OP has not laid yet.
constexpr AnomalySet tokens_in_hand(const State& state) {
  AnomalySet hand;
  for (std::size_t i = state.assigned; i < kAnomalySpaces; ++i)
    hand.add(static_cast<Anomaly>(state.tokens[i]));
  return hand;
}

template <class Visit>
constexpr void legal_deal(const State& state, Visit&& visit) {
  tokens_left(state).for_each([&](Anomaly a) { visit(Move::with(MoveKind::kToken, a)); });
}
template <class Sink>
constexpr void tell_token(const Content& content, const State& state, int number, Sink&& sink) {
  sink(TokenLaid{static_cast<Anomaly>(state.tokens[static_cast<std::size_t>(number)]),
                 anomaly_cell(content, state, number)});
}
// IS-4.3, IS-R2.
template <class Sink>
constexpr void apply_deal(const Content& content, State& state, Anomaly token, Sink&& sink) {
  const int number = tokens_dealt(state);
  state.tokens[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(token);
  if (state.options.anomaly_assignment == Assignment::kRandom)
    tell_token(content, state, number, sink);
}

// D02: the fifth follows from the others.
template <class Visit>
constexpr void legal_assign(const State& state, Visit&& visit) {
  tokens_in_hand(state).for_each([&](Anomaly a) { visit(Move::with(MoveKind::kToken, a)); });
}
template <class Sink>
constexpr void apply_assign(const Content& content, State& state, Anomaly token, Sink&& sink) {
  AnomalySet hand = tokens_in_hand(state);
  hand.remove(token);
  std::size_t next = state.assigned;
  state.tokens[next++] = static_cast<std::uint8_t>(token);
  hand.for_each([&](Anomaly a) { state.tokens[next++] = static_cast<std::uint8_t>(a); });
  tell_token(content, state, state.assigned++, sink);
  if (state.assigned + 1 == kAnomalySpaces) tell_token(content, state, state.assigned++, sink);
}

// ---- OP's pieces --------------------------------------------------------------------------------

// D03 to D05.
template <class Visit>
constexpr void legal_wave_start(Visit&& visit) {
  for (int part = 0; part < kOceanParts; ++part)
    visit(Move::with(MoveKind::kPart, ocean_part(part)));
}
template <class Visit>
constexpr void legal_rock_start(const Content& content, const State& state, Visit&& visit) {
  anomaly_cells(content.tiles, state.island).for_each([&](Cell c) {
    visit(Move::with(MoveKind::kCell, c));
  });
}
template <class Visit>
constexpr void legal_bush_start(Visit&& visit) {
  for (int f = 0; f < kFruits; ++f) visit(Move::with(MoveKind::kFruit, static_cast<Fruit>(f)));
}
template <class Sink>
constexpr void apply_wave_start(State& state, OceanPart part, Sink&& sink) {
  state.op[at(OpPiece::kWave)] = Place::of(part);
  sink(OpPlaced{OpPiece::kWave, Place::of(part), "IS-4.6"_clause});
}
template <class Sink>
constexpr void apply_rock_start(State& state, Cell cell, Sink&& sink) {
  state.op[at(OpPiece::kRock)] = Place::of(cell);
  sink(OpPlaced{OpPiece::kRock, Place::of(cell), "IS-4.7"_clause});
}
template <class Sink>
constexpr void apply_bush_start(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  state.op[at(OpPiece::kBush)] = Place::of(cell_of(content, state, fruit));
  sink(BushPlaced{fruit});
}

// ---- Characters and start fruits ----------------------------------------------------------------

// IS-4.9, D06.
constexpr CharacterSet characters_left(const State& state) {
  CharacterSet left = CharacterSet::all();
  for (const Board& board : state.boards)
    if (board.character != Character::kNone) left.remove(board.character);
  return left;
}
template <class Visit>
constexpr void legal_character(const State& state, Visit&& visit) {
  characters_left(state).for_each([&](Character c) { visit(Move::with(MoveKind::kCharacter, c)); });
}
// IS-4.13, IS-24.2.
template <class Sink>
constexpr void apply_character(const Content& content, State& state, Character c, Sink&& sink) {
  const std::size_t b = state.asked.index - 1u;
  state.boards[b].character = c;
  const CharacterRule& rule = rule_of(content, state.boards[b]);
  for (int i = 0; i < state.piece_count(); ++i) {
    if (state.board_of(Piece::at(i)) != b) continue;
    CaptivePiece& piece = state.piece(Piece::at(i));
    piece.health = piece.max_health = rule.health;
    piece.energy = rule.energy;
  }
  sink(CharacterChosen{{state.asked, c}});
}
// IS-24.1.
template <class Visit>
constexpr void legal_look(const State& state, Visit&& visit) {
  characters_left(state).for_each([&](Character c) { visit(Move::with(MoveKind::kLook, c)); });
}
template <class Sink>
constexpr void apply_look(State& state, Character c, Sink&& sink) {
  state.look = c;
  sink(LookDrawn{{seat(1), c}});
}

// The piece whose start fruit is chosen next, or none. IS-4.10, IS-24.3.
constexpr Piece next_to_start(const State& state) {
  const int count = state.piece_count();
  for (int i = 0; i < count; ++i) {
    const Piece p = Piece::at(state.two_players() ? i : count - 1 - i);
    if (state.piece(p).start == CaptivePiece::kNoFruit) return p;
  }
  return kNoPiece;
}
// IS-4.10, IS-R53, D07.
template <class Visit>
constexpr void legal_start(const Content& content, const State& state, Visit&& visit) {
  FruitSet fruits = FruitSet::all();
  fruits.remove(space_at(content, state, state.place(OpPiece::kBush).cell()).fruit());
  for (const CaptivePiece& piece : state.pieces)
    if (piece.start != CaptivePiece::kNoFruit) fruits.remove(piece.start_fruit());
  fruits.for_each([&](Fruit f) { visit(Move::with(MoveKind::kFruit, f)); });
}
// IS-4.10 to IS-4.12.
template <class Sink>
constexpr void apply_start(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  const Piece p = next_to_start(state);
  CaptivePiece& piece = state.piece(p);
  piece.start = static_cast<std::uint8_t>(fruit);
  put(state, p, cell_of(content, state, fruit));
  state.board(p).visited.add(fruit);
  sink(StartChosen{{p, fruit}});
  // IS-24.3: nobody but OP learns where b starts.
  const bool told = !state.two_players() || p.index == 0;
  sink(StartCellTold{p, piece.cell, told ? state.seat_of(p) : kNoSeat});
  obtain(content, state, p, fruit, sink);
}

// ---- The order of the steps (IS-4.15) -----------------------------------------------------------

template <class Sink>
constexpr void ask_setup(State& state, Sink&& sink) {
  if (!state.island.complete())
    return by_hand(state) ? ask_op(state, Ask::kBuild) : ask_nature(state, Ask::kIsland);
  state.finishing = 0;  // who laid how much matters to nobody now, and captives never know
  if (state.tokens[kAnomalySpaces - 1] == State::kNoToken) return ask_nature(state, Ask::kDeal);
  if (state.options.anomaly_assignment == Assignment::kOp && state.assigned < kAnomalySpaces)
    return ask_op(state, Ask::kAssign);
  if (!state.place(OpPiece::kWave).on_map()) return ask_op(state, Ask::kWaveStart);
  if (!state.place(OpPiece::kRock).on_map()) return ask_op(state, Ask::kRockStart);
  if (!state.place(OpPiece::kBush).on_map()) return ask_op(state, Ask::kBushStart);
  for (int b = state.options.captives(); b-- > 0;)  // IS-R1
    if (state.boards[static_cast<std::size_t>(b)].character == Character::kNone)
      return ask(state, Ask::kCharacter, seat(b + 1));
  if (state.two_players() && state.look == Character::kNone) return ask_nature(state, Ask::kLook);
  if (const Piece p = next_to_start(state); p.exists())
    return ask(state, Ask::kStart, state.seat_of(p));
  begin_round(state, sink);
}

}  // namespace paradoxa::island
