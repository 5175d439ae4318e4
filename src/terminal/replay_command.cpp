#include <expected>
#include <iostream>
#include <optional>
#include <string>

#include <boost/json.hpp>

#include "engine/viewer_words.hpp"
#include "engine/wrapping.hpp"
#include "table/content_folder.hpp"
#include "table/table.hpp"
#include "terminal/arguments.hpp"
#include "terminal/commands.hpp"
#include "terminal/record_file.hpp"
#include "terminal/replay.hpp"

namespace paradoxa {
namespace {

// A seat by number or by the name in the record.
std::optional<Viewer> viewer_called(const std::string& text, const Table& table) {
  if (const auto viewer = parse_viewer_word(text)) return viewer;
  for (int s = 0; s < table.position().seats(); ++s)
    if (text == std::to_string(s) || text == table.names()[static_cast<std::size_t>(s)])
      return Viewer::of(seat(s));
  return std::nullopt;
}

struct ReplayArguments {
  std::string file;
  std::string from = "referee";
  std::string content;
  std::optional<std::size_t> ply;
  bool as_json = false;
};

int replay(const ReplayArguments& wanted, const Registry& games) {
  auto record = load_record(wanted.file);
  if (!record) return complain("replay", record.error());
  const std::size_t all = record->moves.size();
  if (wanted.ply && *wanted.ply > all)
    return complain("replay", "there are " + std::to_string(all) + " plies, so --ply is 0 to " +
                                  std::to_string(all));
  if (wanted.ply) record->moves.resize(*wanted.ply);
  const auto table = Table::from_record(games, *record, std::nullopt);
  if (!table) return complain("replay", wanted.file + ": " + table.error());
  const auto viewer = viewer_called(wanted.from, **table);
  if (!viewer)
    return complain("replay", "--from is a seat (0 to " +
                                  std::to_string((*table)->position().seats() - 1) +
                                  "), spectator or referee, not '" + printable(wanted.from) + "'");
  const Screen screen = this_terminal(ColourWish::kIfPossible);
  if (wanted.as_json)
    std::cout << json::serialize(wanted.ply ? moment_json(**table, *viewer)
                                            : game_json(**table, *viewer))
              << '\n';
  else if (wanted.ply)
    std::cout << moment_text(**table, *viewer, all, screen);
  else
    std::cout << game_text(**table, *viewer, screen);
  std::cout << std::flush;
  return kFound;
}

}  // namespace

int replay_command(int argc, char** argv) {
  CLI::App app("Shows a recorded game: all of it in sentences, or one position.",
               "paradoxa replay");
  ReplayArguments wanted;
  app.add_option("FILE", wanted.file, "a record; - is standard input")->required();
  app.add_option("--from", wanted.from,
                 "whose eyes: a seat, a name, spectator, or referee (sees all)")
      ->capture_default_str();
  app.add_option("--ply", wanted.ply,
                 "show the position after this many moves, including Nature's");
  app.add_option("--content", wanted.content,
                 "the folder with the card files the game was played with");
  app.add_flag("--json", wanted.as_json, "one JSON object");
  app.footer(
      "Examples:\n"
      "  paradoxa replay evening.txt\n"
      "  paradoxa replay evening.txt --from 1 --ply 90");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  const auto games = load_games(wanted.content);
  if (!games) return complain("replay", games.error());
  return replay(wanted, **games);
}

}  // namespace paradoxa
