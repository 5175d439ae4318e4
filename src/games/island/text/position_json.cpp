// Views and positions as JSON. Each list of fields serves both: a view is told from it, and a
// position is read into a state by it. What is told but not read is compared afterwards.
#include <functional>

#include "engine/json_position.hpp"
#include "games/island/codec.hpp"
#include "games/island/rules/invariants.hpp"
#include "games/island/text/options_json.hpp"
#include "games/island/text/pending.hpp"

namespace paradoxa::island {
namespace {

// A view that is told, or a state that is read.
template <class At>
struct Whole {
  const Content& content;
  At& at;
};

bool hides_island(const View& view) { return !view.sees_all(); }
bool hides_island(const State&) { return false; }

// The set bits of a number as a list of numbers, the lowest of which is `first`.
struct NumbersKind {
  using Value = void;
  int first;
  int count;

  template <class Word>
  void write(JsonWriter& out, Word bits) const {
    out.begin_array();
    for_each_bit(static_cast<std::uint64_t>(bits), [&](int i) { out.value(first + i); });
    out.end_array();
  }
  template <class Word>
  void read(const JsonCursor& cursor, Word& bits) const {
    for (const JsonCursor& entry : cursor.items())
      bits = static_cast<Word>(bits | std::uint64_t{1}
                                          << (entry.whole(first, first + count - 1) - first));
  }
  template <class Word>
  TypeDoc describe(Word) const {
    return {
        "a set: numbers from " + std::to_string(first) + " to " + std::to_string(first + count - 1),
        "number[]",
        {},
        true,
        true};
  }
};

// The tiles that are laid, each as T02@C4/3.
struct IslandKind {
  using Value = Island;
  void write(JsonWriter& out, const Island& island) const {
    out.begin_array();
    for (int t = 0; t < kTiles; ++t)
      if (island.has(Tile::at(t))) out.value(placement_text(island.placement(Tile::at(t))));
    out.end_array();
  }
  void read(const JsonCursor& cursor, Island& island) const {
    for (const JsonCursor& entry : cursor.items()) {
      Placement placement;
      kind_of(Placement{}).read(entry, placement);
      if (!cursor.error().empty()) return;
      if (!island.takes(placement)) return entry.fail("that tile does not fit there");
      island.place(placement);
    }
  }
  TypeDoc describe(const Island&) const {
    return {"a set: placements such as `T02@C4/3`", "string[]", {}, true, true};
  }
};

// A number in a byte that is an enumeration with a blank value.
template <class Enum>
struct ByteKind {
  using Value = std::uint8_t;
  std::uint8_t none;

  void write(JsonWriter& out, std::uint8_t value) const {
    if (value == none)
      out.null();
    else
      kind_of(Enum{}).write(out, static_cast<Enum>(value));
  }
  void read(const JsonCursor& cursor, std::uint8_t& value) const {
    if (cursor.is_null()) return;
    Enum given{};
    kind_of(Enum{}).read(cursor, given);
    if (cursor.error().empty()) value = static_cast<std::uint8_t>(given);
  }
  TypeDoc describe(std::uint8_t) const { return with_null(kind_of(Enum{}).describe(Enum{})); }
};
struct PieceByteKind {
  using Value = std::uint8_t;
  void write(JsonWriter& out, std::uint8_t value) const {
    or_null(kind_of(Piece{}), kNoPiece).write(out, Piece{value});
  }
  void read(const JsonCursor& cursor, std::uint8_t& value) const {
    Piece given{value};
    or_null(kind_of(Piece{}), kNoPiece).read(cursor, given);
    value = given.index;
  }
  TypeDoc describe(std::uint8_t) const {
    return or_null(kind_of(Piece{}), kNoPiece).describe(Piece{});
  }
};

template <class At>
struct PieceShape {
  static constexpr const char* kType = "IsPiece";
  std::size_t i;

