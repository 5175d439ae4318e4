// Card files: errors are reported with file, line and column; what is right changes what is
// shown.
#include <filesystem>

#include <unistd.h>

#include "table/content_folder.hpp"
#include "table/seated.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr const char* kPath = "tests/table/content/paradominetor/looks.toml";

// A good file, with one text in place of another.
std::string changed(std::string_view from, std::string_view to) {
  std::string text = file_text(kPath);
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::runtime_error("no such text: " + std::string(from));
  return text.replace(at, from.size(), to);
}

std::string error_of(const std::string& text) {
  const std::vector<ContentFile> files{{"mine/paradominetor/looks.toml", text}};
  const auto registry = load_registry(files);
  return registry ? "fine" : registry.error();
}

// The errors as reported: one per line, with the name of the file.
std::string in_file(std::string errors) {
  const std::string file = "mine/paradominetor/looks.toml:";
  for (std::size_t at = errors.find('|'); at != std::string::npos; at = errors.find('|'))
    errors.replace(at, 1, "\n" + file);
  return file + errors;
}

struct BrokenFile {
  const char* from;
  const char* to;
  const char* error;  // after the name of the file; several are separated by `|`
};

const BrokenFile kNotToml[] = {
    {"name = \"Red\"", "name = \"Red", "7:12: Error while parsing string"},
    {"name = \"Red\"", "name = Red", "7:8: Error while parsing value"},
    {"name = \"Red\"", "name \"Red\"", "7:6: Error while parsing key-value pair"},
    {"name = \"Red\"", "name = ", "7:8: Error while parsing key-value pair"},
    {"name = \"Red\"", "name = \"Red\"\nname = \"Red\"", "8:8: Error while parsing key-value pair"},
    {"name = \"Red\"", "name = \"\xff\"", "7:8: Encountered invalid utf-8 sequence"},
    {"[[colour]]\nid = \"red\"", "[[colour]\nid = \"red\"",
     "5:10: Error while parsing table header"},
    {"[[colour]]\nid = \"red\"", "[colour]\nid = \"red\"",
     "12:1: Error while parsing table header"},
    {"\"burning book\"", "\"burning\nbook\"", "80:18: Error while parsing string"},
};

