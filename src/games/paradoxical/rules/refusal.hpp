// Why a move is not legal: the clause it breaks. No answer depends on what the refused seat may not
// know.
#pragma once

#include "engine/clause.hpp"
#include "games/paradoxical/rules/legal.hpp"

namespace paradoxa::paradoxical {
namespace refusal_detail {

// Not written with `?:`, which would want the address of a constant of the host's.
constexpr Clause unless(bool legal, Clause clause) {
  if (legal) return kNoClause;
  return clause;
}

// What a question is asked by.
constexpr Clause clause_of(Ask ask, Op op) {
  switch (ask) {
    case Ask::kStart: return "PX-3.4"_clause;
    case Ask::kAction: return "PX-5.1"_clause;
    case Ask::kRoom: return "PX-4.2"_clause;
    case Ask::kDeck: return "PX-4.7"_clause;
    case Ask::kTop: return "PX-4.9"_clause;
    case Ask::kSet: return "PX-7.2"_clause;
    case Ask::kIndifferent: return "PX-7.3"_clause;
    case Ask::kPool: return "PX-4.5"_clause;
    case Ask::kAdd: return "PX-OP.ADD"_clause;
    case Ask::kHand: return "PX-4.4"_clause;
    case Ask::kPick: return "PX-OP.SEEK"_clause;
    case Ask::kCycle: return "PX-OP.CYCLE"_clause;
    case Ask::kSalvage: return "PX-OP.SALVAGE"_clause;
    case Ask::kLure: return "PX-OP.HUNT"_clause;
    case Ask::kTake: return "PX-OP.TAKE"_clause;
    case Ask::kGive: return "PX-OP.GIVE"_clause;
    case Ask::kAgree: return "PX-9.5"_clause;
    case Ask::kExchange:
    case Ask::kNeutral: return "PX-OP.EXCHANGE"_clause;
    case Ask::kTrade:
    case Ask::kPartner: return "PX-OP.TRADE"_clause;
    case Ask::kTarget:
    case Ask::kVictim: return clause_of_op(op);
    case Ask::kSnatch: return "PX-OP.SNATCH"_clause;
    case Ask::kTithe: return "PX-OP.TITHE"_clause;
    case Ask::kShield: return "PX-OP.SHIELD"_clause;
    case Ask::kRecharge: return "PX-OP.RECHARGE"_clause;
    default: return "PX-OP.COPY"_clause;
  }
}

// Whether the parts of a move that its kind does not use are blank.
constexpr bool well_formed(const Move& move) {
  const Argument wanted = argument_of(move.kind);
  const bool numbered = wanted == Argument::kNumber || move.kind == MoveKind::kSet;
  if (!numbered && move.number != 0) return false;
  const int count = wanted == Argument::kCard             ? 1
                    : move.kind == MoveKind::kIndifferent ? 4
                    : move.kind == MoveKind::kSet && move.number < kParadoxKinds
                        ? set_size(move.set_kind())
                        : 0;
  for (int i = 0; i < 5; ++i) {
    const Label label = move.cards[static_cast<std::size_t>(i)];
    if (i >= count ? label != kNoLabel : !label.exists()) return false;
    if (i > 0 && i < count &&
        label.card().id <= move.cards[static_cast<std::size_t>(i - 1)].card().id)
      return false;
  }
  return true;
}

constexpr bool copies_written(const State& state, const Move& move) {
  for (const Label label : move.cards)
    if (label != kNoLabel && label.two_decks() != state.options.two_decks()) return false;
  return true;
}

constexpr Clause effect(const Content& content, const State& state, Card card) {
  const bool in_tableau = state.tableau(state.active).contains(card);
  if (!in_tableau && !state.hand(state.active).contains(card)) return "PX-9.1"_clause;
  if (state.down.contains(card)) return "PX-9.11"_clause;
  if (state.used.contains(card)) return "PX-9.8"_clause;
  return sources(content, state).contains(card) ? kNoClause : "PX-9.2"_clause;
}

// PX-D1.
constexpr Clause action(const Content& content, const State& state, const Move& move) {
  switch (move.kind) {
    case MoveKind::kBuild: return legal_build(state) ? kNoClause : "PX-6.1"_clause;
    case MoveKind::kClaim: return legal_claim(state) ? kNoClause : "PX-7.1"_clause;
    case MoveKind::kEffect: return effect(content, state, move.card());
    case MoveKind::kAdd:
      return state.hand(state.active).contains(move.card()) ? kNoClause : "PX-10.1"_clause;
    case MoveKind::kStop:
    case MoveKind::kDecline: return "PX-5.3"_clause;  // no passing
    default: return "PX-5.1"_clause;
  }
}

// PX-7.2, PX-8.1: the cards must be there, make a set, and outweigh others.
constexpr Clause set(const State& state, const Move& move) {
  const CardSet up = state.face_up(state.active), chosen = move.card_set();
  if (chosen != (chosen & up)) return "PX-8.1"_clause;
  std::array<Card, 5> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = move.cards[i].card();
  if (!is_set(state.options, move.set_kind(), cards)) {
    switch (move.set_kind()) {
      case ParadoxKind::kTwoPair: return "PX-8.4"_clause;
      case ParadoxKind::kFullHouse: return "PX-8.5"_clause;
      case ParadoxKind::kStraight: break;
    }
    return "PX-8.6"_clause;
  }
  return outweighs(move.set_kind(), chosen, up) ? kNoClause : "PX-8.8"_clause;
}

// PX-7.3, PX-8.7: any four others that weigh less.
constexpr Clause indifferent(const State& state, const Move& move) {
  const CardSet chosen = move.card_set(), set_cards = state.set_cards();
  if (chosen != (chosen & state.face_up(state.active))) return "PX-8.1"_clause;
  if (!(chosen & set_cards).empty()) return "PX-8.2"_clause;
  return chosen.sum() < set_cards.sum() ? kNoClause : "PX-8.8"_clause;
}

// Why an open card cannot be chosen.
constexpr Clause card_answer(const State& state, const Answers& allowed, Card card, Clause asked) {
  if (allowed.cards.contains(card)) return kNoClause;
  if (card == state.source && card.exists()) return "PX-9.6"_clause;
  const Seat owner = owner_of(state, card);
  const bool theirs = state.ask == Ask::kTarget || state.ask == Ask::kPartner ||
                      (state.ask == Ask::kCopy && owner != state.active);
  if (!theirs || owner == kNoSeat || owner == state.active) return asked;
  if (state.down.contains(card)) return "PX-9.11"_clause;
  return state.shielded.contains(card) ? "PX-9.10"_clause : asked;
}

// A player who builds asks to build. PX-5.7: where nothing else was possible nobody was asked;
// PX-5.1: else it is the one action of the turn.
constexpr Clause build_again(const Content& content, const State& state) {
  int others = 0;
  legal_detail::for_each_action(content, state,
                                [&](const Move& move) { others += move.kind != MoveKind::kBuild; });
  if (others == 0) return "PX-5.7"_clause;
  return "PX-5.1"_clause;
}

constexpr Clause answer(const Content& content, const State& state, const Move& move) {
  if (move.kind == MoveKind::kBuild && state.program == Program::kBuild)
    return build_again(content, state);
  const Op op = is_effect(state.program) ? current_step(content, state).op : Op::kDraw;
  const Clause asked = clause_of(state.ask, op);
  if (state.ask == Ask::kAgree)
    return unless(move.kind == MoveKind::kAgree || move.kind == MoveKind::kDecline, asked);
  const Answers allowed = answers(content, state);
  switch (move.kind) {
    case MoveKind::kStop: return unless(allowed.stop, asked);
    case MoveKind::kDeck:
      return unless(move.number < kDecks && (allowed.decks >> move.number & 1) != 0, asked);
    case MoveKind::kStart:
    case MoveKind::kVictim: {
      const bool right = (move.kind == MoveKind::kStart) == (state.ask == Ask::kStart);
      const bool there = move.number < kMaxPlayers && (allowed.seats >> move.number & 1) != 0;
      return unless(right && there, asked);
    }
    default: break;
  }
  if (argument_of(move.kind) != Argument::kCard || move.kind != card_move(state.ask)) return asked;
  return card_answer(state, allowed, move.card(), asked);
}

}  // namespace refusal_detail

constexpr Clause refusal(const Content& content, const State& state, Seat seat, Move move) {
  using namespace refusal_detail;
  if (state.ask == Ask::kOver) return "PX-11.1"_clause;
  if (!to_act(content, state).contains(seat)) {
    // PX-5.1: an action is the active player's; PX-5.8: nobody reacts.
    return state.ask == Ask::kAction ? "PX-5.1"_clause : "PX-5.8"_clause;
  }
  if (static_cast<int>(move.kind) >= kMoveKinds) return "PX-5.1"_clause;  // there are no others
  const Op op = is_effect(state.program) ? current_step(content, state).op : Op::kDraw;
  if (!well_formed(move)) return clause_of(state.ask, op);
  if (!copies_written(state, move)) return "PX-12.1"_clause;
  switch (state.ask) {
    case Ask::kAction: return action(content, state, move);
    case Ask::kSet: return move.kind == MoveKind::kSet ? set(state, move) : "PX-7.2"_clause;
    case Ask::kIndifferent:
      return move.kind == MoveKind::kIndifferent ? indifferent(state, move) : "PX-7.3"_clause;
    default: return answer(content, state, move);
  }
}

}  // namespace paradoxa::paradoxical
