// Points with their breakdown, parallel universes standing in, and the final ranking.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/outcome.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

// PI-18.3 to PI-18.9. PI-18.10: nothing else counts.
struct Score {
  int worlds = 0;
  int experiments = 0;
  int locked = 0;
  std::array<int, kGoalSpaces> goals{};
  int alliances = 0;
  int unique = 0;       // PI-21.18
  int cards = 0;        // PI-19.1, for ties
  int nexus = 0;        // PI-R58: real ones
  CardSet stand_ins{};  // the cards that parallel universes stand for

  constexpr int goal_points() const { return goals[0] + goals[1] + goals[2]; }
  constexpr int total() const {
    return worlds + experiments + locked + goal_points() + alliances + unique;
  }
};

namespace score_detail {

// What a score pile amounts to.
struct Holdings {
  std::array<std::uint8_t, kWorlds> worlds{};  // how many cards of each, with those standing in
  std::array<std::uint8_t, kSetKinds> kinds{};
  std::array<std::uint8_t, kAssets> assets{};
  std::array<std::uint8_t, kExperiments> experiments{};
  int parallels = 0;
};

constexpr Holdings holdings(const Content& content, const Options& options, const CardSet& pile) {
  Holdings h;
  pile.for_each([&](Card card) {
    if (card.is_parallel()) {
      ++h.parallels;
      return;
    }
    if (card.is_world()) {
      ++h.worlds[static_cast<std::size_t>(card.world())];
      if (const std::uint8_t asset = content.card(card).asset; asset < kAssets) ++h.assets[asset];
    } else {
      ++h.experiments[static_cast<std::size_t>(card.experiment())];
    }
    // PI-18.7, PI-23.2, PI-R49.
    if (card.is_world() || options.experiments_count_as_kind == Switch::kOn)
      ++h.kinds[at(card.kind())];
  });
  return h;
}

// PI-18.8: the goal that counts for a player whose secret goal is `secret`.
constexpr std::uint8_t goal_for(const Content& content, std::uint8_t goal, std::uint8_t secret) {
  if (goal == kNoGoal) return kNoGoal;
  return content.goals[goal].predicate == Predicate::kSecret ? secret : goal;
}

// PI-18.6: how many cards a goal counts.
constexpr int goal_count(const Content& content, const Holdings& h, std::uint8_t goal) {
  const GoalText& text = content.goals[goal];
  return text.predicate == Predicate::kAsset ? h.assets[text.value] : h.kinds[text.value];
}

// Of a position, or of a view: a goal that the viewer does not know counts nothing there.
template <class At>
constexpr int goal_points(const Content& content, const At& at, const Holdings& h, int owner,
                          std::size_t space) {
  const std::uint8_t secret = at.secrets[static_cast<std::size_t>(owner)];
  const std::uint8_t goal = goal_for(content, at.goals[space], secret);
  if (goal >= kGoals) return 0;
  const GoalRate& rate = content.rates[space];
  return goal_count(content, h, goal) / rate.group * rate.points;
}

constexpr int set_points(const Content& content, const Holdings& h) {
  int points = 0;
  for (const std::uint8_t count : h.worlds) points += content.set_points[count];
  return points;
}

// PI-15.2, PI-15.3, PI-15.4, PI-18.11, PI-R50, PI-R52: tries every way, in the order of worlds and
// kinds, and keeps the first of the best. PI-21.16: for the rival sets count before goals.
class StandIns {
 public:
  constexpr StandIns(const Content& content, const State& state, int owner, const CardSet& pile)
      : content_(content), state_(state), owner_(owner) {
    for (int id = 0; id < kWorldCards; ++id) {
      const Card card = Card::at(id);
      if (!(pile & CardSet::of_world(card.world())).empty() && !pile.contains(card))
        missing_.add(card);
    }
  }

  constexpr CardSet best(const Holdings& h) {
    const int room = missing_.size();
    search(h, h.parallels < room ? h.parallels : room, 0, {});
    return best_;
  }

 private:
  constexpr void search(const Holdings& h, int left, int from, CardSet chosen) {
    if (left == 0) return judge(h, chosen);
    for (int id = from; id < kWorldCards; ++id) {
      const Card card = Card::at(id);
      if (!missing_.contains(card)) continue;
      Holdings with = h;
      ++with.worlds[static_cast<std::size_t>(card.world())];
      ++with.kinds[at(card.kind())];
      CardSet more = chosen;
      more.add(card);
      search(with, left - 1, id + 1, more);
    }
  }
  constexpr void judge(const Holdings& h, CardSet chosen) {
    constexpr int kSetsFirst = 1000;
    const int sets = set_points(content_, h);
    int worth = state_.is_rival(seat(owner_)) ? sets * kSetsFirst : sets;
    for (std::size_t space = 0; space < kGoalSpaces; ++space)
      worth += goal_points(content_, state_, h, owner_, space);
    if (worth <= highest_) return;
    highest_ = worth;
    best_ = chosen;
  }

  const Content& content_;
  const State& state_;
  int owner_;
  CardSet missing_{};
  CardSet best_{};
  int highest_ = -1;
};

template <class At>
constexpr void count(const Content& content, const At& at, Seat s, const Holdings& h,
                     Score& score) {
  score.worlds = set_points(content, h);
  for (std::size_t space = 0; space < kGoalSpaces; ++space)
    score.goals[space] = goal_points(content, at, h, s.index, space);
}

}  // namespace score_detail

