// What the tests of the documents read them with.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "line/whole_game.hpp"

namespace paradoxa {

// What a page says of one game: from its heading to the next one of that rank.
inline std::string section_of(const std::string& path, std::string_view title) {
  const std::string text = file_text(path);
  const std::size_t begin = text.find("\n## " + std::string(title) + "\n");
  EXPECT_NE(begin, std::string::npos) << path << " has no section " << title;
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find("\n## ", begin + 1) - begin);
}

// The fenced blocks of a text, by the word after the fence.
inline std::vector<std::string> blocks_in(const std::string& text, std::string_view language) {
  std::vector<std::string> blocks;
  bool open = false, wanted = false;
  for (const std::string& line : parts_of(text, '\n')) {
    if (line.starts_with("```")) {
      open = !open;
      wanted = open && line.substr(3) == language;
      if (wanted) blocks.emplace_back();
    } else if (wanted) {
      blocks.back() += line + "\n";
    }
  }
  return blocks;
}
inline std::vector<std::string> blocks_of(const std::string& path, std::string_view language) {
  return blocks_in(file_text(path), language);
}

// Names of members anywhere in a document, but not those in `breakdown`, which are a game's words.
inline void collect_names(const json::value& value, std::set<std::string>& names) {
  if (const json::array* array = value.if_array())
    for (const json::value& item : *array) collect_names(item, names);
  if (const json::object* object = value.if_object())
    for (const auto& member : *object) {
      names.insert(std::string(member.key()));
      collect_names(member.value(), names);
    }
}

}  // namespace paradoxa
