// The content of a game, gathered from its files: each is one part, with a function that reads it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "engine/screen.hpp"
#include "engine/toml_reader.hpp"

namespace paradoxa {

template <class Content>
struct ContentPart {
  std::string_view file;  // "cards.toml"
  void (*read)(TomlReader&, Content&);
};

// The file of each name, or nothing where it is missing; and what is wrong with the choice.
struct ChosenFiles {
  std::vector<const ContentFile*> files;
  std::vector<std::string> errors;
};
ChosenFiles choose_files(std::string_view game, std::span<const std::string_view> names,
                         std::span<const ContentFile> files);

// Lines of text, one for each error.
std::string in_lines(const std::vector<std::string>& errors);

void read_screen(TomlRow& row, Screen& screen, std::size_t);

// Exactly one file per part. Reports all errors of all files, one per line.
template <class Content, std::size_t Count>
Parsed<Content> load_parts(std::string_view game, const ContentPart<Content> (&parts)[Count],
                           std::span<const ContentFile> files) {
  std::vector<std::string_view> names;
  for (const auto& part : parts) names.push_back(part.file);
  auto [chosen, errors] = choose_files(game, names, files);
  Content content;
  for (std::size_t i = 0; i < Count; ++i) {
    if (chosen[i] == nullptr) continue;
    TomlReader reader(*chosen[i]);
    if (reader.ok()) parts[i].read(reader, content);
    for (std::string& error : reader.finish()) errors.push_back(std::move(error));
  }
  if (!errors.empty()) return Parsed<Content>::wrong(in_lines(errors));
  return content;
}

}  // namespace paradoxa
