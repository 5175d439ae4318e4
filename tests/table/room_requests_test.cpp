// What may be asked of a room, by whom and when: every refusal has its code.
#include <gmock/gmock.h>

#include "table/room_kit.hpp"

namespace paradoxa {
namespace {

const Digest kBytes = secret_from("a share of the luck");
const Digest kHash = sha256(as_bytes(kBytes));

TEST(RoomRequests, a_seat_is_taken_once_and_given_back_by_its_person_or_the_host) {
  TestRoom t(head_of(4));
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(4))), "bad_seat");
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "");
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "again");
  EXPECT_EQ(t.keep(t->sit("cleo", "Cleo", seat(1))), "seat_taken");
  EXPECT_EQ(t.keep(t->stand("cleo", seat(1))), "not_your_seat");
  EXPECT_EQ(t.keep(t->stand("cleo", seat(9))), "bad_seat");
  EXPECT_EQ(t.keep(t->stand("cleo", seat(0))), "again");
  EXPECT_EQ(t.keep(t->stand("bob", seat(1))), "");
  EXPECT_EQ(t.keep(t->sit("cleo", "Cleo", seat(1))), "");
  EXPECT_EQ(t.keep(t->stand("ann", seat(1))), "") << "the host may free any seat";
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "");
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), false)), "") << "leaving before the start is standing";
  EXPECT_EQ(t->seats()[1].kind, RoomSeat::Kind::kOpen);
}

TEST(RoomRequests, one_seat_for_each_person_unless_the_host_allowed_more) {
  for (const bool allowed : {false, true}) {
    RoomHead head = head_of(4);
    head.settings.pass_and_play = allowed;
    TestRoom t(head);
    EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "");
    EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(2))), allowed ? "" : "one_seat");
    EXPECT_EQ(t.keep(t->sit("ann", "Ann", seat(0))), "");
    EXPECT_EQ(t.keep(t->sit("ann", "Ann", seat(3))), "") << "the host decides for herself";
  }
}

TEST(RoomRequests, the_host_seats_bots_of_known_levels) {
  TestRoom t(head_of(4));
  EXPECT_EQ(t.keep(t->seat_bot("bob", seat(1), "easy")), "not_host");
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(5), "easy")), "bad_seat");
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(1), "genius")), "bad_bot");
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(1), "random")), "bad_bot") << "levels only";
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "");
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(1), "easy")), "seat_taken");
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(2), "easy")), "");
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(2))), "seat_taken");
  EXPECT_EQ(t.keep(t->sit("ann", "Ann", seat(2))), "") << "the host takes the bot's place";
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(2), "hard")), "") << "and gives up her own";
}

TEST(RoomRequests, the_host_starts_when_every_seat_is_filled_and_then_nobody_changes_seats) {
  TestRoom t(head_of(3));
  EXPECT_EQ(t.keep(t->call("ann")), "seats_open");
  EXPECT_EQ(t.keep(t->sit("ann", "Ann", seat(0))), "");
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "");
  EXPECT_EQ(t.keep(t->mix("bob", seat(1), kHash)), "");
  EXPECT_EQ(t.keep(t->seat_bot("ann", seat(2), "easy")), "");
  EXPECT_EQ(t.keep(t->call("bob")), "not_host");
  EXPECT_EQ(t.keep(t->call("ann")), "");
  EXPECT_EQ(t.keep(t->call("ann")), "again");
  for (const RoomAnswer& late : {t->sit("cleo", "Cleo", seat(2)), t->stand("bob", seat(1)),
                                 t->seat_bot("ann", seat(2), "hard")})
    EXPECT_EQ(t.keep(late), "too_late");
  EXPECT_EQ(t.keep(t->move("bob", seat(1), 0, "pass K0")), "not_running");
  EXPECT_EQ(t.keep(t->rematch("bob", "other")), "not_over");
}

