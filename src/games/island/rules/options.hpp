// How a game is set up: seats, where the island comes from, and the readings a table may choose.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/enum_words.hpp"

namespace paradoxa::island {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;
inline constexpr int kDefaultRounds = 100;
inline constexpr int kMaxRounds = 200;
inline constexpr int kMaxAssist = 3;
inline constexpr int kMaxReactionTimeout = 240;  // seconds

enum class Switch : std::uint8_t { kOff, kOn };
// IS-4.2. Loading is building by hand in one go: OP hands over every tile (IS-4.16).
enum class MapMode : std::uint8_t { kRandom, kHand, kLoad };
enum class Assignment : std::uint8_t { kRandom, kOp };
enum class SafeScope : std::uint8_t { kFirst, kAction };

inline constexpr EnumWords<Switch, 2> kSwitchWords{"off", "on"};
inline constexpr EnumWords<MapMode, 3> kMapModeWords{"random", "hand", "load"};
inline constexpr EnumWords<Assignment, 2> kAssignmentWords{"random", "op"};
inline constexpr EnumWords<SafeScope, 2> kSafeScopeWords{"first", "action"};

struct Options {
  std::uint8_t seats = 3;
  MapMode map_mode = MapMode::kRandom;
  Assignment anomaly_assignment = Assignment::kRandom;  // IS-4.3
  SafeScope safe_scope = SafeScope::kFirst;             // IS-R7
  Switch op_disclose = Switch::kOff;                    // IS-25.4
  Switch notes_open_to_op = Switch::kOn;                // IS-25.5, IS-25.6, IS-R56
  std::uint8_t assist_max = 1;                          // how much a client may help
  std::uint8_t reaction_timeout_s = 20;                 // IS-15.8; 0 is none
  std::uint8_t max_rounds = kDefaultRounds;             // IS-23.10

  static constexpr Options for_seats(int count) {
    Options options;
    options.seats = static_cast<std::uint8_t>(count);
    return options;
  }

  // IS-24.
  constexpr bool two_players() const { return seats == 2; }
  constexpr int captives() const { return seats - 1; }
  constexpr int pieces() const { return two_players() ? 2 : seats - 1; }
  // IS-13.4, IS-24.4.
  constexpr int perish_goal() const { return two_players() ? 4 : 5; }

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// What is wrong with these options in words, or nothing.
constexpr std::string_view flaw(const Options& options) {
  if (options.seats < kMinSeats || options.seats > kMaxSeats)
    return "IS-1.1: a game has 2, 3 or 4 seats";
  if (options.map_mode > MapMode::kLoad) return "IS-4.2: map_mode is random, hand or load";
  if (options.anomaly_assignment > Assignment::kOp)
    return "IS-4.3: anomaly_assignment is random or op";
  if (options.safe_scope > SafeScope::kAction) return "IS-7.6: safe_scope is first or action";
  if (options.op_disclose > Switch::kOn) return "IS-25.4: op_disclose is off or on";
  if (options.notes_open_to_op > Switch::kOn) return "IS-25.6: notes_open_to_op is on or off";
  if (options.assist_max > kMaxAssist) return "assist_max is at most 3";
  if (options.reaction_timeout_s > kMaxReactionTimeout)
    return "IS-15.8: reaction_timeout_s is at most 240";
  if (options.max_rounds < 1 || options.max_rounds > kMaxRounds)
    return "IS-23.10: max_rounds is from 1 to 200";
  return {};
}

}  // namespace paradoxa::island
