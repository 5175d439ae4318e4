// What follows from a view by the rules, for those who draw it.
#pragma once

#include <optional>
#include <vector>

#include "games/restart/content/content.hpp"
#include "games/restart/rules/view.hpp"
#include "games/restart/text/kinds.hpp"

namespace paradoxa::restart {

// How often an action can still be performed in this turn, in its phase (RS-3.4 to RS-3.9).
struct Uses {
  static constexpr const char* kType = "RsUses";
  Icon icon{};
  std::uint8_t icons = 0;
  std::uint8_t texts = 0;
  bool basic = false;

  constexpr void fields(auto& f) const {
    f("icon", icon, "of which action");
    f("icons", icons, "by active icons that are not spent");
    f("texts", texts, "by what texts gave");
    f("basic", basic, "whether the basic use is left; the Plans share one");
  }
};

// A place where a pattern can be laid (RS-6.11).
struct WantedCell {
  static constexpr const char* kType = "ChainCell";
  Space space{};
  Type type{};
  bool fits = false;

  constexpr void fields(auto& f) const {
    f("space", space, "where");
    f("type", type, "what is wanted there");
    f("fits", fits, "whether the top card is of that type");
  }
};
struct ChainPlace {
  static constexpr const char* kType = "ChainPlace";
  Symmetry turned{};
  std::uint8_t missing = 0;
  std::vector<WantedCell> cells{};

  constexpr void fields(auto& f) const {
    f("turned", turned, "how the pattern lies");
    f("missing", missing, "how many cells do not fit");
    f("cells", cells, "cells that want a type");
  }
};
struct ChainMatch {
  static constexpr const char* kType = "ChainMatch";
  Chain chain{};
  std::uint8_t level = 0;
  std::uint8_t points = 0;
  std::uint8_t cost = 0;
  std::uint8_t missing = 0;
  std::vector<ChainPlace> places{};

  constexpr void fields(auto& f) const {
    f("chain", chain, "which");
    f("level", level, "1 to 3");
    f("points", points, "for Validating it");
    f("cost", cost, "in time, less any rebate of its owner");
    f("missing", missing, "voids that its best place needs");
    f("places", places, "everywhere it could lie, the best first");
  }
};

// RS-8.2, with Gadgets. Of `bill_extra` 0 is none, 1 the opposite Bill and 2 any.
struct AbilityValue {
  static constexpr const char* kType = "RsAbility";
  Ability ability{};
  Field field{};
  std::uint8_t value = 0;

  constexpr void fields(auto& f) const {
    f("ability", ability, "which");
    f("field", field, "the Mind field that it comes from");
    f("value", value, "what it is worth now; of `bill_extra` 1 is the opposite Bill, 2 any");
  }
};

// The points of a seat if the game ended now (RS-13.4 to RS-13.7).
struct ScorePart {
  static constexpr const char* kType = "RsScorePart";
  std::string_view source{};
  std::int16_t points = 0;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("source", source, "what for: `chains`, `plan_a`, `plan_b`, `cards` or `pills`");
    f("points", points, "how many");
    f("clause", clause, "the rule that gives them");
  }
};

// What an answer to a question of a Plan changes at once.
struct SeatChange {
  static constexpr const char* kType = "SeatChange";
  Seat seat{};
  std::int16_t plan_a = 0;
  std::int16_t plan_b = 0;
  std::int16_t law = 0;
  std::int16_t bills = 0;

  constexpr bool exists() const { return (plan_a | plan_b | law | bills) != 0; }
  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("plan_a", plan_a, "points of Plan A more");
    f("plan_b", plan_b, "points of Plan B more");
    f("law", law, "Anomie: spaces on the Law track");
    f("bills", bills, "Anomie: spaces on all Bill tracks");
  }
};
struct Prospect {
  static constexpr const char* kType = "Prospect";
  std::string move{};
  std::vector<SeatChange> changes{};

  constexpr void fields(auto& f) const {
    f("move", move, "the text of the move");
    f("changes", changes, "for every seat to which it matters");
  }
};

// What the question is about. What does not apply is null.
struct Pending {
  static constexpr const char* kType = "RsPending";
  std::optional<Card> card{};
  std::optional<Space> here{};
  std::optional<OpKind> operation{};
  std::uint8_t left = 0;
  std::optional<Space> first_space{};
  std::optional<Position> first_position{};
  std::vector<Space> spaces{};
  std::vector<Position> positions{};
  std::vector<std::optional<Card>> dug{};
  std::optional<Bill> bill{};
  std::uint8_t times = 0;

  constexpr void fields(auto& f) const {
    f("card", card, "whose text it is");
    f("here", here, "the space that the card was played on");
    f("operation", operation, "of the text");
    f("left", left, "how often can still be chosen, or how many Fragments are still to Recover");
    f("first_space", first_space, "chosen in the first of two steps");
    f("first_position", first_position, "chosen in the first of two steps: a position of the row");
    f("spaces", spaces, "chosen so far");
    f("positions", positions, "of the row, chosen so far");
    f("dug", dug, "cards that were dug up; `null` where the viewer does not see them");
    f("bill", bill, "Anomie: whose benefit it is");
    f("times", times, "Anomie: by how much every marker advances");
  }
};

// `frame` is what the viewer knows of the position (sampler/frame.hpp).
std::vector<Uses> uses_of(const Content& content, const State& frame);
std::vector<ChainMatch> matches_of(const Content& content, const View& view, const State& frame);
std::vector<AbilityValue> abilities_of(const Content& content, const State& frame, Seat seat);
std::vector<ScorePart> score_parts(const Content& content, const State& frame, Seat seat);
std::vector<Prospect> prospects_of(const Content& content, const View& view, const State& frame);
Pending pending_of(const Content& content, const View& view);

}  // namespace paradoxa::restart
