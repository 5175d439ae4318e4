// RS-2, RS-15: set-up. Nature deals whatever is missing first; then Gadgets are bought.
#pragma once

#include "games/restart/rules/chapters/chains.hpp"
#include "games/restart/rules/chapters/dystopia.hpp"

namespace paradoxa::restart {

// RS-2.2, RS-2.13, RS-R31: the first empty space in reading order.
constexpr Space next_space(const State& state) {
  for (int i = 0; i < kAges * state.zones(); ++i)
    if (const Space s = in_reading_order(i, state.zones()); !state.top_of(s).exists()) return s;
  return kNoSpace;
}
// RS-2.4: the first seat without a full hand.
constexpr Seat next_hand(const Content& content, const State& state) {
  for (int s = 0; s < state.seats(); ++s)
    if (state.hand(seat(s)).size() < content.numbers.hand) return seat(s);
  return kNoSeat;
}
// RS-2.5: whose next Chain card is of which level.
struct ChainDeal {
  Seat seat = kNoSeat;
  int level = 0;
};
constexpr ChainDeal next_chain_deal(const Content& content, const State& state) {
  for (int s = 0; s < state.seats(); ++s)
    for (int level = 1; level <= kLevels; ++level)
      if ((state.chain_hand(seat(s)) & ChainSet::of_level(level)).size() <
          content.numbers.chain_deal[static_cast<std::size_t>(level - 1)])
        return {seat(s), level};
  return {};
}
// RS-2.8, RS-R29: the cards that the row and the deck are made of.
constexpr ChainSet chains_in_deck(const State& state) {
  return state.options.intro == Switch::kOn ? state.chains - ChainSet::of_level(3) : state.chains;
}

// ---- Gadgets ------------------------------------------------------------------------------------

constexpr int displayed(const State& state, int kind) { return state.display >> (2 * kind) & 3; }
constexpr int display_count(const State& state) {
  int count = 0;
  for (int k = 0; k < kGadgetsOfDystopia; ++k) count += displayed(state, k);
  return count;
}
constexpr void show(State& state, int kind, int by) {
  state.display = static_cast<std::uint16_t>(state.display + (by << (2 * kind)));
}
constexpr Gadget gadget_of(const State& state, int kind) {
  return Gadget::of(state.dystopia, kind + 1);
}
constexpr int kind_number(Gadget gadget) { return gadget.number() - 1; }
constexpr int display_size(const State& state) { return 2 * state.seats() + 2; }  // RS-15.1
// RS-15.2: seats 1 to n, then back.
constexpr Seat buyer(const State& state) {
  const int n = state.seats();
  return seat(state.buys < n ? state.buys : 2 * n - 1 - state.buys);
}
// RS-15.3, RS-R28.
constexpr bool owns(const Player& player, Gadget gadget) {
  return player.gadgets[0] == gadget || player.gadgets[1] == gadget;
}
constexpr bool may_buy(const Content& content, const State& state, Seat seat, Gadget gadget) {
  const Player& player = state.player(seat);
  return displayed(state, kind_number(gadget)) > 0 && !owns(player, gadget) &&
         content.gadget(gadget).price <= player.pills();
}
constexpr bool may_buy_any(const Content& content, const State& state, Seat seat) {
  for (int k = 0; k < kGadgetsOfDystopia; ++k)
    if (may_buy(content, state, seat, gadget_of(state, k))) return true;
  return false;
}

template <class Visit>
constexpr void legal_buy(const Content& content, const State& state, Visit&& visit) {
  for (int k = 0; k < kGadgetsOfDystopia; ++k)
    if (const Gadget g = gadget_of(state, k); may_buy(content, state, state.asked, g))
      visit(Move::with(MoveKind::kBuy, g));
  visit(Move::of(MoveKind::kNo));
}
template <class Sink>
constexpr void apply_buy(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Seat seat = state.asked;
  ++state.buys;
  go_on(state);
  if (move.kind == MoveKind::kNo) return sink(GadgetDeclined{{seat}});
  const Gadget gadget = move.gadget();
  Player& player = state.player(seat);
  player.gadgets[player.gadgets[0].exists() ? 1 : 0] = gadget;
  show(state, kind_number(gadget), -1);  // RS-15.4
  sink(GadgetBought{{seat, gadget}});
  pay(state, seat, Token::kPill, content.gadget(gadget).price, "RS-15.2"_clause, sink);
}
// Seats that can afford nothing are not asked. True when everyone is through.
template <class Sink>
constexpr bool sell_gadgets(const Content& content, State& state, Sink&& sink) {
  if (state.buys == 0 && display_count(state) < display_size(state)) {
    ask_nature(state, Ask::kGadget);
    return false;
  }
  while (state.buys < 2 * state.seats()) {
    if (may_buy_any(content, state, buyer(state))) {
      ask(state, Ask::kBuy, buyer(state));
      return false;
    }
    sink(GadgetDeclined{{buyer(state)}});
    ++state.buys;
  }
  state.display = 0;  // RS-15.4
  return true;
}

// ---- What Nature deals --------------------------------------------------------------------------

// RS-2.7.
constexpr void take_start_tokens(const Content& content, State& state, Seat seat) {
  const Talent talent = content.texts.characters[state.player(seat).character].talent;
  const bool talents = state.options.talents == Switch::kOn;
  for (std::size_t t = 0; t < 3; ++t) {
    int count = content.numbers.start[t];
    if (talents && talent == Talent::kPill && t == kPillToken) ++count;  // RS-R36
    if (talents && talent == Talent::kTime && t == kTimeToken) ++count;
    state.player(seat).supply[t] = static_cast<std::uint8_t>(count);
    state.supply[t] = static_cast<std::uint8_t>(state.supply[t] - count);
  }
}

constexpr Seat next_character(const State& state) {
  for (int s = 0; s < state.seats(); ++s)
    if (state.players[static_cast<std::size_t>(s)].character == kNoCharacter) return seat(s);
  return kNoSeat;
}
template <class Visit>
constexpr void legal_character(const State& state, Visit&& visit) {
  for (int c = 0; c < kCharacters; ++c) {
    bool dealt = false;
    for (const Player& player : state.players) dealt |= player.character == c;
    if (!dealt) visit(Move::of(MoveKind::kCharacter, c + 1));
  }
}
template <class Sink>
constexpr void apply_character(const Content& content, State& state, int number, Sink&& sink) {
  const Seat seat = next_character(state);
  state.player(seat).character = static_cast<std::uint8_t>(number - 1);
  sink(CharacterDealt{seat, static_cast<std::uint8_t>(number)});
  take_start_tokens(content, state, seat);
  go_on(state);
}

// The cards of set-up: the grid, Upcoming, hands.
template <class Sink>
constexpr void deal_card(const Content& content, State& state, Card card, Sink&& sink) {
  if (const Space space = next_space(state); space.exists()) {
    state.deck.remove(card);
    state.grid[space.id] = card;
    return sink(CardLaid{{kNature, card, space}});
  }
  if (const int position = empty_upcoming(state); position >= 0) {
    state.deck.remove(card);
    state.upcoming[static_cast<std::size_t>(position)] = card;
    return sink(UpcomingDealt{{card, static_cast<std::uint8_t>(position + 1)}, "RS-2.3"_clause});
  }
  deal_to_hand(state, next_hand(content, state), card, "RS-2.4"_clause, sink);
}

// Chain cards of set-up and of a new row.
template <class Visit>
constexpr void legal_deal_chain(const Content& content, const State& state, Visit&& visit) {
  ChainSet chains = state.chains;
  if (state.phase == Phase::kSetup) {
    const ChainDeal deal = next_chain_deal(content, state);
    if (deal.level > 0)
      chains = chains & ChainSet::of_level(deal.level);
    else
      chains = chains_in_deck(state);
  }
  chains.for_each([&](Chain chain) { visit(Move::with(MoveKind::kDealChain, chain)); });
}
template <class Sink>
constexpr void apply_deal_chain(const Content& content, State& state, Chain chain, Sink&& sink) {
  go_on(state);
  state.chains.remove(chain);
  if (state.depth > 0) return place_new_chain(state, chain, sink);
  if (state.phase == Phase::kSetup) {
    if (const ChainDeal deal = next_chain_deal(content, state); deal.level > 0) {
      state.own_chains[deal.seat.index].add(chain);
      return sink(ChainDealt{
          {deal.seat, {}, static_cast<std::uint8_t>(deal.level), chain, seat_bit(deal.seat)},
          "RS-2.5"_clause});
    }
    return deal_to_row(state, empty_position(state), chain, "RS-2.6"_clause, sink);
  }
  deal_to_row(state, empty_position(state), chain, "RS-12.6"_clause, sink);
}

template <class Visit>
constexpr void legal_show_gadget(const State& state, Visit&& visit) {
  for (int k = 0; k < kGadgetsOfDystopia; ++k)
    if (displayed(state, k) < kGadgetCopies)
      visit(Move::with(MoveKind::kShow, gadget_of(state, k)));
}
template <class Sink>
constexpr void apply_show_gadget(State& state, Gadget gadget, Sink&& sink) {
  show(state, kind_number(gadget), 1);
  sink(GadgetShown{{kNature, gadget}});
  go_on(state);
}

// RS-2.2 to RS-2.10: what comes next; true when all is done.
template <class Sink>
constexpr bool set_up(const Content& content, State& state, Sink&& sink) {
  const auto wait_for = [&](Ask question) {
    ask_nature(state, question);
    return false;
  };
  if (next_character(state) != kNoSeat) return wait_for(Ask::kCharacter);
  const bool cards = next_space(state).exists() || empty_upcoming(state) >= 0 ||
                     next_hand(content, state) != kNoSeat;
  if (cards) return wait_for(Ask::kCard);
  if (next_chain_deal(content, state).level > 0) return wait_for(Ask::kChain);
  state.chains = chains_in_deck(state);  // RS-2.8
  if (empty_position(state) >= 0) return wait_for(Ask::kChain);
  const bool ready = with_dystopia(state.dystopia, [&](auto dystopia) {
    return decltype(dystopia)::set_up(content, state, sink);  // RS-2.9
  });
  if (!ready) return false;
  return !state.options.sells_gadgets() || sell_gadgets(content, state, sink);
}

}  // namespace paradoxa::restart
