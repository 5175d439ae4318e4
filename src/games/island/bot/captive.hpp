// How a casual captive feels about its options: by its view and by what it has drawn (lore.hpp).
//
// Every cell gets what it would be worth to land there, safely or not, and how much it lies on the
// way to what the mission needs. Where the captive does not know its cell, it weighs those where it
// may be.
#pragma once

#include <array>
#include <cstddef>

#include "games/island/bot/lore.hpp"
#include "games/island/bot/temper.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

class Captive {
 public:
  // Precondition: the seat is to act.
  Captive(const Content& content, const View& view, const Lore& lore, Seat seat);

  // What a legal move feels worth, in steps of the mission.
  double worth(const Move& move) const;
  // How near the next steps of the mission are.
  double prospect() const { return pull_here_; }

 private:
  using ByCell = std::array<double, kCells>;
  // A cell: what landing there brings at once, and where the way goes on.
  struct Landing {
    double gain = 0;
    double goes_on = 0;
  };

  const CaptivePiece& piece() const { return view_.pieces[p_.index]; }
  const Task& task() const { return view_.tasks[view_.depth - 1u]; }
  bool pooled() const { return rule_.ability == Ability::kSharedPool; }
  bool own_turn() const { return view_.owner == seat_; }
  int energy() const;
  double step_chance(Name name, Cell cell) const;
  double fruit_gain(Fruit fruit) const;
  double health_loss(int points) const;
  double health_gain(int points) const;
  double energy_loss(int points) const;
  double energy_gain(int points) const;
  double split_gain(Split split) const;
  double scare_gain() const;
  double activation(Name name, Cell cell) const;
  double anomaly(Anomaly token) const;
  double op_chance(OpPiece y, Cell cell) const;
  double meeting(Cell cell, bool safe) const;

  void weigh_names();
  void weigh_mates();
  void weigh_cells();
  void weigh_pull();
  double aim(Cell cell) const;

  Landing landing(Cell cell, bool safe) const;
  Landing ocean(Cell from, Direction d, const Ray& end, bool safe) const;
  double displaced(Direction d, int length, bool safe) const;
  double at_home(Fruit fruit) const;
  double danger(Cell cell) const;
  double best_heading(const BonusRule& bonus) const;
  double best_visited() const;
  double scouted(Direction d, int from, int to) const;

  double worth_in_turn(const Move& move) const;
  double worth_of_move(const Move& move) const;
  double worth_of_bonus(const BonusRule& bonus) const;
  double worth_of_square(int number) const;
  double worth_of_reaction(const Move& move) const;
  double worth_of_heading(const Move& move) const;
  double worth_of_track(OpPiece y) const;
  static double worth_of_ward(OpPiece y);
  double worth_of_answer(bool yes) const;
  const BonusRule& bonus_of_task() const { return rule_.bonuses[task().a]; }

  const Content& content_;
  const View& view_;
  const Lore& lore_;
  Seat seat_;
  Piece p_;
  const Board& board_;
  const CharacterRule& rule_;
  const PowerRule& power_;
  int perished_to_go_;
  CellSet here_;
  std::array<CellSet, 2> op_{};  // where the Bush and the Rock may be
  double hit_ = 0;               // what an attack by the one that hunts costs
  double scare_ = 0;             // what scaring somebody off brings
  CellSet others_{};             // where captives of others may be
  double new_step_ = 0;          // what a space nobody knows is likely to bring
  double new_gain_ = 0;
  ByCell mates_{};            // the same from tile mates, above that
  ByCell safe_{}, unsafe_{};  // to land there
  ByCell pull_{};             // to be there
  double pull_here_ = 0;
  double pull_mean_ = 0;
};

}  // namespace paradoxa::island
