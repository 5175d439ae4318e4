#include "engine/toml_reader.hpp"

#include <algorithm>

namespace paradoxa {

TomlReader::TomlReader(const ContentFile& file) : errors_(file.path) {
  toml::parse_result parsed = toml::parse(std::string_view(file.text), file.path);
  if (parsed.succeeded())
    root_ = std::move(parsed).table();
  else
    errors_.add(parsed.error().source().begin, std::string(parsed.error().description()));
}

std::vector<TomlRow> TomlReader::any_rows(std::string_view name, RowCount row_count) {
  std::vector<TomlRow> rows;
  const std::string header = "[[" + std::string(name) + "]]";
  asked_.push_back(name);
  const toml::node* node = root_.get(name);
  if (node == nullptr) {
    fail(header + " is missing");
    return rows;
  }
  const toml::array* array = node->as_array();
  if (array == nullptr) {
    errors_.add(*node, "'" + std::string(name) + "' must be written as " + header);
    return rows;
  }
  for (const toml::node& item : *array) {
    if (const toml::table* table = item.as_table())
      rows.emplace_back(errors_, *table, row_count);
    else
      errors_.add(item, "expected a table, written as " + header);
  }
  return rows;
}

std::vector<TomlRow> TomlReader::counted_rows(std::string_view name, std::size_t count) {
  const toml::array* array = root_[name].as_array();
  if (array == nullptr || array->size() == count) return any_rows(name);
  // At the first row too many, or at the last one there is.
  const toml::node* where = array;
  if (!array->empty()) where = array->get(std::min(count, array->size() - 1));
  errors_.add(*where, "expected exactly " + std::to_string(count) + " [[" + std::string(name) +
                          "]], found " + std::to_string(array->size()));
  return any_rows(name, RowCount::kWrong);
}

std::string TomlReader::about(std::string_view before, std::string_view name, std::string_view id,
                              std::string_view behind, std::string_view clause) {
  std::string what(before);
  for (const std::string_view part : {name, id}) what.append(" ").append(part);
  return what.append(behind).append(" (").append(clause).append(")");
}

std::vector<std::string> TomlReader::finish() {
  for (const auto& [key, node] : root_)
    if (std::find(asked_.begin(), asked_.end(), key.str()) == asked_.end())
      errors_.add(key.source().begin, "'" + std::string(key.str()) + "' is not a known key");
  return errors_.told();
}

}  // namespace paradoxa
