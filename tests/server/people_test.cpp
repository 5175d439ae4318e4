// F: identity. Tokens are fresh, can be revoked and expire; passwords are not the first
// that are tried; what is kept about a person can be had and deleted.
#include <semaphore>

#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kDayMs = 24 * 3600 * 1000LL;

struct PeopleHouse {
  People::Welcome guest(const std::string& name) {
    return wait([&](const People::Welcomed& done) { people.new_guest(name, done); });
  }
  template <class Ask>
  People::Welcome wait(Ask&& ask) {
    People::Welcome answer;
    answer.error_code = "not answered";
    ask([&](const People::Welcome& welcome) { answer = welcome; });
    house.run();
    return answer;
  }
  bool log_out(const std::string& token) {
    bool kept = false;
    people.log_out(token, [&](bool done) { kept = done; });
    house.run();
    return kept;
  }
  std::string name_of(const std::string& token) {
    const auto speaker = people.who(token);
    return speaker ? speaker->name : "nobody";
  }

  TestHouse house;
  PromptWorkers workers;
  People people{house.store, house.writer(), house.loop, workers, TokenLife{}};
};

TEST(F_People, a_guest_has_a_token_nobody_can_guess_and_the_store_does_not_know) {
  PeopleHouse p;
  const auto ann = p.guest("Ann"), other = p.guest("Ann");
  EXPECT_EQ(ann.error_code, "");
  EXPECT_EQ(ann.token.size(), 64u);
  EXPECT_NE(ann.token, other.token);
  EXPECT_NE(ann.speaker.person, other.speaker.person) << "names are not identities";
  EXPECT_EQ(p.name_of(ann.token), "Ann");
  EXPECT_TRUE(p.house.store.token(token_hash(ann.token)));
  Digest as_sent{};
  ASSERT_TRUE(from_hex(ann.token, as_sent));
  EXPECT_FALSE(p.house.store.token(as_sent)) << "kept hashed";
  for (const std::string& wrong : {std::string(), std::string(64, '0'), ann.token + "0",
                                   ann.token.substr(1), std::string(1000, 'a')})
    EXPECT_EQ(p.name_of(wrong), "nobody");
}

TEST(F_People, names_are_short_plain_and_trimmed) {
  PeopleHouse p;
  for (const std::string& bad :
       {std::string(), std::string(33, 'x'), std::string(" x"), std::string("x "),
        std::string("a\nb"), std::string("a\x1b[0m"), std::string("\x7f"), std::string("a\0b", 3)})
    EXPECT_EQ(p.guest(bad).error_code, "bad_name") << bad;
  for (const char* good : {"x", "Ünï çødé", "<script>", "O'Brien; DROP TABLE"})
    EXPECT_EQ(p.guest(good).error_code, "") << good;
}

TEST(F_People, a_new_name_is_known_at_once_everywhere) {
  PeopleHouse p;
  const auto ann = p.guest("Ann");
  EXPECT_EQ(p.name_of(ann.token), "Ann");
  EXPECT_EQ(p.wait([&](const auto& done) {
               p.people.rename(ann.speaker.person, "Anna", done);
             }).speaker.name,
            "Anna");
  EXPECT_EQ(p.name_of(ann.token), "Anna");
  EXPECT_EQ(p.house.store.person(ann.speaker.person)->name, "Anna");
  EXPECT_EQ(p.wait([&](const auto& done) { p.people.rename("nobody", "X", done); }).error_code,
            "nobody");
}

TEST(F_People, a_guest_may_think_as_long_as_any_clock_allows) {
  PeopleHouse p;
  const auto idle = p.guest("Idle");
  p.house.advance(kMaxClockMs);
  EXPECT_EQ(p.name_of(idle.token), "Idle");
  p.house.advance(kMaxClockMs + kDayMs);
  EXPECT_EQ(p.name_of(idle.token), "nobody");
  p.house.run();
  EXPECT_FALSE(p.house.store.token(token_hash(idle.token))) << "and is forgotten";
}

TEST(F_People, a_token_that_is_used_dies_after_a_year) {
  PeopleHouse p;
  const auto busy = p.guest("Busy");
  for (int day = 10; day <= 360; day += 10) {
    p.house.advance(10 * kDayMs);
    EXPECT_EQ(p.name_of(busy.token), "Busy") << day;
    p.house.run();
  }
  p.house.advance(6 * kDayMs);
  EXPECT_EQ(p.name_of(busy.token), "nobody");
}

TEST(F_People, a_logged_out_token_is_dead_at_once_and_no_request_revives_it) {
  PeopleHouse p;
  const auto ann = p.guest("Ann");
  p.house.advance(2 * 3600 * 1000);  // long enough for its use to be worth noting
  // Nothing is written while the writer waits in this answer.
  std::binary_semaphore waits{0}, goes_on{0};
  p.house.writer().submit({}, [&](Kept) {
    waits.release();
    goes_on.acquire();
  });
  waits.acquire();
  p.people.log_out(ann.token, [](bool) {});
  EXPECT_EQ(p.name_of(ann.token), "nobody") << "before it is written";
  goes_on.release();
  p.house.run();
  EXPECT_EQ(p.name_of(ann.token), "nobody");
  p.house.run();
  EXPECT_FALSE(p.house.store.token(token_hash(ann.token)));
  EXPECT_EQ(p.name_of(ann.token), "nobody");
}

