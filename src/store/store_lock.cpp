#include "store/store_lock.hpp"

#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/store_file.hpp"

namespace paradoxa {

std::expected<StoreLock, std::string> StoreLock::take(const std::string& file) {
  if (file.empty()) return StoreLock();
  // A file of its own, for SQLite lets go of all locks on its file when it closes it; and beside
  // the real file, so that a link to it leads to the same lock.
  std::error_code unknown;
  const std::string real = std::filesystem::weakly_canonical(file, unknown).string();
  const std::string path = (real.empty() ? file : real) + "-lock";
  StoreLock lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!lock.held()) return std::unexpected(system_error(path));
  // Never removed: whoever waits for a removed file and whoever makes it anew would both hold it.
  if (::flock(lock.file_, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return std::unexpected("another server uses " + file);
  return std::unexpected(system_error(path));
}

StoreLock::~StoreLock() {
  if (held()) ::close(file_);
}

}  // namespace paradoxa
