#include "engine/json_text.hpp"

#include <cmath>

#include <boost/json.hpp>

namespace paradoxa {
namespace {

// How many members the objects of a text have. Precondition: it is JSON, so a colon outside of a
// string follows a name.
std::size_t members_written(std::string_view text) {
  std::size_t count = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') in_string = !in_string;
    if (in_string && text[i] == '\\') ++i;
    if (!in_string && text[i] == ':') ++count;
  }
  return count;
}

struct Census {
  std::size_t members = 0;
  bool finite = true;

  void take(const json::value& value) {
    if (const double* number = value.if_double()) finite = finite && std::isfinite(*number);
    if (const json::array* array = value.if_array())
      for (const json::value& item : *array) take(item);
    if (const json::object* object = value.if_object())
      for (const auto& member : *object) {
        ++members;
        take(member.value());
      }
  }
};

}  // namespace

Parsed<json::value> parse_json(std::string_view text, std::size_t deepest) {
  using Answer = Parsed<json::value>;
  boost::system::error_code ec;
  json::parse_options options;
  options.max_depth = deepest;
  json::value value = json::parse(json::string_view(text.data(), text.size()), ec, {}, options);
  if (ec) return Answer::wrong("not valid JSON: " + ec.message());
  Census census;
  census.take(value);
  if (!census.finite) return Answer::wrong("a number is too large");
  if (census.members != members_written(text)) return Answer::wrong("duplicate key in an object");
  return value;
}

std::string excerpt(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  std::size_t end = most > 3 ? most - 3 : 0;
  // The bytes of a character after its first are 10xxxxxx.
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace paradoxa
