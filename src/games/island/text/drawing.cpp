// The table in text, for a terminal of 80 columns: the island as far as the viewer knows it, OP's
// pieces and the captives' boards.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/island/codec.hpp"
#include "games/island/notebook/notebook.hpp"
#include "words/narrator.hpp"

namespace paradoxa::island {
namespace {

constexpr std::size_t kCellWidth = 11;  // "C4 portal2 "
constexpr std::size_t kIdWidth = 3;
constexpr std::size_t kLineWidth = 80;

struct Painter : Brush {
  Painter(const Content& facts, const View& seen, const Narrator& words, const Naming& names,
          bool colour)
      : Brush(colour), content(facts), view(seen), narrator(words), naming(names) {}

  const Content& content;
  const View& view;
  const Narrator& narrator;
  const Naming& naming;

  std::string say(std::string_view key, const json::object& fields = {}) const {
    return narrator.say("terminal." + std::string(key), fields, naming);
  }
  std::string line(std::string_view key, const json::object& fields, std::size_t indent) const {
    return wrapped(say(key, fields), {kLineWidth, indent, indent + 2});
  }
  std::string stage(std::string_view stage) const { return narrator.stage(stage); }
  std::string term(std::string_view type, std::string_view value,
                   std::string_view form = "") const {
    return narrator.term(type, json::string(value), form);
  }
  const std::string& name(Seat seat) const { return naming.names[seat.index]; }
};

// ---- The island ---------------------------------------------------------------------------------

// What the viewer knows for certain: names of cells, and where pieces are.
struct Known {
  std::array<Name, kCells> names{};
  std::array<Cell, kMaxPieces> pieces{};
  std::array<Place, kOpPieces> op{};
  std::vector<OceanPart> wave{};
};

void read_island(const Content& content, const View& view, Known& known) {
  for (int c = 0; c < kCells; ++c) {
    const Cell cell = Cell::at(c);
    if (!view.island.spot(cell).exists()) continue;
    const Space space = space_at(content.tiles, view.island, cell);
    Name& name = known.names[cell.index];
    if (space.kind() != Kind::kAnomaly) {
      name = Name::of(space);
    } else if (view.island.complete()) {
      const int number = anomaly_number(content.tiles, view.island, cell);
      const std::uint8_t token = view.tokens[static_cast<std::size_t>(number)];
      if (token != State::kNoToken) name = Name::of(static_cast<Anomaly>(token));
    }
  }
}

// A walk of an anchored track ends where its piece is.
void read_walk(const NotedTrack& track, const NotedWalk& walk, Known& known) {
  if (!walk.here || walk.spaces.empty()) return;
  const NotedSpace& last = track.spaces[static_cast<std::size_t>(walk.spaces.back())];
  const Cell cell = Cell::at_axial(last.q, last.r);
  if (walk.piece)
    known.pieces[walk.piece->index] = cell;
  else if (walk.op && cell.exists())
    known.op[at(*walk.op)] = Place::of(cell);
}

// What everybody could write down by the rules, as far as the table lets the program do it.
constexpr int kNotedLevel = 2;  // nothing is guessed

void read_notes(const Content& content, const View& view, const Heard& heard, Known& known) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(view.piece_count()); ++i) {
    const CaptivePiece& piece = view.pieces[i];
    if (const Cell start = view.start_cells[i]; start.exists())
      known.names[start.index] = Name::of(piece.start_fruit());
    if (piece.cell.exists()) known.names[piece.cell.index] = view.under[i];
  }
  const int level = std::min(max_aid(view), kNotedLevel);
  if (level == 0 || view.owner == kNoSeat) return;
  const Aid aid = island::aid(content, view, heard, level);
  for (const NotedCell& sure : aid.sure) known.names[sure.cell.index] = sure.name;
  known.wave = aid.wave;
  for (const NotedTrack& track : aid.tracks)
    if (track.anchored)
      for (const NotedWalk& walk : track.walks) read_walk(track, walk, known);
}

