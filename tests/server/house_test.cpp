// The house keeps time and order: who is late, who is gone, what is refused and why.
#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kHour = 3600 * 1000;

TEST(House, a_table_is_limited_in_number_and_by_host) {
  TestHouse house(games(), {.tables = 3, .tables_per_person = 2});
  RoomHead head = table_head("a", 3);
  EXPECT_EQ(house.create(head), "a");
  EXPECT_EQ(house.create(head), "not_saved") << "an id is taken once";
  EXPECT_EQ(house.create(table_head("b", 3)), "b");
  EXPECT_EQ(house.create(table_head("c", 3)), "too_many");
  head = table_head("c", 3);
  head.host = "p1";
  EXPECT_EQ(house.create(head), "c");
  head.id = "d";
  EXPECT_EQ(house.create(head), "full");
  head.options = R"({"players":9})";
  EXPECT_EQ(TestHouse().create(head), "bad_options");
  head.game = "chess";
  EXPECT_EQ(TestHouse().create(head), "bad_options");
}

TEST(House, games_that_are_over_do_not_count_against_their_host) {
  TestHouse house(games(), {.tables_per_person = 1});
  house.start(table_head("a", 3), {"p0", "p1", "p2"});
  const auto looking = house.join("a", person(0));
  EXPECT_EQ(house.create(table_head("b", 3)), "too_many");
  house.play_to_the_end("a");
  EXPECT_NE(house->find("a"), nullptr);
  EXPECT_EQ(house.create(table_head("b", 3)), "b");
}

