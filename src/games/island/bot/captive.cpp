#include "games/island/bot/captive.hpp"

#include <algorithm>

#include "games/island/rules/chapters/captive_turn.hpp"

namespace paradoxa::island {
namespace {

// Which piece a question is about.
Piece piece_asked(const View& view, Seat seat) {
  const bool two = view.options.two_players();
  const Piece own = Piece::at(two ? 0 : seat.index - 1);
  if (view.ask == Ask::kTurn) return Piece{view.acting};
  if (view.ask == Ask::kStart || view.depth == 0) return own;
  const Piece p{view.tasks[view.depth - 1u].piece};
  const bool theirs = p.exists() && view.seat_of(p) == seat && view.ask != Ask::kSymbol;
  return theirs ? p : own;
}

// By cells; a few more, so that they are taken eight at a time.
constexpr std::size_t kPadded = 40;
using Pull = std::array<float, kPadded>;
using Pulls = std::array<Pull, kCells>;

constexpr Pulls pulls(double base, double falling) {
  Pulls all{};
  for (std::size_t a = 0; a < kCells; ++a)
    for (std::size_t b = 0; b < kCells; ++b) {
      double pull = base;
      for (int far = kDistances[a][b]; far > 0; --far) pull *= falling;
      all[a][b] = a == b ? 0.0F : static_cast<float>(pull);
    }
  return all;
}
constexpr Pulls kNearer = pulls(1, temper::kFarther);
constexpr Pulls kCrowdPulls = pulls(temper::kCrowd, 0.5);

}  // namespace

Captive::Captive(const Content& content, const View& view, const Lore& lore, Seat seat)
    : content_(content),
      view_(view),
      lore_(lore),
      seat_(seat),
      p_(piece_asked(view, seat)),
      board_(view.boards[view.board_of(p_)]),
      rule_(content.characters[board_.character == Character::kNone ? 0 : at(board_.character)]),
      power_(view.power == Power::kNone ? kNoPowerRule : content.powers[at(view.power)]),
      perished_to_go_(view.options.perish_goal() - view.perished),
      here_(lore.cells(p_)) {
  if (here_.empty()) here_ = CellSet::all();
  if (view.owner == kNoSeat) return;
  for (const OpPiece y : {OpPiece::kBush, OpPiece::kRock}) op_[at(y)] = lore.cells(y);
  if (rule_.ability == Ability::kMeetingSquares)
    for (int i = 0; i < view.piece_count(); ++i)
      if (view.seat_of(Piece::at(i)) != seat) others_ = others_ | lore.cells(Piece::at(i));
  hit_ = health_loss(1) + (piece().health > 1 ? energy_loss(1) : 0);
  scare_ = scare_gain();
  weigh_names();
  weigh_mates();
  weigh_cells();
  weigh_pull();
  here_.for_each([&](Cell c) { pull_here_ += pull_[c.index] / here_.size(); });
}

// ---- Points -------------------------------------------------------------------------------------

int Captive::energy() const { return pooled() ? std::max(piece().health - 1, 0) : piece().energy; }

double Captive::health_loss(int points) const {
  double loss = 0;
  for (int h = piece().health; points > 0 && h > 0; --h, --points)
    loss += temper::health_point(h, perished_to_go_);
  return loss;
}
double Captive::health_gain(int points) const {
  double gain = 0;
  for (int h = piece().health + 1; points > 0 && h <= piece().max_health; ++h, --points)
    gain += temper::health_point(h, perished_to_go_);
  // Close to the end there is more to lose.
  return piece().health == 1 ? gain + 0.2 : gain;
}
double Captive::energy_loss(int points) const {
  if (pooled()) return piece().health > points ? health_loss(points) : 2;
  double loss = 0;
  for (int e = piece().energy; points > 0 && e > 0; --e, --points) loss += temper::energy_point(e);
  return loss;
}
double Captive::energy_gain(int points) const {
  if (pooled()) return health_gain(points);
  double gain = 0;
  for (int e = piece().energy + 1; points > 0 && e <= rule_.energy; ++e, --points)
    gain += temper::energy_point(e);
  return gain;
}
double Captive::split_gain(Split split) const {
  if (pooled()) return health_gain(2);
  if (split == Split::kBoth) return health_gain(1) + energy_gain(1);
  return split == Split::kHealth ? health_gain(2) : energy_gain(2);
}
double Captive::scare_gain() const {
  const double step = rule_.mission == Mission::kFiveScares ? temper::kStep : 0;
  return step + (own_turn() ? temper::kAction : 0.05);
}

// ---- What a name brings -------------------------------------------------------------------------

// How likely a visit is a new step of the mission.
double Captive::step_chance(Name name, Cell cell) const {
  const std::uint32_t done = view_.steps[view_.board_of(p_)];
  const bool known_done = cell.exists() && lore_.counted().contains(cell);
  const auto copies_left = [&](int copies, std::uint32_t others) {
    const int counted = board_.steps - popcount(done & others);
    return known_done ? 0.0 : static_cast<double>(copies - counted) / copies;
  };
  const bool fresh = !has_bit(done, name.id);
  switch (rule_.mission) {
    case Mission::kFiveFruits: {
      if (name.kind() != Kind::kFruit) return 0;
      for (int i = 0; i < view_.piece_count(); ++i)
        if (view_.board_of(Piece::at(i)) == view_.board_of(p_) &&
            view_.pieces[static_cast<std::size_t>(i)].start == name.id)
          return 0;
      return fresh ? 1 : 0;
    }
    case Mission::kPortalsAndOracles: {
      if (name.kind() == Kind::kPortal) return fresh ? 1 : 0;
      constexpr std::uint32_t kPortals3 = 7u << Name::of(Space::portal(0)).id;
      return name.kind() == Kind::kOracle ? copies_left(2, kPortals3) : 0;
    }
    case Mission::kFiveAnomalies: return name.kind() == Kind::kAnomaly && fresh ? 1 : 0;
    case Mission::kMiragesAndKnots: {
      if (name.kind() == Kind::kMirage) return fresh ? 1 : 0;
      constexpr std::uint32_t kMirages3 = 7u << Name::of(Space::mirage(0)).id;
      return name.kind() == Kind::kKnot ? copies_left(3, kMirages3) : 0;
    }
    default: return 0;
  }
}

double Captive::fruit_gain(Fruit fruit) const {
  if (power_.mute_spaces.contains(Kind::kFruit) || board_.circled.contains(fruit)) return 0;
  if (!board_.crossed.contains(fruit)) return temper::kFruit;
  const bool again = rule_.ability == Ability::kFreeBoxes && !board_.replenished.contains(fruit);
  return again ? temper::kFruit : 0;
}

double Captive::anomaly(Anomaly token) const {
  const AnomalyRule& rule = content_.anomalies[static_cast<std::size_t>(token)];
  switch (rule.op) {
    case AnomalyOp::kLose: return -health_loss(rule.health) - energy_loss(rule.energy);
    case AnomalyOp::kStrikeFruit: return board_.circled.empty() ? 0 : -temper::kFruit;
    case AnomalyOp::kOpAction: return -temper::kStirred;
    case AnomalyOp::kSend: return -temper::kCarried;
  }
  return 0;
}

// What activating a space brings.
double Captive::activation(Name name, Cell cell) const {
  if (power_.mute_spaces.contains(name.kind())) return 0;
  switch (name.kind()) {
    case Kind::kFruit: return fruit_gain(name.fruit());
    case Kind::kCamp:
      return std::max(
          {split_gain(Split::kHealth), split_gain(Split::kEnergy), split_gain(Split::kBoth)});
    case Kind::kOracle: return power_.mute_scouting ? 0 : temper::kNews;
    case Kind::kMirage: return -health_loss(1);
    case Kind::kKnot: {
      const bool wanted = rule_.mission == Mission::kMiragesAndKnots;
      return wanted ? 0 : -temper::kCarried;
    }
    case Kind::kPortal: {
      if (!cell.exists()) return -temper::kCarried;
      for (int c = 0; c < kCells; ++c)
        if (c != cell.index && lore_.name(Cell::at(c)) == name && !power_.portal_any)
          return pull_[static_cast<std::size_t>(c)] - pull_[cell.index];
      return -temper::kCarried;
    }
    case Kind::kAnomaly: return anomaly(name.anomaly());
    case Kind::kLake: return rule_.ability == Ability::kOceanWrapAndDry ? 0 : -temper::kLying;
  }
  return 0;
}

// ---- Who is there -------------------------------------------------------------------------------

double Captive::op_chance(OpPiece y, Cell cell) const {
  if (!view_.on_map.contains(y)) return 0;
  const CellSet there = op_[at(y)];
  if (there.empty()) return 0.03;
  return there.contains(cell) ? 1.0 / there.size() : 0;
}

double Captive::meeting(Cell cell, bool safe) const {
  const bool swapped = power_.swap_bush_rock;
  const double hunter = op_chance(swapped ? OpPiece::kRock : OpPiece::kBush, cell);
  const double pusher = op_chance(swapped ? OpPiece::kBush : OpPiece::kRock, cell);
  const double gain = safe ? (hunter + pusher) * scare_ : -hunter * hit_;
  if (rule_.ability != Ability::kMeetingSquares) return gain;
  const bool somebody = others_.contains(cell);
  const double others = hunter + pusher + (somebody ? 2.0 / (others_.size() + 1) : 0);
  return gain + std::min(others, 1.0) * temper::kMeeting;
}

// ---- Cells --------------------------------------------------------------------------------------

// What a space that nobody knows is likely to be.
void Captive::weigh_names() {
  int anomalies = kAnomalySpaces, tokens = kAnomalies;
  for (int n = 0; n + 1 < kNames; ++n)
    if (Name::at(n).kind() == Kind::kAnomaly && lore_.located(Name::at(n)) > 0)
      --anomalies, --tokens;
  double total = 0;
  for (int n = 0; n + 1 < kNames; ++n) {
    const Name name = Name::at(n);
    double left = Lore::copies(name) - lore_.located(name);
    if (name.kind() == Kind::kAnomaly)
      left = lore_.located(name) > 0 ? 0 : static_cast<double>(anomalies) / std::max(tokens, 1);
    total += left;
    new_step_ += left * step_chance(name, kNoCell);
    new_gain_ += left * std::min(activation(name, kNoCell), 0.6);
  }
  if (total <= 0) return;
  new_step_ /= total;
  new_gain_ /= total;
}

// A space whose tile mate has not been found yet has it beside it.
void Captive::weigh_mates() {
  for (int s = 0; s < kSpaces; ++s) {
    const Space space = Space::at(s);
    if (space.copies() != 1) continue;
    const Spot spot = content_.tiles.spot(space, 0);
    if (spot.tile().is_lake() || space.kind() == Kind::kKnot) continue;
    const Space mate = content_.tiles.of(Spot::of(spot.tile(), 1 - spot.part()));
    const Cell home = lore_.home(Name::of(space));
    if (!home.exists()) continue;
    const CellSet open = neighbours(home) & lore_.unknown();
    bool found = open.empty();
    neighbours(home).for_each(
        [&](Cell c) { found = found || (lore_.knows(c) && lore_.name(c).fits(mate)); });
    if (found) continue;
    double chance =
        rule_.mission == Mission::kFiveAnomalies && mate.kind() == Kind::kAnomaly ? 1 : 0;
    if (mate.kind() != Kind::kAnomaly) chance = step_chance(Name::of(mate), kNoCell);
    open.for_each([&](Cell c) { mates_[c.index] += chance / open.size(); });
  }
}

// How much a captive wants to get to a cell, as far as it knows.
double Captive::aim(Cell cell) const {
  double value = 0;
  if (lore_.knows(cell)) {
    const Name name = lore_.name(cell);
    value = temper::kStep * step_chance(name, cell);
    const double gain = activation(name, cell);
    if (name.kind() != Kind::kPortal && gain > 0) value += 0.8 * gain;
  } else {
    value = temper::kStep * std::min(new_step_ + mates_[cell.index], 1.0) + temper::kNews;
  }
  if (rule_.mission == Mission::kFiveCorners && corner_cells().contains(cell) &&
      !lore_.counted().contains(cell))
    value += 0.8 * temper::kStep;
  if (rule_.mission == Mission::kFiveScares && energy() > 0) {
    value += temper::kStep * (op_chance(OpPiece::kBush, cell) + op_chance(OpPiece::kRock, cell));
    const int parts = std::max(popcount(lore_.wave()), 1);
    for (int part = 0; part < kOceanParts; ++part)
      if ((lore_.wave() >> part & 1) != 0 && cells_touching(ocean_part(part)).contains(cell))
        value += 0.6 * temper::kStep / parts;
  }
  return value;
}

// What is aimed at pulls the less the further it is: the strongest pull, and a little of all
// others.
void Captive::weigh_pull() {
  Pull best{}, sum{};
  for (std::size_t to = 0; to < kCells; ++to) {
    const auto aimed = static_cast<float>(aim(Cell::at(static_cast<int>(to))));
    if (aimed <= 0) continue;
    for (std::size_t c = 0; c < kPadded; ++c) {
      const float pull = aimed * kNearer[to][c];
      best[c] = best[c] < pull ? pull : best[c];
      sum[c] += aimed * kCrowdPulls[to][c];
    }
    const bool leap = rule_.mission == Mission::kFiveCorners && aimed > 0.5F &&
                      corner_cells().contains(Cell::at(static_cast<int>(to)));
    if (leap) best[to] = std::max(best[to], aimed);
  }
  for (std::size_t c = 0; c < kCells; ++c) {
    pull_[c] = static_cast<double>(best[c] + sum[c]);
    pull_mean_ += pull_[c] / kCells;
  }
  // Portals are worth what lies behind them, so they come last.
  for (std::size_t c = 0; c < kCells; ++c) {
    const Cell cell = Cell::at(static_cast<int>(c));
    if (!lore_.knows(cell) || lore_.name(cell).kind() != Kind::kPortal) continue;
    const double behind = activation(lore_.name(cell), cell);
    unsafe_[c] += behind;
    safe_[c] += std::max(behind, 0.0);
  }
}

void Captive::weigh_cells() {
  for (std::size_t c = 0; c < kCells; ++c) {
    const Cell cell = Cell::at(static_cast<int>(c));
    double step = new_step_ + mates_[c], gain = new_gain_, sure = std::max(new_gain_, 0.05);
    if (lore_.knows(cell)) {
      const Name name = lore_.name(cell);
      step = step_chance(name, cell);
      gain = name.kind() == Kind::kPortal ? 0 : activation(name, cell);
      sure = std::max(gain, 0.0);
    } else {
      step += temper::kNews;
    }
    unsafe_[c] = temper::kStep * std::min(step, 1.0) + gain + meeting(cell, false);
    safe_[c] = temper::kStep * std::min(step, 1.0) + sure + meeting(cell, true);
  }
}

// A turn that ends there.
double Captive::danger(Cell cell) const {
  double risk = border_cells().contains(cell) ? temper::kShore : 0;
  const CellSet bush = op_[at(OpPiece::kBush)];
  if (!bush.empty() && bush.size() <= 3) {
    if (steps_between(bush, cell) <= 2) risk += temper::kBushNear;
  }
  return piece().health <= 1 ? 3 * risk : risk;
}

Captive::Landing Captive::landing(Cell cell, bool safe) const {
  Landing there{safe ? safe_[cell.index] : unsafe_[cell.index], pull_[cell.index]};
  if (lore_.knows(cell) && lore_.name(cell).kind() == Kind::kKnot && !safe)
    there.goes_on = 0.5 * (pull_mean_ + pull_[cell.index]);
  return there;
}

Captive::Landing Captive::ocean(Cell from, Direction d, const Ray& end, bool safe) const {
  Landing there;
  const unsigned part = 1u << index_of(end.part);
  if ((lore_.wave() & part) != 0 && view_.on_map.contains(OpPiece::kWave)) {
    const double chance = 1.0 / popcount(lore_.wave());
    there.gain += chance * (safe ? scare_gain() : -health_loss(1));
  }
  if (rule_.mission == Mission::kFiveCorners && corner_cells().contains(from) &&
      !lore_.counted().contains(from))
    there.gain += temper::kStep;
  there.gain -= energy_loss(power_.ocean_tax);
  const Cell start = lore_.home(Name::at(piece().start));
  there.goes_on = start.exists() ? pull_[start.index] : pull_mean_;
  if (rule_.ability == Ability::kOceanWrapAndDry) {
    const Cell far = opposite(end.exit, d);
    there.goes_on = std::max(there.goes_on, unsafe_[far.index] + pull_[far.index]);
  }
  return there;
}

}  // namespace paradoxa::island
