// Which moves are legal: by what is asked; apply.hpp mirrors it.
#pragma once

#include <cstdint>

#include "engine/seat.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/answers.hpp"
#include "games/paradoxical/rules/chapters/claims.hpp"
#include "games/paradoxical/rules/chapters/decks.hpp"
#include "games/paradoxical/rules/chapters/opponents.hpp"
#include "games/paradoxical/rules/chapters/seeking.hpp"
#include "games/paradoxical/rules/chapters/tableau.hpp"
#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/program.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

// All questions but those for an action, a set and its indifferent cards.
constexpr Answers answers(const Content& content, const State& state) {
  switch (state.ask) {
    case Ask::kStart: return of_seats((1u << state.seats()) - 1);
    case Ask::kRoom: return of_cards(others_in_tableau(state, state.source));  // PX-4.2
    case Ask::kDeck: return legal_deck(state);
    case Ask::kTop: return legal_top(state);
    case Ask::kPool: return of_cards(state.pool);  // PX-4.5, PX-R10
    case Ask::kAdd: return of_cards(others_in_hand(state, state.source), true);
    case Ask::kHand: return of_cards(state.hand(state.who).set());  // PX-4.4
    case Ask::kPick: return legal_pick(state);
    case Ask::kCycle: return legal_cycle(content, state);
    case Ask::kSalvage: return of_cards(salvageable(state, current_step(content, state).n));
    case Ask::kLure: return of_cards(lures(state, state.source));
    case Ask::kTake:
    case Ask::kNeutral: return of_cards(state.pool);
    case Ask::kGive:
    case Ask::kExchange: return of_cards(others_in_tableau(state, state.source));
    case Ask::kTrade:
      return of_cards(tradable(state, current_step(content, state).way, state.source));
    case Ask::kPartner:
      return of_cards(partners(state, current_step(content, state).way, state.held));
    case Ask::kTarget: return of_cards(legal_target(content, state));
    case Ask::kVictim: return of_seats(victims(state));
    case Ask::kSnatch: return of_cards(state.hand(state.who).set());
    case Ask::kTithe: return of_cards(state.tableau(state.who));  // PX-9.10: its owner chooses
    case Ask::kShield: return of_cards(shieldable(state, state.source));
    case Ask::kRecharge: return of_cards(rechargeable(content, state, state.source));
    case Ask::kCopy: return of_cards(copyable(content, state, state.source));
    default: return {};
  }
}

// The kind of move that answers a question with a card.
constexpr MoveKind card_move(Ask ask) {
  switch (ask) {
    case Ask::kTop: return MoveKind::kTop;
    case Ask::kSnatch: return MoveKind::kSnatch;
    case Ask::kRoom: return MoveKind::kRoom;
    case Ask::kPool: return MoveKind::kDrop;
    case Ask::kAdd: return MoveKind::kAdd;
    case Ask::kHand: return MoveKind::kDiscard;
    case Ask::kPick: return MoveKind::kPick;
    case Ask::kCycle: return MoveKind::kCycle;
    case Ask::kSalvage: return MoveKind::kSalvage;
    case Ask::kLure: return MoveKind::kLure;
    case Ask::kTake: return MoveKind::kTake;
    case Ask::kGive: return MoveKind::kGive;
    case Ask::kExchange: return MoveKind::kExchange;
    case Ask::kNeutral: return MoveKind::kNeutral;
    case Ask::kTrade: return MoveKind::kTrade;
    case Ask::kPartner: return MoveKind::kPartner;
    case Ask::kTarget: return MoveKind::kTarget;
    case Ask::kTithe: return MoveKind::kTithe;
    case Ask::kShield: return MoveKind::kShield;
    case Ask::kRecharge: return MoveKind::kRecharge;
    default: return MoveKind::kCopy;
  }
}

constexpr bool is_natures(Ask ask) {
  return ask == Ask::kStart || ask == Ask::kTop || ask == Ask::kSnatch;
}

// PX-5.8: one seat at a time.
constexpr SeatSet to_act(const Content&, const State& state) {
  if (state.ask == Ask::kOver) return {};
  if (is_natures(state.ask)) return SeatSet::of(kNature);
  return SeatSet::of(state.who);
}

