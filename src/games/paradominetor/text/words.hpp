// Names of pieces and amounts in plain English.
#pragma once

#include <string>

#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/seen_tile.hpp"

namespace paradoxa::paradominetor {

std::string colour_word(const Content& content, Colour colour);  // "red"
std::string face_words(const Content& content, Face face);       // "red 3"
std::string tile_words(const Content& content, SeenTile tile);   // "red 3 of the past"
std::string points_words(int half_points);                       // "1½ points"
std::string points_number(int half_points);                      // "1½"

}  // namespace paradoxa::paradominetor
