// The values themselves: sizes, bytes without padding, sets of tiles, and whole games played while
// the compiler reads them.
#include <type_traits>

#include "engine/game.hpp"
#include "engine/nature.hpp"
#include "games/paradominetor/rules/playout.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

static_assert(sizeof(State) <= 256);
static_assert(sizeof(Move) <= 8);
static_assert(sizeof(Tile) == 1 && sizeof(Face) == 1 && sizeof(SeenTile) == 1);
static_assert(PlainValue<State> && PlainValue<Move> && PlainValue<View> && PlainValue<Options>);
static_assert(PlainValue<Tile> && PlainValue<Face> && PlainValue<TileSet> && PlainValue<Play>);
static_assert(!std::is_convertible_v<Tile, int> && !std::is_convertible_v<int, Tile>);
static_assert(!std::is_convertible_v<Colour, int> && !std::is_convertible_v<Seat, int>);
static_assert(std::is_trivially_copyable_v<MoveList>);

// ---- In constant expressions --------------------------------------------------------------------

struct Ended {
  int moves = 0;
  State state{};
};

constexpr Ended whole_game(int seats, std::uint64_t seed) {
  Ended ended{0, initial(kContent, Options::for_seats(seats))};
  FastRandom random(seed);
  for (SeatSet acting = to_act(kContent, ended.state); !acting.empty();
       acting = to_act(kContent, ended.state)) {
    const Seat s = acting.first();
    const Move m = sample(kContent, ended.state, s, random);
    apply(kContent, ended.state, s, m, NobodyListens{});
    ++ended.moves;
  }
  return ended;
}

constexpr int total(const State& state) {
  int sum = 0;
  for (int s = 0; s < state.seats(); ++s) sum += state.score(seat(s));
  return sum;
}

constexpr Ended kThree = whole_game(3, 1);
constexpr Ended kFour = whole_game(4, 1);
constexpr Ended kFive = whole_game(5, 1);
static_assert(kThree.state.phase == Phase::kEnd && total(kThree.state) >= 30);
static_assert(kFour.state.phase == Phase::kEnd && total(kFour.state) >= 30);
static_assert(kFive.state.phase == Phase::kEnd && total(kFive.state) >= 30);
static_assert(score(kFour.state)->ranks[0] >= 1);
static_assert(flaw(kContent, kThree.state).empty());
static_assert(view(kContent, kFive.state, kSpectator).plays[74] ==
              SeenTile::whole(kFive.state.plays[74].tile()));

// Masks take another way at run time; the games are the same to the last byte.
TEST(PdTypes, games_played_by_the_compiler_are_played_alike_at_run_time) {
  const std::array<const Ended*, 3> compiled{&kThree, &kFour, &kFive};
  for (int seats = 3; seats <= 5; ++seats) {
    const Ended& expected = *compiled[static_cast<std::size_t>(seats - 3)];
    const Ended ended = whole_game(seats, 1);
    EXPECT_EQ(ended.moves, expected.moves);
    EXPECT_TRUE(same_bytes(ended.state, expected.state));
    EXPECT_EQ(flaw(kContent, ended.state), "");
  }
}

constexpr TileSet first_tiles_dealt(const Key256& key) {
  State state = initial(kContent, Options::for_seats(4));
  for (std::uint64_t number = 0; number < 10; ++number) {
    NatureDraw draw(key, number);
    apply(kContent, state, kNature, sample(kContent, state, kNature, draw), NobodyListens{});
  }
  return state.hands[0];
}

constexpr Key256 kKey{1, 2, 3};
constexpr TileSet kDealt = first_tiles_dealt(kKey);
static_assert(kDealt.size() == 5);

TEST(PdTypes, natures_draws_are_the_same_in_a_constant_expression) {
  EXPECT_EQ(first_tiles_dealt(kKey), kDealt);
}

constexpr Clause refused_in_the_deal() {
  const State state = initial(kContent, Options{});
  return refusal(kContent, state, seat(0), Move::play(kBlackTile));
}
static_assert(refused_in_the_deal() == "PD-2.12"_clause);

static_assert(parse_tile("R3p") == Tile::of(Colour::kRed, 3, Timeframe::kPast));
static_assert(parse_tile("K0") == kBlackTile);
static_assert(!parse_tile("K1"));
static_assert(parse_face("P6") == Face::of(Colour::kPurple, 6));