TEST(House, whose_time_is_up_is_played_for_on_time) {
  for (const std::int64_t base : {std::int64_t{3'000}, 72 * kHour}) {
    TestHouse house;
    RoomHead head = table_head("t", 3);
    head.settings.clock = {ClockKind::kPerMove, base, 0};
    const std::string table = house.start(head, {"p0", "p1", "p2"});
    const auto ear = house.join(table, person(0));
    house.advance(base - 1);
    EXPECT_EQ(house->find(table)->seats()[0].away, "");
    EXPECT_EQ(house.bots.wanted(), 0u);
    house.advance(2);
    EXPECT_EQ(house->find(table)->seats()[0].away, "time");
    EXPECT_EQ(house->find(table)->seats()[2].away, "time");
    EXPECT_EQ(house.bots.wanted(), 1u);
    EXPECT_EQ(ear->last("table").at("table").at("seats").at(0).at("away").as_string(), "time");
    EXPECT_EQ(house.say(ear, {{"type", "back"}, {"seat", 0}}), "");
    EXPECT_EQ(ear->last("events").at("clock").at("left_ms").at(0).as_int64(), base)
        << "everybody is told of the fresh time";
    house.advance(base - 1);
    EXPECT_EQ(house->find(table)->seats()[0].away, "");
    house.advance(2);
    EXPECT_EQ(house->find(table)->seats()[0].away, "time");
  }
}

TEST(House, one_timer_a_table_however_often_the_deadline_moves) {
  TestHouse house;
  RoomHead head = table_head("t", 3);
  head.settings.clock = {ClockKind::kFischer, 60'000, 60'000};
  const std::string table = house.start(head, {"p0", "p1", "p2"});
  FastRandom random = random_for("timers");
  while (house->find(table)->stage() == RoomStage::kRunning && house->find(table)->ply() < 90) {
    house.advance(random.below(20'000));
    house.move_on(table);
  }
  const std::size_t pending = house.loop.timers(), run = house.loop.timers_run();
  EXPECT_LT(pending, 60u);
  house.advance(40LL * 24 * kHour);
  EXPECT_LT(house.loop.timers_run() - run, pending + 20) << "stale ones do not breed";
}

TEST(House, an_open_table_nobody_comes_back_to_is_given_up_and_so_is_a_running_one) {
  TestHouse house;
  const std::string open = house.create(table_head("open", 3));
  house.ask(open, [](const Room& r) { return r.sit("p1", "Name1", seat(0)); });
  const std::string running = house.start(table_head("running", 3), {"p0", "p1", "p2"});
  house.move_on(running);
  house.advance(23 * kHour);
  EXPECT_NE(house->find(open), nullptr);
  house.advance(2 * kHour);
  EXPECT_EQ(house->find(open), nullptr);
  EXPECT_EQ(house.store.table(open)->stored.stage, TableStage::kAbandoned);
  EXPECT_NE(house->find(running), nullptr);
  const auto ear = house.join(running, person(0));
  house.advance(31 * 24 * kHour);
  EXPECT_EQ(house->find(running)->stage(), RoomStage::kAbandoned);
  EXPECT_EQ(ear->last("over").at("stage").as_string(), "abandoned");
  const std::size_t timers = house.loop.timers_run();
  house.advance(100LL * 24 * kHour);
  EXPECT_LT(house.loop.timers_run() - timers, 10u) << "what is over needs no clock";
  // Not one message breaks a table that was given up.
  for (const char* message :
       {R"({"type":"move","seat":0,"ply":0,"move":"x"})", R"({"type":"history","before":9})",
        R"({"type":"start"})", R"({"type":"undo","seat":0})", R"({"type":"hint","seat":0})"}) {
    house->receive(ear, message);
    house.run();
  }
  house->detach(ear.get());
  const auto late = std::make_shared<Ear>();
  EXPECT_TRUE(house->attach(late, person(0), open));
  house->receive(late, R"({"type":"move","seat":0,"ply":0,"move":"x"})");
  house.run();
  EXPECT_EQ(late->answer(), "not_your_seat");
}

TEST(House, mixing_ends_on_time_even_where_somebody_talks_all_the_while) {
  TestHouse house;
  const std::string table = house.create(table_head("t", 3));
  for (int s = 0; s < 3; ++s) {
    const std::string who = "p" + std::to_string(s);
    EXPECT_EQ(house.ask(table, [=](const Room& r) { return r.sit(who, "N", seat(s)); }), "");
    EXPECT_EQ(house.ask(table, [=](const Room& r) { return r.mix(who, seat(s), sha256("x")); }),
              "");
  }
  EXPECT_EQ(house.ask(table, [](const Room& r) { return r.call("p0"); }), "");
  for (int i = 0; i < 40; ++i) {
    house.advance(1'000);
    house.ask(table, [](const Room& r) { return r.say("p2", "N", "wait for me"); });
  }
  EXPECT_EQ(house->find(table)->stage(), RoomStage::kRunning)
      << "three who show nothing cost 15 seconds";
}

TEST(House, messages_are_a_closed_set_with_known_fields) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
  const auto ear = house.join(table, person(0));
  const std::int64_t entries = house->find(table)->entries();
  for (const char* message : {"",
                              "x",
                              "[]",
                              "7",
                              "null",
                              "{}",
                              R"({"type":7})",
                              R"({"type":"fly"})",
                              R"({"type":"undo"})",
                              R"({"type":"undo","seat":"0"})",
                              R"({"type":"undo","seat":-1})",
                              R"({"type":"undo","seat":5})",
                              R"({"type":"undo","seat":0.5})",
                              R"({"type":"undo","seat":0,"extra":1})",
                              R"({"type":"undo","seat":99999999999999999999})",
                              R"({"type":"move","seat":0,"ply":-1,"move":"x"})",
                              R"({"type":"move","seat":0,"ply":0,"move":7})",
                              R"({"type":"move","seat":0,"ply":0})",
                              R"({"type":"undo_answer","seat":0,"yes":1})",
                              R"({"type":"commit","seat":0,"hash":"zz"})",
                              R"({"type":"show","seat":0,"bytes":""})",
                              R"({"type":"start","seat":0})",
                              R"({"type":"chat","text":["x"]})",
                              R"({"type":"chat","text":{"a":{"b":{"c":{"d":1}}}}})",
                              R"({"type":"history","before":"0"})",
                              R"({"type":"history"})",
                              R"({"type":"chat","text":"x","id":7})",
                              "{\"type\":\"chat\",\"text\":\"\xff\"}"}) {
    house->receive(ear, message);
    house.run();
    EXPECT_EQ(ear->answer(), "bad_message") << message;
  }
  house->receive(ear, R"({"type":"chat","text":"x","id":")" + std::string(65, 'i') + "\"}");
  EXPECT_EQ(ear->answer(), "bad_message");
  EXPECT_EQ(house->find(table)->entries(), entries);
  EXPECT_EQ(house.say(ear, {{"type", "chat"}, {"text", "hello"}, {"id", "my id"}}), "");
  EXPECT_EQ(ear->last("accepted").at("id").as_string(), "my id");
}

TEST(House, an_answer_goes_to_the_one_who_asked_and_never_to_one_who_came_later) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
  const auto ear = house.join(table, person(0)), other = house.join(table, person(1));
  house->receive(ear, R"({"type":"chat","text":"hello"})");
  house->detach(ear.get());
  house.run();
  EXPECT_EQ(ear->count("accepted"), 0u);
  EXPECT_EQ(ear->count("chat"), 0u);
  EXPECT_EQ(other->count("chat"), 1u) << "what was said is said";
  EXPECT_EQ(other->count("accepted"), 0u);
}

TEST(House, a_client_that_goes_to_another_table_hears_no_more_of_the_first) {
  TestHouse house;
  house.start(table_head("a", 3), {"p0", "p1", "p2"});
  house.start(table_head("b", 3), {"p0", "p1", "p2"});
  const auto ear = house.join("a", person(0));
  EXPECT_TRUE(house->attach(ear, person(0), "b"));
  const std::size_t before = ear->frames.size();
  house.move_on("a");
  EXPECT_EQ(ear->frames.size(), before);
  house.move_on("b");
  EXPECT_EQ(ear->frames.size(), before + 1);
  EXPECT_EQ(house->connections(), 1u);
  EXPECT_FALSE(house->attach(ear, person(0), "nowhere"));
  house.move_on("b");
}

TEST(House, a_line_that_is_too_long_is_refused_and_the_rest_answered_in_order) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
  const auto ear = house.join(table, person(0));
  for (int i = 0; i < 80; ++i)
    house->receive(ear, R"({"type":"chat","text":"x","id":")" + std::to_string(i) + "\"}");
  house.run();
  EXPECT_EQ(ear->count("accepted"), 65u) << "one at work and 64 in the line";
  EXPECT_EQ(ear->count("refused"), 15u);
  EXPECT_EQ(ear->last("refused").at("code").as_string(), "busy");
  EXPECT_EQ(ear->last("accepted").at("id").as_string(), "64");
}

TEST(House, closing_closes_whom_it_should) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
  const auto a = house.join(table, person(0)), b = house.join(table, person(0)),
             c = house.join(table, person(1));
  house->close_all_of("p0", CloseCode::kLoggedOut, "bye");
  EXPECT_EQ(a->closed.size(), 1u);
  EXPECT_EQ(b->closed.size(), 1u);
  EXPECT_TRUE(c->closed.empty());
  house->close_all(CloseCode::kGoingAway, "restart");
  EXPECT_EQ(c->closed.front().first, CloseCode::kGoingAway);
}

}  // namespace
}  // namespace paradoxa
