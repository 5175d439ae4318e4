// E11: a bug in one game stops its table, which is reported; all others continue. And what the
// disk refuses is tried again, so that no table waits for ever.
#include "server/house_kit.hpp"
#include "server/scripted_game.hpp"

namespace paradoxa {
namespace {

struct FailingHouse {
  FailingHouse() {
    registry.add(std::make_unique<ScriptedGame>(*games().find("paradominetor"), scenario));
    house = std::make_unique<TestHouse>(registry);
    bad = house->start(table_head("bad", 3), {"p0", "p1", "p2"});
    good = house->start(table_head("good", 3), {"p0", "p1", "p2"});
  }
  // From now on the game makes this mistake.
  void break_at(const std::string& step) {
    scenario.fail = [step](const char* now) {
      if (step == now) throw std::runtime_error("a mistake of ours");
    };
  }
  void mend() { scenario.fail = nullptr; }

  void expect_only_the_bad_one_frozen() {
    mend();
    EXPECT_EQ((*house)->figures().tables_frozen, 1u);
    EXPECT_NE(house->log.text.find("frozen table=bad"), std::string::npos) << house->log.text;
    EXPECT_EQ(house->ask("bad", [](const Room& r) { return r.leave("p0", seat(0), false); }),
              "frozen");
    const auto late = house->join("bad", person(1));
    EXPECT_EQ(late->count("frozen"), 1u) << "newcomers are told at once";
    const std::size_t timers = house->loop.timers_run();
    house->advance(90LL * 24 * 3600 * 1000);
    EXPECT_LT(house->loop.timers_run() - timers, 100u) << "a frozen table keeps nobody busy";
    EXPECT_EQ((*house)->figures().tables_frozen, 1u) << "counted once";
  }
  void expect_the_good_one_goes_on() {
    mend();
    const std::size_t ply = (*house)->find(good)->ply();
    house->move_on(good);
    EXPECT_GT((*house)->find(good)->ply(), ply);
  }