// ---- The quick playout --------------------------------------------------------------------------

int play_on_by_moves(State& state, FastRandom& random) {
  int moves = 0;
  while (!to_act(kContent, state).empty()) {
    const Seat s = to_act(kContent, state).first();
    apply(kContent, state, s, sample(kContent, state, s, random), NobodyListens{});
    ++moves;
  }
  return moves;
}

TEST(PdPlayout, makes_the_same_moves_and_draws_as_one_move_at_a_time) {
  SCOPED_TRACE(seed_trace());
  const std::uint64_t games = kSanitized ? 600 : 6000;
  for (std::uint64_t number = 0; number < games; ++number) {
    const Options opts = varied_options(number);
    // From the beginning, and from any other place.
    const auto plies = number % 4 == 0 ? 0 : static_cast<int>(number * 7 % 170);
    const State start = random_position(opts, run_seed() + number, plies);
    State quick = start, slow = start;
    FastRandom for_quick(number), for_slow(number);
    const int moves = play_out(kContent, quick, for_quick);
    ASSERT_EQ(moves, play_on_by_moves(slow, for_slow)) << to_text(start);
    ASSERT_TRUE(same_bytes(quick, slow)) << to_text(start);
    ASSERT_EQ(for_quick.next(), for_slow.next()) << "another number of draws";
  }
}

// ---- Sets of tiles ------------------------------------------------------------------------------

TEST(PdTileSet, behaves_like_a_list_of_tiles) {
  SCOPED_TRACE(seed_trace());
  FastRandom random(run_seed());
  const TileSet all = initial(kContent, Options::for_seats(5)).undealt;
  for (int round = 0; round < 2000; ++round) {
    TileSet set;
    std::vector<Tile> list;
    for (int step = 0; step < 40; ++step) {
      const Tile t = all.nth(random.below(75));
      const auto times = std::ranges::count(list, t);
      const bool room = times < (t.is_black() ? 5 : 1);
      if (random.below(3) != 0 && room) {
        set.add(t);
        list.push_back(t);
      } else if (times > 0) {
        set.remove(t);
        list.erase(std::ranges::find(list, t));
      }
      ASSERT_EQ(set.contains(t), std::ranges::count(list, t) > 0);
    }
    std::ranges::sort(list, {}, [](Tile t) { return t.code; });
    ASSERT_EQ(set.size(), static_cast<int>(list.size()));
    ASSERT_EQ(set.black(), std::ranges::count(list, kBlackTile));
    ASSERT_EQ(set.empty(), list.empty());
    std::size_t at = 0;
    set.for_each([&](Tile t) { ASSERT_EQ(t, list[at++]); });
    for (std::uint32_t k = 0; k < list.size(); ++k) ASSERT_EQ(set.nth(k), list[k]);
    for (int c = 0; c < kColours; ++c) {
      ColourSet only;
      only.add(colour_at(c));
      ASSERT_EQ((set & TileSet::of_colours(only)).size(),
                std::ranges::count(list, colour_at(c), &Tile::colour));
      TileSet added;
      added.add_colour(colour_at(c));
      ASSERT_EQ(added, TileSet::of_colours(only));
    }
    TileSet rest = set;
    if (!list.empty()) {
      const auto k = random.below(static_cast<std::uint32_t>(list.size()));
      ASSERT_EQ(rest.take(set, k), list[k]);
      list.erase(list.begin() + k);
      TileSet expected;
      for (const Tile t : list) expected.add(t);
      ASSERT_EQ(rest, expected);
    }
  }
}

TEST(PdTileSet, of_colours_is_the_union_of_its_colours) {
  for (int bits = 0; bits < 1 << kColours; ++bits) {
    const ColourSet colours{static_cast<std::uint8_t>(bits)};
    TileSet expected;
    for (int c = 0; c < kColours; ++c)
      for (int offset = 0; offset < Tile::kOffsets; ++offset)
        if (colours.contains(colour_at(c))) expected.add(Tile::at(colour_at(c), offset));
    EXPECT_EQ(TileSet::of_colours(colours), expected);
    EXPECT_EQ(TileSet::of_colours(colours).with_black(3).black(), 3);
  }
}

}  // namespace
}  // namespace paradoxa::paradominetor
