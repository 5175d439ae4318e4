// The arguments of a move as JSON.
#include <array>

#include "games/restart/codec.hpp"
#include "games/restart/text/argument.hpp"
#include "games/restart/text/kinds.hpp"

namespace paradoxa::restart {
namespace {

template <class F>
void arguments(const Move& move, F& f) {
  const auto number = [&](std::string_view key, std::uint8_t value) {
    f(key, value, whole(0, 99), "");
  };
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return;
    case Argument::kCard: return f("card", move.card(), "");
    case Argument::kChain: return f("chain", move.chain(), "");
    case Argument::kGadget: return f("gadget", move.gadget(), "");
    case Argument::kGene: return f("gene", move.gene(), "");
    case Argument::kSpace: return f("space", move.space(), "");
    case Argument::kPlace: return f("place", move.place(), "");
    case Argument::kTwoPlaces: f("place", move.place(), ""); return f("to", Place{move.b}, "");
    case Argument::kSenator: f("place", move.place(), ""); return number("height", move.b);
    case Argument::kField: return f("field", move.field(), "");
    case Argument::kFace: return f("face", move.face(), "");
    case Argument::kBill: return f("bill", move.bill(), "");
    case Argument::kDirection: return f("direction", move.direction(), "");
    case Argument::kNumber: return number("number", move.a);
    case Argument::kTwoNumbers: number("from", move.a); return number("to", move.b);
    case Argument::kThrow:
      number("viruses", move.a);
      number("cures", move.b);
      return number("both", move.c);
    case Argument::kSeat: return f("seat", move.seat(), kSeat, "");
    case Argument::kFigure:
      f("seat", move.seat(), kSeat, "");
      return f("child", move.b != 0, kTruth, "");
    case Argument::kGeneTube: f("gene", move.gene(), ""); return number("tube", move.b);
    case Argument::kSymbol: f("symbol", move.symbol(), ""); return number("sector", move.b);
    case Argument::kDystopia: return f("dystopia", static_cast<Dystopia>(move.a), "");
  }
}

}  // namespace

void Codec::write_args(JsonWriter& out, const Content&, const Move& move) {
  out.begin_object();
  FieldWriter writer(out);
  arguments(move, writer);
  out.end_object();
}

}  // namespace paradoxa::restart
