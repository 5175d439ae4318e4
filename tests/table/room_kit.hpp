// A room for tests: what it answers is kept as text and taken in, as a server does it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "table/fairness.hpp"
#include "table/room.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {

inline RoomHead head_of(int seats, const ClockSettings& clock = {}) {
  RoomHead head;
  head.id = "test-table";
  head.game = "paradominetor";
  head.options = R"({"players":)" + std::to_string(seats) + "}";
  head.host = "ann";
  head.settings.clock = clock;
  head.settings.open_to_all = true;
  head.secret = secret_from("room");
  head.created_ms = 1'000;
  return head;
}

class TestRoom {
 public:
  explicit TestRoom(RoomHead head, const Registry& registry = games())
      : head_(std::move(head)), registry_(&registry), room_(opened()) {}

  Room& operator*() { return *room_; }
  Room* operator->() { return room_.get(); }
  const Room& room() const { return *room_; }

  // "" when it was done, "again" when it had been, else the code of the refusal.
  std::string keep(const RoomAnswer& answer) {
    if (answer.refusal) {
      EXPECT_TRUE(answer.entries.empty());
      EXPECT_FALSE(answer.refusal->text.empty());
      return answer.refusal->code;
    }
    if (answer.repeated) {
      EXPECT_TRUE(answer.entries.empty());
      return "again";
    }
    for (const entry::Any& what : answer.entries) {
      entries_.push_back(entry::to_text({what, now_ms}));
      const auto read = entry::parse_entry(entries_.back());
      if (!read) throw std::runtime_error(read.error());
      EXPECT_EQ(entry::to_text(*read), entries_.back());
      EXPECT_EQ(room_->absorb(*read), "") << entries_.back();
    }
    return "";
  }

  const std::vector<std::string>& entries() const { return entries_; }

  // The same room, read back from what was kept.
  std::unique_ptr<Room> again() const {
    auto room = opened();
    for (const std::string& text : entries_) {
      const auto read = entry::parse_entry(text);
      if (!read) throw std::runtime_error(read.error());
      if (const std::string wrong = room->absorb(*read); !wrong.empty())
        throw std::runtime_error(wrong);
    }
    return room;
  }

  // Everybody sits down and the game starts: seats 0, 1, 2, … for the people named, bots elsewhere.
  void start(const std::vector<std::string>& people) {
    for (std::size_t s = 0; s < room_->seats().size(); ++s) {
      const Seat place = seat(static_cast<int>(s));
      EXPECT_EQ(keep(s < people.size() ? room_->sit(people[s], people[s] + "!", place)
                                       : room_->seat_bot(head_.host, place, "easy")),
                "");
    }
    EXPECT_EQ(keep(room_->call(head_.host)), "");
    EXPECT_EQ(keep(room_->due()), "");
    EXPECT_EQ(room_->stage(), RoomStage::kRunning);
  }

  // The first seat to act makes its first legal move, no matter who sits there. Returns the seat.
  Seat move_on() {
    const AnyPosition& position = room_->table()->position();
    const Seat who = position.to_act().first();
    const std::string text = position.legal(who).front();
    const RoomSeat& place = room_->seats()[who.index];
    EXPECT_EQ(
        keep(place.bot_plays() ? room_->bot_move(who, room_->ply(), text)
                               : room_->move(place.person, who,
                                             static_cast<std::int64_t>(room_->told(who)), text)),
        "");
    return who;
  }
  void pass_all() {
    while (room_->table()->position().stage().starts_with("pass")) move_on();
  }

  std::int64_t now_ms = 10'000;

 private:
  std::unique_ptr<Room> opened() const {
    const auto head = parse_head(to_text(head_));
    if (!head) throw std::runtime_error(head.error());
    auto room = Room::open(*registry_, *head);
    if (!room) throw std::runtime_error(room.error());
    return std::move(*room);
  }

  RoomHead head_;
  const Registry* registry_;
  std::vector<std::string> entries_;
  std::unique_ptr<Room> room_;
};

// Everything that a room could tell anyone, and everything that its keeper relies on.
inline std::string all_told(const Room& room, std::int64_t now_ms, bool with_events) {
  std::string all = json::serialize(room.table_json()) +
                    json::serialize(room.chat_page(room.chat_lines())) +
                    json::serialize(room.clock_json(now_ms)) + room.next_table();
  std::vector<Viewer> eyes{kSpectator};
  for (std::size_t s = 0; s < room.seats().size(); ++s)
    eyes.push_back(Viewer::of(seat(static_cast<int>(s))));
  for (const Viewer viewer : eyes) {
    all += "\n" + room.state_frame(viewer, now_ms, Words::kTold);
    if (with_events && room.table() != nullptr)
      all += "\n" + room.history_frame(viewer, room.told(viewer), {}, Words::kTold);
  }
  all += "\n" + std::to_string(room.entries()) + " " + std::to_string(room.next_deadline_ms()) +
         " " + std::to_string(room.mixing()) + std::to_string(room.may_show());
  if (const auto bot = room.bot_to_move()) all += " bot " + std::to_string(bot->index);
  for (const std::string& person : room.people()) all += " " + person;
  if (room.stage() >= RoomStage::kFinished)
    all += "\n" + json::serialize(room.over_frame()) + to_text(room.record());
  return all;
}

}  // namespace paradoxa
