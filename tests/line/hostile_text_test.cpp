// What no honest caller sends: huge, deep, broken and ambiguous lines.
#include <sstream>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

// Every answer is valid UTF-8: the parser of the answers refuses anything else.
class HostileText : public testing::Test {
 protected:
  void SetUp() override {
    play_example(c, 5);
    before = c.referee();
  }
  void TearDown() override { EXPECT_EQ(c.referee(), before); }

  Conversation c;
  std::string before;
};

TEST_F(HostileText, a_line_of_two_mebibytes_is_refused) {
  const std::string filler(std::size_t{2} << 20, ' ');
  EXPECT_EQ(c.bad(R"({"cmd":"undo")" + filler + "}").text, "the line is longer than 1 MiB");
  EXPECT_EQ(c.bad(filler).code, "bad_json");
  EXPECT_EQ(c.bad(std::string(std::size_t{2} << 20, '[')).code, "bad_json");
}

TEST_F(HostileText, a_line_of_just_one_mebibyte_is_read) {
  const std::string line = R"({"cmd":"games"})";
  const std::size_t room = (std::size_t{1} << 20) - line.size();
  c.good(line + std::string(room, ' '));
  EXPECT_EQ(c.bad(line + std::string(room + 1, ' ')).code, "bad_json");
}

TEST_F(HostileText, a_long_line_on_the_stream_costs_one_answer_and_the_next_is_read) {
  LineEngine engine(games());
  std::istringstream in(std::string(std::size_t{5} << 20, 'x') + "\n{\"cmd\":\"games\"}\n");
  std::ostringstream out;
  serve_lines(engine, in, out);
  const auto lines = parts_of(out.str(), '\n');
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_NE(lines[0].find("longer than 1 MiB"), std::string::npos);
  EXPECT_NE(lines[1].find(R"("ok":true)"), std::string::npos);
}

TEST_F(HostileText, deep_nesting_is_refused) {
  for (const std::size_t depth : {17u, 100u, 100'000u}) {
    EXPECT_EQ(
        c.bad(R"({"cmd":"undo","id":)" + repeated("[", depth) + repeated("]", depth) + "}").code,
        "bad_json");
    EXPECT_EQ(c.bad(repeated("{\"a\":", depth) + "1" + repeated("}", depth)).code, "bad_json");
  }
  c.good(R"({"cmd":"games","id":)" + repeated("[", 14) + repeated("]", 14) + "}");
}

TEST_F(HostileText, bytes_that_are_no_text_are_refused) {
  using namespace std::string_literals;
  const std::string rows[] = {
      "\0"s,
      "{\"cmd\":\"undo\"}\0"s,
      "{\"cmd\":\"undo\",\"id\":\"\0\"}"s,
      "{\"cmd\":\"un\0do\"}"s,
      "{\"cmd\":\"undo\",\"id\":\"\x01\"}"s,
      "{\"cmd\":\"undo\",\"id\":\"\t\"}"s,
      "{\"cmd\":\"undo\",\"id\":\"\xff\"}"s,
      "{\"cmd\":\"undo\",\"id\":\"\xc3\"}"s,
      "{\"cmd\":\"undo\",\"id\":\"\xc0\xaf\"}"s,          // overlong
      "{\"cmd\":\"undo\",\"id\":\"\xed\xa0\x80\"}"s,      // half a surrogate pair
      "{\"cmd\":\"undo\",\"id\":\"\xf4\x90\x80\x80\"}"s,  // beyond the last character
      "{\"cmd\":\"undo\",\"id\":\"\\ud800\"}"s,
      "{\"cmd\":\"undo\",\"id\":\"\\x41\"}"s,
      "\xef\xbb\xbf{\"cmd\":\"undo\"}"s,  // a byte order mark
      "\xfe\xff\0{"s,
  };
  for (const std::string& row : rows) EXPECT_EQ(c.bad(row).code, "bad_json") << row;
}

TEST_F(HostileText, what_is_quoted_in_an_error_is_cut_between_characters) {
  // Characters of two, three and four bytes, shifted byte by byte over every place of a cut.
  for (const std::string_view letter : {"\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x8e\xb2"})
    for (std::size_t shift = 0; shift < 4; ++shift) {
      const std::string text = in_quotes(std::string(shift, 'x') + repeated(letter, 3000));
      EXPECT_EQ(c.bad(R"({"cmd":)" + text + "}").code, "unknown_command");
      EXPECT_EQ(c.bad(R"({"cmd":"new","game":)" + text + "}").code, "unknown_game");
      EXPECT_EQ(c.bad(R"({"cmd":"move","seat":0,"move":)" + text + "}").code, "bad_move");
      EXPECT_EQ(c.bad(R"({"cmd":"bot","bot":)" + text + "}").code, "bad_bot");
      EXPECT_EQ(c.bad(R"({"cmd":"undo",)" + text + ":1}").code, "bad_request");
      EXPECT_EQ(c.bad(R"({"cmd":"load","record":)" + text + "}").code, "bad_record");
      json::object position = c.view("referee");
      position["phase"] = json::parse(text);
      const auto error =
          c.bad(R"({"cmd":"position","position":)" + json::serialize(position) + "}");
      EXPECT_EQ(error.code, "bad_position");
      EXPECT_LT(error.text.size(), 200u);
    }
}

TEST_F(HostileText, no_error_is_longer_than_two_thousand_bytes) {
  const std::string text(500'000, 'y');
  for (const std::string& line : {R"({"cmd":"new","game":")" + text + R"("})",
                                  R"({"cmd":"move","seat":0,"move":"play )" + text + R"("})",
                                  R"({"cmd":"load","record":"[)" + text + R"( 1]"})",
                                  R"({"cmd":"undo",")" + text + R"(":0})"})
    EXPECT_LE(c.bad(line).text.size(), 2000u);
}

TEST_F(HostileText, numbers_at_the_edges_are_refused_wherever_a_number_is_wanted) {
  for (const char* number : {"1e400", "-1e400", "1e-400", "1E0", "0.5", "-0", "9223372036854775807",
                             "9223372036854775808", "18446744073709551616", "1e99999999999",
                             "123456789012345678901234567890"}) {
    const std::string n = number;
    if (n != "-0") {
      c.bad(R"({"cmd":"move","move":"play K0","seat":)" + n + "}");
      c.bad(R"({"cmd":"view","viewer":)" + n + "}");
    }
    c.bad(R"({"cmd":"new","game":"paradominetor","seats":)" + n + "}");
    c.bad(R"({"cmd":"new","game":"paradominetor","options":{"players":)" + n + "}}");
    c.bad(R"({"cmd":"move","seat":2,"move":"play K0","ply":)" + n + "}");
    json::object position = c.view("referee");
    const std::string text = json::serialize(position);
    const std::size_t at = text.find(R"("trick":5)");
    ASSERT_NE(at, std::string::npos);
    c.bad(R"({"cmd":"position","position":)" + text.substr(0, at) + R"("trick":)" + n +
          text.substr(at + 9) + "}");
  }
}

TEST_F(HostileText, a_name_that_stands_twice_is_refused_at_any_depth) {
  for (const char* line :
       {R"({"id":1,"id":2,"cmd":"undo"})",
        R"({"cmd":"new","game":"paradominetor","seed":1,"seed":2})",
        R"({"cmd":"new","game":"paradominetor","options":{"players":3,"players":4}})",
        R"({"cmd":"undo","id":[{"a":1,"b":{"c":1,"c":1}}]})", R"({"cmd":"undo","id":{"":1,"":1}})",
        R"({"cmd":"undo","id":{"\"a":1,"\u0022a":1}})"})
    EXPECT_EQ(c.bad(line).text, "duplicate key in an object") << line;
  // Colons and quotes inside strings are not members.
  c.good(R"({"cmd":"games","id":{"a:b\"c:":"x:y","\\":"::","d":[":",{":":":"}]}})");
  const std::string position = json::serialize(c.view("referee"));
  EXPECT_EQ(
      c.bad(R"({"cmd":"position","position":{"phase":"LEAD",)" + position.substr(1) + "}").text,
      "duplicate key in an object");
}

