// Positions of Paradoxical for tests, drawn as lines of text.
//
//   table(2, "tableaux K9 T9/S4; hands K7/")     a position at the start of seat 0's turn
//   table(2, "…", "keep mixed any …")            with other options
//   position("2 discard …; turn 4 …")            any position (drawing_paradoxical.hpp)
//   stacked(state, 1, "K1 S4 K9")                Deck 1 is exactly these cards, in this order
//
// Cards that are named nowhere are in the decks.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/event.hpp"
#include "engine/game.hpp"
#include "engine/random.hpp"
#include "games/paradoxical/game.hpp"
#include "games/paradoxical/text/notation.hpp"
#include "games/shipped.hpp"
#include "support/drawing_paradoxical.hpp"
#include "support/played_game.hpp"
#include "support/words.hpp"

namespace paradoxa::paradoxical {

inline const Content& shipped() { return shipped_content<Game>(); }

inline Card card(std::string_view text) {
  if (const auto label = parse_label(text)) return label->card();
  throw std::invalid_argument("not a card: " + std::string(text));
}

inline CardSet cards(std::string_view text) {
  CardSet set;
  for (const std::string& word : words(text)) set.add(card(word));
  return set;
}

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

inline constexpr const char* kUsualOptions = "discard mixed any any_claim off 100";

// Seat 0 is active, and some turns have been played.
inline State table(int seats, const std::string& sections,
                   const std::string& options = kUsualOptions) {
  std::string text = std::to_string(seats) + " " + options + "; turn " + std::to_string(2 * seats) +
                     " active 0 tokens";
  for (int s = 0; s < seats; ++s) text += " 0";
  return position(text + (sections.empty() ? "" : "; " + sections) + "; ask action who 0");
}

// All other cards of the deck go to the bottom of its discard pile.
inline State stacked(State state, int number, std::string_view order) {
  const Deck d{static_cast<std::uint8_t>(number - 1)};
  Pile& pile = state.pile(d);
  std::vector<Card> top;
  for (int i = pile.discards - 1; i >= 0; --i) top.push_back(pile.discard(i));
  pile.clear_discards();
  const CardSet wanted = cards(order);
  (state.unordered(d) - wanted).for_each([&](Card c) { pile.push_discard(c); });
  for (const Card c : top) pile.push_discard(c);
  state.face_down = state.face_down - CardSet::of_deck(d);
  for (const std::string& word : words(order)) pile.put_under(card(word));
  if (const auto wrong = flaw(shipped(), state); !wrong.empty())
    throw std::logic_error(std::string(wrong));
  return state;
}

inline std::string list_of(const State& state, const CardSet& set) {
  std::string text;
  set.for_each([&](Card c) { text += (text.empty() ? "" : " ") + to_text(state.label(c)); });
  return text;
}
inline std::string tableau_of(const State& state, int s) {
  return list_of(state, state.tableau(seat(s)));
}
inline std::string hand_of(const State& state, int s) {
  return list_of(state, state.hand(seat(s)).set());
}
inline std::string pool_of(const State& state) { return list_of(state, state.pool); }
// Bottom to top, as it was filled.
inline std::string discards_of(const State& state, int number) {
  const Pile& pile = state.piles[static_cast<std::size_t>(number - 1)];
  std::string text;
  for (int i = pile.discards - 1; i >= 0; --i)
    text += (text.empty() ? "" : " ") + to_text(state.label(pile.discard(i)));
  return text;
}
// From the top card downwards.
inline std::string under_of(const State& state, int number) {
  const Pile& pile = state.piles[static_cast<std::size_t>(number - 1)];
  std::string text;
  for (int i = 0; i < pile.ordered; ++i)
    text += (text.empty() ? "" : " ") + to_text(state.label(pile.ordered_at(i)));
  return text;
}

// "build, effect K7": the legal moves of the seat to act, in order.
inline std::string legal_text(const State& state) {
  std::string text;
  for (const Move& move : legal_moves(shipped(), state, to_act(shipped(), state).first()))
    text += (text.empty() ? "" : ", ") + to_text(move);
  return text;
}

inline bool is_legal(const State& state, std::string_view text) {
  return !refusal(shipped(), state, to_act(shipped(), state).first(), move_of(text));
}

// The clause that forbids a move of the seat to act; empty if none does.
inline std::string clause_against(const State& state, std::string_view text) {
  const Seat acting = to_act(shipped(), state).first();
  return std::string(refusal(shipped(), state, acting, move_of(text)).text());
}

class TestGame : public PlayedGame<TestGame, Game> {
 public:
  explicit TestGame(const State& state) : PlayedGame(shipped(), state) {}

  // Anything, until the next turn begins or the game is over.
  TestGame& finish_turn(std::uint64_t seed = 1) {
    return play_until([](const State& s) { return s.ask == Ask::kAction; }, seed);
  }

  std::string ask() const { return std::string(kAskWords.of(state().ask)); }
};

// Random games; `visit` gets every state.
template <class Visit>
void watch_games(int games, std::uint64_t seed, Visit&& visit) {
  for (int game = 0; game < games; ++game) {
    FastRandom random(seed + static_cast<std::uint64_t>(game));
    State state = initial(shipped(), Options::for_seats(2 + game % 3));
    for (SeatSet acting = to_act(shipped(), state); !acting.empty();
         acting = to_act(shipped(), state)) {
      visit(std::as_const(state));
      const Seat s = acting.first();
      apply(shipped(), state, s, sample(shipped(), state, s, random), NobodyListens{});
    }
    visit(std::as_const(state));
  }
}

}  // namespace paradoxa::paradoxical
