// Every command on its good path.
#include <set>
#include <sstream>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

json::array numbers(std::initializer_list<int> values) {
  return json::array(values.begin(), values.end());
}

TEST(Commands, games_lists_every_game_with_seats_options_and_defaults) {
  Conversation c;
  const json::object answer = c.good(R"({"id":1,"cmd":"games"})");
  EXPECT_EQ(answer.at("games").as_array().size(), games().games().size());
  const json::object& game = answer.at("games").at(0).as_object();
  EXPECT_EQ(game.at("name"), "paradominetor");
  EXPECT_EQ(game.at("prefix"), "PD");
  EXPECT_EQ(game.at("min_seats"), 3);
  EXPECT_EQ(game.at("max_seats"), 5);
  EXPECT_EQ(game.at("default_seats"), 4);
  EXPECT_EQ(game.at("score_unit"), "half-points");
  std::set<std::string> names;
  for (const json::value& option : game.at("options").as_array())
    names.insert(std::string(option.at("name").as_string()));
  EXPECT_EQ(names, (std::set<std::string>{"players", "colours", "pass", "first_lead"}));
}

TEST(Commands, the_defaults_of_every_option_may_be_sent_back_for_any_number_of_seats) {
  for (int seats = 3; seats <= 5; ++seats) {
    Conversation c;
    json::object options;
    const json::object answer = c.good(R"({"cmd":"games"})");
    for (const json::value& option : answer.at("games").at(0).at("options").as_array())
      if (option.at("name") != "players")
        options[option.at("name").as_string()] = option.at("default");
    c.start(seats, R"("seed":1,"options":)" + json::serialize(options));
  }
}

TEST(Commands, every_value_of_every_option_is_accepted) {
  Conversation c;
  for (const char* options :
       {R"({"players":3})", R"({"players":4})", R"({"players":5})", R"({"pass":"left"})",
        R"({"pass":"right"})", R"({"first_lead":"random"})", R"({"first_lead":0})",
        R"({"first_lead":3})", R"({"colours":["red","blue","green","purple"]})",
        R"({"colours":["P","Y","G","B"]})", R"({"players":3,"colours":["yellow","P","red"]})"}) {
    const json::object answer = c.good(
        R"({"cmd":"new","game":"paradominetor","seed":1,"options":)" + std::string(options) + "}");
    // What is answered is the options in full, and begins the same game again.
    const json::object again = c.good(R"({"cmd":"new","game":"paradominetor","seed":1,"options":)" +
                                      json::serialize(answer.at("options")) + "}");
    EXPECT_EQ(again, answer);
  }
}

TEST(Commands, the_id_comes_back_whatever_it_is) {
  Conversation c;
  for (const char* id :
       {"1", "-7", "null", "\"x\"", "\"\"", "1.5", "[1,2]", R"({"a":true})", "true"})
    EXPECT_EQ(
        json::serialize(c.good(R"({"id":)" + std::string(id) + R"(,"cmd":"games"})").at("id")),
        json::serialize(json::parse(id)));
  EXPECT_TRUE(c.good(R"({"cmd":"games"})").at("id").is_null());
  EXPECT_EQ(c.ask(R"({"id":9,"cmd":"nonsense"})").at("id"), 9);
}

TEST(Commands, new_with_a_seed_deals_at_once_and_publishes_the_commitment) {
  Conversation c;
  const json::object answer = c.good(R"({"cmd":"new","game":"paradominetor","seats":3,"seed":7})");
  EXPECT_EQ(answer.at("game"), "paradominetor");
  EXPECT_EQ(answer.at("seats"), 3);
  EXPECT_EQ(answer.at("options").at("pass"), "left");
  EXPECT_EQ(answer.at("commitment").as_string().size(), 64u);
  EXPECT_EQ(answer.at("ply"), 45);
  EXPECT_EQ(answer.at("to_act"), numbers({0, 1, 2}));
  EXPECT_EQ(answer.at("events").as_array().size(), 3u) << "a deal for each seat";
  EXPECT_FALSE(answer.contains("outcome"));
}

