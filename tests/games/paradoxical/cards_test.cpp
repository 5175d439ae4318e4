// PX-1, PX-2, PX-12: seats, cards, decks, marks, copies.
#include <set>

#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

TEST(PxCards, PX_1_1_PX_R27_two_to_four_seats_and_four_use_two_decks) {
  for (int seats = 0; seats < 9; ++seats)
    EXPECT_EQ(flaw(Options::for_seats(seats)).empty(), seats >= 2 && seats <= 4) << seats;
  EXPECT_FALSE(Options::for_seats(3).two_decks());
  EXPECT_TRUE(Options::for_seats(4).two_decks());
  // Three players fill at most 45 places of 52 cards, four would need 60.
  EXPECT_LE(3 * (kTableauRoom + kHandLimit), kFaces);
  EXPECT_GT(4 * (kTableauRoom + kHandLimit), kFaces);
}

TEST(PxCards, PX_1_2_after_the_last_seat_comes_seat_0) {
  for (int seats = 2; seats <= 4; ++seats) {
    State state;
    state.options.seats = static_cast<std::uint8_t>(seats);
    for (int s = 0; s < seats; ++s) EXPECT_EQ(state.after(seat(s)), seat((s + 1) % seats));
  }
}

TEST(PxCards, PX_2_1_PX_2_2_PX_R1_one_card_of_every_domain_and_value) {
  std::set<std::pair<int, int>> seen;
  for (int id = 0; id < kFaces; ++id) {
    const Card c = Card::at(id);
    EXPECT_EQ(c, Card::of(c.domain(), c.value()));
    EXPECT_GE(c.value(), 1);
    EXPECT_LE(c.value(), 13);
    EXPECT_EQ(id, static_cast<int>(c.domain()) * 13 + c.value() - 1);
    seen.insert({static_cast<int>(c.domain()), c.value()});
  }
  EXPECT_EQ(seen.size(), 52u);
  EXPECT_EQ(kDomainLetters.text(), "KSTV");
}

TEST(PxCards, PX_3_1_PX_R2_there_are_no_wild_cards) {
  EXPECT_EQ(CardSet::all(false).size(), 52);
  EXPECT_EQ(CardSet::all(true).size(), 104);
}

TEST(PxCards, PX_2_3_PX_R34_knowledge_and_science_are_deck_1_technology_and_services_deck_2) {
  for (int id = 0; id < kMaxCards; ++id) {
    const Card c = Card::at(id);
    const bool first = c.domain() == Domain::kKnowledge || c.domain() == Domain::kScience;
    EXPECT_EQ(c.deck(), first ? kDeck1 : kDeck2);
    EXPECT_TRUE(CardSet::of_deck(c.deck()).contains(c));
    EXPECT_FALSE(CardSet::of_deck(c.deck().other()).contains(c));
  }
}

TEST(PxCards, PX_2_4_PX_R18_values_run_from_1_to_13_and_do_not_wrap) {
  // PX-E12: 11, 12, 13, 1, 2 are not a straight.
  const std::array<Card, 5> round{card("K11"), card("T12"), card("K13"), card("T1"), card("S2")};
  EXPECT_FALSE(is_straight(Options{}, round));
  const std::array<Card, 5> top{card("K9"), card("T10"), card("K11"), card("T12"), card("S13")};
  EXPECT_TRUE(is_straight(Options{}, top));
}

TEST(PxCards, PX_2_5_a_discarded_card_goes_on_top_of_the_pile_of_its_deck) {
  TestGame game(table(2, "tableaux K1 K2 K3 K4 K5 K6 K7 K8 K9 V10/S1; discards S4 K12/T2"));
  game.play("build, room V10");
  EXPECT_EQ(discards_of(game.state(), 2), "T2 V10");
  EXPECT_EQ(game->piles[1].discard(0), card("V10"));
  EXPECT_EQ(discards_of(game.state(), 1), "S4 K12");
}

TEST(PxCards, PX_2_6_marks_are_in_tableaux_and_hands_only) {
  State state = table(2, "tableaux K5! T6- S7+/V1; hands K9!=*/");
  EXPECT_TRUE(state.used.contains(card("K5")));
  EXPECT_TRUE(state.down.contains(card("T6")));
  EXPECT_TRUE(state.shielded.contains(card("S7")));
  for (CardSet State::* const mark : {&State::used, &State::down, &State::shielded}) {
    State wrong = state;
    (wrong.*mark).add(card("K13"));  // in a deck
    EXPECT_FALSE(flaw(shipped(), wrong).empty());
  }
  state.shielded.add(card("K9"));  // in a hand
  EXPECT_FALSE(flaw(shipped(), state).empty());
}

