#include "games/registry.hpp"

#include <string>
#include <vector>

#include "engine/embedded.hpp"
#include "engine/typed_game.hpp"
#include "games/codecs.hpp"

namespace paradoxa {
namespace {

// The folder that a file lies in: `content/restart/tiles.toml` is of `restart`.
std::string_view folder_of(std::string_view path) {
  const std::size_t end = path.rfind('/');
  if (end == std::string_view::npos) return {};
  path = path.substr(0, end);
  return path.substr(path.rfind('/') + 1);
}

std::vector<ContentFile> files_of(std::string_view game, std::span<const ContentFile> files) {
  std::vector<ContentFile> own;
  for (const ContentFile& file : files)
    if (folder_of(file.path) == game) own.push_back(file);
  return own;
}

std::vector<ContentFile> compiled_in() {
  std::vector<ContentFile> files;
  for (const EmbeddedFile& file : embedded_content())
    files.push_back({std::string(file.path), std::string(file.text)});
  return files;
}

template <Game G>
std::string add(Registry& registry, std::span<const ContentFile> files) {
  std::vector<ContentFile> own = files_of(G::kName, files);
  if (own.empty()) own = files_of(G::kName, compiled_in());
  const auto content = CodecOf<G>::load_content(own);
  if (!content) return content.error();
  registry.add(std::make_unique<TypedGame<G, CodecOf<G>>>(*content));
  return {};
}

}  // namespace

Parsed<std::unique_ptr<Registry>> load_registry(std::span<const ContentFile> files) {
  auto registry = std::make_unique<Registry>();
  std::string error;
  for_each_game(AllGames{}, [&]<class G>() {
    if (error.empty()) error = add<G>(*registry, files);
  });
  if (!error.empty()) return Parsed<std::unique_ptr<Registry>>::wrong(error);
  return registry;
}

}  // namespace paradoxa
