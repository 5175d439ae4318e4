// Text of pieces, places and moves, both ways: parse(print(x)) is x.
//
//   piece        a, b, c: the captives' pieces by seat; with two players a and b of seat 1
//   place        C4   lake_bent   ocean_NE
//   name         orange   camp_a   portal_2   anomaly_wound   lake_bent   ocean
//   move         move NE   move NE 2 safe   use lime   restore   end   step bush NE C4
//                push a E C5   sail NE   carry   yes   no   pass
//                and Nature's: tile T02@C4/3   token wound   look phil   draw flood
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/parsed.hpp"
#include "games/island/rules/events/captives.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

inline constexpr EnumWords<Lake, kLakes> kLakeWords{"straight", "bent", "triangular"};
inline constexpr EnumWords<Split, kSplits> kSplitWords{"2+0", "0+2", "1+1"};
inline constexpr EnumWords<Ask, kAsks + 1> kAskWords{
    "island",      "deal",       "look",        "draw",    "build",    "assign",
    "wave_start",  "rock_start", "bush_start",  "keep",    "op_turn",  "carry",
    "second_half", "exit",       "op_activate", "orchard", "sinkhole", "gust",
    "arrows",      "cross_out",  "stir",        "return",  "portal",   "track",
    "extra_step",  "character",  "start",       "box",     "first",    "turn",
    "activate",    "camp",       "oracle",      "ashore",  "dry",      "symbol",
    "revival",     "react",      "heading",     "length",  "op_piece", "visited",
    "replenish",   "over",       "op_decides"};
inline constexpr EnumWords<Op, kOps> kOpWords{
    "none",      "arrival", "activation", "ocean",   "attack",   "loss",    "cross_out",
    "window",    "symbol",  "exit",       "send",    "portal",   "stir",    "oracle",
    "split",     "box",     "heading",    "length",  "op_piece", "track",   "visited",
    "replenish", "revival", "push",       "landing", "action",   "turn_end"};
inline constexpr EnumWords<Stat, 3> kStatWords{"health", "energy", "pool"};
inline constexpr EnumWords<LossCause, 7> kLossCauseWords{"bush",    "rock",  "wave", "mirage",
                                                         "anomaly", "ocean", "push"};
inline constexpr EnumWords<GainCause, 4> kGainCauseWords{"action", "camp", "bonus", "square"};

std::string to_text(Piece piece);  // "a"
std::string to_text(Cell cell);    // "C4"
std::string to_text(Place place);  // "C4", "lake_bent", "ocean_NE"
std::string to_text(Name name);    // "portal_2", "anomaly_wound"
std::string to_text(MissionStep step);
std::string to_text(const Move& move);
std::string_view kind_text(MoveKind kind);  // "move"

std::optional<Piece> parse_piece(std::string_view text);
std::optional<Place> parse_place(std::string_view text);
std::optional<Name> parse_name(std::string_view text);

// Understands every move there is, legal or not.
Parsed<Move> parse_move(std::string_view text);

}  // namespace paradoxa::island
