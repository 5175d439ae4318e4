// The content of Restart, and short names for its values.
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
#include "games/restart/content/content_load.hpp"

namespace paradoxa::restart {

// In the order of their names. The game is not registered yet, so its files are not embedded.
inline std::vector<ContentFile> restart_files() {
  std::vector<ContentFile> files;
  for (const auto& file : std::filesystem::directory_iterator("next/content/restart")) {
    std::ifstream in(file.path(), std::ios::binary);
    files.push_back({"restart/" + file.path().filename().string(),
                     std::string(std::istreambuf_iterator<char>(in), {})});
  }
  std::sort(files.begin(), files.end(),
            [](const ContentFile& a, const ContentFile& b) { return a.path < b.path; });
  return files;
}

inline const Content& shipped() {
  static const Content kLoaded = [] {
    const auto loaded = load_content(restart_files());
    if (!loaded) throw std::runtime_error(loaded.error());
    return *loaded;
  }();
  return kLoaded;
}

template <class Id>
Id parsed(std::optional<Id> id, std::string_view text) {
  if (!id) throw std::invalid_argument("not an id: " + std::string(text));
  return *id;
}
inline Card card(std::string_view text) { return parsed(parse_card(text), text); }
inline Chain chain(std::string_view text) { return parsed(parse_chain(text), text); }
inline Gadget gadget(std::string_view text) { return parsed(parse_gadget(text), text); }
inline Space space(std::string_view text) { return parsed(parse_space(text), text); }
inline Place place(std::string_view text) { return parsed(parse_place(text), text); }
inline Gene gene(std::string_view text) { return parsed(parse_gene(text), text); }

// A grid of types, Age 3 first: "S T F / E T S / F E E".
inline Planes grid(std::string_view drawing) {
  Planes planes;
  int age = kAges - 1, zone = 0;
  for (const char c : drawing) {
    if (c == '/') {
      --age;
      zone = 0;
    } else if (c != ' ') {
      planes.set(*kTypeLetters.parse(c), Space::of(zone++, age));
    }
  }
  return planes;
}

}  // namespace paradoxa::restart
