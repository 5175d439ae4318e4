// What may be left on a disk when the power fails.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/random.hpp"
#include "store/simulated_disk.hpp"

namespace paradoxa {

// Follows the calls made to a disk. What was synced stays. Of what was not, each sector of 512
// bytes shows any of the contents that it had since: for what survives is decided by dice sector by
// sector, so that writes arrive whole, torn, late before early, or not at all. Where a sync failed,
// the writes before it stay uncertain for ever: a system tells of such a failure only once.
class Platters {
 public:
  explicit Platters(const DiskImage& before);

  void take(const DiskCall& call);
  DiskImage after_power_loss(FastRandom& random) const;

 private:
  enum class Fate : std::uint8_t { kPending, kUncertain, kSafe };
  struct Change {
    DiskCall call;
    Fate fate = Fate::kPending;
  };
  struct File {
    std::string safe;             // up to the first change that is not
    std::vector<Change> changes;  // after it
  };
  struct Renaming {
    std::string name;
    std::size_t file = 0;
    bool created = false;  // or deleted
  };

  void synced(std::size_t file);
  static void fold(File& file);
  static void rename(std::map<std::string, std::size_t>& names, const Renaming& change);

  std::vector<File> files_;
  std::map<std::string, std::size_t> names_;
  std::vector<Renaming> renamings_;  // not yet safe; they become so in order
};

}  // namespace paradoxa
