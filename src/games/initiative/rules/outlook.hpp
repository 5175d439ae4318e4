// What follows from a view. Clients draw this and contain no rules of their own.
#pragma once

#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/score.hpp"
#include "games/initiative/rules/view.hpp"

namespace paradoxa::initiative {

// PI-1.12, PI-9.2: where the glitch stops once it has moved so many worlds.
constexpr std::uint8_t glitch_after(const View& view, int worlds) {
  if (worlds == 0 || view.glitch >= kWorlds) return kNoWorld;
  return static_cast<std::uint8_t>((view.glitch + worlds) % kWorlds);
}

// PI-6.5: the cells of the lines that wait.
constexpr Cells waiting_cells(const Matrix& matrix) {
  Cells cells = 0;
  for_each_bit(strand_lines(matrix), [&](int line) { cells |= line_cells(line); });
  return cells;
}

// PI-12.8: calls visit with each move of the module Glitch and the world it leads to.
template <class Visit>
constexpr void for_each_advance(const View& view, Visit&& visit) {
  if (view.ask == Ask::kGlitch)
    legal_advance([&](const Move& move) { visit(move, glitch_after(view, move.number())); });
}

// PI-5.5: the cells of the active player that an action may swap with a disc of the anomaly.
constexpr Cells exchangeable(const View& view, std::size_t symbol) {
  if (view.ask != Ask::kTurn || view.actions == 0) return 0;
  return anomaly_partners(view.matrices[view.active.index], view.anomaly[symbol]);
}

// PI-16.3, PI-17.5: calls visit with the cards that the active player loses by ending the turn.
template <class Visit>
constexpr void for_each_lost(const View& view, Visit&& visit) {
  if (view.ask != Ask::kTurn || view.final_round != 0) return;
  for (const ConsoleCard& entry : view.consoles[view.active.index])
    if (entry.column == kColumns) visit(entry.card);
}

// PI-18.6, PI-18.8: how many cards in a seat's pile the goal of a space counts, without those that
// parallel universes stand for. Nothing where the pile or the goal is not known.
constexpr int kNotKnown = -1;
constexpr int goal_count(const Content& content, const View& view, std::size_t s,
                         std::size_t space) {
  if (view.piles[s].size() != view.pile_sizes[s]) return kNotKnown;
  const std::uint8_t goal = score_detail::goal_for(content, view.goals[space], view.secrets[s]);
  if (goal >= kGoals) return kNotKnown;
  return score_detail::goal_count(
      content, score_detail::holdings(content, view.options, view.piles[s]), goal);
}

// PI-18.3, PI-18.4: a set in a score pile, without cards that parallel universes stand for.
struct ScoredSet {
  Card first{};  // tells of which world or experiment
  std::uint8_t cards = 0;
  std::uint8_t points = 0;
};

// Worlds in the order of the ring, then experiments; nothing where the pile is not known.
template <class Visit>
constexpr void for_each_set(const Content& content, const View& view, std::size_t s,
                            Visit&& visit) {
  const CardSet& pile = view.piles[s];
  if (pile.size() != view.pile_sizes[s]) return;
  ScoredSet set;
  const auto close = [&] {
    if (set.cards == 0) return;
    set.points =
        set.first.is_world() ? content.set_points[set.cards] : content.experiment_points[set.cards];
    visit(set);
    set = {};
  };
  const auto together = [](Card a, Card b) {
    if (a.is_world() != b.is_world()) return false;
    return a.is_world() ? a.world() == b.world() : a.experiment() == b.experiment();
  };
  pile.for_each([&](Card card) {
    if (card.is_parallel()) return;
    if (set.cards > 0 && !together(set.first, card)) close();
    if (set.cards == 0) set.first = card;
    ++set.cards;
  });
  close();
}

}  // namespace paradoxa::initiative