TEST(Commands, new_without_a_seed_draws_one_that_nobody_knows) {
  Conversation c;
  const json::object a = c.good(R"({"cmd":"new","game":"paradominetor"})");
  const json::object b = c.good(R"({"cmd":"new","game":"paradominetor"})");
  EXPECT_EQ(a.at("seats"), 4);
  EXPECT_NE(a.at("commitment"), b.at("commitment"));
  EXPECT_NE(a.at("events"), b.at("events"));
}

TEST(Commands, new_with_manual_nature_waits_for_natures_moves) {
  Conversation c;
  const json::object answer = c.start(5);
  EXPECT_FALSE(answer.contains("commitment"));
  EXPECT_EQ(answer.at("ply"), 0);
  EXPECT_EQ(answer.at("to_act"), json::array{"nature"});
  EXPECT_TRUE(answer.at("events").as_array().empty());
}

TEST(Commands, legal_lists_natures_moves_with_their_weights) {
  Conversation c;
  c.start(5);
  const auto moves = c.legal();
  ASSERT_EQ(moves.size(), 21u) << "four past tiles in each of five colours, and black";
  for (const Listed& move : moves) {
    EXPECT_EQ(move.all.at("seat"), "nature");
    EXPECT_EQ(move.all.at("kind"), "deal");
    EXPECT_EQ(move.all.at("weight"), move.text == "deal K0" ? 5 : 1);
  }
  EXPECT_EQ(moves.front().all.at("args"),
            json::parse(R"({"tile":"R1p","face":"R1","timeframe":"past"})"));
}

TEST(Commands, legal_lists_every_seat_to_act_or_the_one_asked_for) {
  Conversation c;
  play_example(c, 0);
  EXPECT_EQ(c.legal().size(), 5u + 4u + 4u + 5u) << "two blacks are one option";
  const json::array moves = c.good(R"({"cmd":"legal","seat":1})").at("moves").as_array();
  ASSERT_EQ(moves.size(), 4u);
  EXPECT_EQ(moves[3], json::parse(R"({"seat":1,"text":"pass K0","kind":"pass",
                          "args":{"tile":"K0","face":"K0","timeframe":"past"}})"));
  EXPECT_TRUE(c.good(R"({"cmd":"legal","seat":"nature"})").at("moves").as_array().empty());
}

TEST(Commands, legal_is_empty_when_the_game_is_over) {
  Conversation c;
  play_example(c, 16);
  EXPECT_TRUE(c.legal().empty());
}

TEST(Commands, move_answers_with_events_ply_and_who_is_next) {
  Conversation c;
  play_example(c, 1);
  const json::object answer = c.move(1, "play B6f");
  EXPECT_EQ(answer.at("ply"), 74);
  EXPECT_EQ(answer.at("to_act"), numbers({2}));
  EXPECT_EQ(answer.at("events"),
            json::parse(R"([{"event":"play","seat":1,"face":"B6","timeframe":"future",
                             "clause":"PD-3.2"}])"));
}

TEST(Commands, move_tells_its_events_as_a_viewer_may_know_them) {
  Conversation c;
  play_example(c, 0);
  const auto told = [&](int seat, const char* tile, const char* viewer) {
    return c
        .good(R"({"cmd":"move","viewer":)" + std::string(viewer) + R"(,"seat":)" +
              std::to_string(seat) + R"(,"move":"pass )" + tile + R"("})")
        .at("events");
  };
  EXPECT_EQ(told(0, "P4p", "0"),
            json::parse(R"([{"event":"pass_choice","seat":0,"number":1,"tile":"P4p",
                             "clause":"PD-2.6"}])"));
  const json::value unseen =
      json::parse(R"([{"event":"pass_choice","seat":1,"number":1,"clause":"PD-2.6"}])");
  EXPECT_EQ(told(1, "G4p", "0"), unseen);
  c.good(R"({"cmd":"undo"})");
  EXPECT_EQ(told(1, "G4p", "\"spectator\""), unseen);
}

