// Worlds of Paradox Island that one viewer cannot tell from the true one.
//
// The tests of secrecy stand on this: whatever differs between such worlds must not reach the
// viewer. So it is written from the information clauses alone, by way of said_island.hpp, never
// from view.hpp, from the audiences of events, or from the sampler.
//
// Hidden from captives and spectators are (IS-3.6, IS-4.5 to IS-4.7, IS-4.11, IS-13.9, IS-16.2,
// IS-17.4, IS-25.2, IS-25.7) the island, which tokens lie where, the cell of every piece but where
// the own start lies, where OP's pieces are, what OP chose unheard, and powers that were not kept.
// When the game is over everybody sees everything (IS-25.7).
//
// A twin is another ground, islands at first and then the true one with some tiles laid anew, that
// sounds alike from the first move on (retold_island.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "games/island/rules/completion.hpp"
#include "games/shipped.hpp"
#include "support/retold_island.hpp"

namespace paradoxa::island {

// ---- Grounds ------------------------------------------------------------------------------------

class Grounds {
 public:
  explicit Grounds(const Content& content) : content_(content) {}

  // Any ground at all.
  Ground any(FastRandom& random) const {
    Ground ground;
    finish(ground.island, random);
    for (std::size_t i = 0; i < kAnomalySpaces; ++i)
      ground.tokens[i] = free_token(ground, i, random);
    return ground;
  }

  // The tiles around some cell laid anew, and sometimes tokens dealt anew; the same where that
  // cannot be.
  Ground changed(const Ground& ground, FastRandom& random) const {
    static constexpr std::array<int, 8> kSizes{1, 2, 2, 3, 4, 6, 10, 16};
    Ground other = ground;
    const auto size = kSizes[random.below(kSizes.size())];
    other.island = without(ground.island, Cell::at(static_cast<int>(random.below(kCells))), size);
    if (!lakes_again(other.island, random)) return ground;
    finish(other.island, random);
    carry_tokens(ground, other);
    if (random.below(2) == 0) {
      const std::size_t one = random.below(kAnomalySpaces), two = random.below(kAnomalySpaces);
      if (one != two)
        std::swap(other.tokens[one], other.tokens[two]);
      else
        other.tokens[one] = free_token(other, kAnomalySpaces, random);
    }
    return other;
  }

 private:
  void finish(Island& island, FastRandom& random) const {
    while (!island.complete()) {
      const Draws draws = next_draws(content_.lakes, island);
      island.place(nth_placement(draws, random.below(total_weight(draws))));
    }
  }
  // Without the tiles nearest to the cell.
  static Island without(const Island& island, Cell middle, int size) {
    std::vector<std::pair<int, int>> tiles;
    for (int t = 0; t < kTiles; ++t) {
      int near = kCells;
      island.placement(Tile::at(t)).cells().for_each([&](Cell c) {
        near = std::min(near, distance(c, middle));
      });
      tiles.emplace_back(near, t);
    }
    std::sort(tiles.begin(), tiles.end());
    Island rest;
    for (std::size_t i = static_cast<std::size_t>(size); i < tiles.size(); ++i)
      rest.place(island.placement(Tile::at(tiles[i].second)));
    return rest;
  }
  // The straight and the bent lake, where they are missing.
  static bool lakes_again(Island& island, FastRandom& random) {
    for (const Tile lake : {kStraightLake, kBentLake}) {
      if (island.has(lake)) continue;
      std::vector<Placement> places;
      for_each_placement(lake, [&](const Placement& place) {
        if (island.takes(place)) places.push_back(place);
      });
      if (places.empty()) return false;
      island.place(places[random.below(static_cast<std::uint32_t>(places.size()))]);
    }
    const bool triangle = island.has(kTriangularLake);
    return can_cover(island.covered(), triangle ? Triangle::kLaid : Triangle::kLeft);
  }
  // Each token stays on its tile.
  void carry_tokens(const Ground& from, Ground& to) const {
    const CellSet before = anomaly_cells(content_.tiles, from.island);
    for (std::uint32_t i = 0; i < kAnomalySpaces; ++i) {
      const Cell now = to.island.cell(from.island.spot(before.nth(i)));
      to.tokens[static_cast<std::size_t>(anomaly_number(content_.tiles, to.island, now))] =
          from.tokens[i];
    }
  }
  // One that lies on none of the first `count` anomaly spaces.
  static std::uint8_t free_token(const Ground& ground, std::size_t count, FastRandom& random) {
    for (;;) {
      const auto token = static_cast<std::uint8_t>(random.below(kAnomalies));
      if (std::find(ground.tokens.begin(), ground.tokens.begin() + static_cast<int>(count),
                    token) == ground.tokens.begin() + static_cast<int>(count))
        return token;
    }
  }

  const Content& content_;
};

// ---- Twins --------------------------------------------------------------------------------------

// What may be the case for one viewer of one game, followed move by move.
class Twins {
 public:
  Twins(const Options& options, Viewer viewer)
      : content_(shipped_content<Game>()),
        options_(options),
        grounds_(content_),
        course_(content_, options, viewer),
        random_(static_cast<std::uint64_t>(viewer.code) + 1) {
    for (std::size_t i = 0; i < kWorlds; ++i)
      worlds_.emplace_back(course_, grounds_.any(random_), kLeaves);
  }
  Twins(const Twins&) = delete;
  Twins& operator=(const Twins&) = delete;

