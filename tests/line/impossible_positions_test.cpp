// Positions that cannot be: each is refused with the place or the clause, none is taken for
// another.
#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

// A stage of PD-E48 that is then spoilt.
enum class Base { kDeal, kPass, kFirst, kLead, kDeclare, kFollow, kEnd };

json::value base_position(Base base) {
  Conversation c;
  const auto moves = deal_moves(example());
  switch (base) {
    case Base::kDeal:
      begin_example(c);
      for (std::size_t i = 0; i < 7; ++i) c.nature(moves[i]);
      break;
    case Base::kPass:
      play_example(c, 0);
      c.move(0, "pass P4p"), c.move(0, "pass B3n"), c.move(2, "pass R2p");
      break;
    case Base::kFirst:
      play_example(c, 1);
      c.good(R"({"cmd":"undo"})");
      break;
    case Base::kLead: play_example(c, 2); break;
    case Base::kDeclare: play_example(c, 2), c.move(1, "play K0"); break;
    case Base::kFollow: play_example(c, 6), c.move(0, "play B4p"), c.move(1, "play B4f"); break;
    case Base::kEnd: play_example(c, 16); break;
  }
  return c.view("referee");
}

// One change: `at` is a JSON pointer. An empty value erases; a pointer that ends in "/-" appends.
struct Edit {
  std::string at;
  std::string value;
};

void apply(json::value& position, const Edit& edit) {
  const std::size_t slash = edit.at.rfind('/');
  json::value& parent = slash == 0 ? position : position.at_pointer(edit.at.substr(0, slash));
  const std::string key = edit.at.substr(slash + 1);
  if (json::object* object = parent.if_object()) {
    if (edit.value.empty())
      ASSERT_EQ(object->erase(key), 1u) << edit.at;
    else
      (*object)[key] = json::parse(edit.value);
    return;
  }
  json::array& array = parent.as_array();
  if (key == "-") return array.push_back(json::parse(edit.value));
  const auto index = static_cast<std::ptrdiff_t>(std::stoul(key));
  ASSERT_LT(static_cast<std::size_t>(index), array.size()) << edit.at;
  if (edit.value.empty())
    array.erase(array.begin() + index);
  else
    array[static_cast<std::size_t>(index)] = json::parse(edit.value);
}

struct Impossible {
  Base base;
  std::vector<Edit> edits;
  std::string says;  // part of the message
};

const Impossible kTiles[] = {
    {Base::kFollow,
     {{"/seats/0/hand/0", "\"R4n\""}},
     "position.seats[0].hand[1]: duplicate tile R4n"},
    {Base::kFollow,
     {{"/seats/1/hand/0", "\"R1p\""}},
     "position.seats[1].hand[0]: duplicate tile R1p"},
    {Base::kFollow,
     {{"/seats/0/hand/0", "\"B4p\""}},
     "position.tricks[5].plays[0]: duplicate tile B4p"},
    {Base::kFollow,
     {{"/seats/0/hand/0", ""}},
     "position.seats[0]: holds and has played 4 tiles of the past"},
    {Base::kFollow,
     {{"/seats/3/hand", "[]"}},
     "position.seats[3]: holds and has played 2 tiles of the past"},
    {Base::kFollow, {{"/seats/2/hand/-", "\"K0\""}}, "PD-1.4"},
    {Base::kFollow,
     {{"/seats/2/hand/-", "\"Y3p\""}},
     "position.seats[2].hand[10]: Y3p has a colour"},
    {Base::kFollow,
     {{"/seats/0/hand/0", "\"R2p\""}, {"/seats/3/hand/0", "\"R1p\""}},
     "position.seats[2].given: R2p went to seat 3"},
    {Base::kFollow, {{"/seats/0/hand/3", "\"P3n\""}, {"/seats/2/hand/8", "\"B3p\""}}, "PD-10.3"},
    {Base::kFollow,
     {{"/seats/0/hand/0", "\"R9p\""}},
     "position.seats[0].hand[0]: expected a tile such as R3p or K0, not 'R9p'"},
    {Base::kFollow,
     {{"/seats/0/hand/0", "\"R6p\""}},
     "expected a tile such as R3p or K0, not 'R6p'"},
    {Base::kFollow, {{"/seats/0/hand/0", "\"\""}}, "position.seats[0].hand[0]"},
    {Base::kDeal, {{"/seats/3/hand/-", "\"R2p\""}}, "PD-2.4"},
    {Base::kDeal, {{"/seats/0/hand/-", "\"R1n\""}}, "PD-2.4"},
    {Base::kDeal, {{"/seats/0/hand/-", "\"R1p\""}}, "PD-2.4"},
    {Base::kDeal, {{"/seats/1/hand/0", ""}}, "position.seats[1].hand_size"},
    {Base::kDeal, {{"/seats/0/given", R"(["B3p"])"}}, "PD-10.3"},
    {Base::kDeal, {{"/tricks/-", R"({"lead":0,"plays":[]})"}}, "PD-10.3"},
    {Base::kPass, {{"/seats/3/hand/0", ""}}, "PD-10.3"},
    {Base::kEnd, {{"/seats/0/hand/-", "\"K0\""}}, "PD-1.4"},
    {Base::kEnd,
     {{"/seats/0/hand/-", "\"R1p\""}},
     "position.tricks[8].plays[3]: duplicate tile R1p"},
};

