// The words for viewers without a seat, as requests, records and JSON write them.
#pragma once

#include <optional>
#include <string_view>

#include "engine/seat.hpp"

namespace paradoxa {

// Precondition: not a seat's viewer.
constexpr std::string_view viewer_word(Viewer viewer) {
  return viewer.is_referee() ? "referee" : "spectator";
}

constexpr std::optional<Viewer> parse_viewer_word(std::string_view word) {
  for (const Viewer viewer : {kSpectator, kReferee})
    if (word == viewer_word(viewer)) return viewer;
  return std::nullopt;
}

}  // namespace paradoxa
