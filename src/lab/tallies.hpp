// What a game's own tally counts, added up over a match.
//
// A game may have a `Tally`: a sink of the events of one game that says who began (`first`), how
// long the game was (`length`, in `kLengthUnit`), which clause ended it (`end`), and for `kItems`
// things how often each seat could choose them (`offers`, from what `offer` is told) and did
// (`uses`). Its codec names the items in groups (`tally_groups`).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "lab/statistics.hpp"

namespace paradoxa {

template <class G>
concept Tallied = requires { typename G::Tally; };

// Whole numbers, so that the order of the games does not matter. A win is 60 parts: as many as six
// seats can share.
struct ItemSum {
  static constexpr std::int64_t kWin = 60;

  std::int64_t offers = 0;
  std::int64_t uses = 0;
  std::int64_t users = 0;  // seats that used it in a game, once or more
  std::int64_t won = 0;    // of these, in parts

  void add(const ItemSum& other) {
    offers += other.offers;
    uses += other.uses;
    users += other.users;
    won += other.won;
  }
  double share_of_offers() const {
    return offers == 0 ? 0 : static_cast<double>(uses) / static_cast<double>(offers);
  }
  double won_games() const { return static_cast<double>(won) / kWin; }
  double win_share() const { return users == 0 ? 0 : won_games() / static_cast<double>(users); }
  Interval ci95() const { return wilson95(won_games(), static_cast<double>(users)); }
};

// Names for a run of items: "effect", and the cards.
struct ItemGroup {
  std::string noun;
  std::vector<std::string> names;
};

// The sums of one thread's games, and of all.
struct Tallies {
  std::vector<ItemSum> items;
  std::map<std::string, int> endings;  // games by the clause that ended them

  void add(const Tallies& other) {
    if (items.size() < other.items.size()) items.resize(other.items.size());
    for (std::size_t i = 0; i < other.items.size(); ++i) items[i].add(other.items[i]);
    for (const auto& [clause, games] : other.endings) endings[clause] += games;
  }

  template <class Tally>
  void add_game(const Tally& tally, const Outcome& outcome) {
    items.resize(Tally::kItems);
    ++endings[std::string(tally.end().text())];
    for (int s = 0; s < outcome.seats; ++s) {
      const auto won = outcome.ranks[static_cast<std::size_t>(s)] == 1
                           ? ItemSum::kWin / outcome.winners()
                           : std::int64_t{0};
      for (int i = 0; i < Tally::kItems; ++i) {
        const int uses = tally.uses(i, seat(s));
        items[static_cast<std::size_t>(i)].add(
            {tally.offers(i, seat(s)), uses, uses > 0 ? 1 : 0, uses > 0 ? won : 0});
      }
    }
  }
};

}  // namespace paradoxa
