#include "server/house.hpp"

#include <algorithm>

#include <boost/json.hpp>

namespace paradoxa {
namespace {

constexpr std::int64_t kLookAgainMs = 50;  // where the bots' line was full

TableStage stored_stage(RoomStage stage) {
  switch (stage) {
    case RoomStage::kOpen: return TableStage::kOpen;
    case RoomStage::kRunning: return TableStage::kRunning;
    case RoomStage::kFinished: return TableStage::kFinished;
    case RoomStage::kAbandoned: return TableStage::kAbandoned;
  }
  return TableStage::kAbandoned;
}

const RoomRefusal kFrozen{"frozen", "this table is stopped: we look into it", {}};

// What was thrown, or nothing. A mistake in one game stops its table, not the house.
template <class Work>
std::string guarded(const Work& work) {
  try {
    work();
    return {};
  } catch (const std::exception& error) {
    return std::string("exception: ") + error.what();
  }
}

// Absorbs a stored history; the error says what is wrong with it.
std::string replay(Room& room, const TableHistory& history) {
  for (const std::string& text : history.entries) {
    const auto entry = entry::parse_entry(text);
    if (!entry) return entry.error();
    if (std::string error = room.absorb(*entry); !error.empty()) return error;
  }
  room.forget_events();
  return {};
}

}  // namespace

House::House(const Registry& registry, Store& read, Writer& writer, BotPool& bots, Loop& loop,
             Log& log, const HouseLimits& limits)
    : registry_(registry),
      read_(read),
      writer_(writer),
      bots_(bots),
      loop_(loop),
      log_(log),
      limits_(limits) {}

House::~House() {
  *alive_ = false;
  for (auto& [id, live] : tables_)
    if (live.thinking) live.thinking->store(true);
}

std::unique_ptr<Room> House::read_back(const std::string& table, std::string& error) const {
  const auto history = read_.table(table);
  if (!history) {
    error = "there is no such table";
    return nullptr;
  }
  if (!history->damage.empty()) {
    error = history->damage;
    return nullptr;
  }
  const auto head = parse_head(history->stored.table.head);
  if (!head) {
    error = head.error();
    return nullptr;
  }
  auto room = Room::open(registry_, *head);
  if (!room) {
    error = room.error();
    return nullptr;
  }
  error = replay(**room, *history);
  return error.empty() ? std::move(*room) : nullptr;
}

std::size_t House::recover() {
  for (const std::string& id : read_.unfinished()) {
    std::string error;
    auto room = read_back(id, error);
    if (!room) {
      // Left as it is, for a person to look at; the others go on.
      ++figures_.tables_frozen;
      log_.line("damaged", {{"table", id}, {"why", error}});
      continue;
    }
    Live& live = tables_[id];
    live.room = std::move(room);
    live.changed_ms = loop_.now_ms();
    loop_.post([this, id, alive = alive_] {
      if (*alive) settle(id);
    });
  }
  return tables_.size();
}

const Room* House::find(const std::string& table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : found->second.room.get();
}

std::size_t House::hosted_by(const std::string& person) const {
  return static_cast<std::size_t>(
      std::count_if(tables_.begin(), tables_.end(),
                    [&](const auto& item) { return item.second.room->head().host == person; }));
}

std::vector<const Room*> House::rooms() const {
  std::vector<const Room*> all;
  for (const auto& [id, live] : tables_) all.push_back(live.room.get());
  return all;
}

TableSummary House::summary_of(const Room& room, std::int64_t now_ms) const {
  json::array names;
  for (const RoomSeat& seat : room.seats())
    names.push_back(seat.kind == RoomSeat::Kind::kOpen ? json::value(nullptr)
                                                       : json::value(seat.name));
  json::object summary{{"game", room.head().game}, {"seats", std::move(names)}};
  if (room.table() != nullptr)
    if (const auto outcome = room.table()->position().outcome())
      summary["outcome"] = outcome_json(room.game(), *outcome);
  return {room.head().id, stored_stage(room.stage()), now_ms, json::serialize(summary),
          room.people()};
}

void House::create(const Speaker& host, RoomHead head, Created done) {
  if (tables_.size() >= limits_.tables)
    return done(RoomRefusal{"full", "the house is full, try again later", {}}, {});
  if (hosted_by(host.person) >= limits_.tables_per_person)
    return done(RoomRefusal{"too_many", "you host too many tables already", {}}, {});
  auto room = Room::open(registry_, head);
  if (!room) return done(RoomRefusal{"bad_options", room.error(), {}}, {});
  const std::int64_t now = loop_.now_ms();
  Job job{NewTable{head.id, head.game, to_text(head), head.settings.open_to_all, now},
          summary_of(**room, now)};
  auto shared = std::make_shared<std::unique_ptr<Room>>(std::move(*room));
  writer_.submit(std::move(job), [=, this, alive = alive_](Kept result) {
    loop_.post([=, this] {
      if (!*alive) return;
      if (result != Kept::kDurable)
        return done(RoomRefusal{"not_saved", "the table could not be saved", {}}, {});
      const std::string id = (*shared)->head().id;
      Live& live = tables_[id];
      live.room = std::move(*shared);
      live.changed_ms = loop_.now_ms();
      ++figures_.tables_created;
      set_timer(id, live);
      done(std::nullopt, id);
    });
  });
}

void House::ask(const std::string& table, Request request, Done done) {
  const auto found = tables_.find(table);
  if (found == tables_.end())
    return done(RoomRefusal{"no_table", "there is no such table, or its game is over", {}});
  Live& live = found->second;
  if (live.frozen) return done(kFrozen);
  if (live.line.size() >= limits_.requests_per_table)
    return done(RoomRefusal{"busy", "too much at once, try again", {}});
  live.line.push_back({std::move(request), std::move(done)});
  next(table);
}

void House::next(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  Live& live = found->second;
  while (!live.busy && !live.frozen && !live.line.empty()) {
    Waiting waiting = std::move(live.line.front());
    live.line.pop_front();
    RoomAnswer answer;
    if (const std::string wrong = guarded([&] { answer = waiting.request(*live.room); });
        !wrong.empty()) {
      freeze(table, live, wrong);
      waiting.done(kFrozen);
      continue;
    }
    if (answer.entries.empty()) {
      figures_.refused += answer.refusal.has_value();
      waiting.done(answer.refusal);
      continue;
    }
    keep(table, std::move(answer), std::move(waiting.done));
  }
}

void House::keep(const std::string& table, RoomAnswer answer, Done done) {
  Live& live = tables_.at(table);
  live.busy = true;
  const std::int64_t now = loop_.now_ms();
  std::vector<entry::Entry> entries;
  Job job;
  for (entry::Any& what : answer.entries) {
    entries.push_back({std::move(what), now});
    job.push_back(NewEntry{table, live.room->entries() + static_cast<std::int64_t>(job.size()),
                           entry::to_text(entries.back())});
  }
  writer_.submit(std::move(job), [=, this, alive = alive_](Kept result) {
    loop_.post([=, this] {
      if (*alive) kept(table, entries, result, done);
    });
  });
}

void House::kept(const std::string& table, const std::vector<entry::Entry>& entries, Kept result,
                 const Done& done) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  Live& live = found->second;
  live.busy = false;
  if (result != Kept::kDurable) {
    done(RoomRefusal{"not_saved", "this could not be saved; nothing has changed", {}});
    return next(table);
  }
  const std::size_t ply = live.room->ply();
  const RoomStage stage = live.room->stage();
  bool rewound = false;
  live.changed_ms = loop_.now_ms();
  if (live.advising) live.advising->store(true);
  live.advising.reset();
  for (const entry::Entry& entry : entries) {
    rewound = rewound || std::holds_alternative<entry::Undone>(entry.what);
    figures_.moves += std::holds_alternative<entry::Moved>(entry.what);
    std::string wrong;
    const std::string thrown = guarded([&] { wrong = live.room->absorb(entry); });
    if (wrong.empty() && thrown.empty()) continue;
    freeze(table, live, wrong.empty() ? thrown : wrong);
    return done(kFrozen);
  }
  done(std::nullopt);
  if (const std::string wrong = guarded([&] { tell(live, ply, stage, rewound, entries); });
      !wrong.empty())
    return freeze(table, live, wrong);
  settle(table);
}

