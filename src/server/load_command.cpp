// `paradoxa load`: plays many tables against a running server and reports how it coped.
#include <fstream>
#include <iostream>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>

#include "server/command.hpp"
#include "server/load.hpp"

namespace paradoxa {
namespace {

// Kilobytes in memory, as Linux counts them; -1 where it does not say.
std::int64_t resident_kb(int pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stoll(line.substr(6));
  return -1;
}

boost::json::object report_of(Load& load, int pid) {
  LoadFigures& figures = load.figures();
  boost::json::object report{
      {"moves", figures.moves},
      {"seconds", figures.seconds},
      {"moves_per_second", static_cast<double>(figures.moves) / std::max(0.001, figures.seconds)},
      {"p50_ms", nth_delay(figures, 0.5)},
      {"p99_ms", nth_delay(figures, 0.99)},
      {"max_ms", nth_delay(figures, 1)},
      {"games_finished", figures.games},
      {"open_sockets", load.open_sockets()},
      {"refused", figures.refused},
      {"slowed_down", figures.slowed_down},
      {"sockets_lost", figures.lost},
  };
  if (!figures.first_error.empty()) report["first_error"] = figures.first_error;
  if (pid > 0) report["server_rss_mb"] = static_cast<double>(resident_kb(pid)) / 1024;
  return report;
}

}  // namespace

int load_command(int argc, char** argv) {
  CLI::App app("Load-tests a server by playing many tables, and measures it.", "paradoxa load");
  app.footer(
      "Example:\n"
      "  paradoxa serve --limit-factor 100000 --sockets-per-address 20000 "
      "--sockets-per-person 20000 &\n"
      "  paradoxa load http://127.0.0.1:8080 --tables 1000 --rate 1 --seconds 30 --pid $!\n"
      "A rate of 0 plays as fast as answers arrive, which measures the maximum durable "
      "throughput.");
  LoadSettings settings;
  double seconds = 10;
  double warm_up = 2;
  int pid = 0;
  bool as_json = false;
  app.add_option("url", settings.url, "the server")->capture_default_str();
  app.add_option("--game", settings.game, "the game")->capture_default_str();
  app.add_option("--tables", settings.tables, "tables played at once")
      ->check(CLI::Range(0, 5000))
      ->capture_default_str();
  app.add_option("--seats", settings.seats, "seats per table")
      ->check(CLI::Range(1, 8))
      ->capture_default_str();
  app.add_option("--sockets", settings.sockets,
                 "sockets open in total; those without a seat only watch")
      ->check(CLI::Range(0, 20000))
      ->capture_default_str();
  app.add_option("--rate", settings.rate,
                 "moves per second and table; 0: as fast as answers arrive")
      ->check(CLI::Range(0.0, 1000.0))
      ->capture_default_str();
  app.add_option("--seconds", seconds, "how long")->capture_default_str();
  app.add_option("--warm-up", warm_up, "seconds before measuring starts")->capture_default_str();
  app.add_option("--seed", settings.seed, "seed for choosing moves")->capture_default_str();
  app.add_option("--pid", pid, "the server's process id, to report its memory");
  app.add_flag("--json", as_json, "prints one JSON object");
  CLI11_PARSE(app, argc, argv);

  using std::chrono::milliseconds;
  raise_open_files();
  Load load(settings);
  std::string error = load.prepare();
  const auto begin = std::chrono::steady_clock::now();
  if (error.empty()) error = load.connect(milliseconds(60'000));
  if (!error.empty()) {
    std::cerr << "paradoxa load: " << error << '\n';
    return 1;
  }
  const std::chrono::duration<double> connecting = std::chrono::steady_clock::now() - begin;
  load.play(milliseconds(static_cast<std::int64_t>(warm_up * 1000)));
  load.start_measuring();
  load.play(milliseconds(static_cast<std::int64_t>(seconds * 1000)));
  boost::json::object report = report_of(load, pid);
  report["connect_seconds"] = connecting.count();
  if (as_json) {
    std::cout << boost::json::serialize(report) << '\n';
  } else {
    for (const auto& [key, value] : report)
      std::cout << std::string(key) << ": " << boost::json::serialize(value) << '\n';
  }
  const LoadFigures& figures = load.figures();
  return figures.refused + figures.lost == 0 ? 0 : 1;
}

}  // namespace paradoxa
