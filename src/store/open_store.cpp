#include "store/memory_store.hpp"
#include "store/sqlite_store.hpp"
#include "store/store.hpp"
#include "store/store_file.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kSqliteAddress = "sqlite:";

}  // namespace

std::string file_of_store(const std::string& address) {
  return address.starts_with(kSqliteAddress) ? address.substr(kSqliteAddress.size()) : "";
}

OpenedStore open_store(const std::string& address, StoreUse use) {
  if (address == "memory:") return {std::make_unique<MemoryStore>(), {}};
  const std::string file = file_of_store(address);
  if (file.empty())
    return {nullptr, "expected memory: or sqlite:FILE as the store, not '" + address + "'"};
  if (use == StoreUse::kWrite)
    if (std::string error = make_store_file(file); !error.empty()) return {nullptr, error};
  auto store = std::make_unique<SqliteStore>();
  if (std::string error = store->open(file, {.use = use}); !error.empty()) return {nullptr, error};
  return {std::move(store), {}};
}

}  // namespace paradoxa
