// Terminal colours in text, or the same text without them.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

namespace paradoxa {

// "#C93A12" as one of the 6 x 6 x 6 colours that terminals share. Dark components become 0, so that
// red does not turn into orange.
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

class Brush {
 public:
  explicit Brush(bool colour) : colour_(colour) {}

  std::string strong(const std::string& text) const { return painted("\x1b[1m", text); }
  std::string quiet(const std::string& text) const { return painted("\x1b[2m", text); }
  // With its own background it is readable on dark and light terminals.
  template <class Look>
  std::string chip(const Look& look, const std::string& text) const {
    return painted("\x1b[38;5;" + cube_colour(look.ink.text()) + ";48;5;" +
                       cube_colour(look.fill.text()) + "m",
                   text);
  }

 private:
  std::string painted(std::string_view code, const std::string& text) const {
    return colour_ && !text.empty() ? std::string(code) + text + "\x1b[0m" : text;
  }

  bool colour_;
};

}  // namespace paradoxa
