// PX-9 and PX-OP: using effects, and every operation.
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

// ---- PX-9 ---------------------------------------------------------------------------------------

TEST(PxEffect, PX_9_1_PX_R25_sources_are_in_the_own_hand_or_face_up_in_the_own_tableau) {
  const State state = table(2, "tableaux K1 K2- T2/S1; hands V7/V8; pool K4; discards K5/");
  EXPECT_TRUE(is_legal(state, "effect K1"));
  EXPECT_TRUE(is_legal(state, "effect V7"));
  EXPECT_EQ(clause_against(state, "effect K2"), "PX-9.11");
  for (const char* other : {"effect S1", "effect V8", "effect K4", "effect K5", "effect T9"})
    EXPECT_EQ(clause_against(state, other), "PX-9.1") << other;
}

TEST(PxEffect, PX_9_2_PX_R22_the_first_step_must_be_feasible) {
  // PX-E36: TAKE T; DRAW 1 with an empty pool.
  const State state = table(2, "tableaux V1 K2/S1");
  EXPECT_EQ(clause_against(state, "effect V1"), "PX-9.2");
  EXPECT_TRUE(is_legal(table(2, "tableaux V1 K2/S1; pool K5"), "effect V1"));
}

TEST(PxEffect, PX_9_3_PX_R14_PX_I12_a_hand_card_is_shown_and_stays_known) {
  TestGame game(table(3,
                      "tableaux K1 T2/S1 S3/S5 T3; hands V8/"
                      "/"));
  EXPECT_FALSE(game->known[1].contains(card("V8")));
  game.play("effect V8, deck 1, top K5");
  EXPECT_EQ(hand_of(game.state(), 0), "V8");
  EXPECT_TRUE(game->known[1].contains(card("V8")));
  EXPECT_TRUE(game->known[kEverybody].contains(card("V8")));
}

TEST(PxEffect, PX_9_4_the_card_is_marked_as_the_action_begins) {
  TestGame game(table(2, "tableaux K1 T2/S1"));
  game.play("effect K1");
  EXPECT_TRUE(game->used.contains(card("K1")));
  EXPECT_EQ(game->source, card("K1"));
}

TEST(PxEffect, PX_9_5_E35_infeasible_steps_are_left_out_and_marked_ones_may_be_declined) {
  TestGame empty(table(2, "tableaux V3 K2/S1 S3"));
  empty.play("effect V3, deck 1, top K5");
  EXPECT_EQ(empty->active, seat(1));  // nothing to exchange with
  TestGame asked(table(2, "tableaux V3 K2/S1 S3; pool K9"));
  asked.play("effect V3, deck 1, top K5");
  EXPECT_EQ(legal_text(asked.state()), "agree, decline");
  TestGame agreed = asked;
  asked.play("decline");
  EXPECT_EQ(pool_of(asked.state()), "K9");
  agreed.play("agree, exchange K2");
  EXPECT_EQ(pool_of(agreed.state()), "K2");
  EXPECT_EQ(tableau_of(agreed.state(), 0), "K5 K9 V3");
}

TEST(PxEffect, PX_9_6_PX_R23_E23_the_source_is_never_chosen) {
  TestGame game(table(2, "tableaux T1 K2 K3 K4 K5 K6 K7 K8 K9 K10/S1 S3"));
  game.play("effect T1");
  EXPECT_EQ(game.ask(), "room");
  EXPECT_EQ(answers(shipped(), game.state()).size(), 9);
  EXPECT_EQ(clause_against(game.state(), "room T1"), "PX-9.6");
  game.play("room K2, deck 1, top S5");
  EXPECT_EQ(game.ask(), "room");
  EXPECT_TRUE(is_legal(game.state(), "room S5"));  // the newly built one may go
  game.play("room S5, deck 1, top S6");
  EXPECT_EQ(game.who(), 1);  // BOON 1
  game.play("deck 2, top V9");
  EXPECT_EQ(hand_of(game.state(), 1), "V9");
}

