// RS-1, RS-I: terms, what is forced, and what is known to whom.
#include <array>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Table& cause_card(Table& table, std::string_view text) {
  return table.hand(0, text).play(Move::with(MoveKind::kCause, card(text)));
}
View seen_from(const Table& table, Viewer viewer) { return view(shipped(), table.state, viewer); }
View seen_from(const Table& table, int of) { return seen_from(table, Viewer::of(seat(of))); }

// ---- Terms --------------------------------------------------------------------------------------

TEST(RsBasics, RS_1_4_a_covered_card_never_comes_back) {
  Table table = standing();
  table.top("B2", "F01");
  cause_card(table, "E09").play(kNo);
  EXPECT_EQ(table.state.top_of(space("B2")), card("E09"));
  EXPECT_EQ(planes_of(table.state).of(Type::kEnergy).contains(space("B2")), true);
  EXPECT_FALSE(table.state.deck.contains(card("F01")));
  for (const CardSet& own : table.state.cards) EXPECT_FALSE(own.contains(card("F01")));
  EXPECT_EQ(table.state.discarded, 0);
}

TEST(RsBasics, RS_1_10_what_is_paid_goes_back_and_discards_stay) {
  Table table = standing();
  const int before = table.state.supply[0];
  cause_card(table, "F24").play(kYes).play(kYes);  // a time for three pills
  EXPECT_EQ(table.state.supply[0], before + 1);
  Table empty(Dystopia::kPandemia, 2, Phase::kMemory);
  empty.deck_of(0);
  EXPECT_GT(empty.state.discarded, 0);
  EXPECT_FALSE(empty.offers(MoveKind::kDraw));  // nothing is shuffled
}

TEST(RsBasics, RS_1_11_RS_R33_a_text_beats_a_rule_in_what_it_says) {
  Table table = standing();
  table.hand(0, "S10 F01").play(Move::with(MoveKind::kCause, card("S10"))).play(kYes);
  EXPECT_TRUE(table.offers(Move::with(MoveKind::kCard, card("F01"))));  // Study, in Perception
  Table placed = standing();
  placed.supply(0, 5, 0, 0).hand(0, "T03 F20").play(Move::with(MoveKind::kCause, card("T03")));
  placed.play(kYes).play(Move::with(MoveKind::kSpace, space("A1")));
  placed.play(Move::with(MoveKind::kCard, card("F20")));
  EXPECT_EQ(placed.player(0).pills(), 0);  // but F20's own text is not activated
}

TEST(RsBasics, RS_1_12_phases_can_be_ended_and_forced_steps_cannot) {
  for (const Phase phase :
       {Phase::kStudy, Phase::kPerception, Phase::kIntelligence, Phase::kMemory})
    EXPECT_TRUE(Table(Dystopia::kPandemia, 2, phase).offers(kEnd));
  Options options;
  options.gadgets = Switch::kOff;
  Table first(options);
  EXPECT_EQ(first.state.ask, Ask::kChainDrop);
  EXPECT_FALSE(first.offers(kEnd) || first.offers(kNo));
  first.play(first.menu().front()).play(first.menu().front());
  EXPECT_EQ(first.state.ask, Ask::kChild);
  EXPECT_FALSE(first.offers(kEnd) || first.offers(kNo));
  Table recovering = standing();
  recovering.supply(0, 5, 3, 0);
  cause_card(recovering, "S20").play(kYes).play(kYes);
  EXPECT_EQ(recovering.state.ask, Ask::kRecover);
  EXPECT_FALSE(recovering.offers(kEnd) || recovering.offers(kNo));
}

TEST(RsBasics, RS_1_14_a_total_is_fragments_and_used_pills) {
  Table table(Dystopia::kPandemia, 2, Phase::kMemory);
  table.hand(0, "").fragments(0, 0, 2, 0);
  table.play(Move::with(MoveKind::kPill, Field::kIntelligence));
  EXPECT_EQ(table.player(0).total(Field::kIntelligence), 3);
  table.end_phase();
  EXPECT_EQ(table.player(0).total(Field::kIntelligence), 2);
}

TEST(RsBasics, RS_R2_a_field_has_six_spaces) {
  Table table = standing();
  table.fragments(0, 5, 0, 0).play(Move::with(MoveKind::kPill, Field::kPerception));
  EXPECT_FALSE(table.offers(Move::with(MoveKind::kPill, Field::kPerception)));
  EXPECT_TRUE(table.offers(Move::with(MoveKind::kPill, Field::kMemory)));
}

TEST(RsBasics, RS_R3_RS_R4_types_and_fields_are_independent) {
  std::array<std::array<int, kFields>, kTypes> count{};
  for (int id = 0; id < kCards; ++id) {
    const Card each = Card::at(id);
    ++count[static_cast<std::size_t>(each.type())]
           [static_cast<std::size_t>(shipped().card(each).field)];
  }
  for (const auto& of_type : count) EXPECT_EQ(of_type, (std::array{9, 9, 9}));
  EXPECT_EQ(kTypes, 4);
  EXPECT_EQ(*kTypeLetters.parse('E'), Type::kEnergy);
}

