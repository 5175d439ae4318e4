// How the database got its present shape, step by step, from the first version on.
#pragma once

#include <string>

#include "store/sqlite.hpp"

namespace paradoxa {

// The number of steps there are: what `PRAGMA user_version` of a current database says.
int newest_version();

// Takes an empty or an older database to the newest version, each step in a transaction of its own.
// Returns what is wrong, or nothing. A database from a later program is refused.
std::string migrate(SqliteConnection& db);

// A new file is empty, and one of ours has our tables: anything else belongs to another program and
// is left alone.
std::string check_owner(SqliteConnection& db);

// Of a database that is only read: it must be of the newest version already.
std::string check_version(SqliteConnection& db);

}  // namespace paradoxa
