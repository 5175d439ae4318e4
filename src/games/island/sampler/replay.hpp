// Everything that was heard, gone through on one island: which histories of hidden choices agree.
//
// On a given island most of what pieces do is fixed. Where it is not (exits of lakes, arrows,
// sinkholes, returns), a trace splits, and what is announced next ends the traces that do not fit.
// Where the Wave can be is kept as a set. A trace that is left at the end is a history that agrees
// with every saying; an island without one contradicts what was heard.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/random.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/state.hpp"
#include "games/island/sampler/chart.hpp"

namespace paradoxa::island {

// What is public about the table.
struct Table {
  std::uint8_t pieces = 0;
  bool two_players = false;
  std::array<Character, kMaxCaptives> characters{Character::kNone, Character::kNone,
                                                 Character::kNone};  // by board

  std::size_t board_of(Piece p) const { return two_players ? 0 : p.index; }
};

// Where everybody may be, after one history.
struct Trace {
  std::array<std::uint64_t, kMaxPieces> activated{};  // as in State
  std::array<CellSet, kMaxCaptives> counted{};
  PlaceSet trodden{};
  std::array<Cell, kMaxPieces> cells{};
  std::array<std::uint8_t, kMaxPieces> entries{kNoSide, kNoSide, kNoSide};
  std::array<Cell, kMaxPieces> exits{};  // where a piece left the island last, or is pushed through
  std::array<std::uint8_t, kMaxPieces> headings{kNoSide, kNoSide, kNoSide};  // and which way
  std::array<Place, 2> op{};  // the Bush and the Rock
  std::array<std::uint8_t, 2> op_entries{kNoSide, kNoSide};
  std::uint16_t op_memory = 0;  // IS-26.3, of the action that is under way
  std::uint16_t wave = 0;       // parts, then lakes; none off the map
  PieceSet lying{};

  friend bool operator==(const Trace&, const Trace&) = default;
};

inline constexpr std::size_t kMaxTraces = 1024;
using Traces = std::vector<Trace>;

class Replay {
 public:
  Replay(const Content& content, const Table& table) : content_(content), table_(table) {}

  // How many sayings agree; all of them if a trace is left. If there are too many traces, some are
  // dropped at random.
  std::size_t run(const Chart& chart, std::span<const Saying> sayings, FastRandom& random);
  // After that: the traces that are left, and whether some were dropped.
  const Traces& traces() const { return traces_; }
  bool dropped() const { return dropped_; }
  const Table& table() const { return table_; }

 private:
  // What an announced displacement will be, until the landing is heard.
  enum class Move : std::uint8_t {
    kNone,
    kRay,
    kKnot,
    kPortal,
    kLake,
    kStep,
    kArrows,
    kPush,
    kShore,
    // Of OP pieces.
    kCarry,
    kAshore,
  };
  struct Pending {
    Move move = Move::kNone;
    Direction direction{};
    std::uint8_t length = 0;
    OpPiece by{};
  };

  template <class Step>
  bool each(Step&& step);
  void emit(const Trace& trace);
  void thin_out();
  void begin();

  bool take(const Saying& saying, const Saying* next);
  bool land(const Saying& saying);
  bool ocean(const Saying& saying);
  bool put(const Saying& saying, Cell cell);
  bool revive_or_return(const Saying& saying);
  bool activate(const Saying& saying);
  bool oracle(const Saying& saying);
  bool track(const Saying& saying);
  bool op_back(const Saying& saying);
  bool op_land(const Saying& saying);
  bool op_at_sea(const Saying& saying);
  bool wave_moves(const Saying* next);
  bool wave_strikes(const Saying& saying);
  bool pushed(const Saying& saying);
  bool told(const Saying& saying);

  template <class Visit>
  void destinations(const Trace& trace, const Saying& saying, Visit&& visit) const;
  template <class Visit>
  void push_lines(const Trace& trace, Piece p, const Pending& pending, Visit&& visit) const;
  template <class Visit>
  void op_destinations(const Trace& trace, OpPiece y, Visit&& visit) const;
  bool settle(Trace& trace, const Saying& saying, Cell cell, std::uint8_t entry) const;
  bool meets(Trace& trace, Piece p, Cell cell, const Company& company) const;
  bool counts(Trace& trace, Piece p, Cell cell) const;
  CellSet exit_cells(CellSet lake, Direction d, int length) const;
  CellSet own_cells(const Trace& trace, Piece p) const;
  const CharacterRule& rule(Piece p) const {
    return content_.characters[at(table_.characters[table_.board_of(p)])];
  }
  OpPiece hunter() const { return power_->swap_bush_rock ? OpPiece::kRock : OpPiece::kBush; }
  Cell cell_of(Name name) const;

  const Content& content_;
  Table table_;
  const Chart* chart_ = nullptr;
  FastRandom* random_ = nullptr;
  const PowerRule* power_ = &kNoPowerRule;
  Seat turn_ = kNoSeat;
  bool ending_ = false;  // the turn
  std::array<Pending, kMaxPieces> pending_{};
  std::array<Pending, kOpPieces> op_pending_{};
  std::array<Fruit, kMaxPieces> starts_{};
  Traces traces_{};
  Traces more_{};
  std::size_t kept_ = 0;
  bool first_ = true;
  bool dropped_ = false;
};

}  // namespace paradoxa::island
