// `why` and the clauses it names, game by game.
#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

TEST(Refusals, of_paradoxical_name_their_clause) {
  Conversation c;
  c.good(R"({"cmd":"new","game":"paradoxical","seats":2,"nature":"manual",)"
         R"("options":{"start_card":"off"}})");
  EXPECT_EQ(c.why("\"nature\"", "top K1"), "PX-3.4");
  c.nature("start 1");
  EXPECT_EQ(c.why("0", "deck 1"), "PX-5.8");
  EXPECT_EQ(c.why("1", "effect K1"), "PX-4.7");
  c.move(1, "deck 1");
  c.nature("top K1");
  // Seat 0 has nothing but building: it is asked for a deck at once.
  EXPECT_EQ(c.legal().front().text, "deck 1");
  c.move(0, "deck 2");
  c.nature("top T4");
  EXPECT_EQ(c.why("1", "claim"), "PX-7.1");
  EXPECT_EQ(c.why("1", "effect T4"), "PX-9.1");
  EXPECT_EQ(c.why("1", "add K5"), "PX-10.1");
  EXPECT_EQ(c.why("1", "stop"), "PX-5.3");
  EXPECT_EQ(c.why("0", "build"), "PX-5.1");
}

TEST(Refusals, of_initiative_name_their_clause) {
  Conversation c;
  c.good(R"({"cmd":"new","game":"initiative","seats":2,"nature":"manual"})");
  EXPECT_EQ(c.why("\"nature\"", "disc R1"), "PI-2.2");
  c.nature("world W07");
  FastRandom random(1);
  for (auto moves = c.legal(); moves.front().text.find("draft") != 0; moves = c.legal()) {
    const Listed& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    c.move(move.seat, move.text);
  }
  const std::string chief = c.legal().front().seat;
  EXPECT_EQ(c.why(chief, "end"), "PI-4.2");
  EXPECT_EQ(c.why(chief, "swap a1 b1"), "PI-4.2");
  EXPECT_EQ(c.why(chief == "0" ? "1" : "0", "build"), "PI-4.1");
}

}  // namespace
}  // namespace paradoxa
