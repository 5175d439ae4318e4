#include "engine/json_difference.hpp"

#include <algorithm>

#include <boost/json.hpp>

#include "engine/json_text.hpp"

namespace paradoxa {
namespace {

std::string shortened(const json::value& value) { return excerpt(json::serialize(value), 60); }

class Comparison {
 public:
  explicit Comparison(std::span<const std::string> loose) : loose_(loose) {}

  // `path` is for people, `shape` is the same from the root and without numbers.
  std::string values(const json::value& given, const json::value& actual, const std::string& path,
                     const std::string& shape) const {
    if (given.is_object() && actual.is_object())
      return objects(given.get_object(), actual.get_object(), path, shape);
    if (given.is_array() && actual.is_array())
      return arrays(given.get_array(), actual.get_array(), path, shape);
    if (given == actual) return {};
    return path + ": is " + shortened(given) + ", but should be " + shortened(actual);
  }

 private:
  bool is_loose(const std::string& shape) const {
    return std::find(loose_.begin(), loose_.end(), shape) != loose_.end();
  }

  static std::string below(std::string path, const std::string& key) {
    if (!path.empty()) path += '.';
    return path += key;
  }

  std::string objects(const json::object& given, const json::object& actual,
                      const std::string& path, const std::string& shape) const {
    for (const auto& member : given) {
      const std::string key(member.key().data(), member.key().size());
      const std::string where = below(path, key), inner = below(shape, key);
      if (is_loose(inner)) continue;
      const json::value* other = actual.if_contains(key);
      if (other == nullptr) return where + ": is not a known field";
      if (std::string found = values(member.value(), *other, where, inner); !found.empty())
        return found;
    }
    return {};
  }

  std::string arrays(const json::array& given, const json::array& actual, const std::string& path,
                     const std::string& shape) const {
    if (given.size() != actual.size())
      return path + ": has " + std::to_string(given.size()) + " entries, but should have " +
             std::to_string(actual.size());
    for (std::size_t i = 0; i < given.size(); ++i)
      if (std::string found =
              values(given[i], actual[i], path + "[" + std::to_string(i) + "]", shape + "[]");
          !found.empty())
        return found;
    return {};
  }

  std::span<const std::string> loose_;
};

}  // namespace

std::string json_difference(const json::value& given, const json::value& actual,
                            const std::string& path, std::span<const std::string> loose) {
  return Comparison(loose).values(given, actual, path, "");
}

}  // namespace paradoxa
