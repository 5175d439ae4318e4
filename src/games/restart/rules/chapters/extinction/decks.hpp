// The Chromosome decks: most cards without an order, those put under a deck in theirs.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"

namespace paradoxa::restart::extinction {

constexpr std::size_t at(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr Colour other(Colour colour) { return colour == Colour::kX ? Colour::kY : Colour::kX; }

template <class Visit>
constexpr void each_gene(Colour colour, Visit&& visit) {
  for (int n = 1; n <= kGeneNumbers; ++n) visit(Gene::of(colour, n));
}

// Cards without an order; all of them.
constexpr int loose_cards(const ExtinctionState& table, Colour colour) {
  int cards = 0;
  each_gene(colour, [&](Gene gene) { cards += table.deck[gene.id]; });
  return cards;
}
constexpr int deck_size(const ExtinctionState& table, Colour colour) {
  return loose_cards(table, colour) + table.pile_sizes[at(colour)];
}

// What can be on top: cards under the deck come when there are no others.
template <class Visit>
constexpr void legal_gene(const ExtinctionState& table, Colour colour, Visit&& visit) {
  if (loose_cards(table, colour) > 0) {
    each_gene(colour, [&](Gene gene) {
      if (table.deck[gene.id] > 0) visit(Move::with(MoveKind::kDealGene, gene));
    });
  } else if (table.pile_sizes[at(colour)] > 0) {
    visit(Move::with(MoveKind::kDealGene, Gene::of(colour, table.piles[at(colour)].number(0))));
  }
}
// Precondition: legal.
constexpr void take_from_deck(ExtinctionState& table, Gene gene) {
  const Colour colour = gene.colour();
  if (table.deck[gene.id] > 0) {
    --table.deck[gene.id];
    return;
  }
  GenePile& pile = table.piles[at(colour)];
  const int size = --table.pile_sizes[at(colour)];
  for (int i = 0; i < size; ++i) pile.write(i, pile.number(i + 1));
  pile.write(size, 1);  // blank
}
// RS-R91.
constexpr void put_under_deck(ExtinctionState& table, Gene gene) {
  const std::size_t c = at(gene.colour());
  table.piles[c].write(table.pile_sizes[c]++, gene.number());
}

}  // namespace paradoxa::restart::extinction
