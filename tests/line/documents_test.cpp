// docs/protocol.md and docs/examples say what the engine does, word for word; what they say of each
// game is in documents_games_test.cpp.
#include "line/documents.hpp"

#include "engine/embedded.hpp"
#include "line/error.hpp"
#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

constexpr const char* kTranscript = "docs/examples/protocol.txt";

// Stand in the transcript for the hash of the rules, whose wording may be polished, and of the
// content, whose cards may.
constexpr std::string_view kHashMark = "RULES-HASH";
constexpr std::string_view kEditionMark = "CONTENT-HASH";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string with_mark(const std::string& answer) {
  std::string marked = answer;
  for (const EmbeddedRules& rules : embedded_rules())
    marked = replaced(marked, rules.sha256, kHashMark);
  for (const auto& game : games().games())
    marked = replaced(marked, game->edition().id, kEditionMark);
  return marked;
}

// PARADOXA_UPDATE=1 rewrites the answers.
TEST(Documents, the_transcript_is_answered_line_by_line) {
  Conversation c;
  std::string updated;
  std::string request;
  int answers = 0;
  for (const std::string& line : parts_of(file_text(kTranscript), '\n')) {
    if (line.starts_with("> ")) {
      EXPECT_TRUE(request.empty()) << "not answered: " << request;
      request = line.substr(2);
      updated += line + "\n";
      if (updating()) updated += "< " + with_mark(c.raw(request)) + "\n", request.clear();
    } else if (line.starts_with("< ")) {
      if (updating()) continue;
      ASSERT_FALSE(request.empty()) << line;
      EXPECT_EQ(json::parse(with_mark(c.raw(request))), json::parse(line.substr(2))) << request;
      request.clear();
      ++answers;
    } else {
      EXPECT_TRUE(line.empty() || line.starts_with("#")) << line;
      updated += line + "\n";
    }
  }
  if (updating()) return write_file(kTranscript, updated.substr(0, updated.size() - 1));
  EXPECT_TRUE(request.empty());
  EXPECT_GE(answers, 60);
}

TEST(Documents, the_transcript_uses_every_command_and_shows_every_error) {
  const std::string text = file_text(kTranscript);
  for (const char* command : {"games", "new", "position", "legal", "move", "view", "why", "undo",
                              "save", "load", "bot", "determinize", "aid"})
    EXPECT_NE(text.find("\"cmd\":\"" + std::string(command) + "\""), std::string::npos) << command;
  for (const std::string_view code : kErrorCodes)
    EXPECT_NE(text.find("\"code\":\"" + std::string(code) + "\""), std::string::npos) << code;
}

// An example may leave things out: "…" stands for any value, and as a name for more members.
bool matches(const json::value& example, const json::value& actual) {
  if (example == "…") return true;
  if (example.is_array() && actual.is_array()) {
    const json::array &some = example.get_array(), &all = actual.get_array();
    const bool open = !some.empty() && some.back() == "…";
    const std::size_t count = some.size() - (open ? 1 : 0);
    if (open ? all.size() < count : all.size() != count) return false;
    for (std::size_t i = 0; i < count; ++i)
      if (!matches(some[i], all[i])) return false;
    return true;
  }
  if (!example.is_object() || !actual.is_object()) return example == actual;
  const json::object &some = example.get_object(), &all = actual.get_object();
  for (const auto& member : some)
    if (member.key() != "…" &&
        (!all.contains(member.key()) || !matches(member.value(), all.at(member.key()))))
      return false;
  return some.contains("…") || some.size() == all.size();
}

TEST(Documents, the_examples_of_the_protocol_are_answered_as_printed) {
  Conversation c;
  int answers = 0;
  for (const std::string& block : blocks_of("docs/protocol.md", "protocol")) {
    std::string request;
    for (const std::string& line : parts_of(block, '\n')) {
      if (line.starts_with("> ")) request = line.substr(2);
      if (!line.starts_with("< ")) continue;
      const std::string answer = c.raw(request);
      EXPECT_TRUE(matches(json::parse(line.substr(2)), json::parse(answer)))
          << request << "\n"
          << answer << "\nprinted as\n"
          << line.substr(2);
      ++answers;
    }
  }
  EXPECT_GE(answers, 12);
}

TEST(Documents, every_error_code_and_command_has_its_row) {
  const std::string text = file_text("docs/protocol.md");
  for (const std::string_view code : kErrorCodes)
    EXPECT_NE(text.find("| `" + std::string(code) + "` |"), std::string::npos) << code;
  for (const char* command : {"games", "new", "position", "legal", "move", "view", "why", "undo",
                              "save", "load", "bot", "determinize", "aid"})
    EXPECT_NE(text.find("### `" + std::string(command) + "`"), std::string::npos) << command;
}

// Stricter than for every game: what is left out is not made up, but refused.
TEST(Documents, what_is_left_out_of_the_short_position_of_paradominetor_is_refused) {
  const json::value position = json::parse(blocks_of("docs/positions.md", "json").at(1));
  Conversation c;
  for (const char* name : {"game", "options", "seats", "tricks"}) {
    json::object less = position.as_object();
    less.erase(name);
    c.bad(R"({"cmd":"position","position":)" + json::serialize(less) + "}");
  }
  for (std::size_t s = 0; s < 4; ++s)
    for (const char* name : {"hand", "given"}) {
      json::value less = position;
      less.at("seats").at(s).as_object().erase(name);
      c.bad(R"({"cmd":"position","position":)" + json::serialize(less) + "}");
    }
}

// The few lines of Python that docs/protocol.md shows deal the same tiles as the engine.
TEST(Documents, the_luck_of_a_seed_can_be_recomputed_elsewhere) {
  if (std::system("python3 --version > /dev/null 2>&1") != 0) GTEST_SKIP() << "no python3";
  for (const auto& [seed, seats] : {std::pair{"7", 3}, {"transcript", 4}, {"", 5}}) {
    Conversation c;
    c.start(seats, R"("seed":)" + in_quotes(seed));
    const std::string record(c.good(R"({"cmd":"save"})").at("record").as_string());
    std::string moves;
    for (std::size_t at = record.find("n deal "); at != std::string::npos;
         at = record.find("n deal ", at + 1))
      moves += record.substr(at + 7, record.find_first_of(",\n", at) - at - 7) + " ";
    const std::string command =
        "python3 docs/examples/deal.py '" + std::string(seed) + "' " + std::to_string(seats);
    std::string output;
    FILE* pipe = popen(command.c_str(), "r");
    ASSERT_NE(pipe, nullptr);
    for (int ch = std::fgetc(pipe); ch != EOF; ch = std::fgetc(pipe))
      output.push_back(static_cast<char>(ch));
    EXPECT_EQ(pclose(pipe), 0);
    EXPECT_EQ(replaced(output, "\n", " "), moves);
  }
}

}  // namespace
}  // namespace paradoxa
