// D4 and E10: the program is killed, or asked to end, while many tables are played.
#include <memory>

#include "battery/budget.hpp"
#include "network/program.hpp"
#include "network/promises.hpp"

namespace paradoxa::net {
namespace {

LoadSettings busy_tables(const std::string& url, int tables) {
  LoadSettings settings;
  settings.url = url;
  settings.tables = tables;
  settings.rate = 0;
  settings.renew = false;
  settings.seed = battery::seed_of("D4", 0);
  return settings;
}

struct Endings {
  std::int64_t times = 0;
  int tables = 0;
  int shortest_ms = 0, longest_ms = 0;  // of play between two endings
  int number = 0;                       // the signal
  int code = 0;                         // how the process must end
};

// Plays, ends the program in the middle, looks into the store, starts it again; and so on.
void end_again_and_again(const std::string& row, const Endings& wanted) {
  const Folder folder;
  const std::string store = "sqlite:" + folder.file("tables.db"), log = folder.file("log");
  auto program = std::make_unique<Program>(store, log);
  ASSERT_NE(program->url(), "") << "the program did not start";
  Load load(busy_tables(program->url(), wanted.tables));
  Promises promises(load);
  FastRandom random(battery::seed_of(row, 1));
  double slowest_ms = 0, slowest_resume_ms = 0;
  const auto deadline = std::chrono::milliseconds(20000);
  for (std::int64_t i = 0; i < wanted.times; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_EQ(load.prepare(), "") << "after " << i << " endings";
    ASSERT_EQ(load.connect(deadline), "") << "after " << i << " endings";
    slowest_resume_ms =
        std::max(slowest_resume_ms,
                 std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
                     .count());
    load.start_measuring();
    const auto span = static_cast<std::uint32_t>(wanted.longest_ms - wanted.shortest_ms);
    const int pause = wanted.shortest_ms + static_cast<int>(random.below(span + 1));
    std::thread ender([&] {
      std::this_thread::sleep_for(milliseconds(pause));
      program->signal(wanted.number);
    });
    load.play(deadline);
    ender.join();
    ASSERT_EQ(load.open_sockets(), 0u) << "the program did not end";
    ASSERT_EQ(load.figures().refused, 0u) << load.figures().first_error;
    ASSERT_EQ(program->wait(), wanted.code);
    if (wanted.number == SIGTERM) {
      EXPECT_EQ(load.figures().lost, load.figures().told_to_come_back)
          << load.figures().first_error;
    }
    ASSERT_EQ(promises.compare(store), "") << "after ending number " << i;
    program = std::make_unique<Program>(store, log);
    ASSERT_NE(program->url(), "") << "the program did not start again";
    slowest_ms = std::max(slowest_ms, program->ready_ms());
    load.move_to(program->url());
  }
  EXPECT_LT(slowest_ms, battery::kSanitized ? 10000 : 1000);
  std::cout << row << ": " << wanted.times << " endings, " << promises.count()
            << " acknowledged moves, 0 lost, 0 doubled, " << promises.unanswered()
            << " durable without an answer; ready again in " << slowest_ms
            << " ms at most, all seated again in " << slowest_resume_ms << " ms" << std::endl;
}

TEST(D4Soak, no_acknowledged_move_is_lost_or_doubled_by_kill_9) {
  const bool soaking = battery::soaking();
  end_again_and_again("D4", {.times = battery::Budget{20, 200}.amount(),
                             .tables = soaking ? 200 : 40,
                             .shortest_ms = 20,
                             .longest_ms = soaking ? 800 : 250,
                             .number = SIGKILL,
                             .code = -SIGKILL});
}

TEST(E10Soak, no_acknowledged_move_is_lost_when_asked_to_end) {
  end_again_and_again("E10", {.times = battery::Budget{3, 30}.amount(),
                              .tables = battery::soaking() ? 200 : 40,
                              .shortest_ms = 20,
                              .longest_ms = 300,
                              .number = SIGTERM,
                              .code = 0});
}

TEST(E10, a_second_signal_ends_the_program_at_once) {
  const Folder folder;
  Program program("sqlite:" + folder.file("tables.db"), folder.file("log"));
  ASSERT_NE(program.url(), "");
  const Seated seated(program.port());
  Peer deaf(program.port(), seated.table, seated.token);  // never answers the goodbye
  program.signal(SIGTERM);
  EXPECT_EQ(deaf.closing(), 1001);
  EXPECT_EQ(program.end(SIGTERM), -SIGTERM);
}

TEST(E10, who_does_not_answer_the_goodbye_is_not_waited_for) {
  const Folder folder;
  Program program("sqlite:" + folder.file("tables.db"), folder.file("log"));
  ASSERT_NE(program.url(), "");
  const Seated seated(program.port());
  Peer deaf(program.port(), seated.table, seated.token);
  Wire half(program.port()), idle(program.port());
  half.send("GET /healthz HT");
  idle.send(request("GET", "/healthz"));
  EXPECT_EQ(read_reply(idle).status, 200);
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(program.end(SIGTERM), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, milliseconds(3000));
  EXPECT_EQ(deaf.closing(), 1001);
}

}  // namespace
}  // namespace paradoxa::net
