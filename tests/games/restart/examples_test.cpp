// The worked examples of the law as data: tests/games/restart/examples/*.txt.
//
// A paragraph begins with the example's name. `table` sets up; other lines put things where they
// are needed, play a move, or say what must hold. Seats are counted from 1. `play deal` lets Nature
// deal until a seat is asked.
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/restart/text/notation.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move move_of(const std::string& text) {
  const auto move = parse_move(text);
  if (!move) throw std::invalid_argument(text + ": " + move.error());
  return *move;
}

class Example {
 public:
  // One line: its first word, and the rest.
  void line(const std::string& word, const std::string& rest) {
    rest_ = rest;
    words_ = std::istringstream(rest);
    if (word == "table") return set_up();
    const auto found = kLines.find(word);
    if (found == kLines.end()) throw std::invalid_argument("no such line: " + word);
    (this->*found->second)();
  }

 private:
  using Line = void (Example::*)();
  static const std::map<std::string, Line> kLines;

  std::string text() {
    std::string word;
    words_ >> word;
    return word;
  }
  int number() { return std::stoi(text()); }
  int seat() { return number() - 1; }
  std::string remainder() {
    std::string left;
    std::getline(words_ >> std::ws, left);
    return left;
  }
  Token token() { return *kTokenWords.parse(text()); }
  Researcher& researcher() {
    return table_->state.pandemia.researchers[static_cast<std::size_t>(seat())];
  }

  void set_up() {
    const Dystopia dystopia = *kDystopiaWords.parse(text());
    const int seats = number();
    table_.emplace(dystopia, seats, *kPhaseWords.parse(text()));
    if (table_->state.phase == Phase::kMemory) table_->state.doubled = 1;
  }

  // ---- Where things are -------------------------------------------------------------------------

  void types() { table_->types(rest_); }
  void adult() {
    const int s = seat();
    table_->adult(s, text());
  }
  void child() {
    const int s = seat();
    table_->child(s, text());
  }
  void hand() {
    const int s = seat();
    table_->hand(s, remainder());
  }
  void chains() {
    const int s = seat();
    table_->chains(s, remainder());
  }
  void studied() {
    const int s = seat();
    table_->studied(s, text());
  }
  void fragments() {
    const int s = seat(), p = number(), i = number();
    table_->fragments(s, p, i, number());
  }
  void supply() {
    const int s = seat(), time = number(), pills = number();
    table_->supply(s, time, pills, number());
  }
  void tokens() {
    const std::string at = text();
    const Token what = token();
    table_->tokens(at, what, number());
  }
  void top() {
    const std::string at = text();
    table_->top(at, text());
  }
  void upcoming() { table_->upcoming(rest_); }
  void virus() {
    Researcher& own = researcher();
    own.markers[0] = static_cast<std::uint8_t>(number());
  }
  // The first card of each Tube.
  void tubes() {
    const int s = seat();
    ExtinctionState& lab = table_->state.extinction;
    for (int i = 0; i < kTubes; ++i) {
      GeneRow& tube =
          lab.laboratories[static_cast<std::size_t>(s)].tubes[static_cast<std::size_t>(i)];
      ++lab.deck[tube.pop().id];
      const Gene first = gene(text());
      --lab.deck[first.id];
      tube.push(first);
    }
  }

  // ---- Play, and what must hold -----------------------------------------------------------------

  void play() {
    if (rest_ == "deal") {
      table_->deal();
      return;
    }
    table_->play(move_of(rest_));
  }
  void asks() { EXPECT_EQ(kAskWords.of(table_->state.ask), rest_); }
  void legal() { EXPECT_TRUE(table_->offers(move_of(rest_))) << rest_; }
  void refused() {
    const std::string clause = text();
    const std::string move = remainder();
    EXPECT_EQ(refusal(shipped(), table_->state, table_->state.asked, move_of(move)).text(), clause)
        << move;
  }
  void supply_is() {
    const Player& player = table_->player(seat());
    EXPECT_EQ(player.time_left(), number());
    EXPECT_EQ(player.pills(), number());
    EXPECT_EQ(player.voids(), number());
  }
  void hand_is() {
    const Seat s = paradoxa::seat(seat());
    EXPECT_EQ(table_->state.hand(s).size(), number());
  }
  void fields_are() {
    const Player& player = table_->player(seat());
    for (const MindField& field : player.fields)
      EXPECT_EQ(std::to_string(field.fragments) + "+" + std::to_string(field.pills), text());
  }
  void top_is() {
    const Card there = table_->state.top_of(space(text()));
    EXPECT_EQ(to_text(there), text());
  }
  void tokens_are() {
    const Tokens& there = table_->state.space_tokens[space(text()).id];
    const auto what = static_cast<std::size_t>(token());
    EXPECT_EQ(there[what], number());
  }
  void virus_is() {
    const Researcher& own = researcher();
    EXPECT_EQ(own.markers[0], number());
  }
  void scores_are() {
    const PlanScores scores = table_->scores(seat());
    EXPECT_EQ(scores.a, number());
    EXPECT_EQ(scores.b, number());
  }

  std::optional<Table> table_;
  std::string rest_;
  std::istringstream words_;
};

const std::map<std::string, Example::Line> Example::kLines{
    {"types", &Example::types},         {"adult", &Example::adult},
    {"child", &Example::child},         {"hand", &Example::hand},
    {"chains", &Example::chains},       {"studied", &Example::studied},
    {"fragments", &Example::fragments}, {"supply", &Example::supply},
    {"tokens", &Example::tokens},       {"top", &Example::top},
    {"upcoming", &Example::upcoming},   {"virus", &Example::virus},
    {"tubes", &Example::tubes},         {"play", &Example::play},
    {"asks", &Example::asks},           {"legal", &Example::legal},
    {"refused", &Example::refused},     {"supply_is", &Example::supply_is},
    {"hand_is", &Example::hand_is},     {"fields_are", &Example::fields_are},
    {"top_is", &Example::top_is},       {"tokens_are", &Example::tokens_are},
    {"virus_is", &Example::virus_is},   {"scores_are", &Example::scores_are}};

void run(const std::string& path, std::size_t expected) {
  std::ifstream file(path);
  ASSERT_TRUE(file) << path;
  std::size_t examples = 0;
  std::optional<Example> example;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    if (line.starts_with("RS-E")) {
      example.emplace();
      ++examples;
      continue;
    }
    const std::size_t space = line.find(' ');
    SCOPED_TRACE(path + ":" + std::to_string(number) + ": " + line);
    ASSERT_TRUE(example.has_value());
    try {
      example->line(line.substr(0, space),
                    space == std::string::npos ? "" : line.substr(space + 1));
    } catch (const std::exception& error) {
      FAIL() << error.what();
    }
  }
  EXPECT_EQ(examples, expected);
}

TEST(RsExamples, those_of_the_rulebook) { run("tests/games/restart/examples/source.txt", 3); }
TEST(RsExamples, our_own) { run("tests/games/restart/examples/own.txt", 11); }

}  // namespace
}  // namespace paradoxa::restart
