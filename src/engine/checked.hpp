// Assertions stay on in every build. Checks that would cost a search more than a few percent are
// made where PARADOXA_CHECKED is defined: in the builds `debug` and `fuzz`.
#pragma once

#include <cassert>

namespace paradoxa {

#ifdef PARADOXA_CHECKED
inline constexpr bool kChecked = true;
#else
inline constexpr bool kChecked = false;
#endif

}  // namespace paradoxa
