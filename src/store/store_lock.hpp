// One server per file. Two would each believe that their tables are the newest.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace paradoxa {

// Held while the object lives. The system lets go of it when the process ends, however it ends.
class StoreLock {
 public:
  // Of the store in this file; an empty name, of a store in memory, needs none. The error says who
  // is there already.
  static std::expected<StoreLock, std::string> take(const std::string& file);

  StoreLock() = default;
  StoreLock(StoreLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  StoreLock& operator=(StoreLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~StoreLock();

  bool held() const { return file_ >= 0; }

 private:
  explicit StoreLock(int file) : file_(file) {}

  int file_ = -1;
};

}  // namespace paradoxa