  template <class F>
  void fields(const Whole<At>& whole_position, F& f) const {
    auto& at = whole_position.at;
    auto& piece = at.pieces[i];
    f.told(
        "piece", i, [](std::size_t n) { return Piece::at(static_cast<int>(n)); }, kind_of(Piece{}),
        "which");
    f("posture", piece.posture, "default `not_yet`");
    f("cell", piece.cell, or_null(kind_of(Cell{}), kNoCell),
      "where it is, as far as the viewer knows");
    f.told(
        "under", at, [this](const View& v) { return v.under[i]; },
        or_null(kind_of(Name{}), kNoName), "the space under it");
    f("health", piece.health, whole(0, 9), "of Granddead the pool");
    f("energy", piece.energy, whole(0, 9), "of Granddead none: it is the pool less one");
    f("max_health", piece.max_health, whole(0, 9), "of Granddead it shrinks");
    f("wards", piece.wards, "OP pieces that cannot interact with it");
    f("start", piece.start, ByteKind<Fruit>{CaptivePiece::kNoFruit}, "its start fruit");
    f.told(
        "start_cell", at, [this](const View& v) { return v.start_cells[i]; },
        or_null(kind_of(Cell{}), kNoCell), "where that is, as far as the viewer knows");
    f("marked", piece.marked, kTruth,
      "whether its owner was told where it is, and it has not moved");
    f("activated", at.activated[i], NumbersKind{0, kCells + 3 * kKnots},
      "OP: spaces activated in this root by number of the cell, and arrows from 37 on");
  }
};

template <class At>
struct BoardShape {
  static constexpr const char* kType = "IsBoard";
  std::size_t b;

  template <class F>
  void fields(const Whole<At>& whole_position, F& f) const {
    auto& at = whole_position.at;
    auto& board = at.boards[b];
    f.told("seat", b, [](std::size_t n) { return static_cast<int>(n) + 1; }, whole(1, 3), "whose");
    f("character", board.character, "which");
    f("circled", board.circled, "fruits whose bonus can be used");
    f("crossed", board.crossed, "fruits that are used up");
    f("visited", board.visited, "fruits where a piece of the board has been");
    f("replenished", board.replenished, "in this turn");
    f.both(
        "boxes", board, [](const Board& from) { return boxes_of(from); },
        [](Board& to, const Boxes& boxes, const JsonCursor&) { write_boxes(to, boxes); },
        BoxesKind{}, "by fruit: the bonus it is written under, or 0");
    f("squares", board.squares, NumbersKind{1, kSquares}, "circled");
    f("squares_crossed", board.squares_crossed, NumbersKind{1, kSquares}, "used");
    f("symbols", board.symbols, "crossed out");
    f("steps", board.steps, whole(0, kSteps), "of the mission");
    f("counted", at.counted[b], null_if(hides_island(at), set_of(kind_of(Cell{}))),
      "cells of these steps; `null` for captives");
    f.told(
        "step_names", at, [this](const View& v) { return v.steps[b]; },
        list_of_bits(kind_of(Name{})), "names of spaces that were counted");
  }

 private:
  using Boxes = std::array<std::uint8_t, kFruits>;
  struct BoxesKind {
    using Value = Boxes;
    void write(JsonWriter& out, const Boxes& boxes) const {
      row_of(whole(0, kBonuses), kFruits).write(out, boxes);
    }
    void read(const JsonCursor& cursor, Boxes& boxes) const {
      row_of(whole(0, kBonuses), kFruits).read(cursor, boxes);
    }
    TypeDoc describe(const Boxes& boxes) const {
      return row_of(whole(0, kBonuses), kFruits).describe(boxes);
    }
  };
  static Boxes boxes_of(const Board& board) {
    Boxes boxes{};
    for (std::size_t i = 0; i < kFruits; ++i)
      boxes[i] = static_cast<std::uint8_t>(board.box_of(static_cast<Fruit>(i)));
    return boxes;
  }
  static void write_boxes(Board& board, const Boxes& boxes) {
    for (std::size_t i = 0; i < kFruits; ++i)
      if (boxes[i] > 0) board.write_box(static_cast<Fruit>(i), boxes[i] - 1);
  }
};

struct TaskShape {
  static constexpr const char* kType = "IsTask";

