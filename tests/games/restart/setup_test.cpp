// RS-1, RS-2: the grid, what is dealt, and what everybody has at the start.
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Options options(int seats) {
  Options options = Options::for_seats(seats);
  options.gadgets = Switch::kOff;
  return options;
}
int cards_on_grid(const State& state) {
  int count = 0;
  for (const Card card : state.grid) count += card.exists();
  return count;
}
// What is asked one after the other until the first seat has its turn.
std::vector<Move> deals(const Options& options, std::vector<Ask>& asked) {
  State state = initial(shipped(), options);
  FastRandom random(3);
  std::vector<Move> moves;
  while (is_natures(state.ask)) {
    moves.push_back(sample(shipped(), state, kNature, random));
    asked.push_back(state.ask);
    apply(shipped(), state, kNature, moves.back(), NobodyListens{});
  }
  return moves;
}

TEST(RsSetup, RS_1_1_two_to_four_seats_take_turns_clockwise) {
  EXPECT_NE(flaw(Options::for_seats(1)), "");
  EXPECT_NE(flaw(Options::for_seats(5)), "");
  for (const int seats : {2, 3, 4}) {
    const State state = dealt(options(seats));
    EXPECT_EQ(state.owner, seat(0));
    EXPECT_EQ(state.after(seat(0)), seat(1));
    EXPECT_EQ(state.after(seat(seats - 1)), seat(0));
  }
}

TEST(RsSetup, RS_1_2_RS_1_3_zones_and_ages_name_the_spaces) {
  // RS-E1: top left is A3; bottom right is D1, or C1 with two players.
  EXPECT_EQ(in_reading_order(0, 4), space("A3"));
  EXPECT_EQ(in_reading_order(11, 4), space("D1"));
  EXPECT_EQ(in_reading_order(8, 3), space("C1"));
  EXPECT_EQ(space("B2").zone(), 1);
  EXPECT_EQ(space("B2").age(), 1);  // counted from 0
  EXPECT_EQ(cards_on_grid(dealt(options(2))), 9);
  EXPECT_EQ(cards_on_grid(dealt(options(3))), 12);
  EXPECT_EQ(cards_on_grid(dealt(options(4))), 12);
  EXPECT_FALSE(dealt(options(2)).top_of(space("D1")).exists());
}

TEST(RsSetup, RS_1_6_RS_1_7_the_row_and_upcoming_have_their_places) {
  for (const int seats : {2, 3, 4}) {
    const State state = dealt(options(seats));
    EXPECT_EQ(state.row_size(), 3 * seats);
    EXPECT_EQ(row_count(state), 3 * seats);
    EXPECT_EQ(empty_upcoming(state), -1);
  }
}

TEST(RsSetup, RS_2_1_each_player_has_a_character_of_its_own) {
  const State state = dealt(options(4));
  std::set<int> characters;
  for (const Player& player : state.players) characters.insert(player.character);
  EXPECT_EQ(characters.size(), 4u);
}

TEST(RsSetup, RS_2_2_RS_2_3_RS_2_4_RS_2_5_RS_2_6_RS_R31_everything_is_dealt_in_a_fixed_order) {
  std::vector<Ask> asked;
  const std::vector<Move> moves = deals(options(2), asked);
  const auto count = [&](Ask ask) { return std::count(asked.begin(), asked.end(), ask); };
  EXPECT_EQ(count(Ask::kCharacter), 2);
  EXPECT_EQ(count(Ask::kCard), 9 + 3 + 14);
  EXPECT_EQ(count(Ask::kChain), 10 + 6);
  EXPECT_TRUE(std::is_sorted(asked.begin(), asked.end()));

  const State state = dealt(options(2), 3);
  EXPECT_EQ(state.top_of(space("A3")), moves[2].card());
  EXPECT_EQ(state.top_of(space("B3")), moves[3].card());
  EXPECT_EQ(state.top_of(space("A2")), moves[5].card());
  EXPECT_EQ(state.upcoming[0], moves[11].card());
  EXPECT_TRUE(state.hand(seat(0)).contains(moves[14].card()));
  EXPECT_TRUE(state.hand(seat(1)).contains(moves[21].card()));
  EXPECT_TRUE(state.chain_hand(seat(0)).contains(moves[28].chain()));
  EXPECT_TRUE(state.chain_hand(seat(1)).contains(moves[33].chain()));
  EXPECT_EQ(state.row[0], moves[38].chain());
}

TEST(RsSetup, RS_2_5_two_chains_of_level_one_two_of_level_two_one_of_level_three) {
  const State state = dealt(options(3));
  for (int s = 0; s < 3; ++s) {
    EXPECT_EQ((state.chain_hand(seat(s)) & ChainSet::of_level(1)).size(), 2);
    EXPECT_EQ((state.chain_hand(seat(s)) & ChainSet::of_level(2)).size(), 2);
    EXPECT_EQ((state.chain_hand(seat(s)) & ChainSet::of_level(3)).size(), 1);
  }
}

