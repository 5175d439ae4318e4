// B8: a client that joins, reconnects or asks again is told what everyone else has been told; and
// no one is told more than their seats may know.
#include "server/house_kit.hpp"
#include "server/schema.hpp"

namespace paradoxa {
namespace {

// What a client holds after all frames it was sent: it starts with a greeting, and follows.
struct Follower {
  json::object table;
  json::array chat;
  json::object position;  // view, legal moves, ply …: all but the events
  std::int64_t from = 0;  // the first move of which it knows what happened
  json::array events;
  std::size_t heard = 0;

  void take(const json::value& frame) {
    const std::string type(frame.at("type").as_string());
    if (type == "hello") chat = frame.at("chat").at("lines").as_array();
    if (type == "hello" || type == "table") table = frame.at("table").as_object();
    if (type == "over") table["stage"] = frame.at("stage");
    if (type == "chat") {
      json::object said = frame.as_object();
      said.erase("type");
      chat.emplace_back(said);
    }
    if (type == "history") recall(frame);
    if (type != "state" && type != "events") return;
    position = frame.as_object();
    position.erase("type");
    if (type == "state") {  // something was taken back, maybe from the middle
      events.clear();
      from = ply();
      return;
    }
    for (const json::value& event : frame.at("events").as_array()) events.push_back(event);
    position.erase("from");
    position.erase("events");
    position.erase("sentences");
  }
  // Everything the ear has heard since the last time.
  Follower& follow(const Ear& ear) {
    for (; heard < ear.frames.size(); ++heard) {
      const json::value frame = json::parse(ear.frames[heard]);
      if (heard % 5 == 0) {
        EXPECT_EQ(table_schema().flaw(frame, "server"), "") << ear.frames[heard];
      }
      take(frame);
    }
    return *this;
  }
  std::int64_t ply() const { return position.at("ply").to_number<std::int64_t>(); }

 private:
  void recall(const json::value& page) {
    if (page.at("ply").to_number<std::int64_t>() != from) return;
    json::array earlier = page.at("events").as_array();
    for (const json::value& event : events) earlier.push_back(event);
    events = std::move(earlier);
    from = page.at("from").to_number<std::int64_t>();
  }
};

class Joining {
 public:
  explicit Joining(FastRandom& random) : random_(random) {
    RoomHead head = table_head("t", 3 + static_cast<int>(random.below(3)));
    if (random.below(2) == 0) head.settings.clock = {ClockKind::kFischer, 900'000, 2'000};
    undoes_ = random.below(2) == 0;
    table_ = house_.create(head);
    seats_ = house_->find(table_)->seats().size();
    for (std::size_t p = 0; p <= seats_; ++p) ears_.push_back(house_.join(table_, person(p)));
    streams_.resize(ears_.size());
    for (std::size_t p = 0; p < seats_; ++p)
      EXPECT_EQ(house_.say(ears_[p], {{"type", "sit"}, {"seat", p}}), "");
    EXPECT_EQ(house_.say(ears_[0], {{"type", "start"}}), "");
  }

  void play() {
    while (house_->find(table_)->stage() == RoomStage::kRunning && !testing::Test::HasFailure()) {
      step();
      if (random_.below(6) == 0) expect_joiners_are_told_the_same();
    }
    expect_joiners_are_told_the_same();
    expect_the_store_tells_the_same();
  }

 private:
  const Room& room() { return *house_->find(table_); }