TEST(F_People, a_log_out_that_cannot_be_saved_says_so) {
  PeopleHouse p;
  const auto ann = p.guest("Ann");
  p.house.store.refusal = Kept::kFailed;
  EXPECT_FALSE(p.log_out(ann.token));
  p.house.store.refusal = Kept::kDurable;
  EXPECT_TRUE(p.log_out(ann.token));
  EXPECT_EQ(p.name_of(ann.token), "nobody");
}

TEST(F_People, an_account_ends_the_guests_tokens_and_lets_one_come_back_from_elsewhere) {
  PeopleHouse p;
  const auto ann = p.guest("Ann"), bob = p.guest("Bob");
  const auto account = [&](const std::string& id, const std::string& name,
                           const std::string& password) {
    return p.wait([&](const auto& done) { p.people.make_account(id, name, password, done); });
  };
  const auto log_in = [&](const std::string& name, const std::string& password) {
    return p.wait([&](const auto& done) { p.people.log_in(name, password, done); });
  };
  EXPECT_EQ(p.name_of(ann.token), "Ann");
  EXPECT_EQ(account(ann.speaker.person, "ann", "short").error_code, "bad_password");
  EXPECT_EQ(account("nobody", "ann", "correct horse").error_code, "nobody");
  const auto made = account(ann.speaker.person, "ann", "correct horse");
  ASSERT_EQ(made.error_code, "") << made.error;
  EXPECT_EQ(made.speaker.person, ann.speaker.person) << "the games stay hers";
  EXPECT_EQ(p.name_of(ann.token), "nobody") << "the guest's old token is worthless";
  EXPECT_EQ(p.name_of(made.token), "ann");
  EXPECT_EQ(account(ann.speaker.person, "ann2", "correct horse").error_code, "has_account");
  EXPECT_EQ(account(bob.speaker.person, "ann", "correct horse").error_code, "name_taken");
  EXPECT_EQ(p.name_of(bob.token), "Bob") << "and loses nothing by trying";
  const std::string kept = p.house.store.person(ann.speaker.person)->password;
  EXPECT_TRUE(kept.starts_with("$argon2id$")) << kept;

  EXPECT_EQ(log_in("ann", "wrong horse").error_code, "wrong_login");
  EXPECT_EQ(log_in("nobody", "correct horse").error_code, "wrong_login");
  EXPECT_EQ(log_in("", "").error_code, "wrong_login");
  EXPECT_EQ(log_in("ann", std::string(300, 'x')).error_code, "wrong_login");
  const auto back = log_in("ann", "correct horse");
  EXPECT_EQ(back.speaker.person, ann.speaker.person);
  EXPECT_NE(back.token, made.token) << "a fresh one every time";
  EXPECT_EQ(p.name_of(made.token), "ann") << "two devices";
  p.workers.full = true;
  EXPECT_EQ(log_in("ann", "correct horse").error_code, "busy");
}

// Judging one takes milliseconds; nobody else has to wait for it.
TEST(F_People, a_password_is_judged_beside_the_loop) {
  PeopleHouse p;
  PatientWorkers workers;
  People people{p.house.store, p.house.writer(), p.house.loop, workers, TokenLife{}};
  const auto ann = p.guest("Ann");
  std::string answer = "none";
  people.make_account(ann.speaker.person, "ann", "12345678",
                      [&](const People::Welcome& welcome) { answer = welcome.error_code; });
  p.house.run();
  EXPECT_EQ(answer, "none");
  ASSERT_EQ(workers.line.size(), 1u);
  workers.line.front()();
  p.house.run();
  EXPECT_EQ(answer, "bad_password");
}

TEST(F_People, the_forgotten_are_gone_and_stay_gone) {
  PeopleHouse p;
  const auto ann = p.guest("Ann");
  p.house.advance(2 * 3600 * 1000);
  bool kept = false;
  p.people.forget(ann.speaker.person, [&](bool done) { kept = done; });
  EXPECT_EQ(p.name_of(ann.token), "nobody") << "before it is written";
  p.house.run();
  EXPECT_TRUE(kept);
  EXPECT_EQ(p.name_of(ann.token), "nobody");
  p.house.run();
  EXPECT_FALSE(p.house.store.person(ann.speaker.person));
  EXPECT_FALSE(p.house.store.token(token_hash(ann.token)));
}

TEST(F_People, the_first_passwords_that_are_tried_are_refused) {
  for (const char* bad : {"password",     "Password1",
                          "PASSWORD123!", "12345678",
                          "123456789",    "87654321",
                          "qwertyui",     "QwertyUiop",
                          "1q2w3e4r",     "abcdefgh",
                          "aaaaaaaa",     "11111111",
                          "iloveyou",     "iloveyou!!",
                          "letmein1",     "sunshine",
                          "princess1",    "football99",
                          "trustno1",     "passw0rd",
                          "welcome2024",  "paradoxa1",
                          "qazwsxedc",    "asdfghjkl",
                          "short",        ""})
    EXPECT_NE(People::password_flaw(bad), "") << bad;
  for (const char* good : {"correct horse", "tr0ub4dor&3x", "мой пароль тут", "xkcd-936-rocks"})
    EXPECT_EQ(People::password_flaw(good), "") << good;
  EXPECT_NE(People::password_flaw(std::string(257, 'x')), "");
}

}  // namespace
}  // namespace paradoxa
