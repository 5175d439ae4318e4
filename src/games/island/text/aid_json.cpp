// The aid as JSON, from its lists of fields. A mark is a cell and a name: "E4 banana".
#include "games/island/codec.hpp"
#include "games/island/notebook/notebook.hpp"
#include "games/island/text/kinds.hpp"

namespace paradoxa::island {
namespace {

std::optional<NotedCell> parse_mark(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const auto cell = parse_cell(text.substr(0, blank));
  const auto name = parse_name(text.substr(blank + 1));
  if (!cell || !name || name->is_ocean()) return std::nullopt;
  return NotedCell{*cell, *name};
}

}  // namespace

int Codec::max_aid(const View& view) { return island::max_aid(view); }

Parsed<std::string> Codec::aid_json(const Content& content, const View& view, const Heard& heard,
                                    const AidRequest& request) {
  using Answer = Parsed<std::string>;
  if (request.marks.size() > kMaxMarks)
    return Answer::wrong("expected at most " + std::to_string(kMaxMarks) + " marks");
  std::vector<NotedCell> marks;
  for (const std::string& text : request.marks) {
    const auto mark = parse_mark(text);
    if (!mark)
      return Answer::wrong("expected a mark such as \"E4 banana\", not '" + excerpt(text, 20) +
                           "'");
    marks.push_back(*mark);
  }
  JsonWriter out;
  object_of<Aid>(OwnShape<Aid>{}).write(out, aid(content, view, heard, request.level, marks));
  return out.take();
}

std::vector<FieldTable> Codec::aid_fields() {
  return object_of<Aid>(OwnShape<Aid>{}).describe(Aid{}).tables;
}

}  // namespace paradoxa::island
