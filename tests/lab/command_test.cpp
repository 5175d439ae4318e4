#include "lab/command.hpp"

#include <sstream>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace paradoxa {
namespace {

namespace json = boost::json;

struct Answer {
  int code = 0;
  std::string out, err;
};

Answer lab(std::vector<const char*> arguments) {
  arguments.insert(arguments.begin(), "lab");
  std::ostringstream out, err;
  const int code = lab_command(static_cast<int>(arguments.size()), arguments.data(), out, err);
  return {code, out.str(), err.str()};
}

TEST(LabCommand, prints_one_json_object_with_the_documented_fields) {
  const Answer answer = lab({"paradominetor", "--seats", "ismcts:20,casual,random", "--games", "9",
                             "--seed", "7", "--threads", "2", "--json"});
  ASSERT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(answer.out.find('\n'), answer.out.size() - 1);
  const json::object object = json::parse(answer.out).as_object();
  EXPECT_EQ(object.at("game").as_string(), "paradominetor");
  EXPECT_EQ(object.at("games").as_int64(), 9);
  EXPECT_EQ(object.at("seed").to_number<int>(), 7);
  EXPECT_GT(object.at("seconds").as_double(), 0);
  EXPECT_GE(object.at("decisions").to_number<int>(), 9 * 54);
  EXPECT_EQ(object.at("nature_decisions").to_number<int>(), 9 * 46);
  EXPECT_GT(object.at("decisions_per_s").as_double(), 0);
  EXPECT_GT(object.at("games_per_s").as_double(), 0);
  EXPECT_EQ(object.at("positions").as_array().size(), 3u);
  for (const char* part : {"median", "min", "max"})
    EXPECT_GE(object.at("plies").at(part).as_int64(), 100);

  const json::array& seats = object.at("seats").as_array();
  ASSERT_EQ(seats.size(), 3u);
  const char* bots[] = {"ismcts:20", "casual", "random"};  // in the order of --seats
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(seats[i].at("bot").as_string(), bots[i]);
    EXPECT_EQ(seats[i].at("games").as_int64(), 9);
    EXPECT_GT(seats[i].at("mean_score").as_double(), 0);
    const double share = seats[i].at("win_share").as_double();
    const json::array& interval = seats[i].at("ci95").as_array();
    ASSERT_EQ(interval.size(), 2u);
    EXPECT_LE(interval[0].as_double(), share);
    EXPECT_GE(interval[1].as_double(), share);
  }
}

TEST(LabCommand, prints_a_table_for_people) {
  const Answer answer =
      lab({"paradominetor", "--seats=medium,easy,random,random", "--games=8", "--seed=1"});
  ASSERT_EQ(answer.code, 0) << answer.err;
  for (const char* text : {"paradominetor: 8 games", "medium", "easy", "half-points", "seat 3"})
    EXPECT_NE(answer.out.find(text), std::string::npos) << text << " in\n" << answer.out;
}

TEST(LabCommand, sets_the_options_of_the_game) {
  const auto scores = [](std::vector<const char*> set) {
    set.insert(set.begin(), {"paradominetor", "--seats", "casual,casual,random", "--games", "30",
                             "--seed", "1", "--json"});
    const Answer answer = lab(set);
    EXPECT_EQ(answer.code, 0) << answer.err;
    return json::serialize(json::parse(answer.out).at("seats"));
  };
  EXPECT_EQ(scores({}), scores({"--set", "pass=left"}));
  EXPECT_NE(scores({}), scores({"--set", "pass=right"}));
  EXPECT_NE(scores({}), scores({"--set", "pass=right", "--set", "first_lead=2"}));
}

TEST(LabCommand, help_has_an_example) {
  const Answer answer = lab({"--help"});
  EXPECT_EQ(answer.code, 0);
  EXPECT_NE(answer.out.find("--seats ismcts:2000,casual,random,casual"), std::string::npos);
}

TEST(LabCommand, bad_input_is_explained_and_ends_with_2) {
  const struct {
    std::vector<const char*> arguments;
    const char* reason;
  } cases[] = {
      {{}, "game"},
      {{"paradominetor"}, "--seats"},
      {{"chess", "--seats", "casual,casual,casual"}, "known games: paradominetor"},
      {{"paradominetor", "--seats", "casual,casual"}, "3 to 5 seats, not 2"},
      {{"paradominetor", "--seats", "random,random,random,random,random,random"}, "not 6"},
      {{"paradominetor", "--seats", "casual,clever,casual"}, "no such bot"},
      {{"paradominetor", "--seats", "casual,ismcts,casual"}, "needs a budget"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--games", "0"}, "--games"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--games", "ten"}, "--games"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--threads", "0"}, "--threads"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--set", "pass"}, "NAME=VALUE"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--set", "pass=up"}, "PD-9.1"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--set", "tempo=1"}, "tempo"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--content", "/no/such"}, "folder"},
      {{"paradominetor", "--seats", "casual,casual,casual", "--frobnicate"}, "frobnicate"},
  };
  for (const auto& bad : cases) {
    const Answer answer = lab(bad.arguments);
    EXPECT_EQ(answer.code, 2) << bad.reason;
    EXPECT_EQ(answer.out, "") << bad.reason;
    EXPECT_NE(answer.err.find(bad.reason), std::string::npos) << answer.err;
  }
}

}  // namespace
}  // namespace paradoxa
