// One table of a content file, read column by column.
//
// A wrong column is reported with its place and left unchanged; reading continues. Reading a column
// declares it: `finish` reports every key that was not read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "engine/enum_words.hpp"
#include "engine/fixed_text.hpp"

namespace paradoxa {

// What is wrong with a file, by place.
class TomlErrors {
 public:
  explicit TomlErrors(std::string path) : path_(std::move(path)) {}

  void add(const toml::source_position& place, std::string what) {
    errors_.emplace(place, std::move(what));
  }
  void add(const toml::node& node, std::string what) { add(node.source().begin, std::move(what)); }
  // About the file as a whole.
  void add(std::string what) { add(toml::source_position{1, 1}, std::move(what)); }

  bool empty() const { return errors_.empty(); }
  // `file:line:column: what is wrong`, first place first.
  std::vector<std::string> told() const;

 private:
  std::string path_;
  std::multimap<toml::source_position, std::string> errors_;
};

// Whether there are as many rows as there should be; if not, rows cannot be told apart.
enum class RowCount : bool { kWrong, kRight };

class TomlRow {
 public:
  TomlRow(TomlErrors& errors, const toml::table& table, RowCount count)
      : errors_(&errors), table_(&table), count_(count) {}

  // A string of 1 to `max` bytes without control characters, since it is shown on screens; empty if
  // it is wrong.
  std::string_view text(std::string_view key, std::size_t max);
  template <std::size_t N>
  void read(std::string_view key, FixedText<N>& into) {
    into = FixedText<N>(text(key, N));
  }
  // A colour, written #RRGGBB.
  void read_colour(std::string_view key, FixedText<16>& into);
  // A whole number.
  void read(std::string_view key, std::uint8_t& into, int min, int max);
  // One of the words. The clause is the one that knows them.
  template <class Enum, std::size_t N>
  void read(std::string_view key, Enum& into, const EnumWords<Enum, N>& words,
            std::string_view clause) {
    const std::string_view word = text(key, kMaxWord);
    if (!word.empty() && !words.parse(word, into)) fail_word(key, {words.data(), N}, clause);
  }
  // Words with one blank between two; empty if the text is wrong.
  std::vector<std::string_view> words(std::string_view key, std::size_t max);
  // Whole numbers with one blank between two, exactly as many as there is room for.
  void read(std::string_view key, std::span<std::uint8_t> into, int min, int max);
  // The items of a list, or nothing if it is none; `what` says what they should be.
  std::optional<std::vector<const toml::node*>> list(std::string_view key, std::string_view what);
  // A value that is not the file's to choose, since letters and notation depend on the order.
  void fixed(std::string_view key, std::string_view expected);

  // For columns that may be left out.
  bool has(std::string_view key);

  // At the place of the value, or of the row if it has none.
  void fail(std::string_view key, std::string what);
  void fail(const toml::node& node, std::string what) { errors_->add(node, std::move(what)); }

  // Reports the keys that were not read.
  void finish() const;

 private:
  static constexpr std::size_t kMaxWord = 32;

  const toml::node* find(std::string_view key);
  void fail_word(std::string_view key, std::span<const std::string_view> words,
                 std::string_view clause);

  TomlErrors* errors_;
  const toml::table* table_;
  std::vector<std::string_view> asked_;
  RowCount count_;
};

}  // namespace paradoxa
