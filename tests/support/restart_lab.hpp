// A laboratory of Extinction, and short names for its moves.
#pragma once

#include <stdexcept>
#include <string_view>
#include <vector>

#include "support/restart_table.hpp"

namespace paradoxa::restart {

inline constexpr Move kTakeDeck = Move::of(MoveKind::kTakeDeck);
inline constexpr Move kFreeze = Move::of(MoveKind::kFreeze);
inline Move take(int position) { return Move::of(MoveKind::kTakeDisplay, position); }
inline Move put_on(int tube) { return Move::of(MoveKind::kPut, tube); }
inline Move shift(int from, int to) { return Move::of(MoveKind::kTube, from, to); }
inline Move thaw(std::string_view text, int tube) {
  return Move::with(MoveKind::kThaw, gene(text), tube);
}
inline Move dealt_gene(std::string_view text) {
  return Move::with(MoveKind::kDealGene, gene(text));
}

inline std::vector<Gene> genes(std::string_view text) {
  std::vector<Gene> list;
  for (std::size_t i = 0; i + 1 < text.size(); i += 3) list.push_back(gene(text.substr(i, 2)));
  return list;
}

// A laboratory game whose cards lie where a test wants them; decks are made of the rest.
class Lab : public Table {
 public:
  explicit Lab(int seats = 2) : Table(Dystopia::kExtinction, seats) {
    for (Laboratory& each : table().laboratories) each = {};
    display("X1 Y1 X2 Y2 X3 Y3");
  }

  ExtinctionState& table() { return state.extinction; }
  Laboratory& own(int seat = 0) { return table().laboratories[static_cast<std::size_t>(seat)]; }
  using Table::own;

  // Tube 1 is the first; bottom first.
  Lab& tube(int number, std::string_view text, int seat = 0) {
    own(seat).tubes[static_cast<std::size_t>(number - 1)] = row(text);
    return rest();
  }
  Lab& freezer(std::string_view text, int seat = 0) {
    own(seat).freezer = row(text);
    return rest();
  }
  Lab& display(std::string_view text) {
    table().display.fill(kNoGene);
    table().displayed = 0;
    for (const Gene each : genes(text)) table().display[table().displayed++] = each;
    return rest();
  }
  // Under the deck of their colour, the next to come first; the deck has no others then.
  Lab& only_under_deck(Colour colour, std::string_view text) {
    const auto c = static_cast<std::size_t>(colour);
    table().pile_sizes[c] = 0;
    for (const Gene each : genes(text))
      table().piles[c].write(table().pile_sizes[c]++, each.number());
    for (int n = 1; n <= kGeneNumbers; ++n) table().deck[Gene::of(colour, n).id] = 0;
    return *this;
  }
  Lab& fill_tubes(std::string_view text = "X5 X5 Y8 Y8 X3 Y7") {
    for (int t = 1; t <= kTubes; ++t) own().tubes[static_cast<std::size_t>(t - 1)] = row(text);
    return rest();
  }
  // Without the check that all cards are there: for tables that no game could deal.
  Lab& play_loosely(const Move& move) {
    if (!offers(move)) throw std::invalid_argument("not legal here");
    apply(shipped(), state, state.asked, move, NobodyListens{});
    return *this;
  }

  static GeneRow row(std::string_view text) {
    GeneRow row;
    for (const Gene each : genes(text)) row.push(each);
    return row;
  }

 private:
  // The decks hold what lies nowhere else.
  Lab& rest() {
    table().deck = shipped().extinction.copies;
    const auto away = [&](Gene g) { --table().deck[g.id]; };
    for (const Laboratory& each : table().laboratories) {
      for (const GeneRow& row : each.tubes)
        for (int i = 0; i < row.size(); ++i) away(row.at(i));
      for (int i = 0; i < each.freezer.size(); ++i) away(each.freezer.at(i));
    }
    for (const Gene g : table().display)
      if (g.exists()) away(g);
    return *this;
  }
};

inline GeneRow row(std::string_view text) { return Lab::row(text); }

}  // namespace paradoxa::restart
