// Whether a receiver also gets sentences: clients that generate their own have no use for ours.
#pragma once

#include <cstdint>

namespace paradoxa {

enum class Words : std::uint8_t { kLeftOut, kTold };

}  // namespace paradoxa
