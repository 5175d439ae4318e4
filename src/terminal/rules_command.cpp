#include <iostream>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/wrapping.hpp"
#include "table/content_folder.hpp"
#include "terminal/arguments.hpp"
#include "terminal/commands.hpp"
#include "terminal/rulebook.hpp"

namespace paradoxa {
namespace {

json::object clauses_json(const AnyGame& game, const EmbeddedRules& law, const Clauses& clauses) {
  json::array list;
  for (const EmbeddedClause* clause : clauses)
    list.push_back(json::object{
        {"id", clause->id}, {"chapter", clause->chapter}, {"text", plain_text(game, *clause)}});
  return {{"game", law.game},
          {"title", law.title},
          {"sha256", law.sha256},
          {"clauses", std::move(list)}};
}

std::string no_such_rules(const std::string& wanted) {
  std::string text = "there are no rules of '" + printable(wanted) + "'; known games:";
  for (const EmbeddedRules& rules : embedded_rules()) text += " " + std::string(rules.game);
  return text;
}

// The words after the game, as one request.
std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

int rules_command(int argc, char** argv) {
  CLI::App app("Shows the rules of a game: all of them, a chapter, a clause, or a search.",
               "paradoxa rules");
  std::string game;
  std::vector<std::string> words;
  bool as_json = false;
  app.add_option("GAME", game, "the game, such as paradominetor")->required();
  app.add_option("CLAUSE", words, "a clause (PD-4.2), a chapter (PD-4), or words to search for");
  std::string content;
  app.add_option("--content", content, "a folder with card files whose numbers to show");
  app.add_flag("--json", as_json, "one JSON object with the clauses");
  app.footer(
      "Examples:\n"
      "  paradoxa rules paradominetor\n"
      "  paradoxa rules paradominetor PD-4.2\n"
      "  paradoxa rules paradominetor led black");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  const EmbeddedRules* law = rules_of(game);
  if (law == nullptr) return complain("rules", no_such_rules(game));
  const auto games = load_games(content);
  if (!games) return complain("rules", games.error());
  const AnyGame* played = (*games)->find(game);
  if (played == nullptr) return complain("rules", no_such_rules(game));

  const std::string wanted = joined(words);
  Clauses found;
  if (wanted.empty())
    for (const EmbeddedClause& clause : law->clauses) found.push_back(&clause);
  else
    found = look_up(*law, wanted);
  if (found.empty() && is_meant_as_id(*law, wanted))
    return complain("rules", "there is no clause '" + printable(wanted) + "'; the nearest are " +
                                 nearest_ids(*law, wanted));
  const Screen screen = this_terminal(ColourWish::kIfPossible);
  if (as_json)
    std::cout << json::serialize(clauses_json(*played, *law, found)) << '\n';
  else if (!found.empty())
    std::cout << clauses_text(*played, found, screen);
  else
    std::cerr << "no clause contains the words '" << printable(wanted) << "'\n";
  std::cout << std::flush;
  return found.empty() ? kFoundWrong : kFound;
}

}  // namespace paradoxa
