// The winner and the scores of a trick: a pure function of the tiles in play order.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/clause.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

enum class TrickKind : std::uint8_t { kSolo, kParadox, kAllBlack };

// Winners as play positions, one bit each; `full` is the position that scores the full point and
// leads next (after an all-black trick: who leads again, PD-R14).
struct TrickResult {
  TrickKind kind = TrickKind::kSolo;
  std::uint8_t winners = 0;
  std::uint8_t full = 0;
  std::uint64_t paradoxes = 0;  // the faces that form one, a bit for each face code

  friend constexpr bool operator==(const TrickResult&, const TrickResult&) = default;
};

namespace trick_detail {

constexpr std::uint64_t bit(Face face) { return std::uint64_t{1} << face.code; }
constexpr std::uint64_t lane(std::uint64_t faces, Colour c) {
  return faces >> (8 * index_of(c)) & 0xFF;
}
constexpr int highest(std::uint64_t values) { return highest_bit(values); }

// PD-6.12: the result is unique, for these orders leave no tie.
// PD-6.6: the led colour first (black, then the declared one, if black was led: PD-R13), the others
// as they came. PD-6.7: the earlier colour wins; PD-6.8: within a colour the higher value.
constexpr Face strongest_paradox(std::uint64_t paradoxes, const Face* faces, int count,
                                 Colour lead_colour) {
  const auto best_of = [&](Colour c) { return Face::of(c, highest(lane(paradoxes, c))); };
  const Colour led = faces[0].colour();
  if (lane(paradoxes, led) != 0) return best_of(led);  // PD-6.5: a led black above all
  if (lane(paradoxes, lead_colour) != 0) return best_of(lead_colour);
  for (int i = 1; i < count; ++i) {
    const Colour c = faces[i].colour();
    if (lane(paradoxes, c) != 0) return best_of(c);  // PD-R12, PD-R29: by first appearance
  }
  return kBlackFace;
}

}  // namespace trick_detail

// PD-6.9: all players of the winning paradox win together, a losing one gets nothing.
template <class TileAt>
constexpr TrickResult resolve_paradox(std::uint64_t paradoxes, const Face* faces, TileAt&& tile_at,
                                      int count, Colour lead_colour) {
  const Face best = trick_detail::strongest_paradox(paradoxes, faces, count, lead_colour);
  int winners = 0, number = 0, full = -1;
  Timeframe earliest = Timeframe::kFuture;
  for (int i = 0; i < count; ++i) {
    if (faces[i] != best) continue;
    winners |= 1 << i;
    ++number;
    // PD-7.3: nearest the past; PD-7.4: among blacks, all of the past, the first played.
    const Timeframe timeframe = tile_at(i).timeframe();
    if (full < 0 || timeframe < earliest) full = i, earliest = timeframe;
  }
  // PD-7.5, PD-7.6: halves for all only when everybody played black.
  const bool all_black = best == kBlackFace && number == count;
  return {all_black ? TrickKind::kAllBlack : TrickKind::kParadox,
          static_cast<std::uint8_t>(winners), static_cast<std::uint8_t>(full), paradoxes};
}

// `tile_at(i)` is the tile at play position i. Works on any number of tiles, so that an incomplete
// trick can be judged; backs matter only for `full`. PD-R26: only the tiles count, not whether they
// were legal to play. PD-10.7: two paradoxes need four tiles.
template <class TileAt>
constexpr TrickResult resolve(TileAt&& tile_at, int count, Colour lead_colour) {
  using namespace trick_detail;
  Face faces[kMaxSeats];
  std::uint64_t once = 0, twice = 0;
  // PD-6.3, PD-6.4: same face, timeframes play no part; PD-5.5: a led black is black here.
  for (int i = 0; i < count; ++i) {
    faces[i] = tile_at(i).face();
    twice |= once & bit(faces[i]);
    once |= bit(faces[i]);
  }
  if (twice != 0) return resolve_paradox(twice, faces, tile_at, count, lead_colour);
  // PD-6.10: the highest on-colour tile; PD-5.4, PD-R11: a led black is a 0 of the lead colour, so
  // it wins when it is alone (PD-6.11).
  const std::uint64_t on_colour = lane(once, lead_colour);  // PD-6.2
  int winner = 0;
  if (on_colour != 0) {
    const Face best = Face::of(lead_colour, highest(on_colour));
    while (faces[winner] != best) ++winner;
  }
  return {TrickKind::kSolo, static_cast<std::uint8_t>(1u << winner),
          static_cast<std::uint8_t>(winner), 0};
}

// Half points for the tile at a position. PD-10.5: one tile scores in full, but in an all-black
// trick none does.
constexpr int half_points(const TrickResult& result, int position) {
  if ((result.winners >> position & 1) == 0) return 0;
  if (result.kind == TrickKind::kAllBlack) return 1;  // PD-7.5
  return position == result.full ? 2 : 1;             // PD-7.1, PD-7.3, PD-7.4
}

// Why these won: the clause that decided between the tiles.
constexpr Clause winning_clause(const TrickResult& result) {
  const int number = popcount(result.paradoxes);
  if (number == 0) return "PD-6.10"_clause;
  if (number == 1) return "PD-6.5"_clause;
  int colours = 0;
  for (int c = 0; c <= kColours; ++c)
    colours += trick_detail::lane(result.paradoxes, colour_at(c)) != 0;
  return colours > 1 ? "PD-6.7"_clause : "PD-6.8"_clause;
}

// Why it scored as it did. `best` is the face of a winning tile.
constexpr Clause scoring_clause(const TrickResult& result, Face best) {
  if (result.kind == TrickKind::kSolo) return "PD-7.1"_clause;
  if (result.kind == TrickKind::kAllBlack) return "PD-7.5"_clause;
  return best == kBlackFace ? "PD-7.4"_clause : "PD-7.3"_clause;
}

}  // namespace paradoxa::paradominetor
