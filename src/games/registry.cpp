#include "games/registry.hpp"

#include <string>
#include <vector>

#include "engine/typed_game.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"

namespace paradoxa {
namespace {

template <Game G>
std::string add(Registry& registry, std::span<const ContentFile> files) {
  std::vector<ContentFile> own = files_of(G::kName, files);
  if (own.empty()) own = shipped_files(G::kName);
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
