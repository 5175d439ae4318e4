#include "games/island/bot/appraise.hpp"

#include <algorithm>
#include <cstddef>

#include "games/island/rules/apply.hpp"

namespace paradoxa::island {
namespace {

constexpr double kRoundsOfStep = 1.7;  // of a mission
constexpr double kWithTwoPieces = 0.65;
constexpr double kNear = 1.2;          // rounds saved by a step within reach
constexpr double kLossesOfLife = 1.1;  // some health is regained
constexpr double kTakenInRound = 2.2;  // by OP
constexpr double kTakenOfEach = 0.35;  // more for each captive piece
constexpr double kSpread = 4;          // rounds that make winning 16 times less likely

double rounds_of_captive(const Content& content, const State& state, Seat seat, Policy& policy) {
  const Board& board = state.boards[seat.index - 1u];
  double rounds = kRoundsOfStep * (kSteps - board.steps);
  if (state.two_players()) rounds *= kWithTwoPieces;
  rounds -= kNear * policy.prospect(content, state, seat) + 0.12 * board.circled.size() +
            0.1 * popcount(board.squares);
  for (int i = 0; i < state.piece_count(); ++i) {
    if (state.seat_of(Piece::at(i)) != seat) continue;
    const CaptivePiece& piece = state.piece(Piece::at(i));
    rounds -= 0.1 * piece.energy + 0.1 * piece.health;
    if (piece.posture == Posture::kLying) rounds += 0.15;
  }
  return std::max(rounds, 0.3);
}

// The health that a perishing takes, of captives in the middle.
double health_of_life(const State& state) {
  double sum = 0;
  for (int i = 0; i < state.piece_count(); ++i) sum += state.piece(Piece::at(i)).max_health;
  return kLossesOfLife * sum / state.piece_count();
}

double rounds_of_op(const Content& content, const State& state) {
  const double life = health_of_life(state);
  double left = life * (state.options.perish_goal() - state.perished);
  for (int i = 0; i < state.piece_count(); ++i) {
    const CaptivePiece& piece = state.piece(Piece::at(i));
    if (!piece.on_map()) continue;
    const double lost = piece.max_health - piece.health;
    // Wounds are never worth as much as what they lead to.
    left -= std::min(0.85 * lost + 0.12 * lost * lost, 0.85 * life);
    if (!has(content, state, Piece::at(i), Ability::kSharedPool))
      left -= 0.1 * (rule_of(content, state, Piece::at(i)).energy - piece.energy);
  }
  const double taken = kTakenInRound + kTakenOfEach * state.piece_count();
  return std::max(left / taken, 0.3);
}

PerSeat<double> won(const State& state) {
  PerSeat<double> shares{};
  for (int s = 0; s < state.seats(); ++s)
    shares[static_cast<std::size_t>(s)] = state.winner == seat(s) ? 1 : 0;
  return shares;
}

}  // namespace

bool is_judged(const State& root, const State& state) {
  if (state.ask == Ask::kOver) return true;
  if (root.owner == kNoSeat) return state.round >= 3;
  return state.owner == root.asked && (state.round != root.round || root.owner != root.asked);
}

PerSeat<double> appraise(const Content& content, const State& root, State& state, Policy& policy,
                         FastRandom& random) {
  while (!is_judged(root, state)) {
    const Seat acting = state.asked;
    const Move move =
        is_nature(acting)
            ? sample(content, state, acting, random)
            : *policy.choose(content, state, acting, legal_moves(content, state, acting), random);
    apply(content, state, acting, move, policy);
  }
  if (state.ask == Ask::kOver) return won(state);
  PerSeat<double> shares{};
  double total = 0;
  for (int s = 0; s < state.seats(); ++s) {
    const double rounds =
        s == 0 ? rounds_of_op(content, state) : rounds_of_captive(content, state, seat(s), policy);
    const double pace = kSpread / (kSpread + rounds);
    total += shares[static_cast<std::size_t>(s)] = pace * pace * pace * pace;
  }
  for (double& share : shares) share /= total;
  return shares;
}

}  // namespace paradoxa::island
