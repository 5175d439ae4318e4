// What the options of each question feel worth (captive.hpp).
#include <algorithm>

#include "games/island/bot/captive.hpp"
#include "games/island/rules/chapters/captive_turn.hpp"

namespace paradoxa::island {

// ---- Moves --------------------------------------------------------------------------------------

// Over all cells where the captive may be; without what it costs.
double Captive::displaced(Direction d, int length, bool safe) const {
  // A turn that may go on is less dangerous where it is.
  const double ends = view_.actions <= 1 ? 1.0 : 0.4;
  double sum = 0;
  here_.for_each([&](Cell from) {
    const Ray end = ray(from, d, length);
    const Landing there = end.in_ocean() ? ocean(from, d, end, safe) : landing(end.cell, safe);
    sum += there.gain + there.goes_on;
    if (!end.in_ocean()) sum -= ends * danger(end.cell);
  });
  return sum / here_.size() - pull_here_;
}

double Captive::worth_of_move(const Move& move) const {
  const int cost = cost_of_move(rule_, power_, move.length() > 1, move.safe());
  return displaced(move.direction(), move.length(), move.safe()) - energy_loss(cost);
}

double Captive::best_heading(const BonusRule& bonus) const {
  double best = -1;
  for (int d = 0; d < kDirections; ++d)
    for (int length = 1; length <= bonus.a; ++length)
      best = std::max(best, displaced(direction(d), length, true));
  return best;
}

double Captive::at_home(Fruit fruit) const {
  const Cell home = lore_.home(Name::of(fruit));
  if (!home.exists()) return pull_mean_ - pull_here_;
  return safe_[home.index] + pull_[home.index] - pull_here_;
}
double Captive::best_visited() const {
  double best = -1;
  board_.visited.for_each([&](Fruit f) { best = std::max(best, at_home(f)); });
  return best;
}

// How many spaces that nobody knows lie on a line, on average.
double Captive::scouted(Direction d, int from, int to) const {
  double sum = 0;
  here_.for_each([&](Cell cell) {
    for (int length = from; length <= to; ++length) {
      const Ray end = ray(cell, d, length);
      if (end.in_ocean()) break;
      sum += lore_.knows(end.cell) ? 0 : 1 + mates_[end.cell.index];
    }
  });
  return sum / here_.size();
}

// ---- Free actions -------------------------------------------------------------------------------

double Captive::worth_of_bonus(const BonusRule& bonus) const {
  double scouts_best = 0;
  const int reach = bonus.op == BonusOp::kScoutLine ? 2 * kRadius
                    : bonus.op == BonusOp::kOracle  ? 1
                                                    : 3;
  if (scouts(bonus.op))
    for (int d = 0; d < kDirections; ++d)
      scouts_best = std::max(scouts_best, scouted(direction(d), 1, reach));
  switch (bonus.op) {
    case BonusOp::kRestore: {
      const bool saves = bonus.windows.contains(Window::kLethal) && piece().health > 2;
      return health_gain(bonus.a) + energy_gain(bonus.b) - (saves ? 0.4 : 0.05);
    }
    case BonusOp::kExtraAction: return view_.actions == 0 ? temper::kAction : -0.02;
    case BonusOp::kFreeMove: return best_heading(bonus) - 0.08;
    case BonusOp::kGoFruit: return best_visited() - 0.1;
    case BonusOp::kOracle: return 1.5 * temper::kNews * scouts_best - 0.02;
    case BonusOp::kScoutLine: return 0.7 * temper::kNews * scouts_best - 0.02;
    case BonusOp::kScoutSteps: return temper::kNews * scouts_best - 0.02;
    case BonusOp::kMarkHere: return here_.size() > 1 ? 0.15 : -0.3;
    case BonusOp::kTrack: {
      const CellSet bush = op_[at(OpPiece::kBush)];
      return bush.empty() || bush.size() > 2 ? 0.2 : -0.1;
    }
    case BonusOp::kCircleSquare: return 0.12;
    case BonusOp::kReplenish: return 0.1;
    default: return -0.2;  // kept for a window
  }
}

double Captive::worth_of_square(int number) const {
  switch (rule_.squares[static_cast<std::size_t>(number - 1)]) {
    case Square::kEnergy: return energy_gain(1) - 0.02;
    case Square::kHealth: return health_gain(1) - 0.02;
    case Square::kAction: return view_.actions == 0 ? temper::kAction : 0.01;
  }
  return 0;
}

double Captive::worth_in_turn(const Move& move) const {
  switch (move.kind) {
    case MoveKind::kMove: return worth_of_move(move);
    case MoveKind::kRestore: return energy_gain(kRestored);
    case MoveKind::kSquare: return worth_of_square(move.number());
    case MoveKind::kUse: {
      const int bonus = bonus_of(rule_, board_, move.fruit());
      return worth_of_bonus(rule_.bonuses[static_cast<std::size_t>(bonus)]);
    }
    // An action that is left is not wasted on nothing.
    default: return -0.1 * view_.actions;
  }
}

// ---- Answers ------------------------------------------------------------------------------------

// IS-15: whether a fruit is worth what it prevents.
double Captive::worth_of_reaction(const Move& move) const {
  if (move.kind == MoveKind::kPass) return 0;
  const Task& window = task();
  switch (static_cast<Window>(window.a)) {
    case Window::kEncounter: {
      const bool steps = rule_.mission == Mission::kFiveScares;
      return steps ? temper::kStep : 0.05;
    }
    case Window::kInteraction: {
      const bool push = window.d != 0;
      const bool bush = window.b == static_cast<int>(OpPiece::kBush);
      const double saved = push ? 0.1 : health_loss(1) + (bush ? energy_loss(1) : 0);
      return saved - temper::kFruit;
    }
    case Window::kLethal: return 1;
    case Window::kActivation: return -activation(view_.under[p_.index], kNoCell) - 0.12;
    case Window::kOwnTurn: break;
  }
  return 0;
}

double Captive::worth_of_answer(bool yes) const {
  if (!yes) return 0;
  const Name name = view_.under[p_.index];
  switch (view_.ask) {
    case Ask::kActivate: {
      const Cell cell = here_.size() == 1 ? here_.first() : kNoCell;
      return activation(name, cell);
    }
    case Ask::kAshore: {
      const Cell far = lore_.far_shore(p_);
      const Cell start = lore_.home(Name::at(piece().start));
      const double back = start.exists() ? pull_[start.index] : pull_mean_;
      return (far.exists() ? unsafe_[far.index] + pull_[far.index] : pull_mean_) - back;
    }
    case Ask::kDry: return -temper::kLying;
    default: return temper::kAction;
  }
}

double Captive::worth_of_heading(const Move& move) const {
  const BonusRule& bonus = bonus_of_task();
  const Direction d = move.direction();
  if (bonus.op == BonusOp::kScoutLine) return scouted(d, 1, 2 * kRadius);
  if (bonus.op == BonusOp::kScoutSteps)
    return scouted(d, bonus.a, bonus.a) + scouted(d, bonus.b, bonus.b);
  double best = -1;
  for (int length = 1; length <= bonus.a; ++length)
    best = std::max(best, displaced(d, length, true));
  return best;
}

// To hear where a piece of OP is: worth more the less is known.
double Captive::worth_of_track(OpPiece y) const {
  if (y == OpPiece::kWave) return 0.1 * popcount(lore_.wave());
  return lore_.cells(y).size() != 1 ? 0.2 : 0;
}

double Captive::worth_of_ward(OpPiece y) {
  return y == OpPiece::kBush ? 0.2 : y == OpPiece::kWave ? 0.15 : 0;
}

double Captive::worth(const Move& move) const {
  switch (view_.ask) {
    case Ask::kTurn: return worth_in_turn(move);
    case Ask::kReact: return worth_of_reaction(move);
    case Ask::kActivate:
    case Ask::kAshore:
    case Ask::kDry:
    case Ask::kSymbol: return worth_of_answer(move.kind == MoveKind::kYes);
    case Ask::kCamp: return split_gain(move.split());
    case Ask::kOracle: return move.kind == MoveKind::kPass ? 0.05 : scouted(move.direction(), 1, 1);
    case Ask::kHeading: return worth_of_heading(move);
    case Ask::kLength: return displaced(direction(task().b), move.number(), true);
    case Ask::kVisited: return at_home(move.fruit());
    case Ask::kRevival: {
      const Cell camp = lore_.home(Name::of(Space::of(move.camp())));
      return camp.exists() ? pull_[camp.index] : pull_mean_;
    }
    case Ask::kOpPiece:
      return bonus_of_task().op == BonusOp::kTrack ? worth_of_track(move.op_piece())
                                                   : worth_of_ward(move.op_piece());
    case Ask::kBox: {
      const BonusOp op = rule_.bonuses[static_cast<std::size_t>(move.number() - 1)].op;
      return op == BonusOp::kFreeMove ? 0.3 : op == BonusOp::kRestore ? 0.28 : 0.1;
    }
    default: return 0;
  }
}

}  // namespace paradoxa::island
