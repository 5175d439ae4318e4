// What speaks against a refused move (engine/fact.hpp), from what the seat sees.
#pragma once

#include "engine/clause.hpp"
#include "engine/fact.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {
namespace facts {

// IS-7.1.
using TooLittleEnergy = FactAboutTwo<"too_little_energy", "cost", std::uint8_t, "of that move",
                                     "energy", std::uint8_t, "that the piece has">;
// IS-17.5, IS-19.7.
using IsWarded = FactAboutTwo<"is_warded", "piece", Piece, "which", "op", OpPiece, "warded off">;

template <EventName Name>
using FruitFact = FactAbout<Name, "fruit", Fruit, "which fruit">;
template <EventName Name>
using PieceFact = FactAbout<Name, "piece", Piece, "which piece">;
template <EventName Name>
using OpPieceFact = FactAbout<Name, "op", OpPiece, "which piece">;

using NoActionsLeft = PlainFact<"no_actions_left">;
using NoSuchLength = PlainFact<"no_such_length">;
using FullEnergy = PlainFact<"full_energy">;
using FruitNotCircled = FruitFact<"fruit_not_circled">;
using OnlyInWindows = FruitFact<"only_in_windows">;
using NoEffect = FruitFact<"no_effect">;
using SquareNotUsable = PlainFact<"square_not_usable">;
using NotOnMap = OpPieceFact<"not_on_map">;
using BeenThere = OpPieceFact<"been_there">;
using NotInReach = PieceFact<"not_in_reach">;
using StruckAlready = PieceFact<"struck_already">;
using NotNextTo = PieceFact<"not_next_to">;
using AnswerFirst = PlainFact<"answer_first">;

using All = FactsOf<NoActionsLeft, NoSuchLength, TooLittleEnergy, FullEnergy, FruitNotCircled,
                    OnlyInWindows, NoEffect, SquareNotUsable, NotOnMap, BeenThere, NotInReach,
                    StruckAlready, IsWarded, NotNextTo, AnswerFirst>;

namespace detail {

constexpr int energy_seen(const CharacterRule& rule, const CaptivePiece& piece) {
  if (rule.ability != Ability::kSharedPool) return piece.energy;
  return piece.health > 0 ? piece.health - 1 : 0;
}

constexpr void of_move(const Content& content, const View& view, const Move& move, auto&& tell) {
  if (view.actions == 0) return tell(NoActionsLeft{});
  const Piece p{view.acting};
  const CharacterRule& rule = content.characters[at(view.boards[view.board_of(p)].character)];
  if (move.a >= kDirections || move.c > 1 || (move.b != 1 && move.b != long_length(rule)))
    return tell(NoSuchLength{});
  const PowerRule& power =
      view.power == Power::kNone ? kNoPowerRule : content.powers[at(view.power)];
  const int cost = cost_of_move(rule, power, move.length() > 1, move.safe());
  tell(TooLittleEnergy{static_cast<std::uint8_t>(cost),
                       static_cast<std::uint8_t>(energy_seen(rule, view.pieces[p.index]))});
}

constexpr void of_turn(const Content& content, const View& view, const Move& move, Clause clause,
                       auto&& tell) {
  switch (move.kind) {
    case MoveKind::kMove: return of_move(content, view, move, tell);
    case MoveKind::kRestore:
      if (view.actions == 0) return tell(NoActionsLeft{});
      return tell(FullEnergy{});
    case MoveKind::kUse:
      if (move.a >= kFruits) return;
      if (clause == "IS-14.2"_clause) return tell(FruitNotCircled{move.fruit()});
      if (clause == "IS-14.3"_clause) return tell(OnlyInWindows{move.fruit()});
      return tell(NoEffect{move.fruit()});
    case MoveKind::kSquare: return tell(SquareNotUsable{});
    default: return tell(AnswerFirst{});
  }
}

constexpr void of_step(const Move& move, Clause clause, auto&& tell) {
  if (move.a >= kOpPieces) return;
  if (clause == "IS-18.4"_clause) return tell(BeenThere{move.op_piece()});
  if (clause == "IS-16.3"_clause) return tell(NotOnMap{move.op_piece()});
}

// OP sees everything, so the clause says enough of the position.
constexpr void of_op(const View& view, const Move& move, Clause clause, auto&& tell) {
  const bool target = move.a < view.piece_count();
  switch (move.kind) {
    case MoveKind::kStep:
    case MoveKind::kRoll: return of_step(move, clause, tell);
    case MoveKind::kStrike:
      if (!target) return;
      if (view.struck.contains(move.piece())) return tell(StruckAlready{move.piece()});
      if (clause == "IS-17.5"_clause) return tell(IsWarded{move.piece(), OpPiece::kWave});
      return tell(NotInReach{move.piece()});
    case MoveKind::kPush:
      if (!target) return;
      if (clause == "IS-19.7"_clause) {
        const bool bush = view.pieces[move.a].wards.contains(OpPiece::kBush);
        return tell(IsWarded{move.piece(), bush ? OpPiece::kBush : OpPiece::kRock});
      }
      return tell(NotNextTo{move.piece()});
    default: return tell(AnswerFirst{});
  }
}

}  // namespace detail
}  // namespace facts

// Tells at most one: what speaks against a move that the clause refuses.
constexpr void fact(const Content& content, const View& view, const Move& move, Clause clause,
                    auto&& tell) {
  using namespace facts;
  if (!clause) return;
  if (view.ask == Ask::kOver) return tell(GameIsOver{});
  if (!view.to_act().contains(view.viewer.seat())) return tell_whose_turn(view.to_act(), tell);
  if (static_cast<int>(move.kind) >= kMoveKinds) return;
  switch (view.ask) {
    case Ask::kTurn: return detail::of_turn(content, view, move, clause, tell);
    case Ask::kOpTurn:
      if (view.actions == 0) return tell(NoActionsLeft{});
      return detail::of_op(view, move, clause, tell);
    case Ask::kSecondHalf:
    case Ask::kExtraStep:
    case Ask::kStir: return detail::of_op(view, move, clause, tell);
    default: return tell(AnswerFirst{});
  }
}

}  // namespace paradoxa::island
