// Reading JSON that somebody else wrote, stricter than the format itself.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "engine/parsed.hpp"

namespace paradoxa {

namespace json = boost::json;

// Refuses what two readers could understand in two ways: a name that stands twice in one object, a
// number beyond all numbers. Bytes that are not UTF-8 are no JSON.
Parsed<json::value> parse_json(std::string_view text, std::size_t deepest);

// At most so many bytes of a text, cut between characters, with "..." where something is missing.
std::string excerpt(std::string_view text, std::size_t most);

}  // namespace paradoxa