TEST(RoomRequests, bytes_for_the_luck_are_committed_to_first_and_shown_when_all_have) {
  TestRoom t(head_of(3));
  for (int s = 0; s < 3; ++s)
    EXPECT_EQ(t.keep(t->sit(s == 0 ? "ann" : s == 1 ? "bob" : "cleo", "x", seat(s))), "");
  EXPECT_EQ(t.keep(t->mix("ann", seat(1), kHash)), "not_your_seat");
  EXPECT_EQ(t.keep(t->mix("ann", seat(7), kHash)), "bad_seat");
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kHash)), "");
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kHash)), "again");
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kBytes)), "too_late") << "no second thoughts";
  EXPECT_EQ(t.keep(t->mix("bob", seat(1), kHash)), "");
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kBytes)), "too_early");
  EXPECT_TRUE(t->due().entries.empty());
  EXPECT_EQ(t.keep(t->call("ann")), "");
  EXPECT_TRUE(t->may_show());
  EXPECT_EQ(t.keep(t->mix("cleo", seat(2), kHash)), "too_late");
  EXPECT_EQ(t.keep(t->show("cleo", seat(2), kBytes)), "too_early") << "she did not commit";
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kHash)), "bad_bytes");
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kBytes)), "");
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kBytes)), "again");
  EXPECT_TRUE(t->due().entries.empty()) << "bob has not shown";
  EXPECT_EQ(t.keep(t->show("bob", seat(1), kBytes)), "");
  EXPECT_EQ(t.keep(t->due()), "");
  EXPECT_EQ(t->table()->luck()->entropy,
            (std::vector{Share{seat(0), kBytes}, Share{seat(1), kBytes}}));
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kBytes)), "too_late");
}

TEST(RoomRequests, who_does_not_show_is_left_out_and_the_others_begin_anew) {
  TestRoom t(head_of(3));
  for (int s = 0; s < 3; ++s) {
    const std::string who = s == 0 ? "ann" : s == 1 ? "bob" : "cleo";
    EXPECT_EQ(t.keep(t->sit(who, who, seat(s))), "");
    EXPECT_EQ(t.keep(t->mix(who, seat(s), kHash)), "");
  }
  EXPECT_TRUE(t->mixing_over().entries.empty()) << "nothing is late before the call";
  EXPECT_EQ(t.keep(t->call("ann")), "");
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kBytes)), "");
  EXPECT_EQ(t.keep(t->mixing_over()), "");  // bob
  EXPECT_FALSE(t->seats()[1].mixes);
  EXPECT_FALSE(t->may_show());
  EXPECT_TRUE(t->due().entries.empty());
  EXPECT_EQ(t.keep(t->mix("bob", seat(1), kHash)), "too_late");
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kBytes)), "too_early") << "a fresh round";
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kHash)), "");
  EXPECT_EQ(t.keep(t->mixing_over()), "");  // cleo, who did not commit again
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kHash)), "");
  EXPECT_EQ(t.keep(t->show("ann", seat(0), kBytes)), "");
  EXPECT_EQ(t.keep(t->due()), "");
  EXPECT_EQ(t->table()->luck()->entropy, (std::vector{Share{seat(0), kBytes}}));
  const std::string record = to_text(t->table()->record());
  EXPECT_THAT(record, testing::HasSubstr("[Entropy0 \""));
  EXPECT_THAT(record, testing::HasSubstr("[Withheld \"1 2\"]"));
}

