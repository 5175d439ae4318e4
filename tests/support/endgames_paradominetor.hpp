// Games of Paradominetor played in several manners, up to any point: for tests and benchmarks of
// the sampler.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {

inline constexpr Content kPlainContent{};

inline std::string_view seed_text() {
  const char* given = std::getenv("PARADOXA_SEED");
  return given != nullptr ? given : "determinize";
}

// Each test has a stream of its own: FNV-1a of the seed and the test's number.
inline FastRandom stream(std::uint64_t number) {
  std::uint64_t hash = 0xCBF29CE484222325u ^ number;
  for (const char c : seed_text()) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  return FastRandom{hash};
}

// kAnything: any legal move. kShedding: gets rid of its shortest colour, so that voids come early.
// kBlackGifts: passes black tiles on; seats with an odd number play them at once, others keep them.
enum class Manner { kAnything, kShedding, kBlackGifts };

inline Tile preferred(const TileSet& tiles, const std::function<int(Tile)>& rank,
                      FastRandom& random) {
  Tile best = kNoTile;
  int best_rank = 0;
  tiles.for_each([&](Tile tile) {
    const int r = 16 * rank(tile) + static_cast<int>(random.below(16));
    if (best == kNoTile || r > best_rank) best = tile, best_rank = r;
  });
  return best;
}

inline Move choose(Manner manner, const State& state, Seat seat, FastRandom& random) {
  const bool playing = state.phase == Phase::kLead || state.phase == Phase::kFollow;
  if (manner == Manner::kShedding && playing)
    return Move::play(preferred(
        legal_play(state),
        [&](Tile tile) {
          ColourSet colour;
          if (!tile.is_black()) colour.add(tile.colour());
          return tile.is_black() ? -15 : -(state.hand(seat) & TileSet::of_colours(colour)).size();
        },
        random));
  const auto black_first = [](Tile tile) { return tile.is_black() ? 1 : 0; };
  const auto black_last = [](Tile tile) { return tile.is_black() ? -1 : 0; };
  if (manner == Manner::kBlackGifts && state.phase == Phase::kPass)
    return Move::pass(preferred(legal_pass(state, seat), black_first, random));
  if (manner == Manner::kBlackGifts && playing && seat.index % 2 == 1)
    return Move::play(preferred(legal_play(state), black_first, random));
  if (manner == Manner::kBlackGifts && playing)
    return Move::play(preferred(legal_play(state), black_last, random));
  return sample(kPlainContent, state, seat, random);
}

// Plays on until `stop` says so or the game is over; simultaneous choices come in any order.
inline void play_until(State& state, Manner manner, FastRandom& random,
                       const std::function<bool(const State&)>& stop) {
  while (!stop(state)) {
    const SeatSet acting = to_act(kPlainContent, state);
    if (acting.empty()) return;
    const Seat s =
        seat(nth_set_bit(acting.bits, random.below(static_cast<std::uint32_t>(acting.size()))));
    apply(kPlainContent, state, s, choose(manner, state, s, random), NobodyListens{});
  }
}

inline Options any_options(int seats, FastRandom& random) {
  Options options = Options::for_seats(seats);
  do options.colours.bits = static_cast<std::uint8_t>(random.below(32));
  while (options.colours.size() != seats);
  options.pass = random.below(2) == 0 ? PassDirection::kLeft : PassDirection::kRight;
  if (random.below(2) == 0)
    options.first_lead = seat(static_cast<int>(random.below(options.seats)));
  return options;
}

inline std::vector<Viewer> seats_and_spectator(const State& state) {
  std::vector<Viewer> viewers{kSpectator};
  for (int s = 0; s < state.seats(); ++s) viewers.push_back(Viewer::of(seat(s)));
  return viewers;
}

struct Endgame {
  State state{};
  View view{};
};

// A position in the last tricks, as one of the seats or a spectator sees it.
inline Endgame endgame(int seats, Manner manner, int tricks_left, FastRandom& random) {
  Endgame end;
  end.state = initial(kPlainContent, any_options(seats, random));
  const auto position = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
  play_until(end.state, manner, random, [&](const State& state) {
    return state.trick == kTricks - tricks_left && state.position == position &&
           (state.phase == Phase::kLead || state.phase == Phase::kFollow);
  });
  const auto viewers = seats_and_spectator(end.state);
  end.view = view(kPlainContent, end.state,
                  viewers[random.below(static_cast<std::uint32_t>(viewers.size()))]);
  return end;
}

inline std::string endgame_name(const Endgame& end) {
  return std::to_string(end.state.seats()) + " seats, trick " + std::to_string(end.state.trick) +
         ", viewer " + std::to_string(end.view.viewer.code);
}

}  // namespace paradoxa::paradominetor
