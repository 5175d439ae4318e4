// What players write down at a table: one text for each seat, kept beside the entries and never
// part of them. It is for its writer, and where the game says so for one other seat.
#include <algorithm>

#include <boost/json.hpp>

#include "server/house.hpp"

namespace paradoxa {
namespace {

bool is_control(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7F;
}

// Why a text is not kept, or nothing.
std::optional<RoomRefusal> flaw_of(const std::string& text) {
  if (text.size() > kMaxNotesBytes)
    return RoomRefusal{"bad_notes", "notes have at most 8192 bytes", {}};
  if (std::any_of(text.begin(), text.end(), is_control))
    return RoomRefusal{"bad_notes", "notes are plain text", {}};
  return std::nullopt;
}

}  // namespace

// Read once, then kept in step with what is written. A disk that cannot be read is asked again: an
// empty sheet would be taken for the truth, and written over it.
std::vector<SeatNotes> House::notes_of(const std::string& table, Live& live) const {
  if (live.notes) return *live.notes;
  std::vector<SeatNotes> found = read_.notes(table);
  if (read_.trouble().empty()) live.notes = found;
  return found;
}

json::object House::notes_frame(const SeatNotes& notes, const Room& room) {
  json::object frame{{"type", "notes"}, {"seat", notes.seat}, {"text", notes.text}};
  const auto reader = room.notes_reader();
  if (reader && reader->index != notes.seat) frame["reader"] = reader->index;
  return frame;
}

void House::write_notes(const Client& client, Seat seat, const std::string& text,
                        const std::string& id) {
  const Done answer = answering(client.connection.get(), id);
  Live& live = tables_.at(client.table);
  const Room& room = *live.room;
  if (live.frozen) return answer(RoomRefusal{"frozen", "this table is stopped", {}});
  // Before the start a seat may still go to somebody else.
  if (room.table() == nullptr)
    return answer(RoomRefusal{"too_early", "the game has not begun", {}});
  const auto mine = room.seats_of(client.speaker.person);
  if (std::find(mine.begin(), mine.end(), seat) == mine.end())
    return answer(RoomRefusal{"not_your_seat", "this is not your seat", {}});
  if (const auto flaw = flaw_of(text)) return answer(flaw);
  if (!note_writes_.take(client.speaker.person, loop_.now_ms()))
    return answer(RoomRefusal{"too_fast", "notes are saved every other second at most", {}});
  const SeatNotes notes{client.table, seat.index, client.speaker.person, text};
  writer_.submit({notes}, [=, this, &loop = loop_, alive = alive_,
                           writer = client.connection.get()](Kept result) {
    loop.post([=, this] {
      if (!*alive) return;
      if (result != Kept::kDurable) {
        ++figures_.not_saved;
        return answer(RoomRefusal{"not_saved", "this could not be saved", {}});
      }
      answer(std::nullopt);
      notes_kept(notes.table, notes, writer);
    });
  });
}

// The writer's other connections hear of it, and the seat that may read along.
void House::notes_kept(const std::string& table, const SeatNotes& notes, const Connection* writer) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  Live& live = found->second;
  if (live.notes) {
    std::erase_if(*live.notes, [&](const SeatNotes& old) { return old.seat == notes.seat; });
    if (!notes.text.empty()) live.notes->push_back(notes);
  }
  const json::object frame = notes_frame(notes, *live.room);
  for (const Connection* connection : live.clients) {
    const Client& client = clients_.at(connection);
    if (connection != writer && live.room->may_read_notes(client.speaker.person, Seat{notes.seat}))
      send(client, frame);
  }
}

// On arrival: one's own, and those one may read.
void House::tell_notes(const Client& client, Live& live) {
  const Room& room = *live.room;
  if (room.table() == nullptr) return;
  const std::string& person = client.speaker.person;
  if (room.seats_of(person).empty()) return;
  std::vector<SeatNotes> all = notes_of(client.table, live);
  // An empty sheet is told as well where somebody else could read what will be on it.
  if (room.notes_reader())
    for (const Seat mine : room.seats_of(person))
      if (std::none_of(all.begin(), all.end(),
                       [&](const SeatNotes& notes) { return notes.seat == mine.index; }))
        all.push_back({client.table, mine.index, person, {}});
  for (const SeatNotes& notes : all)
    if (notes.person == room.seats()[notes.seat].person &&
        room.may_read_notes(person, Seat{notes.seat}))
      send(client, notes_frame(notes, room));
}

}  // namespace paradoxa
