// A content file in TOML: tables of `[[name]]`, read row by row.
//
// All errors of a file are reported, as `file:line:column: what is wrong`. A reader continues after
// an error. Tables that were not read are errors too, so that typos do not go unnoticed.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "engine/content_file.hpp"
#include "engine/toml_row.hpp"

namespace paradoxa {

// How the rows of a table name themselves in their `id`.
template <class Parse, class Print>
struct RowIds {
  std::size_t max_bytes;
  Parse parse;              // text → optional id
  Print print;              // id → text
  std::string_view form;    // "a card such as K7 (PX-2.1)"
  std::string_view clause;  // the rule that there is one row for each id
};

class TomlReader {
 public:
  // Not ok() if the file is not TOML; then there is nothing to read.
  explicit TomlReader(const ContentFile& file);

  // The rows of `[[name]]`, exactly as many as there are items: read(row, item, place).
  template <class Item, std::size_t Count, class Read>
  void rows(std::string_view name, std::array<Item, Count>& items, Read&& read) {
    std::vector<TomlRow> found = counted_rows(name, Count);
    for (std::size_t i = 0; i < found.size() && i < Count; ++i) {
      read(found[i], items[i], i);
      found[i].finish();
    }
  }
  // The only table of `[[name]]`: read(row).
  template <class Read>
  void row(std::string_view name, Read&& read) {
    std::vector<TomlRow> found = counted_rows(name, 1);
    if (found.empty()) return;
    read(found[0]);
    found[0].finish();
  }
  // The rows of `[[name]]` in any order, one for each id of the set: read(row, id).
  template <class Set, class Parse, class Print, class Read>
  void rows_by_id(std::string_view name, const Set& all, const RowIds<Parse, Print>& ids,
                  Read&& read) {
    Set missing = all;
    std::vector<TomlRow> found = any_rows(name);
    for (TomlRow& row : found) {
      const std::string_view text = row.text("id", ids.max_bytes);
      if (text.empty()) continue;
      const auto id = ids.parse(text);
      if (!id) {
        row.fail("id", "'" + std::string(text) + "' is not " + std::string(ids.form));
        continue;
      }
      if (!missing.contains(*id)) row.fail("id", about("a second", name, text, "", ids.clause));
      missing.remove(*id);
      read(row, *id);
      row.finish();
    }
    if (found.empty()) return;
    missing.for_each(
        [&](auto id) { fail(about("the", name, ids.print(id), " is missing", ids.clause)); });
  }

  // About the file as a whole.
  void fail(std::string what) { errors_.add(std::move(what)); }
  bool ok() const { return errors_.empty(); }

  // The errors in file order. Call it when everything has been read.
  std::vector<std::string> finish();

 private:
  std::vector<TomlRow> any_rows(std::string_view name, RowCount count = RowCount::kRight);
  std::vector<TomlRow> counted_rows(std::string_view name, std::size_t count);
  static std::string about(std::string_view before, std::string_view name, std::string_view id,
                           std::string_view behind, std::string_view clause);

  toml::table root_;
  TomlErrors errors_;
  std::vector<std::string_view> asked_;
};

}  // namespace paradoxa