const BrokenFile kWrong[] = {
    // ---- values ----
    {"name = \"Red\"", "name = 7", "7:8: 'name' must be a string of 1 to 16 bytes"},
    {"name = \"Red\"", "name = \"\"", "7:8: 'name' must be a string of 1 to 16 bytes"},
    {"name = \"Red\"", "name = \"seventeen letters\"",
     "7:8: 'name' must be a string of 1 to 16 bytes"},
    {"name = \"Red\"", "name = [\"Red\"]", "7:8: 'name' must be a string of 1 to 16 bytes"},
    {"fill = \"#C93A12\"", "fill = true", "8:8: 'fill' must be a colour like #0069B4"},
    {"fill = \"#C93A12\"", "fill = \"red\"", "8:8: 'fill' must be a colour like #0069B4"},
    {"fill = \"#C93A12\"", "fill = \"#C93A1G\"", "8:8: 'fill' must be a colour like #0069B4"},
    {"fill = \"#C93A12\"", "fill = \"#C93A1200\"", "8:8: 'fill' must be a colour like #0069B4"},
    {"name = \"Red\"", "name = \"R\\u001Bed\"", "7:8: 'name' contains a control character"},
    {"sign = \"·\"", "sign = \"now..\"", "55:8: 'sign' must be a string of 1 to 4 bytes"},
    {"\"lantern\"", "\"a lantern that is too long for its field\"",
     "68:10: 'emblem' must be a string of 1 to 32 bytes"},
    // ---- keys ----
    {"name = \"Red\"\n", "", "5:1: 'name' is missing"},
    {"name = \"Red\"", "nmae = \"Red\"", "5:1: 'name' is missing|7:1: 'nmae' is not a known key"},
    {"symbol = \"triangle\"", "symbol = \"triangle\"\nwings = 2",
     "11:1: 'wings' is not a known key"},
    {"symbol = \"triangle\"", "symbol = \"triangle\"\nwings = 2\nclaws = 3",
     "11:1: 'wings' is not a known key|12:1: 'claws' is not a known key"},
    {"\"sundial\"", "\"sundial\"\nfill = \"#FFFFFF\"", "65:1: 'fill' is not a known key"},
    {"[[screen]]\nname = \"Ember Ledger\"", "[[sceren]]\nname = \"Ember Ledger\"",
     "74:1: expected exactly 5 [[screen]], found 4|78:3: 'sceren' is not a known key"},
    {"[[colour]]\nid = \"red\"", "title = \"mine\"\n[[colour]]\nid = \"red\"",
     "5:1: 'title' is not a known key"},
    // ---- pieces ----
    {"id = \"red\"", "id = \"crimson\"", "6:6: the id here must be 'red'"},
    {"id = \"red\"", "id = \"blue\"", "6:6: the id here must be 'red'"},
    {"id = \"past\"", "id = \"future\"", "48:6: the id here must be 'past'"},
    {"id = \"red\"", "id = 1", "6:6: 'id' must be a string of 1 to 32 bytes"},
    {"[[screen]]\nname = \"Ember Ledger\"\nemblem = \"burning book\"", "",
     "74:1: expected exactly 5 [[screen]], found 4"},
    {"[[screen]]\nname = \"Ember Ledger\"",
     "[[screen]]\nname = \"A\"\nemblem = \"b\"\n[[screen]]\nname = \"Ember Ledger\"",
     "81:1: expected exactly 5 [[screen]], found 6"},
    // ---- several at once, in file order ----
    {"name = \"Red\"\nfill = \"#C93A12\"", "name = 7\nfill = \"red\"",
     "7:8: 'name' must be a string of 1 to 16 bytes|8:8: 'fill' must be a colour like #0069B4"},
    {"[[colour]]\nid = \"red\"\nname = \"Red\"\nfill", "[[colour]]\nfill",
     "5:1: 'id' is missing|5:1: 'name' is missing"},
    // The rows that follow are not taken for others, and are still read.
    {"[[colour]]\nid = \"red\"\nname = \"Red\"\nfill = \"#C93A12\"\nink = \"#FFFFFF\"\n"
     "symbol = \"triangle\"\n\n[[colour]]\nid = \"blue\"\nname = \"Blue\"",
     "[[colour]]\nid = \"blue\"\nname = \"\"",
     "7:8: 'name' must be a string of 1 to 16 bytes|33:1: expected exactly 6 [[colour]], found 5"},
};

// toml++ words its own syntax errors.
TEST(Content, what_is_no_toml_is_told_with_file_line_and_column) {
  for (const BrokenFile& row : kNotToml) {
    const std::string error = error_of(changed(row.from, row.to));
    EXPECT_TRUE(error.starts_with("mine/paradominetor/looks.toml:" + std::string(row.error)))
        << error << "\n  wanted " << row.error;
  }
}

TEST(Content, what_is_wrong_is_told_with_file_line_and_column) {
  static_assert(std::size(kNotToml) + std::size(kWrong) >= 20);
  for (const BrokenFile& row : kWrong)
    EXPECT_EQ(error_of(changed(row.from, row.to)), in_file(row.error))
        << row.from << "\n-> " << row.to;
}

TEST(Content, an_empty_file_lacks_everything) {
  const std::string all = in_file(
      "1:1: [[colour]] is missing|1:1: [[timeframe]] is missing|1:1: [[screen]] is missing");
  EXPECT_EQ(error_of(""), all);
  EXPECT_EQ(error_of("# nothing\n"), all);
}

