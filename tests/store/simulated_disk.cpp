#include "store/simulated_disk.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>

namespace paradoxa {

using Kind = DiskCall::Kind;

// What SQLite holds of an open file. Files without a name are scratch space: their calls are
// neither counted nor refused.
struct DiskFile {
  sqlite3_file base;
  SimulatedDisk* disk;
  std::size_t number;
  std::string* scratch;

  std::string& content() { return scratch != nullptr ? *scratch : disk->files_[number]; }
};

// The functions that SQLite calls.
struct DiskMethods {
  static DiskFile& of(sqlite3_file* file) { return *reinterpret_cast<DiskFile*>(file); }
  static SimulatedDisk& of(sqlite3_vfs* vfs) { return *static_cast<SimulatedDisk*>(vfs->pAppData); }

  static int close(sqlite3_file* file) {
    delete of(file).scratch;
    return SQLITE_OK;
  }

  static int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
    const std::string& content = of(file).content();
    const auto wanted = static_cast<std::size_t>(size);
    const auto from = std::min(static_cast<std::size_t>(at), content.size());
    const std::size_t there = std::min(wanted, content.size() - from);
    std::memset(to, 0, wanted);
    std::memcpy(to, content.data() + from, there);
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  static void put(std::string& content, std::size_t at, std::string_view bytes) {
    if (content.size() < at + bytes.size()) content.resize(at + bytes.size());
    bytes.copy(content.data() + at, bytes.size());
  }

  static int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
    DiskFile& f = of(file);
    std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(size));
    const bool refused = f.scratch == nullptr && f.disk->refuses_now();
    // A full disk takes what still fits.
    if (refused) bytes.resize(bytes.size() / 2 / 512 * 512);
    put(f.content(), static_cast<std::size_t>(at), bytes);
    if (f.scratch == nullptr) f.disk->calls_.push_back({Kind::kWrite, f.number, {}, at, bytes});
    if (!refused) return SQLITE_OK;
    switch (f.disk->how_) {
      case Refusal::kFull: return SQLITE_FULL;
      case Refusal::kReadOnly: return SQLITE_READONLY;
      case Refusal::kIoError: break;
    }
    return SQLITE_IOERR_WRITE;
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    DiskFile& f = of(file);
    if (f.scratch == nullptr && f.disk->refuses_now()) return SQLITE_IOERR_TRUNCATE;
    f.content().resize(static_cast<std::size_t>(size));
    if (f.scratch == nullptr) f.disk->calls_.push_back({Kind::kTruncate, f.number, {}, size, {}});
    return SQLITE_OK;
  }

  static int sync(sqlite3_file* file, int) {
    DiskFile& f = of(file);
    if (f.scratch != nullptr) return SQLITE_OK;
    const bool refused = f.disk->refuses_now();
    f.disk->calls_.push_back({refused ? Kind::kFailedSync : Kind::kSync, f.number, {}, 0, {}});
    return refused ? SQLITE_IOERR_FSYNC : SQLITE_OK;
  }

  static int size(sqlite3_file* file, sqlite3_int64* result) {
    *result = static_cast<sqlite3_int64>(of(file).content().size());
    return SQLITE_OK;
  }

  static int lock(sqlite3_file*, int) { return SQLITE_OK; }
  static int reserved(sqlite3_file*, int* result) {
    *result = 0;
    return SQLITE_OK;
  }
  static int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
  static int sector_size(sqlite3_file*) { return 4096; }
  static int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

  static int map_shared(sqlite3_file* file, int region, int bytes, int extend,
                        void volatile** result) {
    auto& shared = of(file).disk->shared_;
    while (extend != 0 && shared.size() <= static_cast<std::size_t>(region))
      shared.push_back(std::make_unique<char[]>(static_cast<std::size_t>(bytes)));
    const bool there = static_cast<std::size_t>(region) < shared.size();
    *result = there ? shared[static_cast<std::size_t>(region)].get() : nullptr;
    return SQLITE_OK;
  }
  static int lock_shared(sqlite3_file*, int, int, int) { return SQLITE_OK; }
  static void barrier(sqlite3_file*) {}
  static int unmap_shared(sqlite3_file* file, int) {
    of(file).disk->shared_.clear();
    return SQLITE_OK;
  }

  static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
    SimulatedDisk& disk = of(vfs);
    DiskFile& f = of(file);
    f = {{nullptr}, &disk, 0, nullptr};
    if (out != nullptr) *out = flags;
    if (name == nullptr) {
      f.scratch = new std::string;
    } else if (const auto known = disk.names_.find(name); known != disk.names_.end()) {
      f.number = known->second;
    } else {
      if ((flags & SQLITE_OPEN_CREATE) == 0 || disk.refuses_now()) return SQLITE_CANTOPEN;
      f.number = disk.number_of(name);
      disk.calls_.push_back({Kind::kCreate, f.number, name, 0, {}});
    }
    static const sqlite3_io_methods kMethods{
        .iVersion = 2,
        .xClose = &close,
        .xRead = &read,
        .xWrite = &write,
        .xTruncate = &truncate,
        .xSync = &sync,
        .xFileSize = &size,
        .xLock = &lock,
        .xUnlock = &lock,
        .xCheckReservedLock = &reserved,
        .xFileControl = &control,
        .xSectorSize = &sector_size,
        .xDeviceCharacteristics = &characteristics,
        .xShmMap = &map_shared,
        .xShmLock = &lock_shared,
        .xShmBarrier = &barrier,
        .xShmUnmap = &unmap_shared,
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
    f.base.pMethods = &kMethods;
    return SQLITE_OK;
  }

  static int remove(sqlite3_vfs* vfs, const char* name, int) {
    SimulatedDisk& disk = of(vfs);
    const auto known = disk.names_.find(name);
    if (known == disk.names_.end()) return SQLITE_IOERR_DELETE_NOENT;
    if (disk.refuses_now()) return SQLITE_IOERR_DELETE;
    disk.calls_.push_back({Kind::kDelete, known->second, name, 0, {}});
    disk.names_.erase(known);
    return SQLITE_OK;
  }

  // As on a real system, an empty file counts as none.
  static int access(sqlite3_vfs* vfs, const char* name, int, int* result) {
    const SimulatedDisk& disk = of(vfs);
    const auto known = disk.names_.find(name);
    *result = known != disk.names_.end() && !disk.files_[known->second].empty();
    return SQLITE_OK;
  }

  static int full_name(sqlite3_vfs*, const char* name, int size, char* to) {
    sqlite3_snprintf(size, to, "%s", name);
    return SQLITE_OK;
  }

  static int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }
  static int entropy(sqlite3_vfs*, int size, char* to) {
    std::memset(to, 0x5A, static_cast<std::size_t>(size));
    return size;
  }
  static int now(sqlite3_vfs*, double* result) {
    *result = 2461000.5;
    return SQLITE_OK;
  }
};

