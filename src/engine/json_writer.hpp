// JSON straight into text. What is told to every seat after every move goes this way: building a
// document first, only to print it and throw it away, costs about ten times as much.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/serialize.hpp>

namespace paradoxa {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return begin('{'); }
  JsonWriter& begin_array() { return begin('['); }
  JsonWriter& end_object() { return end('}'); }
  JsonWriter& end_array() { return end(']'); }

  // Keys are names from the program, never anything that needs escaping.
  JsonWriter& key(std::string_view name) {
    separate();
    text_.append(1, '"').append(name).append("\":");
    first_ = true;
    return *this;
  }

  JsonWriter& value(std::string_view text) {
    separate();
    for (const char c : text)
      if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) return escaped(text);
    text_.append(1, '"').append(text).append(1, '"');
    return *this;
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::same_as<bool> auto truth) {
    separate();
    text_ += truth ? "true" : "false";
    return *this;
  }
  JsonWriter& value(std::integral auto number)
    requires(!std::same_as<decltype(number), bool>)
  {
    separate();
    char digits[24];
    const auto [last, error] = std::to_chars(digits, digits + sizeof digits, +number);
    text_.append(digits, static_cast<std::size_t>(last - digits));
    return *this;
  }
  JsonWriter& null() {
    separate();
    text_ += "null";
    return *this;
  }
  // Something that is JSON already.
  JsonWriter& json(std::string_view text) {
    separate();
    text_ += text;
    return *this;
  }

  template <class T>
  JsonWriter& member(std::string_view name, const T& what) {
    return key(name).value(what);
  }

  std::string take() { return std::move(text_); }

 private:
  JsonWriter& begin(char bracket) {
    separate();
    text_ += bracket;
    first_ = true;
    return *this;
  }
  JsonWriter& end(char bracket) {
    text_ += bracket;
    first_ = false;
    return *this;
  }
  void separate() {
    if (!first_) text_ += ',';
    first_ = false;
  }
  JsonWriter& escaped(std::string_view text) {
    text_ += boost::json::serialize(boost::json::string_view(text.data(), text.size()));
    return *this;
  }

  std::string text_;
  bool first_ = true;  // nothing to separate from
};

}  // namespace paradoxa
