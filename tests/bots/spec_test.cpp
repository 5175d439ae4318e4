#include "bots/spec.hpp"

#include <gtest/gtest.h>

namespace paradoxa {
namespace {

TEST(BotSpecs, are_printed_as_they_are_written) {
  for (const char* text : {"random", "casual", "ismcts:1", "ismcts:2000", "ismcts:500ms", "easy",
                           "medium", "hard", "expert", "ismcts:100000000", "ismcts:600000ms"}) {
    const auto spec = parse_bot(text);
    ASSERT_TRUE(spec) << text << ": " << spec.error();
    EXPECT_EQ(print(*spec), text);
    EXPECT_EQ(*parse_bot(print(*spec)), *spec);
  }
}

TEST(BotSpecs, name_the_kind_and_the_budget) {
  EXPECT_EQ(parse_bot("random")->kind, BotKind::kRandom);
  EXPECT_EQ(parse_bot("casual")->kind, BotKind::kCasual);
  EXPECT_EQ(parse_bot("ismcts:2000")->kind, BotKind::kIsmcts);
  EXPECT_EQ(parse_bot("ismcts:2000")->budget, Budget::of_iterations(2000));
  EXPECT_EQ(parse_bot("ismcts:500ms")->budget, Budget::of_milliseconds(500));
}

TEST(BotSpecs, levels_for_people_stand_for_bots) {
  EXPECT_EQ(parse_bot("easy")->kind, BotKind::kCasual);
  EXPECT_GT(parse_bot("easy")->mistakes_percent, 0);
  EXPECT_EQ(parse_bot("medium")->kind, BotKind::kCasual);
  EXPECT_EQ(parse_bot("medium")->mistakes_percent, 0);
  EXPECT_EQ(parse_bot("hard")->budget, Budget::of_iterations(2000));
  EXPECT_GT(parse_bot("expert")->budget.iterations, parse_bot("hard")->budget.iterations);
}

TEST(BotSpecs, a_bad_one_is_answered_with_its_own_text_and_a_reason) {
  const struct {
    const char* text;
    const char* reason;
  } cases[] = {
      {"", "no such bot"},
      {"Casual", "no such bot"},
      {"casual ", "no such bot"},
      {"ismcts", "needs a budget"},
      {"ismcts:", "whole number"},
      {"ismcts:ms", "whole number"},
      {"ismcts:many", "whole number"},
      {"ismcts:-5", "whole number"},
      {"ismcts:2000x", "whole number"},
      {"ismcts:2.5", "whole number"},
      {"ismcts: 5", "whole number"},
      {"ismcts:5 ms", "whole number"},
      {"ismcts:0", "between 1 and"},
      {"ismcts:0ms", "between 1 and"},
      {"ismcts:100000001", "between 1 and"},
      {"ismcts:600001ms", "between 1 and"},
      {"ismcts:99999999999999999999", "between 1 and"},
  };
  for (const auto& bad : cases) {
    const auto spec = parse_bot(bad.text);
    ASSERT_FALSE(spec) << bad.text;
    EXPECT_NE(spec.error().find(bad.reason), std::string::npos) << spec.error();
    EXPECT_NE(spec.error().find('"' + std::string(bad.text) + '"'), std::string::npos);
  }
}

}  // namespace
}  // namespace paradoxa
