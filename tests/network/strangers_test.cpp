// What strangers can take from a server by asking politely: tables, thinking, other people's games.
#include <memory>
#include <thread>

#include "network/player.hpp"
#include "network/served.hpp"

namespace paradoxa::net {
namespace {

// As it is started without options.
ServerSettings shipped_settings() {
  ServerSettings settings;
  settings.port = 0;
  settings.store = "memory:";
  return settings;
}

RawReply post(std::uint16_t port, const std::string& path, const std::string& token,
              const std::string& body) {
  return ask(port, request("POST", path, body, bearer(token)));
}

// 391 tables a minute filled the house for a month.
TEST(E6, one_address_cannot_fill_the_house) {
  Served served(shipped_settings());
  std::vector<std::string> guests;
  for (int i = 0; i < 5; ++i) guests.push_back(new_guest(served.port()));
  int made = 0, refused = 0;
  for (int i = 0; i < 200 && refused < 40; ++i) {
    const RawReply reply =
        post(served.port(), "/api/tables", guests[static_cast<std::size_t>(i) % guests.size()],
             R"({"game":"paradominetor","seats":["me","easy","easy"],"start":true})");
    made += reply.status == 201;
    refused += reply.status == 429;
    EXPECT_EQ(reply.status == 429, !reply.header("Retry-After").empty()) << reply.body;
  }
  EXPECT_GT(made, 0);
  EXPECT_LE(made, 60 + 5) << "60 at once, two a minute after that";
  EXPECT_EQ(refused, 40);
}

// Ten seconds of hints stopped all bots for a minute.
TEST(E6, who_asks_for_many_hints_keeps_no_bot_from_moving) {
  ServerSettings settings = wide_settings();
  settings.bot_threads = 1;
  Served served(settings);
  constexpr std::size_t kTables = 30;
  const std::string greedy = new_guest(served.port()), honest = new_guest(served.port());
  const std::string alone =
      R"({"game":"initiative","seats":["me","easy"],"start":true,"hints":true})";
  std::vector<std::unique_ptr<Peer>> asking;
  for (std::size_t i = 0; i < kTables; ++i) {
    const std::string table = new_table(served.port(), greedy, alone);
    asking.push_back(std::make_unique<Peer>(served.port(), table, greedy));
    ASSERT_TRUE(next_question(*asking.back()));
  }
  Peer player(served.port(),
              new_table(served.port(), honest,
                        R"({"game":"paradominetor","seats":["me","easy","easy"],"start":true})"),
              honest);
  auto asked = next_question(player);
  ASSERT_TRUE(asked);
  for (const auto& peer : asking) peer->say({{"type", "hint"}, {"id", "h"}, {"seat", 0}});
  // Until somebody else has moved: three tiles are passed, and then bots play theirs.
  for (int moves = 0; moves < 8 && asked; ++moves) {
    player.say(move_message(*asked, "m"));
    asked = next_question(player, milliseconds(20'000));
  }
  EXPECT_TRUE(asked) << "the bots of an honest player move";
  int answered = 0;
  for (const auto& peer : asking)
    while (const auto got = peer->next(milliseconds(0)))
      answered += got->op == Op::kText && got->payload.starts_with(R"({"type":"hint")");
  EXPECT_LT(answered, static_cast<int>(kTables)) << "bots did not wait for all of them";
}

// 158 tables in five seconds, out of a game that was none of theirs.
TEST(F_seats, a_stranger_neither_sits_twice_nor_asks_for_a_rematch) {
  Served served(wide_settings());
  const std::string host = new_guest(served.port()), stranger = new_guest(served.port());
  const std::string table =
      new_table(served.port(), host,
                R"({"game":"paradominetor","seats":["me","open","open","open"],"public":true})");
  Peer peer(served.port(), table, stranger);
  ASSERT_TRUE(peer.until("hello"));
  peer.say({{"type", "sit"}, {"id", "a"}, {"seat", 1}});
  ASSERT_TRUE(peer.until("accepted"));
  peer.say({{"type", "sit"}, {"id", "b"}, {"seat", 2}});
  const auto second = peer.until("refused");
  ASSERT_TRUE(second);
  EXPECT_EQ(second->at("code").as_string(), "one_seat");

  const std::string bots = new_table(
      served.port(), host,
      R"({"game":"paradominetor","seats":["easy","easy","easy"],"start":true,"public":true})");
  const std::string rematch = "/api/tables/" + bots + "/rematch";
  RawReply reply = post(served.port(), rematch, stranger, "{}");
  // The game may still be running; nobody may ask before it is over, and strangers never.
  for (int i = 0; i < 3000 && reply.body.find("not_over") != std::string::npos; ++i) {
    std::this_thread::sleep_for(milliseconds(10));
    reply = post(served.port(), rematch, stranger, "{}");
  }
  EXPECT_GE(reply.status, 400) << reply.body;
  EXPECT_EQ(reply.body.find("not_over"), std::string::npos) << reply.body;
}

}  // namespace
}  // namespace paradoxa::net
