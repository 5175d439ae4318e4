// What must hold in every position; state.hpp lists the invariants in this order.
#pragma once

#include <string_view>

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/invariants/cards.hpp"
#include "games/initiative/rules/invariants/consoles.hpp"
#include "games/initiative/rules/invariants/course.hpp"
#include "games/initiative/rules/invariants/discs.hpp"
#include "games/initiative/rules/invariants/goals.hpp"
#include "games/initiative/rules/invariants/pending.hpp"
#include "games/initiative/rules/invariants/supplies.hpp"
#include "games/initiative/rules/invariants/tech.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

// The first broken invariant in words, or nothing.
constexpr std::string_view flaw(const Content& content, const State& state) {
  using namespace invariants_detail;
  if (const auto f = flaw(state.options); !f.empty()) return f;
  if (const auto f = clock_flaw(state); !f.empty()) return f;
  if (const auto f = card_flaw(state); !f.empty()) return f;
  // Items on cards are checked first: the other checks count them.
  if (const auto f = console_flaw(content, state); !f.empty()) return f;
  if (const auto f = tech_flaw(state); !f.empty()) return f;
  if (const auto f = room_flaw(state); !f.empty()) return f;
  if (const auto f = goal_flaw(content, state); !f.empty()) return f;
  if (const auto f = supply_flaw(content, state); !f.empty()) return f;
  if (const auto f = token_flaw(state); !f.empty()) return f;
  if (const auto f = world_flaw(state); !f.empty()) return f;
  if (const auto f = anomaly_flaw(state); !f.empty()) return f;
  if (const auto f = matrix_flaw(state); !f.empty()) return f;
  if (const auto f = pending_flaw(content, state); !f.empty()) return f;
  if (const auto f = disc_flaw(content, state); !f.empty()) return f;
  if (state.ask != Ask::kOver && first_answers(content, state).count < 2)
    return "PI-5.12: a seat is not asked when there is only one answer";
  return {};
}

}  // namespace paradoxa::initiative
