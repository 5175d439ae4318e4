#include "table/content_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "games/registry.hpp"

namespace paradoxa {
namespace {

// A file that no game would read must not be passed over.
bool belongs_to_a_game(const ContentFile& file, const Registry& registry) {
  for (const auto& folder : std::filesystem::path(file.path).parent_path())
    if (registry.find(folder.string()) != nullptr) return true;
  return false;
}

}  // namespace

Parsed<std::unique_ptr<Registry>> load_games(const std::string& folder) {
  namespace fs = std::filesystem;
  using Answer = Parsed<std::unique_ptr<Registry>>;
  std::vector<ContentFile> files;
  if (folder.empty()) return load_registry(files);

  std::error_code error;
  if (!fs::is_directory(folder, error)) return Answer::wrong(folder + ": there is no such folder");
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error)) {
    if (!it->is_regular_file(error) || it->path().extension() != ".toml") continue;
    std::ifstream in(it->path(), std::ios::binary);
    if (!in) return Answer::wrong(it->path().string() + ": cannot be read");
    files.push_back({it->path().string(), std::string(std::istreambuf_iterator<char>(in), {})});
  }
  if (error) return Answer::wrong(folder + ": " + error.message());
  if (files.empty()) return Answer::wrong(folder + ": contains no .toml file");
  std::sort(files.begin(), files.end(),
            [](const ContentFile& a, const ContentFile& b) { return a.path < b.path; });
  auto registry = load_registry(files);
  if (!registry) return registry;
  for (const ContentFile& file : files)
    if (!belongs_to_a_game(file, **registry))
      return Answer::wrong(file.path + ":1:1: it belongs to no game; content goes in DIR/<game>/");
  return registry;
}

}  // namespace paradoxa
