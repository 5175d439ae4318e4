// A short text inside a plain value: names of pieces in content tables.
#pragma once

#include <cstddef>
#include <string_view>

namespace paradoxa {

template <std::size_t Capacity>
class FixedText {
 public:
  constexpr FixedText() = default;
  // Longer texts are cut; loaders refuse them before they get here.
  constexpr explicit FixedText(std::string_view text) {
    for (const char c : text.substr(0, Capacity)) chars_[size_++] = c;
  }

  constexpr std::string_view text() const { return {chars_, size_}; }
  constexpr bool empty() const { return size_ == 0; }

  friend constexpr bool operator==(const FixedText& a, const FixedText& b) {
    return a.text() == b.text();
  }

 private:
  char chars_[Capacity] = {};
  unsigned char size_ = 0;
  static_assert(Capacity < 256);
};

}  // namespace paradoxa
