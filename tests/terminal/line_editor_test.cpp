// Lines typed at a real terminal: a pseudo-terminal with `paradoxa play` at its other end.
#include <array>
#include <chrono>
#include <csignal>

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "script.hpp"
#include "terminal/commands.hpp"
#include "terminal/completion.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kUp = "\x1b[A";
constexpr std::string_view kStartOfLine = "\x01";
constexpr std::string_view kEndOfInput = "\x04";

// Somebody at a terminal. What is waited for must come; only a broken program keeps us waiting.
class AtTerminal {
 public:
  explicit AtTerminal(std::vector<std::string> arguments) {
    winsize size{};
    size.ws_row = 24;
    size.ws_col = 80;
    std::cout << std::flush;
    process_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (process_ == 0) {
      setenv("TERM", "xterm", 1);
      std::vector<char*> argv;
      for (std::string& argument : arguments) argv.push_back(argument.data());
      const int code = play_command(static_cast<int>(argv.size()), argv.data());
      std::cout << std::flush;
      _exit(code);
    }
  }
  AtTerminal(const AtTerminal&) = delete;
  AtTerminal& operator=(const AtTerminal&) = delete;
  ~AtTerminal() {
    if (process_ > 0 && !ended_) {
      kill(process_, SIGKILL);
      waitpid(process_, nullptr, 0);
    }
    close(terminal_);
  }

  void type(std::string_view keys) {
    ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  // Whether this text comes, after what was seen before.
  bool sees(std::string_view text) {
    std::size_t at = 0;
    while ((at = seen_.find(text)) == std::string::npos)
      if (!read_more()) return false;
    seen_.erase(0, at + text.size());
    return true;
  }
  // The exit code, when the program ends by itself; -1 if it does not.
  int ends() {
    while (read_more()) {
    }
    if (kept_waiting_) return -1;
    int status = 0;
    if (waitpid(process_, &status, 0) != process_) return -1;
    ended_ = true;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  const std::string& seen() const { return seen_; }

 private:
  bool read_more() {
    constexpr int kPatience_ms = 20'000;
    pollfd ready{terminal_, POLLIN, 0};
    kept_waiting_ = poll(&ready, 1, kPatience_ms) != 1;
    if (kept_waiting_) return false;
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(terminal_, bytes.data(), bytes.size());
    if (count <= 0) return false;
    seen_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
  }

  int terminal_ = -1;
  pid_t process_ = -1;
  bool ended_ = false;
  bool kept_waiting_ = false;
  std::string seen_;
};

// The first question of kGame, and the prompt behind it.
bool is_asked(AtTerminal& person) {
  return person.sees("unseen by the others.") && person.sees("\n> ");
}

const std::vector<std::string> kGame{"play", "paradominetor", "--seed", "x"};

TEST(LineEditor, a_line_can_be_edited) {
  AtTerminal person(kGame);
  ASSERT_TRUE(is_asked(person)) << person.seen();
  person.type("elp" + std::string(kStartOfLine) + "h\r");
  EXPECT_TRUE(person.sees("why MOVE")) << person.seen();
}

TEST(LineEditor, a_line_typed_before_comes_back) {
  AtTerminal person(kGame);
  ASSERT_TRUE(is_asked(person));
  person.type("rules 4.2\r");
  ASSERT_TRUE(person.sees(" If you hold at least")) << person.seen();
  ASSERT_TRUE(person.sees("\n> "));
  person.type(std::string(kUp) + "\r");
  EXPECT_TRUE(person.sees(" If you hold at least")) << person.seen();
}

TEST(LineEditor, tab_completes_commands_and_moves) {
  AtTerminal person(kGame);
  ASSERT_TRUE(is_asked(person));
  person.type("hel\t\r");
  ASSERT_TRUE(person.sees("why MOVE")) << person.seen();
  person.type("pa\t\t");
  EXPECT_TRUE(person.sees("pass ")) << person.seen();
}

TEST(LineEditor, the_next_person_does_not_get_the_lines_of_the_one_before) {
  AtTerminal people({"play", "paradominetor", "--seed", "x", "--seats", "Ann,Bo,casual"});
  ASSERT_TRUE(people.sees("press Enter."));
  people.type("\r");
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(people.sees("Ann> ")) << people.seen();
    people.type("1\r");
  }
  ASSERT_TRUE(people.sees("keyboard to Bo")) << people.seen();
  people.type("\r");
  ASSERT_TRUE(people.sees("Bo> ")) << people.seen();
  people.type(std::string(kUp) + "help\r");
  EXPECT_TRUE(people.sees("why MOVE")) << people.seen();
}

TEST(LineEditor, quit_asks_and_the_end_of_input_does_not) {
  AtTerminal careful(kGame);
  ASSERT_TRUE(is_asked(careful));
  careful.type("quit\r");
  ASSERT_TRUE(careful.sees("Quit? [y/N]")) << careful.seen();
  careful.type("n\r");
  ASSERT_TRUE(is_asked(careful)) << careful.seen();
  careful.type("quit\r");
  ASSERT_TRUE(careful.sees("Quit? [y/N]")) << careful.seen();
  careful.type("y\r");
  EXPECT_EQ(careful.ends(), 0);

  AtTerminal gone(kGame);
  ASSERT_TRUE(is_asked(gone));
  gone.type(kEndOfInput);
  EXPECT_EQ(gone.ends(), 0);
  EXPECT_THAT(gone.seen(), HasSubstr("End of input"));
  EXPECT_THAT(gone.seen(), Not(HasSubstr("[y/N]")));
}

TEST(Completion, goes_as_far_as_is_clear_and_then_names_the_choices) {
  const std::vector<std::string> offered{"swap a1 b2", "swap a1 c3", "swap b1 e5", "hint", "Help"};
  EXPECT_EQ(complete_line("s", offered).line, "swap ");
  EXPECT_EQ(complete_line("swap ", offered).choices,
            (std::vector<std::string>{"swap a1", "swap b1"}));
  EXPECT_EQ(complete_line("SWAP B", offered).line, "swap b1 e5");
  EXPECT_EQ(complete_line("hi", offered).line, "hint");
  EXPECT_EQ(complete_line("h", offered).choices, (std::vector<std::string>{"hint", "Help"}));
  EXPECT_EQ(complete_line("x", offered).line, "x");
  EXPECT_TRUE(complete_line("x", offered).choices.empty());
}

}  // namespace
}  // namespace paradoxa
