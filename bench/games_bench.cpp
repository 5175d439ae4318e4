// How fast the games are, through their concrete types: every game, every number of seats.
#include "bench/games_bench.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bots/ismcts.hpp"
#include "engine/game.hpp"
#include "games/all.hpp"
#include "games/codecs.hpp"
#include "games/registry.hpp"
#include "games/shipped.hpp"

namespace paradoxa::bench {
namespace {

constexpr std::size_t kPositions = 512;

template <Game G>
typename G::State begun(int seats) {
  return G::initial(shipped_content<G>(), G::Options::for_seats(seats));
}

// Positions a person decides in, spread over random games.
template <Game G>
std::vector<typename G::State> decisions(int seats) {
  const typename G::Content& content = shipped_content<G>();
  std::vector<typename G::State> found;
  FastRandom random(1);
  while (found.size() < kPositions) {
    auto state = begun<G>(seats);
    for (SeatSet acting; !(acting = G::to_act(content, state)).empty();) {
      const Seat seat = acting.first();
      if (!acting.is_nature() && random.below(16) == 0 && found.size() < kPositions)
        found.push_back(state);
      G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
    }
  }
  return found;
}

// The first position in which a player decides, not Nature.
template <Game G>
typename G::State dealt(int seats, FastRandom& random) {
  const typename G::Content& content = shipped_content<G>();
  auto state = begun<G>(seats);
  while (G::to_act(content, state).is_nature())
    G::apply(content, state, kNature, G::sample(content, state, kNature, random), NobodyListens{});
  return state;
}

template <Game G>
void playout(benchmark::State& run, int seats) {
  const typename G::Content& content = shipped_content<G>();
  const auto start = begun<G>(seats);
  FastRandom random(7);
  std::int64_t moves = 0;
  for (auto _ : run) {
    auto state = start;
    moves += play_out<G>(content, state, random);
    benchmark::DoNotOptimize(state);
  }
  run.counters["games/s"] =
      benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
  run.counters["moves/s"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

template <Game G>
void playout_dealt(benchmark::State& run, int seats) {
  const typename G::Content& content = shipped_content<G>();
  FastRandom random(7);
  std::vector<typename G::State> starts;
  for (std::size_t i = 0; i < kPositions; ++i) starts.push_back(dealt<G>(seats, random));
  std::int64_t moves = 0;
  std::size_t next = 0;
  for (auto _ : run) {
    auto state = starts[next++ % kPositions];
    moves += play_out<G>(content, state, random);
    benchmark::DoNotOptimize(state);
  }
  run.counters["moves/s"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

// Runs `work(state, seat)` over the positions in turn.
template <Game G, class Work>
void over_decisions(benchmark::State& run, int seats, Work&& work) {
  const typename G::Content& content = shipped_content<G>();
  const auto positions = decisions<G>(seats);
  std::size_t next = 0;
  for (auto _ : run) {
    const auto& state = positions[next++ % kPositions];
    work(content, state, G::to_act(content, state).first());
  }
}

template <Game G>
void legal(benchmark::State& run, int seats) {
  over_decisions<G>(run, seats, [](const auto& content, const auto& state, Seat seat) {
    benchmark::DoNotOptimize(G::legal_moves(content, state, seat));
  });
}

template <Game G>
void copy(benchmark::State& run, int seats) {
  over_decisions<G>(run, seats, [](const auto&, const auto& state, Seat) {
    auto twin = state;
    benchmark::DoNotOptimize(twin);
  });
}

template <Game G>
void apply(benchmark::State& run, int seats) {  // with a copy and a random choice
  FastRandom random(3);
  over_decisions<G>(run, seats, [&](const auto& content, const auto& state, Seat seat) {
    auto twin = state;
    G::apply(content, twin, seat, G::sample(content, state, seat, random), NobodyListens{});
    benchmark::DoNotOptimize(twin);
  });
}

template <Game G>
void view(benchmark::State& run, int seats) {
  over_decisions<G>(run, seats, [](const auto& content, const auto& state, Seat seat) {
    benchmark::DoNotOptimize(G::view(content, state, Viewer::of(seat)));
  });
}

template <Game G>
void flaw(benchmark::State& run, int seats) {
  over_decisions<G>(run, seats, [](const auto& content, const auto& state, Seat) {
    benchmark::DoNotOptimize(G::flaw(content, state));
  });
}

template <Game G>
void determinize_first(benchmark::State& run, int seats) {
  const typename G::Content& content = shipped_content<G>();
  FastRandom random(5);
  const auto state = dealt<G>(seats, random);
  typename G::Sampler sampler(content, G::view(content, state, Viewer::of(seat(0))));
  for (auto _ : run) benchmark::DoNotOptimize(sampler.next(random));
}

template <Game G>
void determinize_any(benchmark::State& run, int seats) {  // four samples from each view
  FastRandom random(5);
  over_decisions<G>(run, seats, [&](const auto& content, const auto& state, Seat seat) {
    typename G::Sampler sampler(content, G::view(content, state, Viewer::of(seat)));
    for (int i = 0; i < 4; ++i) benchmark::DoNotOptimize(sampler.next(random));
  });
}

template <Game G>
void ismcts_first(benchmark::State& run, int seats) {
  constexpr std::uint32_t kIterations = 20000;
  const typename G::Content& content = shipped_content<G>();
  FastRandom random(5);
  const auto state = dealt<G>(seats, random);
  const Seat seat = G::to_act(content, state).first();
  const auto seen = G::view(content, state, Viewer::of(seat));
  const typename G::Heard heard{};
  const Known<G> known(seen, heard);
  IsmctsSettings settings;
  settings.budget = Budget::of_iterations(kIterations);
  IsmctsBot<G> bot(settings);
  const auto moves = G::legal_moves(content, state, seat);
  for (auto _ : run) benchmark::DoNotOptimize(bot.choose(content, known, seat, moves, random));
  run.counters["simulations/s"] = benchmark::Counter(
      static_cast<double>(run.iterations()) * kIterations, benchmark::Counter::kIsRate);
}

template <Game G>
void add(std::string_view what, void (*work)(benchmark::State&, int)) {
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    const std::string name =
        std::string(G::kName) + "/" + std::string(what) + "/" + std::to_string(seats);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& run) { work(run, seats); });
  }
}

}  // namespace

void register_games() {
  for_each_game(AllGames{}, []<class G>() {
    add<G>("playout", &playout<G>);
    add<G>("playout_dealt", &playout_dealt<G>);
    add<G>("legal", &legal<G>);
    add<G>("copy", &copy<G>);
    add<G>("apply", &apply<G>);
    add<G>("view", &view<G>);
    add<G>("flaw", &flaw<G>);
    add<G>("determinize_first", &determinize_first<G>);
    add<G>("determinize_any_x4", &determinize_any<G>);
    add<G>("ismcts_first", &ismcts_first<G>);
  });
}

bool run_playouts(std::string_view game, int seats, int games) {
  return for_game(game, [&]<class G>() {
    const typename G::Content& content = shipped_content<G>();
    const auto start = begun<G>(seats);
    FastRandom random(7);
    std::int64_t decided = 0;
    for (int g = 0; g < games; ++g) {
      auto state = start;
      decided += play_out<G>(content, state, random);
    }
    benchmark::DoNotOptimize(decided);
  });
}

int player_decisions(std::string_view game, int seats, int games) {
  int count = 0;
  for_game(game, [&]<class G>() {
    const typename G::Content& content = shipped_content<G>();
    FastRandom random(7);
    for (int g = 0; g < games; ++g) {
      auto state = begun<G>(seats);
      for (SeatSet acting; !(acting = G::to_act(content, state)).empty();) {
        const Seat seat = acting.first();
        count += !is_nature(seat);
        G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
      }
    }
  });
  return count;
}

}  // namespace paradoxa::bench
