// A house without a network, driven in one thread: everything but the writer runs on command.
#pragma once

#include <memory>
#include <semaphore>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <boost/json.hpp>

#include "battery/budget.hpp"
#include "server/api.hpp"
#include "server/fake_world.hpp"
#include "server/house.hpp"
#include "server/people.hpp"
#include "store/writer.hpp"
#include "table/fairness.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {

inline RoomHead table_head(std::string id, int seats = 4) {
  RoomHead head;
  head.id = std::move(id);
  head.game = "paradominetor";
  head.options = R"({"players":)" + std::to_string(seats) + "}";
  head.host = "p0";
  head.settings.open_to_all = true;
  head.secret = secret_from(head.id);
  head.created_ms = 1'000'000;
  return head;
}

// The person with this number, and the name they go by.
inline Speaker person(std::size_t number) {
  return {"p" + std::to_string(number), "Name" + std::to_string(number)};
}

class TestHouse {
 public:
  explicit TestHouse(const Registry& registry = games(), const HouseLimits& limits = {})
      : registry_(&registry), limits_(limits) {
    writer_ = std::make_unique<WriterThread>(
        store,
        [this](const std::string& why) {
          loop.post([this, why] {
            if (house_) house_->store_changed(why);
          });
        },
        std::chrono::milliseconds(5));
    open();
  }
  ~TestHouse() {
    house_.reset();
    writer_.reset();
  }

  House& operator*() { return *house_; }
  House* operator->() { return house_.get(); }
  Writer& writer() { return *writer_; }

  // As after a restart, maybe with other content: all that is left is in the store.
  std::size_t restart(const Registry& registry) {
    registry_ = &registry;
    return restart();
  }
  std::size_t restart() {
    house_.reset();
    bots.tasks.clear();
    open();
    const std::size_t tables = house_->recover();
    run();
    return tables;
  }

  // Until nothing is left to do at this moment.
  void run() {
    bool busy = true;
    while (busy) {
      busy = loop.run_posted();
      std::binary_semaphore written(0);
      writer_->submit({}, [&](Kept) { written.release(); });
      written.acquire();
      busy = loop.run_posted() || busy;
    }
  }
  // Until the writer has noticed how the store is, which it looks at now and then.
  void run_until_store_is(std::string_view why) {
    while (house_->store_failure() != why) {
      run();
      std::this_thread::yield();
    }
  }
  void advance(std::int64_t ms) {
    const std::int64_t until = loop.now_ms() + ms;
    run();
    while (loop.run_timer(until)) run();
    loop.set_now_ms(until);
  }

  std::string create(const RoomHead& head) {
    std::string id = "not answered";
    house_->create({head.host, head.host}, head, [&](const auto& refusal, const std::string& made) {
      id = refusal ? refusal->code : made;
    });
    run();
    return id;
  }

  // "" when it was done, else the code of the refusal.
  std::string ask(const std::string& table, House::Request request) {
    std::string code = "not answered";
    house_->ask(table, std::move(request),
                [&](const auto& refusal) { code = refusal ? refusal->code : ""; });
    run();
    return code;
  }

  std::shared_ptr<Ear> join(const std::string& table, const Speaker& speaker) {
    auto ear = std::make_shared<Ear>();
    EXPECT_TRUE(house_->attach(ear, speaker, table)) << table;
    return ear;
  }
  // Sends a message, and returns the code of the answer ("" when accepted).
  std::string say(const std::shared_ptr<Ear>& ear, const json::object& message) {
    const std::size_t before = ear->frames.size();
    house_->receive(ear, json::serialize(message));
    run();
    for (std::size_t i = before; i < ear->frames.size(); ++i) {
      if (ear->frames[i].starts_with(R"({"type":"accepted")")) return "";
      if (ear->frames[i].starts_with(R"({"type":"refused")"))
        return std::string(json::parse(ear->frames[i]).at("code").as_string());
    }
    return "none";
  }

  // A running table with these people by seat; bots where there is nobody.
  std::string start(const RoomHead& head, const std::vector<std::string>& people) {
    const std::string id = create(head);
    for (std::size_t s = 0; s < house_->find(id)->seats().size(); ++s) {
      const Seat place = seat(static_cast<int>(s));
      const std::string who = s < people.size() ? people[s] : "";
      EXPECT_EQ(ask(id,
                    [=](const Room& r) {
                      return who.empty() ? r.seat_bot(head.host, place, "easy")
                                         : r.sit(who, "Name" + who.substr(1), place);
                    }),
                "");
    }
    EXPECT_EQ(ask(id, [=](const Room& r) { return r.call(head.host); }), "");
    EXPECT_EQ(house_->find(id)->stage(), RoomStage::kRunning);
    return id;
  }

  // The first seat to act makes its first legal move, no matter who sits there.
  void move_on(const std::string& table) {
    const Room& room = *house_->find(table);
    const Seat who = room.table()->position().to_act().first();
    const std::string text = room.table()->position().legal(who).front();
    EXPECT_EQ(ask(table,
                  [=](const Room& r) {
                    const RoomSeat& place = r.seats()[who.index];
                    return place.bot_plays() ? r.bot_move(who, r.ply(), text)
                                             : r.move(place.person, who,
                                                      static_cast<std::int64_t>(r.told(who)), text);
                  }),
              "");
  }
  void play_to_the_end(const std::string& table) {
    while (house_->find(table) != nullptr && house_->find(table)->stage() == RoomStage::kRunning)
      move_on(table);
  }

  FakeLoop loop;
  KeptLog log;
  FragileStore store;
  PatientBots bots;

 private:
  void open() {
    house_ = std::make_unique<House>(*registry_, store, *writer_, bots, loop, log, limits_);
  }

  const Registry* registry_;
  HouseLimits limits_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<House> house_;
};

}  // namespace paradoxa
