// The content of Paradox Island, and short names for its values.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content_file.hpp"
#include "games/island/content/content_load.hpp"
#include "games/island/rules/layout.hpp"

namespace paradoxa::island {

// In the order of their names. The game is not registered yet, so its files are not embedded.
inline std::vector<ContentFile> island_files() {
  std::vector<ContentFile> files;
  for (const auto& file : std::filesystem::directory_iterator("next/content/island")) {
    std::ifstream in(file.path(), std::ios::binary);
    files.push_back({"island/" + file.path().filename().string(),
                     std::string(std::istreambuf_iterator<char>(in), {})});
  }
  std::sort(files.begin(), files.end(),
            [](const ContentFile& a, const ContentFile& b) { return a.path < b.path; });
  return files;
}

inline const Content& shipped() {
  static const Content kLoaded = [] {
    const auto loaded = load_content(island_files());
    if (!loaded) throw std::runtime_error(loaded.error());
    return *loaded;
  }();
  return kLoaded;
}

inline Cell cell(std::string_view text) {
  const auto parsed = parse_cell(text);
  if (!parsed) throw std::invalid_argument("not a cell: " + std::string(text));
  return *parsed;
}
// "A1 B2".
inline CellSet cells(std::string_view text) {
  CellSet set;
  for (std::size_t at = 0; at < text.size(); at += 3) set.add(cell(text.substr(at, 2)));
  return set;
}
inline Placement placement(std::string_view text) {
  const auto parsed = parse_placement(text);
  if (!parsed) throw std::invalid_argument(parsed.error());
  return *parsed;
}

// The islands of the examples.
inline const Island& r1() { return shipped().islands[0].island; }
inline const Island& r2() { return shipped().islands[1].island; }

}  // namespace paradoxa::island
