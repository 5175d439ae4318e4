// Reading JSON from outside: every error is one clear sentence.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/fwd.hpp>

namespace paradoxa {

namespace json = boost::json;

// A place in a document, with its path for errors ("position.seats[2].hand"). The first error is
// kept; after it every step returns blanks, so a reader checks once at the end.
class JsonCursor {
 public:
  // `error` outlives the cursor and every cursor made from it.
  JsonCursor(const json::value* value, std::string path, std::string& error)
      : value_(value), path_(std::move(path)), error_(&error) {}

  bool exists() const { return value_ != nullptr; }
  bool is_null() const;
  bool is_string() const;
  bool is_number() const;
  bool is_object() const;

  JsonCursor at(std::string_view key) const;     // required
  JsonCursor maybe(std::string_view key) const;  // may be absent or null
  std::vector<JsonCursor> items() const;         // of an array
  std::string_view text() const;
  std::int64_t whole(std::int64_t min, std::int64_t max) const;
  bool truth() const;
  // Refuses members that are not in the list.
  void only(std::span<const std::string_view> keys) const;
  void only(std::initializer_list<std::string_view> keys) const {
    only(std::span(keys.begin(), keys.size()));
  }

  // "path: what"; keeps the first.
  void fail(const std::string& what) const;
  // Adds the clause to an error, if there is one: "path: what (PD-2.1)".
  void cite(std::string_view clause) const;
  const std::string& error() const { return *error_; }
  const json::value* value() const { return value_; }

 private:
  const json::value* value_;
  std::string path_;
  std::string* error_;
};

}  // namespace paradoxa
