// Compares a document from outside with the one it should be.
#pragma once

#include <span>
#include <string>

#include <boost/json/fwd.hpp>

namespace paradoxa {

namespace json = boost::json;

// Everything in `given` must be in `actual` and equal; omissions are fine, and so is anything
// at a `loose` path such as "seats[].hand". Returns "path: is …, but should be …" for the
// first difference, or nothing.
std::string json_difference(const json::value& given, const json::value& actual,
                            const std::string& path, std::span<const std::string> loose = {});

}  // namespace paradoxa
