// PD-R23: what is refused, with which clause; and a refused move changes nothing.
#include "engine/game.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// The rows of the table of refusals, first fitting row first.
struct RefusalRow {
  const char* name;
  State state;
  Seat seat;
  const char* move;
  const char* clause;
};

std::string row_name(const ::testing::TestParamInfo<RefusalRow>& info) { return info.param.name; }
void PrintTo(const RefusalRow& row, std::ostream* out) { *out << row.move << " => " << row.clause; }

constexpr const char* kRefusedHands = "R3n R1p K0 B2p B1n B3f/R2p G5f K0 G1n -R/";

State ended() { return random_position(Options::for_seats(3), 1, 1000); }
State dealing() { return position("3 RBG left 0; deal R1p//"); }
State while_passing() { return at_pass("3 RBG left 0", kRefusedHands); }
State committed() {
  TestGame game(while_passing());
  game.make(0, "pass R1p").make(0, "pass R3n").make(0, "pass B3f");
  return game.state();
}
State second_choice() {
  TestGame game(while_passing());
  game.make(0, "pass R1p");
  return game.state();
}
State first_unknown() { return at_lead("3 RBG left random", kRefusedHands); }
State leading() { return at_lead("3 RBG left 0", kRefusedHands); }
State declaring() {
  TestGame game(leading());
  game.make(0, "play K0");
  return game.state();
}
State following() {
  TestGame game(leading());
  game.make(0, "play R3n");
  return game.state();
}

std::vector<RefusalRow> rows() {
  const Seat s0 = seat(0), s1 = seat(1), s2 = seat(2);
  return {
      {"play_after_the_end", ended(), s0, "play R1p", "PD-8.1"},
      {"pass_after_the_end", ended(), s0, "pass R1p", "PD-8.1"},
      {"declare_after_the_end", ended(), s1, "declare R", "PD-8.1"},
      {"deal_after_the_end", ended(), kNature, "deal R1p", "PD-8.1"},
      {"first_after_the_end", ended(), kNature, "first 0", "PD-8.1"},
      {"play_in_the_deal", dealing(), s0, "play R1p", "PD-2.12"},
      {"declare_in_the_deal", dealing(), s0, "declare R", "PD-2.12"},
      {"play_in_the_pass", while_passing(), s0, "play R1p", "PD-2.12"},
      {"play_of_no_own_tile_in_the_pass", while_passing(), s0, "play G5f", "PD-2.12"},
      {"declare_in_the_pass", while_passing(), s1, "declare B", "PD-2.12"},
      {"play_by_a_committed_seat_in_the_pass", committed(), s0, "play B2p", "PD-2.12"},
      {"play_before_the_first_lead", first_unknown(), s0, "play R1p", "PD-2.12"},
      {"declare_before_the_first_lead", first_unknown(), s0, "declare R", "PD-2.12"},
      {"pass_in_the_deal", dealing(), s0, "pass R1p", "PD-2.4"},
      {"pass_of_anything_in_the_deal", dealing(), s2, "pass G6f", "PD-2.4"},
      {"pass_by_a_committed_seat", committed(), s0, "pass B2p", "PD-2.8"},
      {"pass_of_no_own_tile_by_a_committed_seat", committed(), s0, "pass G5f", "PD-2.8"},
      {"pass_of_a_tile_not_in_the_hand", while_passing(), s0, "pass R2p", "PD-2.6"},
      {"pass_of_a_tile_not_in_the_game", while_passing(), s0, "pass Y2p", "PD-2.6"},
      {"pass_of_another_timeframe", while_passing(), s0, "pass R3n", "PD-2.6"},
      {"pass_of_a_second_past_tile", second_choice(), s0, "pass B2p", "PD-2.6"},
      {"pass_of_black_as_present", second_choice(), s0, "pass K0", "PD-2.6"},
      {"pass_of_the_chosen_tile_again", second_choice(), s0, "pass R1p", "PD-2.6"},
      {"pass_by_nobody", while_passing(), kNature, "pass R1p", "PD-2.6"},
      {"pass_before_the_first_lead", first_unknown(), s0, "pass R1p", "PD-2.10"},
      {"pass_when_leading", leading(), s0, "pass R1p", "PD-2.10"},
      {"pass_when_declaring", declaring(), s0, "pass R1p", "PD-2.10"},
      {"pass_when_following", following(), s1, "pass R2p", "PD-2.10"},
      {"pass_out_of_turn", following(), s2, "pass R2p", "PD-2.10"},
      {"play_by_a_follower_before_the_lead", leading(), s1, "play R2p", "PD-3.3"},
      {"play_out_of_turn", following(), s2, "play R2p", "PD-3.3"},
      {"play_twice", following(), s0, "play R1p", "PD-3.3"},
      {"play_by_another_in_declare", declaring(), s1, "play R2p", "PD-3.3"},
      {"declare_by_another_in_declare", declaring(), s1, "declare R", "PD-3.3"},
      {"declare_black_by_another", declaring(), s2, "declare K", "PD-3.3"},
      {"declare_by_another_in_lead", leading(), s1, "declare R", "PD-3.3"},
      {"declare_out_of_turn", following(), s2, "declare R", "PD-3.3"},
      {"declare_by_the_lead_after_the_lead", following(), s0, "declare R", "PD-3.3"},
      {"play_by_nature", leading(), kNature, "play R1p", "PD-3.3"},
      {"play_by_no_seat", leading(), kNoSeat, "play R1p", "PD-3.3"},
      {"play_in_declare", declaring(), s0, "play R1p", "PD-5.1"},
      {"play_of_no_own_tile_in_declare", declaring(), s0, "play G5f", "PD-5.1"},
      {"declare_in_lead", leading(), s0, "declare R", "PD-5.1"},
      {"declare_black_in_lead", leading(), s0, "declare K", "PD-5.1"},
      {"declare_in_follow", following(), s1, "declare G", "PD-5.6"},
      {"declare_black_in_follow", following(), s1, "declare K", "PD-5.6"},
      {"declare_black", declaring(), s0, "declare K", "PD-5.1"},
      {"declare_a_colour_not_in_use", declaring(), s0, "declare Y", "PD-5.1"},
      {"lead_of_a_tile_not_in_the_hand", leading(), s0, "play R2p", "PD-3.2"},
      {"lead_of_a_tile_not_in_the_game", leading(), s0, "play Y2p", "PD-3.2"},
      {"follow_with_a_tile_not_in_the_hand", following(), s1, "play R1p", "PD-3.3"},
      {"follow_with_the_tile_on_the_table", following(), s1, "play R3n", "PD-3.3"},
      {"follow_with_another_colour", following(), s1, "play G5f", "PD-4.2"},
      {"deal_by_a_seat", dealing(), s0, "deal R2p", "PD-2.4"},
      {"deal_of_a_dealt_tile", dealing(), kNature, "deal R1p", "PD-2.4"},
      {"deal_after_the_deal", while_passing(), kNature, "deal R1p", "PD-2.4"},
      {"first_by_a_seat", first_unknown(), s0, "first 0", "PD-2.12"},
      {"first_of_no_seat", first_unknown(), kNature, "first 3", "PD-2.12"},
      {"first_in_the_pass", while_passing(), kNature, "first 0", "PD-2.12"},
      {"first_twice", leading(), kNature, "first 0", "PD-2.12"},
      // And what is not refused.
      {"legal_pass", while_passing(), s0, "pass R1p", ""},
      {"legal_lead", leading(), s0, "play B1n", ""},
      {"legal_follow", following(), s1, "play R2p", ""},
      {"legal_black", following(), s1, "play K0", ""},
      {"legal_declaration", declaring(), s0, "declare G", ""},
      {"legal_first", first_unknown(), kNature, "first 2", ""},
      {"legal_deal", dealing(), kNature, "deal K0", ""},
  };
}

