#include "games/paradominetor/text/late_story.hpp"

#include <algorithm>
#include <string>

#include "games/paradominetor/rules/trick.hpp"
#include "games/paradominetor/text/objection.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr std::size_t kHand = kTimeframes * kTilesPerTimeframe;

}  // namespace

std::size_t LateStory::gifts() const {
  std::size_t count = 0;
  for (const auto& given : story_.given) count += given.size();
  return count;
}

std::size_t LateStory::most_tiles() const {
  std::size_t most = 0;
  for (std::size_t s = 0; s < seats_.size(); ++s) most = std::max(most, story_.dealt[s].size());
  return most;
}

std::size_t LateStory::fewest_tiles() const {
  std::size_t fewest = kMaxTiles;
  for (std::size_t s = 0; s < seats_.size(); ++s) fewest = std::min(fewest, story_.dealt[s].size());
  return fewest;
}

// Without tricks the hands might as well be those of the deal.
bool LateStory::past_the_pass() const {
  if (tricks_ > 0) return true;
  if (told_.phase == Phase::kFirst) return fewest_tiles() == kHand;
  if (told_.phase) return *told_.phase > Phase::kFirst;
  return told_.lead || told_.trick.value_or(0) > 0;
}

bool LateStory::begins_late() const {
  if (!past_the_pass() || most_tiles() > kHand) return false;
  // The fullest hand tells: one that lacks nothing makes the others incomplete.
  if (most_tiles() == kHand) return fewest_tiles() == kHand && gifts() == 0;
  return told_.number != 1;
}

int LateStory::complete() {
  check_sizes();
  if (!ok()) return 0;
  const int earlier = static_cast<int>(kHand - most_tiles());
  check_clock(earlier);
  if (!ok()) return 0;
  const Ending wanted = ending(earlier);
  if (ok()) check_tricks(wanted);
  if (!ok()) return 0;
  if (const auto objection = objection_to(wanted)) {
    const bool all = objection->seat == kNoSeat;
    (all ? position_.at("seats") : seats_[objection->seat.index]).fail(objection->what);
    return 0;
  }
  const auto beginning = find_beginning(wanted);
  if (beginning)
    prepend(wanted, *beginning);
  else
    position_.fail(beginning.error());
  if (tricks_ > 0) return earlier;
  return std::min(earlier + (wanted.lead != kNoSeat), kTricks);
}

// Every trick takes one tile from every hand.
void LateStory::check_sizes() const {
  for (std::size_t s = 0; s < seats_.size(); ++s)
    if (story_.dealt[s].size() != most_tiles())
      return seats_[s].fail("has " + std::to_string(story_.dealt[s].size()) +
                            " tiles in hand and in the tricks given, another seat " +
                            std::to_string(most_tiles()) +
                            ": each trick takes one from every hand (PD-10.2), and each seat has "
                            "fifteen (PD-10.3)");
}

void LateStory::check_clock(int earlier) const {
  const auto expect = [&](const JsonCursor& place, std::optional<int> given, int expected) {
    if (given && *given != expected)
      place.fail("is " + std::to_string(*given) + ", but trick " + std::to_string(earlier + 1) +
                 " comes next with these hands (PD-10.2)");
  };
  if (told_.phase == Phase::kFirst) return;
  if (earlier + tricks_ > kTricks)
    return position_.at("tricks").items().back().fail("there are 15 tricks (PD-3.1)");
  if (tricks_ > 0) {
    expect(position_.at("tricks").items()[0].maybe("trick"), told_.number, earlier + 1);
  } else if (told_.phase == Phase::kDeclare || told_.phase == Phase::kFollow) {
    return position_.maybe("tricks").fail("the tiles on the table are missing (PD-3.7)");
  }
  const int current = tricks_ > 0 ? earlier + tricks_ : std::min(earlier + 1, kTricks);
  expect(position_.maybe("trick"), told_.trick, current);
}

Ending LateStory::ending(int earlier) const {
  Ending ending;
  ending.options = story_.options;
  ending.tricks = earlier;
  for (std::size_t s = 0; s < seats_.size(); ++s)
    for (const Tile tile : story_.dealt[s]) ending.hands[s].add(tile);
  ending.lead = lead_after(earlier);
  if (ok()) ending.given = pass();
  if (ok()) ending.scores = earlier_scores();
  return ending;
}

