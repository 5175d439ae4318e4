// Questions with a default and a time limit, standing orders, absence: entries like all others.
#include <gmock/gmock.h>

#include "table/ferry_room.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kSplashMs = 20'000;

const Registry& three_gates() {
  static const Registry registry = ferries({3});
  return registry;
}

// A room in which both travellers are asked whether they duck.
TestRoom splashed(const std::string& options = "{}", const ClockSettings& clock = {},
                  const std::vector<std::string>& people = {"p0", "p1", "p2"}) {
  TestRoom t(ferry_head(options, clock), three_gates());
  t.start(people);
  own_move(t, kFirst, "go");
  t.now_ms += 3'000;
  own_move(t, kKeeper, "gate 1");
  return t;
}

std::string asked_frame(const TestRoom& t, Viewer viewer) {
  return t.room().state_frame(viewer, t.now_ms, Words::kLeftOut);
}

const Made& last_of(const TestRoom& t, Seat who) {
  return t.room().table()->since_last_of(who).front();
}

TEST(Questions, one_whose_time_is_up_is_answered_by_default_and_the_seat_stays) {
  TestRoom t = splashed();
  const std::int64_t asked = t.now_ms;
  EXPECT_EQ(t->next_deadline_ms(), asked + kSplashMs);
  t.now_ms = asked + kSplashMs - 1;
  EXPECT_TRUE(t->time_up(t.now_ms).entries.empty());
  t.now_ms = asked + kSplashMs;
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
  EXPECT_EQ(last_of(t, kFirst).move, "stay");
  EXPECT_EQ(last_of(t, kFirst).by, MadeBy::kTime);
  EXPECT_EQ(t->seats()[1].away, "");
  EXPECT_EQ(t->seats()[1].person, "p1");
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "") << "the other seat's is up as well";
  EXPECT_EQ(t->table()->position().stage(), "round 2");
  EXPECT_TRUE(t->time_up(t.now_ms + 1'000'000).entries.empty()) << "`go` has no default";
}

TEST(Questions, one_keeps_its_deadline_while_others_answer_beside_it) {
  TestRoom t = splashed();
  const std::int64_t asked = t.now_ms;
  t.now_ms += 15'000;
  EXPECT_EQ(own_move(t, kFirst, "duck"), "");
  EXPECT_EQ(t->next_deadline_ms(), asked + kSplashMs);
}

TEST(Questions, without_a_limit_one_waits_for_ever) {
  TestRoom t = splashed(R"({"reaction_timeout_s":0})");
  EXPECT_EQ(t->next_deadline_ms(), kNever);
  EXPECT_TRUE(t->time_up(kNever - 1).entries.empty());
  EXPECT_THAT(asked_frame(t, Viewer::of(kFirst)),
              testing::HasSubstr(R"("asked":{"kind":"splash","default":"stay"})"));
}

TEST(Questions, only_the_seat_that_is_asked_hears_of_deadline_and_default) {
  TestRoom t = splashed();
  t.now_ms += 4'000;
  EXPECT_THAT(
      asked_frame(t, Viewer::of(kFirst)),
      testing::HasSubstr(
          R"("asked":{"kind":"splash","default":"stay","limit_ms":20000,"left_ms":16000})"));
  EXPECT_EQ(own_move(t, kFirst, "duck"), "");
  for (const Viewer viewer : {Viewer::of(kKeeper), Viewer::of(kFirst), kSpectator})
    EXPECT_THAT(asked_frame(t, viewer), testing::Not(testing::HasSubstr("asked")));
}

