#include "games/paradominetor/sampler/detour.hpp"

#include <cstdlib>
#include <utility>

#include "games/paradominetor/rules/subset.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr int kMaxDetour = 100;           // steps; a longer one is called off
constexpr int kPatience = 20'000;         // steps on the way to a first laying
constexpr std::uint32_t kCopyWeight = 8;  // a trade of copies to one of hand tiles
constexpr std::uint32_t kStepKinds = 16;  // one in this many is a rotation, one a toss
constexpr int kOneTrade = 4;              // the discord after a single trade

// All trades between two of five strangers. The first 3 n (n - 1) are those among the first n.
constexpr std::size_t kAllTrades = 60;

consteval std::array<Trade, kAllTrades> all_trades() {
  std::array<Trade, kAllTrades> trades{};
  std::size_t at = 0;
  for (std::uint8_t first = 1; first < kMaxSeats; ++first)
    for (std::uint8_t second = 0; second < first; ++second)
      for (std::uint8_t out = 0; out < kTimeframes; ++out)
        for (std::uint8_t in = 0; in < kTimeframes; ++in)
          if (out != in) trades[at++] = {first, second, out, in};
  return trades;
}

constexpr std::array<Trade, kAllTrades> kTrades = all_trades();

std::uint32_t weight(const Offers& offers) {
  return offers.pairs() + kCopyWeight * static_cast<std::uint32_t>(count(offers.copies));
}

// The tiles a stranger could give away.
Rows loose_tiles(const Laying& laying, std::size_t stranger) {
  Rows rows = laying.hand[stranger];
  for (std::size_t t = 0; t < kTimeframes; ++t) rows[t] &= ~laying.bound[stranger][t];
  return rows;
}

}  // namespace

Detour::Detour(const Unseen& unseen, Laying& laying, FastRandom& random)
    : unseen_(unseen), laying_(laying), random_(random) {
  const auto strangers = static_cast<std::uint32_t>(unseen.strangers.size());
  trades_ = 3 * strangers * (strangers - 1);
}

// A detour that is called off ends where it began: the way back is as likely as the way there, so
// that does no harm to the distribution.
void Detour::take() {
  const Laying start = laying_;
  for (int steps = 0; steps < kMaxDetour; ++steps) {
    step();
    if (discord_ == 0) return;
  }
  laying_ = start;
  excess_ = {};
  discord_ = 0;
}

bool Detour::arrive() {
  discord_ = 0;
  for (std::size_t s = 0; s < unseen_.strangers.size(); ++s)
    for (std::size_t t = 0; t < kTimeframes; ++t) {
      const int has = count(laying_.hand[s][t] | laying_.played[s][t]);
      excess_[s][t] = has - unseen_.strangers[s].open(t);
      discord_ += std::abs(excess_[s][t]);
    }
  for (int steps = 0; discord_ != 0 && steps < kPatience; ++steps) step();
  return discord_ == 0;
}

void Detour::step() {
  const std::uint32_t kind = random_.below(kStepKinds);
  const auto strangers = static_cast<std::uint32_t>(unseen_.strangers.size());
  if (kind == 0)
    toss_own_copies(laying_, random_.below(strangers), random_);
  else if (kind == 1)
    step_rotation();
  else
    step_trade();
}

// Discord is even; beyond that of one trade, every two more are met a quarter as often.
bool Detour::accept(std::uint32_t weight_there, std::uint32_t weight_here, int discord_there) {
  const auto steepness = [](int discord) { return discord > kOneTrade ? discord - kOneTrade : 0; };
  const int steeper = steepness(discord_there) - steepness(discord_);
  if (steeper > 0)
    weight_here <<= steeper;
  else
    weight_there <<= -steeper;
  return weight_there >= weight_here || random_.below(weight_here) < weight_there;
}

// Every trade is as likely as any other, except that after a single one every second choice is the
// trade that restores the shares.
Trade Detour::choose_trade() {
  const std::uint32_t chosen = random_.below(2 * trades_);
  if (chosen < trades_) return kTrades[chosen];
  return discord_ == kOneTrade ? restoring_trade() : kTrades[chosen - trades_];
}

// With this discord two strangers each have one tile too many of what the other lacks.
Trade Detour::restoring_trade() const {
  Trade trade;
  for (std::uint8_t s = 0; s < kMaxSeats; ++s)
    for (std::uint8_t t = 0; t < kTimeframes; ++t)
      if (excess_[s][t] > 0) {
        trade.second = std::exchange(trade.first, s);
        trade.in = std::exchange(trade.out, t);
      }
  return trade;
}

