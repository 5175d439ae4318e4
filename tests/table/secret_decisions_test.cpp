// Decisions that stay secret: not taken back, and answered by the table in the seat's own time
// where there is nothing to decide.
#include <gmock/gmock.h>

#include "table/answer_delay.hpp"
#include "table/ferry_room.hpp"

namespace paradoxa {
namespace {

// The keeper is asked which gate.
TestRoom at_the_gate(const Registry& registry, const std::vector<std::string>& people,
                     const ClockSettings& clock = {}) {
  TestRoom t(ferry_head("{}", clock), registry);
  t.start(people);
  own_move(t, kFirst, "go");
  return t;
}

TEST(SecretDecisions, are_taken_back_by_nobody_who_shares_the_table) {
  const Registry registry = ferries({3});
  TestRoom t = at_the_gate(registry, {"p0", "p1", "p2"});
  EXPECT_EQ(own_move(t, kKeeper, "gate 2"), "");
  EXPECT_FALSE(t->table()->can_undo(kKeeper));
  EXPECT_EQ(t.keep(t->undo("p0", kKeeper)), "secret");
  EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "secret") << "not even by agreement";
  EXPECT_FALSE(t->undo_asked_by());
}

TEST(SecretDecisions, an_undo_does_not_tell_whether_one_was_made) {
  const Registry registry = ferries({3});
  TestRoom t = at_the_gate(registry, {"p0", "p1", "p2"});
  EXPECT_FALSE(t->table()->can_undo(kFirst)) << "the keeper may have answered";
  EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "secret");
  EXPECT_EQ(own_move(t, kKeeper, "gate 2"), "");
  EXPECT_FALSE(t->table()->can_undo(kFirst));
  EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "secret");
}

TEST(SecretDecisions, one_person_with_all_seats_may_take_them_back) {
  const Registry registry = ferries({3});
  TestRoom t = at_the_gate(registry, {"p0", "p0", "p0"});
  EXPECT_EQ(own_move(t, kKeeper, "gate 2"), "");
  EXPECT_EQ(t.keep(t->undo("p0", kKeeper)), "");
  EXPECT_EQ(t->table()->position().to_act().first(), kKeeper);
}

TEST(SecretDecisions, of_a_bot_are_hidden_from_people_as_well) {
  const Registry registry = ferries({3});
  TestRoom t(ferry_head(), registry);
  EXPECT_EQ(t.keep(t->seat_bot("p0", kKeeper, "easy")), "");
  EXPECT_EQ(t.keep(t->sit("p1", "p1!", kFirst)), "");
  EXPECT_EQ(t.keep(t->seat_bot("p0", kSecond, "easy")), "");
  EXPECT_EQ(t.keep(t->call("p0")), "");
  EXPECT_EQ(t.keep(t->due()), "");
  EXPECT_EQ(own_move(t, kFirst, "go"), "");
  EXPECT_EQ(t.keep(t->bot_move(kKeeper, t->ply(), "gate 0")), "");
  EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "secret");
}

TEST(SecretDecisions, the_only_move_is_made_by_the_table_and_not_by_the_person) {
  const Registry registry = ferries({1});
  TestRoom t = at_the_gate(registry, {"p0", "p1", "p2"});
  const std::int64_t asked = t.now_ms;
  EXPECT_EQ(own_move(t, kKeeper, "gate 0"), "by_table");
  EXPECT_THAT(t->state_frame(Viewer::of(kKeeper), asked, Words::kLeftOut),
              testing::HasSubstr(R"("asked":{"kind":"gate","by_table":true})"));
  EXPECT_THAT(t->state_frame(Viewer::of(kFirst), asked, Words::kLeftOut),
              testing::Not(testing::HasSubstr("by_table")));
  const std::int64_t due = t->next_deadline_ms();
  EXPECT_GT(due, asked + 1'000);
  EXPECT_LT(due, asked + 10'000);
  EXPECT_TRUE(t->time_up(due - 1).entries.empty());
  t.now_ms = due;
  EXPECT_EQ(t.again()->next_deadline_ms(), due);
  EXPECT_EQ(t.keep(t->time_up(due)), "");
  EXPECT_EQ(t->table()->since_last_of(kKeeper).front().by, MadeBy::kTable);
  EXPECT_THAT(to_text(t->record()), testing::HasSubstr("0@table gate 0"));
}

TEST(SecretDecisions, the_table_answers_before_the_clock_takes_the_seat) {
  const Registry registry = ferries({1});
  TestRoom t = at_the_gate(registry, {"p0", "p1", "p2"}, {ClockKind::kPerMove, 1'200, 0});
  t.now_ms = t->next_deadline_ms();
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
  EXPECT_EQ(t->seats()[0].away, "");
  EXPECT_EQ(t->table()->since_last_of(kKeeper).front().by, MadeBy::kTable);
}

TEST(SecretDecisions, a_slow_keeper_has_a_slow_table) {
  const auto waits = [](std::int64_t took_ms) {
    std::vector<int> gates(20, 3);
    gates.push_back(1);
    const Registry registry = ferries(gates);
    TestRoom t(ferry_head(R"({"rounds":30})"), registry);
    t.start({"p0", "p1", "p2"});
    for (int round = 0; round < 20; ++round) {
      t.move_on();
      t.now_ms += took_ms + 10 * round;
      EXPECT_EQ(own_move(t, kKeeper, "gate 1"), "");
      t.move_on();
      t.move_on();
    }
    t.move_on();
    EXPECT_TRUE(t->table_answers(kKeeper));
    return t->next_deadline_ms() - t.now_ms;
  };
  EXPECT_NEAR(static_cast<double>(waits(900)), 1'000, 350);
  EXPECT_NEAR(static_cast<double>(waits(20'000)), 20'100, 6'000);
}

TEST(AnswerDelay, lies_among_the_times_it_is_modelled_on_and_copies_none) {
  const std::vector<std::int64_t> times{1'000, 2'000, 3'000, 5'000, 8'000, 13'000, 21'000};
  int copies = 0;
  std::int64_t last = 0;
  for (int i = 0; i < 1'000; ++i) {
    const std::int64_t drawn = drawn_delay_ms(times, i / 1'000.0);
    EXPECT_GE(drawn, 800);
    EXPECT_LE(drawn, 26'250);
    EXPECT_GE(drawn, last) << "a quantile";
    last = drawn;
    copies += std::count(times.begin(), times.end(), drawn) > 0;
  }
  EXPECT_LE(copies, 14);
}

TEST(AnswerDelay, does_not_follow_somebody_to_lunch) {
  const std::vector<std::int64_t> times{1'000, 2'000, 3'000, 2'500, 1'500, 2'200, 3'600'000};
  EXPECT_LT(drawn_delay_ms(times, 0.999'999), 4'000);
  EXPECT_LT(drawn_delay_ms({3'600'000}, 0.999'999), 10'000) << "and needs a model";
}

}  // namespace
}  // namespace paradoxa
