// Positions of Paradox Initiative for tests, drawn as lines of text.
//
//   table(2, "row2 R1 R2 R3 K1 W2; console W00-NX 2")   seat 0's turn with two actions and the
//                                                       neutral grid, changed as named
//   table(2, "a1 R3; earned R1; ask allocate")          or while allocating
//
// Sections are those of drawing_initiative.hpp; rows and single cells change seat 0's matrix. What
// is named nowhere is in the decks, the bag and the supply.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/event.hpp"
#include "engine/game.hpp"
#include "engine/random.hpp"
#include "games/initiative/game.hpp"
#include "games/initiative/text/notation.hpp"
#include "games/shipped.hpp"
#include "support/drawing_initiative.hpp"
#include "support/played_game.hpp"
#include "support/words.hpp"

namespace paradoxa::initiative {

inline const Content& shipped() { return shipped_content<Game>(); }

inline Card card(std::string_view text) {
  if (const auto parsed = parse_card(text)) return *parsed;
  throw std::invalid_argument("not a card: " + std::string(text));
}
inline CardSet cards(std::string_view text) {
  CardSet set;
  for (const std::string& word : words(text)) set.add(card(word));
  return set;
}
inline Cell cell(std::string_view text) { return *parse_cell(text); }
inline Disc disc(std::string_view text) { return *parse_disc(text); }
inline Move move_of(std::string_view text) {
  const auto parsed = parse_move(text);
  if (!parsed) throw std::invalid_argument(parsed.error());
  return *parsed;
}
inline State position(std::string_view text) {
  const auto parsed = Codec::parse_position(shipped(), Drawing(text).take());
  if (!parsed) throw std::invalid_argument(parsed.error() + " in " + std::string(text));
  return *parsed;
}
inline std::string to_text(const State& state) { return position_text<Game>(state); }

// PI-E2 and others: a grid without a strand, the top row first.
inline constexpr const char* kNeutral =
    "Y1 B2 K3 W1 R2, W3 R1 Y2 B3 K1, B2 K3 W1 R2 Y3, R1 Y2 B3 K1 W2, K3 W1 R2 Y3 B1";

// And one for the other seats, which takes each type of disc once or twice.
inline constexpr const char* kOthers =
    "Y3 K1 W2 R3 B1, R1 Y2 B3 W1 R2, K2 W3 Y1 B2 K3, Y3 K1 W2 R3 B1, R1 Y2 B3 W1 R2";

inline void set_cells(Matrix& matrix, std::string_view name,
                      const std::vector<std::string>& discs) {
  for (std::size_t i = 0; i < discs.size(); ++i) {
    const Cell at =
        name.starts_with("row") ? Cell::of(static_cast<int>(i), name[3] - '1') : cell(name);
    matrix.clear(at.bit());
    if (discs[i] != "..") matrix.put(at, disc(discs[i]));
  }
}

inline State table(int seats, const std::string& sections = "",
                   const std::string& options = "off on off on off") {
  std::string rest, phase = "phase turn turn";
  bool actions = false;
  std::vector<std::pair<std::string, std::vector<std::string>>> cells;
  for (const std::string& section : split(sections, ";")) {
    std::vector<std::string> parts = words(section);
    if (parts.empty()) continue;
    const std::string name = parts[0];
    parts.erase(parts.begin());
    const bool row = name.starts_with("row") && name.size() == 4;
    if (row || parse_cell(name)) {
      cells.emplace_back(name, parts);
    } else if (name == "phase") {
      phase = section;
    } else {
      rest += ";" + section;
      actions |= name == "actions";
    }
  }
  std::string matrices;
  for (int s = 0; s < seats; ++s)
    matrices += s == 0 ? std::string(kNeutral) : "/" + std::string(kOthers);
  std::string text = std::to_string(seats) + " " + options + "; " + phase + "; round 1; chief 0" +
                     "; active 0; glitch W00; anomaly R1 Y2 B3; goals G1 G2 G3; matrix " +
                     matrices + (seats <= 2 ? "; alternate 12" : "") +
                     (actions ? "" : "; actions 2") + rest;
  if (cells.empty()) return position(text);
  State state = position(std::to_string(seats) + " " + options +
                         "; phase turn turn; round 1; chief 0; active 0; glitch W00; "
                         "anomaly R1 Y2 B3; goals G1 G2 G3; actions 2; matrix " +
                         matrices);
  for (const auto& [name, discs] : cells) set_cells(state.matrices[0], name, discs);
  std::string changed;
  for (int row = kSide - 1; row >= 0; --row) {
    for (int c = 0; c < kSide; ++c)
      changed += " " + to_text(state.matrices[0].at(Cell::of(c, row)));
    if (row > 0) changed += ",";
  }
  const std::size_t at = text.find(matrices);
  text.replace(at, std::string(kNeutral).size(), changed);
  return position(text);
}

template <class E>
inline constexpr auto is_a = [](const Event& event) { return std::holds_alternative<E>(event); };

inline std::string clause_against(const State& state, std::string_view text) {
  const Seat acting = to_act(shipped(), state).first();
  return std::string(refusal(shipped(), state, acting, move_of(text)).text());
}
inline bool is_legal(const State& state, std::string_view text) {
  return clause_against(state, text).empty();
}
inline std::vector<std::string> legal_texts(const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : legal_moves(shipped(), state, to_act(shipped(), state).first()))
    texts.push_back(to_text(move));
  return texts;
}
inline int count_of(const State& state, std::string_view word) {
  int count = 0;
  for (const std::string& text : legal_texts(state)) count += text.starts_with(word) ? 1 : 0;
  return count;
}

