#include "store/memory_store.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};

}  // namespace

// Whether all of a job can be written: every key free, every entry the next of its table.
bool MemoryStore::fits(const Everything& all, const Job& job) {
  constexpr std::int64_t kGone = -1;
  std::map<std::string, std::int64_t> next;     // by table, as the job would leave it
  std::map<std::string, TableStage> stages;     // likewise
  std::map<std::string, std::string> accounts;  // by person, likewise; empty: none
  const auto next_of = [&](const std::string& id) -> std::int64_t* {
    if (const auto known = next.find(id); known != next.end())
      return known->second == kGone ? nullptr : &known->second;
    const auto found = all.tables.find(id);
    if (found == all.tables.end()) return nullptr;
    const auto size = static_cast<std::int64_t>(found->second.history.entries.size());
    return &next.emplace(id, size).first->second;
  };
  const auto taken = [&](const Person& p) {
    for (const auto& [id, account] : accounts)
      if (id != p.id && account == p.account) return true;
    for (const auto& [id, other] : all.people)
      if (id != p.id && !accounts.contains(id) && other.account == p.account) return true;
    return false;
  };
  const auto fits_one = Overloaded{
      [&](const NewTable& t) {
        if (next_of(t.id) != nullptr) return false;
        next[t.id] = 0;
        stages[t.id] = TableStage::kOpen;
        return true;
      },
      [&](const NewEntry& e) {
        std::int64_t* seq = next_of(e.table);
        return seq != nullptr && e.seq == (*seq)++;
      },
      [&](const TableSummary& s) {
        stages[s.table] = s.stage;
        return next_of(s.table) != nullptr;
      },
      [&](const ForgetTable& f) {
        if (next_of(f.table) == nullptr) return false;
        const auto known = stages.find(f.table);
        const TableStage stage =
            known != stages.end() ? known->second : all.tables.at(f.table).history.stored.stage;
        next[f.table] = kGone;
        return stage > TableStage::kRunning;
      },
      [&](const Person& p) {
        if (!p.account.empty() && taken(p)) return false;
        accounts[p.id] = p.account;
        return true;
      },
      [&](const ForgetPerson& f) {
        accounts[f.person] = {};
        return true;
      },
      [&](const RewriteEntries& r) {
        const std::int64_t* seq = next_of(r.table);
        return seq != nullptr && *seq == static_cast<std::int64_t>(r.bodies.size());
      },
      [&](const SeatNotes& n) { return next_of(n.table) != nullptr; },
      [](const auto&) { return true; },
  };
  for (const Write& write : job)
    if (!std::visit(fits_one, write)) return false;
  return true;
}

void MemoryStore::write(Everything& all, const Write& write) {
  const auto forget_tokens = [&](const std::string& person) {
    std::erase_if(all.tokens, [&](const auto& item) { return item.second.person == person; });
  };
  std::visit(
      Overloaded{
          [&](const NewTable& t) {
            all.tables[t.id].history.stored = {t, TableStage::kOpen, t.created_ms, "{}"};
          },
          [&](const NewContent& c) { all.contents.emplace(c.id, c.files); },
          [&](const NewEntry& e) { all.tables[e.table].history.entries.push_back(e.body); },
          [&](const TableSummary& s) {
            StoredTable& stored = all.tables[s.table].history.stored;
            stored.stage = s.stage;
            stored.changed_ms = s.changed_ms;
            stored.summary = s.summary;
            all.tables[s.table].people.insert(s.people.begin(), s.people.end());
          },
          [&](const Person& p) {
            const auto [at, fresh] = all.people.emplace(p.id, p);
            if (fresh) return;
            const std::int64_t created_ms = at->second.created_ms;
            at->second = p;
            at->second.created_ms = created_ms;
          },
          [&](const Token& t) { all.tokens.emplace(t.hash, t).first->second.used_ms = t.used_ms; },
          [&](const ForgetToken& t) { all.tokens.erase(t.hash); },
          [&](const ForgetTokensOf& t) { forget_tokens(t.person); },
          [&](const ForgetPerson& p) {
            forget_tokens(p.person);
            for (auto& [id, table] : all.tables) {
              table.people.erase(p.person);
              std::erase_if(table.notes,
                            [&](const auto& item) { return item.second.person == p.person; });
            }
            all.people.erase(p.person);
          },
          [&](const ForgetTable& f) { all.tables.erase(f.table); },
          [&](const RewriteEntries& r) { all.tables[r.table].history.entries = r.bodies; },
          [&](const SeatNotes& n) {
            if (n.text.empty())
              all.tables[n.table].notes.erase(n.seat);
            else
              all.tables[n.table].notes[n.seat] = n;
          },
      },
      write);
}

