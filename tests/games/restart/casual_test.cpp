// What the casual player of Restart chooses, and that it beats random play in every dystopia.
#include "games/restart/bot/casual.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "games/restart/text/notation.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move choice(const State& state, FastRandom& random) {
  const Seat seat = state.asked;
  return casual_move(shipped(), view(shipped(), state, Viewer::of(seat)), seat,
                     legal_moves(shipped(), state, seat), random);
}
// Every choice that some seeds give.
std::set<std::string> choices(const State& state) {
  std::set<std::string> texts;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FastRandom random(seed);
    texts.insert(to_text(choice(state, random)));
  }
  return texts;
}
using Texts = std::set<std::string>;

Table perceiving(int seats = 2) { return Table(Dystopia::kPandemia, seats, Phase::kPerception); }

// ---- Chains -------------------------------------------------------------------------------------

// The Chains that the owner of the turn has Validated when the phase is over, over some seeds.
int games_with(const Table& table, std::string_view validated) {
  int found = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    FastRandom random(seed);
    State state = table.state;
    while (state.phase == Phase::kPerception) {
      const Seat acting = state.asked;
      apply(shipped(), state, acting,
            is_nature(acting) ? sample(shipped(), state, acting, random) : choice(state, random),
            NobodyListens{});
    }
    found += state.validated_by(seat(0)).contains(chain(validated));
  }
  return found;
}

// C13 is T E F in a row of an Age. Nothing is missing, and the time is there.
TEST(RestartCasual, validates_a_chain_that_is_complete) {
  Table table = perceiving();
  table.types("T E F / S S S / S S S").chains(0, "C13 C17 C49").supply(0, 5, 0, 0);
  EXPECT_EQ(games_with(table, "C13"), 10);
}

// One card is missing: the Adult goes there and covers it with a card of that type.
TEST(RestartCasual, plays_over_the_card_that_is_missing) {
  Table table = perceiving();
  table.types("T S F / S S S / S S S").chains(0, "C13 C48 C49").supply(0, 2, 0, 0);
  table.child(0, "A1").hand(0, "E21 S19 S25");
  EXPECT_EQ(games_with(table, "C13"), 10);
}

// A void does the same.
TEST(RestartCasual, validates_with_a_void) {
  Table table = perceiving();
  table.types("T S F / S S S / S S S").chains(0, "C13 C48 C49").supply(0, 2, 0, 1);
  table.hand(0, "S25 S26");
  EXPECT_EQ(games_with(table, "C13"), 10);
}

// Two cards are missing and one can be played: without the icon that a pill switches on the Chain
// is out of reach. F07 has Move in its first slot and Cause in its second.
TEST(RestartCasual, uses_pills_for_an_icon_that_completes_a_chain) {
  Table table = perceiving();
  table.types("S E S / S S S / S S S").chains(0, "C41 C48 C13").supply(0, 2, 4, 0);
  table.studied(0, "F07").hand(0, "T19 F20 S25").child(0, "B1");
  EXPECT_EQ(games_with(table, "C13"), 10);
}

// ---- Pandemia -----------------------------------------------------------------------------------

// RS-E33: with one face of both that counts and dice to throw again, a Virus is fixed.
TEST(RestartCasual, fixes_and_rerolls_by_the_odds) {
  Table table(Dystopia::kPandemia);
  table.fragments(0, 1, 6, 1).supply(0, 3, 0, 0).play(kPlanA);
  ASSERT_EQ(table.state.ask, Ask::kFix);
  EXPECT_EQ(choices(table.state), Texts{"face X"});
  table.play(Move::with(MoveKind::kFace, Face::kBoth));
  table.play(Move::of(MoveKind::kRoll, 3, 2, 0));
  EXPECT_EQ(choices(table.state), Texts{"face C"});
}

TEST(RestartCasual, protects_against_a_throw_of_bad_faces) {
  Table table(Dystopia::kPandemia);
  table.supply(0, 3, 0, 0).play(kPlanA).play(Move::of(MoveKind::kRoll, 3, 3, 0));
  ASSERT_EQ(table.state.ask, Ask::kProtect);
  EXPECT_EQ(choices(table.state), Texts{"yes"});
}

// ---- Anomie -------------------------------------------------------------------------------------

// From c4, Economy, the empty Law is one step away.
TEST(RestartCasual, steps_on_the_law) {
  Table table(Dystopia::kAnomie);
  table.state.anomie.factions[0].senators[0].place = place("c4");
  table.supply(0, 3, 0, 0).play(kPlanA);
  ASSERT_EQ(table.state.ask, Ask::kSenator);
  EXPECT_EQ(choices(table.state), Texts{"senator c4"});
}

// ---- Extinction ---------------------------------------------------------------------------------

GeneRow tube(std::string_view genes) {
  GeneRow row;
  for (std::size_t i = 0; i + 1 < genes.size(); i += 3) row.push(gene(genes.substr(i, 2)));
  return row;
}

// X7 makes four of a kind of three.
TEST(RestartCasual, puts_a_gene_where_it_makes_the_set_larger) {
  Table table(Dystopia::kExtinction);
  Laboratory& own = table.state.extinction.laboratories[0];
  own.tubes = {tube("X7 X7 X7"), tube("Y1"), tube("X2"), tube("Y5")};
  table.supply(0, 3, 0, 0).play(kPlanA).play(Move::of(MoveKind::kTakeDeck));
  ASSERT_EQ(table.state.ask, Ask::kGene);
  table.play(Move::with(MoveKind::kDealGene, gene("X7")));
  EXPECT_EQ(choices(table.state), Texts{"put 1"});
}

// ---- Oceanrealm ---------------------------------------------------------------------------------

// The last sector of a column that has no industry.
TEST(RestartCasual, completes_a_column) {
  Table table(Dystopia::kOceanrealm);
  table.fragments(0, 0, 1, 0).adult(0, "A1").supply(0, 3, 0, 0);
  LandMap& map = table.state.oceanrealm.maps[0];
  for (const char* at : {"A3", "A2", "A1"})
    for (const int sector : {1, 4, 7})
      if (std::string_view(at) != "A1" || sector != 4)
        map.draw(space(at).id, sector, Symbol::kForest);
  table.play(kPlanA);
  ASSERT_EQ(table.state.ask, Ask::kSymbol);
  EXPECT_EQ(choices(table.state), Texts{"symbol L 5"});
}

// ---- Strength -----------------------------------------------------------------------------------

// One casual player among random ones; games in which it wins, a shared victory counting in part.
double casual_wins(Dystopia dystopia, int seats, int games) {
  double wins = 0;
  for (int game = 0; game < games; ++game) {
    FastRandom random(static_cast<std::uint64_t>(game));
    Options options = Options::for_seats(seats);
    options.dystopia = dystopia;
    const Seat casual = seat(game % seats);
    State state = initial(shipped(), options);
    while (state.ask != Ask::kOver) {
      const Seat acting = state.asked;
      apply(shipped(), state, acting,
            acting == casual ? choice(state, random) : sample(shipped(), state, acting, random),
            NobodyListens{});
    }
    wins += outcome(shipped(), state)->win_share(casual);
  }
  return wins;
}

TEST(RestartCasual, beats_random_play_in_every_dystopia_with_any_number_of_seats) {
  constexpr int kGames = 8;
  for (int d = 0; d < kDystopias; ++d)
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats)
      EXPECT_GE(casual_wins(static_cast<Dystopia>(d), seats, kGames), kGames - 1)
          << kDystopiaWords[static_cast<std::size_t>(d)] << ", " << seats << " seats";
}

}  // namespace
}  // namespace paradoxa::restart
