// The moves that a person may make now: how they are listed, and what a typed text means.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "engine/any_game.hpp"
#include "terminal/screen.hpp"

namespace paradoxa {

struct Choice {
  std::string move;     // "play R3p"
  std::string meaning;  // "red 3 (past)"
  std::string brings;   // what would come of it, where the view tells
};

// A text read as a move: one that can be made, or one that is refused.
struct Reading {
  std::string move;
  std::optional<Refusal> refusal;
};

class Choices {
 public:
  Choices(const AnyPosition& position, Seat seat, const Naming& naming);

  const std::vector<Choice>& all() const { return choices_; }
  // A line each with its meaning while they fit on a few lines, or on some more where the meanings
  // are sentences; else in columns, below those that bring something about.
  std::string listing(const Screen& screen) const;

  // The choice of that number, counted from 1; the error says which numbers there are.
  std::expected<std::string, std::string> numbered(std::string_view digits) const;
  // The choice with exactly this notation, in any letters.
  std::optional<std::string> named(std::string_view text) const;
  // Any move that the text may mean, legal or not; the word that choices begin with ("play") may be
  // left out where that is clear. Nothing when it does not look like a move.
  std::optional<Reading> read(std::string_view text) const;

  // "a number from 1 to 5, or a move such as play R3p"
  std::string what_to_type() const;

 private:
  std::optional<Reading> read_as(const std::string& word, std::string_view rest) const;
  std::string with_meanings(const Screen& screen) const;
  std::string with_sentences(const Screen& screen) const;
  std::string that_bring(const Screen& screen) const;
  std::string in_columns(const Screen& screen) const;
  // Meanings that cannot be guessed from the notation.
  bool are_sentences(const Screen& screen) const;
  std::string numbered_move(const Screen& screen, std::size_t i) const;
  // "play", when every choice begins with it.
  std::string common_word() const;
  std::vector<std::string> first_words() const;

  std::string message(std::string_view key, const json::object& fields = {}) const;

  const AnyPosition& position_;
  Seat seat_;
  std::vector<Choice> choices_;
};

}  // namespace paradoxa
