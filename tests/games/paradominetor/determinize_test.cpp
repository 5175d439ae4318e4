// Positions drawn for a viewer: they agree with everything seen, and all that agree are equally
// likely. The second is checked against `Worlds`, which lists them all from the rules of what is
// seen (chapter 6 of the rules) and shares no code with the sampler.
#include "games/paradominetor/sampler/determinize.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/invariants.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/view.hpp"
#include "games/paradominetor/sampler/first_laying.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr Content kPlainContent{};

// Sanitizers make everything slow; then a part of the work must do.
#if defined(__SANITIZE_ADDRESS__)
constexpr int kSlowness = 12;
#elif defined(__has_feature)
constexpr int kSlowness = __has_feature(address_sanitizer) ? 12 : 1;
#else
constexpr int kSlowness = 1;
#endif

std::string_view seed_text() {
  const char* given = std::getenv("PARADOXA_SEED");
  return given != nullptr ? given : "determinize";
}

// Each test has a stream of its own: FNV-1a of the seed and the test's number.
FastRandom stream(std::uint64_t number) {
  std::uint64_t hash = 0xCBF29CE484222325u ^ number;
  for (const char c : seed_text()) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  return FastRandom{hash};
}

#define TRACE_SEED() SCOPED_TRACE("PARADOXA_SEED=" + std::string(seed_text()))

// ---- Games --------------------------------------------------------------------------------------

// kAnything: any legal move. kShedding: gets rid of its shortest colour, so that voids come early.
// kBlackGifts: passes black tiles on; seats with an odd number play them at once, others keep them.
enum class Manner { kAnything, kShedding, kBlackGifts };

Tile preferred(const TileSet& tiles, const std::function<int(Tile)>& rank, FastRandom& random) {
  Tile best = kNoTile;
  int best_rank = 0;
  tiles.for_each([&](Tile tile) {
    const int r = 16 * rank(tile) + static_cast<int>(random.below(16));
    if (best == kNoTile || r > best_rank) best = tile, best_rank = r;
  });
  return best;
}

Move choose(Manner manner, const State& state, Seat seat, FastRandom& random) {
  const bool playing = state.phase == Phase::kLead || state.phase == Phase::kFollow;
  if (manner == Manner::kShedding && playing)
    return Move::play(preferred(
        legal_play(state),
        [&](Tile tile) {
          ColourSet colour;
          if (!tile.is_black()) colour.add(tile.colour());
          return tile.is_black() ? -15 : -(state.hand(seat) & TileSet::of_colours(colour)).size();
        },
        random));
  const auto black_first = [](Tile tile) { return tile.is_black() ? 1 : 0; };
  const auto black_last = [](Tile tile) { return tile.is_black() ? -1 : 0; };
  if (manner == Manner::kBlackGifts && state.phase == Phase::kPass)
    return Move::pass(preferred(legal_pass(state, seat), black_first, random));
  if (manner == Manner::kBlackGifts && playing && seat.index % 2 == 1)
    return Move::play(preferred(legal_play(state), black_first, random));
  if (manner == Manner::kBlackGifts && playing)
    return Move::play(preferred(legal_play(state), black_last, random));
  return sample(kPlainContent, state, seat, random);
}

// Plays on until `stop` says so or the game is over; simultaneous choices come in any order.
void play_until(State& state, Manner manner, FastRandom& random,
                const std::function<bool(const State&)>& stop) {
  while (!stop(state)) {
    const SeatSet acting = to_act(kPlainContent, state);
    if (acting.empty()) return;
    const Seat s =
        seat(nth_set_bit(acting.bits, random.below(static_cast<std::uint32_t>(acting.size()))));
    apply(kPlainContent, state, s, choose(manner, state, s, random), NobodyListens{});
  }
}

Options any_options(int seats, FastRandom& random) {
  Options options = Options::for_seats(seats);
  do options.colours.bits = static_cast<std::uint8_t>(random.below(32));
  while (options.colours.size() != seats);
  options.pass = random.below(2) == 0 ? PassDirection::kLeft : PassDirection::kRight;
  if (random.below(2) == 0)
    options.first_lead = seat(static_cast<int>(random.below(options.seats)));
  return options;
}

std::vector<Viewer> seats_and_spectator(const State& state) {
  std::vector<Viewer> viewers{kSpectator};
  for (int s = 0; s < state.seats(); ++s) viewers.push_back(Viewer::of(seat(s)));
  return viewers;
}

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// ---- All worlds ---------------------------------------------------------------------------------

