// A member of a JSON object as it was written, byte for byte.
#pragma once

#include <string_view>

namespace paradoxa {

// The value of a top-level member, or nothing. `object` has been parsed: it is valid JSON.
std::string_view raw_member(std::string_view object, std::string_view name);

}  // namespace paradoxa
