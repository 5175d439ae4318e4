#include "server/command.hpp"

#include <algorithm>
#include <iostream>

#include <CLI/CLI.hpp>
#include <sys/resource.h>

#include "server/server.hpp"
#include "table/content_folder.hpp"

namespace paradoxa {
namespace {

// An origin as browsers write it: https://play.example.org, with a port where it is not the usual.
std::string origin_flaw(const std::string& origin) {
  const bool web = origin.starts_with("http://") || origin.starts_with("https://");
  const std::string host = web ? origin.substr(origin.find("//") + 2) : "";
  if (!host.empty() && host.find_first_of("/?#@ *,") == std::string::npos) return {};
  return "expected scheme and host, such as https://play.example.org, not '" + origin + "'";
}

std::string in_brackets(const std::string& address) {
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

}  // namespace

std::size_t raise_open_files() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return 1024;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  getrlimit(RLIMIT_NOFILE, &files);
  return static_cast<std::size_t>(files.rlim_cur);
}

int serve_command(int argc, char** argv) {
  CLI::App app("Runs the game server: pages, REST and WebSockets on one port.", "paradoxa serve");
  app.footer(
      "Example:\n  paradoxa serve --port 8080 --store sqlite:paradoxa.db\n"
      "docs/hosting.md shows how to run it behind a proxy.");
  ServerSettings settings;
  std::string content;
  app.add_option("--address", settings.address, "the address to listen on")->capture_default_str();
  app.add_option("--port", settings.port, "the port; 0 picks a free one")->capture_default_str();
  app.add_option("--store", settings.store, "memory: or sqlite:FILE")->capture_default_str();
  app.add_option("--web", settings.web, "a folder with pages to use instead of the built-in ones")
      ->check(CLI::ExistingDirectory);
  app.add_option("--content", content,
                 "a folder with card files to use instead of the built-in ones");
  app.add_option("--bot-threads", settings.bot_threads, "threads for bots")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  app.add_option("--origin", settings.api.origins, "another origin whose pages may play here")
      ->check(origin_flaw);
  app.add_flag("--https", settings.api.https,
               "TLS is handled by a proxy in front: strict cookies, HSTS");
  app.add_flag("--trust-proxy", settings.trust_proxy, "take client addresses from X-Forwarded-For");
  app.add_option("--sockets-per-address", settings.sockets_per_address,
                 "connections allowed per address")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option("--sockets-per-person", settings.sockets_per_person,
                 "connections allowed per person")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option("--limit-factor", settings.api.limit_factor,
                 "multiplies every rate limit, for load tests and trusted networks")
      ->check(CLI::Range(1.0, 1e6))
      ->capture_default_str();
  const auto budget = [&app](const char* name, double& value, const char* text) {
    app.add_option(name, value, text)->check(CLI::Range(1.0, 1e6))->capture_default_str();
  };
  budget("--tables-per-person", settings.api.tables_per_hour_and_person,
         "new tables per person and hour");
  budget("--tables-per-address", settings.api.tables_per_hour_and_address,
         "new tables per address and hour");
  const auto minutes = [&app](const char* name, std::int64_t& value_ms, const char* text) {
    constexpr std::int64_t kMinuteMs = 60'000;
    app.add_option_function<std::int64_t>(
           name, [&value_ms](const std::int64_t& given) { value_ms = given * kMinuteMs; }, text)
        ->check(CLI::Range(1, 525'600))
        ->default_str(std::to_string(value_ms / kMinuteMs));
  };
  minutes("--keep-empty", settings.house.empty_ms,
          "minutes until an open table without people is closed");
  minutes("--keep-open", settings.house.open_ms,
          "minutes until an open table with people is closed");
  minutes("--keep-bots", settings.house.bots_only_ms,
          "minutes until a game with only bots left is closed");
  minutes("--keep-unplayed", settings.house.unplayed_ms,
          "minutes until a game in which no person has moved is closed");
  minutes("--keep-idle", settings.house.idle_ms, "minutes until any other idle game is closed");
  const auto days = [&app](const char* name, std::int64_t& value_ms, const char* text) {
    constexpr std::int64_t kDayMs = 24 * 3600 * 1000LL;
    app.add_option_function<std::int64_t>(
           name, [&value_ms](const std::int64_t& given) { value_ms = given * kDayMs; }, text)
        ->check(CLI::Range(0, 36'500))
        ->default_str(std::to_string(value_ms / kDayMs));
  };
  days("--keep-guests", settings.retention.guests_ms,
       "days until an absent guest is forgotten; 0: never");
  days("--keep-finished", settings.retention.finished_ms,
       "days until a finished game is deleted; 0: never");
  days("--keep-abandoned", settings.retention.abandoned_ms,
       "days until a practice game or an abandoned game is deleted; 0: never");
  CLI11_PARSE(app, argc, argv);
  const auto games = load_games(content);
  if (!games) {
    std::cerr << games.error() << '\n';
    return 2;
  }
  // The store and the pages want a few files too.
  constexpr std::size_t kOtherFiles = 64;
  settings.sockets = std::min(settings.sockets, raise_open_files() - kOtherFiles);
  StderrLog log;
  std::string error;
  Server server(**games, settings, log, error);
  if (!error.empty()) {
    std::cerr << "paradoxa serve: " << error << '\n';
    return 2;
  }
  // Flushed even into a pipe: the process that started the server may be waiting for it.
  std::cout << "http://" << in_brackets(settings.address) << ":" << server.port() << "/\n"
            << std::flush;
  server.run(true);
  return 0;
}

}  // namespace paradoxa
