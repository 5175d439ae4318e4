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

template <Game G>
Parsed<std::shared_ptr<const AnyGame>> made_from(std::vector<ContentFile> files) {
  const auto content = CodecOf<G>::load_content(files);
  if (!content) return Parsed<std::shared_ptr<const AnyGame>>::wrong(content.error());
  auto game = std::make_shared<TypedGame<G, CodecOf<G>>>(*content);
  game->tell_through(std::make_shared<Narrator>(Catalogue::shipped(G::kName), game->printed()));
  game->made_from(edition_of(std::move(files)));
  return std::shared_ptr<const AnyGame>(std::move(game));
}

// Adds the game, or what is wrong with its files.
template <Game G>
void add(Registry& registry, std::span<const ContentFile> files, std::vector<std::string>& errors) {
  std::vector<ContentFile> own = files_of(G::kName, files);
  if (own.empty()) own = shipped_files(G::kName);
  auto game = made_from<G>(std::move(own));
  if (game)
    registry.add(std::move(*game));
  else
    errors.push_back(game.error());
}

}  // namespace

Parsed<std::unique_ptr<Registry>> load_registry(std::span<const ContentFile> files) {
  auto registry = std::make_unique<Registry>();
  std::vector<std::string> errors;
  for_each_game(AllGames{}, [&]<class G>() { add<G>(*registry, files, errors); });
  if (!errors.empty()) return Parsed<std::unique_ptr<Registry>>::wrong(in_lines(errors));
  return registry;
}

std::shared_ptr<const AnyGame> load_edition(std::string_view game, std::vector<ContentFile> files) {
  std::shared_ptr<const AnyGame> made;
  for_each_game(AllGames{}, [&]<class G>() {
    if (G::kName != game) return;
    if (auto one = made_from<G>(files)) made = std::move(*one);
  });
  return made;
}

}  // namespace paradoxa
