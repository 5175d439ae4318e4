#include <iostream>
#include <string>

#include <boost/json.hpp>

#include "table/content_folder.hpp"
#include "table/verify.hpp"
#include "terminal/arguments.hpp"
#include "terminal/commands.hpp"
#include "terminal/record_file.hpp"

namespace paradoxa {
namespace {

void print_verdict(const Verdict& verdict) {
  for (const std::string& check : verdict.checks) std::cout << "ok: " << check << '\n';
  if (verdict.proven)
    std::cout << "proven\n";
  else
    std::cout << "not proven: " << verdict.error << '\n';
}

json::object verdict_json(const std::string& file, const Record& record, const Verdict& verdict) {
  json::object object{{"file", file},
                      {"game", record.game},
                      {"proven", verdict.proven},
                      {"checks", json::value_from(verdict.checks)}};
  if (!verdict.proven) object["error"] = verdict.error;
  return object;
}

}  // namespace

int verify_command(int argc, char** argv) {
  CLI::App app(
      "Proves a record: every move is legal, every draw follows from the seed, and the seed is the "
      "one that was committed to before the first move.",
      "paradoxa verify");
  std::string file, content;
  bool as_json = false;
  app.add_option("FILE", file, "a record; - is standard input")->required();
  app.add_option("--content", content, "the folder with card files that the game was played with");
  app.add_flag("--json", as_json, "one JSON object: file, game, proven, checks, error");
  app.footer(
      "Example:\n  paradoxa verify evening.txt\n"
      "Exit code: 0 proven, 1 not proven, 2 not readable.");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  const auto games = load_games(content);
  if (!games) return complain("verify", games.error());
  const auto record = load_record(file);
  if (!record) return complain("verify", record.error());
  const Verdict verdict = verify(**games, *record);
  if (as_json)
    std::cout << json::serialize(verdict_json(file, *record, verdict)) << '\n';
  else
    print_verdict(verdict);
  std::cout << std::flush;
  return verdict.proven ? kFound : kFoundWrong;
}

}  // namespace paradoxa
