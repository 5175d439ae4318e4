// Bots at a table: they think about what is asked, no longer than it is, and no turn is lost.
#include <thread>

#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

// A table with one person at seat 0 and two bots.
struct BotTable {
  BotTable() { table = house.start(table_head("t", 3), {"p0"}); }
  const Room& room() { return *house->find(table); }
  std::string person_moves() {
    const auto ply = static_cast<std::int64_t>(room().told(seat(0)));
    const std::string text = room().table()->position().legal(seat(0)).front();
    return house.ask(table, [=](const Room& r) { return r.move("p0", seat(0), ply, text); });
  }
  TestHouse house;
  std::string table;
};

TEST(HouseBots, one_bot_thinks_at_a_time_and_its_move_is_made) {
  BotTable t;
  EXPECT_EQ(t.house.bots.wanted(), 1u);
  const std::size_t ply = t.room().ply();
  EXPECT_TRUE(t.house.bots.think());
  t.house.run();
  EXPECT_EQ(t.room().ply(), ply + 1);
  EXPECT_EQ(t.house.bots.wanted(), 1u) << "the next one thinks";
}

TEST(HouseBots, talk_does_not_interrupt_a_thought_but_a_move_beside_it_does) {
  BotTable t;
  const Cancelled thought = t.house.bots.tasks.back().cancelled;
  for (int i = 0; i < 50; ++i)
    EXPECT_EQ(t.house.ask(t.table, [](const Room& r) { return r.say("p0", "N", "hurry up"); }), "");
  EXPECT_FALSE(thought->load());
  EXPECT_EQ(t.house.bots.tasks.size(), 1u);
  EXPECT_EQ(t.person_moves(), "");
  EXPECT_TRUE(thought->load()) << "the position is another one";
  EXPECT_EQ(t.house.bots.wanted(), 1u);
}

TEST(HouseBots, an_undo_a_return_and_the_end_cancel_the_thought) {
  {
    BotTable t;
    EXPECT_EQ(t.person_moves(), "");
    const Cancelled thought = t.house.bots.tasks.back().cancelled;
    EXPECT_EQ(t.house.ask(t.table, [](const Room& r) { return r.undo("p0", seat(0)); }), "");
    EXPECT_TRUE(thought->load());
    EXPECT_EQ(t.house.bots.wanted(), 1u) << "and the position before is thought about";
  }
  {
    TestHouse house;
    const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
    EXPECT_EQ(house.bots.wanted(), 0u);
    EXPECT_EQ(house.ask(table, [](const Room& r) { return r.leave("p1", seat(1), false); }), "");
    ASSERT_EQ(house.bots.wanted(), 1u);
    EXPECT_EQ(house.bots.tasks.back().seat, seat(1));
    EXPECT_EQ(house.ask(table, [](const Room& r) { return r.come_back("p1", seat(1)); }), "");
    EXPECT_EQ(house.bots.wanted(), 0u);
    EXPECT_FALSE(house.bots.think());
  }
  BotTable t;
  const Cancelled thought = t.house.bots.tasks.back().cancelled;
  EXPECT_EQ(t.house.ask(t.table, [](const Room& r) { return r.leave("p0", seat(0), true); }), "");
  EXPECT_TRUE(thought->load());
  EXPECT_EQ(t.house.bots.wanted(), 0u);
}

TEST(HouseBots, an_answer_that_comes_too_late_changes_nothing) {
  BotTable t;
  BotTask late = std::move(t.house.bots.tasks.back());
  t.house.bots.tasks.clear();
  EXPECT_EQ(t.person_moves(), "");
  const std::int64_t entries = t.room().entries();
  Advice advice;
  advice.move = late.position->legal(late.seat).front();
  late.done(advice);  // cancelled a moment too late to be stopped
  t.house.run();
  EXPECT_EQ(t.room().entries(), entries);
  EXPECT_EQ(t.house->figures().tables_frozen, 0u);
}

