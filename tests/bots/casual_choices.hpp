// What the casual player of a game may choose, and how strong bots are.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "bots/casual_bot.hpp"
#include "bots/decisions.hpp"
#include "bots/spec.hpp"
#include "lab/match.hpp"

namespace paradoxa {

using MoveTexts = std::set<std::string>;

// The choice of the first seat to act, which has heard nothing.
template <Game G>
typename G::Move casual_choice(const typename G::Content& content, const typename G::State& state,
                               std::uint64_t seed) {
  const Seat seat = G::to_act(content, state).first();
  const auto given = decision_in<G>(content, state, seat);
  const typename G::Heard heard{};
  FastRandom random(seed);
  return CasualBot<G>()
      .choose(content, Known<G>(given.view, heard), seat, given.legal, random)
      .move;
}

// Every one that some seeds give.
template <Game G>
MoveTexts casual_choices(const typename G::Content& content, const typename G::State& state,
                         std::uint64_t seeds) {
  MoveTexts texts;
  for (std::uint64_t seed = 0; seed < seeds; ++seed)
    texts.insert(to_text(casual_choice<G>(content, state, seed)));
  return texts;
}

// The lower end of the first bot's share of wins, with 95 % confidence, over fixed seeds.
template <Game G>
double low_end_of_first(const typename G::Content& content, const std::vector<const char*>& bots,
                        int games, std::uint64_t seed = 11) {
  std::vector<BotSpec> specs;
  for (const char* bot : bots) specs.push_back(*parse_bot(bot));
  const auto options = G::Options::for_seats(static_cast<int>(specs.size()));
  MatchSettings settings;
  settings.games = games;
  settings.seed = seed;
  return run_match<G>(content, options, specs, settings).entries[0].ci95.low;
}

}  // namespace paradoxa
