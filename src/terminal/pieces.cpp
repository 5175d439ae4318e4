#include "terminal/pieces.hpp"

#include <boost/json.hpp>

#include "engine/wrapping.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

std::string text_in(const json::object& printed, std::string_view field) {
  const json::value* value = printed.if_contains(field);
  return value != nullptr && value->is_string() ? lower_case(value->get_string()) : std::string();
}

// Whether something on an entry has that name: an ability, one of several bonuses.
bool has_part(const json::value& part, const std::string& wanted) {
  if (part.is_object()) return text_in(part.get_object(), "name") == wanted;
  if (!part.is_array()) return false;
  for (const json::value& one : part.get_array())
    if (one.is_object() && text_in(one.get_object(), "name") == wanted) return true;
  return false;
}

// How well an entry answers what was asked; 0: not at all.
int fit(std::string_view id, const json::object& printed, const std::string& wanted) {
  const std::string own = lower_case(id);
  const bool copy = wanted.size() == own.size() + 1 && wanted.starts_with(own);  // K12a is K12
  if (own == wanted || (copy && (wanted.back() == 'a' || wanted.back() == 'b'))) return 3;
  for (const char* field : {"name", "title"})
    if (text_in(printed, field) == wanted) return 3;
  for (const auto& member : printed)
    if ((member.value().is_string() && text_in(printed, member.key()) == wanted) ||
        has_part(member.value(), wanted))
      return 2;
  for (const char* field : {"name", "title"})
    if (text_in(printed, field).find(wanted) != std::string::npos) return 1;
  return 0;
}

}  // namespace

std::vector<Piece> find_pieces(const AnyGame& game, std::string_view wanted) {
  const json::object printed = game.printed();
  const Narrator& narrator = game.narrator();
  const std::string asked = lower_case(wanted);
  std::vector<Piece> found;
  int best = 1;
  for (const auto& table : printed) {
    if (!table.value().is_object() || !table.key().ends_with('s')) continue;
    const std::string type(table.key().substr(0, table.key().size() - 1));
    for (const auto& entry : table.value().get_object()) {
      if (!entry.value().is_object()) continue;
      const int fits = fit(entry.key(), entry.value().get_object(), asked);
      if (fits < best) continue;
      const json::value id(entry.key());
      std::string text = narrator.term(type, id, "text");
      if (text == entry.key()) continue;  // there is nothing to say about this type
      if (fits > best) found.clear();
      best = fits;
      found.push_back({narrator.term(type, id), std::move(text)});
    }
  }
  return found;
}

}  // namespace paradoxa
