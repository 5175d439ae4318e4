#include "games/paradominetor/backstory/draft.hpp"

#include <bit>
#include <cstdlib>
#include <utility>

#include "games/paradominetor/rules/trick.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr std::uint8_t colour_bit(Tile tile) {
  return tile.is_black() ? 0 : static_cast<std::uint8_t>(1u << index_of(tile.colour()));
}

std::size_t below(FastRandom& random, std::size_t bound) {
  return random.below(static_cast<std::uint32_t>(bound));
}

// A list of tiles in random order.
struct Deck {
  std::array<Tile, kMaxTiles> tiles{};
  std::size_t size = 0;

  Deck(const TileSet& set, FastRandom& random) {
    set.for_each([&](Tile tile) {
      tiles[size++] = tile;
      std::swap(tiles[size - 1], tiles[below(random, size)]);
    });
  }
  Tile draw() { return tiles[--size]; }
};

constexpr std::uint64_t one_for(std::size_t s) { return std::uint64_t{1} << (8 * s); }
constexpr int count_of(std::uint64_t counts, std::size_t s) {
  return static_cast<int>(counts >> (8 * s) & 0xFF);
}

}  // namespace

Draft::Draft(const Ending& ending)
    : ending_(&ending), seats_(ending.seats()), count_(static_cast<std::size_t>(ending.tricks)) {
  for (std::size_t s = 0; s < seats_; ++s)
    ending.hands[s].for_each([&](Tile tile) { held_[s] |= colour_bit(tile); });
}

std::uint8_t Draft::any_colour(FastRandom& random) const {
  const ColourSet colours = ending_->options.colours;
  return static_cast<std::uint8_t>(colours.nth(random.below(ending_->options.seats)));
}

void Draft::deal(FastRandom& random) {
  TileSet pool = ending_->played();
  PerSeat<TileSet> shares{};
  for (std::size_t s = 0; s < seats_ && ending_->tells_pass(); ++s)
    for (const Tile tile : ending_->given[ending_->giver(s)])
      if (!ending_->hands[s].contains(tile)) {
        pool.remove(tile);
        shares[s].add(tile);
      }
  for (int t = 0; t < kTimeframes; ++t) {
    const TileSet timeframe = TileSet::of_timeframe(static_cast<Timeframe>(t));
    Deck deck(pool & timeframe, random);
    for (std::size_t s = 0; s < seats_; ++s) {
      const int has = (ending_->hands[s] & timeframe).size() + (shares[s] & timeframe).size();
      for (int more = kTilesPerTimeframe - has; more > 0; --more) shares[s].add(deck.draw());
    }
  }
  for (std::size_t s = 0; s < seats_; ++s) {
    Deck share(shares[s], random);
    for (std::size_t t = 0; t < count_; ++t) tricks_[t].tiles[s] = share.draw();
  }
  for (std::size_t t = 0; t < count_; ++t) tricks_[t].declared = any_colour(random);
  for (std::uint8_t& lead : leads_) lead = static_cast<std::uint8_t>(below(random, seats_));
  if (ending_->lead != kNoSeat) leads_[count_] = ending_->lead.index;
  if (ending_->options.first_lead != kNature) leads_[0] = ending_->options.first_lead.index;
  judge(bit(count_) - 1, everybody());
}

// ---- Changes ------------------------------------------------------------------------------------

bool Draft::change(FastRandom& random) {
  // The shares were found by trying: tiles matter most, and leads have to keep up with them.
  const std::uint32_t kind = random.below(100);
  if (kind < 40) return swap_own(random);
  if (kind < 78) return swap_between(random);
  if (kind < 88) return change_lead(random);
  if (kind < 92) return swap_leads(random);
  if (kind < 95) return change_declared(random);
  return swap_tricks(random);
}

bool Draft::swap_own(FastRandom& random) {
  const std::size_t s = below(random, seats_), a = below(random, count_), b = below(random, count_);
  if (a == b) return false;
  std::swap(tricks_[a].tiles[s], tricks_[b].tiles[s]);
  judge(bit(a) | bit(b), bit(s));
  return true;
}

// Black tiles are alike: one of them stays with a seat that received one.
bool Draft::is_bound(std::size_t s, Tile tile) const {
  if (!ending_->tells_pass()) return false;
  const Given& received = ending_->given[ending_->giver(s)];
  if (received[static_cast<std::size_t>(tile.timeframe())] != tile) return false;
  if (!tile.is_black()) return true;
  int black = ending_->hands[s].black();
  for (std::size_t t = 0; t < count_; ++t) black += tricks_[t].tiles[s].is_black();
  return black == 1;
}

bool Draft::swap_between(FastRandom& random) {
  const std::size_t s = below(random, seats_), r = below(random, seats_);
  const std::size_t a = below(random, count_), b = below(random, count_);
  Tile &mine = tricks_[a].tiles[s], &yours = tricks_[b].tiles[r];
  if (s == r || mine == yours || mine.timeframe() != yours.timeframe()) return false;
  if (is_bound(s, mine) || is_bound(r, yours)) return false;
  std::swap(mine, yours);
  judge(bit(a) | bit(b), bit(s) | bit(r));
  return true;
}

bool Draft::change_lead(FastRandom& random) {
  const std::size_t t = below(random, count_), s = below(random, seats_);
  if (leads_[t] == s || (t == 0 && ending_->options.first_lead != kNature)) return false;
  leads_[t] = static_cast<std::uint8_t>(s);
  judge(bit(t), 0);
  return true;
}