TEST(PxCards, PX_2_7_PX_R13_a_card_loses_its_marks_in_pile_pool_and_deck) {
  TestGame game(table(2, "tableaux V12 K2!+ K3!/S1"));
  game.play("effect V12, give K2");
  EXPECT_EQ(pool_of(game.state()), "K2");
  EXPECT_FALSE(game->used.contains(card("K2")));
  EXPECT_FALSE(game->shielded.contains(card("K2")));
  TestGame cycling(table(2, "tableaux S11 K3!-/S1"));
  cycling.play("effect S11");
  EXPECT_EQ(discards_of(cycling.state(), 1), "K3");
  EXPECT_FALSE((cycling->used | cycling->down).contains(card("K3")));
}

TEST(PxCards, PX_2_8_PX_2_9_a_traded_card_keeps_only_its_used_mark) {
  // PX-E31.
  TestGame game(table(2, "tableaux S8 K4!+ K13/T8! V3+"));
  EXPECT_EQ(clause_against(game.state(), "trade K4"), "PX-5.1");
  game.play("effect S8, trade K4");  // T8 is the only unshielded partner
  EXPECT_EQ(tableau_of(game.state(), 0), "K13 S8 T8");
  EXPECT_EQ(tableau_of(game.state(), 1), "K4 V3");
  EXPECT_TRUE(game->used.contains(card("K4")));
  EXPECT_TRUE(game->used.contains(card("T8")));
  EXPECT_FALSE(game->shielded.contains(card("K4")));
}

TEST(PxCards, PX_2_10_options_are_in_ascending_order_and_stopping_is_last) {
  TestGame game(table(2, "tableaux T5 K2 S3/S1; hands V9 K12 T3/"));
  EXPECT_EQ(
      legal_text(game.state()),
      "build, effect K2, effect K12, effect S3, effect T3, effect T5, add K12, add T3, add V9");
  game.play("effect T5");
  EXPECT_EQ(legal_text(game.state()), "deck 1, deck 2");
  game.play("deck 1, top K1");
  EXPECT_EQ(legal_text(game.state()), "add K12, add T3, add V9, stop");
}

TEST(PxCards, PX_2_10_seats_are_listed_in_turn_order_from_the_active_player) {
  State state = table(3, "tableaux T1 K1/S1 S3/V6 K3; hands K5/K7/S9");
  state.active = state.who = seat(2);
  TestGame game(state);
  game.play("effect V6");
  EXPECT_EQ(legal_text(game.state()), "victim 0, victim 1");
}

TEST(PxCards, PX_12_1_PX_12_3_two_copies_of_every_card_each_with_its_own_marks) {
  const State start = initial(shipped(), Options::for_seats(4));
  EXPECT_EQ(start.unordered(kDeck1).size(), 52);
  EXPECT_EQ(start.unordered(kDeck2).size(), 52);
  EXPECT_EQ(card("K7b").id, card("K7a").id + 52);
  EXPECT_EQ(card("K7a").deck(), card("K7b").deck());
  const State state = table(4, "tableaux K7a! K7b T5a/S1a/S1b/S2a");
  EXPECT_TRUE(state.used.contains(card("K7a")));
  EXPECT_FALSE(state.used.contains(card("K7b")));
  EXPECT_EQ(clause_against(state, "effect K7a"), "PX-9.8");
  EXPECT_EQ(clause_against(state, "effect K7"), "PX-12.1");
}

TEST(PxCards, PX_12_2_limits_are_the_same_with_four) {
  watch_games(6, 77, [](const State& state) {
    if (state.ask != Ask::kAction) return;
    for (int s = 0; s < state.seats(); ++s) {
      EXPECT_LE(state.tableau(seat(s)).size(), 10);
      EXPECT_LE(state.hand(seat(s)).size, 5);
      EXPECT_LT(state.tokens[static_cast<std::size_t>(s)], 2);
    }
    EXPECT_LE(state.pool.size(), 5);
  });
}

TEST(PxCards, labels_have_one_spelling) {
  for (int id = 0; id < kMaxCards; ++id)
    for (const bool two : {false, true}) {
      if (id >= kFaces && !two) continue;
      const Label label = Label::of(Card::at(id), two);
      EXPECT_EQ(parse_label(to_text(label)), label) << to_text(label);
    }
  for (const char* wrong :
       {"", "K", "K0", "K14", "K07", "K7c", "k7", "X1", "K7ab", "K1 ", "KK", "K133"})
    EXPECT_FALSE(parse_label(wrong)) << wrong;
}

}  // namespace
}  // namespace paradoxa::paradoxical
