// What was heard at a table: it follows the moves wherever they go, and is never told twice.
#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "support/echo_codec.hpp"
#include "table/film.hpp"
#include "table/room_kit.hpp"
#include "table/seated.hpp"

namespace paradoxa {
namespace {

using echo::kKeeper;
using echo::kSeeker;

const AnyGame& echo_game() { return *echo::registry().find("echo"); }

Table echo_table(std::optional<Luck> luck = luck_of("echo")) {
  return Table(std::move(*echo_game().start(2, {})), {"test-table", std::move(luck), {}, {}});
}

using Events = std::vector<echo::Event>;

Events heard(const AnyPosition& position, Viewer viewer) {
  return static_cast<const echo::Position&>(position).heard_by(viewer).events();
}
Events heard(const Table& table, Viewer viewer) { return heard(table.position(), viewer); }

// Everything that anybody heard, as text.
std::string all_heard(const AnyPosition& position) {
  JsonWriter out;
  out.begin_array();
  for (const Viewer viewer : {Viewer::of(kKeeper), Viewer::of(kSeeker), kSpectator, kReferee}) {
    out.begin_array();
    for (const echo::Event& event : heard(position, viewer))
      echo::Codec::write_event(out, {}, event);
    out.end_array();
  }
  return out.end_array().take();
}

// Three rounds, and the keeper has carried once more.
void play_some(Table& table) {
  for (int round = 0; round < 3; ++round) {
    make(table, 0, "carry");
    make(table, 1, "shout " + std::to_string(round));
  }
  make(table, 0, "rest");
}

TEST(HeardAtATable, the_seeker_hears_its_answers_and_not_what_the_keeper_does) {
  Table table = echo_table();
  play_some(table);
  const Events told = heard(table, Viewer::of(kSeeker));
  ASSERT_EQ(told.size(), 7u);
  EXPECT_EQ(told[0], echo::Event(echo::Carried{echo::Carried::kUnknown}));
  EXPECT_EQ(std::get<echo::Answered>(told[5]).cave, 2);
  EXPECT_EQ(heard(table, Viewer::of(kKeeper)).size(), 8u);
}

TEST(HeardAtATable, what_is_taken_back_was_not_heard) {
  Table table = echo_table();
  play_some(table);
  const std::string before = all_heard(table.position());
  make(table, 1, "shout 7");
  const std::string after = all_heard(table.position());
  EXPECT_TRUE(table.take_back());
  EXPECT_EQ(all_heard(table.position()), before);
  make(table, 1, "shout 7");
  EXPECT_EQ(all_heard(table.position()), after);
  EXPECT_TRUE(table.rewind(kSeeker));
  EXPECT_EQ(all_heard(table.position()), before);
  EXPECT_EQ(table.undo(kKeeper), std::nullopt);
  EXPECT_EQ(heard(table, Viewer::of(kSeeker)).size(), 6u);
  // And something else in its place.
  make(table, 0, "carry");
  EXPECT_EQ(heard(table, Viewer::of(kKeeper)).back(), echo::Event(echo::Carried{1}));
}

// An undo that is refused has played everything again.
TEST(HeardAtATable, a_refused_undo_leaves_it_alone) {
  Table table = echo_table();
  play_some(table);
  const std::string before = all_heard(table.position());
  EXPECT_NE(table.undo(kSeeker), std::nullopt);
  EXPECT_EQ(all_heard(table.position()), before);
}

TEST(HeardAtATable, a_record_brings_it_back) {
  Table table = echo_table();
  play_some(table);
  const Record record = parsed(to_text(table.record()));
  const auto again = Table::from_record(echo::registry(), record, std::nullopt);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(all_heard((*again)->position()), all_heard(table.position()));
}

// The branch of a replay: a table that begins in a position, which tells its story.
TEST(HeardAtATable, a_branch_knows_what_was_heard_before_it) {
  Table table = echo_table();
  play_some(table);
  const auto text = position_at(echo::registry(), table.record(), 5);
  ASSERT_TRUE(text) << text.error();
  auto start = echo_game().position(json::parse(*text));
  ASSERT_TRUE(start) << start.error();
  Table branch = Table::from_position(std::move(*start), {"branch", luck_of("b"), {}, {}});
  EXPECT_EQ(heard(branch, Viewer::of(kSeeker)).size(), 4u);
  make(branch, 0, "rest");
  make(branch, 1, "shout 0");
  EXPECT_EQ(heard(branch, Viewer::of(kSeeker)).size(), 6u);

  // Its own record, and the branch of a branch.
  const auto again =
      Table::from_record(echo::registry(), parsed(to_text(branch.record())), std::nullopt);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(all_heard((*again)->position()), all_heard(branch.position()));
  const auto deeper = position_at(echo::registry(), branch.record(), 1);
  ASSERT_TRUE(deeper) << deeper.error();
  EXPECT_EQ(heard(**echo_game().position(json::parse(*deeper)), Viewer::of(kSeeker)).size(), 5u);
}

TEST(HeardAtATable, a_film_tells_each_thing_once) {
  Table table = echo_table();
  play_some(table);
  make(table, 1, "dig 3");
  for (const Viewer eyes : {Viewer::of(kSeeker), kSpectator, kReferee}) {
    const auto film = film_json(echo::registry(), table.record(), {eyes, false, Words::kLeftOut});
    ASSERT_TRUE(film) << film.error();
    std::size_t events = 0;
    for (const json::value& step : film->at("steps").as_array()) {
      events += step.at("events").as_array().size();
      EXPECT_FALSE(step.at("view").as_object().contains("story"));
    }
    EXPECT_EQ(events, heard(table, eyes).size());
  }
}

// ---- In a room

RoomHead echo_head() {
  RoomHead head = head_of(2);
  head.game = "echo";
  head.options = "{}";
  return head;
}

TEST(HeardInARoom, it_is_the_same_after_a_restart_and_after_an_undo) {
  TestRoom test(echo_head(), echo::registry());
  test.start({"ann", "bob"});
  for (int i = 0; i < 6; ++i) test.move_on();
  const std::string before = all_heard(test->table()->position());
  EXPECT_EQ(all_heard(test.again()->table()->position()), before);
  EXPECT_EQ(test.move_on(), kKeeper);
  EXPECT_NE(all_heard(test->table()->position()), before);
  EXPECT_EQ(test.keep(test->undo("ann", kKeeper)), "");
  EXPECT_EQ(all_heard(test->table()->position()), before);
  EXPECT_EQ(all_heard(test.again()->table()->position()), before);
}

TEST(HeardInARoom, memory_that_is_saved_is_not_knowledge_that_is_lost) {
  TestRoom test(echo_head(), echo::registry());
  test.start({"ann", "bob"});
  for (int i = 0; i < 6; ++i) test.move_on();
  const std::string before = all_heard(test->table()->position());
  test->forget_events();
  EXPECT_EQ(all_heard(test->table()->position()), before);
}

TEST(HeardInARoom, a_frame_tells_only_what_is_new) {
  TestRoom test(echo_head(), echo::registry());
  test.start({"ann", "bob"});
  for (int i = 0; i < 8; ++i) {
    const std::size_t ply = test->ply();
    test.move_on();
    const auto frame =
        json::parse(test->events_frame(ply, Viewer::of(kSeeker), test.now_ms, Words::kLeftOut));
    EXPECT_EQ(frame.at("events").as_array().size(), 1u) << frame;
  }
}

TEST(HeardInARoom, a_practice_table_from_a_position_begins_with_its_story) {
  Table table = echo_table();
  play_some(table);
  RoomHead head = echo_head();
  head.position = json::serialize(table.position().position_json());
  head.practice = "seed";
  head.secret = practice_luck("seed").secret;
  TestRoom test(head, echo::registry());
  test.start({"ann", "bob"});
  EXPECT_EQ(all_heard(test->table()->position()), all_heard(table.position()));
  EXPECT_EQ(all_heard(test.again()->table()->position()), all_heard(table.position()));
}

}  // namespace
}  // namespace paradoxa
