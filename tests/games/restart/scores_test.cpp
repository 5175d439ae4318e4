// RS-13.4 to RS-13.9, RS-14: scores, the winner, and the next dystopia.
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Table pandemia(int seats = 2) { return Table(Dystopia::kPandemia, seats); }
Score score(const Table& table, int of) { return score_of(shipped(), table.state, seat(of)); }

// A score of so many points in all, with Chains by level.
Score points(int all, int one, int two, int three) {
  Score score;
  score.pills = all;
  score.levels = {one, two, three};
  return score;
}

TEST(RsScores, RS_13_4_chains_score_by_level) {
  Table table = pandemia();
  table.validated(0, "C01 C02 C21 C52");
  EXPECT_EQ(score(table, 0).chains, 5 + 5 + 7 + 13);
  EXPECT_EQ(score(table, 1).chains, 0);
}

TEST(RsScores, RS_13_5_plans_score_as_the_dystopia_says) {
  Table table = pandemia();
  table.state.pandemia.researchers[0].markers = {12, 3};
  EXPECT_EQ(score(table, 0).plan_a, 6 + 2);
  EXPECT_EQ(score(table, 0).plan_b, 2 + 3);
}

TEST(RsScores, RS_13_6_RS_8_3_cards_score_up_to_the_fragments_of_their_field) {
  Table table = pandemia();  // RS-E31
  table.studied(0, "E24").buried(0, "S24").buried(0, "S26");
  table.fragments(0, 0, 0, 3);
  EXPECT_EQ(score(table, 0).cards, 3);
  table.fragments(0, 0, 0, 5);
  EXPECT_EQ(score(table, 0).cards, 9);
  table.fragments(0, 0, 0, 6);
  EXPECT_EQ(score(table, 0).cards, 19);
  table.fragments(0, 6, 6, 0);
  EXPECT_EQ(score(table, 0).cards, 0);
}

TEST(RsScores, RS_13_6_used_pills_do_not_count) {
  Table table = pandemia();
  table.studied(0, "S27").fragments(0, 0, 0, 3);
  table.play(Move::with(MoveKind::kPill, Field::kMemory));
  EXPECT_EQ(score(table, 0).cards, 0);  // 2 points in slot 4
}

TEST(RsScores, RS_R12_RS_R13_covered_cards_score_nothing_and_buried_ones_do) {
  Table table = pandemia();  // RS-E30
  table.studied(0, "F10").fragments(0, 0, 6, 0);
  EXPECT_EQ(score(table, 0).cards, 4);
  table.studied(0, "F11");
  EXPECT_EQ(score(table, 0).cards, 3);
  table.buried(0, "F12").buried(0, "E12");
  EXPECT_EQ(score(table, 0).cards, 3 + 3 + 3);
}

TEST(RsScores, RS_13_7_pills_score_and_time_voids_and_hands_do_not) {
  Table table = pandemia();
  table.supply(0, 9, 4, 3);
  const Score all = score(table, 0);
  EXPECT_EQ(all.pills, 4);
  EXPECT_EQ(all.total(), 4);
}

TEST(RsScores, RS_13_9_the_sum_decides) {
  // RS-E8: Chains, Plans, cards and pills.
  const auto sum = [](int chains, int a, int b, int cards, int pills) {
    Score score;
    score.chains = chains;
    score.plan_a = a;
    score.plan_b = b;
    score.cards = cards;
    score.pills = pills;
    return score;
  };
  const Score first = sum(37, 44, 16, 8, 11);
  const Score second = sum(28, 36, 24, 9, 7);
  const Score third = sum(41, 38, 17, 11, 12);
  EXPECT_EQ(first.total(), 116);
  EXPECT_EQ(second.total(), 104);
  EXPECT_EQ(third.total(), 119);
  EXPECT_TRUE(beats(third, first) && beats(first, second) && !beats(second, third));
}

