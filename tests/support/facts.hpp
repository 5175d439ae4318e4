// What a seat is told beside the clause of a refusal, or with a hint.
#pragma once

#include <string>
#include <string_view>

#include "support/narrators.hpp"

namespace paradoxa {

template <Game G>
std::string fact_text(const typename G::State& state, Seat seat, const typename G::Move& move,
                      Clause clause) {
  const auto& content = shipped_content<G>();
  const auto view = G::view(content, state, Viewer::of(seat));
  return shipped_narrator<G>().fact(CodecOf<G>::fact_json(content, view, move, clause),
                                    {{"Ann", "Bob", "Cyd", "Dan", "Eve"}, seat});
}

// What speaks against a move that is refused.
template <Game G>
std::string why_not(const typename G::State& state, Seat seat, std::string_view text) {
  const auto move = CodecOf<G>::parse_move(shipped_content<G>(), text);
  if (!move) return "no move: " + move.error();
  const Clause clause = G::refusal(shipped_content<G>(), state, seat, *move);
  return clause ? fact_text<G>(state, seat, *move, clause) : "legal";
}

// What speaks for a legal move.
template <Game G>
std::string for_move(const typename G::State& state, Seat seat, std::string_view text) {
  const auto move = CodecOf<G>::parse_move(shipped_content<G>(), text);
  if (!move) return "no move: " + move.error();
  const Clause clause = G::refusal(shipped_content<G>(), state, seat, *move);
  return clause ? "refused" : fact_text<G>(state, seat, *move, kNoClause);
}

}  // namespace paradoxa
