// What a player's notebook says by itself: worked out off the loop, from what the seat was told.
#include <algorithm>

#include <boost/json.hpp>

#include "server/house.hpp"

namespace paradoxa {

// One at a time for a seat, and not many for a person: the highest level draws hundreds of worlds.
void House::aid(const Client& client, Seat seat, const AidRequest& request, const std::string& id) {
  const Room* room = find(client.table);
  const auto refuse = [&](const std::string& code, const std::string& text) {
    answering(client.connection.get(), id)(RoomRefusal{code, text, {}});
  };
  if (room == nullptr || room->stage() != RoomStage::kRunning)
    return refuse("not_running", "no game is running");
  const auto mine = room->seats_of(client.speaker.person);
  if (std::find(mine.begin(), mine.end(), seat) == mine.end())
    return refuse("not_your_seat", "this is not your seat");
  const int most = room->table()->position().max_aid(Viewer::of(seat));
  if (request.level > most)
    return refuse("no_aid", most == 0
                                ? "there is no aid for you at this table"
                                : "this table allows aid up to level " + std::to_string(most));
  Live& live = tables_.at(client.table);
  if (live.aided.contains(seat.index)) return refuse("busy", "your notebook is being filled");
  if (slowed_down(client, Work::kAdvice, id)) return;
  if (!aids_.take(client.speaker.person, loop_.now_ms()))
    return refuse("too_fast", "your notebook needs a moment before it can be asked again");
  BotTask task{room->table()->position().clone(), seat, {}, 0, {}, {}};
  task.cancelled = std::make_shared<std::atomic<bool>>(false);
  task.urgency = Urgency::kAdvice;
  task.person = client.speaker.person;
  task.table = client.table;
  task.instead = [=, this, &loop = loop_, alive = alive_, table = client.table,
                  asked = client.connection.get(),
                  ply = room->told(seat)](const AnyPosition& position) {
    loop.post([=, this, answer = position.aid(Viewer::of(seat), request)] {
      if (*alive) aided(table, seat, asked, id, ply, answer);
    });
  };
  if (!bots_.submit(std::move(task))) return refuse("busy", "the bots are busy, try again");
  live.aided.insert(seat.index);
}

void House::aided(const std::string& table, Seat seat, const Connection* asked,
                  const std::string& id, std::size_t ply, const Parsed<std::string>& answer) {
  if (const auto live = tables_.find(table); live != tables_.end())
    live->second.aided.erase(seat.index);
  const auto found = clients_.find(asked);
  if (found == clients_.end()) return;
  if (!answer) return answering(asked, id)(RoomRefusal{"bad_marks", answer.error(), {}});
  send(found->second, {{"type", "aid"},
                       {"id", id},
                       {"seat", seat.index},
                       {"ply", ply},
                       {"aid", json::parse(*answer)}});
}

}  // namespace paradoxa