// The rows of a matrix, top first, holes as "..".
inline std::string grid(const State& state, int s = 0) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row)
    for (int c = 0; c < kSide; ++c)
      text += to_text(state.matrix(seat(s)).at(Cell::of(c, row))) + (c + 1 < kSide ? " "
                                                                     : row > 0     ? ", "
                                                                                   : "");
  return text;
}
inline std::string holes(const State& state, int s = 0) {
  std::string text;
  for (Cells rest = state.matrix(seat(s)).holes(); rest != 0; rest &= rest - 1)
    text += (text.empty() ? "" : " ") + to_text(Cell::at(lowest_bit(rest)));
  return text;
}
inline std::string pile(const State& state, int s = 0) {
  std::string text;
  state.piles[static_cast<std::size_t>(s)].for_each(
      [&](Card c) { text += (text.empty() ? "" : " ") + to_text(c); });
  return text;
}
inline std::string earned(const State& state) {
  std::string text;
  for (std::size_t i = 0; i < state.earned_size; ++i)
    text += (i == 0 ? "" : " ") + to_text(state.earned[i]);
  return text;
}

class TestGame : public PlayedGame<TestGame, Game> {
 public:
  explicit TestGame(const State& state) : PlayedGame(shipped(), state) {}

  // Chance takes its course until somebody is asked.
  TestGame& luck(std::uint64_t seed = 1) {
    return play_until([](const State& s) { return !to_act(shipped(), s).is_nature(); }, seed);
  }
  // Anything until the question, or the end.
  TestGame& until(Ask question, std::uint64_t seed = 1) {
    return play_until([&](const State& s) { return s.ask == question; }, seed);
  }

  std::string ask() const { return std::string(kAskWords.of(state().ask)); }
  // How often an event of the kind was told.
  template <class E>
  int told() const {
    int count = 0;
    for (const Event& event : events()) count += std::holds_alternative<E>(event) ? 1 : 0;
    return count;
  }
};

inline TestGame started(int seats, std::uint64_t seed = 1) {
  TestGame game(initial(shipped(), Options::for_seats(seats)));
  game.until(Ask::kWormhole, seed);
  return game;
}

}  // namespace paradoxa::initiative
