// As much of JSON Schema as docs/schema and docs/openapi.json use; an unknown keyword is an error.
#pragma once

#include <regex>
#include <stdexcept>
#include <string>

#include <boost/json.hpp>

namespace paradoxa::contract {

namespace json = boost::json;

class Schema {
 public:
  explicit Schema(json::value document) : document_(std::move(document)) {}

  const json::value& document() const { return document_; }
  // A part of the document by its pointer: "/$defs/server".
  const json::value& at(const std::string& pointer) const { return document_.at_pointer(pointer); }

  // "" when the value fits, else where and why not.
  std::string flaw(const json::value& value, const json::value& schema,
                   const std::string& where = "") const {
    for (const auto& [key, argument] : schema.as_object())
      if (std::string wrong = check(std::string(key), argument, schema.as_object(), value, where);
          !wrong.empty())
        return wrong;
    return {};
  }

 private:
  using Text = std::string;

  Text check(const Text& key, const json::value& wanted, const json::object& schema,
             const json::value& value, const Text& where) const {
    if (key == "$ref") return flaw(value, referred(wanted), where);
    if (key == "type") return has_type(value, wanted) ? "" : where + ": not " + text_of(wanted);
    if (key == "const") return value == wanted ? "" : where + ": not " + text_of(wanted);
    if (key == "enum") return among(value, wanted) ? "" : where + ": none of " + text_of(wanted);
    if (key == "oneOf" || key == "anyOf") return fits_one(value, wanted, key == "oneOf", where);
    if (key == "properties") return members(value, wanted, where);
    if (key == "required") return required(value, wanted, where);
    if (key == "additionalProperties") return additional(value, wanted, schema, where);
    if (key == "items") return items(value, wanted, where);
    if (key == "minimum" || key == "maximum") return range(value, wanted, key, where);
    if (key == "minLength" || key == "maxLength") return length(value, wanted, key, where);
    if (key == "pattern") return pattern(value, wanted, where);
    if (key == "description" || key == "default" || key == "$defs") return {};
    throw std::logic_error("the schema uses '" + key + "', which this check does not know");
  }

  const json::value& referred(const json::value& reference) const {
    return at(Text(reference.as_string()).substr(1));
  }
  static Text text_of(const json::value& value) { return json::serialize(value); }

  static bool has_type(const json::value& value, const json::value& wanted) {
    if (wanted.is_array()) {
      for (const json::value& one : wanted.as_array())
        if (has_type(value, one)) return true;
      return false;
    }
    const auto& name = wanted.as_string();
    if (name == "object") return value.is_object();
    if (name == "array") return value.is_array();
    if (name == "string") return value.is_string();
    if (name == "boolean") return value.is_bool();
    if (name == "null") return value.is_null();
    const bool whole = value.is_int64() || value.is_uint64();
    return name == "integer" ? whole : whole || value.is_double();
  }
  static bool among(const json::value& value, const json::value& wanted) {
    for (const json::value& one : wanted.as_array())
      if (one == value) return true;
    return false;
  }
  Text fits_one(const json::value& value, const json::value& wanted, bool exactly,
                const Text& where) const {
    std::size_t fitting = 0;
    Text wrongs;
    for (const json::value& one : wanted.as_array()) {
      const Text wrong = flaw(value, one, where);
      fitting += wrong.empty();
      wrongs += "\n  " + wrong;
    }
    if (fitting == 0) return where + ": fits none of them:" + wrongs;
    return exactly && fitting > 1 ? where + ": fits several of them" : Text();
  }
  Text members(const json::value& value, const json::value& wanted, const Text& where) const {
    if (!value.is_object()) return {};
    for (const auto& [key, schema] : wanted.as_object())
      if (const json::value* member = value.as_object().if_contains(key))
        if (Text wrong = flaw(*member, schema, where + "/" + Text(key)); !wrong.empty())
          return wrong;
    return {};
  }
  static Text required(const json::value& value, const json::value& wanted, const Text& where) {
    if (!value.is_object()) return {};
    for (const json::value& key : wanted.as_array())
      if (!value.as_object().contains(key.as_string()))
        return where + ": lacks " + Text(key.as_string());
    return {};
  }
  // Of members that are not named: none, any, or those of one sort.
  Text additional(const json::value& value, const json::value& allowed, const json::object& schema,
                  const Text& where) const {
    if (!value.is_object() || allowed == json::value(true)) return {};
    const json::value* named = schema.if_contains("properties");
    for (const auto& [key, member] : value.as_object()) {
      if (named != nullptr && named->as_object().contains(key)) continue;
      if (!allowed.is_object()) return where + ": has " + Text(key) + " too";
      if (Text wrong = flaw(member, allowed, where + "/" + Text(key)); !wrong.empty()) return wrong;
    }
    return {};
  }
  Text items(const json::value& value, const json::value& wanted, const Text& where) const {
    if (!value.is_array()) return {};
    for (std::size_t i = 0; i < value.as_array().size(); ++i)
      if (Text wrong = flaw(value.as_array()[i], wanted, where + "/" + std::to_string(i));
          !wrong.empty())
        return wrong;
    return {};
  }
  static Text range(const json::value& value, const json::value& wanted, const Text& key,
                    const Text& where) {
    if (!value.is_number()) return {};
    const double number = value.to_number<double>(), limit = wanted.to_number<double>();
    return (key == "minimum" ? number >= limit : number <= limit) ? Text() : where + ": " + key;
  }
  static Text length(const json::value& value, const json::value& wanted, const Text& key,
                     const Text& where) {
    if (!value.is_string()) return {};
    const std::size_t size = value.as_string().size(), limit = wanted.to_number<std::size_t>();
    return (key == "minLength" ? size >= limit : size <= limit) ? Text() : where + ": " + key;
  }
  static Text pattern(const json::value& value, const json::value& wanted, const Text& where) {
    if (!value.is_string()) return {};
    const std::regex regex(Text(wanted.as_string()));
    return std::regex_search(Text(value.as_string()), regex) ? Text()
                                                             : where + ": " + text_of(wanted);
  }

  json::value document_;
};

}  // namespace paradoxa::contract
