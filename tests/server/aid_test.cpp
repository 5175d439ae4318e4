// What a player's notebook says by itself, asked for at a table.
#include <utility>

#include "server/api_house.hpp"
#include "server/schema.hpp"

namespace paradoxa {
namespace {

// OP is p0, a captive p1; by random moves up to a captive's turn.
class Island {
 public:
  explicit Island(int most, const HouseLimits& limits = {}) : house(games(), limits) {
    RoomHead head = table_head("island");
    head.game = "island";
    head.options = R"({"players":2,"assist_max":)" + std::to_string(most) + "}";
    table = house.start(head, {"p0", "p1"});
    op = house.join(table, {"p0", "Ann"});
    captive = house.join(table, {"p1", "Bea"});
    while (position().stage().empty() || !position().to_act().contains(seat(1)) ||
           room().ply() < 60)
      house.move_on(table);
  }
  ~Island() {
    for (const std::string& frame : captive->frames) {
      if (frame.starts_with(R"({"type":"aid")")) {
        EXPECT_EQ(table_schema().flaw(json::parse(frame), "server"), "");
      }
    }
  }

  const Room& room() { return *house->find(table); }
  const AnyPosition& position() { return room().table()->position(); }
  std::string ask(const std::shared_ptr<Ear>& ear, int who, int level, json::array marks = {}) {
    return house.say(
        ear, {{"type", "aid"}, {"id", "n"}, {"seat", who}, {"level", level}, {"marks", marks}});
  }
  json::value answer() {
    EXPECT_TRUE(house.bots.think());
    house.run();
    return captive->last("aid");
  }

  TestHouse house;
  std::string table;
  std::shared_ptr<Ear> op, captive;
};

TEST(Aid, comes_off_the_loop_and_counts_what_the_seat_was_told) {
  Island t(1);
  EXPECT_EQ(t.ask(t.captive, 1, 1), "none");
  EXPECT_EQ(t.captive->count("aid"), 0u) << "before anybody has thought";
  EXPECT_EQ(t.ask(t.captive, 1, 1), "busy") << "one at a time";
  const json::value frame = t.answer();
  ASSERT_TRUE(frame.is_object());
  EXPECT_EQ(frame.at("id"), json::value("n"));
  EXPECT_EQ(frame.at("ply"), json::value(t.room().told(seat(1))));
  EXPECT_EQ(frame.at("aid").at("level"), json::value(1));
  EXPECT_EQ(t.ask(t.captive, 1, 1), "none") << "and then again";
  EXPECT_EQ(t.op->count("aid"), 0u);
}

TEST(Aid, is_refused_beyond_what_the_table_allows_and_to_everybody_else) {
  Island one(1), none(0);
  EXPECT_EQ(one.ask(one.captive, 1, 2), "no_aid");
  EXPECT_EQ(one.ask(one.captive, 1, 3), "no_aid");
  EXPECT_EQ(none.ask(none.captive, 1, 1), "no_aid");
  EXPECT_EQ(one.ask(one.op, 0, 1), "no_aid") << "who sees everything needs none";
  EXPECT_EQ(one.ask(one.op, 1, 1), "not_your_seat");
  EXPECT_EQ(one.ask(one.house.join(one.table, {"x", "X"}), 1, 1), "not_your_seat");
  EXPECT_EQ(one.ask(one.captive, 1, 0), "bad_message");
}

TEST(Aid, marks_are_checked_and_bad_ones_refused) {
  Island t(2);
  EXPECT_EQ(t.ask(t.captive, 1, 2, {"Z9 banana"}), "none");
  EXPECT_TRUE(t.house.bots.think());
  t.house.run();
  EXPECT_EQ(t.captive->last("refused").at("code"), json::value("bad_marks"));
  EXPECT_EQ(t.ask(t.captive, 1, 2, {"D4 orange", "D5 orange"}), "none");
  const json::value aid = t.answer().at("aid");
  EXPECT_EQ(aid.at("clashes").as_array().size(), 2u) << "each of the two: " << aid.at("clashes");
}

// GET /api/tables/ID/known of an island on which everybody has moved at random to the end.
struct Finished {
  Finished() {
    while (t.room().stage() == RoomStage::kRunning) t.house.move_on(t.table);
  }
  HttpReply ask(const std::string& ply) {
    HttpReply answer;
    HttpRequest request;
    request.method = "GET";
    request.path = "/api/tables/" + t.table + "/known";
    request.query["ply"] = ply;
    request.address = "1.2.3.4";
    api.handle(request, [&](HttpReply reply) { answer = std::move(reply); });
    for (const auto& task : std::exchange(workers.line, {})) task();
    t.house.run();
    return answer;
  }

  Island t{1};
  PatientWorkers workers;
  People people{t.house.store, t.house.writer(), t.house.loop, workers, TokenLife{}};
  Api api{*t.house, people, t.house.store, workers, t.house.loop, kUnlimited};
};

TEST(Aid, of_a_game_that_is_over_is_told_for_every_captive_and_any_moment) {
  Finished k;
  const std::size_t plies = k.t.room().record().moves.size();
  const auto sure = [&](std::size_t ply) {
    const HttpReply reply = k.ask(std::to_string(ply));
    EXPECT_EQ(reply.status, 200) << body_of(reply);
    const json::value told = json::parse(body_of(reply));
    EXPECT_EQ(told.at("ply"), json::value(ply));
    const json::array& known = told.at("known").as_array();
    EXPECT_EQ(known.size(), 1u) << "OP needs none";
    EXPECT_EQ(known.at(0).at("seat"), json::value(1));
    return known.at(0).at("aid").at("sure").as_array().size();
  };
  EXPECT_EQ(sure(0), 0u) << "nothing was said yet";
  EXPECT_GT(sure(plies), 0u);
  for (const std::string& wrong :
       {std::to_string(plies + 1), std::string("-1"), std::string("x"), std::string()})
    EXPECT_EQ(k.ask(wrong).status, 400) << wrong;
}

TEST(Aid, has_a_limit_for_each_person) {
  HouseLimits limits;
  limits.aids_burst = 2;
  Island t(1, limits);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(t.ask(t.captive, 1, 1), "none");
    t.answer();
  }
  EXPECT_EQ(t.ask(t.captive, 1, 1), "too_fast");
}

}  // namespace
}  // namespace paradoxa
