// A game that is over, frame by frame: what a replay shows, and what a verifier needs.
#pragma once

#include <string>

#include <boost/json/fwd.hpp>

#include "engine/any_game.hpp"
#include "table/record.hpp"
#include "table/words.hpp"

namespace paradoxa {

struct FilmSettings {
  Viewer eyes = kSpectator;
  bool draws = false;  // with everything Nature could have chosen from
  Words words = Words::kLeftOut;
};

// {"game","table","date","options","names","commitment","seed","practice",
//  "entropy":[{"seat","bytes"}, …],"withheld":[seat, …],"result","eyes","steps":[
//   {"ply","seat","move","stage","events","to_act","view","words","sentences",
//    "by" where the table made it (time, order, absence, table),
//    "draws":[{"number","choices":[[move,weight],…],"move"}]}, …],"outcome"}
// A step is a player's move with Nature's after it; the first holds Nature's at the beginning.
// "ply" is the number of moves made by then, Nature's included.
Parsed<json::object> film_json(const Registry& registry, const Record& record,
                               const FilmSettings& settings);

// {"ply","known":[{"seat","aid"}, …]}: what followed for each seat from all that it had been told,
// after this many moves; a seat that the table gives no aid is left out.
Parsed<json::object> known_json(const Registry& registry, Record record, std::size_t ply);

// The position after this many moves of a record, as the referee sees it: where a branch begins.
Parsed<std::string> position_at(const Registry& registry, Record record, std::size_t ply);

}  // namespace paradoxa
