// What strangers may take of a house: new tables by a budget, tables that nobody plays for a while
// only, lists in pages.
#include <set>

#include "server/api_house.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kOneMinute = 60'000, kOneHour = 60 * kOneMinute, kOneDay = 24 * kOneHour;

std::int64_t retry_after_ms(const HttpReply& reply) {
  for (const auto& [name, value] : reply.headers)
    if (name == "Retry-After") return std::stoll(value) * 1000;
  return -1;
}

struct Strangers : ApiHouse {
  Strangers() : ApiHouse(ApiSettings{}) {}

  HttpReply make(const std::string& token) {
    house.advance(1000);  // the limit of requests is another one
    return post("/api/tables", four_seats(), token);
  }
  // How many tables it makes before it is refused.
  int made_by(const std::string& token, HttpReply& refusal) {
    for (int made = 0;; ++made)
      if (refusal = make(token); refusal.status != 201) return made;
  }
};

TEST(Budgets, a_person_makes_some_tables_at_once_and_then_one_now_and_then) {
  Strangers s;
  const std::string ann = s.guest("Ann");
  HttpReply refusal;
  EXPECT_EQ(s.made_by(ann, refusal), 20);
  EXPECT_EQ(refusal.status, 429);
  const std::int64_t wait_ms = retry_after_ms(refusal);
  EXPECT_GT(wait_ms, kOneMinute);
  EXPECT_LE(wait_ms, 2 * kOneMinute);
  s.house.advance(wait_ms / 2);
  EXPECT_EQ(s.make(ann).status, 429);
  s.house.advance(wait_ms / 2);
  EXPECT_EQ(s.make(ann).status, 201) << "when it was told to come again";
  EXPECT_EQ(s.make(ann).status, 429);
}

TEST(Budgets, many_persons_at_one_address_share_a_budget) {
  Strangers s;
  HttpReply refusal;
  int made = 0;
  for (int i = 0; i < 5; ++i) made += s.made_by(s.guest("Ann"), refusal);
  EXPECT_GE(made, 60);
  EXPECT_LE(made, 64) << "a little comes back while they ask";
  EXPECT_EQ(refusal.status, 429);
  EXPECT_GT(retry_after_ms(refusal), 0);
}

TEST(Budgets, asking_too_often_is_refused_with_a_time_to_retry) {
  ApiHouse a(ApiSettings{});
  HttpReply reply;
  for (int i = 0; i < 200 && reply.status != 429; ++i) reply = a.get("/healthz");
  EXPECT_EQ(reply.status, 429);
  EXPECT_EQ(retry_after_ms(reply), 1000);
}

// ---- How long a table stays ---------------------------------------------------------------------

bool stays(TestHouse& house, const std::string& table, std::int64_t ms) {
  house.advance(ms);
  return house->find(table) != nullptr;
}

TEST(Expiry, an_open_table_where_nobody_sits_goes_after_minutes) {
  TestHouse house;
  const std::string empty = house.create(table_head("empty")),
                    waiting = house.create(table_head("w"));
  house.ask(waiting, [](const Room& r) { return r.sit("p0", "Name0", seat(0)); });
  EXPECT_TRUE(stays(house, empty, 9 * kOneMinute));
  EXPECT_FALSE(stays(house, empty, 2 * kOneMinute));
  EXPECT_TRUE(stays(house, waiting, 23 * kOneHour)) << "a friend may come later";
  EXPECT_FALSE(stays(house, waiting, kOneHour));
}

TEST(Expiry, somebody_who_looks_keeps_a_table) {
  TestHouse house;
  const std::string table = house.create(table_head("t"));
  const auto ear = house.join(table, person(1));
  EXPECT_TRUE(stays(house, table, kOneHour));
  house->detach(ear.get());
  EXPECT_TRUE(stays(house, table, 9 * kOneMinute)) << "and a while longer";
  EXPECT_FALSE(stays(house, table, 2 * kOneMinute));
}

