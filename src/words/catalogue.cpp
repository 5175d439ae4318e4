#include "words/catalogue.hpp"

#include <cassert>
#include <mutex>

#include <toml++/toml.h>

#include "engine/embedded.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kLanguage = "en";
constexpr std::string_view kLocale = "en-GB";
constexpr std::string_view kFrame = "frame";

std::string place_of(std::string_view path, const toml::source_region& region) {
  return std::string(path) + ":" + std::to_string(region.begin.line) + ":" +
         std::to_string(region.begin.column) + ": ";
}

// Every string in a table by its path; the first value that is not a string is the error.
template <class Take>
std::string walk(std::string_view file, const toml::table& table, const std::string& prefix,
                 const Take& take) {
  for (const auto& [key, node] : table) {
    const std::string path = prefix + std::string(key.str());
    if (const toml::table* inner = node.as_table()) {
      if (std::string error = walk(file, *inner, path + ".", take); !error.empty()) return error;
    } else if (const auto* text = node.as_string()) {
      take(path, text->get());
    } else {
      return place_of(file, node.source()) + "'" + path + "' must be a text or a table";
    }
  }
  return {};
}

std::vector<ContentFile> shipped_files(std::string_view game) {
  std::vector<ContentFile> files;
  for (const std::string_view name : {game, kFrame})
    for (const EmbeddedFile& file : embedded_words())
      if (!name.empty() && file.path == std::string(kLanguage) + "/" + std::string(name) + ".toml")
        files.push_back({std::string(file.path), std::string(file.text)});
  return files;
}

}  // namespace

Parsed<Catalogue> Catalogue::read(std::string_view locale, std::span<const ContentFile> files) {
  using Answer = Parsed<Catalogue>;
  constexpr std::string_view kTypes = "types.";
  Catalogue catalogue;
  catalogue.locale_ = locale;
  for (const ContentFile& file : files) {
    toml::parse_result parsed = toml::parse(std::string_view(file.text), file.path);
    if (parsed.failed())
      return Answer::wrong(place_of(file.path, parsed.error().source()) +
                           std::string(parsed.error().description()));
    const auto take = [&](const std::string& path, const std::string& text) {
      if (path.starts_with(kTypes))
        catalogue.types_.emplace(path.substr(kTypes.size()), text);
      else
        catalogue.messages_.try_emplace(path, locale, text);
    };
    if (std::string error = walk(file.path, parsed.table(), "", take); !error.empty())
      return Answer::wrong(error);
  }
  return catalogue;
}

const Catalogue& Catalogue::shipped(std::string_view game) {
  static std::mutex reading;
  static std::map<std::string, Catalogue, std::less<>> known;
  const std::scoped_lock lock(reading);
  auto found = known.find(game);
  if (found == known.end()) {
    auto catalogue = read(kLocale, shipped_files(game));
    assert(catalogue && "the shipped catalogues are tested");
    found = known.emplace(std::string(game), std::move(*catalogue)).first;
  }
  return found->second;
}

const Message* Catalogue::find(std::string_view path) const {
  const auto found = messages_.find(path);
  return found == messages_.end() ? nullptr : &found->second;
}

bool Catalogue::has_section(std::string_view path) const {
  const std::string prefix = std::string(path) + ".";
  const auto next = messages_.lower_bound(prefix);
  return next != messages_.end() && next->first.starts_with(prefix);
}

const std::string* Catalogue::type_of(std::string_view field, std::string_view kind) const {
  auto found = types_.find(std::string(kind) + "." + std::string(field));
  if (found == types_.end()) found = types_.find(field);
  return found == types_.end() ? nullptr : &found->second;
}

}  // namespace paradoxa