const Impossible kThePass[] = {
    {Base::kPass, {{"/seats/0/given/0", "\"R4p\""}}, "seat 0: 'pass R4p' is against PD-2.6"},
    {Base::kPass, {{"/seats/0/given/1", "\"P6f\""}}, "seat 0: 'pass P6f' is against PD-2.6"},
    {Base::kPass, {{"/seats/0/given", R"(["B3n","P4p"])"}}, "seat 0: 'pass B3n' is against PD-2.6"},
    {Base::kPass, {{"/seats/0/given", "[]"}}, "position.seats[0].chosen"},
    {Base::kPass,
     {{"/seats/0/given/-", "\"P6f\""}, {"/seats/0/given/-", "\"P4f\""}},
     "position.seats[0].given[3]: three tiles are passed"},
    {Base::kPass, {{"/seats/1/given", "\"G4p\""}}, "position.seats[1].given: expected a list"},
    {Base::kPass, {{"/seats/1/given", "[4]"}}, "position.seats[1].given[0]: expected a tile"},
    {Base::kPass, {{"/seats/0/chosen", "3"}}, "position.seats[0].chosen: is 3, but should be 2"},
    {Base::kPass, {{"/seats/0/received", R"(["R1p","P5n","R2f"])"}}, "position.seats[0].received"},
    {Base::kPass,
     {{"/seats/0/given", R"(["P4p","B3n","P6f"])"},
      {"/seats/1/given", R"(["G4p","B2n","B3f"])"},
      {"/seats/2/given", R"(["R2p","R2n","P3f"])"},
      {"/seats/3/given", R"(["R1p","P5n","R2f"])"}},
     "position.seats[0].given: P4p went to seat 1"},
    {Base::kPass, {{"/phase", "\"FIRST\""}}, "position.phase"},
    {Base::kPass, {{"/tricks/-", R"({"lead":1,"plays":[]})"}}, "PD-2.12"},
    {Base::kFollow, {{"/seats/0/given/-", "\"R1p\""}}, "position.seats[0].given[3]"},
    {Base::kFollow, {{"/seats/0/given", ""}}, "PD-2.6"},
    {Base::kFollow,
     {{"/seats/0/given/0", "\"P3p\""}},
     "position.seats[0].given: P3p went to seat 1"},
    {Base::kFollow, {{"/seats/0/given", R"(["B3n","P4p","P6f"])"}}, "PD-2.6"},
    {Base::kFollow, {{"/seats/1/received/0", "\"P3p\""}}, "position.seats[1].received[0]"},
    {Base::kFollow, {{"/options/pass", "\"right\""}}, "PD-2.10"},
    {Base::kFirst, {{"/seats/2/given", ""}}, "PD-2.6"},
};

