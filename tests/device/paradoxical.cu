// The rules of Paradoxical as GPU code: compiled by `make test` where nvcc is present, so that no
// host-only call creeps into them. One thread plays one game, move by move with the functions of
// the rules. The content comes from the host, which alone can read files; `flaw` and `outcome` stay
// there too, for they speak in words and optional values.
#include <cstdint>

#include "device/playing.cuh"
#include "engine/nature.hpp"
#include "games/paradoxical/bot/appraise.hpp"
#include "games/paradoxical/rules/apply.hpp"
#include "games/paradoxical/rules/legal.hpp"
#include "games/paradoxical/rules/refusal.hpp"
#include "games/paradoxical/rules/score.hpp"
#include "games/paradoxical/rules/view.hpp"

namespace paradoxa::paradoxical {

struct Totals {
  unsigned long long games;
  unsigned long long moves;
  unsigned long long turns;
  unsigned long long tokens[kMaxPlayers];
  unsigned long long hash;           // of the last positions: the same as on the host
  unsigned long long disagreements;  // 0, or the rules mean something else on this device
};

// One game, the same on the host and on the device.
__host__ __device__ inline void play_one(const Content& content, std::uint64_t seed, int seats,
                                         Totals& totals) {
  State state = initial(content, Options::for_seats(seats));
  LegalAndRefusedAgree<Content, Move> look{content, Move::with(MoveKind::kRoom, kNoLabel)};
  totals.moves += play_to_the_end(content, state, seed, look);
  totals.disagreements += look.disagreements;
  totals.disagreements += view(content, state, kSpectator).turn != state.turn;
  ++totals.games;
  totals.turns += state.turn;
  for (int s = 0; s < seats; ++s) totals.tokens[s] += state.tokens[static_cast<std::size_t>(s)];
  totals.hash += hash_of_bytes(state);
}

__global__ void play_many(const Content* content, std::uint64_t seed, int seats, Totals* totals) {
  Totals mine{};
  play_one(*content, seed + blockIdx.x * blockDim.x + threadIdx.x, seats, mine);
  atomicAdd(&totals->games, mine.games);
  atomicAdd(&totals->moves, mine.moves);
  atomicAdd(&totals->turns, mine.turns);
  for (int s = 0; s < kMaxPlayers; ++s) atomicAdd(&totals->tokens[s], mine.tokens[s]);
  atomicAdd(&totals->hash, mine.hash);
  atomicAdd(&totals->disagreements, mine.disagreements);
}

// What a search on the device would ask for.
__global__ void judge_many(const Content* content, const State* states, std::uint64_t seed,
                           double* first_seat) {
  const std::uint64_t at = blockIdx.x * blockDim.x + threadIdx.x;
  State state = states[at];
  FastRandom random(seed + at);
  first_seat[at] = appraise(*content, state, random)[0];
}

}  // namespace paradoxa::paradoxical
