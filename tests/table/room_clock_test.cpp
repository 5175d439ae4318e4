// Clocks at a table: nobody loses time they had, nobody gains time by a trick.
#include "table/room_kit.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kDay = 24 * 3600 * 1000LL;

// A room whose first trick has begun.
TestRoom clocked(const ClockSettings& clock,
                 const std::vector<std::string>& people = {"ann", "bob", "cleo"}) {
  TestRoom t(head_of(3, clock));
  t.start(people);
  t.pass_all();
  return t;
}

Seat acting(const TestRoom& t) { return t.room().table()->position().to_act().first(); }

TEST(RoomClock, without_a_clock_nobody_is_ever_late) {
  TestRoom t = clocked({});
  EXPECT_EQ(t->next_deadline_ms(), kNever);
  EXPECT_TRUE(t->time_up(kNever - 1).entries.empty());
  EXPECT_EQ(t->state_frame(kSpectator, t.now_ms, Words::kLeftOut).find("\"clock\""),
            std::string::npos);
}

TEST(RoomClock, per_move_every_decision_has_the_same_time_days_included) {
  for (const std::int64_t base : {std::int64_t{5'000}, 3 * kDay}) {
    TestRoom t = clocked({ClockKind::kPerMove, base, 0});
    for (int i = 0; i < 5; ++i) {
      const std::int64_t begun = t.now_ms;
      EXPECT_EQ(t->next_deadline_ms(), begun + base);
      EXPECT_EQ(t->clock().left_ms(acting(t), begun), base);
      t.now_ms += base - 1;
      EXPECT_TRUE(t->time_up(t.now_ms).entries.empty());
      t.move_on();
    }
    const Seat late = acting(t);
    t.now_ms += base;
    EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
    EXPECT_EQ(t->seats()[late.index].away, "time");
    EXPECT_EQ(t->bot_to_move(), late);
    EXPECT_EQ(t->next_deadline_ms(), kNever) << "a bot is never late";
    t.now_ms += 7 * kDay;
    EXPECT_EQ(t.keep(t->come_back(t->seats()[late.index].person, late)), "");
    EXPECT_EQ(t->next_deadline_ms(), t.now_ms + base) << "fresh time for the decision that waits";
  }
}

TEST(RoomClock, fischer_counts_down_over_the_game_and_gives_some_back_for_each_decision) {
  TestRoom t = clocked({ClockKind::kFischer, 60'000, 2'000});
  const Seat first = acting(t);
  const std::int64_t had = t->clock().left_ms(first, t.now_ms);
  t.now_ms += 10'000;
  EXPECT_EQ(t->clock().left_ms(first, t.now_ms), had - 10'000);
  t.move_on();
  if (acting(t) == first) t.move_on();  // a colour was to be declared
  EXPECT_GE(t->clock().left_ms(first, t.now_ms), had - 8'000);
  const std::int64_t now_left = t->clock().left_ms(first, t.now_ms);
  t.now_ms += 30'000;
  EXPECT_EQ(t->clock().left_ms(first, t.now_ms), now_left) << "it is not their turn";
}

TEST(RoomClock, moving_and_undoing_again_and_again_earns_no_time) {
  TestRoom t(head_of(3, {ClockKind::kFischer, 60'000, 5'000}));
  t.start({"ann", "bob", "cleo"});
  const auto left = [&](int s) { return t->clock().left_ms(seat(s), t.now_ms); };
  for (int i = 0; i < 50; ++i) {
    const auto ply = static_cast<std::int64_t>(t->told(seat(0)));
    const std::string pass = t->table()->position().legal(seat(0)).front();
    EXPECT_EQ(t.keep(t->move("ann", seat(0), ply, pass)), "");
    EXPECT_EQ(left(0), 65'000);
    EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
    EXPECT_EQ(left(0), 60'000);
    EXPECT_EQ(left(1), 60'000) << "and it costs or brings the others nothing";
  }
}

TEST(RoomClock, an_undo_gives_the_one_who_was_to_answer_nothing) {
  TestRoom t = clocked({ClockKind::kFischer, 60'000, 5'000}, {"ann", "bob", "cleo"});
  while (t->ply() % 7 != 0 || acting(t) == t->table()->made().back().seat) t.move_on();
  const Seat asking = t->table()->made().back().seat, waiting = acting(t);
  const std::int64_t had = t->clock().left_ms(waiting, t.now_ms);
  if (!t->table()->can_undo(asking)) {
    EXPECT_EQ(t.keep(t->undo(t->seats()[asking.index].person, asking)), "");
    for (int s = 0; s < 3; ++s)
      if (seat(s) != asking) {
        EXPECT_EQ(
            t.keep(t->answer_undo(t->seats()[static_cast<std::size_t>(s)].person, seat(s), true)),
            "");
      }
  } else {
    EXPECT_EQ(t.keep(t->undo(t->seats()[asking.index].person, asking)), "");
  }
  EXPECT_EQ(acting(t), asking);
  EXPECT_EQ(t->clock().left_ms(waiting, t.now_ms), had);
}

TEST(RoomClock, leaving_and_coming_back_earns_no_time) {
  for (const ClockSettings& clock : {ClockSettings{ClockKind::kFischer, 60'000, 5'000},
                                     ClockSettings{ClockKind::kPerMove, 60'000, 0}}) {
    TestRoom t = clocked(clock);
    const Seat who = acting(t);
    const std::string& person = t->seats()[who.index].person;
    const std::int64_t deadline = t->next_deadline_ms();
    for (int i = 0; i < 10; ++i) {
      t.now_ms += 1'000;
      EXPECT_EQ(t.keep(t->leave(person, who, false)), "");
      EXPECT_EQ(t->next_deadline_ms(), kNever);
      EXPECT_EQ(t.keep(t->come_back(person, who)), "");
      EXPECT_EQ(t->next_deadline_ms(), deadline);
    }
  }
}

TEST(RoomClock, who_lost_on_time_and_comes_back_has_some_even_without_an_increment) {
  TestRoom t = clocked({ClockKind::kFischer, 60'000, 0});
  const Seat who = acting(t);
  t.now_ms = t->next_deadline_ms();
  EXPECT_EQ(t.keep(t->time_up(t.now_ms)), "");
  EXPECT_EQ(t->clock().left_ms(who, t.now_ms), 0);
  EXPECT_EQ(t.keep(t->come_back(t->seats()[who.index].person, who)), "");
  EXPECT_EQ(t->next_deadline_ms(), t.now_ms + 6'000);
  EXPECT_TRUE(t->time_up(t.now_ms).entries.empty());
}

TEST(RoomClock, several_who_choose_at_once_are_late_at_once) {
  TestRoom t(head_of(3, {ClockKind::kPerMove, 5'000, 0}));
  t.start({"ann", "bob"});
  t.now_ms += 5'000;
  const RoomAnswer late = t->time_up(t.now_ms);
  EXPECT_EQ(late.entries.size(), 2u) << "ann and bob, not the bot";
  EXPECT_EQ(t.keep(late), "");
  EXPECT_TRUE(t->time_up(t.now_ms).entries.empty());
}

TEST(RoomClock, time_stands_still_when_the_game_is_given_up) {
  TestRoom t = clocked({ClockKind::kFischer, 60'000, 0});
  const Seat who = acting(t);
  t.now_ms += 1'000;
  EXPECT_EQ(t.keep(t->abandon("nobody came back")), "");
  EXPECT_EQ(t->clock().left_ms(who, t.now_ms + kDay), t->clock().left_ms(who, t.now_ms));
  EXPECT_EQ(t->next_deadline_ms(), kNever);
}

}  // namespace
}  // namespace paradoxa
