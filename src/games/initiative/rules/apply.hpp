// What a legal move does; mirrors legal.hpp, one function per question. Precondition everywhere:
// the move is legal. Spending is in allocation.hpp.
#pragma once

#include "games/initiative/rules/allocation.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/steps.hpp"

namespace paradoxa::initiative {

// PI-2.1, PI-2.3, PI-2.4, PI-2.6, PI-2.7, PI-2.13, PI-R7: before anything is drawn.
constexpr State initial(const Content& content, const Options& options) {
  State state;
  state.options = options;
  state.hidden = CardSet::all();
  state.alternate = options.has_alternate() ? kAlternateDeck : 0;
  state.deck = static_cast<std::uint8_t>(kCards - state.alternate);
  state.purple = content.purple;
  state.locks = content.locks;
  state.bag.counts.fill(content.disc_sets[options.seats]);
  for (std::size_t s = options.seats; s < kMostSeats; ++s) state.tech[s].fresh = 0;
  return state;
}

// ---- Set-up and other chance --------------------------------------------------------------------

template <class Sink>
constexpr void apply_world(State& state, int w, Sink&& sink) {
  state.glitch = static_cast<std::uint8_t>(w);
  sink(Shown{.what = What::kGlitchStart, .world = state.glitch});
  ask(state, Ask::kReveal);
}

// PI-2.5, PI-2.6, PI-17.2, PI-17.3.
template <class Sink>
constexpr void apply_card(const Content& content, State& state, Card card, Sink&& sink) {
  const int space = next_space(state);
  state.hidden.remove(card);
  state.wormhole[static_cast<std::size_t>(space)] = card;
  --(space < first_main_space(state.options) ? state.alternate : state.deck);
  sink(Shown{.what = What::kReveal, .card = card, .number = static_cast<std::uint8_t>(space + 1)});
  if (next_space(state) >= 0) return;
  if (state.phase == Phase::kSetup) return ask(state, Ask::kAnomaly);
  end_cleanup(content, state, sink);
}

// PI-2.8, PI-1.5.
template <class Sink>
constexpr void apply_anomaly_disc(State& state, Disc disc, Sink&& sink) {
  state.anomaly[static_cast<std::size_t>(disc.symbol())] = disc;
  sink(Shown{.what = What::kAnomaly, .disc = disc});
  for (const Disc other : state.anomaly)
    if (!other.exists()) return;
  ask(state, Ask::kGoal);
}

// PI-2.9, PI-2.10.
template <class Sink>
constexpr void apply_goal(const Content& content, State& state, int g, Sink&& sink) {
  const auto goal = static_cast<std::uint8_t>(g);
  if (state.ask == Ask::kGoal) {
    std::size_t space = 0;
    while (state.goals[space] != kNoGoal) ++space;
    state.goals[space] = goal;
    sink(Shown{.what = What::kGoal, .to = Cell::at(static_cast<int>(space)), .number = goal});
    if (space + 1 < kGoalSpaces) return;
    if (!has_secret_goal(content, state)) return ask(state, Ask::kChief);
    state.active = seat(0);
    return ask(state, Ask::kSecret);
  }
  state.secrets[state.active.index] = goal;
  if (state.ask == Ask::kUnseal) {
    sink(Shown{.what = What::kUnseal, .seat = state.active, .number = goal});
    return finish_game(content, state, sink);
  }
  sink(SecretDealt{state.active, goal});
  if (state.active.index + 1 < state.seats()) {
    ++state.active.index;
    return;
  }
  state.active = kNoSeat;
  ask(state, Ask::kChief);
}

// PI-2.12, PI-R60, PI-R70; PI-2.14: then each draws modules.
template <class Sink>
constexpr void apply_chief(State& state, Seat chief, Sink&& sink) {
  state.chief = chief;
  state.active = chief;
  sink(Shown{.what = What::kChief, .seat = chief});
  ask(state, Ask::kModule);
}

// Of the set-up: on to the next seat, or what comes after the last one.
template <class Sink>
constexpr void next_in_setup(const Content& content, State& state, Ask then, Sink&& sink) {
  state.active = state.left_of(state.active);
  if (++state.step < state.seats()) return;
  state.step = 0;
  state.active = state.chief;
  ask(state, then);
  if (then == Ask::kNext) begin_round(content, state, sink);
}

// PI-2.15, PI-2.16.
template <class Sink>
constexpr void apply_dealt(const Content& content, State& state, Disc disc, Sink&& sink) {
  Matrix& matrix = state.matrix(state.active);
  const Cell cell = Cell::at(lowest_bit(matrix.holes()));
  matrix.put(cell, disc);
  sink(Shown{.what = What::kDisc, .seat = state.active, .disc = disc, .cell = cell});
  if (matrix.holes() != 0) {
    if (state.ask == Ask::kRefill) refill(state, sink);
    return;
  }
  if (state.ask == Ask::kRefill) return ask(state, Ask::kTurn);
  next_in_setup(content, state, Ask::kNext, sink);
}

// PI-21.5.
template <class Sink>
constexpr void apply_rival_disc(const Content& content, State& state, Disc disc, Sink&& sink) {
  sink(Shown{.what = What::kRivalDraw, .seat = state.active, .disc = disc});
  state.rival_discarded.add(disc);
  if (state.phase == Phase::kWormhole) {
    if (rival_wormhole_action(content, state, disc, sink)) return ask(state, Ask::kGift);
    return end_wormhole_action(content, state, sink);
  }
  rival_matrix_action(content, state, disc, sink);
  ++state.step;
  rival_turn(content, state, sink);
}

// PI-21.13, PI-R61.
template <class Sink>
constexpr void apply_exchange(const Content& content, State& state, Disc disc, Sink&& sink) {
  Disc& place = state.anomaly[static_cast<std::size_t>(disc.symbol())];
  sink(Shown{
      .what = What::kExchange, .seat = state.active, .item = Item::disc(place), .disc = disc});
  state.rival_discarded.add(place);
  place = disc;
  return_rival_discs(state, sink);
  next_turn(content, state, sink);
}

template <class Sink>
constexpr void apply_disc(const Content& content, State& state, Disc disc, Sink&& sink) {
  state.bag.remove(disc);
  switch (state.ask) {
    case Ask::kAnomaly: return apply_anomaly_disc(state, disc, sink);
    case Ask::kRival: return apply_rival_disc(content, state, disc, sink);
    case Ask::kExchange: return apply_exchange(content, state, disc, sink);
    default: return apply_dealt(content, state, disc, sink);
  }
}

// ---- Modules kept -------------------------------------------------------------------------------

template <class Sink>
constexpr void apply_keep(const Content& content, State& state, Module m, Sink&& sink) {
  Tech& tech = state.tech[state.active.index];
  for (Module& drawn : state.drawn) {
    if (drawn == m)
      tech.face_up = static_cast<std::uint8_t>(tech.face_up | bit(m));
    else if (exists(drawn))
      tech.put_under(drawn);
    drawn = Module::kNone;
  }
  sink(Done{.what = What::kKeep, .seat = state.active, .module = m});
  if (state.phase == Phase::kSetup) {
    ask(state, Ask::kModule);
    return next_in_setup(content, state, Ask::kDeal, sink);
  }
  if (state.phase == Phase::kWormhole) return end_wormhole_action(content, state, sink);
  resume(state, sink);
}

// PI-4.7, PI-2.14, PI-R13, PI-I5.
template <class Sink>
constexpr void apply_draw(const Content& content, State& state, Module m, Sink&& sink) {
  Tech& tech = state.tech[state.active.index];
  if ((tech.fresh & bit(m)) != 0)
    tech.fresh = static_cast<std::uint8_t>(tech.fresh & ~bit(m));
  else
    tech.take_under();
  sink(ModuleDrawn{state.active, m});
  if (exists(state.drawn[0])) {
    state.drawn[1] = m;
    return ask(state, Ask::kKeep);
  }
  state.drawn[0] = m;
  if (tech.deck_size() == 0) apply_keep(content, state, m, sink);
}

// ---- Wormhole actions ---------------------------------------------------------------------------

// PI-4.4, PI-4.5, PI-12.11: to its start column; a nexus card locks its cell (PI-22.1: filled or
// not). PI-14.1: experiments as well.
constexpr void to_console(const Content& content, State& state, Card card) {
  ConsoleCard entry;
  entry.card = card;
  entry.column = content.numbers(card).start_column;
  state.console(state.active).add(entry);
  if (!card.is_nexus()) return;
  --state.locks;
  state.matrix(state.active).locks |= content.card(card).cell.bit();
}

template <class Sink>
constexpr void apply_draft(const Content& content, State& state, Card card, Sink&& sink) {
  for (Card& space : state.wormhole)
    if (space == card) space = kNoCard;
  to_console(content, state, card);
  sink(Done{.what = What::kDraft,
            .seat = state.active,
            .card = card,
            .number = content.numbers(card).start_column});
  end_wormhole_action(content, state, sink);
}

template <class Sink>
constexpr void switch_on(State& state, Colour c, Sink&& sink) {
  std::uint8_t& triggers = state.triggers[state.active.index];
  if ((triggers >> at(c) & 1) != 0) return;
  triggers = static_cast<std::uint8_t>(triggers | 1u << at(c));
  sink(Done{.what = What::kTrigger, .seat = state.active, .colour = c});
}

// PI-4.6, PI-14.6.
template <class Sink>
constexpr void apply_trigger(const Content& content, State& state, Colour c, Sink&& sink) {
  switch_on(state, c, sink);
  if (state.phase == Phase::kWormhole) return end_wormhole_action(content, state, sink);
  resume(state, sink);
}

// PI-21.7.
template <class Sink>
constexpr void apply_give(const Content& content, State& state, Card card, Sink&& sink) {
  std::size_t space = 0;
  while (state.wormhole[space] != card) ++space;
  rival_takes(state, space, sink);
  end_wormhole_action(content, state, sink);
}

// ---- Matrix actions -----------------------------------------------------------------------------

// PI-7.1, PI-13.1, PI-13.3, PI-13.4, PI-13.6, PI-R26.
template <class Sink>
constexpr void complete_nexus(const Content& content, State& state, Cells cells, Sink&& sink) {
  const Seat s = state.active;
  if ((state.matrix(s).locks & cells) == 0) return;
  Console& console = state.console(s);
  for (std::size_t i = 0; i < console.size;) {
    const Card card = console.cards[i].card;
    if ((content.card(card).cell.bit() & cells) == 0) {
      ++i;
      continue;
    }
    release_lock(content, state, s, card);
    console.remove(card);
    state.piles[s.index].add(card);
    sink(Done{.what = What::kComplete, .seat = s, .card = card});
  }
}

// PI-7.3, PI-7.4, PI-R20, PI-R21: the cells whose discs are earned.
constexpr Cells earned_cells(const Matrix& matrix, std::uint32_t lines) {
  Cells taken = 0;
  for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1) {
    const Cells strand = matrix.strand(lowest_bit(rest));
    Cells choice = strand & ~taken;
    for (int left = popcount(strand) - kLeastStrand + 1; left > 0 && choice != 0; --left) {
      taken |= choice & (0 - choice);
      choice &= choice - 1;
    }
  }
  return taken;
}

