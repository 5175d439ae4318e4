// What is left of a person who wants to be forgotten: nothing, and the others play on.
#include "server/api_house.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

constexpr const char* kName = "Sentinella";
constexpr const char* kWords = "a sentence of mine";

std::string all_stored(TestHouse& house, const std::string& table) {
  const auto history = house.store.table(table);
  std::string text = history->stored.summary;
  for (const std::string& entry : history->entries) text += entry + "\n";
  return text;
}

TEST(Forgetting, a_name_and_words_leave_running_and_finished_games) {
  ApiHouse a;
  const std::string token = a.guest(kName);
  const std::string person = a.people.who(token)->person;
  const auto sit_and_talk = [&](const std::string& id) {
    const std::string table = a.house.create(table_head(id));
    for (int s = 0; s < 4; ++s)
      EXPECT_EQ(a.house.ask(table,
                            [=](const Room& r) {
                              if (s == 0) return r.sit(person, kName, seat(0));
                              if (s == 1) return r.sit("p1", "Name1", seat(1));
                              return r.seat_bot("p0", seat(s), "easy");
                            }),
                "");
    EXPECT_EQ(a.house.ask(table, [=](const Room& r) { return r.say(person, kName, kWords); }), "");
    EXPECT_EQ(a.house.ask(table, [](const Room& r) { return r.call("p0"); }), "");
    return table;
  };
  const std::string finished = sit_and_talk("finished");
  a.house.play_to_the_end(finished);
  a.house.run();
  const std::string running = sit_and_talk("running");
  for (int i = 0; i < 20; ++i) a.house.move_on(running);
  for (const std::string& table : {finished, running}) {
    EXPECT_NE(all_stored(a.house, table).find(kName), std::string::npos);
    EXPECT_NE(all_stored(a.house, table).find(kWords), std::string::npos);
  }
  const auto other = a.house.join(running, paradoxa::person(1));

  EXPECT_EQ(a.post("/api/me/forget", {}, token).status, 200);
  a.house.run();
  EXPECT_EQ(a.get("/api/me", token).status, 401);
  for (const std::string& table : {finished, running}) {
    const std::string stored = all_stored(a.house, table);
    EXPECT_EQ(stored.find(kName), std::string::npos) << stored;
    EXPECT_EQ(stored.find(kWords), std::string::npos) << stored;
    EXPECT_EQ(stored.find(person), std::string::npos) << stored;
    EXPECT_NE(stored.find("Former player"), std::string::npos) << stored;
  }
  // The others play on, also after a restart, and the record still proves its luck.
  EXPECT_EQ(other->last("table").at("table").at("seats").at(0).at("name"), "Former player");
  a.house.restart();
  const auto again = a.house.join(running, paradoxa::person(1));
  EXPECT_EQ(again->last("hello").at("chat").at("lines").as_array().size(), 1u);
  a.house.play_to_the_end(running);
  const Room* room = a.house->find(running);
  ASSERT_NE(room, nullptr);
  const Record record = room->record();
  EXPECT_TRUE(!verify(games(), record).wrong());
  EXPECT_EQ(to_text(record).find(kName), std::string::npos);
}

TEST(Forgetting, what_a_disk_refuses_is_told_and_can_be_asked_for_again) {
  ApiHouse a;
  const std::string token = a.guest(kName);
  a.new_table(token);
  a.house.store.refusal = Kept::kFailed;
  EXPECT_EQ(a.post("/api/me/forget", {}, token).status, 503);
  a.house.store.refusal = Kept::kDurable;
  EXPECT_EQ(a.post("/api/me/forget", {}, token).status, 200);
}

}  // namespace
}  // namespace paradoxa
