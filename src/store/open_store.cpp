#include "store/memory_store.hpp"
#include "store/sqlite_store.hpp"
#include "store/store.hpp"

namespace paradoxa {

OpenedStore open_store(const std::string& address) {
  if (address == "memory:") return {std::make_unique<MemoryStore>(), {}};
  constexpr std::string_view kSqlite = "sqlite:";
  if (!address.starts_with(kSqlite) || address.size() == kSqlite.size())
    return {nullptr, "a store is memory: or sqlite:FILE, not '" + address + "'"};
  auto store = std::make_unique<SqliteStore>();
  if (std::string error = store->open(address.substr(kSqlite.size())); !error.empty())
    return {nullptr, error};
  return {std::move(store), {}};
}

}  // namespace paradoxa
