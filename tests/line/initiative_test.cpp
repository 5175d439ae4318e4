// Whole games of Paradox Initiative through the protocol.
#include <set>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

struct PiVariant {
  int seats;
  const char* more;
};
constexpr PiVariant kPiVariants[] = {
    {1, R"("seed":3,"options":{"solo_hard":"on"})"},
    {2, R"("nature":"manual")"},
    {3, R"("seed":1,"options":{"open_score_piles":"off","purple_may_lock":"on"})"},
    {4, R"("seed":"two","options":{"lock_is_floor":"on","experiments_count_as_kind":"off"})"},
};

json::object begin_pi(Conversation& c, const PiVariant& variant) {
  return c.good(R"({"cmd":"new","game":"initiative","seats":)" + std::to_string(variant.seats) +
                "," + variant.more + "}");
}

Listed pi_choice(const std::vector<Listed>& moves, FastRandom& random) {
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

TEST(PiGames, what_is_listed_is_accepted_until_the_game_is_scored) {
  FastRandom random(4);
  for (const PiVariant& variant : kPiVariants) {
    Conversation c;
    begin_pi(c, variant);
    json::object last;
    int plies = 0;
    for (auto moves = c.legal(); !moves.empty(); moves = c.legal(), ++plies) {
      std::set<std::string> listed;
      for (const Listed& move : moves)
        EXPECT_TRUE(listed.insert(move.text).second) << move.text << " twice";
      const Listed any = pi_choice(moves, random);
      EXPECT_EQ(c.why(any.seat, any.text), "legal") << any.text;
      const Listed move = pi_choice(moves, random);
      last = c.move(move.seat, move.text);
    }
    EXPECT_GT(plies, 50);
    EXPECT_TRUE(last.contains("outcome"));
    EXPECT_EQ(last.at("events").as_array().back().at("event").as_string(), "game_end");
  }
}

TEST(PiGames, a_saved_game_is_loaded_and_a_position_set_up_again) {
  FastRandom random(8);
  for (const PiVariant& variant : kPiVariants) {
    Conversation c;
    begin_pi(c, variant);
    for (int ply = 0; ply < 160; ++ply) {
      const auto moves = c.legal();
      if (moves.empty()) break;
      const Listed move = pi_choice(moves, random);
      c.move(move.seat, move.text);
    }
    const json::object seen = c.view("referee");
    const json::object saved = c.good(R"({"cmd":"save"})");
    Conversation loaded, placed;
    loaded.good(R"({"cmd":"load","record":)" + json::serialize(saved.at("record")) + "}");
    EXPECT_EQ(json::value(loaded.view("referee")), json::value(seen));
    placed.set_up(seen);
    EXPECT_EQ(json::value(placed.view("referee")), json::value(seen));
    // Worlds that a seat could be in look the same to it.
    const json::object mine = c.view("0");
    Conversation imagined;
    imagined.set_up(c.good(R"({"cmd":"determinize","seat":0,"seed":5})").at("position"));
    EXPECT_EQ(json::value(imagined.view("0")), json::value(mine));
  }
}

TEST(PiGames, refusals_name_their_clause) {
  Conversation c;
  begin_pi(c, {2, R"("nature":"manual")"});
  EXPECT_EQ(c.why("\"nature\"", "disc R1"), "PI-2.2");
  c.nature("world W07");
  FastRandom random(1);
  for (auto moves = c.legal(); moves.front().text.find("draft") != 0; moves = c.legal()) {
    const Listed move = pi_choice(moves, random);
    c.move(move.seat, move.text);
  }
  const std::string chief = c.legal().front().seat;
  EXPECT_EQ(c.why(chief, "end"), "PI-4.2");
  EXPECT_EQ(c.why(chief, "swap a1 b1"), "PI-4.2");
  EXPECT_EQ(c.why(chief == "0" ? "1" : "0", "build"), "PI-4.1");
}

TEST(PiGames, a_bot_answers_with_a_legal_move) {
  Conversation c;
  begin_pi(c, {3, R"("seed":11)"});
  for (int ply = 0; ply < 12; ++ply) {
    const auto moves = c.legal();
    const json::object bot = c.good(R"({"cmd":"bot","bot":"ismcts:50"})");
    const std::string chosen(bot.at("move").as_string());
    EXPECT_EQ(c.why(moves.front().seat, chosen), "legal");
    c.move(moves.front().seat, chosen);
  }
}

TEST(PiGames, undo_goes_back_move_by_move) {
  Conversation c;
  begin_pi(c, {2, R"("nature":"manual")"});
  FastRandom random(2);
  std::vector<std::string> before;
  for (int ply = 0; ply < 120; ++ply) {
    const auto moves = c.legal();
    before.push_back(c.referee());
    const Listed move = pi_choice(moves, random);
    c.move(move.seat, move.text);
  }
  for (; !before.empty(); before.pop_back()) {
    c.good(R"({"cmd":"undo"})");
    EXPECT_EQ(c.referee(), before.back());
  }
}

}  // namespace
}  // namespace paradoxa
