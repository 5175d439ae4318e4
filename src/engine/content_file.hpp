// A content file on its way into a game's tables.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace paradoxa {

struct ContentFile {
  std::string path;  // as errors should name it
  std::string text;
};

}  // namespace paradoxa