Known known_to(const Content& content, const View& view, const Heard& heard) {
  Known known;
  known.op = view.op;
  for (std::size_t i = 0; i < kMaxPieces; ++i) known.pieces[i] = view.pieces[i].cell;
  if (view.sees_all())
    read_island(content, view, known);
  else
    read_notes(content, view, heard, known);
  return known;
}

std::string cell_line(const Painter& painter, Name name, Cell cell) {
  const std::string word = name.exists() ? painter.term("space", to_text(name), "short") : ".";
  return painter.quiet(to_text(cell)) + " " + padded(word, kCellWidth - kIdWidth);
}

// The pieces on a cell: captives by letter, OP's by name. A piece of OP's in a lake stands in the
// first of its cells.
std::string pieces_on(const Painter& painter, const Known& known, Cell cell) {
  const View& view = painter.view;
  std::string text;
  const auto add = [&](const std::string& piece) { text += (text.empty() ? "" : " ") + piece; };
  for (int i = 0; i < view.piece_count(); ++i) {
    const auto p = static_cast<std::size_t>(i);
    if (known.pieces[p] == cell)
      add(to_text(Piece::at(i)) + (view.pieces[p].posture == Posture::kLying ? "~" : ""));
  }
  for (int i = 0; i < kOpPieces; ++i) {
    const Place place = known.op[static_cast<std::size_t>(i)];
    const bool here = place.is_lake() && view.island.complete()
                          ? lake_cells(view.island, place.lake()).first() == cell
                          : place.is_cell() && place.cell() == cell;
    if (here) add(painter.term("op", kOpPieceWords.of(op_piece(i)), "bare"));
  }
  return text;
}

// Two lines for each row; the second one only where a piece is. Rows A to C leave room for a
// compass.
std::string map_lines(const Painter& painter, const Known& known) {
  constexpr const char* kCompass[] = {"NW NE", "W + E", "SW SE"};
  std::string text;
  for (int row = 0; row < kRows; ++row) {
    const int cells = Cell::width_of(row);
    const std::size_t indent = 2 + static_cast<std::size_t>(kRows - cells) * kCellWidth / 2;
    std::string names(indent, ' '), pieces(indent, ' ');
    if (row < 3) names.replace(1, 5, kCompass[row]);
    bool occupied = false;
    for (int i = 0; i < cells; ++i) {
      const Cell cell = Cell::at(Cell::first_of(row) + i);
      const std::string here = pieces_on(painter, known, cell);
      occupied |= !here.empty();
      names += cell_line(painter, known.names[cell.index], cell);
      pieces +=
          std::string(kIdWidth, ' ') + painter.strong(here) +
          std::string(kCellWidth - kIdWidth - std::min(kCellWidth - kIdWidth, shown_width(here)),
                      ' ');
    }
    text += names + "\n";
    if (occupied) text += pieces + "\n";
  }
  return text;
}

// How OP's knots lead on: "B3 NE-W E-SE SW-NW".
std::string knot_lines(const Painter& painter) {
  const View& view = painter.view;
  if (!view.sees_all() || !view.island.complete()) return {};
  std::string knots;
  for (int k = 0; k < kKnots; ++k) {
    const Cell cell = cell_of(painter.content.tiles, view.island, Space::knot(k));
    knots += (k > 0 ? ", " : "") + to_text(cell);
    for (int d = 0; d < kDirections; ++d) {
      const Direction out = knot_exit(painter.content.tiles, view.island, k, direction(d)).side;
      if (index_of(out) > d)
        knots += " " + std::string(kDirectionWords.of(direction(d))) + "-" +
                 std::string(kDirectionWords.of(out));
    }
  }
  return painter.line("knots", {{"list", knots}}, 2);
}

// ---- OP -----------------------------------------------------------------------------------------

