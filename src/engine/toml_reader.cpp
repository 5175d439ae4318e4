#include "engine/toml_reader.hpp"

#include <algorithm>

namespace paradoxa {

TomlReader::TomlReader(const ContentFile& file) : path_(file.path) {
  toml::parse_result parsed = toml::parse(std::string_view(file.text), file.path);
  if (parsed.failed()) {
    error_ = place(parsed.error().source()) + std::string(parsed.error().description());
    return;
  }
  root_ = std::move(parsed).table();
}

std::vector<const toml::table*> TomlReader::tables(std::string_view name) {
  std::vector<const toml::table*> found;
  const toml::node* node = root_.get(name);
  if (node == nullptr) {
    fail("[[" + std::string(name) + "]] is missing");
    return found;
  }
  const toml::array* array = node->as_array();
  if (array == nullptr) {
    fail(*node, "'" + std::string(name) + "' must be written as [[" + std::string(name) + "]]");
    return found;
  }
  for (const toml::node& item : *array) {
    if (const toml::table* table = item.as_table())
      found.push_back(table);
    else
      fail(item, "a table is wanted here");
  }
  return found;
}

std::string_view TomlReader::text(const toml::table& table, std::string_view key,
                                  std::size_t most) {
  const toml::node* node = table.get(key);
  if (node == nullptr) {
    fail(table, "'" + std::string(key) + "' is missing");
    return {};
  }
  const auto value = node->value<std::string_view>();
  if (!value || !node->is_string() || value->empty() || value->size() > most) {
    fail(*node,
         "'" + std::string(key) + "' must be a text of 1 to " + std::to_string(most) + " bytes");
    return {};
  }
  if (std::any_of(value->begin(), value->end(),
                  [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; })) {
    fail(*node, "'" + std::string(key) + "' has a control character");
    return {};
  }
  return *value;
}

std::string_view TomlReader::colour(const toml::table& table, std::string_view key) {
  constexpr std::size_t kLength = 7;
  const std::string_view value = text(table, key, 64);
  const bool fits = value.size() == kLength && value[0] == '#' &&
                    value.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
  if (fits) return value;
  if (const toml::node* node = table.get(key))
    fail(*node, "'" + std::string(key) + "' must be a colour like #0069B4");
  return {};
}

std::int64_t TomlReader::number(const toml::table& table, std::string_view key, std::int64_t least,
                                std::int64_t most) {
  const toml::node* node = table.get(key);
  if (node == nullptr) {
    fail(table, "'" + std::string(key) + "' is missing");
    return least;
  }
  const auto value = node->value<std::int64_t>();
  if (!value || !node->is_integer() || *value < least || *value > most) {
    fail(*node, "'" + std::string(key) + "' must be a whole number from " + std::to_string(least) +
                    " to " + std::to_string(most));
    return least;
  }
  return *value;
}

void TomlReader::only(const toml::table& table, std::initializer_list<std::string_view> keys) {
  const toml::key* first = nullptr;  // in the file; a table is ordered by name
  for (const auto& [key, node] : table) {
    const bool known = std::find(keys.begin(), keys.end(), key.str()) != keys.end();
    if (!known && (first == nullptr || key.source().begin < first->source().begin)) first = &key;
  }
  if (first != nullptr && error_.empty())
    error_ = place(first->source()) + "'" + std::string(first->str()) + "' is not known here";
}

void TomlReader::fail(const toml::node& where, const std::string& what) {
  if (error_.empty()) error_ = place(where.source()) + what;
}

void TomlReader::fail(const std::string& what) {
  if (error_.empty()) error_ = path_ + ":1:1: " + what;
}

std::string TomlReader::place(const toml::source_region& region) const {
  return path_ + ":" + std::to_string(region.begin.line) + ":" +
         std::to_string(region.begin.column) + ": ";
}

}  // namespace paradoxa
