// What one viewer was told, as far as it tells something about hidden things: the log that samplers
// read (IS-25.1; the announcements of the information chapter).
//
// A saying is a few bytes. What is announced in one breath is one saying: whom a piece met where it
// landed, and whether the landing was a mission step. So a saying without company says that nobody
// was there.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "games/island/rules/event.hpp"

namespace paradoxa::island {

enum class Said : std::uint8_t {
  kBush,       // fruit
  kStart,      // piece, fruit
  kStartCell,  // piece, cell
  kTurn,       // seat
  kPower,      // power
  kDeclared,   // piece, direction, length
  kUsed,       // a bonus as a free action
  kLanded,     // piece, name
  kOcean,      // piece
  kBack,       // piece, fruit
  kActivated,  // piece
  kLies,       // piece
  kOracle,     // piece, direction, name
  kLine,       // piece, direction, names
  kTwoNames,   // piece, direction, near name, far name
  kTracked,    // piece, OP piece, name, direction, part; the last two or none
  kMarked,     // piece, cell
  kGust,       // piece, direction
  kScared,     // OP piece
  kStruck,     // piece, by the Wave
  kPrevented,  // piece, OP piece
  kPerished,   // piece
  kRevived,    // piece, camp
  kOpMoved,    // OP piece, direction
  kOpLanded,   // OP piece, name
  kCarried,    // OP piece
  kOpAtSea,    // OP piece, whether it comes ashore
  kWaveMoved,
  kPushed,  // piece, OP piece, direction
  kOpBack,  // OP piece
  kTold,    // OP piece, name, part or none
  kPlaced,  // piece or none, name, whether it lies: made from a view alone, never heard
};

struct Saying {
  static constexpr std::uint8_t kNone = 0xFF;
  static constexpr std::size_t kMaxNames = 7;

  Said said{};
  std::uint8_t who = kNone;  // a captive piece, or an OP piece
  std::uint8_t a = kNone;
  std::uint8_t b = kNone;
  std::uint8_t c = kNone;
  Company company{};
  bool counted = false;
  bool cut_short = false;  // the game ended before anybody was named
  std::array<std::uint8_t, kMaxNames> names = {kNone, kNone, kNone, kNone, kNone, kNone, kNone};

  constexpr Piece piece() const { return Piece{who}; }
  constexpr OpPiece op() const { return op_piece(who); }

  friend constexpr bool operator==(const Saying&, const Saying&) = default;
};

class Heard {
 public:
  void hear(const Event& event) {
    std::visit([this](const auto& each) { take(each); }, event);
  }

  const std::vector<Saying>& sayings() const { return sayings_; }
  bool empty() const { return sayings_.empty(); }
  // Whether this is `earlier` with more sayings behind it.
  bool begins_with(const Heard& earlier) const {
    if (earlier.sayings_.size() > sayings_.size()) return false;
    return std::equal(earlier.sayings_.begin(), earlier.sayings_.end(), sayings_.begin());
  }

  friend bool operator==(const Heard&, const Heard&) = default;

 private:
  template <class... Numbers>
  Saying& add(Said said, Numbers... numbers) {
    Saying& saying = sayings_.emplace_back();
    saying.said = said;
    [[maybe_unused]] std::uint8_t* const fields[] = {&saying.who, &saying.a, &saying.b, &saying.c};
    [[maybe_unused]] std::size_t i = 0;
    ((*fields[i++] = static_cast<std::uint8_t>(numbers)), ...);
    return saying;
  }
  template <class Id>
  static std::uint8_t or_none(const std::optional<Id>& id) {
    return id ? static_cast<std::uint8_t>(*id) : Saying::kNone;
  }

  void take(const BushPlaced& e) { add(Said::kBush, 0, e.fruit); }
  void take(const StartChosen& e) { add(Said::kStart, e.piece.index, e.fruit); }
  void take(const StartCellTold& e) { add(Said::kStartCell, e.piece.index, e.cell.index); }
  void take(const TurnBegun& e) { add(Said::kTurn, e.piece.index, e.seat.index); }
  void take(const PowerKept& e) { add(Said::kPower, 0, e.power); }
  void take(const Declared& e) { add(Said::kDeclared, e.piece.index, e.direction, e.length); }
  void take(const FruitUsed&) { add(Said::kUsed); }
  void take(const Landed& e) { add(Said::kLanded, e.piece.index, e.name.id); }
  void take(const WentIntoOcean& e) { add(Said::kOcean, e.piece.index); }
  void take(const CameBack& e) { add(Said::kBack, e.piece.index, e.fruit); }
  void take(const Met& e) { sayings_.back().company = e.company; }
  // Of scares nothing is to be learnt: who was scared off is told as well.
  void take(const StepCounted& e) {
    if (e.step.code != MissionStep::kScare) sayings_.back().counted = true;
  }
  void take(const Activated& e) { add(Said::kActivated, e.piece.index); }
  void take(const LaidDown& e) { add(Said::kLies, e.piece.index); }
  void take(const OracleHeard& e) { add(Said::kOracle, e.piece.index, e.direction, e.name.id); }
  void take(const LineHeard& e) {
    Saying& saying = add(Said::kLine, e.piece.index, e.direction);
    for (std::size_t i = 0; i < e.names.size(); ++i) saying.names[i] = e.names[i].id;
  }
  void take(const StepsHeard& e) {
    add(Said::kTwoNames, e.piece.index, e.direction, e.near.id, e.far.id);
  }
  void take(const Tracked& e) {
    Saying& saying = add(Said::kTracked, e.piece.index, e.op, e.name.id, or_none(e.direction));
    saying.names[0] = or_none(e.part);
  }
  void take(const Marked& e) { add(Said::kMarked, e.piece.index, e.cell.index); }
  void take(const Gusted& e) { add(Said::kGust, e.piece.index, e.direction); }
  void take(const ScaredOff& e) { add(Said::kScared, e.op); }
  void take(const AttackDeclared& e) {
    if (e.op == OpPiece::kWave) add(Said::kStruck, e.piece.index);
  }
  void take(const Prevented& e) { add(Said::kPrevented, e.piece.index, e.op); }
  void take(const HasPerished& e) { add(Said::kPerished, e.piece.index); }
  void take(const Revived& e) { add(Said::kRevived, e.piece.index, e.camp).company = e.company; }
  void take(const OpMoved& e) { add(Said::kOpMoved, e.op, e.direction); }
  void take(const OpLanded& e) { add(Said::kOpLanded, e.op, e.name.id).company = e.company; }
  void take(const Carried& e) {
    if (e.carried) add(Said::kCarried, e.op);
  }
  void take(const OpAtSea& e) { add(Said::kOpAtSea, e.op, e.ashore); }
  void take(const WaveMoved&) { add(Said::kWaveMoved); }
  void take(const Pushed& e) { add(Said::kPushed, e.piece.index, e.op, e.direction); }
  void take(const OpReturned& e) { add(Said::kOpBack, e.op); }
  void take(const PlaceTold& e) { add(Said::kTold, e.op, e.name.id, or_none(e.part)); }
  // IS-5.2: a step that wins comes before the encounter.
  void take(const GameEnded&) {
    if (!sayings_.empty()) sayings_.back().cut_short = sayings_.back().counted;
  }
  // Nothing hidden follows from anything else.
  void take(const auto&) {}

  std::vector<Saying> sayings_;
};

}  // namespace paradoxa::island
