#include "games/initiative/sampler/determinize.hpp"

#include "engine/take_any.hpp"

namespace paradoxa::initiative {
namespace {

// Everything that is open.
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

}  // namespace

Sampler::Sampler(const Content&, const View& view)
    : frame_(open_position(view)), unseen_(view.unseen) {
  for (int s = 0; s < view.options.players(); ++s) {
    const auto i = static_cast<std::size_t>(s);
    const bool own = view.viewer.sees_as(seat(s));
    if (!own && s < view.seats()) unknown_tech_.add(seat(s));
    if (view.secrets[i] == View::kHiddenGoal) unknown_secrets_.add(seat(s));
    unknown_piles_[i] = static_cast<std::uint8_t>(view.pile_sizes[i] - view.piles[i].size());
  }
  drawn_size_ = view.drawn_size;
}

void Sampler::fill_tech(State& state, Seat s, FastRandom& random) const {
  Tech& tech = state.tech[s.index];
  ModuleSet left{tech.fresh};
  if (state.active == s)
    for (std::size_t i = 0; i < drawn_size_; ++i) state.drawn[i] = take_any(left, random);
  for (std::size_t i = 0; i < tech.under_size; ++i) tech.under[i] = take_any(left, random);
  tech.fresh = left.bits;
}

void Sampler::fill_secrets(State& state, FastRandom& random) const {
  unknown_secrets_.for_each([&](Seat s) { state.secrets[s.index] = kNoGoal; });
  auto left = IdSet<std::uint8_t, kGoals>::of_bits(goals_left(state));
  unknown_secrets_.for_each([&](Seat s) { state.secrets[s.index] = take_any(left, random); });
}

void Sampler::fill_piles(State& state, FastRandom& random) const {
  CardSet left = unseen_;
  for (std::size_t s = 0; s < kMaxPlayers; ++s)
    for (int i = 0; i < unknown_piles_[s]; ++i) state.piles[s].add(take_any(left, random));
  state.hidden = left;
}

State Sampler::next(FastRandom& random) const {
  State state = frame_;
  unknown_tech_.for_each([&](Seat s) { fill_tech(state, s, random); });
  fill_secrets(state, random);
  fill_piles(state, random);
  return state;
}

}  // namespace paradoxa::initiative
