#include "games/registry.hpp"

#include <string>
#include <vector>

#include "engine/content_parts.hpp"
#include "engine/typed_game.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

// Adds the game, or what is wrong with its files.
template <Game G>
void add(Registry& registry, std::span<const ContentFile> files, std::vector<std::string>& errors) {
  std::vector<ContentFile> own = files_of(G::kName, files);
  if (own.empty()) own = shipped_files(G::kName);
  const auto content = CodecOf<G>::load_content(own);
  if (!content) {
    errors.push_back(content.error());
    return;
  }
  auto game = std::make_unique<TypedGame<G, CodecOf<G>>>(*content);
  game->tell_through(std::make_shared<Narrator>(Catalogue::shipped(G::kName), game->printed()));
  registry.add(std::move(game));
}

}  // namespace

Parsed<std::unique_ptr<Registry>> load_registry(std::span<const ContentFile> files) {
  auto registry = std::make_unique<Registry>();
  std::vector<std::string> errors;
  for_each_game(AllGames{}, [&]<class G>() { add<G>(*registry, files, errors); });
  if (!errors.empty()) return Parsed<std::unique_ptr<Registry>>::wrong(in_lines(errors));
  return registry;
}

}  // namespace paradoxa
