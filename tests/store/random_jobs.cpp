#include "store/random_jobs.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

std::string quoted(const std::string& text) { return "<" + text + ">"; }
std::string quoted(std::int64_t number) { return "<" + std::to_string(number) + ">"; }

std::string told(const StoredTable& stored) {
  return quoted(stored.table.id) + quoted(stored.table.game) + quoted(stored.table.head) +
         quoted(stored.table.open_to_all) + quoted(stored.table.created_ms) +
         quoted(static_cast<std::int64_t>(stored.stage)) + quoted(stored.changed_ms) +
         quoted(stored.summary);
}

std::string told(const std::optional<Person>& person) {
  if (!person) return "nobody";
  return quoted(person->id) + quoted(person->name) + quoted(person->created_ms) +
         quoted(person->account) + quoted(person->password);
}

}  // namespace

// Texts of all sizes, some of them with bytes that SQL or C might trip over.
std::string RandomJobs::body() {
  std::string text = "{\"n\":" + std::to_string(random_.next()) + "}";
  const std::uint32_t kind = random_.below(20);
  if (kind == 0) text.append(5000 + random_.below(5000), 'x');  // more than a page
  if (kind == 1) text += std::string("'\"\0;--\xFF\n", 8);
  if (kind == 2) text.clear();
  return text;
}

Write RandomJobs::new_entry() {
  const std::string table = some_table();
  const auto history = known_.table(table);
  std::int64_t seq = history ? static_cast<std::int64_t>(history->entries.size()) : 0;
  if (mistaken()) seq += static_cast<std::int64_t>(random_.below(5)) - 2;
  return NewEntry{table, seq, body()};
}

Write RandomJobs::rewriting() {
  const std::string table = some_table();
  const auto history = known_.table(table);
  std::size_t size = history ? history->entries.size() : 0;
  if (mistaken()) size += random_.below(2);
  RewriteEntries rewrite{table, {}};
  while (rewrite.bodies.size() < size) rewrite.bodies.push_back(body());
  return rewrite;
}

Write RandomJobs::write() {
  const auto moment = [&] { return static_cast<std::int64_t>(random_.below(50)); };
  switch (random_.below(20)) {
    case 0:
    case 1: return NewTable{some_table(), "game", body(), random_.below(2) == 0, moment()};
    case 2:
    case 3:
    case 4: {
      TableSummary summary{
          some_table(), static_cast<TableStage>(random_.below(4)), moment(), body(), {}};
      for (std::uint32_t i = random_.below(3); i > 0; --i) summary.people.push_back(some_person());
      return summary;
    }
    case 5:
    case 6: {
      const std::string account = random_.below(2) == 0 ? "" : account_name(random_.below(3));
      return Person{some_person(), body(), moment(), account, account.empty() ? "" : "hash"};
    }
    case 7:
    case 8: return Token{token_hash(random_.below(6)), some_person(), moment(), moment()};
    case 9: return ForgetToken{token_hash(random_.below(6))};
    case 10: return ForgetTokensOf{some_person()};
    case 11: return ForgetPerson{some_person()};
    case 12: return rewriting();
    case 14:
      return SeatNotes{some_table(), static_cast<std::uint8_t>(random_.below(3)), some_person(),
                       body()};
    case 13: return world_.forgets_tables ? Write(ForgetTable{some_table()}) : new_entry();
    default: return new_entry();
  }
}

Job RandomJobs::job() {
  Job job;
  for (std::uint32_t i = 1 + random_.below(random_.below(4) + 1); i > 0; --i)
    job.push_back(write());
  return job;
}

std::vector<Job> RandomJobs::round() {
  std::vector<Job> jobs;
  for (std::uint32_t i = 1 + random_.below(4); i > 0; --i) jobs.push_back(job());
  return jobs;
}

ListQuery RandomJobs::query() {
  ListQuery query;
  query.stage = static_cast<TableStage>(random_.below(4));
  if (random_.below(2) == 0) query.person = some_person();
  query.public_only = random_.below(2) == 0;
  query.most = static_cast<int>(random_.below(4)) * 2;
  return query;
}

std::string told_by(Store& store, const RandomWorld& world) {
  std::string all;
  for (std::uint32_t i = 0; i < world.tables; ++i) {
    const auto history = store.table(table_name(i));
    all += "\n" + table_name(i) + " ";
    if (!history) continue;
    all += told(history->stored) + history->damage;
    for (const std::string& entry : history->entries) all += "\n  " + quoted(entry);
    for (const SeatNotes& notes : store.notes(table_name(i)))
      all += "\n  notes " + quoted(notes.seat) + quoted(notes.person) + quoted(notes.text);
  }
  for (std::uint32_t i = 0; i < world.people; ++i) all += "\n" + told(store.person(person_name(i)));
  for (std::uint32_t i = 0; i < 3; ++i) all += "\n" + told(store.account(account_name(i)));
  for (const SeenGuest& guest : store.guests("", 50))
    all += "\nguest " + quoted(guest.person) + quoted(guest.seen_ms) + quoted(guest.plays);
  for (const Token& token : store.tokens({}, 50)) all += "\nheld " + quoted(to_hex(token.hash));
  for (const Person& person : store.accounts("", 50)) all += "\naccount " + told(person);
  for (std::uint32_t i = 0; i < 6; ++i)
    if (const auto token = store.token(token_hash(i)))
      all += "\ntoken " + quoted(to_hex(token->hash)) + quoted(token->person) +
             quoted(token->created_ms) + quoted(token->used_ms);
  for (const std::string& id : store.unfinished()) all += "\nunfinished " + id;
  for (std::uint32_t i = 0; i <= world.people; ++i)
    for (int stage = 0; stage < 4; ++stage) {
      const std::string person = i == world.people ? "" : person_name(i);
      for (const StoredTable& table :
           store.list({static_cast<TableStage>(stage), person, false, 50}))
        all += "\nlisted for " + person + " " + table.table.id;
    }
  if (!store.trouble().empty()) all += "\ntrouble " + store.trouble();
  return all;
}

}  // namespace paradoxa
