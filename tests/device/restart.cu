// The rules of Restart as GPU code: compiled by `make test` where nvcc is present, so that no
// host-only call creeps into them. One thread plays one game, move by move with the functions of
// the rules. The content comes from the host, which alone can read files; `flaw` and `outcome` stay
// there too, for they speak in words and optional values.
#include <cstdint>

#include "device/playing.cuh"
#include "engine/nature.hpp"
#include "games/restart/rules/apply.hpp"
#include "games/restart/rules/legal.hpp"
#include "games/restart/rules/refusal.hpp"
#include "games/restart/rules/view.hpp"

namespace paradoxa::restart {

struct Totals {
  unsigned long long games;
  unsigned long long moves;
  unsigned long long turns;
  unsigned long long hash;           // of the last positions: the same as on the host
  unsigned long long disagreements;  // 0, or the rules mean something else on this device
};

// One game, the same on the host and on the device.
__host__ __device__ inline void play_one(const Content& content, std::uint64_t seed, int seats,
                                         Totals& totals) {
  Options options = Options::for_seats(seats);
  options.dystopia = static_cast<Dystopia>(seed % kDystopias);
  State state = initial(content, options);
  LegalAndRefusedAgree<Content, Move> look{content, Move::of(MoveKind::kStudy, 255, 255, 255)};
  totals.moves += play_to_the_end(content, state, seed, look);
  ++totals.games;
  totals.turns += view(content, state, kSpectator).turns;
  totals.hash += hash_of_bytes(state);
  totals.disagreements += look.disagreements;
}

__global__ void play_many(const Content* content, std::uint64_t seed, int seats, Totals* totals) {
  Totals mine{};
  play_one(*content, seed + blockIdx.x * blockDim.x + threadIdx.x, seats, mine);
  atomicAdd(&totals->games, mine.games);
  atomicAdd(&totals->moves, mine.moves);
  atomicAdd(&totals->turns, mine.turns);
  atomicAdd(&totals->hash, mine.hash);
  atomicAdd(&totals->disagreements, mine.disagreements);
}

}  // namespace paradoxa::restart
