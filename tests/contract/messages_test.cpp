// docs/schema/table.json against what the server sends and takes.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "contract/json_schema.hpp"
#include "server/house_kit.hpp"
#include "support/ferry_game.hpp"

namespace paradoxa {
namespace {

json::value json_file(const std::string& path) {
  std::ifstream in(path);
  return json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

const contract::Schema& table_schema() {
  static const contract::Schema schema(json_file("docs/schema/table.json"));
  return schema;
}

// Every kind of frame that the schema knows.
std::set<std::string> kinds_of(const std::string& side) {
  std::set<std::string> kinds;
  for (const json::value& one : table_schema().at("/$defs/" + side + "/oneOf").as_array())
    kinds.emplace(one.at_pointer("/properties/type/const").as_string());
  return kinds;
}

void expect_fits(const std::vector<std::string>& frames, std::set<std::string>& seen) {
  for (const std::string& text : frames) {
    const json::value frame = json::parse(text);
    EXPECT_EQ(table_schema().flaw(frame, table_schema().at("/$defs/server")), "") << text;
    seen.emplace(frame.at("type").as_string());
  }
}

TEST(Contract, every_frame_that_the_server_sends_is_in_the_schema) {
  std::set<std::string> seen;
  TestHouse house;
  RoomHead head = table_head("contract");
  head.settings.clock = {ClockKind::kFischer, 600'000, 5'000};
  const std::string id = house.start(head, {"p0", "p1"});
  const auto host = house.join(id, person(0)), guest = house.join(id, person(1)),
             watcher = house.join(id, person(9));
  EXPECT_EQ(house.say(host, {{"type", "chat"}, {"text", "hello"}}), "");
  EXPECT_EQ(house.say(host, {{"type", "history"}, {"seat", 0}, {"before", 9}}), "none");
  EXPECT_EQ(house.say(host, {{"type", "history"}, {"before", 9}}), "not_your_seat");
  EXPECT_EQ(house.say(host, {{"type", "chat_page"}, {"before", 9}}), "none");
  EXPECT_EQ(house.say(host, {{"type", "why"}, {"seat", 0}, {"move", "play R1p"}}), "none");
  EXPECT_EQ(house.say(host, {{"type", "hint"}, {"seat", 0}}), "none");
  while (house.bots.think()) house.run();
  EXPECT_EQ(house.say(host, {{"type", "nonsense"}}), "bad_message");
  EXPECT_EQ(house.say(guest, {{"type", "leave"}, {"seat", 1}}), "");
  EXPECT_EQ(house.say(guest, {{"type", "back"}, {"seat", 1}}), "");
  house.move_on(id);
  house.say(host, {{"type", "undo"}, {"seat", 0}});
  house.play_to_the_end(id);
  const auto late = house.join(id, person(0));
  for (const auto& ear : {host, guest, watcher, late}) expect_fits(ear->frames, seen);

  RoomHead practice = table_head("practice");
  practice.practice = "deal 7";
  const auto player = house.join(house.start(practice, {"p0"}), person(0));
  house.play_to_the_end("practice");
  expect_fits(player->frames, seen);

  TestHouse broken;
  const std::string frozen = broken.start(table_head("frozen"), {"p0"});
  const auto there = broken.join(frozen, person(0));
  broken.ask(frozen, [](const Room&) -> RoomAnswer { throw std::runtime_error("planted"); });
  expect_fits(there->frames, seen);

  const auto patient = broken.join(broken.start(table_head("paused"), {"p0"}), person(0));
  broken.store.refusal = Kept::kFailed;
  broken.run_until_store_is("the disk is full");
  broken.store.refusal = Kept::kDurable;
  broken.run_until_store_is("");
  expect_fits(patient->frames, seen);

  // A game whose questions answer themselves, and whose notes somebody else may read.
  const Registry ferry = ferries({3, 1});
  TestHouse lock(ferry);
  const std::string crossing = lock.start(ferry_head(R"({"notes_open":true})"), {"p0", "p1", "p2"});
  const auto keeper = lock.join(crossing, person(0)), traveller = lock.join(crossing, person(1));
  const json::object order{{"type", "order"}, {"seat", 1}, {"kind", "splash"}, {"order", "never"}};
  EXPECT_EQ(lock.say(traveller, order), "");
  EXPECT_EQ(lock.say(traveller, {{"type", "notes"}, {"seat", 1}, {"text", "hm"}}), "");
  for (int i = 0; i < 4; ++i) lock.move_on(crossing);
  lock.advance(100'000);
  for (const auto& ear : {keeper, traveller}) expect_fits(ear->frames, seen);
  EXPECT_TRUE(std::any_of(keeper->frames.begin(), keeper->frames.end(), [](const auto& frame) {
    return frame.find(R"("made_by":"table")") != std::string::npos;
  }));

  // A game with a notebook that fills itself.
  RoomHead hidden = table_head("hidden");
  hidden.game = "island";
  hidden.options = R"({"players":2,"assist_max":1})";
  TestHouse island(games());
  const std::string captivity = island.start(hidden, {"p0", "p1"});
  const auto captive = island.join(captivity, person(1));
  while (island->find(captivity)->ply() < 60) island.move_on(captivity);
  EXPECT_EQ(island.say(captive, {{"type", "aid"}, {"seat", 1}, {"level", 1}}), "none");
  while (island.bots.think()) island.run();
  expect_fits(captive->frames, seen);

  EXPECT_EQ(seen, kinds_of("server"));
}

// An example of a message, made from its schema.
json::value example(const json::value& wanted) {
  const json::object& schema = wanted.as_object();
  if (const auto* reference = schema.if_contains("$ref"))
    return example(table_schema().at(std::string(reference->as_string()).substr(1)));
  if (const auto* fixed = schema.if_contains("const")) return *fixed;
  if (const auto* some = schema.if_contains("enum")) return some->as_array().front();
  const auto& type = schema.at("type").as_string();
  if (type == "integer") return schema.contains("minimum") ? schema.at("minimum") : json::value(0);
  if (type == "boolean") return true;
  if (type == "string") return json::string(schema.contains("pattern") ? 64 : 1, 'a');
  json::object object;
  for (const json::value& key : schema.at("required").as_array())
    object[key.as_string()] = example(schema.at("properties").at(key.as_string()));
  return object;
}

TEST(Contract, the_server_reads_every_message_of_the_schema_and_no_other_field) {
  TestHouse house;
  const std::string id = house.start(table_head("messages"), {"p0"});
  const auto refused_as_bad = [&](const json::object& message) {
    const auto ear = house.join(id, person(5));  // a spectator: nothing of it changes the game
    return house.say(ear, message) == "bad_message";
  };
  for (const json::value& schema : table_schema().at("/$defs/client/oneOf").as_array()) {
    const json::object message = example(schema).as_object();
    EXPECT_EQ(table_schema().flaw(message, table_schema().at("/$defs/client")), "");
    EXPECT_FALSE(refused_as_bad(message)) << message;
    json::object more = message;
    more["surprise"] = 1;
    EXPECT_TRUE(refused_as_bad(more)) << more;
    for (const auto& member : message) {
      json::object less = message;
      less.erase(member.key());
      EXPECT_TRUE(refused_as_bad(less)) << less;
      json::object wrong = message;
      wrong[member.key()] = json::object{};
      EXPECT_TRUE(refused_as_bad(wrong)) << wrong;
    }
  }
}

}  // namespace
}  // namespace paradoxa
