// A bug in one game stops its table, not the house.
#pragma once

#include <exception>
#include <string>

namespace paradoxa {

// What the work threw, or nothing.
template <class Work>
std::string guarded(const Work& work) {
  try {
    work();
    return {};
  } catch (const std::exception& error) {
    return std::string("exception: ") + error.what();
  }
}

}  // namespace paradoxa