TEST(Commands, move_may_name_the_ply_it_answers) {
  Conversation c;
  play_example(c, 1);
  c.good(R"({"cmd":"move","seat":1,"move":"play B6f","ply":73})");
  const auto error = c.bad(R"({"cmd":"move","seat":1,"move":"play B6f","ply":73})");
  EXPECT_EQ(error.code, "wrong_ply") << "the same line twice makes one move";
}

TEST(Commands, the_last_move_brings_the_outcome) {
  Conversation c;
  play_example(c, 15);
  for (const auto& [seat, tile] : {std::pair{1, "B1n"}, {2, "P3n"}, {3, "G2p"}})
    EXPECT_FALSE(c.move(seat, "play " + std::string(tile)).contains("outcome"));
  const json::object answer = c.move(0, "play P3p");
  EXPECT_EQ(answer.at("outcome"), json::parse(R"({"scores":[10,16,16,1],"unit":"half-points",
      "ranks":[3,1,2,4],"winners":[1],
      "breakdown":{"ones":[4,6,5,0],"halves":[2,4,6,1]},
      "clauses":{"ones":"PD-7.9","halves":"PD-7.9"}})"));
  EXPECT_TRUE(answer.at("to_act").as_array().empty());
}

TEST(Commands, view_is_of_a_seat_a_spectator_or_the_referee) {
  Conversation c;
  play_example(c, 3);
  EXPECT_EQ(c.view("2").at("viewer"), 2);
  EXPECT_EQ(c.view("spectator").at("viewer"), "spectator");
  EXPECT_EQ(c.view("referee").at("viewer"), "referee");
  EXPECT_EQ(c.good(R"({"cmd":"view","seat":2})"), c.good(R"({"cmd":"view","viewer":2})"));
  EXPECT_EQ(c.good(R"({"cmd":"view","seat":"referee"})").at("ply"), 73 + 9);
}

TEST(Commands, why_names_the_clause_and_changes_nothing) {
  Conversation c;
  play_example(c, 1);
  const std::string before = c.referee();
  EXPECT_EQ(c.why("1", "play K0"), "legal");
  EXPECT_EQ(c.why("1", "play B2n"), "PD-3.2") << "passed to seat 2";
  EXPECT_EQ(c.why("2", "play K0"), "PD-3.3");
  EXPECT_EQ(c.why("1", "pass K0"), "PD-2.10");
  EXPECT_EQ(c.why("1", "declare R"), "PD-5.1");
  EXPECT_EQ(c.why("\"nature\"", "first 2"), "PD-2.12");
  EXPECT_EQ(c.referee(), before);
}

TEST(Commands, undo_takes_back_one_move_after_the_other_down_to_the_beginning) {
  Conversation c;
  play_example(c, 2);
  std::size_t moves = 73 + 4;
  for (; moves > 0; --moves) {
    const json::object answer = c.good(R"({"cmd":"undo"})");
    EXPECT_EQ(answer.at("ply"), moves - 1);
    EXPECT_TRUE(answer.at("events").as_array().empty());
  }
  EXPECT_EQ(c.bad(R"({"cmd":"undo"})").code, "nothing_to_undo");
  EXPECT_EQ(c.good(R"({"cmd":"legal"})").at("moves").as_array().size(), 17u);
}

TEST(Commands, undo_in_a_seeded_game_takes_natures_answer_back_too) {
  Conversation c;
  c.start(3, R"("seed":11)");
  std::vector<std::string> seen;
  while (c.view("referee").at("phase") == "PASS") {
    seen.push_back(c.referee());
    c.move(c.legal().front().seat, c.legal().front().text);
  }
  EXPECT_EQ(c.view("referee").at("phase"), "LEAD");
  for (; !seen.empty(); seen.pop_back()) {
    c.good(R"({"cmd":"undo"})");
    EXPECT_EQ(c.referee(), seen.back());
  }
  EXPECT_EQ(c.bad(R"({"cmd":"undo"})").code, "nothing_to_undo") << "the deal stays";
}

