#include "line/raw_member.hpp"

#include <cassert>

#include <boost/json.hpp>

namespace paradoxa {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::size_t after_blanks(std::string_view text, std::size_t at) {
  const std::size_t next = text.find_first_not_of(kBlanks, at);
  return next == std::string_view::npos ? text.size() : next;
}

// `at` is the opening quote.
std::size_t after_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return at + 1;
}

std::size_t after_value(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = after_string(text, at);
      if (depth == 0) return at;
      continue;
    }
    const bool ends = c == ',' || c == '}' || c == ']' || kBlanks.contains(c);
    if (depth == 0 && ends) return at;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at + 1;
    ++at;
  }
  return at;
}

}  // namespace

std::string_view raw_member(std::string_view object, std::string_view name) {
  std::size_t at = after_blanks(object, 0) + 1;
  for (;;) {
    at = after_blanks(object, at);
    if (at >= object.size() || object[at] != '"') return {};
    const std::size_t key_end = after_string(object, at);
    const std::string_view key = object.substr(at, key_end - at);
    const std::size_t begin = after_blanks(object, after_blanks(object, key_end) + 1);
    const std::size_t end = after_value(object, begin);
    assert(end <= object.size());
    // A name may be written with escapes.
    if (boost::json::parse(key).as_string() == name) return object.substr(begin, end - begin);
    at = after_blanks(object, end) + 1;  // the comma
  }
}

}  // namespace paradoxa
