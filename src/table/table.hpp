// A game with seats and people, but without a network: moves, luck, undo, record.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "table/audience.hpp"
#include "table/fairness.hpp"
#include "table/made_by.hpp"
#include "table/record.hpp"

namespace paradoxa {

// One move that was made, Nature's included, with what it made happen.
struct Made {
  Seat seat{};
  std::string move;
  std::string stage;
  SeatSet acting{};      // who was to act before it
  bool reveals = false;  // it showed somebody something hidden
  bool secret = false;   // it answered a secret question (Asked::secret)
  MadeBy by = MadeBy::kPerson;
  std::uint64_t draw = 0;                   // its number, of Nature's
  Audience told{};                          // who may know that it was made
  std::shared_ptr<const AnyEvents> events;  // until forgotten
};

// What happens to draws that are taken back.
enum class Draws : std::uint8_t {
  kAgain,  // the same numbers, and so the same luck
  kAnew,   // numbers that were never used: nobody gains by knowing what would have come
};

struct TableSettings {
  std::string id;            // part of the luck's hash
  std::optional<Luck> luck;  // without it Nature's moves are made by whoever drives the table
  SeatNames names;           // filled up with the game's own
  std::string date;
  // The seed of a practice game: its luck was chosen, and its record says so.
  std::optional<std::string> practice{};
};

// Of rules/<game>.md, as the program was built with it.
std::string rules_hash(const AnyGame& game);

class Table {
 public:
  // Nature moves at once where the luck is the table's.
  Table(std::unique_ptr<AnyPosition> start, TableSettings settings);
  // A game that begins in the middle; its record says where.
  static Table from_position(std::unique_ptr<AnyPosition> start, TableSettings settings);

  const AnyGame& game() const { return start_->game(); }
  const AnyPosition& position() const { return *now_; }
  const SeatNames& names() const { return settings_.names; }
  const std::optional<Luck>& luck() const { return settings_.luck; }
  // The number of moves made, Nature's included. A move answers a ply.
  std::size_t ply() const { return made_.size(); }
  const std::vector<Made>& made() const { return made_; }
  bool over() const { return now_->to_act().empty(); }

  // Makes the move and then Nature's, or refuses and changes nothing. New entries in made() tell
  // what happened.
  std::optional<Refusal> move(Seat seat, std::string_view text, MadeBy by = MadeBy::kPerson);

  // Takes the seat's last move back, if nothing was shown to anybody since and nobody has answered
  // it; else says why not. Seats that chose at the same time keep their choices.
  std::optional<std::string> undo(Seat seat);
  // Takes back the last move of a seat and Nature's after it, whatever it showed: for whoever has
  // the whole table to himself. False when there is none.
  bool take_back();

  // Takes back the seat's last move and everything after it: when all have agreed. False when the
  // seat has not moved.
  bool rewind(Seat seat, Draws draws = Draws::kAnew);
  // The moves that rewind would take back, from the first on; nothing when the seat has not moved.
  std::span<const Made> since_last_of(Seat seat) const;
  // Whether undo would work.
  bool can_undo(Seat seat) const { return why_no_undo(seat).empty(); }

  // A table with many moves and nobody to tell them to again saves its memory.
  void forget_events();
  // What happened from one ply to another, played again.
  std::vector<std::shared_ptr<const AnyEvents>> events_between(std::size_t first,
                                                               std::size_t last) const;

  // What reaches a viewer counts only the moves that this viewer is told of: hidden ones leave no
  // gap. How many those are among the first so many:
  std::size_t told(Viewer viewer, std::size_t plies) const;
  std::size_t told(Viewer viewer) const { return told(viewer, made_.size()); }
  // How many moves had been made when the viewer had just been told of so many; not more than were.
  std::size_t ply_at(Viewer viewer, std::size_t told) const;

  // The seed is in it only when the game is over.
  Record record() const;
  // The table after this record, with the luck for what is still to come.
  static Parsed<std::unique_ptr<Table>> from_record(const Registry& registry, const Record& record,
                                                    const std::optional<Luck>& luck);

 private:
  void nature_moves();
  // Why the seat's last move stays made; empty where it can be taken back.
  std::string why_no_undo(Seat seat) const;
  // The start, and these moves again.
  void rebuild(const std::vector<Made>& moves, Draws draws);
  std::optional<Refusal> make(const Made& again);

  std::unique_ptr<AnyPosition> start_;
  std::unique_ptr<AnyPosition> now_;
  bool from_the_beginning_ = true;
  TableSettings settings_;
  std::vector<Made> made_;
  // Every so many plies the position is kept, so that telling again need not begin at the start.
  std::vector<std::unique_ptr<AnyPosition>> marks_;
  std::uint64_t next_draw_ = 0;
};

// [0,2], ["nature"]
json::array acting_json(SeatSet acting);

// {"seed":…,"position":…}: how a practice game is marked, wherever it is told of. `position` says
// whether it began in a position that somebody set up.
json::object practice_json(const std::string& seed, bool position);

// Scores by seat, or "*" while the game runs: what a record gives as its result.
std::string result_text(const std::optional<Outcome>& outcome);

// {"scores":[…],"unit":…,"ranks":[…],"winners":[…],"breakdown":{label:[…]},
//  "clauses":{label:…}}
json::object outcome_json(const AnyGame& game, const Outcome& outcome);

}  // namespace paradoxa