SimulatedDisk::SimulatedDisk(DiskImage before) : before_(std::move(before)) {
  static std::atomic<int> count{0};
  name_ = "simulated-" + std::to_string(++count);
  for (const auto& [name, bytes] : before_) files_[number_of(name)] = bytes;
  vfs_.iVersion = 1;
  vfs_.szOsFile = sizeof(DiskFile);
  vfs_.mxPathname = 512;
  vfs_.zName = name_.c_str();
  vfs_.pAppData = this;
  vfs_.xOpen = &DiskMethods::open;
  vfs_.xDelete = &DiskMethods::remove;
  vfs_.xAccess = &DiskMethods::access;
  vfs_.xFullPathname = &DiskMethods::full_name;
  vfs_.xRandomness = &DiskMethods::entropy;
  vfs_.xSleep = &DiskMethods::sleep;
  vfs_.xCurrentTime = &DiskMethods::now;
  sqlite3_vfs_register(&vfs_, 0);
}

SimulatedDisk::~SimulatedDisk() { sqlite3_vfs_unregister(&vfs_); }

DiskImage SimulatedDisk::content() const {
  DiskImage image;
  for (const auto& [name, number] : names_) image[name] = files_[number];
  return image;
}

std::size_t SimulatedDisk::number_of(const std::string& name) {
  files_.emplace_back();
  return names_[name] = files_.size() - 1;
}

void SimulatedDisk::refuse(std::size_t at, Refusal how, Refused how_often) {
  refuse_at_ = made_ + at;
  how_ = how;
  how_often_ = how_often;
  refusing_ = true;
}

bool SimulatedDisk::refuses_now() {
  const std::size_t mine = made_++;
  if (!refusing_ || mine < refuse_at_) return false;
  if (how_often_ == Refused::kOnce) refusing_ = false;
  return refused_ = true;
}

}  // namespace paradoxa
