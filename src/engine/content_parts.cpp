#include "engine/content_parts.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

std::string_view name_of(const ContentFile& file) {
  return std::string_view(file.path).substr(file.path.rfind('/') + 1);
}

}  // namespace

ChosenFiles choose_files(std::string_view game, std::span<const std::string_view> names,
                         std::span<const ContentFile> files) {
  ChosenFiles chosen{std::vector<const ContentFile*>(names.size()), {}};
  for (const ContentFile& file : files) {
    const auto name = std::find(names.begin(), names.end(), name_of(file));
    if (name == names.end()) {
      chosen.errors.push_back(file.path + ":1:1: this game has no content file of that name");
      continue;
    }
    const ContentFile*& place = chosen.files[static_cast<std::size_t>(name - names.begin())];
    if (place != nullptr)
      chosen.errors.push_back(file.path + ":1:1: duplicate file name; the first is " + place->path);
    else
      place = &file;
  }
  for (std::size_t i = 0; i < names.size(); ++i)
    if (chosen.files[i] == nullptr)
      chosen.errors.push_back(std::string(game) + "/" + std::string(names[i]) + ":1:1: missing");
  return chosen;
}

void read_screen(TomlRow& row, Screen& screen, std::size_t) {
  row.read("name", screen.name);
  row.read("emblem", screen.emblem);
}

std::string in_lines(const std::vector<std::string>& errors) {
  std::string text;
  for (const std::string& error : errors) text += (text.empty() ? "" : "\n") + error;
  return text;
}

}  // namespace paradoxa
