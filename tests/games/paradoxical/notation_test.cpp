// Text and JSON of moves and positions, both ways, and the words for people.
#include <boost/json.hpp>

#include "games/paradoxical/codec.hpp"
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

TEST(PxNotation, every_legal_move_of_random_games_comes_back) {
  watch_games(6, 3, [](const State& state) {
    if (state.ask == Ask::kOver) return;
    for (const Move& move : legal_moves(shipped(), state, to_act(shipped(), state).first())) {
      const auto read = parse_move(to_text(move));
      ASSERT_TRUE(read) << to_text(move) << ": " << read.error();
      EXPECT_EQ(*read, move);
    }
  });
}

TEST(PxNotation, what_is_no_move_is_refused_with_a_reason) {
  for (const char* wrong : {"",
                            " ",
                            "jump",
                            "build ",
                            "build K7",
                            "effect",
                            "effect K",
                            "effect K7c",
                            "effect  K7",
                            "deck",
                            "deck 0",
                            "deck 3",
                            "deck 12",
                            "victim x",
                            "victim",
                            "set",
                            "set flush K1 K2 K3 K4",
                            "set two_pair K1 K2 K3",
                            "set two_pair K1 K2 K3 K4 K5",
                            "set two_pair K2 K1 K3 K4",
                            "set straight K1 K2 K3 K4",
                            "indifferent K1 K1 K2 K3",
                            "indifferent K1 K2 K3 K4 ",
                            "indifferent K1a K2 K3 K4",
                            "stop now",
                            "top K07",
                            "start -1",
                            "Build"}) {
    const auto read = parse_move(wrong);
    EXPECT_FALSE(read) << wrong;
    EXPECT_FALSE(read.error().empty()) << wrong;
  }
}

TEST(PxNotation, marks_batches_and_knowers_come_back_from_a_drawing) {
  const std::string places =
      "tableaux K1! K2-/S1+ S3; hands S9=1 T4!=*/K7@1; pool K8; discards K3 S5/V1; "
      "under K4=0 S6/T9=01";
  const State state =
      position("2 discard mixed any any_claim off 100; turn 9 active 1 tokens 1 0 batches 2 0; " +
               places + "; ask action who 1");
  EXPECT_EQ(Drawn(state).places(), places);
  EXPECT_EQ(state.turn, 9);
  EXPECT_EQ(state.active, seat(1));
  EXPECT_EQ(state.tokens[0], 1);
  EXPECT_EQ(state.batches[0], 2);
}

TEST(PxNotation, impossible_positions_are_refused_with_a_reason) {
  const std::string head = "2 discard mixed any any_claim off 100; turn 4 active 0 tokens 0 0; ";
  const std::pair<std::string, const char*> cases[] = {
      {head + "tableaux K1 K1/; ask action who 0", "PX-2.2"},
      {head + "tableaux K1 K2/K1; ask action who 0", "PX-2.2"},
      {head + "tableaux K1a K2/; ask action who 0", "expected a card"},
      {head + "tableaux K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11/; ask action who 0", "PX-4.1"},
      {head + "tableaux S1 S2/; hands K1 K2 K3 K4 K5 K6/; ask action who 0", "PX-4.3"},
      {head + "tableaux S1 S2/; pool K1 K2 K3 K4 K5 K6; ask action who 0", "PX-4.5"},
      {head + "tableaux K1-+ K2/; ask action who 0", "PX-9.10"},
      {head + "tableaux K1 K2/; hands K3!/; ask action who 0", "PX-9.3"},
      {head + "tableaux K1 K2/; hands K3@1/; ask action who 0", "PX-I14"},
      {head + "tableaux K1 K2/; under T3/; ask action who 0", "PX-2.3"},
      {head + "tableaux K1 K2/; ask action who 1", "PX-5.1"},
      {head + "tableaux /; ask action who 0", "PX-5.7"},
      {head + "tableaux K1 K2/; ask room who 0 program build", "PX-9.5"},
      {head + "tableaux K1 K2/; ask deck who 0 program K1 source K1 count 2", "PX-9.4"},
      {head + "tableaux K1! K2/; ask deck who 0 program K1 source K1 count 3", "PX-9.5"},
      {head + "tableaux K1! K2/; ask deck who 1 program K1 source K1 count 2", "PX-9.7"},
      {head + "tableaux K1! K2/; ask deck who 0 program K1 source K1 count 2 held K2", "PX-4.2"},
      {head + "tableaux K1! K2/; ask deck who 0 program K4 source K1 count 1", "PX-OP.COPY"},
      {head + "tableaux K1 K2/; ask over", "PX-11.1"},
      {"2 discard mixed any any_claim off 100; turn 4 active 0 tokens 2 0; "
       "tableaux K1 K2/; ask action who 0",
       "PX-11.1"},
      {"2 discard mixed any any_claim off 19; turn 0 tokens 0 0; ask start", "PX-13.6"},
      {"5 discard mixed any any_claim off 100; turn 0 tokens 0 0 0 0 0; ask start",
       "options.players"},
  };
  for (const auto& [text, reason] : cases) {
    const auto read = Codec::parse_position(shipped(), Drawing(text).take());
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.error().find(reason), std::string::npos) << text << "\n" << read.error();
  }
}

