// `paradoxa content`.
#include <algorithm>

#include "engine/embedded.hpp"
#include "script.hpp"
#include "terminal/commands.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

std::string looks() {
  for (const EmbeddedFile& file : embedded_content())
    if (file.path == "paradominetor/looks.toml") return std::string(file.text);
  return {};
}

Ran check(const std::string& folder) { return ran(&content_command, {"content", "check", folder}); }

TEST(Content, our_own_files_are_good) {
  const TemporaryFolder folder;
  folder.write("paradominetor/looks.toml", looks());
  const Ran good = check(folder.path(""));
  EXPECT_EQ(good.code, 0) << good.err;
  EXPECT_EQ(good.out, "ok: paradominetor, 1 file\n");
}

TEST(Content, a_broken_file_is_named_with_line_and_column) {
  struct Break {
    std::string before, after;
  };
  const Break breaks[] = {
      {"name = \"Red\"", "name = \"Red"},                          // not TOML
      {"name = \"Red\"", "nome = \"Red\""},                        // a key that is not known
      {"name = \"Red\"", "name = 3"},                              // another type
      {"id = \"red\"", "id = \"crimson\""},                        // ids are fixed
      {"[[timeframe]]\nid = \"past\"", "[[era]]\nid = \"past\""},  // a table that is not known
  };
  for (const Break& each : breaks) {
    const TemporaryFolder folder;
    std::string text = looks();
    const std::size_t at = text.find(each.before);
    ASSERT_NE(at, std::string::npos);
    folder.write("paradominetor/looks.toml", text.replace(at, each.before.size(), each.after));
    const Ran bad = check(folder.path(""));
    EXPECT_EQ(bad.code, 1) << each.after;
    EXPECT_THAT(bad.err, testing::ContainsRegex("looks\\.toml:[0-9]+:[0-9]+: ")) << each.after;
    EXPECT_THAT(bad.out, IsEmpty());
  }
}

TEST(Content, a_folder_without_a_game_in_it_is_not_good) {
  const TemporaryFolder folder;
  EXPECT_EQ(check(folder.path("")).code, 1);
  folder.write("looks.toml", looks());
  EXPECT_EQ(check(folder.path("")).code, 1);
  EXPECT_EQ(check(folder.path("missing")).code, 2);
}

TEST(Content, json_says_the_same) {
  const TemporaryFolder folder;
  folder.write("paradominetor/looks.toml", looks());
  const Ran good = ran(&content_command, {"content", "check", folder.path(""), "--json"});
  EXPECT_TRUE(json::parse(good.out).at("ok").as_bool());
  folder.write("paradominetor/looks.toml", "[");
  const Ran bad = ran(&content_command, {"content", "check", folder.path(""), "--json"});
  EXPECT_EQ(bad.code, 1);
  EXPECT_FALSE(json::parse(bad.out).at("ok").as_bool());
  EXPECT_EQ(json::parse(bad.out).at("errors").as_array().size(), 1u);
}

TEST(Content, all_errors_of_all_files_are_told_by_place) {
  const TemporaryFolder folder;
  std::string text = looks();
  const auto change = [&](std::string_view from, std::string_view to) {
    ASSERT_NE(text.find(from), std::string::npos) << from;
    text.replace(text.find(from), from.size(), to);
  };
  change("name = \"Purple\"", "nmae = \"Purple\"");
  change("name = \"Red\"", "name = 3");
  folder.write("paradominetor/looks.toml", text);
  folder.write("paradoxical/looks.toml", "[[domain]]\nid = \"knowledge\"\n");
  const Ran bad = ran(&content_command, {"content", "check", folder.path(""), "--json"});
  EXPECT_EQ(bad.code, 1);
  std::vector<std::string> told;
  const json::value answer = json::parse(bad.out);
  for (const json::value& line : answer.at("errors").as_array())
    told.emplace_back(line.as_string());
  const std::string pd = folder.path("paradominetor/looks.toml");
  const std::string px = folder.path("paradoxical/looks.toml");
  EXPECT_THAT(
      told,
      testing::ElementsAre(
          pd + ":7:8: 'name' must be a string of 1 to 16 bytes", HasSubstr("'name' is missing"),
          HasSubstr("'nmae' is not a known key"), "paradoxical/cards.toml:1:1: missing",
          px + ":1:1: expected exactly 4 [[domain]], found 1", px + ":1:1: 'name' is missing",
          px + ":1:1: 'fill' is missing", px + ":1:1: 'ink' is missing",
          px + ":1:1: 'icon' is missing", px + ":1:1: [[screen]] is missing"));
  const Ran lines = check(folder.path(""));
  EXPECT_EQ(std::count(lines.err.begin(), lines.err.end(), '\n'), 10);
}

TEST(Content, list_names_the_files_compiled_in) {
  EXPECT_THAT(ran(&content_command, {"content", "list"}).out,
              HasSubstr("paradominetor/looks.toml"));
  const Ran listed = ran(&content_command, {"content", "list", "--json"});
  EXPECT_FALSE(json::parse(listed.out).at("files").as_array().empty());
}

TEST(Content, bad_arguments_get_exit_code_2) {
  EXPECT_EQ(ran(&content_command, {"content"}).code, 2);
  EXPECT_EQ(ran(&content_command, {"content", "burn"}).code, 2);
  EXPECT_EQ(ran(&content_command, {"content", "check"}).code, 2);
  EXPECT_THAT(ran(&content_command, {"content", "--help"}).out,
              HasSubstr("paradoxa content check my-cards"));
}

}  // namespace
}  // namespace paradoxa
