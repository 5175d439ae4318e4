// Bots against each other, whole games, many of them.
//
// Game g seats entry e at seat (e + g) mod N, and each group of N games has the same deal: every
// bot sits everywhere and gets every hand. All that is random in game g comes from the match's seed
// and g, so the results are the same for any number of threads (bots with a time budget excepted).
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/any_bot.hpp"
#include "engine/game.hpp"
#include "lab/statistics.hpp"
#include "lab/tallies.hpp"

namespace paradoxa {

enum class Rotation : std::uint8_t { kRotate, kFixed };

struct MatchSettings {
  int games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  Rotation rotation = Rotation::kRotate;
};

// One game, by entry: the order in which the bots were named.
struct GameRecord {
  PerSeat<std::int16_t> scores{};
  PerSeat<double> win_shares{};
  int plies = 0;         // all moves
  int decisions = 0;     // the seats' moves, forced ones too
  Seat first = kNoSeat;  // who began, where the game's tally says so
  int length = 0;        // in the tally's unit
};

// What became of one entry, or of one place at the table.
struct Standing {
  std::string name;
  int games = 0;
  double mean_score = 0;
  double win_share = 0;
  Interval ci95{};
};

// How long games were.
struct Spread {
  int median = 0, min = 0, max = 0;

  friend bool operator==(const Spread&, const Spread&) = default;
};

struct MatchResult {
  std::string game;
  std::string edition;  // of the content
  std::string score_unit;
  MatchSettings settings;
  double seconds = 0;
  std::uint64_t decisions = 0;
  std::uint64_t nature_decisions = 0;
  std::vector<Standing> entries;    // as named
  std::vector<Standing> positions;  // by seat
  Spread plies;

  // Of games with a tally of their own; else empty.
  std::vector<Standing> order;  // by turn order, from who began
  Spread length;
  std::string length_unit;
  Tallies tallies;
  std::vector<ItemGroup> groups;  // names for the items of the tallies, in their order

  double decisions_per_s() const {
    return seconds > 0 ? static_cast<double>(decisions) / seconds : 0;
  }
  double games_per_s() const { return seconds > 0 ? settings.games / seconds : 0; }
};

// Told now and then how many games are over.
using Progress = std::function<void(int done)>;

// The seat of an entry in game g.
constexpr Seat seat_of_entry(int entry, int game, int seats, Rotation rotation) {
  return seat(rotation == Rotation::kRotate ? (entry + game) % seats : entry);
}

namespace match_detail {

// Streams that share nothing: one for each purpose and number.
enum class Stream : std::uint8_t { kNature = 1, kBots = 2 };
inline FastRandom stream(std::uint64_t seed, Stream purpose, int number) {
  FastRandom mixer(seed ^ static_cast<std::uint64_t>(purpose) << 62);
  return FastRandom(mixer.next() + 0xD1342543DE82EF95u * static_cast<std::uint64_t>(number))
      .split();
}

struct NoTally : NobodyListens {
  template <class Moves>
  void offer(Seat, const Moves&) {}
};

template <Game G>
struct TallyFor {
  using Type = NoTally;
};
template <Game G>
  requires Tallied<G>
struct TallyFor<G> {
  using Type = typename G::Tally;
};

template <Game G>
GameRecord play_game(const typename G::Content& content, const typename G::Options& options,
                     std::vector<TypedBot<G>>& bots, const MatchSettings& settings, int game,
                     Tallies& tallies) {
  const int seats = static_cast<int>(bots.size());
  const int deal = settings.rotation == Rotation::kRotate ? game / seats : game;
  FastRandom nature = stream(settings.seed, Stream::kNature, deal);
  FastRandom random = stream(settings.seed, Stream::kBots, game);
  PerSeat<TypedBot<G>*> sitting{};
  for (int e = 0; e < seats; ++e)
    sitting[seat_of_entry(e, game, seats, settings.rotation).index] =
        &bots[static_cast<std::size_t>(e)];

  GameRecord record;
  typename TallyFor<G>::Type tally;
  Hearers<G> hearers;
  PerSeat<typename G::Belief> beliefs{};
  const auto apply = [&](auto& position, Seat seat, const typename G::Move& move) {
    if constexpr (kHears<G>)
      G::apply(content, position, seat, move, BothListen{tally, hearers});
    else
      G::apply(content, position, seat, move, tally);
  };
  auto state = G::initial(content, options);
  for (SeatSet acting = G::to_act(content, state); !acting.empty();
       acting = G::to_act(content, state), ++record.plies) {
    const Seat seat = acting.first();
    if (is_nature(seat)) {
      apply(state, seat, G::sample(content, state, seat, nature));
      continue;
    }
    const auto view = G::view(content, state, Viewer::of(seat));
    const auto legal = G::legal_moves(content, state, seat);
    const Known<G> known(view, hearers.of(seat), &beliefs[seat.index]);
    const auto choice = sitting[seat.index]->choose(content, known, seat, legal, random);
    tally.offer(seat, legal);
    apply(state, seat, choice.move);
    ++record.decisions;
  }
  const auto outcome = G::outcome(content, state);
  for (int e = 0; e < seats; ++e) {
    const Seat seat = seat_of_entry(e, game, seats, settings.rotation);
    record.scores[static_cast<std::size_t>(e)] = outcome->scores[seat.index];
    record.win_shares[static_cast<std::size_t>(e)] = outcome->win_share(seat);
  }
  if constexpr (Tallied<G>) {
    record.first = tally.first();
    record.length = tally.length();
    tallies.add_game(tally, *outcome);
  }
  return record;
}

// Fills everything but the time from the games, in their order.
void summarise(const std::vector<GameRecord>& records, const std::vector<BotSpec>& specs,
               MatchResult& result);

}  // namespace match_detail

// Precondition: as many specs as the options have seats.
template <Game G>
MatchResult run_match(const typename G::Content& content, const typename G::Options& options,
                      const std::vector<BotSpec>& specs, const MatchSettings& settings,
                      const Progress& progress = {}) {
  const auto start = std::chrono::steady_clock::now();
  std::vector<GameRecord> records(static_cast<std::size_t>(settings.games));
  std::atomic<int> next{0}, done{0};
  const int workers = std::max(1, std::min(settings.threads, settings.games));
  std::vector<Tallies> tallies(static_cast<std::size_t>(workers));
  const auto work = [&](int worker, const Progress& tell) {
    Tallies& own = tallies[static_cast<std::size_t>(worker)];
    std::vector<TypedBot<G>> bots(specs.begin(), specs.end());
    for (int game = next++; game < settings.games; game = next++) {
      records[static_cast<std::size_t>(game)] =
          match_detail::play_game<G>(content, options, bots, settings, game, own);
      const int count = ++done;
      if (tell) tell(count);
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (int t = 1; t < workers; ++t) helpers.emplace_back(work, t, Progress{});
    work(0, progress);  // only this thread tells: nothing to lock
  }
  MatchResult result;
  result.game = G::kName;
  result.score_unit = G::kScoreUnit;
  result.settings = settings;
  for (const Tallies& part : tallies) result.tallies.add(part);
  if constexpr (Tallied<G>) result.length_unit = G::Tally::kLengthUnit;
  match_detail::summarise(records, specs, result);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace paradoxa
