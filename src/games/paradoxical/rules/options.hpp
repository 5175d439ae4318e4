// How a game is set up: seats and the readings of the rulebook that a table may choose (PX-13).
#pragma once

#include <cstdint>
#include <string_view>

namespace paradoxa::paradoxical {

inline constexpr int kMinPlayers = 2;  // PX-1.1, PX-R27
inline constexpr int kMaxPlayers = 4;
inline constexpr int kMinRounds = 20;
inline constexpr int kMaxRounds = 1000;

enum class SetCards : std::uint8_t { kDiscard, kKeep };           // PX-13.1
enum class StraightRule : std::uint8_t { kMixed, kAlternating };  // PX-13.2
enum class PairRule : std::uint8_t { kAny, kDistinct };           // PX-13.3
enum class ResetRule : std::uint8_t { kAnyClaim, kOwnClaim };     // PX-13.4
enum class StartCard : std::uint8_t { kOn, kOff };                // PX-13.5

struct Options {
  std::uint16_t round_cap = 100;  // PX-13.6
  std::uint8_t seats = 2;
  SetCards set_cards = SetCards::kDiscard;
  StraightRule straight = StraightRule::kMixed;
  PairRule pairs = PairRule::kAny;
  ResetRule reset = ResetRule::kAnyClaim;
  StartCard start_card = StartCard::kOn;

  static constexpr Options for_seats(int count) {
    Options options;
    options.seats = static_cast<std::uint8_t>(count);
    return options;
  }

  constexpr bool two_decks() const { return seats == kMaxPlayers; }  // PX-12.1

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// What is wrong with these options in words, or nothing.
constexpr std::string_view flaw(const Options& options) {
  if (options.seats < kMinPlayers || options.seats > kMaxPlayers)
    return "PX-1.1: a game has 2, 3 or 4 seats";
  if (options.round_cap < kMinRounds || options.round_cap > kMaxRounds)
    return "PX-13.6: the round cap is a number from 20 to 1000";
  if (options.set_cards > SetCards::kKeep) return "PX-13.1: set cards are discarded or kept";
  if (options.straight > StraightRule::kAlternating)
    return "PX-13.2: a straight is mixed or alternating";
  if (options.pairs > PairRule::kDistinct) return "PX-13.3: pairs are any or distinct";
  if (options.reset > ResetRule::kOwnClaim)
    return "PX-13.4: effects are reset by any claim or by your own";
  if (options.start_card > StartCard::kOff) return "PX-13.5: the start card is on or off";
  return {};
}

}  // namespace paradoxa::paradoxical
