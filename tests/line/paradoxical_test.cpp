// Whole games of Paradoxical through the protocol.
#include <set>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

struct PxVariant {
  int seats;
  const char* more;
};
constexpr PxVariant kPxVariants[] = {
    {2, R"("nature":"manual")"},
    {3, R"("seed":1)"},
    {4, R"("seed":"two","options":{"start_card":"off"})"},
    {2, R"("nature":"manual","options":{"set_cards":"keep","reset":"own_claim","round_cap":20})"},
};

json::object begin_px(Conversation& c, const PxVariant& variant) {
  return c.good(R"({"cmd":"new","game":"paradoxical","seats":)" + std::to_string(variant.seats) +
                "," + variant.more + "}");
}

// Claims whenever it is possible: games come to an end sooner.
Listed px_choice(const std::vector<Listed>& moves, FastRandom& random) {
  for (const Listed& move : moves)
    if (move.text == "claim") return move;
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

TEST(PxGames, what_is_listed_is_accepted_until_somebody_has_won) {
  FastRandom random(4);
  for (const PxVariant& variant : kPxVariants) {
    Conversation c;
    begin_px(c, variant);
    json::object last;
    int plies = 0;
    for (auto moves = c.legal(); !moves.empty(); moves = c.legal(), ++plies) {
      std::set<std::string> listed;
      for (const Listed& move : moves) {
        EXPECT_TRUE(listed.insert(move.text).second) << move.text << " twice";
        EXPECT_EQ(c.why(move.seat, move.text), "legal") << move.text;
      }
      const Listed& move = px_choice(moves, random);
      last = c.move(move.seat, move.text);
    }
    EXPECT_GT(plies, 40);
    EXPECT_TRUE(last.contains("outcome"));
    EXPECT_EQ(last.at("events").as_array().back().at("event").as_string(), "game_end");
  }
}

TEST(PxGames, a_saved_game_is_loaded_and_a_position_set_up_again) {
  FastRandom random(8);
  for (const PxVariant& variant : kPxVariants) {
    Conversation c;
    begin_px(c, variant);
    for (int ply = 0; ply < 90; ++ply) {
      const auto moves = c.legal();
      if (moves.empty()) break;
      const Listed& move = px_choice(moves, random);
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

TEST(PxGames, refusals_name_their_clause) {
  Conversation c;
  begin_px(c, {2, R"("nature":"manual","options":{"start_card":"off"})"});
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

TEST(PxGames, a_bot_answers_with_a_legal_move) {
  Conversation c;
  begin_px(c, {3, R"("seed":11)"});
  for (int ply = 0; ply < 12; ++ply) {
    const auto moves = c.legal();
    const json::object bot = c.good(R"({"cmd":"bot","bot":"ismcts:100"})");
    const std::string chosen(bot.at("move").as_string());
    EXPECT_EQ(c.why(moves.front().seat, chosen), "legal");
    c.move(moves.front().seat, chosen);
  }
}

TEST(PxGames, undo_goes_back_move_by_move) {
  Conversation c;
  begin_px(c, {2, R"("nature":"manual")"});
  FastRandom random(2);
  std::vector<std::string> before;
  for (int ply = 0; ply < 40; ++ply) {
    const auto moves = c.legal();
    before.push_back(c.referee());
    const Listed& move = px_choice(moves, random);
    c.move(move.seat, move.text);
  }
  for (; !before.empty(); before.pop_back()) {
    c.good(R"({"cmd":"undo"})");
    EXPECT_EQ(c.referee(), before.back());
  }
}

}  // namespace
}  // namespace paradoxa
