#include "store/migrations.hpp"

#include <array>

namespace paradoxa {
namespace {

// Never change a step that has been released: add one.
constexpr std::array kSteps{
    R"(CREATE TABLE person (
         id TEXT PRIMARY KEY, name TEXT NOT NULL, created_ms INTEGER NOT NULL,
         account TEXT UNIQUE, password TEXT NOT NULL) STRICT, WITHOUT ROWID;
       CREATE TABLE token (
         hash TEXT PRIMARY KEY, person TEXT NOT NULL, created_ms INTEGER NOT NULL,
         used_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
       CREATE INDEX token_person ON token (person);
       CREATE TABLE game_table (
         id TEXT PRIMARY KEY, game TEXT NOT NULL, head TEXT NOT NULL,
         open_to_all INTEGER NOT NULL, created_ms INTEGER NOT NULL, stage INTEGER NOT NULL,
         changed_ms INTEGER NOT NULL, summary TEXT NOT NULL, seal TEXT NOT NULL)
         STRICT, WITHOUT ROWID;
       CREATE INDEX game_table_stage ON game_table (stage, changed_ms DESC);
       CREATE TABLE entry (
         table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, seal TEXT NOT NULL,
         PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
       CREATE TABLE sitter (
         person TEXT NOT NULL, table_id TEXT NOT NULL,
         PRIMARY KEY (person, table_id)) STRICT, WITHOUT ROWID;)",
    // A seal vouches for what came before it, and nothing vouched for the last entry being the
    // last.
    R"(ALTER TABLE game_table ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
       UPDATE game_table SET entries = (SELECT count(*) FROM entry WHERE table_id = id);)",
    // A page of public games must not read all private ones.
    R"(DROP INDEX game_table_stage;
       CREATE INDEX game_table_stage ON game_table (stage, changed_ms DESC, id DESC);
       CREATE INDEX game_table_public ON game_table (stage, changed_ms DESC, id DESC)
         WHERE open_to_all = 1;)",
    // A changed card must not change the games that are being played without it.
    R"(CREATE TABLE content (
         id TEXT PRIMARY KEY, files TEXT NOT NULL) STRICT, WITHOUT ROWID;)",
    // What players write down is neither part of a game nor of its history.
    R"(CREATE TABLE note (
         table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL,
         PRIMARY KEY (table_id, seat)) STRICT, WITHOUT ROWID;
       CREATE INDEX note_person ON note (person);)",
};

int version_of(SqliteConnection& db) {
  SqliteStatement ask = db.prepare("PRAGMA user_version");
  return ask.ready() && ask.step() == SQLITE_ROW ? static_cast<int>(ask.number(0)) : -1;
}

}  // namespace

int newest_version() { return static_cast<int>(kSteps.size()); }

std::string check_owner(SqliteConnection& db) {
  const int version = version_of(db);
  const std::string found =
      version < 0
          ? ""
          : db.ask(version == 0 ? "SELECT count(*) FROM sqlite_master"
                                : "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND "
                                  "name IN ('person', 'token', 'game_table', 'entry', 'sitter')");
  if (found.empty()) return "the database cannot be read: " + db.error();
  if (found == (version == 0 ? "0" : "5")) return {};
  return "this database belongs to another program: choose a new file, or one of Paradoxa's";
}

std::string check_version(SqliteConnection& db) {
  if (std::string error = check_owner(db); !error.empty()) return error;
  const int version = version_of(db);
  if (version == newest_version()) return {};
  return "the database has version " + std::to_string(version) + ", this program supports " +
         std::to_string(newest_version()) +
         (version > newest_version() ? ": use a newer program" : ": let a server open it once");
}

std::string migrate(SqliteConnection& db) {
  const int version = version_of(db);
  if (version < 0 || version > newest_version()) return check_version(db);
  for (int step = version; step < newest_version(); ++step) {
    const std::string done = "PRAGMA user_version = " + std::to_string(step + 1);
    const bool kept = db.execute("BEGIN IMMEDIATE") &&
                      db.execute(kSteps[static_cast<std::size_t>(step)]) &&
                      db.execute(done.c_str()) && db.execute("COMMIT");
    if (kept) continue;
    std::string error = "migration to version " + std::to_string(step + 1) + ": " + db.error();
    db.execute("ROLLBACK");
    return error;
  }
  return {};
}

}  // namespace paradoxa
