#include "server/house.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <boost/json.hpp>

#include "server/editions.hpp"
#include "server/guarded.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kLookAgainMs = 50;  // where a line was full

TableStage stored_stage(RoomStage stage) {
  switch (stage) {
    case RoomStage::kOpen: return TableStage::kOpen;
    case RoomStage::kRunning: return TableStage::kRunning;
    case RoomStage::kFinished: return TableStage::kFinished;
    case RoomStage::kAbandoned: return TableStage::kAbandoned;
  }
  return TableStage::kAbandoned;
}

const RoomRefusal kFrozen{"frozen", "this table has been stopped; we are looking into it", {}};

bool has_people(const Room& room) {
  return std::any_of(room.seats().begin(), room.seats().end(),
                     [](const RoomSeat& seat) { return seat.kind == RoomSeat::Kind::kPerson; });
}

}  // namespace

std::string House::replay(Room& room, const std::vector<std::string>& entries) {
  std::string error;
  const std::string thrown = guarded([&] {
    for (const std::string& text : entries) {
      const auto entry = entry::parse_entry(text);
      error = entry ? room.absorb(*entry) : entry.error();
      if (!error.empty()) return;
    }
    room.forget_events();
  });
  return thrown.empty() ? error : thrown;
}

House::House(const Registry& registry, Store& read, Writer& writer, BotPool& bots, Loop& loop,
             Log& log, const HouseLimits& limits)
    : registry_(registry),
      read_(read),
      writer_(writer),
      bots_(bots),
      loop_(loop),
      log_(log),
      limits_(limits),
      hints_(limits.hints_burst, limits.hints_per_second),
      aids_(limits.aids_burst, limits.aids_per_second),
      note_writes_(limits.notes_burst, limits.notes_per_second) {
  registry_.load_editions_by([&read](const std::string& game, const std::string& id) {
    return read_edition(read, game, id);
  });
}

House::~House() {
  *alive_ = false;
  for (auto& [id, live] : tables_) {
    if (live.thinking) live.thinking->store(true);
    for (auto& [seat, advising] : live.advising) advising.cancelled->store(true);
  }
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
  error = replay(**room, history->entries);
  return error.empty() ? std::move(*room) : nullptr;
}

std::size_t House::recover() {
  graceful_until_ms_ = loop_.now_ms() + limits_.grace_ms;
  const std::vector<std::string> unfinished = read_.unfinished();
  if (const std::string trouble = read_.trouble(); !trouble.empty())
    log_.line("unreadable", {{"why", trouble}});
  for (const std::string& id : unfinished) {
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
    live.changed_ms = live.mixed_ms = live.people_ms = loop_.now_ms();
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
      std::count_if(tables_.begin(), tables_.end(), [&](const auto& item) {
        const Room& room = *item.second.room;
        return room.stage() < RoomStage::kFinished && room.head().host == person;
      }));
}

std::vector<const Room*> House::rooms() const {
  std::vector<const Room*> all;
  all.reserve(tables_.size());
  for (const auto& [id, live] : tables_) all.push_back(live.room.get());
  return all;
}

TableSummary House::summary_of(const Room& room, std::int64_t now_ms) const {
  json::array names;
  for (const RoomSeat& seat : room.seats())
    names.push_back(seat.kind == RoomSeat::Kind::kOpen ? json::value(nullptr)
                                                       : json::value(seat.name));
  const RoomHead& head = room.head();
  json::object summary{{"game", head.game}, {"seats", std::move(names)}};
  if (head.practice) summary["practice"] = practice_json(*head.practice, !head.position.empty());
  if (head.from) summary["from"] = origin_json(*head.from);
  if (room.table() != nullptr)
    if (const auto outcome = room.table()->position().outcome())
      summary["outcome"] = outcome_json(room.game(), *outcome);
  return {head.id, stored_stage(room.stage()), now_ms, json::serialize(summary), room.people()};
}

