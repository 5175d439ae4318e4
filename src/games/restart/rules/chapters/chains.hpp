// RS-2.5, RS-2.6, RS-6.10 to RS-6.15, RS-29.2: the Chains deck, the row, and Validating.
#pragma once

#include "games/restart/rules/chapters/mind_board.hpp"

namespace paradoxa::restart {

constexpr std::uint8_t seat_bit(Seat seat) { return static_cast<std::uint8_t>(1u << seat.index); }

// Who knows where that card of the row, or under the deck, is.
constexpr std::uint8_t knowing(const State& state, Chain chain) {
  unsigned bits = 0;
  for (std::size_t s = 0; s < kMaxSeats; ++s)
    if (state.known[s].contains(chain)) bits |= 1u << s;
  return static_cast<std::uint8_t>(bits);
}
constexpr void forget(State& state, Chain chain) {
  for (ChainSet& known : state.known) known.remove(chain);
}

// RS-I2: it leaves the hand unseen, all but its level. Which others of that level are still there
// nobody else knows any more.
constexpr void lose_unseen(State& state, Seat seat, Chain chain) {
  ChainSet& own = state.own_chains[seat.index];
  const ChainSet alike = own & ChainSet::of_level(chain.level());
  for (ChainSet& known : state.known) known = known - alike;
  own.remove(chain);
}

constexpr bool chains_left(const State& state) {
  return !state.chains.empty() || state.bottom_size > 0;
}
// A card of the unordered part is Nature's to draw.
constexpr Chain draw_bottom(State& state) {
  const Chain chain = state.bottom[0];
  for (std::size_t i = 1; i < state.bottom_size; ++i) state.bottom[i - 1] = state.bottom[i];
  state.bottom[--state.bottom_size] = kNoChain;
  return chain;
}
constexpr void put_under(State& state, Chain chain) { state.bottom[state.bottom_size++] = chain; }

constexpr int row_count(const State& state) {
  int count = 0;
  for (const Chain chain : state.row) count += chain.exists();
  return count;
}
constexpr int empty_position(const State& state) {
  for (int i = 0; i < state.row_size(); ++i)
    if (!state.row[static_cast<std::size_t>(i)].exists()) return i;
  return -1;
}

// RS-2.6, RS-12.6: with a Fragment on it.
template <class Sink>
constexpr void deal_to_row(State& state, int position, Chain chain, Clause clause, Sink&& sink) {
  state.row[static_cast<std::size_t>(position)] = chain;
  lay_out(state, state.row_tokens[static_cast<std::size_t>(position)], Token::kFragment, 1);
  sink(RowDealt{{kNature,
                 {static_cast<std::uint8_t>(position + 1)},
                 static_cast<std::uint8_t>(chain.level()),
                 chain,
                 knowing(state, chain)},
                clause});
}

// ---- Validating ---------------------------------------------------------------------------------

// RS-1.4: the types of the top cards.
constexpr Planes planes_of(const State& state) {
  Planes planes;
  for (int s = 0; s < kAges * state.zones(); ++s)
    if (state.grid[static_cast<std::size_t>(s)].exists())
      planes.set(state.grid[static_cast<std::size_t>(s)].type(), Space::at(s));
  return planes;
}
constexpr SymmetrySet turnings_of(const State& state) {
  return symmetries((state.turning >> static_cast<int>(Turning::kRotate) & 1) != 0,
                    (state.turning >> static_cast<int>(Turning::kMirror) & 1) != 0);
}
// RS-6.12, RS-6.13, RS-7.6, RS-R10: this is all that voids do.
constexpr int voids_needed(const Content& content, const State& state, Chain chain) {
  return content.chain(chain).voids(planes_of(state), state.zones(), turnings_of(state));
}
// RS-6.10.
constexpr int validate_cost(const Content& content, const State& state, Chain chain) {
  const int cost =
      content.numbers.validate_cost[static_cast<std::size_t>(chain.level() - 1)] - state.rebate;
  return cost > 0 ? cost : 0;
}
constexpr bool can_validate(const Content& content, const State& state, Chain chain,
                            const Planes& planes) {
  const Player& player = owner(state);
  return validate_cost(content, state, chain) <= player.time_left() &&
         content.chain(chain).voids(planes, state.zones(), turnings_of(state)) <= player.voids();
}

// RS-6.10, RS-6.12, RS-6.14.
template <class Sink>
constexpr void apply_validate(const Content& content, State& state, Chain chain, Sink&& sink) {
  const int voids = voids_needed(content, state, chain);
  const int time = validate_cost(content, state, chain);
  state.used.add(Basic::kValidate);
  state.acted = 1;
  state.rebate = 0;
  state.validated.add(chain);
  forget(state, chain);
  sink(ChainValidated{state.owner, chain, static_cast<std::uint8_t>(time),
                      static_cast<std::uint8_t>(voids)});
  pay(state, state.owner, Token::kTime, time, "RS-6.10"_clause, sink);
  pay(state, state.owner, Token::kVoid, voids, "RS-6.12"_clause, sink);
  if (row_count(state) > 0) push(state, task_of(Op::kTake, state.owner));
}

// RS-R9.
template <class Visit>
constexpr void legal_take_chain(const State& state, Visit&& visit) {
  for (int i = 0; i < state.row_size(); ++i)
    if (state.row[static_cast<std::size_t>(i)].exists())
      visit(Move::of(MoveKind::kPosition, i + 1));
}
template <class Sink>
constexpr void apply_take_chain(State& state, int position, Sink&& sink) {
  pop(state);
  go_on(state);
  const auto i = static_cast<std::size_t>(position - 1);
  const Chain chain = state.row[i];
  state.row[i] = kNoChain;
  state.own_chains[state.owner.index].add(chain);
  state.known[state.owner.index].remove(chain);
  sink(ChainTaken{{state.owner,
                   {static_cast<std::uint8_t>(position)},
                   static_cast<std::uint8_t>(chain.level()),
                   chain,
                   static_cast<std::uint8_t>(knowing(state, chain) | seat_bit(state.owner))},
                  "RS-6.14"_clause});
  collect(state, state.owner, state.row_tokens[i], "RS-6.14"_clause, sink);
}

// A look at a card of the row.
template <class Sink>
constexpr void peek(State& state, std::size_t position, Clause clause, Sink&& sink) {
  const Chain chain = state.row[position];
  state.known[state.owner.index].add(chain);
  sink(ChainPeeked{{state.owner,
                    {static_cast<std::uint8_t>(position + 1)},
                    static_cast<std::uint8_t>(chain.level()),
                    chain,
                    seat_bit(state.owner)},
                   clause});
}

// `chainswap`: the top card of the deck, into the hand or to a position of the row.
template <class Sink>
constexpr void place_new_chain(State& state, Chain chain, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  if (task.a != kToHand) {
    state.row[task.a] = chain;
    sink(RowDealt{{task.seat,
                   {static_cast<std::uint8_t>(task.a + 1)},
                   static_cast<std::uint8_t>(chain.level()),
                   chain,
                   knowing(state, chain)},
                  "RS-OP.CHAINSWAP"_clause});
    return;
  }
  state.own_chains[task.seat.index].add(chain);
  state.known[task.seat.index].remove(chain);
  sink(ChainDealt{{task.seat,
                   {},
                   static_cast<std::uint8_t>(chain.level()),
                   chain,
                   static_cast<std::uint8_t>(knowing(state, chain) | seat_bit(task.seat))},
                  "RS-OP.CHAINSWAP"_clause});
}
template <class Sink>
constexpr void resume_new_chain(State& state, Sink&& sink) {
  if (!state.chains.empty()) return ask_nature(state, Ask::kChain);
  if (state.bottom_size == 0) return pop(state);  // RS-29.2
  place_new_chain(state, draw_bottom(state), sink);
}

}  // namespace paradoxa::restart
