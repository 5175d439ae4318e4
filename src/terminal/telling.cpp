#include "terminal/telling.hpp"

namespace paradoxa {

std::vector<Chapter> told(const Table& table, Viewer viewer, std::size_t from, std::size_t to) {
  std::vector<Chapter> chapters;
  bool running = false;  // may the next sentence join the last paragraph?
  for (std::size_t ply = from; ply < to && ply < table.ply(); ++ply) {
    const Made& made = table.made()[ply];
    const auto sentences = made.events->sentences(viewer, table.names());
    if (sentences.empty()) continue;
    if (chapters.empty() || chapters.back().stage != made.stage) {
      chapters.push_back({made.stage, {}});
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
