// A table of Restart in the Intelligence phase of its first turn, for tests of the dystopias.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/random.hpp"
#include "games/restart/rules/apply.hpp"
#include "games/restart/rules/invariants.hpp"
#include "games/restart/rules/score.hpp"
#include "games/restart/rules/view.hpp"
#include "support/restart_content.hpp"

namespace paradoxa::restart {

// Set-up, as Nature deals it from this number; no one has had a turn.
inline State dealt(Options options, std::uint64_t number = 1) {
  State state = initial(shipped(), options);
  FastRandom random(number);
  while (state.ask != Ask::kOver && is_natures(state.ask))
    apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
          NobodyListens{});
  return state;
}

class Table {
 public:
  State state;

  explicit Table(Dystopia dystopia, int seats = 2) {
    Options options = Options::for_seats(seats);
    options.dystopia = dystopia;
    options.gadgets = Switch::kOff;
    state = dealt(options);
    // The steps of the first turn: Chains in the order they are listed, the first space, no Study.
    while (state.phase == Phase::kFirst)
      play(state.ask == Ask::kFreeStudy ? Move::of(MoveKind::kNo) : menu().front());
    while (state.phase != Phase::kIntelligence) play(Move::of(MoveKind::kEnd));
  }

  // Fragments of a seat, counted from 0.
  Table& fragments(int seat, int perception, int intelligence, int memory) {
    const int wanted[]{perception, intelligence, memory};
    for (std::size_t f = 0; f < kFields; ++f) {
      std::uint8_t& have = state.players[static_cast<std::size_t>(seat)].fields[f].fragments;
      state.supply[3] = static_cast<std::uint8_t>(state.supply[3] + have - wanted[f]);
      have = static_cast<std::uint8_t>(wanted[f]);
    }
    return *this;
  }
  Table& own(int seat, std::string_view text, int place = 0) {
    state.players[static_cast<std::size_t>(seat)].gadgets[static_cast<std::size_t>(place)] =
        gadget(text);
    return *this;
  }
  Table& adult(int seat, std::string_view at) {
    state.players[static_cast<std::size_t>(seat)].adult = space(at);
    return *this;
  }
  Table& child(int seat, std::string_view at) {
    state.players[static_cast<std::size_t>(seat)].child = space(at);
    return *this;
  }

  std::vector<Move> menu() const {
    const MoveList moves = legal_moves(shipped(), state, state.asked);
    return {moves.begin(), moves.end()};
  }
  bool offers(const Move& move) const {
    const std::vector<Move> moves = menu();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  }
  bool offers(MoveKind kind) const {
    const std::vector<Move> moves = menu();
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.kind == kind; });
  }

  // A legal move, after which everything is in order.
  Table& play(const Move& move) {
    if (!offers(move)) throw std::invalid_argument("not legal here");
    apply(shipped(), state, state.asked, move, NobodyListens{});
    if (const std::string_view wrong = flaw(shipped(), state); !wrong.empty())
      throw std::logic_error(std::string(wrong));
    return *this;
  }
  Table& play(MoveKind kind, int a = 0, int b = 0) { return play(Move::of(kind, a, b)); }

  // The Intelligence phase of a seat, with nothing done in it.
  Table& turn_of(int seat) {
    state.owner = paradoxa::seat(seat);
    state.used = {};
    state.asked = state.owner;
    return *this;
  }

  PlanScores scores(int seat) const {
    return with_dystopia(state.dystopia, [&](auto dystopia) {
      return decltype(dystopia)::score(shipped(), state, paradoxa::seat(seat));
    });
  }
};

}  // namespace paradoxa::restart
