#include "engine/any_game.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <boost/json.hpp>

#include "engine/json_writer.hpp"
#include "engine/sha256.hpp"

namespace paradoxa {
namespace {

template <class Write>
json::array array_of(Write write) {
  JsonWriter out;
  write(out.begin_array());
  return json::parse(out.end_array().take()).as_array();
}

std::string_view name_in(std::string_view path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

Edition edition_of(std::vector<ContentFile> files) {
  std::sort(files.begin(), files.end(), [](const ContentFile& a, const ContentFile& b) {
    return name_in(a.path) < name_in(b.path);
  });
  std::string all;
  for (const ContentFile& file : files)
    all += std::string(name_in(file.path)) + '\n' + std::to_string(file.text.size()) + '\n' +
           file.text;
  return {to_hex(sha256(all)), std::move(files)};
}

struct Registry::Others {
  Loader loader;
  std::map<std::pair<std::string, std::string>, std::shared_ptr<const AnyGame>> known;
};

Registry::Registry() : others_(std::make_shared<Others>()) {}

void Registry::load_editions_by(Loader loader) {
  others_ = std::make_shared<Others>();
  others_->loader = std::move(loader);
}

std::shared_ptr<const AnyGame> Registry::shared(std::string_view name,
                                                std::string_view edition) const {
  for (const auto& game : games_)
    if (game->name() == name && (edition.empty() || game->edition().id == edition)) return game;
  if (find(name) == nullptr) return nullptr;
  const auto [at, added] = others_->known.try_emplace({std::string(name), std::string(edition)});
  if (!at->second && others_->loader)
    at->second = others_->loader(std::string(name), std::string(edition));
  std::shared_ptr<const AnyGame> found = at->second;
  if (!found) others_->known.erase(at);  // it may still be supplied
  return found;
}

json::array AnyEvents::as_json(Viewer viewer) const {
  return array_of([&](JsonWriter& out) { write(out, viewer); });
}

json::object AnyPosition::position_json() const {
  JsonWriter out;
  write_position(out);
  return json::parse(out.take()).as_object();
}

std::string AnyPosition::view_text(Viewer viewer) const {
  JsonWriter out;
  write_view(out, viewer);
  return out.take();
}

json::object AnyPosition::view(Viewer viewer) const {
  return json::parse(view_text(viewer)).as_object();
}

json::array AnyPosition::legal_json(Seat seat) const {
  return array_of([&](JsonWriter& out) { write_legal(out, seat, {}); });
}

std::string AnyGame::law(const EmbeddedClause& clause) const {
  if (clause.numbered.empty()) return std::string(clause.text);
  const Numbers known = numbers();
  std::string text;
  std::string_view rest = clause.numbered;
  for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const std::size_t bar = rest.find('|', open), close = rest.find('}', bar);
    const std::string_view name = rest.substr(bar + 1, close - bar - 1);
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const auto& number) { return number.first == name; });
    text += rest.substr(0, open);
    text += found == known.end() ? rest.substr(open + 1, bar - open - 1)
                                 : std::string_view(found->second);
    rest.remove_prefix(close + 1);
  }
  return text + std::string(rest);
}

}  // namespace paradoxa