TEST(Commands, a_saved_game_loads_with_the_same_view_and_legal_moves) {
  Conversation c;
  play_example(c, 7);
  const std::string before = c.referee();
  const std::string legal = c.raw(R"({"cmd":"legal"})");
  const std::string record(c.good(R"({"cmd":"save"})").at("record").as_string());
  Conversation other;
  const json::object answer = other.good(R"({"cmd":"load","record":)" + in_quotes(record) + "}");
  EXPECT_EQ(answer.at("game"), "paradominetor");
  EXPECT_EQ(answer.at("seats"), 4);
  EXPECT_EQ(answer.at("to_act"), numbers({0}));
  EXPECT_EQ(other.referee(), before);
  EXPECT_EQ(other.raw(R"({"cmd":"legal"})"), legal);
  EXPECT_EQ(text_of(other.good(R"({"cmd":"save"})").at("record")), record);
}

TEST(Commands, the_id_comes_back_as_it_was) {
  Conversation c;
  for (const std::string id :
       {"1.0", "-0.0", "1.10", "12345678901234567890123", "1e3", "\"\\u0041\"", "true", "null",
        R"({"b": [1.50, {"id": 2}], "a": "}"})", R"([ 1 , "]" ])", "\"\""}) {
    for (const std::string& line :
         {R"({"id":)" + id + R"(,"cmd":"games"})", R"({"cmd":"games" , "id" : )" + id + "}",
          R"({"cmd":"nothing","\u0069d":)" + id + "}"})
      EXPECT_TRUE(c.raw(line).starts_with(R"({"id":)" + id + R"(,"ok":)")) << line;
  }
}

TEST(Commands, several_views_come_at_once_in_the_order_asked) {
  Conversation c;
  c.start(3, R"("seed":7)");
  const json::object answer = c.good(R"({"cmd":"view","viewers":[2,0,"spectator",0]})");
  EXPECT_EQ(answer.at("ply"), json::value(45));
  const json::array& views = answer.at("views").as_array();
  ASSERT_EQ(views.size(), 4u);
  EXPECT_EQ(views[0], json::value(c.view("2")));
  EXPECT_EQ(views[1], json::value(c.view("0")));
  EXPECT_EQ(views[2], json::value(c.view("spectator")));
  EXPECT_EQ(views[3], views[1]);
}

TEST(Commands, games_names_the_version_of_the_protocol) {
  Conversation c;
  EXPECT_EQ(c.good(R"({"cmd":"games"})").at("protocol"), json::value("1.6"));
  EXPECT_NE(file_text("docs/protocol.md").find("version 1.6"), std::string::npos);
}

TEST(Commands, load_takes_the_secret_as_well_as_the_seed_it_is_made_from) {
  Conversation whole;
  whole.start(4, R"("seed":"abc")");
  whole.move(0, whole.legal().front().text);
  const json::object saved = whole.good(R"({"cmd":"save"})");
  EXPECT_FALSE(saved.contains("secret")) << "only when the game is over";
  const std::string record = in_quotes(saved.at("record").as_string());
  const std::string secret = to_hex(secret_from("abc"));
  Conversation other;
  other.good(R"({"cmd":"load","secret":")" + secret + R"(","record":)" + record + "}");
  EXPECT_EQ(other.referee(), whole.referee());
  const auto wrong = [&](const std::string& more) {
    return other.bad(R"({"cmd":"load","record":)" + record + "," + more + "}");
  };
  EXPECT_EQ(wrong(R"("secret":"abc")").text, "secret: expected 64 hexadecimal digits");
  EXPECT_EQ(wrong(R"("secret":")" + std::string(64, '0') + "\"").code, "bad_record");
  EXPECT_EQ(wrong(R"("seed":"abc","secret":")" + secret + "\"").code, "bad_request");
}

