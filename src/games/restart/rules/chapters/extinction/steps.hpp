// The steps of a Plan of Extinction, and its set-up.
//
// The task kPlan: a the Plan, b the stage, c tube moves left, d room of the Freezer, e reach, f
// where on the Display the card was taken, 0 from its deck.
#pragma once

#include "games/restart/rules/chapters/extinction/decks.hpp"
#include "games/restart/rules/chapters/extinction/tubes.hpp"

namespace paradoxa::restart::extinction {

enum Stage : std::uint8_t { kTaking, kDrawing, kPlacing, kAfter, kOverflow, kRefilling };

constexpr Colour colour_of(Plan plan) { return plan == Plan::kA ? Colour::kX : Colour::kY; }

constexpr bool any_tube_has_room(const Content& content, const State& state) {
  for (int t = 0; t < tubes_of(content, state, state.owner); ++t)
    if (has_room(laboratory(state, state.owner).tubes[static_cast<std::size_t>(t)])) return true;
  return false;
}
// Tubes are counted from 1 in moves.
template <class Visit>
constexpr void each_tube_with_room(const Content& content, const State& state, Visit&& visit) {
  for (int t = 0; t < tubes_of(content, state, state.owner); ++t)
    if (has_room(laboratory(state, state.owner).tubes[static_cast<std::size_t>(t)])) visit(t + 1);
}
constexpr GeneRow& tube(State& state, int number) {
  return laboratory(state, state.owner).tubes[static_cast<std::size_t>(number - 1)];
}

// ---- Set-up (RS-18.1) ---------------------------------------------------------------------------

inline constexpr int kShownOfColour = 3;  // on the first Display

// The first Tube that still waits for its card.
struct TubeDeal {
  Seat seat = kNoSeat;
  int tube = 0;  // from 1; two X, then two Y
};
constexpr TubeDeal next_tube_deal(const State& state) {
  for (int s = 0; s < state.seats(); ++s)
    for (int t = 0; t < kTubes; ++t)
      if (laboratory(state, seat(s)).tubes[static_cast<std::size_t>(t)].size() == 0)
        return {seat(s), t + 1};
  return {};
}
constexpr Colour colour_dealt(const TubeDeal& deal) {
  return deal.tube <= kTubes / 2 ? Colour::kX : Colour::kY;
}
constexpr int still_shown(const ExtinctionState& table, Colour colour) {
  int left = kShownOfColour;
  for (int i = 0; i < table.displayed; ++i)
    left -= table.display[static_cast<std::size_t>(i)].colour() == colour;
  return left;
}

template <class Visit>
constexpr void legal_setup_gene(const State& state, Visit&& visit) {
  const TubeDeal deal = next_tube_deal(state);
  if (deal.tube > 0) return legal_gene(state.extinction, colour_dealt(deal), visit);
  for (const Colour colour : {Colour::kX, Colour::kY})
    if (still_shown(state.extinction, colour) > 0) legal_gene(state.extinction, colour, visit);
}
constexpr void show(ExtinctionState& table, Gene gene) { table.display[table.displayed++] = gene; }
template <class Sink>
constexpr void apply_setup_gene(State& state, Gene gene, Sink&& sink) {
  const TubeDeal deal = next_tube_deal(state);
  take_from_deck(state.extinction, gene);
  if (deal.tube > 0) {
    laboratory(state, deal.seat).tubes[static_cast<std::size_t>(deal.tube - 1)].push(gene);
    return sink(GeneShown{deal.seat, static_cast<std::uint8_t>(deal.tube), gene, "RS-18.1"_clause});
  }
  show(state.extinction, gene);
  sink(GeneShown{kNature, state.extinction.displayed, gene, "RS-18.1"_clause});
}

// Six cards in any order, three of each colour: a colour by how many of it are still to come, then
// any card of its deck.
constexpr std::uint32_t setup_weight(const State& state, Gene gene) {
  const auto copies = static_cast<std::uint32_t>(state.extinction.deck[gene.id]);
  if (next_tube_deal(state).tube > 0) return copies;
  return copies * static_cast<std::uint32_t>(still_shown(state.extinction, gene.colour()) *
                                             loose_cards(state.extinction, other(gene.colour())));
}

// ---- The Freezer --------------------------------------------------------------------------------

// RS-18.3, RS-R56: which of its cards everybody knows, by place.
constexpr void freeze(State& state, Gene gene, bool open) {
  GeneRow& freezer = laboratory(state, state.owner).freezer;
  if (open)
    state.extinction.open[state.owner.index] |= static_cast<std::uint8_t>(1u << freezer.size());
  freezer.push(gene);
}
// Of two alike the one that everybody knows.
constexpr int place_in_freezer(const State& state, Gene gene) {
  const GeneRow& freezer = laboratory(state, state.owner).freezer;
  const unsigned open = state.extinction.open[state.owner.index];
  int found = -1;
  for (int i = 0; i < freezer.size(); ++i)
    if (freezer.at(i) == gene && (found < 0 || ((open >> i & 1) != 0 && (open >> found & 1) == 0)))
      found = i;
  return found;
}
// Returns whether everybody knew it. Precondition: it is there.
constexpr bool thaw(State& state, Gene gene) {
  const int place = place_in_freezer(state, gene);
  std::uint8_t& open = state.extinction.open[state.owner.index];
  const bool known = (open >> place & 1) != 0;
  const unsigned below = open & ((1u << place) - 1u);
  const unsigned above = (unsigned{open} >> (place + 1)) << place;
  open = static_cast<std::uint8_t>(below | above);
  laboratory(state, state.owner).freezer.remove(place);
  return known;
}
template <class Visit>
constexpr void each_frozen_kind(const State& state, Visit&& visit) {
  const GeneRow& freezer = laboratory(state, state.owner).freezer;
  unsigned kinds = 0;
  for (int i = 0; i < freezer.size(); ++i) kinds |= 1u << freezer.at(i).id;
  for_each_bit(kinds, [&](int id) { visit(Gene::at(id)); });
}

// ---- What may be done at any moment of a Plan (RS-18.7, RS-18.8, RS-R54) ------------------------

// GX4.
constexpr bool may_move(const Content& content, const State& state, Gene gene) {
  return gene.colour() == colour_of(top(state).plan()) ||
         has_gadget(content, state, state.owner, GadgetEffect::kFlagMoveAny);
}
template <class Visit>
constexpr void legal_tube_moves(const Content& content, const State& state, Visit&& visit) {
  if (top(state).c == 0) return;
  for (int from = 1; from <= tubes_of(content, state, state.owner); ++from) {
    const GeneRow& row = laboratory(state, state.owner).tubes[static_cast<std::size_t>(from - 1)];
    if (row.size() == 0 || !may_move(content, state, row.top())) continue;
    each_tube_with_room(content, state, [&](int to) {
      if (to != from) visit(Move::of(MoveKind::kTube, from, to));
    });
  }
}
template <class Visit>
constexpr void legal_thaws(const Content& content, const State& state, Visit&& visit) {
  each_frozen_kind(state, [&](Gene gene) {
    each_tube_with_room(content, state,
                        [&](int to) { visit(Move::with(MoveKind::kThaw, gene, to)); });
  });
}
template <class Visit>
constexpr void legal_meanwhile(const Content& content, const State& state, Visit&& visit) {
  legal_tube_moves(content, state, visit);
  legal_thaws(content, state, visit);
}
constexpr bool may_meanwhile(const Content& content, const State& state) {
  bool any = false;
  legal_meanwhile(content, state, [&](const Move&) { any = true; });
  return any;
}

template <class Sink>
constexpr void apply_tube_move(State& state, int from, int to, Sink&& sink) {
  --top(state).c;
  const Gene gene = tube(state, from).pop();
  tube(state, to).push(gene);
  sink(GeneMoved{state.owner, on_tube(from), on_tube(to), gene, true, "RS-18.7"_clause});
}
// Onto a Tube, or under its deck where `to` is 0.
template <class Sink>
constexpr void apply_thaw(State& state, Gene gene, int to, Clause clause, Sink&& sink) {
  const bool known = thaw(state, gene);
  if (to == 0)
    put_under_deck(state.extinction, gene);
  else
    tube(state, to).push(gene);
  sink(GeneMoved{state.owner, kInFreezer, to == 0 ? kUnderDeck : on_tube(to), gene,
                 known || to != 0, clause});
}

// ---- Taking -------------------------------------------------------------------------------------

// RS-18.5, RS-R53, RS-R55.
template <class Visit>
constexpr void each_in_reach(const State& state, Plan plan, int reach, Visit&& visit) {
  const ExtinctionState& table = state.extinction;
  for (int i = 0; i < reach && i < table.displayed; ++i)
    if (table.display[static_cast<std::size_t>(i)].colour() == colour_of(plan)) visit(i + 1);
}
template <class Visit>
constexpr void legal_take(const Content& content, const State& state, Visit&& visit) {
  const Task& task = top(state);
  if (deck_size(state.extinction, colour_of(task.plan())) > 0) visit(Move::of(MoveKind::kTakeDeck));
  each_in_reach(state, task.plan(), task.e,
                [&](int position) { visit(Move::of(MoveKind::kTakeDisplay, position)); });
  legal_meanwhile(content, state, visit);
}
template <class Sink>
constexpr void apply_take(State& state, const Move& move, Sink&& sink) {
  Task& task = top(state);
  if (move.kind == MoveKind::kTakeDeck) {
    task.b = kDrawing;
    return;
  }
  task.b = kPlacing;
  task.f = move.a;
  Gene& shown = state.extinction.display[move.a - 1u];
  state.extinction.taken = shown;
  sink(GeneTaken{state.owner, {move.a}, shown.colour(), shown});
  shown = kNoGene;
}
template <class Sink>
constexpr void apply_drawn(State& state, Gene gene, Sink&& sink) {
  take_from_deck(state.extinction, gene);
  state.extinction.taken = gene;
  top(state).b = kPlacing;
  sink(GeneTaken{state.owner, {}, gene.colour(), gene});
}

// ---- Placing ------------------------------------------------------------------------------------

constexpr bool freezer_has_room(const State& state) {
  return laboratory(state, state.owner).freezer.size() < top(state).d;
}
template <class Visit>
constexpr void legal_place(const Content& content, const State& state, Visit&& visit) {
  each_tube_with_room(content, state, [&](int to) { visit(Move::of(MoveKind::kPut, to)); });
  if (freezer_has_room(state)) visit(Move::of(MoveKind::kFreeze));
  legal_meanwhile(content, state, visit);
}
// RS-18.6: on a Tube, into the Freezer, or under its deck (`to` is a Tube or one of those).
template <class Sink>
constexpr void place_taken(State& state, GenePlace to, Sink&& sink) {
  const Gene gene = state.extinction.taken;
  const bool open = top(state).f != 0;
  state.extinction.taken = kNoGene;
  top(state).b = kAfter;
  if (to == kUnderDeck)
    put_under_deck(state.extinction, gene);
  else if (to == kInFreezer)
    freeze(state, gene, open);
  else
    tube(state, to.code).push(gene);
  sink(GeneMoved{state.owner, kTakenGene, to, gene, open || to.is_tube(), "RS-18.6"_clause});
}

// ---- The end of the Plan ------------------------------------------------------------------------

// RS-18.9, RS-R87.
constexpr bool overflows(const State& state) {
  return laboratory(state, state.owner).freezer.size() > top(state).d;
}
template <class Visit>
constexpr void legal_overflow(const Content& content, const State& state, Visit&& visit) {
  if (any_tube_has_room(content, state)) return legal_thaws(content, state, visit);
  each_frozen_kind(state, [&](Gene gene) { visit(Move::with(MoveKind::kThaw, gene, 0)); });
}

// RS-18.10: the gap is closed; true if a card comes in.
constexpr bool close_gap(State& state) {
  ExtinctionState& table = state.extinction;
  const std::uint8_t gap = top(state).f;
  if (gap == 0) return false;
  for (std::size_t i = gap; i < table.displayed; ++i) table.display[i - 1] = table.display[i];
  table.display[--table.displayed] = kNoGene;
  top(state).f = 0;
  return deck_size(table, Colour::kX) + deck_size(table, Colour::kY) > 0;
}
constexpr Colour colour_refilled(const State& state) {
  const Colour colour = colour_of(top(state).plan());
  return deck_size(state.extinction, colour) > 0 ? colour : other(colour);
}

}  // namespace paradoxa::restart::extinction
