// Retention deletes what has expired and leaves the rest alone.
#include "server/retention.hpp"

#include "server/api_house.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kOneDayMs = 24 * 3600 * 1000LL;

struct KeptHouse : ApiHouse {
  explicit KeptHouse(const RetentionSettings& settings = {})
      : retention(*house, people, house.store, house.writer(), house.loop, settings) {}

  std::string person_of(const std::string& token) { return people.who(token)->person; }
  bool knows(const std::string& person) { return house.store.person(person).has_value(); }
  bool has(const std::string& table) { return house.store.table(table).has_value(); }

  // A finished game in which these people sat.
  std::string played(const RoomHead& head, const std::vector<std::string>& sitters) {
    const std::string id = house.start(head, sitters);
    house.play_to_the_end(id);
    house.run();
    return id;
  }

  Retention retention;
};

RoomHead practice_head(const std::string& id) {
  RoomHead head = table_head(id);
  head.practice = "seed";
  return head;
}

TEST(Retention, guests_who_stay_away_are_forgotten_and_others_are_not) {
  KeptHouse k;
  const std::string gone = k.guest("Sentinella"), back = k.guest("Back"), owner = k.guest("Owner");
  const std::string gone_id = k.person_of(gone), back_id = k.person_of(back),
                    owner_id = k.person_of(owner);
  ASSERT_EQ(
      k.post("/api/account", {{"account", "owner"}, {"password", "seven green otters"}}, owner)
          .status,
      200);
  const std::string game = k.played(table_head("game"), {gone_id});
  k.retention.start();
  for (int day = 0; day < 92; day += 4) {
    EXPECT_TRUE(k.knows(gone_id)) << day;
    k.people.who(back);
    k.house.advance(4 * kOneDayMs);
  }
  EXPECT_FALSE(k.knows(gone_id));
  EXPECT_FALSE(k.house.store.token(token_hash(gone)));
  EXPECT_TRUE(k.knows(back_id));
  EXPECT_TRUE(k.knows(owner_id)) << "an account is kept";
  const auto history = k.house.store.table(game);
  ASSERT_TRUE(history) << "a game that was played to its end is kept";
  for (const std::string& entry : history->entries)
    EXPECT_EQ(entry.find(gone_id), std::string::npos) << entry;
}

TEST(Retention, a_guest_who_plays_stays) {
  KeptHouse k;
  const std::string id = k.person_of(k.guest("Slow"));
  const Job job{NewTable{"correspondence", "game", "{}", false, 7},
                TableSummary{"correspondence", TableStage::kRunning, 7, "{}", {id}}};
  ASSERT_EQ(k.house.store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
  k.retention.start();
  k.house.advance(100 * kOneDayMs);
  EXPECT_TRUE(k.knows(id));
}

TEST(Retention, expired_tokens_go_and_good_ones_stay) {
  KeptHouse k;
  const std::string ann = k.guest("Ann");
  const std::string id = k.person_of(ann);
  const std::string old = k.guest("Old");
  k.retention.start();
  for (int day = 0; day < 88; day += 4) {
    k.people.who(ann);
    k.house.advance(4 * kOneDayMs);
  }
  EXPECT_TRUE(k.house.store.token(token_hash(old))) << "it says when its guest was seen";
  k.house.advance(4 * kOneDayMs);
  EXPECT_FALSE(k.house.store.token(token_hash(old)));
  EXPECT_TRUE(k.house.store.token(token_hash(ann)));
}

TEST(Retention, practice_and_abandoned_games_go_after_a_month_others_when_told) {
  for (const std::int64_t finished_ms : {std::int64_t{0}, 60 * kOneDayMs}) {
    RetentionSettings settings;
    settings.finished_ms = finished_ms;
    KeptHouse k(settings);
    const std::string game = k.played(table_head("game"), {"p0"});
    const std::string practice = k.played(practice_head("practice"), {"p0"});
    const std::string open = k.house.create(table_head("abandoned"));
    EXPECT_EQ(k.house.ask(open, [](const Room& r) { return r.abandon("enough"); }), "");
    const std::string watched = k.played(practice_head("watched"), {"p0"});
    const auto ear = k.house.join(watched, person(7));
    k.retention.start();
    k.house.advance(29 * kOneDayMs);
    for (const std::string& id : {game, practice, open, watched}) EXPECT_TRUE(k.has(id)) << id;
    k.house.advance(2 * kOneDayMs);
    EXPECT_TRUE(k.has(game));
    EXPECT_FALSE(k.has(practice));
    EXPECT_FALSE(k.has(open));
    EXPECT_TRUE(k.has(watched)) << "somebody looks at it";
    k.house.advance(30 * kOneDayMs);
    EXPECT_EQ(k.has(game), finished_ms == 0);
  }
}

TEST(Retention, a_slice_is_small_and_all_are_reached) {
  RetentionSettings settings;
  settings.slice = 2;
  KeptHouse k(settings);
  for (int i = 0; i < 9; ++i) {
    const std::string id = "table" + std::to_string(i);
    const Job job{NewTable{id, "game", "{}", false, 7},
                  TableSummary{id, TableStage::kAbandoned, 7, "{}", {}}};
    ASSERT_EQ(k.house.store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
  }
  k.house.loop.set_now_ms(40 * kOneDayMs);
  const auto left = [&] {
    return k.house.store.list({TableStage::kAbandoned, "", false, 50}).size();
  };
  k.retention.start();
  std::size_t before = left();
  for (int i = 0; i < 30; ++i) {
    k.house.advance(1000);
    EXPECT_GE(left() + 2, before);
    before = left();
  }
  EXPECT_EQ(before, 0u);
}

}  // namespace
}  // namespace paradoxa
