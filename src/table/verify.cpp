#include "table/verify.hpp"

#include "table/fairness.hpp"
#include "table/table.hpp"

namespace paradoxa {
namespace {

// The first of Nature's moves that the seed does not give, or nothing.
std::string wrong_draw(const Table& table, const Registry& registry, const Record& record,
                       const Luck& luck) {
  Record before = record;
  before.moves.clear();
  auto start = Table::from_record(registry, before, std::nullopt);
  if (!start) return start.error();
  auto position = (*start)->position().clone();
  const Key256 key = nature_key(luck);
  std::size_t number = 0, ply = 0;
  std::unique_ptr<AnyEvents> events;
  for (const Made& made : table.made()) {
    ++ply;
    if (is_nature(made.seat)) {
      NatureDraw draw(key, number);
      const std::string drawn = position->nature_move(draw);
      if (drawn != made.move)
        return "draw " + std::to_string(number) + " (move " + std::to_string(ply) +
               "): the seed gives '" + drawn + "', the record has '" + made.move + "'";
      ++number;
    }
    position->play(made.seat, made.move, events);
  }
  return {};
}

}  // namespace

Verdict verify(const Registry& registry, const Record& record) {
  Verdict verdict;
  const auto table = Table::from_record(registry, record, std::nullopt);
  if (!table) {
    verdict.error = table.error();
    return verdict;
  }
  verdict.checks.push_back(std::to_string(record.moves.size()) + " moves, all legal");
  const std::string result = result_text((*table)->position().outcome());
  if (result != record.result) {
    verdict.error = "the result is '" + result + "', the record says '" + record.result + "'";
    return verdict;
  }
  verdict.checks.push_back("result " + result);
  if (!record.fair) {
    verdict.error = "Nature's moves were entered by hand: nothing proves the luck";
    return verdict;
  }
  if (!record.commitment || !record.seed) {
    verdict.error = record.seed ? "the commitment is missing"
                                : "the seed is not shown yet: it comes when the game is over";
    return verdict;
  }
  const Luck luck{record.table, *record.seed, record.entropy};
  if (commitment(luck) != *record.commitment) {
    verdict.error = "the seed is not the one that was committed to";
    return verdict;
  }
  verdict.checks.push_back("the seed is the one that was committed to");
  verdict.error = wrong_draw(**table, registry, record, luck);
  if (!verdict.error.empty()) return verdict;
  verdict.checks.push_back("every draw follows from the seed");
  verdict.proven = true;
  return verdict;
}

}  // namespace paradoxa
