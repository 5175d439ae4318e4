// A game's content files with something changed in them, and what the loader says of it.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/shipped.hpp"

namespace paradoxa {

// The shipped files, with one text in place of another in the file of that name.
inline std::vector<ContentFile> with_change(std::string_view game, const std::string& file,
                                            const std::string& before, const std::string& after) {
  std::vector<ContentFile> files = shipped_files(game);
  for (ContentFile& each : files) {
    if (!each.path.ends_with(file)) continue;
    const std::size_t at = each.text.find(before);
    if (at == std::string::npos) throw std::invalid_argument("not in the file: " + before);
    each.text.replace(at, before.size(), after);
  }
  return files;
}

// All errors, one per line; empty if there are none.
template <Game G>
std::string content_error(const std::vector<ContentFile>& files) {
  const auto loaded = CodecOf<G>::load_content(files);
  return loaded ? "" : loaded.error();
}

struct BrokenContent {
  std::string file, before, after;
  std::string error;  // `line:column: what`, or a part of what follows the name of the file
};

// Each change is refused, and the error names file and place.
template <Game G>
void expect_refused(const std::vector<BrokenContent>& cases) {
  for (const BrokenContent& each : cases) {
    const std::string error =
        content_error<G>(with_change(G::kName, each.file, each.before, each.after));
    const std::size_t at = error.find(each.error);
    EXPECT_NE(at, std::string::npos) << each.after << ": " << error;
    // The line it is in begins with the file, a line and a column.
    const std::size_t line = at == std::string::npos ? 0 : error.rfind('\n', at) + 1;
    EXPECT_TRUE(error.substr(line).starts_with(std::string(G::kName) + "/" + each.file + ":"))
        << each.after << ": " << error;
  }
}

// Every file is needed, none more, and none twice.
template <Game G>
void expect_exactly_these_files() {
  const auto shipped = shipped_files(G::kName);
  EXPECT_EQ(content_error<G>(shipped), "");
  for (std::size_t i = 0; i < shipped.size(); ++i) {
    auto files = shipped;
    files.erase(files.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(content_error<G>(files), shipped[i].path + ":1:1: missing");
    files = shipped;
    files.push_back(shipped[i]);
    EXPECT_EQ(content_error<G>(files),
              shipped[i].path + ":1:1: duplicate file name; the first is " + shipped[i].path);
  }
  auto files = shipped;
  files.push_back({std::string(G::kName) + "/more.toml", ""});
  EXPECT_EQ(content_error<G>(files),
            std::string(G::kName) + "/more.toml:1:1: this game has no content file of that name");
}

}  // namespace paradoxa
