// What every test above the games needs: the games, a generator, files.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/any_game.hpp"
#include "engine/random.hpp"
#include "games/registry.hpp"

namespace paradoxa {

inline const Registry& games() {
  static const auto registry = load_registry({});
  if (!registry) throw std::runtime_error(registry.error());
  return **registry;
}

// A generator for one test, different in every run that sets PARADOXA_SEED, and told apart by name.
inline FastRandom random_for(std::string_view test) {
  const char* given = std::getenv("PARADOXA_SEED");
  std::uint64_t hash = 0xCBF29CE484222325u;  // FNV-1a
  for (const char c : std::string(given ? given : "paradoxa") + std::string(test))
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  return FastRandom(hash);
}

// One of several, at random.
template <class List>
const auto& one_of(const List& list, FastRandom& random) {
  return list[random.below(static_cast<std::uint32_t>(std::size(list)))];
}

// Tests run in the root of the repository.
inline std::string file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// PARADOXA_UPDATE=1 rewrites what is written down in files instead of comparing it: look at the
// difference before you keep it.
inline bool updating() { return std::getenv("PARADOXA_UPDATE") != nullptr; }

inline void write_file(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace paradoxa
