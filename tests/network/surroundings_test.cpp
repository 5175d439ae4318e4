// What a machine does to a server: signals, filters of system calls, options that make no sense.
#include <array>
#include <cstddef>
#include <fstream>
#include <iterator>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#include "network/program.hpp"

namespace paradoxa::net {
namespace {

// Plays a few moves, so that the store is written.
bool plays(const Program& program) {
  const Seated seated(program.port());
  return !seated.table.empty();
}

TEST(Surroundings, signals_that_mean_no_end_do_not_end_the_server) {
  const Folder folder;
  Program program("sqlite:" + folder.file("games.db"), folder.file("log"));
  ASSERT_NE(program.url(), "");
  for (const int signal : {SIGHUP, SIGPIPE, SIGXFSZ}) {
    program.signal(signal);
    EXPECT_TRUE(plays(program)) << signal;
  }
  EXPECT_EQ(program.end(SIGTERM), 0);
}

// A file that may not grow is a full disk: nothing is acknowledged, and the server stays.
TEST(Surroundings, a_file_that_may_not_grow_does_not_end_the_server) {
  const Folder folder;
  Program program("sqlite:" + folder.file("games.db"), folder.file("log"), [] {
    const rlimit small{96 * 1024, 96 * 1024};
    ::setrlimit(RLIMIT_FSIZE, &small);
  });
  ASSERT_NE(program.url(), "");
  int refused = 0;
  for (int i = 0; i < 200 && refused < 3; ++i) refused += new_guest(program.port()).empty();
  EXPECT_EQ(refused, 3);
  EXPECT_EQ(ask(program.port(), request("GET", "/healthz")).status, 200);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

// ---- The filter of docs/hosting.md --------------------------------------------------------------

// The groups that the unit takes away, as systemd 252 defines them, on this architecture. Without
// the calls that change owners: SQLite makes one where it runs as root, as tests may and the unit
// never does.
constexpr int kForbidden[] = {
    // @resources
    SYS_ioprio_set, SYS_mbind, SYS_migrate_pages, SYS_move_pages, SYS_sched_setattr,
    SYS_sched_setparam, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_set_mempolicy,
    SYS_setpriority, SYS_setrlimit,
    // @privileged
    SYS_chroot, SYS_pivot_root, SYS_capset, SYS_setuid, SYS_setgid, SYS_setgroups, SYS_setresuid,
    SYS_setresgid, SYS_setreuid, SYS_setregid, SYS_setfsuid, SYS_setfsgid, SYS_acct, SYS_bpf,
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_quotactl, SYS_vhangup, SYS_settimeofday, SYS_adjtimex,
    SYS_clock_settime, SYS_init_module, SYS_delete_module, SYS_finit_module};

// Ends the process that makes one of these calls.
void forbid_calls() {
  std::array<sock_filter, 2 * std::size(kForbidden) + 2> filter{};
  std::size_t size = 0;
  filter[size++] = BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr));
  for (const int call : kForbidden) {
    filter[size++] = BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 1);
    filter[size++] = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  }
  filter[size++] = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  const sock_fprog program{static_cast<unsigned short>(size), filter.data()};
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    ::_exit(126);
}

TEST(Surroundings, the_server_runs_under_the_filter_of_the_documented_unit) {
  std::ifstream page("docs/hosting.md");
  const std::string text{std::istreambuf_iterator<char>(page), {}};
  ASSERT_NE(text.find("\nSystemCallFilter=~@privileged @resources\n"), std::string::npos)
      << "the unit has another filter than this test";
  const Folder folder;
  // Twice: the second time there is a store to be read and checked.
  for (int i = 0; i < 2; ++i) {
    Program program("sqlite:" + folder.file("games.db"), folder.file("log"), forbid_calls);
    ASSERT_NE(program.url(), "") << "it was ended, or did not start";
    EXPECT_TRUE(plays(program));
    EXPECT_EQ(program.end(SIGTERM), 0);
  }
}

// ---- Options ------------------------------------------------------------------------------------

TEST(Surroundings, options_that_make_no_sense_are_refused) {
  const Folder folder;
  const std::vector<std::vector<std::string>> senseless{{"--origin", "play.example.org"},
                                                        {"--origin", "https://"},
                                                        {"--origin", "https://a.org/path"},
                                                        {"--origin", "https://*.a.org"},
                                                        {"--web", folder.file("none")},
                                                        {"--sockets-per-address", "0"},
                                                        {"--sockets-per-person", "0"},
                                                        {"--sockets-per-address", "-1"},
                                                        {"--store", "games.db"},
                                                        {"--port", "70000"}};
  for (const auto& options : senseless) {
    Program program("memory:", folder.file("log"), nullptr, options);
    EXPECT_EQ(program.url(), "") << options[0] << " " << options[1];
    EXPECT_GT(program.wait(), 0) << options[0] << " " << options[1];
  }
  Program program("memory:", folder.file("log"), nullptr,
                  {"--origin", "https://play.example.org", "--origin", "http://127.0.0.1:5173"});
  EXPECT_NE(program.url(), "");
}

}  // namespace
}  // namespace paradoxa::net
