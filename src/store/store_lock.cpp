#include "store/store_lock.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/store_file.hpp"

namespace paradoxa {

std::expected<StoreLock, std::string> StoreLock::take(const std::string& file) {
  if (file.empty()) return StoreLock();
  // On the store's own file, so that every link to it leads to the same lock, and no one can
  // remove it and keep the store. SQLite takes locks of another kind, which this one does not meet;
  // closing the file would drop them, so it is closed last of all.
  if (std::string error = make_store_file(file); !error.empty()) return std::unexpected(error);
  StoreLock lock(::open(file.c_str(), O_RDWR | O_CLOEXEC));
  if (!lock.held()) return std::unexpected(system_error(file));
  if (::flock(lock.file_, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return std::unexpected("another server is using " + file);
  return std::unexpected(system_error(file));
}

StoreLock::~StoreLock() {
  if (held()) ::close(file_);
}

}  // namespace paradoxa