json::value referee_json(const State& state) { return json::parse(to_text(state)); }

TEST(PxNotation, json_of_the_referee_is_a_position) {
  watch_games(3, 12, [](const State& state) {
    const auto read = Codec::parse_position(shipped(), referee_json(state));
    ASSERT_TRUE(read) << read.error() << "\n" << to_text(state);
    ASSERT_EQ(*read, state);
  });
}

TEST(PxNotation, json_may_leave_out_what_follows) {
  const auto read = Codec::parse_position(shipped(), json::parse(R"({"game":"paradoxical",
      "options":{"start_card":"off"},"active":0,"turn":4,"seats":[{"tableau":["K9","T9",{"card":"S4","face_down":true}],
      "hand":["V7"]},{"tableau":["S1"]}],"pool":["K2"],"decks":[{"discards":["S9"]},{}]})"));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, table(2, "tableaux K9 T9 S4-/S1; hands V7/; pool K2; discards S9/"));
}

TEST(PxNotation, json_that_cannot_be_is_refused_at_its_place) {
  const State state = table(2, "tableaux K9 T9 S4-/S1; hands V7/; pool K2");
  const json::value good = referee_json(state);
  struct Case {
    const char* pointer;
    const char* value;
    const char* reason;
  };
  for (const Case& each :
       std::initializer_list<Case>{{"/seats/0/tableau/0/card", "\"K2\"", "duplicate card K2"},
                                   {"/seats/0/tableau/0/card", "\"Q2\"", "expected a card"},
                                   {"/seats/0/hand_size", "3", "position.seats[0].hand_size"},
                                   {"/seats/0/paradox", "true", "position.seats[0].paradox"},
                                   {"/to_act", "[1]", "position.to_act"},
                                   {"/viewer", "0", "position.viewer"},
                                   {"/turn", "-1", "position.turn"},
                                   {"/ask", "\"tea\"", "position.ask"},
                                   {"/decks/0/size", "3", "position.decks[0].size"},
                                   {"/options/round_cap", "5", "options.round_cap"}}) {
    json::value wrong = good;
    wrong.at_pointer(each.pointer) = json::parse(each.value);
    const auto read = Codec::parse_position(shipped(), wrong);
    ASSERT_FALSE(read) << each.pointer;
    EXPECT_NE(read.error().find(each.reason), std::string::npos) << read.error();
  }
}

TEST(PxNotation, options_come_back_and_wrong_ones_are_refused) {
  const json::object odd = json::parse(R"({"players":3,"set_cards":"keep","straight":"alternating",
      "pairs":"distinct","reset":"own_claim","start_card":"on","round_cap":250})")
                               .as_object();
  const auto read = Codec::parse_options(shipped(), 0, odd);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(Codec::options_json(shipped(), *read), odd);
  for (const char* wrong : {R"({"players":5})", R"({"players":1})", R"({"set_cards":"burn"})",
                            R"({"round_cap":19})", R"({"round_cap":1001})", R"({"speed":1})"})
    EXPECT_FALSE(Codec::parse_options(shipped(), 0, json::parse(wrong).as_object())) << wrong;
  EXPECT_EQ(Codec::option_list(shipped()).size(), 7u);
}

TEST(PxNotation, a_view_of_a_seat_is_no_position) {
  const State state = table(2, "tableaux K9 T9/S1; hands V7/K5");
  const json::value seen = json::parse(view_text<Game>(state, Viewer::of(seat(0))));
  EXPECT_FALSE(Codec::parse_position(shipped(), seen));
  EXPECT_FALSE(seen.at("unseen").as_array().empty());
}

}  // namespace
}  // namespace paradoxa::paradoxical
