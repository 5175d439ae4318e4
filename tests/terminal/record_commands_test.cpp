// A game is saved, shown again and proven.
#include "script.hpp"
#include "terminal/commands.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

// A whole game in a file.
class Records : public testing::Test {
 protected:
  void SetUp() override { show_ = played({.save_file = file_}, times(40, "1")); }

  Ran replay(std::vector<std::string> arguments = {}) const {
    arguments.insert(arguments.begin(), {"replay", file_});
    return ran(&replay_command, arguments);
  }
  // The record with one text in it replaced, as another file.
  std::string forged(const std::string& before, const std::string& after) const {
    std::string text = text_of(file_);
    const std::size_t at = text.find(before);
    EXPECT_NE(at, std::string::npos) << before;
    return folder_.write("forged.txt", text.replace(at, before.size(), after));
  }

  TemporaryFolder folder_;
  std::string file_ = folder_.path("game.txt");
  Show show_;
};

TEST_F(Records, what_was_saved_is_consistent_and_no_more_without_luck_of_players) {
  const Ran verdict = ran(&verify_command, {"verify", file_});
  EXPECT_EQ(verdict.code, 3) << verdict.out << verdict.err;
  EXPECT_THAT(verdict.out, testing::EndsWith("\nconsistent only\n"));
  EXPECT_THAT(verdict.out, HasSubstr("but: no player added to the luck"));
  EXPECT_THAT(verdict.out, HasSubstr("--commitment"));
  EXPECT_THAT(verdict.out, HasSubstr("note: names, date"));
  const json::value value = json::parse(ran(&verify_command, {"verify", file_, "--json"}).out);
  EXPECT_FALSE(value.at("proven").as_bool());
  EXPECT_EQ(value.at("verdict").as_string(), "consistent only");
  EXPECT_EQ(value.at("doubts").as_array().size(), 2u);
  EXPECT_FALSE(value.as_object().contains("error"));
  EXPECT_GE(value.at("checks").as_array().size(), 4u);
}

TEST_F(Records, the_commitment_that_was_seen_is_compared) {
  const std::string seen = to_hex(commitment(*show_.table->luck()));
  const Ran right = ran(&verify_command, {"verify", file_, "--commitment", seen});
  EXPECT_EQ(right.code, 3);
  EXPECT_THAT(right.out, HasSubstr("ok: the commitment is the one seen before the game"));
  const std::string other(64, 'a');
  EXPECT_EQ(ran(&verify_command, {"verify", file_, "--commitment", other}).code, 1);
  const Ran odd = ran(&verify_command, {"verify", file_, "--commitment", "9c1d"});
  EXPECT_EQ(odd.code, 2);
  EXPECT_THAT(odd.err, HasSubstr("expected 64 hexadecimal digits, not '9c1d'"));
}

TEST_F(Records, standard_input_can_be_checked_too) {
  EXPECT_EQ(ran(&verify_command, {"verify", "-"}, text_of(file_)).code, 3);
}

TEST_F(Records, the_first_thing_wrong_is_named_with_exit_code_1) {
  const std::string forged_file = forged("[Seed \"", "[Seed \"0000000000000000");
  EXPECT_EQ(ran(&verify_command, {"verify", forged_file}).code, 2);  // not 64 digits: unreadable

  std::string seed = to_hex(show_.table->luck()->secret);
  std::string other = seed;
  other[0] = other[0] == '0' ? '1' : '0';
  const Ran verdict = ran(&verify_command, {"verify", forged(seed, other)});
  EXPECT_EQ(verdict.code, 1);
  EXPECT_THAT(verdict.out, testing::StartsWith("wrong: the seed"));
  const Ran as_json = ran(&verify_command, {"verify", forged(seed, other), "--json"});
  EXPECT_EQ(as_json.code, 1);
  EXPECT_FALSE(json::parse(as_json.out).at("proven").as_bool());
  EXPECT_FALSE(json::parse(as_json.out).at("error").as_string().empty());
}

TEST_F(Records, another_result_is_not_proven) {
  const std::string result = result_text(show_.table->position().outcome());
  const Ran verdict = ran(&verify_command, {"verify", forged(result, "30 0 0 0")});
  EXPECT_EQ(verdict.code, 1);
  EXPECT_THAT(verdict.out, HasSubstr("the record says '30 0 0 0'"));
}

