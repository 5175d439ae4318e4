// One message of a catalogue, in ICU MessageFormat.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace paradoxa {

class Message {
 public:
  // What a pattern does with an argument: a number is counted (plural), a word is selected by.
  enum class Use : std::uint8_t { kText, kWord, kNumber };
  struct Argument {
    std::string name;
    Use use = Use::kText;
  };
  using Value = std::variant<std::string, std::int64_t>;

  // The pattern is parsed when it is first needed, once. `locale` outlives the message.
  Message(std::string_view locale, std::string_view pattern);
  Message(Message&&) noexcept;
  Message& operator=(Message&&) noexcept;
  ~Message();

  // What is wrong with the pattern, or nothing.
  std::string flaw() const;
  const std::vector<Argument>& arguments() const;
  // One value for each argument, in their order.
  std::string format(std::span<const Value> values) const;

 private:
  struct Inside;
  const Inside& inside() const;
  std::unique_ptr<Inside> inside_;
};

enum class Joining : std::uint8_t { kAnd, kOr, kEach };

// "a, b and c", "a, b or c"; kEach puts sentences one after the other.
std::string joined(std::string_view locale, std::span<const std::string> elements, Joining how);

}  // namespace paradoxa