TEST(PxEffect, PX_9_7_the_active_player_chooses_unless_the_operation_names_another) {
  TestGame game(table(2, "tableaux S6 K2/S1 S3 T1 T2 T3"));
  game.play("effect S6, target T3");
  EXPECT_EQ(game.who(), 1);  // the owner draws
  game.play("deck 1, top K9");
  EXPECT_EQ(game.who(), 0);
}

TEST(PxEffect, PX_9_9_a_used_card_can_still_be_added_discarded_and_traded) {
  TestGame added(table(2, "tableaux K2 K3/S1; hands T5!=*/"));
  EXPECT_TRUE(is_legal(added.state(), "add T5"));
  TestGame traded(table(2, "tableaux S8 K4! K5!/T8 V3"));
  traded.play("effect S8");
  EXPECT_TRUE(is_legal(traded.state(), "trade K4"));
}

TEST(PxEffect, PX_9_10_shielded_cards_are_safe_from_opponents_but_not_from_their_owner) {
  TestGame game(table(2, "tableaux S9 K2/S1+ S3 T4"));
  game.play("effect S9");
  EXPECT_EQ(clause_against(game.state(), "target S1"), "PX-9.10");
  EXPECT_EQ(legal_text(game.state()), "target S3, target T4");
  TestGame tithe(table(2, "tableaux V5 K2/S1+ S3+ T4- T5 T6 T7 T8"));
  tithe.play("effect V5");
  EXPECT_EQ(tithe.who(), 1);
  EXPECT_EQ(answers(shipped(), tithe.state()).size(), 7);
}

TEST(PxEffect, PX_9_11_face_down_cards_cannot_be_chosen_by_opponents_traded_copied_or_lures) {
  const State state = table(2, "tableaux S8 S12 T13 K4- K5/T8- V3 V7");
  TestGame trade(state);
  trade.play("effect S8");
  EXPECT_FALSE(is_legal(trade.state(), "trade K4"));
  trade.play("trade K5");
  EXPECT_EQ(clause_against(trade.state(), "partner T8"), "PX-9.11");
  TestGame copy(state);
  copy.play("effect S12");
  EXPECT_FALSE(is_legal(copy.state(), "copy K4"));
  EXPECT_EQ(clause_against(copy.state(), "copy T8"), "PX-9.11");
  TestGame hunt(state);
  hunt.play("effect T13");
  EXPECT_FALSE(is_legal(hunt.state(), "lure K4"));
  // Their owner may use them up.
  TestGame cycle(table(2, "tableaux S3 K4- K5/T8"));
  cycle.play("effect S3");
  EXPECT_TRUE(is_legal(cycle.state(), "cycle K4"));
}

// ---- PX-OP, in their order ----------------------------------------------------------------------

TEST(PxOperation, PX_OP_DRAW_takes_cards_into_the_hand) {
  TestGame game(table(2, "tableaux V7 K2/S1 S3"));
  game.play("effect V7, deck 1, top K1, deck 2, top T1, deck 1, top S5");
  EXPECT_EQ(hand_of(game.state(), 0), "K1 S5 T1");
}

TEST(PxOperation, PX_OP_SEEK_E24_leftovers_go_under_the_deck_in_the_order_seen) {
  TestGame game(stacked(table(2, "tableaux K6 T1/T2 T3"), 1, "K1 S1 K2 S2 K3 S3"));
  game.play("effect K6, deck 1");
  EXPECT_EQ(legal_text(game.state()), "pick K1, pick K2, pick K3, pick S1, pick S2");
  game.play("pick K2");
  EXPECT_EQ(under_of(game.state(), 1), "S3 K1 S1 S2 K3");
  EXPECT_EQ(tableau_of(game.state(), 0), "K2 K6 T1");
  EXPECT_EQ(game->known[0] & cards("S3 K1 S1 S2 K3"), cards("K1 S1 S2 K3"));
  EXPECT_TRUE((game->known[1] & cards("S3 K1 S1 S2 K3")).empty());
}

