// E7: a move counts once, however often, late, out of order or from wherever it is sent.
#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

// A move as a client sent it, and may send it again.
struct SentMove {
  std::size_t person = 0;
  json::object message;
};

class Resending {
 public:
  explicit Resending(FastRandom& random) : random_(random) {
    table_ = house_.start(table_head("t", 4), {"p0", "p1", "p2", "p3"});
    for (std::size_t p = 0; p < 4; ++p) ears_.push_back(house_.join(table_, person(p)));
  }

  std::int64_t play() {
    while (room().stage() == RoomStage::kRunning && !testing::Test::HasFailure()) move();
    for (int i = 0; i < 40; ++i) resend();
    expect_each_once();
    return static_cast<std::int64_t>(intended_.size());
  }
  std::int64_t resent() const { return resent_; }

 private:
  const Room& room() { return *house_->find(table_); }

  void move() {
    const AnyPosition& position = room().table()->position();
    std::vector<Seat> acting;
    for (int s = 0; s < 4; ++s)
      if (position.to_act().contains(seat(s))) acting.push_back(seat(s));
    const Seat who = one_of(acting, random_);
    const std::string text = one_of(position.legal(who), random_);
    const std::size_t ply = room().ply();
    SentMove sent{
        who.index,
        {{"type", "move"}, {"seat", who.index}, {"ply", room().told(who)}, {"move", text}}};
    intended_.emplace_back(who, text);
    if (random_.below(10) == 0) reconnect(who.index);
    // Several copies before the first is answered, and an answer for each.
    const std::uint32_t copies = 1 + (random_.below(4) == 0 ? random_.below(3) : 0);
    const std::size_t accepted = ears_[who.index]->count("accepted");
    for (std::uint32_t i = 0; i < copies; ++i)
      house_->receive(ears_[who.index], json::serialize(sent.message));
    if (random_.below(10) == 0) {
      reconnect(who.index);  // the answer is lost
      house_->receive(ears_[who.index], json::serialize(sent.message));
      house_.run();
      EXPECT_EQ(ears_[who.index]->count("accepted"), 1u);
    } else {
      house_.run();
      EXPECT_EQ(ears_[who.index]->count("accepted"), accepted + copies);
    }
    resent_ += copies - 1;
    EXPECT_GT(room().ply(), ply);
    sent_.push_back(std::move(sent));
    for (std::uint32_t again = random_.below(3); again > 0; --again) resend();
  }

  // Any message from before, from a fresh line or the old one: done already, and nothing happens.
  void resend() {
    if (sent_.empty()) return;
    const std::size_t recent = std::min<std::size_t>(sent_.size(), 12);
    const SentMove& old =
        random_.below(2) == 0
            ? one_of(sent_, random_)
            : sent_[sent_.size() - 1 - random_.below(static_cast<std::uint32_t>(recent))];
    if (random_.below(8) == 0) reconnect(old.person);
    const std::int64_t entries = room().entries();
    json::object message = old.message;
    const bool as_sent = random_.below(4) != 0;
    if (!as_sent)  // with a ply that is older still
      message["ply"] = random_.below(static_cast<std::uint32_t>(message.at("ply").as_uint64() + 1));
    const std::string code = house_.say(ears_[old.person], message);
    if (as_sent)
      EXPECT_EQ(code, "") << "what was done is accepted again";
    else
      EXPECT_TRUE(code.empty() || code == "wrong_ply") << code;
    EXPECT_EQ(room().entries(), entries);
    ++resent_;
  }

  void reconnect(std::size_t p) {
    house_->detach(ears_[p].get());
    ears_[p] = house_.join(table_, person(p));
  }

  void expect_each_once() {
    std::vector<std::pair<Seat, std::string>> made;
    const TableHistory history = *house_.store.table(table_);
    for (const std::string& text : history.entries) {
      const auto read = entry::parse_entry(text);
      if (const auto* moved = std::get_if<entry::Moved>(&read->what))
        made.emplace_back(moved->seat, moved->move);
    }
    EXPECT_EQ(made, intended_);
  }

  FastRandom& random_;
  TestHouse house_;
  std::string table_;
  std::vector<std::shared_ptr<Ear>> ears_;
  std::vector<SentMove> sent_;
  std::vector<std::pair<Seat, std::string>> intended_;
  std::int64_t resent_ = 0;
};

TEST(E7, Soak_a_move_counts_once_however_often_it_is_sent) {
  const std::int64_t wanted = battery::Budget{.test = 2'500, .soak = 100'000}.amount();
  FastRandom random = random_for("E7");
  std::int64_t moves = 0, resent = 0;
  while (moves < wanted && !testing::Test::HasFailure()) {
    Resending game(random);
    moves += game.play();
    resent += game.resent();
  }
  battery::print_figure("E7",
                        std::to_string(moves) + " moves, sent again " + std::to_string(resent) +
                            " times, each applied once",
                        !testing::Test::HasFailure());
}

TEST(E7, a_move_that_was_not_saved_may_be_sent_again) {
  TestHouse house;
  const std::string table = house.start(table_head("t", 4), {"p0", "p1", "p2", "p3"});
  const auto ear = house.join(table, person(0));
  const Room& room = *house->find(table);
  const json::object move{{"type", "move"},
                          {"seat", 0},
                          {"ply", room.told(seat(0))},
                          {"move", room.table()->position().legal(seat(0)).front()}};
  const std::size_t ply = room.ply();
  house.store.refusal = Kept::kFailed;
  EXPECT_EQ(house.say(ear, move), "not_saved");
  EXPECT_EQ(room.ply(), ply);
  EXPECT_EQ(ear->count("events"), 0u) << "nobody is told what was not kept";
  house.store.refusal = Kept::kDurable;
  EXPECT_EQ(house.say(ear, move), "");
  EXPECT_EQ(house.say(ear, move), "");
  EXPECT_EQ(room.ply(), ply + 1);
  EXPECT_EQ(ear->count("events"), 1u);
}

}  // namespace
}  // namespace paradoxa
