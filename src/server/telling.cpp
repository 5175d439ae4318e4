// Who is told what, and when: frames to the clients of a table.
#include <boost/json.hpp>

#include "server/guarded.hpp"
#include "server/house.hpp"

namespace paradoxa {
namespace {

Frame frame_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }
Frame frame_of(const json::object& object) { return frame_of(json::serialize(object)); }

}  // namespace

// Everyone sees through the eyes of their own seats; whoever has none is a spectator.
std::vector<Viewer> House::viewers_of(const Client& client, const Room& room) const {
  std::vector<Viewer> viewers;
  for (const Seat seat : room.seats_of(client.speaker.person)) viewers.push_back(Viewer::of(seat));
  if (viewers.empty()) viewers.push_back(kSpectator);
  return viewers;
}

void House::send(const Client& client, std::string frame) {
  ++figures_.frames;
  client.connection->send(frame_of(std::move(frame)), Sending::kOwed);
}

void House::send(const Client& client, const json::object& frame) {
  send(client, json::serialize(frame));
}

void House::to_all(const Live& live, const json::object& frame) {
  const Frame shared = frame_of(frame);
  for (const Connection* connection : live.clients) {
    ++figures_.frames;
    clients_.at(connection).connection->send(shared, Sending::kNews);
  }
}

json::object House::hello_frame(const Client& client, const Room& room) const {
  json::array seats;
  for (const Seat seat : room.seats_of(client.speaker.person)) seats.push_back(seat.index);
  return {{"type", "hello"},
          {"protocol", kTableProtocol},
          {"you",
           {{"name", client.speaker.name},
            {"seats", std::move(seats)},
            {"host", room.head().host == client.speaker.person}}},
          {"table", room.table_json()},
          {"chat", room.chat_page(room.chat_lines())}};
}

void House::greet(const Client& client, const Room& room) {
  send(client, hello_frame(client, room));
  if (room.table() == nullptr) return;
  for (const Viewer viewer : viewers_of(client, room)) {
    send(client, room.state_frame(viewer, loop_.now_ms(), client.words));
    send(client, room.history_frame(viewer, room.told(viewer), {}, client.words));
  }
  if (room.stage() >= RoomStage::kFinished) send(client, room.over_frame());
}

json::object House::frozen_frame() {
  return {{"type", "frozen"},
          {"cause", "mistake"},
          {"text", "this table has been stopped; we are looking into it"}};
}

json::object House::paused_frame() {
  return {{"type", "frozen"},
          {"cause", "store"},
          {"text", "moves cannot be saved right now; the game continues as soon as they can"}};
}

bool House::attach(const std::shared_ptr<Connection>& client, const Speaker& speaker,
                   const std::string& table, Words words) {
  detach(client.get());  // nobody is at two tables at once
  auto found = tables_.find(table);
  if (found == tables_.end()) {
    std::string error;
    auto room = read_back(table, error);
    if (!room || room->stage() < RoomStage::kFinished) return false;
    found = tables_.try_emplace(table).first;
    found->second.room = std::move(room);
    found->second.retired = true;
  }
  Live& live = found->second;
  Client& entry = clients_[client.get()];
  entry = {client, speaker, table, words};
  const bool first = live.clients.empty();
  live.clients.insert(client.get());
  live.left_ms.erase(speaker.person);
  welcome(entry, live);
  if (first && !live.frozen) come_earlier(table, live);
  return true;
}

void House::caught_up(const Connection* client) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  if (const auto live = tables_.find(found->second.table); live != tables_.end())
    welcome(found->second, live->second);
}

// What is on its way to the disk is not told yet: the room still stands before it.
void House::welcome(const Client& client, Live& live) {
  if (live.frozen) return send(client, frozen_frame());
  const std::string wrong = guarded([&] {
    greet(client, *live.room);
    tell_notes(client, live);
  });
  if (!wrong.empty()) freeze(client.table, live, wrong);
  if (!store_failure_.empty() && !live.frozen && live.room->stage() < RoomStage::kFinished)
    send(client, paused_frame());
}

// A bot that thought for nobody, or was made to wait, has somebody waiting now: it takes its place
// in the line again.
void House::come_earlier(const std::string& table, Live& live) {
  if (live.room->stage() != RoomStage::kRunning) return;
  if (live.thinking) live.thinking->store(true);
  live.thinking.reset();
  let_bot_think(table, live);
}

void House::detach(const Connection* client) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  const std::string table = found->second.table, person = found->second.speaker.person;
  clients_.erase(found);
  if (const auto live = tables_.find(table); live != tables_.end()) {
    live->second.clients.erase(client);
    if (!connected(live->second, person)) live->second.left_ms[person] = loop_.now_ms();
    set_timer(table, live->second);
    if (live->second.clients.empty()) touch(table, live->second);
    std::erase_if(live->second.advising, [&](const auto& asked) {
      if (asked.second.client == client) asked.second.cancelled->store(true);
      return asked.second.client == client;
    });
  }
  let_go(table);
}

