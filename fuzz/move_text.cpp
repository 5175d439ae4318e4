// The text of a move. Records keep moves as they were written, so each move has one spelling.
#include "games/paradominetor/notation.hpp"
#include "invariant.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace paradoxa;
  using namespace paradoxa::paradominetor;
  const std::string_view text = text_of(data, size);
  if (const auto move = parse_move(text)) {
    must_hold(to_text(*move) == text, "a move has one spelling", text);
    must_hold(*parse_move(to_text(*move)) == *move, "and comes back the same", text);
  } else {
    must_hold(!move.error().empty(), "a refusal says why", text);
  }
  if (const auto tile = parse_tile(text)) {
    must_hold(tile->exists(), "a tile that is read exists", text);
    must_hold(to_text(*tile) == text, "a tile has one spelling", text);
  }
  if (const auto face = parse_face(text))
    must_hold(to_text(*face) == text, "a face has one spelling", text);
  return 0;
}
