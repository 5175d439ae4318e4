#include "games/restart/sampler/frame.hpp"

namespace paradoxa::restart {
namespace {

void frame_turn(const View& view, State& state) {
  state.tasks = view.tasks;
  state.options = view.options;
  state.dystopia = view.dystopia;
  state.phase = view.phase;
  state.ask = view.ask;
  state.asked = view.to_act().empty() ? kNoSeat : view.to_act().first();
  state.depth = view.depth;
  state.round = view.round;
  state.owner = view.owner;
  state.turns = view.turns;
  state.started = view.started;
  state.buys = view.buys;
  state.last_turns = view.last_turns;
  state.used = view.used;
  state.acted = view.acted;
  state.doubled = view.doubled;
  state.turning = view.turning;
  state.rebate = view.rebate;
  state.extra = view.extra;
  state.final_seat = view.final_seat;
  state.next_dystopia = view.next_dystopia;
}

void frame_table(const View& view, State& state) {
  state.space_tokens = view.space_tokens;
  state.row_tokens = view.row_tokens;
  state.supply = view.supply;
  state.players = view.players;
  state.discards = view.discards;
  state.discarded = view.discarded;
  state.grid = view.grid;
  state.upcoming = view.upcoming;
  state.row = view.row;
  state.bottom = view.bottom;
  state.bottom_size = view.bottom_size;
  state.display = view.display;
  state.pandemia = view.pandemia;
  state.anomie = view.anomie;
  state.oceanrealm = view.oceanrealm;
  state.seen = view.known_to_all;
  state.known = view.known;
  state.deck = {};
  state.chains = {};
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    state.cards[s] = view.hands[s] | view.buried[s];
    state.buried = state.buried | view.buried[s];
    state.own_chains[s] = view.chains[s] | view.validated[s];
    state.validated = state.validated | view.validated[s];
  }
}

void frame_extinction(const View& view, State& state) {
  ExtinctionState& table = state.extinction;
  table.laboratories = view.extinction.laboratories;
  table.display = view.extinction.display;
  table.displayed = view.extinction.displayed;
  table.taken = view.extinction.taken;
  table.open = view.extinction.open;
  table.piles = view.extinction.piles;
  table.pile_sizes = view.extinction.pile_sizes;
}

}  // namespace

State frame_of(const View& view) {
  State state;
  frame_turn(view, state);
  frame_table(view, state);
  if (view.dystopia == Dystopia::kExtinction) frame_extinction(view, state);
  return state;
}

}  // namespace paradoxa::restart
