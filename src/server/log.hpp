// The server's log, one JSON object per line: who, what, when; never a token, a chat message or a
// hidden card.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace paradoxa {

using LogField = std::pair<std::string_view, std::string_view>;

class Log {
 public:
  virtual ~Log() = default;
  // `what` is a fixed word; texts from outside go into fields, where newlines are escaped.
  virtual void line(std::string_view what, std::initializer_list<LogField> fields) = 0;
};

class QuietLog final : public Log {
 public:
  void line(std::string_view, std::initializer_list<LogField>) override {}
};

// To standard error.
class StderrLog final : public Log {
 public:
  void line(std::string_view what, std::initializer_list<LogField> fields) override;
};

}  // namespace paradoxa