void House::close_all_of(const std::string& person, CloseCode code, const std::string& why) {
  std::vector<std::shared_ptr<Connection>> theirs;
  for (const auto& [key, client] : clients_)
    if (client.speaker.person == person) theirs.push_back(client.connection);
  for (const auto& connection : theirs) connection->close(code, why);
}

void House::close_all(CloseCode code, const std::string& why) {
  std::vector<std::shared_ptr<Connection>> all;
  all.reserve(clients_.size());
  for (const auto& [key, client] : clients_) all.push_back(client.connection);
  for (const auto& connection : all) connection->close(code, why);
}

// One frame for each pair of eyes, shared by all who look through them. Those who are told nothing
// of what happened get no frame either: it would tell them that something did.
void House::tell_positions(Live& live, std::size_t ply_before, Change change) {
  const Room& room = *live.room;
  const std::int64_t now = loop_.now_ms();
  std::map<std::pair<std::uint8_t, Words>, std::vector<Frame>> made;
  for (const Connection* connection : live.clients) {
    const Client& client = clients_.at(connection);
    for (const Viewer viewer : viewers_of(client, room)) {
      if (change == Change::kMoves && room.told(viewer) == room.table()->told(viewer, ply_before))
        continue;
      if (change == Change::kUndo && !room.unsaid_to().contains(viewer)) continue;
      std::vector<Frame>& frames = made[{viewer.code, client.words}];
      if (frames.empty() && change == Change::kUndo)
        frames = {frame_of(room.state_frame(viewer, now, client.words)),
                  frame_of(room.history_frame(viewer, room.told(viewer), {}, client.words))};
      else if (frames.empty())
        frames = {frame_of(room.events_frame(ply_before, viewer, now, client.words))};
      for (const Frame& frame : frames) {
        ++figures_.frames;
        client.connection->send(frame, Sending::kNews);
      }
    }
  }
}

// To every connection of the person who sits there, and to nobody else.
void House::tell_orders(const Live& live, Seat seat) {
  const json::object frame{
      {"type", "orders"}, {"seat", seat.index}, {"orders", live.room->orders_json(seat)}};
  for (const Connection* connection : live.clients)
    if (const Client& client = clients_.at(connection);
        client.speaker.person == live.room->seats()[seat.index].person)
      send(client, frame);
}

void House::tell(Live& live, const Before& before, const std::vector<entry::Entry>& entries) {
  const Room& room = *live.room;
  bool table_changed = before.undo_asked != room.undo_asked_by();
  bool moved_on = false, rewound = false, all_are_told = false;
  for (const entry::Entry& entry : entries) {
    const bool moved = std::holds_alternative<entry::Moved>(entry.what);
    const bool started = std::holds_alternative<entry::Started>(entry.what);
    const auto* said = std::get_if<entry::Said>(&entry.what);
    // Who comes back may have been given time: the clocks are part of the position's frames.
    const bool back = std::holds_alternative<entry::TakenBack>(entry.what) &&
                      room.head().settings.clock.kind != ClockKind::kNone;
    moved_on = moved_on || moved;
    const bool undone = std::holds_alternative<entry::Undone>(entry.what);
    rewound = rewound || undone;
    all_are_told = all_are_told || started || back;
    // What a seat orders is its own affair.
    const auto* ordered = std::get_if<entry::Ordered>(&entry.what);
    if (ordered != nullptr) tell_orders(live, ordered->seat);
    table_changed = table_changed || (!moved && !undone && said == nullptr && ordered == nullptr);
    if (said != nullptr)
      to_all(
          live,
          {{"type", "chat"}, {"name", said->name}, {"text", said->text}, {"at_ms", entry.at_ms}});
  }
  if (table_changed)
    for (const Connection* connection : live.clients) {
      const Client& client = clients_.at(connection);
      json::object frame = hello_frame(client, room);
      frame["type"] = "table";
      frame.erase("chat");
      frame.erase("protocol");
      ++figures_.frames;
      client.connection->send(frame_of(frame), Sending::kNews);
    }
  if (room.table() != nullptr && (rewound || moved_on || all_are_told))
    tell_positions(live, before.stage == RoomStage::kOpen ? 0 : before.ply,
                   rewound        ? Change::kUndo
                   : all_are_told ? Change::kForAll
                                  : Change::kMoves);
  live.room->forget_events();
  if (before.stage < RoomStage::kFinished && room.stage() >= RoomStage::kFinished)
    to_all(live, room.over_frame());
}

}  // namespace paradoxa
