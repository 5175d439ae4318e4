// How much of the work a build can do, and the seed of the tests of the sampler.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "support/endgames_paradominetor.hpp"

namespace paradoxa::paradominetor {

// Sanitizers make everything slow; then a part of the work must do.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr int kSlowness = 12;
#elif defined(__has_feature)
inline constexpr int kSlowness = __has_feature(address_sanitizer) ? 12 : 1;
#else
inline constexpr int kSlowness = 1;
#endif

#define TRACE_SEED() SCOPED_TRACE("PARADOXA_SEED=" + std::string(seed_text()))

}  // namespace paradoxa::paradominetor
