// PX-3 and PX-4: set-up, tableaux, hands, pool, decks and their rebuilding.
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

// Deck 2 is empty but for what the sections name: its other cards lie in tableaux and a hand.
State without_deck_2(const std::string& more) {
  return table(2,
               "tableaux T2 T4 T5 T6 T7 T8 T9 T10 T11/T12 T13 V1 V2 V3 V4 V6 V7 V8 V10; "
               "hands /V11 V12 V13; " +
                   more);
}

TEST(PxPlaces, PX_3_2_PX_3_3_the_decks_are_full_and_everything_else_is_empty) {
  for (int seats = 2; seats <= 4; ++seats) {
    const State state = initial(shipped(), Options::for_seats(seats));
    EXPECT_EQ(state.deck_size(kDeck1), seats == 4 ? 52 : 26);
    EXPECT_EQ(state.deck_size(kDeck2), seats == 4 ? 52 : 26);
    EXPECT_TRUE(state.pool.empty());
    for (int s = 0; s < seats; ++s) {
      EXPECT_TRUE(state.tableau(seat(s)).empty());
      EXPECT_EQ(state.hand(seat(s)).size, 0);
      EXPECT_EQ(state.tokens[static_cast<std::size_t>(s)], 0);
    }
    EXPECT_EQ(state.piles[0].discards + state.piles[1].discards, 0);
    EXPECT_TRUE(flaw(shipped(), state).empty());
  }
}

TEST(PxPlaces, PX_3_4_PX_R4_every_seat_is_as_likely_to_start) {
  for (int seats = 2; seats <= 4; ++seats) {
    const State state = initial(shipped(), Options::for_seats(seats));
    const MoveList moves = legal_moves(shipped(), state, kNature);
    ASSERT_EQ(static_cast<int>(moves.size()), seats);
    for (const Move& move : moves) EXPECT_EQ(weight(shipped(), state, move), 1u);
    TestGame game(state);
    game.play("start 1");
    EXPECT_EQ(game->active, seat(1));
    EXPECT_EQ(game->turn, 0);
  }
}

TEST(PxPlaces, PX_13_5_start_cards_go_to_all_but_the_starting_player) {
  TestGame game(initial(shipped(), Options::for_seats(3)));
  game.play("start 1");
  EXPECT_EQ(game.who(), 2);
  game.play("deck 1, top K4");
  EXPECT_EQ(game.who(), 0);
  game.play("deck 2, top V9");
  EXPECT_EQ(hand_of(game.state(), 2), "K4");
  EXPECT_EQ(hand_of(game.state(), 0), "V9");
  EXPECT_EQ(hand_of(game.state(), 1), "");
  EXPECT_EQ(game->active, seat(1));
  EXPECT_EQ(game->turn, 0);
  Options without = Options::for_seats(3);
  without.start_card = StartCard::kOff;
  TestGame bare(initial(shipped(), without));
  bare.play("start 1");
  EXPECT_EQ(bare.who(), 1);
  for (int s = 0; s < 3; ++s) EXPECT_EQ(bare->hand(seat(s)).size, 0);
}

TEST(PxPlaces, PX_4_1_PX_4_2_PX_6_2_PX_R5_E14_room_is_made_before_the_deck_is_chosen) {
  TestGame game(table(2, "tableaux K1 K2 K3- K4 K5+ K6 K7 K8 K9 K10/S1"));
  game.play("build");
  EXPECT_EQ(game.ask(), "room");
  EXPECT_EQ(answers(shipped(), game.state()).size(), 10);  // face down and shielded ones too
  game.play("room K3");
  EXPECT_EQ(game.ask(), "deck");
  game.play("deck 2, top T5");
  EXPECT_EQ(tableau_of(game.state(), 0), "K1 K2 K4 K5 K6 K7 K8 K9 K10 T5");
  EXPECT_EQ(discards_of(game.state(), 1), "K3");
}

TEST(PxPlaces, PX_4_2_with_nine_cards_nothing_is_discarded) {
  TestGame game(table(2, "tableaux K1 K2 K3 K4 K5 K6 K7 K8 K9/S1"));
  game.play("build, deck 1, top S5");
  EXPECT_EQ(game->tableau(seat(0)).size(), 10);
  EXPECT_EQ(discards_of(game.state(), 1), "");
}

TEST(PxPlaces, PX_4_3_PX_4_4_PX_5_4_PX_R21_hands_are_checked_after_the_action) {
  TestGame game(table(2, "tableaux V7 K1/S1; hands K2 K3 K4 K5/"));
  game.play("effect V7, deck 1, top K6, deck 1, top K7, deck 1, top K8");
  EXPECT_EQ(game->hand(seat(0)).size, 7);  // larger during the action
  EXPECT_EQ(game.ask(), "hand");
  EXPECT_EQ(legal_text(game.state()),
            "discard K2, discard K3, discard K4, discard K5, discard K6, discard K7, discard K8");
  game.play("discard K2, discard K8");
  EXPECT_EQ(hand_of(game.state(), 0), "K3 K4 K5 K6 K7");
  EXPECT_EQ(game->active, seat(1));
}

