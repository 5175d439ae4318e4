#include "terminal/telling.hpp"

#include <algorithm>

#include "words/narrator.hpp"

namespace paradoxa {

Naming naming_of(const Table& table) {
  const SeatNames& names = table.names();
  const auto you = std::find(names.begin(), names.end(), table.game().narrator().say("seat.you"));
  return {names, you == names.end() ? kNoSeat : seat(static_cast<int>(you - names.begin()))};
}

namespace {

// Whether a sentence about such an event goes on with the paragraph before it: a catalogue may name
// those that do.
bool goes_on(const std::string& joined, std::string_view kind) {
  return (" " + joined + " ").find(" " + std::string(kind) + " ") != std::string::npos;
}

}  // namespace

std::vector<Chapter> told(const Table& table, Viewer viewer, std::size_t from, std::size_t to) {
  const Narrator& narrator = table.game().narrator();
  const Naming naming = naming_of(table);
  const std::string joined = narrator.say("terminal.joined");
  std::vector<Chapter> chapters;
  bool running = false;  // may the next sentence join the last paragraph?
  for (std::size_t ply = from; ply < to && ply < table.ply(); ++ply) {
    const Made& made = table.made()[ply];
    std::size_t sentences = 0;
    bool went_on = false;
    for (const json::value& event : made.events->as_json(viewer)) {
      const std::string sentence = narrator.event(event.as_object(), naming);
      if (sentence.empty()) continue;
      if (chapters.empty() || chapters.back().stage != made.stage) {
        chapters.push_back({made.stage, narrator.stage(made.stage), {}});
        running = false;
      }
      auto& paragraphs = chapters.back().paragraphs;
      const bool joins = !paragraphs.empty() && ((running && sentences == 0) ||
                                                 goes_on(joined, event.at("event").as_string()));
      if (joins)
        paragraphs.back() += " " + sentence;
      else
        paragraphs.push_back(sentence);
      ++sentences;
    }
    if (sentences > 0) running = sentences == 1 && !went_on;
  }
  return chapters;
}

}  // namespace paradoxa
