// How the values of Paradox Initiative are written, read and described (engine/fields/kind.hpp).
#pragma once

#include <string>

#include "engine/fields/object.hpp"
#include "games/initiative/rules/event.hpp"
#include "games/initiative/text/notation.hpp"

namespace paradoxa::initiative {

namespace kinds_detail {

// For parsers that answer with a bool and an int.
template <bool (*Parse)(std::string_view, int&)>
constexpr auto number_of(std::string_view text) {
  int number = 0;
  return Parse(text, number) ? std::optional(static_cast<std::uint8_t>(number)) : std::nullopt;
}

constexpr auto colour_kind(std::string_view words, Colour last) {
  return text_kind<Colour>(
      words, [](Colour c) { return std::string(1, letter(c)); },
      [last](std::string_view text) {
        const auto c = parse_colour(text);
        return c && *c <= last ? c : std::nullopt;
      });
}

}  // namespace kinds_detail

constexpr auto kind_of(Card) {
  return text_kind<Card>(
      "a card such as W03-PA, XA-FU or PU2", [](Card card) { return to_text(card); }, parse_card);
}
constexpr auto kind_of(Disc) {
  return text_kind<Disc>("a disc such as R1", [](Disc disc) { return to_text(disc); }, parse_disc);
}
constexpr auto kind_of(Cell) {
  return text_kind<Cell>("a cell such as a1", [](Cell cell) { return to_text(cell); }, parse_cell);
}
constexpr auto kind_of(Item) {
  return text_kind<Item>(
      "an item: a disc such as R1, P for purple, or a token such as tK",
      [](Item item) { return to_text(item); },
      [](std::string_view text) {
        Item item;
        return parse_item(text, item) ? std::optional(item) : std::nullopt;
      });
}
constexpr auto kind_of(Module) {
  return text_kind<Module>("a module such as shift", module_text, parse_module);
}
constexpr auto kind_of(Colour) {
  return kinds_detail::colour_kind("a colour: R, Y, B, K, W or P", Colour::kPurple);
}
constexpr auto kind_of(Switch) { return WordsKind<Switch>{"Switch", kSwitchWords}; }
constexpr auto kind_of(Phase) { return WordsKind<Phase>{"Phase", kPhaseWords}; }
constexpr auto kind_of(RivalDeed) { return WordsKind<RivalDeed>{"RivalDeed", kRivalDeedWords}; }
constexpr auto kind_of(Ask) { return WordsKind<Ask>{"Ask", kAskWords}; }

inline constexpr auto kCardKind = kind_of(Card{});
inline constexpr auto kDiscKind = kind_of(Disc{});
inline constexpr auto kModuleKind = kind_of(Module{});
inline constexpr auto kColourKind = kind_of(Colour{});
inline constexpr auto kTokenKind =
    kinds_detail::colour_kind("a colour of an alliance: R, Y, B, K or W", Colour::kWhite);
inline constexpr auto kTriggerKind =
    kinds_detail::colour_kind("a colour with a trigger: R, Y or B", Colour::kBlue);

inline constexpr auto kWorldKind = text_kind<std::uint8_t>("a world such as W07", world_text,
                                                           kinds_detail::number_of<parse_world>);
inline constexpr auto kLineKind = text_kind<std::uint8_t>(
    "a line such as row2, colc or dia1", line_text, kinds_detail::number_of<parse_line>);
// "hidden" is written, never read.
inline constexpr auto kGoalKind = text_kind<std::uint8_t>(
    "a goal from G1 to G10",
    [](std::uint8_t goal) { return goal < kGoals ? goal_text(goal) : std::string("hidden"); },
    kinds_detail::number_of<parse_goal>);

// Types used only in events: written, never read.
constexpr auto kind_of(World) {
  return text_kind<World>(
      "a world such as W07", [](World w) { return world_text(w.index); },
      [](std::string_view) { return std::optional<World>(); });
}
constexpr auto kind_of(Goal) {
  return or_null(text_kind<Goal>(
                     "a goal from G1 to G10", [](Goal goal) { return goal_text(goal.index); },
                     [](std::string_view) { return std::optional<Goal>(); }),
                 Goal{});
}
constexpr auto kind_of(Line) {
  return text_kind<Line>(
      "a line such as row2, colc or dia1", [](Line line) { return line_text(line.index); },
      [](std::string_view) { return std::optional<Line>(); });
}
constexpr auto kind_of(MatrixColumn) {
  return text_kind<MatrixColumn>(
      "a column from a to e",
      [](MatrixColumn column) { return std::string(1, static_cast<char>('a' + column.index)); },
      [](std::string_view) { return std::optional<MatrixColumn>(); });
}
struct CellListKind {
  using Value = CellList;
  void write(JsonWriter& out, CellList list) const {
    list_of_bits(kind_of(Cell{})).write(out, list.cells);
  }
  TypeDoc describe(CellList list) const {
    return list_of_bits(kind_of(Cell{})).describe(list.cells);
  }
};
constexpr CellListKind kind_of(CellList) { return {}; }

// A pile of discs, in the order of their types.
struct DiscsKind {
  using Value = DiscCounts;
  void write(JsonWriter& out, const DiscCounts& discs) const {
    out.begin_array();
    for (int type = 0; type < kDiscTypes; ++type)
      for (int i = 0; i < discs.of(Disc::at(type)); ++i) kDiscKind.write(out, Disc::at(type));
    out.end_array();
  }
  void read(const JsonCursor& cursor, DiscCounts& discs) const {
    constexpr std::size_t kMaxDiscs = 200;  // more than there are, and a count is a byte
    if (cursor.items().size() > kMaxDiscs) return cursor.fail("too many entries");
    set_of(kDiscKind).read(cursor, discs);
  }
  TypeDoc describe(const DiscCounts& discs) const { return set_of(kDiscKind).describe(discs); }
};

// Five rows of five discs, the top one first, as a matrix lies on the table.
struct MatrixKind {
  using Value = Matrix;
  static constexpr std::string_view kRowWords = "five discs such as \"Y1 B2 K3 W1 ..\"";

  void write(JsonWriter& out, const Matrix& matrix) const {
    out.begin_array();
    for (int row = kSide - 1; row >= 0; --row) {
      std::string text;
      for (int c = 0; c < kSide; ++c)
        text += (c == 0 ? "" : " ") + to_text(matrix.at(Cell::of(c, row)));
      out.value(text);
    }
    out.end_array();
  }
  void read(const JsonCursor& cursor, Matrix& matrix) const {
    const auto rows = cursor.items();
    if (cursor.error().empty() && rows.size() != kSide)
      return cursor.fail("expected five rows, the top one first");
    for (std::size_t r = 0; r < rows.size(); ++r)
      if (!read_row(rows[r].text(), kSide - 1 - static_cast<int>(r), matrix))
        return rows[r].fail("expected " + std::string(kRowWords));
  }
  TypeDoc describe(const Matrix&) const {
    return {"five rows, the top one first, each " + std::string(kRowWords), "string[]"};
  }

 private:
  static bool read_row(std::string_view text, int row, Matrix& matrix) {
    if (text.size() != 3 * kSide - 1) return false;
    for (int c = 0; c < kSide; ++c) {
      const auto at = static_cast<std::size_t>(3 * c);
      const auto disc = parse_disc(text.substr(at, 2));
      if ((c > 0 && text[at - 1] != ' ') || (!disc && text.substr(at, 2) != "..")) return false;
      if (disc) matrix.replace(Cell::of(c, row), *disc);
    }
    return true;
  }
};

}  // namespace paradoxa::initiative
