// Seats, the rival and the pending decision in JSON: written from a view, read into a state.
#pragma once

#include <algorithm>

#include "games/initiative/rules/view.hpp"
#include "games/initiative/text/kinds.hpp"
#include "games/initiative/text/outlook_fields.hpp"

namespace paradoxa::initiative {

// A card that lies somewhere: each has one place.
struct PlacedCardKind {
  using Value = Card;
  CardSet* named;

  void write(JsonWriter& out, Card card) const { kCardKind.write(out, card); }
  void read(const JsonCursor& cursor, Card& card) const {
    kCardKind.read(cursor, card);
    if (!cursor.error().empty()) return;
    if (named->contains(card)) return cursor.fail("duplicate card " + to_text(card));
    named->add(card);
  }
  TypeDoc describe(Card card) const { return kCardKind.describe(card); }
};

// A view to write, or a state to read into.
template <class At>
struct Place {
  const Content& content;
  At& at;
  CardSet* named;  // cards read so far

  PlacedCardKind card() const { return {named}; }
};

// ---- What follows from a view -------------------------------------------------------------------

inline std::uint8_t heading_of(const View& view) { return glitch_after(view, view.sum); }

// PI-3.2, PI-22.5: how many rounds there will be before the final one.
inline int rounds_of(const View& view) {
  const int spaces = main_spaces(view.options);
  return std::max<int>(view.round, 1) + (view.deck + spaces - 1) / spaces;
}

// Modules that were drawn, whether the viewer knows them or not.
inline std::size_t drawn_count(const View& view) { return view.drawn_size; }
inline std::size_t drawn_count(const State& state) { return state.drawn.size(); }

inline bool pile_is_closed(const View& view, std::size_t s) {
  return view.piles[s].size() != view.pile_sizes[s];
}
inline bool pile_is_closed(const State&, std::size_t) { return false; }

// ---- Small objects ------------------------------------------------------------------------------

// The alliance tokens at one place, which a seat or the supply is.
template <class Tokens>
struct TokensAt {
  Tokens& tokens;
  std::uint8_t holder;

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (int c = 0; c < kColours; ++c)
      if (tokens[static_cast<std::size_t>(c)] == holder) visit(colour(c));
  }
  void add(Colour c) { tokens[at(c)] = holder; }
};
template <class Tokens>
TokensAt<Tokens> tokens_at(Tokens& tokens, std::size_t holder) {
  return {tokens, static_cast<std::uint8_t>(holder)};
}

struct WorldsKind {
  void write(JsonWriter& out, const View& view) const {
    out.begin_array();
    for (int w = 0; w < kWorlds; ++w)
      out.value((view.locked >> w & 1) != 0      ? "locked"
                : (view.fractured >> w & 1) != 0 ? "fractured"
                                                 : "stable");
    out.end_array();
  }
  void read(const JsonCursor& cursor, State& state) const {
    const auto items = cursor.items();
    if (cursor.error().empty() && items.size() != kWorlds) return cursor.fail("expected 15 worlds");
    for (std::size_t w = 0; w < items.size(); ++w) {
      const std::string_view text = items[w].text();
      const auto bit = static_cast<std::uint16_t>(1u << w);
      if (text == "locked")
        state.locked = static_cast<std::uint16_t>(state.locked | bit);
      else if (text == "fractured")
        state.fractured = static_cast<std::uint16_t>(state.fractured | bit);
      else if (text != "stable")
        return items[w].fail("expected stable, locked or fractured");
    }
  }
  TypeDoc describe(const View&) const {
    FieldTable table{"WorldState"};
    table.words = {"stable", "locked", "fractured"};
    return {"15 of `stable`, `locked`, `fractured`", "WorldState[]", {table}};
  }
};

struct BagKind {
  void write(JsonWriter& out, const DiscCounts& bag) const {
    out.begin_object();
    for (int type = 0; type < kDiscTypes; ++type)
      out.member(to_text(Disc::at(type)), bag.of(Disc::at(type)));
    out.end_object();
  }
  TypeDoc describe(const DiscCounts&) const {
    return {"an object: how many of each type, `R1` to `W3`", "Record<string, number>"};
  }
};

template <class At>
struct ConsoleShape {
  static constexpr const char* kType = "ConsoleCard";
  const Place<At>& place;
  std::size_t seat;

