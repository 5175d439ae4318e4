#include "terminal/telling.hpp"

#include <algorithm>

#include "words/narrator.hpp"

namespace paradoxa {

Naming naming_of(const Table& table) {
  const SeatNames& names = table.names();
  const auto you = std::find(names.begin(), names.end(), table.game().narrator().say("seat.you"));
  return {names, you == names.end() ? kNoSeat : seat(static_cast<int>(you - names.begin()))};
}

std::vector<Chapter> told(const Table& table, Viewer viewer, std::size_t from, std::size_t to) {
  const Narrator& narrator = table.game().narrator();
  const Naming naming = naming_of(table);
  std::vector<Chapter> chapters;
  bool running = false;  // may the next sentence join the last paragraph?
  for (std::size_t ply = from; ply < to && ply < table.ply(); ++ply) {
    const Made& made = table.made()[ply];
    const auto sentences = narrator.events(made.events->as_json(viewer), naming);
    if (sentences.empty()) continue;
    if (chapters.empty() || chapters.back().stage != made.stage) {
      chapters.push_back({made.stage, narrator.stage(made.stage), {}});
      running = false;
    }
    auto& paragraphs = chapters.back().paragraphs;
    if (running)
      paragraphs.back() += " " + sentences[0];
    else
      paragraphs.push_back(sentences[0]);
    for (std::size_t i = 1; i < sentences.size(); ++i) paragraphs.push_back(sentences[i]);
    running = sentences.size() == 1;
  }
  return chapters;
}

}  // namespace paradoxa