TEST(PxOperation, PX_OP_SEEK_E25_a_small_deck_is_not_rebuilt_to_reach_n) {
  TestGame game(stacked(table(2, "tableaux K6 T1/T2 T3"), 1, "K1 S1"));
  game.play("effect K6, deck 1");
  EXPECT_EQ(legal_text(game.state()), "pick K1, pick S1");
  game.play("pick S1");
  EXPECT_EQ(under_of(game.state(), 1), "K1");
  TestGame empty(stacked(table(2, "tableaux K6 T1/T2 T3"), 1, ""));
  empty.play("effect K6, deck 1");
  EXPECT_EQ(empty.all<Rebuilt>().size(), 1u);
  EXPECT_EQ(empty.ask(), "top");
}

TEST(PxOperation, PX_OP_SEEK_takes_several_into_the_hand) {
  TestGame game(stacked(table(2, "tableaux K3 T1/T2 T3"), 1, "K1 S1 K2 S2"));
  game.play("effect K3, deck 1, pick S1, pick K1, stop");
  EXPECT_EQ(hand_of(game.state(), 0), "K1 S1");
  EXPECT_EQ(under_of(game.state(), 1), "S2 K2");
}

TEST(PxOperation, PX_OP_SEEK_room_is_made_after_the_card_was_chosen) {
  TestGame game(stacked(table(2, "tableaux K6 T1 T2 T3 T4 T5 T6 T7 T8 T9/V2"), 1, "K1 S1 K2"));
  game.play("effect K6, deck 1, pick S1");
  EXPECT_EQ(game.ask(), "room");
  game.play("room T3");
  EXPECT_TRUE(game->tableau(seat(0)).contains(card("S1")));
  EXPECT_EQ(under_of(game.state(), 1), "K1 K2");
}

TEST(PxOperation, PX_OP_BUILD_builds_several_times) {
  TestGame game(table(2, "tableaux T1 K2/S1 S3"));
  game.play("effect T1, deck 1, top K5, deck 2, top T5");
  EXPECT_EQ(tableau_of(game.state(), 0), "K2 K5 T1 T5");
}

TEST(PxOperation, PX_OP_ADD_up_to_n_hand_cards_or_stop) {
  TestGame game(table(2, "tableaux K4 T2/S1 S3; hands V1 V2/"));
  game.play("effect K4, deck 1, top K9, add V1, add K9");
  EXPECT_EQ(tableau_of(game.state(), 0), "K4 K9 T2 V1");
  TestGame stopped(table(2, "tableaux K4 T2/S1 S3; hands V1 V2/"));
  stopped.play("effect K4, deck 1, top K9, stop");
  EXPECT_EQ(hand_of(stopped.state(), 0), "K9 V1 V2");
  EXPECT_EQ(clause_against(TestGame(table(2, "tableaux T5 T2/S1; hands K9 V8/"))
                               .play("effect T5, deck 1, top K1")
                               .state(),
                           "add K8"),
            "PX-OP.ADD");
}

TEST(PxOperation, PX_OP_CYCLE_discards_some_and_builds_that_many_and_more) {
  TestGame game(table(2, "tableaux S3 K4 K5/S1"));
  game.play("effect S3, cycle K4");
  EXPECT_EQ(legal_text(game.state()), "cycle K5, stop");
  TestGame one = game;
  one.play("stop, deck 1, top K8, deck 1, top K9");
  EXPECT_EQ(tableau_of(one.state(), 0), "K5 K8 K9 S3");
  game.play("cycle K5, deck 1, top K8, deck 1, top K9, deck 1, top K10");
  EXPECT_EQ(tableau_of(game.state(), 0), "K8 K9 K10 S3");
  EXPECT_EQ(discards_of(game.state(), 1), "K4 K5");
}

