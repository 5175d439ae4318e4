// What can be wrong with a line: a closed set, described in docs/protocol.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/clause.hpp"
#include "engine/json_cursor.hpp"

namespace paradoxa {

enum class ErrorCode : std::uint8_t {
  kBadJson,
  kBadRequest,
  kUnknownCommand,
  kUnknownGame,
  kNoGame,
  kBadOptions,
  kBadPosition,
  kBadRecord,
  kBadSeat,
  kBadMove,
  kIllegal,
  kWrongPly,
  kNothingToUndo,
  kGameOver,
  kBadBot,
  kNoAid,
};

inline constexpr std::string_view kErrorCodes[] = {
    "bad_json",        "bad_request", "unknown_command", "unknown_game", "no_game", "bad_options",
    "bad_position",    "bad_record",  "bad_seat",        "bad_move",     "illegal", "wrong_ply",
    "nothing_to_undo", "game_over",   "bad_bot",         "no_aid",
};

constexpr std::string_view name_of(ErrorCode code) {
  return kErrorCodes[static_cast<std::size_t>(code)];
}

// What a command throws; LineEngine::answer catches it, so it never leaves src/line.
struct LineError {
  ErrorCode code{};
  std::string text;
  Clause clause{};        // of an illegal move,
  std::string fact{};     // how it applies: JSON, or nothing,
  std::string because{};  // and in words
};

// Stops at what was wrong with a request so far.
inline void must(const JsonCursor& cursor, ErrorCode code = ErrorCode::kBadRequest) {
  if (!cursor.error().empty()) throw LineError{code, cursor.error()};
}

}  // namespace paradoxa
