// What a dystopia is to the core (RS-2.9, RS-9, RS-12, RS-13.5): a struct of functions, the same
// for all of them, in a chapter folder each.
//
//   set_up(content, state, sink)   lays out its material; false while Nature is asked for some
//   can_plan(content, state, plan) whether the owner of the turn could carry it out (RS-9.2)
//   begin(content, state)          the task kPlan is on top: its abilities are worked out now
//   resume(content, state, sink)   that task, or another of the dystopia, one step further
//   legal(content, state, visit)   the answers to a question of its own, Nature's among them
//   apply(content, state, move, sink)
//   weight(state, move)            of Nature's moves
//   end_round(content, state)      RS-12
//   score(content, state, seat)    RS-13.5
//   flaw(content, state)           what is broken, where it is played
//   is_waiting(state)              whether the question fits the last task
//   see(state, viewer, view)       its part of a view (RS-I7)
#pragma once

#include "games/restart/rules/chapters/anomie/anomie.hpp"
#include "games/restart/rules/chapters/extinction/extinction.hpp"
#include "games/restart/rules/chapters/oceanrealm/oceanrealm.hpp"
#include "games/restart/rules/chapters/pandemia/pandemia.hpp"

namespace paradoxa::restart {

template <class Visit>
constexpr decltype(auto) with_dystopia(Dystopia dystopia, Visit&& visit) {
  switch (dystopia) {
    case Dystopia::kAnomie: return visit(Anomie{});
    case Dystopia::kExtinction: return visit(Extinction{});
    case Dystopia::kOceanrealm: return visit(Oceanrealm{});
    default: return visit(Pandemia{});
  }
}

}  // namespace paradoxa::restart