// PI-7.1 to PI-7.5, step by step for all of them. PI-6.4, PI-6.11; PI-R22: then the allocation.
template <class Sink>
constexpr void resolve(const Content& content, State& state, std::uint32_t lines, Sink&& sink) {
  if (lines == 0) return ask(state, Ask::kTurn);  // PI-5.9
  Matrix& matrix = state.matrix(state.active);
  Cells cells = 0;
  for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1) {
    const int line = lowest_bit(rest);
    const Cells strand = matrix.strand(line);
    cells |= strand;
    sink(Done{.what = What::kStrand,
              .seat = state.active,
              .colour = matrix.at(Cell::at(lowest_bit(strand))).colour(),
              .number = static_cast<std::uint8_t>(line),
              .cells = strand});
  }
  complete_nexus(content, state, cells, sink);
  for (std::size_t c = 0; c < 3; ++c)  // PI-7.2
    for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1)
      if ((matrix.strand(lowest_bit(rest)) & matrix.colours[c]) != 0)
        switch_on(state, colour(static_cast<int>(c)), sink);
  const Cells earned = earned_cells(matrix, lines);
  for (Cells rest = cells; rest != 0; rest &= rest - 1) {
    const Cell cell = Cell::at(lowest_bit(rest));
    const Disc disc = matrix.at(cell);
    if ((earned & cell.bit()) == 0) {
      state.discarded.add(disc);
      continue;
    }
    state.earned[state.earned_size++] = disc;
    sink(Done{.what = What::kEarn, .seat = state.active, .disc = disc, .cell = cell});
  }
  matrix.clear(cells);
  state.phase = Phase::kAllocation;
  ask(state, Ask::kAllocate);
}

