// What players write down: for themselves, and for the one seat that the game names.
#include "server/api_house.hpp"
#include "server/ferry_house.hpp"

namespace paradoxa {
namespace {

json::object writing(int seat, const std::string& text) {
  return {{"type", "notes"}, {"seat", seat}, {"text", text}};
}

std::string notes_told(const std::shared_ptr<Ear>& ear) {
  const json::value frame = ear->last("notes");
  return frame.is_null() ? "nothing" : std::string(frame.at("text").as_string());
}

constexpr const char* kOpenToKeeper = R"({"notes_open":true})";

TEST(Notes, reach_their_writers_other_connections_and_nobody_else) {
  FerryHouse t({3});
  const auto window = t.join("p1"), looker_on = t.join("x");
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "the left gate\n\tis shut")), "");
  EXPECT_EQ(notes_told(window), "the left gate\n\tis shut");
  EXPECT_EQ(t.ears[1]->count("notes"), 0u) << "who wrote it knows";
  for (const auto& ear : {t.ears[0], t.ears[2], looker_on}) EXPECT_EQ(ear->count("notes"), 0u);
  EXPECT_EQ(notes_told(t.join("p1")), "the left gate\n\tis shut") << "on arrival";
  for (const char* person : {"p0", "p2", "x"}) EXPECT_EQ(notes_told(t.join(person)), "nothing");
  EXPECT_EQ(t.room().entries(), 5) << "no part of the history";
  EXPECT_EQ(to_text(t.room().record()).find("gate"), std::string::npos);
}

TEST(Notes, the_last_writing_counts_and_an_empty_one_takes_them_away) {
  FerryHouse t({3});
  const auto window = t.join("p1");
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "one")), "");
  EXPECT_EQ(t.house.say(window, writing(1, "two")), "");
  EXPECT_EQ(notes_told(t.ears[1]), "two");
  EXPECT_EQ(notes_told(t.join("p1")), "two");
  EXPECT_EQ(t.house.say(window, writing(1, "")), "");
  EXPECT_EQ(notes_told(t.ears[1]), "");
  EXPECT_EQ(notes_told(t.join("p1")), "nothing");
  EXPECT_TRUE(t.house.store.notes(t.table).empty());
}

TEST(Notes, may_be_read_by_the_seat_that_the_game_names_and_everybody_is_told_so) {
  FerryHouse t({3}, kOpenToKeeper);
  EXPECT_EQ(t.ears[1]->last("notes").at("reader"), json::value(0)) << "before a word is written";
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "hm")), "");
  EXPECT_EQ(notes_told(t.ears[0]), "hm");
  EXPECT_EQ(t.ears[0]->last("notes").at("seat"), json::value(1));
  EXPECT_EQ(t.house.say(t.ears[0], writing(0, "gate 2")), "");
  EXPECT_EQ(notes_told(t.ears[1]), "") << "the keeper's own are the keeper's";
  for (const auto& ear : {t.ears[2], t.join("x")})
    for (const std::string& frame : ear->frames) EXPECT_EQ(frame.find("hm"), std::string::npos);
  const auto keeper = t.join("p0");
  EXPECT_EQ(keeper->count("notes"), 2u);
  EXPECT_FALSE(keeper->last("notes").as_object().contains("nothing"));
}

TEST(Notes, survive_a_restart) {
  FerryHouse t({3});
  EXPECT_EQ(t.house.say(t.ears[2], writing(2, "remember")), "");
  t.house.restart();
  EXPECT_EQ(notes_told(t.join("p2")), "remember");
  EXPECT_EQ(notes_told(t.join("p1")), "nothing");
}

TEST(Notes, what_is_wrong_is_refused_and_changes_nothing) {
  FerryHouse t({3});
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "kept")), "");
  EXPECT_EQ(t.house.say(t.ears[1], writing(2, "x")), "not_your_seat");
  EXPECT_EQ(t.house.say(t.join("x"), writing(1, "x")), "not_your_seat");
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, std::string(kMaxNotesBytes + 1, 'x'))), "bad_notes");
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "bell\a")), "bad_notes");
  EXPECT_EQ(t.house.say(t.ears[1], {{"type", "notes"}, {"seat", 1}}), "bad_message");
  json::object more = writing(1, "x");
  more["person"] = "p2";
  EXPECT_EQ(t.house.say(t.ears[1], more), "bad_message");
  EXPECT_EQ(notes_told(t.join("p1")), "kept");
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, std::string(kMaxNotesBytes, '\n'))), "")
      << "8 KiB, however they are escaped";
}

TEST(Notes, only_they_may_be_longer_than_other_messages) {
  FerryHouse t({3});
  json::object chat{{"type", "chat"}, {"text", std::string(5'000, 'x')}};
  EXPECT_EQ(t.house.say(t.ears[1], chat), "bad_message");
}

TEST(Notes, wait_for_the_start_since_a_seat_may_change_hands_before) {
  const Registry registry = ferries({3});
  TestHouse house(registry);
  const std::string table = house.create(ferry_head());
  EXPECT_EQ(house.ask(table, [](const Room& r) { return r.sit("p1", "p1", kFirst); }), "");
  const auto ear = house.join(table, {"p1", "p1"});
  EXPECT_EQ(house.say(ear, writing(1, "x")), "too_early");
}

TEST(Notes, are_written_at_a_measured_pace) {
  FerryHouse t({3});
  int kept = 0;
  for (int i = 0; i < 40; ++i)
    kept += t.house.say(t.ears[1], writing(1, std::to_string(i))).empty();
  EXPECT_EQ(kept, 10);
  EXPECT_EQ(t.ears[1]->answer(), "too_fast");
  t.house.advance(2'000);
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "later")), "");
  EXPECT_EQ(t.house.say(t.ears[2], writing(2, "mine")), "")
      << "each person has a pace of their own";
}

TEST(Notes, that_the_disk_refuses_are_not_told) {
  FerryHouse t({3});
  const auto window = t.join("p1");
  t.house.store.refusal = Kept::kFailed;
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "lost")), "not_saved");
  EXPECT_EQ(notes_told(window), "nothing");
}

TEST(Notes, a_disk_that_cannot_be_read_is_not_taken_for_an_empty_sheet) {
  FerryHouse t({3});
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "there")), "");
  t.house.restart();
  t.house.store.unreadable = true;
  EXPECT_EQ(notes_told(t.join("p1")), "nothing");
  t.house.store.unreadable = false;
  EXPECT_EQ(notes_told(t.join("p1")), "there");
}

TEST(Notes, go_with_their_person) {
  FerryHouse t({3}, kOpenToKeeper);
  EXPECT_EQ(t.house.say(t.ears[1], writing(1, "mine")), "");
  EXPECT_EQ(t.house.say(t.ears[2], writing(2, "others")), "");
  bool whole = false;
  t.house->forget("p1", [&](bool all) { whole = all; });
  t.house.run();
  EXPECT_TRUE(whole);
  const Job job{ForgetPerson{"p1"}};
  t.house.store.keep(std::span(&job, 1));
  const std::vector<SeatNotes> left{{t.table, 2, "p2", "others"}};
  EXPECT_EQ(t.house.store.notes(t.table), left);
  const auto keeper = t.join("p0");
  for (const std::string& frame : keeper->frames)
    EXPECT_EQ(frame.find("mine"), std::string::npos) << frame;
}

}  // namespace
}  // namespace paradoxa
