// The values themselves: sizes, bytes without padding, and a whole game played while the compiler
// reads it.
#include <type_traits>

#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

static_assert(sizeof(State) <= 640);
static_assert(sizeof(Move) <= 4);
static_assert(sizeof(Disc) == 1 && sizeof(Card) == 1 && sizeof(Cell) == 1 && sizeof(Item) == 1);
static_assert(PlainValue<State> && PlainValue<Move> && PlainValue<View> && PlainValue<Options>);
static_assert(PlainValue<Disc> && PlainValue<Card> && PlainValue<CardSet> && PlainValue<Matrix>);
static_assert(!std::is_convertible_v<Disc, int> && !std::is_convertible_v<int, Disc>);
static_assert(!std::is_convertible_v<Colour, int> && !std::is_convertible_v<Seat, int>);
static_assert(std::is_trivially_copyable_v<MoveList>);

// ---- In constant expressions --------------------------------------------------------------------

// g++ 12 evaluates the games as well, but then compiles functions of the rules wrongly (draws from
// an empty tech deck), so only clang plays them.
#ifdef __clang__

// Files are read at run time; this is a game of the same size with plainer cards.
constexpr Content plain_content() {
  Content content;
  for (int id = 0; id < kCards; ++id) {
    CardText& text = content.cards[static_cast<std::size_t>(id)];
    const Card card = Card::at(id);
    text.slots.fill(Slot::kAny);
    text.particles = 2;
    if (card.is_nexus()) {
      text.particles = 0;
      text.cell = Cell::at(card.world() * 7 % kCells);
    } else if (card.is_experiment()) {
      text.particles = 1;
      text.slots[1] = Slot::kPlanet;
      text.planets = 1;
    } else if (card.is_parallel()) {
      text.slots[1] = Slot::kPurple;
    } else {
      text.asset = static_cast<std::uint8_t>(id % kAssets);
    }
  }
  for (std::size_t g = 0; g < kGoals; ++g) {
    content.goals[g].predicate = g < 5   ? Predicate::kAsset
                                 : g < 9 ? Predicate::kKind
                                         : Predicate::kSecret;
    content.goals[g].value = static_cast<std::uint8_t>(g < 5 ? g : g - 5);
  }
  for (std::size_t c = 0; c < kColours; ++c)
    content.rival[c] = {static_cast<std::uint8_t>(c + 1), static_cast<std::uint8_t>(5 - c), 1, 1};
  content.rates = {GoalRate{1, 1}, GoalRate{2, 3}, GoalRate{3, 6}};
  content.circuit = {3, 4, 5, 8, 7, 6};
  content.kinds = {KindNumbers{1, 5}, KindNumbers{2, 3}, KindNumbers{3, 1}, KindNumbers{2, 0},
                   KindNumbers{2, 0}};
  content.set_points = {0, 1, 3, 6, 10};
  content.experiment_points = {0, 1, 3, 6};
  content.disc_sets = {0, 4, 7, 7, 9};
  return content;
}
constexpr Content kPlain = plain_content();

struct Played {
  State state{};
  FastRandom random{1};
  int moves = 0;
};

constexpr Played begun(int seats) {
  Played played;
  played.state = initial(kPlain, Options::for_seats(seats));
  return played;
}

constexpr Played continued(Played played, int moves) {
  for (; moves > 0 && played.state.ask != Ask::kOver; --moves, ++played.moves) {
    const Seat s = to_act(kPlain, played.state).first();
    apply(kPlain, played.state, s, sample(kPlain, played.state, s, played.random), NobodyListens{});
  }
  return played;
}

// In parts, since a compiler counts the steps of each constant by itself.
constexpr int kPartMoves = 40;
template <int kSeats, int kPart>
constexpr Played kGame = continued(kGame<kSeats, kPart - 1>, kPartMoves);
template <int kSeats>
constexpr Played kGame<kSeats, 0> = begun(kSeats);

constexpr Played kAlone = kGame<1, 8>;
constexpr Played kTwo = kGame<2, 14>;
static_assert(kAlone.state.ask == Ask::kOver && kTwo.state.ask == Ask::kOver);
static_assert(kAlone.state.round == 9 && kTwo.state.round == 9);
static_assert(flaw(kPlain, kAlone.state).empty() && flaw(kPlain, kTwo.state).empty());
static_assert(outcome(kPlain, kTwo.state)->ranks[0] >= 1);
static_assert(view(kPlain, kTwo.state, kSpectator).round == 9);

// Masks take another way at run time; the games are the same to the last byte.
TEST(PiTypes, games_played_by_the_compiler_are_played_alike_at_run_time) {
  const Played alone = continued(begun(1), 10'000);
  const Played two = continued(begun(2), 10'000);
  EXPECT_EQ(alone.moves, kAlone.moves);
  EXPECT_EQ(two.moves, kTwo.moves);
  EXPECT_EQ(alone.state, kAlone.state);
  EXPECT_EQ(two.state, kTwo.state);
}

#endif

// How many moves there are at each decision of one game, as recorded: the lists are stable.
TEST(PiTypes, the_numbers_of_moves_in_one_game_are_as_recorded) {
  State state = initial(shipped(), Options::for_seats(2));
  FastRandom random(1);
  int decisions = 0;
  std::uint64_t digest = 0;
  while (state.ask != Ask::kOver) {
    const Seat s = to_act(shipped(), state).first();
    const MoveList legal = legal_moves(shipped(), state, s);
    for (const Move& move : legal)
      digest = (digest ^ static_cast<std::uint64_t>(move.kind) << 16 ^
                static_cast<std::uint64_t>(move.a) << 8 ^ move.b) *
               0x100000001B3u;
    ++decisions;
    apply(shipped(), state, s, sample(shipped(), state, s, random), NobodyListens{});
  }
  EXPECT_EQ(decisions, 249);
  EXPECT_EQ(digest, 14048207179634228747u);
}

}  // namespace
}  // namespace paradoxa::initiative
