// Sessions driven by scripts, and verbs run with their output caught.
//
//   const Show show = played({.seats = "you,casual,casual"}, {"1", "why 2", "quit"});
//   show.output, show.ending, show.table
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "table/content_folder.hpp"
#include "table/table.hpp"
#include "terminal/session.hpp"

namespace paradoxa {

inline const Registry& all_games() {
  static const auto kGames = load_games("");
  return **kGames;
}

// Paragraphs without their line breaks, which may come between any two words.
inline std::string unwrapped(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

inline const AnyGame& paradominetor_game() { return *all_games().find("paradominetor"); }

struct Setting {
  std::string seats = "you,casual,casual,casual";
  std::string seed = "7";
  std::string name{};
  json::object options{};
  Screen screen{};
  std::string save_file{};
  std::string game = "paradominetor";
};

// A table with its seating, before anybody has moved.
class Stage {
 public:
  explicit Stage(const Setting& setting)
      : setting_(setting),
        seating_(
            parse_seating(setting.seats, setting.name, *all_games().find(setting.game)).value()) {
    auto start =
        all_games().find(setting.game)->start(static_cast<int>(seating_.size()), setting.options);
    if (!start) throw std::invalid_argument(start.error());
    const Luck luck{"test", secret_from(setting.seed), {}};
    table_ = std::make_unique<Table>(std::move(*start),
                                     TableSettings{"test", luck, names_of(seating_), {}});
  }

  Table& table() { return *table_; }
  std::unique_ptr<Table> give_table() { return std::move(table_); }

  Ending run(std::istream& in, std::ostream& out) {
    return Session(*table_, seating_, {setting_.screen, setting_.save_file, 1}, in, out).run();
  }

 private:
  Setting setting_;
  Seating seating_;
  std::unique_ptr<Table> table_;
};

struct Show {
  std::string output;
  Ending ending{};
  std::unique_ptr<Table> table;
};

inline Show played(const Setting& setting, const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  Stage stage(setting);
  std::istringstream in(text);
  std::ostringstream out;
  const Ending ending = stage.run(in, out);
  return {out.str(), ending, stage.give_table()};
}

inline std::vector<std::string> times(int count, const std::string& line) {
  return std::vector<std::string>(static_cast<std::size_t>(count), line);
}

// Input generated on demand: the answer can depend on what the table shows.
class Answering : public std::streambuf {
 public:
  // Nothing is the end of the input.
  using Answer = std::function<std::optional<std::string>()>;
  explicit Answering(Answer answer) : answer_(std::move(answer)) {}

 protected:
  int_type underflow() override {
    const auto line = answer_();
    if (!line) return traits_type::eof();
    line_ = *line + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  Answer answer_;
  std::string line_;
};

// A folder that goes away with the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "paradoxa-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = pattern;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  std::string path(const std::string& name) const { return (path_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file.string();
  }

 private:
  std::filesystem::path path_;
};

inline std::string text_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

// A verb as main.cpp calls it, with `input` as its standard input.
inline Ran ran(int (*verb)(int, char**), std::vector<std::string> arguments,
               const std::string& input = "") {
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  std::istringstream in(input);
  std::streambuf* const before = std::cin.rdbuf(in.rdbuf());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Ran result;
  result.code = verb(static_cast<int>(arguments.size()), argv.data());
  std::cout << std::flush;
  std::cerr << std::flush;
  result.out = testing::internal::GetCapturedStdout();
  result.err = testing::internal::GetCapturedStderr();
  std::cin.rdbuf(before);
  return result;
}

}  // namespace paradoxa
