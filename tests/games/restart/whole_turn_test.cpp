// A whole turn, decision by decision, in the notation (RS-E89).
#include <stdexcept>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "games/restart/text/notation.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

// Moves with a comma between two.
Table& play_line(Table& table, std::string_view moves) {
  while (!moves.empty()) {
    const std::size_t comma = moves.find(", ");
    const std::string_view one = moves.substr(0, comma);
    const auto move = parse_move(one);
    if (!move) throw std::invalid_argument(move.error());
    if (!table.offers(*move))
      throw std::invalid_argument("not legal: " + std::string(one) + ", before " +
                                  std::string(moves));
    table.play(*move);
    moves = comma == std::string_view::npos ? std::string_view{} : moves.substr(comma + 2);
  }
  return table;
}

TEST(RsWholeTurn, RS_3_1_RS_3_9_icons_texts_chains_and_a_plan_in_one_turn) {
  Table table(Dystopia::kPandemia, 2, Phase::kStudy);
  table.types("F S T / E T S / S F E").adult(0, "B2").child(0, "A1");
  table.hand(0, "E02 F05 T13 S20").chains(0, "C16 C41 C42").row(1, "C22").supply(0, 5, 4, 1);
  table.studied(0, "F01").studied(0, "F10").fragments(0, 1, 1, 0);
  table.upcoming("T19 S26 F19");
  table.state.pandemia.researchers[0].markers[0] = 9;

  play_line(table, "end, adult B3");
  EXPECT_EQ(table.player(0).field(Field::kPerception).spent, 1);  // the icon of F01
  EXPECT_FALSE(table.state.used.contains(Basic::kMove));
  play_line(table, "cause E02, yes, validate C16, position 1, field M");
  EXPECT_EQ(table.player(0).time_left(), 3);
  EXPECT_EQ(table.player(0).voids(), 1);
  EXPECT_TRUE(table.state.chain_hand(seat(0)).contains(chain("C22")));
  play_line(table, "adult C1, cause F05, yes, assist S20, yes, yes, field I");
  EXPECT_EQ(table.player(0).pills(), 1);
  EXPECT_EQ(table.player(0).total(Field::kIntelligence), 2);
  EXPECT_FALSE(table.state.used.contains(Basic::kMove));  // to the end

  play_line(table, "end, pill M, plan_a, face X, roll 2 2 1, face C, face C, roll 1 1 0, no");
  EXPECT_EQ(table.state.pandemia.researchers[0].markers[0], 15);
  play_line(table, "bury T13");
  EXPECT_TRUE(table.state.buried_by(seat(0)).contains(card("T13")));
  EXPECT_FALSE(table.offers(kPlanA) || table.offers(kPlanB));

  play_line(table, "end, draw 1, time");  // nothing else is left, so the phase ends
  EXPECT_EQ(table.state.asked, kNature);  // Upcoming has a gap
  table.deal();
  EXPECT_EQ(table.state.owner, seat(1));
  EXPECT_EQ(table.state.hand(seat(0)), CardSet::of(card("T19")));
  EXPECT_EQ(table.player(0).supply, (std::array<std::uint8_t, 3>{4, 0, 1}));
  EXPECT_EQ(table.player(0).total(Field::kPerception), 1);
  EXPECT_EQ(table.player(0).total(Field::kIntelligence), 2);
  EXPECT_EQ(table.player(0).total(Field::kMemory), 1);
}

}  // namespace
}  // namespace paradoxa::restart
