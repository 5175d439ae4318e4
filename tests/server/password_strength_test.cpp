// F: passwords that somebody guesses who knows what people choose.
#include "server/password_strength.hpp"

#include <array>

#include <gtest/gtest.h>

#include "server/people.hpp"

namespace paradoxa {
namespace {

TEST(F_Passwords, what_is_guessed_soon_is_refused) {
  for (const char* bad :
       {"dragonmonkey", "P4ssw0rd!", "zaq12wsx", "abcabcabcabc", "19871224", "drowssap1",
        "Sunshine2023", "zyxwvuts1", "qwertz123", "azertyuiop", "m1chael7", "!QAZ2wsx",
        "passwordpassword", "31121999", "Liverpool1", "gfedcba987"})
    EXPECT_NE(People::password_flaw(bad), "") << bad;
  for (const char* good : {"correct horse", "seven green otters", "kX9#mq2L", "a long password",
                           "мой пароль тут", "不要猜我的密码"})
    EXPECT_EQ(People::password_flaw(good), "") << good;
}

TEST(F_Passwords, the_refusal_says_what_is_weak_and_what_would_help) {
  const std::array<std::pair<const char*, const char*>, 6> weak{{
      {"P4ssw0rd!", "very common password"},
      {"xyxyxyxyxy", "repeats itself"},
      {"hijklmnop", "sequence of letters"},
      {"poiuytrewq", "keyboard"},
      {"24121987", "date"},
      {"paradoxa99", "your name or ours"},
  }};
  for (const auto& [password, why] : weak) {
    const std::string flaw = People::password_flaw(password);
    EXPECT_NE(flaw.find(why), std::string::npos) << password << ": " << flaw;
    EXPECT_NE(flaw.find("Three or four unrelated words"), std::string::npos) << flaw;
    EXPECT_EQ(flaw.find(password), std::string::npos) << "a password is not said again";
  }
}

TEST(F_Passwords, ones_own_name_is_no_secret) {
  const std::array<std::string, 2> names{"Wolkenstein", "wolke"};
  for (const char* password : {"wolkenstein1", "W0lkenstein!", "nietsneklow1", "Wolke1987"}) {
    EXPECT_NE(People::password_flaw(password, names), "") << password;
  }
  EXPECT_EQ(People::password_flaw("Wolkenstein1"), "") << "of somebody else";
}

TEST(F_Passwords, more_of_the_same_is_hardly_stronger_and_something_else_is) {
  const double once = password_strength("dragon").guesses;
  EXPECT_LT(password_strength("dragondragondragon").guesses, once + 1);
  EXPECT_GT(password_strength("dragon of the marshes").guesses, kMinGuesses + 3);
  EXPECT_LT(password_strength(std::string(256, 'a')).guesses, 4);
  EXPECT_EQ(password_strength("").guesses, 0);
}

TEST(F_Passwords, several_thousand_are_known) {
  EXPECT_GT(common_passwords().size(), 3000u);
  EXPECT_EQ(common_passwords()[0], "123456");
}

}  // namespace
}  // namespace paradoxa
