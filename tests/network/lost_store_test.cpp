// D10, from outside: a server whose store is taken away acknowledges nothing more, says so to the
// players, in its log and where an operator looks, and goes on by itself when it can.
#include <filesystem>

#include <sys/resource.h>

#include "network/program.hpp"

namespace paradoxa::net {
namespace {

namespace fs = std::filesystem;

int readiness(std::uint16_t port) { return ask(port, request("GET", "/readyz")).status; }

// A slow machine may take its time; nothing is acknowledged meanwhile.
bool becomes(std::uint16_t port, int wanted) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (readiness(port) != wanted) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(milliseconds(10));
  }
  return true;
}

// What a client is answered: accepted, or the code of the refusal.
std::string answer_to(Peer& peer, const json::object& message) {
  peer.say(message);
  for (;;) {
    const auto got = peer.next(milliseconds(30000));
    if (!got || got->op != Op::kText) return "nothing";
    const json::object frame = json::parse(got->payload).as_object();
    if (frame.at("type") == "accepted") return "accepted";
    if (frame.at("type") == "refused") return std::string(frame.at("code").as_string());
  }
}

std::string metric(std::uint16_t port, const std::string& name) {
  const std::string all = "\n" + ask(port, request("GET", "/metrics")).body;
  const std::size_t at = all.find("\nparadoxa_" + name + " ");
  if (at == std::string::npos) return "none";
  const std::size_t begin = all.find(' ', at) + 1;
  return all.substr(begin, all.find('\n', begin) - begin);
}

const json::object kTalk{{"type", "chat"}, {"text", "hello"}};

TEST(D10, a_server_whose_file_is_deleted_acknowledges_nothing_and_keeps_a_copy) {
  const Folder folder;
  ServerSettings settings = wide_settings();
  const std::string file = folder.file("games.db");
  settings.store = "sqlite:" + file;
  Served served(settings);
  const Seated seated(served.port());
  Peer peer(served.port(), seated.table, seated.token);
  EXPECT_EQ(answer_to(peer, kTalk), "accepted");
  EXPECT_EQ(readiness(served.port()), 200);
  fs::remove(file);
  fs::remove(file + "-wal");
  EXPECT_EQ(answer_to(peer, kTalk), "not_saved");
  EXPECT_TRUE(becomes(served.port(), 503));
  EXPECT_EQ(ask(served.port(), request("GET", "/healthz")).status, 200) << "it lives";
  EXPECT_EQ(metric(served.port(), "store_failing"), "1");
  EXPECT_EQ(metric(served.port(), "store_failures_total"), "1");
  while (served.log().all().find(".rescued-1") == std::string::npos)
    std::this_thread::sleep_for(milliseconds(10));
  EXPECT_NE(served.log().all().find("store_failing why="), std::string::npos);
  served.stop();
  settings.store = "sqlite:" + file + ".rescued-1";
  Served again(settings);
  EXPECT_EQ(ask(again.port(), request("GET", "/api/tables/" + seated.table)).status, 200);
}

TEST(D10, a_server_whose_file_is_moved_tells_the_players_and_goes_on_when_it_is_back) {
  const Folder folder;
  ServerSettings settings = wide_settings();
  const std::string file = folder.file("games.db");
  settings.store = "sqlite:" + file;
  Served served(settings);
  const Seated seated(served.port());
  Peer peer(served.port(), seated.table, seated.token);
  ASSERT_TRUE(peer.until("hello"));
  fs::rename(file, file + ".away");
  const auto frozen = peer.until("frozen", milliseconds(30000));
  ASSERT_TRUE(frozen) << "nobody wrote anything, and still the players are told";
  EXPECT_EQ(frozen->at("cause"), "store");
  EXPECT_EQ(readiness(served.port()), 503);
  EXPECT_EQ(answer_to(peer, kTalk), "not_saved");
  Peer late(served.port(), seated.table, seated.token);
  EXPECT_TRUE(late.until("frozen", milliseconds(30000))) << "so is someone who comes meanwhile";
  fs::rename(file + ".away", file);
  EXPECT_TRUE(peer.until("thawed", milliseconds(30000)));
  EXPECT_EQ(readiness(served.port()), 200);
  EXPECT_EQ(answer_to(peer, kTalk), "accepted");
  EXPECT_NE(served.log().all().find("store_recovered"), std::string::npos);
}

TEST(D10, a_server_on_a_full_disk_says_so_and_goes_on_when_there_is_room) {
  const Folder folder;
  Program program("sqlite:" + folder.file("games.db"), folder.file("log"));
  ASSERT_NE(program.url(), "");
  const Seated seated(program.port());
  Peer peer(program.port(), seated.table, seated.token);
  EXPECT_EQ(answer_to(peer, kTalk), "accepted");
  rlimit before{};
  ASSERT_EQ(::prlimit(program.process(), RLIMIT_FSIZE, nullptr, &before), 0);
  const rlimit none{1, before.rlim_max};
  ASSERT_EQ(::prlimit(program.process(), RLIMIT_FSIZE, &none, nullptr), 0);
  EXPECT_EQ(answer_to(peer, kTalk), "not_saved");
  EXPECT_TRUE(becomes(program.port(), 503));
  EXPECT_TRUE(new_guest(program.port()).empty());
  ASSERT_EQ(::prlimit(program.process(), RLIMIT_FSIZE, &before, nullptr), 0);
  EXPECT_TRUE(becomes(program.port(), 200)) << "without anybody asking";
  EXPECT_EQ(answer_to(peer, kTalk), "accepted");
  EXPECT_EQ(program.end(SIGTERM), 0);
}

}  // namespace
}  // namespace paradoxa::net