TEST(RoomRequests, a_move_is_its_seats_and_answers_the_ply_it_saw) {
  TestRoom t(head_of(4));
  t.start({"ann", "bob", "cleo", "dan"});
  const auto ply = static_cast<std::int64_t>(t->told(seat(1)));
  const std::string pass = t->table()->position().legal(seat(1)).front();
  EXPECT_EQ(t.keep(t->move("ann", seat(1), ply, pass)), "not_your_seat");
  EXPECT_EQ(t.keep(t->move("ann", seat(4), ply, pass)), "bad_seat");
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply + 1, pass)), "wrong_ply");
  EXPECT_EQ(t.keep(t->move("bob", seat(1), -1, pass)), "wrong_ply");
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply - 1, pass)), "wrong_ply") << "it was Nature's turn";
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply, "sing")), "bad_move");
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply, "play K0")), "illegal");
  EXPECT_FALSE(t->move("bob", seat(1), ply, "play K0").refusal->clause.text().empty());
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply, pass)), "");
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply, pass)), "again") << "resent: done already";
  const std::string second = t->table()->position().legal(seat(1)).front();
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply, second)), "wrong_ply") << "he has moved since";
  EXPECT_EQ(t.keep(t->move("bob", seat(1), ply + 1, second)), "");
  // Cleo chose at the same time and saw the first ply only: that does no harm.
  EXPECT_EQ(t.keep(t->move("cleo", seat(2), ply, t->table()->position().legal(seat(2)).front())),
            "");
}

TEST(RoomRequests, a_bots_move_counts_only_for_the_position_it_thought_about) {
  TestRoom t(head_of(4));
  t.start({"ann"});
  const std::size_t ply = t->ply();
  const std::string pass = t->table()->position().legal(seat(1)).front();
  EXPECT_EQ(t.keep(t->bot_move(seat(0), ply, t->table()->position().legal(seat(0)).front())),
            "wrong_ply")
      << "a person sits there";
  EXPECT_EQ(t.keep(t->bot_move(seat(1), ply + 1, pass)), "wrong_ply");
  EXPECT_EQ(t.keep(t->bot_move(seat(1), ply - 1, pass)), "wrong_ply");
  EXPECT_EQ(t.keep(t->bot_move(seat(1), ply, "sing")), "wrong_ply");
  EXPECT_EQ(t.keep(t->bot_move(seat(1), ply, pass)), "");
  EXPECT_EQ(t.keep(t->bot_move(seat(1), ply, pass)), "wrong_ply");
}

TEST(RoomRequests, an_undo_is_free_by_the_information_rule_and_else_everybody_agrees) {
  TestRoom t(head_of(3));
  t.start({"ann", "bob"});
  EXPECT_EQ(t.keep(t->undo("ann", seat(1))), "not_your_seat");
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "nothing_to_undo");
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "not_asked");
  const std::size_t ply = t->ply();
  t.move_on();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "") << "a choice nobody has seen";
  EXPECT_EQ(t->ply(), ply);
  t.pass_all();
  while (t->table()->can_undo(seat(0))) t.move_on();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_EQ(t->undo_asked_by(), seat(0));
  EXPECT_EQ(t.keep(t->undo("bob", seat(1))), "asked");
  EXPECT_EQ(t.keep(t->answer_undo("cleo", seat(1), true)), "not_your_seat");
  EXPECT_EQ(t.keep(t->answer_undo("ann", seat(0), true)), "again") << "she asked";
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), false)), "");
  EXPECT_FALSE(t->undo_asked_by());
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  const std::size_t before = t->ply();
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "");
  EXPECT_LT(t->ply(), before);
  EXPECT_FALSE(t->undo_asked_by());
}

TEST(RoomRequests, who_agreed_to_one_undo_has_not_agreed_to_the_next) {
  TestRoom t(head_of(3));
  t.start({"ann", "bob", "cleo"});
  t.pass_all();
  while (t->table()->can_undo(seat(0)) || !t->table()->over()) {
    t.move_on();
    if (t->table()->made().back().seat == seat(0) && !t->table()->can_undo(seat(0))) break;
  }
  const std::size_t ply = t->ply();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "");
  EXPECT_EQ(t.keep(t->answer_undo("cleo", seat(2), false)), "");
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_EQ(t.keep(t->answer_undo("cleo", seat(2), true)), "");
  EXPECT_EQ(t->ply(), ply) << "bob was not asked again";
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "");
  EXPECT_LT(t->ply(), ply);
}