const Impossible kTricks[] = {
    {Base::kFollow,
     {{"/tricks/0/plays/0/timeframe", "\"past\""}},
     "position.tricks[0].plays[0].timeframe"},
    {Base::kFollow,
     {{"/tricks/0/plays/0/timeframe", "\"hidden\""}},
     "position.tricks[0].plays[0].timeframe"},
    {Base::kFollow, {{"/tricks/0/plays/1/timeframe", "\"future\""}}, "PD-1.7"},
    {Base::kFollow,
     {{"/tricks/0/plays/3/timeframe", "\"present\""}},
     "position.tricks[0].plays[3]: duplicate tile B2n"},
    {Base::kFollow, {{"/tricks/0/plays/0/timeframe", ""}}, "'timeframe' is missing"},
    {Base::kFollow, {{"/tricks/0/plays/0/face", "\"B7\""}}, "position.tricks[0].plays[0].face"},
    {Base::kFollow, {{"/tricks/0/plays/0/face", "\"K1\""}}, "position.tricks[0].plays[0].face"},
    {Base::kFollow, {{"/tricks/0/plays/0/face", "\"B6f\""}}, "position.tricks[0].plays[0].face"},
    {Base::kFollow, {{"/tricks/0/plays/0/face", ""}}, "'face' is missing"},
    {Base::kFollow,
     {{"/tricks/0/plays/2/seat", "2"}},
     "position.tricks[0].plays[2].seat: is 2, but should be 3"},
    // Not followed: seat 3 keeps its blue 1 and plays green.
    {Base::kFollow,
     {{"/tricks/0/plays/2/face", "\"G2\""}, {"/seats/3/hand/7", "\"B1p\""}},
     "trick 1, seat 3: 'play G2p' is against PD-4.2"},
    {Base::kFollow, {{"/tricks/0/lead", "2"}}, "PD-7.11"},
    {Base::kFollow, {{"/tricks/0/lead", "4"}}, "position.tricks[0].lead"},
    {Base::kFollow, {{"/tricks/0/lead", "null"}}, "'lead' is missing"},
    {Base::kFollow, {{"/tricks/0/lead", "\"1\""}}, "position.tricks[0].lead"},
    {Base::kFollow, {{"/tricks/0/lead", "1.0"}}, "position.tricks[0].lead"},
    {Base::kFollow,
     {{"/tricks/5/lead", "1"}},
     "position.tricks[5].lead: seat 0 took the full point"},
    {Base::kFollow, {{"/tricks/3/lead", "3"}}, "PD-7.11"},
    {Base::kFollow, {{"/options/first_lead", "2"}}, "PD-2.12"},
    {Base::kFollow,
     {{"/tricks/0/declared", "\"R\""}},
     "position.tricks[0].declared: a colour is declared only"},
    {Base::kFollow, {{"/tricks/1/declared", "null"}}, "position.tricks[1]: black was led"},
    {Base::kFollow, {{"/tricks/1/declared", ""}}, "position.tricks[1]: black was led"},
    {Base::kFollow, {{"/tricks/1/declared", "\"Y\""}}, "position.tricks[1].declared"},
    {Base::kFollow, {{"/tricks/1/declared", "\"K\""}}, "position.tricks[1].declared"},
    {Base::kFollow, {{"/tricks/1/declared", "\"green\""}}, "position.tricks[1].declared"},
    {Base::kFollow,
     {{"/tricks/1/declared", "2"}},
     "position.tricks[1].declared: expected the letter of a colour"},
    {Base::kFollow, {{"/tricks/1/declared", "\"R\""}}, "PD-4.2"},
    {Base::kFollow,
     {{"/tricks/2/plays/3", ""}},
     "position.tricks[3]: the trick before it is not complete"},
    {Base::kFollow,
     {{"/tricks/2/plays/-", R"({"face":"R1","timeframe":"past"})"}},
     "position.tricks[2].plays[4]: every seat has already played"},
    {Base::kFollow, {{"/tricks/5", ""}}, "PD-10.3"},
    {Base::kFollow, {{"/tricks", "[]"}}, "PD-10.3"},
    {Base::kFollow, {{"/tricks/2", ""}}, "PD-10.3"},
    {Base::kFollow, {{"/tricks/0/trick", "2"}}, "position.tricks[0].trick"},
    {Base::kFollow, {{"/tricks/0/kind", "\"paradox\""}}, "position.tricks[0].kind"},
    {Base::kFollow, {{"/tricks/1/winners", "[3,2]"}}, "position.tricks[1].winners[0]"},
    {Base::kFollow, {{"/tricks/1/hp", "[0,0,1,2]"}}, "position.tricks[1].hp[2]"},
    {Base::kFollow, {{"/tricks/1/hp", "[0,0,2]"}}, "position.tricks[1].hp: has 3 entries"},
    {Base::kFollow, {{"/tricks/1/next_lead", "3"}}, "position.tricks[1].next_lead"},
    {Base::kFollow, {{"/tricks/5/kind", "\"solo\""}}, "position.tricks[5].kind"},
    {Base::kDeclare, {{"/tricks/1/plays/-", R"({"face":"G4","timeframe":"past"})"}}, "PD-10.1"},
    {Base::kDeclare,
     {{"/tricks/1/plays/-", R"({"face":"G4","timeframe":"past"})"}, {"/seats/2/hand/8", ""}},
     "PD-"},
    {Base::kDeclare, {{"/tricks/1/declared", "\"G\""}}, "position.phase"},
    {Base::kFirst,
     {{"/tricks/-", R"({"lead":1,"plays":[]})"}},
     "position.phase: is \"FIRST\", but should be \"LEAD\""},
    {Base::kFirst, {{"/tricks/-", R"({"lead":7,"plays":[]})"}}, "position.tricks[0].lead"},
    {Base::kEnd,
     {{"/tricks/-", R"({"lead":0,"plays":[]})"}},
     "position.tricks[15]: there are 15 tricks"},
    {Base::kEnd, {{"/tricks/14", ""}}, "PD-10.3"},
};

