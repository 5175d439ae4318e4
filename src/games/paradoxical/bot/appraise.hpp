// How a search's simulation ends. A whole random game is long and says little, since pairs are not
// built by chance. So the action is played to its end, and the position is evaluated.
#pragma once

#include "engine/event.hpp"
#include "engine/outcome.hpp"
#include "games/paradoxical/bot/worth.hpp"
#include "games/paradoxical/rules/apply.hpp"
#include "games/paradoxical/rules/legal.hpp"

namespace paradoxa::paradoxical {
namespace appraise_detail {

inline constexpr double kToken = 26;  // more than a tableau that is ready to be claimed
inline constexpr double kHandCard = 0.75;
inline constexpr double kFreshEffect = 0.12;
inline constexpr double kShielded = 0.12;
inline constexpr double kToMove = 2;   // and a paradox on the table may be claimed now
inline constexpr double kHalfWay = 9;  // a lead that makes winning three times as likely

constexpr double standing(const State& state, Seat s) {
  const CardSet up = state.face_up(s);
  double worth = kToken * state.tokens[s.index] + tableau_worth(state.options, up) +
                 kHandCard * state.hand(s).size + kFreshEffect * (up - state.used).size() +
                 kShielded * (state.shielded & up).size();
  if (s != state.active) return worth;
  worth += kToMove;
  if (has_paradox(state.options, up)) worth += state.tokens[s.index] > 0 ? 4 * kToken : kToMove;
  return worth;
}

}  // namespace appraise_detail

// Between 0 and 1 for each seat. Changes the state on its way.
template <class Random>
constexpr PerSeat<double> appraise(const Content& content, State& state, Random& random) {
  using namespace appraise_detail;
  while (state.ask != Ask::kAction && state.ask != Ask::kOver) {
    const Seat acting = to_act(content, state).first();
    apply(content, state, acting, sample(content, state, acting, random), NobodyListens{});
  }
  PerSeat<double> worths{}, shares{};
  if (state.ask == Ask::kOver) {
    const Outcome outcome = rank(state.tokens, state.seats());
    for (int s = 0; s < state.seats(); ++s)
      shares[static_cast<std::size_t>(s)] = outcome.win_share(seat(s));
    return shares;
  }
  for (int s = 0; s < state.seats(); ++s)
    worths[static_cast<std::size_t>(s)] = standing(state, seat(s));
  for (std::size_t s = 0; s < state.options.seats; ++s) {
    double best = -1;
    for (std::size_t other = 0; other < state.options.seats; ++other)
      if (other != s && worths[other] > best) best = worths[other];
    const double lead = worths[s] - best;
    shares[s] = 0.5 + 0.5 * lead / ((lead < 0 ? -lead : lead) + kHalfWay);
  }
  return shares;
}

}  // namespace paradoxa::paradoxical