std::vector<Kept> MemoryStore::keep(std::span<const Job> jobs) {
  const std::lock_guard lock(mutex_);
  std::vector<Kept> kept;
  for (const Job& job : jobs) {
    const bool whole = fits(all_, job);
    if (whole)
      for (const Write& w : job) write(all_, w);
    kept.push_back(whole ? Kept::kDurable : Kept::kConflict);
  }
  return kept;
}

std::vector<std::string> MemoryStore::unfinished() {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> ids;
  for (const auto& [id, kept] : all_.tables)
    if (kept.history.stored.stage <= TableStage::kRunning) ids.push_back(id);
  return ids;
}

std::optional<TableHistory> MemoryStore::table(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = all_.tables.find(id);
  if (found == all_.tables.end()) return std::nullopt;
  return found->second.history;
}

std::vector<StoredTable> MemoryStore::list(const ListQuery& query) {
  const std::lock_guard lock(mutex_);
  std::vector<StoredTable> found;
  for (const auto& [id, kept] : all_.tables) {
    const StoredTable& stored = kept.history.stored;
    const bool theirs = query.person.empty() || kept.people.contains(query.person);
    const bool behind =
        std::pair(stored.changed_ms, stored.table.id) < std::pair(query.before_ms, query.before_id);
    if (stored.stage == query.stage && theirs && behind &&
        (!query.public_only || stored.table.open_to_all))
      found.push_back(stored);
  }
  std::sort(found.begin(), found.end(), [](const StoredTable& a, const StoredTable& b) {
    return a.changed_ms != b.changed_ms ? a.changed_ms > b.changed_ms : a.table.id > b.table.id;
  });
  if (found.size() > static_cast<std::size_t>(query.most))
    found.resize(static_cast<std::size_t>(query.most));
  return found;
}

std::optional<Person> MemoryStore::person(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = all_.people.find(id);
  return found == all_.people.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Person> MemoryStore::account(const std::string& name) {
  const std::lock_guard lock(mutex_);
  for (const auto& [id, person] : all_.people)
    if (!name.empty() && person.account == name) return person;
  return std::nullopt;
}

std::optional<std::string> MemoryStore::content(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = all_.contents.find(id);
  return found == all_.contents.end() ? std::nullopt : std::optional(found->second);
}

std::vector<SeatNotes> MemoryStore::notes(const std::string& table) {
  const std::lock_guard lock(mutex_);
  std::vector<SeatNotes> found;
  if (const auto at = all_.tables.find(table); at != all_.tables.end())
    for (const auto& [seat, notes] : at->second.notes) found.push_back(notes);
  return found;
}

std::vector<Person> MemoryStore::accounts(const std::string& after, int most) {
  const std::lock_guard lock(mutex_);
  std::vector<Person> found;
  for (const auto& [id, person] : all_.people)
    if (person.account > after) found.push_back(person);
  std::sort(found.begin(), found.end(),
            [](const Person& a, const Person& b) { return a.account < b.account; });
  if (found.size() > static_cast<std::size_t>(most)) found.resize(static_cast<std::size_t>(most));
  return found;
}

std::optional<Token> MemoryStore::token(const Digest& hash) {
  const std::lock_guard lock(mutex_);
  const auto found = all_.tokens.find(hash);
  return found == all_.tokens.end() ? std::nullopt : std::optional(found->second);
}

std::vector<SeenGuest> MemoryStore::guests(const std::string& after, int most) {
  const std::lock_guard lock(mutex_);
  std::vector<SeenGuest> found;
  for (auto at = all_.people.upper_bound(after); at != all_.people.end(); ++at) {
    if (std::ssize(found) >= most) break;
    const Person& person = at->second;
    if (!person.account.empty()) continue;
    SeenGuest guest{person.id, person.created_ms, false};
    for (const auto& [hash, token] : all_.tokens)
      if (token.person == person.id) guest.seen_ms = std::max(guest.seen_ms, token.used_ms);
    for (const auto& [id, table] : all_.tables)
      guest.plays = guest.plays || (table.people.contains(person.id) &&
                                    table.history.stored.stage <= TableStage::kRunning);
    found.push_back(guest);
  }
  return found;
}

std::vector<Token> MemoryStore::tokens(const Digest& after, int most) {
  const std::lock_guard lock(mutex_);
  std::vector<Token> found;
  for (auto at = all_.tokens.upper_bound(after); at != all_.tokens.end(); ++at) {
    if (std::ssize(found) >= most) break;
    found.push_back(at->second);
  }
  return found;
}

std::string MemoryStore::backup(const std::string&) {
  return "an in-memory store cannot be backed up";
}

}  // namespace paradoxa
