// Text of tiles and moves, both ways: parse(print(x)) is x.
//
//   tile      R3p   colour letter, value, timeframe letter (p past, n present, f future); black K0
//   face      R3    what others see of a played tile
//   move      pass R3p   play K0   declare P   and Nature's: deal R3p   first 2
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/parsed.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/seen_tile.hpp"
#include "games/paradominetor/rules/state.hpp"

namespace paradoxa::paradominetor {

std::string to_text(Tile tile);
std::string to_text(Face face);
std::string to_text(SeenTile tile);  // a tile if its back is known, else a face
std::string to_text(Move move);
std::string to_text(const TileSet& tiles, char separator = ' ');

constexpr std::optional<Tile> parse_tile(std::string_view text) {
  if (text == "K0") return kBlackTile;
  if (text.size() != 3) return std::nullopt;
  const auto colour = parse_colour(text[0]);
  const auto timeframe = kTimeframeLetters.parse(text[2]);
  if (!colour || *colour == Colour::kBlack || !timeframe) return std::nullopt;
  return Tile::of(*colour, text[1] - '0', *timeframe);
}

constexpr std::optional<Face> parse_face(std::string_view text) {
  if (text == "K0") return kBlackFace;
  if (text.size() != 2 || text[1] < '1' || text[1] > '6') return std::nullopt;
  const auto colour = parse_colour(text[0]);
  if (!colour || *colour == Colour::kBlack) return std::nullopt;
  return Face::of(*colour, text[1] - '0');
}

// Understands every move there is, legal or not.
Parsed<Move> parse_move(std::string_view text);

std::string_view kind_text(MoveKind kind);

// A game so far, as lists: what a position is rebuilt from.
struct Story {
  Options options{};
  PerSeat<std::vector<Tile>> dealt;  // in dealing order: past, present, future
  PerSeat<std::vector<Tile>> given;  // past, present, future
  std::optional<Seat> first;         // who leads the first trick, once known
  std::vector<Tile> plays;
  std::array<std::uint8_t, kTricks> declared{};  // kUndeclared where nothing was declared
};

// Plays the story move by move; every step is checked, the error names the clause it breaks.
Parsed<State> rebuild(const Content& content, const Story& story);

// The same for tricks alone, from a position at a lead. Says what is wrong with them, or nothing.
std::string flaw_of_tricks(const Content& content, const State& lead, const Story& story);

}  // namespace paradoxa::paradominetor
