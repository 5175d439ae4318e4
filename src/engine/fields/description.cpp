#include "engine/fields/description.hpp"

namespace paradoxa {
namespace {

void add_paths(const FieldTable& table, const std::string& prefix,
               std::vector<std::string>& paths) {
  for (const FieldDoc& field : table.fields) {
    const std::string path = prefix + std::string(field.key);
    if (field.type.any_order) {
      paths.push_back(path);
      continue;
    }
    for (const FieldTable& inner : field.type.tables)
      add_paths(inner, path + (field.type.many ? "[]." : "."), paths);
  }
}

}  // namespace

std::string inline_type(const FieldTable& table) {
  std::string text = "{";
  for (const FieldDoc& field : table.fields)
    text += (text.size() == 1 ? " " : "; ") + std::string(field.key) +
            (field.may_be_absent ? "?: " : ": ") + field.type.full_type();
  return text + " }";
}

std::vector<FieldTable> inner_tables(const FieldTable& table) {
  std::vector<FieldTable> tables;
  for (const FieldDoc& field : table.fields)
    tables.insert(tables.end(), field.type.tables.begin(), field.type.tables.end());
  return tables;
}

std::vector<std::string> paths_in_any_order(const FieldTable& table) {
  std::vector<std::string> paths;
  add_paths(table, "", paths);
  return paths;
}

}  // namespace paradoxa
