#include "table/verify.hpp"

#include "table/fairness.hpp"
#include "table/table.hpp"

namespace paradoxa {
namespace {

// The luck that a record shows, if it shows all of it.
std::optional<Luck> shown_luck(const Record& record) {
  if (record.practice) return practice_luck(*record.practice);
  if (!record.fair || !record.seed || !record.commitment) return std::nullopt;
  return Luck{record.table, *record.seed, record.entropy};
}

std::string what_is_missing(const Record& record) {
  if (!record.fair) return "Nature's moves were entered by hand: nothing proves the luck";
  return record.seed ? "the commitment is missing"
                     : "the seed is not shown yet: it comes when the game is over";
}

// Plays the record again. The error is the first move that is illegal or not the one drawn: a
// forged draw is found where it stands, not where it makes a later one impossible.
class Replay {
 public:
  // Without a key Nature's moves need only be legal.
  Replay(std::unique_ptr<AnyPosition> start, const std::optional<Key256>& key)
      : position_(std::move(start)), key_(key) {}

  std::string error(const RecordedMove& move) {
    ++ply_;
    if (key_ && is_nature(move.seat) && position_->to_act().is_nature()) {
      const std::uint64_t number = move.draw.value_or(next_draw_);
      if (number < next_draw_)
        return "draw " + std::to_string(number) + " (move " + std::to_string(ply_) +
               "): a draw is never made twice";
      NatureDraw draw(*key_, number);
      if (const std::string drawn = position_->nature_move(draw); drawn != move.text)
        return "draw " + std::to_string(number) + " (move " + std::to_string(ply_) +
               "): the seed gives '" + drawn + "', the record has '" + move.text + "'";
      taken_back_ += number - next_draw_;
      next_draw_ = number + 1;
    }
    std::unique_ptr<AnyEvents> events;
    const auto refusal = position_->play(move.seat, move.text, events);
    if (!refusal) return {};
    return "move " + std::to_string(ply_) + " (" + move.text + "): " + refusal->text +
           (refusal->clause ? " (" + std::string(refusal->clause.text()) + ")" : "");
  }

  const AnyPosition& position() const { return *position_; }
  // Draws that an undo by agreement took back.
  std::uint64_t taken_back() const { return taken_back_; }

 private:
  std::unique_ptr<AnyPosition> position_;
  std::optional<Key256> key_;
  std::size_t ply_ = 0;  // moves seen, from 1
  std::uint64_t next_draw_ = 0;
  std::uint64_t taken_back_ = 0;
};

// Fills `checks` as far as it gets.
std::string first_error(const Registry& registry, const Record& record,
                        std::vector<std::string>& checks) {
  Record start = record;
  start.moves.clear();
  const auto table = Table::from_record(registry, start, std::nullopt);
  if (!table) return table.error();

  const std::optional<Luck> luck = shown_luck(record);
  if (record.commitment && luck) {
    if (commitment(*luck) != *record.commitment)
      return "the seed is not the one that was committed to";
    checks.emplace_back("the seed is the one that was committed to");
  }

  Replay replay((*table)->position().clone(),
                luck ? std::optional(nature_key(*luck)) : std::nullopt);
  for (const RecordedMove& move : record.moves)
    if (std::string error = replay.error(move); !error.empty()) return error;
  checks.push_back(std::to_string(record.moves.size()) + " moves, all legal");

  const std::string result = result_text(replay.position().outcome());
  if (result != record.result)
    return "the result is '" + result + "', the record says '" + record.result + "'";
  checks.push_back("result " + result);
  if (!luck) return what_is_missing(record);
  checks.emplace_back("every draw follows from the seed");
  if (replay.taken_back() > 0)
    checks.push_back(std::to_string(replay.taken_back()) +
                     " draws were taken back, and made anew with other numbers");
  if (record.practice) return "a practice game: luck was chosen, nothing to prove";
  if (record.position)
    return "the game began in a given position: nothing proves how it came about";
  return {};
}

}  // namespace

Verdict verify(const Registry& registry, const Record& record) {
  Verdict verdict;
  verdict.error = first_error(registry, record, verdict.checks);
  verdict.proven = verdict.error.empty();
  return verdict;
}

}  // namespace paradoxa
