// A server that is behind says so instead of letting queues grow.
#include "server/pressure.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "server/api_house.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kPunctual = 0, kVeryLate = 500;

void observe(Pressure& pressure, std::int64_t late_ms, std::size_t times) {
  for (std::size_t i = 0; i < times; ++i) pressure.observe(late_ms);
}

int admitted_of(Pressure& pressure, Work work, int asked) {
  int admitted = 0;
  for (int i = 0; i < asked; ++i) admitted += pressure.admits(work);
  return admitted;
}

TEST(E6_Pressure, a_server_that_keeps_up_refuses_nothing) {
  Pressure pressure;
  observe(pressure, Pressure::kLateMs, 1000);
  for (const Work work : {Work::kNew, Work::kAdvice, Work::kMove})
    EXPECT_EQ(admitted_of(pressure, work, 100), 100);
  EXPECT_EQ(pressure.level(), 0);
}

TEST(E6_Pressure, a_late_look_now_and_then_refuses_nothing) {
  Pressure pressure;
  for (int i = 0; i < 100; ++i) {
    observe(pressure, kVeryLate, Pressure::kStandingLooks - 1);
    EXPECT_EQ(admitted_of(pressure, Work::kNew, 10), 10) << "a busy machine, not a queue";
    observe(pressure, kPunctual, 1);
  }
  EXPECT_EQ(pressure.level(), 0);
}

TEST(E6_Pressure, new_work_gives_way_first_then_advice_and_moves_last) {
  Pressure pressure;
  observe(pressure, Pressure::kLateMs * 5 / 4, Pressure::kStandingLooks);
  EXPECT_EQ(admitted_of(pressure, Work::kNew, 100), 0);
  EXPECT_EQ(admitted_of(pressure, Work::kAdvice, 100), 100);
  EXPECT_GE(admitted_of(pressure, Work::kMove, 100), 95);
  observe(pressure, kVeryLate, Pressure::kStandingLooks);
  EXPECT_EQ(admitted_of(pressure, Work::kAdvice, 100), 0);
  EXPECT_GT(admitted_of(pressure, Work::kMove, 100), 50);
  EXPECT_EQ(pressure.refused(Work::kNew), 100u);
}

