// E1: the house, its store and its clients under a simulated clock, network and disk. Each seed is
// a history with tables, players of all habits, broken lines, failing disks and crashes; a failure
// names the seed that shows it again.
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sim/client.hpp"

namespace paradoxa::sim {
namespace {

constexpr std::int64_t kPatienceMs = 3 * 3600 * 1000LL;  // for games to end once all is well

struct Figures {
  std::int64_t games = 0, moves = 0, acknowledged = 0, crashes = 0, cuts = 0, failures = 0;
  std::uint64_t frames = 0, digest = 1;
  std::int64_t simulated_ms = 0;

  void add(const Figures& other) {
    games += other.games;
    moves += other.moves;
    acknowledged += other.acknowledged;
    crashes += other.crashes;
    cuts += other.cuts;
    failures += other.failures;
    frames += other.frames;
    simulated_ms += other.simulated_ms;
  }
};

bool is_subsequence(const std::vector<std::string>& part, const std::vector<std::string>& whole) {
  std::size_t found = 0;
  for (const std::string& one : whole)
    if (found < part.size() && part[found] == one) ++found;
  return found == part.size();
}

std::vector<std::string> texts(const std::vector<SentMove>& moves) {
  std::vector<std::string> all;
  for (const SentMove& move : moves) all.push_back(move.move);
  return all;
}

// Everything a viewer was told at a table, page by page.
js::array told_at(const Room& room, Viewer viewer) {
  js::array all;
  for (std::size_t before = room.told(viewer); before > 0;) {
    const js::value page = js::parse(room.history_frame(viewer, before, {}, Words::kLeftOut));
    js::array longer = page.at("events").as_array();
    for (const js::value& event : all) longer.push_back(event);
    all = std::move(longer);
    before = page.at("from").to_number<std::size_t>();
  }
  return all;
}

std::string difference(const js::array& told, const js::array& true_story) {
  for (std::size_t i = 0; i < std::max(told.size(), true_story.size()); ++i) {
    const auto at = [i](const js::array& events) {
      return i < events.size() ? js::serialize(events[i]) : std::string("nothing");
    };
    if (at(told) != at(true_story))
      return "event " + std::to_string(i) + " is " + at(told) + " instead of " + at(true_story);
  }
  return {};
}

class History {
 public:
  explicit History(std::uint64_t seed) : random_(seed), server_(time_, disk_, fate_of_server_) {
    for (std::uint32_t t = 1 + random_.below(2); t > 0; --t) open_table();
    good_from_ms_ = time_.now_ms() + 2000 + random_.below(40'000);
    time_.after(random_.below(1000), kFate, [this] { strike(); });
  }

  // What went wrong, or nothing.
  std::string run() {
    const std::int64_t until = good_from_ms_ + kPatienceMs;
    for (int i = 0; time_.step(); ++i) {
      if (i % 64 != 0) continue;
      if (const std::string wrong = first_wrong(); !wrong.empty()) return wrong;
      if (good_ && server_.runs() && everybody_knows_the_end()) return last_wrong();
      if (time_.now_ms() > until) return "a game did not end: " + who_waits();
    }
    return "nothing happens any more";
  }
  const Figures& figures() const { return figures_; }

 private:
  // ---- Before the game

  void open_table() {
    const std::size_t number = tables_++;
    RoomHead head;
    head.id = "t" + std::to_string(number);
    const std::uint32_t kind = random_.below(8);
    head.game = kind == 0 ? "initiative" : kind == 1 ? "paradoxical" : "paradominetor";
    const int seats = kind < 2 ? 2 : 3;
    head.options = R"({"players":)" + std::to_string(seats) + "}";
    head.host = "p" + std::to_string(number) + "0";
    head.settings.open_to_all = true;
    head.settings.pass_and_play = false;
    if (random_.below(5) == 0) head.settings.clock = {ClockKind::kPerMove, 4000, 0};
    head.secret = secret_from(head.id + std::to_string(random_.next()));
    head.created_ms = time_.now_ms();
    const int people = 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(seats)));
    std::vector<House::Request> first;
    for (int s = 0; s < seats; ++s)
      first.emplace_back([=, host = head.host, id = person_id(number, s)](const Room& room) {
        return s < people ? room.sit(id, "Name" + id, seat(s))
                          : room.seat_bot(host, seat(s), "easy");
      });
    first.emplace_back([host = head.host](const Room& room) { return room.call(host); });
    create(head, first, number, people);
  }
  static std::string person_id(std::size_t table, int s) {
    return "p" + std::to_string(table) + std::to_string(s);
  }
  void create(const RoomHead& head, const std::vector<House::Request>& first, std::size_t number,
              int people) {
    const auto again = [=, this] {
      time_.after(500, kFate, [=, this] { create(head, first, number, people); });
    };
    if (!server_.runs()) return again();
    // A crash may come before the answer: then the table is there, or it is made again.
    const auto answered = std::make_shared<bool>(false);
    server_.house().create(
        {head.host, head.host}, head, first,
        [=, this](const std::optional<RoomRefusal>& refusal, const std::string&) {
          if (std::exchange(*answered, true)) return;
          if (refusal) return again();
          seat_people(head.id, number, people);
        });
    time_.after(30'000, kFate, [=, this] {
      if (std::exchange(*answered, true)) return;
      disk_.store.table(head.id) ? seat_people(head.id, number, people) : again();
    });
  }
  void seat_people(const std::string& table, std::size_t number, int people) {
    for (int s = 0; s < people; ++s) {
      Habits habits{.seat = s};
      habits.slow = random_.below(6) == 0;
      habits.resends = random_.below(3) == 0;
      habits.talks = random_.below(3) == 0;
      habits.undoes = random_.below(4) == 0;
      habits.leaves = random_.below(6) == 0;
      add_client({person_id(number, s), "Name"}, table, habits);
    }
    for (std::uint32_t w = random_.below(3); w > 0; --w) {
      Habits habits;
      habits.hostile = random_.below(2) == 0;
      habits.slow = random_.below(2) == 0;
      habits.talks = true;
      add_client({"w" + std::to_string(clients_.size()), "Watcher"}, table, habits);
    }
  }
  void add_client(const Speaker& speaker, const std::string& table, const Habits& habits) {
    clients_.push_back(std::make_unique<Client>(time_, server_, random_.next(), clients_.size(),
                                                speaker, table, habits));
    clients_.back()->disk = &disk_;
    if (good_) clients_.back()->be_good();
  }

