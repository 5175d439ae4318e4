// Practice tables over REST: made, refused, listed, played again, back after a crash.
#include "server/api_house.hpp"

namespace paradoxa {
namespace {

json::object wanting(const json::value& practice, json::object more = {}) {
  json::object body{{"game", "paradominetor"},
                    {"seats", {"me", "easy", "medium", "easy"}},
                    {"start", true},
                    {"practice", practice}};
  for (auto& member : more) body[member.key()] = member.value();
  return body;
}

// What the referee sees once everybody has passed.
json::value after_the_pass(ApiHouse& a) {
  const std::string id = a.house.start(table_head("source"), {"p0", "p1"});
  while (a.house->find(id)->table()->position().stage().starts_with("pass")) a.house.move_on(id);
  return a.house->find(id)->table()->position().view(kReferee);
}

// The whole game, the person at seat 0 making their first legal move and bots what they think.
std::vector<std::string> game_with_bots(ApiHouse& a, const std::string& id) {
  const auto ear = a.house.join(id, {"watcher", "Watcher"});
  std::vector<std::string> moves;
  const Room* room = a.house->find(id);
  while (room->stage() == RoomStage::kRunning) {
    if (room->table()->position().to_act().contains(seat(0)))
      a.house.move_on(id);
    else
      EXPECT_TRUE(a.house.bots.think());
    a.house.run();
  }
  for (const Made& made : room->table()->made()) moves.push_back(made.move);
  return moves;
}

TEST(PracticeTables, are_marked_wherever_they_are_told_of) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const json::object mark{{"seed", "deal 7"}, {"position", false}};
  const HttpReply made = a.post(
      "/api/tables", wanting({{"seed", "deal 7"}}, {{"public", true}, {"hints", false}}), token);
  ASSERT_EQ(made.status, 201) << made.body;
  const json::value table = json::parse(made.body).at("table");
  const std::string id(table.at("id").as_string());
  EXPECT_EQ(table.at("practice"), mark);
  EXPECT_EQ(table.at("hints"), false);
  const auto first_of = [&](const char* list, const std::string& who) {
    const json::value told = json::parse(a.get(std::string("/api/tables?list=") + list, who).body);
    const json::array& tables = told.at("tables").as_array();
    return tables.empty() ? json::value() : tables.front();
  };
  EXPECT_EQ(a.house->find(id)->stage(), RoomStage::kRunning) << "nobody mixes, so it starts";
  EXPECT_EQ(json::parse(a.get("/api/tables/" + id).body).at("table").at("practice"), mark);
  EXPECT_EQ(first_of("watch", "").at("practice"), mark);
  EXPECT_EQ(first_of("mine", token).at("practice"), mark);
  EXPECT_EQ(a.house.join(id, person(9))->last("hello").at("table").at("practice"), mark);
  a.house.play_to_the_end(id);
  EXPECT_EQ(first_of("finished", token).at("practice"), mark);
  EXPECT_TRUE(first_of("finished", "").is_null()) << "no result for the public list";
}

TEST(PracticeTables, an_ordinary_public_game_is_listed_when_it_is_over) {
  ApiHouse a;
  const std::string id = a.house.start(table_head("t"), {"p0"});
  a.house.play_to_the_end(id);
  const json::value told = json::parse(a.get("/api/tables?list=finished").body);
  ASSERT_EQ(told.at("tables").as_array().size(), 1u);
  EXPECT_FALSE(told.at("tables").at(0).as_object().contains("practice"));
}

TEST(PracticeTables, bots_play_the_same_game_again) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const std::string one = a.new_table(token, wanting({{"seed", "deal 7"}}));
  const std::string two = a.new_table(token, wanting({{"seed", "deal 7"}}));
  const std::string other = a.new_table(token, wanting({{"seed", "deal 8"}}));
  const auto game = game_with_bots(a, one);
  EXPECT_GT(game.size(), 100u);
  EXPECT_EQ(game, game_with_bots(a, two));
  EXPECT_NE(game, game_with_bots(a, other));
}

