// What a refused seat is told beside the clause.
#pragma once

#include <string>
#include <string_view>

#include "support/narrators.hpp"

namespace paradoxa {

template <Game G>
std::string why_not(const typename G::State& state, Seat seat, std::string_view text) {
  const auto& content = shipped_content<G>();
  const auto move = CodecOf<G>::parse_move(content, text);
  if (!move) return "no move: " + move.error();
  const Clause clause = G::refusal(content, state, seat, *move);
  if (!clause) return "legal";
  const auto view = G::view(content, state, Viewer::of(seat));
  return shipped_narrator<G>().fact(CodecOf<G>::fact_json(content, view, *move, clause),
                                    {{"Ann", "Bob", "Cyd", "Dan", "Eve"}, seat});
}

}  // namespace paradoxa
