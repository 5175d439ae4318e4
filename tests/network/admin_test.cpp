// `paradoxa admin` against a running server.
#include "server/admin.hpp"

#include <filesystem>

#include "network/program.hpp"
#include "server/admin_command.hpp"

namespace paradoxa::net {
namespace {

struct Ran {
  int code = 0;
  std::string out;
};

Ran admin(const std::string& store, std::vector<std::string> words) {
  words.insert(words.begin(), {"admin", "--store", store});
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Ran ran;
  ran.code = admin_command(static_cast<int>(arguments.size()), arguments.data());
  ran.out = testing::internal::GetCapturedStdout();
  testing::internal::GetCapturedStderr();
  return ran;
}

TEST(Admin, lists_and_closes_the_tables_of_a_running_server) {
  const Folder folder;
  ServerSettings settings = wide_settings();
  settings.store = "sqlite:" + folder.file("games.db");
  Served served(settings);
  const Seated seated(served.port()), other(served.port());
  Peer peer(served.port(), seated.table, seated.token);
  ASSERT_TRUE(peer.until("hello"));
  const Ran listed = admin(settings.store, {"list"});
  EXPECT_EQ(listed.code, 0);
  EXPECT_NE(listed.out.find(seated.table), std::string::npos) << listed.out;
  EXPECT_NE(listed.out.find(R"("stage":"running")"), std::string::npos) << listed.out;
  const Ran closed = admin(settings.store, {"close", seated.table});
  EXPECT_EQ(closed.code, 0) << closed.out;
  const auto over = peer.until("over", milliseconds(30000));
  ASSERT_TRUE(over);
  EXPECT_EQ(over->at("stage"), "abandoned");
  const std::string left = admin(settings.store, {"list"}).out;
  EXPECT_NE(left.find(other.table), std::string::npos);
  EXPECT_NE(served.log().all().find("closed table=" + seated.table), std::string::npos);
}

TEST(Admin, says_when_there_is_no_such_table_and_no_server) {
  const Folder folder;
  ServerSettings settings = wide_settings();
  settings.store = "sqlite:" + folder.file("games.db");
  {
    Served served(settings);
    EXPECT_EQ(admin(settings.store, {"close", "nothere"}).code, 1);
  }
  EXPECT_EQ(admin(settings.store, {"list"}).code, 1);
  EXPECT_EQ(admin("memory:", {"list"}).code, 2);
}

TEST(Admin, its_door_is_for_the_owner_alone_and_closed_with_the_server) {
  const Folder folder;
  ServerSettings settings = wide_settings();
  settings.store = "sqlite:" + folder.file("games.db");
  const std::string door = admin_socket_of(folder.file("games.db"));
  {
    Served served(settings);
    EXPECT_EQ(std::filesystem::status(door).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  }
  EXPECT_FALSE(std::filesystem::exists(door));
}

}  // namespace
}  // namespace paradoxa::net