// Where the Wave can be, or where it is not, whichever is shorter.
std::string wave_line(const Painter& painter, const std::vector<OceanPart>& parts) {
  if (parts.empty() || parts.size() == kOceanParts) return {};
  json::array can, cannot;
  for (int p = 0; p < kOceanParts; ++p) {
    const bool possible = std::ranges::find(parts, ocean_part(p)) != parts.end();
    (possible ? can : cannot).push_back(json::string(kOceanPartWords.of(ocean_part(p))));
  }
  return can.size() > cannot.size() ? painter.line("no_wave", {{"parts", cannot}}, 2)
                                    : painter.line("wave", {{"parts", can}}, 2);
}

std::string op_lines(const Painter& painter, const Known& known) {
  const View& view = painter.view;
  std::string off, places;
  for (int i = 0; i < kOpPieces; ++i) {
    const auto word = kOpPieceWords.of(op_piece(i));
    const Place place = view.op[static_cast<std::size_t>(i)];
    if (!view.on_map.contains(op_piece(i)))
      off += (off.empty() ? "" : ", ") + painter.term("op", word, "bare");
    else if (place.on_map())
      places += (places.empty() ? "" : ", ") + painter.term("op", word, "bare") + " " +
                painter.term("place", to_text(place));
  }
  std::string text = painter.line("perished",
                                  {{"n", view.perished},
                                   {"of", view.options.perish_goal()},
                                   {"off", view.owner == kNoSeat ? "" : off}},
                                  2);
  text += wave_line(painter, known.wave);
  if (!places.empty()) text += painter.line("places", {{"list", places}}, 2);
  if (view.power == Power::kNone) return text;
  const auto word = kPowerWords.of(view.power);
  return text + painter.line("power",
                             {{"name", painter.term("power", word)},
                              {"text", painter.term("power", word, "text")}},
                             2);
}

// ---- Captives -----------------------------------------------------------------------------------

std::string list_or_none(std::string list, const Painter& painter) {
  return list.empty() ? painter.say("none") : list;
}

std::string ops_in(OpPieceSet set, const Painter& painter) {
  std::string text;
  set.for_each([&](OpPiece y) {
    text += (text.empty() ? "" : ", ") + painter.term("op", kOpPieceWords.of(y), "bare");
  });
  return text;
}

std::string piece_line(const Painter& painter, std::size_t i, const CharacterRule& rule) {
  const View& view = painter.view;
  const CaptivePiece& piece = view.pieces[i];
  json::object fields{{"letter", to_text(Piece::at(static_cast<int>(i)))},
                      {"posture", kPostureWords.of(piece.posture)},
                      {"health", piece.health},
                      {"max_health", piece.max_health},
                      {"energy", piece.energy},
                      {"max_energy", rule.energy},
                      {"shared", rule.ability == Ability::kSharedPool},
                      {"wards", ops_in(piece.wards, painter)}};
  if (view.under[i].exists()) fields["at"] = painter.term("space", to_text(view.under[i]), "at");
  if (piece.start != CaptivePiece::kNoFruit)
    fields["start"] = painter.term("space", kFruitWords.of(piece.start_fruit()), "bare");
  return painter.line("piece", fields, 4);
}

// "+lime" can be used, "-lime" has been; "lime" was not picked yet.
std::string fruits_of(const Painter& painter, const Board& board, FruitSet fruits) {
  std::string text;
  fruits.for_each([&](Fruit f) {
    text += (text.empty() ? "" : " ") +
            std::string(board.circled.contains(f)   ? "+"
                        : board.crossed.contains(f) ? "-"
                                                    : "") +
            painter.term("fruit", kFruitWords.of(f));
  });
  return text;
}

// The viewer's own board says what each bonus does; others are looked up with `what`.
std::string bonus_lines(const Painter& painter, const Board& board, bool own) {
  const CharacterRule& rule = painter.content.characters[at(board.character)];
  const CharacterText& words = painter.content.texts.characters[at(board.character)];
  std::string text, brief;
  for (int b = 0; b < kBonuses; ++b) {
    const Words& bonus = words.bonuses[static_cast<std::size_t>(b)];
    const FruitSet fruits = island::fruits_of(rule, board, b);
    const int boxes = rule.bonuses[static_cast<std::size_t>(b)].boxes;
    const json::object fields{{"n", b + 1},
                              {"name", bonus.name.text()},
                              {"text", bonus.text.text()},
                              {"fruits", list_or_none(fruits_of(painter, board, fruits), painter)},
                              {"free", std::max(0, boxes - fruits.size())}};
    if (own)
      text += painter.line("bonus", fields, 4);
    else
      brief += (b > 0 ? "; " : "") + painter.say("bonus_brief", fields);
  }
  return own ? text : wrapped(brief, {kLineWidth, 4, 6});
}

