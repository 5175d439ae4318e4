#include "games/island/notebook/notebook.hpp"

#include <algorithm>

#include "engine/bits.hpp"
#include "games/island/notebook/clashes.hpp"
#include "games/island/notebook/odds.hpp"
#include "games/island/notebook/possible.hpp"
#include "games/island/sampler/table_of.hpp"
#include "games/island/sampler/tracks.hpp"

namespace paradoxa::island {
namespace {

using PartSet = IdSet<OceanPart, kOceanParts>;

// ---- Tracks -------------------------------------------------------------------------------------

int number_of(const std::vector<NotedSpace>& spaces, Vector at) {
  const auto found = std::ranges::find_if(
      spaces, [&](const NotedSpace& space) { return space.q == at.q && space.r == at.r; });
  return found == spaces.end() ? -1 : static_cast<int>(found - spaces.begin());
}

NotedTrack track_of(const Tracks& tracks, int number) {
  NotedTrack track;
  track.anchored = number == Tracks::kAnchored;
  for (const Fact& fact : tracks.fragments()[static_cast<std::size_t>(number)].facts) {
    int at = number_of(track.spaces, fact.at);
    if (at < 0) {
      at = static_cast<int>(track.spaces.size());
      track.spaces.push_back({fact.at.q, fact.at.r, std::nullopt});
    }
    if (fact.name.exists()) track.spaces[static_cast<std::size_t>(at)].name = fact.name;
  }
  for (const Walk& walk : tracks.walks()) {
    if (walk.fragment != number) continue;
    NotedWalk noted;
    if (walk.who < kMaxPieces)
      noted.piece = Piece{walk.who};
    else
      noted.op = op_piece(walk.who - kMaxPieces);
    for (const Vector at : walk.at)
      if (const int space = number_of(track.spaces, at); space >= 0) noted.spaces.push_back(space);
    noted.here = walk.here;
    track.walks.push_back(std::move(noted));
  }
  return track;
}

std::vector<NotedTrack> tracks_of(const Tracks& tracks) {
  std::vector<NotedTrack> noted;
  for (int i = 0; i < static_cast<int>(tracks.fragments().size()); ++i)
    if (!tracks.fragments()[static_cast<std::size_t>(i)].facts.empty())
      noted.push_back(track_of(tracks, i));
  return noted;
}

// ---- The Wave -----------------------------------------------------------------------------------

// IS-11.7: where somebody left the island and did not meet it, it was not; where somebody did, it
// was. Until it moves, it still is, or is not.
std::vector<OceanPart> wave_parts(const Tracks& tracks, std::span<const Saying> sayings,
                                  const View& view) {
  if (!view.on_map.contains(OpPiece::kWave)) return {};
  PartSet possible = PartSet::all();
  auto departure = tracks.departures().begin();
  for (std::size_t i = 0; i < sayings.size(); ++i) {
    const Saying& saying = sayings[i];
    const bool about_wave = saying.who == static_cast<std::uint8_t>(OpPiece::kWave);
    if (saying.said == Said::kWaveMoved || (saying.said == Said::kOpBack && about_wave))
      possible = PartSet::all();
    if (saying.said == Said::kTold && about_wave && saying.b != Saying::kNone)
      possible = PartSet::of(ocean_part(saying.b));
    if (saying.said == Said::kTracked && op_piece(saying.a) == OpPiece::kWave &&
        saying.names[0] != Saying::kNone)
      possible = PartSet::of(ocean_part(saying.names[0]));
    if (departure == tracks.departures().end() || departure->saying != i) continue;
    const Departure left = *departure++;
    if (left.from.fragment != Tracks::kAnchored || saying.cut_short) continue;
    const Cell from = cell_at(left.from.at);
    if (!from.exists()) continue;
    const Ray ray = island::ray(from, left.direction, left.length);
    if (!ray.in_ocean()) continue;
    if (saying.company.op.contains(OpPiece::kWave))
      possible = PartSet::of(ray.part);
    else
      possible.remove(ray.part);
  }
  std::vector<OceanPart> parts;
  possible.for_each([&](OceanPart part) { parts.push_back(part); });
  return parts;
}

// ---- What follows -------------------------------------------------------------------------------

void fix_track(Possible& possible, const NotedTrack& track, NotedBase base) {
  for (const NotedSpace& space : track.spaces) {
    const Cell cell = Cell::at_axial(space.q + base.q, space.r + base.r);
    if (space.name && cell.exists() && !space.name->is_ocean()) possible.fix(cell, *space.name);
  }
}

bool fits(const Possible& possible, const NotedTrack& track, NotedBase base) {
  return std::ranges::all_of(track.spaces, [&](const NotedSpace& space) {
    const Cell cell = Cell::at_axial(space.q + base.q, space.r + base.r);
    if (space.name && space.name->is_ocean()) return !cell.exists();
    if (!cell.exists()) return false;
    return !space.name || (possible.names(cell) & bit_of(*space.name)) != 0;
  });
}

// Where tracks fit; one that fits once is as good as anchored, and then the next may be.
void place_tracks(Possible& possible, std::vector<NotedTrack>& tracks) {
  constexpr int kFar = 4 * kRadius;  // no space of a track is further from its first
  for (NotedTrack& track : tracks) {
    if (track.anchored)
      fix_track(possible, track, {});
    else
      for (int q = -kFar; q <= kFar; ++q)
        for (int r = -kFar; r <= kFar; ++r)
          if (fits(possible, track, {q, r})) track.fits.push_back({q, r});
  }
  for (bool changed = true; changed && possible.settle();) {
    changed = false;
    for (NotedTrack& track : tracks) {
      if (track.fits.size() < 2) continue;
      std::erase_if(track.fits, [&](NotedBase base) { return !fits(possible, track, base); });
      if (track.fits.size() != 1) continue;
      fix_track(possible, track, track.fits[0]);
      changed = true;
    }
  }
}

void note_possible(const Possible& possible, Aid& aid) {
  constexpr int kFew = 4;
  for (int c = 0; c < kCells; ++c) {
    const Cell cell = Cell::at(c);
    const NameBits names = possible.names(cell);
    if (popcount(names) == 1) {
      aid.sure.push_back({cell, Name::at(lowest_bit(names))});
    } else if (popcount(names) <= kFew) {
      NotedChoice choice{cell, {}};
      for_each_bit(names, [&](int name) { choice.names.push_back(Name::at(name)); });
      aid.maybe.push_back(std::move(choice));
    }
  }
}

}  // namespace

int max_aid(const View& view) { return view.sees_all() ? 0 : view.options.assist_max; }

Aid aid(const Content& content, const View& view, const Heard& heard, int level,
        std::span<const NotedCell> marks) {
  Aid aid;
  aid.level = level;
  const Table table = table_of(view);
  const Tracks tracks(content, table, heard.sayings());
  aid.tracks = tracks_of(tracks);
  aid.wave = wave_parts(tracks, heard.sayings(), view);
  Possible possible(content);
  if (level >= 2) {
    place_tracks(possible, aid.tracks);
    if (possible.settle()) note_possible(possible, aid);
    aid.clashes = find_clashes(possible, marks);
  } else {
    for (const NotedTrack& track : aid.tracks)
      if (track.anchored) fix_track(possible, track, {});
    for (int c = 0; c < kCells; ++c)
      if (const NameBits names = possible.names(Cell::at(c)); popcount(names) == 1)
        aid.sure.push_back({Cell::at(c), Name::at(lowest_bit(names))});
  }
  if (level >= 3) aid.odds = draw_odds(content, view, heard);
  return aid;
}

}  // namespace paradoxa::island
