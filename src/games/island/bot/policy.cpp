#include "games/island/bot/policy.hpp"

#include <algorithm>

#include "games/island/bot/captive.hpp"
#include "games/island/bot/op_mind.hpp"
#include "games/island/bot/op_turn.hpp"

namespace paradoxa::island {
namespace {

// What a step of a mission, or a point of health, is worth in a search's reward.
constexpr double kRewardOfStep = 0.12;
constexpr double kRewardOfHealth = 0.03;

}  // namespace

Policy::Policy(const Content& content, const View& view, const Heard& heard, Seat observer)
    : observer_(observer) {
  for (int s = 1; s < view.seats(); ++s) before_.emplace_back(content, view, heard, seat(s));
  now_ = before_;
}

void Policy::begin(const Content& content, const State& world) {
  since_ = {};
  for (std::size_t s = 0; s < before_.size(); ++s) {
    now_[s] = before_[s];
    const Seat captive = seat(static_cast<int>(s) + 1);
    followed_[s] = 0;
    if (captive == observer_) continue;
    // IS-4.11, IS-24.3: it would know where it started.
    for (int i = 0; i < world.piece_count(); ++i) {
      const Piece p = Piece::at(i);
      const bool told = world.seat_of(p) == captive && !(world.two_players() && i == 1);
      if (told && world.piece(p).start != CaptivePiece::kNoFruit)
        now_[s].start_at(p, cell_of(content, world, world.piece(p).start_fruit()));
    }
  }
}

const Lore& Policy::lore_of(Seat seat) {
  const std::size_t s = seat.index - 1u;
  const auto& sayings = since_.sayings();
  // The last saying may still grow: whom a piece met belongs to its landing. But who is asked
  // something has heard all of it.
  for (; followed_[s] < sayings.size(); ++followed_[s]) now_[s].hear(sayings[followed_[s]]);
  return now_[s];
}

void Policy::weigh(const Content& content, const State& state, Seat seat, const MoveList& legal,
                   Worths& worths) {
  if (seat == kOpSeat) {
    for (std::size_t i = 0; i < legal.size(); ++i)
      worths[i] = worth_to_op(content, state, legal[i]);
    return;
  }
  const View seen = view(content, state, Viewer::of(seat));
  const Captive captive(content, seen, lore_of(seat), seat);
  for (std::size_t i = 0; i < legal.size(); ++i) worths[i] = captive.worth(legal[i]);
}

std::optional<Move> Policy::choose(const Content& content, const State& state, Seat seat,
                                   const MoveList& legal, FastRandom& random) {
  if (legal.size() == 1) return legal[0];
  Worths worths;
  weigh(content, state, seat, legal, worths);
  const double alike = seat == kOpSeat ? 0.02 : temper::kNearlyEqual;
  const double best = *std::max_element(worths.begin(), worths.begin() + legal.size());
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) count += worths[i] >= best - alike ? 1 : 0;
  std::uint32_t pick = random.below(count);
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (worths[i] >= best - alike && pick-- == 0) return legal[i];
  return legal[0];
}

Shortlist Policy::shortlist(const Content& content, const State& state, Seat seat,
                            const MoveList& legal) {
  Worths worths;
  // Once a search, for its first decision, there is time to think OP's turn through to its end.
  const bool first = since_.sayings().empty();
  if (first && seat == kOpSeat && is_in_ops_turn(state))
    weigh_turn(content, state, legal, worths);
  else
    weigh(content, state, seat, legal, worths);
  Shortlist list;
  for (std::size_t m = 0; m < legal.size(); ++m) {
    const Suggestion<Move> entry{legal[m], static_cast<float>(worths[m])};
    if (!list.full())
      list.push_back(entry);
    else if (entry.prior > list.back().prior)
      list[list.size() - 1] = entry;
    else
      continue;
    for (std::size_t i = list.size() - 1; i > 0 && list[i].prior > list[i - 1].prior; --i)
      std::swap(list[i], list[i - 1]);
  }
  const float best = list[0].prior;
  const double reward = seat == kOpSeat ? kRewardOfHealth : kRewardOfStep;
  for (Suggestion<Move>& entry : list)
    entry.prior = static_cast<float>(reward) * (entry.prior - best);
  return list;
}

double Policy::prospect(const Content& content, const State& state, Seat seat) {
  const View seen = view(content, state, Viewer::of(seat));
  return Captive(content, seen, lore_of(seat), seat).prospect();
}

}  // namespace paradoxa::island