  template <class Entry, class F>
  void fields(Entry& entry, F& f) const {
    f("card", entry.card, place.card(), {"required", "which"});
    if constexpr (F::kReads)
      if (entry.card.exists()) entry.column = place.content.numbers(entry.card).start_column;
    f("column", entry.column, whole(0, kColumns),
      "1 to 4, 4 is the Danger column; default the one where it starts");
    auto items = items_of(entry);
    f("items", items, list_of(kind_of(Item{})), "the items on it, in the order placed");
    f("credits", entry.credits, whole(0, kMaxSlots), "research credits on it");
    f.told(
        "sends", entry, [this](const auto& card) { return sends(place, seat, card); },
        or_null(kWorldKind, kNoWorld),
        "the world to which completing it now would send the glitch");
    f.told(
        "slots", entry,
        [this](const ConsoleCard& card) { return marks_of(place.content.card(card.card), card); },
        list_of(MarkKind{}), "the marks of its cost in the order printed, and the items on them");
  }

 private:
  template <class Entry>
  struct Items {
    Entry& entry;

    auto begin() const { return entry.items.begin(); }
    auto end() const { return entry.items.begin() + entry.item_count(); }
    bool full() const { return entry.item_count() == kMaxSlots; }
    void add(Item item) { entry.add(item); }
  };
  template <class Entry>
  static Items<Entry> items_of(Entry& entry) {
    return {entry};
  }
  static std::uint8_t sends(const Place<const View>& place, std::size_t s,
                            const ConsoleCard& card) {
    const int step = place.content.numbers(card.card).glitch_step;
    const int sum = place.at.active.index == s ? place.at.sum : 0;
    return step == 0 ? kNoWorld : glitch_after(place.at, sum + step);
  }
};

// A console that also knows where its tokens go.
template <class At>
struct ConsoleOf {
  At& at;
  std::size_t seat;

  auto begin() const { return at.consoles[seat].begin(); }
  auto end() const { return at.consoles[seat].end(); }
  bool full() const { return at.consoles[seat].size == Console::kRoom; }
  void add(const ConsoleCard& entry) {
    at.consoles[seat].add(entry);
    for (const Item item : entry.items)
      if (item.is_token()) at.tokens[initiative::at(item.colour())] = kOnCard;
  }
};

struct TechShape {
  static constexpr const char* kType = "Modules";
  int drawn;  // out of the deck, but not placed yet

  template <class T, class F>
  void fields(T& tech, F& f) const {
    f("face_up", tech.face_up, bits_of(kModuleKind), "ready to be used");
    f("used", tech.used, bits_of(kModuleKind), "used up");
    f.told(
        "deck", tech,
        [this](const Tech& t) { return kModules - popcount(t.face_up) - popcount(t.used) - drawn; },
        whole(0, kModules), "how many are in the deck");
    f("under", first_items(tech.under, tech.under_size),
      list_of(or_null(kModuleKind, Module::kNone)),
      "put under the deck, the next one first; `null` where the viewer does not know it");
  }
};

// ---- Seats, the rival, what is pending ----------------------------------------------------------

template <class At>
struct SeatShape {
  static constexpr const char* kType = "PiSeat";
  std::size_t s;

  template <class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    f.told("seat", s, [](std::size_t number) { return number; }, whole(0, 3), "its number");
    f("matrix", at.matrices[s], MatrixKind{}, "its discs; `..` is an empty cell");
    f.told(
        "locks", at, [this](const View& v) { return v.matrices[s].locks; },
        list_of_bits(kind_of(Cell{})), "cells that nexus cards lock");
    f.told(
        "strands", at, [this](const View& v) { return strand_lines(v.matrices[s]); },
        list_of_bits(kLineKind), "lines that wait to be resolved");
    f.told(
        "waiting", at, [this](const View& v) { return waiting_cells(v.matrices[s]); },
        list_of_bits(kind_of(Cell{})), "the cells of these lines");
    f("console", ConsoleOf<At>{at, s}, set_of(object_of<ConsoleCard>(ConsoleShape<At>{place, s})),
      "its cards");
    f("triggers", at.triggers[s], bits_of(kTriggerKind), "colours of its triggers");
    f("tokens", tokens_at(at.tokens, s), set_of(kTokenKind), "alliances it has");
    f("modules", at.tech[s], object_of<Tech>(TechShape{drawn(at)}), "its tech modules");
    f("pile", at.piles[s], null_if(pile_is_closed(at, s), set_of(place.card())),
      "its score pile; `null` where it is not open");
    f.told(
        "pile_size", at, [this](const View& v) { return v.pile_sizes[s]; }, whole(0, kCards),
        "how many cards are in it");
    f.told(
        "sets", place, [this](const auto& p) { return sets_of(p.content, p.at, s); },
        list_of(kind_for<ToldSet>()),
        "its sets in the pile, without cards that parallel universes stand for; empty where the "
        "pile is not open");
    f.told(
        "score", place, [this](const auto& p) { return score_parts(p.content, p.at, s); },
        list_of(kind_for<ToldPart>()),
        "the lines of what the pile would score now, without cards that parallel universes stand "
        "for; empty where it is not open");
    f.told(
        "goals", place, [this](const auto& p) { return goal_counts(p.content, p.at, s); },
        list_of(OptionalKind{whole(0, kCards)}),
        "how many cards in the pile the goal of each space counts; `null` where that is not known");
    f("secret", at.secrets[s], or_null(kGoalKind, kNoGoal),
      "its secret goal, `\"hidden\"` where the viewer does not know it");
  }

 private:
  int drawn(const View& view) const { return view.active.index == s ? view.drawn_size : 0; }
  static int drawn(const State&) { return 0; }
};

