#include "games/shipped.hpp"

#include <string>

#include "engine/embedded.hpp"

namespace paradoxa {
namespace {

// The folder that a file is in: `content/restart/tiles.toml` is in `restart`.
std::string_view folder_of(std::string_view path) {
  const std::size_t end = path.rfind('/');
  if (end == std::string_view::npos) return {};
  path = path.substr(0, end);
  return path.substr(path.rfind('/') + 1);
}

}  // namespace

std::vector<ContentFile> files_of(std::string_view game, std::span<const ContentFile> files) {
  std::vector<ContentFile> own;
  for (const ContentFile& file : files)
    if (folder_of(file.path) == game) own.push_back(file);
  return own;
}

std::vector<ContentFile> shipped_files(std::string_view game) {
  std::vector<ContentFile> files;
  for (const EmbeddedFile& file : embedded_content())
    if (folder_of(file.path) == game)
      files.push_back({std::string(file.path), std::string(file.text)});
  return files;
}

}  // namespace paradoxa