TEST(E6_Pressure, some_moves_are_always_made) {
  Pressure pressure;
  observe(pressure, 3600'000, 1000);
  const int admitted = admitted_of(pressure, Work::kMove, 1000);
  EXPECT_GE(admitted, 99);
  EXPECT_LE(admitted, 101);
  EXPECT_LE(pressure.retry_ms(), 2000);
}

TEST(E6_Pressure, it_ends_when_the_server_keeps_up_again) {
  Pressure pressure;
  observe(pressure, kVeryLate, 100);
  const double most = pressure.level();
  observe(pressure, kPunctual, 20);
  EXPECT_LT(pressure.level(), most);
  EXPECT_GT(pressure.level(), 0) << "not all at once, or everybody comes back together";
  observe(pressure, kPunctual, 100);
  EXPECT_EQ(pressure.level(), 0);
}

// A loop that runs `late_ms` behind, for this many samples.
void run_late(TestHouse& house, std::int64_t late_ms, int looks) {
  for (int i = 0; i < looks; ++i) {
    house.loop.set_now_ms(house.loop.now_ms() + Pressure::kEveryMs + late_ms);
    while (house.loop.run_timer(house.loop.now_ms())) house.run();
  }
}

TEST(E6_Pressure, a_late_loop_tells_its_players_when_to_come_back) {
  TestHouse house;
  const std::string table = house.start(table_head("T"), {"p0", "p1", "p2", "p3"});
  std::vector<std::shared_ptr<Ear>> ears;
  for (std::size_t s = 0; s < 4; ++s) ears.push_back(house.join(table, person(s)));
  house->watch_pressure();
  run_late(house, kVeryLate, 20);
  house->pressure().admits(Work::kMove);  // one in ten
  const Room& room = *house->find(table);
  const Seat who = room.table()->position().to_act().first();
  const json::object move{{"type", "move"},
                          {"id", "m"},
                          {"seat", who.index},
                          {"ply", room.told(who)},
                          {"move", room.table()->position().legal(who).front()}};
  const std::shared_ptr<Ear>& ear = ears[who.index];
  const std::size_t ply = room.ply();
  int refused = 0;
  while (house.say(ear, move) == "slow_down") {
    ASSERT_LT(++refused, 20) << "not for ever";
    EXPECT_EQ(room.ply(), ply) << "nothing has changed";
    const json::value frame = ear->last("refused");
    EXPECT_EQ(frame.at("id").as_string(), "m");
    EXPECT_GT(frame.at("retry_ms").to_number<std::int64_t>(), 0);
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(room.ply(), ply) << "the same message is taken in the end";
  EXPECT_NE(house.log.text.find("overloaded"), std::string::npos);
  run_late(house, kPunctual, 200);
  EXPECT_NE(house.log.text.find("keeps_up_again"), std::string::npos);
}

TEST(E6_Pressure, nobody_new_is_taken_in_by_a_server_that_is_behind) {
  ApiHouse server;
  const std::string token = server.guest("Ann");
  observe(server.house->pressure(), kVeryLate, Pressure::kStandingLooks);
  const HttpReply guest = server.post("/api/guest", {{"name", "Bob"}});
  EXPECT_EQ(guest.status, 503);
  EXPECT_NE(guest.body.find("slow_down"), std::string::npos) << guest.body;
  EXPECT_TRUE(std::any_of(guest.headers.begin(), guest.headers.end(),
                          [](const auto& header) { return header.first == "Retry-After"; }));
  EXPECT_EQ(server.post("/api/tables", ApiHouse::four_seats(), token).status, 503);
  EXPECT_EQ(server.get("/api/me", token).status, 200) << "who is here already goes on";
  EXPECT_EQ(server.get("/metrics").status, 200);
}

TEST(E6_Pressure, bots_at_tables_without_onlookers_wait) {
  TestHouse house;
  observe(house->pressure(), kVeryLate, 5);
  const std::string alone = house.start(table_head("A"), {"p0"});
  while (!house->find(alone)->bot_to_move()) house.move_on(alone);
  EXPECT_EQ(house.bots.wanted(), 0u);
  const std::string watched = house.start(table_head("W"), {"p0"});
  const std::shared_ptr<Ear> ear = house.join(watched, person(0));
  while (!house->find(watched)->bot_to_move()) house.move_on(watched);
  EXPECT_EQ(house.bots.wanted(), 1u) << "somebody waits for this one";
  house->watch_pressure();
  house.advance(10'000);
  EXPECT_EQ(house.bots.wanted(), 2u);
}

// ---- Figures ------------------------------------------------------------------------------------

double figure(const std::string& metrics, const std::string& name) {
  const std::size_t at = metrics.find("\n" + name + " ");
  EXPECT_NE(at, std::string::npos) << name << "\n" << metrics;
  return at == std::string::npos ? -1 : std::stod(metrics.substr(at + name.size() + 2));
}

TEST(Metrics, say_what_an_operator_needs) {
  ApiHouse server;
  const std::string token = server.guest("Ann");
  const std::string table = server.new_table(
      token, {{"game", "paradominetor"}, {"seats", {"me", "easy", "easy"}}, {"start", true}});
  const std::string text = server.get("/metrics").body;
  EXPECT_EQ(figure(text, "paradoxa_tables"), 1);
  EXPECT_GT(figure(text, "paradoxa_commit_seconds_count"), 0);
  EXPECT_GT(figure(text, "paradoxa_http_seconds_count"), 1);
  EXPECT_GE(figure(text, "paradoxa_answer_seconds_sum"), 0);
  EXPECT_EQ(figure(text, "paradoxa_requests_waiting"), 0);
  EXPECT_EQ(figure(text, "paradoxa_commits_waiting"), 0);
  EXPECT_EQ(figure(text, "paradoxa_store_failing"), 0);
  EXPECT_EQ(figure(text, R"(paradoxa_bots_waiting{urgency="awaited"})"), 0);
  EXPECT_EQ(figure(text, R"(paradoxa_work_waiting{line="replays"})"), 0);
  EXPECT_EQ(figure(text, R"(paradoxa_slowed_down_total{work="move"})"), 0);
  EXPECT_GT(figure(text, "process_resident_memory_bytes"), 1e6);
  EXPECT_GT(figure(text, "process_open_fds"), 2);
}

TEST(Metrics, buckets_count_all_that_was_shorter) {
  Durations durations;
  for (const double seconds : {0.0001, 0.0005, 0.003, 20.0})
    durations.add(std::chrono::duration<double>(seconds));
  MetricsText metrics;
  metrics.durations("x", durations);
  const std::string& text = metrics.text();
  EXPECT_EQ(figure(text, R"(paradoxa_x_seconds_bucket{le="0.0005"})"), 2);
  EXPECT_EQ(figure(text, R"(paradoxa_x_seconds_bucket{le="0.002"})"), 2);
  EXPECT_EQ(figure(text, R"(paradoxa_x_seconds_bucket{le="0.005"})"), 3);
  EXPECT_EQ(figure(text, R"(paradoxa_x_seconds_bucket{le="10"})"), 3);
  EXPECT_EQ(figure(text, R"(paradoxa_x_seconds_bucket{le="+Inf"})"), 4);
  EXPECT_NEAR(figure(text, "paradoxa_x_seconds_sum"), 20.0036, 1e-9);
}

}  // namespace
}  // namespace paradoxa
