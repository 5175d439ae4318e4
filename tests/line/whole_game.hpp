// The whole game PD-E48 of the worked examples, read from the fixture that the rules' tests use.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "line/conversation.hpp"

namespace paradoxa {

inline std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text)
    if (c == separator)
      parts.emplace_back();
    else
      parts.back().push_back(c);
  return parts;
}

struct ExampleTrick {
  int lead = 0;
  std::string declared;  // or "-"
  std::vector<std::string> plays;
  std::string kind;
  json::array winners, hp, total;
  int next = 0;
};

struct ExampleGame {
  std::string colours;
  int seats = 0;
  int first = 0;
  std::vector<std::vector<std::string>> deal, pass;
  std::vector<ExampleTrick> tricks;
  json::array hp, halves, ranks;
};

// "lead=" of "TRICK N=4 lead=1 decl=-": the text up to the next space.
inline std::string field_of(std::string_view line, std::string_view name) {
  const std::size_t at = line.find(name);
  if (at == std::string_view::npos) throw std::runtime_error("no " + std::string(name));
  line.remove_prefix(at + name.size());
  return std::string(line.substr(0, line.find(' ')));
}

inline json::array numbers_of(std::string_view line, std::string_view name, char separator) {
  json::array numbers;
  for (const std::string& part : parts_of(field_of(line, name), separator))
    numbers.push_back(std::stoi(part));
  return numbers;
}

inline ExampleGame read_example() {
  ExampleGame game;
  const std::string text = file_text("tests/games/paradominetor/examples/whole_game.txt");
  for (const std::string& line : parts_of(text, '\n')) {
    if (line.starts_with("GAME")) {
      game.seats = std::stoi(field_of(line, "N="));
      game.colours = field_of(line, "colours=");
      game.first = std::stoi(field_of(line, "first="));
    } else if (line.starts_with("DEAL")) {
      game.deal.push_back(parts_of(field_of(line, ": "), ','));
    } else if (line.starts_with("PASS")) {
      game.pass.push_back(parts_of(field_of(line, ": "), ','));
    } else if (line.starts_with("TRICK")) {
      game.tricks.push_back({std::stoi(field_of(line, "lead=")), field_of(line, "decl="),
                             parts_of(field_of(line, "plays="), ','), field_of(line, "kind="),
                             numbers_of(line, "winners=", ','), numbers_of(line, "hp=", '/'),
                             numbers_of(line, "total ", '/'), std::stoi(field_of(line, "next="))});
    } else if (line.starts_with("END")) {
      game.hp = numbers_of(line, "hp=", '/');
      game.halves = numbers_of(line, "halves=", '/');
      game.ranks = numbers_of(line, "ranks=", '/');
    }
  }
  return game;
}

inline const ExampleGame& example() {
  static const ExampleGame game = read_example();
  return game;
}

// Nature's moves of the deal: deck by deck, five tiles to each seat.
inline std::vector<std::string> deal_moves(const ExampleGame& game) {
  std::vector<std::string> moves;
  for (std::size_t deck = 0; deck < 3; ++deck)
    for (const auto& hand : game.deal)
      for (std::size_t i = 0; i < 5; ++i) moves.push_back("deal " + hand[5 * deck + i]);
  return moves;
}

// Begins the game with Nature's moves made by hand; nothing is dealt yet.
inline void begin_example(Conversation& c) {
  json::array colours;
  for (const char letter : example().colours) colours.push_back(json::string(1, letter));
  c.start(example().seats,
          R"("nature":"manual","options":{"colours":)" + json::serialize(colours) + "}");
}

// Plays the game up to the start of a trick, 1 to 15, or to the end with 16. 0 stops after the
// deal.
inline void play_example(Conversation& c, int until_trick) {
  const ExampleGame& game = example();
  begin_example(c);
  for (const std::string& move : deal_moves(game)) c.nature(move);
  if (until_trick == 0) return;
  for (int s = 0; s < game.seats; ++s)
    for (const std::string& tile : game.pass[static_cast<std::size_t>(s)])
      c.move(s, "pass " + tile);
  c.nature("first " + std::to_string(game.first));
  for (int t = 1; t < until_trick; ++t) {
    const ExampleTrick& trick = game.tricks[static_cast<std::size_t>(t - 1)];
    for (int i = 0; i < game.seats; ++i) {
      const int seat = (trick.lead + i) % game.seats;
      c.move(seat, "play " + trick.plays[static_cast<std::size_t>(i)]);
      if (i == 0 && trick.declared != "-") c.move(seat, "declare " + trick.declared);
    }
  }
}

}  // namespace paradoxa
