// F: names. Nothing hides in one, and no account can be taken for another.
#include "server/names.hpp"

#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

TEST(F_Names, what_hides_or_piles_up_is_refused_and_said) {
  const std::pair<const char*, const char*> bad[] = {
      {"", "1 to 32 bytes"},
      {"123456789012345678901234567890123", "1 to 32 bytes"},
      {"\xff", "UTF-8"},
      {"a\xed\xa0\x80", "UTF-8"},
      {" ", "begin or end with a space"},
      {"Ann ", "begin or end with a space"},
      {"Ann  Lee", "two spaces"},
      {"Ann\u00A0Lee", "plain one"},
      {"\u2003", "plain one"},
      {"\u2800", "plain one"},
      {"a\nb", "control"},
      {"a\u0085", "control"},
      {"A\u200Bnn", "invisible"},
      {"A\u200Dnn", "invisible"},
      {"\uFEFFAnn", "invisible"},
      {"A\u00ADnn", "invisible"},
      {"\u3164", "invisible"},
      {"\u202EnnA", "direction marks"},
      {"\u2066Ann\u2069", "direction marks"},
      {"\u200FAnn", "direction marks"},
      {"\uE000", "assigned in Unicode"},
      {"\U0001FFFE", "assigned in Unicode"},
      {"\U000E0FFF", "assigned in Unicode"},
      {"\u0301Ann", "begin with an accent"},
      {"A\u0316\u0317nn", "one accent"},
  };
  for (const auto& [name, flaw] : bad)
    EXPECT_NE(check_name(name).flaw.find(flaw), std::string::npos)
        << name << ": " << check_name(name).flaw;
  for (const char* good : {"x", "Ünï çødé", "<script>", "O'Brien; DROP", "Trần Thị Tuyết", "ที่นี่",
                           "हिन्दी", "עברית", "山田太郎", "👍🏽"})
    EXPECT_EQ(check_name(good).flaw, "") << good;
}

TEST(F_Names, a_name_is_kept_composed) {
  EXPECT_EQ(check_name("Ame\u0301lie").name, "Am\u00E9lie");
  EXPECT_EQ(check_name("\u2764\uFE0F").name, "\u2764") << "how an emoji is drawn is no part of it";
}

struct Accounts {
  People::Welcome make(const std::string& account) {
    return wait([&](const auto& done) {
      people.make_account(guest().speaker.person, account, "seven green otters", done);
    });
  }
  People::Welcome log_in(const std::string& account) {
    return wait([&](const auto& done) { people.log_in(account, "seven green otters", done); });
  }
  People::Welcome guest() {
    return wait([&](const auto& done) { people.new_guest("Guest", done); });
  }
  template <class Ask>
  People::Welcome wait(Ask&& ask) {
    People::Welcome answer;
    ask([&](const People::Welcome& welcome) { answer = welcome; });
    house.run();
    return answer;
  }

  TestHouse house;
  PromptWorkers workers;
  People people{house.store, house.writer(), house.loop, workers, TokenLife{}};
};

TEST(F_Names, no_account_can_be_taken_for_another) {
  Accounts a;
  for (const char* name : {"Paul", "tim", "Amélie"}) EXPECT_EQ(a.make(name).error_code, "") << name;
  const char* imitations[] = {"paul", "PAUL",     "PauI",   "Pau1",         "P\u0430ul", "TIM",
                              "Tirn", "t\u0456m", "AMÉLIE", "Ame\u0301lie", "\uFF30aul"};
  for (const char* name : imitations) EXPECT_EQ(a.make(name).error_code, "name_taken") << name;
  for (const char* other : {"Paula", "Saul", "Jim", "Amelia"})
    EXPECT_EQ(a.make(other).error_code, "") << other;
  // After a restart too.
  People again{a.house.store, a.house.writer(), a.house.loop, a.workers, TokenLife{}};
  const auto late = a.wait([&](const auto& done) {
    again.make_account(a.guest().speaker.person, "PAUL", "seven green otters", done);
  });
  EXPECT_EQ(late.error_code, "name_taken");
}

