// Events of Extinction (RS-18).
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

// On the Display, or as the first card of a Tube.
struct GeneShown {
  static constexpr const char* kName = "gene";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Seat seat{};  // Nature: the Display
  std::uint8_t position = 0;
  Gene gene{};
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose Tube");
    f("position", position, "of the Display or Tube, from 1 on");
    f("gene", gene, "which");
  }
};
// From the deck, which its drawer alone sees, or from the Display.
struct GeneTaken {
  static constexpr const char* kName = "gene_taken";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "RS-18.5"_clause;
  Seat seat{};
  std::uint8_t position = 0;  // of the Display, from 1 on; 0 from the deck
  Colour colour{};
  Gene gene{};

  constexpr std::optional<GeneTaken> seen_by(Viewer viewer) const {
    GeneTaken seen = *this;
    if (position == 0 && !viewer.sees_as(seat)) seen.gene = kNoGene;
    return seen;
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f.maybe("position", position, "of the Display, from 1 on");
    f("colour", colour, "of the deck");
    f.maybe("gene", gene, "which, if the viewer may know");
  }
};
// Where a gene can come from and go to: a Tube from 1 on, or one of these.
inline constexpr std::uint8_t kInFreezer = 0xF0;
inline constexpr std::uint8_t kTakenGene = 0xF1;
inline constexpr std::uint8_t kUnderDeck = 0xF2;

struct GeneMoved {
  static constexpr const char* kName = "gene_moved";
  static constexpr bool kReveals = true;
  Seat seat{};
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  Gene gene{};
  bool open = true;  // whether all know which it is
  Clause clause{};

  constexpr std::optional<GeneMoved> seen_by(Viewer viewer) const {
    GeneMoved seen = *this;
    if (!open && !viewer.sees_as(seat)) seen.gene = kNoGene;
    return seen;
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("from", from, "a Tube, from 1 on, or elsewhere");
    f("to", to, "a Tube, from 1 on, or elsewhere");
    f.maybe("gene", gene, "which, if the viewer may know");
  }
};

}  // namespace paradoxa::restart
