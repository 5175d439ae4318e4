// Why a move is refused in this position, or what speaks for it, as far as the seat can see.
//
// The clause of a refusal is a rule; its fact says how the rule applies here and now. For a legal
// move that a hint recommends, it says what the move does at once. A fact is a plain struct of its
// game with a name and a list of fields. It is made from the seat's own view, so it cannot reveal
// what the seat may not know. The catalogue has a sentence for each.
#pragma once

#include "engine/event.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

// A fact without fields.
template <EventName Name>
struct PlainFact {
  static constexpr const char* kName = Name.text;
  constexpr void fields(auto&) const {}
};

// One field: its key, its type, and what it means.
template <EventName Name, EventName Key, class Value, EventName Meaning>
struct FactAbout {
  static constexpr const char* kName = Name.text;
  Value value{};

  constexpr void fields(auto& f) const { f(Key.text, value, Meaning.text); }
};

// Two of them.
template <EventName Name, EventName Key, class Value, EventName Meaning, EventName Key2,
          class Value2, EventName Meaning2>
struct FactAboutTwo {
  static constexpr const char* kName = Name.text;
  Value value{};
  Value2 value2{};

  constexpr void fields(auto& f) const {
    f(Key.text, value, Meaning.text);
    f(Key2.text, value2, Meaning2.text);
  }
};

using NotYourTurn = FactAbout<"not_your_turn", "acting", SeatSet, "who is to move">;
using GameIsOver = PlainFact<"game_over">;

// During Nature's moves it is no seat's turn, and no one sees that moment.
constexpr void tell_whose_turn(SeatSet acting, auto&& tell) {
  if (!acting.contains(kNature)) tell(NotYourTurn{acting});
}

// All facts of a game, to list them.
template <class... Facts>
struct FactList {};
template <class... Facts>
using FactsOf = FactList<NotYourTurn, GameIsOver, Facts...>;

}  // namespace paradoxa
