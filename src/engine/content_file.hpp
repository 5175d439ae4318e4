// A content file on its way into a game's tables.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace paradoxa {

struct ContentFile {
  std::string path;  // as errors should name it
  std::string text;
};

// What a game is played with: its files, and the name that follows from their bytes, 64 hexadecimal
// digits. Folders do not count, only what the files are called and what is in them.
struct Edition {
  std::string id;
  std::vector<ContentFile> files;
};
Edition edition_of(std::vector<ContentFile> files);

}  // namespace paradoxa
