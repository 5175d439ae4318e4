// The server as a whole: stopping in the middle of things, addresses, the example client.
#include <cstdio>

#include "battery/budget.hpp"
#include "network/player.hpp"
#include "network/program.hpp"
#include "server/load.hpp"
#include "store/sqlite_store.hpp"

namespace paradoxa::net {
namespace {

std::string url_of(const Served& served) {
  return "http://127.0.0.1:" + std::to_string(served.port());
}

TEST(E10Soak, a_server_stops_whatever_its_clients_are_doing) {
  for (int round = 0; round < (battery::soaking() ? 50 : 4); ++round) {
    ServerSettings wanted = wide_settings();
    wanted.network.close_ms = 100;
    wanted.network.drain_ms = 300;
    Served served(wanted);
    LoadSettings settings;
    settings.url = url_of(served);
    settings.tables = 10;
    settings.rate = 0;
    settings.seed = static_cast<std::uint64_t>(round);
    Load load(settings);
    ASSERT_EQ(load.prepare(), "");
    ASSERT_EQ(load.connect(milliseconds(10000)), "");
    const Seated seated(served.port());
    Peer deaf(served.port(), seated.table, seated.token, "", 2048);
    Wire half(served.port()), asking(served.port()), shaking(served.port());
    half.send("POST /api/guest HTTP/1.1\r\nContent-Le");
    shaking.send(handshake(seated.table, seated.token));
    load.play(milliseconds(30 + 20 * round));
    for (int i = 0; i < 30; ++i) deaf.say({{"type", "history"}, {"seat", 0}, {"before", 9999}});
    asking.send(request("POST", "/api/guest", R"({"name":"Late"})"));
    const auto begin = std::chrono::steady_clock::now();
    served.stop();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, milliseconds(3000));
    EXPECT_EQ(served.log().all().find("mistake"), std::string::npos) << served.log().all();
  }
}

std::string after_a_while(const Served& served, std::string_view wanted) {
  for (int i = 0; i < 1000 && served.log().all().find(wanted) == std::string::npos; ++i)
    std::this_thread::sleep_for(milliseconds(10));
  return served.log().all();
}

TEST(D5, a_server_finds_damage_in_a_game_that_nobody_looks_at) {
  const Folder folder;
  const std::string file = folder.file("tables.db");
  {
    SqliteStore store;
    ASSERT_EQ(store.open(file), "");
    const Job job{NewTable{"abcd", "paradominetor", "head", true, 7}, NewEntry{"abcd", 0, "zero"},
                  TableSummary{"abcd", TableStage::kFinished, 8, "{}", {}}};
    ASSERT_EQ(store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
  }
  ServerSettings settings = wide_settings();
  settings.store = "sqlite:" + file;
  {
    const Served served(settings);
    EXPECT_NE(after_a_while(served, "store_checked").find("store_checked"), std::string::npos);
  }
  {
    SqliteConnection forger;
    ASSERT_EQ(forger.open(file, SqliteConnection::Missing::kRefuse), "");
    ASSERT_TRUE(forger.execute("UPDATE entry SET body = 'nought'"));
  }
  const Served served(settings);
  EXPECT_NE(after_a_while(served, "store_damaged").find("store_damaged why=table abcd"),
            std::string::npos)
      << served.log().all();
}

TEST(Addresses, both_families_reach_a_server_that_listens_on_all) {
  ServerSettings settings = wide_settings();
  settings.address = "::";
  KeptLog log;
  std::string error;
  {
    const Server tried(all_games(), settings, log, error);
  }
  if (!error.empty()) GTEST_SKIP() << "no IPv6 here: " << error;
  Served served(settings);
  EXPECT_EQ(ask(served.port(), request("GET", "/healthz")).status, 200);
  const int handle = ::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in6 address{};
  address.sin6_family = AF_INET6;
  address.sin6_port = htons(served.port());
  address.sin6_addr = in6addr_loopback;
  EXPECT_EQ(::connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  ::close(handle);
}

TEST(Addresses, a_bad_one_and_a_taken_port_are_told) {
  Served served;
  ServerSettings settings = wide_settings();
  KeptLog log;
  std::string error;
  settings.address = "not an address";
  {
    const Server none(all_games(), settings, log, error);
  }
  EXPECT_EQ(error, "not an address is not an address");
  settings.address = "127.0.0.1";
  settings.port = served.port();
  {
    const Server none(all_games(), settings, log, error);
  }
  EXPECT_NE(error.find("cannot listen on 127.0.0.1:"), std::string::npos) << error;
}

TEST(Addresses, behind_a_proxy_are_taken_from_its_last_word) {
  ServerSettings settings = wide_settings();
  settings.api.limit_factor = 1;  // ten new guests a minute and address
  settings.trust_proxy = true;
  Served served(settings);
  const auto guest = [&](const std::string& forwarded) {
    return ask(served.port(), request("POST", "/api/guest", R"({"name":"A"})",
                                      "X-Forwarded-For: " + forwarded + "\r\n"))
        .status;
  };
  for (int i = 0; i < 10; ++i) EXPECT_EQ(guest("10.0.0." + std::to_string(i) + ", 1.2.3.4"), 200);
  EXPECT_EQ(guest("9.9.9.9, 1.2.3.4"), 429);
  EXPECT_EQ(guest("1.2.3.5"), 200);
  // One of the newer kind counts with all its neighbours.
  for (int i = 0; i < 10; ++i) EXPECT_EQ(guest("2001:db8::" + std::to_string(i + 1)), 200);
  EXPECT_EQ(guest("2001:db8::77"), 429);
  EXPECT_EQ(guest("2001:db8:0:1::77"), 200);
}

TEST(Example, the_player_of_the_documentation_plays_a_whole_game) {
  if (std::system("/usr/bin/python3 -c 'import websockets' 2>/dev/null") != 0)
    GTEST_SKIP() << "python3-websockets is not installed";
  Served served;
  const std::string command = "/usr/bin/python3 examples/player.py " + url_of(served);
  std::FILE* pipe = ::popen(command.c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  std::string printed(4096, '\0');
  printed.resize(std::fread(printed.data(), 1, printed.size(), pipe));
  EXPECT_EQ(::pclose(pipe), 0);
  boost::system::error_code ec;
  const json::value result = json::parse(printed, ec);
  ASSERT_FALSE(ec) << printed;
  EXPECT_EQ(result.at("promise_kept"), true);
  EXPECT_EQ(result.at("outcome").at("scores").as_array().size(), 4u);
}

}  // namespace
}  // namespace paradoxa::net