TEST(PxOperation, PX_OP_SALVAGE_takes_one_of_the_top_cards_of_either_pile) {
  const std::string piles = "; discards K1 K2 K3 K4 K5/T1 T2 T3";
  TestGame game(table(2, "tableaux K10 T9/S1 S3" + piles));
  game.play("effect K10");
  EXPECT_EQ(legal_text(game.state()),
            "salvage K3, salvage K4, salvage K5, salvage T1, salvage T2, salvage T3");
  EXPECT_EQ(clause_against(game.state(), "salvage K2"), "PX-OP.SALVAGE");
  game.play("salvage K4");
  EXPECT_EQ(tableau_of(game.state(), 0), "K4 K10 T9");
  EXPECT_EQ(discards_of(game.state(), 1), "K1 K2 K3 K5");
  TestGame any(table(2, "tableaux K7 T9/S1 S3" + piles));
  any.play("effect K7, salvage K1, stop");
  EXPECT_EQ(hand_of(any.state(), 0), "K1");
}

TEST(PxOperation, PX_OP_HUNT_E26_the_match_or_the_last_card_is_kept) {
  TestGame match(stacked(table(2, "tableaux T13 K10/S1 S3"), 2, "V4 T10 V1"));
  match.play("effect T13");  // one lure, an ordered deck: nothing is asked
  EXPECT_EQ(tableau_of(match.state(), 0), "K10 T10 T13");
  EXPECT_EQ(match->piles[1].discard(0), card("V4"));
  TestGame last(stacked(table(2, "tableaux T13 K10/S1 S3"), 2, "V4 T2 V7 T10"));
  last.play("effect T13");
  EXPECT_EQ(tableau_of(last.state(), 0), "K10 T13 V7");
  EXPECT_EQ(last->piles[1].discard(0), card("T2"));
  EXPECT_EQ(last->piles[1].discard(1), card("V4"));
}

TEST(PxOperation, PX_OP_HUNT_E27_an_empty_deck_ends_the_hunt) {
  TestGame game(stacked(table(2, "tableaux K8 T5/S1 S3"), 1, "S9 K3"));
  game.play("effect K8");
  EXPECT_EQ(tableau_of(game.state(), 0), "K3 K8 T5");
  EXPECT_EQ(game->piles[0].discard(0), card("S9"));
  EXPECT_TRUE(game.all<Rebuilt>().empty());
}

TEST(PxOperation, PX_OP_SEED_E37_the_pool_is_cut_before_the_next_step) {
  TestGame game(table(2, "tableaux S2 K1/S1 S3; pool K2 K3 K4 K5"));
  game.play("effect S2, deck 1, top K6, deck 2, top T7");
  EXPECT_EQ(game.ask(), "pool");
  game.play("drop K2, take T7");
  EXPECT_EQ(pool_of(game.state()), "K3 K4 K5 K6");
  EXPECT_EQ(tableau_of(game.state(), 0), "K1 S2 T7");
}

TEST(PxOperation, PX_OP_TAKE_moves_a_neutral_card) {
  TestGame game(table(2, "tableaux V1 K1/S1 S3; pool K2 K3"));
  game.play("effect V1");
  EXPECT_EQ(legal_text(game.state()), "take K2, take K3");
  game.play("take K3, deck 1, top K9");
  EXPECT_EQ(tableau_of(game.state(), 0), "K1 K3 V1");
  EXPECT_EQ(pool_of(game.state()), "K2");
}

TEST(PxOperation, PX_OP_GIVE_moves_another_card_into_the_pool) {
  TestGame game(table(2, "tableaux V12 K1- K2/S1 S3; pool K3 K4 K5 K6 K7"));
  game.play("effect V12");
  EXPECT_EQ(legal_text(game.state()), "give K1, give K2");
  game.play("give K1");
  EXPECT_EQ(game.ask(), "pool");
  game.play("drop K3");
  EXPECT_EQ(pool_of(game.state()), "K1 K4 K5 K6 K7");
  EXPECT_EQ(game.ask(), "deck");  // BUILD 2
}

TEST(PxOperation, PX_OP_EXCHANGE_changes_places_without_room_or_pool_check) {
  TestGame game(table(2, "tableaux V3 K1 K2 K3 K4 K5 K6 K7 K8/S1 S3; pool T1 T2 T3 T4 T5"));
  game.play("effect V3, deck 1, top K9, agree, exchange K4, neutral T2");
  EXPECT_EQ(game->tableau(seat(0)).size(), 10);
  EXPECT_TRUE(game->tableau(seat(0)).contains(card("T2")));
  EXPECT_EQ(pool_of(game.state()), "K4 T1 T3 T4 T5");
}

