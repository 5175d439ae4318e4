#include "games/restart/content/parts.hpp"

#include <algorithm>
#include <functional>

namespace paradoxa::restart {

std::optional<std::vector<std::string_view>> texts_of(TomlRow& row, std::string_view key,
                                                      std::string_view what) {
  const auto items = row.list(key, what);
  if (!items) return std::nullopt;
  std::vector<std::string_view> texts;
  for (const toml::node* item : *items) {
    const auto text = item->value_exact<std::string_view>();
    if (!text) {
      row.fail(*item, "expected a text");
      return std::nullopt;
    }
    texts.push_back(*text);
  }
  return texts;
}

bool never_falls(std::span<const std::uint8_t> numbers) {
  return std::is_sorted(numbers.begin(), numbers.end());
}
bool rises(std::span<const std::uint8_t> numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) ==
         numbers.end();
}

}  // namespace paradoxa::restart