TEST(Expiry, a_game_of_bots_alone_goes_after_minutes_unless_somebody_watches) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 3), {});
  const std::string watched = house.start(table_head("watched", 3), {});
  const auto ear = house.join(watched, person(1));
  EXPECT_TRUE(stays(house, table, 9 * kOneMinute));
  house.bots.think();
  house.run();
  EXPECT_FALSE(stays(house, table, 2 * kOneMinute)) << "a bot's move is not a person's";
  EXPECT_TRUE(stays(house, watched, kOneDay));
}

TEST(Expiry, a_game_in_which_no_person_moved_goes_after_an_hour) {
  TestHouse house;
  RoomHead timed = table_head("timed", 3);
  timed.settings.clock = {ClockKind::kPerMove, 3 * kOneDay, 0};
  const std::string unplayed = house.start(table_head("unplayed", 3), {"p0", "p1", "p2"});
  const std::string played = house.start(table_head("played", 3), {"p0", "p1", "p2"});
  house.start(timed, {"p0", "p1", "p2"});
  house.move_on(played);
  EXPECT_TRUE(stays(house, unplayed, 59 * kOneMinute));
  EXPECT_FALSE(stays(house, unplayed, 2 * kOneMinute));
  EXPECT_TRUE(stays(house, "timed", 2 * kOneDay)) << "its clock allows it";
  EXPECT_TRUE(stays(house, played, 20 * kOneDay));
  house.restart();
  EXPECT_TRUE(stays(house, played, 29 * kOneDay)) << "who moved before a restart, moved";
  EXPECT_FALSE(stays(house, played, 2 * kOneDay));
}

// ---- Lists --------------------------------------------------------------------------------------

struct Lists : ApiHouse {
  HttpReply page(const std::string& list, const std::string& limit, const std::string& before) {
    HttpRequest request;
    request.method = "GET";
    request.path = "/api/tables";
    request.query = {{"list", list}};
    if (!limit.empty()) request.query["limit"] = limit;
    if (!before.empty()) request.query["before"] = before;
    request.address = "1.2.3.4";
    return ask(request);
  }
  // All ids of a list, page by page.
  std::vector<std::string> all(const std::string& list, const std::string& limit) {
    std::vector<std::string> ids;
    std::string next;
    do {
      const json::value answer = json::parse(page(list, limit, next).body);
      for (const json::value& table : answer.at("tables").as_array())
        ids.emplace_back(table.at("id").as_string());
      const auto* more = answer.as_object().if_contains("next");
      next = more == nullptr ? "" : std::string(more->as_string());
    } while (!next.empty());
    return ids;
  }
};

TEST(Lists, the_newest_come_first_and_pages_hold_each_table_once) {
  Lists a;
  const std::string ann = a.guest("Ann");
  std::vector<std::string> newest;
  for (int i = 0; i < 7; ++i) {
    newest.insert(newest.begin(), a.new_table(ann));
    a.house.advance(10);
  }
  EXPECT_EQ(a.all("open", ""), newest);
  EXPECT_EQ(a.all("open", "3"), newest);
  EXPECT_EQ(a.all("open", "1"), newest);
}

TEST(Lists, finished_games_have_pages_too_also_when_they_end_at_once) {
  Lists a;
  std::set<std::string> ended;
  for (int i = 0; i < 5; ++i) {
    const std::string id =
        a.house.start(table_head("t" + std::to_string(i), 3), {"p0", "p1", "p2"});
    a.house.play_to_the_end(id);
    ended.insert(id);
  }
  const std::vector<std::string> paged = a.all("finished", "2");
  EXPECT_EQ(std::set<std::string>(paged.begin(), paged.end()), ended);
  EXPECT_EQ(paged.size(), ended.size());
}

TEST(Lists, a_page_that_makes_no_sense_is_refused) {
  Lists a;
  for (const char* limit : {"0", "51", "-1", "x", "3x"})
    EXPECT_EQ(a.page("open", limit, "").status, 400) << limit;
  for (const char* before : {"x", "12", "-abc", "99999999999999999999-a"})
    EXPECT_EQ(a.page("open", "", before).status, 400) << before;
}

}  // namespace
}  // namespace paradoxa
