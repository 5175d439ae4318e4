#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "table/content_folder.hpp"
#include "table/verify.hpp"
#include "terminal/arguments.hpp"
#include "terminal/commands.hpp"
#include "terminal/record_file.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kStandings[] = {"wrong", "consistent only", "proven"};
constexpr int kConsistentOnly = 3;

std::string_view standing_of(const Verdict& verdict) {
  return kStandings[static_cast<std::size_t>(verdict.standing)];
}

void print_verdict(const Verdict& verdict) {
  for (const std::string& check : verdict.checks) std::cout << "ok: " << check << '\n';
  for (const std::string& doubt : verdict.doubts) std::cout << "but: " << doubt << '\n';
  if (!verdict.wrong()) std::cout << "note: " << kNotCovered << '\n';
  std::cout << standing_of(verdict)
            << (verdict.wrong()    ? ": " + verdict.error
                : verdict.proven() ? std::string(" by players' entropy")
                                   : std::string())
            << '\n';
}

json::object verdict_json(const std::string& file, const Record& record, const Verdict& verdict) {
  json::object object{{"file", file},
                      {"game", record.game},
                      {"verdict", standing_of(verdict)},
                      {"proven", verdict.proven()},
                      {"checks", json::value_from(verdict.checks)},
                      {"doubts", json::value_from(verdict.doubts)},
                      {"not_covered", kNotCovered}};
  if (verdict.wrong()) object["error"] = verdict.error;
  return object;
}

int exit_code(const Verdict& verdict) {
  return verdict.proven() ? kFound : verdict.wrong() ? kFoundWrong : kConsistentOnly;
}

}  // namespace

int verify_command(int argc, char** argv) {
  CLI::App app(
      "Checks a record: every move is legal, every draw follows from the seed, and the seed is the "
      "one that was committed to before the first move. It is proven if players added to the luck, "
      "and if the commitment is the one that you saw before the game; else it is only consistent: "
      "the luck could have been chosen.",
      "paradoxa verify");
  std::string file, content, commitment;
  bool as_json = false;
  app.add_option("FILE", file, "a record; - is standard input")->required();
  app.add_option("--content", content, "the folder with the card files the game was played with");
  app.add_option("--commitment", commitment,
                 "64 hexadecimal digits: the commitment you saw before the game started");
  app.add_flag("--json", as_json,
               "one JSON object: file, game, verdict, proven, checks, doubts, not_covered, error");
  app.footer(
      "Example:\n  paradoxa verify evening.txt --commitment 9c1d…\n"
      "Exit code: 0 proven, 1 wrong, 2 not readable, 3 consistent only.");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  const auto games = load_games(content);
  if (!games) return complain("verify", games.error());
  const auto record = load_record(file);
  if (!record) return complain("verify", record.error());
  std::optional<Digest> seen;
  if (!commitment.empty() && !from_hex(commitment, seen.emplace()))
    return complain("verify",
                    "--commitment: expected 64 hexadecimal digits, not '" + commitment + "'");
  const Verdict verdict = verify(**games, *record, seen);
  if (as_json)
    std::cout << json::serialize(verdict_json(file, *record, verdict)) << '\n';
  else
    print_verdict(verdict);
  std::cout << std::flush;
  return exit_code(verdict);
}

}  // namespace paradoxa
