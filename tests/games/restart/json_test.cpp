// Options, moves and events as JSON.
#include <map>
#include <set>
#include <string>
#include <variant>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/restart/codec.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

std::string args_of(const Move& move) {
  JsonWriter out;
  Codec::write_args(out, shipped(), move);
  return out.take();
}
std::string written(const Event& event) {
  JsonWriter out;
  Codec::write_event(out, shipped(), event);
  return out.take();
}

TEST(RsJson, RS_2_9_options_are_read_as_they_were_written) {
  Options options = Options::for_seats(3);
  options.dystopia = Dystopia::kAnomie;
  options.intro = Switch::kOn;
  options.talents = Switch::kOn;
  const json::object document = Codec::options_json(shipped(), options);
  const auto read = Codec::parse_options(shipped(), 3, document);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, options);
  EXPECT_EQ(Codec::option_list(shipped()).size(), 5u);
}

TEST(RsJson, RS_1_1_wrong_options_are_refused) {
  EXPECT_FALSE(Codec::parse_options(shipped(), 1, {}));
  EXPECT_FALSE(Codec::parse_options(shipped(), 5, {}));
  EXPECT_FALSE(Codec::parse_options(shipped(), 2, {{"dystopia", "utopia"}}));
  EXPECT_FALSE(Codec::parse_options(shipped(), 2, {{"gadgets", "maybe"}}));
  EXPECT_FALSE(Codec::parse_options(shipped(), 2, {{"verge", "on"}}));
  EXPECT_TRUE(Codec::parse_options(shipped(), 4, {{"intro", "on"}}));
}

TEST(RsJson, arguments_of_moves_have_names) {
  const auto args = [](std::string_view text) { return args_of(*parse_move(text)); };
  EXPECT_EQ(args("study F05"), R"({"card":"F05"})");
  EXPECT_EQ(args("end"), "{}");
  EXPECT_EQ(args("adult B2"), R"({"space":"B2"})");
  EXPECT_EQ(args("pill M"), R"({"field":"memory"})");
  EXPECT_EQ(args("veto c3 c2"), R"({"place":"c3","to":"c2"})");
  EXPECT_EQ(args("senator d4 1"), R"({"place":"d4","height":1})");
  EXPECT_EQ(args("tube 1 3"), R"({"from":1,"to":3})");
  EXPECT_EQ(args("thaw X4 2"), R"({"gene":"X4","tube":2})");
  EXPECT_EQ(args("roll 3 2 1"), R"({"viruses":3,"cures":2,"both":1})");
  EXPECT_EQ(args("figure 1 child"), R"({"seat":1,"child":true})");
  EXPECT_EQ(args("symbol W 5"), R"({"symbol":"wildlife","sector":5})");
  EXPECT_EQ(args("face X"), R"({"face":"X"})");
  EXPECT_EQ(args("dystopia anomie"), R"({"dystopia":"anomie"})");
}

// Everything that happens in random games is JSON, and only with fields that are described.
TEST(RsJson, events_have_the_fields_that_are_described) {
  std::map<std::string, std::set<std::string>> described;
  for (const FieldTable& table : Codec::event_fields())
    for (const auto& field : table.fields)
      described[std::string(table.name)].insert(std::string(field.key));
  std::set<std::string> seen;
  const auto check = [&](const Event& event) {
    const json::object object = json::parse(written(event)).as_object();
    const std::string name(object.at("event").as_string());
    ASSERT_TRUE(described.contains(name)) << name;
    for (const auto& [key, value] : object) {
      ASSERT_TRUE(key == "event" || described[name].contains(std::string(key))) << name << key;
      ASSERT_NE(value, json::value("-")) << name << "." << key;
    }
    ASSERT_TRUE(object.contains("clause")) << name;
    seen.insert(name);
  };
  for (int d = 0; d < kDystopias; ++d)
    for (int game = 0; game < 3; ++game) {
      Options options = Options::for_seats(2 + game);
      options.dystopia = static_cast<Dystopia>(d);
      State state = initial(shipped(), options);
      FastRandom random(static_cast<std::uint64_t>(100 * d + game));
      while (state.ask != Ask::kOver) {
        EventLog<Event> told;
        apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random), told);
        for (const Event& event : told.events()) {
          check(event);
          if (const auto seen_by_others = seen_by(event, kSpectator)) check(*seen_by_others);
        }
      }
    }
  EXPECT_GE(seen.size(), described.size() - 4) << "some are rare";
}

TEST(RsJson, RS_I2_what_a_viewer_does_not_know_is_left_out) {
  const ChainTaken taken{{seat(0), {2}, 3, chain("C45"), 1}, "RS-6.14"_clause};
  EXPECT_EQ(written(*taken.seen_by(Viewer::of(seat(0)))),
            R"({"event":"chain_taken","seat":0,"position":2,"level":3,"chain":"C45",)"
            R"("clause":"RS-6.14"})");
  EXPECT_EQ(written(*taken.seen_by(Viewer::of(seat(1)))),
            R"({"event":"chain_taken","seat":0,"position":2,"level":3,"clause":"RS-6.14"})");
}

TEST(RsJson, facts_of_a_refusal_are_told_with_their_numbers) {
  Table table(Dystopia::kPandemia, 2, Phase::kStudy);
  table.hand(0, "F07").supply(0, 1, 0, 0);
  const Move move = study_card("F07");
  const Clause clause = refusal(shipped(), table.state, seat(0), move);
  const View own = view(shipped(), table.state, Viewer::of(seat(0)));
  EXPECT_EQ(Codec::fact_json(shipped(), own, move, clause),
            R"({"fact":"too_little_time","cost":3,"time":1})");
  EXPECT_EQ(Codec::fact_json(shipped(), own, kEnd, Clause{}), "");
  std::set<std::string> names;
  for (const FieldTable& table_of_fact : Codec::fact_fields())
    names.insert(std::string(table_of_fact.name));
  EXPECT_TRUE(names.contains("too_little_time") && names.contains("adult_there"));
}

}  // namespace
}  // namespace paradoxa::restart
