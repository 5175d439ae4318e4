// paradoxa VERB: finds the verb and hands over.
#include <cstdio>
#include <string_view>

#include "lab/command.hpp"
#include "line/command.hpp"
#include "server/admin_command.hpp"
#include "server/backup_command.hpp"
#include "server/command.hpp"
#include "terminal/commands.hpp"

namespace {

struct Verb {
  std::string_view name;
  std::string_view summary;
  int (*run)(int argc, char** argv);  // argv[0] is the verb
};

constexpr Verb kVerbs[] = {
    {"serve", "pages, REST and WebSockets on one port", &paradoxa::serve_command},
    {"backup", "copy a store while it is in use, and check the copy", &paradoxa::backup_command},
    {"admin", "list and close the tables of a running server", &paradoxa::admin_command},
    {"load", "load-test a server by playing many tables", &paradoxa::load_command},
    {"play", "play in the terminal, with people and bots in any seats", &paradoxa::play_command},
    {"engine", "the line protocol: one JSON object per line", &paradoxa::engine_command},
    {"lab", "self-play: matches and statistics", &paradoxa::lab_command},
    {"replay", "show the record of a game, move by move", &paradoxa::replay_command},
    {"verify", "check a record: moves, draws, commitment", &paradoxa::verify_command},
    {"rules", "the rules of a game, or one clause", &paradoxa::rules_command},
    {"content", "check card files", &paradoxa::content_command},
};

void print_usage(std::FILE* out) {
  std::fputs("Paradoxa " PARADOXA_VERSION
             ": board games about paradoxes.\n\nUsage: paradoxa COMMAND [options]\n\n",
             out);
  for (const Verb& verb : kVerbs)
    std::fprintf(out, "  %-9.*s %.*s\n", static_cast<int>(verb.name.size()), verb.name.data(),
                 static_cast<int>(verb.summary.size()), verb.summary.data());
  std::fputs("\nRun `paradoxa COMMAND --help` for details and an example.\n", out);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view wanted = argc > 1 ? argv[1] : "--help";
  if (wanted == "--version") return std::puts("paradoxa " PARADOXA_VERSION) < 0;
  if (wanted == "--help" || wanted == "-h" || wanted == "help") {
    print_usage(stdout);
    return argc > 1 ? 0 : 2;
  }
  for (const Verb& verb : kVerbs)
    if (verb.name == wanted) return verb.run(argc - 1, argv + 1);
  std::fprintf(stderr, "paradoxa: unknown command '%s'\n\n", argv[1]);
  print_usage(stderr);
  return 2;
}
