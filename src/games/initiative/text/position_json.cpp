// Views and positions as JSON. Each list of fields serves both: a view is written from it, and a
// position is read into a state by it. Fields written but not read are compared afterwards.
#include <algorithm>

#include "engine/json_position.hpp"
#include "games/initiative/codec.hpp"
#include "games/initiative/rules/invariants.hpp"
#include "games/initiative/rules/prospect.hpp"
#include "games/initiative/rules/score.hpp"
#include "games/initiative/text/options_json.hpp"
#include "games/initiative/text/seat_fields.hpp"

namespace paradoxa::initiative {
namespace {

// ---- Prospects: what the actions at hand would resolve ------------------------------------------

struct ProspectStrand {
  static constexpr const char* kType = "Strand";
  std::uint8_t line = 0;
  Cells cells = 0;
  Colour colour{};

  template <class F>
  void fields(F& f) const {
    f("line", line, kLineKind, "where it is");
    f("cells", cells, list_of_bits(kind_of(Cell{})), "its cells");
    f("colour", colour, "its colour");
  }
};

template <class At>
struct ProspectShape {
  static constexpr const char* kType = "Prospect";
  const Content& content;
  At& view;

  template <class F>
  void fields(const Prospect& next, F& f) const {
    Cells cells = 0;
    std::vector<ProspectStrand> strands;
    std::vector<Disc> earns;
    std::vector<Card> completes;
    for_each_bit(next.lines, [&](int line) {
      const Cells strand = next.matrix.strand(line);
      cells |= strand;
      strands.push_back({static_cast<std::uint8_t>(line), strand,
                         next.matrix.at(Cell::at(lowest_bit(strand))).colour()});
    });
    for_each_bit(earned_cells(next.matrix, next.lines),
                 [&](int cell) { earns.push_back(next.matrix.at(Cell::at(cell))); });
    if (next.lines != 0)
      for (const ConsoleCard& entry : view.consoles[view.active.index])
        if ((content.card(entry.card).cell.bit() & cells) != 0) completes.push_back(entry.card);
    f("move", to_text(next.move), "the text of the move");
    f("strands", strands, "what it would form");
    f("earns", earns, "the discs it would earn");
    f("completes", completes, "the nexus cards it would complete");
  }
};

// The prospects of a view, one after the other.
struct Prospects {
  const View& view;
  template <class Visit>
  void for_each(const Visit& visit) const {
    for_each_prospect(view, visit);
  }
};

// ---- The whole ----------------------------------------------------------------------------------

struct PositionShape {
  static constexpr const char* kType = "PiPosition";

  template <class At, class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    f.told("game", "initiative", std::identity{}, WordKind{},
           {"required unless the command names it", "`\"initiative\"`"});
    f.told("viewer", at, &View::viewer, ViewerKind{}, "the viewer; a position has `\"referee\"`");
    f("options", at.options, kOptionsKind, {"required", "what is left out has its default"});
    clock(at, f);
    table(place, f);
    f("seats", place, entries(at.options.seats, "one entry per seat", seat_kind<At>),
      {"required", "seat 0 first"});
    f("rival", place, RivalKind{}, "in a game for one player: the rival lab");
    f("pending", at, object_of<At>(PendingShape{}), "what is being carried out");
    f.told(
        "prospects", place, [](const auto& p) { return Prospects{p.at}; },
        list_of(object_of<Prospect>(ProspectShape<At>{place.content, at})),
        "of a matrix turn: every swap that would form strands, and every strand that waits; where "
        "Diagonal allows a choice, with the diagonal that earns more");
    f.told("advances", at, advances_of, list_of(kind_for<Advance>()),
           "of the module Glitch: where each move leads");
    f.told("exchanges", at, exchanges_of, list_of(list_of_bits(kind_of(Cell{}))),
           "of a matrix turn: by disc of the anomaly, the cells it may be swapped with");
    f.told("loses", at, lost_cards, list_of(kCardKind),
           "of a matrix turn: the cards that are lost by ending it now");
  }

