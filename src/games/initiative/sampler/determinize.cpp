#include "games/initiative/sampler/determinize.hpp"

#include <cassert>

namespace paradoxa::initiative {
namespace {

// Everything that lies open.
State open_position(const View& view) {
  State state;
  state.hidden = view.unseen;
  state.discards = view.discards;
  state.piles = view.piles;
  state.matrices = view.matrices;
  state.locked = view.locked;
  state.fractured = view.fractured;
  state.lines = view.lines;
  state.consoles = view.consoles;
  state.tech = view.tech;
  state.wormhole = view.wormhole;
  state.bag = view.bag;
  state.discarded = view.discarded;
  state.rival_discarded = view.rival_discarded;
  state.anomaly = view.anomaly;
  state.earned = view.earned;
  state.tokens = view.tokens;
  state.triggers = view.triggers;
  state.goals = view.goals;
  state.secrets = view.secrets;
  state.drawn = view.drawn;
  state.options = view.options;
  state.deck = view.deck;
  state.alternate = view.alternate;
  state.glitch = view.glitch;
  state.purple = view.purple;
  state.locks = view.locks;
  state.phase = view.phase;
  state.ask = view.ask;
  state.round = view.round;
  state.chief = view.chief;
  state.active = view.active;
  state.step = view.step;
  state.turns = view.turns;
  state.final_round = view.final_round;
  state.actions = view.actions;
  state.diagonal = view.diagonal;
  state.sum = view.sum;
  state.earned_size = view.earned_size;
  state.pawn = view.pawn;
  state.world = view.world;
  state.held = view.held;
  state.cell = view.cell;
  state.from = view.from;
  return state;
}

// One of the set bits, taken out.
int take_bit(std::uint32_t& bits, FastRandom& random) {
  const int i = nth_set_bit(bits, random.below(static_cast<std::uint32_t>(popcount(bits))));
  bits &= ~(1u << i);
  return i;
}

}  // namespace

Sampler::Sampler(const Content&, const View& view)
    : frame_(open_position(view)), unseen_(view.unseen) {
  for (int s = 0; s < view.options.players(); ++s) {
    const auto i = static_cast<std::size_t>(s);
    const bool own = view.viewer.sees_as(seat(s));
    if (!own && s < view.seats())
      unknown_tech_ = static_cast<std::uint8_t>(unknown_tech_ | 1u << s);
    if (view.secrets[i] == View::kHiddenGoal)
      unknown_secrets_ = static_cast<std::uint8_t>(unknown_secrets_ | 1u << s);
    unknown_piles_[i] = static_cast<std::uint8_t>(view.pile_sizes[i] - view.piles[i].size());
  }
  drawn_size_ = view.drawn_size;
}

void Sampler::fill_tech(State& state, int s, FastRandom& random) const {
  Tech& tech = state.tech[static_cast<std::size_t>(s)];
  std::uint32_t left = tech.fresh;
  if (state.active.index == s)
    for (std::size_t i = 0; i < drawn_size_; ++i)
      state.drawn[i] = module_at(take_bit(left, random));
  for (std::size_t i = 0; i < tech.under_size; ++i)
    tech.under[i] = module_at(take_bit(left, random));
  tech.fresh = static_cast<std::uint8_t>(left);
}

void Sampler::fill_secrets(State& state, FastRandom& random) const {
  for (std::size_t s = 0; s < kMostSeats; ++s)
    if ((unknown_secrets_ >> s & 1) != 0) state.secrets[s] = kNoGoal;
  std::uint32_t left = goals_left(state);
  for (std::size_t s = 0; s < kMostSeats; ++s)
    if ((unknown_secrets_ >> s & 1) != 0)
      state.secrets[s] = static_cast<std::uint8_t>(take_bit(left, random));
}

void Sampler::fill_piles(State& state, FastRandom& random) const {
  CardSet left = unseen_;
  for (std::size_t s = 0; s < kMostSeats; ++s)
    for (int i = 0; i < unknown_piles_[s]; ++i) {
      const Card card = left.nth(random.below(static_cast<std::uint32_t>(left.size())));
      left.remove(card);
      state.piles[s].add(card);
    }
  state.hidden = left;
}

State Sampler::next(FastRandom& random) const {
  State state = frame_;
  for (int s = 0; s < kMostSeats; ++s)
    if ((unknown_tech_ >> s & 1) != 0) fill_tech(state, s, random);
  if (unknown_secrets_ != 0) fill_secrets(state, random);
  fill_piles(state, random);
  return state;
}

State determinize(const Content& content, const View& view, Seat seat, FastRandom& random) {
  assert(!view.viewer.is_seat() || view.viewer.seat() == seat);
  static_cast<void>(seat);
  return Sampler(content, view).next(random);
}

}  // namespace paradoxa::initiative
