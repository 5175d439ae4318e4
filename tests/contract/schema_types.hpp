// docs/schema/table.json as TypeScript types.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>

#include <boost/json.hpp>

namespace paradoxa::contract {

namespace json = boost::json;

// "table_seat" is TableSeat.
inline std::string type_name(std::string_view name) {
  std::string text;
  bool upper = true;
  for (const char c : name) {
    if (c != '_')
      text.push_back(upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c);
    upper = c == '_';
  }
  return text;
}

inline std::string schema_type(const json::object& schema, const std::string& indent);

inline std::string literal(const json::value& value) {
  return value.is_string() ? "'" + std::string(value.get_string()) + "'" : json::serialize(value);
}

inline std::string joined_types(const json::array& schemas, const std::string& indent) {
  std::string text;
  for (const json::value& one : schemas)
    text += (text.empty() ? "" : " | ") + schema_type(one.as_object(), indent);
  return text;
}

inline std::string object_type(const json::object& schema, const std::string& indent) {
  const json::value* properties = schema.if_contains("properties");
  if (properties == nullptr) {
    const json::value* others = schema.if_contains("additionalProperties");
    const bool told = others != nullptr && others->is_object();
    return "Record<string, " + (told ? schema_type(others->get_object(), indent) : "unknown") + ">";
  }
  const json::value* required = schema.if_contains("required");
  const auto is_required = [&](json::string_view key) {
    return required != nullptr &&
           std::find(required->as_array().begin(), required->as_array().end(), json::value(key)) !=
               required->as_array().end();
  };
  std::string text = "{\n";
  for (const auto& member : properties->as_object()) {
    const json::object& inner = member.value().as_object();
    text += indent + "  " + std::string(member.key()) + (is_required(member.key()) ? ": " : "?: ") +
            schema_type(inner, indent + "  ") + ";";
    if (const json::value* said = inner.if_contains("description"))
      text += " // " + std::string(said->as_string());
    text += "\n";
  }
  return text + indent + "}";
}

inline std::string schema_type(const json::object& schema, const std::string& indent) {
  if (const json::value* ref = schema.if_contains("$ref")) {
    const std::string path(ref->as_string());
    return type_name(path.substr(path.rfind('/') + 1));
  }
  if (const json::value* one = schema.if_contains("const")) return literal(*one);
  if (const json::value* values = schema.if_contains("enum")) {
    std::string text;
    for (const json::value& value : values->as_array())
      text += (text.empty() ? "" : " | ") + literal(value);
    return text;
  }
  if (schema.contains("properties")) return object_type(schema, indent);
  for (const char* key : {"oneOf", "anyOf"})
    if (const json::value* kinds = schema.if_contains(key))
      return joined_types(kinds->as_array(), indent);
  const json::value* type = schema.if_contains("type");
  const std::string name(type == nullptr ? "" : type->as_string());
  if (name == "object") return object_type(schema, indent);
  if (name == "integer" || name == "number") return "number";
  if (name != "array") return name.empty() ? "unknown" : name;
  const std::string item = schema_type(schema.at("items").as_object(), indent);
  return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
}

// One exported type for each definition.
inline std::string schema_types(const json::object& schema) {
  std::string text;
  for (const auto& one : schema.at("$defs").as_object()) {
    const json::object& definition = one.value().as_object();
    text += "\n";
    if (const json::value* said = definition.if_contains("description"))
      text += "/** " + std::string(said->as_string()) + " */\n";
    text += "export type " + type_name(one.key()) + " = " + schema_type(definition, "") + ";\n";
  }
  return text;
}

}  // namespace paradoxa::contract
