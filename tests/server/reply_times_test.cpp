// B10: the times at which others hear of a secret decision are distributed alike in twin worlds,
// whether there was something to decide or not. It binds every game that has secret decisions.
#include "support/reply_times.hpp"

#include <cmath>
#include <set>

#include "server/ferry_house.hpp"

namespace paradoxa {
namespace {

// Notes when it is told what.
class Stopwatch final : public Connection {
 public:
  explicit Stopwatch(const FakeLoop& loop) : loop_(loop) {}
  void send(Frame frame, Sending) override {
    frames.push_back(*frame);
    at_ms.push_back(loop_.now_ms());
  }
  void close(CloseCode, const std::string&) override {}

  std::vector<std::string> frames;
  std::vector<std::int64_t> at_ms;

 private:
  const FakeLoop& loop_;
};

// Somebody who mostly answers within seconds and sometimes thinks.
std::int64_t thinking_ms(FastRandom& random) {
  double sum = -6;  // of twelve: nearly normal
  for (int i = 0; i < 12; ++i) sum += random.below(1'000'000) / 1e6;
  return static_cast<std::int64_t>(std::exp(7.6 + 0.7 * sum));
}

constexpr int kRounds = 48, kGames = 24;
constexpr int kLearning = 16;  // rounds in which the table gets to know the keeper
// From then on, in the one world only, every other question has a single answer.
bool forced_in_one_world(int round) { return round >= kLearning && round % 2 == 0; }

struct Watched {
  std::vector<std::int64_t> waits_ms;  // for the keeper, round by round
  std::vector<std::string> frames;     // that a traveller got
};

Watched watch_game(const std::vector<int>& gates, FastRandom& random) {
  FerryHouse t(gates, R"({"rounds":)" + std::to_string(kRounds) + "}");
  const auto watch = std::make_shared<Stopwatch>(t.house.loop);
  EXPECT_TRUE(t.house->attach(watch, {"p1", "p1"}, t.table));
  Watched seen;
  for (int round = 0; round < kRounds; ++round) {
    EXPECT_EQ(t.move(t.room().table()->position().to_act().first(), "go"), "");
    const std::int64_t asked_ms = watch->at_ms.back();
    if (!t.room().table_answers(kKeeper)) {
      t.house.advance(thinking_ms(random));
      EXPECT_EQ(t.move(kKeeper, "gate 0"), "");
    }
    while (t.room().table()->position().to_act() == SeatSet::of(kKeeper)) t.house.advance(100);
    seen.waits_ms.push_back(watch->at_ms.back() - asked_ms);
    EXPECT_EQ(t.move(kFirst, "stay"), "");
    EXPECT_EQ(t.move(kSecond, "stay"), "");
  }
  seen.frames = watch->frames;
  t.house->detach(watch.get());
  return seen;
}

TEST(B10, a_forced_answer_takes_as_long_as_a_chosen_one) {
  FastRandom random = random_for("B10");
  std::vector<int> several(kRounds, 3), mixed = several;
  for (int round = 0; round < kRounds; ++round)
    if (forced_in_one_world(round)) mixed[static_cast<std::size_t>(round)] = 1;
  std::vector<std::int64_t> chosen, forced;
  for (int game = 0; game < kGames; ++game) {
    const Watched one = watch_game(several, random), other = watch_game(mixed, random);
    ASSERT_EQ(one.frames, other.frames) << "what is told differs, not only when";
    for (int round = kLearning; round < kRounds; ++round) {
      const auto r = static_cast<std::size_t>(round);
      if (forced_in_one_world(round)) forced.push_back(other.waits_ms[r]);
      if (forced_in_one_world(round)) chosen.push_back(one.waits_ms[r]);
    }
  }
  const double distance = distance_of(chosen, forced);
  const double bound = suspicious_distance(chosen.size(), forced.size());
  battery::print_figure("B10",
                        std::to_string(forced.size()) + " forced answers, distance " +
                            std::to_string(distance) + " below " + std::to_string(bound),
                        distance < bound);
  EXPECT_LT(distance, bound);
}

// A copied time would be as telling as a short one: a traveller has seen all of them.
TEST(B10, no_forced_answer_copies_a_time_that_was_seen) {
  FastRandom random = random_for("B10 copies");
  std::vector<int> mixed(kRounds, 3);
  for (int round = 0; round < kRounds; ++round)
    if (forced_in_one_world(round)) mixed[static_cast<std::size_t>(round)] = 1;
  const Watched seen = watch_game(mixed, random);
  std::set<std::int64_t> before;
  int copies = 0;
  for (int round = 0; round < kRounds; ++round) {
    const std::int64_t wait = seen.waits_ms[static_cast<std::size_t>(round)];
    copies += forced_in_one_world(round) && before.contains(wait);
    before.insert(wait);
  }
  EXPECT_LE(copies, 2) << "by chance, a millisecond may come again";
}

TEST(B10, the_measure_tells_what_is_alike_from_what_is_not) {
  FastRandom random = random_for("B10 measure");
  std::vector<std::int64_t> a, b, quicker;
  for (int i = 0; i < 500; ++i) {
    a.push_back(thinking_ms(random));
    b.push_back(thinking_ms(random));
    quicker.push_back(thinking_ms(random) / 2);
  }
  EXPECT_LT(distance_of(a, b), suspicious_distance(a.size(), b.size()));
  EXPECT_GT(distance_of(a, quicker), suspicious_distance(a.size(), quicker.size()));
}

// A game of Paradox Island with people at every seat, who think before they answer as seat 0, and
// answer at random: how long seat 0's answers to secret questions took.
struct SecretAnswers {
  std::vector<std::int64_t> chosen_ms, forced_ms;
};

SecretAnswers watch_island(int game, FastRandom& random) {
  constexpr int kSeats = 3;
  constexpr std::size_t kFirst = 16;  // answers in which the table gets to know seat 0
  TestHouse house;
  RoomHead head = table_head("island-" + std::to_string(game), kSeats);
  head.game = "island";
  head.options = R"({"max_rounds":4})";
  const std::string table = house.start(head, {"p0", "p1", "p2"});
  std::vector<std::shared_ptr<Ear>> ears;
  for (int s = 0; s < kSeats; ++s) {
    const std::string person = "p" + std::to_string(s);
    ears.push_back(house.join(table, {person, person}));
  }
  SecretAnswers answers;
  std::size_t answered = 0;
  const Room& room = *house->find(table);
  while (room.stage() == RoomStage::kRunning) {
    const AnyPosition& position = room.table()->position();
    const Seat who = position.to_act().first();
    const bool secret = position.asked(who).secret, forced = room.table_answers(who);
    const std::int64_t asked_ms = house.loop.now_ms();
    const auto ply = room.ply();
    if (!forced) {
      if (secret) house.advance(thinking_ms(random));
      const json::object move{{"type", "move"},
                              {"seat", who.index},
                              {"ply", room.told(who)},
                              {"move", one_of(position.legal(who), random)}};
      EXPECT_EQ(house.say(ears[who.index], move), "");
    }
    while (room.ply() == ply && room.stage() == RoomStage::kRunning) house.advance(10);
    if (secret && ++answered > kFirst)
      (forced ? answers.forced_ms : answers.chosen_ms).push_back(house.loop.now_ms() - asked_ms);
  }
  return answers;
}

TEST(B10, in_Paradox_Island_a_forced_answer_takes_as_long_as_a_chosen_one) {
  constexpr int kIslandGames = 36, kMaxGames = 200;
  constexpr std::size_t kEnough = 40;
  FastRandom random = random_for("B10 island");
  SecretAnswers all;
  // Few answers are forced: more games until there are enough to compare.
  for (int game = 0; game < kIslandGames || (game < kMaxGames && all.forced_ms.size() <= kEnough);
       ++game) {
    const SecretAnswers one = watch_island(game, random);
    all.chosen_ms.insert(all.chosen_ms.end(), one.chosen_ms.begin(), one.chosen_ms.end());
    all.forced_ms.insert(all.forced_ms.end(), one.forced_ms.begin(), one.forced_ms.end());
  }
  ASSERT_GT(all.forced_ms.size(), kEnough);
  const double distance = distance_of(all.chosen_ms, all.forced_ms);
  const double bound = suspicious_distance(all.chosen_ms.size(), all.forced_ms.size());
  battery::print_figure("B10 island",
                        std::to_string(all.forced_ms.size()) + " forced answers, distance " +
                            std::to_string(distance) + " below " + std::to_string(bound),
                        distance < bound);
  EXPECT_LT(distance, bound);
}

// Games with secret decisions that this row is run for.
const std::set<std::string_view> kTimed{"ferry", "island"};

TEST(B10, every_game_with_secret_decisions_is_timed) {
  for (const auto& game : games().games())
    EXPECT_TRUE(!game->has_secrets() || kTimed.contains(game->name())) << game->name();
}

}  // namespace
}  // namespace paradoxa
