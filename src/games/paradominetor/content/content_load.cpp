#include "games/paradominetor/content/content_load.hpp"

#include "engine/toml_reader.hpp"
#include "games/paradominetor/rules/ids.hpp"

namespace paradoxa::paradominetor {
namespace {

template <std::size_t N>
FixedText<N> fixed(TomlReader& reader, const toml::table& table, std::string_view key) {
  return FixedText<N>(reader.text(table, key, N));
}

// Ids carry options and views, so they are not the file's to choose.
void expect_id(TomlReader& reader, const toml::table& table, std::string_view wanted) {
  if (reader.text(table, "id", 16) != wanted)
    reader.fail(table, "the id here must be '" + std::string(wanted) + "'");
}

template <class Item, std::size_t N, class Read>
void read_all(TomlReader& reader, std::string_view name, std::array<Item, N>& items, Read&& read) {
  const auto tables = reader.tables(name);
  if (tables.size() != N) {
    const std::string what = "exactly " + std::to_string(N) + " [[" + std::string(name) +
                             "]] are wanted, not " + std::to_string(tables.size());
    if (tables.empty()) return reader.fail(what);
    return reader.fail(*tables[std::min(N, tables.size() - 1)], what);  // the first too many
  }
  for (std::size_t i = 0; i < N; ++i) read(*tables[i], items[i], i);
}

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  const ContentFile* looks = nullptr;
  for (const ContentFile& file : files) {
    if (!file.path.ends_with("looks.toml"))
      return Parsed<Content>::wrong(file.path + ":1:1: this game has no such content file");
    if (looks != nullptr)
      return Parsed<Content>::wrong(file.path + ":1:1: a second file of that name; the first is " +
                                    looks->path);
    looks = &file;
  }
  if (looks == nullptr) return Parsed<Content>::wrong("paradominetor/looks.toml:1:1: missing");

  Content content;
  TomlReader reader(*looks);
  reader.only_in_file({"colour", "timeframe", "screen"});
  read_all(reader, "colour", content.colours,
           [&](const toml::table& t, ColourLook& c, std::size_t i) {
             reader.only(t, {"id", "name", "fill", "ink", "symbol"});
             expect_id(reader, t, kColourIds[i]);
             c = {fixed<16>(reader, t, "id"), fixed<16>(reader, t, "name"),
                  FixedText<16>(reader.colour(t, "fill")), FixedText<16>(reader.colour(t, "ink")),
                  fixed<16>(reader, t, "symbol")};
           });
  read_all(reader, "timeframe", content.timeframes,
           [&](const toml::table& t, TimeframeLook& f, std::size_t i) {
             reader.only(t, {"id", "name", "sign"});
             expect_id(reader, t, kTimeframeIds[i]);
             f = {fixed<16>(reader, t, "id"), fixed<16>(reader, t, "name"),
                  fixed<4>(reader, t, "sign")};
           });
  read_all(reader, "screen", content.screens, [&](const toml::table& t, Screen& s, std::size_t) {
    reader.only(t, {"name", "emblem"});
    s = {fixed<32>(reader, t, "name"), fixed<32>(reader, t, "emblem")};
  });
  if (!reader.error().empty()) return Parsed<Content>::wrong(reader.error());
  return content;
}

}  // namespace paradoxa::paradominetor