namespace legal_detail {

constexpr std::array<Label, 5> labels(const State& state, const std::array<Card, 5>& cards) {
  std::array<Label, 5> named{};
  for (std::size_t i = 0; i < cards.size(); ++i) named[i] = state.label(cards[i]);
  return named;
}

// PX-5.2, PX-D1: BUILD, CLAIM, EFFECT by card, ADD by card.
template <class Visit>
constexpr void for_each_action(const Content& content, const State& state, Visit&& visit) {
  if (legal_build(state)) visit(Move::plain(MoveKind::kBuild));
  if (legal_claim(state)) visit(Move::plain(MoveKind::kClaim));
  sources(content, state).for_each([&](Card card) {
    visit(Move::with(MoveKind::kEffect, state.label(card)));
  });
  for (const HandCard& held : state.hand(state.active))  // PX-10.1
    visit(Move::with(MoveKind::kAdd, state.label(held.card)));
}

template <class Visit>
constexpr void for_each_answer(const State& state, const Answers& answers, Visit&& visit) {
  const MoveKind kind = card_move(state.ask);
  answers.cards.for_each([&](Card card) { visit(Move::with(kind, state.label(card))); });
  for (const Deck d : BothDecks{})
    if ((answers.decks >> d.index & 1) != 0) visit(Move::deck(d));
  const int first = state.ask == Ask::kStart ? 0 : state.active.index;
  for (int i = 0; i < state.seats(); ++i) {
    const int s = (first + i) % state.seats();
    if ((answers.seats >> s & 1) == 0) continue;
    visit(state.ask == Ask::kStart ? Move::start(seat(s)) : Move::victim(seat(s)));
  }
  if (answers.stop) visit(Move::plain(MoveKind::kStop));
}

template <class Visit>
constexpr void for_each_move(const Content& content, const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kOver: return;
    case Ask::kAction: return for_each_action(content, state, visit);
    case Ask::kAgree:
      visit(Move::plain(MoveKind::kAgree));
      visit(Move::plain(MoveKind::kDecline));
      return;
    case Ask::kSet:
      return for_each_set(state.options, state.face_up(state.active),
                          [&](ParadoxKind kind, const std::array<Card, 5>& cards) {
                            visit(Move::set(kind, labels(state, cards)));
                            return true;
                          });
    case Ask::kIndifferent:
      return for_each_group(state.set_cards(), state.face_up(state.active),
                            [&](const std::array<Card, 5>& cards) {
                              visit(Move::indifferent(labels(state, cards)));
                              return true;
                            });
    default: return for_each_answer(state, answers(content, state), visit);
  }
}

// The k-th answer in the order of for_each_answer.
constexpr Move nth_answer(const State& state, const Answers& answers, std::uint32_t k) {
  const auto cards = static_cast<std::uint32_t>(answers.cards.size());
  if (k < cards) return Move::with(card_move(state.ask), state.label(answers.cards.nth(k)));
  Move found = Move::plain(MoveKind::kStop);
  std::uint32_t left = k - cards;
  Answers rest = answers;
  rest.cards = {};
  for_each_answer(state, rest, [&](const Move& move) {
    if (left-- == 0) found = move;
  });
  return found;
}

}  // namespace legal_detail

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  legal_detail::for_each_move(content, state, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

// PX-C1 to PX-C4: every outcome stands for itself.
constexpr std::uint32_t weight(const Content&, const State&, Move) { return 1; }

// One legal move of the seat, by weight. Agrees with legal_moves and weight for every draw.
template <class Random>
constexpr Move sample(const Content& content, const State& state, Seat seat, Random& random) {
  const bool listed = state.ask == Ask::kAction || state.ask == Ask::kAgree ||
                      state.ask == Ask::kSet || state.ask == Ask::kIndifferent;
  if (!listed) {
    const Answers choice = answers(content, state);
    return legal_detail::nth_answer(state, choice,
                                    random.below(static_cast<std::uint32_t>(choice.size())));
  }
  const MoveList moves = legal_moves(content, state, seat);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// PX-5.7: how many answers there are, no further than two, and the first of them.
struct Sole {
  int count = 0;
  Move move{};
};

constexpr Sole first_answers(const Content& content, const State& state) {
  Sole sole;
  const auto take = [&](const Move& move) {
    if (sole.count++ == 0) sole.move = move;
    return sole.count < 2;
  };
  switch (state.ask) {
    case Ask::kAction:
      // Building and adding are two answers already.
      if (state.hand(state.active).size > 0 && legal_build(state)) return {2, {}};
      legal_detail::for_each_action(content, state, take);
      return sole;
    case Ask::kAgree: return {2, {}};
    case Ask::kSet:
      for_each_set(state.options, state.face_up(state.active),
                   [&](ParadoxKind kind, const std::array<Card, 5>& cards) {
                     return take(Move::set(kind, legal_detail::labels(state, cards)));
                   });
      return sole;
    case Ask::kIndifferent:
      for_each_group(state.set_cards(), state.face_up(state.active),
                     [&](const std::array<Card, 5>& cards) {
                       return take(Move::indifferent(legal_detail::labels(state, cards)));
                     });
      return sole;
    default: break;
  }
  const Answers choice = answers(content, state);
  sole.count = choice.size();
  if (sole.count == 1) sole.move = legal_detail::nth_answer(state, choice, 0);
  return sole;
}

}  // namespace paradoxa::paradoxical
