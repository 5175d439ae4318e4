// PI-12: tech modules. Each asks for what it acts on; Diagonal waits for the next matrix action.
#pragma once

#include "games/initiative/rules/chapters/nexus.hpp"
#include "games/initiative/rules/chapters/paying.hpp"
#include "games/initiative/rules/chapters/resolving.hpp"

namespace paradoxa::initiative {

// PI-12.6: a cell with another different unlocked disc.
constexpr Cells differing(const Matrix& matrix, Cell cell) {
  const Disc disc = matrix.at(cell);
  const Cells same =
      matrix.colours[at(disc.colour())] & matrix.symbols[static_cast<std::size_t>(disc.symbol())];
  return matrix.free() & ~same;
}
constexpr Cells first_cells(const Matrix& matrix) {
  Cells cells = 0;
  for (Cells rest = matrix.free(); rest != 0; rest &= rest - 1)
    if (differing(matrix, Cell::at(lowest_bit(rest))) != 0) cells |= rest & (0 - rest);
  return cells;
}

// PI-12.7, PI-R44.
constexpr bool can_rewind(const Content& content, const ConsoleCard& entry) {
  return entry.column != content.numbers(entry.card).start_column;
}

// PI-12.9, PI-R45: an item of that colour, no token, that another card takes.
constexpr bool can_take(const Content& content, const State& state, const ConsoleCard& from,
                        Colour c) {
  bool there = false;
  for (const Item item : from.items)
    there |= item.exists() && !item.is_token() && item.colour() == c;
  if (!there) return false;
  for (const ConsoleCard& entry : state.console(state.active))
    if (entry.card != from.card && takes(content, entry, c)) return true;
  return false;
}

// PI-12.11, PI-10.2, PI-22.3.
constexpr CardSet searchable(const State& state) {
  const bool nexus = !state.allocating() && state.locks > 0;
  return nexus ? state.discards : state.discards - kNexusCards;
}

// PI-12.1, PI-12.2.
constexpr bool legal_use(const Content& content, const State& state, Module m) {
  if ((state.tech[state.active.index].face_up & bit(m)) == 0) return false;
  if (state.allocating() && only_between_actions(m)) return false;  // PI-10.2, PI-R35
  const Matrix& matrix = state.matrix(state.active);
  switch (m) {
    case Module::kDestroy: return matrix.free() != 0;
    case Module::kDiagonal: return state.actions > 0;  // PI-12.4
    case Module::kSwap: return first_cells(matrix) != 0;
    case Module::kRewind:
      for (const ConsoleCard& entry : state.console(state.active))
        if (can_rewind(content, entry)) return true;
      return false;
    case Module::kGlitch: return true;
    case Module::kParadox:
      for (const ConsoleCard& entry : state.console(state.active))
        for (int c = 0; c <= kColours; ++c)
          if (can_take(content, state, entry, colour(c))) return true;
      return false;
    case Module::kShift:
      for (int row = 0; row < kSide; ++row)
        if (can_shift(matrix, row)) return true;
      return false;
    default: return !searchable(state).empty();
  }
}

template <class Visit>
constexpr void legal_modules(const Content& content, const State& state, Visit&& visit) {
  for_each_bit(state.tech[state.active.index].face_up, [&](int m) {
    if (legal_use(content, state, module_at(m))) visit(Move::of(MoveKind::kUse, m));
  });
}

constexpr Clause clause_of_use(Module m) {
  switch (m) {
    case Module::kDestroy: return "PI-12.3"_clause;
    case Module::kDiagonal: return "PI-12.4"_clause;
    case Module::kSwap: return "PI-12.6"_clause;
    case Module::kRewind: return "PI-12.7"_clause;
    case Module::kGlitch: return "PI-12.8"_clause;
    case Module::kParadox: return "PI-12.9"_clause;
    case Module::kShift: return "PI-12.10"_clause;
    default: return "PI-12.11"_clause;
  }
}

// PI-12.1.
template <class Sink>
constexpr void apply_use(State& state, Module m, Sink&& sink) {
  Tech& tech = state.tech[state.active.index];
  tech.face_up = static_cast<std::uint8_t>(tech.face_up & ~bit(m));
  tech.used = static_cast<std::uint8_t>(tech.used | bit(m));
  sink(ModuleUsed{{state.active, m}, clause_of_use(m)});
  switch (m) {
    case Module::kDestroy: return ask(state, Ask::kDestroy);
    case Module::kDiagonal: state.diagonal = 1; return;
    case Module::kSwap: return ask(state, Ask::kFirst);
    case Module::kRewind: return ask(state, Ask::kRewind);
    case Module::kGlitch: return ask(state, Ask::kGlitch);
    case Module::kParadox: return ask(state, Ask::kItem);
    case Module::kShift: return ask(state, Ask::kShift);
    default: return ask(state, Ask::kSearch);
  }
}

// PI-12.3.
template <class Visit>
constexpr void legal_destroy(const State& state, Visit&& visit) {
  const Cells free = state.matrix(state.active).free();
  for (int c = 0; c < kSide; ++c)
    if ((free & column_cells(c)) != 0) visit(Move::of(MoveKind::kColumn, c));
}

// PI-12.3, PI-R42.
template <class Sink>
constexpr void apply_destroy(State& state, int column, Sink&& sink) {
  Matrix& matrix = state.matrix(state.active);
  const Cells cells = matrix.free() & column_cells(column);
  for (Cells rest = cells; rest != 0; rest &= rest - 1)
    state.discarded.add(matrix.at(Cell::at(lowest_bit(rest))));
  matrix.clear(cells);
  sink(ColumnDestroyed{state.active, CellList{cells},
                       MatrixColumn{static_cast<std::uint8_t>(column)}});
  refill(state, sink);
}

template <class Visit>
constexpr void legal_first(const State& state, Visit&& visit) {
  for_each_bit(first_cells(state.matrix(state.active)),
               [&](int i) { visit(Move::with(MoveKind::kFirst, Cell::at(i))); });
}
template <class Visit>
constexpr void legal_second(const State& state, Visit&& visit) {
  for_each_bit(differing(state.matrix(state.active), state.cell),
               [&](int i) { visit(Move::with(MoveKind::kSecond, Cell::at(i))); });
}

// PI-12.6, PI-R40.
constexpr void apply_first(State& state, Cell cell) {
  state.cell = cell;
  ask(state, Ask::kSecond);
}
template <class Sink>
constexpr void apply_second(State& state, Cell cell, Sink&& sink) {
  state.matrix(state.active).exchange(state.cell, cell);
  sink(DiscsExchanged{state.active, state.cell, cell});
  state.cell = kNoCell;
  resume(state, sink);
}

template <class Visit>
constexpr void legal_rewind(const Content& content, const State& state, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (can_rewind(content, entry)) visit(Move::with(MoveKind::kRewind, entry.card));
}

template <class Sink>
constexpr void apply_rewind(const Content& content, State& state, Card card, Sink&& sink) {
  const std::uint8_t column = content.numbers(card).start_column;
  state.console(state.active).find(card)->column = column;
  sink(CardRewound{state.active, card, column});
  resume(state, sink);
}

// PI-12.8, PI-R43.
template <class Visit>
constexpr void legal_advance(Visit&& visit) {
  for (int n = 1; n <= 3; ++n) visit(Move::of(MoveKind::kAdvance, n));
}

// PI-12.8: harmless, and in no scope.
template <class Sink>
constexpr void apply_advance(State& state, int worlds, Sink&& sink) {
  advance_glitch(state, worlds, "PI-12.8"_clause, sink);
  resume(state, sink);
}

template <class Visit>
constexpr void legal_take(const Content& content, const State& state, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    for (int c = 0; c <= kColours; ++c)
      if (can_take(content, state, entry, colour(c)))
        visit(Move::with(MoveKind::kTake, colour(c), entry.card));
}

template <class Visit>
constexpr void legal_onto(const Content& content, const State& state, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (entry.card != state.from && takes(content, entry, state.held))
      visit(Move::with(MoveKind::kOnto, entry.card));
}

// PI-12.9: the one of that colour that was placed first.
constexpr void apply_take(State& state, Colour c, Card card) {
  state.held = c;
  state.from = card;
  ask(state, Ask::kOnto);
}
template <class Sink>
constexpr void apply_onto(const Content& content, State& state, Card card, Sink&& sink) {
  Console& console = state.console(state.active);
  ConsoleCard& source = *console.find(state.from);
  int i = 0;
  while (source.items[static_cast<std::size_t>(i)].is_token() ||
         source.items[static_cast<std::size_t>(i)].colour() != state.held)
    ++i;
  const Item item = source.items[static_cast<std::size_t>(i)];
  source.remove_at(i);
  console.find(card)->add(item);
  sink(ItemMoved{state.active, card, state.from, item});
  state.from = kNoCard;
  state.held = Colour::kRed;
  complete_if_paid(content, state, card, sink);
}

template <class Visit>
constexpr void legal_shift(const State& state, Visit&& visit) {
  for (int row = 0; row < kSide; ++row)
    if (can_shift(state.matrix(state.active), row)) visit(Move::of(MoveKind::kShift, row));
}

// PI-12.10, PI-R41.
template <class Sink>
constexpr void apply_shift(State& state, int row, Sink&& sink) {
  shift(state.matrix(state.active), row);
  sink(RowShifted{state.active, static_cast<std::uint8_t>(row + 1)});
  resume(state, sink);
}

template <class Visit>
constexpr void legal_search(const State& state, Visit&& visit) {
  searchable(state).for_each([&](Card card) { visit(Move::with(MoveKind::kSearch, card)); });
}

// PI-12.11, PI-R46, PI-22.8.
template <class Sink>
constexpr void apply_search(const Content& content, State& state, Card card, Sink&& sink) {
  state.discards.remove(card);
  to_console(content, state, card);
  sink(CardSearched{state.active, card, content.numbers(card).start_column});
  resume(state, sink);
}

}  // namespace paradoxa::initiative
