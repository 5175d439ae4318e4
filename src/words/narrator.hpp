// Sentences from values: events, moves and questions are JSON, and the catalogue says what they
// mean. The browser does the same (web/src/words/narrator.ts); docs/words.md describes it, and a
// test compares the two.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "engine/any_game.hpp"
#include "words/catalogue.hpp"

namespace paradoxa {

class Narrator {
 public:
  // `printed`: what is printed on the pieces (AnyGame::printed).
  Narrator(const Catalogue& catalogue, json::object printed)
      : catalogue_(catalogue), printed_(std::move(printed)) {}

  // One event; empty if it is not worth a sentence.
  std::string event(const json::object& event, const Naming& naming) const;
  std::vector<std::string> events(const json::array& events, const Naming& naming) const;
  // Of a refusal (Refusal::fact), addressed to whom it was refused; empty where there is none.
  std::string fact(std::string_view fact, const Naming& naming) const;
  // {"kind":…,"args":{…}}
  std::string move(const json::object& move, const Naming& naming) const;
  // What is asked of the viewer, and why.
  std::string question(const json::object& view, const Naming& naming) const;
  // "trick 3" as a heading.
  std::string stage(std::string_view stage) const;
  // Any message about these fields.
  std::string say(std::string_view path, const json::object& fields = {},
                  const Naming& naming = {}) const;
  // A value of a type in words: a card, a world; `form` says how.
  std::string term(std::string_view type, const json::value& value,
                   std::string_view form = "") const;

 private:
  const Catalogue& catalogue_;
  json::object printed_;
};

}  // namespace paradoxa