const Impossible kClaims[] = {
    {Base::kFollow, {{"/seats/2/ones", "4"}}, "position.seats[2].ones: is 4, but should be 3"},
    {Base::kFollow, {{"/seats/2/halves", "0"}}, "position.seats[2].halves"},
    {Base::kFollow, {{"/seats/2/hp", "8"}}, "position.seats[2].hp: is 8, but should be 7"},
    {Base::kFollow, {{"/seats/2/hp", "7.0"}}, "position.seats[2].hp"},
    {Base::kFollow, {{"/seats/2/hp", "\"7\""}}, "position.seats[2].hp"},
    {Base::kFollow, {{"/seats/0/hand_size", "10"}}, "position.seats[0].hand_size"},
    {Base::kFollow, {{"/seats/0/seat", "1"}}, "position.seats[0].seat"},
    {Base::kFollow, {{"/lead", "1"}}, "position.lead: is 1, but should be 0"},
    {Base::kFollow,
     {{"/phase", "\"LEAD\""}},
     "position.phase: is \"LEAD\", but should be \"FOLLOW\""},
    {Base::kFollow, {{"/phase", "\"follow\""}}, "position.phase"},
    {Base::kFollow, {{"/phase", "5"}}, "position.phase"},
    {Base::kFollow, {{"/to_act", "[3]"}}, "position.to_act[0]"},
    {Base::kFollow, {{"/to_act", "[2,3]"}}, "position.to_act: has 2 entries"},
    {Base::kFollow, {{"/trick", "7"}}, "position.trick: is 7, but should be 6"},
    {Base::kFollow, {{"/position", "3"}}, "position.position"},
    {Base::kFollow, {{"/table_colours", R"(["B","G"])"}}, "position.table_colours"},
    {Base::kFollow, {{"/standing", "null"}}, "position.standing"},
    {Base::kFollow, {{"/standing/winners", "[1]"}}, "position.standing.winners"},
    {Base::kFollow, {{"/ranks", "[1,2,3,4]"}}, "position.ranks"},
    {Base::kFollow, {{"/viewer", "\"spectator\""}}, "position.viewer"},
    {Base::kFollow, {{"/viewer", "0"}}, "position.viewer"},
    {Base::kLead, {{"/table_colours/-", "\"R\""}}, "position.table_colours"},
    {Base::kDeclare, {{"/table_colours/-", "\"G\""}}, "position.table_colours"},
    {Base::kEnd, {{"/ranks", "[1,1,2,4]"}}, "position.ranks[0]: is 1, but should be 3"},
    {Base::kEnd, {{"/ranks", "null"}}, "position.ranks"},
    {Base::kEnd, {{"/phase", "\"LEAD\""}}, "position.phase"},
    {Base::kFollow, {{"/note", "\"mine\""}}, "position: 'note' is not a known field"},
    {Base::kFollow,
     {{"/seats/0/name", "\"Ann\""}},
     "position.seats[0]: 'name' is not a known field"},
    {Base::kFollow,
     {{"/tricks/0/comment", "1"}},
     "position.tricks[0]: 'comment' is not a known field"},
    {Base::kFollow,
     {{"/tricks/0/plays/0/tile", "\"B6f\""}},
     "position.tricks[0].plays[0]: 'tile' is not a known field"},
    {Base::kFollow, {{"/options/speed", "1"}}, "position.options: 'speed' is not a known field"},
};

