#include "server/backup_command.hpp"

#include <cerrno>
#include <cstdio>
#include <expected>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <unistd.h>

#include "store/sqlite_store.hpp"
#include "store/store_file.hpp"

namespace paradoxa {
namespace {

// The copy is written under a temporary name, which is removed if anything goes wrong.
class UnfinishedCopy {
 public:
  explicit UnfinishedCopy(std::string path) : path_(std::move(path)) {}
  UnfinishedCopy(const UnfinishedCopy&) = delete;
  UnfinishedCopy& operator=(const UnfinishedCopy&) = delete;
  ~UnfinishedCopy() {
    if (made_) ::unlink(path_.c_str());
  }

  // Empty, and for its owner's eyes only.
  std::string make() {
    const int file = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0 && errno == EEXIST)
      return path_ + " exists: another backup is running, or one was interrupted; if so, remove it";
    if (file < 0) return system_error(path_);
    ::close(file);
    made_ = true;
    return {};
  }
  // Renames the copy without replacing a file created in the meantime.
  std::string call_it(const std::string& name) {
    if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) != 0)
      return system_error(name);
    made_ = false;
    return {};
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  bool made_ = false;
};

// Reads the whole copy back.
std::string prove_copy(const std::string& path, SqliteChecked& checked) {
  SqliteStore copy;
  std::string error = copy.open(path, {.use = StoreUse::kRead});
  return error.empty() ? copy.check_all(checked) : error;
}

std::expected<SqliteChecked, std::string> back_up(const std::string& file, const std::string& to) {
  SqliteStore store;
  if (std::string error = store.open(file, {.use = StoreUse::kRead}); !error.empty())
    return std::unexpected(error);
  if (::access(to.c_str(), F_OK) == 0)
    return std::unexpected(to + " already exists and will not be overwritten");
  UnfinishedCopy copy(to + "-part");
  if (std::string error = copy.make(); !error.empty()) return std::unexpected(error);
  if (std::string error = store.backup(copy.path()); !error.empty())
    return std::unexpected("the copy failed: " + error);
  SqliteChecked checked;
  if (std::string error = prove_copy(copy.path(), checked); !error.empty())
    return std::unexpected("the copy failed its check: " + error);
  if (std::string error = sync_file(copy.path()); !error.empty()) return std::unexpected(error);
  if (std::string error = copy.call_it(to); !error.empty()) return std::unexpected(error);
  if (std::string error = sync_folder_of(to); !error.empty()) return std::unexpected(error);
  return checked;
}

}  // namespace

int backup_command(int argc, char** argv) {
  CLI::App app("Copies a store, even while a server is using it, and checks the copy.",
               "paradoxa backup");
  app.footer(
      "Example:\n  paradoxa backup --store sqlite:paradoxa.db --to paradoxa-monday.db\n"
      "Exits with 0 if the copy was made and passed its check, with 1 if not.");
  std::string store;
  std::string to;
  app.add_option("--store", store, "a server's store, sqlite:FILE")->required();
  app.add_option("--to", to, "the file to create; it must not exist yet")->required();
  CLI11_PARSE(app, argc, argv);
  const std::string file = file_of_store(store);
  if (file.empty() || to.empty()) {
    std::cerr << "paradoxa backup: expected a store sqlite:FILE, not '" << store << "'\n";
    return 2;
  }
  const auto checked = back_up(file, to);
  if (!checked) {
    std::cerr << "paradoxa backup: " << checked.error() << '\n';
    return 1;
  }
  std::cout << to << ": " << checked->tables << " tables, " << checked->entries
            << " entries, proven\n";
  return 0;
}

}  // namespace paradoxa
