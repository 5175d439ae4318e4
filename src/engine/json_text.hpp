// Parses JSON from outside, more strictly than the format requires.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "engine/parsed.hpp"

namespace paradoxa {

namespace json = boost::json;

// Refuses anything that two parsers could read differently: duplicate keys, numbers out of range.
// Bytes that are not UTF-8 are not JSON.
Parsed<json::value> parse_json(std::string_view text, std::size_t deepest);

// At most this many bytes of a text, cut between characters, with "..." where something is missing.
std::string excerpt(std::string_view text, std::size_t most);

}  // namespace paradoxa