void House::create(const Speaker& host, RoomHead head, const std::vector<Request>& first,
                   Created done) {
  if (tables_.size() >= limits_.tables)
    return done(RoomRefusal{"full", "the server is full, try again later", {}}, {});
  if (hosted_by(host.person) >= limits_.tables_per_person)
    return done(RoomRefusal{"too_many", "you already host too many tables", {}}, {});
  const AnyGame* game = registry_.find(head.game, head.edition);
  if (game != nullptr) head.edition = game->edition().id;
  auto room = Room::open(registry_, head);
  if (!room) return done(RoomRefusal{"bad_options", room.error(), {}}, {});
  const std::int64_t now = loop_.now_ms();
  // What a practice game brings is no result for the public lists.
  const bool listed = head.settings.open_to_all && !head.practice;
  Job job{NewTable{head.id, head.game, to_text(head), listed, now}};
  if (!head.edition.empty() && !kept_editions_.contains(head.edition))
    job.emplace_back(NewContent{head.edition, files_json(game->edition())});
  for (const Request& request : first) {
    RoomAnswer answer = request(**room);
    if (answer.refusal) return done(answer.refusal, {});
    for (entry::Any& what : answer.entries) {
      const entry::Entry entry{std::move(what), now};
      job.emplace_back(NewEntry{head.id, (*room)->entries(), entry::to_text(entry)});
      if (std::string wrong = (*room)->absorb(entry); !wrong.empty())
        return done(RoomRefusal{"bad_seats", wrong, {}}, {});
    }
  }
  job.emplace_back(summary_of(**room, now));
  auto shared = std::make_shared<std::unique_ptr<Room>>(std::move(*room));
  writer_.submit(std::move(job), [=, this, &loop = loop_, alive = alive_](Kept result) {
    loop.post([=, this] {
      if (!*alive) return;
      figures_.not_saved += result != Kept::kDurable;
      if (result != Kept::kDurable)
        return done(RoomRefusal{"not_saved", "the table could not be saved", {}}, {});
      const std::string id = (*shared)->head().id;
      kept_editions_.insert((*shared)->head().edition);
      Live& live = tables_[id];
      live.room = std::move(*shared);
      live.changed_ms = live.mixed_ms = live.people_ms = loop_.now_ms();
      ++figures_.tables_created;
      done(std::nullopt, id);
      settle(id);
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
  const auto begin = std::chrono::steady_clock::now();
  live.line.push_back({std::move(request), [this, begin, done = std::move(done), alive = alive_](
                                               const std::optional<RoomRefusal>& refusal) {
                         if (*alive) answers_.add_since(begin);
                         done(refusal);
                       }});
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
  writer_.submit(std::move(job), [=, this, &loop = loop_, alive = alive_](Kept result) {
    loop.post([=, this] {
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
  if (result != Kept::kDurable) return not_kept(table, live, result, done);
  const Before before{live.room->ply(), live.room->stage(), live.room->undo_asked_by()};
  bool rewound = false;
  SeatSet moved;
  live.changed_ms = loop_.now_ms();
  for (const entry::Entry& entry : entries) {
    if (!std::holds_alternative<entry::Said>(entry.what)) live.mixed_ms = live.changed_ms;
    rewound = rewound || std::holds_alternative<entry::Undone>(entry.what);
    const auto* move = std::get_if<entry::Moved>(&entry.what);
    if (move == nullptr || move->by == MadeBy::kPerson) live.people_ms = live.changed_ms;
    if (move != nullptr) {
      ++figures_.moves;
      moved.add(move->seat);
    }
    std::string wrong;
    const std::string thrown = guarded([&] { wrong = live.room->absorb(entry); });
    if (wrong.empty() && thrown.empty()) continue;
    freeze(table, live, wrong.empty() ? thrown : wrong);
    return done(kFrozen);
  }
  // A hint is wanted as long as the seat that asked for it has the same decision before it.
  std::erase_if(live.advising, [&](const auto& asked) {
    const Seat asking{asked.first};
    const bool wanted = !rewound && live.room->stage() == RoomStage::kRunning &&
                        !moved.contains(asking) &&
                        live.room->table()->position().to_act().contains(asking);
    if (!wanted) cancel_advice(asked.second);
    return !wanted;
  });
  done(std::nullopt);
  if (const std::string wrong = guarded([&] { tell(live, before, entries); }); !wrong.empty())
    return freeze(table, live, wrong);
  settle(table);
}

// Nothing has changed, and whoever asked may ask again. But nobody asks for a bot, for the start
// or for a clock: the house looks after these again when the disk may be well.
void House::not_kept(const std::string& table, Live& live, Kept result, const Done& done) {
  ++figures_.not_saved;
  done(RoomRefusal{"not_saved", "this could not be saved; nothing has changed", {}});
  if (result == Kept::kConflict) return freeze(table, live, "the store knows more than the house");
  look_again(table, live, kTryAgainMs);
  next(table);
}

void House::settle(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.frozen) return;
  if (found->second.room->stage() >= RoomStage::kFinished) return retire(table);
  if (const std::string wrong = guarded([&] { go_on(table, found->second); }); !wrong.empty())
    freeze(table, found->second, wrong);
}

void House::look_again(const std::string& table, Live& live, std::int64_t delay_ms) {
  if (std::exchange(live.looks_again, true)) return;
  loop_.after(delay_ms, [this, table, alive = alive_] {
    if (!*alive) return;
    if (const auto found = tables_.find(table); found != tables_.end())
      found->second.looks_again = false;
    settle(table);
  });
}

// After a change: what the room is due, who thinks next, when somebody's time is up.
void House::go_on(const std::string& table, Live& live) {
  if (!live.busy) {
    RoomAnswer due = live.room->due();
    if (due.entries.empty()) due = default_due(live);
    if (!due.entries.empty()) return keep(table, std::move(due), [](const auto&) {});
  }
  let_bot_think(table, live);
  set_timer(table, live);
  next(table);
}

// A bot that thinks about the position as it stands is left alone: talk does not interrupt it.
void House::let_bot_think(const std::string& table, Live& live) {
  const auto seat = live.room->bot_to_move();
  Thought thought;
  if (seat) thought = {*seat, live.room->ply(), live.room->seats()[seat->index].level};
  if (seat && live.thinking && live.thought == thought) return;
  if (seat && live.clients.empty() && !pressure_.admits(Work::kNew))
    return look_again(table, live, pressure_.retry_ms());
  if (live.thinking) live.thinking->store(true);
  live.thinking.reset();
  if (seat) start_thinking(table, live, thought);
}

// Nobody outside can know what a bot will draw: its seed comes from the table's secret.
std::uint64_t House::bot_seed(const RoomHead& head, const Thought& thought) {
  const Digest mixed =
      sha256(std::string(as_bytes(head.secret)) + "bot" + std::to_string(thought.ply) + "/" +
             std::to_string(thought.seat.index));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | mixed[i];
  return seed;
}

void House::start_thinking(const std::string& table, Live& live, const Thought& thought) {
  const auto spec = parse_bot(thought.level);
  if (!spec) return freeze(table, live, "a bot of an unknown level");
  live.thinking = std::make_shared<std::atomic<bool>>(false);
  live.thought = thought;
  const auto moves = [=, this, alive = alive_, mine = live.thinking](const std::string& move) {
    if (!*alive || mine->load()) return;
    ask(
        table, [=](const Room& room) { return room.bot_move(thought.seat, thought.ply, move); },
        [=, this](const std::optional<RoomRefusal>& refusal) {
          if (refusal) bot_refused(table, mine, *refusal);
        });
  };
  const Questions::Waiting* asked = live.room->questions().of(thought.seat);
  // Among bots alone nobody could use what a time gives away; at a practice table everybody knows
  // the luck, and learners should not wait.
  const bool paced =
      live.room->game().has_secrets() && has_people(*live.room) && !live.room->head().practice;
  const std::int64_t pace_ms = paced ? bot_pace_ms(thought.level) : 0;
  const std::int64_t since_ms = asked != nullptr ? asked->since_ms : loop_.now_ms();
  const auto plays = [=, this, &loop = loop_, alive = alive_](const std::string& move) {
    loop.post([=, this] {
      if (!*alive) return;
      if (pace_ms == 0) return moves(move);
      loop_.after(pace_wait_ms(pace_ms, loop_.now_ms() - since_ms), [=] { moves(move); });
    });
  };
  if (const auto move = live.room->scripted(thought.seat)) return plays(*move);
  BotTask task{live.room->table()->position().clone(),
               thought.seat,
               *spec,
               bot_seed(live.room->head(), thought),
               live.thinking,
               [plays](const Advice& advice) { plays(advice.move); }};
  task.urgency = live.clients.empty() ? Urgency::kUnwatched : Urgency::kAwaited;
  task.person = live.room->head().host;
  task.table = table;
  if (bots_.submit(std::move(task))) return;
  live.thinking.reset();
  look_again(table, live, kLookAgainMs);
}

// Where answers are secret, how long a bot thinks must tell nothing: it takes a time that its level
// decides, or where it needs longer the next multiple of that.
std::int64_t House::bot_pace_ms(std::string_view level) {
  if (level == "easy") return 1000;
  if (level == "medium") return 1500;
  return level == "hard" ? 3000 : 6000;
}

std::int64_t House::pace_wait_ms(std::int64_t pace_ms, std::int64_t since_ms) {
  return pace_ms - std::max<std::int64_t>(0, since_ms) % pace_ms;
}

// A bot does not ask again by itself: where its move was still wanted, it thinks once more.
void House::bot_refused(const std::string& table, const Cancelled& task,
                        const RoomRefusal& refusal) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.frozen || found->second.thinking != task) return;
  Live& live = found->second;
  live.thinking.reset();
  if (refusal.code == "wrong_ply")
    return freeze(table, live, "a bot made a move against the rules");
  look_again(table, live, kLookAgainMs);
}

void House::store_changed(const std::string& why) {
  if (why == store_failure_) return;
  const bool failing = !why.empty(), failed_before = !store_failure_.empty();
  store_failure_ = why;
  if (failing)
    log_.line("store_failing", {{"why", why}});
  else
    log_.line("store_recovered", {});
  if (failing == failed_before) return;  // for another reason now
  figures_.store_failures += failing;
  for (const auto& [id, live] : tables_)
    if (!live.frozen && live.room->stage() < RoomStage::kFinished)
      to_all(live, failing ? paused_frame() : json::object{{"type", "thawed"}});
}

void House::freeze(const std::string& table, Live& live, const std::string& why) {
  if (std::exchange(live.frozen, true)) return;
  ++figures_.tables_frozen;
  cancel_thinking(live);
  for (Waiting& waiting : std::exchange(live.line, {})) waiting.done(kFrozen);
  to_all(live, frozen_frame());
  log_.line("frozen", {{"table", table}, {"why", why}});
}

}  // namespace paradoxa