TEST(F_Names, every_way_to_a_name_checks_it) {
  Accounts a;
  const std::string hidden = "A\u200Bnn", loose = "Ame\u0301lie";
  const auto guest = a.wait([&](const auto& done) { a.people.new_guest(loose, done); });
  EXPECT_EQ(guest.speaker.name, "Am\u00E9lie");
  const auto rename = [&](const std::string& name) {
    return a.wait([&](const auto& done) { a.people.rename(guest.speaker.person, name, done); });
  };
  EXPECT_EQ(rename(loose).speaker.name, "Am\u00E9lie");
  EXPECT_EQ(rename(hidden).error_code, "bad_name");
  EXPECT_EQ(a.make(hidden).error_code, "bad_name");
  EXPECT_EQ(a.wait([&](const auto& done) { a.people.new_guest(hidden, done); }).error_code,
            "bad_name");
}

TEST(F_Names, an_account_is_found_however_it_is_typed) {
  Accounts a;
  const auto made = a.make("Amélie");
  for (const char* typed : {"Amélie", "amélie", "AMÉLIE", "Ame\u0301lie"})
    EXPECT_EQ(a.log_in(typed).speaker.person, made.speaker.person) << typed;
  EXPECT_EQ(a.log_in("Amelie").error_code, "wrong_login");
}

TEST(F_Names, a_name_is_free_again_when_it_was_not_kept_or_its_owner_is_forgotten) {
  Accounts a;
  a.house.store.refusal = Kept::kFailed;
  EXPECT_EQ(a.wait([&](const auto& done) {
               a.people.make_account("nobody", "paul", "seven green otters", done);
             }).error_code,
            "nobody");
  a.house.store.refusal = Kept::kDurable;
  const auto guest = a.guest();
  a.house.store.refusal = Kept::kFailed;
  EXPECT_EQ(a.wait([&](const auto& done) {
               a.people.make_account(guest.speaker.person, "paul", "seven green otters", done);
             }).error_code,
            "not_saved");
  a.house.store.refusal = Kept::kDurable;
  const auto paul = a.make("Paul");
  ASSERT_EQ(paul.error_code, "");
  a.people.forget(paul.speaker.person, [](bool) {});
  a.house.run();
  EXPECT_EQ(a.make("PAUL").error_code, "");
}

// ---- At one table

TEST(F_Names, two_who_look_alike_are_told_apart_at_a_table) {
  TestHouse house;
  const std::string table = house.create(table_head("t", 4));
  const std::vector<Speaker> people{
      {"p0", "Ann"}, {"p1", "ann"}, {"p2", "\xD0\x90nn"}, {"p3", "Bo"}};
  std::vector<std::shared_ptr<Ear>> ears;
  for (std::size_t s = 0; s < people.size(); ++s) {
    ears.push_back(house.join(table, people[s]));
    EXPECT_EQ(house.say(ears[s], {{"type", "sit"}, {"seat", s}}), "");
  }
  const auto name = [&](std::size_t s) { return house->find(table)->seats()[s].name; };
  EXPECT_EQ(name(0), "Ann");
  EXPECT_EQ(name(1), "ann (2)");
  EXPECT_EQ(name(2), people[2].name + " (3)") << "a Cyrillic A";
  EXPECT_EQ(name(3), "Bo");

  // Nor does a watcher speak in a player's name.
  const auto watcher = house.join(table, {"p4", "Bo"});
  house.say(watcher, {{"type", "chat"}, {"text", "resign!"}});
  EXPECT_EQ(ears[0]->last("chat").at("name").as_string(), "Bo (2)");
  house.say(ears[3], {{"type", "chat"}, {"text", "never"}});
  EXPECT_EQ(ears[0]->last("chat").at("name").as_string(), "Bo");
}

}  // namespace
}  // namespace paradoxa
