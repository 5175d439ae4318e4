// PD-E48, the whole worked game, through the protocol with Nature's moves made by hand.
#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

// The events of an answer with that name.
std::vector<json::object> named(const json::object& answer, std::string_view name) {
  std::vector<json::object> found;
  for (const json::value& event : answer.at("events").as_array())
    if (text_of(event.at("event")) == name) found.push_back(event.as_object());
  return found;
}

json::array tiles(const std::vector<std::string>& texts) {
  json::array array;
  for (const std::string& text : texts) array.push_back(json::string(text));
  return array;
}

TEST(WholeGame, the_deal_is_told_when_the_last_tile_has_come) {
  Conversation c;
  begin_example(c);
  const auto moves = deal_moves(example());
  ASSERT_EQ(moves.size(), 60u);
  for (std::size_t i = 0; i + 1 < moves.size(); ++i)
    EXPECT_TRUE(c.nature(moves[i]).at("events").as_array().empty()) << moves[i];
  const auto dealt = named(c.nature(moves.back()), "deal");
  ASSERT_EQ(dealt.size(), 4u);
  for (std::size_t s = 0; s < 4; ++s) {
    EXPECT_EQ(dealt[s].at("seat"), s);
    EXPECT_EQ(dealt[s].at("count"), 15);
    EXPECT_EQ(dealt[s].at("tiles").as_array().size(), 15u);
  }
}

TEST(WholeGame, PD_2_10_the_exchange_comes_with_the_last_choice) {
  Conversation c;
  play_example(c, 0);
  const ExampleGame& game = example();
  json::object answer;
  for (std::size_t choice = 0; choice < 3; ++choice)
    for (int s = 3; s >= 0; --s) {
      EXPECT_TRUE(choice == 0 || named(answer, "pass_exchange").empty());
      answer = c.move(s, "pass " + game.pass[static_cast<std::size_t>(s)][choice]);
      EXPECT_EQ(named(answer, "pass_choice").at(0).at("number"), choice + 1);
      EXPECT_EQ(named(answer, "pass_committed").size(), choice == 2 ? 1u : 0u);
    }
  const auto exchanged = named(answer, "pass_exchange");
  ASSERT_EQ(exchanged.size(), 1u);
  for (std::size_t s = 0; s < 4; ++s) {
    const json::value& seat = exchanged[0].at("seats").at(s);
    EXPECT_EQ(seat.at("given"), tiles(game.pass[s]));
    EXPECT_EQ(seat.at("received"), tiles(game.pass[(s + 3) % 4])) << "PD-2.9";
  }
  EXPECT_EQ(answer.at("to_act"), json::array{"nature"});
  const json::object lead = c.nature("first 1");
  EXPECT_EQ(lead.at("events"),
            json::parse(R"([{"event":"first_lead","seat":1,"clause":"PD-2.12"}])"));
}

TEST(WholeGame, every_trick_ends_as_the_example_says) {
  Conversation c;
  play_example(c, 1);
  for (std::size_t t = 0; t < 15; ++t) {
    SCOPED_TRACE("trick " + std::to_string(t + 1));
    const ExampleTrick& trick = example().tricks[t];
    EXPECT_EQ(c.view("spectator").at("lead"), trick.lead);
    json::object answer;
    for (int i = 0; i < 4; ++i) {
      const int seat = (trick.lead + i) % 4;
      answer = c.move(seat, "play " + trick.plays[static_cast<std::size_t>(i)]);
      EXPECT_EQ(named(answer, "play").at(0).at("seat"), seat);
      if (i > 0 || trick.declared == "-") continue;
      const json::object declared = c.move(seat, "declare " + trick.declared);
      EXPECT_EQ(text_of(named(declared, "declare").at(0).at("colour")), trick.declared);
      EXPECT_EQ(c.view("spectator").at("table_colours"), tiles({trick.declared}));
    }
    const auto results = named(answer, "trick_result");
    ASSERT_EQ(results.size(), 1u);
    EXPECT_EQ(results[0].at("trick"), t + 1);
    EXPECT_EQ(text_of(results[0].at("kind")), trick.kind);
    EXPECT_EQ(results[0].at("winners"), trick.winners);
    EXPECT_EQ(results[0].at("hp"), trick.hp);
    EXPECT_EQ(results[0].at("next_lead"), trick.next);
    EXPECT_EQ(named(answer, "reveal").size(), trick.kind == "solo" ? 0u : 1u) << "PD-7.2";
    json::array totals;
    const json::object view = c.view("spectator");
    for (const json::value& seat : view.at("seats").as_array()) totals.push_back(seat.at("hp"));
    EXPECT_EQ(totals, trick.total);
  }
}

TEST(WholeGame, won_and_scored_cite_their_clauses) {
  const struct {
    int trick;
    const char *won_by, *scored_by;
  } rows[] = {{1, "PD-6.10", "PD-7.1"}, {2, "PD-6.5", "PD-7.3"}, {4, "PD-6.7", "PD-7.4"}};
  for (const auto& row : rows) {
    Conversation again;
    play_example(again, row.trick);
    const ExampleTrick& trick = example().tricks[static_cast<std::size_t>(row.trick - 1)];
    json::object answer;
    for (int i = 0; i < 4; ++i) {
      answer = again.move((trick.lead + i) % 4, "play " + trick.plays[static_cast<std::size_t>(i)]);
      if (i == 0 && trick.declared != "-") again.move(trick.lead, "declare " + trick.declared);
    }
    EXPECT_EQ(named(answer, "trick_result").at(0).at("won_by"), row.won_by) << row.trick;
    EXPECT_EQ(named(answer, "trick_result").at(0).at("scored_by"), row.scored_by) << row.trick;
  }
}

TEST(WholeGame, PD_R25_the_end_opens_deal_passes_and_plays) {
  Conversation c;
  play_example(c, 15);
  const ExampleTrick& last = example().tricks.back();
  json::object answer;
  for (int i = 0; i < 4; ++i)
    answer = c.good(R"({"cmd":"move","viewer":"spectator","seat":)" +
                    std::to_string((last.lead + i) % 4) + R"(,"move":"play )" +
                    last.plays[static_cast<std::size_t>(i)] + R"("})");
  const json::object end = named(answer, "game_end").at(0);
  EXPECT_EQ(end.at("hp"), example().hp);
  EXPECT_EQ(end.at("halves"), example().halves);
  EXPECT_EQ(end.at("ranks"), example().ranks);
  for (std::size_t s = 0; s < 4; ++s) {
    std::vector<std::string> dealt = example().deal[s], told;
    for (const json::value& tile : end.at("deal").at(s).as_array())
      told.emplace_back(tile.as_string());
    std::sort(dealt.begin(), dealt.end());
    std::sort(told.begin(), told.end());
    EXPECT_EQ(told, dealt);
    EXPECT_EQ(end.at("passes").at(s), tiles(example().pass[s]));
    std::vector<std::string> plays;
    for (const ExampleTrick& trick : example().tricks)
      plays.push_back(trick.plays[(s + 4 - static_cast<std::size_t>(trick.lead)) % 4]);
    EXPECT_EQ(end.at("plays").at(s), tiles(plays));
  }
  EXPECT_EQ(c.view("spectator").at("ranks"), example().ranks);
  EXPECT_EQ(c.why("0", "play P3p"), "PD-8.1");
}

}  // namespace
}  // namespace paradoxa
