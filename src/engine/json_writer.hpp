// Writes JSON straight to text. Everything sent to the seats after a move goes this way: building a
// document only to print it and throw it away costs about ten times as much.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/serialize.hpp>

namespace paradoxa {

class JsonWriter {
 public:
  JsonWriter() : text_(kFirstSize, '\0') {}

  JsonWriter& begin_object() { return begin('{'); }
  JsonWriter& begin_array() { return begin('['); }
  JsonWriter& end_object() { return end('}'); }
  JsonWriter& end_array() { return end(']'); }

  // Keys are names from the program, never anything that needs escaping.
  JsonWriter& key(std::string_view name) {
    char* at = room(name.size() + 4);
    *at++ = '"';
    at = std::copy(name.begin(), name.end(), at);
    *at++ = '"';
    *at++ = ':';
    first_ = true;
    return upto(at);
  }

  JsonWriter& value(std::string_view text) {
    char* at = room(text.size() + 3);
    *at++ = '"';
    for (const char c : text) {
      if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) return escaped(text);
      *at++ = c;
    }
    *at++ = '"';
    return upto(at);
  }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(std::same_as<bool> auto truth) { return json(truth ? "true" : "false"); }
  JsonWriter& value(std::integral auto number)
    requires(!std::same_as<decltype(number), bool>)
  {
    char* at = room(kDigits);
    return upto(std::to_chars(at, at + kDigits, +number).ptr);
  }
  JsonWriter& null() { return json("null"); }
  // Something that is JSON already.
  JsonWriter& json(std::string_view text) {
    return upto(std::copy(text.begin(), text.end(), room(text.size() + 1)));
  }

  template <class T>
  JsonWriter& member(std::string_view name, const T& what) {
    return key(name).value(what);
  }

  std::size_t size() const { return used_; }
  // Inserts a member at the front of an object that was written from this place on.
  void lead(std::size_t object, std::string_view name, std::string_view text) {
    JsonWriter member;
    member.key(name).value(text);
    const std::size_t brace = object + (text_[object] == ',' ? 1 : 0);
    text_.resize(used_);
    text_.insert(brace + 1, member.take() + ",");
    used_ = text_.size();
  }

  // Takes back the end of an object that has just been written, and is not empty: more members
  // follow.
  JsonWriter& reopen() {
    --used_;
    first_ = false;
    return *this;
  }

  std::string take() {
    text_.resize(used_);
    return std::move(text_);
  }

 private:
  static constexpr std::size_t kFirstSize = 4096;
  static constexpr std::size_t kDigits = 24;

  JsonWriter& begin(char bracket) {
    char* at = room(2);
    *at++ = bracket;
    first_ = true;
    return upto(at);
  }
  JsonWriter& end(char bracket) {
    first_ = true;  // no comma before it
    char* at = room(1);
    *at++ = bracket;
    return upto(at);
  }
  // Where to write up to `most` bytes, and a comma, if one belongs here, is written already.
  char* room(std::size_t most) {
    if (text_.size() - used_ < most + 1) text_.resize(2 * text_.size() + most);
    char* at = text_.data() + used_;
    if (!first_) *at++ = ',';
    first_ = false;
    return at;
  }
  JsonWriter& upto(const char* end) {
    used_ = static_cast<std::size_t>(end - text_.data());
    return *this;
  }
  JsonWriter& escaped(std::string_view text) {
    first_ = text_[used_] != ',';
    return json(boost::json::serialize(boost::json::string_view(text.data(), text.size())));
  }

  std::string text_;      // longer than what is written
  std::size_t used_ = 0;  // bytes written
  bool first_ = true;     // nothing to separate from
};

}  // namespace paradoxa
