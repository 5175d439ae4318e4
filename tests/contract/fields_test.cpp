// docs/positions.md and the TypeScript types say what the lists of fields and the schema say.
//
//   PARADOXA_UPDATE=1        rewrites them
#include <gtest/gtest.h>

#include "contract/described.hpp"
#include "contract/schema_types.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {
namespace {

constexpr const char* kPage = "docs/positions.md";
constexpr const char* kProtocol = "docs/protocol.md";

// Regenerated, or as it must be.
void expect_file(const std::string& path, const std::string& text) {
  if (updating()) write_file(path, text);
  EXPECT_EQ(file_text(path), text) << path << " is out of date: PARADOXA_UPDATE=1 rewrites it";
}

// The page with the part between the two marks of a game replaced.
std::string with_part(const std::string& page, const std::string& mark, const std::string& part) {
  const std::string begin = "<!-- " + mark + " -->\n";
  const std::string end = "<!-- end -->";
  const std::size_t from = page.find(begin);
  EXPECT_NE(from, std::string::npos) << "there is no mark for the " << mark;
  if (from == std::string::npos) return page;
  const std::size_t to = page.find(end, from);
  return page.substr(0, from + begin.size()) + "\n" + part + "\n" + page.substr(to);
}

TEST(Contract, the_page_of_positions_has_the_fields_of_every_game) {
  std::string page = file_text(kPage);
  for_each_game(AllGames{}, [&]<class G>() {
    const auto& content = shipped_content<G>();
    page = with_part(
        page, "fields of " + std::string(G::kName),
        contract::page(CodecOf<G>::position_fields(content), CodecOf<G>::option_list(content)));
    if constexpr (requires { CodecOf<G>::aid_fields(); })
      page = with_part(page, "aid of " + std::string(G::kName),
                       contract::page(CodecOf<G>::aid_fields().at(0), {}));
  });
  expect_file(kPage, page);
}

TEST(Contract, the_typescript_types_are_those_of_the_fields) {
  for_each_game(AllGames{}, [&]<class G>() {
    const std::string path = "web/src/games/" + std::string(G::kName) + "/types.ts";
    const std::string head =
        "// Made from the lists of fields in src/games/" + std::string(G::kName) +
        "; do not edit.\n// PARADOXA_UPDATE=1 and the contract tests write this file.\n";
    std::vector<FieldTable> more;
    if constexpr (requires { CodecOf<G>::aid_fields(); }) more = CodecOf<G>::aid_fields();
    expect_file(path, head + contract::types(CodecOf<G>::position_fields(shipped_content<G>()),
                                             CodecOf<G>::event_fields(), more));
  });
}

std::string table_of_facts(const std::vector<FieldTable>& facts) {
  std::string text = "| fact | fields |\n|---|---|\n";
  for (const FieldTable& fact : facts) {
    text += "| `" + fact.name + "` | ";
    for (std::size_t i = 0; i < fact.fields.size(); ++i)
      text += (i == 0 ? "`" : "; `") + std::string(fact.fields[i].key) +
              "`: " + std::string(fact.fields[i].doc.text);
    text += " |\n";
  }
  return text;
}

TEST(Contract, the_page_of_the_protocol_has_the_facts_of_every_game) {
  std::string page = file_text(kProtocol);
  for_each_game(AllGames{}, [&]<class G>() {
    page = with_part(page, "facts of " + std::string(G::kName),
                     table_of_facts(CodecOf<G>::fact_fields()));
  });
  expect_file(kProtocol, page);
}

// The row of an event, or nothing.
std::string row_of_event(const std::string& page, const std::string& title,
                         const std::string& name) {
  const std::size_t events = page.find("### Events", page.find("\n## " + title));
  const std::size_t row = page.find("| `" + name + "` |", events);
  return row == std::string::npos ? "" : page.substr(row, page.find('\n', row) - row);
}

TEST(Contract, every_event_has_its_row_with_every_field) {
  const std::string page = file_text(kProtocol);
  for_each_game(AllGames{}, [&]<class G>() {
    for (const FieldTable& event : CodecOf<G>::event_fields()) {
      const std::string row = row_of_event(page, std::string(G::kTitle), event.name);
      EXPECT_FALSE(row.empty()) << G::kName << ": " << event.name;
      for (const FieldDoc& field : event.fields)
        EXPECT_NE(row.find("`" + std::string(field.key) + "`"), std::string::npos)
            << G::kName << ": " << event.name << "." << field.key;
    }
  });
}

TEST(Contract, the_typescript_types_of_frames_are_those_of_the_schema) {
  const json::value schema = json::parse(file_text("docs/schema/table.json"));
  expect_file("web/src/net/wire.ts",
              "// Made from docs/schema/table.json; do not edit.\n"
              "// PARADOXA_UPDATE=1 and the contract tests write this file.\n" +
                  contract::schema_types(schema.as_object()));
}

}  // namespace
}  // namespace paradoxa
