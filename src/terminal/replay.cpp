#include "terminal/replay.hpp"

#include <boost/json.hpp>

#include "engine/wrapping.hpp"
#include "terminal/scores.hpp"
#include "terminal/telling.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

// The notation of a move may reveal what its events hide, so it is shown only to the referee, to
// its player, and to everyone once the game is over.
bool may_know_move(const Table& table, Viewer viewer, const Made& made) {
  return table.over() || viewer.is_referee() || (viewer.is_seat() && viewer.seat() == made.seat);
}

json::object move_json(const Table& table, Viewer viewer, std::size_t index) {
  const Made& made = table.made()[index];
  json::object object{{"ply", index + 1}, {"seat", "nature"}};
  if (!is_nature(made.seat)) object["seat"] = made.seat.index;
  if (may_know_move(table, viewer, made)) object["move"] = made.move;
  object["stage"] = made.stage;
  json::array& events = (object["events"] = made.events->as_json(viewer)).get_array();
  const auto sentences = table.game().narrator().events(events, naming_of(table));
  object["sentences"] = json::value_from(sentences);
  return object;
}

// {"pass":"left","colours":["red","blue"]} as "pass left, colours red blue".
std::string options_text(const json::object& options) {
  std::string text;
  const auto plain = [](const json::value& value) {
    return value.is_string() ? std::string(value.as_string().c_str()) : json::serialize(value);
  };
  for (const auto& option : options) {
    text += (text.empty() ? "" : ", ") + std::string(option.key());
    if (!option.value().is_array())
      text += " " + plain(option.value());
    else
      for (const json::value& item : option.value().as_array()) text += " " + plain(item);
  }
  return text;
}

std::string header_text(const Table& table, const Record& record, const Screen& screen) {
  const Narrator& narrator = table.game().narrator();
  std::string text(table.game().title());
  if (!record.date.empty()) text += ", " + record.date;
  text = screen.strong(text) + "\n";
  std::string names;
  for (std::size_t s = 0; s < table.names().size(); ++s)
    names += (s == 0 ? "" : ", ") + std::to_string(s) + " " + table.names()[s];
  return text +
         wrapped(narrator.say("session.seats", {{"list", names}}), {screen.prose_width(), 0, 7}) +
         wrapped(
             narrator.say("session.options", {{"list", options_text(table.position().options())}}),
             {screen.prose_width(), 0, 9});
}

std::string chapters_text(const std::vector<Chapter>& chapters, const Screen& screen) {
  std::string text;
  for (const Chapter& chapter : chapters) {
    text += "\n" + screen.strong(chapter.title) + "\n";
    for (const std::string& paragraph : chapter.paragraphs)
      text += wrapped(paragraph, {screen.prose_width(), 2, 2});
  }
  return text;
}

std::string result_of(const Table& table) {
  if (table.over()) return "\n" + final_scores_text(table);
  return "\n" + table.game().narrator().say("session.not_over") + "\n";
}

}  // namespace

std::string game_text(const Table& table, Viewer viewer, const Screen& screen) {
  return header_text(table, table.record(), screen) +
         chapters_text(told(table, viewer, 0, table.ply()), screen) + result_of(table);
}

json::object game_json(const Table& table, Viewer viewer) {
  const Record record = table.record();
  boost::system::error_code ec;
  json::array moves;
  for (std::size_t i = 0; i < table.ply(); ++i) moves.push_back(move_json(table, viewer, i));
  json::object object{{"game", record.game},
                      {"table", record.table},
                      {"date", record.date},
                      {"options", json::parse(record.options, ec)},
                      {"names", json::value_from(record.names)},
                      {"ply", table.ply()},
                      {"moves", std::move(moves)}};
  if (const auto outcome = table.position().outcome())
    object["outcome"] = outcome_json(table.game(), *outcome);
  return object;
}

std::string moment_text(const Table& table, Viewer viewer, std::size_t plies,
                        const Screen& screen) {
  std::string text =
      table.game().narrator().say("session.ply", {{"n", table.ply()}, {"all", plies}}) + "\n";
  if (table.ply() > 0)
    for (const Chapter& chapter : told(table, viewer, table.ply() - 1, table.ply()))
      for (const std::string& paragraph : chapter.paragraphs)
        text += wrapped(paragraph, {screen.prose_width(), 0, 0});
  text += "\n" + table.position().drawing(viewer, naming_of(table), screen.colour);
  return text;
}

json::object moment_json(const Table& table, Viewer viewer) {
  json::object object{{"game", table.game().name()},
                      {"ply", table.ply()},
                      {"stage", table.position().stage()},
                      {"to_act", acting_json(table.position().to_act())}};
  if (table.ply() > 0) object["events"] = table.made().back().events->as_json(viewer);
  object["view"] = table.position().view(viewer);
  if (const auto outcome = table.position().outcome())
    object["outcome"] = outcome_json(table.game(), *outcome);
  return object;
}

}  // namespace paradoxa
