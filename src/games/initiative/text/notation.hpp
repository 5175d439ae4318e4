// Text of discs, cards and moves, both ways: parse(print(x)) is x.
//
//   disc, cell   R1   a1              card, world, goal   W03-PA   W03   G3
//   line         row2   colc   dia1   (diagonals in the order of PI-12.5)
//   move         draft W03-PA   swap a1 c3   anomaly b2   resolve row2   place R W03-PA   done end
//                and Nature's: world W07   card W03-PA   disc R1   goal G3   chief 1   draw shift
#pragma once

#include <string>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/parsed.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

std::string to_text(Disc disc);  // "R1", ".." for none
std::string to_text(Cell cell);  // "a1"
std::string to_text(Card card);  // "W03-PA", "-" for none
std::string to_text(Item item);  // "R1", "P", "tR" for a token
std::string to_text(const Move& move);
std::string world_text(int world);  // "W03"
std::string goal_text(int goal);    // "G3"
std::string line_text(int line);    // "row2"
std::string_view module_text(Module m);

// Understands every move there is, legal or not.
Parsed<Move> parse_move(std::string_view text);

inline constexpr EnumWords<Ask, kAsks> kAskWords{
    "world",   "reveal",   "anomaly",  "goal",     "secret", "chief",  "module",
    "deal",    "refill",   "rival",    "exchange", "unseal", "keep",   "wormhole",
    "turn",    "diagonal", "allocate", "purple",   "token",  "credit", "trigger",
    "destroy", "first",    "second",   "rewind",   "glitch", "item",   "onto",
    "shift",   "search",   "penalty",  "gift",     "over"};
inline constexpr EnumWords<Phase, 6> kPhaseWords{"setup",      "wormhole", "turn",
                                                 "allocation", "cleanup",  "scoring"};
inline constexpr EnumWords<Switch, 2> kSwitchWords{"off", "on"};

std::string_view kind_text(MoveKind kind);  // "draft"
bool parse_world(std::string_view text, int& world);
bool parse_goal(std::string_view text, int& goal);
bool parse_item(std::string_view text, Item& item);
bool parse_line(std::string_view text, int& line);

// What is in no other place: cards in the decks, discs in the bag, modules in their decks, purple
// and locks in the supply, and the locks that nexus cards put on their cells.
void fill_supplies(const Content& content, State& state);

}  // namespace paradoxa::initiative
