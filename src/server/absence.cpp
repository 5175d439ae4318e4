// Questions with a default that are put to somebody who is not connected: the default is made,
// after a moment in which a broken line may come back. The seat stays with its person.
#include <algorithm>

#include "server/house.hpp"

namespace paradoxa {

bool House::connected(const Live& live, const std::string& person) const {
  return std::any_of(live.clients.begin(), live.clients.end(), [&](const Connection* connection) {
    return clients_.at(connection).speaker.person == person;
  });
}

// When the seat's question is answered for want of its person; never while they are connected.
std::int64_t House::absence_ms(const Live& live, Seat seat) const {
  const std::string& person = live.room->seats()[seat.index].person;
  if (!live.room->has_default(seat) || connected(live, person)) return kNever;
  const auto left = live.left_ms.find(person);
  const std::int64_t since_ms = live.room->questions().of(seat)->since_ms;
  return (left == live.left_ms.end() ? since_ms : std::max(since_ms, left->second)) +
         limits_.absent_ms;
}

std::int64_t House::next_absence_ms(const Live& live) const {
  std::int64_t next = kNever;
  for (std::size_t s = 0; s < live.room->seats().size(); ++s)
    next = std::min(next, absence_ms(live, seat(static_cast<int>(s))));
  return next;
}

SeatSet House::absent_seats(const Live& live, std::int64_t now_ms) const {
  SeatSet absent;
  for (std::size_t s = 0; s < live.room->seats().size(); ++s)
    if (absence_ms(live, seat(static_cast<int>(s))) <= now_ms)
      absent.add(seat(static_cast<int>(s)));
  return absent;
}

// A question that nobody answers any more. Several may be due at once.
RoomAnswer House::default_due(const Live& live) const {
  const std::int64_t now = loop_.now_ms();
  if (now < graceful_until_ms_) return {};
  RoomAnswer answer = live.room->answers_up(now);
  return answer.entries.empty() ? live.room->absent(absent_seats(live, now)) : answer;
}

}  // namespace paradoxa
