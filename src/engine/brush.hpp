// Colours of content files, as terminals have them.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

namespace paradoxa {

// "#C93A12" as one of the 6 x 6 x 6 colours that terminals share. What is dark becomes none at all,
// so that red does not turn to orange.
inline std::string cube_colour(std::string_view hex) {
  if (hex.size() != 7 || hex[0] != '#') return "8";
  int code = 16;
  for (const int weight : {36, 6, 1}) {
    const std::size_t at = weight == 36 ? 1 : weight == 6 ? 3 : 5;
    int level = 0;
    std::from_chars(hex.data() + at, hex.data() + at + 2, level, 16);
    code += weight * (level < 75 ? 0 : level < 115 ? 1 : (level - 35) / 40);
  }
  return std::to_string(code);
}

}  // namespace paradoxa
