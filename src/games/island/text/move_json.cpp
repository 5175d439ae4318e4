// The arguments of a move as JSON: docs/protocol.md lists them by kind.
#include "games/island/codec.hpp"
#include "games/island/text/kinds.hpp"

namespace paradoxa::island {
namespace {

template <class F>
void arguments(const Move& move, F& f) {
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return;
    case Argument::kPlacement: return f("tile", move.placement(), "");
    case Argument::kAnomaly: return f("anomaly", move.anomaly(), "");
    case Argument::kCharacter: return f("character", move.character(), "");
    case Argument::kPower: return f("power", move.power(), "");
    case Argument::kFruit: return f("fruit", move.fruit(), "");
    case Argument::kCell: return f("cell", move.cell(), "");
    case Argument::kPart: return f("part", move.part(), "");
    case Argument::kDirection: return f("direction", move.direction(), "");
    case Argument::kPiece: return f("piece", move.piece(), "");
    case Argument::kOpPiece: return f("op", move.op_piece(), "");
    case Argument::kLake: return f("lake", move.lake(), WordsKind<Lake>{"Lake", kLakeWords}, "");
    case Argument::kCamp: return f("camp", move.camp(), "");
    case Argument::kSplit: return f("split", move.split(), "");
    case Argument::kNumber: return f("number", move.number(), whole(1, 9), "");
    case Argument::kMove:
      f("direction", move.direction(), "");
      f("length", move.length(), whole(1, 9), "");
      return f("safe", move.safe(), kTruth, "");
    case Argument::kStep:
      f("op", move.op_piece(), "");
      f("direction", move.direction(), "");
      return f("cell", move.cell(), "");
    case Argument::kPush:
      f("piece", move.piece(), "");
      f("direction", move.direction(), "");
      return f("cell", move.cell(), "");
  }
}

}  // namespace

void Codec::write_args(JsonWriter& out, const Content&, const Move& move) {
  out.begin_object();
  FieldWriter writer(out);
  arguments(move, writer);
  out.end_object();
}

}  // namespace paradoxa::island
