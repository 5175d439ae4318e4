// The arguments of a move as JSON: docs/protocol.md lists them by kind.
#include "games/initiative/codec.hpp"
#include "games/initiative/text/kinds.hpp"

namespace paradoxa::initiative {
namespace {

template <class F>
void arguments(const Move& move, F& f) {
  const auto world = static_cast<std::uint8_t>(move.world());
  const auto number = static_cast<std::uint8_t>(move.number());
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return;
    case Argument::kWorld: return f("world", world, kWorldKind, "");
    case Argument::kCard: return f("card", move.card(), "");
    case Argument::kDisc: return f("disc", move.disc(), "");
    case Argument::kGoal: return f("goal", number, kGoalKind, "");
    case Argument::kSeat: return f("seat", seat(number), "");
    case Argument::kModule: return f("module", move.module(), "");
    case Argument::kColour: return f("colour", move.colour(), "");
    case Argument::kColourCard: f("colour", move.colour(), ""); return f("card", move.card(), "");
    case Argument::kColourWorld:
      f("colour", move.colour(), "");
      return f("world", world, kWorldKind, "");
    case Argument::kCell: return f("cell", move.cell(), "");
    case Argument::kTwoCells: return f("cells", std::array{move.cell(), move.other_cell()}, "");
    case Argument::kLine:
      f("line", number, kLineKind, "");
      return f("cells", line_cells(number), list_of_bits(kind_of(Cell{})), "");
    case Argument::kColumn: return f("column", std::string(1, static_cast<char>('a' + number)), "");
    case Argument::kRow: return f("row", number + 1, "");
    case Argument::kNumber: return f("number", number, "");
  }
}

}  // namespace

void Codec::write_args(JsonWriter& out, const Content&, const Move& move) {
  FieldWriter writer(out.begin_object());
  arguments(move, writer);
  out.end_object();
}

}  // namespace paradoxa::initiative