  template <class T, class F>
  void fields(T& task, F& f) const {
    f("task", task.op, "what is to be carried out");
    f("piece", task.piece, whole(0, 255), "the number of the piece it is about");
    f("a", task.a, whole(0, 255), "as the rules count it");
    f("b", task.b, whole(0, 255), "as the rules count it");
    f("c", task.c, whole(0, 255), "as the rules count it");
    f("d", task.d, whole(0, 255), "as the rules count it");
    f("memory", task.memory, whole(0, 65535), "arrows, portals and the rift of an action");
  }
};

template <class At>
ObjectKind<Whole<At>, PieceShape<At>> piece_kind(std::size_t i) {
  return {{i}};
}
template <class At>
ObjectKind<Whole<At>, BoardShape<At>> board_kind(std::size_t b) {
  return {{b}};
}

// IS-7.1: a way to move, and what it costs.
struct Way {
  static constexpr const char* kType = "IsWay";
  std::uint8_t length = 0;
  bool safe = false;
  std::uint8_t energy = 0;

  constexpr void fields(auto& f) const {
    f("length", length, "how far");
    f("safe", safe, "whether safe");
    f("energy", energy, "what it costs");
  }
};

// Of the piece that acts: also those that it cannot pay for.
template <class At>
std::vector<Way> ways_of(const Whole<At>& position) {
  const View& view = position.at;
  if (view.acting >= view.piece_count()) return {};
  const Character who = view.boards[view.board_of(Piece{view.acting})].character;
  if (who == Character::kNone) return {};
  const CharacterRule& rule = position.content.characters[at(who)];
  const PowerRule& power =
      view.power == Power::kNone ? kNoPowerRule : position.content.powers[at(view.power)];
  std::vector<Way> ways;
  for (const bool is_long : {false, true})
    for (const bool safe : {false, true})
      ways.push_back({static_cast<std::uint8_t>(is_long ? long_length(rule) : 1), safe,
                      static_cast<std::uint8_t>(cost_of_move(rule, power, is_long, safe))});
  return ways;
}

struct PositionShape {
  static constexpr const char* kType = "IsPosition";

  template <class At, class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& at = position.at;
    f.told("game", "island", std::identity{}, WordKind{},
           {"required, unless the command names it", "`\"island\"`"});
    f.told("viewer", at, &View::viewer, ViewerKind{}, "whose eyes; a position has `\"referee\"`");
    f("options", at.options, kOptionsKind, {"required", "what is left out has its default"});
    turn(at, f);
    f.told(
        "ways", position, [](const auto& p) { return ways_of(p); },
        list_of(object_of<Way>(OwnShape<Way>{})),
        "of the piece that acts: each way to move, and what it costs");
    map(at, f);
    powers(at, f);
    f("pieces", position,
      entries(static_cast<std::size_t>(at.options.pieces()), "one entry per piece", piece_kind<At>),
      {"required", "of captives, in the order of seats"});
    f("boards", position,
      entries(static_cast<std::size_t>(at.options.captives()), "one entry per captive",
              board_kind<At>),
      {"required", "seat 1 first"});
    f.told(
        "pending", position, [](const auto& p) { return pending_of(p.content, p.at); },
        kind_for<Pending>(), "what the question is about, as far as the viewer knows");
    f("tasks", first_items(at.tasks, at.depth), list_of(object_of<Task>(TaskShape{})),
      "what is being carried out, the last one first to go on");
  }