TEST(RsSetup, RS_2_6_each_chain_of_the_row_holds_a_fragment) {
  // RS-E2.
  const State state = dealt(options(3));
  for (int i = 0; i < 9; ++i) EXPECT_EQ(state.row_tokens[static_cast<std::size_t>(i)][3], 1) << i;
  EXPECT_FALSE(row_is_low(state));
}

TEST(RsSetup, RS_2_7_tokens_and_figures_at_the_start) {
  const State state = dealt(options(2));
  for (int s = 0; s < 2; ++s) {
    EXPECT_EQ(state.player(seat(s)).time_left(), 7);
    EXPECT_EQ(state.player(seat(s)).pills(), 6);
    EXPECT_EQ(state.player(seat(s)).voids(), 1);
    EXPECT_FALSE(state.player(seat(s)).adult.exists());
    EXPECT_FALSE(state.player(seat(s)).child.exists());
  }
}

TEST(RsSetup, RS_2_8_RS_2_12_RS_R29_the_intro_leaves_out_level_three_and_gadgets) {
  Options intro = Options::for_seats(2);
  intro.intro = Switch::kOn;
  const State state = dealt(intro);
  EXPECT_EQ(state.chains.size(), 26);
  EXPECT_TRUE((state.chains & ChainSet::of_level(3)).empty());
  for (const Chain chain : state.row)
    if (chain.exists()) {
      EXPECT_LT(chain.level(), 3);
    }
  EXPECT_EQ(state.phase, Phase::kFirst);  // nothing was sold
}

TEST(RsSetup, RS_2_9_RS_2_10_RS_2_11_then_gadgets_then_the_first_turn) {
  const State sold = dealt(Options::for_seats(2));
  EXPECT_EQ(sold.ask, Ask::kBuy);
  const State state = dealt(options(2));
  EXPECT_EQ(state.phase, Phase::kFirst);
  EXPECT_EQ(state.owner, seat(0));
  EXPECT_EQ(state.round, 1);
  for (const Dystopia dystopia : {Dystopia::kAnomie, Dystopia::kExtinction}) {
    Options other = options(2);
    other.dystopia = dystopia;
    EXPECT_EQ(flaw(shipped(), dealt(other)), "");
  }
}

TEST(RsSetup, RS_2_13_what_set_up_comes_to) {
  const int deck[]{82, 72, 65}, chains[]{36, 28, 20}, fewer[]{26, 19, 12};
  const int supply[3][4]{{26, 48, 8, 42}, {19, 42, 7, 39}, {12, 36, 6, 36}};
  for (int seats = 2; seats <= 4; ++seats) {
    const State state = dealt(options(seats));
    EXPECT_EQ(state.deck.size(), deck[seats - 2]);
    EXPECT_EQ(state.chains.size(), chains[seats - 2]);
    for (std::size_t t = 0; t < 4; ++t) EXPECT_EQ(state.supply[t], supply[seats - 2][t]);
    Options intro = options(seats);
    intro.intro = Switch::kOn;
    EXPECT_EQ(dealt(intro).chains.size(), fewer[seats - 2]);
  }
}

TEST(RsSetup, RS_R88_there_is_no_more_than_the_box_holds) {
  const State state = dealt(options(4));
  State more = state;
  ++more.supply[0];
  EXPECT_EQ(flaw(shipped(), state), "");
  EXPECT_NE(flaw(shipped(), more), "");
}

TEST(RsSetup, RS_R36_talents_give_a_pill_or_time_and_a_longer_hand) {
  Options talented = options(4);
  talented.talents = Switch::kOn;
  const State state = dealt(talented);
  int pills = 0, time = 0, limits = 0;
  for (int s = 0; s < 4; ++s) {
    pills += state.player(seat(s)).pills();
    time += state.player(seat(s)).time_left();
    limits += hand_limit(shipped(), state, seat(s));
  }
  EXPECT_EQ(pills, 4 * 6 + 1);
  EXPECT_EQ(time, 4 * 7 + 1);
  EXPECT_EQ(limits, 4 * 5 + 1);
}

TEST(RsSetup, RS_R36_the_cartographer_looks_at_a_chain_once_a_round) {
  Options talented = options(4);
  talented.talents = Switch::kOn;
  State state = dealt(talented);
  FastRandom random(5);
  int looks = 0;
  while (state.round == 1 && state.phase < Phase::kFinal) {
    const Move move = sample(shipped(), state, state.asked, random);
    if (state.ask == Ask::kForesee) {
      EXPECT_EQ(state.player(state.owner).foreseen, 0);
      const Move look = legal_moves(shipped(), state, state.asked)[0];
      const Chain chain = state.row[static_cast<std::size_t>(look.number() - 1)];
      const Seat seer = state.owner;
      apply(shipped(), state, seer, look, NobodyListens{});
      EXPECT_TRUE(state.known[seer.index].contains(chain));
      ++looks;
      continue;
    }
    apply(shipped(), state, state.asked, move, NobodyListens{});
  }
  EXPECT_EQ(looks, 1);
}

}  // namespace
}  // namespace paradoxa::restart
