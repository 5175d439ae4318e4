// Practice tables: chosen luck, the same for everyone who chooses it, marked everywhere.
#include "table/film.hpp"
#include "table/room_kit.hpp"
#include "table/seated.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

RoomHead practice_head(const std::string& seed, const std::string& id = "test-table") {
  RoomHead head = head_of(4);
  head.id = id;
  head.practice = seed;
  head.secret = secret_from(seed);
  return head;
}

// The record of a game in which everybody makes their first legal move.
Record played(const RoomHead& head) {
  TestRoom room(head);
  room.start({"ann", "ben"});
  while (room->stage() == RoomStage::kRunning) room.move_on();
  return parsed(to_text(room->record()));
}

TEST(Practice, the_same_seed_and_moves_give_the_same_game_at_any_table) {
  const Record one = played(practice_head("deal 7", "one"));
  const Record two = played(practice_head("deal 7", "two"));
  EXPECT_EQ(one.moves, two.moves);
  EXPECT_EQ(one.result, two.result);
  EXPECT_NE(one.moves, played(practice_head("deal 8", "one")).moves);
}

TEST(Practice, everybody_is_told_and_nothing_is_promised) {
  TestRoom room(practice_head("deal 7"));
  room.start({"ann"});
  const json::object told = room->table_json();
  EXPECT_EQ(told.at("practice"), (json::object{{"seed", "deal 7"}, {"position", false}}));
  EXPECT_FALSE(told.contains("commitment"));
  while (room->stage() == RoomStage::kRunning) room.move_on();
  EXPECT_FALSE(room->over_frame().contains("seed"));
  const std::string text = to_text(room->record());
  EXPECT_NE(text.find("[Nature \"practice\"]\n[PracticeSeed \"deal 7\"]\n"), std::string::npos);
  for (const char* promise : {"[Commitment", "[Seed ", "[Entropy"})
    EXPECT_EQ(text.find(promise), std::string::npos) << promise;
  const auto film = film_json(games(), room->record(), {});
  ASSERT_TRUE(film) << film.error();
  EXPECT_EQ(film->at("practice"), told.at("practice"));

  TestRoom ordinary(head_of(4));
  EXPECT_FALSE(ordinary->table_json().contains("practice"));
  EXPECT_TRUE(ordinary->table_json().contains("commitment"));
}

TEST(Practice, nobody_adds_to_its_luck) {
  TestRoom room(practice_head("deal 7"));
  EXPECT_EQ(room.keep(room->sit("ann", "Ann", seat(0))), "");
  EXPECT_EQ(room.keep(room->mix("ann", seat(0), sha256("mine"))), "practice");
}

TEST(Practice, a_given_up_game_shows_its_practice_seed_and_no_other) {
  TestRoom room(practice_head("deal 7"));
  room.start({"ann"});
  EXPECT_EQ(room.keep(room->abandon("enough")), "");
  EXPECT_EQ(room->record().practice, "deal 7");
  EXPECT_FALSE(room->record().seed);
}

TEST(Practice, a_room_read_back_is_the_same_room) {
  TestRoom room(practice_head("deal 7"));
  room.start({"ann"});
  for (int i = 0; i < 20; ++i) room.move_on();
  EXPECT_EQ(all_told(*room.again(), room.now_ms, true), all_told(room.room(), room.now_ms, true));
}

TEST(Practice, heads_written_before_there_were_practice_tables_still_open) {
  const std::string old =
      R"({"version":1,"id":"t","game":"paradominetor","options":{"players":4},"host":"ann",)"
      R"("public":true,"hints":true,"clock":{"kind":"none","base_ms":0,"increment_ms":0},"secret":")" +
      std::string(64, '7') + R"(","created_ms":5})";
  const auto head = parse_head(old);
  ASSERT_TRUE(head) << head.error();
  EXPECT_FALSE(head->practice);
  EXPECT_EQ(to_text(*head), old);
  // An older program would continue with different luck: it must refuse.
  EXPECT_EQ(json::parse(to_text(practice_head("x"))).at("version"), 2);
}

TEST(Practice, verify_checks_the_moves_and_says_that_there_is_nothing_to_prove) {
  const Record record = played(practice_head("deal 7"));
  const Verdict verdict = verify(games(), record);
  EXPECT_EQ(verdict.standing, Standing::kConsistent) << verdict.error;
  EXPECT_EQ(verdict.doubts.front(),
            "a practice game: its luck was chosen, so there is nothing to prove");
  ASSERT_EQ(verdict.checks.size(), 3u);
  EXPECT_EQ(verdict.checks[0], std::to_string(record.moves.size()) + " moves, all legal");

  Record illegal = record;
  std::swap(illegal.moves[illegal.moves.size() - 1], illegal.moves[illegal.moves.size() - 2]);
  EXPECT_TRUE(verify(games(), illegal).error.starts_with("move ")) << "moves out of turn";
  Record other = record;
  other.practice = "deal 8";
  EXPECT_TRUE(verify(games(), other).error.starts_with("draw ")) << "another deal";
}

TEST(Practice, a_record_says_practice_with_its_seed_or_not_at_all) {
  const std::string text = to_text(played(practice_head("deal 7")));
  const auto without = [&](const std::string& part, const std::string& instead) {
    std::string changed = text;
    changed.replace(changed.find(part), part.size(), instead);
    return parse_record(changed);
  };
  EXPECT_FALSE(without("[PracticeSeed \"deal 7\"]\n", ""));
  EXPECT_FALSE(without("\"practice\"", "\"paradoxa-fair-1\""));
  EXPECT_FALSE(without("\"practice\"", "\"manual\""));
  EXPECT_TRUE(without("deal 7", "deal 8"));
}

TEST(Practice, a_position_is_played_on_with_the_luck_of_the_seed) {
  TestRoom first(practice_head("deal 7"));
  first.start({"ann", "ben"});
  first.pass_all();
  RoomHead head = practice_head("other luck", "middle");
  head.position = json::serialize(first->table()->position().view(kReferee));
  const Record record = played(head);
  EXPECT_TRUE(record.position);
  EXPECT_EQ(record.practice, "other luck");
  EXPECT_EQ(record.moves, played(head).moves);
  TestRoom room(head);
  EXPECT_EQ(room->table_json().at("practice").at("position"), true);
}

TEST(Practice, bots_choose_after_the_people_so_that_speed_decides_nothing) {
  TestRoom room(practice_head("deal 7"));
  room.start({"ann"});
  ASSERT_TRUE(room->table()->position().to_act().contains(seat(1))) << "all pass at once";
  EXPECT_FALSE(room->bot_to_move());
  while (room->table()->position().to_act().contains(seat(0))) room.move_on();
  EXPECT_EQ(room->bot_to_move(), seat(1));

  TestRoom ordinary(head_of(4));
  ordinary.start({"ann"});
  EXPECT_EQ(ordinary->bot_to_move(), seat(1));
}

}  // namespace
}  // namespace paradoxa