  // ---- What goes wrong

  void strike() {
    if (time_.now_ms() >= good_from_ms_) return be_good();
    switch (random_.below(10)) {
      case 0: crash(); break;
      case 1: fail_for_a_while(disk_.fails); break;
      case 2: fail_for_a_while(disk_.slow); break;
      case 3:
        for (const auto& client : clients_) client->cut();
        figures_.cuts += static_cast<std::int64_t>(clients_.size());
        break;
      default:
        if (clients_.empty()) break;
        clients_[random_.below(static_cast<std::uint32_t>(clients_.size()))]->cut();
        ++figures_.cuts;
    }
    time_.after(100 + random_.below(2000), kFate, [this] { strike(); });
  }
  void fail_for_a_while(bool& fault) {
    fault = true;
    ++figures_.failures;
    time_.after(200 + random_.below(4000), kFate, [&fault] { fault = false; });
  }
  void crash() {
    if (!server_.runs()) return;
    ++figures_.crashes;
    server_.crash();
    for (const auto& client : clients_) client->server_crashed();
    time_.after(100 + random_.below(3000), kFate, [this] { server_.start(); });
  }
  void be_good() {
    good_ = true;
    for (const auto& client : clients_) client->be_good();
  }

  // ---- What must hold

  std::string first_wrong() const {
    for (const auto& client : clients_)
      if (!client->wrong().empty()) return client->wrong();
    for (const char* word : {"frozen", "damaged", "mistake"})
      if (server_.log().find(word) != std::string::npos) return "the log says: " + server_.log();
    return {};
  }
  bool everybody_knows_the_end() const {
    return clients_.size() >= tables_ &&
           std::all_of(clients_.begin(), clients_.end(), [](const auto& client) {
             return client->knows_the_end() && client->story();
           });
  }
  std::string who_waits() const {
    std::string who;
    for (std::size_t c = 0; c < clients_.size(); ++c)
      if (!clients_[c]->knows_the_end() || !clients_[c]->story())
        who += "client " + std::to_string(c) + " of " + clients_[c]->table() + "; ";
    return who.empty() ? "a table was never made" : who;
  }
  std::string last_wrong() {
    figures_.games = static_cast<std::int64_t>(tables_);
    figures_.simulated_ms = time_.now_ms();
    for (const auto& client : clients_) {
      if (std::string wrong = client->wrong(); !wrong.empty()) return wrong;
      figures_.frames += client->frames();
      figures_.digest = (figures_.digest ^ client->digest()) * 0x100000001B3u;
      std::string error;
      const auto room = server_.house().read_back(client->table(), error);
      if (!room) return "a table cannot be read back: " + error;
      const int s = client->habits().seat;
      const Viewer viewer = s < 0 ? kSpectator : Viewer::of(seat(s));
      if (std::string other = difference(*client->story(), told_at(*room, viewer)); !other.empty())
        return "a client of " + client->table() + " was told another story: " + other;
      if (s < 0) continue;
      const auto made = moves_on_disk(disk_, client->table(), s);
      figures_.moves += static_cast<std::int64_t>(made.size());
      figures_.acknowledged += static_cast<std::int64_t>(client->acknowledged().size());
      if (!is_subsequence(texts(client->acknowledged()), made))
        return "an acknowledged move is not on disk";
      if (!is_subsequence(made, texts(client->sent())))
        return "a move was made that was not asked for, or twice";
    }
    return {};
  }

