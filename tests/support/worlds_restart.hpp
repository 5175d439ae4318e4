// Worlds of Restart that one viewer cannot tell from the true one.
//
// The tests of secrecy stand on this: whatever differs between such worlds must not reach the
// viewer. So it is written from the information clauses alone (RS-I1 to RS-I7), never from view.hpp
// or determinize.hpp.
//
// Hidden from a viewer are: Event cards in other hands that did not come there in public (RS-I4),
// and those that another player has dug up (RS-I6); Chains of which it was never said where they
// are (RS-I2, RS-I5), but not their levels; Freezer cards of others that came from a deck, and such
// a card before it is placed (RS-I7), but not their colours. Decks have no order. A twin world is
// the true one with cards renamed.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "engine/random.hpp"
#include "games/restart/rules/apply.hpp"

namespace paradoxa::restart {

// Another name for every Event card and every Chain.
struct Renaming {
  std::array<Card, kCards> cards{};
  std::array<Chain, kChains> chains{};

  Renaming() {
    for (int c = 0; c < kCards; ++c) cards[static_cast<std::size_t>(c)] = Card::at(c);
    for (int c = 0; c < kChains; ++c) chains[static_cast<std::size_t>(c)] = Chain::at(c);
  }

  Card of(Card card) const { return card.exists() ? cards[card.id] : card; }
  Chain of(Chain chain) const { return chain.exists() ? chains[chain.id] : chain; }
  CardSet of(const CardSet& set) const {
    CardSet renamed;
    set.for_each([&](Card card) { renamed.add(of(card)); });
    return renamed;
  }
  ChainSet of(ChainSet set) const {
    ChainSet renamed;
    set.for_each([&](Chain chain) { renamed.add(of(chain)); });
    return renamed;
  }
};

namespace worlds_detail {

constexpr bool is_dig(const Task& task) { return task.op == Op::kDig; }

// Where a card is, as a number: alike where nothing but its name tells two of them apart.
inline int place_of(const State& state, Card card) {
  if (state.deck.contains(card)) return 1;
  for (int s = 0; s < state.seats(); ++s)
    if (state.hand(seat(s)).contains(card)) return 10 + s;
  for (std::size_t i = 0; i < state.depth; ++i)
    if (is_dig(state.tasks[i])) {
      const Task& task = state.tasks[i];
      if (task.b == card.id) return 20;
      if (task.c == card.id) return 21;
      if (task.d == card.id) return 22;
    }
  return 0;  // in the open
}
// With who knows it.
inline int place_of(const State& state, Chain chain) {
  int knowers = 0;
  for (std::size_t s = 0; s < kMaxSeats; ++s)
    knowers |= state.known[s].contains(chain) ? 1 << s : 0;
  int place = 0;  // out of the game
  if (state.chains.contains(chain)) place = 1;
  for (int s = 0; s < state.seats(); ++s)
    if (state.own_chains[static_cast<std::size_t>(s)].contains(chain))
      place = (state.validated.contains(chain) ? 10 : 20) + s;
  for (std::size_t i = 0; i < kRow; ++i)
    if (state.row[i] == chain) place = 30 + static_cast<int>(i);
  for (std::size_t i = 0; i < state.bottom_size; ++i)
    if (state.bottom[i] == chain) place = 50 + static_cast<int>(i);
  return place << 4 | knowers;
}

}  // namespace worlds_detail

// The one that makes `twin` of `truth`, as far as Event cards and Chains go.
inline Renaming renaming_of(const State& truth, const State& twin) {
  using worlds_detail::place_of;
  Renaming names;
  std::vector<Card> cards, other_cards;
  for (int c = 0; c < kCards; ++c) {
    const Card card = Card::at(c);
    if (place_of(truth, card) == place_of(twin, card)) continue;
    cards.push_back(card);
    other_cards.push_back(card);
  }
  for (const Card card : cards)
    for (Card& other : other_cards)
      if (other.exists() && place_of(twin, other) == place_of(truth, card)) {
        names.cards[card.id] = std::exchange(other, kNoCard);
        break;
      }
  std::vector<Chain> chains, other_chains;
  for (int c = 0; c < kChains; ++c) {
    const Chain chain = Chain::at(c);
    if (place_of(truth, chain) == place_of(twin, chain)) continue;
    chains.push_back(chain);
    other_chains.push_back(chain);
  }
  for (const Chain chain : chains)
    for (Chain& other : other_chains)
      if (other.exists() && other.level() == chain.level() &&
          place_of(twin, other) == place_of(truth, chain)) {
        names.chains[chain.id] = std::exchange(other, kNoChain);
        break;
      }
  return names;
}

inline State renamed(const State& state, const Renaming& names) {
  State other = state;
  other.deck = names.of(state.deck);
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    other.cards[s] = names.of(state.cards[s]);
    other.own_chains[s] = names.of(state.own_chains[s]);
    other.known[s] = names.of(state.known[s]);
  }
  other.chains = names.of(state.chains);
  for (Chain& chain : other.row) chain = names.of(chain);
  for (Chain& chain : other.bottom) chain = names.of(chain);
  for (Task& task : other.tasks)
    if (worlds_detail::is_dig(task))
      for (std::uint8_t* card : {&task.b, &task.c, &task.d}) *card = names.of(Card{*card}).id;
  return other;
}

// Chains that the viewer knows: its own, Validated ones, and those it has looked at or put back.
inline ChainSet chains_known_to(const State& state, Viewer viewer) {
  if (viewer.is_referee()) return ChainSet::all();
  ChainSet known = state.validated;
  if (viewer.is_seat())
    known = known | state.own_chains[viewer.seat().index] | state.known[viewer.seat().index];
  return known;
}

