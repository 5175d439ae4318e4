// An enumeration and its words or letters, both ways: the one table that parses and prints it.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>

namespace paradoxa {

// The words of the values 0, 1, 2, … of an enumeration:
//   inline constexpr EnumWords<Timeframe, 3> kTimeframeIds{"past", "present", "future"};
template <class Enum, std::size_t Count>
class EnumWords {
 public:
  template <std::convertible_to<std::string_view>... Words>
    requires(sizeof...(Words) == Count)
  explicit consteval EnumWords(const Words&... words) : words_{words...} {}

  static constexpr std::size_t size() { return Count; }
  constexpr const std::string_view* begin() const { return words_.data(); }
  constexpr const std::string_view* end() const { return words_.data() + Count; }
  constexpr const std::string_view* data() const { return words_.data(); }

  // The word at a place. Precondition: place < size().
  constexpr std::string_view operator[](std::size_t place) const { return words_[place]; }
  // The word of a value; `otherwise` where it has none.
  constexpr std::string_view of(Enum value, std::string_view otherwise = "?") const {
    const auto place = static_cast<std::size_t>(value);
    return place < Count ? words_[place] : otherwise;
  }

  constexpr std::optional<Enum> parse(std::string_view word) const {
    for (std::size_t place = 0; place < Count; ++place)
      if (words_[place] == word) return static_cast<Enum>(place);
    return std::nullopt;
  }
  // The same into `value`, which is left alone where the word is not known.
  constexpr bool parse(std::string_view word, Enum& value) const {
    const auto found = parse(word);
    if (found) value = *found;
    return found.has_value();
  }

 private:
  std::array<std::string_view, Count> words_;
};

// The same with a letter for each value: EnumLetters<Domain>{"KSTV"}.
template <class Enum>
class EnumLetters {
 public:
  explicit consteval EnumLetters(std::string_view letters) : letters_(letters) {}

  constexpr std::string_view text() const { return letters_; }
  constexpr std::size_t size() const { return letters_.size(); }
  constexpr char operator[](std::size_t place) const { return letters_[place]; }
  constexpr char of(Enum value) const { return letters_[static_cast<std::size_t>(value)]; }

  constexpr std::optional<Enum> parse(char letter) const {
    const std::size_t place = letters_.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<Enum>(place);
  }
  // A text of one letter.
  constexpr std::optional<Enum> parse(std::string_view text) const {
    return text.size() == 1 ? parse(text[0]) : std::nullopt;
  }

 private:
  std::string_view letters_;
};

}  // namespace paradoxa