const Impossible kShapes[] = {
    {Base::kFollow, {{"/options", ""}}, "position: 'options' is missing"},
    {Base::kFollow, {{"/options", "[]"}}, "position.options: expected an object"},
    {Base::kFollow, {{"/options/players", "5"}}, "position.options.colours"},
    {Base::kFollow, {{"/options/players", "3"}}, "position.options.colours"},
    {Base::kFollow,
     {{"/options", R"({"players":3})"}},
     "position.seats: expected one entry per seat"},
    {Base::kFollow, {{"/options", R"({"players":4})"}}, "PD-2.1"},
    {Base::kFollow, {{"/seats", ""}}, "position: 'seats' is missing"},
    {Base::kFollow, {{"/seats", "{}"}}, "position.seats: expected a list"},
    {Base::kFollow, {{"/seats/3", ""}}, "position.seats: expected one entry per seat"},
    {Base::kFollow, {{"/seats/-", "{}"}}, "position.seats: expected one entry per seat"},
    {Base::kFollow, {{"/seats/1", "5"}}, "position.seats[1]: expected an object"},
    {Base::kFollow, {{"/seats/1", "null"}}, "position.seats[1]: expected an object"},
    {Base::kFollow, {{"/seats/1/hand", ""}}, "position.seats[1]: 'hand' is missing"},
    {Base::kFollow, {{"/seats/1/hand", "\"R3p\""}}, "position.seats[1].hand: expected a list"},
    {Base::kFollow, {{"/seats/1/hand/0", "7"}}, "position.seats[1].hand[0]: expected a tile"},
    {Base::kFollow,
     {{"/seats/1/hand/0", "null"}},
     "position.seats[1].hand[0]: expected an entry, not null"},
    {Base::kFollow,
     {{"/seats/1/hand/0", R"(["R3p"])"}},
     "position.seats[1].hand[0]: expected a tile"},
    {Base::kFollow, {{"/tricks", "{}"}}, "position.tricks: expected a list"},
    {Base::kFollow, {{"/tricks/0", "[]"}}, "position.tricks[0]: expected an object"},
    {Base::kFollow, {{"/tricks/0/plays", ""}}, "position.tricks[0]: 'plays' is missing"},
    {Base::kFollow, {{"/tricks/0/plays", "\"B6f\""}}, "position.tricks[0].plays: expected a list"},
    {Base::kFollow,
     {{"/tricks/0/plays/0", "\"B6f\""}},
     "position.tricks[0].plays[0]: expected an object"},
};

void expect_refused(const Impossible& row) {
  json::value position = base_position(row.base);
  for (const Edit& edit : row.edits) {
    SCOPED_TRACE(edit.at + " = " + edit.value);
    apply(position, edit);
  }
  Conversation c;
  c.start(3, R"("seed":1)");
  const std::string before = c.referee();
  const auto error = c.bad(R"({"cmd":"position","position":)" + json::serialize(position) + "}");
  EXPECT_EQ(error.code, "bad_position");
  EXPECT_NE(error.text.find(row.says), std::string::npos)
      << row.edits[0].at << " = " << row.edits[0].value << "\n  says " << error.text
      << "\n  wanted " << row.says;
  EXPECT_EQ(c.referee(), before);
}

TEST(ImpossiblePositions, tiles_are_where_they_can_be) {
  for (const Impossible& row : kTiles) expect_refused(row);
}

