// Whose seat it is, and that a move counts once, over real sockets.
#include <algorithm>
#include <set>

#include "network/player.hpp"

namespace paradoxa::net {
namespace {

// Two guests at one table of three: seat 0 and 1.
struct TwoGuests {
  std::string alice, bob, table;
  explicit TwoGuests(std::uint16_t port)
      : alice(new_guest(port, "Alice")),
        bob(new_guest(port, "Bob")),
        table(new_table(port, alice,
                        R"({"game":"paradominetor","seats":["me","open","easy"],"public":true})")) {
  }
};

TEST(F_seats, a_stolen_seat_is_refused_whatever_is_asked_in_its_name) {
  Served served;
  const TwoGuests guests(served.port());
  Peer alice(served.port(), guests.table, guests.alice),
      bob(served.port(), guests.table, guests.bob);
  bob.say({{"type", "sit"}, {"seat", 1}});
  ASSERT_TRUE(bob.until("accepted"));
  alice.say({{"type", "start"}});
  ASSERT_TRUE(alice.until("accepted"));
  const auto asked = next_question(alice);
  ASSERT_TRUE(asked);
  ASSERT_TRUE(next_question(bob));
  const std::string zeros(64, '0');
  std::vector<json::object> thefts{
      move_message(*asked, "x"),
      {{"type", "undo"}, {"seat", 0}},
      {{"type", "undo_answer"}, {"seat", 0}, {"yes", true}},
      {{"type", "leave"}, {"seat", 0}},
      {{"type", "resign"}, {"seat", 0}},
      {{"type", "back"}, {"seat", 0}},
      {{"type", "hint"}, {"seat", 0}},
      {{"type", "stand"}, {"seat", 0}},
      {{"type", "sit"}, {"seat", 0}},
      {{"type", "commit"}, {"seat", 0}, {"hash", zeros}},
      {{"type", "show"}, {"seat", 0}, {"bytes", zeros}},
      {{"type", "bot"}, {"seat", 0}, {"level", "easy"}},
      {{"type", "start"}},
  };
  const std::string stranger_token = new_guest(served.port(), "Mallory");
  Peer stranger(served.port(), guests.table, stranger_token);
  for (Peer* thief : {&bob, &stranger})
    for (json::object& theft : thefts) {
      theft["id"] = "theft";
      thief->say(theft);
      const auto refused = thief->until("refused");
      ASSERT_TRUE(refused) << json::serialize(theft);
      EXPECT_EQ(refused->at("id").as_string(), "theft");
    }
  // Nothing came of it: Alice's move still answers the position she saw.
  alice.say(move_message(*asked, "mine"));
  const auto accepted = alice.until("accepted");
  ASSERT_TRUE(accepted);
  EXPECT_EQ(accepted->at("id").as_string(), "mine");
}

TEST(E7, a_move_sent_again_and_again_counts_once) {
  Served served;
  const Seated seated(served.port());
  Peer peer(served.port(), seated.table, seated.token);
  auto asked = next_question(peer);
  for (int turn = 0; turn < 20; ++turn) {
    ASSERT_TRUE(asked);
    const json::object message = move_message(*asked, "t" + std::to_string(turn), 1);
    for (int again = 0; again <= turn % 5; ++again) peer.say(message);
    // Over a second socket too, as after a lost connection.
    Peer other(served.port(), seated.table, seated.token);
    other.say(message);
    const auto accepted = other.until("accepted");
    ASSERT_TRUE(accepted);
    std::optional<Asked> next;
    int answers = 0;
    while (answers <= turn % 5 || !next) {
      const auto got = peer.next();
      ASSERT_TRUE(got);
      const json::object frame = json::parse(got->payload).as_object();
      EXPECT_NE(frame.at("type").as_string(), "refused") << got->payload;
      answers += frame.at("type").as_string() == "accepted";
      if (auto question = asked_by(frame); question && question->ply > asked->ply) next = question;
    }
    asked = next;
  }
}

TEST(E7, moves_out_of_their_order_are_refused_and_do_no_harm) {
  Served served;
  const Seated seated(served.port());
  Peer peer(served.port(), seated.table, seated.token);
  auto first = next_question(peer);
  ASSERT_TRUE(first);
  json::object later = move_message(*first, "later");
  later["ply"] = first->ply + 1;
  peer.say(later);
  EXPECT_EQ(peer.until("refused")->at("code").as_string(), "wrong_ply");
  peer.say(move_message(*first, "now"));
  ASSERT_TRUE(peer.until("accepted"));
  // Another move for a position that is gone.
  peer.say(move_message(*first, "other", 1));
  const auto refused = peer.until("refused");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->at("code").as_string(), "wrong_ply");
  json::object old = move_message(*first, "old");
  old["ply"] = 0;
  peer.say(old);
  ASSERT_TRUE(peer.until("accepted"));  // the same first move of the seat, resent with an older ply
}

TEST(E10, who_comes_back_is_told_what_was_missed) {
  Served served;
  const Seated seated(served.port());
  std::int64_t seen = 0;
  {
    Peer peer(served.port(), seated.table, seated.token);
    const auto asked = next_question(peer);
    ASSERT_TRUE(asked);
    seen = asked->ply;
    peer.say(move_message(*asked, "a"));
    ASSERT_TRUE(peer.until("accepted"));
  }
  Peer again(served.port(), seated.table, seated.token);
  ASSERT_TRUE(next_question(again));
  const auto history = again.until("history");
  ASSERT_TRUE(history);
  EXPECT_LE(history->at("from").to_number<std::int64_t>(), seen);
  EXPECT_EQ(history->at("ply").to_number<std::int64_t>(), seen + 1);
  EXPECT_FALSE(history->at("events").as_array().empty());
}

}  // namespace
}  // namespace paradoxa::net
