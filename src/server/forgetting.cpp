// Deleting what is kept about a person: they resign where they play, and their name and words leave
// every table's history.
#include <utility>

#include <boost/json.hpp>

#include "server/guarded.hpp"
#include "server/house.hpp"

namespace paradoxa {
namespace {

constexpr int kTries = 5;  // against moves that come between reading and writing a history

}  // namespace

// Calls back once, when every part has been done.
class House::Forgetting {
 public:
  Forgetting(std::string who, std::function<void(bool)> called)
      : person(std::move(who)), done_(std::move(called)) {}
  ~Forgetting() { done_(whole && tables.empty()); }
  Forgetting(const Forgetting&) = delete;
  Forgetting& operator=(const Forgetting&) = delete;

  const std::string person;
  std::vector<std::string> tables;  // still to do
  bool whole = true;

 private:
  std::function<void(bool)> done_;
};

void House::forget(const std::string& person, std::function<void(bool)> done) {
  ++forgettings_;
  const auto forgetting = std::make_shared<Forgetting>(
      person, [this, alive = alive_, done = std::move(done)](bool whole) {
        if (*alive) ++forgettings_;  // and what was made meanwhile
        done(whole);
      });
  std::set<std::string> tables;
  for (const TableStage stage :
       {TableStage::kOpen, TableStage::kRunning, TableStage::kFinished, TableStage::kAbandoned})
    for (const StoredTable& stored : read_.list({stage, person, false, 1'000'000}))
      tables.insert(stored.table.id);
  for (const auto& [id, live] : tables_)
    if (live.room->knows(person)) tables.insert(id);
  forgetting->tables.assign(tables.begin(), tables.end());
  forget_next(forgetting);
}

// One table per turn of the loop: each is read and replayed, and a person may have played
// thousands.
void House::forget_next(const std::shared_ptr<Forgetting>& forgetting) {
  if (forgetting->tables.empty()) return;
  const std::string table = std::move(forgetting->tables.back());
  forgetting->tables.pop_back();
  forget_at(table, forgetting);
  loop_.post([=, this, alive = alive_] {
    if (*alive) forget_next(forgetting);
  });
}

// A live table is changed through its queue; no one else writes to a stored one.
void House::forget_at(const std::string& table, const std::shared_ptr<Forgetting>& forgetting) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.frozen)
    return rewrite_without(table, forgetting, kTries);
  const std::string& person = forgetting->person;
  if (auto& notes = found->second.notes)
    std::erase_if(*notes, [&](const SeatNotes& one) { return one.person == person; });
  for (const Seat seat : found->second.room->seats_of(person))
    ask(
        table, [person, seat](const Room& room) { return room.leave(person, seat, true); },
        [](const auto&) {});
  ask(
      table, [person](const Room& room) { return room.forget(person); },
      [=, this](const std::optional<RoomRefusal>& refusal) {
        if (refusal)
          forgetting->whole = false;
        else
          rewrite_without(table, forgetting, kTries);
      });
}

void House::rewrite_without(const std::string& table, const std::shared_ptr<Forgetting>& forgetting,
                            int tries) {
  const auto history = read_.table(table);
  if (!history || !history->damage.empty() || tries == 0) {
    forgetting->whole = false;
    return;
  }
  RewriteEntries rewritten{table, {}};
  for (const std::string& text : history->entries)
    rewritten.bodies.push_back(entry::without(text, forgetting->person));
  const auto head = parse_head(history->stored.table.head);
  auto room =
      head ? Room::open(registry_, *head) : Parsed<std::unique_ptr<Room>>::wrong(head.error());
  if (!room || !replay(**room, rewritten.bodies).empty()) {
    forgetting->whole = false;
    return;
  }
  TableSummary summary = summary_of(**room, history->stored.changed_ms);
  std::erase(summary.people, forgetting->person);
  writer_.submit({std::move(rewritten), std::move(summary)},
                 [=, this, &loop = loop_, alive = alive_](Kept result) {
                   loop.post([=, this] {
                     if (!*alive || result == Kept::kDurable) return;
                     // Someone has moved in the meantime: the history is longer now.
                     if (result == Kept::kConflict)
                       return rewrite_without(table, forgetting, tries - 1);
                     forgetting->whole = false;
                   });
                 });
}

}  // namespace paradoxa