struct Rules {  // what the checked entrance wants
  using Content = paradominetor::Content;
  using State = paradominetor::State;
  using Move = paradominetor::Move;
  static constexpr Clause refusal(const Content& c, const State& s, Seat seat, Move m) {
    return paradominetor::refusal(c, s, seat, m);
  }
  template <class Sink>
  static constexpr void apply(const Content& c, State& s, Seat seat, Move m, Sink&& sink) {
    paradominetor::apply(c, s, seat, m, sink);
  }
  static constexpr std::string_view flaw(const Content& c, const State& s) {
    return paradominetor::flaw(c, s);
  }
};

class PdRefusal : public ::testing::TestWithParam<RefusalRow> {};

TEST_P(PdRefusal, cites_its_clause_and_changes_nothing) {
  const RefusalRow& row = GetParam();
  State state = row.state;
  EventLog<Event> log;
  const Clause refused = try_apply<Rules>(kContent, state, row.seat, move(row.move), log);
  EXPECT_EQ(refused.text(), row.clause);
  EXPECT_EQ(same_bytes(state, row.state), !refused.none());
  if (refused) {
    EXPECT_TRUE(log.events().empty());
  }
}

INSTANTIATE_TEST_SUITE_P(PD, PdRefusal, ::testing::ValuesIn(rows()), row_name);

// Every encodable move of every seat: refused, or listed among the legal ones.
TEST(PdRefusals, PD_R23_a_move_that_is_not_listed_is_refused_and_changes_nothing) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t number = 0; number < 24; ++number) {
    const State state =
        random_position(varied_options(number), run_seed() + number, static_cast<int>(number * 7));
    for (const Seat s : {seat(0), seat(1), seat(2), seat(3), seat(4), seat(7), kNature, kNoSeat}) {
      const MoveList listed = legal_moves(kContent, state, s);
      for (int kind = 0; kind < 8; ++kind)
        for (int argument = 0; argument < 256; ++argument) {
          const Move m{static_cast<MoveKind>(kind), static_cast<std::uint8_t>(argument)};
          State tried = state;
          const Clause refused = try_apply<Rules>(kContent, tried, s, m, NobodyListens{});
          ASSERT_EQ(refused.none(), listed.contains(m))
              << "seat " << int{s.index} << " " << to_text(m) << " in " << to_text(state);
          ASSERT_EQ(same_bytes(tried, state), !refused.none());
        }
    }
  }
}

// The clause depends on nothing that the refused seat may not know: other hands, other backs.
TEST(PdRefusals, PD_R23_a_refusal_tells_nothing_of_other_hands) {
  const State one = following();
  // Another world for seat 1: seat 0's and seat 2's other tiles trade places.
  TestGame other(at_lead("3 RBG left 0",
                         std::string("R3n R1p K0/") + to_text(one.hand(seat(1))) + "/R4p B1p"));
  other.make(0, "play R3n");
  ASSERT_EQ(other.state().hand(seat(1)), one.hand(seat(1)));
  ASSERT_NE(other.state().hand(seat(2)), one.hand(seat(2)));
  for (int kind = 0; kind < kMoveKinds; ++kind)
    for (int argument = 0; argument < 256; ++argument) {
      const Move m{static_cast<MoveKind>(kind), static_cast<std::uint8_t>(argument)};
      EXPECT_EQ(refusal(kContent, one, seat(1), m), refusal(kContent, other.state(), seat(1), m))
          << to_text(m);
    }
}

}  // namespace
}  // namespace paradoxa::paradominetor
