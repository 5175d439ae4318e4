// A thin, safe skin over SQLite: a connection, statements that bind and step.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <sqlite3.h>

namespace paradoxa {

class SqliteStatement {
 public:
  SqliteStatement() = default;
  SqliteStatement(sqlite3* db, std::string_view sql);
  SqliteStatement(SqliteStatement&& other) noexcept
      : statement_(std::exchange(other.statement_, nullptr)) {}
  SqliteStatement& operator=(SqliteStatement&& other) noexcept {
    std::swap(statement_, other.statement_);
    return *this;
  }
  ~SqliteStatement() { sqlite3_finalize(statement_); }

  bool ready() const { return statement_ != nullptr; }

  // Binds all parameters in order, from the first.
  template <class... Values>
  SqliteStatement& bind(const Values&... values) {
    sqlite3_reset(statement_);
    int at = 0;
    (bind_one(++at, values), ...);
    return *this;
  }
  // SQLITE_ROW, SQLITE_DONE or an error; after anything but a row the statement is reset.
  int step();
  // Steps a statement that gives no rows.
  bool run() { return step() == SQLITE_DONE; }

  std::string text(int column) const;
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  void reset() { sqlite3_reset(statement_); }

 private:
  void bind_one(int at, std::string_view value);
  void bind_one(int at, std::int64_t value) { sqlite3_bind_int64(statement_, at, value); }
  void bind_one(int at, bool value) { sqlite3_bind_int64(statement_, at, value ? 1 : 0); }

  sqlite3_stmt* statement_ = nullptr;
};

class SqliteConnection {
 public:
  SqliteConnection() = default;
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;
  ~SqliteConnection();

  enum class Missing : std::uint8_t { kCreate, kRefuse };
  // Empty when it is open. `vfs` names another file layer: tests let it fail.
  std::string open(const std::string& path, Missing missing, const char* vfs = nullptr);
  bool execute(const char* sql);
  SqliteStatement prepare(std::string_view sql) { return {db_, sql}; }
  // One text, or empty.
  std::string ask(std::string_view sql);

  sqlite3* get() const { return db_; }
  std::string error() const { return db_ ? sqlite3_errmsg(db_) : "not open"; }
  int error_code() const { return db_ ? sqlite3_errcode(db_) : SQLITE_MISUSE; }

 private:
  sqlite3* db_ = nullptr;
};

}  // namespace paradoxa
