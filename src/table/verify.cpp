#include "table/verify.hpp"

#include "table/fairness.hpp"
#include "table/table.hpp"

namespace paradoxa {
namespace {

// The luck that a record shows, if it shows all of it.
std::optional<Luck> shown_luck(const Record& record) {
  if (record.practice) return practice_luck(*record.practice);
  if (!record.fair || !record.seed || !record.commitment) return std::nullopt;
  return Luck{record.table, *record.seed, record.entropy, record.withheld};
}

// Why a consistent record is not a proof; empty if it is.
std::vector<std::string> doubts_of(const Record& record, const std::string& rules,
                                   const std::optional<Digest>& seen) {
  std::vector<std::string> doubts;
  const auto doubt = [&](bool so, const char* text) {
    if (so) doubts.emplace_back(text);
  };
  const bool fair = record.fair;
  doubt(record.practice.has_value(),
        "a practice game: its luck was chosen, so there is nothing to prove");
  doubt(!fair && !record.practice, "Nature's moves were entered by hand: nothing proves the luck");
  doubt(fair && !record.seed, "the seed is not public yet: it is revealed when the game is over");
  doubt(fair && !record.commitment, "the commitment is missing");
  doubt(fair && record.entropy.empty(),
        "no player added to the luck: the dealer could have tried seeds until one suited");
  doubt(fair && record.commitment && !seen,
        "only a commitment seen before the game rules out an invented record: give yours with "
        "--commitment");
  doubt(record.position.has_value(),
        "the game started from a given position: nothing proves how it came about");
  doubt(record.edition.empty(),
        "it does not name the content that it was played with, so it was checked against this "
        "program's");
  doubt(record.rules_hash != rules,
        "the record names different rules: it was checked with this program's");
  return doubts;
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

// The seats whose players added to the luck, and those that did not show what they promised.
std::string shares_text(const Record& record) {
  std::string text = std::to_string(record.entropy.size()) + " players added to the luck";
  std::string withheld;
  record.withheld.for_each([&](Seat s) {
    withheld += (withheld.empty() ? "seat " : ", seat ") + std::to_string(s.index);
  });
  return withheld.empty() ? text : text + "; " + withheld + " withheld its bytes";
}

// Fills `checks` as far as it gets.
std::string first_error(const Registry& registry, const Record& record,
                        const std::optional<Digest>& seen, std::vector<std::string>& checks) {
  Record start = record;
  start.moves.clear();
  const auto table = Table::from_record(registry, start, std::nullopt);
  if (!table) return table.error();

  if (seen && record.commitment != *seen)
    return "the commitment is not the one seen before the game";
  if (seen) checks.emplace_back("the commitment is the one seen before the game");
  const std::optional<Luck> luck = shown_luck(record);
  if (record.commitment && luck) {
    if (commitment(*luck) != *record.commitment) return "the seed does not match the commitment";
    checks.emplace_back("the seed matches the commitment");
  }
  if (!record.entropy.empty() || !record.withheld.empty()) checks.push_back(shares_text(record));

  Replay replay((*table)->position().clone(),
                luck ? std::optional(nature_key(*luck)) : std::nullopt);
  for (const RecordedMove& move : record.moves)
    if (std::string error = replay.error(move); !error.empty()) return error;
  checks.push_back(std::to_string(record.moves.size()) + " moves, all legal");

  const std::string result = result_text(replay.position().outcome());
  if (result != record.result)
    return "the result is '" + result + "', the record says '" + record.result + "'";
  checks.push_back("result " + result);
  if (luck) checks.emplace_back("every draw follows from the seed");
  if (replay.taken_back() > 0)
    checks.push_back(std::to_string(replay.taken_back()) +
                     " draws were taken back and redrawn under new numbers");
  return {};
}

}  // namespace

Verdict verify(const Registry& registry, const Record& record, const std::optional<Digest>& seen) {
  Verdict verdict;
  verdict.error = first_error(registry, record, seen, verdict.checks);
  if (!verdict.error.empty()) return verdict;
  verdict.doubts = doubts_of(record, rules_hash(*registry.find(record.game)), seen);
  verdict.standing = verdict.doubts.empty() ? Standing::kProven : Standing::kConsistent;
  return verdict;
}

}  // namespace paradoxa
