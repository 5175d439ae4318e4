// Text that fits: widths in columns, not bytes, with escape sequences counted as nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace paradoxa {

std::size_t shown_width(std::string_view text);

// Filled up with spaces on the right, or on the left.
std::string padded(std::string_view text, std::size_t width);
std::string right_aligned(std::string_view text, std::size_t width);

struct Wrap {
  std::size_t width = 80;
  std::size_t indent = 0;   // of the first line
  std::size_t hanging = 0;  // of the others
};

// Broken at spaces; line breaks that are in the text stay. Ends with a line break. A word longer
// than a line gets a line of its own and overflows it.
std::string wrapped(std::string_view text, Wrap wrap);

// User input made safe to show: without control characters, and shortened.
std::string printable(std::string_view text, std::size_t most = 40);

std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

}  // namespace paradoxa
