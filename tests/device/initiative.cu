// The rules of Paradox Initiative as GPU code: compiled by `make test` where nvcc is present, so
// that no host-only call creeps into them. One thread plays one game, move by move with the
// functions of the rules. The content comes from the host, which alone can read files; `flaw` and
// `outcome` stay there too, for they speak in words and optional values.
#include <cstdint>

#include "engine/nature.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/initiative/rules/apply.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/view.hpp"

namespace paradoxa::initiative {

struct Totals {
  unsigned long long games;
  unsigned long long moves;
  unsigned long long rounds;
  unsigned long long hash;  // of the last positions: the same as on the host
};

// One game, the same on the host and on the device.
__host__ __device__ inline void play_one(const Content& content, std::uint64_t seed, int seats,
                                         Totals& totals) {
  State state = initial(content, Options::for_seats(seats));
  FastRandom random(seed);
  for (SeatSet acting = to_act(content, state); !acting.empty(); acting = to_act(content, state)) {
    const Seat seat = acting.first();
    apply(content, state, seat, sample(content, state, seat, random), NobodyListens{});
    ++totals.moves;
  }
  ++totals.games;
  totals.rounds += view(content, state, kSpectator).round;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
  unsigned long long hash = 0xCBF29CE484222325u;
  for (std::size_t i = 0; i < sizeof(State); ++i) hash = (hash ^ bytes[i]) * 0x100000001B3u;
  totals.hash += hash;
}

__global__ void play_many(const Content* content, std::uint64_t seed, int seats, Totals* totals) {
  Totals mine{};
  play_one(*content, seed + blockIdx.x * blockDim.x + threadIdx.x, seats, mine);
  atomicAdd(&totals->games, mine.games);
  atomicAdd(&totals->moves, mine.moves);
  atomicAdd(&totals->rounds, mine.rounds);
  atomicAdd(&totals->hash, mine.hash);
}

}  // namespace paradoxa::initiative
