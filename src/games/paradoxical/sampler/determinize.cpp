#include "games/paradoxical/sampler/determinize.hpp"

#include "engine/take_any.hpp"
#include "games/paradoxical/rules/places.hpp"

namespace paradoxa::paradoxical {
namespace {

// Everything that is open.
State open_part(const View& view) {
  State state;
  state.tableaux = view.tableaux;
  state.pool = view.pool;
  state.used = view.used;
  state.down = view.down;
  state.shielded = view.shielded;
  state.known = view.known;
  state.piles = view.piles;
  state.aside = view.aside;
  state.aside_size = view.aside_size;
  state.tokens = view.tokens;
  state.options = view.options;
  state.turn = view.turn;
  state.set_mask = view.set_mask;
  state.set_kind = view.set_kind;
  state.batches = view.batches;
  state.ask = view.ask;
  state.active = view.active;
  state.who = view.who;
  state.source = view.source;
  state.program = view.program;
  state.step = view.step;
  state.count = view.count;
  state.deck = view.deck;
  state.held = view.held;
  return state;
}

}  // namespace

Sampler::Sampler(const Content&, const View& view) : frame_(open_part(view)) {
  newest_ = view.unseen;
  for (std::size_t i = 0; i < view.older_size; ++i) {
    older_.push_back(view.older[i]);
    newest_.remove(view.older[i].card);
  }
  read_hands(view);
  read_decks(view);
  read_aside(view);
}

void Sampler::read_hands(const View& view) {
  for (int s = 0; s < view.seats(); ++s)
    for (const SeenCard& seen : view.hands[static_cast<std::size_t>(s)]) {
      if (seen.hidden()) {
        places_.push_back(
            {Hidden::Kind::kHand, static_cast<std::uint8_t>(s), seen.deck(), seen.batch});
        continue;
      }
      frame_.hand(seat(s)).add({seen.card(), seen.batch});
      frame_.known[static_cast<std::size_t>(s)].add(seen.card());
      if (view.known[kEverybody].contains(seen.card())) show_to_all(frame_, seen.card());
    }
}

void Sampler::read_decks(const View& view) {
  CardSet placed = frame_.pool;
  for (const Deck d : {kDeck1, kDeck2}) {
    const Pile& pile = view.piles[d.index];
    for (int i = 0; i < pile.discards; ++i) placed.add(pile.discard(i));
    for (int i = 0; i < pile.ordered; ++i) {
      if (pile.ordered_at(i) == View::kUnknown)
        places_.push_back({Hidden::Kind::kOrdered, static_cast<std::uint8_t>(Pile::kRoom - 1 - i),
                           d, view.batches[d.index]});
      else
        placed.add(pile.ordered_at(i));
    }
  }
  // The referee's view has nothing unseen: what is in no other place is in a deck.
  if (!view.viewer.is_referee()) return;
  for (int s = 0; s < view.seats(); ++s)
    placed = placed | view.tableaux[static_cast<std::size_t>(s)] | frame_.hand(seat(s)).set();
  for (std::size_t i = 0; i < view.aside_size; ++i) placed.add(view.aside[i]);
  const bool in_tableau = owner_of(frame_, view.held) != kNoSeat;
  if (!in_tableau) placed.add(view.held);
  newest_ = CardSet::all(view.options.two_decks()) - placed;
}

void Sampler::read_aside(const View& view) {
  for (std::size_t i = 0; i < view.aside_size; ++i) {
    if (view.aside[i] == View::kUnknown) {
      places_.push_back({Hidden::Kind::kAside, static_cast<std::uint8_t>(i), view.deck,
                         view.batches[view.deck.index]});
      continue;
    }
    bool looked_at = false;  // and not revealed to all
    for (const CardSet& known : view.known) looked_at |= known.contains(view.aside[i]);
    if (looked_at) frame_.known[view.active.index].add(view.aside[i]);
  }
}

void Sampler::fill(State& state, const Hidden& place, Card card) const {
  switch (place.kind) {
    case Hidden::Kind::kHand:
      state.hands[place.at].add({card, place.batch});
      state.known[place.at].add(card);
      return;
    case Hidden::Kind::kOrdered: state.piles[place.deck.index].row[place.at] = card; return;
    case Hidden::Kind::kAside:
      state.aside[place.at] = card;
      state.known[state.active.index].add(card);
      return;
  }
}

State Sampler::next(FastRandom& random) const {
  State state = frame_;
  CardSet newest = newest_;
  CardSet older;
  for (const HandCard& card : older_) older.add(card.card);
  for (const Hidden& place : places_) {
    const CardSet deck = CardSet::of_deck(place.deck);
    CardSet choice;
    if (place.batch == state.batches[place.deck.index]) {
      choice = newest & deck;
    } else {
      for (const HandCard& card : older_)
        if (card.batch == place.batch && card.card.deck() == place.deck) choice.add(card.card);
      choice = choice & older;
    }
    const Card card = take_any(choice, random);
    newest.remove(card);
    older.remove(card);
    fill(state, place, card);
  }
  state.face_down = newest;
  return state;
}

}  // namespace paradoxa::paradoxical