 private:
  template <class At, class F>
  static void clock(At& at, F& f) {
    const SeatKind player{at.options.players(), true, false};
    f("phase", at.phase, "default `setup`");
    f("ask", at.ask, "what is asked; default `world`");
    f("round", at.round, whole(0, 200), "the number of the round; default 0");
    f.told("rounds", at, rounds_of, whole(1, 99), "how many there are before the final one");
    f("final_round", at.final_round, kTruth, "whether it is the final one");
    f("chief", at.chief, player, "the chief scientist");
    f("active", at.active, player, "whose turn it is; 1 while the rival acts");
    f.told("to_act", at, &View::to_act, SeatSetKind{}, "who decides now; empty at the end");
    f("step", at.step, whole(0, 200),
      "wormhole actions taken, draws of the rival's turn, or players done with a part of set-up or "
      "scoring");
    f("turns", at.turns, whole(0, 200), "turns had in this matrix phase");
    f("actions", at.actions, whole(0, 200), "matrix actions left");
    f("diagonal", at.diagonal, kTruth, "whether the module Diagonal waits for the next action");
    f("sum", at.sum, whole(0, 200), "glitch movement of the scope");
    f.told("heading", at, heading_of, or_null(kWorldKind, kNoWorld),
           "where the glitch stops by that movement");
  }

  template <class At, class F>
  static void table(const Place<At>& place, F& f) {
    auto& at = place.at;
    const int spaces = first_main_space(at.options) + main_spaces(at.options);
    f("worlds", at, WorldsKind{}, "by number");
    f("glitch", at.glitch, or_null(kWorldKind, kNoWorld), "the world of the glitch");
    f("anomaly", at.anomaly, row_of(or_null(kDiscKind, kNoDisc), kSymbols), "by symbol");
    f("wormhole", at.wormhole,
      row_of(or_null(place.card(), kNoCard), static_cast<std::size_t>(spaces)),
      "by space; with one or two players three alternate ones first");
    f.told("deck", at, &View::deck, whole(0, kCards), "cards left in the timeline deck");
    f("alternate", at.alternate, whole(0, kAlternateDeck), "cards left in the alternate deck");
    f.told("unseen", at, &View::unseen, list_of(kCardKind),
           "cards in the decks and in score piles that are not open");
    f("discards", at.discards, set_of(place.card()), "the wormhole discard pile");
    f.told("bag", at, &View::bag, BagKind{}, "discs in the bag");
    f("discarded", at.discarded, DiscsKind{}, "the active player's discard pile of discs");
    f.told("purple", at, &View::purple, whole(0, 99), "purple particles in the supply");
    f.told("locks", at, &View::locks, whole(0, 99), "locks in the supply");
    f.told(
        "tokens", at, [](const View& v) { return tokens_at(v.tokens, kInSupply); },
        list_of(kTokenKind), "alliances in the supply");
    f("goals", at.goals, row_of(or_null(kGoalKind, kNoGoal), kGoalSpaces), "by space");
  }
};

}  // namespace

void Codec::write_view(JsonWriter& out, const Content& content, const View& view) {
  const Place<const View> place{content, view, nullptr};
  object_of<Place<const View>>(PositionShape{}).write(out, place);
}

FieldTable Codec::position_fields(const Content& content) {
  const View view{};
  const Place<const View> place{content, view, nullptr};
  return object_of<Place<const View>>(PositionShape{}).describe(place).tables[0];
}

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  return position_from_json<Codec, State>(content, value, [&](const JsonCursor& cursor) {
    State state;
    CardSet named;
    const Place<State> place{content, state, &named};
    object_of<Place<State>>(PositionShape{}).read(cursor, place);
    for (std::size_t s = state.options.seats; s < kMaxPlayers; ++s) state.tech[s].fresh = 0;
    if (cursor.error().empty()) fill_supplies(content, state);
    const std::string_view wrong = cursor.error().empty() ? flaw(content, state) : "";
    return wrong.empty() ? Parsed<State>(state) : Parsed<State>::wrong(std::string(wrong));
  });
}

}  // namespace paradoxa::initiative
