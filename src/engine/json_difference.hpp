// Comparing a document that somebody wrote with the one it should be.
#pragma once

#include <string>

#include <boost/json/fwd.hpp>

namespace paradoxa {

namespace json = boost::json;

// Everything in `given` must be in `actual` and equal; what is left out is fine. Returns
// "path: is …, but should be …" for the first difference, or nothing.
std::string json_difference(const json::value& given, const json::value& actual,
                            const std::string& path);

}  // namespace paradoxa
