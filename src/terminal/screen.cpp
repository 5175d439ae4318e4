#include "terminal/screen.hpp"

#include <algorithm>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

namespace paradoxa {
namespace {

constexpr std::size_t kNarrowest = 40;
constexpr std::size_t kWidest = 120;
constexpr int kBlankLines = 60;

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

bool is_dumb() {
  const char* term = std::getenv("TERM");
  return term == nullptr || std::string_view(term) == "dumb";
}

std::size_t width_of_output() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::clamp<std::size_t>(size.ws_col, kNarrowest, kWidest);
}

}  // namespace

std::string Screen::painted(std::string_view code, std::string_view text) const {
  if (!colour || text.empty()) return std::string(text);
  return std::string(code) + std::string(text) + "\x1b[0m";
}

std::string Screen::cleared() const {
  // Without escape sequences only distance hides what was there.
  return colour ? "\x1b[2J\x1b[3J\x1b[H" : std::string(kBlankLines, '\n');
}

Screen this_terminal(ColourWish wish) {
  const bool shown = isatty(STDOUT_FILENO) != 0;
  Screen screen;
  screen.colour = wish == ColourWish::kIfPossible && shown && !is_set("NO_COLOR") && !is_dumb();
  screen.interactive = shown && isatty(STDIN_FILENO) != 0;
  screen.editing = screen.interactive && !is_dumb();
  screen.width = width_of_output();
  return screen;
}

}  // namespace paradoxa