TEST(PxOperation, PX_OP_TRADE_permits_what_its_relation_says) {
  const auto partners_of = [](const char* source, const char* own) {
    TestGame game(table(2, std::string("tableaux K7 S6 ") + source + "/K9 T3 V12 S5"));
    game.play(std::string("effect ") + source + ", trade " + own);
    return legal_text(game.state());
  };
  EXPECT_EQ(partners_of("S8", "K7"), "partner K9, partner S5, partner T3, partner V12");
  EXPECT_EQ(partners_of("T10", "K7"), "partner K9, partner S5");
  EXPECT_EQ(partners_of("V9", "K7"), "partner K9, partner V12");
  EXPECT_EQ(partners_of("V11", "K7"), "partner S5, partner T3");
  TestGame game(table(2, "tableaux V11 S1 S2/K9 T3 V12 S5"));
  EXPECT_EQ(clause_against(game.state(), "effect V11"), "PX-9.2");  // nothing is lower than 1 or 2
}

TEST(PxOperation, PX_OP_MASK_turns_a_card_face_down) {
  TestGame game(table(2, "tableaux T9 K1/S1 S3"));
  game.play("effect T9, target S3, deck 1, top K9");
  EXPECT_TRUE(game->down.contains(card("S3")));
  EXPECT_EQ(hand_of(game.state(), 0), "K9");
}

TEST(PxOperation, PX_OP_BOUNCE_E30_returns_a_card_and_the_hand_check_follows_the_action) {
  TestGame game(table(2, "tableaux V10 K1/S1 S3! S5 S6 T1; hands K8/K2 K3 K4 K5 K6"));
  game.play("effect V10, target S3, add K8");
  EXPECT_EQ(game.ask(), "hand");
  EXPECT_EQ(game.who(), 1);
  EXPECT_EQ(hand_of(game.state(), 1), "K2 K3 K4 K5 K6 S3");
  EXPECT_TRUE(game->used.contains(card("S3")));
  EXPECT_TRUE(game->known[kEverybody].contains(card("S3")));
  game.play("discard K6");
  EXPECT_EQ(game->active, seat(1));
}

TEST(PxOperation, PX_OP_RAID_E29_spares_small_tableaux_and_its_owner_draws) {
  EXPECT_EQ(clause_against(table(2, "tableaux S6 K1/S1 S3 S5 T1"), "effect S6"), "PX-9.2");
  TestGame game(table(2, "tableaux S6 K1/S1 S3 S5 T1 T2"));
  game.play("effect S6, target S5");
  EXPECT_EQ(discards_of(game.state(), 1), "S5");
  EXPECT_EQ(game.who(), 1);
  game.play("deck 2, top V9, deck 1, top K9");
  EXPECT_EQ(hand_of(game.state(), 1), "V9");
  EXPECT_EQ(hand_of(game.state(), 0), "K9");
  EXPECT_EQ(game->tableau(seat(1)).size(), 4);
}

TEST(PxOperation, PX_OP_SNATCH_takes_a_random_card_before_everybodys_eyes) {
  TestGame game(table(3, "tableaux V6 K1/S1/S3; hands /K2 K3 K4/T5"));
  game.play("effect V6, victim 1");
  EXPECT_EQ(game.who(), kNature.index);
  EXPECT_EQ(legal_text(game.state()), "snatch K2, snatch K3, snatch K4");
  game.play("snatch K3, stop");
  EXPECT_EQ(hand_of(game.state(), 0), "K3");
  EXPECT_EQ(hand_of(game.state(), 1), "K2 K4");
  EXPECT_TRUE(game->known[2].contains(card("K3")));
}

