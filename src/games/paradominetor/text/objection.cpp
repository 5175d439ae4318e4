#include "games/paradominetor/text/objection.hpp"

#include <algorithm>

#include "games/paradominetor/rules/ids.hpp"
#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {
namespace {

using Found = std::optional<Objection>;

Found at(std::size_t s, std::string what) {
  return Objection{seat(static_cast<int>(s)), std::move(what)};
}
Found overall(std::string what) { return Objection{kNoSeat, std::move(what)}; }

// "1 trick", "3 tricks"
std::string counted(int number, const std::string& thing) {
  return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

Found shares(const Ending& ending) {
  for (std::size_t s = 0; s < ending.seats(); ++s)
    for (std::size_t t = 0; t < kTimeframes; ++t) {
      const auto timeframe = static_cast<Timeframe>(t);
      const int held = (ending.hands[s] & TileSet::of_timeframe(timeframe)).size();
      const Tile received = ending.given[ending.giver(s)][t];
      const bool one_more = ending.tells_pass() && !ending.hands[s].contains(received);
      if (held + one_more <= kTilesPerTimeframe) continue;
      return at(s, "has " + std::to_string(held) + " tiles of the " +
                       std::string(kTimeframeIds[t]) + " in hand and in the tricks given" +
                       (one_more ? ", and received " + to_text(received) + " besides" : "") +
                       ", but five in the whole game (PD-10.3)");
    }
  return {};
}

// PD-2.10: a tile that was given went to the neighbour, who holds it or has played it.
Found pass(const Ending& ending) {
  if (!ending.tells_pass()) return {};
  TileSet played = ending.played();
  for (std::size_t s = 0; s < ending.seats(); ++s)
    for (std::size_t t = 0; t < kTimeframes; ++t) {
      const std::size_t from = ending.giver(s);
      const Tile tile = ending.given[from][t];
      if (tile.timeframe() != static_cast<Timeframe>(t))
        return at(from, "must give a past, a present and a future tile, in this order (PD-2.6)");
      if (ending.hands[s].contains(tile)) continue;
      if (!played.contains(tile))
        return at(from, "gave " + to_text(tile) + " to seat " + std::to_string(s) +
                            ", who neither holds it nor can have played it (PD-2.10)");
      played.remove(tile);
    }
  return {};
}

// PD-7.5: everybody's black tile is gone, and nobody is known to have no half point.
bool may_be_all_black(const Ending& ending) {
  if (ending.tricks == 0 || ending.played().black() != ending.options.seats) return false;
  return std::none_of(ending.scores.begin(), ending.scores.begin() + ending.options.seats,
                      [](const WantedScore& wanted) { return wanted.halves == 0; });
}

Found score_of_seat(const Ending& ending, std::size_t s) {
  const WantedScore& wanted = ending.scores[s];
  const int ones = wanted.ones.value_or(0), halves = wanted.halves.value_or(0);
  const int points = wanted.half_points.value_or(2 * ones + halves);
  if (ones < 0 || halves < 0 || points < 0)
    return at(s, "scored more than that in the tricks given (PD-7.9)");
  if (wanted.ones && wanted.halves && points != 2 * ones + halves)
    return at(s, "must have twice its ones plus its halves in half-points (PD-7.9)");
  if (ones + halves > ending.tricks || points > 2 * ending.tricks)
    return at(s, "cannot score that in " + counted(ending.tricks, "earlier trick") + " (PD-7.9)");
  // PD-R14: only after an all-black trick does somebody lead who has never scored in full.
  const bool leads = ending.lead == seat(static_cast<int>(s));
  if (leads && ending.tricks > 0 && wanted.ones == 0 &&
      !(ending.tricks == 1 && may_be_all_black(ending)))
    return at(s, "leads, so it took the full point of an earlier trick (PD-7.11)");
  return {};
}

Found scores(const Ending& ending) {
  int ones = 0, points = 0;
  bool all_ones = true, all_points = true;
  for (std::size_t s = 0; s < ending.seats(); ++s) {
    if (Found found = score_of_seat(ending, s)) return found;
    const WantedScore& wanted = ending.scores[s];
    const int both = 2 * wanted.ones.value_or(0) + wanted.halves.value_or(0);
    ones += wanted.ones.value_or(0);
    points += wanted.half_points.value_or(both);
    all_ones = all_ones && wanted.ones;
    all_points = all_points && (wanted.half_points || (wanted.ones && wanted.halves));
  }
  const int fewest = ending.tricks - may_be_all_black(ending);
  if (ones > ending.tricks || (all_ones && ones < fewest))
    return overall("the seats have " + counted(ones, "full point") + " from " +
                   counted(ending.tricks, "earlier trick") + ", one each (PD-10.5)");
  const int most = std::max<int>(4, ending.options.seats);
  if (points > most * ending.tricks || (all_points && points < 2 * ending.tricks))
    return overall("the seats have " + counted(points, "half-point") + " from " +
                   counted(ending.tricks, "earlier trick") + ", 2 to " + std::to_string(most) +
                   " each (PD-10.4)");
  return {};
}

}  // namespace

Found objection_to(const Ending& ending) {
  if (Found found = shares(ending)) return found;
  if (Found found = pass(ending)) return found;
  return scores(ending);
}

}  // namespace paradoxa::paradominetor
