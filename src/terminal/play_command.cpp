#include <chrono>
#include <expected>
#include <iostream>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "engine/wrapping.hpp"
#include "table/content_folder.hpp"
#include "table/table.hpp"
#include "terminal/arguments.hpp"
#include "terminal/commands.hpp"
#include "terminal/record_file.hpp"
#include "terminal/session.hpp"

namespace paradoxa {
namespace {

struct PlayArguments {
  std::string game;
  std::string seats;
  std::vector<std::string> set;
  std::string seed;
  std::string name;
  std::string content;
  std::string save;
  bool no_colour = false;
};

// "5" is a number, "a,b" a list, anything else the text itself.
json::value option_value(const std::string& text) {
  boost::system::error_code ec;
  if (json::value value = json::parse(text, ec); !ec) return value;
  if (text.find(',') == std::string::npos) return json::string(text);
  json::array list;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    list.push_back(option_value(text.substr(at, end - at)));
    at = end + 1;
  }
  return list;
}

std::expected<json::object, std::string> parse_options(const std::vector<std::string>& settings) {
  json::object options;
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == 0 || equals == std::string::npos)
      return std::unexpected("--set wants NAME=VALUE, not '" + printable(setting) + "'");
    const std::string name = setting.substr(0, equals);
    if (options.contains(name)) return std::unexpected("--set names '" + name + "' twice");
    options[name] = option_value(setting.substr(equals + 1));
  }
  return options;
}

std::string options_help(const AnyGame& game) {
  std::string text = "; the options of " + std::string(game.title()) + " are";
  for (const json::value& option : game.option_list())
    text += " " + std::string(option.at("name").as_string().c_str()) + ",";
  text.back() = '.';
  return text;
}

std::string today() {
  const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::chrono::year_month_day date(now);
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

// A chosen seed gives the same game again: the table's id, which is part of the luck, is fixed too.
Luck luck_of(const PlayArguments& wanted) {
  if (wanted.seed.empty()) return {fresh_table_id(), fresh_secret(), {}};
  return {"seeded", secret_from(wanted.seed), {}};
}

// The bots' own chance must not tell anything about the table's.
std::uint64_t bot_seed(const Luck& luck) {
  const Digest digest = hmac_sha256(as_bytes(luck.secret), "bots");
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | digest[i];
  return seed;
}

std::expected<Seating, std::string> seating_of(const PlayArguments& wanted, const AnyGame& game,
                                               int seats) {
  if (wanted.seats.empty()) return usual_seating(seats, wanted.name, game);
  return parse_seating(wanted.seats, wanted.name, game);
}

int play(const PlayArguments& wanted, const AnyGame& game) {
  const auto options = parse_options(wanted.set);
  if (!options) return complain("play", options.error());
  std::expected<Seating, std::string> seating = seating_of(wanted, game, game.default_seats());
  if (!seating) return complain("play", seating.error());
  const int seats = wanted.seats.empty() ? 0 : static_cast<int>(seating->size());
  auto start = game.start(seats, *options);
  if (!start) return complain("play", start.error() + (options->empty() ? "" : options_help(game)));
  if (seats == 0) seating = usual_seating((*start)->seats(), wanted.name, game);
  if (!wanted.save.empty())
    if (const auto flaw = flaw_of_target(wanted.save)) return complain("play", *flaw);

  const Luck luck = luck_of(wanted);
  Table table(std::move(*start), {luck.table, luck, names_of(*seating), today()});
  const Screen screen =
      this_terminal(wanted.no_colour ? ColourWish::kNever : ColourWish::kIfPossible);
  Session session(table, *seating, {screen, wanted.save, bot_seed(luck)}, std::cin, std::cout);
  session.run();
  std::cout << std::flush;
  return kFound;
}

}  // namespace

int play_command(int argc, char** argv) {
  CLI::App app("A game in the terminal, people and bots at any seats.", "paradoxa play");
  PlayArguments wanted;
  app.add_option("GAME", wanted.game, "the game, such as paradominetor")->required();
  app.add_option("--seats", wanted.seats,
                 "who plays: you, people's names, bots (usually you,medium,…)");
  app.add_option("--set", wanted.set, "an option of the game as NAME=VALUE; may be repeated")
      ->allow_extra_args(false);
  app.add_option("--seed", wanted.seed, "any text: the same seed gives the same luck again");
  app.add_option("--name", wanted.name, "what to call you");
  app.add_option("--save", wanted.save, "a file for the record, written when the game ends");
  app.add_option("--content", wanted.content, "a folder with card files to use instead of our own");
  app.add_flag("--no-colour,--no-color", wanted.no_colour, "plain text");
  app.footer(
      "Bots: easy, medium, hard, expert; or random, casual, ismcts:2000, ismcts:500ms.\n"
      "People who share the keyboard are called one by one; bots alone are a game to watch.\n"
      "Examples:\n"
      "  paradoxa play paradominetor\n"
      "  paradoxa play paradominetor --seats you,casual,hard,casual --set pass=right\n"
      "  paradoxa play paradominetor --seats Ann,Bo,medium --save evening.txt\n"
      "  paradoxa play paradominetor --seats hard,hard,casual --seed 7");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  const auto games = load_games(wanted.content);
  if (!games) return complain("play", games.error());
  const AnyGame* game = (*games)->find(wanted.game);
  if (game == nullptr) return complain("play", no_such_game(wanted.game, **games));
  return play(wanted, *game);
}

}  // namespace paradoxa
