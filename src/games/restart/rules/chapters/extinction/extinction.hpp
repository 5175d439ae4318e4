// RS-18: Extinction. A Plan takes one Chromosome card and puts it on a Tube (steps.hpp).
#pragma once

#include "games/restart/rules/chapters/extinction/order.hpp"
#include "games/restart/rules/chapters/extinction/steps.hpp"
#include "games/restart/rules/seen.hpp"

namespace paradoxa::restart {

struct Extinction {
  template <class Sink>
  static constexpr bool set_up(const Content& content, State& state, Sink&&) {
    using namespace extinction;
    ExtinctionState& table = state.extinction;
    const TubeDeal deal = next_tube_deal(state);
    if (deal.seat == seat(0) && deal.tube == 1) table.deck = content.extinction.copies;
    if (deal.tube == 0 && table.displayed == kDisplay) return true;
    ask_nature(state, Ask::kGene);
    return false;
  }

  // RS-18.11.
  static constexpr bool can_plan(const Content& content, const State& state, Plan plan) {
    using namespace extinction;
    const auto ability = [&](Ability a) { return ability_of(content, state, state.owner, a); };
    bool any = deck_size(state.extinction, colour_of(plan)) > 0;
    each_in_reach(state, plan, ability(Ability::kReach), [&](int) { any = true; });
    return any && (any_tube_has_room(content, state) ||
                   laboratory(state, state.owner).freezer.size() < ability(Ability::kFreezer));
  }

  // RS-18.4.
  static constexpr void begin(const Content& content, State& state) {
    const auto ability = [&](Ability a) {
      return static_cast<std::uint8_t>(ability_of(content, state, state.owner, a));
    };
    Task& task = top(state);
    task.c = ability(Ability::kMoves);
    task.d = ability(Ability::kFreezer);
    task.e = ability(Ability::kReach);
  }

  template <class Sink>
  static constexpr void resume(const Content& content, State& state, Sink&& sink) {
    using namespace extinction;
    Task& task = top(state);
    switch (task.b) {
      case kTaking: return ask_owner(state, Ask::kTakeGene);
      case kDrawing:
      case kRefilling: return ask_nature(state, Ask::kGene);
      case kPlacing:
        if (any_tube_has_room(content, state) || freezer_has_room(state))
          return ask_owner(state, Ask::kPlaceGene);
        return place_taken(state, kUnderDeck, sink);
      case kAfter:
        if (may_meanwhile(content, state)) return ask_owner(state, Ask::kAfterGene);
        task.b = kOverflow;
        return;
      default:
        if (overflows(state)) return ask_owner(state, Ask::kOverflow);
        if (!close_gap(state)) return pop(state);
        task.b = kRefilling;
    }
  }

  template <class Visit>
  static constexpr void legal(const Content& content, const State& state, Visit&& visit) {
    using namespace extinction;
    switch (state.ask) {
      case Ask::kGene:
        if (state.phase == Phase::kSetup) return legal_setup_gene(state, visit);
        return legal_gene(state.extinction, colour_refilled(state), visit);
      case Ask::kTakeGene: return legal_take(content, state, visit);
      case Ask::kPlaceGene: return legal_place(content, state, visit);
      case Ask::kOverflow: return legal_overflow(content, state, visit);
      default: legal_meanwhile(content, state, visit); visit(Move::of(MoveKind::kEnd));
    }
  }
  template <class Sink>
  static constexpr void apply(const Content&, State& state, const Move& move, Sink&& sink) {
    using namespace extinction;
    const Ask asked = state.ask;
    go_on(state);
    switch (move.kind) {
      case MoveKind::kDealGene: return apply_gene(state, move.gene(), sink);
      case MoveKind::kTube: return apply_tube_move(state, move.a, move.b, sink);
      case MoveKind::kThaw:
        return apply_thaw(state, move.gene(), move.b,
                          asked == Ask::kOverflow ? "RS-18.9"_clause : "RS-18.8"_clause, sink);
      case MoveKind::kTakeDeck:
      case MoveKind::kTakeDisplay: return apply_take(state, move, sink);
      case MoveKind::kPut: return place_taken(state, on_tube(move.a), sink);
      case MoveKind::kFreeze: return place_taken(state, kInFreezer, sink);
      default: top(state).b = kOverflow;
    }
  }
  static constexpr std::uint32_t weight(const State& state, const Move& move) {
    if (state.phase == Phase::kSetup) return extinction::setup_weight(state, move.gene());
    const std::uint8_t copies = state.extinction.deck[move.gene().id];
    return copies > 0 ? copies : 1;
  }

  static constexpr void end_round(const Content&, State&) {}

  static constexpr PlanScores score(const Content& content, const State& state, Seat seat) {
    return extinction::laboratory_score(content, state, seat);
  }

  static constexpr std::string_view flaw(const Content& content, const State& state) {
    return extinction::flaw(content, state);
  }
  static constexpr bool is_waiting(const State& state) { return extinction::is_waiting(state); }
  static constexpr void see(const State& state, Viewer viewer, View& view) {
    view.extinction = extinction::see(state, viewer);
  }

 private:
  template <class Sink>
  static constexpr void apply_gene(State& state, Gene gene, Sink&& sink) {
    using namespace extinction;
    if (state.phase == Phase::kSetup) return apply_setup_gene(state, gene, sink);
    if (top(state).b == kDrawing) return apply_drawn(state, gene, sink);
    take_from_deck(state.extinction, gene);
    show(state.extinction, gene);
    sink(GeneShown{kNature, state.extinction.displayed, gene, "RS-18.10"_clause});
    pop(state);
  }
};

}  // namespace paradoxa::restart