  const Course& course() const { return course_; }

  // Whether these plies go on where it stands.
  bool goes_on(const Options& options, const Past& plies) const {
    const auto& moments = course_.moments();
    if (!(options == options_) || plies.size() < moments.size()) return false;
    for (std::size_t i = 0; i < moments.size(); ++i)
      if (plies[i].seat != moments[i].seat || !(plies[i].move == moments[i].move)) return false;
    return true;
  }
  void follow(const Past& plies) {
    for (std::size_t i = course_.moments().size(); i < plies.size(); ++i) {
      course_.add(plies[i]);
      for (Branches& world : worlds_) follow(world);
      std::erase_if(worlds_, [](const Branches& world) { return !world.alive(); });
      if (i % kEvery == 0 && i > kSetUp && worlds_.size() < kWorlds) find_another();
    }
  }

  State any(FastRandom& random) const {
    if (worlds_.empty()) return course_.state();
    const auto pick = [&](const auto& list) -> const auto& {
      return list[random.below(static_cast<std::uint32_t>(list.size()))];
    };
    State twin = pick(pick(worlds_).leaves()).state;
    rename_powers(twin, random);
    return twin;
  }

 private:
  static constexpr std::size_t kWorlds = 3;
  static constexpr std::size_t kLeaves = 6;
  static constexpr std::size_t kEvery = 6;   // moves between attempts to find another world
  static constexpr std::size_t kSetUp = 22;  // before that any ground will do

  // Goes through the last moments that it has not gone through.
  void follow(Branches& world) {
    const auto& moments = course_.moments();
    while (world.alive() && world.at() < moments.size())
      world.step(moments[world.at()], std::nullopt, random_);
  }
  void find_another() {
    const State& truth = course_.state();
    if (Game::to_act(content_, truth).empty()) return;
    for (int attempt = 0; attempt < 2; ++attempt) {
      const Ground from = worlds_.empty() || random_.below(2) == 0
                              ? Ground{truth.island, truth.tokens}
                              : worlds_[0].ground();
      Branches world(course_, grounds_.changed(from, random_), kLeaves);
      follow(world);
      if (world.alive()) return worlds_.push_back(std::move(world));
    }
  }

  // IS-16.2: the powers that were never announced may be any others of these.
  void rename_powers(State& twin, FastRandom& random) const {
    PowerSet hidden = PowerSet::all();
    for (const Moment& moment : course_.moments())
      if (moment.ask == Ask::kKeep) hidden.remove(moment.move.power());
    std::vector<Power> names;
    hidden.for_each([&](Power p) { names.push_back(p); });
    std::vector<Power> mixed = names;
    for (std::size_t i = mixed.size(); i > 1; --i)
      std::swap(mixed[i - 1], mixed[random.below(static_cast<std::uint32_t>(i))]);
    const auto renamed = [&](Power power) {
      const auto found = std::find(names.begin(), names.end(), power);
      return found == names.end() ? power : mixed[static_cast<std::size_t>(found - names.begin())];
    };
    PowerSet unseen;
    twin.unseen.for_each([&](Power p) { unseen.add(renamed(p)); });
    twin.unseen = unseen;
    for (Power& power : twin.below) power = renamed(power);
    for (Power& power : twin.drawn) power = renamed(power);
  }

  const Content& content_;
  Options options_;
  Grounds grounds_;
  Course course_;
  FastRandom random_;
  std::vector<Branches> worlds_;
};

// The twins of a position that these plies led to.
class Worlds {
 public:
  Worlds(const State& truth, Viewer viewer, const Past& plies) : truth_(truth) {
    // IS-25.7: OP and the referee know everything; so does everybody in the end.
    if (viewer.sees_as(seat(0)) || viewer.is_referee() ||
        Game::to_act(shipped_content<Game>(), truth).empty())
      return;
    twins_ = &followed(truth.options, viewer);
    if (!twins_->goes_on(truth.options, plies)) twins_ = &fresh(truth.options, viewer);
    twins_->follow(plies);
  }

  State twin(FastRandom& random) const { return twins_ == nullptr ? truth_ : twins_->any(random); }

  // The course of these plies as the viewer heard it.
  static const Course& course(const State& truth, Viewer viewer, const Past& plies) {
    Twins* twins = &followed(truth.options, viewer);
    if (!twins->goes_on(truth.options, plies) || twins->course().moments().size() > plies.size())
      twins = &fresh(truth.options, viewer);
    twins->follow(plies);
    return twins->course();
  }

 private:
  // A game is looked at move by move: what was found is kept for the next one.
  using Kept = std::array<std::unique_ptr<Twins>, 256>;
  static Kept& kept() {
    static thread_local Kept all;
    return all;
  }
  static Twins& followed(const Options& options, Viewer viewer) {
    const auto& twins = kept()[viewer.code];
    return twins ? *twins : fresh(options, viewer);
  }
  static Twins& fresh(const Options& options, Viewer viewer) {
    auto& twins = kept()[viewer.code];
    twins = std::make_unique<Twins>(options, viewer);
    return *twins;
  }

  State truth_;
  Twins* twins_ = nullptr;
};

}  // namespace paradoxa::island
