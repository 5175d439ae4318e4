// The functions of a game, found by the types of their arguments.
//
// A game derives from GameOf its types and lists its names and constants: G::apply is the `apply`
// of the namespace that these types live in. What a game may have but need not (a quicker playout,
// a judgement for search) can be called where it exists: `requires { G::appraise(...); }`.
#pragma once

#include "engine/heard.hpp"

namespace paradoxa {

// Unqualified calls from outside the class, whose own names would hide the game's.
namespace game_functions_detail {

// clang-format off: three lines each.
struct Initial {
  constexpr auto operator()(auto&&... a) const -> decltype(initial(a...)) { return initial(a...); }
};
struct ToAct {
  constexpr auto operator()(auto&&... a) const -> decltype(to_act(a...)) { return to_act(a...); }
};
struct LegalMoves {
  constexpr auto operator()(auto&&... a) const -> decltype(legal_moves(a...)) { return legal_moves(a...); }
};
struct Weight {
  constexpr auto operator()(auto&&... a) const -> decltype(weight(a...)) { return weight(a...); }
};
struct Sample {
  constexpr auto operator()(auto&&... a) const -> decltype(sample(a...)) { return sample(a...); }
};
struct Refusal {
  constexpr auto operator()(auto&&... a) const -> decltype(refusal(a...)) { return refusal(a...); }
};
struct Fact {
  constexpr auto operator()(auto&&... a) const -> decltype(fact(a...)) { return fact(a...); }
};
struct Apply {
  constexpr auto operator()(auto&&... a) const -> decltype(apply(a...)) { return apply(a...); }
};
struct Outcome {
  constexpr auto operator()(auto&&... a) const -> decltype(outcome(a...)) { return outcome(a...); }
};
struct View {
  constexpr auto operator()(auto&&... a) const -> decltype(view(a...)) { return view(a...); }
};
struct Flaw {
  constexpr auto operator()(auto&&... a) const -> decltype(flaw(a...)) { return flaw(a...); }
};
struct PlayOut {
  constexpr auto operator()(auto&&... a) const -> decltype(play_out(a...)) { return play_out(a...); }
};
struct Appraise {
  constexpr auto operator()(auto&&... a) const -> decltype(appraise(a...)) { return appraise(a...); }
};
struct IsJudged {
  constexpr auto operator()(auto&&... a) const -> decltype(is_judged(a...)) { return is_judged(a...); }
};
struct Shortlist {
  constexpr auto operator()(auto&&... a) const -> decltype(shortlist(a...)) { return shortlist(a...); }
};
struct ToldKey {
  constexpr auto operator()(auto&&... a) const -> decltype(told_key(a...)) { return told_key(a...); }
};
// clang-format on

}  // namespace game_functions_detail

// engine/game.hpp says what each must do. They are called as functions, and so named.
// NOLINTBEGIN(readability-identifier-naming)
struct GameFunctions {
  static constexpr game_functions_detail::Initial initial{};
  static constexpr game_functions_detail::ToAct to_act{};
  static constexpr game_functions_detail::LegalMoves legal_moves{};
  static constexpr game_functions_detail::Weight weight{};
  static constexpr game_functions_detail::Sample sample{};
  static constexpr game_functions_detail::Refusal refusal{};
  static constexpr game_functions_detail::Fact fact{};
  static constexpr game_functions_detail::Apply apply{};
  static constexpr game_functions_detail::Outcome outcome{};
  static constexpr game_functions_detail::View view{};
  static constexpr game_functions_detail::Flaw flaw{};

  // These a game need not have.
  static constexpr game_functions_detail::PlayOut play_out{};
  static constexpr game_functions_detail::Appraise appraise{};
  static constexpr game_functions_detail::IsJudged is_judged{};
  static constexpr game_functions_detail::Shortlist shortlist{};
  static constexpr game_functions_detail::ToldKey told_key{};
};
// NOLINTEND(readability-identifier-naming)

// The types come in this order, each named as in the game's own namespace. Where knowledge is
// history, the game declares Heard itself, and Belief if its bots keep one (engine/heard.hpp).
template <class ContentType, class OptionsType, class StateType, class MoveType, class MoveListType,
          class EventType, class ViewType, class SamplerType>
struct GameOf : GameFunctions {
  using Content = ContentType;
  using Options = OptionsType;
  using State = StateType;
  using Move = MoveType;
  using MoveList = MoveListType;
  using Event = EventType;
  using View = ViewType;
  using Sampler = SamplerType;
  using Heard = NothingHeard;
  using Belief = NoBelief;
};

}  // namespace paradoxa