TEST(HouseBots, a_full_line_of_bots_loses_no_turn_and_the_house_does_not_spin) {
  TestHouse house;
  house.bots.full = true;
  const std::string table = house.start(table_head("t", 3), {"p0"});
  for (int i = 0; i < 200; ++i)
    house.ask(table, [](const Room& r) { return r.say("p0", "N", "nobody moves"); });
  const std::size_t timers = house.loop.timers_run();
  house.advance(10'000);
  EXPECT_LE(house.loop.timers_run() - timers, 210u) << "one look every 50 ms";
  EXPECT_TRUE(house.bots.tasks.empty());
  house.bots.full = false;
  house.advance(100);
  EXPECT_EQ(house.bots.wanted(), 1u);
}

TEST(HouseBots, a_bots_answer_that_finds_the_tables_line_full_is_not_lost) {
  TestHouse house(games(), {.requests_per_table = 2});
  const std::string table = house.start(table_head("t", 3), {"p0"});
  const auto ear = house.join(table, person(0));
  ASSERT_TRUE(house.bots.think());  // its answer waits on the loop
  for (int i = 0; i < 10; ++i) house->receive(ear, R"({"type":"chat","text":"x"})");
  house.run();
  const std::size_t ply = house->find(table)->ply();
  house.advance(1'000);
  if (house->find(table)->ply() == ply) {
    EXPECT_TRUE(house.bots.think());
    house.run();
  }
  EXPECT_GT(house->find(table)->ply(), 45u);
}

TEST(HouseBots, whole_games_among_bots_end_and_are_kept) {
  TestHouse house;
  for (int i = 0; i < 5; ++i) {
    const std::string id = "t" + std::to_string(i);
    house.start(table_head(id, 3 + i % 3), {});
    const auto ear = house.join(id, person(0));
    while (house.bots.think()) house.run();
    EXPECT_EQ(house->find(id)->stage(), RoomStage::kFinished);
    EXPECT_EQ(ear->count("over"), 1u);
    house->detach(ear.get());
    EXPECT_EQ(house.store.list({TableStage::kFinished, "", false, 50}).size(),
              static_cast<std::size_t>(i + 1));
  }
}

TEST(HouseBots, the_real_pool_plays_a_game_and_stops_in_the_middle_of_another) {
  FakeLoop loop;
  KeptLog log;
  FragileStore store;
  WriterThread writer(store);
  auto pool = std::make_unique<BotPool>(2, 8);
  auto house = std::make_unique<House>(games(), store, writer, *pool, loop, log, HouseLimits{});
  const auto run_until = [&](auto&& done) {
    for (int i = 0; i < 60'000 && !done(); ++i)
      if (!loop.run_posted()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_TRUE(done());
  };
  const auto start = [&](const std::string& id, const std::string& level) {
    house->create({"p0", "N"}, table_head(id, 4), [](const auto&, const auto&) {});
    run_until([&] { return house->find(id) != nullptr; });
    for (int s = 0; s < 4; ++s)
      house->ask(
          id, [=](const Room& r) { return r.seat_bot("p0", seat(s), level); },
          [](const auto& refusal) { EXPECT_FALSE(refusal); });
    house->ask(id, [](const Room& r) { return r.call("p0"); }, [](const auto&) {});
  };
  start("easy", "easy");
  const auto ear = std::make_shared<Ear>();
  ASSERT_TRUE(house->attach(ear, person(0), "easy"));
  run_until([&] { return ear->count("over") == 1; });
  start("hard", "expert");
  run_until([&] { return house->find("hard")->stage() == RoomStage::kRunning; });
  // Everything goes while somebody thinks and something is being written.
  house->ask("hard", [](const Room& r) { return r.say("p0", "N", "bye"); }, [](const auto&) {});
  house.reset();
  pool.reset();
}

TEST(HouseHints, are_for_ones_own_seat_at_ones_own_turn_and_void_when_the_game_moves_on) {
  BotTable t;
  const auto ear = t.house.join(t.table, person(0));
  const auto looker = t.house.join(t.table, person(9));
  EXPECT_EQ(t.house.say(looker, {{"type", "hint"}, {"seat", 0}}), "not_your_seat");
  t.house.bots.tasks.clear();
  EXPECT_EQ(t.house.say(ear, {{"type", "hint"}, {"seat", 0}, {"id", "h"}}), "none");
  ASSERT_EQ(t.house.bots.tasks.size(), 1u);
  EXPECT_TRUE(t.house.bots.think());
  t.house.run();
  const json::value hint = ear->last("hint");
  EXPECT_EQ(hint.at("id").as_string(), "h");
  EXPECT_EQ(looker->count("hint"), 0u) << "only who asked is told";
  EXPECT_FALSE(t.room().table()->position().why_not(seat(0), hint.at("move").as_string()));

  EXPECT_EQ(t.house.say(ear, {{"type", "hint"}, {"seat", 0}, {"id", "late"}}), "none");
  const Cancelled advice = t.house.bots.tasks.back().cancelled;
  EXPECT_EQ(t.house.say(ear, {{"type", "hint"}, {"seat", 0}}), "busy") << "one at a time";
  EXPECT_EQ(t.person_moves(), "");
  EXPECT_TRUE(advice->load());
  EXPECT_EQ(ear->last("refused").at("id").as_string(), "late") << "nobody waits for ever";
  EXPECT_EQ(ear->last("refused").at("code").as_string(), "outdated");
  t.house.bots.full = true;
  EXPECT_EQ(t.house.say(ear, {{"type", "hint"}, {"seat", 0}}), "busy");
}

TEST(HouseHints, have_a_budget_that_refills_slowly) {
  TestHouse house(games(), {.hints_burst = 3, .hints_per_second = 0.1});
  const std::string table = house.start(table_head("t", 3), {"p0"});
  const auto ear = house.join(table, person(0));
  const auto hint = [&] {
    const std::string answer = house.say(ear, {{"type", "hint"}, {"seat", 0}});
    for (BotTask& task : std::exchange(house.bots.tasks, {}))
      if (task.urgency == Urgency::kAdvice)
        task.done(Advice{task.position->legal(task.seat).front(), 0, {}});
    house.run();
    return answer;
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(hint(), "none") << i;
  EXPECT_EQ(hint(), "too_fast");
  house.advance(10'000);
  EXPECT_EQ(hint(), "none");
  EXPECT_EQ(hint(), "too_fast");
}

TEST(HouseHints, end_with_the_connection_that_asked) {
  BotTable t;
  const auto ear = t.house.join(t.table, person(0));
  EXPECT_EQ(t.house.say(ear, {{"type", "hint"}, {"seat", 0}}), "none");
  const Cancelled advice = t.house.bots.tasks.back().cancelled;
  t.house->detach(ear.get());
  EXPECT_TRUE(advice->load());
}

TEST(HouseBots, come_first_where_somebody_waits_and_go_on_their_hosts_account) {
  BotTable t;
  EXPECT_EQ(t.house.bots.tasks.back().urgency, Urgency::kUnwatched);
  const auto ear = t.house.join(t.table, person(0));
  t.house.run();
  t.house.advance(0);
  ASSERT_EQ(t.house.bots.wanted(), 1u) << "and once, not twice";
  EXPECT_EQ(t.house.bots.tasks.back().urgency, Urgency::kAwaited);
  EXPECT_EQ(t.house.bots.tasks.back().person, t.room().head().host);
  EXPECT_EQ(t.house.bots.tasks.back().table, t.table);
}

TEST(HouseHints, a_table_without_hints_gives_none) {
  TestHouse house;
  RoomHead head = table_head("t", 3);
  head.settings.hints = false;
  const std::string table = house.start(head, {"p0", "p1", "p2"});
  EXPECT_EQ(house.say(house.join(table, person(0)), {{"type", "hint"}, {"seat", 0}}), "no_hints");
}

}  // namespace
}  // namespace paradoxa
