// Simulated annealing: a draft is changed again and again; a change for the worse is kept now and
// then, more and more rarely. Integers only and a fixed seed, so every build finds the same.
#include "games/paradominetor/backstory/draft.hpp"
#include "games/paradominetor/backstory/ending.hpp"

namespace paradoxa::paradominetor {
namespace {

// Each attempt takes half as many steps again as the one before: 20,000 in the first, 3.4 million
// in eleven, which is less than a second.
constexpr std::uint32_t kFirstSteps = 20'000;
constexpr std::uint32_t longer(std::uint32_t steps) { return steps + steps / 2; }

// How likely a change that makes one more fault is kept, in 2^32nds: from e^-2 to e^-4.
constexpr int kLevels = 32;
constexpr std::uint64_t kWarmest = 581'260'615;
constexpr std::uint64_t cooler(std::uint64_t kept) { return kept * 15 >> 4; }

bool keeps(int worse, std::uint64_t kept, FastRandom& random) {
  if (worse <= 0) return true;
  std::uint64_t odds = kept;
  for (int i = 1; i < worse; ++i) odds = odds * kept >> 32;
  return random.next() >> 32 < odds;
}

// Leaves the draft as it was after the last step, or with no fault.
void anneal(Draft& draft, std::uint32_t steps, FastRandom& random) {
  int faults = draft.faults().total();
  std::uint64_t kept = kWarmest;
  for (int level = 0; level < kLevels; ++level, kept = cooler(kept))
    for (std::uint32_t step = 0; step < steps / kLevels; ++step) {
      if (faults == 0) return;
      Draft changed = draft;
      if (!changed.change(random)) continue;
      const int now = changed.faults().total();
      if (!keeps(now - faults, kept, random)) continue;
      faults = now;
      draft = changed;
    }
}

std::string refusal_of(const Faults& faults) {
  std::string text = "found no way for the earlier tricks to lead here; ";
  if (faults.follow >= faults.lead && faults.follow >= faults.score)
    return text + "in every attempt some seat did not follow (PD-4.2)";
  if (faults.lead >= faults.score)
    return text + "in every attempt the lead went to the wrong seats (PD-7.11)";
  return text + "in every attempt the scores came out different (PD-7.9)";
}

// PD-2.6: a seat gave its neighbour some tile of each timeframe.
PerSeat<Given> some_pass(const Ending& ending, const Beginning& beginning) {
  PerSeat<Given> given{};
  for (std::size_t s = 0; s < ending.seats(); ++s) {
    TileSet had = ending.hands[s];
    for (std::size_t t = 0; t < static_cast<std::size_t>(ending.tricks); ++t)
      had.add(beginning.plays[t][s]);
    for (std::size_t t = 0; t < kTimeframes; ++t)
      given[ending.giver(s)][t] = (had & TileSet::of_timeframe(static_cast<Timeframe>(t))).nth(0);
  }
  return given;
}

}  // namespace

Parsed<Beginning> find_beginning(const Ending& ending) {
  Beginning found;
  found.declared.fill(kUndeclared);
  found.leads[0] = ending.lead;
  Faults best{1 << 20, 0, 0};
  std::uint32_t steps = kFirstSteps;
  for (int attempt = 0; attempt < search_attempts && ending.tricks > 0 && best.total() > 0;
       ++attempt) {
    FastRandom random(static_cast<std::uint64_t>(attempt) + 1);
    Draft draft(ending);
    draft.deal(random);
    anneal(draft, steps, random);
    steps = longer(steps);
    const Faults faults = draft.faults();
    if (faults.total() < best.total()) best = faults;
    if (faults.total() == 0) found = draft.beginning();
  }
  if (ending.tricks > 0 && best.total() > 0) return Parsed<Beginning>::wrong(refusal_of(best));
  found.given = ending.tells_pass() ? ending.given : some_pass(ending, found);
  return found;
}

}  // namespace paradoxa::paradominetor
