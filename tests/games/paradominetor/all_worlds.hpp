// All worlds that agree with a view, listed from the rules of what is seen (chapter 6 of the
// rules): shares no code with the sampler.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {

// What tells two worlds apart: all hands, and all plays with their backs.
inline std::string key_of(const PerSeat<TileSet>& hands, const std::array<Tile, kMaxTiles>& plays) {
  std::string key(sizeof hands + sizeof plays, '\0');
  std::memcpy(key.data(), &hands, sizeof hands);
  std::memcpy(key.data() + sizeof hands, &plays, sizeof plays);
  return key;
}

inline std::string key_of(const State& state) {
  std::array<Tile, kMaxTiles> plays;
  for (std::size_t i = 0; i < kMaxTiles; ++i) plays[i] = state.plays[i].tile();
  return key_of(state.hands, plays);
}

// Where each tile is: in the hand of seat s (s), or played by it (5 + s).
using Whereabouts = std::array<std::array<double, 10>, 96>;

inline void add_whereabouts(Whereabouts& sums, const View& view, const PerSeat<TileSet>& hands,
                            const std::array<Tile, kMaxTiles>& plays, double weight) {
  for (std::size_t s = 0; s < hands.size(); ++s)
    hands[s].for_each([&](Tile tile) { sums[tile.code][s] += weight; });
  for (int i = 0; i < kMaxTiles && plays[static_cast<std::size_t>(i)] != kNoTile; ++i) {
    const Seat player = view.player_of(i / view.seats(), i % view.seats());
    sums[plays[static_cast<std::size_t>(i)].code][5u + player.index] += weight;
  }
}

// Lists every way of laying the tiles that the viewer of a view does not see, each black tile as a
// tile of its own. Plain and slow on purpose: tile by tile, place by place.
class Worlds {
 public:
  Worlds(const View& view, std::size_t most_worlds, int most_steps)
      : view_(view), most_worlds_(most_worlds), steps_left_(most_steps) {
    for (auto& counts : of_timeframe_) counts.fill(0);
    note_places();
    note_tiles();
    lay(0);
  }

  bool complete() const { return steps_left_ > 0; }
  const std::unordered_map<std::string, double>& ways() const { return ways_; }  // of each world
  double total() const { return total_; }
  const Whereabouts& whereabouts() const { return whereabouts_; }

 private:
  struct Place {
    int seat;
    int play;  // its index, or -1 for the hand
    Face face{};
    int room = 1;
  };
  struct Thing {
    Tile tile;
    int only_seat = -1;  // where the viewer's gift must be
  };

  bool stranger(int s) const { return !view_.knows_hand(seat(s)); }
  int player(int play) const {
    return view_.player_of(play / view_.seats(), play % view_.seats()).index;
  }

  // Chapter 6: a follower's coloured tile of no table colour shows that it held none of these.
  void note_voids() {
    for (int t = 0; t < kTricks; ++t) {
      std::vector<Colour> table;
      for (int place = 0; place < view_.seats(); ++place) {
        const SeenTile seen = view_.trick_plays(t)[place];
        if (seen.empty()) return;
        const Colour colour = seen.face().colour();
        const auto s = static_cast<std::size_t>(view_.player_of(t, place).index);
        if (place == 0 && colour == Colour::kBlack) {
          if (view_.declared[static_cast<std::size_t>(t)] != kUndeclared)
            table.push_back(colour_at(view_.declared[static_cast<std::size_t>(t)]));
        } else if (colour != Colour::kBlack) {
          if (place > 0 && std::find(table.begin(), table.end(), colour) == table.end())
            for (const Colour c : table) lacks_[s].add(c);
          table.push_back(colour);
        }
      }
    }
  }

  void note_places() {
    note_voids();
    for (int s = 0; s < view_.seats(); ++s) {
      hands_[static_cast<std::size_t>(s)] = view_.hands[static_cast<std::size_t>(s)];
      if (stranger(s))
        places_.push_back({s, -1, {}, view_.hand_sizes[static_cast<std::size_t>(s)]});
    }
    plays_.fill(kNoTile);
    for (int i = 0; i < kMaxTiles && !view_.plays[static_cast<std::size_t>(i)].empty(); ++i) {
      const SeenTile seen = view_.plays[static_cast<std::size_t>(i)];
      if (stranger(player(i)) && (!seen.tile() || seen.face() == kBlackFace)) {
        places_.push_back({player(i), i, seen.face(), 1});
      } else {
        plays_[static_cast<std::size_t>(i)] = *seen.tile();
        ++of_timeframe_[static_cast<std::size_t>(player(i))]
                       [static_cast<std::size_t>(seen.tile()->timeframe())];
      }
    }
  }