TEST_F(HostileText, lists_of_a_hundred_thousand_are_answered) {
  json::object position = c.view("referee");
  const auto ask = [&] {
    return c.bad(R"({"cmd":"position","position":)" + json::serialize(position) + "}").code;
  };
  json::array tiles, tricks;
  for (int i = 0; i < 100'000; ++i) tiles.push_back("K0");
  for (int i = 0; i < 20'000; ++i) tricks.push_back(json::parse(R"({"lead":0,"plays":[]})"));
  const json::object good = position;
  position.at("seats").at(0).as_object()["hand"] = tiles;
  EXPECT_EQ(ask(), "bad_position");
  position = good;
  position.at("seats").at(3).as_object()["given"] = tiles;
  EXPECT_EQ(ask(), "bad_position");
  position = good;
  position["tricks"] = tricks;
  EXPECT_EQ(ask(), "bad_position");
  position = good;
  position["seats"] = tricks;
  EXPECT_EQ(ask(), "bad_position");
}

// Any byte of a good line changed, dropped or doubled: an answer, and the game as it was or moved
// on by something legal.
TEST(HostileLines, single_byte_mutations_are_always_answered) {
  FastRandom random = random_for("mutations");
  Conversation c;
  play_example(c, 3);
  const std::string good[] = {
      R"({"id":1,"cmd":"move","seat":2,"move":"play G6f","ply":82})",
      R"({"id":2,"cmd":"view","viewer":"referee"})",
      R"({"id":3,"cmd":"new","game":"paradominetor","seats":4,"options":{"pass":"right"},"seed":7})",
      R"({"id":4,"cmd":"position","position":)" + json::serialize(c.view("referee")) + "}",
      R"({"id":5,"cmd":"load","record":)" +
          in_quotes(c.good(R"({"cmd":"save"})").at("record").as_string()) + "}",
  };
  for (int i = 0; i < 4000; ++i) {
    std::string line = good[random.below(static_cast<std::uint32_t>(std::size(good)))];
    const std::size_t at = random.below(static_cast<std::uint32_t>(line.size()));
    switch (random.below(4)) {
      case 0: line[at] = static_cast<char>(random.below(256)); break;
      case 1: line.erase(at, 1); break;
      case 2: line.insert(at, 1, line[at]); break;
      default: line[at] = "0123456789\"{}[],:"[random.below(17)];
    }
    const std::string before = c.referee();
    if (!c.ask(line).at("ok").as_bool()) {
      EXPECT_EQ(c.referee(), before) << line;
    }
  }
}

}  // namespace
}  // namespace paradoxa
