// What must hold in every position: the numbered list of state.hpp, one part after the other.
#pragma once

#include <string_view>

#include "games/restart/rules/invariants/boards.hpp"
#include "games/restart/rules/invariants/cards.hpp"
#include "games/restart/rules/invariants/course.hpp"
#include "games/restart/rules/invariants/tasks.hpp"

namespace paradoxa::restart {

// The first broken invariant in words, or nothing.
constexpr std::string_view flaw(const Content& content, const State& state) {
  using namespace invariants_detail;
  if (const auto f = flaw(state.options); !f.empty()) return f;
  if (const auto f = turn_flaw(state); !f.empty()) return f;
  if (const auto f = card_flaw(state); !f.empty()) return f;
  if (const auto f = grid_flaw(state); !f.empty()) return f;
  if (const auto f = chain_flaw(content, state); !f.empty()) return f;
  if (const auto f = token_flaw(content, state); !f.empty()) return f;
  if (const auto f = field_flaw(content, state); !f.empty()) return f;
  if (const auto f = figure_flaw(state); !f.empty()) return f;
  if (const auto f = gadget_flaw(state); !f.empty()) return f;
  if (const auto f = tasks_flaw(content, state); !f.empty()) return f;
  if (const auto f = dystopia_flaw(content, state); !f.empty()) return f;
  if (const auto f = pending_flaw(content, state); !f.empty()) return f;
  return answer_flaw(content, state);
}

}  // namespace paradoxa::restart
