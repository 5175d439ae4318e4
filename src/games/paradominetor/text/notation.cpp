#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr EnumWords<MoveKind, kMoveKinds> kMoveWords{"deal", "first", "pass", "play", "declare"};

Parsed<Move> tile_move(std::string_view word, std::string_view text, Move (*make)(Tile)) {
  if (const auto tile = parse_tile(text)) return make(*tile);
  return Parsed<Move>::wrong("'" + std::string(word) + "' expects a tile such as R3p or K0, not '" +
                             std::string(text) + "'");
}

}  // namespace

std::string to_text(Face face) {
  return {letter(face.colour()), static_cast<char>('0' + face.value())};
}

std::string to_text(Tile tile) {
  if (!tile.exists()) return "-";
  std::string text = to_text(tile.face());
  if (!tile.is_black()) text.push_back(letter(tile.timeframe()));
  return text;
}

std::string to_text(SeenTile tile) {
  if (tile.empty()) return "-";
  return tile.back_hidden() ? to_text(tile.face()) : to_text(*tile.tile());
}

std::string to_text(const TileSet& tiles, char separator) {
  std::string text;
  tiles.for_each([&](Tile tile) {
    if (!text.empty()) text.push_back(separator);
    text += to_text(tile);
  });
  return text;
}

std::string_view kind_text(MoveKind kind) { return kMoveWords.of(kind); }

std::string to_text(Move move) {
  std::string text(kind_text(move.kind));
  text.push_back(' ');
  switch (move.kind) {
    case MoveKind::kDeal:
    case MoveKind::kPass:
    case MoveKind::kPlay: return text + to_text(move.tile());
    case MoveKind::kFirst: return text + std::to_string(move.argument);
    case MoveKind::kDeclare: break;
  }
  return text + (move.argument <= kColours ? std::string(1, letter(move.colour())) : "?");
}

Parsed<Move> parse_move(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? "" : text.substr(space + 1);
  if (word == "deal") return tile_move(word, rest, &Move::deal);
  if (word == "pass") return tile_move(word, rest, &Move::pass);
  if (word == "play") return tile_move(word, rest, &Move::play);
  if (word == "declare") {
    const auto colour = rest.size() == 1 ? parse_colour(rest[0]) : std::nullopt;
    if (colour) return Move::declare(*colour);
    return Parsed<Move>::wrong("'declare' expects a colour letter of R B G Y P, not '" +
                               std::string(rest) + "'");
  }
  if (word == "first") {
    if (rest.size() == 1 && rest[0] >= '0' && rest[0] <= '9')
      return Move::first(seat(rest[0] - '0'));
    return Parsed<Move>::wrong("'first' expects a seat number, not '" + std::string(rest) + "'");
  }
  return Parsed<Move>::wrong("a move starts with pass, play, declare, deal or first, not '" +
                             std::string(word) + "'");
}

}  // namespace paradoxa::paradominetor
