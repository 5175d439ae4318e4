// Names of cards, and effects in plain English.
#pragma once

#include <string>

#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/effect.hpp"

namespace paradoxa::paradoxical {

std::string number_word(int number);                          // "two"
std::string times_word(int number);                           // "once", "three times"
std::string step_sentence(const Step& step);                  // "Draw two cards."
std::string effect_sentences(const Effect& effect);           // of all its steps
std::string card_words(const Content& content, Label label);  // "K7 Deep Archive"

}  // namespace paradoxa::paradoxical
