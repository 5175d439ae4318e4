// What must hold in the laboratories, and what a viewer sees of them.
#pragma once

#include "games/restart/rules/chapters/extinction/steps.hpp"
#include "games/restart/rules/seen.hpp"

namespace paradoxa::restart::extinction {

// ---- Order --------------------------------------------------------------------------------------

using Copies = std::array<int, kGenes>;

constexpr void count_row(const GeneRow& row, Copies& found) {
  for (int i = 0; i < row.size(); ++i) ++found[row.at(i).id];
}
// Wherever cards can be.
constexpr Copies count_all(const ExtinctionState& table) {
  Copies found{};
  for (std::size_t g = 0; g < kGenes; ++g) found[g] = table.deck[g];
  for (std::size_t c = 0; c < kColours; ++c)
    for (int i = 0; i < table.pile_sizes[c]; ++i)
      ++found[Gene::of(static_cast<Colour>(c), table.piles[c].number(i)).id];
  for (const Laboratory& each : table.laboratories) {
    for (const GeneRow& row : each.tubes) count_row(row, found);
    count_row(each.freezer, found);
  }
  for (const Gene gene : table.display)
    if (gene.exists()) ++found[gene.id];
  if (table.taken.exists()) ++found[table.taken.id];
  return found;
}
constexpr bool has_all_copies(const Content& content, const ExtinctionState& table) {
  const Copies found = count_all(table);
  for (std::size_t g = 0; g < kGenes; ++g)
    if (found[g] != content.extinction.copies[g]) return false;
  return true;
}

// RS-18.2: at most so many, and nothing behind the last one.
constexpr bool is_in_order(const GeneRow& row, int room) {
  return row.size() <= room && (row.bits & 0x0FFF'FFFF) >> (4 * row.size()) == 0;
}
constexpr bool laboratories_are_in_order(const Content& content, const State& state) {
  for (int s = 0; s < kMaxSeats; ++s) {
    const Laboratory& own = laboratory(state, seat(s));
    const unsigned open = state.extinction.open[static_cast<std::size_t>(s)];
    if (s >= state.seats()) {
      if (own != Laboratory{} || open != 0) return false;
      continue;
    }
    const int tubes = tubes_of(content, state, seat(s));
    for (int t = 0; t < kMaxTubes; ++t)
      if (!is_in_order(own.tubes[static_cast<std::size_t>(t)], t < tubes ? kTubeRoom : 0))
        return false;
    if (!is_in_order(own.freezer, GeneRow::kRoom) || open >> own.freezer.size() != 0) return false;
  }
  return true;
}

constexpr bool is_planning(const State& state) {
  return state.depth > 0 && top(state).op == Op::kPlan;
}
// RS-18.10: during a Plan there is a gap where a card was taken.
constexpr bool display_is_in_order(const State& state) {
  const int gap = is_planning(state) ? top(state).f : 0;
  for (int i = 0; i < kDisplay; ++i)
    if (state.extinction.display[static_cast<std::size_t>(i)].exists() !=
        (i < state.extinction.displayed && i + 1 != gap))
      return false;
  return true;
}

constexpr std::string_view flaw(const Content& content, const State& state) {
  const ExtinctionState& table = state.extinction;
  if (state.phase == Phase::kSetup && table == ExtinctionState{}) return {};
  for (std::size_t c = 0; c < kColours; ++c)
    if (table.pile_sizes[c] > kGenesOfColour)
      return "RS-18.6: there are too many cards under a deck";
  if (table.displayed > kDisplay) return "RS-18.1: the Display has six cards";
  if (!laboratories_are_in_order(content, state))
    return "RS-18.2: Tubes hold up to six cards, from the bottom";
  if (!display_is_in_order(state)) return "RS-18.10: the Display has a gap";
  if (table.taken.exists() != (is_planning(state) && top(state).b == kPlacing))
    return "RS-18.5: a card is taken and not placed, or the reverse";
  if (!has_all_copies(content, table)) return "RS-18.1: a Chromosome card is missing or too many";
  return {};
}

constexpr bool is_waiting(const State& state) {
  if (state.phase == Phase::kSetup) return state.ask == Ask::kGene;
  const Task& task = top(state);
  if (task.op != Op::kPlan) return false;
  switch (state.ask) {
    case Ask::kGene: return task.b == kDrawing || task.b == kRefilling;
    case Ask::kTakeGene: return task.b == kTaking;
    case Ask::kPlaceGene: return task.b == kPlacing;
    case Ask::kAfterGene: return task.b == kAfter;
    case Ask::kOverflow: return task.b == kOverflow && overflows(state);
    default: return false;
  }
}

// ---- View ---------------------------------------------------------------------------------------

// RS-18.3, RS-R56.
constexpr GeneRow known_cards(const GeneRow& freezer, unsigned open, bool own) {
  GeneRow known;
  for (int i = 0; i < freezer.size(); ++i)
    if (own || (open >> i & 1) != 0) known.push(freezer.at(i));
  return known;
}
constexpr std::uint8_t all_open(const GeneRow& known) {
  return static_cast<std::uint8_t>((1u << known.size()) - 1u);
}
constexpr ExtinctionView see(const State& state, Viewer viewer) {
  const ExtinctionState& table = state.extinction;
  ExtinctionView seen;
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    const Laboratory& each = table.laboratories[s];
    const bool own = viewer.sees_as(seat(static_cast<int>(s)));
    seen.laboratories[s].tubes = each.tubes;
    seen.laboratories[s].freezer = known_cards(each.freezer, table.open[s], own);
    seen.open[s] = own ? table.open[s] : all_open(seen.laboratories[s].freezer);
    seen.frozen[s] = static_cast<std::uint8_t>(each.freezer.size());
  }
  for (const Colour colour : {Colour::kX, Colour::kY})
    seen.deck[at(colour)] = static_cast<std::uint8_t>(deck_size(table, colour));
  if (viewer.is_referee()) {
    seen.piles = table.piles;
    seen.pile_sizes = table.pile_sizes;
  }
  seen.display = table.display;
  seen.displayed = table.displayed;
  if (is_planning(state) && (top(state).f != 0 || viewer.sees_as(state.owner)))
    seen.taken = table.taken;
  return seen;
}

}  // namespace paradoxa::restart::extinction
