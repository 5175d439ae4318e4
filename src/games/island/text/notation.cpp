#include "games/island/text/notation.hpp"

#include <algorithm>

#include "engine/next_word.hpp"
#include "games/island/rules/layout.hpp"

namespace paradoxa::island {
namespace {

constexpr EnumWords<MoveKind, kMoveKinds> kMoveWords{
    "tile",      "finish", "token", "look",  "draw",  "character", "fruit",   "cell", "part",
    "direction", "yes",    "no",    "pass",  "first", "move",      "restore", "use",  "square",
    "end",       "length", "name",  "bonus", "split", "camp",      "keep",    "sail", "flood",
    "strike",    "step",   "roll",  "push",  "carry", "carry_to",  "tell"};

// The first number of a move whose argument is one word.
std::optional<int> read_one(Argument argument, std::string_view word) {
  const auto number = [](auto value) {
    return value ? std::optional(number_of(*value)) : std::nullopt;
  };
  switch (argument) {
    case Argument::kAnomaly: return number(kAnomalyWords.parse(word));
    case Argument::kCharacter: return number(kCharacterWords.parse(word));
    case Argument::kPower: return number(kPowerWords.parse(word));
    case Argument::kFruit: return number(kFruitWords.parse(word));
    case Argument::kCell: return number(parse_cell(word));
    case Argument::kPart: return number(kOceanPartWords.parse(word));
    case Argument::kDirection: return number(kDirectionWords.parse(word));
    case Argument::kPiece: return number(parse_piece(word));
    case Argument::kOpPiece: return number(kOpPieceWords.parse(word));
    case Argument::kLake: return number(kLakeWords.parse(word));
    case Argument::kCamp: return number(kCampLetters.parse(word));
    case Argument::kSplit: return number(kSplitWords.parse(word));
    case Argument::kNumber:
      if (word.size() == 1 && word[0] >= '1' && word[0] <= '9') return word[0] - '0';
      return std::nullopt;
    default: return std::nullopt;
  }
}

// "NE", "NE 2", "NE safe", "NE 2 safe". IS-E19: a bare direction is one space, unsafe.
bool read_move(Move& move, std::string_view text) {
  const auto d = kDirectionWords.parse(next_word(text));
  if (!d) return false;
  int length = 1;
  if (!text.empty() && text[0] >= '1' && text[0] <= '9') length = next_word(text)[0] - '0';
  if (!text.empty() && text != "safe") return false;
  move = Move::go(*d, length, !text.empty());
  return true;
}

// "bush NE C4"; "a NE C4".
bool read_step(Move& move, std::string_view text) {
  const std::string_view first = next_word(text);
  const auto d = kDirectionWords.parse(next_word(text));
  const auto cell = parse_cell(text);
  if (!d || !cell) return false;
  if (move.kind == MoveKind::kPush) {
    const auto target = parse_piece(first);
    if (target) move = Move::push(*target, *d, *cell);
    return target.has_value();
  }
  const auto y = kOpPieceWords.parse(first);
  if (y) move = Move::step(move.kind, *y, *d, *cell);
  return y.has_value();
}

bool read_arguments(Move& move, std::string_view text) {
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return text.empty();
    case Argument::kMove: return read_move(move, text);
    case Argument::kStep:
    case Argument::kPush: return read_step(move, text);
    case Argument::kPlacement: {
      const auto placement = parse_placement(text);
      if (placement) move = Move::tile(*placement);
      return static_cast<bool>(placement);
    }
    default: break;
  }
  const auto number = read_one(argument_of(move.kind), text);
  if (number) move.a = static_cast<std::uint8_t>(*number);
  return number.has_value();
}

std::string_view expected(Argument argument) {
  switch (argument) {
    case Argument::kNothing: return "nothing behind it";
    case Argument::kPlacement: return "a placement such as T02@C4/3";
    case Argument::kAnomaly: return "an anomaly such as wound";
    case Argument::kCharacter: return "a character such as phil";
    case Argument::kPower: return "a power such as flood";
    case Argument::kFruit: return "a fruit such as lime";
    case Argument::kCell: return "a cell such as C4";
    case Argument::kPart: return "a part of the ocean such as NE";
    case Argument::kDirection: return "a direction such as NE";
    case Argument::kPiece: return "a piece: a, b or c";
    case Argument::kOpPiece: return "bush, rock or wave";
    case Argument::kLake: return "straight, bent or triangular";
    case Argument::kCamp: return "A or B";
    case Argument::kSplit: return "2+0, 0+2 or 1+1";
    case Argument::kNumber: return "a number from 1 on";
    case Argument::kMove: return "a direction, a length and safe, such as NE 2 safe";
    case Argument::kStep: return "a piece, a direction and a cell, such as bush NE C4";
    case Argument::kPush: break;
  }
  return "a piece, a direction and a cell, such as a NE C4";
}

std::string argument_text(const Move& move) {
  switch (argument_of(move.kind)) {
    case Argument::kAnomaly: return std::string(kAnomalyWords.of(move.anomaly()));
    case Argument::kCharacter: return std::string(kCharacterWords.of(move.character()));
    case Argument::kPower: return std::string(kPowerWords.of(move.power()));
    case Argument::kFruit: return std::string(kFruitWords.of(move.fruit()));
    case Argument::kCell: return to_text(move.cell());
    case Argument::kPart: return std::string(kOceanPartWords.of(move.part()));
    case Argument::kDirection: return std::string(kDirectionWords.of(move.direction()));
    case Argument::kPiece: return to_text(move.piece());
    case Argument::kOpPiece: return std::string(kOpPieceWords.of(move.op_piece()));
    case Argument::kLake: return std::string(kLakeWords.of(move.lake()));
    case Argument::kCamp:
      return move.a < kCamps ? std::string(1, kCampLetters.of(move.camp())) : "?";
    case Argument::kSplit: return std::string(kSplitWords.of(move.split()));
    default: return std::to_string(move.number());
  }
}

}  // namespace

