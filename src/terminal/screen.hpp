// What the other side of the streams can do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace paradoxa {

struct Screen {
  bool colour = false;
  bool interactive = false;  // a person sits there: may be asked to press Enter, needs no echo
  bool editing = false;      // keys can move the cursor there
  std::size_t width = 80;

  // Of sentences: longer lines are hard to read.
  std::size_t prose_width() const { return width < kWidestProse ? width : kWidestProse; }

  std::string strong(std::string_view text) const { return painted("\x1b[1m", text); }
  std::string quiet(std::string_view text) const { return painted("\x1b[2m", text); }
  // Everything so far out of sight, the scrolled-off part too.
  std::string cleared() const;

 private:
  static constexpr std::size_t kWidestProse = 100;

  std::string painted(std::string_view code, std::string_view text) const;
};

enum class ColourWish : std::uint8_t { kIfPossible, kNever };

// The terminal this program runs in: colour only on a terminal, and never against NO_COLOR.
Screen this_terminal(ColourWish wish);

}  // namespace paradoxa
