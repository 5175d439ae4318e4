#include "store/sqlite_store.hpp"

#include <filesystem>
#include <utility>

#include "store/migrations.hpp"

namespace paradoxa {
namespace {

Digest digest_of(const std::string& hex) {
  Digest digest{};
  from_hex(hex, digest);
  return digest;
}

// The head is sealed too: it holds the options and the secret.
Digest head_seal(const NewTable& table) {
  return seal(Digest{}, table.id, -1, table.game + '\0' + table.head);
}

StoredTable stored_from(const SqliteStatement& row) {
  StoredTable stored;
  stored.table = {row.text(0), row.text(1), row.text(2), row.number(3) != 0, row.number(4)};
  stored.stage = static_cast<TableStage>(row.number(5));
  stored.changed_ms = row.number(6);
  stored.summary = row.text(7);
  return stored;
}

constexpr std::string_view kTableColumns =
    "SELECT id, game, head, open_to_all, created_ms, stage, changed_ms, summary, seal, entries "
    "FROM game_table ";

}  // namespace

std::string SqliteStore::open(const std::string& path, const SqliteSettings& settings) {
  const bool writes = settings.use == StoreUse::kWrite;
  using enum SqliteConnection::Missing;
  if (std::string error = db_.open(path, writes ? kCreate : kRefuse, settings.vfs); !error.empty())
    return error;
  // A file may come from anywhere: its schema runs nothing, and a page is looked at before use.
  if (!db_.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON"))
    return path + ": " + db_.error();
  std::string error = writes ? open_to_write(settings) : check_version(db_);
  if (error.empty()) error = prepare_statements();
  path_ = path;
  if (error.empty() && writes && settings.vfs == nullptr) {
    file_.remember(path);
    log_.remember(path + "-wal");
  }
  return error.empty() ? error : path + ": " + error;
}

std::string SqliteStore::open_to_write(const SqliteSettings& settings) {
  // Before anything is written.
  if (std::string error = check_owner(db_); !error.empty()) return error;
  if (db_.ask("PRAGMA journal_mode = WAL") != "wal")
    return "cannot use a write-ahead log: " + db_.error();
  sqlite3_wal_autocheckpoint(db_.get(), settings.checkpoint_pages);
  // FULL, not NORMAL: with NORMAL a power loss takes acknowledged moves back. What was forgotten
  // is overwritten. A log that grew while a backup held it back becomes small again.
  if (!db_.execute("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; "
                   "PRAGMA journal_size_limit = 16777216"))
    return db_.error();
  SqliteStatement size =
      db_.prepare("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
  if (size.step() != SQLITE_ROW) return db_.error();
  const bool small = size.number(0) <= settings.checked_at_open_bytes;
  size.reset();
  if (std::string error = small ? check_pages() : ""; !error.empty()) return error;
  if (std::string error = migrate(db_); !error.empty()) return error;
  return small ? check_orphans() : "";
}

std::string SqliteStore::check_pages() {
  const std::string found = db_.ask("PRAGMA quick_check(1)");
  if (found == "ok") return {};
  return "the file is damaged: " + (found.empty() ? db_.error() : found);
}

// From one table that has entries to the next, not from entry to entry.
std::string SqliteStore::check_orphans() {
  SqliteStatement ask = db_.prepare(
      "WITH RECURSIVE owner(id) AS (SELECT min(table_id) FROM entry UNION ALL "
      "SELECT (SELECT min(table_id) FROM entry WHERE table_id > owner.id) FROM owner "
      "WHERE id IS NOT NULL) SELECT id FROM owner WHERE id IS NOT NULL AND NOT EXISTS "
      "(SELECT 1 FROM game_table WHERE game_table.id = owner.id) LIMIT 1");
  const int result = ask.step();
  if (result == SQLITE_DONE) return {};
  if (result != SQLITE_ROW) return "the entries cannot be read: " + db_.error();
  return "the file is damaged: it has entries of a missing table, " + ask.text(0);
}

std::string SqliteStore::check_all(SqliteChecked& checked) {
  if (std::string error = check_pages(); !error.empty()) return error;
  if (std::string error = check_orphans(); !error.empty()) return error;
  // The names first: a read that lasts would keep the log from being emptied.
  SqliteStatement ask = db_.prepare("SELECT id FROM game_table ORDER BY id");
  std::vector<std::string> ids;
  int result = 0;
  while ((result = ask.step()) == SQLITE_ROW) ids.push_back(ask.text(0));
  if (result != SQLITE_DONE) return "the tables cannot be read: " + db_.error();
  for (const std::string& id : ids) {
    const auto history = table(id);
    if (!history) return "table " + id + " is gone";
    if (!history->damage.empty()) return "table " + id + ": " + history->damage;
    ++checked.tables;
    checked.entries += static_cast<std::int64_t>(history->entries.size());
  }
  return {};
}

std::string SqliteStore::prove(const std::atomic<bool>& stop) {
  // Asked now and then in the middle of a statement: then the statement fails.
  sqlite3_progress_handler(
      db_.get(), 10000,
      [](void* flag) { return static_cast<const std::atomic<bool>*>(flag)->load() ? 1 : 0; },
      const_cast<std::atomic<bool>*>(&stop));
  SqliteChecked checked;
  std::string error = check_all(checked);
  sqlite3_progress_handler(db_.get(), 0, nullptr, nullptr);
  return error;
}

std::string SqliteStore::prepare_statements() {
  bool ready = true;
  const auto prepare = [&](SqliteStatement& statement, std::string_view sql) {
    statement = db_.prepare(sql);
    ready = ready && statement.ready();
  };
  const std::string columns(kTableColumns);
  prepare(new_table_, "INSERT INTO game_table VALUES (?1,?2,?3,?4,?5,0,?5,'{}',?6,0)");
  prepare(new_content_, "INSERT OR IGNORE INTO content VALUES (?1,?2)");
  prepare(content_, "SELECT files FROM content WHERE id = ?1");
  prepare(new_entry_, "INSERT INTO entry VALUES (?1,?2,?3,?4)");
  prepare(count_, "UPDATE game_table SET entries = ?2 + 1 WHERE id = ?1 AND entries = ?2");
  prepare(last_seal_, "SELECT seal FROM entry WHERE table_id = ?1 AND seq = ?2");
  prepare(head_seal_, "SELECT seal FROM game_table WHERE id = ?1");
  prepare(summarise_,
          "UPDATE game_table SET stage = ?2, changed_ms = ?3, summary = ?4 WHERE id = ?1");
  prepare(rewrite_, "UPDATE entry SET body = ?3, seal = ?4 WHERE table_id = ?1 AND seq = ?2");
  prepare(sit_, "INSERT OR IGNORE INTO sitter VALUES (?1,?2)");
  prepare(drop_entry_, "DELETE FROM entry WHERE table_id = ?1 AND seq = ?2");
  prepare(count_back_, "UPDATE game_table SET entries = ?2 WHERE id = ?1");
  prepare(over_, "SELECT 1 FROM game_table WHERE id = ?1 AND stage > 1");
  prepare(drop_entries_, "DELETE FROM entry WHERE table_id = ?1");
  prepare(drop_table_, "DELETE FROM game_table WHERE id = ?1");
  prepare(drop_sitters_, "DELETE FROM sitter WHERE table_id = ?1");
  prepare(put_notes_,
          "INSERT INTO note SELECT ?1,?2,?3,?4 FROM game_table WHERE id = ?1 ON CONFLICT "
          "(table_id, seat) DO UPDATE SET person = excluded.person, body = excluded.body");
  prepare(drop_notes_, "DELETE FROM note WHERE table_id = ?1 AND seat = ?2");
  prepare(drop_notes_at_, "DELETE FROM note WHERE table_id = ?1");
  prepare(forget_notes_, "DELETE FROM note WHERE person = ?1");
  prepare(notes_, "SELECT seat, person, body FROM note WHERE table_id = ?1 ORDER BY seat");
  prepare(put_person_,
          "INSERT INTO person VALUES (?1,?2,?3,nullif(?4,''),?5) ON CONFLICT (id) DO UPDATE SET "
          "name = excluded.name, account = excluded.account, password = excluded.password");
  prepare(put_token_,
          "INSERT INTO token VALUES (?1,?2,?3,?4) ON CONFLICT (hash) DO UPDATE SET "
          "used_ms = excluded.used_ms");
  prepare(forget_token_, "DELETE FROM token WHERE hash = ?1");
  prepare(forget_tokens_, "DELETE FROM token WHERE person = ?1");
  prepare(forget_person_, "DELETE FROM person WHERE id = ?1");
  prepare(forget_sitter_, "DELETE FROM sitter WHERE person = ?1");
  prepare(begin_read_, "BEGIN");
  prepare(end_read_, "ROLLBACK");
  prepare(find_table_, columns + "WHERE id = ?1");
  // One for each kind of list, so that each has its index and reads no more than it shows.
  const std::string page =
      "AND (changed_ms, id) < (?2, ?3) ORDER BY changed_ms DESC, id DESC LIMIT ?4";
  prepare(list_, columns + "WHERE stage = ?1 " + page);
  prepare(list_public_, columns + "WHERE stage = ?1 AND open_to_all = 1 " + page);
  prepare(list_of_, columns +
                        "WHERE id IN (SELECT table_id FROM sitter WHERE person = ?5) AND "
                        "stage = ?1 AND open_to_all >= ?6 " +
                        page);
  prepare(entries_, "SELECT seq, body, seal FROM entry WHERE table_id = ?1 ORDER BY seq");
  prepare(unfinished_, "SELECT id FROM game_table WHERE stage <= 1 ORDER BY id");
  prepare(person_by_id_,
          "SELECT id, name, created_ms, account, password FROM person WHERE id = ?1");
  prepare(person_by_account_,
          "SELECT id, name, created_ms, account, password FROM person WHERE account = ?1");
  prepare(accounts_,
          "SELECT id, name, created_ms, account, password FROM person WHERE account > ?1 "
          "ORDER BY account LIMIT ?2");
  prepare(guests_,
          "SELECT id, max(created_ms, coalesce((SELECT max(used_ms) FROM token WHERE "
          "token.person = person.id), 0)), EXISTS (SELECT 1 FROM sitter JOIN game_table ON "
          "game_table.id = table_id WHERE sitter.person = person.id AND stage <= 1) "
          "FROM person WHERE id > ?1 AND account IS NULL ORDER BY id LIMIT ?2");
  prepare(tokens_,
          "SELECT hash, person, created_ms, used_ms FROM token WHERE hash > ?1 ORDER BY hash "
          "LIMIT ?2");
  prepare(token_, "SELECT hash, person, created_ms, used_ms FROM token WHERE hash = ?1");
  return ready ? std::string() : db_.error();
}

// A transaction that could not be rolled back would block every later one.
bool SqliteStore::begin() {
  if (sqlite3_get_autocommit(db_.get()) == 0) db_.execute("ROLLBACK");
  return db_.execute("BEGIN IMMEDIATE");
}

// A commit into a file that has lost its name, or whose log has, is gone with the process.
std::string SqliteStore::misplaced() const {
  std::string flaw = file_.flaw();
  return flaw.empty() ? log_.flaw() : flaw;
}

std::vector<Kept> SqliteStore::keep(std::span<const Job> jobs) {
  std::vector<Kept> kept(jobs.size(), Kept::kFailed);
  failure_ = misplaced();
  if (!failure_.empty()) return kept;
  if (!begin()) {
    failure_ = db_.error();
    return kept;
  }
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    kept[i] = keep_one(jobs[i]);
    if (kept[i] == Kept::kFailed) break;  // the disk is in trouble: nothing of this round counts
  }
  const bool failed = !kept.empty() && kept.back() == Kept::kFailed;
  if (!failed && db_.execute("COMMIT")) {
    failure_ = misplaced();
    if (failure_.empty()) return kept;
    take_back(jobs, kept);
  } else {
    if (!failed) failure_ = db_.error();
    db_.execute("ROLLBACK");
  }
  newest_.clear();
  return std::vector<Kept>(jobs.size(), Kept::kFailed);
}

// The file lost its name during the commit. The callers are told that it failed; if the file comes
// back, it must not contain more than they know of. People and tokens can be written again.
void SqliteStore::take_back(std::span<const Job> jobs, const std::vector<Kept>& kept) {
  bool whole = begin();
  for (std::size_t i = jobs.size(); whole && i-- > 0;)
    for (std::size_t j = jobs[i].size(); whole && kept[i] == Kept::kDurable && j-- > 0;) {
      if (const auto* entry = std::get_if<NewEntry>(&jobs[i][j]))
        whole = drop_entry_.bind(entry->table, entry->seq).run() &&
                count_back_.bind(entry->table, entry->seq).run();
      if (const auto* made = std::get_if<NewTable>(&jobs[i][j]))
        whole = drop_sitters_.bind(made->id).run() && drop_table_.bind(made->id).run();
    }
  if (!whole || !db_.execute("COMMIT")) db_.execute("ROLLBACK");
}

std::string SqliteStore::examine() {
  std::string flaw = misplaced();
  if (!flaw.empty() || failure_.empty()) return failure_ = flaw;
  // Writes one page, and waits for the disk as every commit does.
  const std::string small = "PRAGMA user_version = " + std::to_string(newest_version());
  if (begin() && db_.execute(small.c_str()) && db_.execute("COMMIT")) return failure_ = {};
  failure_ = db_.error();
  db_.execute("ROLLBACK");
  return failure_;
}

std::string SqliteStore::rescue() {
  if (!file_.deleted() || std::exchange(rescued_, true)) return {};
  constexpr int kMaxCopies = 100;
  for (int i = 1; i < kMaxCopies; ++i) {
    std::string copy = path_ + ".rescued-" + std::to_string(i);
    if (std::filesystem::exists(copy)) continue;
    if (std::string error = make_store_file(copy); !error.empty()) return error;
    if (const std::string error = backup(copy); !error.empty())
      return copy.append(": ").append(error);
    return "everything saved so far is in " + copy;
  }
  return path_ + ": too many rescued copies";
}

// A job in conflict is taken back alone; the others of the round stand.
Kept SqliteStore::keep_one(const Job& job) {
  const auto failed = [this] {
    failure_ = db_.error();
    return Kept::kFailed;
  };
  if (!db_.execute("SAVEPOINT job")) return failed();
  bool whole = true;
  for (const Write& item : job) {
    whole = std::visit([&](const auto& w) { return write(w); }, item);
    if (!whole) break;
  }
  if (whole) return db_.execute("RELEASE job") ? Kept::kDurable : failed();
  // A refused key is a constraint, or a row that is not there; all else is the disk.
  const int code = db_.error_code() & 0xFF;
  std::string error = db_.error();
  const bool conflict =
      code == SQLITE_CONSTRAINT || code == SQLITE_DONE || code == SQLITE_OK || code == SQLITE_ROW;
  newest_.clear();
  if (!db_.execute("ROLLBACK TO job") || !db_.execute("RELEASE job")) return failed();
  if (conflict) return Kept::kConflict;
  failure_ = std::move(error);
  return Kept::kFailed;
}

bool SqliteStore::write(const NewTable& t) {
  const std::string sealed = to_hex(head_seal(t));
  return new_table_.bind(t.id, t.game, t.head, t.open_to_all, t.created_ms, sealed).run();
}

bool SqliteStore::write(const NewContent& c) { return new_content_.bind(c.id, c.files).run(); }

// The seal of the entry before, which must be there: so entries have no gap.
std::optional<Digest> SqliteStore::seal_before(const NewEntry& e) {
  if (const auto known = newest_.find(e.table);
      known != newest_.end() && known->second.first == e.seq - 1)
    return known->second.second;
  SqliteStatement& before = e.seq == 0 ? head_seal_ : last_seal_;
  if (e.seq == 0)
    before.bind(e.table);
  else
    before.bind(e.table, e.seq - 1);
  if (before.step() != SQLITE_ROW) return std::nullopt;
  const Digest digest = digest_of(before.text(0));
  before.reset();
  return digest;
}

bool SqliteStore::write(const NewEntry& e) {
  const auto before = seal_before(e);
  if (!before) return false;
  const Digest sealed = seal(*before, e.table, e.seq, e.body);
  if (!new_entry_.bind(e.table, e.seq, e.body, to_hex(sealed)).run()) return false;
  if (!count_.bind(e.table, e.seq).run() || sqlite3_changes(db_.get()) == 0) return false;
  newest_[e.table] = {e.seq, sealed};
  return true;
}

bool SqliteStore::write(const TableSummary& s) {
  if (!summarise_.bind(s.table, static_cast<std::int64_t>(s.stage), s.changed_ms, s.summary)
           .run() ||
      sqlite3_changes(db_.get()) == 0)
    return false;
  if (s.stage > TableStage::kRunning) newest_.erase(s.table);
  for (const std::string& person : s.people)
    if (!sit_.bind(person, s.table).run()) return false;
  return true;
}

bool SqliteStore::write(const Person& p) {
  return put_person_.bind(p.id, p.name, p.created_ms, p.account, p.password).run();
}

bool SqliteStore::write(const Token& t) {
  return put_token_.bind(to_hex(t.hash), t.person, t.created_ms, t.used_ms).run();
}

bool SqliteStore::write(const ForgetToken& f) { return forget_token_.bind(to_hex(f.hash)).run(); }

bool SqliteStore::write(const ForgetTokensOf& f) { return forget_tokens_.bind(f.person).run(); }

bool SqliteStore::write(const ForgetPerson& f) {
  return forget_tokens_.bind(f.person).run() && forget_sitter_.bind(f.person).run() &&
         forget_notes_.bind(f.person).run() && forget_person_.bind(f.person).run();
}

bool SqliteStore::write(const ForgetTable& f) {
  const bool over = over_.bind(f.table).step() == SQLITE_ROW;
  over_.reset();
  newest_.erase(f.table);
  return over && drop_entries_.bind(f.table).run() && drop_sitters_.bind(f.table).run() &&
         drop_notes_at_.bind(f.table).run() && drop_table_.bind(f.table).run();
}

bool SqliteStore::write(const SeatNotes& n) {
  const auto seat = std::int64_t{n.seat};
  if (!put_notes_.bind(n.table, seat, n.person, n.text).run()) return false;
  if (sqlite3_changes(db_.get()) == 0) return false;
  return !n.text.empty() || drop_notes_.bind(n.table, seat).run();
}

bool SqliteStore::write(const RewriteEntries& r) {
  const auto history = table(r.table);
  if (!history || !history->damage.empty() || history->entries.size() != r.bodies.size())
    return false;
  newest_.erase(r.table);
  Digest sealed = head_seal(history->stored.table);
  std::int64_t seq = 0;
  for (const std::string& body : r.bodies) {
    sealed = seal(sealed, r.table, seq, body);
    if (!rewrite_.bind(r.table, seq++, body, to_hex(sealed)).run()) return false;
  }
  return true;
}

// Whether there is a row; an error is noted as the trouble it is.
bool SqliteStore::read(SqliteStatement& statement) {
  const int result = statement.step();
  trouble_ = result == SQLITE_ROW || result == SQLITE_DONE ? std::string() : db_.error();
  return result == SQLITE_ROW;
}

std::vector<std::string> SqliteStore::unfinished() {
  std::vector<std::string> ids;
  unfinished_.bind();
  while (read(unfinished_)) ids.push_back(unfinished_.text(0));
  return ids;
}

// The head and the entries of one moment, even while another connection writes.
std::optional<TableHistory> SqliteStore::table(const std::string& id) {
  const bool alone = sqlite3_get_autocommit(db_.get()) != 0;
  if (alone) begin_read_.run();
  auto history = read_table(id);
  if (alone) end_read_.run();
  return history;
}

std::optional<TableHistory> SqliteStore::read_table(const std::string& id) {
  const bool found = read(find_table_.bind(id));
  if (!found && trouble_.empty()) return std::nullopt;
  TableHistory history;
  if (!found) {
    history.damage = "the table cannot be read: " + trouble_;
    return history;
  }
  history.stored = stored_from(find_table_);
  const std::string head = find_table_.text(8);
  const std::int64_t count = find_table_.number(9);
  find_table_.reset();
  Digest before = head_seal(history.stored.table);
  if (to_hex(before) != head) history.damage = "the head of the table was altered";
  std::int64_t seq = 0;
  for (entries_.bind(id); read(entries_); ++seq) {
    std::string body = entries_.text(1);
    before = seal(before, id, seq, body);
    if (history.damage.empty() && (entries_.number(0) != seq || entries_.text(2) != to_hex(before)))
      history.damage = "entry " + std::to_string(seq) + " is missing or was altered";
    history.entries.push_back(std::move(body));
  }
  if (!history.damage.empty()) return history;
  if (!trouble_.empty()) history.damage = "the entries cannot be read: " + trouble_;
  if (trouble_.empty() && seq != count)
    history.damage = std::to_string(seq) + " entries found, expected " + std::to_string(count);
  return history;
}

std::vector<StoredTable> SqliteStore::list(const ListQuery& query) {
  std::vector<StoredTable> found;
  const auto stage = static_cast<std::int64_t>(query.stage);
  const auto most = static_cast<std::int64_t>(query.most);
  SqliteStatement& list = !query.person.empty() ? list_of_
                          : query.public_only   ? list_public_
                                                : list_;
  if (query.person.empty())
    list.bind(stage, query.before_ms, query.before_id, most);
  else
    list.bind(stage, query.before_ms, query.before_id, most, query.person, query.public_only);
  while (read(list)) found.push_back(stored_from(list));
  return found;
}

Person SqliteStore::person_from(const SqliteStatement& row) {
  return {row.text(0), row.text(1), row.number(2), row.text(3), row.text(4)};
}

std::optional<Person> SqliteStore::person_where(SqliteStatement& statement,
                                                const std::string& key) {
  if (!read(statement.bind(key))) return std::nullopt;
  Person person = person_from(statement);
  statement.reset();
  return person;
}

std::optional<Person> SqliteStore::person(const std::string& id) {
  return person_where(person_by_id_, id);
}

std::optional<Person> SqliteStore::account(const std::string& name) {
  return person_where(person_by_account_, name);
}

std::vector<Person> SqliteStore::accounts(const std::string& after, int most) {
  std::vector<Person> found;
  accounts_.bind(after, static_cast<std::int64_t>(most));
  while (read(accounts_)) found.push_back(person_from(accounts_));
  return found;
}

std::optional<Token> SqliteStore::token(const Digest& hash) {
  if (!read(token_.bind(to_hex(hash)))) return std::nullopt;
  Token token{digest_of(token_.text(0)), token_.text(1), token_.number(2), token_.number(3)};
  token_.reset();
  return token;
}

std::optional<std::string> SqliteStore::content(const std::string& id) {
  if (!read(content_.bind(id))) return std::nullopt;
  std::string files = content_.text(0);
  content_.reset();
  return files;
}

std::vector<SeatNotes> SqliteStore::notes(const std::string& table) {
  std::vector<SeatNotes> found;
  notes_.bind(table);
  while (read(notes_))
    found.push_back(
        {table, static_cast<std::uint8_t>(notes_.number(0)), notes_.text(1), notes_.text(2)});
  return found;
}

std::vector<SeenGuest> SqliteStore::guests(const std::string& after, int most) {
  std::vector<SeenGuest> found;
  guests_.bind(after, static_cast<std::int64_t>(most));
  while (read(guests_))
    found.push_back({guests_.text(0), guests_.number(1), guests_.number(2) != 0});
  return found;
}

std::vector<Token> SqliteStore::tokens(const Digest& after, int most) {
  std::vector<Token> found;
  tokens_.bind(to_hex(after), static_cast<std::int64_t>(most));
  while (read(tokens_))
    found.push_back(
        {digest_of(tokens_.text(0)), tokens_.text(1), tokens_.number(2), tokens_.number(3)});
  return found;
}

std::string SqliteStore::backup(const std::string& path) {
  SqliteStatement into = db_.prepare("VACUUM INTO ?1");
  return into.ready() && into.bind(path).run() ? std::string() : db_.error();
}

}  // namespace paradoxa