TEST(Content, a_file_of_another_name_is_not_passed_over) {
  const std::vector<ContentFile> files{{"mine/paradominetor/lokos.toml", file_text(kPath)}};
  EXPECT_EQ(load_registry(files).error(),
            "mine/paradominetor/lokos.toml:1:1: this game has no content file of that name\n"
            "paradominetor/looks.toml:1:1: missing");
}

TEST(Content, two_files_of_one_name_are_one_too_many) {
  const std::vector<ContentFile> files{{"a/paradominetor/looks.toml", file_text(kPath)},
                                       {"b/paradominetor/looks.toml", file_text(kPath)}};
  EXPECT_EQ(load_registry(files).error(),
            "b/paradominetor/looks.toml:1:1: duplicate file name; the first is "
            "a/paradominetor/looks.toml");
}

TEST(Content, a_game_is_named_by_the_folder_that_the_file_lies_in) {
  const std::vector<ContentFile> files{{"paradominetor/restart/looks.toml", "nonsense"}};
  EXPECT_TRUE(load_registry(files));
}

TEST(Content, whole_sets_are_fine) {
  EXPECT_EQ(error_of(file_text(kPath)), "fine");
  EXPECT_TRUE(load_games("content"));
}

TEST(Content, a_modified_set_changes_the_names_that_are_shown_and_no_rule) {
  std::string text = changed("name = \"Red\"", "name = \"Crimson\"");
  text.replace(text.find("Meridian Watch"), 14, "Night Shift");
  const std::vector<ContentFile> files{{"mine/paradominetor/looks.toml", text}};
  const auto registry = load_registry(files);
  ASSERT_TRUE(registry) << registry.error();
  const AnyGame& game = *(*registry)->find("paradominetor");
  EXPECT_EQ(game.seat_names().front(), "Night Shift");
  auto start = game.start(3, {});
  ASSERT_TRUE(start);
  EXPECT_EQ(game.narrator().move(*(*start)->move_json("deal R3p"), {}), "Deal crimson 3 (past)");

  Table mine(std::move(*start), {"test-table", luck_of("same"), {}, {}});
  Table shipped = seeded_table(3, "same");
  json::object own = mine.position().view(kReferee), usual = shipped.position().view(kReferee);
  EXPECT_NE(own["content"], usual["content"]) << "a position says what it was made with";
  own.erase("content");
  usual.erase("content");
  EXPECT_EQ(own, usual) << "ids and letters are not the file's";
  EXPECT_EQ(mine.names().front(), "Night Shift");
}

TEST(Content, a_folder_is_read_and_its_mistakes_are_told_with_its_path) {
  namespace fs = std::filesystem;
  const fs::path folder =
      fs::temp_directory_path() / ("paradoxa-content-" + std::to_string(getpid()));
  fs::remove_all(folder);
  EXPECT_EQ(load_games(folder.string()).error(), folder.string() + ": there is no such folder");
  fs::create_directories(folder / "paradominetor");
  EXPECT_EQ(load_games(folder.string()).error(), folder.string() + ": contains no .toml file");
  const std::string path = (folder / "paradominetor" / "looks.toml").string();
  write_file(path, changed("name = \"Red\"", "name = \"\""));
  EXPECT_EQ(load_games(folder.string()).error(),
            path + ":7:8: 'name' must be a string of 1 to 16 bytes");
  write_file(path, changed("name = \"Red\"", "name = \"Rouge\""));
  EXPECT_TRUE(load_games(folder.string()));
  EXPECT_TRUE(load_games((folder / "paradominetor").string())) << "the game's own folder will do";
  const std::string stray = (folder / "looks.toml").string();
  write_file(stray, file_text(kPath));
  EXPECT_EQ(load_games(folder.string()).error(),
            stray + ":1:1: it belongs to no game; content goes in DIR/<game>/");
  fs::remove_all(folder);
}

}  // namespace
}  // namespace paradoxa