  // Tiles of one face follow each other, those with hidden plays first.
  void note_tiles() {
    std::vector<Thing> things;
    for (int c = 0; c < kColours; ++c)
      for (int offset = 0; offset < Tile::kOffsets; ++offset)
        if (view_.options.colours.contains(colour_at(c)))
          things.push_back({Tile::at(colour_at(c), offset)});
    for (int s = 0; s < view_.seats(); ++s) things.push_back({kBlackTile});
    const auto take = [&](Tile tile) {
      const auto found = std::find_if(things.begin(), things.end(),
                                      [&](const Thing& thing) { return thing.tile == tile; });
      ASSERT_NE(found, things.end());
      things.erase(found);
    };
    for (const TileSet& hand : hands_) hand.for_each(take);
    for (const Tile tile : plays_)
      if (tile != kNoTile) take(tile);
    if (view_.viewer.is_seat() && view_.phase > Phase::kPass) bind_gift(things);
    const auto order = [&](const Thing& thing) {
      const bool played = std::any_of(places_.begin(), places_.end(), [&](const Place& place) {
        return place.play >= 0 && place.face == thing.tile.face();
      });
      return (played ? 0 : 100) + thing.tile.face().code;
    };
    std::sort(things.begin(), things.end(),
              [&](const Thing& a, const Thing& b) { return order(a) < order(b); });
    things_ = std::move(things);
  }

  void bind_gift(std::vector<Thing>& things) {
    const int giver = view_.viewer.seat().index;
    const int step = view_.options.pass == PassDirection::kLeft ? 1 : view_.seats() - 1;
    for (const Tile tile : view_.given[static_cast<std::size_t>(giver)])
      for (Thing& thing : things)
        if (thing.tile == tile) {
          thing.only_seat = (giver + step) % view_.seats();
          break;
        }
  }

  bool may_lie(const Thing& thing, const Place& place) const {
    const auto s = static_cast<std::size_t>(place.seat);
    if (place.room == 0 || (thing.only_seat >= 0 && thing.only_seat != place.seat)) return false;
    if (of_timeframe_[s][static_cast<std::size_t>(thing.tile.timeframe())] == 5) return false;
    if (place.play >= 0) return place.face == thing.tile.face();
    return thing.tile.is_black() || !lacks_[s].contains(thing.tile.colour());
  }

  // All tiles of a face are laid: then all plays of it must be covered.
  bool face_done(std::size_t next) const {
    const Face face = things_[next - 1].tile.face();
    if (next < things_.size() && things_[next].tile.face() == face) return true;
    return std::none_of(places_.begin(), places_.end(), [&](const Place& place) {
      return place.play >= 0 && place.face == face && place.room > 0;
    });
  }

  void lay(std::size_t next) {
    if (--steps_left_ <= 0) return;
    if (next > 0 && !face_done(next)) return;
    if (next == things_.size()) {
      ways_[key_of(hands_, plays_)] += 1;
      total_ += 1;
      if (ways_.size() > most_worlds_) steps_left_ = 0;
      add_whereabouts(whereabouts_, view_, hands_, plays_, 1);
      return;
    }
    const Thing thing = things_[next];
    for (Place& place : places_) {
      if (!may_lie(thing, place)) continue;
      int& number = of_timeframe_[static_cast<std::size_t>(place.seat)]
                                 [static_cast<std::size_t>(thing.tile.timeframe())];
      TileSet& hand = hands_[static_cast<std::size_t>(place.seat)];
      --place.room;
      ++number;
      if (place.play < 0)
        hand.add(thing.tile);
      else
        plays_[static_cast<std::size_t>(place.play)] = thing.tile;
      lay(next + 1);
      if (place.play < 0) hand.remove(thing.tile);
      --number;
      ++place.room;
    }
  }

  const View& view_;
  std::size_t most_worlds_;
  int steps_left_;
  std::vector<Place> places_;
  std::vector<Thing> things_;
  PerSeat<ColourSet> lacks_{};
  PerSeat<std::array<int, kTimeframes>> of_timeframe_{};
  PerSeat<TileSet> hands_{};
  std::array<Tile, kMaxTiles> plays_{};
  std::unordered_map<std::string, double> ways_;
  double total_ = 0;
  Whereabouts whereabouts_{};
};

// ---- Statistics ---------------------------------------------------------------------------------

}  // namespace paradoxa::paradominetor
