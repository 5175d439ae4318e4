// Names of cards, worlds, discs and items in plain English.
#pragma once

#include <string>

#include "games/initiative/content/content.hpp"

namespace paradoxa::initiative {

std::string colour_word(const Content& content, Colour c);   // "red"
std::string disc_words(const Content& content, Disc disc);   // "red orbit"
std::string item_words(const Content& content, Item item);   // "a red disc", "the red alliance"
std::string world_words(const Content& content, int world);  // "Amberlode"
std::string card_words(const Content& content, Card card);   // "Amberlode past (W00-PA)"
std::string module_words(const Content& content, Module m);  // "Shift"
std::string goal_words(const Content& content, int goal);    // "Alloy Survey"
std::string line_words(int line);                            // "row 2"
std::string cost_words(const CardText& card);                // "R Y A"

}  // namespace paradoxa::initiative