// After a change: what the room is due, who thinks next, when somebody's time is up.
void House::settle(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.frozen) return;
  Live& live = found->second;
  if (live.room->stage() >= RoomStage::kFinished) return retire(table);
  if (!live.busy)
    if (RoomAnswer due = live.room->due(); !due.entries.empty())
      return keep(table, std::move(due), [](const auto&) {});
  let_bot_think(table, live);
  set_timer(table, live);
  next(table);
}

void House::let_bot_think(const std::string& table, Live& live) {
  if (live.thinking) live.thinking->store(true);
  live.thinking.reset();
  const auto seat = live.room->bot_to_move();
  if (!seat) return;
  const auto spec = parse_bot(live.room->seats()[seat->index].level);
  if (!spec) return freeze(table, live, "a bot of an unknown level");
  const std::size_t ply = live.room->ply();
  // Nobody outside can know what the bot will draw: its seed comes from the table's secret.
  const Digest mixed = sha256(std::string(as_bytes(live.room->head().secret)) + "bot" +
                              std::to_string(ply) + "/" + std::to_string(seat->index));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | mixed[i];
  live.thinking = std::make_shared<std::atomic<bool>>(false);
  BotTask task{live.room->table()->position().clone(), *seat, *spec, seed, live.thinking, {}};
  task.done = [=, this, alive = alive_, who = *seat](const Advice& advice) {
    loop_.post([=, this] {
      if (!*alive) return;
      ask(
          table, [=](const Room& room) { return room.bot_move(who, ply, advice.move); },
          [](const auto&) {});
    });
  };
  if (bots_.submit(std::move(task))) return;
  loop_.after(kLookAgainMs, [this, table, alive = alive_] {
    if (*alive) settle(table);
  });
}