bool Draft::swap_leads(FastRandom& random) {
  const std::size_t a = below(random, count_), b = below(random, count_);
  if (a == 0 || b == 0 || leads_[a] == leads_[b]) return false;
  std::swap(leads_[a], leads_[b]);
  judge(bit(a) | bit(b), 0);
  return true;
}

bool Draft::change_declared(FastRandom& random) {
  const std::size_t t = below(random, count_);
  if (!tricks_[t].tiles[leads_[t]].is_black()) return false;
  tricks_[t].declared = any_colour(random);
  judge(bit(t), 0);
  return true;
}

bool Draft::swap_tricks(FastRandom& random) {
  const std::size_t a = below(random, count_), b = below(random, count_);
  if (a == b) return false;
  std::swap(tricks_[a], tricks_[b]);
  judge(bit(a) | bit(b), everybody());
  return true;
}

// ---- Faults -------------------------------------------------------------------------------------

Draft::Judged Draft::judged(std::size_t t) const {
  const Trick& trick = tricks_[t];
  PerSeat<Tile> tiles{};
  PerSeat<std::uint8_t> players{};
  std::uint8_t player = leads_[t];
  for (std::size_t i = 0; i < seats_; ++i) {
    tiles[i] = trick.tiles[player];
    players[i] = player;
    player = player + 1u == seats_ ? std::uint8_t{0} : static_cast<std::uint8_t>(player + 1);
  }
  Judged seen;
  const Colour led = tiles[0].is_black() ? colour_at(trick.declared) : tiles[0].colour();
  auto table = static_cast<std::uint8_t>(1u << index_of(led));
  for (std::size_t i = 1; i < seats_; ++i) {
    const std::uint8_t colour = colour_bit(tiles[i]);
    if ((colour & ~table) == 0) continue;
    seen.lacks[players[i]] = table;  // PD-4.4
    table |= colour;
  }
  const auto number = static_cast<int>(seats_);
  const TrickResult result =
      resolve([&](int i) { return tiles[static_cast<std::size_t>(i)]; }, number, led);
  seen.full = players[result.full];
  for (int i = 0; i < number; ++i) {
    const std::uint64_t one = one_for(players[static_cast<std::size_t>(i)]);
    const int points = half_points(result, i);
    if (points != 0) (points == 2 ? seen.ones : seen.halves) += one;
  }
  return seen;
}

// Looks again at tricks that changed, and at seats whose tiles or duties did.
void Draft::judge(Bits tricks, Bits seats) {
  for (; tricks != 0; tricks &= tricks - 1) {
    const auto t = static_cast<std::size_t>(std::countr_zero(tricks));
    const Judged now = judged(t);
    for (std::size_t s = 0; s < seats_; ++s)
      if (now.lacks[s] != judged_[t].lacks[s]) seats |= bit(s);
    judged_[t] = now;
  }
  for (; seats != 0; seats &= seats - 1) {
    const auto s = static_cast<std::size_t>(std::countr_zero(seats));
    follow_[s] = follow_faults(s);
  }
}

int Draft::follow_faults(std::size_t s) const {
  std::uint8_t later = held_[s];  // the colours of the hand after a trick
  int faults = 0;
  for (std::size_t t = count_; t-- > 0;) {
    faults += std::popcount(static_cast<unsigned>(judged_[t].lacks[s] & later));
    later |= colour_bit(tricks_[t].tiles[s]);
  }
  return faults;
}

int Draft::score_faults() const {
  std::uint64_t ones = 0, halves = 0;
  for (std::size_t t = 0; t < count_; ++t) {
    ones += judged_[t].ones;
    halves += judged_[t].halves;
  }
  int faults = 0;
  for (std::size_t s = 0; s < seats_; ++s) {
    const WantedScore& wanted = ending_->scores[s];
    const int one = count_of(ones, s), half = count_of(halves, s);
    if (wanted.ones) faults += std::abs(one - *wanted.ones);
    if (wanted.halves) faults += std::abs(half - *wanted.halves);
    // Not where they follow from both: a point counted twice over outweighs the other rules.
    if (wanted.half_points && !(wanted.ones && wanted.halves))
      faults += std::abs(2 * one + half - *wanted.half_points);
  }
  return faults;
}

Faults Draft::faults() const {
  Faults faults;
  for (std::size_t s = 0; s < seats_; ++s) faults.follow += follow_[s];
  const std::size_t known = ending_->lead == kNoSeat ? count_ - 1 : count_;
  for (std::size_t t = 0; t < known; ++t) faults.lead += judged_[t].full != leads_[t + 1];
  faults.score = score_faults();
  return faults;
}

// Precondition: no faults.
Beginning Draft::beginning() const {
  Beginning beginning;
  beginning.declared.fill(kUndeclared);
  for (std::size_t t = 0; t < count_; ++t) {
    beginning.plays[t] = tricks_[t].tiles;
    beginning.leads[t] = seat(leads_[t]);
    if (tricks_[t].tiles[leads_[t]].is_black()) beginning.declared[t] = tricks_[t].declared;
  }
  beginning.leads[count_] = seat(judged_[count_ - 1].full);
  return beginning;
}

}  // namespace paradoxa::paradominetor
