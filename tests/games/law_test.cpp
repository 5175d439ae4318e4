// The law follows the numbers of the content.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/embedded.hpp"
#include "games/registry.hpp"
#include "games/shipped.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {
namespace {

TEST(Law, is_written_with_the_numbers_that_are_shipped) {
  for (const EmbeddedRules& rules : embedded_rules()) {
    const AnyGame* game = games().find(std::string(rules.game));
    for (const EmbeddedClause& clause : rules.clauses)
      EXPECT_EQ(game->law(clause), clause.text) << clause.id;
  }
}

TEST(Law, names_only_numbers_that_there_are) {
  for (const EmbeddedRules& rules : embedded_rules()) {
    const AnyGame::Numbers numbers = games().find(std::string(rules.game))->numbers();
    for (const EmbeddedClause& clause : rules.clauses)
      for (std::size_t bar = clause.numbered.find('|'); bar != std::string_view::npos;
           bar = clause.numbered.find('|', bar + 1)) {
        const std::string name(
            clause.numbered.substr(bar + 1, clause.numbered.find('}', bar) - bar - 1));
        EXPECT_TRUE(std::any_of(numbers.begin(), numbers.end(),
                                [&](const auto& number) { return number.first == name; }))
            << clause.id << " names " << name;
      }
  }
}

TEST(Law, follows_the_numbers_of_other_content) {
  std::vector<ContentFile> files = shipped_files("initiative");
  for (ContentFile& file : files)
    if (const std::size_t at = file.text.find("final_actions = 1"); at != std::string::npos)
      file.text.replace(at, 17, "final_actions = 2");
  const auto changed = load_registry(files);
  ASSERT_TRUE(changed) << changed.error();
  const EmbeddedClause& clause = *find_clause("PI-5.2");
  EXPECT_NE(clause.text.find("in the final round 1."), std::string_view::npos);
  EXPECT_NE((*changed)->find("initiative")->law(clause).find("in the final round 2."),
            std::string::npos);
}

}  // namespace
}  // namespace paradoxa
