// Worlds of Paradoxical that one viewer cannot tell from the true one.
//
// The tests of secrecy stand on this: whatever differs between such worlds must not reach the
// viewer. So it is written from the information clauses alone (PX-I1 to PX-I14), never from
// view.hpp or determinize.hpp.
//
// A viewer knows all open cards, its own hand, and the hidden cards that it has come to know. Of
// the others it knows how many lie where, their deck and their batch: so hidden cards of one deck
// and one batch may change places, and what other seats know of a place stays with the place.
//
//   const Worlds worlds(state, viewer);
//   const State twin = worlds.twin(random);    // reachable, and the same to this viewer
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/random.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

class Worlds {
 public:
  enum class Kind : std::uint8_t { kDeck, kUnder, kHand, kAside };

  // A place whose card the viewer does not know.
  struct Place {
    Kind kind{};
    std::size_t at = 0;  // seat, place in the row of the pile, or aside
    Card card{};
    std::uint8_t batch = 0;
    unsigned knowers = 0;
  };

  Worlds(const State& truth, Viewer viewer) : truth_(truth), places_(hidden(truth, viewer)) {}

  const std::vector<Place>& places() const { return places_; }

  State twin(FastRandom& random) const {
    std::map<std::pair<int, int>, std::vector<Card>> classes;
    for (const Place& place : places_) classes[key(place)].push_back(place.card);
    for (auto& [deck_and_batch, cards] : classes)
      for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
    State twin = truth_;
    for (const Place& place : places_) take_out(twin, place);
    for (const Place& place : places_) {
      std::vector<Card>& cards = classes[key(place)];
      put_in(twin, place, cards.back());
      cards.pop_back();
    }
    return twin;
  }

  // Every place that the viewer cannot look into.
  static std::vector<Place> hidden(const State& state, Viewer viewer) {
    std::vector<Place> found;
    const auto add = [&](Kind kind, std::size_t at, Card card, std::uint8_t batch) {
      if (!knows(state, viewer, card))
        found.push_back({kind, at, card, batch, knowers(state, card)});
    };
    state.face_down.for_each(
        [&](Card card) { add(Kind::kDeck, 0, card, state.batches[card.deck().index]); });
    for (std::size_t d = 0; d < state.piles.size(); ++d)
      for (int i = 0; i < state.piles[d].ordered; ++i)
        add(Kind::kUnder, static_cast<std::size_t>(Pile::kRoom - 1 - i),
            state.piles[d].ordered_at(i), state.batches[d]);
    for (std::size_t s = 0; s < state.hands.size(); ++s)
      for (const HandCard& held : state.hands[s]) add(Kind::kHand, s, held.card, held.batch);
    // What nobody in particular knows lies open: a hunt.
    for (std::size_t i = 0; i < state.aside_size; ++i)
      if (knowers(state, state.aside[i]) != 0)
        add(Kind::kAside, i, state.aside[i], state.batches[state.aside[i].deck().index]);
    return found;
  }

  // PX-I3, PX-I4: a bit for each seat that knows the card, and one for all.
  static unsigned knowers(const State& state, Card card) {
    unsigned bits = 0;
    for (std::size_t k = 0; k < state.known.size(); ++k)
      if (state.known[k].contains(card)) bits |= 1u << k;
    return bits;
  }

  static bool knows(const State& state, Viewer viewer, Card card) {
    const unsigned bits = knowers(state, card);
    if (viewer.is_referee() || (bits >> kEverybody & 1) != 0) return true;
    return viewer.is_seat() && (bits >> viewer.seat().index & 1) != 0;
  }

  static std::pair<int, int> key(const Place& place) {
    return {place.card.deck().index, place.batch};
  }

 private:
  static void take_out(State& state, const Place& place) {
    for (CardSet& known : state.known) known.remove(place.card);
    if (place.kind == Kind::kDeck) state.face_down.remove(place.card);
    if (place.kind == Kind::kHand) state.hands[place.at].remove(place.card);
  }

  static void put_in(State& state, const Place& place, Card card) {
    for (std::size_t k = 0; k < state.known.size(); ++k)
      if ((place.knowers >> k & 1) != 0) state.known[k].add(card);
    switch (place.kind) {
      case Kind::kDeck: state.face_down.add(card); break;
      case Kind::kUnder: state.piles[place.card.deck().index].row[place.at] = card; break;
      case Kind::kHand: state.hands[place.at].add({card, place.batch}); break;
      case Kind::kAside: state.aside[place.at] = card; break;
    }
  }

  State truth_;
  std::vector<Place> places_;
};

// Which card of the truth is which in the twin: hidden places are matched by what they are.
inline std::map<int, Card> renaming(const State& truth, const State& twin, Viewer viewer) {
  using Likeness = std::tuple<int, std::size_t, int, int, unsigned>;
  const auto likeness = [](const Worlds::Place& p) {
    return Likeness(static_cast<int>(p.kind), p.kind == Worlds::Kind::kDeck ? 0 : p.at,
                    p.card.deck().index, p.batch, p.knowers);
  };
  std::map<Likeness, std::vector<Card>> there;
  for (const auto& place : Worlds::hidden(twin, viewer))
    there[likeness(place)].push_back(place.card);
  std::map<int, Card> names;
  const auto places = Worlds::hidden(truth, viewer);
  for (const auto& place : places)  // what is in the same place in both keeps its name
    std::erase_if(there[likeness(place)], [&](Card card) {
      if (card == place.card) names[place.card.id] = card;
      return card == place.card;
    });
  for (const auto& place : places) {
    if (names.contains(place.card.id)) continue;
    std::vector<Card>& cards = there[likeness(place)];
    names[place.card.id] = cards.back();
    cards.pop_back();
  }
  return names;
}

}  // namespace paradoxa::paradoxical
