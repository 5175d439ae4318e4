// Invariants 2 and 3: the island and its tokens, boards and pieces, as far as set-up has come.
#pragma once

#include <string_view>

#include "games/island/rules/chapters/setup.hpp"

namespace paradoxa::island::invariants_detail {

constexpr bool is_setup(const State& state) { return state.owner == kNoSeat; }

constexpr std::string_view island_flaw(const Content& content, const State& state) {
  Island again;
  for (int t = 0; t < kTiles; ++t) {
    const Tile tile = Tile::at(t);
    if (!state.island.has(tile)) continue;
    const Placement placement = state.island.placement(tile);
    if (!again.takes(placement)) return "IS-3.3: tiles overlap or stick out";
    again.place(placement);
  }
  if (again != state.island) return "IS-3.3: the island does not fit its tiles";
  if (!state.island.complete()) {
    if (!is_setup(state)) return "IS-4.2: the island comes first";
    const Tile next = next_tile(state.island);
    bool can_go_on = false;
    if (by_hand(state))
      for_each_lay(content.lakes, state.island, [&](const Placement&) { can_go_on = true; });
    else if (state.island.has(kBentLake) || next == kStraightLake || next == kBentLake)
      can_go_on = !next_draws(content.lakes, state.island).empty();
    if (!can_go_on) return "IS-3.3: the island cannot be finished";
  }
  return {};
}

constexpr std::string_view token_flaw(const State& state) {
  AnomalySet seen;
  const int dealt = tokens_dealt(state);
  for (int i = 0; i < kAnomalySpaces; ++i) {
    const std::uint8_t token = state.tokens[static_cast<std::size_t>(i)];
    if ((i < dealt) != (token < kAnomalies) || (i >= dealt && token != State::kNoToken))
      return "IS-4.3: there is no such token";
    if (i >= dealt) continue;
    if (seen.contains(static_cast<Anomaly>(token))) return "IS-4.3: each token lies once";
    seen.add(static_cast<Anomaly>(token));
  }
  if (dealt > 0 && !state.island.complete()) return "IS-4.15: tokens are dealt to the island";
  if (dealt < kAnomalySpaces && !is_setup(state)) return "IS-4.3: five tokens are dealt";
  const bool assigns = state.options.anomaly_assignment == Assignment::kOp;
  const bool done = !is_setup(state) || state.place(OpPiece::kWave).on_map();
  if (state.assigned > (assigns && dealt == kAnomalySpaces ? kAnomalySpaces : 0) ||
      state.assigned == kAnomalySpaces - 1 || (assigns && done && state.assigned != kAnomalySpaces))
    return "IS-4.3: OP lays the tokens one by one";
  if (state.finishing >
      (state.options.map_mode == MapMode::kHand && !state.island.complete() ? 1 : 0))
    return "IS-4.2: nobody asked Nature to finish";
  return {};
}

// IS-22.3: each fruit in one box, and no more fruits than boxes.
constexpr std::string_view box_flaw(const CharacterRule& rule, const Board& board) {
  if (rule.ability != Ability::kFreeBoxes)
    return board.boxes == 0 ? std::string_view{} : "IS-22.3: only free boxes are written into";
  if (board.boxes >> (2 * kFruits) != 0) return "unused bytes are not blank";
  FruitSet filled;
  for (int b = 0; b < kBonuses; ++b) {
    const FruitSet fruits = fruits_of(rule, board, b);
    if (fruits.size() > rule.bonuses[static_cast<std::size_t>(b)].boxes)
      return "IS-22.3: a bonus has more fruits than boxes";
    filled = filled | fruits;
  }
  return filled == (board.circled | board.crossed) ? std::string_view{}
                                                   : "IS-22.3: fruits are written into boxes";
}

constexpr std::string_view board_flaw(const Content& content, const State& state, std::size_t b) {
  const Board& board = state.boards[b];
  const bool plays = b < static_cast<std::size_t>(state.options.captives());
  if (!plays || board.character == Character::kNone) {
    if (board != Board{} || !state.counted[b].empty()) return "unused bytes are not blank";
    return plays && !is_setup(state) ? "IS-4.9: every captive has a character" : std::string_view{};
  }
  if (at(board.character) >= kCharacters) return "IS-4.9: there is no such character";
  for (std::size_t other = 0; other < b; ++other)
    if (state.boards[other].character == board.character)
      return "IS-4.9: each character is taken once";
  const CharacterRule& rule = rule_of(content, board);
  const FruitSet all = FruitSet::all();
  if (!((board.circled | board.crossed | board.visited | board.replenished) - all).empty() ||
      !(board.circled & board.crossed).empty())
    return "IS-14.1: a fruit is circled, or crossed, or neither";
  if (const auto f = box_flaw(rule, board); !f.empty()) return f;
  const bool squares = rule.ability == Ability::kMeetingSquares;
  const int taken = board.squares | board.squares_crossed;
  if ((board.squares & board.squares_crossed) != 0 || taken >> (squares ? kSquares : 0) != 0)
    return "IS-22.4: a square is circled, or crossed, or neither";
  if (!(board.symbols - OpPieceSet::all()).empty() ||
      (rule.ability != Ability::kDoubleScare && !board.symbols.empty()))
    return "IS-22.2: there is no such symbol";
  const bool by_cell = rule.mission != Mission::kFiveScares;
  if (board.steps > kSteps || (by_cell && board.steps != state.counted[b].size()) ||
      (!by_cell && !state.counted[b].empty()) || !(state.counted[b] - CellSet::all()).empty())
    return "IS-23.2: steps do not fit what was counted";
  if (board.steps == kSteps && state.ask != Ask::kOver) return "IS-23.1: the mission is complete";
  return board.blank == 0 ? std::string_view{} : "unused bytes are not blank";
}

}  // namespace paradoxa::island::invariants_detail
