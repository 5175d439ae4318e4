// What a captive's notebook can say by itself, from the view and what was heard (6.4 of the rules).
//
//   level 1  tracks that stick together, what they say for sure, where the Wave can be
//   level 2  where floating tracks fit, what follows from tiles, notes that contradict what was
//   heard level 3  for every cell the names still possible and how likely, by sampling whole
//   islands
//
// Each level has what those below it have.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/island/rules/cell.hpp"
#include "games/island/rules/piece.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

struct NotedCell {
  static constexpr const char* kType = "AidCell";
  Cell cell{};
  Name name{};

  constexpr void fields(auto& f) const {
    f("cell", cell, "where");
    f("name", name, "of the space there");
  }
  friend bool operator==(const NotedCell&, const NotedCell&) = default;
};

// A position of a track, in the axial coordinates of that track.
struct NotedSpace {
  static constexpr const char* kType = "AidSpace";
  int q = 0;
  int r = 0;
  std::optional<Name> name{};

  constexpr void fields(auto& f) const {
    f("q", q, "axial; E is q + 1");
    f("r", r, "axial; SE is r + 1");
    f.maybe("name", name,
            "of the space, or `ocean`; left out where only some space is known to be");
  }
  friend bool operator==(const NotedSpace&, const NotedSpace&) = default;
};

// Where one piece went, as far as its steps are known.
struct NotedWalk {
  static constexpr const char* kType = "AidWalk";
  std::optional<Piece> piece{};
  std::optional<OpPiece> op{};
  std::vector<int> spaces;
  bool here = false;

  constexpr void fields(auto& f) const {
    f.maybe("piece", piece, "the captive piece that walked");
    f.maybe("op", op, "or the OP piece");
    f("spaces", spaces, "numbers of spaces of this track, in order");
    f("here", here, "whether it is on the last of them now");
  }
  friend bool operator==(const NotedWalk&, const NotedWalk&) = default;
};

struct NotedBase {
  static constexpr const char* kType = "AidBase";
  int q = 0;
  int r = 0;

  constexpr void fields(auto& f) const {
    f("q", q, "what to add to q of its spaces");
    f("r", r, "what to add to r");
  }
  friend bool operator==(const NotedBase&, const NotedBase&) = default;
};

// Everything that is tied together. The first track is tied to the island itself, where one is.
struct NotedTrack {
  static constexpr const char* kType = "AidTrack";
  bool anchored = false;
  std::vector<NotedSpace> spaces;
  std::vector<NotedWalk> walks;
  std::vector<NotedBase> fits;

  constexpr void fields(auto& f) const {
    f("anchored", anchored, "whether q and r are those of the island, where D4 is 0, 0");
    f("spaces", spaces, "what is known, relative to each other");
    f("walks", walks, "which pieces went where");
    f("fits", fits, "level 2: where a track that is not anchored can lie");
  }
  friend bool operator==(const NotedTrack&, const NotedTrack&) = default;
};

struct NotedChoice {
  static constexpr const char* kType = "AidChoice";
  Cell cell{};
  std::vector<Name> names;

  constexpr void fields(auto& f) const {
    f("cell", cell, "where");
    f("names", names, "what it can be called");
  }
  friend bool operator==(const NotedChoice&, const NotedChoice&) = default;
};

struct NotedClash {
  static constexpr const char* kType = "AidClash";
  Cell cell{};
  Name name{};
  std::optional<Cell> with{};

  constexpr void fields(auto& f) const {
    f("cell", cell, "of the note");
    f("name", name, "what the note says");
    f.maybe("with", with,
            "the note that it contradicts; left out where it contradicts what was heard");
  }
  friend bool operator==(const NotedClash&, const NotedClash&) = default;
};

// Shares are in thousandths, and at least 1.
struct NameShare {
  static constexpr const char* kType = "AidNameShare";
  Name name{};
  int share = 0;

  constexpr void fields(auto& f) const {
    f("name", name, "a name the space may have");
    f("share", share, "of the islands drawn, in thousandths; at least 1");
  }
  friend bool operator==(const NameShare&, const NameShare&) = default;
};
struct CellOdds {
  static constexpr const char* kType = "AidCellOdds";
  Cell cell{};
  std::vector<NameShare> names;

  constexpr void fields(auto& f) const {
    f("cell", cell, "where");
    f("names", names, "the likeliest first");
  }
  friend bool operator==(const CellOdds&, const CellOdds&) = default;
};
struct CellShare {
  static constexpr const char* kType = "AidCellShare";
  Cell cell{};
  int share = 0;

  constexpr void fields(auto& f) const {
    f("cell", cell, "where it may be; of an OP piece in a lake, each cell of the lake");
    f("share", share, "of the islands drawn, in thousandths; at least 1");
  }
  friend bool operator==(const CellShare&, const CellShare&) = default;
};
struct PieceOdds {
  static constexpr const char* kType = "AidPieceOdds";
  std::optional<Piece> piece{};
  std::optional<OpPiece> op{};
  std::vector<CellShare> cells;

  constexpr void fields(auto& f) const {
    f.maybe("piece", piece, "a captive piece");
    f.maybe("op", op, "or an OP piece");
    f("cells", cells, "the likeliest first");
  }
  friend bool operator==(const PieceOdds&, const PieceOdds&) = default;
};
struct PartShare {
  static constexpr const char* kType = "AidPartShare";
  OceanPart part{};
  int share = 0;

  constexpr void fields(auto& f) const {
    f("part", part, "where the Wave may be");
    f("share", share, "of the islands drawn, in thousandths; at least 1");
  }
  friend bool operator==(const PartShare&, const PartShare&) = default;
};
struct Odds {
  static constexpr const char* kType = "AidOdds";
  int worlds = 0;
  bool rough = false;
  std::vector<CellOdds> cells;
  std::vector<PieceOdds> pieces;
  std::vector<PartShare> wave;

  constexpr void fields(auto& f) const {
    f("worlds", worlds, "how many islands were drawn");
    f("rough", rough,
      "nothing that agrees with everything was found in time: some of it was left out");
    f("cells", cells, "of every cell");
    f("pieces", pieces, "of pieces on the map");
    f("wave", wave, "the likeliest part first");
  }
  friend bool operator==(const Odds&, const Odds&) = default;
};

struct Aid {
  static constexpr const char* kType = "Aid";
  int level = 0;
  std::vector<NotedTrack> tracks;
  std::vector<NotedCell> sure;
  std::vector<OceanPart> wave;
  std::vector<NotedChoice> maybe;
  std::vector<NotedClash> clashes;
  std::optional<Odds> odds{};

  constexpr void fields(auto& f) const {
    f("level", level, "1 to 3: how much this is");
    f("tracks", tracks, "what sticks together, the anchored one first");
    f("sure", sure, "cells whose names are certain; from level 2 on also what follows from tiles");
    f("wave", wave,
      "parts where the Wave can be, as far as anchored tracks tell; none off the map");
    f("maybe", maybe, "level 2: cells with two to four names left");
    f("clashes", clashes, "level 2: notes that cannot be right");
    f.maybe("odds", odds, "level 3");
  }
  friend bool operator==(const Aid&, const Aid&) = default;
};

}  // namespace paradoxa::island
