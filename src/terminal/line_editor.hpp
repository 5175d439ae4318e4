// Lines typed at a terminal, with editing, history and completion (libedit).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paradoxa {

class LineEditor {
 public:
  // On this program's standard input and output, which are a terminal.
  LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;
  ~LineEditor();

  // Nothing at the end of the input.
  std::optional<std::string> read(std::string_view prompt);
  // What the Tab key completes to from now on.
  void offer(std::vector<std::string> lines);
  // The next person must not see what this one typed.
  void forget();

 private:
  struct Library;
  std::unique_ptr<Library> library_;
};

}  // namespace paradoxa