// What tells two worlds apart: all hands, and all plays with their backs.
std::string key_of(const PerSeat<TileSet>& hands, const std::array<Tile, kMaxTiles>& plays) {
  std::string key(sizeof hands + sizeof plays, '\0');
  std::memcpy(key.data(), &hands, sizeof hands);
  std::memcpy(key.data() + sizeof hands, &plays, sizeof plays);
  return key;
}

std::string key_of(const State& state) {
  std::array<Tile, kMaxTiles> plays;
  for (std::size_t i = 0; i < kMaxTiles; ++i) plays[i] = state.plays[i].tile();
  return key_of(state.hands, plays);
}

// Where each tile is: in the hand of seat s (s), or played by it (5 + s).
using Whereabouts = std::array<std::array<double, 10>, 96>;

void add_whereabouts(Whereabouts& sums, const View& view, const PerSeat<TileSet>& hands,
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

// Pearson's statistic over cells with enough in them; the rest are one cell.
struct ChiSquare {
  double sum = 0;
  double degrees = 0;
  double rest_seen = 0;
  double rest_expected = 0;

  void cell(double seen, double expected) {
    if (expected < 5) {
      rest_seen += seen;
      rest_expected += expected;
      return;
    }
    sum += (seen - expected) * (seen - expected) / expected;
    degrees += 1;
  }
  // All cells are in: one degree of freedom is lost to the total.
  void close() {
    if (rest_expected >= 5) {
      sum += (rest_seen - rest_expected) * (rest_seen - rest_expected) / rest_expected;
      degrees += 1;
    }
    degrees -= 1;
  }
  void add(const ChiSquare& other) {
    sum += other.sum;
    degrees += other.degrees;
  }
  // In standard deviations (Wilson and Hilferty 1931).
  double deviations() const {
    if (degrees < 1) return 0;
    const double unit = 2 / (9 * degrees);
    return (std::cbrt(sum / degrees) - (1 - unit)) / std::sqrt(unit);
  }
};

// Chance exceeds this once in a thousand million tests.
constexpr double kTooFar = 6;

// How far apart the frequencies of fresh samplers and the list of all worlds are.
std::optional<ChiSquare> compare(const View& view, const Worlds& worlds, int draws,
                                 FastRandom& random) {
  std::unordered_map<std::string, double> seen;
  for (int i = 0; i < draws; ++i) seen[key_of(Sampler(kPlainContent, view).next(random))] += 1;
  for (const auto& [key, times] : seen)
    if (!worlds.ways().contains(key)) return std::nullopt;
  ChiSquare result;
  for (const auto& [key, ways] : worlds.ways()) {
    const auto found = seen.find(key);
    result.cell(found == seen.end() ? 0 : found->second, draws * ways / worlds.total());
  }
  result.close();
  return result;
}

struct Endgame {
  State state{};
  View view{};
};

// A position in the last tricks, as one of the seats or a spectator sees it.
Endgame endgame(int seats, Manner manner, int tricks_left, FastRandom& random) {
  Endgame end;
  end.state = initial(kPlainContent, any_options(seats, random));
  const auto position = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
  play_until(end.state, manner, random, [&](const State& state) {
    return state.trick == kTricks - tricks_left && state.position == position &&
           (state.phase == Phase::kLead || state.phase == Phase::kFollow);
  });
  const auto viewers = seats_and_spectator(end.state);
  end.view = view(kPlainContent, end.state,
                  viewers[random.below(static_cast<std::uint32_t>(viewers.size()))]);
  return end;
}

std::string endgame_name(const Endgame& end) {
  return std::to_string(end.state.seats()) + " seats, trick " + std::to_string(end.state.trick) +
         ", viewer " + std::to_string(end.view.viewer.code);
}

// ---- The tests ----------------------------------------------------------------------------------

TEST(Determinize, every_position_drawn_is_sound_and_gives_the_same_view) {
  TRACE_SEED();
  FastRandom random = stream(1);
  const int games = 108 / kSlowness;
  for (int game = 0; game < games; ++game) {
    State state = initial(kPlainContent, any_options(3 + game % 3, random));
    const auto manner = static_cast<Manner>(game / 3 % 3);
    play_until(state, manner, random, [&](const State& now) {
      for (const Viewer viewer : seats_and_spectator(now)) {
        const View seen = view(kPlainContent, now, viewer);
        Sampler sampler(kPlainContent, seen);
        for (int i = 0; i < 3; ++i) {
          const State drawn = sampler.next(random);
          EXPECT_EQ(flaw(kPlainContent, drawn), "")
              << "game " << game << " trick " << int{now.trick};
          EXPECT_TRUE(same_bytes(view(kPlainContent, drawn, viewer), seen))
              << "game " << game << " phase " << static_cast<int>(now.phase) << " trick "
              << int{now.trick} << " viewer " << int{viewer.code};
        }
      }
      return testing::Test::HasFailure();
    });
  }
}

TEST(Determinize, PD_R25_where_nothing_is_hidden_the_position_itself_comes_back) {
  TRACE_SEED();
  FastRandom random = stream(2);
  for (int game = 0; game < 30; ++game) {
    State state = initial(kPlainContent, any_options(3 + game % 3, random));
    play_until(state, Manner::kAnything, random, [&](const State& now) {
      const State drawn = Sampler(kPlainContent, view(kPlainContent, now, kReferee)).next(random);
      EXPECT_TRUE(same_bytes(drawn, now)) << "phase " << static_cast<int>(now.phase);
      return testing::Test::HasFailure();
    });
    ASSERT_EQ(state.phase, Phase::kEnd);
    for (const Viewer viewer : seats_and_spectator(state))
      EXPECT_TRUE(same_bytes(
          Sampler(kPlainContent, view(kPlainContent, state, viewer)).next(random), state));
  }
}

TEST(Determinize, the_same_seed_draws_the_same_positions) {
  FastRandom random = stream(3);
  const Endgame end = endgame(5, Manner::kShedding, 8, random);
  FastRandom one{7}, other{7};
  Sampler first(kPlainContent, end.view), second(kPlainContent, end.view);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(same_bytes(first.next(one), second.next(other)));
  const Seat s = seat(1);
  const View seen = view(kPlainContent, end.state, Viewer::of(s));
  FastRandom again{8}, once_more{8};
  EXPECT_TRUE(same_bytes(determinize(kPlainContent, seen, s, again),
                         Sampler(kPlainContent, seen).next(once_more)));
}

// Endgames with more than one and not too many worlds, of every kind.
TEST(Determinize, in_endgames_all_worlds_that_agree_are_equally_likely) {
  TRACE_SEED();
  FastRandom random = stream(4);
  ChiSquare together;
  int compared = 0;
  for (int seats = 3; seats <= 5; ++seats)
    for (const Manner manner : {Manner::kAnything, Manner::kShedding})
      for (int tricks_left = 1; tricks_left <= 4; ++tricks_left)
        for (int attempts = 0, found = 0; found < 2 && attempts < 20; attempts += kSlowness) {
          const Endgame end = endgame(seats, manner, tricks_left, random);
          const Worlds worlds(end.view, 200, 60'000);
          const auto number = static_cast<int>(worlds.ways().size());
          if (!worlds.complete() || number < 2) continue;
          ++found;
          ++compared;
          const auto result = compare(end.view, worlds, 60 * number + 100, random);
          ASSERT_TRUE(result) << "a world that does not agree: " << endgame_name(end);
          EXPECT_LT(result->deviations(), kTooFar) << number << " worlds: " << endgame_name(end);
          together.add(*result);
        }
  EXPECT_GT(compared, 12 / kSlowness);
  EXPECT_LT(together.deviations(), kTooFar);
  RecordProperty("compared", compared);
  RecordProperty("deviations", std::to_string(together.deviations()));
}

// PD-R18: the giver of a black tile cannot tell it from the others when its taker plays black.
TEST(Determinize, PD_R18_a_given_black_tile_is_any_of_the_takers_black_tiles) {
  TRACE_SEED();
  FastRandom random = stream(5);
  ChiSquare together;
  int compared = 0;
  for (int attempts = 0; compared < (kSlowness > 1 ? 2 : 8) && attempts < 4000; ++attempts) {
    const Endgame end = endgame(3 + attempts % 3, Manner::kBlackGifts, 1 + attempts % 4, random);
    const Unseen unseen = unseen_in(end.view);
    if (!unseen.black_gift.open() || (unseen.pool[0] & kSixes) == 0) continue;
    const Worlds worlds(end.view, 200, 100'000);
    const auto number = static_cast<int>(worlds.ways().size());
    if (!worlds.complete() || number < 2) continue;
    ++compared;
    const auto result = compare(end.view, worlds, 50 * number + 100, random);
    ASSERT_TRUE(result) << "a world that does not agree: " << endgame_name(end);
    EXPECT_LT(result->deviations(), kTooFar) << number << " worlds: " << endgame_name(end);
    together.add(*result);
  }
  EXPECT_GT(compared, 0);
  EXPECT_LT(together.deviations(), kTooFar);
}

// One sampler alone, in larger spaces: how often each tile is where. Successive positions are not
// quite independent, so the spread is taken to be twice as large.
TEST(Determinize, one_sampler_goes_everywhere) {
  TRACE_SEED();
  FastRandom random = stream(6);
  const int draws = 6000 / kSlowness;
  for (int seats = 3; seats <= 5; ++seats)
    for (const Manner manner : {Manner::kAnything, Manner::kShedding})
      for (int attempts = 0, found = 0; found < 3 && attempts < 40; attempts += kSlowness) {
        const Endgame end = endgame(seats, manner, 1 + attempts % 4, random);
        const Worlds worlds(end.view, 20'000, 150'000);
        if (!worlds.complete() || worlds.ways().size() < 200) continue;
        ++found;
        Whereabouts seen{};
        Sampler sampler(kPlainContent, end.view);
        for (int i = 0; i < draws; ++i) {
          const State drawn = sampler.next(random);
          std::array<Tile, kMaxTiles> plays;
          for (std::size_t p = 0; p < kMaxTiles; ++p) plays[p] = drawn.plays[p].tile();
          add_whereabouts(seen, end.view, drawn.hands, plays, 1.0 / draws);
        }
        for (std::size_t tile = 0; tile < seen.size(); ++tile)
          for (std::size_t place = 0; place < seen[tile].size() && tile != Tile::kBlackCode;
               ++place) {
            const double exact = worlds.whereabouts()[tile][place] / worlds.total();
            const double spread = 2 * std::sqrt(exact * (1 - exact) / draws) + 1e-9;
            EXPECT_LT(std::abs(seen[tile][place] - exact), kTooFar * spread)
                << "tile " << tile << " place " << place << " of " << worlds.ways().size()
                << " worlds: " << endgame_name(end);
          }
      }
}

// PD-2.3: before the first trick all deals are equally likely. Counted: the owner of each tile, and
// of each pair of tiles that follow each other in a deck.
TEST(Determinize, PD_2_3_plain_hands_are_dealt_evenly) {
  TRACE_SEED();
  FastRandom random = stream(7);
  const int draws = 20'000 / kSlowness;
  for (int seats = 3; seats <= 5; ++seats) {
    State state = initial(kPlainContent, any_options(seats, random));
    play_until(state, Manner::kAnything, random,
               [](const State& now) { return now.phase == Phase::kPass; });
    const Seat viewer = seat(1);
    Sampler sampler(kPlainContent, view(kPlainContent, state, Viewer::of(viewer)));
    std::map<std::array<int, 3>, double> owners;  // of tile a, of tile b, which pair
    for (int i = 0; i < draws; ++i) {
      const State drawn = sampler.next(random);
      int last = -1;
      for (int code = 0; code < kColours * 16; ++code)
        for (int s = 0; s < seats; ++s)
          if (seat(s) != viewer &&
              drawn.hand(seat(s)).contains(Tile{static_cast<std::uint8_t>(code)})) {
            if (last >= 0) owners[{last, s, code}] += 1;
            last = s;
          }
    }
    // Two tiles of one deck rarely meet in a hand: 4 of the other 5 n - 1 places, n other seats.
    ChiSquare result;
    int last_code = -1;
    const int n = seats - 1;
    for (int code = 0; code < kColours * 16; ++code) {
      const Tile tile{static_cast<std::uint8_t>(code)};
      if (!tile.exists() || state.hand(viewer).contains(tile)) continue;
      if (!state.options.colours.contains(tile.colour())) continue;
      if (last_code >= 0) {
        const bool same_deck =
            Tile{static_cast<std::uint8_t>(last_code)}.timeframe() == tile.timeframe();
        ChiSquare pair;
        for (int a = 0; a < seats; ++a)
          for (int b = 0; b < seats; ++b) {
            if (seat(a) == viewer || seat(b) == viewer) continue;
            const double there = same_deck ? (a == b ? 4.0 : 5.0) / (5 * n - 1) : 1.0 / n;
            pair.cell(owners[{a, b, code}], draws * there / n);
          }
        pair.close();
        EXPECT_LT(pair.deviations(), kTooFar) << seats << " seats, tile " << code;
        result.add(pair);
      }
      last_code = code;
    }
    EXPECT_GT(result.degrees, 50);
    EXPECT_LT(result.deviations(), kTooFar) << seats << " seats";
  }
}

// PD-2.6: any of the five tiles of a timeframe in the holder's fifteen may be the one that was
// passed; a black one as often as there are black tiles among them.
void expect_even_gifts(const State& state, Viewer viewer, FastRandom& random) {
  const View seen = view(kPlainContent, state, viewer);
  Sampler sampler(kPlainContent, seen);
  ChiSquare together;
  std::map<std::array<int, 3>, double> ranks;  // giver, timeframe, how many tiles come before it
  const int draws = 4000 / kSlowness;
  for (int i = 0; i < draws; ++i) {
    const State drawn = sampler.next(random);
    PerSeat<TileSet> all = drawn.hands;
    for (int p = 0; p < kMaxTiles && drawn.plays[static_cast<std::size_t>(p)].made(); ++p)
      all[seen.player_of(p / drawn.seats(), p % drawn.seats()).index].add(
          drawn.plays[static_cast<std::size_t>(p)].tile());
    for (int g = 0; g < drawn.seats(); ++g) {
      const Seat holder = drawn.phase > Phase::kPass ? drawn.receiver(seat(g)) : seat(g);
      if (viewer.sees_as(holder) || viewer.sees_as(seat(g))) continue;
      for (int t = 0; t < drawn.chosen(seat(g)); ++t) {
        const Tile given = drawn.given[static_cast<std::size_t>(g)][static_cast<std::size_t>(t)];
        const TileSet five = all[holder.index] & TileSet::of_timeframe(static_cast<Timeframe>(t));
        ASSERT_EQ(five.size(), kTilesPerTimeframe);
        ASSERT_TRUE(five.contains(given));
        int before = 0;
        five.for_each([&](Tile tile) { before += tile.code < given.code; });
        if (given.is_black())
          before += static_cast<int>(random.below(static_cast<std::uint32_t>(five.black())));
        ranks[{g, t, before}] += 1;
      }
    }
  }
  for (int g = 0; g < state.seats(); ++g)
    for (int t = 0; t < kTimeframes; ++t) {
      if (!ranks.contains({g, t, 0}) && !ranks.contains({g, t, 1})) continue;
      ChiSquare link;
      for (int rank = 0; rank < kTilesPerTimeframe; ++rank)
        link.cell(ranks[{g, t, rank}], draws / 5.0);
      link.close();
      together.add(link);
    }
  EXPECT_GT(together.degrees, 0);
  EXPECT_LT(together.deviations(), kTooFar);
}

TEST(Determinize, PD_2_8_what_others_pass_is_any_of_the_holders_tiles) {
  TRACE_SEED();
  FastRandom random = stream(8);
  for (int seats = 3; seats <= 5; ++seats)
    for (const int trick : {-1, 0, 4, 11}) {
      State state = initial(kPlainContent, any_options(seats, random));
      play_until(state, Manner::kAnything, random, [&](const State& now) {
        int chosen = 0;
        for (int s = 0; s < seats; ++s) chosen += now.chosen(seat(s));
        return trick < 0 ? chosen == 3 * seats - 1
                         : now.phase == Phase::kLead && now.trick == trick;
      });
      expect_even_gifts(state, kSpectator, random);
      if (trick >= 0) expect_even_gifts(state, Viewer::of(seat(2)), random);
    }
}

TEST(Determinize, the_complete_search_finds_a_laying_wherever_there_is_one) {
  TRACE_SEED();
  FastRandom random = stream(9);
  int impossible = 0;
  for (int i = 0; i < 200 / kSlowness; ++i) {
    const Endgame end = endgame(3 + i % 2, static_cast<Manner>(i % 3), 2 + i % 14, random);
    Unseen unseen = unseen_in(end.view);
    Laying laying;
    ASSERT_TRUE(search_laying(unseen, laying, random)) << endgame_name(end);
    for (std::size_t s = 0; s < unseen.strangers.size(); ++s) {
      int held = 0;
      for (std::size_t t = 0; t < kTimeframes; ++t) {
        const Row all = laying.hand[s][t] | laying.played[s][t];
        EXPECT_EQ(count(all), unseen.strangers[s].open(t));
        EXPECT_EQ(laying.hand[s][t] & ~unseen.strangers[s].may_hold[t], 0u);
        EXPECT_EQ(unseen.strangers[s].bound[t] & ~all, 0u);
        held += count(laying.hand[s][t]);
      }
      EXPECT_EQ(held, int{unseen.strangers[s].hand_size});
    }
    // Nobody may hold anything: then there is none, and the search says so when all is tried.
    if (unseen.plays.size() > 4) continue;
    for (Stranger& stranger : unseen.strangers) stranger.may_hold = {};
    EXPECT_FALSE(search_laying(unseen, laying, random));
    EXPECT_FALSE(find_laying(unseen, laying, random));
    ++impossible;
  }
  EXPECT_GT(impossible, 0);
}

// ---- Figures ------------------------------------------------------------------------------------

// How alike two positions in a row are, in their hidden tiles: 0 as alike as any two, 1 the same.
double correlation(const std::vector<State>& drawn) {
  const auto whereabouts = [](const State& state) {
    std::array<std::uint8_t, 96> places{};
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      state.hands[s].for_each([&](Tile tile) { places[tile.code] = static_cast<std::uint8_t>(s); });
    for (std::size_t i = 0; i < kMaxTiles && state.plays[i].made(); ++i)
      places[state.plays[i].tile().code] = static_cast<std::uint8_t>(10 + i);
    places[Tile::kBlackCode] = 0;
    return places;
  };
  double alike_next = 0, alike_far = 0, open = 0;
  const auto first = whereabouts(drawn[0]);
  std::array<bool, 96> varies{};
  for (const State& state : drawn)
    for (std::size_t tile = 0; tile < varies.size(); ++tile)
      varies[tile] = varies[tile] || whereabouts(state)[tile] != first[tile];
  for (std::size_t i = 0; i + 1 < drawn.size(); ++i) {
    const auto here = whereabouts(drawn[i]), next = whereabouts(drawn[i + 1]);
    const auto far = whereabouts(drawn[(i + drawn.size() / 2) % drawn.size()]);
    for (std::size_t tile = 0; tile < varies.size(); ++tile) {
      if (!varies[tile]) continue;
      open += 1;
      alike_next += here[tile] == next[tile];
      alike_far += here[tile] == far[tile];
    }
  }
  return open == alike_far ? 0 : (alike_next - alike_far) / (open - alike_far);
}

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Run by hand, with --gtest_also_run_disabled_tests: the table of docs/determinize.md.
TEST(Determinize, DISABLED_positions_a_second) {
  FastRandom random = stream(10);
  std::printf("| seats | trick | first position, us | thousand a second | correlation |\n");
  for (int seats = 3; seats <= 5; ++seats)
    for (const int trick : {0, 1, 2, 3, 6, 9, 12, 14, 15}) {  // 0 is the pass
      double first = 0, others = 0, alike = 0;
      const int games = 40, draws = 2000;
      for (int game = 0; game < games; ++game) {
        State state = initial(kPlainContent, any_options(seats, random));
        const int position = game % seats;
        play_until(state, static_cast<Manner>(game % 2), random, [&](const State& now) {
          if (trick == 0) return now.phase == Phase::kPass;
          return now.trick == trick - 1 && now.position == position && now.phase > Phase::kFirst;
        });
        const Seat s = to_act(kPlainContent, state).first();
        const View seen = view(kPlainContent, state, Viewer::of(s));
        std::vector<State> drawn(draws);
        const double start = seconds();
        for (int i = 0; i < 20; ++i) drawn[0] = Sampler(kPlainContent, seen).next(random);
        const double begun = seconds();
        Sampler sampler(kPlainContent, seen);
        for (State& next : drawn) next = sampler.next(random);
        first += (begun - start) / 20;
        others += seconds() - begun;
        if (unseen_in(seen).pool != Rows{}) alike += correlation(drawn);
      }
      std::printf("| %d | %d | %.1f | %.0f | %.3f |\n", seats, trick, 1e6 * first / games,
                  games * draws / others / 1000, alike / games);
    }
}

}  // namespace
}  // namespace paradoxa::paradominetor