TEST(Commands, load_with_the_seed_goes_on_with_the_same_luck) {
  Conversation whole;
  whole.start(4, R"("seed":"abc")");
  const auto choose = [](Conversation& c) {
    c.move(c.legal().front().seat, c.legal().front().text);
  };
  for (int i = 0; i < 11; ++i) choose(whole);
  const std::string record(whole.good(R"({"cmd":"save"})").at("record").as_string());
  choose(whole);  // the twelfth choice brings the exchange and Nature's draw

  Conversation other;
  other.good(R"({"cmd":"load","seed":"abc","record":)" + in_quotes(record) + "}");
  choose(other);
  EXPECT_EQ(other.referee(), whole.referee());
  EXPECT_EQ(other.raw(R"({"cmd":"save"})"), whole.raw(R"({"cmd":"save"})"));

  Conversation manual;
  manual.good(R"({"cmd":"load","record":)" + in_quotes(record) + "}");
  choose(manual);
  EXPECT_EQ(manual.legal().front().seat, "\"nature\"") << "the seed is not in the record yet";

  EXPECT_EQ(other.bad(R"({"cmd":"load","seed":"abd","record":)" + in_quotes(record) + "}").text,
            "the seed does not match the commitment");
}

TEST(Commands, load_lets_nature_answer_where_the_record_stops_before_her) {
  Conversation whole;
  whole.start(4, R"("seed":"abc")");
  for (int i = 0; i < 12; ++i) whole.move(whole.legal().front().seat, whole.legal().front().text);
  std::string record(whole.good(R"({"cmd":"save"})").at("record").as_string());
  const std::size_t cut = record.find(", n first");
  const std::size_t heading = record.find("\n; first lead");
  record = record.substr(0, std::min(cut, heading)) + "\n";
  Conversation other;
  const json::object answer =
      other.good(R"({"cmd":"load","seed":"abc","record":)" + in_quotes(record) + "}");
  ASSERT_EQ(answer.at("events").as_array().size(), 1u);
  EXPECT_EQ(answer.at("events").at(0).at("event"), "first_lead");
  EXPECT_EQ(other.referee(), whole.referee());
}

TEST(Commands, bot_advises_a_legal_move_and_makes_none) {
  Conversation c;
  play_example(c, 4);
  const std::string before = c.referee();
  for (const char* bot : {"random", "casual", "easy", "medium", "ismcts:50"}) {
    const std::string line = R"({"cmd":"bot","seed":3,"bot":")" + std::string(bot) + R"("})";
    const json::object answer = c.good(line);
    EXPECT_EQ(answer.at("seat"), 2);
    EXPECT_EQ(c.why("2", answer.at("move").as_string()), "legal") << bot;
    EXPECT_EQ(c.good(line), answer) << "the same seed, the same advice";
    EXPECT_EQ(c.good(R"({"cmd":"bot","seat":2,"seed":"3","bot":")" + std::string(bot) + R"("})"),
              answer);
  }
  EXPECT_EQ(c.referee(), before);
}

TEST(Commands, bot_shows_what_it_considered) {
  Conversation c;
  play_example(c, 4);
  const json::object answer = c.good(R"({"cmd":"bot","bot":"ismcts:300"})");
  EXPECT_EQ(answer.at("iterations"), 300);
  std::int64_t visits = 0;
  std::set<std::string> moves;
  for (const json::value& move : answer.at("analysis").as_array()) {
    visits += move.at("visits").as_int64();
    moves.insert(std::string(move.at("move").as_string()));
    EXPECT_GE(move.at("value").to_number<double>(), 0.0);
    EXPECT_LE(move.at("value").to_number<double>(), 1.0);
  }
  EXPECT_EQ(visits, 300);
  std::set<std::string> legal;
  for (const Listed& move : c.legal()) legal.insert(move.text);
  EXPECT_EQ(moves, legal);
}