  void step() {
    house_.advance(random_.below(2'000));
    if (random_.below(12) == 0)
      house_.say(ears_[random_.below(static_cast<std::uint32_t>(seats_))],
                 {{"type", "chat"}, {"text", "word " + std::to_string(random_.below(100))}});
    if (!undoes_ || random_.below(12) != 0) return house_.move_on(table_);
    const std::size_t p = random_.below(static_cast<std::uint32_t>(seats_));
    house_.say(ears_[p], {{"type", "undo"}, {"seat", p}});
    for (std::size_t q = 0; q < seats_; ++q)
      house_.say(ears_[q], {{"type", "undo_answer"}, {"seat", q}, {"yes", true}});
  }

  // Clocks run on: what a stream said a while ago about them is not compared.
  static json::object without_clock(json::object position) {
    position.erase("clock");
    return position;
  }

  void expect_joiners_are_told_the_same() {
    for (std::size_t p = 0; p <= seats_; ++p) {
      const auto joiner = house_.join(table_, person(p));
      Follower fresh;
      fresh.follow(*joiner);
      const Follower& stream = streams_[p].follow(*ears_[p]);
      EXPECT_EQ(json::serialize(fresh.table), json::serialize(stream.table));
      EXPECT_TRUE(fresh.chat == stream.chat) << json::serialize(fresh.chat);
      EXPECT_TRUE(without_clock(fresh.position) == without_clock(stream.position))
          << json::serialize(fresh.position) << "\n"
          << json::serialize(stream.position);
      const Viewer eyes = p < seats_ ? Viewer::of(seat(static_cast<int>(p))) : kSpectator;
      EXPECT_EQ(fresh.position.at("view").as_object(), room().table()->position().view(eyes));
      EXPECT_EQ(story(joiner, fresh, p), story(ears_[p], streams_[p], p));
      EXPECT_EQ(joiner->count("over"), room().stage() >= RoomStage::kFinished ? 1u : 0u);
      if (p == seats_) {
        EXPECT_FALSE(fresh.position.contains("legal")) << "a spectator has no moves";
        EXPECT_FALSE(fresh.position.contains("seat"));
      }
      house_->detach(joiner.get());
    }
  }

  // Page by page, as far as the beginning. A page is small, and never empty.
  const json::array& story(const std::shared_ptr<Ear>& ear, Follower& follower, std::size_t p) {
    follower.follow(*ear);
    while (follower.from > 0 && !testing::Test::HasFailure()) {
      json::object wanted{{"type", "history"}, {"before", follower.from}};
      if (p < seats_) wanted["seat"] = p;
      const std::int64_t before = follower.from;
      house_->receive(ear, json::serialize(wanted));
      EXPECT_LT(ear->frames.back().size(), 10'000u);
      follower.follow(*ear);
      EXPECT_LT(follower.from, before);
      ++pages_;
    }
    return follower.events;
  }

  void expect_the_store_tells_the_same() {
    std::vector<std::vector<std::string>> live;
    for (std::size_t p = 0; p <= seats_; ++p) {
      const auto joiner = house_.join(table_, person(p));
      live.push_back(joiner->frames);
      house_->detach(joiner.get());
    }
    for (const auto& ear : ears_) house_->detach(ear.get());
    EXPECT_EQ(house_->find(table_), nullptr) << "nobody looks at it any more";
    for (std::size_t p = 0; p <= seats_; ++p) {
      const auto joiner = house_.join(table_, person(p));
      EXPECT_EQ(joiner->frames, live[p]);
      house_->detach(joiner.get());
    }
    EXPECT_EQ(house_->find(table_), nullptr);
  }

  FastRandom& random_;
  TestHouse house_;
  std::string table_;
  std::size_t seats_ = 0;
  bool undoes_ = false;
  int pages_ = 0;
  std::vector<std::shared_ptr<Ear>> ears_;
  std::vector<Follower> streams_;
};

TEST(B8, Soak_who_joins_or_comes_back_is_told_what_the_stream_told) {
  const std::int64_t wanted = battery::Budget{.test = 8, .soak = 500}.amount();
  FastRandom random = random_for("B8");
  for (std::int64_t game = 0; game < wanted && !testing::Test::HasFailure(); ++game)
    Joining(random).play();
  battery::print_figure("B8", std::to_string(wanted) + " games", !testing::Test::HasFailure());
}

TEST(B8, after_a_restart_every_table_greets_as_before) {
  TestHouse house;
  FastRandom random = random_for("restart");
  std::vector<std::string> tables;
  for (int i = 0; i < 6; ++i) {
    RoomHead head = table_head("t" + std::to_string(i), 4);
    tables.push_back(i == 0 ? house.create(head) : house.start(head, {"p0", "p1"}));
    for (std::uint32_t moves = random.below(60); i > 0 && moves > 0; --moves)
      house.move_on(tables.back());
  }
  const auto greetings = [&] {
    std::vector<std::string> all;
    for (const std::string& table : tables)
      for (std::size_t p = 0; p < 3; ++p) {
        const auto ear = house.join(table, person(p));
        all.insert(all.end(), ear->frames.begin(), ear->frames.end());
        house->detach(ear.get());
      }
    return all;
  };
  const auto before = greetings();
  EXPECT_EQ(house.restart(), tables.size());
  EXPECT_EQ(greetings(), before);
  for (std::size_t i = 1; i < tables.size(); ++i) {
    EXPECT_LE(house->find(tables[i])->bot_to_move() ? 1u : 0u, house.bots.wanted())
        << "bots think again";
    house.play_to_the_end(tables[i]);
  }
}

TEST(B8, a_client_on_two_devices_and_one_with_two_seats_are_told_all_they_may_know) {
  TestHouse house;
  const std::string table = house.create(table_head("t", 3));
  const auto phone = house.join(table, person(0));
  const auto laptop = house.join(table, person(0));
  const auto other = house.join(table, person(1));
  EXPECT_EQ(house.say(phone, {{"type", "sit"}, {"seat", 0}}), "");
  EXPECT_EQ(house.say(laptop, {{"type", "sit"}, {"seat", 1}}), "");
  EXPECT_EQ(house.say(other, {{"type", "sit"}, {"seat", 2}}), "");
  EXPECT_EQ(house.say(phone, {{"type", "start"}}), "");
  const auto without_answers = [](const Ear& ear) {
    std::vector<std::string> told;
    for (const std::string& frame : ear.frames)
      if (!frame.starts_with(R"({"type":"accepted")")) told.push_back(frame);
    return told;
  };
  for (int i = 0; i < 20; ++i) house.move_on(table);
  EXPECT_EQ(without_answers(*phone), without_answers(*laptop));
  std::set<std::int64_t> eyes;
  for (const std::string& text : phone->frames)
    if (const json::value frame = json::parse(text); frame.at("type").as_string() == "events")
      eyes.insert(frame.at("seat").to_number<std::int64_t>());
  EXPECT_EQ(eyes, (std::set<std::int64_t>{0, 1}));
  // From the other device, for the other seat.
  const Room& room = *house->find(table);
  while (!room.table()->position().to_act().contains(seat(1))) house.move_on(table);
  EXPECT_EQ(house.say(laptop, {{"type", "move"},
                               {"seat", 1},
                               {"ply", room.told(seat(1))},
                               {"move", room.table()->position().legal(seat(1)).front()}}),
            "");
}

}  // namespace
}  // namespace paradoxa
