// Positions of Paradominetor in a line: options; deal; pass; first; plays. The line is the story of
// the game so far, and reading it plays the story again.
//
//   4 RBGP left random; deal TILES/…; pass TILES/…; first 1; plays B6f K0 … K0=G …
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {
namespace line_detail {

// The hand a seat was dealt: what it holds and has played, less what came in the pass, and with
// what went out.
inline TileSet dealt_hand(const State& state, Seat s) {
  TileSet tiles = state.hand(s);
  if (state.phase <= Phase::kPass) return tiles;
  for (int t = 0; t < kTricks; ++t)
    for (int i = 0; i < state.seats(); ++i) {
      const Play play = state.trick_plays(t)[i];
      const int player = (state.leads[static_cast<std::size_t>(t)].index + i) % state.seats();
      if (play.made() && player == s.index) tiles.add(play.tile());
    }
  for (const Tile tile : state.given[state.giver(s).index]) tiles.remove(tile);
  for (const Tile tile : state.given[s.index]) tiles.add(tile);
  return tiles;
}

using Error = std::string;

inline std::string joined(const std::vector<Tile>& tiles) {
  std::string text;
  for (const Tile tile : tiles) text += (text.empty() ? "" : " ") + to_text(tile);
  return text;
}

inline std::string by_seat(const PerSeat<std::vector<Tile>>& lists, int seats) {
  std::string text;
  for (int s = 0; s < seats; ++s)
    text += (s == 0 ? "" : "/") + joined(lists[static_cast<std::size_t>(s)]);
  return text;
}

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

inline std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(trimmed(text.substr(0, at)));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

inline std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> found;
  for (const std::string_view word : parts_of(text, ' '))
    if (!word.empty()) found.push_back(word);
  return found;
}

inline Error read_tiles(std::string_view text, std::vector<Tile>& tiles) {
  for (const std::string_view word : words_of(text)) {
    const auto tile = parse_tile(word);
    if (!tile) return "'" + std::string(word) + "' is not a tile such as R3p or K0";
    tiles.push_back(*tile);
  }
  return {};
}

inline Error read_seats(std::string_view text, int seats, PerSeat<std::vector<Tile>>& lists) {
  const auto parts = parts_of(text, '/');
  if (static_cast<int>(parts.size()) != seats)
    return "one list of tiles for each seat, separated by '/', is expected";
  for (std::size_t s = 0; s < parts.size(); ++s)
    if (Error error = read_tiles(parts[s], lists[s]); !error.empty()) return error;
  return {};
}

inline Error read_options(std::string_view text, Options& options) {
  const auto parts = words_of(text);
  if (parts.size() != 4 || parts[0].size() != 1)
    return "a position begins with seats, colours, left or right, first lead: 4 RBGY left random";
  options.seats = static_cast<std::uint8_t>(parts[0][0] - '0');
  options.colours = {};
  for (const char c : parts[1]) {
    const auto colour = parse_colour(c);
    if (!colour || *colour == Colour::kBlack || options.colours.contains(*colour))
      return "PD-2.1: '" + std::string(parts[1]) + "' is not a list of different colours";
    options.colours.add(*colour);
  }
  if (parts[2] != "left" && parts[2] != "right") return "PD-2.9: tiles are passed left or right";
  options.pass = parts[2] == "left" ? PassDirection::kLeft : PassDirection::kRight;
  if (parts[3] == "random")
    options.first_lead = kNature;
  else if (parts[3].size() == 1 && parts[3][0] >= '0' && parts[3][0] <= '4')
    options.first_lead = seat(parts[3][0] - '0');
  else
    return "PD-2.12: the first lead is random or a seat number";
  return Error(flaw(options));
}

// "B6f K0=G P2p": a led black tile carries the colour declared for it.
inline Error read_plays(std::string_view text, int seats, Story& story) {
  for (const std::string_view word : words_of(text)) {
    const std::size_t equals = word.find('=');
    if (Error error = read_tiles(word.substr(0, equals), story.plays); !error.empty()) return error;
    if (equals == std::string_view::npos) continue;
    const std::size_t trick = (story.plays.size() - 1) / static_cast<std::size_t>(seats);
    const auto colour = equals + 2 == word.size() ? parse_colour(word[equals + 1]) : std::nullopt;
    const bool leads = (story.plays.size() - 1) % static_cast<std::size_t>(seats) == 0;
    if (equals == 0 || !colour || !leads || trick >= kTricks)
      return "'" + std::string(word) + "': only a led black tile has a colour, as in K0=G";
    story.declared[trick] = static_cast<std::uint8_t>(*colour);
  }
  return {};
}

inline Error read_section(std::string_view section, Story& story) {
  const std::size_t space = section.find(' ');
  const std::string_view name = section.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? "" : section.substr(space + 1);
  if (name == "deal") return read_seats(rest, story.options.seats, story.dealt);
  if (name == "pass") return read_seats(rest, story.options.seats, story.given);
  if (name == "plays") return read_plays(rest, story.options.seats, story);
  if (name == "first" && rest.size() == 1 && rest[0] >= '0' && rest[0] <= '4') {
    story.first = seat(rest[0] - '0');
    return {};
  }
  return "'" + std::string(section) + "' is not one of: deal …, pass …, first SEAT, plays …";
}

}  // namespace line_detail

