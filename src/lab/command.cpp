#include "lab/command.hpp"

#include <algorithm>
#include <expected>
#include <iostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>

#include "engine/typed_game.hpp"
#include "games/codecs.hpp"
#include "lab/match.hpp"
#include "lab/progress.hpp"
#include "lab/report.hpp"
#include "table/content_folder.hpp"

namespace paradoxa {
namespace {

constexpr int kBadInput = 2;
constexpr int kMaxGames = 100'000'000;
constexpr int kMaxThreads = 256;

constexpr const char* kHelp =
    "Plays bots against each other and reports how often each one wins.\n"
    "Game g moves each bot g seats further on, and every group of as many games as seats shares "
    "the\n"
    "same deal. The same seed gives the same results with any number of threads, unless a bot's\n"
    "budget is a time.";

constexpr const char* kExample =
    "Bots: random, casual, ismcts:2000 (simulations), ismcts:500ms (time); easy, medium, hard, "
    "expert.\n\n"
    "Example:\n"
    "  paradoxa lab paradominetor --seats ismcts:2000,casual,random,casual --games 1000 --seed 7\n"
    "  paradoxa lab paradominetor --seats hard,easy,easy --set pass=right --json";

struct Arguments {
  std::string game;
  std::vector<std::string> seats;
  std::vector<std::string> options;  // "pass=right"
  std::string content;
  MatchSettings match;
  bool fixed = false;
  bool json = false;
};

// CLI11 would print the bounds into the help.
CLI::Validator between(int low, int high) { return CLI::Range(low, high).description(""); }

void declare(CLI::App& app, Arguments& arguments) {
  const unsigned cores = std::thread::hardware_concurrency();
  arguments.match.threads = static_cast<int>(std::clamp(cores, 1u, unsigned{kMaxThreads}));
  app.description(kHelp);
  app.footer(kExample);
  app.add_option("game", arguments.game, "which game")->required();
  app.add_option("--seats", arguments.seats, "one bot per seat, separated by commas")
      ->required()
      ->type_name("BOTS")
      ->delimiter(',');
  app.add_option("--games", arguments.match.games, "how many")
      ->type_name("N")
      ->check(between(1, kMaxGames))
      ->capture_default_str();
  app.add_option("--seed", arguments.match.seed, "seed for deals and bots")
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--threads", arguments.match.threads, "number of games to play in parallel")
      ->type_name("N")
      ->check(between(1, kMaxThreads))
      ->capture_default_str();
  app.add_option("--set", arguments.options, "a game option; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  app.add_option("--content", arguments.content,
                 "a folder with card files to use instead of the built-in ones")
      ->type_name("DIR");
  app.add_flag("--no-rotate", arguments.fixed,
               "keep every bot in its seat and deal anew each game");
  app.add_flag("--json", arguments.json, "print one JSON object instead of the table");
}

std::expected<std::vector<BotSpec>, std::string> parse_bots(const std::vector<std::string>& texts) {
  std::vector<BotSpec> specs;
  for (const std::string& text : texts) {
    const auto spec = parse_bot(text);
    if (!spec) return std::unexpected("--seats: " + spec.error());
    specs.push_back(*spec);
  }
  return specs;
}

// "pass=right" to {"pass":"right"}; a value that reads as JSON is JSON: first_lead=2.
std::expected<json::object, std::string> parse_settings(const std::vector<std::string>& texts) {
  json::object object;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos)
      return std::unexpected("--set " + text + ": expected NAME=VALUE, as in pass=right");
    const std::string value = text.substr(equals + 1);
    boost::system::error_code error;
    json::value parsed = json::parse(value, error);
    if (error) parsed = json::string(value);
    object[text.substr(0, equals)] = std::move(parsed);
  }
  return object;
}

std::string no_such_game(std::string_view wanted) {
  std::string error = "unknown game \"" + std::string(wanted) + "\"; known games:";
  for_each_game(AllGames{}, [&]<class G>() { error.append(" ").append(G::kName); });
  return error;
}

template <Game G>
std::expected<MatchResult, std::string> match_of(const AnyGame& game, const Arguments& arguments,
                                                 const std::vector<BotSpec>& specs,
                                                 const json::object& settings) {
  const auto& content = static_cast<const TypedGame<G, CodecOf<G>>&>(game).content();
  const auto options = CodecOf<G>::parse_options(content, static_cast<int>(specs.size()), settings);
  if (!options) return std::unexpected(options.error());
  ProgressBar bar(arguments.match.games);
  MatchResult result =
      run_match<G>(content, *options, specs, arguments.match, [&](int done) { bar.show(done); });
  result.edition = game.edition().id;
  if constexpr (Tallied<G>)
    for (const auto& [noun, names] : CodecOf<G>::tally_groups(content))
      result.groups.push_back({noun, names});
  return result;
}

std::expected<MatchResult, std::string> run(const Arguments& arguments) {
  if (!for_game(arguments.game, []<class>() {}))
    return std::unexpected(no_such_game(arguments.game));
  const auto specs = parse_bots(arguments.seats);
  if (!specs) return std::unexpected(specs.error());
  const auto settings = parse_settings(arguments.options);
  if (!settings) return std::unexpected(settings.error());
  const auto games = load_games(arguments.content);
  if (!games) return std::unexpected(games.error());

  std::expected<MatchResult, std::string> result;
  for_game(arguments.game, [&]<class G>() {
    const auto seats = static_cast<int>(specs->size());
    if (seats < G::kMinSeats || seats > G::kMaxSeats)
      result = std::unexpected(
          "--seats: " + std::string(G::kName) + " is for " + std::to_string(G::kMinSeats) + " to " +
          std::to_string(G::kMaxSeats) + " seats, not " + std::to_string(seats));
    else
      result = match_of<G>(*(*games)->find(G::kName), arguments, *specs, *settings);
  });
  return result;
}

}  // namespace

int lab_command(int argc, const char* const* argv, std::ostream& out, std::ostream& err) {
  CLI::App app("", "paradoxa lab");
  Arguments arguments;
  declare(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error, out, err) == 0 ? 0 : kBadInput;
  }
  arguments.match.rotation = arguments.fixed ? Rotation::kFixed : Rotation::kRotate;
  const auto result = run(arguments);
  if (!result) {
    err << "paradoxa lab: " << result.error() << '\n';
    return kBadInput;
  }
  out << (arguments.json ? match_json(*result) + "\n" : match_table(*result));
  return 0;
}

int lab_command(int argc, char** argv) { return lab_command(argc, argv, std::cout, std::cerr); }

}  // namespace paradoxa
