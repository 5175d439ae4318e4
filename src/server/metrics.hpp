// Figures for an operator, in the text format of Prometheus.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "store/durations.hpp"

namespace paradoxa {

class MetricsText {
 public:
  // `name` without the prefix that all of ours have. Values that differ in a label follow each
  // other under one name: give the label as `urgency="awaited"`.
  void counter(std::string_view name, std::uint64_t value, std::string_view label = {});
  void gauge(std::string_view name, double value, std::string_view label = {});
  void durations(std::string_view name, const Durations& durations);
  // What every process has, under the names that tools expect.
  void process();

  const std::string& text() const { return text_; }

 private:
  void type(const std::string& name, std::string_view kind);

  std::string text_;
  std::string last_;  // the name whose type was written last
};

}  // namespace paradoxa
