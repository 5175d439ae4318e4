// A disk in memory for SQLite, which remembers every call that changes it, and refuses some.
//
// One connection at a time: locks are granted without asking.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <sqlite3.h>

namespace paradoxa {

using DiskImage = std::map<std::string, std::string>;  // content by file name

struct DiskCall {
  enum class Kind : std::uint8_t { kCreate, kWrite, kTruncate, kSync, kFailedSync, kDelete };
  Kind kind{};
  std::size_t file = 0;  // a number that a name had when the call was made
  std::string name;      // of kCreate and kDelete
  std::int64_t at = 0;   // of kWrite; the new size of kTruncate
  std::string bytes;     // of kWrite: what got there
};

enum class Refusal : std::uint8_t { kIoError, kFull, kReadOnly };
enum class Refused : std::uint8_t { kOnce, kFromThenOn };

class SimulatedDisk {
 public:
  explicit SimulatedDisk(DiskImage before = {});
  ~SimulatedDisk();
  SimulatedDisk(const SimulatedDisk&) = delete;
  SimulatedDisk& operator=(const SimulatedDisk&) = delete;

  const char* vfs() const { return name_.c_str(); }
  const DiskImage& before() const { return before_; }
  const std::vector<DiskCall>& calls() const { return calls_; }
  DiskImage content() const;

  // From now on call number `at` (from 0) is refused, or all from it on.
  void refuse(std::size_t at, Refusal how, Refused how_often);
  void heal() { refusing_ = false; }
  bool refused_any() const { return refused_; }

 private:
  friend struct DiskFile;
  friend struct DiskMethods;

  bool refuses_now();
  std::size_t number_of(const std::string& name);

  std::string name_;
  sqlite3_vfs vfs_{};
  DiskImage before_;
  std::map<std::string, std::size_t> names_;
  std::vector<std::string> files_;               // content by number
  std::vector<std::unique_ptr<char[]>> shared_;  // memory that connections to the log share
  std::vector<DiskCall> calls_;
  std::size_t made_ = 0;  // calls, the refused ones included
  std::size_t refuse_at_ = 0;
  Refusal how_ = Refusal::kIoError;
  Refused how_often_ = Refused::kOnce;
  bool refusing_ = false;
  bool refused_ = false;
};

}  // namespace paradoxa