template <class At>
ObjectKind<Place<At>, SeatShape<At>> seat_kind(std::size_t s) {
  return {{s}};
}

struct RivalShape {
  static constexpr const char* kType = "Rival";

  template <class At, class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    const auto& circuit = place.content.circuit;
    f.both(
        "pawn", at, [&](const View& v) { return circuit[v.pawn] + 1; },
        [&](State& state, std::int64_t space, const JsonCursor&) {
          const auto found = std::find(circuit.begin(), circuit.end(), space - 1);
          if (found != circuit.end())
            state.pawn = static_cast<std::uint8_t>(found - circuit.begin());
        },
        whole(4, 9), "the space of its pawn");
    f("tokens", tokens_at(at.tokens, 1), set_of(kTokenKind), "alliances it has");
    f("discarded", at.rival_discarded, DiscsKind{}, "its discard pile of discs");
    f("pile", at.piles[1], set_of(place.card()), "its score pile");
    f("secret", at.secrets[1], or_null(kGoalKind, kNoGoal), "its secret goal, or `\"hidden\"`");
    f.told(
        "sets", place, [](const auto& p) { return sets_of(p.content, p.at, 1); },
        list_of(kind_for<ToldSet>()), "as of a seat");
    f.told(
        "score", place, [](const auto& p) { return score_parts(p.content, p.at, 1); },
        list_of(kind_for<ToldPart>()), "as of a seat");
    f.told(
        "goals", place, [](const auto& p) { return goal_counts(p.content, p.at, 1); },
        list_of(OptionalKind{whole(0, kCards)}), "as of a seat");
  }
};

struct RivalKind {
  template <class At>
  void write(JsonWriter& out, const Place<At>& place) const {
    null_if(!place.at.options.solo(), object_of<Place<At>>(RivalShape{})).write(out, place);
  }
  template <class At>
  void read(const JsonCursor& cursor, const Place<At>& place) const {
    if (!place.at.options.solo()) return cursor.fail("only a game for one player has a rival");
    object_of<Place<At>>(RivalShape{}).read(cursor, place);
  }
  template <class At>
  TypeDoc describe(const Place<At>& place) const {
    return null_if(false, object_of<Place<At>>(RivalShape{})).describe(place);
  }
};

struct PendingShape {
  static constexpr const char* kType = "Pending";

  template <class At, class F>
  void fields(At& at, F& f) const {
    const bool holds = at.ask == Ask::kToken || at.ask == Ask::kOnto;
    f("earned", first_items(at.earned, at.earned_size), list_of(kDiscKind), "discs to allocate");
    f("drawn", at.drawn, row_of(or_null(kModuleKind, Module::kNone), drawn_count(at)),
      "modules of which one is kept; `null` where the viewer does not know them");
    f("lines", at.lines, bits_of(kLineKind), "lines that resolve, or may join them");
    f("world", at.world, or_null(kWorldKind, kNoWorld), "for which a card is given up");
    f("held", at.held, null_if(!holds, kColourKind), "the colour of what is to be placed");
    f("cell", at.cell, or_null(kind_of(Cell{}), kNoCell), "the first of two cells");
    f("from", at.from, or_null(kCardKind, kNoCard), "the card an item comes from");
  }
};

}  // namespace paradoxa::initiative
