// What follows from a view (rules/outlook.hpp), as JSON values.
#pragma once

#include <optional>
#include <string>

#include "engine/fixed_list.hpp"
#include "games/initiative/rules/outlook.hpp"
#include "games/initiative/text/kinds.hpp"

namespace paradoxa::initiative {

// A mark of a card's cost.
struct Mark {
  Item item{};
  bool credited = false;
};
using Marks = FixedList<Mark, kMaxSlots>;

struct MarkKind {
  using Value = Mark;
  void write(JsonWriter& out, const Mark& mark) const {
    if (mark.credited)
      out.value("O");
    else if (mark.item.exists())
      kind_of(Item{}).write(out, mark.item);
    else
      out.null();
  }
  TypeDoc describe(const Mark&) const {
    return {"the item on it, `O` for a credit on a planet, or `null`", "string | null"};
  }
};

// In the order printed, planets last.
inline Marks marks_of(const CardText& text, const ConsoleCard& entry) {
  Marks marks;
  const auto items = items_by_slot(text, entry);
  for (std::size_t i = 0; i < text.particles; ++i) marks.push_back({items[i]});
  for (int i = 0; i < text.planets; ++i) marks.push_back({{}, i < entry.credits});
  return marks;
}

struct ToldSet {
  static constexpr const char* kType = "ScoredSet";
  ScoredSet set{};

  template <class F>
  void fields(F& f) const {
    const std::string card = to_text(set.first);
    f("of", card.substr(0, card.find('-')), "a world such as W07, or an experiment such as XA");
    f("cards", set.cards, whole(1, kSetKinds), "how many there are");
    f("points", set.points, whole(0, 99), "what they are worth");
  }
};
using ToldSets = FixedList<ToldSet, kWorlds + kExperiments>;
inline ToldSets sets_of(const Content& content, const View& view, std::size_t s) {
  ToldSets sets;
  for_each_set(content, view, s, [&](const ScoredSet& set) { sets.push_back({set}); });
  return sets;
}

struct ToldPart {
  static constexpr const char* kType = "ScorePart";
  ScorePart part{};

  template <class F>
  void fields(F& f) const {
    f("label", std::string(part.label), "what for");
    f("points", part.points, whole(1, 999), "how many");
    f("clause", part.clause, "the rule that gives them");
  }
};
using ToldParts = FixedList<ToldPart, 7>;
inline ToldParts score_parts(const Content& content, const View& view, std::size_t s) {
  ToldParts told;
  if (view.piles[s].size() != view.pile_sizes[s]) return told;
  const Score score = score_so_far(content, view, seat(static_cast<int>(s)));
  for (const ScorePart& part : parts(content, view.goals, score))
    if (part.points > 0) told.push_back({part});
  return told;
}

using GoalCounts = FixedList<std::optional<int>, kGoalSpaces>;
inline GoalCounts goal_counts(const Content& content, const View& view, std::size_t s) {
  GoalCounts counts;
  for (std::size_t space = 0; space < kGoalSpaces; ++space) {
    const int count = goal_count(content, view, s, space);
    counts.push_back(count == kNotKnown ? std::nullopt : std::optional(count));
  }
  return counts;
}

struct Advance {
  static constexpr const char* kType = "Advance";
  Move move{};
  std::uint8_t world = kNoWorld;

  template <class F>
  void fields(F& f) const {
    f("move", to_text(move), "the text of the move");
    f("world", world, or_null(kWorldKind, kNoWorld), "where the glitch would stop");
  }
};
using Advances = FixedList<Advance, 4>;
inline Advances advances_of(const View& view) {
  Advances advances;
  for_each_advance(
      view, [&](const Move& move, std::uint8_t world) { advances.push_back({move, world}); });
  return advances;
}

using Exchanges = FixedList<Cells, kSymbols>;
inline Exchanges exchanges_of(const View& view) {
  Exchanges exchanges;
  for (std::size_t symbol = 0; symbol < kSymbols; ++symbol)
    exchanges.push_back(exchangeable(view, symbol));
  return exchanges;
}

using LostCards = FixedList<Card, Console::kRoom>;
inline LostCards lost_cards(const View& view) {
  LostCards cards;
  for_each_lost(view, [&](Card card) { cards.push_back(card); });
  return cards;
}

}  // namespace paradoxa::initiative
