// The arguments of a move as JSON: docs/protocol.md lists them by kind.
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/text/kinds.hpp"

namespace paradoxa::paradominetor {
namespace {

template <class F>
void arguments(Move move, F& f) {
  switch (move.kind) {
    case MoveKind::kDeal:
    case MoveKind::kPass:
    case MoveKind::kPlay:
      f("tile", move.tile(), "");
      f("face", move.tile().face(), "");
      return f("timeframe", back_of(SeenTile::whole(move.tile())), "");
    case MoveKind::kFirst: return f("seat", seat(move.argument), "");
    case MoveKind::kDeclare: return f("colour", move.colour(), "");
  }
}

}  // namespace

void Codec::write_args(JsonWriter& out, const Content&, Move move) {
  FieldWriter writer(out.begin_object());
  arguments(move, writer);
  out.end_object();
}

}  // namespace paradoxa::paradominetor