 private:
  template <class At, class F>
  static void turn(At& at, F& f) {
    f("ask", at.ask, "what is asked; `op_decides` is all that captives learn of OP's questions");
    f.told("to_act", at, &View::to_act, SeatSetKind{}, "who decides now; empty at the end");
    f("round", at.round, whole(0, kMaxRounds), "the number of the round; default 0");
    f("owner", at.owner, SeatKind{kMaxSeats, true, false}, "of the turn; `null` in set-up");
    f("acting", at.acting, PieceByteKind{}, "the piece whose part of the turn it is");
    f("parts", at.parts, whole(0, 2), "two players: pieces still to act after it");
    f("actions", at.actions, whole(0, 200), "left in this turn");
    f("perished", at.perished, whole(0, 5), "how often captives have");
    f("struck", at.struck, "pieces that the Wave has attacked in this turn of OP's");
    f("told", at.told, "OP pieces whose place was published in this turn");
    f("winner", at.winner, SeatKind{kMaxSeats, true, false}, "who has won");
    f("look", at.look, "two players: of piece b");
    f("safe", at.safe, PieceByteKind{}, "the piece whose safe action it is, where that reaches on");
    f("finishing", at.finishing, kTruth, "OP: whether Nature lays the tiles that are left");
    f("assigned", at.assigned, whole(0, kAnomalySpaces), "OP: tokens laid by hand");
  }
  template <class At, class F>
  static void map(At& at, F& f) {
    f("island", at.island, null_if(hides_island(at), IslandKind{}),
      "the tiles; `null` for captives");
    f("tokens", at.tokens, row_of(ByteKind<Anomaly>{State::kNoToken}, kAnomalySpaces),
      "anomalies in the order of their cells, as far as the viewer knows");
    f("op", at.op, row_of(or_null(kind_of(Place{}), kOffMap), kOpPieces),
      "Bush, Rock and Wave, as far as the viewer knows");
    f.told("on_map", at, &View::on_map, kind_of(OpPieceSet{}), "OP pieces on the map");
    f.told("bush_fruit", at, &View::bush_fruit, ByteKind<Fruit>{CaptivePiece::kNoFruit},
           "in set-up: the fruit under the Bush");
    f("trodden", at.trodden, set_of(kind_of(Place{})), "OP: where the Bush has been in this turn");
  }
  template <class At, class F>
  static void powers(At& at, F& f) {
    f("power", at.power, "in force");
    f("drawn", at.drawn, row_of(kind_of(Power{}), 2), "OP: of which it keeps one");
    f("below", first_items(at.below, at.below_size), list_of(kind_of(Power{})),
      "OP: put down, the next one first");
    f.told("unseen", at, &View::unseen, set_of(kind_of(Power{})), "OP: not drawn yet");
  }
};

// What a position does not tell: powers that are nowhere else are unseen, and a question is put to
// the seat whose it is.
void fill_in(State& state) {
  state.unseen = PowerSet::all();
  for (std::size_t i = 0; i < state.below_size; ++i) state.unseen.remove(state.below[i]);
  for (const Power power : {state.drawn[0], state.drawn[1], state.power})
    if (power != Power::kNone) state.unseen.remove(power);
  state.asked = kNoSeat;
  const bool needs_task = invariants_detail::waiting(state.ask) != Op::kNone;
  if (needs_task && state.depth == 0) return;
  if (state.ask == Ask::kReact) {
    const SeatSet left = SeatSet::of_bits(top(state).c);
    if (!left.empty())
      state.asked =
          reactions_detail::next_to_ask(state, reactions_detail::clockwise_from(state, left));
    return;
  }
  const bool about_piece = needs_task && !is_ops(state.ask) && state.ask != Ask::kSymbol;
  if (about_piece && !piece_of(top(state)).exists()) return;
  state.asked = invariants_detail::expected_seat(state);
}

}  // namespace

void Codec::write_view(JsonWriter& out, const Content& content, const View& view) {
  const Whole<const View> position{content, view};
  object_of<Whole<const View>>(PositionShape{}).write(out, position);
}

FieldTable Codec::position_fields(const Content& content) {
  const View view{};
  const Whole<const View> position{content, view};
  return object_of<Whole<const View>>(PositionShape{}).describe(position).tables[0];
}

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  return position_from_json<Codec, State>(content, value, [&](const JsonCursor& cursor) {
    State state;
    const Whole<State> position{content, state};
    object_of<Whole<State>>(PositionShape{}).read(cursor, position);
    if (cursor.error().empty()) fill_in(state);
    const std::string_view wrong = cursor.error().empty() ? flaw(content, state) : "";
    return wrong.empty() ? Parsed<State>(state) : Parsed<State>::wrong(std::string(wrong));
  });
}

}  // namespace paradoxa::island
