// Text of cards and moves, both ways: parse(print(x)) is x.
//
//   card      K7, with two Tech Decks K7a and K7b
//   move      build   claim   effect K7   add K7   deck 1   set straight K5 T6 K7 T8 S9   stop
//             and Nature's: start 2   top K7   snatch K7
#pragma once

#include <string>
#include <string_view>

#include "engine/enum_words.hpp"
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

inline constexpr EnumWords<ParadoxKind, kParadoxKinds> kSetWords{"two_pair", "full_house",
                                                                 "straight"};
inline constexpr EnumWords<Ask, static_cast<std::size_t>(Ask::kOver) + 1> kAskWords{
    "start", "action",   "room",     "deck",  "top",     "set",    "indifferent", "pool",
    "add",   "hand",     "pick",     "cycle", "salvage", "lure",   "take",        "give",
    "agree", "exchange", "neutral",  "trade", "partner", "target", "victim",      "snatch",
    "tithe", "shield",   "recharge", "copy",  "over"};

std::string_view kind_text(MoveKind kind);     // "effect"
std::string_view kind_text(ParadoxKind kind);  // "two_pair"
std::string program_text(Program program);     // "K7", "build"
std::string step_text(const Step& step);       // "SEEK 2 1 T"
bool parse_program(std::string_view text, Program& program);

// Cards in no other place are face down in the decks.
void fill_decks(State& state);

}  // namespace paradoxa::paradoxical