TEST(PxOperation, PX_OP_TITHE_E28_large_tableaux_pay_into_the_pool) {
  const std::string pool = "; pool K2 K3 K4 K5 K6";
  TestGame game(table(3, "tableaux V5 K1/S1 S2 S3 S4 S5 S6 S7 S8/T1 T2 T3 T4 T5 T6" + pool));
  game.play("effect V5");
  EXPECT_EQ(game.who(), 1);
  game.play("tithe S4");
  EXPECT_EQ(game.ask(), "pool");
  EXPECT_EQ(game.who(), 0);
  game.play("drop K2, take S4");
  EXPECT_EQ(hand_of(game.state(), 0), "S4");
  EXPECT_EQ(game->tableau(seat(2)).size(), 6);
  EXPECT_EQ(clause_against(table(3, "tableaux V5 K1/S1 S2 S3/T1 T2" + pool), "effect V5"),
            "PX-9.2");
}

TEST(PxOperation, PX_OP_SPY_PX_I11_looks_at_a_hand) {
  TestGame game(table(3, "tableaux K13 K1/S1/S3; hands /K2 T3/T5"));
  game.play("effect K13, deck 1, top K9, deck 1, top K10, victim 1");
  EXPECT_EQ(game->known[0] & cards("K2 T3"), cards("K2 T3"));
  EXPECT_TRUE((game->known[2] & cards("K2 T3")).empty());
  EXPECT_FALSE(game->known[0].contains(card("T5")));
}

TEST(PxOperation, PX_OP_SHIELD_E33_all_other_cards_and_face_down_ones_turn_up) {
  TestGame game(table(2, "tableaux V13 K1 K2- K3/S1 S3"));
  game.play("effect V13, deck 1, top K9, stop");
  EXPECT_EQ(game->shielded, cards("K1 K2 K3"));
  EXPECT_TRUE(game->down.empty());
  TestGame some(table(2, "tableaux S13 K1 K2 K3/S1 S3"));
  some.play("effect S13, deck 1, top K9");
  EXPECT_EQ(legal_text(some.state()), "shield K1, shield K2, shield K3, shield K9");
  some.play("shield K2");
  EXPECT_EQ(some->shielded, cards("K2"));
}

TEST(PxOperation, PX_OP_RECHARGE_E34_not_cards_that_recharge_or_copy) {
  TestGame game(table(2, "tableaux S5 T11! K2!/S1 S3; hands S12!=*/"));
  game.play("effect S5, deck 1, top K9");
  EXPECT_EQ(game->used, cards("S5 T11 S12"));
}

TEST(PxOperation, PX_OP_COPY_E32_carries_out_the_effect_of_another_card) {
  TestGame game(table(2, "tableaux S12 T2/K1! V7+"));
  game.play("effect S12");
  EXPECT_EQ(clause_against(game.state(), "copy V7"), "PX-9.10");
  game.play("copy K1, deck 1, top K8, deck 1, top K9, add K8");
  EXPECT_EQ(hand_of(game.state(), 0), "K9");
  EXPECT_EQ(tableau_of(game.state(), 0), "K8 S12 T2");
  EXPECT_TRUE(game->used.contains(card("S12")));
  EXPECT_TRUE(game->used.contains(card("K1")));
  TestGame own(table(2, "tableaux S12 K1! T2/S1"));
  own.play("effect S12");
  EXPECT_TRUE(is_legal(own.state(), "copy K1"));
  TestGame four(table(4, "tableaux S12a K1a T2a/S12b V7a/S1a/S1b"));
  four.play("effect S12a");
  EXPECT_FALSE(is_legal(four.state(), "copy S12b"));
}

TEST(PxOperation, PX_OP_BOON_the_next_player_draws) {
  TestGame game(table(3, "tableaux V2 K1/S1/S3"));
  game.play("effect V2, deck 1, top K8, deck 1, top K9, deck 1, top K10, stop");
  EXPECT_EQ(game.who(), 1);
  game.play("deck 2, top T4");
  EXPECT_EQ(hand_of(game.state(), 1), "T4");
}

}  // namespace
}  // namespace paradoxa::paradoxical
