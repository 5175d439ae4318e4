// The text of a move. Records keep moves as they were written, so each move has one spelling.
#include <optional>

#include "games/codecs.hpp"
#include "games/initiative/text/notation.hpp"
#include "games/island/text/notation.hpp"
#include "games/paradominetor/text/notation.hpp"
#include "games/paradoxical/text/notation.hpp"
#include "games/restart/text/notation.hpp"
#include "games/shipped.hpp"
#include "invariant.hpp"

namespace paradoxa {
namespace {

template <Game G>
void check_move(std::string_view text) {
  const auto& content = shipped_content<G>();
  const auto move = CodecOf<G>::parse_move(content, text);
  if (!move) return must_hold(!move.error().empty(), "a refusal says why", text);
  const std::string printed = CodecOf<G>::move_text(content, *move);
  must_hold(printed == text, "a move has one spelling", text);
  must_hold(*CodecOf<G>::parse_move(content, printed) == *move, "and comes back the same", text);
}

template <class Piece>
void has_one_spelling(const std::optional<Piece>& piece, std::string_view text) {
  if (piece) must_hold(restart::to_text(*piece) == text, "a piece has one spelling", text);
}
void check_pieces_of_restart(std::string_view text) {
  has_one_spelling(restart::parse_card(text), text);
  has_one_spelling(restart::parse_chain(text), text);
  has_one_spelling(restart::parse_gadget(text), text);
  has_one_spelling(restart::parse_space(text), text);
  has_one_spelling(restart::parse_place(text), text);
  has_one_spelling(restart::parse_gene(text), text);
}

void check_pieces(std::string_view text) {
  if (const auto tile = paradominetor::parse_tile(text)) {
    must_hold(tile->exists(), "a tile that is read exists", text);
    must_hold(to_text(*tile) == text, "a tile has one spelling", text);
  }
  if (const auto face = paradominetor::parse_face(text))
    must_hold(to_text(*face) == text, "a face has one spelling", text);
  if (const auto label = paradoxical::parse_label(text)) {
    must_hold(label->exists(), "a card that is read exists", text);
    must_hold(paradoxical::to_text(*label) == text, "a card has one spelling", text);
  }
  if (const auto cell = island::parse_cell(text))
    must_hold(island::to_text(*cell) == text, "a cell has one spelling", text);
  if (const auto place = island::parse_place(text))
    must_hold(island::to_text(*place) == text, "a place has one spelling", text);
  check_pieces_of_restart(text);
}

}  // namespace
}  // namespace paradoxa

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace paradoxa;
  const std::string_view text = text_of(data, size);
  for_each_game(AllGames{}, [&]<class G>() { check_move<G>(text); });
  check_pieces(text);
  return 0;
}
