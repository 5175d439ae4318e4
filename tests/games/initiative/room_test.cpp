// A console has room for every card that can still come to it.
#include <algorithm>

#include <gtest/gtest.h>

#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

// The beginning of a game for two, with cards of the deck on the chief's console.
State with_cards(const std::vector<int>& columns) {
  State state = started(2).state();
  for (const int column : columns) {
    Card card = kNoCard;
    state.hidden.for_each([&](Card other) {
      if (!card.exists() && !other.is_nexus()) card = other;
    });
    state.hidden.remove(card);
    --state.deck;
    ConsoleCard entry;
    entry.card = card;
    entry.column = static_cast<std::uint8_t>(column);
    state.console(state.chief).add(entry);
  }
  return state;
}

TEST(PiRoom, PI_16_3_cards_that_leave_no_room_for_drafts_are_refused) {
  EXPECT_EQ(flaw(shipped(), with_cards({2, 2})), "");
  EXPECT_EQ(flaw(shipped(), with_cards({2, 2, 3, 3, 4, 4})), "");
  const std::string_view refused = "PI-16.3: a console never holds this many cards";
  EXPECT_EQ(flaw(shipped(), with_cards({1, 1})), refused);  // eight drafts and two modules to come
  EXPECT_EQ(flaw(shipped(), with_cards({2, 2, 3, 3, 4, 4, 4})), refused);
  EXPECT_EQ(flaw(shipped(), with_cards({2, 2, 2})), refused);
  EXPECT_EQ(flaw(shipped(), with_cards(std::vector<int>(Console::kRoom, 4))), refused);
}

// Takes whatever brings a card to the console, or keeps one there.
Move greedy(const State& state, FastRandom& random) {
  const MoveList moves = legal_moves(shipped(), state, to_act(shipped(), state).first());
  const auto wanted = [&](const Move& move) {
    switch (move.kind) {
      case MoveKind::kDraft: return shipped().numbers(move.card()).start_column == 1;
      case MoveKind::kUse:
        return move.module() == Module::kSearch || move.module() == Module::kRewind;
      case MoveKind::kKeep:
        return move.module() == Module::kSearch || move.module() == Module::kRewind;
      case MoveKind::kRewind: return state.console(state.active).find(move.card())->column == 4;
      case MoveKind::kSearch: return shipped().numbers(move.card()).start_column == 1;
      case MoveKind::kEnd: return true;
      default: return false;
    }
  };
  for (const Move& move : moves)
    if (wanted(move)) return move;
  for (const Move& move : moves)
    if (move.kind == MoveKind::kDraft) return move;
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

TEST(PiRoom, PI_R3_whatever_is_drafted_searched_and_rewound_fits) {
  std::size_t most = 0;
  int accepted = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    FastRandom random(seed);
    std::vector<int> columns;
    for (std::uint32_t left = random.below(8); left > 0; --left)
      columns.push_back(1 + static_cast<int>(random.below(kColumns)));
    const State state = with_cards(columns);
    if (!flaw(shipped(), state).empty()) continue;
    ++accepted;
    TestGame game(state);
    while (game->ask != Ask::kOver && game->final_round == 0) {
      game.make(is_natures(game->ask) ? sample(shipped(), game.state(), kNature, random)
                                      : greedy(game.state(), random));
      for (const Console& console : game->consoles)
        most = std::max<std::size_t>(most, console.size);
    }
  }
  EXPECT_GT(accepted, 10);
  EXPECT_GE(most, 9u);
}

}  // namespace
}  // namespace paradoxa::initiative