  FastRandom random_;
  FastRandom fate_of_server_{random_.next()};
  Time time_;
  Disk disk_;
  SimServer server_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::size_t tables_ = 0;
  std::int64_t good_from_ms_ = 0;
  bool good_ = false;
  Figures figures_;
};

TEST(E1, Soak_histories_lose_nothing_and_come_to_their_end) {
  const std::int64_t histories = battery::Budget{.test = 120, .soak = 4000}.amount();
  const auto begin = std::chrono::steady_clock::now();
  Figures all;
  const std::string_view one = battery::environment("PARADOXA_GAME");
  for (std::int64_t i = one.empty() ? 0 : std::atoll(one.data()); i < histories && !HasFailure();
       ++i) {
    History history(battery::seed_of("E1", i));
    if (const std::string wrong = history.run(); !wrong.empty())
      ADD_FAILURE() << "history " << i << " of PARADOXA_SEED=" << battery::seed_text() << ": "
                    << wrong.substr(0, 2000);
    all.add(history.figures());
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  battery::print_figure(
      "E1",
      std::to_string(histories) + " histories, " + std::to_string(all.games) + " games, " +
          std::to_string(all.moves) + " moves, " + std::to_string(all.acknowledged) +
          " acknowledged, " + std::to_string(all.frames) + " frames, " +
          std::to_string(all.crashes) + " crashes, " + std::to_string(all.cuts) + " cuts, " +
          std::to_string(all.failures) + " failing disks, " +
          std::to_string(static_cast<int>(static_cast<double>(histories) / took.count() * 60)) +
          " a minute, " +
          std::to_string(
              static_cast<int>(static_cast<double>(all.simulated_ms) / 1000 / took.count())) +
          " times real time",
      !HasFailure());
}

TEST(E1, the_same_seed_is_the_same_history) {
  for (std::int64_t i = 0; i < 20; ++i) {
    History first(battery::seed_of("E1", i)), second(battery::seed_of("E1", i));
    EXPECT_EQ(first.run(), second.run());
    EXPECT_EQ(first.figures().digest, second.figures().digest) << "history " << i;
    EXPECT_EQ(first.figures().frames, second.figures().frames) << "history " << i;
  }
}

}  // namespace
}  // namespace paradoxa::sim
