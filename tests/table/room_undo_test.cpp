// Taking back more than a slip of the finger: who must agree, and what becomes of the luck.
#include "table/room_kit.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

// Paradoxical draws a card with almost every turn.
RoomHead drawing_head(int seats) {
  RoomHead head = head_of(seats);
  head.game = "paradoxical";
  return head;
}

// Plays until the seat's last move cannot be taken back by itself any more.
void play_past(TestRoom& t, Seat who) {
  const auto moved = [&] {
    return std::any_of(t->table()->made().begin(), t->table()->made().end(),
                       [&](const Made& made) { return made.seat == who; });
  };
  while (!moved() || t->table()->can_undo(who)) t.move_on();
}

std::vector<std::string> draws_of(const Table& table) {
  std::vector<std::string> draws;
  for (const Made& made : table.made())
    if (is_nature(made.seat)) draws.push_back(std::to_string(made.draw) + " " + made.move);
  return draws;
}

TEST(RoomUndo, a_player_who_left_or_ran_out_of_time_is_still_asked) {
  for (const bool left : {true, false}) {
    TestRoom t(drawing_head(2));
    t.start({"ann", "bob"});
    play_past(t, seat(0));
    const std::size_t ply = t->ply();
    EXPECT_EQ(t.keep(left ? t->leave("bob", seat(1), false)
                          : RoomAnswer{{entry::TakenOver{seat(1), "medium", "time"}}, {}, false}),
              "");
    EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
    EXPECT_EQ(t->ply(), ply) << "bob was not asked";
    EXPECT_EQ(t->undo_asked_by(), seat(0));
    EXPECT_EQ(t.keep(t->answer_undo("bob", seat(1), true)), "");
    EXPECT_LT(t->ply(), ply);
  }
}

TEST(RoomUndo, what_a_person_played_before_they_resigned_stays_played) {
  TestRoom t(drawing_head(3));
  t.start({"ann", "bob", "cleo"});
  play_past(t, seat(0));
  while (t->table()->since_last_of(seat(0)).size() < 2 || t->table()->made().back().seat != seat(1))
    t.move_on();
  EXPECT_EQ(t.keep(t->leave("bob", seat(1), true)), "");
  const std::size_t ply = t->ply();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_EQ(t.keep(t->answer_undo("cleo", seat(2), true)), "");
  EXPECT_EQ(t->ply(), ply) << "a move of bob's own would be lost";
}

TEST(RoomUndo, one_person_at_several_seats_asks_nobody) {
  TestRoom t(drawing_head(2));
  t.start({"ann", "ann"});
  play_past(t, seat(0));
  const std::size_t ply = t->ply();
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  EXPECT_LT(t->ply(), ply);
}

TEST(RoomUndo, draws_that_were_taken_back_are_made_anew_and_the_record_says_so) {
  TestRoom t(drawing_head(2));
  t.start({"ann"});
  play_past(t, seat(0));
  const auto before = draws_of(*t->table());
  EXPECT_EQ(t.keep(t->undo("ann", seat(0))), "");
  const std::size_t kept = draws_of(*t->table()).size();
  ASSERT_LT(kept, before.size()) << "no draw was taken back";
  while (draws_of(*t->table()).size() <= kept) t.move_on();
  const auto after = draws_of(*t->table());
  EXPECT_TRUE(after[kept].starts_with(std::to_string(before.size()) + " "))
      << after[kept] << ": its number was used before";

  while (t->stage() == RoomStage::kRunning) t.move_on();
  const std::string text = to_text(t->record());
  EXPECT_NE(text.find("n@" + std::to_string(before.size()) + " "), std::string::npos) << text;
  const auto read = parse_record(text);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(to_text(*read), text);
  const Verdict verdict = verify(games(), *read);
  EXPECT_FALSE(verdict.wrong()) << verdict.error;
  EXPECT_NE(std::find_if(verdict.checks.begin(), verdict.checks.end(),
                         [](const std::string& line) { return line.find("redrawn") != line.npos; }),
            verdict.checks.end());
  // Read back after a crash it is the same game.
  EXPECT_EQ(to_text(t.again()->record()), text);
  // And without its number the draw is not the one that follows from the seed.
  std::string forged = text;
  const std::string mark = "n@" + std::to_string(before.size());
  forged.replace(forged.find(mark), mark.size(), "n");
  const auto other = parse_record(forged);
  ASSERT_TRUE(other);
  EXPECT_TRUE(verify(games(), *other).wrong());
}

// A running game of an earlier version continues with the luck it had.
TEST(RoomUndo, an_undo_of_an_earlier_version_draws_the_same_again) {
  TestRoom t(drawing_head(2));
  t.start({"ann"});
  play_past(t, seat(0));
  const auto before = draws_of(*t->table());
  const auto read = entry::parse_entry(R"({"k":"undo","at":20000,"seat":0,"agreed":true})");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(t->absorb(*read), "");
  const std::size_t kept = draws_of(*t->table()).size();
  while (draws_of(*t->table()).size() <= kept) t.move_on();
  EXPECT_TRUE(draws_of(*t->table())[kept].starts_with(std::to_string(kept) + " "));
}

TEST(RoomUndo, a_draw_is_numbered_only_where_it_does_not_follow) {
  TestRoom t(drawing_head(2));
  t.start({"ann"});
  const std::string text = to_text(t->record());
  const std::size_t first = text.find("\nn ");
  ASSERT_NE(first, std::string::npos);
  for (const char* wrong : {"n@0", "n@", "n@x", "n@-1", "n@99999999999999999999"}) {
    std::string forged = text;
    forged.replace(first + 1, 1, wrong);
    EXPECT_FALSE(parse_record(forged)) << wrong;
  }
}

}  // namespace
}  // namespace paradoxa
