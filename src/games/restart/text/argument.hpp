// What follows the word of a move, in text and in JSON.
#pragma once

#include <cstdint>

#include "games/restart/rules/move.hpp"

namespace paradoxa::restart {

enum class Argument : std::uint8_t {
  kNothing,
  kCard,
  kChain,
  kGadget,
  kGene,
  kSpace,
  kPlace,
  kTwoPlaces,
  kSenator,  // a place, and its height in a stack
  kField,
  kFace,
  kBill,
  kDirection,
  kNumber,
  kTwoNumbers,
  kThrow,  // three numbers
  kSeat,
  kFigure,    // a seat and its Adult or Child
  kGeneTube,  // a gene and a Tube, 0 for its deck
  kSymbol,    // a symbol and a sector
  kDystopia
};

// Defined with the notation.
Argument argument_of(MoveKind kind);

}  // namespace paradoxa::restart