TEST(RoomRequests, where_only_bots_play_besides_asking_is_enough) {
  TestRoom t(head_of(3));
  t.start({"ann"});
  t.pass_all();
  while (t->table()->can_undo(seat(0))) t.move_on();
  const std::size_t before = t->ply();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_LT(t->ply(), before);
  EXPECT_FALSE(t->undo_asked_by());
}

TEST(RoomRequests, a_move_by_anybody_ends_the_question_of_an_undo) {
  TestRoom t(head_of(3));
  t.start({"ann", "bob"});
  t.pass_all();
  while (t->table()->can_undo(seat(0))) t.move_on();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  t.move_on();
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "not_asked");
}

TEST(RoomRequests, who_leaves_is_played_for_and_may_come_back_who_resigns_may_not) {
  TestRoom t(head_of(3));
  EXPECT_EQ(t.keep(t->come_back("ann", seat(0))), "not_your_seat");
  t.start({"ann", "bob"});
  EXPECT_EQ(t.keep(t->leave("bob", seat(0), false)), "not_your_seat");
  EXPECT_EQ(t.keep(t->come_back("bob", seat(1))), "again");
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), false)), "");
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), false)), "again");
  EXPECT_TRUE(t->seats()[1].bot_plays());
  const std::string pass = t->table()->position().legal(seat(1)).front();
  EXPECT_EQ(t.keep(t->move("bob", seat(1), static_cast<std::int64_t>(t->told(seat(1))), pass)),
            "away");
  EXPECT_EQ(t.keep(t->bot_move(seat(1), t->ply(), pass)), "");
  EXPECT_EQ(t.keep(t->come_back("bob", seat(1))), "");
  EXPECT_FALSE(t->seats()[1].bot_plays());
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), false)), "");
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), true)), "") << "who left may still resign";
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), true)), "again");
  EXPECT_EQ(t.keep(t->come_back("bob", seat(1))), "resigned");
  EXPECT_EQ(t->stage(), RoomStage::kRunning);
  EXPECT_EQ(t.keep(t->leave("ann", seat(0), true)), "");
  EXPECT_EQ(t->stage(), RoomStage::kAbandoned) << "nobody is left";
}

TEST(RoomRequests, after_the_end_nothing_moves_but_talk_and_a_rematch_are_fine) {
  TestRoom t(head_of(3));
  t.start({"ann", "bob"});
  EXPECT_EQ(t.keep(t->say("eve", "Eve", "seat 0 has K0")), "bad_chat") << "spectators cannot chat";
  EXPECT_EQ(t.keep(t->say("ann", "Ann", "well played")), "");
  while (t->stage() == RoomStage::kRunning) t.move_on();
  EXPECT_EQ(t->stage(), RoomStage::kFinished);
  const auto ply = static_cast<std::int64_t>(t->told(seat(0)));
  EXPECT_EQ(t.keep(t->move("ann", seat(0), ply, "pass K0")), "not_running");
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "not_running");
  EXPECT_EQ(t.keep(t->leave("ann", seat(0), true)), "not_running");
  EXPECT_EQ(t.keep(t->come_back("ann", seat(0))), "not_running");
  EXPECT_EQ(t.keep(t->abandon("why not")), "again");
  EXPECT_EQ(t.keep(t->bot_move(seat(2), t->ply(), "pass K0")), "wrong_ply");
  EXPECT_TRUE(t->time_up(kNever - 1).entries.empty());
  EXPECT_EQ(t.keep(t->say("eve", "Eve", "now I may speak")), "");
  EXPECT_EQ(t.keep(t->rematch("eve", "next")), "not_your_seat");
  EXPECT_EQ(t.keep(t->rematch("bob", "next")), "");
  EXPECT_EQ(t.keep(t->rematch("ann", "another")), "again");
  EXPECT_EQ(t->next_table(), "next");
}

