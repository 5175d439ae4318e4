// What the Tab key makes of a line that is half typed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paradoxa {

struct Completion {
  std::string line;                  // as far as it is clear, in the spelling of what is offered
  std::vector<std::string> choices;  // how it may go on, where it is not
};

Completion complete_line(std::string_view typed, const std::vector<std::string>& offered);

}  // namespace paradoxa
