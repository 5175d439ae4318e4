// Drawing from a set of ids at random, each as likely as any other.
#pragma once

#include <cstdint>

namespace paradoxa {

// Precondition: the set is not empty. Asks `random.below` exactly once.
template <class Set, class Random>
constexpr auto any_of(const Set& set, Random& random) {
  return set.nth(random.below(static_cast<std::uint32_t>(set.size())));
}

// The same, and it is no longer in the set.
template <class Set, class Random>
constexpr auto take_any(Set& set, Random& random) {
  const auto id = any_of(set, random);
  set.remove(id);
  return id;
}

}  // namespace paradoxa