TEST(RsBasics, RS_R5_a_turn_has_four_phases) {
  Table table(Dystopia::kPandemia, 2, Phase::kStudy);
  table.hand(0, "");
  std::vector<Phase> phases;
  while (table.state.owner == seat(0)) {
    phases.push_back(table.state.phase);
    table.end_phase();
  }
  EXPECT_EQ(phases, (std::vector<Phase>{Phase::kStudy, Phase::kPerception, Phase::kIntelligence,
                                        Phase::kMemory}));
}

TEST(RsBasics, RS_R6_draw_and_time_are_on_memory_cards) {
  for (const CardRule& each : shipped().cards)
    for (const Slot slot : each.slots) {
      const bool asked =
          slot.is_icon() && (slot.icon() == Icon::kDraw || slot.icon() == Icon::kTime);
      EXPECT_TRUE(!asked || each.field == Field::kMemory);
    }
}

TEST(RsBasics, RS_R14_icons_of_buried_cards_never_act) {
  Table table(Dystopia::kPandemia, 2, Phase::kMemory);
  table.buried(0, "E24").fragments(0, 0, 0, 6);  // Ti and Dr
  EXPECT_EQ(uses_left(shipped(), table.state, Icon::kTime), 1);
  EXPECT_EQ(uses_left(shipped(), table.state, Icon::kDraw), 1);
}

// ---- Information --------------------------------------------------------------------------------

TEST(RsBasics, RS_I1_the_table_is_open_to_all) {
  Table table = standing(3);
  table.tokens("A1", Token::kPill, 2).studied(0, "F04").buried(1, "F10").fragments(0, 2, 0, 1);
  table.own(2, "GP3");
  const View all = seen_from(table, kReferee);
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(1)), kSpectator}) {
    const View seen = seen_from(table, viewer);
    EXPECT_EQ(seen.grid, all.grid);
    EXPECT_EQ(seen.space_tokens, all.space_tokens);
    EXPECT_EQ(seen.upcoming, all.upcoming);
    EXPECT_EQ(seen.discards, all.discards);
    EXPECT_EQ(seen.players, all.players);  // fields, supplies, figures, Gadgets
    EXPECT_EQ(seen.buried, all.buried);
    EXPECT_EQ(seen.supply, all.supply);
    EXPECT_EQ(seen.extra, all.extra);
  }
}

TEST(RsBasics, RS_I2_RS_R1_levels_are_public_and_patterns_are_not) {
  Table table = standing();
  table.chains(1, "C01 C21 C41").row(1, "C22");
  const View other = seen_from(table, 0);
  EXPECT_EQ(other.chain_levels[1], (std::array<std::uint8_t, 3>{1, 1, 1}));
  EXPECT_TRUE(other.chains[1].empty());
  EXPECT_EQ(other.row_levels[0], 2);
  EXPECT_FALSE(other.row[0].exists());
  EXPECT_EQ(seen_from(table, 1).chains[1].size(), 3);
  EXPECT_TRUE(seen_from(table, kSpectator).chains[1].empty());
}

TEST(RsBasics, RS_I3_validated_chains_are_public) {
  Table table = standing();
  table.validated(0, "C07 C30");
  const View other = seen_from(table, 1);
  EXPECT_TRUE(other.validated[0].contains(chain("C07")));
  EXPECT_TRUE(other.validated[0].contains(chain("C30")));
}

TEST(RsBasics, RS_I4_hands_are_sizes) {
  Table table = standing();
  table.hand(1, "F01 F02 F03");
  EXPECT_EQ(seen_from(table, 0).hand_sizes[1], 3);
  EXPECT_TRUE(seen_from(table, 0).hands[1].empty());
  EXPECT_EQ(seen_from(table, 1).hands[1].size(), 3);
}

TEST(RsBasics, RS_I4_a_card_drawn_from_upcoming_is_known_until_it_is_played) {
  Table table(Dystopia::kPandemia, 2, Phase::kMemory);
  table.hand(0, "").upcoming("E05 E06 T07").play(MoveKind::kDrawUpcoming, 2);
  EXPECT_EQ(seen_from(table, 1).hands[0], CardSet::of(card("E06")));
}

TEST(RsBasics, RS_I5_RS_R17_decks_are_sizes) {
  Table table = standing();
  const View seen = seen_from(table, 0);
  EXPECT_EQ(seen.deck, table.state.deck.size());
  EXPECT_EQ(seen.chains_left, table.state.chains.size());
  // Two views that differ in what the decks hold are alike: nothing of their order is in them.
  Table other = table;
  const Chain top = other.state.chains.first();
  other.state.chains.remove(top);
  const Chain hidden = (other.state.chain_hand(seat(1)) & ChainSet::of_level(top.level())).first();
  other.state.own_chains[1].remove(hidden);
  other.state.own_chains[1].add(top);
  other.state.chains.add(hidden);
  EXPECT_EQ(seen_from(other, 0), seen);
}

TEST(RsBasics, RS_I5_RS_R16_a_chain_under_the_deck_is_known_to_the_one_who_put_it_there) {
  const Table table = standing();  // two were dropped on the first turn
  EXPECT_EQ(table.state.bottom_size, 2);
  EXPECT_TRUE(seen_from(table, 0).bottom[0].exists());
  EXPECT_FALSE(seen_from(table, 1).bottom[0].exists());
  EXPECT_EQ(seen_from(table, 1).bottom_size, 2);
}

}  // namespace
}  // namespace paradoxa::restart