  Scenario scenario;
  Registry registry;
  std::unique_ptr<TestHouse> house;
  std::string bad, good;
};

json::object first_move(const Room& room) {
  const Seat who = room.table()->position().to_act().first();
  return {{"type", "move"},
          {"seat", who.index},
          {"ply", room.told(who)},
          {"move", room.table()->position().legal(who).front()}};
}

TEST(E11, a_mistake_while_a_request_is_judged) {
  FailingHouse f;
  const auto ear = f.house->join(f.bad, person(0));
  const json::object move = first_move(*(*f.house)->find(f.bad));
  f.break_at("why_not");
  EXPECT_EQ(f.house->say(ear, move), "frozen");
  EXPECT_EQ(ear->count("frozen"), 1u);
  f.expect_the_good_one_goes_on();
  f.expect_only_the_bad_one_frozen();
}

TEST(E11, a_mistake_while_a_move_is_taken_in) {
  FailingHouse f;
  const auto ear = f.house->join(f.bad, person(0));
  const json::object move = first_move(*(*f.house)->find(f.bad));
  f.break_at("play");
  EXPECT_EQ(f.house->say(ear, move), "frozen");
  f.expect_the_good_one_goes_on();
  f.expect_only_the_bad_one_frozen();
}

TEST(E11, a_mistake_while_everybody_is_told) {
  FailingHouse f;
  const auto ear = f.house->join(f.bad, person(0));
  const json::object move = first_move(*(*f.house)->find(f.bad));
  f.break_at("view");
  EXPECT_EQ(f.house->say(ear, move), "") << "the move is kept, so it is acknowledged";
  EXPECT_EQ(ear->count("frozen"), 1u);
  f.expect_the_good_one_goes_on();
  f.expect_only_the_bad_one_frozen();
}

TEST(E11, a_mistake_while_somebody_comes_or_asks_again) {
  {
    FailingHouse f;
    f.break_at("view");
    const auto ear = f.house->join(f.bad, person(0));
    EXPECT_EQ(ear->count("frozen"), 1u);
    f.expect_the_good_one_goes_on();
    f.expect_only_the_bad_one_frozen();
  }
  FailingHouse f;
  const auto ear = f.house->join(f.bad, person(0));
  f.break_at("play");
  f.house->say(ear, {{"type", "history"}, {"seat", 0}, {"before", 3}});
  EXPECT_EQ(ear->count("frozen"), 1u);
  f.expect_the_good_one_goes_on();
  f.expect_only_the_bad_one_frozen();
}

TEST(E11, a_bot_that_breaks_the_rules_stops_its_table) {
  TestHouse house;
  const std::string bad = house.start(table_head("bad", 3), {"p0"});
  const std::string good = house.start(table_head("good", 3), {"p0"});
  ASSERT_EQ(house.bots.tasks.front().position->seats(), 3);
  Advice nonsense;
  nonsense.move = "sing";
  house.bots.tasks.front().done(nonsense);
  house.run();
  EXPECT_EQ(house->figures().tables_frozen, 1u);
  EXPECT_NE(house.log.text.find("frozen table=bad"), std::string::npos) << house.log.text;
  house.move_on(good);
}

TEST(E11, a_history_that_cannot_be_taken_in_stays_aside_and_the_others_come_back) {
  TestHouse house;
  const std::string bad = house.start(table_head("bad", 3), {"p0", "p1", "p2"});
  const std::string good = house.start(table_head("good", 3), {"p0", "p1", "p2"});
  house.move_on(bad);
  const auto spoilt = [&](std::function<void(TableHistory&)> how) {
    house.store.spoil = [=](TableHistory& history) {
      if (history.stored.table.id == "bad") how(history);
    };
    const std::uint64_t before = house->figures().tables_frozen;
    EXPECT_EQ(before, house->figures().tables_frozen);
    house.log.text.clear();
    EXPECT_EQ(house.restart(), 1u);
    EXPECT_EQ(house->figures().tables_frozen, 1u);
    EXPECT_NE(house.log.text.find("damaged table=bad"), std::string::npos) << house.log.text;
    EXPECT_EQ(house->find("bad"), nullptr);
    EXPECT_FALSE(house->attach(std::make_shared<Ear>(), person(0), "bad"));
    house.move_on(good);
  };
  spoilt([](TableHistory& h) { h.entries.pop_back(), h.entries.push_back("nonsense"); });
  spoilt([](TableHistory& h) { h.entries.erase(h.entries.begin() + 3); });
  spoilt([](TableHistory& h) { h.entries.push_back(h.entries.back()); });
  spoilt([](TableHistory& h) { h.damage = "a seal is broken"; });
  spoilt([](TableHistory& h) { h.stored.table.head = "{}"; });
  house.store.spoil = nullptr;
  EXPECT_EQ(house.restart(), 2u) << "what was only read wrongly is there again";
}

TEST(E11, where_the_store_knows_more_than_the_house_the_table_stops) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
  const auto ear = house.join(table, person(0));
  const json::object move = first_move(*house->find(table));
  house.store.refusal = Kept::kConflict;
  EXPECT_EQ(house.say(ear, move), "not_saved");
  house.store.refusal = Kept::kDurable;
  EXPECT_EQ(house->figures().tables_frozen, 1u);
  EXPECT_EQ(house.say(ear, move), "frozen");
}

TEST(D2_House, a_start_and_a_bots_move_that_were_not_saved_are_tried_again) {
  TestHouse house;
  const std::string table = house.create(table_head("t", 3));
  for (int s = 0; s < 3; ++s)
    house.ask(table, [=](const Room& r) { return r.seat_bot("p0", seat(s), "easy"); });
  const auto looking = house.join(table, person(0));
  house->ask(table, [](const Room& r) { return r.call("p0"); }, [](const auto&) {});
  house.run();
  ASSERT_EQ(house->find(table)->stage(), RoomStage::kRunning);

  // The disk refuses the bot's move for a minute.
  const std::size_t ply = house->find(table)->ply();
  house.store.refusal = Kept::kFailed;
  EXPECT_TRUE(house.bots.think());
  const std::size_t timers = house.loop.timers_run();
  for (int i = 0; i < 60; ++i) {
    house.advance(1'000);
    house.bots.think();
    house.run();
  }
  EXPECT_LT(house.loop.timers_run() - timers, 400u) << "but not all the time";
  EXPECT_EQ(house->find(table)->ply(), ply);
  house.store.refusal = Kept::kDurable;
  house.advance(1'000);
  EXPECT_TRUE(house.bots.think());
  house.run();
  EXPECT_GT(house->find(table)->ply(), ply);
  EXPECT_EQ(house->figures().tables_frozen, 0u);
}

TEST(D10, players_are_told_when_nothing_can_be_saved_and_when_it_can_again) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {"p0", "p1", "p2"});
  const auto ear = house.join(table, person(0));
  const json::object move = first_move(*house->find(table));
  house.store.refusal = Kept::kFailed;
  EXPECT_EQ(house.say(ear, move), "not_saved");
  house.run_until_store_is("the disk is full");
  EXPECT_EQ(ear->last("frozen").at("cause").as_string(), "store");
  EXPECT_EQ(house.join(table, person(1))->count("frozen"), 1u);
  EXPECT_EQ(ear->count("thawed"), 0u);
  house.store.refusal = Kept::kDurable;
  house.run_until_store_is("");
  EXPECT_EQ(ear->count("frozen"), 1u) << "told once";
  EXPECT_EQ(ear->count("thawed"), 1u);
  EXPECT_EQ(house.say(ear, move), "");
  EXPECT_EQ(house->figures().tables_frozen, 0u);
  EXPECT_EQ(house->figures().store_failures, 1u);
  EXPECT_EQ(house->figures().not_saved, 1u);
  EXPECT_NE(house.log.text.find("store_failing why=the disk is full\nstore_recovered\n"),
            std::string::npos)
      << house.log.text;
}

TEST(D2_House, a_start_that_was_not_saved_comes_when_the_disk_is_well) {
  TestHouse house;
  const std::string table = house.create(table_head("t", 3));
  for (int s = 0; s < 3; ++s)
    house.ask(table, [=](const Room& r) { return r.seat_bot("p0", seat(s), "easy"); });
  // The call is kept and the start is not: the disk fails between the two.
  house->ask(
      table, [](const Room& r) { return r.call("p0"); },
      [&](const auto&) { house.store.refusal = Kept::kFailed; });
  house.run();
  ASSERT_TRUE(house->find(table)->called());
  ASSERT_EQ(house->find(table)->stage(), RoomStage::kOpen);
  const std::size_t timers = house.loop.timers_run();
  house.advance(60'000);
  EXPECT_EQ(house->find(table)->stage(), RoomStage::kOpen);
  EXPECT_LT(house.loop.timers_run() - timers, 400u);
  house.store.refusal = Kept::kDurable;
  house.advance(1'000);
  EXPECT_EQ(house->find(table)->stage(), RoomStage::kRunning);
}

TEST(D2_House, a_time_that_is_up_is_noticed_when_the_disk_is_well_without_spinning) {
  TestHouse house;
  RoomHead head = table_head("t", 3);
  head.settings.clock = {ClockKind::kPerMove, 5'000, 0};
  const std::string table = house.start(head, {"p0", "p1", "p2"});
  house.store.refusal = Kept::kFailed;
  const std::size_t timers = house.loop.timers_run();
  house.advance(30'000);
  EXPECT_LT(house.loop.timers_run() - timers, 200u);
  house.store.refusal = Kept::kDurable;
  house.advance(1'000);
  EXPECT_EQ(house->find(table)->seats()[0].away, "time");
}

}  // namespace
}  // namespace paradoxa
