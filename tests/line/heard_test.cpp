// The line protocol in a game whose knowledge is history.
#include "line/conversation.hpp"
#include "support/echo_codec.hpp"

namespace paradoxa {
namespace {

void play_some(Conversation& c) {
  c.good(R"({"cmd":"new","game":"echo","seed":7})");
  for (const auto* move :
       {R"({"cmd":"move","seat":0,"move":"carry"})", R"({"cmd":"move","seat":1,"move":"shout 2"})",
        R"({"cmd":"move","seat":0,"move":"rest"})"})
    c.good(move);
}

TEST(HeardByLines, what_the_referee_sees_can_be_set_up_with_its_story) {
  Conversation c(echo::registry()), other(echo::registry());
  play_some(c);
  const json::value position = c.good(R"({"cmd":"view","viewer":"referee"})").at("view");
  EXPECT_EQ(position.at("story").at("moves").as_array().size(), 4u);
  EXPECT_EQ(c.good(R"({"cmd":"view","viewers":["referee"]})").at("views").at(0), position);
  other.good(R"({"cmd":"position","position":)" + json::serialize(position) + "}");
  for (const char* viewer : {"0", "1", R"("spectator")", R"("referee")"}) {
    const std::string asked = std::string(R"({"cmd":"view","viewer":)") + viewer + "}";
    EXPECT_EQ(c.good(asked).at("view"), other.good(asked).at("view")) << viewer;
  }
  EXPECT_EQ(other.good(R"({"cmd":"view","viewer":1})").at("view").at("heard"), 3);
}

TEST(HeardByLines, an_undo_takes_it_back_and_a_record_keeps_it) {
  Conversation c(echo::registry());
  play_some(c);
  c.good(R"({"cmd":"undo"})");
  EXPECT_EQ(c.good(R"({"cmd":"view","viewer":1})").at("view").at("heard"), 2);
  const json::object saved = c.good(R"({"cmd":"save"})");
  Conversation other(echo::registry());
  other.good(R"({"cmd":"load","record":)" + json::serialize(saved.at("record")) + "}");
  EXPECT_EQ(other.good(R"({"cmd":"view","viewer":1})").at("view").at("heard"), 2);
}

TEST(HeardByLines, an_imagined_position_agrees_with_what_was_heard_and_tells_no_moves) {
  Conversation c(echo::registry());
  play_some(c);
  for (int seed = 0; seed < 40; ++seed) {
    const json::value imagined =
        c.good(R"({"cmd":"determinize","viewer":1,"seed":)" + std::to_string(seed) + "}")
            .at("position");
    EXPECT_FALSE(imagined.as_object().contains("story"));
    Conversation other(echo::registry());
    other.good(R"({"cmd":"position","position":)" + json::serialize(imagined) + "}");
  }
  EXPECT_TRUE(c.good(R"({"cmd":"determinize","viewer":"referee"})")
                  .at("position")
                  .as_object()
                  .contains("story"));
}

TEST(HeardByLines, a_story_that_lies_is_refused_and_changes_nothing) {
  Conversation c(echo::registry());
  play_some(c);
  const json::value before = c.good(R"({"cmd":"view","viewer":"referee"})").at("view");
  json::value lie = before;
  lie.at("story").at("moves").as_array().pop_back();
  const auto error = c.bad(R"({"cmd":"position","position":)" + json::serialize(lie) + "}");
  EXPECT_EQ(error.code, "bad_position");
  EXPECT_EQ(error.text, "position.story: these moves lead to another position");
  EXPECT_EQ(c.good(R"({"cmd":"view","viewer":"referee"})").at("view"), before);
}

}  // namespace
}  // namespace paradoxa
