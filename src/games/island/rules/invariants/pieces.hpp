// Invariants 4 and 5: where pieces are, and what they have left.
#pragma once

#include <string_view>

#include "games/island/rules/invariants/setup.hpp"

namespace paradoxa::island::invariants_detail {

constexpr bool waits_in_ocean(const State& state, Piece p) {
  for (std::size_t i = 0; i < state.depth; ++i)
    if (state.tasks[i].op == Op::kOcean && state.tasks[i].piece == p.index) return true;
  return false;
}

constexpr std::string_view health_flaw(const Content& content, const State& state, Piece p) {
  const CaptivePiece& piece = state.piece(p);
  const CharacterRule& rule = rule_of(content, state, p);
  const int least = rule.ability == Ability::kSharedPool ? rule.min_pool : rule.health;
  if (piece.max_health < least || piece.max_health > rule.health)
    return "IS-22.1: the maximum is not one of the board";
  if (piece.health > piece.max_health || piece.energy > rule.energy)
    return "IS-13.1: health and energy do not exceed the maximum";
  const bool perished = piece.posture == Posture::kPerished;
  if (perished != (piece.health == 0)) return "IS-13.4: who has no health has perished";
  return {};
}

constexpr std::string_view piece_flaw(const Content& content, const State& state, Piece p) {
  const CaptivePiece& piece = state.piece(p);
  const bool plays = p.index < state.piece_count();
  if (!plays || state.board(p).character == Character::kNone)
    return piece == CaptivePiece{} && state.activated[p.index] == 0 ? std::string_view{}
                                                                    : "unused bytes are not blank";
  if (piece.marked > 1 || !(piece.wards - OpPieceSet::all()).empty())
    return "unused bytes are not blank";
  if (piece.posture == Posture::kNotYet) {
    const bool fresh = piece.start == CaptivePiece::kNoFruit && !piece.cell.exists() &&
                       piece.wards.empty() && piece.marked == 0;
    return fresh && is_setup(state) ? std::string_view{} : "IS-4.11: every piece has a start";
  }
  if (piece.start >= kFruits) return "IS-4.10: there is no such fruit";
  for (int i = 0; i < p.index; ++i)
    if (state.piece(Piece::at(i)).start == piece.start)
      return "IS-4.10: each piece has a start fruit of its own";
  if (!state.board(p).visited.contains(piece.start_fruit()))
    return "IS-4.12: the start fruit counts as visited";
  if (const auto f = health_flaw(content, state, p); !f.empty()) return f;
  const bool on_island = piece.posture == Posture::kStanding || piece.posture == Posture::kLying;
  if (on_island != piece.cell.exists() || (!on_island && piece.cell != kNoCell))
    return "IS-25.3: a piece is on a cell, or off the map";
  if (piece.posture == Posture::kInOcean && state.ask != Ask::kOver && !waits_in_ocean(state, p))
    return "IS-2.6: no piece rests in the ocean";
  if (piece.posture > Posture::kPerished) return "IS-10.1: there is no such posture";
  if (!on_island && piece.marked != 0) return "unused bytes are not blank";
  if (piece.posture == Posture::kLying &&
      space_at(content, state, piece.cell).kind() != Kind::kLake)
    return "IS-10.1: pieces lie in lakes only";
  return {};
}

constexpr std::string_view op_place_flaw(const Content& content, const State& state, OpPiece y) {
  const Place place = state.place(y);
  if (place == kOffMap) return {};
  if (!place.on_map()) return "IS-17.1: there is no such place";
  if (!state.island.complete()) return "IS-4.15: the island comes first";
  if (y == OpPiece::kWave)
    return place.is_cell() ? "IS-17.1: the Wave is in the ocean or in a lake" : std::string_view{};
  if (place.is_ocean()) return "IS-16.6: the Bush and the Rock are not in the ocean";
  if (place.is_cell() && space_at(content, state, place.cell()).kind() == Kind::kLake)
    return "IS-10.5: a lake is one place";
  return {};
}

// IS-4.6 to IS-4.8: while it is set up.
constexpr std::string_view op_start_flaw(const Content& content, const State& state) {
  const auto kind_is = [&](OpPiece y, Kind kind) {
    const Place place = state.place(y);
    return place.is_cell() && space_at(content, state, place.cell()).kind() == kind;
  };
  const bool wave = state.place(OpPiece::kWave).on_map();
  const bool rock = state.place(OpPiece::kRock).on_map();
  const bool bush = state.place(OpPiece::kBush).on_map();
  if ((rock && !wave) || (bush && !rock)) return "IS-4.15: first the Wave, then Rock and Bush";
  if (wave && state.tokens[kAnomalySpaces - 1] == State::kNoToken)
    return "IS-4.15: the tokens come first";
  if ((wave && !state.place(OpPiece::kWave).is_ocean()) ||
      (rock && !kind_is(OpPiece::kRock, Kind::kAnomaly)) ||
      (bush && !kind_is(OpPiece::kBush, Kind::kFruit)))
    return "IS-4.6: an OP piece does not start there";
  for (const Board& board : state.boards)
    if (board.character != Character::kNone && !bush) return "IS-4.15: the Bush comes first";
  return {};
}

}  // namespace paradoxa::island::invariants_detail
