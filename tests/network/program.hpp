// The real program, beside the test: started, stopped, killed.
#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "battery/budget.hpp"
#include "network/served.hpp"

namespace paradoxa::net {

// A folder that goes when the test does.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "paradoxa_XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  std::string file(std::string_view name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

class Program {
 public:
  // `paradoxa serve` on a free port, ready when this returns; url() is empty when it is not.
  // `before` is done in the new process, before it becomes the program; `more` are options.
  Program(const std::string& store, const std::string& log, void (*before)() = nullptr,
          const std::vector<std::string>& more = {}) {
    const auto begin = std::chrono::steady_clock::now();
    // That of the same build: named by the test runner, or beside this one.
    const std::string_view named = battery::environment("PARADOXA_PROGRAM");
    const std::string binary =
        !named.empty()
            ? std::string(named)
            : (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "paradoxa").string();
    int pipe_ends[2];
    if (::pipe2(pipe_ends, O_CLOEXEC) != 0) return;
    std::vector<std::string> words{binary, "serve"};
    words.insert(words.end(), more.begin(), more.end());
    const std::pair<const char*, std::string> usual[] = {{"--port", "0"},
                                                         {"--store", store},
                                                         {"--limit-factor", "100000"},
                                                         {"--sockets-per-address", "20000"},
                                                         {"--sockets-per-person", "20000"}};
    for (const auto& [option, value] : usual)
      if (std::find(more.begin(), more.end(), option) == more.end())
        words.insert(words.end(), {option, value});
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const int log_file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(pipe_ends[1], STDOUT_FILENO);
      ::dup2(log_file, STDERR_FILENO);
      if (before != nullptr) before();
      ::execv(binary.c_str(), arguments.data());
      ::_exit(127);
    }
    ::close(pipe_ends[1]);
    ::close(log_file);
    char c = 0;
    while (::read(pipe_ends[0], &c, 1) == 1 && c != '\n') url_.push_back(c);
    ::close(pipe_ends[0]);
    if (!url_.empty() && url_.back() == '/') url_.pop_back();
    if (!url_.empty() && ask(port(), request("GET", "/healthz")).status != 200) url_.clear();
    ready_ms_ =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() { end(SIGKILL); }

  const std::string& url() const { return url_; }
  std::uint16_t port() const {
    return static_cast<std::uint16_t>(std::stoi(url_.substr(url_.rfind(':') + 1)));
  }
  double ready_ms() const { return ready_ms_; }
  pid_t process() const { return process_; }
  void signal(int number) const {
    if (process_ > 0) ::kill(process_, number);
  }
  // Waits for it; its exit code, or minus the signal that ended it.
  int wait() {
    if (process_ <= 0) return -1;
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  int end(int number) {
    signal(number);
    return wait();
  }

 private:
  pid_t process_ = -1;
  std::string url_;
  double ready_ms_ = 0;
};

}  // namespace paradoxa::net
