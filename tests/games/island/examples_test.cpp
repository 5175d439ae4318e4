// The worked examples of the rules, IS-E1 to IS-E59 (examples/*.txt), one test each.
//
//   IS-E3 Title               begins an example; `given` begins it anew, for its variants
//   given <position>          as in support/island.hpp
//   play <moves>              of the seats that are asked
//   heard <events>            all that a spectator was told since the last such line
//   heard@2 <events>          the same for a seat
//   asks <question> <seat>    what is asked now, and of whom
//   legal <moves>             all of them, in any order;  choices 6: how many
//   offers <move>             is legal;  lacks <move>: is not
//   at a C3   at bush off     where a piece is
//   stats a H3 E4   lying a   standing a
//   actions 3   perished 1   steps 1 2 (seat, number)   over 0 (winner)
//   fruits 1 +lime -apple     circled and crossed fruits of a seat
//   squares 1 12              circled squares of a seat
#include <algorithm>
#include <fstream>
#include <set>

#include "support/island.hpp"

namespace paradoxa::island {
namespace {

struct Example {
  std::string id;
  std::vector<std::string> lines;
};

std::vector<Example> read_examples() {
  std::vector<Example> examples;
  for (const char* file : {"source.txt", "own.txt"}) {
    std::ifstream in(source_path(std::string("games/island/examples/") + file));
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      if (line.starts_with("IS-E"))
        examples.push_back({line.substr(0, line.find(' ')), {}});
      else
        examples.back().lines.push_back(line);
    }
  }
  return examples;
}

std::string sorted(std::vector<std::string> items) {
  std::sort(items.begin(), items.end());
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

class Staged {
 public:
  void line(const std::string& text) {
    SCOPED_TRACE(text);
    const std::size_t blank = text.find(' ');
    const std::string word = text.substr(0, blank);
    rest_ = blank == std::string::npos ? "" : text.substr(blank + 1);
    words_ = words(rest_, " ");
    try {
      if (word == "given") {
        games_.emplace_back(rest_);
        return;
      }
      if (word == "play") {
        game().play(rest_);
        return;
      }
      claim(word);
    } catch (const std::exception& wrong) {
      ADD_FAILURE() << wrong.what();
    }
  }

 private:
  TestGame& game() { return games_.back(); }

  void claim(const std::string& word) {
    if (word.starts_with("heard")) return heard(word);
    if (word == "asks") {
      EXPECT_EQ(game().asks() + " " + std::to_string(game().asked()), rest_);
    } else if (word == "legal") {
      EXPECT_EQ(sorted(listed(game().legal())), sorted(listed(rest_)));
    } else if (word == "choices") {
      EXPECT_EQ(std::to_string(game().choices()), rest_) << game().legal();
    } else if (word == "offers") {
      EXPECT_TRUE(game().has_legal(rest_)) << game().legal();
    } else if (word == "lacks") {
      EXPECT_FALSE(game().has_legal(rest_)) << game().legal();
    } else if (word == "at") {
      at();
    } else if (word == "stats") {
      EXPECT_EQ(words_.at(0) + " " + game().stats(piece(0)), rest_);
    } else if (word == "lying" || word == "standing") {
      EXPECT_EQ(game().lying(piece(0)), word == "lying");
    } else {
      number(word);
    }
  }
  void heard(const std::string& word) {
    const Viewer viewer = word == "heard" ? kSpectator : Viewer::of(seat(word.back() - '0'));
    EXPECT_EQ(game().heard(viewer), rest_);
    game().forget();
  }
  void at() {
    if (const auto y = kOpPieceWords.parse(words_.at(0)))
      EXPECT_EQ(game().where(*y), words_.at(1) == "off" ? "-" : words_.at(1));
    else
      EXPECT_EQ(game().where(piece(0)), words_.at(1) == "off" ? "-" : words_.at(1));
  }
  void number(const std::string& word) {
    const State& state = game().state();
    if (word == "actions") {
      EXPECT_EQ(std::to_string(state.actions), rest_);
    } else if (word == "perished") {
      EXPECT_EQ(std::to_string(state.perished), rest_);
    } else if (word == "over") {
      EXPECT_EQ(game().asks(), "over");
      EXPECT_EQ(std::to_string(state.winner.index), rest_);
    } else if (word == "steps") {
      EXPECT_EQ(words_.at(0) + " " + std::to_string(board().steps), rest_);
    } else if (word == "fruits") {
      fruits();
    } else if (word == "squares") {
      std::string circled;
      for_each_bit(board().squares, [&](int i) { circled += static_cast<char>('1' + i); });
      EXPECT_EQ(circled, words_.size() > 1 ? words_[1] : "");
    } else {
      ADD_FAILURE() << "no such line";
    }
  }
  void fruits() {
    std::vector<std::string> found;
    board().circled.for_each(
        [&](Fruit f) { found.push_back("+" + std::string(kFruitWords.of(f))); });
    board().crossed.for_each(
        [&](Fruit f) { found.push_back("-" + std::string(kFruitWords.of(f))); });
    EXPECT_EQ(sorted(found), sorted({words_.begin() + 1, words_.end()}));
  }

  int piece(std::size_t word) { return parsed(parse_piece(words_.at(word)), rest_).index; }
  const Board& board() {
    return game().state().boards.at(static_cast<std::size_t>(words_.at(0)[0] - '1'));
  }

  std::vector<TestGame> games_;
  std::string rest_;
  std::vector<std::string> words_;
};

class IslandExamples : public testing::TestWithParam<Example> {};

TEST_P(IslandExamples, Holds) {
  Staged staged;
  for (const std::string& line : GetParam().lines) staged.line(line);
}

INSTANTIATE_TEST_SUITE_P(A2, IslandExamples, testing::ValuesIn(read_examples()),
                         [](const auto& example) {
                           std::string name = example.param.id;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(IslandExamplesList, A2_all_59_are_there) {
  std::set<std::string> ids;
  for (const Example& example : read_examples()) ids.insert(example.id);
  for (int i = 1; i <= 59; ++i) EXPECT_TRUE(ids.contains("IS-E" + std::to_string(i))) << i;
  EXPECT_EQ(ids.size(), 59u);
}

}  // namespace
}  // namespace paradoxa::island
