// The closed vocabularies of content/restart: texts of Event cards, effects of Gadgets.
#pragma once

#include <string>
#include <string_view>

#include "games/restart/rules/dystopia.hpp"
#include "games/restart/rules/operation.hpp"

namespace paradoxa::restart {

// "gain pill 2", "trade card 1 for pill 2 times 2"; false where it is no operation.
bool read_operation(std::string_view text, Operation& operation);
// The same text again.
std::string operation_text(const Operation& operation);

// "mod fix 1", "flag wrap", "score industry 2"; false where it is no effect. Fills effect and n.
bool read_effect(std::string_view text, GadgetRule& gadget);

}  // namespace paradoxa::restart
