#include "games/island/bot/op_plan.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/island/bot/sheet.hpp"
#include "games/island/rules/chapters/op_actions.hpp"

namespace paradoxa::island {
namespace {

constexpr double kLeader = 0.12;  // more for each step of the mission
// Close by, for the next turn.
constexpr double kHunterNear = 0.5;
constexpr double kWaveNear = 0.2;
constexpr double kEnergyToo = 0.25;  // an attack by the hunter takes a point of it
constexpr int kMaxActions = 6;

using ByActions = std::array<double, kMaxActions + 1>;

// The heaviest of a set, so many of them.
double heaviest(const State& state, PieceSet set, int count) {
  std::array<double, kMaxPieces> weights{};
  std::size_t size = 0;
  set.for_each([&](Piece p) { weights[size++] = weight_of(state, p); });
  // No weight is negative: what is left over sorts to the end.
  std::sort(weights.begin(), weights.end(), std::greater<>());
  double sum = 0;
  for (std::size_t i = 0; i < size && static_cast<int>(i) < count; ++i) sum += weights[i];
  return sum;
}

// Strikes from where the Wave is, or from the best part it can sail to.
ByActions strikes(const Content& content, const State& state) {
  ByActions gains{};
  if (!state.place(OpPiece::kWave).on_map()) return gains;
  const PieceSet here = pieces_in_reach(content, state);
  std::array<PieceSet, kOceanParts> there{};
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    const CaptivePiece& piece = state.piece(p);
    if (!piece.on_map() || piece.wards.contains(OpPiece::kWave) || state.struck.contains(p))
      continue;
    const CellSet own = piece.posture == Posture::kLying ? lake_around(content, state, piece.cell)
                                                         : CellSet::of(piece.cell);
    for (std::size_t part = 0; part < kOceanParts; ++part)
      if (!(cells_touching(ocean_part(static_cast<int>(part))) & own).empty()) there[part].add(p);
  }
  for (int actions = 1; actions <= kMaxActions; ++actions) {
    double& best = gains[static_cast<std::size_t>(actions)];
    best = heaviest(state, here, actions);
    for (const PieceSet set : there)
      if (set.size() > here.size() || here.empty())
        best = std::max(best, heaviest(state, set, actions - 1));
  }
  return gains;
}

// The best walk over captives that are left, each met once.
double walk(const State& state, CellSet from, PieceSet left, int steps, double hit) {
  double best = 0;
  left.for_each([&](Piece p) {
    const Cell cell = state.piece(p).cell;
    const int far = steps_between(from, cell);
    if (far == 0 || far > steps) return;
    PieceSet others = left;
    others.remove(p);
    best = std::max(
        best, hit * weight_of(state, p) + walk(state, CellSet::of(cell), others, steps - far, hit));
  });
  return best;
}

PieceSet hunted(const Content& content, const State& state, OpPiece y) {
  PieceSet set;
  for (int i = 0; i < state.piece_count(); ++i) {
    const CaptivePiece& piece = state.piece(Piece::at(i));
    if (!piece.on_map() || piece.wards.contains(y)) continue;
    if (!state.ops_turn() || !state.trodden.contains(place_of(content, state, piece.cell)))
      set.add(Piece::at(i));
  }
  return set;
}

ByActions hunts(const Content& content, const State& state) {
  ByActions gains{};
  const PowerRule& rule = power_rule(content, state);
  const OpPiece y = hunter(rule);
  if (!state.place(y).on_map()) return gains;
  const CellSet from = cells_of(state, state.place(y));
  const PieceSet set = hunted(content, state, y);
  const int stride = y == OpPiece::kBush ? rule.bush_steps : 1;
  for (int actions = 1; actions <= kMaxActions; ++actions)
    gains[static_cast<std::size_t>(actions)] =
        walk(state, from, set, actions * stride, rule.bush_attack_health + kEnergyToo);
  return gains;
}

// Shoves by the piece that pushes, where being pushed hurts: it comes beside a captive, and after
// it as it is pushed on.
ByActions shoves(const Content& content, const State& state) {
  ByActions gains{};
  const PowerRule& rule = power_rule(content, state);
  const OpPiece y = pusher(rule);
  if (rule.push_damage == 0 || !state.place(y).on_map()) return gains;
  const CellSet from = cells_of(state, state.place(y));
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    const CaptivePiece& piece = state.piece(p);
    if (!piece.on_map() || piece.wards.contains(y)) continue;
    const int far = std::max(steps_between(from, piece.cell) - 2, 0);
    for (int actions = far + 1; actions <= kMaxActions; ++actions)
      gains[static_cast<std::size_t>(actions)] =
          std::max(gains[static_cast<std::size_t>(actions)],
                   (actions - far) * rule.push_damage * weight_of(state, p));
  }
  return gains;
}

}  // namespace

double weight_of(const State& state, Piece p) { return 1 + kLeader * state.board(p).steps; }

double plan_of_op(const Content& content, const State& state, int actions) {
  if (actions <= 0) return 0;
  actions = std::min(actions, kMaxActions);
  const ByActions struck = strikes(content, state);
  const ByActions walked = hunts(content, state);
  const ByActions shoved = shoves(content, state);
  double best = 0;
  for (int k = 0; k <= actions; ++k)
    for (int l = 0; k + l <= actions; ++l)
      best =
          std::max(best, struck[static_cast<std::size_t>(k)] + walked[static_cast<std::size_t>(l)] +
                             shoved[static_cast<std::size_t>(actions - k - l)]);
  return best;
}

namespace {

// The hunter, by how close it is on average.
double lurking_hunter(const Content& content, const State& state) {
  const OpPiece y = hunter(power_rule(content, state));
  if (!state.place(y).on_map()) return 0;
  const CellSet from = cells_of(state, state.place(y));
  double sum = 0;
  for (int i = 0; i < state.piece_count(); ++i) {
    const Cell cell = state.piece(Piece::at(i)).cell;
    if (cell.exists())
      sum += weight_of(state, Piece::at(i)) * (7 - std::min(steps_between(from, cell), 7)) / 7.0;
  }
  return sum / state.piece_count();
}

// The Wave, by who is on its coast or near it.
double lurking_wave(const State& state) {
  const Place place = state.place(OpPiece::kWave);
  if (!place.on_map() || !place.is_ocean()) return 0;
  const CellSet coast = cells_touching(place.part());
  constexpr std::array<double, 3> kNearCoast = {1, 0.5, 0.2};
  double sum = 0;
  for (int i = 0; i < state.piece_count(); ++i) {
    const Cell cell = state.piece(Piece::at(i)).cell;
    if (!cell.exists()) continue;
    const auto far = static_cast<std::size_t>(steps_between(coast, cell));
    if (far < kNearCoast.size()) sum += weight_of(state, Piece::at(i)) * kNearCoast[far];
  }
  return sum;
}

}  // namespace

double lurking(const Content& content, const State& state) {
  return kHunterNear * lurking_hunter(content, state) + kWaveNear * lurking_wave(state);
}

}  // namespace paradoxa::island
