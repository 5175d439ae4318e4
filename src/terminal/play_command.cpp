#include <chrono>
#include <expected>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "engine/wrapping.hpp"
#include "table/content_folder.hpp"
#include "table/table.hpp"
#include "table/verify.hpp"
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
  std::string resume;
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
      return std::unexpected("--set expects NAME=VALUE, not '" + printable(setting) + "'");
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

int run_session(const PlayArguments& wanted, Table& table, const Seating& seating, bool resumed) {
  const Screen screen =
      this_terminal(wanted.no_colour ? ColourWish::kNever : ColourWish::kIfPossible);
  std::optional<LineEditor> editor;
  if (screen.editing) editor.emplace();
  Session session(
      table, seating,
      {screen, wanted.save, bot_seed(*table.luck()), resumed, editor ? &*editor : nullptr},
      std::cin, std::cout);
  session.run();
  std::cout << std::flush;
  return kFound;
}

// The luck to continue with; the error says why the game cannot continue.
std::expected<Luck, std::string> luck_to_resume(const Registry& games, const Record& record) {
  if (record.result != "*")
    return std::unexpected("this game is over: use `paradoxa replay` to see it");
  if (!record.seed || !record.commitment)
    return std::unexpected(
        "it has no seed, so its luck cannot go on: only games saved in the terminal can be "
        "resumed");
  if (const Verdict verdict = verify(games, record); verdict.wrong())
    return std::unexpected(verdict.error);
  return Luck{record.table, *record.seed, record.entropy, record.withheld};
}

int resume(PlayArguments wanted, const Registry& games) {
  const auto refused = [&](const std::string& why) {
    return complain("play", wanted.resume + ": " + why);
  };
  const auto record = load_record(wanted.resume);
  if (!record) return complain("play", record.error());
  const auto luck = luck_to_resume(games, *record);
  if (!luck) return refused(luck.error());
  const auto table = Table::from_record(games, *record, *luck);
  if (!table) return refused(table.error());
  const auto seating = saved_seating((*table)->names(), record->bots);
  if (!seating) return refused(seating.error());
  if (wanted.save.empty()) wanted.save = wanted.resume;
  if (const auto flaw = flaw_of_target(wanted.save)) return complain("play", *flaw);
  return run_session(wanted, **table, *seating, true);
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
  return run_session(wanted, table, *seating, false);
}

}  // namespace

int play_command(int argc, char** argv) {
  CLI::App app("Plays a game in the terminal, with people and bots in any seats.", "paradoxa play");
  PlayArguments wanted;
  CLI::Option* const game_option =
      app.add_option("GAME", wanted.game, "the game, such as paradominetor");
  CLI::Option* const decided[] = {
      game_option,
      app.add_option("--seats", wanted.seats,
                     "who plays: you, people's names, bots (usually you,medium,…)"),
      app.add_option("--set", wanted.set, "a game option as NAME=VALUE; may be repeated")
          ->allow_extra_args(false),
      app.add_option("--seed", wanted.seed, "any text: the same seed gives the same luck"),
      app.add_option("--name", wanted.name, "what to call you")};
  app.add_option("--save", wanted.save, "write the record to this file when the game ends");
  CLI::Option* const resumed = app.add_option(
      "--resume", wanted.resume, "continue a saved game, and save it to the same file");
  for (CLI::Option* option : decided) resumed->excludes(option);  // the record has them
  app.add_option("--content", wanted.content,
                 "a folder with card files to use instead of the built-in ones");
  app.add_flag("--no-colour,--no-color", wanted.no_colour, "plain text");
  app.footer(
      "Bots: easy, medium, hard, expert; or random, casual, ismcts:2000, ismcts:500ms.\n"
      "People who share the keyboard are called one by one; with bots only, you watch.\n"
      "Examples:\n"
      "  paradoxa play paradominetor\n"
      "  paradoxa play paradominetor --seats you,casual,hard,casual --set pass=right\n"
      "  paradoxa play paradominetor --seats Ann,Bo,medium --save evening.txt\n"
      "  paradoxa play --resume evening.txt\n"
      "  paradoxa play paradominetor --seats hard,hard,casual --seed 7");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  const auto games = load_games(wanted.content);
  if (!games) return complain("play", games.error());
  if (resumed->count() > 0) return resume(wanted, **games);
  if (game_option->count() == 0) return complain("play", "name a game;" + games_there(**games));
  const AnyGame* game = (*games)->find(wanted.game);
  if (game == nullptr) return complain("play", no_such_game(wanted.game, **games));
  return play(wanted, *game);
}

}  // namespace paradoxa
