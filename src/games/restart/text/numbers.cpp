// The numbers that the content decides, under the names by which the law mentions them.
#include <array>
#include <cstddef>
#include <string>

#include "games/restart/codec.hpp"

namespace paradoxa::restart {

AnyGame::Numbers Codec::numbers(const Content& content) {
  const Numbers& numbers = content.numbers;
  AnyGame::Numbers all;
  const auto add = [&](const std::string& name, int value) {
    all.emplace_back(name, std::to_string(value));
  };
  for (std::size_t t = 0; t < kSupplies; ++t) {
    const std::string token(kTokenWords[t]);
    add("supply." + token, numbers.supply[t]);
    add("start." + token, numbers.start[t]);
  }
  constexpr std::array<const char*, kLevels> kNames{"one", "two", "three"};
  for (std::size_t level = 0; level < kLevels; ++level) {
    const std::string name = kNames[level];
    add("deal." + name, numbers.chain_deal[level]);
    add("cost." + name, numbers.validate_cost[level]);
    add("points." + name, numbers.validate_points[level]);
  }
  add("hand.events", numbers.hand);
  add("hand.limit", numbers.hand_limit);
  add("chains.kept", numbers.chains_kept);
  add("row.per_seat", numbers.row_per_seat);
  std::string sets;
  for (std::size_t size = 2; size < content.extinction.set_points.size(); ++size)
    sets += (size == 2 ? "" : ", ") + std::to_string(content.extinction.set_points[size]);
  all.emplace_back("set.points", sets);
  for (std::size_t s = 0; s < kSymbols; ++s)
    add("land." + std::string(kSymbolWords[s]), content.oceanrealm.set_size[s]);
  add("land.set", content.oceanrealm.set_points);
  add("land.column", content.oceanrealm.column_points);
  return all;
}

}  // namespace paradoxa::restart