// The bots' moves of a game against easy bots, by seat, as `script` takes them.
json::array script_of(const Room& room) {
  json::array script(room.seats().size(), json::array{});
  for (const Made& made : room.table()->made())
    if (made.by == MadeBy::kBot) script[made.seat.index].as_array().emplace_back(made.move);
  return script;
}

TEST(PracticeTables, bots_play_their_script_without_thinking) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const std::string first = a.new_table(token, wanting({{"seed", "deal 7"}}));
  const auto ear = a.house.join(first, {"watcher", "Watcher"});  // who watches keeps a table alive
  const auto game = game_with_bots(a, first);
  const json::array script = script_of(*a.house->find(first));
  const std::string again =
      a.new_table(token, wanting({{"seed", "deal 7"}, {"script", script}},
                                 {{"seats", {"me", "hard", "hard", "hard"}}}));
  bool restarted = false;
  auto listener = a.house.join(again, {"watcher", "Watcher"});
  const Room* room = a.house->find(again);
  while (room->stage() == RoomStage::kRunning) {
    ASSERT_TRUE(room->table()->position().to_act().contains(seat(0)));
    a.house.move_on(again);
    a.house.run();
    if (std::exchange(restarted, true)) continue;
    a.house.restart();
    listener = a.house.join(again, {"watcher", "Watcher"});
    room = a.house->find(again);
  }
  EXPECT_FALSE(a.house.bots.think()) << "nobody has to";
  std::vector<std::string> moves;
  for (const Made& made : room->table()->made()) moves.push_back(made.move);
  EXPECT_EQ(moves, game);
}

TEST(PracticeTables, bots_think_where_their_script_ends_or_is_against_the_rules) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const std::string id =
      a.new_table(token, wanting({{"seed", "deal 7"}, {"script", {json::array{}, {"play K9"}}}}));
  const auto ear = a.house.join(id, person(9));
  const Room* room = a.house->find(id);
  while (room->table()->position().to_act().contains(seat(0))) a.house.move_on(id);
  const std::size_t ply = room->ply();
  EXPECT_TRUE(a.house.bots.think());
  a.house.run();
  EXPECT_GT(room->ply(), ply);
}

TEST(PracticeTables, come_back_after_a_crash_with_their_luck) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const std::string kept = a.new_table(token, wanting({{"seed", "deal 7"}}));
  const std::string crashed = a.new_table(token, wanting({{"seed", "deal 7"}}));
  const auto game = game_with_bots(a, kept);
  for (int i = 0; i < 3; ++i) a.house.move_on(crashed);
  a.house.restart();
  ASSERT_NE(a.house->find(crashed), nullptr);
  EXPECT_EQ(a.house->find(crashed)->head().practice, "deal 7");
  EXPECT_EQ(game_with_bots(a, crashed), game);
}

TEST(PracticeTables, begin_in_a_position) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const json::value position = after_the_pass(a);
  const std::string id = a.new_table(token, wanting({{"position", position}}));
  const Room& room = *a.house->find(id);
  EXPECT_EQ(room.table_json().at("practice").at("position"), true);
  EXPECT_EQ(room.table_json().at("practice").at("seed").as_string().size(), 16u) << "a fresh one";
  EXPECT_EQ(room.table()->position().view(kReferee), position);
}

// However the program finds the tricks that an endgame leaves out, a table never searches for them
// again.
TEST(PracticeTables, keep_the_beginning_that_was_made_up_for_an_endgame) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  json::object position{{"options", {{"players", 3}}}, {"lead", 1}};
  position["game"] = "paradominetor";
  position["seats"] = {{{"hand", {"B2p", "G1n", "R6f"}}},
                       {{"hand", {"K0", "R5n", "R3f"}}},
                       {{"hand", {"G4p", "G4n", "B5f"}}}};
  const std::string id =
      a.new_table(token, wanting({{"position", position}}, {{"seats", {"me", "easy", "easy"}}}));
  const json::value whole = a.house->find(id)->table()->position().view(kReferee);
  EXPECT_EQ(whole.at("tricks").as_array().size(), 13u);
  EXPECT_EQ(json::parse(a.house->find(id)->head().position), whole);
}