TEST(Commands, determinize_gives_a_position_that_looks_the_same_to_the_seat) {
  Conversation c, world;
  for (const int trick : {0, 1, 4, 9, 15}) {
    play_example(c, trick);
    for (const std::string viewer : {"0", "1", "2", "3", "spectator"}) {
      const std::string who = viewer.size() == 1 ? viewer : in_quotes(viewer);
      const json::object answer = c.good(R"({"cmd":"determinize","seed":5,"viewer":)" + who + "}");
      world.set_up(answer.at("position"));
      EXPECT_EQ(world.view(viewer), c.view(viewer)) << "trick " << trick << ", viewer " << viewer;
      EXPECT_EQ(c.good(R"({"cmd":"determinize","seed":5,"viewer":)" + who + "}"), answer);
    }
    EXPECT_EQ(c.good(R"({"cmd":"determinize","viewer":"referee"})").at("position"),
              c.view("referee"))
        << "who knows everything has one world";
  }
}

TEST(Commands, position_sets_up_what_the_referee_sees) {
  Conversation c, other;
  for (const int trick : {0, 1, 2, 8, 16}) {
    play_example(c, trick);
    const json::object answer = other.set_up(c.view("referee"));
    EXPECT_EQ(answer.at("ply"), 0);
    EXPECT_EQ(answer.at("seats"), 4);
    EXPECT_EQ(other.view("referee"), c.view("referee"));
    EXPECT_EQ(other.raw(R"({"cmd":"legal"})"), c.raw(R"({"cmd":"legal"})"));
  }
  EXPECT_TRUE(other.good(R"({"cmd":"save"})").contains("record"));
}

TEST(Commands, position_may_name_a_seed_and_nature_then_plays_by_herself) {
  Conversation c;
  c.start(3);
  const std::string position = json::serialize(c.view("referee"));
  const json::object answer = c.good(R"({"cmd":"position","seed":1,"position":)" + position + "}");
  EXPECT_EQ(answer.at("ply"), 45);
  EXPECT_EQ(c.view("referee").at("phase"), "PASS");
  const json::object manual = c.good(
      R"({"cmd":"position","nature":"manual","game":"paradominetor","position":)" + position + "}");
  EXPECT_EQ(manual.at("ply"), 0);
}

TEST(Commands, a_game_that_began_in_a_position_is_saved_and_loaded_with_it) {
  Conversation c, set_up, loaded;
  play_example(c, 14);
  set_up.set_up(c.view("referee"));
  set_up.move(1, "play B2p");
  const std::string record(set_up.good(R"({"cmd":"save"})").at("record").as_string());
  EXPECT_NE(record.find("[Position {"), std::string::npos);
  loaded.good(R"({"cmd":"load","record":)" + in_quotes(record) + "}");
  EXPECT_EQ(loaded.referee(), set_up.referee());
}

TEST(Commands, lines_are_answered_one_for_one_until_the_input_ends) {
  LineEngine engine(games());
  std::istringstream in("{\"id\":1,\"cmd\":\"games\"}\r\n\nnot json\n{\"id\":2,\"cmd\":\"games\"}");
  std::ostringstream out;
  serve_lines(engine, in, out);
  const auto lines = parts_of(out.str(), '\n');
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_TRUE(lines[0].starts_with(R"({"id":1,"ok":true)"));
  EXPECT_TRUE(lines[1].starts_with(R"({"id":null,"ok":false)")) << "an empty line is answered too";
  EXPECT_TRUE(lines[2].starts_with(R"({"id":null,"ok":false)"));
  EXPECT_TRUE(lines[3].starts_with(R"({"id":2,"ok":true)")) << "without a newline at the end";
  EXPECT_EQ(lines[4], "");
}

}  // namespace
}  // namespace paradoxa
