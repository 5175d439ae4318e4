// The messages of one game in one language, with the frame's behind them (words/<language>/*.toml).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "words/message.hpp"

namespace paradoxa {

class Catalogue {
 public:
  // `files`: the game's own first, then those that it falls back to. The error names file and
  // place.
  static Parsed<Catalogue> read(std::string_view locale, std::span<const ContentFile> files);
  // The shipped one of a game; an empty name is the frame alone. Read once.
  static const Catalogue& shipped(std::string_view game);

  const std::string& locale() const { return locale_; }
  // By path: "event.play". Null where there is none.
  const Message* find(std::string_view path) const;
  // Whether there are messages below the path: "phrase.step" of "phrase.step.DRAW".
  bool has_section(std::string_view path) const;
  // The type of a field, where one is declared for it or for it in this kind of value.
  const std::string* type_of(std::string_view field, std::string_view kind) const;
  // Every path with its message, for tests.
  const std::map<std::string, Message, std::less<>>& messages() const { return messages_; }

 private:
  std::string locale_;
  std::map<std::string, Message, std::less<>> messages_;
  std::map<std::string, std::string, std::less<>> types_;  // "seat", "reveal.tiles"
};

}  // namespace paradoxa
