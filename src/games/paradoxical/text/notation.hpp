// Text of cards, moves and positions, both ways: parse(print(x)) is x.
//
//   card      K7, with two Tech Decks K7a and K7b
//   move      build   claim   effect K7   add K7   deck 1   set straight K5 T6 K7 T8 S9   stop
//             and Nature's: start 2   top K7   snatch K7
//   position  2 discard mixed any any_claim off 100; turn 12 active 0; tableaux K5 T6!/S3-; …
//
// In a position a card may carry marks (! used, - face down, + shielded), in a hand its batch (@2),
// and who else knows it (=013, or =* for everybody). What is named nowhere is in the decks.
#pragma once

#include <string>
#include <string_view>

#include "engine/parsed.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

std::string to_text(Label label);  // "-" for none
std::string to_text(const Move& move);
std::string face_text(int face);  // "K7"

// Understands every move there is, legal or not.
Parsed<Move> parse_move(std::string_view text);

std::string_view kind_text(MoveKind kind);     // "effect"
std::string_view kind_text(ParadoxKind kind);  // "two_pair"
std::string_view ask_text(Ask ask);            // "room"
std::string program_text(Program program);     // "K7", "build"
std::string step_text(const Step& step);       // "SEEK 2 1 T"
bool parse_ask(std::string_view text, Ask& ask);
bool parse_program(std::string_view text, Program& program);

std::string to_text(const Options& options);  // "2 discard mixed any any_claim off 100"
std::string to_text(const State& state);
Parsed<State> parse_position(const Content& content, std::string_view text);

// What is in no other place lies face down in the decks.
void fill_decks(State& state);

}  // namespace paradoxa::paradoxical
