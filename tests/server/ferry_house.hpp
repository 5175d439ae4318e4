// A house with one table of the test game (support/ferry_game.hpp): people at every seat, and ears.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/house_kit.hpp"
#include "server/schema.hpp"
#include "support/ferry_game.hpp"

namespace paradoxa {

inline constexpr Seat kKeeper{0}, kFirst{1}, kSecond{2};

class FerryHouse {
 public:
  explicit FerryHouse(std::vector<int> gates, const std::string& options = "{}",
                      const std::vector<std::string>& people = {"p0", "p1", "p2"},
                      const ClockSettings& clock = {},
                      const std::optional<std::string>& practice = {})
      : registry_(ferries(std::move(gates))), house(registry_) {
    RoomHead head = ferry_head(options, clock);
    head.practice = practice;
    table = house.start(std::move(head), people);
    for (const std::string& person : people) ears.push_back(join(person));
  }
  ~FerryHouse() {
    constexpr std::size_t kFramesChecked = 40;  // of long games the first are enough
    for (const auto& ear : heard_)
      for (std::size_t i = 0; i < std::min(kFramesChecked, ear->frames.size()); ++i)
        EXPECT_EQ(table_schema().flaw(json::parse(ear->frames[i]), "server"), "") << ear->frames[i];
  }

  const Room& room() { return *house->find(table); }
  std::shared_ptr<Ear> join(const std::string& person) {
    heard_.push_back(house.join(table, {person, person}));
    return heard_.back();
  }
  std::string move(Seat who, const std::string& text) {
    return house.say(
        ears[who.index],
        {{"type", "move"}, {"seat", who.index}, {"ply", room().told(who)}, {"move", text}});
  }
  // Up to the splash of this round.
  void splash() {
    EXPECT_EQ(move(room().table()->position().to_act().first(), "go"), "");
    EXPECT_EQ(move(kKeeper, "gate 0"), "");
  }
  MadeBy last_by(Seat who) { return room().table()->since_last_of(who).front().by; }

 private:
  Registry registry_;

 public:
  TestHouse house;
  std::string table;
  std::vector<std::shared_ptr<Ear>> ears;  // by seat

 private:
  std::vector<std::shared_ptr<Ear>> heard_;
};

}  // namespace paradoxa