TEST(RsScores, RS_13_9_RS_R26_chains_break_ties) {
  EXPECT_TRUE(beats(points(110, 3, 2, 1), points(110, 2, 2, 1)));
  EXPECT_TRUE(beats(points(110, 3, 1, 2), points(110, 2, 3, 1)));
  EXPECT_TRUE(beats(points(110, 2, 3, 1), points(110, 3, 2, 1)));  // RS-E32
  EXPECT_FALSE(beats(points(110, 2, 3, 1), points(110, 2, 3, 1)));
  EXPECT_TRUE(beats(points(111, 0, 0, 0), points(110, 6, 6, 6)));
}

TEST(RsScores, RS_13_9_a_full_tie_is_shared) {
  Table table = pandemia();
  table.supply(0, 7, 5, 1).supply(1, 7, 5, 1);
  table.state.ask = Ask::kOver;
  const auto result = outcome(shipped(), table.state);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->ranks[0], 1);
  EXPECT_EQ(result->ranks[1], 1);
  EXPECT_EQ(result->scores[0], 5);
  EXPECT_EQ(result->rows.size(), 5u);
}

// ---- Evaluate -----------------------------------------------------------------------------------

// Space by space in reading order.
Table& lay(Table& table, std::string_view cards) {
  for (int i = 0; i < 9; ++i) {
    const Space there = in_reading_order(i, 3);
    const std::string name{static_cast<char>('A' + there.zone()),
                           static_cast<char>('1' + there.age())};
    table.top(name, cards.substr(static_cast<std::size_t>(4 * i), 3));
  }
  return table;
}

TEST(RsScores, RS_14_1_RS_R27_the_costliest_type_names_the_next_dystopia) {
  Table table = pandemia();  // RS-E9: T costs 1, 1, 3 and 1; the others less than 6
  lay(table, "T01 T02 T07 T03 F01 F02 E01 E02 S01");
  EXPECT_EQ(leading_types(shipped(), table.state), TypeSet::of(Type::kTechnology));
  EXPECT_EQ(destiny_of(shipped(), Type::kTechnology), Dystopia::kExtinction);
  EXPECT_EQ(destiny_of(shipped(), Type::kFood), Dystopia::kPandemia);
  EXPECT_EQ(destiny_of(shipped(), Type::kEnergy), Dystopia::kOceanrealm);
  EXPECT_EQ(destiny_of(shipped(), Type::kSociety), Dystopia::kAnomie);
}

TEST(RsScores, RS_14_1_RS_14_2_the_winner_chooses_among_the_tied) {
  Table table(Dystopia::kPandemia, 2, Phase::kMemory);
  lay(table, "T07 F07 E01 E02 E10 S01 S02 S03 S10");  // T, F and E cost 3, S 4
  table.top("C1", "T01");                             // S now 3 and T 4
  table.top("B1", "F01");                             // and F 4
  EXPECT_EQ(leading_types(shipped(), table.state).size(), 2);
  table.hand(0, "").hand(1, "").supply(0, 7, 1, 1).supply(1, 7, 9, 1);
  table.deck_of(0).end_phase();
  EXPECT_EQ(table.state.ask, Ask::kEvaluate);
  EXPECT_EQ(table.state.asked, seat(1));
  EXPECT_EQ(table.menu().size(), 2u);
  table.play(Move::of(MoveKind::kDystopia, static_cast<int>(Dystopia::kExtinction)));
  EXPECT_EQ(table.state.ask, Ask::kOver);
  EXPECT_EQ(table.state.dystopia, Dystopia::kPandemia);  // a suggestion
}

TEST(RsScores, RS_14_1_of_several_winners_the_lowest_seat_chooses) {
  Table table = pandemia(3);
  table.supply(0, 7, 1, 1).supply(1, 7, 5, 1).supply(2, 7, 5, 1);
  EXPECT_EQ(winner_of(shipped(), table.state), seat(1));
}

}  // namespace
}  // namespace paradoxa::restart
