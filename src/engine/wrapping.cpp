#include "engine/wrapping.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::string wrapped_line(std::string_view line, Wrap wrap) {
  std::string text(wrap.indent, ' ');
  std::size_t column = wrap.indent, start = wrap.indent;
  while (!line.empty()) {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), word.size() + 1));
    if (word.empty()) continue;
    const std::size_t width = shown_width(word);
    if (column > start && column + 1 + width > wrap.width) {
      text += "\n" + std::string(wrap.hanging, ' ');
      column = start = wrap.hanging;
    } else if (column > start) {
      text += ' ';
      ++column;
    }
    text += word;
    column += width;
  }
  return text + "\n";
}

template <class Change>
std::string changed(std::string_view text, Change&& change) {
  std::string result(text);
  for (char& c : result) c = change(c);
  return result;
}

}  // namespace

std::size_t shown_width(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
      continue;
    }
    width += !continues_character(text[i]);
  }
  return width;
}

std::string padded(std::string_view text, std::size_t width) {
  const std::size_t shown = shown_width(text);
  return std::string(text) + std::string(shown < width ? width - shown : 0, ' ');
}

std::string right_aligned(std::string_view text, std::size_t width) {
  const std::size_t shown = shown_width(text);
  return std::string(shown < width ? width - shown : 0, ' ') + std::string(text);
}

std::string wrapped(std::string_view text, Wrap wrap) {
  std::string result;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    result += wrapped_line(line, wrap);
    wrap.indent = wrap.hanging;
  }
  return result;
}

std::string printable(std::string_view text, std::size_t most) {
  std::string shown;
  for (const char c : text) {
    if (shown.size() >= most && !continues_character(c)) return shown + "…";
    const auto code = static_cast<unsigned char>(c);
    shown += code < 0x20 || code == 0x7F ? '?' : c;
  }
  return shown;
}

std::string lower_case(std::string_view text) {
  return changed(text, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
}

std::string upper_case(std::string_view text) {
  return changed(text, [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
}

}  // namespace paradoxa
