// Lists of fields as pages of the documentation and as TypeScript.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/fields/description.hpp"

namespace paradoxa::contract {

namespace json = boost::json;

// ---- Markdown -----------------------------------------------------------------------------------

// An object, and the fields in which it is found.
struct Section {
  const FieldTable* table;
  bool many;
  std::vector<std::string> keys;
};

inline void collect(const FieldTable& table, std::vector<Section>& sections) {
  for (const FieldDoc& field : table.fields)
    for (const FieldTable& inner : field.type.tables) {
      if (inner.fields.empty()) continue;
      const auto known = std::find_if(sections.begin(), sections.end(), [&](const Section& s) {
        return s.table->name == inner.name;
      });
      if (known != sections.end()) {
        known->keys.emplace_back(field.key);
        continue;
      }
      sections.push_back({&inner, field.type.many, {std::string(field.key)}});
      collect(inner, sections);
    }
}

// " Default 4" of an option.
inline std::string default_of(std::string_view key, const json::array& options) {
  for (const json::value& option : options)
    if (option.at("name").as_string() == key && !option.at("default").is_null())
      return " Default `" + json::serialize(option.at("default")) + "`";
  return {};
}

inline std::string markdown(const FieldTable& table, const json::array& options) {
  const bool needs = std::any_of(table.fields.begin(), table.fields.end(),
                                 [](const FieldDoc& field) { return !field.doc.need.empty(); });
  std::string text = needs ? "| field | | value | meaning |\n|---|---|---|---|\n"
                           : "| field | value | meaning |\n|---|---|---|\n";
  for (const FieldDoc& field : table.fields) {
    text += "| `" + std::string(field.key) + "` | ";
    if (needs) text += std::string(field.doc.need) + (field.doc.need.empty() ? "| " : " | ");
    text += field.type.all_words() + " | " + std::string(field.doc.text);
    if (table.name == "Options") text += default_of(field.key, options);
    if (!field.doc.clause.empty()) text += " (" + std::string(field.doc.clause) + ")";
    text += " |\n";
  }
  return text;
}

inline std::string page(const FieldTable& position, const json::array& options) {
  std::vector<Section> sections;
  collect(position, sections);
  std::string text = markdown(position, options);
  for (const Section& section : sections) {
    text += section.many ? "\nIn each of " : "\nIn ";
    for (std::size_t i = 0; i < section.keys.size(); ++i)
      text += (i == 0 ? "`" : ", `") + section.keys[i] + "`";
    text += "\n\n" + markdown(*section.table, options);
  }
  return text;
}

// ---- TypeScript ---------------------------------------------------------------------------------

inline std::string type_text(const FieldTable& table) {
  std::string text;
  if (table.fields.empty()) {
    text = "export type " + table.name + " =";
    std::size_t line = text.size();
    for (const std::string_view& word : table.words) {
      const bool wraps = line + word.size() > 90;
      text += wraps ? "\n  |" : &word == &table.words.front() ? "" : " |";
      line = wraps ? 3 : line + 5 + word.size();
      text += " '" + std::string(word) + "'";
    }
    return text + ";\n";
  }
  text = "export interface " + table.name + " {\n";
  for (const FieldDoc& field : table.fields) {
    text += "  " + std::string(field.key) + (field.may_be_absent ? "?: " : ": ") +
            field.type.full_type() + ";";
    text += " // " + std::string(field.doc.text) + "\n";
  }
  return text + "}\n";
}

inline void add_types(const FieldTable& table, std::set<std::string>& known, std::string& text) {
  for (const FieldDoc& field : table.fields)
    for (const FieldTable& inner : field.type.tables) add_types(inner, known, text);
  if (known.insert(table.name).second) text += "\n" + type_text(table);
}

// Of the position, of everything that is told, and of what else the game sends.
inline std::string types(const FieldTable& position, const std::vector<FieldTable>& events,
                         const std::vector<FieldTable>& more) {
  std::set<std::string> known;
  std::string text;
  add_types(position, known, text);
  std::string told;
  for (const FieldTable& event : events) {
    for (const FieldTable& inner : inner_tables(event)) add_types(inner, known, text);
    told += "\n  | { event: '" + event.name + "'; " + inline_type(event).substr(2);
  }
  for (const FieldTable& table : more) add_types(table, known, text);
  return text + "\nexport type ToldEvent =" + told + ";\n";
}

}  // namespace paradoxa::contract