// The points of a score pile as it is now, without what parallel universes stand for; PI-18.1 has
// been carried out, or is left out of account. Of a position, or of a view that knows the pile.
template <class At>
constexpr Score score_so_far(const Content& content, const At& at, Seat s) {
  using namespace score_detail;
  const CardSet& pile = at.piles[s.index];
  Score result;
  const Holdings h = holdings(content, at.options, pile);
  for (int w = 0; w < kWorlds; ++w) {
    if (h.worlds[static_cast<std::size_t>(w)] == 0) continue;
    result.locked += (at.locked >> w & 1) != 0 ? 1 : 0;  // PI-18.5, PI-R56
    ++result.unique;
  }
  const bool hard = at.is_rival(s) && at.options.solo_hard == Switch::kOn;  // PI-23.3
  if (!hard) result.unique = 0;
  result.cards = pile.size();
  result.nexus = (pile & kNexusCards).size();
  count(content, at, s, h, result);
  for (const std::uint8_t held : h.experiments)  // PI-18.4, PI-14.7
    result.experiments += content.experiment_points[held];
  for (const std::uint8_t holder : at.tokens) result.alliances += holder == s.index ? 1 : 0;
  return result;
}

// The same with parallel universes standing in.
constexpr Score score(const Content& content, const State& state, Seat s) {
  using namespace score_detail;
  const CardSet& pile = state.piles[s.index];
  Score result = score_so_far(content, state, s);
  Holdings h = holdings(content, state.options, pile);
  if (h.parallels == 0) return result;
  result.stand_ins = StandIns(content, state, s.index, pile).best(h);
  result.stand_ins.for_each([&](Card card) {
    ++h.worlds[static_cast<std::size_t>(card.world())];
    ++h.kinds[at(card.kind())];
  });
  count(content, state, s, h, result);
  return result;
}

// One line of a score.
struct ScorePart {
  std::string_view label;
  Clause clause{};
  int points = 0;
};

namespace score_detail {

// PI-18.6, or PI-18.8 where the Secret goal lies.
constexpr Clause clause_of_goal(const Content& content, std::uint8_t goal) {
  if (goal != kNoGoal && content.goals[goal].predicate == Predicate::kSecret)
    return "PI-18.8"_clause;
  return "PI-18.6"_clause;
}

}  // namespace score_detail

// What a total is made of; `goals` are those of the three spaces.
constexpr std::array<ScorePart, 7> parts(const Content& content,
                                         const std::array<std::uint8_t, kGoalSpaces>& goals,
                                         const Score& score) {
  using score_detail::clause_of_goal;
  return {{{"worlds", "PI-18.3"_clause, score.worlds},
           {"experiments", "PI-18.4"_clause, score.experiments},
           {"locked", "PI-18.5"_clause, score.locked},
           {"goal 1", clause_of_goal(content, goals[0]), score.goals[0]},
           {"goal 2", clause_of_goal(content, goals[1]), score.goals[1]},
           {"goal 3", clause_of_goal(content, goals[2]), score.goals[2]},
           {"alliances", "PI-18.9"_clause, score.alliances}}};
}

namespace score_detail {

constexpr void add_rows(Outcome& outcome, const Content& content, const State& state,
                        const PerSeat<Score>& scores) {
  for (const ScorePart& part : parts(content, state.goals, scores[0]))
    outcome.rows.push_back({part.label, part.clause, {}});
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    std::size_t row = 0;
    for (const ScorePart& part : parts(content, state.goals, scores[s]))
      outcome.rows[row++].amounts[s] = static_cast<std::int16_t>(part.points);
  }
}

// The rival has no seat at the table: its total is given beside yours.
constexpr void add_rival_row(Outcome& outcome, const PerSeat<Score>& scores) {
  ScoreRow row{"rival", "PI-21.16"_clause, {}};
  row.amounts[0] = static_cast<std::int16_t>(scores[1].total());
  outcome.rows.push_back(row);
}

// PI-19.1: positive where a is before b.
constexpr int compare(const Score& a, const Score& b) {
  if (a.total() != b.total()) return a.total() - b.total();
  return a.cards != b.cards ? a.cards - b.cards : a.nexus - b.nexus;
}

}  // namespace score_detail

constexpr Outcome final_outcome(const Content& content, const State& state) {
  using namespace score_detail;
  PerSeat<Score> scores{};
  for (int s = 0; s < state.players(); ++s)
    scores[static_cast<std::size_t>(s)] = score(content, state, seat(s));
  Outcome outcome;
  outcome.seats = state.options.seats;
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    outcome.scores[s] = static_cast<std::int16_t>(scores[s].total());
    outcome.ranks[s] = 1;
    for (std::size_t other = 0; other < outcome.seats; ++other)
      if (compare(scores[other], scores[s]) > 0) ++outcome.ranks[s];
  }
  add_rows(outcome, content, state, scores);
  if (!state.options.solo()) return outcome;
  if (scores[0].total() <= scores[1].total()) outcome.ranks[0] = 2;  // PI-21.17, PI-R67
  add_rival_row(outcome, scores);
  return outcome;
}

constexpr std::optional<Outcome> outcome(const Content& content, const State& state) {
  if (state.ask != Ask::kOver) return std::nullopt;
  return final_outcome(content, state);
}

}  // namespace paradoxa::initiative