TEST(Questions, records_tell_default_moves_from_chosen_ones_and_read_back) {
  TestRoom t = splashed();
  EXPECT_EQ(t.keep(t->order("p2", kSecond, "splash", "always")), "");
  EXPECT_EQ(t.keep(t->due()), "");
  EXPECT_EQ(t.keep(t->absent(SeatSet::of(kFirst))), "");
  EXPECT_EQ(own_move(t, kSecond, "go"), "");
  const std::string text = to_text(t->record());
  EXPECT_THAT(text, testing::HasSubstr("0 gate 1, 2@order duck, 1@absence stay"));
  const auto read = parse_record(text);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(to_text(*read), text);
  EXPECT_EQ(read->moves, t->record().moves);
  std::string other = text;
  other.replace(other.find("@order"), 6, "@boredom");
  EXPECT_THAT(parse_record(other).error(),
              testing::HasSubstr("expected time, order, absence or table"));
  for (const char* torn : {"2@", "2@order", "2@ duck", "2@order ", "2", "2 "}) {
    other = text;
    other.replace(other.find("2@order duck"), 12, torn);
    EXPECT_FALSE(parse_record(other)) << torn;
  }
  other = text;
  other.replace(other.find("@order "), 7, " ");
  EXPECT_NE(parse_record(other)->moves, read->moves);
}

TEST(Questions, a_standing_order_answers_at_once_and_from_then_on) {
  TestRoom t = splashed();
  EXPECT_TRUE(t->due().entries.empty());
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "never")), "");
  EXPECT_EQ(t.keep(t->due()), "");
  EXPECT_EQ(last_of(t, kFirst).move, "stay");
  EXPECT_EQ(last_of(t, kFirst).by, MadeBy::kOrder);
  EXPECT_TRUE(t->due().entries.empty());
  EXPECT_EQ(own_move(t, kSecond, "stay"), "");
  EXPECT_EQ(own_move(t, kSecond, "go"), "");
  EXPECT_EQ(own_move(t, kKeeper, "gate 0"), "");
  EXPECT_EQ(t.keep(t->due()), "") << "and in the next round";
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "ask")), "");
  EXPECT_EQ(own_move(t, kSecond, "stay"), "");
  EXPECT_EQ(own_move(t, kFirst, "go"), "");
  EXPECT_EQ(own_move(t, kKeeper, "gate 0"), "");
  EXPECT_TRUE(t->due().entries.empty());
}

TEST(Questions, standing_orders_are_the_seats_own_and_of_kinds_that_there_are) {
  TestRoom t = splashed();
  EXPECT_EQ(t.keep(t->order("p2", kFirst, "splash", "never")), "not_your_seat");
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "gate", "never")), "bad_order");
  EXPECT_EQ(t.keep(t->order("p0", kKeeper, "splash", "never")), "bad_order");
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "sometimes")), "bad_order");
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "ask")), "again");
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "always")), "");
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "always")), "again");
  EXPECT_THAT(asked_frame(t, Viewer::of(kFirst)),
              testing::HasSubstr(R"("orders":{"splash":"always"})"));
  EXPECT_THAT(asked_frame(t, Viewer::of(kSecond)),
              testing::HasSubstr(R"("orders":{"splash":"ask"})"));
  for (const Viewer viewer : {Viewer::of(kKeeper), kSpectator})
    EXPECT_THAT(asked_frame(t, viewer), testing::Not(testing::HasSubstr("orders")));
  EXPECT_NE(t.room().table_json().contains("orders"), true);
}

TEST(Questions, who_is_absent_gets_the_default_where_there_is_one) {
  TestRoom t = splashed();
  EXPECT_TRUE(t->absent({}).entries.empty());
  EXPECT_EQ(t.keep(t->absent(SeatSet::of(kSecond))), "");
  EXPECT_EQ(last_of(t, kSecond).by, MadeBy::kAbsence);
  EXPECT_EQ(t->seats()[2].away, "");
  EXPECT_EQ(own_move(t, kFirst, "stay"), "");
  EXPECT_TRUE(t->absent(SeatSet::of(kSecond)).entries.empty()) << "`go` has no default";
}

TEST(Questions, a_bot_answers_for_itself) {
  TestRoom t = splashed("{}", {}, {"p0", "p1"});
  t.now_ms += 1'000'000;
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "") << "the person's is up";
  EXPECT_TRUE(t->time_up(t.now_ms).entries.empty()) << "a bot is never late";
  EXPECT_TRUE(t->absent(SeatSet::of(kSecond)).entries.empty());
  EXPECT_EQ(t->bot_to_move(), kSecond);
}

