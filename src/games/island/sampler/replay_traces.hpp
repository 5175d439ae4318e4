// Inside a replay: places of the Wave as bits, and the walk over all traces.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/island/sampler/replay.hpp"

namespace paradoxa::island {

inline constexpr std::uint16_t kAllParts = (1u << kOceanParts) - 1;
constexpr std::uint16_t bit(OceanPart part) {
  return static_cast<std::uint16_t>(1u << index_of(part));
}
constexpr std::uint16_t bit(Lake lake) {
  return static_cast<std::uint16_t>(1u << (kOceanParts + static_cast<int>(lake)));
}
constexpr std::uint8_t side(Direction d) { return static_cast<std::uint8_t>(d); }
constexpr std::uint8_t entry_after(Direction d) { return side(opposite(d)); }

// The Wave is, or is not, at one of these places; nothing where it is off the map.
inline bool narrow(std::uint16_t& wave, std::uint16_t places, bool is_there) {
  if (wave == 0) return !is_there;
  wave = static_cast<std::uint16_t>(is_there ? wave & places : wave & ~places);
  return wave != 0;
}

// Goes through all traces; `step` gets a copy of each and emits what it becomes.
template <class Step>
bool Replay::each(Step&& step) {
  more_.clear();
  kept_ = 0;
  for (Trace trace : traces_) {  // a copy: its place may be written over
    first_ = true;
    step(trace);
  }
  traces_.resize(kept_);
  if (more_.empty()) return !traces_.empty();
  traces_.insert(traces_.end(), more_.begin(), more_.end());
  thin_out();
  return true;
}

}  // namespace paradoxa::island
