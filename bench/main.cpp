// paradoxa_bench [benchmark options]       every game, as a table
// paradoxa_bench playouts GAME SEATS N     N random games, to be counted under callgrind
// paradoxa_bench decisions GAME SEATS N    the decisions of players in those games
// paradoxa_bench samplers                  Paradominetor's sampler, trick by trick
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <benchmark/benchmark.h>

#include "bench/games_bench.hpp"
#include "bench/sampler_bench.hpp"

int main(int argc, char** argv) {
  if (argc == 5 && std::string_view(argv[1]) == "playouts")
    return paradoxa::bench::run_playouts(argv[2], std::atoi(argv[3]), std::atoi(argv[4])) ? 0 : 2;
  if (argc == 5 && std::string_view(argv[1]) == "decisions") {
    std::printf("%d\n",
                paradoxa::bench::player_decisions(argv[2], std::atoi(argv[3]), std::atoi(argv[4])));
    return 0;
  }
  if (argc == 2 && std::string_view(argv[1]) == "samplers") {
    paradoxa::paradominetor::print_sampler_speeds();
    return 0;
  }
  paradoxa::bench::register_games();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