Seat LateStory::lead_after(int earlier) const {
  if (tricks_ > 0) return *story_.first;
  if (told_.lead) return *told_.lead;
  if (told_.phase != Phase::kFirst && earlier < kTricks)
    position_.fail("'lead' is missing, and no trick says who leads (PD-3.2)");
  return kNoSeat;
}

// What each seat gave, as it says itself, or else as its receiver does.
PerSeat<Given> LateStory::pass() const {
  PerSeat<Given> given{};
  Ending frame;
  frame.options = story_.options;
  PerSeat<std::vector<Tile>> told = story_.given;
  for (std::size_t s = 0; s < seats_.size() && gifts() == 0; ++s)
    told[frame.giver(s)] = told_.received[s];
  const bool any =
      std::any_of(told.begin(), told.end(), [](const auto& tiles) { return !tiles.empty(); });
  for (std::size_t s = 0; s < seats_.size() && any; ++s) {
    if (told[s].size() != kTimeframes) {
      seats_[s].fail("gives three tiles, which must be given for all seats or none (PD-2.6)");
      return given;
    }
    std::copy(told[s].begin(), told[s].end(), given[s].begin());
  }
  return given;
}

// PD-7.9: what the complete tricks that are told brought is not wanted from the earlier ones.
PerSeat<WantedScore> LateStory::earlier_scores() const {
  PerSeat<WantedScore> scores = told_.scores;
  const std::size_t seats = seats_.size();
  std::size_t lead = story_.first ? story_.first->index : 0;
  for (std::size_t t = 0; (t + 1) * seats <= story_.plays.size(); ++t) {
    const Tile* plays = &story_.plays[t * seats];
    const std::uint8_t declared = story_.declared[t];
    const Colour led = declared == kUndeclared ? plays[0].colour() : static_cast<Colour>(declared);
    const TrickResult result =
        resolve([&](int i) { return plays[i]; }, static_cast<int>(seats), led);
    for (std::size_t i = 0; i < seats; ++i) {
      WantedScore& score = scores[(lead + i) % seats];
      const int points = half_points(result, static_cast<int>(i));
      if (score.ones) *score.ones -= points == 2;
      if (score.halves) *score.halves -= points == 1;
      if (score.half_points) *score.half_points -= points;
    }
    lead = (lead + result.full) % seats;
  }
  return scores;
}

// Whatever came before, these tricks must be played by the rules.
void LateStory::check_tricks(const Ending& ending) const {
  if (tricks_ == 0) return;
  State state;
  state.options = ending.options;
  state.hands = ending.hands;
  state.phase = Phase::kLead;
  state.trick = static_cast<std::uint8_t>(ending.tricks);
  state.lead = ending.lead;
  Story later = story_;
  later.declared.fill(kUndeclared);
  std::copy_n(story_.declared.begin(), tricks_, later.declared.begin() + ending.tricks);
  if (const std::string wrong = flaw_of_tricks(content_, state, later); !wrong.empty())
    position_.fail(wrong);
}

void LateStory::prepend(const Ending& ending, const Beginning& beginning) {
  const std::size_t seats = seats_.size();
  const auto earlier = static_cast<std::size_t>(ending.tricks);
  std::vector<Tile> plays;
  for (std::size_t t = 0; t < earlier; ++t)
    for (std::size_t i = 0; i < seats; ++i)
      plays.push_back(beginning.plays[t][(beginning.leads[t].index + i) % seats]);
  story_.plays.insert(story_.plays.begin(), plays.begin(), plays.end());
  std::array<std::uint8_t, kTricks> declared = beginning.declared;
  std::copy_n(story_.declared.begin(), kTricks - earlier, declared.begin() + ending.tricks);
  story_.declared = declared;
  if (beginning.leads[0] != kNoSeat) story_.first = beginning.leads[0];
  for (std::size_t s = 0; s < seats; ++s) {
    for (std::size_t t = 0; t < earlier; ++t) story_.dealt[s].push_back(beginning.plays[t][s]);
    story_.given[s].assign(beginning.given[s].begin(), beginning.given[s].end());
  }
}

}  // namespace paradoxa::paradominetor
