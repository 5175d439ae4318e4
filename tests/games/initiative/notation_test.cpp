// Errors for text that is not a move.
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

// One for each kind of argument.
TEST(PiNotation, what_is_no_move_is_refused_and_says_what_is_wanted) {
  const std::pair<const char*, const char*> wrong[] = {
      {"", "a move starts with draft, swap, place, end"},
      {"jump", "not 'jump'"},
      {"end now", "'end' expects no argument, not 'now'"},
      {"world W99", "'world' expects a world such as W07, not 'W99'"},
      {"draft", "'draft' expects a card such as W03-PA, XA-FU or PU2, not ''"},
      {"draft Q03-PA", "'draft' expects a card such as"},
      {"disc R9", "'disc' expects a disc such as R1, not 'R9'"},
      {"goal G11", "'goal' expects a goal from G1 to G10"},
      {"chief x", "'chief' expects a seat number"},
      {"keep nothing", "'keep' expects a module such as shift"},
      {"trigger X", "'trigger' expects a colour: R, Y, B, K or W"},
      {"place R", "'place' expects a colour and a card, such as R W03-PA"},
      {"lock K", "'lock' expects a colour and a world, such as K W07"},
      {"anomaly f1", "'anomaly' expects a cell such as a1"},
      {"swap c3 a1", "'swap' expects two cells such as a1 c3, the lower one first"},
      {"resolve row9", "'resolve' expects a line such as row2, colc or dia1"},
      {"column z", "'column' expects a column from a to e"},
      {"shift 6", "'shift' expects a row from 1 to 5"},
      {"advance 4", "'advance' expects 1, 2 or 3"},
      {"swap a1  c3", "'swap' expects two cells"},
      {"end ", "'end' expects no argument"},
  };
  for (const auto& [text, says] : wrong) {
    const auto move = parse_move(text);
    ASSERT_FALSE(move) << text;
    EXPECT_NE(move.error().find(says), std::string::npos) << text << ": " << move.error();
  }
}

}  // namespace
}  // namespace paradoxa::initiative