inline Story story_of(const State& state) {
  Story story;
  story.options = state.options;
  story.declared = state.declared;
  for (int i = 0; i < state.seats(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    for (int t = 0; t < kTimeframes; ++t)
      (line_detail::dealt_hand(state, seat(i)) & TileSet::of_timeframe(static_cast<Timeframe>(t)))
          .for_each([&](Tile tile) { story.dealt[at].push_back(tile); });
    for (const Tile tile : state.given[at])
      if (tile != kNoTile) story.given[at].push_back(tile);
  }
  if (state.phase >= Phase::kLead) story.first = state.leads[0];
  for (const Play play : state.plays)
    if (play.made()) story.plays.push_back(play.tile());
  return story;
}

inline std::string to_text(const State& state) {
  using line_detail::by_seat;
  const Story story = story_of(state);
  std::string colours;
  for (int c = 0; c < kColours; ++c)
    if (state.options.colours.contains(colour_at(c))) colours.push_back(letter(colour_at(c)));
  std::string text = std::to_string(state.seats()) + " " + colours;
  text += state.options.pass == PassDirection::kLeft ? " left " : " right ";
  text += state.options.first_lead == kNature ? "random"
                                              : std::to_string(state.options.first_lead.index);
  text += "; deal " + by_seat(story.dealt, state.seats());
  text += "; pass " + by_seat(story.given, state.seats());
  if (story.first) text += "; first " + std::to_string(story.first->index);
  if (story.plays.empty()) return text;
  text += "; plays";
  for (std::size_t i = 0; i < story.plays.size(); ++i) {
    text += " " + to_text(story.plays[i]);
    const std::size_t trick = i / state.options.seats;
    if (i % state.options.seats == 0 && story.declared[trick] != kUndeclared)
      text += std::string("=") + letter(static_cast<Colour>(story.declared[trick]));
  }
  return text;
}

inline Parsed<State> parse_position(const Content& content, std::string_view text) {
  using namespace line_detail;
  Story story;
  story.declared.fill(kUndeclared);
  const auto sections = parts_of(text, ';');
  if (Error error = read_options(sections[0], story.options); !error.empty())
    return Parsed<State>::wrong(error);
  for (std::size_t i = 1; i < sections.size(); ++i)
    if (Error error = read_section(sections[i], story); !error.empty())
      return Parsed<State>::wrong(error);
  return rebuild(content, story);
}

}  // namespace paradoxa::paradominetor
