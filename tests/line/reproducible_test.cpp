// The same seed and the same moves give the same bytes.
#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

// Every answer of a seeded game whose seats choose by a generator.
std::string transcript(const std::string& start, FastRandom random) {
  Conversation c;
  std::string bytes = c.raw(start);
  for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
    const Listed& move = one_of(moves, random);
    bytes += c.raw(Conversation::move_line(move.seat, move.text)) + "\n";
  }
  return bytes + c.raw(R"({"cmd":"save"})");
}

TEST(Reproducible, the_same_seed_and_moves_give_the_same_bytes) {
  FastRandom random = random_for("reproducible");
  for (int game = 0; game < 6; ++game) {
    const std::string start = R"({"cmd":"new","game":"paradominetor","seats":)" +
                              std::to_string(3 + game % 3) + R"(,"seed":)" +
                              std::to_string(random.below(1000)) + "}";
    const FastRandom moves = random.split();
    EXPECT_EQ(transcript(start, moves), transcript(start, moves)) << start;
  }
}

TEST(Reproducible, a_seed_is_a_text_and_a_number_is_its_digits) {
  Conversation c;
  const auto dealt = [&](const char* seed) {
    return c.start(4, R"("seed":)" + std::string(seed)).at("events");
  };
  EXPECT_EQ(dealt("7"), dealt("\"7\""));
  EXPECT_NE(dealt("7"), dealt("8"));
  EXPECT_NE(dealt("7"), dealt("\"07\""));
  EXPECT_EQ(dealt("\"\""), dealt("\"\""));
  EXPECT_EQ(dealt("-9223372036854775808"), dealt("\"-9223372036854775808\""));
}

TEST(Reproducible, the_order_in_a_list_of_colours_means_nothing) {
  Conversation a, b;
  a.start(4, R"("seed":5,"options":{"colours":["red","blue","green","purple"]})");
  b.start(4, R"("options":{"colours":["P","G","B","R"]},"seed":5)");
  EXPECT_EQ(a.referee(), b.referee());
}

// The deal of seed 7, written down: a change here breaks every published game.
TEST(Reproducible, the_deal_of_seed_7_never_changes) {
  Conversation c;
  const json::object answer = c.start(3, R"("seed":7)");
  EXPECT_EQ(answer.at("commitment"),
            "ec8c674ccbf4f9d3ac2ceee0e3e30d3e4b705c61255e76e8d3c7c400efe9a0cb");
  const char* hands[] = {
      R"(["R2p","R3p","R1n","R3n","B3p","B4p","B2n","B5f","B6f","G2n","G4n","G2f","G3f","G6f","K0"])",
      R"(["R4p","R2n","R4n","R5n","R4f","B2p","B5n","B3f","B4f","G2p","G3p","G5n","G4f","G5f","K0"])",
      R"(["R1p","R2f","R3f","R5f","R6f","B1p","B1n","B3n","B4n","B2f","G1p","G4p","G1n","G3n","K0"])"};
  for (std::size_t s = 0; s < 3; ++s)
    EXPECT_EQ(answer.at("events").at(s).at("tiles"), json::parse(hands[s]));
}

}  // namespace
}  // namespace paradoxa