TEST(PracticeTables, what_is_wrong_is_refused_with_its_path_and_changes_nothing) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const json::value position = after_the_pass(a);
  const std::size_t before = a.house->live_tables();
  const auto changed = [&](const char* key, const json::value& value) {
    json::object other = position.as_object();
    other[key] = value;
    return json::object{{"position", other}};
  };
  const std::pair<json::object, const char*> wrong[] = {
      {wanting(7), "practice: "},
      {wanting(json::object{}), "practice: expected a seed, a position or both"},
      {wanting({{"sed", "x"}}), "practice: 'sed' is not a known field"},
      {wanting({{"seed", 7}}), "practice.seed: "},
      {wanting({{"seed", ""}}), "practice.seed: expected 1 to 64 bytes"},
      {wanting({{"seed", std::string(65, 'x')}}), "practice.seed: expected 1 to 64 bytes"},
      {wanting({{"seed", "a\nb"}}), "practice.seed: expected 1 to 64 bytes"},
      {wanting({{"position", "middle"}}), "practice.position: "},
      {wanting({{"script", json::array{}}}), "practice: expected a seed, a position or both"},
      {wanting({{"seed", "x"}, {"script", "play K0"}}), "practice.script: "},
      {wanting({{"seed", "x"}, {"script", {"play K0"}}}), "practice.script[0]: "},
      {wanting({{"seed", "x"}, {"script", {{7}}}}), "practice.script[0][0]: "},
      {wanting({{"seed", "x"}, {"script", json::array(5, json::array{})}}),
       "practice.script: expected at most one list of moves per seat"},
      {wanting(changed("seats", json::array{})), "practice.position.seats: "},
      {wanting(changed("trick", -1)), "practice.position.trick"},
      {wanting({{"position", position}}, {{"options", {{"players", 4}}}}),
       "options: a position brings its own"},
      {wanting({{"seed", "x"}}, {{"from", {{"table", "t"}, {"ply", 0}}}}), "practice: give either"},
      {wanting({{"seed", "x"}}, {{"game", "chess"}}), "chess"},
  };
  for (const auto& [body, path] : wrong) {
    const HttpReply reply = a.post("/api/tables", body, token);
    EXPECT_EQ(reply.status, 400) << body;
    const json::value error = json::parse(reply.body).at("error");
    EXPECT_NE(std::string(error.at("text").as_string()).find(path), std::string::npos)
        << reply.body << " should name " << path;
  }
  EXPECT_EQ(a.house->live_tables(), before);
}

TEST(PracticeTables, a_rematch_deals_the_same_again) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  const std::string id = a.new_table(token, wanting({{"seed", "deal 7"}}));
  const auto ear = a.house.join(id, person(9));
  a.house.play_to_the_end(id);
  const HttpReply reply = a.post("/api/tables/" + id + "/rematch", {}, token);
  ASSERT_EQ(reply.status, 201) << reply.body;
  EXPECT_EQ(json::parse(reply.body).at("table").at("practice").at("seed"), "deal 7");
}

TEST(Practice, a_position_is_completed_beside_the_loop) {
  TestHouse house;
  PatientWorkers workers;
  PromptWorkers prompt;
  People people{house.store, house.writer(), house.loop, prompt, TokenLife{}};
  Api api(*house, people, house.store, workers, house.loop, kUnlimited);
  std::string token;
  people.new_guest("Ann", [&](const People::Welcome& welcome) { token = welcome.token; });
  house.run();
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/tables";
  request.token = token;
  request.bearer = true;
  request.content_type = "application/json";
  request.body = R"({"game":"paradominetor","seats":["me","easy","easy"],)"
                 R"("practice":{"position":{"game":"paradominetor"}}})";
  int status = 0;
  api.handle(request, [&](const HttpReply& reply) { status = reply.status; });
  house.run();
  EXPECT_EQ(status, 0) << "the loop is free meanwhile";
  ASSERT_EQ(workers.line.size(), 1u);
  workers.line.front()();
  house.run();
  EXPECT_EQ(status, 400);
  workers.full = true;
  api.handle(request, [&](const HttpReply& reply) { status = reply.status; });
  EXPECT_EQ(status, 503);
}

}  // namespace
}  // namespace paradoxa
