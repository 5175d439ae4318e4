// What a seat without a person's name is called, and what its screen shows: from content files.
#pragma once

#include "engine/fixed_text.hpp"

namespace paradoxa {

struct Screen {
  FixedText<32> name;
  FixedText<32> emblem;
};

}  // namespace paradoxa
