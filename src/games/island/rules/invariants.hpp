// What must hold in every position: the numbered list of state.hpp, one part after the other.
#pragma once

#include <string_view>

#include "games/island/rules/invariants/course.hpp"
#include "games/island/rules/invariants/pending.hpp"
#include "games/island/rules/invariants/pieces.hpp"
#include "games/island/rules/invariants/setup.hpp"

namespace paradoxa::island {

// The first broken invariant in words, or nothing.
constexpr std::string_view flaw(const Content& content, const State& state) {
  using namespace invariants_detail;
  if (const auto f = flaw(state.options); !f.empty()) return f;
  if (const auto f = island_flaw(content, state); !f.empty()) return f;
  if (const auto f = token_flaw(state); !f.empty()) return f;
  for (std::size_t b = 0; b < kMaxCaptives; ++b)
    if (const auto f = board_flaw(content, state, b); !f.empty()) return f;
  const bool looks = state.two_players() && at(state.look) < kCharacters &&
                     state.look != state.boards[0].character;
  if (state.look != Character::kNone && !looks) return "IS-24.1: piece b has no such look";
  for (int i = 0; i < kMaxPieces; ++i)
    if (const auto f = piece_flaw(content, state, Piece::at(i)); !f.empty()) return f;
  for (int i = 0; i < kOpPieces; ++i)
    if (const auto f = op_place_flaw(content, state, op_piece(i)); !f.empty()) return f;
  if (is_setup(state))
    if (const auto f = op_start_flaw(content, state); !f.empty()) return f;
  if (const auto f = power_flaw(state); !f.empty()) return f;
  if (const auto f = turn_flaw(state); !f.empty()) return f;
  return pending_flaw(content, state);
}

}  // namespace paradoxa::island
