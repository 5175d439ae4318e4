// RS-13.4 to RS-13.9: points with their breakdown, and the ranks.
#pragma once

#include <array>
#include <optional>

#include "engine/outcome.hpp"
#include "games/restart/rules/chapters/dystopia.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

struct Score {
  int chains = 0;
  int plan_a = 0;
  int plan_b = 0;
  int cards = 0;
  int pills = 0;
  std::array<int, kLevels> levels{};  // Validated Chains of each

  constexpr int total() const { return chains + plan_a + plan_b + cards + pills; }
  constexpr int validated() const { return levels[0] + levels[1] + levels[2]; }
};

// RS-8.3, RS-13.6, RS-R12, RS-R13: the top Studied card and all Buried ones of a field, up to its
// Fragments.
constexpr int points_of_field(const Content& content, const State& state, Seat seat, Field f) {
  const MindField& field = state.player(seat).field(f);
  int points = 0;
  if (field.studied.exists()) points += content.card(field.studied).points[field.fragments];
  state.buried_by(seat).for_each([&](Card card) {
    const CardRule& rule = content.card(card);
    if (rule.field == f) points += rule.points[field.fragments];
  });
  return points;
}
constexpr int points_of_cards(const Content& content, const State& state, Seat seat) {
  int points = 0;
  for (int f = 0; f < kFields; ++f)
    points += points_of_field(content, state, seat, static_cast<Field>(f));
  return points;
}

constexpr Score score_of(const Content& content, const State& state, Seat seat) {
  Score score;
  state.validated_by(seat).for_each([&](Chain chain) {
    score.chains +=
        content.numbers.validate_points[static_cast<std::size_t>(chain.level() - 1)];  // RS-13.4
    ++score.levels[static_cast<std::size_t>(chain.level() - 1)];
  });
  const PlanScores plans = with_dystopia(state.dystopia, [&](auto dystopia) {
    return decltype(dystopia)::score(content, state, seat);
  });
  score.plan_a = plans.a;
  score.plan_b = plans.b;
  score.cards = points_of_cards(content, state, seat);
  score.pills = state.player(seat).pills();  // RS-13.7
  return score;
}

// RS-13.9, RS-R26: more points; more Validated Chains; more of level 3; more of level 2.
constexpr bool beats(const Score& a, const Score& b) {
  if (a.total() != b.total()) return a.total() > b.total();
  if (a.validated() != b.validated()) return a.validated() > b.validated();
  if (a.levels[2] != b.levels[2]) return a.levels[2] > b.levels[2];
  return a.levels[1] > b.levels[1];
}

using Scores = std::array<Score, kMaxSeats>;
constexpr Scores scores_of(const Content& content, const State& state) {
  Scores scores{};
  for (int s = 0; s < state.seats(); ++s)
    scores[static_cast<std::size_t>(s)] = score_of(content, state, seat(s));
  return scores;
}
constexpr int rank_of(const State& state, const Scores& scores, Seat seat) {
  int rank = 1;
  for (std::size_t s = 0; s < static_cast<std::size_t>(state.seats()); ++s)
    rank += beats(scores[s], scores[seat.index]);
  return rank;
}
// RS-14.1: of several the lowest seat.
constexpr Seat winner_of(const Content& content, const State& state) {
  const Scores scores = scores_of(content, state);
  for (int s = 0; s < state.seats(); ++s)
    if (rank_of(state, scores, seat(s)) == 1) return seat(s);
  return seat(0);
}

constexpr std::optional<Outcome> outcome(const Content& content, const State& state) {
  if (state.ask != Ask::kOver) return std::nullopt;
  const Scores scores = scores_of(content, state);
  Outcome outcome;
  outcome.seats = static_cast<std::uint8_t>(state.seats());
  std::array<ScoreRow, 5> rows{{{"chains", "RS-13.4"_clause, {}},
                                {"plan_a", "RS-13.5"_clause, {}},
                                {"plan_b", "RS-13.5"_clause, {}},
                                {"cards", "RS-13.6"_clause, {}},
                                {"pills", "RS-13.7"_clause, {}}}};
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    const Score& score = scores[s];
    const std::array<int, 5> amounts{score.chains, score.plan_a, score.plan_b, score.cards,
                                     score.pills};
    for (std::size_t r = 0; r < rows.size(); ++r)
      rows[r].amounts[s] = static_cast<std::int16_t>(amounts[r]);
    outcome.scores[s] = static_cast<std::int16_t>(score.total());
    outcome.ranks[s] = static_cast<std::uint8_t>(rank_of(state, scores, seat(static_cast<int>(s))));
  }
  for (const ScoreRow& row : rows) outcome.rows.push_back(row);
  return outcome;
}

}  // namespace paradoxa::restart
