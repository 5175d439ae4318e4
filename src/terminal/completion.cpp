#include "terminal/completion.hpp"

#include <algorithm>

#include "engine/wrapping.hpp"

namespace paradoxa {
namespace {

// "swap a1" of "swap a1 c3", after "swap": what is shown of many moves is their next word.
std::string to_next_blank(const std::string& line, std::size_t from) {
  return line.substr(0, line.find(' ', from));
}

}  // namespace

Completion complete_line(std::string_view typed, const std::vector<std::string>& offered) {
  const std::string wanted = lower_case(typed);
  std::vector<std::string> fitting;
  for (const std::string& line : offered)
    if (lower_case(line).starts_with(wanted)) fitting.push_back(line);
  if (fitting.empty()) return {std::string(typed), {}};
  std::string common = fitting.front();
  for (const std::string& line : fitting) {
    const auto [end, other] = std::mismatch(common.begin(), common.end(), line.begin(), line.end());
    common.erase(end, common.end());
  }
  Completion completion{std::move(common), {}};
  if (completion.line.size() < typed.size()) completion.line = typed;  // they differ in spelling
  if (fitting.size() == 1) return completion;
  for (const std::string& line : fitting)
    if (std::string next = to_next_blank(line, completion.line.size());
        completion.choices.empty() || completion.choices.back() != next)
      completion.choices.push_back(std::move(next));
  return completion;
}

}  // namespace paradoxa
