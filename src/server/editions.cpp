#include "server/editions.hpp"

#include <vector>

#include <boost/json.hpp>

#include "engine/json_cursor.hpp"
#include "games/registry.hpp"

namespace paradoxa {

std::string files_json(const Edition& edition) {
  json::array files;
  for (const ContentFile& file : edition.files)
    files.push_back(
        json::object{{"name", file.path.substr(file.path.rfind('/') + 1)}, {"text", file.text}});
  return json::serialize(files);
}

std::shared_ptr<const AnyGame> read_edition(Store& store, const std::string& game,
                                            const std::string& id) {
  const auto stored = store.content(id);
  boost::system::error_code ec;
  const json::value value = stored ? json::parse(*stored, ec) : json::value();
  std::string error;
  const JsonCursor cursor(&value, "content", error);
  std::vector<ContentFile> files;
  if (stored && !ec)
    for (const JsonCursor& file : cursor.items())
      files.push_back(
          {game + "/" + std::string(file.at("name").text()), std::string(file.at("text").text())});
  // Its name is its seal.
  if (!error.empty() || files.empty() || edition_of(files).id != id) return nullptr;
  return load_edition(game, std::move(files));
}

}  // namespace paradoxa
