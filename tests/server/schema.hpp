// Checks documents against docs/schema/table.json: as much of JSON Schema as that file uses.
#pragma once

#include <regex>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "table/surroundings.hpp"

namespace paradoxa {

class Schema {
 public:
  Schema() : root_(json::parse(file_text("docs/schema/table.json"))) {}

  // "" when the document is of that kind ("server", "client"), else where and why it is not.
  std::string flaw(const json::value& document, std::string_view kind) const {
    return flaw(document, root_.at("$defs").at(kind).as_object(), std::string(kind));
  }

 private:
  std::string flaw(const json::value& v, const json::object& s, const std::string& at) const {
    if (const auto* ref = s.if_contains("$ref")) {
      const std::string name(std::string(ref->as_string()).substr(8));  // behind "#/$defs/"
      return flaw(v, root_.at("$defs").at(name).as_object(), at);
    }
    if (const auto* of = s.if_contains("oneOf")) return flaw_of_kinds(v, of->as_array(), at);
    if (const auto* of = s.if_contains("anyOf")) return flaw_of_kinds(v, of->as_array(), at);
    if (const auto* one = s.if_contains("const"); one != nullptr && *one != v)
      return at + ": another constant";
    if (const auto* some = s.if_contains("enum")) {
      for (const json::value& each : some->as_array())
        if (each == v) return {};
      return at + ": not one of those listed";
    }
    if (const auto* type = s.if_contains("type"); type != nullptr && !is(v, type->as_string()))
      return at + ": not of type " + std::string(type->as_string());
    if (std::string wrong = flaw_of_value(v, s, at); !wrong.empty()) return wrong;
    if (const auto* object = v.if_object()) return flaw_of_members(*object, s, at);
    const auto* items = s.if_contains("items");
    if (const auto* array = v.if_array(); array != nullptr && items != nullptr)
      for (const json::value& item : *array)
        if (std::string wrong = flaw(item, items->as_object(), at + "[]"); !wrong.empty())
          return wrong;
    return {};
  }

  // Messages are told apart by their type: so the reason given is the one that helps.
  std::string flaw_of_kinds(const json::value& v, const json::array& kinds,
                            const std::string& at) const {
    for (const json::value& kind : kinds) {
      const std::string wrong = flaw(v, kind.as_object(), at);
      if (wrong.empty()) return {};
      const auto* properties = kind.as_object().if_contains("properties");
      const auto* type = properties ? properties->as_object().if_contains("type") : nullptr;
      if (type != nullptr && v.is_object() && v.as_object().contains("type") &&
          type->as_object().contains("const") && type->at("const") == v.at("type"))
        return wrong;
    }
    return at + ": of no kind that is listed";
  }

  static bool is(const json::value& v, std::string_view type) {
    return type == "object"    ? v.is_object()
           : type == "array"   ? v.is_array()
           : type == "string"  ? v.is_string()
           : type == "boolean" ? v.is_bool()
           : type == "integer" ? v.is_int64() || v.is_uint64()
           : type == "number"  ? v.is_number()
           : type == "null"    ? v.is_null()
                               : false;
  }

  static std::string flaw_of_value(const json::value& v, const json::object& s,
                                   const std::string& at) {
    const auto number = [&](const char* key) { return s.if_contains(key); };
    if (v.is_int64() || v.is_uint64()) {
      const auto value = v.to_number<std::int64_t>();
      if (const auto* least = number("minimum"))
        if (value < least->to_number<std::int64_t>()) return at + ": too small";
      if (const auto* most = number("maximum"))
        if (value > most->to_number<std::int64_t>()) return at + ": too large";
    }
    if (v.is_string()) {
      const std::string text(v.as_string());
      if (const auto* most = number("maxLength"))
        if (text.size() > most->to_number<std::size_t>()) return at + ": too long";
      if (const auto* pattern = s.if_contains("pattern"))
        if (!std::regex_search(text, std::regex(std::string(pattern->as_string()))))
          return at + ": not of the form wanted";
    }
    return {};
  }

  std::string flaw_of_members(const json::object& object, const json::object& s,
                              const std::string& at) const {
    if (const auto* required = s.if_contains("required"))
      for (const json::value& key : required->as_array())
        if (!object.contains(key.as_string()))
          return at + ": '" + std::string(key.as_string()) + "' is missing";
    const auto* properties = s.if_contains("properties");
    const auto* more = s.if_contains("additionalProperties");
    for (const auto& member : object) {
      const std::string path = at + "." + std::string(member.key());
      const auto* known =
          properties != nullptr ? properties->as_object().if_contains(member.key()) : nullptr;
      if (known == nullptr && more != nullptr && *more == json::value(false))
        return path + ": no such field";
      if (known == nullptr) continue;
      if (std::string wrong = flaw(member.value(), known->as_object(), path); !wrong.empty())
        return wrong;
    }
    return {};
  }

  json::value root_;
};

inline const Schema& table_schema() {
  static const Schema schema;
  return schema;
}

}  // namespace paradoxa
