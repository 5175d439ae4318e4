// Replays are made beside the loop, once for all who ask, and kept within bounds.
#include "server/films.hpp"

#include "server/api_house.hpp"

namespace paradoxa {
namespace {

// A house with a game that is over, and workers that wait.
class Cinema {
 public:
  Cinema() {
    table_ = house.start(table_head("t"), {"p0", "p1", "p2", "p3"});
    while (house->find(table_) && house->find(table_)->stage() == RoomStage::kRunning)
      house.move_on(table_);
  }
  // What has been answered so far; the status is 0 while there is no answer.
  std::shared_ptr<HttpReply> ask(const std::string& eyes = "spectator") {
    const auto answer = std::make_shared<HttpReply>();
    answer->status = 0;
    HttpRequest request;
    request.method = "GET";
    request.path = "/api/tables/" + table_ + "/replay";
    request.query["eyes"] = eyes;
    request.address = "1.2.3.4";
    api.handle(request, [answer](HttpReply reply) { *answer = std::move(reply); });
    house.run();
    return answer;
  }
  void work() {
    for (const auto& task : std::exchange(workers.line, {})) task();
    house.run();
  }

  TestHouse house;
  PatientWorkers workers;
  People people{house.store, house.writer(), house.loop, workers, TokenLife{}};
  Api api{*house, people, house.store, workers, house.loop, kUnlimited};

 private:
  std::string table_;
};

TEST(Films, are_made_beside_the_loop_once_for_all_who_ask) {
  Cinema cinema;
  const auto first = cinema.ask(), second = cinema.ask(), other = cinema.ask("2");
  EXPECT_EQ(first->status, 0) << "it was made on the loop";
  EXPECT_EQ(cinema.workers.line.size(), 2u) << "one for each pair of eyes";
  cinema.work();
  ASSERT_EQ(first->status, 200) << body_of(*first);
  EXPECT_EQ(first->shared, second->shared) << "a copy for each";
  EXPECT_NE(body_of(*first), body_of(*other));
  const auto later = cinema.ask();
  EXPECT_EQ(later->status, 200);
  EXPECT_EQ(later->shared, first->shared);
  EXPECT_TRUE(cinema.workers.line.empty()) << "made again";
}

TEST(Films, that_cannot_be_made_now_are_refused_with_a_word_when_to_come_again) {
  Cinema cinema;
  cinema.workers.full = true;
  const auto refused = cinema.ask();
  EXPECT_EQ(refused->status, 503);
  EXPECT_EQ(refused->headers.back(), (std::pair<std::string, std::string>{"Retry-After", "2"}));
  cinema.workers.full = false;
  const auto again = cinema.ask();
  cinema.work();
  EXPECT_EQ(again->status, 200);
}

TEST(Films, of_people_who_were_forgotten_are_made_anew) {
  Cinema cinema;
  const auto before = cinema.ask();
  cinema.work();
  EXPECT_NE(body_of(*before).find("\"Name0\""), std::string::npos) << body_of(*before);
  bool done = false;
  cinema.house->forget("p0", [&](bool all) { done = all; });
  cinema.house.run();
  ASSERT_TRUE(done);
  const auto after = cinema.ask();
  cinema.work();
  ASSERT_EQ(after->status, 200);
  EXPECT_EQ(body_of(*after).find("Name0"), std::string::npos);
}

TEST(Films, take_no_more_room_than_they_may) {
  Cinema cinema;
  std::string error;
  const auto room = cinema.house->read_back("t", error);
  ASSERT_TRUE(room) << error;
  const auto game = cinema.house->registry().shared("paradominetor", "");
  const Films::Shoot shoot = [](const Registry& games, const Record& record) {
    return film_json(games, record, {});
  };
  Films probe(cinema.house.loop, cinema.workers);
  std::size_t one = 0;
  probe.make("x", game, room->record(), shoot,
             [&](const Films::Shared& film) { one = film->bytes(); });
  cinema.work();
  ASSERT_GT(one, 0u);
  Films films(cinema.house.loop, cinema.workers, one * 5 / 2);
  for (const char* key : {"a", "b", "c"}) {
    films.find("a");  // uses it
    films.make(key, game, room->record(), shoot, [](const Films::Shared&) {});
    cinema.work();
  }
  EXPECT_TRUE(films.find("a")) << "used last";
  EXPECT_FALSE(films.find("b"));
  EXPECT_TRUE(films.find("c"));
}

}  // namespace
}  // namespace paradoxa