TEST(PxPlaces, PX_4_4_a_hand_card_just_used_counts_and_may_go) {
  TestGame game(table(2, "tableaux K1/S1; hands V7 K3 K4 K5/"));
  game.play("effect V7, deck 1, top K6, deck 1, top K7, deck 1, top K8");
  EXPECT_EQ(game->hand(seat(0)).size, 7);
  EXPECT_TRUE(is_legal(game.state(), "discard V7"));
}

TEST(PxPlaces, PX_4_5_PX_R10_PX_R24_the_active_player_cuts_the_pool_to_five) {
  TestGame game(table(2, "tableaux V4 K1/S1; pool K2 K3 K4 K5"));
  game.play("effect V4, deck 1, top K6, deck 2, top T7, deck 2, top T8");
  EXPECT_EQ(game.ask(), "pool");
  EXPECT_EQ(game.who(), 0);
  game.play("drop T8, drop K2");
  EXPECT_EQ(pool_of(game.state()), "K3 K4 K5 K6 T7");
  EXPECT_EQ(discards_of(game.state(), 1), "K2");
  EXPECT_EQ(discards_of(game.state(), 2), "T8");
  EXPECT_EQ(game.ask(), "take");  // before the next step
}

TEST(PxPlaces, PX_4_6_PX_R30_discard_piles_are_ordered_and_open) {
  const State state = table(2, "tableaux K1 K2/S1; discards S4 K12 S9/T2 V5");
  const View seen = view(shipped(), state, kSpectator);
  EXPECT_EQ(seen.piles[0].discard(0), card("S9"));
  EXPECT_EQ(seen.piles[0].discard(2), card("S4"));
}

TEST(PxPlaces, PX_4_7_PX_R7_only_a_deck_that_can_supply_may_be_chosen) {
  const State empty = without_deck_2("pool V5 T1 T3; discards /V9");
  EXPECT_TRUE(empty.can_supply(kDeck2));
  State nothing = without_deck_2("pool V5; discards /T3 V9");
  nothing.pool = {};
  nothing.pile(kDeck2).clear_discards();
  nothing.face_down = nothing.unordered(kDeck1);
  EXPECT_FALSE(nothing.can_supply(kDeck2));
  EXPECT_TRUE(nothing.can_supply(kDeck1));
  EXPECT_EQ(legal_deck(nothing).decks, 1);
  State bare;
  bare.active = seat(0);
  EXPECT_FALSE(legal_build(bare));
}

TEST(PxPlaces, PX_4_8_E15_a_rebuild_takes_the_discard_pile_and_the_neutral_cards_of_the_deck) {
  TestGame game(without_deck_2("pool V5 K8 T1; discards /T3 V9"));
  game.play("build, deck 2");
  EXPECT_EQ(legal_text(game.state()), "top T1, top T3, top V5, top V9");
  game.play("top V9");
  EXPECT_EQ(pool_of(game.state()), "K8");
  EXPECT_EQ(game->deck_size(kDeck2), 3);
  EXPECT_EQ(discards_of(game.state(), 2), "");
  EXPECT_EQ(game->batches[1], 1);
  ASSERT_EQ(game.all<Rebuilt>().size(), 1u);
  EXPECT_EQ(game.all<Rebuilt>()[0].cards.size(), 4u);
}

TEST(PxPlaces, PX_4_8_PX_R6_E16_an_emptied_deck_waits_until_a_card_is_wanted) {
  TestGame game(stacked(table(2, "tableaux K1 T2/S1; pool K8"), 1, "K5"));
  const int discards = game->piles[0].discards;
  game.play("build, deck 1");
  EXPECT_TRUE(game->tableau(seat(0)).contains(card("K5")));
  EXPECT_EQ(game->deck_size(kDeck1), 0);
  EXPECT_EQ(game->piles[0].discards, discards);
  EXPECT_EQ(pool_of(game.state()), "K8");
  EXPECT_TRUE(game.all<Rebuilt>().empty());
}

TEST(PxPlaces, PX_4_9_cards_are_drawn_one_by_one_and_the_deck_chosen_each_time) {
  TestGame game(table(2, "tableaux K1 T2/S1"));
  game.play("effect K1");
  EXPECT_EQ(legal_text(game.state()), "deck 1, deck 2");
  game.play("deck 1, top K5");
  EXPECT_EQ(hand_of(game.state(), 0), "K5");
  EXPECT_EQ(legal_text(game.state()), "deck 1, deck 2");
  game.play("deck 2, top T5");
  EXPECT_EQ(hand_of(game.state(), 0), "K5 T5");
}

TEST(PxPlaces, PX_4_10_without_supply_a_draw_does_nothing) {
  // Cannot happen with the cards of the game: made by hand, and only the step is looked at.
  State state;
  state.active = state.who = seat(0);
  state.program = program_of(card("V7"));
  state.source = card("V7");
  begin_draw(state, seat(0), 3);
  EXPECT_EQ(state.ask, Ask::kNextStep);
  begin_build(state, 2);
  EXPECT_EQ(state.ask, Ask::kNextStep);
  state.count = 2;
  seed(state);
  EXPECT_EQ(state.ask, Ask::kNextStep);
}

}  // namespace
}  // namespace paradoxa::paradoxical
