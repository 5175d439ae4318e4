// F: accounts over REST. Whoever knew a guest is out, guessing is slow, tokens stay with those who
// asked for them, and an export holds everything.
#include "server/api_house.hpp"

namespace paradoxa {
namespace {

constexpr const char* kPassword = "seven green otters";

HttpReply make_account(ApiHouse& a, const std::string& token, const std::string& account) {
  return a.post("/api/account", {{"account", account}, {"password", kPassword}}, token);
}

TEST(F_Accounts, making_an_account_closes_what_the_guests_tokens_had_opened) {
  ApiHouse a;
  const std::string ann = a.guest("Ann"), bob = a.guest("Bob");
  const std::string id = a.new_table(ann);
  const auto hers = a.house.join(id, *a.people.who(ann)),
             his = a.house.join(id, *a.people.who(bob));
  a.house.store.refusal = Kept::kConflict;
  EXPECT_EQ(make_account(a, ann, "ann").status, 409);
  EXPECT_TRUE(hers->closed.empty()) << "no account, and her token is good";
  a.house.store.refusal = Kept::kDurable;
  ASSERT_EQ(make_account(a, ann, "ann").status, 200);
  ASSERT_EQ(hers->closed.size(), 1u);
  EXPECT_EQ(hers->closed.front().first, CloseCode::kLoggedOut);
  EXPECT_TRUE(his->closed.empty());
}

}  // namespace
}  // namespace paradoxa
