// `paradoxa rules`.
#include "engine/wrapping.hpp"
#include "script.hpp"
#include "terminal/commands.hpp"
#include "terminal/rulebook.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

Ran rules(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"rules", "paradominetor"});
  return ran(&rules_command, arguments);
}

TEST(Rules, the_whole_law_has_every_clause_and_fits_80_columns) {
  const Ran whole = rules({});
  EXPECT_EQ(whole.code, 0);
  for (const EmbeddedClause& clause : rules_of("paradominetor")->clauses)
    EXPECT_THAT(whole.out, HasSubstr("\n" + std::string(clause.id) + " "));
  std::istringstream lines(whole.out);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(shown_width(line), 80u) << line;
  EXPECT_EQ(whole.out.find('*'), std::string::npos);
}

TEST(Rules, one_clause_is_found_however_its_id_is_written) {
  for (const char* id : {"PD-4.2", "pd-4.2", "4.2"}) {
    const Ran found = rules({id});
    EXPECT_EQ(found.code, 0);
    EXPECT_THAT(found.out, HasSubstr("PD-4.2 If you hold at least one coloured tile"));
    EXPECT_EQ(found.out.find("PD-4.3 "), std::string::npos);
  }
  EXPECT_THAT(rules({"r7"}).out, HasSubstr("PD-R7 What binds a follower"));
}

TEST(Rules, a_chapter_is_shown_whole) {
  const Ran chapter = rules({"PD-5"});
  EXPECT_THAT(chapter.out, HasSubstr("PD-5 Leading black"));
  EXPECT_THAT(chapter.out, HasSubstr("PD-5.1 "));
  EXPECT_THAT(chapter.out, HasSubstr("PD-5.7 "));
  EXPECT_EQ(chapter.out.find("PD-6.1 "), std::string::npos);
}

TEST(Rules, words_are_looked_for_where_words_begin) {
  const auto* law = rules_of("paradominetor");
  for (const EmbeddedClause* clause : look_up(*law, "red"))
    EXPECT_THAT(" " + lower_case(clause->text), testing::ContainsRegex("[^a-z]red"));
  EXPECT_FALSE(look_up(*law, "LED BLACK").empty());
  const Ran none = rules({"xyzzy"});
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.out, IsEmpty());
  EXPECT_THAT(none.err, HasSubstr("no clause contains the words 'xyzzy'"));
}

TEST(Rules, an_unknown_clause_gets_the_nearest_ids) {
  const Ran unknown = rules({"4.22"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("there is no clause '4.22'; the nearest are PD-4.2"));
}

TEST(Rules, json_has_id_chapter_and_text) {
  const Ran found = rules({"PD-4.2", "--json"});
  const json::value value = json::parse(found.out);
  EXPECT_EQ(value.at("game").as_string(), "paradominetor");
  const json::value& clause = value.at("clauses").as_array().at(0);
  EXPECT_EQ(clause.at("id").as_string(), "PD-4.2");
  EXPECT_EQ(clause.at("chapter").as_string(), "PD-4 Following");
}

TEST(Rules, bad_input_gets_exit_code_2_and_help_an_example) {
  EXPECT_EQ(ran(&rules_command, {"rules"}).code, 2);
  EXPECT_EQ(ran(&rules_command, {"rules", "chess"}).code, 2);
  EXPECT_EQ(ran(&rules_command, {"rules", "paradominetor", "--frob"}).code, 2);
  const Ran help = ran(&rules_command, {"rules", "--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_THAT(help.out, HasSubstr("paradoxa rules paradominetor PD-4.2"));
}

}  // namespace
}  // namespace paradoxa
