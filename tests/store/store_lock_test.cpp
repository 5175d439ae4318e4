// Two servers never use one file.
#include "store/store_lock.hpp"

#include <csignal>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/temporary_folder.hpp"

namespace paradoxa {
namespace {

// A child that holds the lock until it is killed, at the latest with this object.
class Holder {
 public:
  explicit Holder(const std::string& file) {
    int ready[2];
    EXPECT_EQ(pipe(ready), 0);
    child_ = fork();
    if (child_ == 0) hold(file, ready[1]);
    char answer = 0;
    EXPECT_EQ(read(ready[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    close(ready[0]);
    close(ready[1]);
  }
  Holder(const Holder&) = delete;
  Holder& operator=(const Holder&) = delete;
  ~Holder() { end(); }

  void end() {
    if (child_ <= 0) return;
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    child_ = -1;
  }

 private:
  [[noreturn]] static void hold(const std::string& file, int ready) {
    alarm(60);  // should the parent be gone
    const auto lock = StoreLock::take(file);
    const char answer = lock ? 'y' : 'n';
    if (write(ready, &answer, 1) != 1) _exit(1);
    for (;;) pause();
  }

  pid_t child_ = -1;
};

TEST(StoreLock, is_held_by_one_and_free_after_a_kill) {
  const StoreFolder folder;
  const std::string file = folder.path("paradoxa.db");
  Holder other(file);
  const auto refused = StoreLock::take(file);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), "another server is using " + file);
  other.end();
  EXPECT_TRUE(StoreLock::take(file));
}

TEST(StoreLock, is_let_go_of_with_the_object_and_moves_with_it) {
  const StoreFolder folder;
  const std::string file = folder.path("paradoxa.db");
  {
    StoreLock kept;
    {
      auto taken = StoreLock::take(file);
      ASSERT_TRUE(taken);
      kept = std::move(*taken);
    }
    EXPECT_TRUE(kept.held());
    EXPECT_FALSE(StoreLock::take(file));
  }
  EXPECT_TRUE(StoreLock::take(file));
}

TEST(StoreLock, is_the_same_through_a_link) {
  const StoreFolder folder;
  std::ofstream(folder.path("paradoxa.db")) << "";
  std::filesystem::create_symlink(folder.path("paradoxa.db"), folder.path("link.db"));
  const auto taken = StoreLock::take(folder.path("paradoxa.db"));
  ASSERT_TRUE(taken);
  EXPECT_FALSE(StoreLock::take(folder.path("link.db")));
}

TEST(StoreLock, is_the_same_through_a_hard_link) {
  const StoreFolder folder;
  const auto taken = StoreLock::take(folder.path("paradoxa.db"));
  ASSERT_TRUE(taken);
  std::filesystem::create_hard_link(folder.path("paradoxa.db"), folder.path("link.db"));
  EXPECT_FALSE(StoreLock::take(folder.path("link.db")));
}

TEST(StoreLock, is_no_file_beside_the_store_that_could_be_removed) {
  const StoreFolder folder;
  const auto taken = StoreLock::take(folder.path("paradoxa.db"));
  ASSERT_TRUE(taken);
  for (const auto& entry : std::filesystem::directory_iterator(folder.path("")))
    if (entry.path().filename() != "paradoxa.db") std::filesystem::remove(entry.path());
  EXPECT_FALSE(StoreLock::take(folder.path("paradoxa.db")));
}

TEST(StoreLock, says_where_it_cannot_be_made_and_is_not_needed_in_memory) {
  EXPECT_NE(StoreLock::take("/nowhere/at/all.db").error().find("/nowhere/at/all.db"),
            std::string::npos);
  const auto first = StoreLock::take("");
  const auto second = StoreLock::take("");
  EXPECT_TRUE(first && second);
}

}  // namespace
}  // namespace paradoxa
