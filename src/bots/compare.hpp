// What two moves come to: the rest of the game after each, many times over.
//
// Both are tried in the same imagined worlds with the same luck, and from there on everybody plays
// by feeling (CasualBot), so that what differs is due to the move. Where feeling needs to know what
// was heard, nobody can say what the others heard in a world that is only imagined: there everybody
// follows the game's policy (policy.hpp), or plays at random where it has none.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/casual_bot.hpp"
#include "bots/comparison.hpp"
#include "bots/policy.hpp"
#include "engine/game.hpp"

namespace paradoxa {

// The mean of differences, and whether it is one.
class Differences {
 public:
  explicit Differences(std::string_view label) : label_(label) {}

  const std::string& label() const { return label_; }
  void add(double difference) {
    ++count_;
    sum_ += difference;
    squares_ += difference * difference;
  }
  double mean() const { return count_ > 0 ? sum_ / count_ : 0; }
  // Twice its standard error away from nothing: of twenty that are none, one looks like it.
  bool clear() const {
    if (count_ < 2) return false;
    const double variance = (squares_ - sum_ * mean()) / (count_ - 1);
    return std::abs(mean()) > 2 * std::sqrt(std::max(variance, 0.0) / count_);
  }

 private:
  std::string label_;
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

namespace comparison_detail {

// What a seat does in the rest of the game; Nature too.
template <Game G>
typename G::Move next_move(PolicyOf<G>& policy, const typename G::Content& content,
                           const typename G::State& state, Seat seat, FastRandom& random) {
  if (is_nature(seat)) return G::sample(content, state, seat, random);
  if constexpr (kHears<G>) {
    if (const auto move = policy_move<G>(policy, content, state, seat, random)) return *move;
    return G::sample(content, state, seat, random);
  } else {
    const auto view = G::view(content, state, Viewer::of(seat));
    const auto legal = G::legal_moves(content, state, seat);
    return CasualBot<G>().choose(content, view, seat, legal, random).move;
  }
}

template <Game G>
Outcome played_on(PolicyOf<G>& policy, const typename G::Content& content, typename G::State state,
                  Seat seat, const typename G::Move& move, FastRandom random) {
  policy.begin(content, state);
  G::apply(content, state, seat, move, ears_of<G>(policy));
  for (SeatSet acting = G::to_act(content, state); !acting.empty();
       acting = G::to_act(content, state)) {
    const Seat next = acting.first();
    const auto chosen = next_move<G>(policy, content, state, next, random);
    G::apply(content, state, next, chosen, ears_of<G>(policy));
  }
  return *G::outcome(content, state);
}

inline int points(const Outcome& outcome, std::string_view label, Seat seat) {
  for (const ScoreRow& row : outcome.rows)
    if (row.label == label) return row.amounts[seat.index];
  return 0;
}

inline Differences& line_of(std::vector<Differences>& lines, std::string_view label) {
  for (Differences& line : lines)
    if (line.label() == label) return line;
  return lines.emplace_back(label);
}

}  // namespace comparison_detail

// Both moves are legal for the seat that knows this. Ends early once the flag is set.
template <Game G>
MoveComparison compared(const typename G::Content& content, const Known<G>& known, Seat seat,
                        const typename G::Move& move, const typename G::Move& other,
                        FastRandom& random, const std::atomic<bool>* cancelled) {
  using namespace comparison_detail;
  constexpr int kGames = 160;
  MoveComparison result;
  std::vector<Differences> lines;
  const Mind<G> mind(content, known);
  auto sampler = mind.sampler();
  PolicyOf<G> policy = policy_of<G>(content, known, seat);
  for (; result.games < kGames && !(cancelled && cancelled->load()); ++result.games) {
    const auto world = sampler.next(random);
    const FastRandom luck = random.split();
    const Outcome one = played_on<G>(policy, content, world, seat, move, luck);
    const Outcome two = played_on<G>(policy, content, world, seat, other, luck);
    result.wins[0] += one.win_share(seat);
    result.wins[1] += two.win_share(seat);
    for (const ScoreRow& row : one.rows)
      line_of(lines, row.label).add(row.amounts[seat.index] - points(two, row.label, seat));
  }
  for (double& wins : result.wins) wins /= std::max(result.games, 1);
  for (const Differences& line : lines)
    if (line.clear()) result.rows.push_back({line.label(), line.mean()});
  std::sort(result.rows.begin(), result.rows.end(),
            [](const auto& a, const auto& b) { return std::abs(a.more) > std::abs(b.more); });
  return result;
}

}  // namespace paradoxa
