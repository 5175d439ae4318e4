// What a captive has drawn onto its map by what was announced: a light chart, not a list of worlds.
//
// Steps that are announced make positions relative to each other. What hangs together is a sheet;
// names that occur once, meetings and a start cell tie sheets together, and to the island. A loose
// sheet knows where on the island its origin may lie: when one cell is left, it is pinned there.
// Nothing that would need a search is concluded. A copy is cheap, so that imagined games can go on
// from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/fixed_list.hpp"
#include "games/island/bot/sheet.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

class Lore {
 public:
  // By what the captive of that seat is told. The view says who plays whom; without a story it is
  // all there is.
  Lore(const Content& content, const View& view, const Heard& heard, Seat seat);

  // Others' private sayings are skipped, so that the log of OP serves as well.
  void hear(const Saying& saying);
  // What its owner alone learnt about where a piece started.
  void start_at(Piece p, Cell cell);

  Seat seat() const { return seat_; }
  // Of a cell of the island, or none.
  Name name(Cell cell) const { return names_[cell.index]; }
  bool knows(Cell cell) const { return names_[cell.index].exists(); }
  int located(Name name) const { return located_[name.id]; }
  CellSet unknown() const { return unknown_; }
  // The cell of a name that occurs once, or none.
  Cell home(Name name) const { return island_cell(homes_[name.id]); }
  // What a piece of the seat counted there, as far as the cell is known.
  CellSet counted() const { return counted_; }
  // Where a captive piece may be; empty if it is off the map.
  CellSet cells(Piece p) const;
  // The same of the Bush or the Rock; empty as long as nothing is known of it.
  CellSet cells(OpPiece y) const;
  // IS-22.5: where a piece that is in the ocean can come ashore, or none.
  Cell far_shore(Piece p) const {
    const Track& track = tracks_[p.index];
    return track.exit.exists() ? opposite(track.exit, track.heading) : kNoCell;
  }
  // Ocean parts where the Wave may be, as bits.
  unsigned wave() const { return wave_; }

  static int copies(Name name);

 private:
  enum class Way : std::uint8_t {
    kNone,
    kRay,
    kStep,
    kKnot,
    kPortal,
    kLake,
    kArrows,
    kShore,
    kNear
  };
  struct Pending {
    Way way = Way::kNone;
    Direction direction{};
    std::uint8_t length = 1;
  };
  // A piece: where it is, what it stands on, how it goes on.
  struct Track {
    Mark at{};
    Name name{};
    Pending next{};
    bool lying = false;
    bool vague = false;  // somewhere in the lake that the position belongs to
    Cell exit{};         // where it left the island, if that is known
    Direction heading{};
  };
  struct Note {
    Mark at{};
    Name name{};
    bool counted = false;
  };

  static constexpr std::size_t kSheets = 24;
  static constexpr std::size_t kMaxNotes = 192;
  static constexpr unsigned kAllParts = (1u << kOceanParts) - 1;

  bool own(Piece p) const;
  Cell island_cell(Mark mark) const { return mark.on_island() ? cell_at(mark.shift()) : kNoCell; }
  Mark new_sheet(CellSet origins);
  int free_sheet() const;
  void drop(int sheet);
  bool fits(Cell cell, Name name) const;
  CellSet origins(int sheet) const;
  CellSet& left_of(int sheet) { return origins_[static_cast<std::size_t>(sheet)]; }
  CellSet places(Mark mark) const;
  void narrow(int sheet);
  void confine(Mark mark, CellSet cells);
  void pin(int sheet, Cell origin);
  void move_sheet(int from, int to, Shift by);
  void tie(Mark a, Mark b);
  void write(Cell cell, Name name, bool counted);
  void note(Mark at, Name name, bool counted = false);

  void look(const View& view);
  void hear_captive(const Saying& saying);
  void hear_op(const Saying& saying);
  void hear_names(const Saying& saying);
  void land(const Saying& saying);
  Mark landing(Track& track, Name name);
  void arrive(Track& track, Mark at, Name name, bool counted);
  void meet(const Track& track, const Saying& saying);
  void go_into_ocean(const Saying& saying);
  void activate(Track& track);
  void push(const Saying& saying);
  void land_op(const Saying& saying);
  Mark op_landing(Track& track, Name name);
  void place_op(OpPiece y, Name name, std::uint8_t part);
  void wave_in(unsigned parts);
  CellSet around(CellSet cells) const;

  const Content* content_;
  Seat seat_;
  std::uint8_t pieces_;
  bool two_players_;
  Power power_ = Power::kNone;
  std::uint8_t near_ = 1, far_ = 3;  // of a scout of two names
  unsigned wave_ = kAllParts;
  std::array<Name, kCells> names_{};
  std::array<std::uint8_t, kNames> located_{};
  CellSet unknown_ = CellSet::all();
  CellSet counted_{};
  std::array<Mark, kNames> homes_{};
  std::array<Track, kMaxPieces> tracks_{};
  std::array<Track, 2> op_{};
  std::array<CellSet, kSheets> origins_{};
  std::uint32_t sheets_ = 1;  // in use; the first is the island
  FixedList<Note, kMaxNotes> notes_{};
};

}  // namespace paradoxa::island