int Detour::discord_after(Trade trade) const {
  const auto change = [&](std::uint8_t stranger, std::uint8_t timeframe, int tiles) {
    const int excess = excess_[stranger][timeframe];
    return std::abs(excess + tiles) - std::abs(excess);
  };
  return discord_ + change(trade.first, trade.out, -1) + change(trade.first, trade.in, +1) +
         change(trade.second, trade.in, -1) + change(trade.second, trade.out, +1);
}

void Detour::step_trade() {
  const Trade trade = choose_trade();
  const Offers here = offers(unseen_, laying_, trade);
  const std::uint32_t weight_here = weight(here);
  if (weight_here == 0) return;
  const int discord_there = discord_after(trade);
  std::uint32_t chosen = random_.below(weight_here);
  const bool in_hand = chosen < here.pairs();
  Row given = 0, got = 0;
  if (in_hand) {
    const auto width = static_cast<std::uint32_t>(count(here.from_second));
    given = one_bit(nth_set_bit(here.from_first, chosen / width));
    got = one_bit(nth_set_bit(here.from_second, chosen % width));
    trade_hand_tiles(laying_, trade, given, got);
  } else {
    given = one_bit(nth_set_bit(here.copies, (chosen - here.pairs()) / kCopyWeight));
    trade_copies(laying_, trade, given);
  }
  // The more ways lead back, the less likely is each of them.
  const std::uint32_t weight_there = weight(offers(unseen_, laying_, trade.back()));
  if (accept(weight_here, weight_there, discord_there)) {
    --excess_[trade.first][trade.out];
    ++excess_[trade.first][trade.in];
    --excess_[trade.second][trade.in];
    ++excess_[trade.second][trade.out];
    discord_ = discord_there;
  } else if (in_hand) {
    trade_hand_tiles(laying_, trade.back(), got, given);
  } else {
    trade_copies(laying_, trade.back(), given);
  }
}

// What choose_trade prefers must not count for rotations: these are the frequencies themselves.
std::uint32_t Detour::rotation_weight(int discord) const {
  if (discord == 0) return trades_ + 1;
  return discord == kOneTrade ? 2 : 1;
}

// Some strangers each hand a tile on to the next in a ring. Where colours are known to be lacking,
// trades alone would not lead everywhere.
void Detour::step_rotation() {
  const auto strangers = static_cast<std::uint32_t>(unseen_.strangers.size());
  const std::uint32_t size = 2 + random_.below(strangers - 1);
  PerSeat<std::uint8_t> ring{0, 1, 2, 3, 4};
  for (std::uint32_t i = 0; i < size; ++i)
    std::swap(ring[i], ring[i + random_.below(strangers - i)]);
  PerSeat<Row> tile{};
  PerSeat<std::size_t> timeframe{};
  Shares excess = excess_;
  for (std::uint32_t i = 0; i < size; ++i) {
    const std::uint8_t giver = ring[i], taker = ring[(i + 1) % size];
    const Rows loose = loose_tiles(laying_, giver);
    const int tiles = count(loose[0]) + count(loose[1]) + count(loose[2]);
    if (tiles == 0) return;
    int chosen = static_cast<int>(random_.below(static_cast<std::uint32_t>(tiles)));
    std::size_t t = 0;
    while (chosen >= count(loose[t])) chosen -= count(loose[t++]);
    timeframe[i] = t;
    tile[i] = one_bit(nth_set_bit(loose[t], static_cast<std::uint32_t>(chosen)));
    if ((unseen_.strangers[taker].may_hold[t] & tile[i]) == 0) return;
    --excess[giver][t];
    ++excess[taker][t];
  }
  int discord = 0;
  for (const auto& shares : excess)
    for (const int tiles : shares) discord += std::abs(tiles);
  if (!accept(rotation_weight(discord), rotation_weight(discord_), discord)) return;
  for (std::uint32_t i = 0; i < size; ++i) {
    laying_.hand[ring[i]][timeframe[i]] ^= tile[i];
    laying_.hand[ring[(i + 1) % size]][timeframe[i]] ^= tile[i];
  }
  excess_ = excess;
  discord_ = discord;
}

}  // namespace paradoxa::paradominetor
