#include "store/store_file.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace paradoxa {
namespace {

std::string sync_opened(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0) return system_error(path);
  std::string error = ::fsync(file) == 0 ? std::string() : system_error(path);
  ::close(file);
  return error;
}

}  // namespace

NamedFile::~NamedFile() {
  if (file_ >= 0) ::close(file_);
}

void NamedFile::remember(const std::string& path) {
  path_ = path;
  // Closing any other descriptor of a database would drop the locks that SQLite holds on it.
  file_ = ::open(path.c_str(), O_PATH | O_CLOEXEC);
}

std::string NamedFile::flaw() const {
  struct stat used{}, named{};
  if (file_ < 0 || ::fstat(file_, &used) != 0) return {};
  if (::stat(path_.c_str(), &named) != 0) return system_error(path_);
  const bool same = used.st_dev == named.st_dev && used.st_ino == named.st_ino;
  return same ? std::string() : path_ + ": another file has taken its place";
}

bool NamedFile::deleted() const {
  struct stat used{};
  return file_ >= 0 && ::fstat(file_, &used) == 0 && used.st_nlink == 0;
}

std::string system_error(const std::string& about) {
  return about + ": " + std::generic_category().message(errno);
}

std::string sync_file(const std::string& path) { return sync_opened(path, O_RDONLY); }

std::string sync_folder_of(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  return sync_opened(folder.empty() ? "." : folder.string(), O_RDONLY | O_DIRECTORY);
}

std::string make_store_file(const std::string& path) {
  const int made = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0) return errno == EEXIST ? std::string() : system_error(path);
  ::close(made);
  return sync_folder_of(path);
}

}  // namespace paradoxa
