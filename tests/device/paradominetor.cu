// The rules as GPU code: compiled by `make test` where nvcc is present, so that no host-only call
// creeps into them. One thread plays one game, move by move with the functions of the rules, and
// again by the quick playout; the two must agree. `flaw` and `score` stay on the host: they speak
// in words, and the library's texts and optional values do not work on a device.
#include <cstdint>

#include "device/playing.cuh"
#include "engine/nature.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/playout.hpp"
#include "games/paradominetor/rules/score.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {

struct Totals {
  unsigned long long games;
  unsigned long long moves;
  unsigned long long half_points[kMaxSeats];
  unsigned long long disagreements;  // 0, or the rules mean something else on this device
};

__global__ void play_by_moves(std::uint64_t seed, int seats, Totals* totals) {
  const std::uint64_t game = blockIdx.x * blockDim.x + threadIdx.x;
  const Content content{};
  State state = initial(content, Options::for_seats(seats));
  LegalAndRefusedAgree<Content, Move> look{content, Move::play(kNoTile)};
  const unsigned long long moves = play_to_the_end(content, state, seed + game, look);
  unsigned long long wrong = look.disagreements;
  wrong += view(content, state, kSpectator).trick != kTricks;
  PerSeat<std::int16_t> scores{};
  for (int s = 0; s < seats; ++s)
    scores[static_cast<std::size_t>(s)] = static_cast<std::int16_t>(state.score(paradoxa::seat(s)));
  wrong += rank(scores, state.halves, seats).winners() < 1;

  State quick = initial(content, Options::for_seats(seats));
  FastRandom again(seed + game);
  wrong += play_out(content, quick, again) != static_cast<int>(moves);
  for (int s = 0; s < seats; ++s) {
    wrong += quick.score(paradoxa::seat(s)) != state.score(paradoxa::seat(s));
    atomicAdd(&totals->half_points[s],
              static_cast<unsigned long long>(state.score(paradoxa::seat(s))));
  }
  atomicAdd(&totals->games, 1ull);
  atomicAdd(&totals->moves, moves);
  atomicAdd(&totals->disagreements, wrong);
}

// Only what a search wants: many games, nothing else.
__global__ void play_out_many(std::uint64_t seed, int seats, int games_each, Totals* totals) {
  const std::uint64_t thread = blockIdx.x * blockDim.x + threadIdx.x;
  const Content content{};
  FastRandom random(seed + thread);
  unsigned long long moves = 0, points[kMaxSeats] = {};
  for (int game = 0; game < games_each; ++game) {
    State state = initial(content, Options::for_seats(seats));
    moves += static_cast<unsigned long long>(play_out(content, state, random));
    for (int s = 0; s < seats; ++s)
      points[s] += static_cast<unsigned long long>(state.score(paradoxa::seat(s)));
  }
  atomicAdd(&totals->games, static_cast<unsigned long long>(games_each));
  atomicAdd(&totals->moves, moves);
  for (int s = 0; s < seats; ++s) atomicAdd(&totals->half_points[s], points[s]);
}

// A table's luck, drawn on the device.
__global__ void deal_by_nature(Key256 key, int seats, State* dealt) {
  const Content content{};
  State state = initial(content, Options::for_seats(seats));
  for (std::uint64_t number = 0; state.phase == Phase::kDeal; ++number) {
    NatureDraw draw(key, number);
    apply(content, state, kNature, sample(content, state, kNature, draw), NobodyListens{});
  }
  *dealt = state;
}

}  // namespace paradoxa::paradominetor