// PI-6.3, PI-6.6, PI-6.7, PI-6.8, PI-R16, PI-R17: after a swap.
template <class Sink>
constexpr void form(const Content& content, State& state, Cells replaced, Sink&& sink) {
  const Matrix& matrix = state.matrix(state.active);
  std::uint32_t lines = formed_by(matrix, strand_lines(matrix), replaced);
  const bool diagonal = state.diagonal != 0;
  --state.actions;
  state.diagonal = 0;
  if (diagonal) {  // PI-12.4
    const std::uint32_t more = formed_by(matrix, diagonal_lines(matrix), replaced);
    if (more != 0) {
      state.lines = static_cast<std::uint16_t>(lines | more);
      return ask(state, Ask::kDiagonal);
    }
  }
  resolve(content, state, lines, sink);
}

// PI-5.4.
template <class Sink>
constexpr void apply_swap(const Content& content, State& state, Cell a, Cell b, Sink&& sink) {
  state.matrix(state.active).exchange(a, b);
  sink(Done{.what = What::kSwap, .seat = state.active, .cell = a, .to = b});
  form(content, state, a.bit() | b.bit(), sink);
}

// PI-5.5.
template <class Sink>
constexpr void apply_anomaly(const Content& content, State& state, Cell cell, Sink&& sink) {
  Matrix& matrix = state.matrix(state.active);
  const Disc given = matrix.at(cell);
  Disc& place = state.anomaly[static_cast<std::size_t>(given.symbol())];
  matrix.replace(cell, place);
  sink(Done{.what = What::kAnomalySwap,
            .seat = state.active,
            .item = Item::disc(place),
            .disc = given,
            .cell = cell});
  place = given;
  form(content, state, cell.bit(), sink);
}

