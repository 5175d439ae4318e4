// What clients send over a table's socket: a closed set of messages, each with known fields.
#include <algorithm>

#include <boost/json.hpp>

#include "engine/json_cursor.hpp"
#include "server/guarded.hpp"
#include "server/house.hpp"
#include "server/names.hpp"

namespace paradoxa {

struct House::Message {
  const JsonCursor& body;
  std::string type;
  std::string id;  // echoed in the answer

  Seat seat() const {
    return paradoxa::seat(static_cast<int>(body.at("seat").whole(0, kMaxSeats - 1)));
  }
  std::size_t count(std::string_view key) const {
    return static_cast<std::size_t>(body.at(key).whole(0, 1'000'000));
  }
  std::string text(std::string_view key) const { return std::string(body.at(key).text()); }
  Digest digest(std::string_view key) const {
    Digest value{};
    if (!from_hex(body.at(key).text(), value)) body.at(key).fail("expected 64 hexadecimal digits");
    return value;
  }
};

namespace {

constexpr std::size_t kMaxDepth = 4;
constexpr std::size_t kMaxBytes = 4 * 1024;  // of a message; notes alone may be longer

json::object refused_frame(const std::string& id, const RoomRefusal& refusal) {
  json::object frame{{"type", "refused"}, {"id", id}, {"code", refusal.code}};
  if (refusal.clause) frame["clause"] = refusal.clause.text();
  frame["text"] = refusal.text;
  if (!refusal.fact.empty()) frame["fact"] = json::parse(refusal.fact);
  return frame;
}

// The name that somebody goes by at a table: who comes second with a name that looks like another's
// is "Ann (2)" there. Guests may call themselves whatever they like.
std::string name_at(const Room& room, const Speaker& who) {
  const auto taken = [&](const std::string& name) {
    return std::any_of(room.seats().begin(), room.seats().end(), [&](const RoomSeat& seat) {
      return seat.kind == RoomSeat::Kind::kPerson && seat.person != who.person &&
             look_of(seat.name) == look_of(name);
    });
  };
  std::string name = who.name;
  for (int n = 2; taken(name); ++n) name = who.name + " (" + std::to_string(n) + ")";
  return name;
}

}  // namespace

House::Done House::answering(const Connection* client, const std::string& id) {
  return [this, client, id, alive = alive_](const std::optional<RoomRefusal>& refusal) {
    if (!*alive) return;
    const auto found = clients_.find(client);
    if (found == clients_.end()) return;  // gone: it will ask again when it is back
    if (refusal) return send(found->second, refused_frame(id, *refusal));
    send(found->second, {{"type", "accepted"}, {"id", id}});
  };
}

void House::receive(const std::shared_ptr<Connection>& connection, std::string_view text) {
  const auto found = clients_.find(connection.get());
  if (found == clients_.end()) return;
  const Client client = found->second;
  boost::system::error_code ec;
  json::parse_options options;
  options.max_depth = kMaxDepth;
  const json::value value =
      json::parse(json::string_view(text.data(), text.size()), ec, {}, options);
  std::string error, id;
  if (ec || !value.is_object()) {
    error = "expected one JSON object";
  } else {
    const JsonCursor body(&value, "", error);
    Message message{body, std::string(body.at("type").text()), {}};
    if (const JsonCursor named = body.maybe("id"); named.exists()) message.id = named.text();
    if (message.id.size() > 64) body.fail("an id may have at most 64 bytes");
    if (message.type != "notes" && text.size() > kMaxBytes)
      body.fail("a message may have at most 4096 bytes, unless it carries notes");
    id = error.empty() ? message.id : "";
    if (error.empty()) {
      const std::string wrong = guarded([&] { handle(client, message); });
      if (!wrong.empty()) freeze(client.table, tables_.at(client.table), wrong);
    }
  }
  if (error.empty()) return;
  ++figures_.refused;
  send(client, refused_frame(id, {"bad_message", error, {}}));
}

void House::handle(const Client& client, const Message& m) {
  const Speaker& who = client.speaker;
  const std::string& person = who.person;
  const auto request = [&](Request wanted) {
    if (m.body.error().empty())
      ask(client.table, std::move(wanted), answering(client.connection.get(), m.id));
  };
  const auto only = [&](std::initializer_list<std::string_view> keys) { m.body.only(keys); };

  if (m.type == "move") {
    only({"type", "id", "seat", "ply", "undos", "move"});
    if (m.body.error().empty() && slowed_down(client, Work::kMove, m.id)) return;
    std::optional<std::int64_t> undos;
    if (const JsonCursor given = m.body.maybe("undos"); given.exists())
      undos = given.whole(0, 1'000'000);
    request([=, seat = m.seat(), ply = m.body.at("ply").whole(0, 1'000'000), text = m.text("move")](
                const Room& r) { return r.move(person, seat, ply, text, undos); });
  } else if (m.type == "sit") {
    only({"type", "id", "seat"});
    request([=, seat = m.seat()](const Room& r) { return r.sit(person, name_at(r, who), seat); });
  } else if (m.type == "bot") {
    only({"type", "id", "seat", "level"});
    request([=, seat = m.seat(), level = m.text("level")](const Room& r) {
      return r.seat_bot(person, seat, level);
    });
  } else if (m.type == "stand") {
    only({"type", "id", "seat"});
    request([=, seat = m.seat()](const Room& r) { return r.stand(person, seat); });
  } else if (m.type == "commit") {
    only({"type", "id", "seat", "hash"});
    request([=, seat = m.seat(), hash = m.digest("hash")](const Room& r) {
      return r.mix(person, seat, hash);
    });
  } else if (m.type == "show") {
    only({"type", "id", "seat", "bytes"});
    request([=, seat = m.seat(), bytes = m.digest("bytes")](const Room& r) {
      return r.show(person, seat, bytes);
    });
  } else if (m.type == "start") {
    only({"type", "id"});
    request([=](const Room& r) { return r.call(person); });
  } else if (m.type == "undo") {
    only({"type", "id", "seat"});
    request([=, seat = m.seat()](const Room& r) { return r.undo(person, seat); });
  } else if (m.type == "undo_answer") {
    only({"type", "id", "seat", "yes"});
    request([=, seat = m.seat(), yes = m.body.at("yes").truth()](const Room& r) {
      return r.answer_undo(person, seat, yes);
    });
  } else if (m.type == "leave" || m.type == "resign") {
    only({"type", "id", "seat"});
    request([=, seat = m.seat(), for_good = m.type == "resign"](const Room& r) {
      return r.leave(person, seat, for_good);
    });
  } else if (m.type == "back") {
    only({"type", "id", "seat"});
    request([=, seat = m.seat()](const Room& r) { return r.come_back(person, seat); });
  } else if (m.type == "chat") {
    only({"type", "id", "text"});
    request(
        [=, text = m.text("text")](const Room& r) { return r.say(person, name_at(r, who), text); });
  } else if (m.type == "hint") {
    only({"type", "id", "seat"});
    const Seat seat = m.seat();
    if (m.body.error().empty()) hint(client, seat, m.id);
  } else if (m.type == "aid") {
    only({"type", "id", "seat", "level", "marks"});
    const Seat seat = m.seat();
    AidRequest wanted{static_cast<int>(m.body.at("level").whole(1, 9)), {}};
    for (const JsonCursor& mark : m.body.maybe("marks").items())
      wanted.marks.emplace_back(mark.text());
    if (m.body.error().empty()) aid(client, seat, wanted, m.id);
  } else if (m.type == "why") {
    only({"type", "id", "seat", "move"});
    const Seat seat = m.seat();
    const std::string text = m.text("move");
    if (m.body.error().empty()) why(client, seat, text, m.id);
  } else if (m.type == "history") {
    only({"type", "id", "seat", "before"});
    const Viewer viewer = m.body.maybe("seat").exists() ? Viewer::of(m.seat()) : kSpectator;
    const std::size_t before = m.count("before");
    if (m.body.error().empty()) history(client, viewer, before, m.id);
  } else if (m.type == "order") {
    only({"type", "id", "seat", "kind", "order"});
    request([=, seat = m.seat(), kind = m.text("kind"), order = m.text("order")](const Room& r) {
      return r.order(person, seat, kind, order);
    });
  } else if (m.type == "notes") {
    only({"type", "id", "seat", "text"});
    const Seat seat = m.seat();
    const std::string text = m.text("text");
    if (m.body.error().empty()) write_notes(client, seat, text, m.id);
  } else if (m.type == "chat_page") {
    only({"type", "id", "before"});
    const std::size_t before = m.count("before");
    if (m.body.error().empty()) chat_page(client, before, m.id);
  } else {
    m.body.fail("unknown message type");
  }
}

// The server cannot keep up, and this has to wait.
bool House::slowed_down(const Client& client, Work work, const std::string& id) {
  if (pressure_.admits(work)) return false;
  json::object frame =
      refused_frame(id, {"slow_down", "the server is very busy: try again in a moment", {}});
  frame["retry_ms"] = pressure_.retry_ms();
  send(client, frame);
  return true;
}

// Whether the seat's own move would be legal, and which clause forbids it.
void House::why(const Client& client, Seat seat, const std::string& move, const std::string& id) {
  const Room* room = find(client.table);
  const auto refuse = [&](const std::string& code, const std::string& text) {
    send(client, refused_frame(id, {code, text, {}}));
  };
  if (room == nullptr || room->stage() != RoomStage::kRunning)
    return refuse("not_running", "no game is running");
  const auto mine = room->seats_of(client.speaker.person);
  if (std::find(mine.begin(), mine.end(), seat) == mine.end())
    return refuse("not_your_seat", "this is not your seat");
  json::object frame{{"type", "why"}, {"id", id}, {"seat", seat.index}, {"move", move}};
  const auto refusal = room->table()->position().why_not(seat, move);
  frame["legal"] = !refusal;
  if (refusal && refusal->clause) frame["clause"] = refusal->clause.text();
  if (refusal) frame["text"] = refusal->text;
  if (refusal && !refusal->fact.empty()) frame["fact"] = json::parse(refusal->fact);
  send(client, frame);
}

// A page of what the viewer was told, up to a move.
void House::history(const Client& client, Viewer viewer, std::size_t before,
                    const std::string& id) {
  const Room* room = find(client.table);
  const auto refuse = [&](const std::string& code, const std::string& text) {
    send(client, refused_frame(id, {code, text, {}}));
  };
  if (room == nullptr || room->table() == nullptr)
    return refuse("too_early", "the game has not started");
  const auto mine = viewers_of(client, *room);
  if (std::find(mine.begin(), mine.end(), viewer) == mine.end())
    return refuse("not_your_seat", viewer.is_seat() ? "this is not your seat"
                                                    : "say which of your seats you are asking for");
  send(client, room->history_frame(viewer, before, id, client.words));
}

void House::chat_page(const Client& client, std::size_t before, const std::string& id) {
  const Room* room = find(client.table);
  if (room == nullptr)
    return send(client, refused_frame(id, {"no_table", "the table is gone", {}}));
  json::object page = room->chat_page(before);
  page["type"] = "chat_page";
  page["id"] = id;
  send(client, page);
}

// One hint at a time for a seat, and not many for a person: each costs a search.
void House::hint(const Client& client, Seat seat, const std::string& id) {
  const Room* room = find(client.table);
  const auto refuse = [&](const std::string& code, const std::string& text) {
    send(client, refused_frame(id, {code, text, {}}));
  };
  if (room == nullptr || room->stage() != RoomStage::kRunning)
    return refuse("not_running", "no game is running");
  if (!room->head().settings.hints) return refuse("no_hints", "this table plays without hints");
  const auto mine = room->seats_of(client.speaker.person);
  if (std::find(mine.begin(), mine.end(), seat) == mine.end())
    return refuse("not_your_seat", "this is not your seat");
  if (!room->table()->position().to_act().contains(seat))
    return refuse("not_your_turn", "it is not your turn");
  Live& live = tables_.at(client.table);
  if (live.advising.contains(seat.index)) return refuse("busy", "a hint is already on its way");
  if (slowed_down(client, Work::kAdvice, id)) return;
  if (!hints_.take(client.speaker.person, loop_.now_ms()))
    return refuse("too_fast", "too many hints: wait a moment before the next one");
  constexpr std::uint32_t kIterations = 2000;
  const BotSpec spec{BotKind::kIsmcts, 0, Budget::of_iterations(kIterations), {}};
  const std::size_t ply = room->ply();
  const Advising advising{std::make_shared<std::atomic<bool>>(false), client.connection.get(), id};
  BotTask task{room->table()->position().clone(), seat, spec, ply, advising.cancelled, {}};
  task.urgency = Urgency::kAdvice;
  task.explains = true;
  task.person = client.speaker.person;
  task.table = client.table;
  task.done = [=, this, &loop = loop_, alive = alive_, table = client.table,
               mine = advising.cancelled](const Advice& advice) {
    loop.post([=, this] {
      if (*alive && !mine->load()) advise(table, seat, advice);
    });
  };
  if (!bots_.submit(std::move(task))) return refuse("busy", "the bots are busy, try again");
  live.advising[seat.index] = advising;
}

json::object against_json(const MoveComparison& other) {
  json::array lines;
  for (const ComparedRow& row : other.rows)
    lines.push_back(json::object{{"label", row.label}, {"more", row.more}});
  return {{"move", other.move},
          {"games", other.games},
          {"wins", {other.wins[0], other.wins[1]}},
          {"lines", std::move(lines)}};
}

void House::advise(const std::string& table, Seat seat, const Advice& advice) {
  const auto live = tables_.find(table);
  if (live == tables_.end()) return;
  const auto asked = live->second.advising.find(seat.index);
  if (asked == live->second.advising.end()) return;
  const Advising advising = asked->second;
  live->second.advising.erase(asked);
  const auto found = clients_.find(advising.client);
  if (found == clients_.end()) return;
  json::array considered;
  for (const Considered& move : advice.considered)
    considered.push_back(
        json::object{{"move", move.move}, {"visits", move.visits}, {"value", move.value}});
  json::object frame{{"type", "hint"},      {"id", advising.id},
                     {"seat", seat.index},  {"ply", live->second.room->told(Viewer::of(seat))},
                     {"move", advice.move}, {"considered", std::move(considered)}};
  if (!advice.fact.empty()) frame["fact"] = json::parse(advice.fact);
  if (advice.against) frame["against"] = against_json(*advice.against);
  send(found->second, frame);
}

// Who asked is told: else they would wait for ever.
void House::cancel_advice(const Advising& advising) {
  advising.cancelled->store(true);
  const auto found = clients_.find(advising.client);
  if (found != clients_.end())
    send(found->second,
         refused_frame(advising.id, {"outdated", "the decision has already been made", {}}));
}

// Nobody wants to know any more what bots think of this table.
void House::cancel_thinking(Live& live) {
  if (live.thinking) live.thinking->store(true);
  live.thinking.reset();
  for (const auto& [seat, advising] : std::exchange(live.advising, {})) cancel_advice(advising);
}

}  // namespace paradoxa
