// A position from JSON: the story is read, played again, and what it claims is compared.
#include <algorithm>

#include "engine/json_cursor.hpp"
#include "engine/json_difference.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/json_parts.hpp"

namespace paradoxa::paradominetor {
namespace {

std::vector<Tile> read_tiles(const JsonCursor& list) {
  std::vector<Tile> tiles;
  for (const JsonCursor& item : list.items()) {
    const auto tile = parse_tile(item.text());
    if (tile)
      tiles.push_back(*tile);
    else
      item.fail("'" + std::string(item.text()) + "' is not a tile such as R3p or K0");
  }
  return tiles;
}

Tile read_play(const JsonCursor& play) {
  play.only({"seat", "face", "timeframe"});
  const auto face = parse_face(play.at("face").text());
  if (!face) {
    play.at("face").fail("a face such as R3 or K0 is wanted");
    return kNoTile;
  }
  const std::string_view wanted = play.at("timeframe").text();
  for (int t = 0; t < kTimeframes; ++t)
    if (wanted == kTimeframeIds[t])
      if (const auto tile = Tile::of(face->colour(), face->value(), static_cast<Timeframe>(t)))
        return *tile;
  play.at("timeframe").fail("past, present or future is wanted, as the value allows (PD-1.7)");
  return kNoTile;
}

void read_trick(const JsonCursor& trick, std::size_t number, Story& story) {
  trick.only({"trick", "lead", "declared", "plays", "kind", "winners", "hp", "next_lead"});
  if (number >= kTricks) return trick.fail("there are 15 tricks (PD-3.1)");
  if (number == 0)
    story.first = seat(static_cast<int>(trick.at("lead").whole(0, story.options.seats - 1)));
  if (const auto declared = trick.maybe("declared"); declared.exists()) {
    const std::string_view text = declared.text();
    const auto colour = text.size() == 1 ? parse_colour(text[0]) : std::nullopt;
    if (!colour) return declared.fail("a colour letter is wanted (PD-5.1)");
    story.declared[number] = static_cast<std::uint8_t>(*colour);
  }
  for (const JsonCursor& play : trick.at("plays").items()) story.plays.push_back(read_play(play));
}

void take(std::vector<Tile>& tiles, Tile tile) {
  const auto found = std::find(tiles.begin(), tiles.end(), tile);
  if (found != tiles.end()) tiles.erase(found);
}

// The hands of the position, turned back into the hands that were dealt.
void undo_plays_and_pass(Story& story, const std::vector<Seat>& players) {
  for (std::size_t i = 0; i < story.plays.size(); ++i)
    story.dealt[players[i].index].push_back(story.plays[i]);
  const int n = story.options.seats;
  bool exchanged = true;
  for (int s = 0; s < n; ++s)
    exchanged = exchanged && story.given[static_cast<std::size_t>(s)].size() == kTimeframes;
  if (!exchanged) return;
  const int step = story.options.pass == PassDirection::kLeft ? 1 : n - 1;
  for (int s = 0; s < n; ++s)
    for (const Tile tile : story.given[static_cast<std::size_t>(s)]) {
      take(story.dealt[static_cast<std::size_t>((s + step) % n)], tile);
      story.dealt[static_cast<std::size_t>(s)].push_back(tile);
    }
}

Parsed<Story> read_story(const Content& content, const JsonCursor& position) {
  Story story;
  story.declared.fill(kUndeclared);
  const JsonCursor options = position.at("options");
  if (options.exists() && options.is_object()) {
    const auto parsed = Codec::parse_options(content, 0, options.value()->get_object());
    if (!parsed) return Parsed<Story>::wrong("position." + parsed.error());
    story.options = *parsed;
  } else {
    options.fail("an object is wanted");
  }
  const auto seats = position.at("seats").items();
  if (static_cast<int>(seats.size()) != story.options.seats)
    position.at("seats").fail("one entry for each seat is wanted");
  for (std::size_t s = 0; s < seats.size() && s < story.options.seats; ++s) {
    story.dealt[s] = read_tiles(seats[s].at("hand"));
    if (const auto given = seats[s].maybe("given"); given.exists())
      story.given[s] = read_tiles(given);
  }
  std::vector<Seat> players;
  if (const auto tricks = position.maybe("tricks"); tricks.exists()) {
    std::size_t number = 0;
    for (const JsonCursor& trick : tricks.items()) {
      const std::size_t before = story.plays.size();
      const int n = story.options.seats;
      read_trick(trick, number++, story);
      const auto lead = static_cast<std::size_t>(trick.at("lead").whole(0, n - 1));
      for (std::size_t i = before; i < story.plays.size(); ++i)
        players.push_back(seat(static_cast<int>((lead + i - before) % story.options.seats)));
    }
  }
  if (!position.error().empty()) return Parsed<Story>::wrong(position.error());
  undo_plays_and_pass(story, players);
  return story;
}

// PD-2.13: the order of a hand means nothing, and the hands were used as they stand.
json::value without_hands(json::value position) {
  if (json::value* seats = position.get_object().if_contains("seats"))
    for (json::value& seat : seats->get_array()) seat.get_object().erase("hand");
  return position;
}

}  // namespace

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  std::string error;
  const JsonCursor position(&value, "position", error);
  if (!position.is_object()) return Parsed<State>::wrong("position: an object is wanted");
  const auto story = read_story(content, position);
  if (!story) return Parsed<State>::wrong(story.error());
  auto state = rebuild(content, *story);
  if (!state) return Parsed<State>::wrong("position: " + state.error());
  // Every other field only repeats what the story tells; it must not tell something else. A viewer
  // other than the referee is no position, and differs here.
  const json::value actual(view_json(content, view(content, *state, kReferee)));
  if (std::string differs = json_difference(without_hands(value), actual, "position");
      !differs.empty())
    return Parsed<State>::wrong(differs);
  return state;
}

}  // namespace paradoxa::paradominetor
