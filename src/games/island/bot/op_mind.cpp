#include "games/island/bot/op_mind.hpp"

#include <algorithm>
#include <cstddef>

#include "games/island/bot/op_plan.hpp"
#include "games/island/bot/sheet.hpp"
#include "games/island/rules/apply.hpp"

namespace paradoxa::island {
namespace {

namespace op_temper {

constexpr double kDecided = 1000;  // the game is over
constexpr double kPerishing = 13;  // more than the wounds of any captive, a leader's too
constexpr double kDeeper = 0.25;   // wounds weigh more where there are more of them
constexpr double kEnergy = 0.25;
constexpr double kFruit = 0.4;
constexpr double kStepTaken = 2.4;  // by a captive, and more the further it is
constexpr double kStepAway = 0.3;   // of what its mission wants
constexpr double kHeld = 0.35;      // in a lake
constexpr double kPlanned = 0.85;   // of what the actions left can do
constexpr int kMaxAnswers = 12;

}  // namespace op_temper

// What a power is worth beyond this turn's actions: it stays in force while captives play.
double lasting(const PowerRule& rule) {
  double worth = 0.35 * rule.ocean_tax + 0.4 * rule.long_move_cost;
  if (rule.mute_scouting) worth += 0.2;
  if (rule.mute_spaces.contains(Kind::kFruit)) worth += 0.2;
  if (rule.mute_spaces.contains(Kind::kCamp)) worth += 0.2;
  if (rule.wave_lakes) worth += 0.5;
  if (rule.portal_any) worth += 0.3;
  if (rule.bush_wrap) worth += 0.4;
  if (rule.anomaly_rift) worth += 0.4;
  return worth;
}

double hit_by(double base, double falling, int far) {
  for (; far > 0; --far) base *= falling;
  return base;
}

double pusher_threat(const Content& content, const State& state) {
  const OpPiece y = pusher(power_rule(content, state));
  if (!state.place(y).on_map()) return 0;
  const CellSet from = cells_of(state, state.place(y));
  double threat = 0;
  for (int i = 0; i < state.piece_count(); ++i) {
    const CaptivePiece& piece = state.piece(Piece::at(i));
    if (piece.on_map())
      threat = std::max(threat, hit_by(0.25, 0.7, steps_between(from, piece.cell)));
  }
  return threat;
}

// What has been done to one piece, and how far it has still to go.
double done_to(const Content& content, const State& state, Piece p) {
  const CaptivePiece& piece = state.piece(p);
  if (piece.posture == Posture::kPerished) return 0;
  const double lost = piece.max_health - piece.health;
  const bool pooled = has(content, state, p, Ability::kSharedPool);
  double done = lost + op_temper::kDeeper * lost * lost / std::max<int>(piece.max_health, 1);
  if (pooled) done *= 0.8;
  if (!pooled) done += op_temper::kEnergy * (rule_of(content, state, p).energy - piece.energy);
  if (piece.posture == Posture::kLying) done += op_temper::kHeld;
  done *= weight_of(state, p);
  return done +
         op_temper::kStepAway * (1 + 0.25 * state.board(p).steps) * steps_away(content, state, p);
}

// ---- What follows at once -----------------------------------------------------------------------

Move first_move(const Content& content, const State& state) {
  return legal_moves(content, state, state.asked)[0];
}

bool wants_activation(const Content& content, const State& state) {
  const Piece p = piece_of(top(state));
  const Name name = name_at(content, state, state.piece(p).cell);
  if (name.kind() == Kind::kMirage || name.kind() == Kind::kLake) return true;
  return name.kind() == Kind::kAnomaly;
}

// Quick answers of whoever is asked in the middle of a resolution.
Move answer(const Content& content, const State& state) {
  switch (state.ask) {
    case Ask::kReact:
    case Ask::kCarry:
    case Ask::kSecondHalf:
    case Ask::kStir:
    case Ask::kExtraStep:
    case Ask::kOracle: return Move::of(MoveKind::kPass);
    case Ask::kActivate:
    case Ask::kDry: return Move::of(MoveKind::kNo);
    case Ask::kAshore:
    case Ask::kSymbol: return Move::of(MoveKind::kYes);
    case Ask::kOpActivate:
      return Move::of(wants_activation(content, state) ? MoveKind::kYes : MoveKind::kNo);
    default: return first_move(content, state);
  }
}

bool is_main(Ask ask) {
  return ask == Ask::kOver || ask == Ask::kTurn || ask == Ask::kOpTurn || ask == Ask::kFirst ||
         ask == Ask::kKeep || is_natures(ask);
}

double worth_of_setup(const State& state, const Move& move) {
  if (state.ask != Ask::kBuild || move.kind != MoveKind::kTile) return 0;
  // Lakes inland have the most ways out.
  const Placement placement = move.placement();
  if (!placement.tile.is_lake()) return 0;
  return -0.2 * (placement.cells() & border_cells()).size();
}

}  // namespace

CellSet cells_wanted(const Content& content, const State& state, Piece p) {
  const CellSet counted = state.counted[state.board_of(p)];
  const auto cells = [&](Space space) { return cells_of(content.tiles, state.island, space); };
  CellSet wanted;
  switch (rule_of(content, state, p).mission) {
    case Mission::kFiveFruits:
      wanted = fruit_cells(content.tiles, state.island);
      for (int i = 0; i < state.piece_count(); ++i)
        if (state.board_of(Piece::at(i)) == state.board_of(p) &&
            state.piece(Piece::at(i)).start != CaptivePiece::kNoFruit)
          wanted.remove(cell_of(content, state, state.piece(Piece::at(i)).start_fruit()));
      break;
    case Mission::kPortalsAndOracles:
      wanted = cells(Space::oracle());
      for (int n = 0; n < kPortals; ++n)
        if ((cells(Space::portal(n)) & counted).empty()) wanted = wanted | cells(Space::portal(n));
      break;
    case Mission::kFiveAnomalies: wanted = anomaly_cells(content.tiles, state.island); break;
    case Mission::kMiragesAndKnots:
      for (int n = 0; n < kMirages; ++n) wanted = wanted | cells(Space::mirage(n));
      for (int n = 0; n < kKnots; ++n) wanted = wanted | cells(Space::knot(n));
      break;
    case Mission::kFiveCorners: wanted = corner_cells(); break;
    case Mission::kFiveScares:
      for (const Place place : state.op) {
        wanted = wanted | cells_of(state, place);
        if (place.is_ocean()) wanted = wanted | cells_touching(place.part());
      }
      return wanted;
  }
  return wanted - counted;
}

int steps_away(const Content& content, const State& state, Piece p) {
  const Cell cell = state.piece(p).cell;
  if (!cell.exists()) return 0;
  const CellSet wanted = cells_wanted(content, state, p);
  return wanted.empty() ? 0 : steps_between(wanted, cell);
}

double standing_of_op(const Content& content, const State& state) {
  if (state.ask == Ask::kOver)
    return state.winner == kOpSeat   ? op_temper::kDecided
           : state.winner == kNoSeat ? 0
                                     : -op_temper::kDecided;
  double standing = op_temper::kPerishing * state.perished;
  for (std::size_t b = 0; b < static_cast<std::size_t>(state.options.captives()); ++b) {
    const Board& board = state.boards[b];
    standing -= op_temper::kStepTaken * board.steps * (1 + 0.15 * board.steps);
    standing -= op_temper::kFruit * board.circled.size() - 0.1 * board.crossed.size();
  }
  for (int i = 0; i < state.piece_count(); ++i) standing += done_to(content, state, Piece::at(i));
  standing += lasting(power_rule(content, state));
  if (state.ops_turn()) standing += op_temper::kPlanned * plan_of_op(content, state, state.actions);
  return standing + lurking(content, state) + pusher_threat(content, state);
}

void answer_others(const Content& content, State& state) {
  for (int i = 0; i < op_temper::kMaxAnswers && !is_main(state.ask) && state.asked != kOpSeat; ++i)
    apply(content, state, state.asked, answer(content, state), NobodyListens{});
}

double worth_to_op(const Content& content, const State& state, const Move& move) {
  if (state.owner == kNoSeat) return worth_of_setup(state, move);
  State after = state;
  apply(content, after, kOpSeat, move, NobodyListens{});
  for (int i = 0; i < op_temper::kMaxAnswers && !is_main(after.ask); ++i)
    apply(content, after, after.asked, answer(content, after), NobodyListens{});
  return standing_of_op(content, after);
}

}  // namespace paradoxa::island
