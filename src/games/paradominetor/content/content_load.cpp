#include "games/paradominetor/content/content_load.hpp"

#include "engine/content_parts.hpp"
#include "games/paradominetor/rules/ids.hpp"

namespace paradoxa::paradominetor {
namespace {

void read_looks(TomlReader& file, Content& content) {
  file.rows("colour", content.colours, [](TomlRow& row, ColourLook& look, std::size_t i) {
    row.fixed("id", kColourIds[i]);
    look.id = FixedText<16>(kColourIds[i]);
    row.read("name", look.name);
    row.read_colour("fill", look.fill);
    row.read_colour("ink", look.ink);
    row.read("symbol", look.symbol);
  });
  file.rows("timeframe", content.timeframes, [](TomlRow& row, TimeframeLook& look, std::size_t i) {
    row.fixed("id", kTimeframeIds[i]);
    look.id = FixedText<16>(kTimeframeIds[i]);
    row.read("name", look.name);
    row.read("sign", look.sign);
  });
  file.rows("screen", content.screens, read_screen);
}

constexpr ContentPart<Content> kParts[] = {{"looks.toml", read_looks}};

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  return load_parts("paradominetor", kParts, files);
}

}  // namespace paradoxa::paradominetor