TEST(RoomRequests, a_resent_last_move_is_known_even_after_the_end) {
  TestRoom t(head_of(3));
  t.start({"ann", "bob", "cleo"});
  Seat last{};
  while (t->stage() == RoomStage::kRunning) last = t.move_on();
  const Made& made = t->table()->made().back();
  ASSERT_EQ(made.seat, last);
  EXPECT_EQ(t.keep(t->move(t->seats()[last.index].person, last,
                           static_cast<std::int64_t>(t->told(last)) - 1, made.move)),
            "again");
}

TEST(RoomRequests, a_table_given_up_before_it_began_refuses_everything_and_breaks_nothing) {
  TestRoom t(head_of(3));
  EXPECT_EQ(t.keep(t->sit("ann", "Ann", seat(0))), "");
  EXPECT_EQ(t.keep(t->abandon("nobody came back")), "");
  EXPECT_EQ(t.keep(t->move("ann", seat(0), 0, "pass K0")), "not_running");
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "not_running");
  EXPECT_EQ(t.keep(t->answer_undo("ann", seat(0), true)), "not_running");
  EXPECT_EQ(t.keep(t->leave("ann", seat(0), false)), "not_running");
  EXPECT_EQ(t.keep(t->mix("ann", seat(0), kHash)), "too_late");
  EXPECT_EQ(t.keep(t->sit("bob", "Bob", seat(1))), "too_late");
  EXPECT_EQ(t.keep(t->bot_move(seat(0), 0, "pass K0")), "wrong_ply");
  EXPECT_FALSE(all_told(*t, t.now_ms, true).empty());
}

TEST(RoomRequests, an_undo_asked_for_is_void_once_the_game_is_given_up) {
  TestRoom t(head_of(3));
  t.start({"ann", "bob"});
  t.pass_all();
  while (t->table()->can_undo(seat(0))) t.move_on();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_EQ(t.keep(t->abandon("nobody came back")), "");
  const std::size_t ply = t->ply();
  EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "not_running");
  EXPECT_EQ(t->ply(), ply);
}

TEST(RoomRequests, talk_is_short_and_plain) {
  TestRoom t(head_of(3));
  EXPECT_EQ(t.keep(t->say("eve", "Eve", "")), "bad_chat");
  EXPECT_EQ(t.keep(t->say("eve", "Eve", std::string(501, 'x'))), "bad_chat");
  EXPECT_EQ(t.keep(t->say("eve", "Eve", std::string(500, 'x'))), "");
  for (const char* bad : {"two\nlines", "bell\a", "\x1b[31m", "\x7f"})
    EXPECT_EQ(t.keep(t->say("eve", "Eve", bad)), "bad_chat");
  EXPECT_EQ(t.keep(t->say("eve", "Eve", "<b>ünï</b> ✓")), "") << "text is text";
  for (int i = 0; i < 300; ++i) EXPECT_EQ(t.keep(t->say("eve", "Eve", std::to_string(i))), "");
  EXPECT_EQ(t->chat_lines(), 302u);
  std::size_t before = t->chat_lines();
  int expected = 299;
  for (std::size_t first = 0; before > first;) {
    const json::object page = t->chat_page(before);
    first = page.at("first").to_number<std::size_t>();
    EXPECT_EQ(first, 102u) << "only the last ones are kept at hand";
    EXPECT_LT(json::serialize(page).size(), 10'000u);
    const auto& lines = page.at("lines").as_array();
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
      EXPECT_EQ(line->at("text").as_string(), std::to_string(expected--));
    ASSERT_EQ(page.at("from").to_number<std::size_t>() + lines.size(), before);
    before -= lines.size();
  }
  EXPECT_EQ(expected, 99);
}

}  // namespace
}  // namespace paradoxa