class Worlds {
 public:
  Worlds(const State& truth, Viewer viewer) : truth_(truth), viewer_(viewer) {}

  State twin(FastRandom& random) const {
    Renaming names;
    mix_cards(names, random);
    mix_chains(names, random);
    State twin = renamed(truth_, names);
    if (truth_.dystopia == Dystopia::kExtinction) mix_genes(twin, random);
    return twin;
  }

 private:
  template <class T>
  static std::vector<T> shuffled(std::vector<T> row, FastRandom& random) {
    for (std::size_t i = row.size(); i > 1; --i)
      std::swap(row[i - 1], row[random.below(static_cast<std::uint32_t>(i))]);
    return row;
  }

  void mix_cards(Renaming& names, FastRandom& random) const {
    CardSet hidden = truth_.deck;
    for (int s = 0; s < truth_.seats(); ++s)
      if (!viewer_.sees_as(seat(s))) hidden = hidden | (truth_.hand(seat(s)) - truth_.seen);
    for (const Task& task : truth_.tasks)
      if (worlds_detail::is_dig(task) && !viewer_.sees_as(task.seat))
        for (const std::uint8_t card : {task.b, task.c, task.d}) hidden.add(Card{card});
    std::vector<Card> cards;
    hidden.for_each([&](Card card) { cards.push_back(card); });
    const std::vector<Card> others = shuffled(cards, random);
    for (std::size_t i = 0; i < cards.size(); ++i) names.cards[cards[i].id] = others[i];
  }

  void mix_chains(Renaming& names, FastRandom& random) const {
    const ChainSet hidden = ChainSet::all() - chains_known_to(truth_, viewer_);
    for (int level = 1; level <= kLevels; ++level) {
      std::vector<Chain> chains;
      (hidden & ChainSet::of_level(level)).for_each([&](Chain chain) { chains.push_back(chain); });
      const std::vector<Chain> others = shuffled(chains, random);
      for (std::size_t i = 0; i < chains.size(); ++i) names.chains[chains[i].id] = others[i];
    }
  }

  // Against a card of the same colour in its deck. What lies under a deck was seen when it went
  // there, and stays.
  void mix_genes(State& twin, FastRandom& random) const {
    ExtinctionState& table = twin.extinction;
    for (int s = 0; s < twin.seats(); ++s) {
      if (viewer_.sees_as(seat(s))) continue;
      GeneRow& freezer = table.laboratories[static_cast<std::size_t>(s)].freezer;
      GeneRow mixed;
      for (int i = 0; i < freezer.size(); ++i) {
        const bool open = (table.open[static_cast<std::size_t>(s)] >> i & 1) != 0;
        mixed.push(open ? freezer.at(i) : exchanged(table, freezer.at(i), random));
      }
      freezer = mixed;
    }
    if (table.taken.exists() && !viewer_.sees_as(twin.owner) && came_from_deck(twin))
      table.taken = exchanged(table, table.taken, random);
  }
  static bool came_from_deck(const State& state) { return top(state).f == 0; }
  static Gene exchanged(ExtinctionState& table, Gene gene, FastRandom& random) {
    ++table.deck[gene.id];
    std::uint32_t left =
        random.below(static_cast<std::uint32_t>(extinction::loose_cards(table, gene.colour())));
    for (int n = 1; n <= kGeneNumbers; ++n) {
      const Gene other = Gene::of(gene.colour(), n);
      std::uint8_t& copies = table.deck[other.id];
      if (left < copies) {
        --copies;
        return other;
      }
      left -= copies;
    }
    return gene;
  }

  State truth_;
  Viewer viewer_;
};

// A move with the cards that it names.
inline Move renamed(Move move, const Renaming& names) {
  switch (move.kind) {
    case MoveKind::kDealCard:
    case MoveKind::kCard:
    case MoveKind::kStudy:
    case MoveKind::kCause:
    case MoveKind::kAssist:
    case MoveKind::kBury: move.a = names.of(move.card()).id; return move;
    case MoveKind::kDealChain:
    case MoveKind::kChain:
    case MoveKind::kValidate: move.a = names.of(move.chain()).id; return move;
    default: return move;
  }
}

// When each Freezer card that is still there, and the card that is taken, was drawn: by its move.
class GeneDraws {
 public:
  // Before the move is made.
  void hear(const State& state, const Move& move, std::size_t ply) {
    const std::size_t owner = state.owner.index;
    if (move.kind == MoveKind::kDealGene) drawn_ = ply;
    if (move.kind == MoveKind::kTakeDisplay) drawn_ = kShown;
    if (move.kind == MoveKind::kFreeze) freezers_[owner].push_back(drawn_);
    if (move.kind == MoveKind::kThaw) {
      auto& freezer = freezers_[owner];
      freezer.erase(freezer.begin() + extinction::place_in_freezer(state, move.gene()));
    }
  }
  // Calls visit(ply, gene there) for each card that came from a deck.
  template <class Visit>
  void for_each(const State& state, const Visit& visit) const {
    const ExtinctionState& table = state.extinction;
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      for (std::size_t i = 0; i < freezers_[s].size(); ++i)
        if (freezers_[s][i] != kShown)
          visit(freezers_[s][i], table.laboratories[s].freezer.at(static_cast<int>(i)));
    if (table.taken.exists() && drawn_ != kShown) visit(drawn_, table.taken);
  }

 private:
  static constexpr std::size_t kShown = ~std::size_t{0};

  std::array<std::vector<std::size_t>, kMaxSeats> freezers_{};
  std::size_t drawn_ = kShown;
};

}  // namespace paradoxa::restart
