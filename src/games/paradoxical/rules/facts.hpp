// What speaks against a refused move and for a legal one (engine/fact.hpp), from what the seat
// sees.
#pragma once

#include <algorithm>
#include <array>

#include "engine/clause.hpp"
#include "engine/fact.hpp"
#include "engine/fixed_list.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/paradox.hpp"
#include "games/paradoxical/rules/refusal.hpp"
#include "games/paradoxical/rules/view.hpp"

namespace paradoxa::paradoxical {
namespace facts {

// PX-9.2.
using NotFeasible = FactAboutTwo<"not_feasible", "card", Label, "whose effect it is", "first_step",
                                 Op, "the operation of its first step">;

// PX-7.1.
struct NoParadox {
  static constexpr const char* kName = "no_paradox";
  int face_up = 0;
  constexpr void fields(auto& f) const {
    f("face_up", face_up, "cards face up in the tableau");
    f("enough", face_up >= 2 * kPairCards, "whether they are as many as a paradox takes");
  }
};

// PX-8.4 to PX-8.6.
using NoSet = FactAboutTwo<"no_set", "kind", ParadoxKind, "what they were to be", "cards",
                           FixedList<Label, 5>, "the chosen cards">;

// PX-8.8.
using TooLight =
    FactAboutTwo<"too_light", "set_sum", int, "what the set cards add up to", "others_sum", int,
                 "what the indifferent cards add up to; of all choices, the least">;

// PX-8.2, PX-8.9.
using TooFewOthers = FactAboutTwo<"too_few_others", "kind", ParadoxKind, "what the set is",
                                  "others", int, "face-up cards that are left">;

// What speaks for a move: PX-1.3.
struct Claims {
  static constexpr const char* kName = "claims";
  bool wins = false;
  constexpr void fields(auto& f) const { f("wins", wins, "whether the claim wins the game"); }
};

// PX-7.1.
struct Builds {
  static constexpr const char* kName = "builds";
  int face_up = 0;
  constexpr void fields(auto& f) const { f("face_up", face_up, "cards face up in the tableau"); }
};

template <EventName Name>
using CardFact = FactAbout<Name, "card", Label, "which card">;
using Labels = FixedList<Label, 5>;
template <EventName Name>
using CardsFact = FactAbout<Name, "cards", Labels, "which of the chosen cards">;

using NotYours = CardFact<"not_yours">;
using NotInHand = CardFact<"not_in_hand">;
using FaceDown = CardFact<"face_down">;
using Used = CardFact<"used">;
using Shielded = CardFact<"shielded">;
using AtWork = CardFact<"at_work">;
using NotOffered = CardFact<"not_offered">;
using NotFaceUp = CardsFact<"not_face_up">;
using InBothGroups = CardsFact<"in_both_groups">;
using NothingToBuild = PlainFact<"nothing_to_build">;
using MustAct = PlainFact<"must_act">;
using OneAction = PlainFact<"one_action">;
using AnswerFirst = PlainFact<"answer_first">;

using All = FactsOf<NotYours, NotInHand, FaceDown, Used, Shielded, AtWork, NotOffered, NotFaceUp,
                    InBothGroups, NotFeasible, NoParadox, NoSet, TooLight, TooFewOthers,
                    NothingToBuild, MustAct, OneAction, AnswerFirst, Claims, Builds>;

namespace detail {

constexpr FixedList<Label, 5> listed(const View& view, const CardSet& cards) {
  FixedList<Label, 5> list;
  cards.for_each([&](Card card) { list.push_back(view.label(card)); });
  return list;
}

constexpr bool in_hand(const View& view, Seat seat, Card card) {
  const SeenHand& hand = view.hands[seat.index];
  return std::any_of(hand.begin(), hand.end(),
                     [&](SeenCard held) { return !held.hidden() && held.card() == card; });
}

constexpr void of_effect(const Content& content, const View& view, Seat seat, Card card,
                         auto&& tell) {
  const Label label = view.label(card);
  if (!card.exists()) return;
  if (!view.tableaux[seat.index].contains(card) && !in_hand(view, seat, card))
    return tell(NotYours{label});
  if (view.down.contains(card)) return tell(FaceDown{label});
  if (view.used.contains(card)) return tell(Used{label});
  const Effect& effect = content.effect(card);
  if (effect.count == 0) return;
  return tell(NotFeasible{label, effect.steps[0].op});
}

constexpr void of_action(const Content& content, const View& view, Seat seat, const Move& move,
                         auto&& tell) {
  switch (move.kind) {
    case MoveKind::kBuild: return tell(NothingToBuild{});
    case MoveKind::kClaim: return tell(NoParadox{view.face_up(seat).size()});
    case MoveKind::kEffect: return of_effect(content, view, seat, move.card(), tell);
    case MoveKind::kAdd:
      if (!in_hand(view, seat, move.card())) tell(NotInHand{view.label(move.card())});
      return;
    case MoveKind::kStop:
    case MoveKind::kDecline: return tell(MustAct{});
    default: return;
  }
}

// PX-8.8: why the face-up cards that a set leaves cannot be its indifferent cards.
constexpr void of_others(ParadoxKind kind, const CardSet& set, const CardSet& up, auto&& tell) {
  const CardSet others = up - set;
  const int wanted = set_size(kind);
  if (others.size() < wanted) return tell(TooFewOthers{kind, others.size()});
  const int least =
      kind == ParadoxKind::kTwoPair ? paradox_detail::four_lowest(others) : others.sum();
  return tell(TooLight{set.sum(), least});
}

constexpr void of_set(const View& view, Seat seat, const Move& move, auto&& tell) {
  if (move.number >= kParadoxKinds) return;
  const CardSet up = view.face_up(seat), chosen = move.card_set();
  if (const CardSet missing = chosen - up; !missing.empty())
    return tell(NotFaceUp{listed(view, missing)});
  std::array<Card, 5> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = move.cards[i].card();
  if (chosen.size() != set_size(move.set_kind()) || !is_set(view.options, move.set_kind(), cards))
    return tell(NoSet{move.set_kind(), listed(view, chosen)});
  return of_others(move.set_kind(), chosen, up, tell);
}

constexpr void of_indifferent(const View& view, Seat seat, const Move& move, auto&& tell) {
  const CardSet chosen = move.card_set(), set = view.tableaux[seat.index].picked(view.set_mask);
  if (const CardSet missing = chosen - view.face_up(seat); !missing.empty())
    return tell(NotFaceUp{listed(view, missing)});
  if (const CardSet common = chosen & set; !common.empty())
    return tell(InBothGroups{listed(view, common)});
  return tell(TooLight{set.sum(), chosen.sum()});
}

// The clause knows which of a card's marks speaks against it: a player's own shield does not.
constexpr void of_answer(const View& view, const Move& move, Clause clause, auto&& tell) {
  if (argument_of(move.kind) != Argument::kCard || move.kind != card_move(view.ask))
    return tell(AnswerFirst{});
  const Label label = view.label(move.card());
  if (!move.card().exists()) return;
  if (clause == "PX-9.6"_clause) return tell(AtWork{label});
  if (clause == "PX-9.11"_clause) return tell(FaceDown{label});
  if (clause == "PX-9.10"_clause) return tell(Shielded{label});
  return tell(NotOffered{label});
}

constexpr void in_favour(const View& view, Seat seat, const Move& move, auto&& tell) {
  if (move.kind == MoveKind::kBuild) return tell(Builds{view.face_up(seat).size()});
  if (move.kind == MoveKind::kClaim)
    return tell(Claims{view.tokens[seat.index] + 1 == kTokensToWin});
}

}  // namespace detail
}  // namespace facts

// Tells at most one: what speaks against a move that the clause refuses, or else for it.
constexpr void fact(const Content& content, const View& view, const Move& move, Clause clause,
                    auto&& tell) {
  using namespace facts;
  using namespace facts::detail;
  const Seat seat = view.viewer.seat();
  if (!clause) return in_favour(view, seat, move, tell);
  if (view.ask == Ask::kOver) return tell(GameIsOver{});
  if (!view.to_act().contains(seat)) return tell_whose_turn(view.to_act(), tell);
  if (clause == "PX-12.1"_clause) return;
  if (static_cast<int>(move.kind) >= kMoveKinds || !refusal_detail::well_formed(move)) return;
  switch (view.ask) {
    case Ask::kAction: return of_action(content, view, seat, move, tell);
    case Ask::kSet:
      if (move.kind == MoveKind::kSet) return of_set(view, seat, move, tell);
      return tell(AnswerFirst{});
    case Ask::kIndifferent:
      if (move.kind == MoveKind::kIndifferent) return of_indifferent(view, seat, move, tell);
      return tell(AnswerFirst{});
    default:
      if (move.kind == MoveKind::kBuild && clause == "PX-5.1"_clause) return tell(OneAction{});
      return of_answer(view, move, clause, tell);
  }
}

}  // namespace paradoxa::paradoxical
