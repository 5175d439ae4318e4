#include "terminal/arguments.hpp"

#include <iostream>

#include "engine/wrapping.hpp"

namespace paradoxa {

std::optional<int> stopped_by_arguments(CLI::App& app, int argc, char** argv) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // CLI11 has a code for every kind of mistake; here a mistake is a mistake.
    return app.exit(error) == 0 ? kFound : kNotUnderstood;
  }
  return std::nullopt;
}

int complain(std::string_view verb, std::string_view what) {
  std::cerr << "paradoxa " << verb << ": " << what << '\n';
  return kNotUnderstood;
}

std::string no_such_game(std::string_view wanted, const Registry& games) {
  return "there is no game '" + printable(wanted) + "';" + games_there(games);
}

std::string games_there(const Registry& games) {
  std::string text = " known games:";
  for (const auto& game : games.games()) text += " " + std::string(game->name());
  return text;
}

}  // namespace paradoxa
