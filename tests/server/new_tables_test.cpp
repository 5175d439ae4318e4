// Tables made whole or not at all; rematches; moves that answer a position which is gone.
#include "server/api_house.hpp"

namespace paradoxa {
namespace {

TEST(NewTables, a_refused_table_leaves_nothing_behind) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const json::object wrong[] = {
      {{"game", "paradominetor"}, {"seats", {"me", "open", "easy", "easy"}}, {"start", true}},
      {{"game", "paradominetor"}, {"seats", {"me", "easy"}}, {"options", {{"players", 4}}}},
      {{"game", "paradominetor"}, {"seats", {"me", "easy", "easy", "unbeatable"}}},
  };
  for (const json::object& body : wrong) {
    EXPECT_GE(a.post("/api/tables", body, token).status, 400) << body;
    EXPECT_EQ(a.house->live_tables(), 0u) << body;
    EXPECT_TRUE(a.house.store.unfinished().empty()) << body;
  }
}

TEST(NewTables, a_table_is_back_after_a_crash_with_everybody_who_sat_there) {
  ApiHouse a;
  const std::string id = a.new_table(a.guest("Ann"));
  a.house.restart();
  const Room* room = a.house->find(id);
  ASSERT_NE(room, nullptr);
  EXPECT_EQ(room->seats()[0].name, "Ann");
  EXPECT_EQ(room->seats()[1].kind, RoomSeat::Kind::kOpen);
  EXPECT_EQ(room->seats()[2].kind, RoomSeat::Kind::kBot);
}

TEST(NewTables, a_branch_says_where_it_comes_from) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const std::string over = a.house.start(table_head("t"), {"p0"});
  const auto ear = a.house.join(over, person(9));
  a.house.play_to_the_end(over);
  const json::object from{{"table", over}, {"ply", 90}};
  const std::string id = a.new_table(
      token,
      {{"game", "paradominetor"}, {"seats", {"me", "easy", "easy", "easy"}}, {"from", from}});
  EXPECT_EQ(json::parse(a.get("/api/tables/" + id).body).at("table").at("from"), from);
  EXPECT_FALSE(ear->last("hello").at("table").as_object().contains("from"));
  const auto mine = json::parse(a.get("/api/tables?list=mine", token).body).at("tables");
  EXPECT_EQ(mine.at(0).at("from"), from);
  a.house.restart();  // the API of this test knows the house before it
  EXPECT_EQ(a.house->find(id)->table_json().at("from"), from);
}

TEST(NewTables, two_who_ask_for_a_rematch_at_once_meet_at_one_table) {
  ApiHouse a;
  const std::string id = a.house.start(table_head("t"), {"p0", "p1"});
  const auto ear = a.house.join(id, person(0));
  a.house.play_to_the_end(id);
  const auto wish = [](const char* who, const char* next) {
    return [=](const Room& room) { return room.rematch(who, next); };
  };
  EXPECT_EQ(a.house.ask(id, wish("p0", "first")), "");
  EXPECT_EQ(a.house.ask(id, wish("p1", "second")), "") << "granted already";
  EXPECT_EQ(a.house->find(id)->next_table(), "first");
  EXPECT_EQ(a.house.ask(id, wish("p9", "third")), "not_your_seat");
}

TEST(NewTables, a_rematch_is_for_those_who_played_and_makes_no_table_for_others) {
  ApiHouse a;
  const std::string ann = a.guest("Ann"), eve = a.guest("Eve");
  const std::string id = a.new_table(
      ann, {{"game", "paradominetor"}, {"seats", {"me", "easy", "easy"}}, {"start", true}});
  const auto ear = a.house.join(id, person(0));
  a.house.play_to_the_end(id);
  const std::size_t tables = a.house->live_tables();
  const auto rematch = [&](const std::string& token) {
    return a.post("/api/tables/" + id + "/rematch", {}, token).status;
  };
  for (int i = 0; i < 20; ++i) EXPECT_GE(rematch(eve), 400);
  EXPECT_EQ(a.house->live_tables(), tables);
  EXPECT_EQ(rematch(ann), 201);
  EXPECT_EQ(rematch(ann), 200) << "it is there already";
  EXPECT_EQ(a.house->live_tables(), tables + 1);
}

TEST(NewTables, hints_and_several_seats_are_off_where_others_play) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const auto table = [&](const json::array& seats, json::object more = {}) {
    more["game"] = "paradominetor";
    more["seats"] = seats;
    const HttpReply reply = a.post("/api/tables", more, token);
    EXPECT_EQ(reply.status, 201) << reply.body;
    const json::value made = json::parse(reply.body).at("table");
    return std::pair(made.at("hints").as_bool(), made.at("pass_and_play").as_bool());
  };
  EXPECT_EQ(table({"me", "easy", "easy"}), std::pair(true, false));
  EXPECT_EQ(table({"me", "open", "easy"}), std::pair(false, false));
  EXPECT_EQ(table({"me", "me", "easy"}), std::pair(false, true));
  EXPECT_EQ(table({"me", "open", "easy"}, {{"hints", true}, {"pass_and_play", true}}),
            std::pair(true, true));
}

TEST(NewTables, a_move_for_a_position_that_was_taken_back_is_refused) {
  TestHouse house;
  const std::string id = house.start(table_head("t"), {"p0", "p1", "p2", "p3"});
  const auto ear = house.join(id, person(0));
  const auto choice = [&] { return house->find(id)->table()->position().legal(seat(0)).front(); };
  const auto move = [&](int undos) {
    return house.say(ear, {{"type", "move"},
                           {"seat", 0},
                           {"ply", house->find(id)->told(seat(0))},
                           {"undos", undos},
                           {"move", choice()}});
  };
  EXPECT_EQ(move(1), "wrong_ply");
  EXPECT_EQ(move(0), "");
  EXPECT_EQ(house.say(ear, {{"type", "undo"}, {"seat", 0}}), "");
  EXPECT_EQ(ear->last("state").at("undos"), 1);
  EXPECT_EQ(move(0), "wrong_ply");
  EXPECT_EQ(move(1), "");
}

TEST(NewTables, after_a_restart_nobody_loses_on_time_at_once) {
  TestHouse house;
  RoomHead head = table_head("t");
  head.settings.clock = {ClockKind::kPerMove, 60'000, 0};
  const std::string id = house.start(head, {"p0", "p1", "p2", "p3"});
  house.loop.set_now_ms(house.loop.now_ms() + 3'600'000);  // an hour without a server
  house.restart();
  house.advance(29'000);
  EXPECT_TRUE(house->find(id)->seats()[0].away.empty());
  house.advance(2'000);
  EXPECT_EQ(house->find(id)->seats()[0].away, "time");
}

}  // namespace
}  // namespace paradoxa
