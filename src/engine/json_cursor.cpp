#include "engine/json_cursor.hpp"

#include <algorithm>

#include <boost/json.hpp>

namespace paradoxa {

bool JsonCursor::is_null() const { return value_ != nullptr && value_->is_null(); }
bool JsonCursor::is_string() const { return value_ != nullptr && value_->is_string(); }
bool JsonCursor::is_number() const { return value_ != nullptr && value_->is_number(); }
bool JsonCursor::is_object() const { return value_ != nullptr && value_->is_object(); }

JsonCursor JsonCursor::at(std::string_view key) const {
  JsonCursor member = maybe(key);
  if (!member.exists() && exists()) fail("'" + std::string(key) + "' is missing");
  return member;
}

JsonCursor JsonCursor::maybe(std::string_view key) const {
  const std::string path = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
  if (value_ == nullptr) return {nullptr, path, *error_};
  const json::object* object = value_->if_object();
  if (object == nullptr) {
    fail("expected an object");
    return {nullptr, path, *error_};
  }
  const json::value* member = object->if_contains(key);
  return {member != nullptr && member->is_null() ? nullptr : member, path, *error_};
}

std::vector<JsonCursor> JsonCursor::items() const {
  std::vector<JsonCursor> found;
  if (value_ == nullptr) return found;
  const json::array* array = value_->if_array();
  if (array == nullptr) {
    fail("expected a list");
    return found;
  }
  for (std::size_t i = 0; i < array->size(); ++i)
    found.emplace_back(&(*array)[i], path_ + "[" + std::to_string(i) + "]", *error_);
  return found;
}

std::string_view JsonCursor::text() const {
  if (value_ == nullptr) return {};
  const json::string* string = value_->if_string();
  if (string == nullptr) {
    fail("expected text");
    return {};
  }
  return {string->data(), string->size()};
}

std::int64_t JsonCursor::whole(std::int64_t min, std::int64_t max) const {
  if (value_ == nullptr) return min;
  // Numbers parsed from text are int64 if they fit; those made by a program may be unsigned. Too
  // large for an int64 is too large for everything we read.
  boost::system::error_code inexact;
  const auto number = value_->is_double() ? min : value_->to_number<std::int64_t>(inexact);
  if (value_->is_double() || inexact || number < min || number > max) {
    fail("expected a whole number from " + std::to_string(min) + " to " + std::to_string(max));
    return min;
  }
  return number;
}

bool JsonCursor::truth() const {
  if (value_ == nullptr) return false;
  const bool* truth = value_->if_bool();
  if (truth == nullptr) fail("expected true or false");
  return truth != nullptr && *truth;
}

void JsonCursor::only(std::span<const std::string_view> keys) const {
  if (value_ == nullptr) return;
  const json::object* object = value_->if_object();
  if (object == nullptr) return fail("expected an object");
  for (const auto& member : *object) {
    const std::string_view key(member.key().data(), member.key().size());
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      return fail("'" + std::string(key) + "' is not a known field");
  }
}

void JsonCursor::cite(std::string_view clause) const {
  if (!error_->empty()) *error_ += " (" + std::string(clause) + ")";
}

void JsonCursor::fail(const std::string& what) const {
  if (error_->empty()) *error_ = path_.empty() ? what : path_ + ": " + what;
}

}  // namespace paradoxa
