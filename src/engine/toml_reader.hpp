// Reading TOML with errors that say where: `file:line:column: what is wrong`.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "engine/content_file.hpp"

namespace paradoxa {

// One file being read. The first error is kept, later ones are dropped: a reader may go on without
// asking at every step, and looks at `error` once at the end.
class TomlReader {
 public:
  explicit TomlReader(const ContentFile& file);

  // The tables of `[[name]]`, in order of appearance.
  std::vector<const toml::table*> tables(std::string_view name);
  // A required text of 1 to `most` bytes, without control characters: it is shown on screens.
  std::string_view text(const toml::table& table, std::string_view key, std::size_t most);
  // A required colour, written #RRGGBB.
  std::string_view colour(const toml::table& table, std::string_view key);
  // A required whole number within a range.
  std::int64_t number(const toml::table& table, std::string_view key, std::int64_t least,
                      std::int64_t most);
  // Refuses a key that is not in the list: a misspelt key must not pass silently.
  void only(const toml::table& table, std::initializer_list<std::string_view> keys);
  void only_in_file(std::initializer_list<std::string_view> keys) { only(root_, keys); }

  void fail(const toml::node& where, const std::string& what);
  void fail(const std::string& what);
  const std::string& error() const { return error_; }

 private:
  std::string place(const toml::source_region& region) const;

  std::string path_;
  toml::table root_;
  std::string error_;
};

}  // namespace paradoxa
