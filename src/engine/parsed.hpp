// The result of parsing: a value, or one sentence that says what is wrong.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace paradoxa {

template <class T>
class Parsed {
 public:
  Parsed(T value) : value_(std::move(value)) {}  // NOLINT(google-explicit-constructor)

  static Parsed wrong(std::string error) {
    Parsed parsed;
    parsed.error_ = std::move(error);
    return parsed;
  }

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }
  const T& operator*() const { return *value_; }
  T& operator*() { return *value_; }
  const T* operator->() const { return &*value_; }
  const std::string& error() const { return error_; }

 private:
  Parsed() = default;

  std::optional<T> value_;
  std::string error_;
};

}  // namespace paradoxa
