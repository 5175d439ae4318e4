// Ids: enumerations, structs of one small number (a seat, a card, a tile), and plain numbers.
#pragma once

#include <cstdint>
#include <type_traits>

namespace paradoxa {

// The number behind an id.
template <class Id>
constexpr int number_of(Id id) {
  if constexpr (std::is_class_v<Id>) {
    const auto [number] = id;
    return number;
  } else {
    return static_cast<int>(id);
  }
}

// The id with that number.
template <class Id>
constexpr Id id_at(int number) {
  if constexpr (std::is_class_v<Id>)
    return Id{static_cast<std::uint8_t>(number)};
  else
    return static_cast<Id>(number);
}

}  // namespace paradoxa