// PI-5.6, PI-6.5, PI-6.9, PI-R18, PI-R19.
template <class Sink>
constexpr void apply_resolve(const Content& content, State& state, int line, Sink&& sink) {
  --state.actions;
  state.diagonal = 0;
  resolve(content, state, 1u << line, sink);
}

template <class Sink>
constexpr void apply_diagonal(const Content& content, State& state, std::uint32_t added,
                              Sink&& sink) {
  const std::uint32_t lines = (state.lines & ((1u << kRowsAndColumns) - 1)) | added;
  state.lines = 0;
  resolve(content, state, lines, sink);
}

// PI-7.6, then PI-7.7 and PI-7.8.
template <class Sink>
constexpr void apply_done(State& state, Sink&& sink) {
  for (std::size_t i = 0; i < state.earned_size; ++i) {
    state.discarded.add(state.earned[i]);
    state.earned[i] = kNoDisc;
  }
  state.earned_size = 0;
  state.phase = Phase::kTurn;
  end_scope(state, sink);
  drop_and_refill(state, sink);
}

template <class Sink>
constexpr void apply_pass(const Content& content, State& state, Sink&& sink) {
  if (state.ask == Ask::kDiagonal) return apply_diagonal(content, state, 0, sink);
  resume(state, sink);
}

// ---- Tech modules -------------------------------------------------------------------------------