std::string to_text(Piece piece) {
  return piece.exists() ? std::string(1, static_cast<char>('a' + piece.index)) : "-";
}
std::string to_text(Cell cell) { return cell.exists() ? std::string(cell_text(cell).text()) : "-"; }
std::string to_text(Place place) {
  if (place.is_cell()) return to_text(place.cell());
  if (place.is_lake()) return "lake_" + std::string(kLakeWords.of(place.lake()));
  if (place.is_ocean()) return "ocean_" + std::string(kOceanPartWords.of(place.part()));
  return "-";
}
std::string to_text(Name name) {
  if (!name.exists()) return "-";
  std::string text(kNameWords[name.id]);
  std::replace(text.begin(), text.end(), ' ', '_');
  for (char& letter : text)
    if (letter == 'A' || letter == 'B') letter = static_cast<char>(letter - 'A' + 'a');
  return text;
}
std::string to_text(MissionStep step) {
  if (step.code == MissionStep::kCorner) return "corner";
  if (step.code == MissionStep::kScare) return "scare";
  return to_text(Name{step.code});
}
std::string_view kind_text(MoveKind kind) { return kMoveWords.of(kind); }

std::optional<Piece> parse_piece(std::string_view text) {
  if (text.size() != 1 || text[0] < 'a' || text[0] >= 'a' + kMaxPieces) return std::nullopt;
  return Piece::at(text[0] - 'a');
}
std::optional<Place> parse_place(std::string_view text) {
  if (const auto cell = parse_cell(text)) return Place::of(*cell);
  for (int code = Place::kFirstLake; code < Place::kPlaces; ++code)
    if (to_text(Place::at(code)) == text) return Place::at(code);
  return std::nullopt;
}
std::optional<Name> parse_name(std::string_view text) {
  for (int id = 0; id < kNames; ++id)
    if (to_text(Name::at(id)) == text) return Name::at(id);
  return std::nullopt;
}

std::string to_text(const Move& move) {
  std::string text(kind_text(move.kind));
  const auto way = [&] { return " " + std::string(kDirectionWords.of(move.direction())); };
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return text;
    case Argument::kPlacement: return text + " " + placement_text(move.placement());
    case Argument::kMove:
      text += way();
      if (move.length() != 1) text += " " + std::to_string(move.length());
      return move.safe() ? text + " safe" : text;
    case Argument::kStep:
      return text + " " + std::string(kOpPieceWords.of(move.op_piece())) + way() + " " +
             to_text(move.cell());
    case Argument::kPush:
      return text + " " + to_text(move.piece()) + way() + " " + to_text(move.cell());
    default: return text + " " + argument_text(move);
  }
}

Parsed<Move> parse_move(std::string_view text) {
  const std::string whole(text);
  const std::string_view word = next_word(text);
  const auto kind = kMoveWords.parse(word);
  if (!kind)
    return Parsed<Move>::wrong(
        "a move begins with move, use, step, push, end or another word of the notation, not '" +
        std::string(word) + "'");
  Move move = Move::of(*kind);
  // Each move has one spelling: no blank at the end, none twice.
  if (!read_arguments(move, text) || to_text(move) != whole)
    return Parsed<Move>::wrong("'" + std::string(word) + "' wants " +
                               std::string(expected(argument_of(move.kind))) + ", not '" +
                               std::string(text) + "'");
  return move;
}

}  // namespace paradoxa::island