std::string squares_line(const Painter& painter, const Board& board) {
  const CharacterRule& rule = painter.content.characters[at(board.character)];
  if (rule.ability == Ability::kDoubleScare)
    return painter.line(
        "symbols",
        {{"list", list_or_none(ops_in(OpPieceSet::all() - board.symbols, painter), painter)}}, 4);
  if (rule.ability != Ability::kMeetingSquares) return {};
  std::string text;
  for (std::size_t i = 0; i < kSquares; ++i)
    text += (i > 0 ? " " : "") +
            std::string((board.squares >> i & 1) != 0           ? "+"
                        : (board.squares_crossed >> i & 1) != 0 ? "-"
                                                                : "") +
            painter.term("square", std::string(1, kSquareLetters.of(rule.squares[i])));
  return painter.line("squares", {{"list", text}}, 4);
}

std::string mission_line(const Painter& painter, std::size_t b) {
  const View& view = painter.view;
  const CharacterText& words = painter.content.texts.characters[at(view.boards[b].character)];
  std::string done;
  for (int n = 0; n < kNames; ++n)
    if ((view.steps[b] >> n & 1) != 0)
      done += (done.empty() ? "" : ", ") + painter.term("space", to_text(Name::at(n)), "bare");
  return painter.line(
      "mission",
      {{"steps", view.boards[b].steps}, {"text", words.mission.text.text()}, {"done", done}}, 4);
}

std::string board_block(const Painter& painter, std::size_t b) {
  const View& view = painter.view;
  const Board& board = view.boards[b];
  const Seat owner = seat(static_cast<int>(b) + 1);
  const bool acts = view.owner == owner;
  std::string head = (acts ? "> " : "  ") + painter.strong(painter.name(owner));
  if (board.character == Character::kNone) return head + "\n";
  head += "   " + painter.term("character", kCharacterWords.of(board.character)) + "\n";
  const CharacterRule& rule = painter.content.characters[at(board.character)];
  std::string text = head;
  for (int i = 0; i < view.piece_count(); ++i)
    if (view.board_of(Piece::at(i)) == b && view.pieces[static_cast<std::size_t>(i)].max_health > 0)
      text += piece_line(painter, static_cast<std::size_t>(i), rule);
  return text + mission_line(painter, b) + squares_line(painter, board) +
         bonus_lines(painter, board, view.viewer.sees_as(owner));
}

std::string heading(const View& view, const Painter& painter) {
  if (view.ask == Ask::kOver) return painter.stage("end");
  if (view.owner == kNoSeat) return painter.stage("set-up");
  return painter.stage("round " + std::to_string(view.round));
}

std::string trimmed(std::string_view text) {
  std::string result;
  for (const char c : text) {
    while (c == '\n' && result.ends_with(' ')) result.pop_back();
    result += c;
  }
  return result;
}

}  // namespace

std::string Codec::drawing(const Content& content, const View& view, const Heard& heard,
                           const Narrator& narrator, const Naming& naming, bool colour) {
  const Painter painter(content, view, narrator, naming, colour);
  const Known known = known_to(content, view, heard);
  std::string text = painter.strong(heading(view, painter)) +
                     painter.quiet("   " + painter.say("legend")) + "\n" +
                     map_lines(painter, known) + knot_lines(painter) + op_lines(painter, known);
  for (std::size_t b = 0; b < static_cast<std::size_t>(view.options.captives()); ++b)
    text += board_block(painter, b);
  return trimmed(text);
}

}  // namespace paradoxa::island
