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
  Position position{};  // of the Display; none from the deck
  Colour colour{};
  Gene gene{};

  constexpr std::optional<GeneTaken> seen_by(Viewer viewer) const {
    GeneTaken seen = *this;
    if (!position.exists() && !viewer.sees_as(seat)) seen.gene = kNoGene;
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
struct GenePlace {
  std::uint8_t code = 0;

  constexpr bool is_tube() const { return code < 0xF0; }

  friend constexpr bool operator==(GenePlace, GenePlace) = default;
};
inline constexpr GenePlace kInFreezer{0xF0};
inline constexpr GenePlace kTakenGene{0xF1};
inline constexpr GenePlace kUnderDeck{0xF2};
constexpr GenePlace on_tube(int number) { return {static_cast<std::uint8_t>(number)}; }

struct GeneMoved {
  static constexpr const char* kName = "gene_moved";
  static constexpr bool kReveals = true;
  Seat seat{};
  GenePlace from{};
  GenePlace to{};
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
    f("from", from, "a Tube, the Freezer, a hand or the deck");
    f("to", to, "a Tube, the Freezer, a hand or the deck");
    f.maybe("gene", gene, "which, if the viewer may know");
  }
};

}  // namespace paradoxa::restart
