#include "line/command.hpp"

#include <iostream>
#include <string>

#include <CLI/CLI.hpp>

#include "line/engine.hpp"
#include "table/content_folder.hpp"

namespace paradoxa {

int engine_command(int argc, char** argv) {
  CLI::App app("The line protocol: one JSON object per line on standard input and output.",
               "paradoxa engine");
  app.footer(
      "Example:\n  echo '{\"id\":1,\"cmd\":\"games\"}' | paradoxa engine\n"
      "docs/protocol.md describes every command.");
  std::string content;
  app.add_option("--content", content,
                 "a folder with card files to use instead of the built-in ones");
  CLI11_PARSE(app, argc, argv);
  const auto games = load_games(content);
  if (!games) {
    std::cerr << games.error() << '\n';
    return 2;
  }
  std::ios::sync_with_stdio(false);
  LineEngine engine(**games);
  serve_lines(engine, std::cin, std::cout);
  return 0;
}

}  // namespace paradoxa
