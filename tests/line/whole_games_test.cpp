// Whole games of every title through the protocol.
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

struct Variant {
  int seats;
  std::string more;
};

struct GamePlan {
  std::string name;
  std::vector<Variant> variants;
  bool asks_about_all;  // `why` of every listed move, or of one
  int min_plies;
  int saved_ply;
  int undone_plies;
  std::string search;
  std::string ending = "game_end";  // its last event
};

void PrintTo(const GamePlan& game, std::ostream* out) { *out << game.name; }

const std::vector<GamePlan>& played_games() {
  static const std::vector<GamePlan> games = {
      {"paradominetor",
       {{3, R"("nature":"manual")"},
        {4, R"("seed":1,"options":{"pass":"right","first_lead":2})"},
        {5, R"("seed":"two")"}},
       true,
       60,
       90,
       40,
       "ismcts:100"},
      {"paradoxical",
       {{2, R"("nature":"manual")"},
        {3, R"("seed":1)"},
        {4, R"("seed":"two","options":{"start_card":"off"})"},
        {2,
         R"("nature":"manual","options":{"set_cards":"keep","reset":"own_claim","round_cap":20})"}},
       true,
       41,
       90,
       40,
       "ismcts:100"},
      {"initiative",
       {{1, R"("seed":3,"options":{"solo_hard":"on"})"},
        {2, R"("nature":"manual")"},
        {3, R"("seed":1,"options":{"open_score_piles":"off","purple_may_lock":"on"})"},
        {4, R"("seed":"two","options":{"lock_is_floor":"on","experiments_count_as_kind":"off"})"}},
       false,
       51,
       160,
       120,
       "ismcts:50"},
      {"island",
       {{2, R"("nature":"manual","options":{"max_rounds":3})"},
        {3, R"("seed":1,"options":{"map_mode":"hand","anomaly_assignment":"op","max_rounds":3})"},
        {4, R"("seed":"two","options":{"safe_scope":"action","op_disclose":"on","max_rounds":3})"}},
       false,
       41,
       90,
       40,
       "ismcts:20",
       "end"},
      {"restart",
       {{2, R"("nature":"manual","options":{"dystopia":"anomie"})"},
        {3, R"("seed":1,"options":{"dystopia":"extinction","talents":"on"})"},
        {4, R"("seed":"two","options":{"dystopia":"oceanrealm","intro":"on"})"}},
       false,
       41,
       120,
       60,
       "ismcts:20"},
  };
  return games;
}

class WholeGames : public testing::TestWithParam<GamePlan> {
 protected:
  static void begin(Conversation& c, const Variant& variant) {
    c.good(R"({"cmd":"new","game":")" + GetParam().name + R"(","seats":)" +
           std::to_string(variant.seats) + "," + variant.more + "}");
  }
  // Paradoxes are claimed whenever possible: games come to an end sooner.
  static Listed choice(const std::vector<Listed>& moves, FastRandom& random) {
    for (const Listed& move : moves)
      if (move.text == "claim") return move;
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }
  // Makes moves until the game is over or this many are made.
  static void play(Conversation& c, int plies, FastRandom& random) {
    for (int ply = 0; ply < plies; ++ply) {
      const auto moves = c.legal();
      if (moves.empty()) return;
      const Listed move = choice(moves, random);
      c.move(move.seat, move.text);
    }
  }
};

TEST_P(WholeGames, what_is_listed_is_accepted_until_the_game_is_over) {
  FastRandom random(4);
  for (const Variant& variant : GetParam().variants) {
    Conversation c;
    begin(c, variant);
    json::object last;
    int plies = 0;
    for (auto moves = c.legal(); !moves.empty(); moves = c.legal(), ++plies) {
      std::set<std::string> listed;
      const std::size_t one = random.below(static_cast<std::uint32_t>(moves.size()));
      for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_TRUE(listed.insert(moves[i].seat + moves[i].text).second) << moves[i].text;
        if (!GetParam().asks_about_all && i != one) continue;
        EXPECT_EQ(c.why(moves[i].seat, moves[i].text), "legal") << moves[i].text;
      }
      const Listed move = choice(moves, random);
      last = c.move(move.seat, move.text);
    }
    EXPECT_GE(plies, GetParam().min_plies);
    EXPECT_TRUE(last.contains("outcome"));
    EXPECT_EQ(last.at("events").as_array().back().at("event").as_string(), GetParam().ending);
  }
}

TEST_P(WholeGames, a_saved_game_is_loaded_and_a_position_set_up_again) {
  FastRandom random(8);
  for (const Variant& variant : GetParam().variants) {
    Conversation c;
    begin(c, variant);
    play(c, GetParam().saved_ply, random);
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

TEST_P(WholeGames, a_bot_answers_with_a_legal_move) {
  Conversation c;
  begin(c, {3, R"("seed":11)"});
  for (int ply = 0; ply < 12; ++ply) {
    const auto moves = c.legal();
    const json::object bot = c.good(R"({"cmd":"bot","seat":)" + moves.front().seat + R"(,"bot":)" +
                                    in_quotes(GetParam().search) + "}");
    const std::string chosen(bot.at("move").as_string());
    EXPECT_EQ(c.why(moves.front().seat, chosen), "legal");
    c.move(moves.front().seat, chosen);
  }
}

TEST_P(WholeGames, undo_goes_back_move_by_move) {
  Conversation c;
  begin(c, {3, R"("nature":"manual")"});
  FastRandom random(2);
  std::vector<std::string> before;
  for (int ply = 0; ply < GetParam().undone_plies; ++ply) {
    before.push_back(c.referee());
    play(c, 1, random);
  }
  for (; !before.empty(); before.pop_back()) {
    c.good(R"({"cmd":"undo"})");
    EXPECT_EQ(c.referee(), before.back());
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, WholeGames, testing::ValuesIn(played_games()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace paradoxa
