#include "engine/toml_row.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

std::string quoted(std::string_view key) { return "'" + std::string(key) + "'"; }

std::string range(int min, int max) {
  return "from " + std::to_string(min) + " to " + std::to_string(max);
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

// Digits only, and not so many that they do not fit.
std::optional<int> whole_number(std::string_view word) {
  if (word.empty() || word.size() > 6) return std::nullopt;
  int value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return value;
}

}  // namespace

std::vector<std::string> TomlErrors::told() const {
  std::vector<std::string> lines;
  for (const auto& [place, what] : errors_)
    lines.push_back(path_ + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) +
                    ": " + what);
  return lines;
}

bool TomlRow::has(std::string_view key) {
  asked_.push_back(key);
  return table_->contains(key);
}

const toml::node* TomlRow::find(std::string_view key) {
  if (!has(key)) errors_->add(*table_, quoted(key) + " is missing");
  return table_->get(key);
}

void TomlRow::fail(std::string_view key, std::string what) {
  const toml::node* node = table_->get(key);
  errors_->add(node == nullptr ? static_cast<const toml::node&>(*table_) : *node, std::move(what));
}

std::string_view TomlRow::text(std::string_view key, std::size_t max) {
  const toml::node* node = find(key);
  if (node == nullptr) return {};
  const auto value = node->value_exact<std::string_view>();
  if (!value || value->empty() || value->size() > max) {
    fail(key, quoted(key) + " must be a string of 1 to " + std::to_string(max) + " bytes");
    return {};
  }
  if (std::any_of(value->begin(), value->end(), is_control)) {
    fail(key, quoted(key) + " contains a control character");
    return {};
  }
  return *value;
}

void TomlRow::read_colour(std::string_view key, FixedText<16>& into) {
  constexpr std::size_t kLength = 7;
  const toml::node* node = find(key);
  if (node == nullptr) return;
  const std::string_view value = node->value_exact<std::string_view>().value_or("");
  if (value.size() == kLength && value[0] == '#' &&
      value.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos)
    into = FixedText<16>(value);
  else
    fail(key, quoted(key) + " must be a colour like #0069B4");
}

void TomlRow::read(std::string_view key, std::uint8_t& into, int min, int max) {
  const toml::node* node = find(key);
  if (node == nullptr) return;
  const auto value = node->value_exact<std::int64_t>();
  if (value && *value >= min && *value <= max)
    into = static_cast<std::uint8_t>(*value);
  else
    fail(key, quoted(key) + " must be a whole number " + range(min, max));
}

std::vector<std::string_view> TomlRow::words(std::string_view key, std::size_t max) {
  std::vector<std::string_view> found;
  std::string_view rest = text(key, max);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    found.push_back(rest.substr(0, end));
    // A blank at the end has an empty word behind it, as two blanks have between them.
    if (end + 1 == rest.size()) found.emplace_back();
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return found;
}

void TomlRow::read(std::string_view key, std::span<std::uint8_t> into, int min, int max) {
  const std::vector<std::string_view> found =
      words(key, std::max<std::size_t>(64, 4 * into.size()));
  if (found.empty()) return;
  bool right = found.size() == into.size();
  for (std::size_t i = 0; i < found.size() && right; ++i) {
    const auto value = whole_number(found[i]);
    right = value && *value >= min && *value <= max;
    if (right) into[i] = static_cast<std::uint8_t>(*value);
  }
  if (!right)
    fail(key, quoted(key) + " must be " + std::to_string(into.size()) + " whole numbers " +
                  range(min, max) + ", with a blank between two");
}

std::optional<std::vector<const toml::node*>> TomlRow::list(std::string_view key,
                                                            std::string_view what) {
  const toml::node* node = find(key);
  if (node == nullptr) return std::nullopt;
  const toml::array* array = node->as_array();
  if (array == nullptr) {
    fail(key, quoted(key) + " must be a list of " + std::string(what));
    return std::nullopt;
  }
  std::vector<const toml::node*> items;
  for (const toml::node& item : *array) items.push_back(&item);
  return items;
}

void TomlRow::fixed(std::string_view key, std::string_view expected) {
  const std::string_view value = text(key, kMaxWord);
  if (value.empty() || value == expected || count_ == RowCount::kWrong) return;
  fail(key, "the " + std::string(key) + " here must be " + quoted(expected));
}

void TomlRow::fail_word(std::string_view key, std::span<const std::string_view> words,
                        std::string_view clause) {
  std::string what = quoted(key) + " must be ";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) what += i + 1 == words.size() ? " or " : ", ";
    what += words[i];
  }
  fail(key, what + " (" + std::string(clause) + ")");
}

void TomlRow::finish() const {
  for (const auto& [key, node] : *table_)
    if (std::find(asked_.begin(), asked_.end(), key.str()) == asked_.end())
      errors_->add(key.source().begin, quoted(key.str()) + " is not a known key");
}

}  // namespace paradoxa