TEST_F(Records, an_unfinished_game_is_not_proven_but_can_be_replayed) {
  const std::string half = folder_.path("half.txt");
  played({.save_file = half}, times(5, "1"));
  EXPECT_EQ(ran(&verify_command, {"verify", half}).code, 3);
  const Ran shown = ran(&replay_command, {"replay", half});
  EXPECT_EQ(shown.code, 0);
  EXPECT_THAT(shown.out, HasSubstr("The game is not over."));
}

TEST_F(Records, what_is_no_record_gets_exit_code_2) {
  const std::string letter = folder_.write("letter.txt", "Dear Ann,\n");
  for (const std::string& file : {letter, folder_.path("missing.txt"), folder_.path("")}) {
    EXPECT_EQ(ran(&verify_command, {"verify", file}).code, 2) << file;
    EXPECT_EQ(ran(&replay_command, {"replay", file}).code, 2) << file;
  }
  EXPECT_THAT(ran(&replay_command, {"replay", letter}).err, HasSubstr("line 1, column 1"));
  EXPECT_EQ(ran(&verify_command, {"verify"}).code, 2);
  EXPECT_EQ(ran(&replay_command, {"replay"}).code, 2);
}

TEST_F(Records, replay_tells_the_game_in_sentences_by_stage) {
  const Ran shown = replay();
  EXPECT_EQ(shown.code, 0);
  for (const char* part :
       {"The deal\n", "The pass\n", "Trick 1 of 15\n", "Trick 15 of 15\n",
        "The game is over: ", "points  Full points  Half points", "Lantern Archive is dealt "})
    EXPECT_THAT(shown.out, HasSubstr(part));
}

TEST_F(Records, replay_from_a_seat_tells_what_it_was_told) {
  for (const char* eyes : {"0", "You"}) {
    const Ran shown = replay({"--from", eyes});
    EXPECT_EQ(shown.code, 0);
    EXPECT_THAT(shown.out, HasSubstr("You are dealt "));
    EXPECT_THAT(shown.out, Not(HasSubstr("Lantern Archive is dealt ")));
  }
  EXPECT_THAT(replay({"--from", "spectator"}).out, Not(HasSubstr("dealt")));
}

TEST_F(Records, replay_shows_the_position_at_any_ply) {
  for (std::size_t ply = 0; ply <= show_.table->ply(); ply += 7)
    EXPECT_EQ(replay({"--ply", std::to_string(ply)}).code, 0) << ply;
  const Ran shown = replay({"--ply", "80", "--from", "1"});
  EXPECT_THAT(shown.out, HasSubstr("Ply 80 of " + std::to_string(show_.table->ply())));
  EXPECT_THAT(shown.out, HasSubstr("Lantern Archive’s hand"));
  EXPECT_THAT(shown.out, Not(HasSubstr("Your hand")));
}

TEST_F(Records, replay_as_json_has_every_move_and_hides_what_a_seat_may_not_know) {
  const json::value whole = json::parse(replay({"--json"}).out);
  EXPECT_EQ(whole.at("moves").as_array().size(), show_.table->ply());
  EXPECT_EQ(whole.at("outcome").at("scores").as_array().size(), 4u);
  const std::string half = folder_.path("half.txt");
  played({.save_file = half}, times(4, "1"));
  const Ran seen = ran(&replay_command, {"replay", half, "--json", "--from", "spectator"});
  const json::value unfinished = json::parse(seen.out);
  for (const json::value& move : unfinished.at("moves").as_array())
    EXPECT_FALSE(move.as_object().contains("move"));
  const json::value moment = json::parse(replay({"--json", "--ply", "80", "--from", "2"}).out);
  EXPECT_EQ(moment.at("view").at("viewer").as_int64(), 2);
  EXPECT_EQ(moment.at("ply").as_int64(), 80);
}

TEST_F(Records, replay_refuses_a_ply_or_a_viewer_that_there_is_not) {
  EXPECT_EQ(replay({"--ply", "9999"}).code, 2);
  EXPECT_EQ(replay({"--ply", "x"}).code, 2);
  EXPECT_EQ(replay({"--from", "7"}).code, 2);
  EXPECT_THAT(replay({"--from", "nobody"}).err, HasSubstr("--from is a seat (0 to 3)"));
}

}  // namespace
}  // namespace paradoxa
