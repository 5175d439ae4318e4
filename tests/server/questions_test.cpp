// Questions with a default at a table of a house: timers, broken lines, restarts, bots.
#include "server/ferry_house.hpp"

namespace paradoxa {
namespace {

json::object splash_order(int seat, const std::string& what) {
  return {{"type", "order"}, {"seat", seat}, {"kind", "splash"}, {"order", what}};
}

TEST(HouseQuestions, a_default_is_made_when_the_time_is_up_and_the_seat_stays) {
  FerryHouse t({3});
  t.splash();
  t.house.advance(19'999);
  EXPECT_EQ(t.room().table()->position().to_act().size(), 2);
  t.house.advance(1);
  EXPECT_EQ(t.room().table()->position().stage(), "round 2");
  EXPECT_EQ(t.last_by(kFirst), MadeBy::kTime);
  EXPECT_EQ(t.last_by(kSecond), MadeBy::kTime);
  EXPECT_EQ(t.room().seats()[1].away, "");
  EXPECT_EQ(t.ears[1]->last("events").at("view").at("round"), json::value(1));
  EXPECT_EQ(t.move(kSecond, "go"), "") << "and its person plays on";
}

TEST(HouseQuestions, a_broken_line_gets_the_default_after_a_moment_and_keeps_its_seat) {
  FerryHouse t({3}, R"({"reaction_timeout_s":0})");
  EXPECT_EQ(t.move(kFirst, "go"), "");
  t.house->detach(t.ears[1].get());
  t.house.advance(60'000);
  EXPECT_EQ(t.move(kKeeper, "gate 0"), "");
  t.house.advance(4'999);
  EXPECT_EQ(t.room().table()->position().to_act().size(), 2);
  t.house.advance(1);
  EXPECT_EQ(t.last_by(kFirst), MadeBy::kAbsence);
  EXPECT_EQ(t.room().seats()[1].away, "");
  t.house.advance(1'000'000);
  EXPECT_EQ(t.room().table()->position().to_act(), SeatSet::of(kSecond)) << "who is there is asked";
  t.ears[1] = t.join("p1");
  EXPECT_EQ(t.move(kSecond, "stay"), "");
  EXPECT_EQ(t.move(kSecond, "go"), "");
  EXPECT_EQ(t.move(kKeeper, "gate 1"), "");
  t.house.advance(1'000'000);
  EXPECT_EQ(t.room().table()->position().to_act().size(), 2) << "back again, it is asked";
}

TEST(HouseQuestions, a_line_that_comes_back_in_time_is_asked) {
  FerryHouse t({3}, R"({"reaction_timeout_s":0})");
  t.splash();
  t.house->detach(t.ears[1].get());
  t.house.advance(4'000);
  t.ears[1] = t.join("p1");
  t.house.advance(100'000);
  EXPECT_EQ(t.room().table()->position().to_act().size(), 2);
  // A second window of the same person is enough.
  const auto window = t.join("p1");
  t.house->detach(t.ears[1].get());
  t.house.advance(100'000);
  EXPECT_EQ(t.room().table()->position().to_act().size(), 2);
}

TEST(HouseQuestions, a_standing_order_answers_at_once_and_only_its_person_hears_of_it) {
  FerryHouse t({3});
  const auto window = t.join("p1"), looker_on = t.join("x");
  t.splash();
  const std::size_t heard = t.ears[2]->frames.size(), seen = looker_on->frames.size();
  EXPECT_EQ(t.house.say(t.ears[1], splash_order(2, "never")), "not_your_seat");
  EXPECT_EQ(t.ears[2]->frames.size(), heard);
  EXPECT_EQ(t.house.say(t.ears[1], splash_order(1, "always")), "");
  EXPECT_EQ(t.last_by(kFirst), MadeBy::kOrder);
  for (const auto& ear : {t.ears[1], window}) {
    EXPECT_EQ(ear->count("orders"), 1u);
    EXPECT_EQ(ear->last("orders").at("orders").at("splash"), json::value("always"));
  }
  for (const auto& ear : {t.ears[0], t.ears[2], looker_on}) {
    EXPECT_EQ(ear->count("orders"), 0u);
    EXPECT_EQ(ear->count("table"), 0u);
  }
  EXPECT_EQ(t.ears[2]->frames.size(), heard + 1) << "the answer, and nothing else";
  EXPECT_EQ(looker_on->frames.size(), seen + 1);
}

TEST(HouseQuestions, orders_and_deadlines_survive_a_restart) {
  FerryHouse t({3});
  EXPECT_EQ(t.house.say(t.ears[2], splash_order(2, "never")), "");
  t.splash();
  EXPECT_EQ(t.last_by(kSecond), MadeBy::kOrder);
  t.house.advance(15'000);
  EXPECT_EQ(t.house.restart(), 1u);
  t.ears[1] = t.join("p1");
  EXPECT_EQ(t.ears[1]->last("state").at("asked").at("left_ms"), json::value(5'000));
  EXPECT_EQ(t.room().questions().order(kSecond, "splash"), Order::kDecline);
  t.house.advance(29'999);
  EXPECT_EQ(t.room().table()->position().to_act(), SeatSet::of(kFirst))
      << "after a restart nobody's time is up";
  t.house.advance(1);
  EXPECT_EQ(t.last_by(kFirst), MadeBy::kTime);
}

TEST(HouseQuestions, a_default_that_the_disk_refuses_is_made_later) {
  FerryHouse t({3});
  t.splash();
  t.house.store.refusal = Kept::kFailed;
  t.house.advance(25'000);
  EXPECT_EQ(t.room().table()->position().to_act().size(), 2);
  t.house.store.refusal = Kept::kDurable;
  t.house.advance(2'000);
  EXPECT_EQ(t.room().table()->position().stage(), "round 2");
}

// How long a bot at the lock takes for its answer, where its search needs so long.
std::int64_t bot_takes_ms(std::int64_t thinks_ms, std::vector<int> gates,
                          const std::optional<std::string>& practice = {}) {
  FerryHouse t(std::move(gates), "{}", {"", "p1", "p2"}, {}, practice);
  EXPECT_EQ(t.move(kFirst, "go"), "");
  const std::int64_t begun = t.house.loop.now_ms();
  t.house.advance(thinks_ms);
  EXPECT_TRUE(t.house.bots.think());
  t.house.run();
  while (t.room().table()->position().to_act().contains(kKeeper)) t.house.advance(1);
  return t.house.loop.now_ms() - begun;
}

TEST(HouseQuestions, bots_at_tables_with_secrets_take_a_time_that_their_level_decides) {
  EXPECT_EQ(bot_takes_ms(0, {3}), 1'000);
  EXPECT_EQ(bot_takes_ms(10, {3}), 1'000);
  EXPECT_EQ(bot_takes_ms(999, {3}), 1'000);
  EXPECT_EQ(bot_takes_ms(1'001, {3}), 2'000) << "where it needs longer, the next multiple";
  EXPECT_EQ(bot_takes_ms(10, {1}), 1'000) << "also where there is nothing to decide";
  EXPECT_EQ(bot_takes_ms(10, {3}, "a seed"), 10) << "at a practice table the luck is no secret";
}

TEST(HouseQuestions, messages_that_are_wrong_change_nothing) {
  FerryHouse t({3});
  for (const json::object& message :
       {json::object{{"type", "order"}, {"seat", 1}, {"kind", "splash"}},
        json::object{{"type", "order"}, {"seat", 1}, {"kind", 5}, {"order", "ask"}},
        json::object{{"type", "order"}, {"seat", 9}, {"kind", "splash"}, {"order", "ask"}}})
    EXPECT_EQ(t.house.say(t.ears[1], message), "bad_message");
  EXPECT_EQ(t.house.say(t.ears[1], splash_order(1, "perhaps")), "bad_order");
  EXPECT_EQ(t.room().questions().order(kFirst, "splash"), Order::kAsk);
}

}  // namespace
}  // namespace paradoxa
