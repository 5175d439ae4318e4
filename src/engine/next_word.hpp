// Words of a line, one after the other.
#pragma once

#include <cstddef>
#include <string_view>

namespace paradoxa {

// Removes the first word from the text, and the space after it.
constexpr std::string_view next_word(std::string_view& text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
  return word;
}

}  // namespace paradoxa
