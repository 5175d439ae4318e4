// Looking things up in the law of a game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/embedded.hpp"
#include "terminal/screen.hpp"

namespace paradoxa {

using Clauses = std::vector<const EmbeddedClause*>;

// The law of a game; null when it has none.
const EmbeddedRules* rules_of(std::string_view game);

// The clause of that id, the chapter of that id ("PD-4"), or every clause with these words. Ids may
// be written in any letters and without the game's prefix ("4.2", "r7").
Clauses look_up(const EmbeddedRules& rules, std::string_view wanted);

// Whether a clause or a chapter was meant, not a word of the text.
bool is_meant_as_id(const EmbeddedRules& rules, std::string_view wanted);
// The ids most like the one wanted, separated by commas.
std::string nearest_ids(const EmbeddedRules& rules, std::string_view wanted);

// Clauses under the headings of their chapters, wrapped to the screen.
std::string clauses_text(const AnyGame& game, const Clauses& clauses, const Screen& screen);
// "PD-4.2 text", wrapped.
std::string clause_text(const AnyGame& game, const EmbeddedClause& clause, const Screen& screen);
// The chapters, and what can be asked for.
std::string contents_text(const EmbeddedRules& rules, const Screen& screen);

// The text as people read it, without the marks around a ruling's subject.
std::string plain_text(const AnyGame& game, const EmbeddedClause& clause);

}  // namespace paradoxa
