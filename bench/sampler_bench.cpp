// How fast Paradominetor's sampler is, trick by trick: the table of docs/determinize.md.
#include "bench/sampler_bench.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

#include "games/paradominetor/sampler/determinize.hpp"
#include "games/paradominetor/sampler/unseen.hpp"
#include "support/endgames_paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// How alike two positions in a row are, in their hidden tiles: 0 as alike as any two, 1 the same.
double correlation(const std::vector<State>& drawn) {
  const auto whereabouts = [](const State& state) {
    std::array<std::uint8_t, 96> places{};
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      state.hands[s].for_each([&](Tile tile) { places[tile.code] = static_cast<std::uint8_t>(s); });
    for (std::size_t i = 0; i < kMaxTiles && state.plays[i].made(); ++i)
      places[state.plays[i].tile().code] = static_cast<std::uint8_t>(10 + i);
    places[Tile::kBlackCode] = 0;
    return places;
  };
  double alike_next = 0, alike_far = 0, open = 0;
  const auto first = whereabouts(drawn[0]);
  std::array<bool, 96> varies{};
  for (const State& state : drawn)
    for (std::size_t tile = 0; tile < varies.size(); ++tile)
      varies[tile] = varies[tile] || whereabouts(state)[tile] != first[tile];
  for (std::size_t i = 0; i + 1 < drawn.size(); ++i) {
    const auto here = whereabouts(drawn[i]), next = whereabouts(drawn[i + 1]);
    const auto far = whereabouts(drawn[(i + drawn.size() / 2) % drawn.size()]);
    for (std::size_t tile = 0; tile < varies.size(); ++tile) {
      if (!varies[tile]) continue;
      open += 1;
      alike_next += here[tile] == next[tile];
      alike_far += here[tile] == far[tile];
    }
  }
  return open == alike_far ? 0 : (alike_next - alike_far) / (open - alike_far);
}

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

void print_sampler_speeds() {
  FastRandom random = stream(10);
  std::printf("| seats | trick | first position, us | thousand a second | correlation |\n");
  for (int seats = 3; seats <= 5; ++seats)
    for (const int trick : {0, 1, 2, 3, 6, 9, 12, 14, 15}) {  // 0 is the pass
      double first = 0, others = 0, alike = 0;
      const int games = 40, draws = 2000;
      for (int game = 0; game < games; ++game) {
        State state = initial(kPlainContent, any_options(seats, random));
        const int position = game % seats;
        play_until(state, static_cast<Manner>(game % 2), random, [&](const State& now) {
          if (trick == 0) return now.phase == Phase::kPass;
          return now.trick == trick - 1 && now.position == position && now.phase > Phase::kFirst;
        });
        const Seat s = to_act(kPlainContent, state).first();
        const View seen = view(kPlainContent, state, Viewer::of(s));
        std::vector<State> drawn(draws);
        const double start = seconds();
        for (int i = 0; i < 20; ++i) drawn[0] = Sampler(kPlainContent, seen).next(random);
        const double begun = seconds();
        Sampler sampler(kPlainContent, seen);
        for (State& next : drawn) next = sampler.next(random);
        first += (begun - start) / 20;
        others += seconds() - begun;
        if (unseen_in(seen).pool != Rows{}) alike += correlation(drawn);
      }
      std::printf("| %d | %d | %.1f | %.0f | %.3f |\n", seats, trick, 1e6 * first / games,
                  games * draws / others / 1000, alike / games);
    }
}

}  // namespace paradoxa::paradominetor