// PI-12.1.
template <class Sink>
constexpr void apply_use(State& state, Module m, Sink&& sink) {
  Tech& tech = state.tech[state.active.index];
  tech.face_up = static_cast<std::uint8_t>(tech.face_up & ~bit(m));
  tech.used = static_cast<std::uint8_t>(tech.used | bit(m));
  sink(Done{.what = What::kUse, .seat = state.active, .module = m});
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

// PI-12.3, PI-R42.
template <class Sink>
constexpr void apply_destroy(State& state, int column, Sink&& sink) {
  Matrix& matrix = state.matrix(state.active);
  const Cells cells = matrix.free() & column_cells(column);
  for (Cells rest = cells; rest != 0; rest &= rest - 1)
    state.discarded.add(matrix.at(Cell::at(lowest_bit(rest))));
  matrix.clear(cells);
  sink(Done{.what = What::kDestroy,
            .seat = state.active,
            .number = static_cast<std::uint8_t>(column),
            .cells = cells});
  refill(state, sink);
}

// PI-12.6, PI-R40.
constexpr void apply_first(State& state, Cell cell) {
  state.cell = cell;
  ask(state, Ask::kSecond);
}
template <class Sink>
constexpr void apply_second(State& state, Cell cell, Sink&& sink) {
  state.matrix(state.active).exchange(state.cell, cell);
  sink(Done{.what = What::kExchanged, .seat = state.active, .cell = state.cell, .to = cell});
  state.cell = kNoCell;
  resume(state, sink);
}

template <class Sink>
constexpr void apply_rewind(const Content& content, State& state, Card card, Sink&& sink) {
  const std::uint8_t column = content.numbers(card).start_column;
  state.console(state.active).find(card)->column = column;
  sink(Done{.what = What::kRewind, .seat = state.active, .card = card, .number = column});
  resume(state, sink);
}

// PI-12.8: harmless, and in no scope.
template <class Sink>
constexpr void apply_advance(State& state, int worlds, Sink&& sink) {
  advance_glitch(state, worlds, sink);
  resume(state, sink);
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
  sink(Done{
      .what = What::kMoved, .seat = state.active, .card = card, .from = state.from, .item = item});
  state.from = kNoCard;
  state.held = Colour::kRed;
  complete_if_paid(content, state, card, sink);
}

// PI-12.10, PI-R41.
template <class Sink>
constexpr void apply_shift(State& state, int row, Sink&& sink) {
  shift(state.matrix(state.active), row);
  sink(Done{.what = What::kShift, .seat = state.active, .number = static_cast<std::uint8_t>(row)});
  resume(state, sink);
}

// PI-12.11, PI-R46, PI-22.8.
template <class Sink>
constexpr void apply_search(const Content& content, State& state, Card card, Sink&& sink) {
  state.discards.remove(card);
  to_console(content, state, card);
  sink(Done{.what = What::kSearch,
            .seat = state.active,
            .card = card,
            .number = content.numbers(card).start_column});
  resume(state, sink);
}

// ---- The whole ----------------------------------------------------------------------------------

template <class Sink>
constexpr void apply_lose(const Content& content, State& state, Card card, Sink&& sink) {
  give_up(state, card, sink);
  ++state.world;
  next_penalty(content, state, sink);
}

template <class Sink>
constexpr void apply_one(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kWorld: return apply_world(state, move.world(), sink);
    case MoveKind::kCard: return apply_card(content, state, move.card(), sink);
    case MoveKind::kDisc: return apply_disc(content, state, move.disc(), sink);
    case MoveKind::kGoal: return apply_goal(content, state, move.number(), sink);
    case MoveKind::kChief: return apply_chief(state, Seat{move.a}, sink);
    case MoveKind::kDraw: return apply_draw(content, state, move.module(), sink);
    case MoveKind::kBuild: return ask(state, Ask::kModule);
    case MoveKind::kPurple: return ask(state, Ask::kPurple);
    case MoveKind::kPass: return apply_pass(content, state, sink);
    case MoveKind::kDone: return apply_done(state, sink);
    case MoveKind::kEnd: return end_turn(content, state, sink);
    case MoveKind::kKeep: return apply_keep(content, state, move.module(), sink);
    case MoveKind::kUse: return apply_use(state, move.module(), sink);
    case MoveKind::kDraft: return apply_draft(content, state, move.card(), sink);
    case MoveKind::kCredit: return apply_credit(content, state, move.card(), sink);
    case MoveKind::kRewind: return apply_rewind(content, state, move.card(), sink);
    case MoveKind::kOnto: return apply_onto(content, state, move.card(), sink);
    case MoveKind::kSearch: return apply_search(content, state, move.card(), sink);
    case MoveKind::kLose: return apply_lose(content, state, move.card(), sink);
    case MoveKind::kGive: return apply_give(content, state, move.card(), sink);
    case MoveKind::kTrigger: return apply_trigger(content, state, move.colour(), sink);
    case MoveKind::kToken: state.held = move.colour(); return ask(state, Ask::kToken);
    case MoveKind::kForm:
    case MoveKind::kBreak: return apply_alliance(state, move, sink);
    case MoveKind::kPlace: return apply_place(content, state, move.colour(), move.card(), sink);
    case MoveKind::kTake: return apply_take(state, move.colour(), move.card());
    case MoveKind::kStabilise:
    case MoveKind::kLock: return apply_save(content, state, move, sink);
    case MoveKind::kSwap: return apply_swap(content, state, move.cell(), move.other_cell(), sink);
    case MoveKind::kAnomaly: return apply_anomaly(content, state, move.cell(), sink);
    case MoveKind::kFirst: return apply_first(state, move.cell());
    case MoveKind::kSecond: return apply_second(state, move.cell(), sink);
    case MoveKind::kResolve: return apply_resolve(content, state, move.number(), sink);
    case MoveKind::kAdd: return apply_diagonal(content, state, 1u << move.number(), sink);
    case MoveKind::kColumn: return apply_destroy(state, move.number(), sink);
    case MoveKind::kShift: return apply_shift(state, move.number(), sink);
    case MoveKind::kAdvance: return apply_advance(state, move.number(), sink);
  }
}

// On to the next question that has two answers. PI-5.12; PI-4.2, PI-R12: who cannot act is skipped.
template <class Sink>
constexpr void settle(const Content& content, State& state, Sink&& sink) {
  while (state.ask != Ask::kOver) {
    const Sole sole = first_answers(content, state);
    if (sole.count > 1) return;
    if (sole.count == 1) {
      apply_one(content, state, sole.move, sink);
    } else {
      sink(Done{.what = What::kSkip, .seat = state.active});
      end_wormhole_action(content, state, sink);
    }
  }
}

template <class Sink>
constexpr void apply(const Content& content, State& state, Seat, Move move, Sink&& sink) {
  apply_one(content, state, move, sink);
  settle(content, state, sink);
}

}  // namespace paradoxa::initiative
