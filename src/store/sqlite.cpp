#include "store/sqlite.hpp"

namespace paradoxa {

SqliteStatement::SqliteStatement(sqlite3* db, std::string_view sql) {
  sqlite3_prepare_v3(db, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                     &statement_, nullptr);
}

int SqliteStatement::step() {
  if (statement_ == nullptr) return SQLITE_ERROR;
  const int result = sqlite3_step(statement_);
  if (result != SQLITE_ROW) sqlite3_reset(statement_);
  return result;
}

std::string SqliteStatement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

void SqliteStatement::bind_one(int at, std::string_view value) {
  // An empty view may have no address, and a null pointer would be bound as NULL.
  sqlite3_bind_text64(statement_, at, value.empty() ? "" : value.data(), value.size(),
                      SQLITE_TRANSIENT, SQLITE_UTF8);
}

SqliteConnection::~SqliteConnection() { sqlite3_close_v2(db_); }

std::string SqliteConnection::open(const std::string& path, Missing missing, const char* vfs) {
  const int create = missing == Missing::kCreate ? SQLITE_OPEN_CREATE : 0;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | create;
  if (sqlite3_open_v2(path.c_str(), &db_, flags, vfs) != SQLITE_OK) return path + ": " + error();
  sqlite3_extended_result_codes(db_, 1);
  sqlite3_busy_timeout(db_, 5000);
  return {};
}

bool SqliteConnection::execute(const char* sql) {
  return sqlite3_exec(db_, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

std::string SqliteConnection::ask(std::string_view sql) {
  SqliteStatement statement = prepare(sql);
  if (!statement.ready() || statement.step() != SQLITE_ROW) return {};
  return statement.text(0);
}

}  // namespace paradoxa