void House::set_timer(const std::string& table, Live& live) {
  std::int64_t wanted = live.room->next_deadline_ms();
  if (live.room->mixing()) wanted = std::min(wanted, live.changed_ms + limits_.mixing_ms);
  const bool open = live.room->stage() == RoomStage::kOpen;
  wanted = std::min(wanted, live.changed_ms + (open ? limits_.open_ms : limits_.idle_ms));
  if (wanted >= live.timer_ms && live.timer_ms > loop_.now_ms()) return;  // an earlier one is set
  live.timer_ms = wanted;
  loop_.after(std::max<std::int64_t>(0, wanted - loop_.now_ms()), [this, table, alive = alive_] {
    if (*alive) on_timer(table);
  });
}

void House::on_timer(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  Live& live = found->second;
  live.timer_ms = kNever;
  const std::int64_t now = loop_.now_ms();
  const bool open = live.room->stage() == RoomStage::kOpen;
  const std::int64_t quiet_ms = now - live.changed_ms;
  const auto done = [this, table, alive = alive_](const auto&) {
    if (*alive)
      if (const auto again = tables_.find(table); again != tables_.end())
        set_timer(table, again->second);
  };
  if (live.room->mixing() && quiet_ms >= limits_.mixing_ms)
    return ask(table, [](const Room& room) { return room.mixing_over(); }, done);
  if (quiet_ms >= (open ? limits_.open_ms : limits_.idle_ms))
    return ask(table, [](const Room& room) { return room.abandon("nobody came back"); }, done);
  ask(table, [now](const Room& room) { return room.time_up(now); }, done);
}

// The game is over: its place in the lists is final. It stays while somebody looks at it.
void House::retire(const std::string& table) {
  Live& live = tables_.at(table);
  if (live.thinking) live.thinking->store(true);
  live.thinking.reset();
  if (!live.retired) {
    live.retired = true;
    ++figures_.tables_finished;
    writer_.submit({summary_of(*live.room, loop_.now_ms())}, [](Kept) {});
    log_.line("finished", {{"table", table}, {"game", live.room->head().game}});
  }
  next(table);
  let_go(table);
}

void House::let_go(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  const Live& live = found->second;
  if (live.retired && live.clients.empty() && !live.busy && live.line.empty()) tables_.erase(found);
}

void House::freeze(const std::string& table, Live& live, const std::string& why) {
  live.frozen = true;
  ++figures_.tables_frozen;
  if (live.thinking) live.thinking->store(true);
  for (Waiting& waiting : std::exchange(live.line, {})) waiting.done(kFrozen);
  to_all(live, {{"type", "frozen"}, {"text", "This table is stopped: we look into it."}});
  log_.line("frozen", {{"table", table}, {"why", why}});
}

}  // namespace paradoxa
