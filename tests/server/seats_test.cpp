// F: nobody acts for a seat that is not theirs, and a seat has one winner.
#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

const std::string kDigits(64, 'a');

// Every message that is about a seat, as this seat's owner would send it.
std::vector<json::object> seat_messages(const Room& room, int s) {
  const std::size_t ply = room.told(seat(s));
  std::string move = "pass K0";
  if (room.table() != nullptr && room.table()->position().to_act().contains(seat(s)))
    move = room.table()->position().legal(seat(s)).front();
  return {{{"type", "move"}, {"seat", s}, {"ply", ply}, {"move", move}},
          {{"type", "commit"}, {"seat", s}, {"hash", kDigits}},
          {{"type", "show"}, {"seat", s}, {"bytes", kDigits}},
          {{"type", "undo"}, {"seat", s}},
          {{"type", "undo_answer"}, {"seat", s}, {"yes", true}},
          {{"type", "leave"}, {"seat", s}},
          {{"type", "resign"}, {"seat", s}},
          {{"type", "back"}, {"seat", s}},
          {{"type", "hint"}, {"seat", s}},
          {{"type", "why"}, {"seat", s}, {"move", move}},
          {{"type", "sit"}, {"seat", s}},
          {{"type", "bot"}, {"seat", s}, {"level", "easy"}},
          {{"type", "stand"}, {"seat", s}}};
}

void expect_no_strangers(TestHouse& house, const std::string& table) {
  const Room& room = *house->find(table);
  std::vector<std::shared_ptr<Ear>> ears;
  for (std::size_t p = 0; p < 5; ++p) ears.push_back(house.join(table, person(p)));  // 4 looks on
  for (std::size_t p = 0; p < 5; ++p)
    for (int s = 0; s < 4; ++s) {
      if (p == static_cast<std::size_t>(s)) continue;
      for (const json::object& message : seat_messages(room, s)) {
        const std::string type(message.at("type").as_string());
        // The host may free seats before the start; that is tested with the rooms.
        if (p == 0 && (type == "stand" || type == "bot") && room.stage() == RoomStage::kOpen)
          continue;
        const std::int64_t entries = room.entries();
        const std::string code = house.say(ears[p], message);
        EXPECT_NE(code, "") << p << " acts for seat " << s << ": " << json::serialize(message);
        EXPECT_NE(code, "none");
        EXPECT_EQ(room.entries(), entries) << json::serialize(message);
        const bool about_seats = type == "sit" || type == "bot" || type == "stand";
        const bool about_games = type == "hint" || type == "why";
        if (!about_seats && !(about_games && room.stage() != RoomStage::kRunning)) {
          EXPECT_EQ(code, "not_your_seat") << json::serialize(message);
        }
      }
    }
  EXPECT_EQ(house.bots.wanted(), 0u) << "nobody thinks for a stranger";
  for (const auto& ear : ears) house->detach(ear.get());
}

TEST(F_Seats, no_person_acts_for_another_seat_with_any_message_at_any_stage) {
  TestHouse house;
  const RoomHead head = table_head("t", 4);
  const std::string table = house.create(head);
  for (int s = 0; s < 4; ++s)
    EXPECT_EQ(
        house.ask(table,
                  [=](const Room& r) { return r.sit("p" + std::to_string(s), "N", seat(s)); }),
        "");
  expect_no_strangers(house, table);
  for (int s = 0; s < 4; ++s)
    EXPECT_EQ(house.ask(table,
                        [=](const Room& r) {
                          return r.mix("p" + std::to_string(s), seat(s), sha256("x"));
                        }),
              "");
  EXPECT_EQ(house.ask(table, [](const Room& r) { return r.call("p0"); }), "");
  expect_no_strangers(house, table);
  while (house->find(table)->stage() == RoomStage::kOpen) house.advance(5'000);
  expect_no_strangers(house, table);
  for (int i = 0; i < 30; ++i) house.move_on(table);
  expect_no_strangers(house, table);
  const auto looking = house.join(table, person(9));  // so that the table stays
  house.play_to_the_end(table);
  expect_no_strangers(house, table);
}

TEST(F_Seats, own_seats_are_obeyed) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 4), {"p0", "p1", "p2", "p3"});
  const auto ear = house.join(table, person(1));
  const json::object own = seat_messages(*house->find(table), 1).front();
  EXPECT_EQ(house.say(ear, own), "");
}

TEST(F_Races, Soak_of_a_hundred_clients_who_take_one_seat_one_has_it) {
  const std::int64_t rounds = battery::Budget{.test = 40, .soak = 1'000}.amount();
  FastRandom random = random_for("races");
  TestHouse house(games(), {.tables = 2'000, .tables_per_person = 2'000});
  for (std::int64_t round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
    const std::string table = house.create(table_head("t" + std::to_string(round), 4));
    std::vector<std::shared_ptr<Ear>> ears;
    for (std::size_t p = 0; p < 100; ++p) ears.push_back(house.join(table, person(p)));
    std::vector<std::size_t> order;
    for (std::size_t p = 0; p < 100; ++p) order.push_back(p);
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    for (const std::size_t p : order) house->receive(ears[p], R"({"type":"sit","seat":2})");
    house.run();
    int winners = 0;
    std::size_t winner = 0;
    for (std::size_t p = 0; p < 100; ++p) {
      const std::string answer = ears[p]->answer();
      if (answer.empty()) ++winners, winner = p;
      EXPECT_TRUE(answer.empty() || answer == "seat_taken" || answer == "busy") << answer;
    }
    EXPECT_EQ(winners, 1);
    EXPECT_EQ(winner, order.front()) << "the first who asked";
    EXPECT_EQ(house->find(table)->seats()[2].person, person(winner).person);
    EXPECT_EQ(house->find(table)->entries(), 1);
    for (const auto& ear : ears) house->detach(ear.get());
  }
  battery::print_figure("F races",
                        std::to_string(rounds) + " rounds of 100 clients, one winner each",
                        !testing::Test::HasFailure());
}

TEST(F_Races, start_leave_and_stand_are_one_after_the_other) {
  TestHouse house;
  const std::string table = house.create(table_head("t", 3));
  std::vector<std::shared_ptr<Ear>> ears;
  for (std::size_t p = 0; p < 3; ++p) {
    ears.push_back(house.join(table, person(p)));
    EXPECT_EQ(house.say(ears[p], {{"type", "sit"}, {"seat", p}}), "");
  }
  house->receive(ears[0], R"({"type":"start","id":"a"})");
  house->receive(ears[1], R"({"type":"stand","seat":1,"id":"b"})");
  house->receive(ears[0], R"({"type":"start","id":"c"})");
  house.run();
  EXPECT_EQ(ears[1]->answer(), "too_late");
  EXPECT_EQ(ears[0]->count("accepted"), 3u);
  EXPECT_EQ(house->find(table)->stage(), RoomStage::kRunning);
}

}  // namespace
}  // namespace paradoxa
