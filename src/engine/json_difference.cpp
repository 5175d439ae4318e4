#include "engine/json_difference.hpp"

#include <boost/json.hpp>

#include "engine/json_text.hpp"

namespace paradoxa {
namespace {

std::string shortened(const json::value& value) { return excerpt(json::serialize(value), 60); }

std::string objects(const json::object& given, const json::object& actual,
                    const std::string& path) {
  for (const auto& member : given) {
    const std::string key(member.key().data(), member.key().size());
    std::string where = path;
    if (!where.empty()) where += '.';
    where += key;
    const json::value* other = actual.if_contains(key);
    if (other == nullptr) return where + ": is not a field here";
    if (std::string found = json_difference(member.value(), *other, where); !found.empty())
      return found;
  }
  return {};
}

std::string arrays(const json::array& given, const json::array& actual, const std::string& path) {
  if (given.size() != actual.size())
    return path + ": has " + std::to_string(given.size()) + " entries, but should have " +
           std::to_string(actual.size());
  for (std::size_t i = 0; i < given.size(); ++i)
    if (std::string found =
            json_difference(given[i], actual[i], path + "[" + std::to_string(i) + "]");
        !found.empty())
      return found;
  return {};
}

}  // namespace

std::string json_difference(const json::value& given, const json::value& actual,
                            const std::string& path) {
  if (given.is_object() && actual.is_object())
    return objects(given.get_object(), actual.get_object(), path);
  if (given.is_array() && actual.is_array())
    return arrays(given.get_array(), actual.get_array(), path);
  if (given == actual) return {};
  return path + ": is " + shortened(given) + ", but should be " + shortened(actual);
}

}  // namespace paradoxa