TEST(Questions, a_question_with_a_limit_costs_and_earns_no_time_on_the_clock) {
  TestRoom t = splashed("{}", {ClockKind::kFischer, 60'000, 5'000});
  EXPECT_FALSE(t->clock().running(kFirst));
  const std::int64_t had = t->clock().left_ms(kFirst, t.now_ms);
  t.now_ms += 19'000;
  EXPECT_EQ(own_move(t, kFirst, "duck"), "");
  EXPECT_EQ(t->clock().left_ms(kFirst, t.now_ms), had);
  EXPECT_EQ(t->seats()[1].away, "");
}

TEST(Questions, moving_and_undoing_gains_no_time_for_a_question) {
  TestRoom t(ferry_head("{\"players\":3}", {ClockKind::kFischer, 60'000, 5'000}), three_gates());
  t.start({"p0", "p1", "p2"});
  own_move(t, kFirst, "go");
  own_move(t, kKeeper, "gate 1");
  const std::int64_t asked = t.now_ms, left = t->clock().left_ms(kFirst, t.now_ms);
  for (int i = 0; i < 3; ++i) {
    t.now_ms += 5'000;
    EXPECT_EQ(own_move(t, kFirst, "duck"), "");
    EXPECT_TRUE(t->table()->can_undo(kFirst));
    t.now_ms += 1'000;
    EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "");
    EXPECT_EQ(t->questions().of(kFirst)->deadline_ms(), asked + kSplashMs + 1'000 * (i + 1))
        << "while it was answered its time stood still";
    EXPECT_EQ(t->clock().left_ms(kFirst, t.now_ms), left);
  }
}

TEST(Questions, a_default_after_the_time_limit_is_not_taken_back_alone) {
  TestRoom t = splashed();
  t.now_ms += kSplashMs;
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
  EXPECT_FALSE(t->table()->can_undo(kFirst));
}

TEST(Questions, a_standing_orders_answer_can_be_taken_back_and_is_then_ones_own) {
  TestRoom t = splashed();
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "never")), "");
  EXPECT_EQ(t.keep(t->due()), "");
  EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "");
  EXPECT_TRUE(t->due().entries.empty()) << "the order would answer again at once";
  EXPECT_EQ(own_move(t, kFirst, "duck"), "");
  EXPECT_EQ(last_of(t, kFirst).by, MadeBy::kPerson);
}

// What every seat is told, and what the keeper of the room goes by.
std::string questions_told(const Room& room, std::int64_t now_ms) {
  std::string all = std::to_string(room.next_deadline_ms());
  for (int s = 0; s < 3; ++s)
    all += "\n" + room.state_frame(Viewer::of(seat(s)), now_ms, Words::kLeftOut);
  return all + "\n" + to_text(room.record());
}

TEST(Questions, a_room_read_back_has_the_same_questions_orders_and_deadlines) {
  TestRoom t = splashed("{}", {ClockKind::kFischer, 600'000, 5'000});
  const auto same = [&] {
    EXPECT_EQ(questions_told(*t.again(), t.now_ms), questions_told(t.room(), t.now_ms));
  };
  same();
  t.now_ms += 1'234;
  EXPECT_EQ(t.keep(t->order("p1", kFirst, "splash", "never")), "");
  same();
  EXPECT_EQ(t.keep(t->due()), "");
  same();
  t.now_ms += 2'000;
  EXPECT_EQ(t.keep(t->undo("p1", kFirst)), "");
  same();
  EXPECT_TRUE(t.again()->due().entries.empty());
  t.now_ms += 50'000;
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
  same();
}

TEST(Questions, the_mover_alone_hears_that_the_table_moved_for_it) {
  TestRoom t = splashed();
  const std::size_t before = t->ply();
  t.now_ms += kSplashMs;
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
  const auto events = [&](Viewer viewer) {
    return t->events_frame(before, viewer, t.now_ms, Words::kLeftOut);
  };
  EXPECT_THAT(events(Viewer::of(kFirst)), testing::HasSubstr(R"("made_by":"time")"));
  for (const Viewer viewer : {Viewer::of(kKeeper), Viewer::of(kSecond), kSpectator})
    EXPECT_THAT(events(viewer), testing::Not(testing::HasSubstr("made_by")));
}

}  // namespace
}  // namespace paradoxa