TEST(ImpossiblePositions, the_pass_is_one_tile_of_each_timeframe) {
  for (const Impossible& row : kThePass) expect_refused(row);
}

TEST(ImpossiblePositions, tricks_are_played_by_the_rules) {
  for (const Impossible& row : kTricks) expect_refused(row);
}

TEST(ImpossiblePositions, what_repeats_the_story_must_agree_with_it) {
  for (const Impossible& row : kClaims) expect_refused(row);
}

TEST(ImpossiblePositions, the_shape_is_the_documented_one) {
  for (const Impossible& row : kShapes) expect_refused(row);
}

TEST(ImpossiblePositions, the_positions_that_were_spoilt_are_possible) {
  for (const Base base : {Base::kDeal, Base::kPass, Base::kFirst, Base::kLead, Base::kDeclare,
                          Base::kFollow, Base::kEnd}) {
    Conversation c;
    const json::value position = base_position(base);
    c.set_up(position);
    EXPECT_EQ(json::value(c.view("referee")), position);
  }
}

// What may be left out or written in another way makes the same position.
TEST(PossiblePositions, every_field_that_follows_from_others_may_be_left_out) {
  const std::string optional[] = {"/viewer",
                                  "/phase",
                                  "/to_act",
                                  "/trick",
                                  "/position",
                                  "/lead",
                                  "/table_colours",
                                  "/standing",
                                  "/ranks",
                                  "/options/players",
                                  "/options/pass",
                                  "/seats/0/seat",
                                  "/seats/1/hp",
                                  "/seats/2/ones",
                                  "/seats/3/halves",
                                  "/seats/0/chosen",
                                  "/seats/1/received",
                                  "/seats/2/hand_size",
                                  "/options/first_lead",
                                  "/tricks/0/trick",
                                  "/tricks/0/kind",
                                  "/tricks/1/hp",
                                  "/tricks/0/winners",
                                  "/tricks/0/next_lead",
                                  "/tricks/0/declared",
                                  "/tricks/0/plays/1/seat"};
  const json::value full = base_position(Base::kFollow);
  json::value shortest = full;
  Conversation c;
  for (const std::string& at : optional) {
    json::value less = full;
    apply(less, {at, ""});
    apply(shortest, {at, ""});
    c.set_up(less);
    EXPECT_EQ(json::value(c.view("referee")), full) << at;
  }
  c.set_up(shortest);
  EXPECT_EQ(json::value(c.view("referee")), full);
}

TEST(PossiblePositions, hands_and_colours_may_stand_in_any_order) {
  const struct {
    Base base;
    Edit edit;
  } rows[] = {
      {Base::kFollow,
       {"/seats/0/hand", R"(["P4f","P1n","R1p","R4n","B3p","R2f","P3p","G3f","P1p"])"}},
      {Base::kFollow, {"/options/colours", R"(["purple","green","blue","red"])"}},
      {Base::kFollow, {"/options/colours", R"(["P","R","green","B"])"}},
      {Base::kFollow, {"/options/players", "null"}},
      {Base::kPass, {"/seats/1/given", "[]"}},
      {Base::kPass, {"/seats/1/given", "null"}},
      {Base::kDeal, {"/seats/3/given", "[]"}},
  };
  for (const auto& row : rows) {
    const json::value full = base_position(row.base);
    json::value other = full;
    apply(other, row.edit);
    Conversation c;
    c.set_up(other);
    EXPECT_EQ(json::value(c.view("referee")), full) << row.edit.at;
  }
}

// Any number in a position that is turned into another one is a contradiction.
TEST(ImpossiblePositions, no_number_can_be_changed) {
  Conversation c;
  const std::string text = json::serialize(base_position(Base::kFollow));
  int changed = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool number = text[i] >= '0' && text[i] <= '9' &&
                        (text[i - 1] == ':' || text[i - 1] == ',' || text[i - 1] == '[');
    if (!number) continue;
    std::string spoilt = text;
    spoilt[i] = text[i] == '9' ? '8' : static_cast<char>(text[i] + 1);
    c.bad(R"({"cmd":"position","position":)" + spoilt + "}");
    ++changed;
  }
  EXPECT_GT(changed, 80);
}

}  // namespace
}  // namespace paradoxa
