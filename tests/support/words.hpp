// What the tests of every game need: the run's seed, files beside the tests, words of a text.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "battery/budget.hpp"
#include "engine/clause.hpp"

namespace paradoxa {

// What GoogleTest prints for a clause.
inline void PrintTo(const Clause& clause, std::ostream* out) {
  *out << (clause ? clause.text() : "no clause");
}

// ---- This run -----------------------------------------------------------------------------------

using battery::kSanitized;

// The seed of this run, and the same on demand: FNV-1a of PARADOXA_SEED.
inline std::uint64_t run_seed() {
  const std::string_view given = battery::environment("PARADOXA_SEED");
  return battery::hash_of(given.empty() ? "paradoxa" : given);
}

inline std::string seed_trace() {
  const char* given = std::getenv("PARADOXA_SEED");
  return std::string("PARADOXA_SEED=") + (given ? given : "(not set)");
}

inline std::string source_path(const std::string& below_tests) {
#ifdef PARADOXA_SOURCE_DIR
  return PARADOXA_SOURCE_DIR "/tests/" + below_tests;
#else
  return "tests/" + below_tests;
#endif
}

inline std::vector<std::string> lines_of(const std::string& below_tests) {
  std::ifstream file(source_path(below_tests));
  if (!file) throw std::runtime_error("cannot read " + source_path(below_tests));
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// ---- Small texts --------------------------------------------------------------------------------

inline std::vector<std::string> split(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts(1);
  for (const char c : text)
    if (separators.find(c) != std::string_view::npos)
      parts.emplace_back();
    else
      parts.back().push_back(c);
  return parts;
}

inline std::vector<std::string> words(std::string_view text, std::string_view separators = " ,") {
  std::vector<std::string> found;
  for (std::string& part : split(text, separators))
    if (!part.empty()) found.push_back(std::move(part));
  return found;
}

// "deck 1, top K7": what is separated by commas, without the blanks before it.
inline std::vector<std::string> listed(std::string_view text) {
  std::vector<std::string> parts = split(text, ",");
  for (std::string& part : parts) part.erase(0, part.find_first_not_of(' '));
  return parts;
}

inline std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += separator;
    text += parts[i];
  }
  return text;
}

}  // namespace paradoxa
