// F: accounts over REST: revoked tokens lose their sockets, guessing is slow, a token is shown only
// to programs that ask for it, exports are complete.
#include <set>

#include "server/api_house.hpp"

namespace paradoxa {
namespace {

constexpr const char* kPassword = "seven green otters";

HttpReply make_account(ApiHouse& a, const std::string& token, const std::string& account) {
  return a.post("/api/account", {{"account", account}, {"password", kPassword}}, token);
}

HttpReply log_in(ApiHouse& a, const std::string& account, const std::string& password,
                 const std::string& address = "1.2.3.4") {
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/login";
  request.body = json::serialize(json::object{{"account", account}, {"password", password}});
  request.content_type = "application/json";
  request.address = address;
  return a.ask(request);
}

std::string header(const HttpReply& reply, const std::string& name) {
  for (const auto& [key, value] : reply.headers)
    if (key == name) return value;
  return {};
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

// From ever new addresses: the budget is the account's.
TEST(F_Accounts, guessing_at_one_account_is_slow_from_everywhere) {
  for (const char* account : {"Ann", "nobody has this name"}) {
    ApiHouse a(ApiSettings{});
    ASSERT_EQ(make_account(a, a.guest("Ann"), "Ann").status, 200);
    int address = 0;
    const auto guess = [&](const std::string& name, const char* password) {
      return log_in(a, name, password, "address " + std::to_string(++address));
    };
    for (int i = 0; i < 10; ++i) EXPECT_EQ(guess(account, "wrong wrong").status, 401) << i;
    std::string shouted(account);
    for (char& c : shouted) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    for (const std::string& name : {std::string(account), shouted}) {
      const HttpReply refused = guess(name, kPassword);
      EXPECT_EQ(refused.status, 429) << name << ": also with the right password";
      EXPECT_EQ(header(refused, "Retry-After"), "301");
    }
    EXPECT_EQ(guess("somebody else", kPassword).status, 401) << "others are not affected";
    a.house.advance(301'000);
    EXPECT_EQ(guess(account, kPassword).status, account == std::string("Ann") ? 200 : 401);
    EXPECT_EQ(guess(account, kPassword).status, 429) << "one at a time";
  }
}

TEST(F_Accounts, a_refused_address_does_not_use_up_an_accounts_budget) {
  ApiHouse a(ApiSettings{});
  ASSERT_EQ(make_account(a, a.guest("Ann"), "Ann").status, 200);
  for (int i = 0; i < 9; ++i) log_in(a, "Ann", "wrong wrong", "one");
  log_in(a, "somebody else", "wrong wrong", "one");
  for (int i = 0; i < 50; ++i) EXPECT_EQ(log_in(a, "Ann", "wrong wrong", "one").status, 429);
  EXPECT_EQ(log_in(a, "Ann", kPassword, "another").status, 200);
}

TEST(F_Accounts, an_export_names_every_table_however_many_there_are) {
  ApiSettings settings = kUnlimited;
  settings.tables_per_export = 2;
  ApiHouse a(settings);
  const std::string ann = a.guest("Ann");
  const std::string person = a.people.who(ann)->person;
  std::set<std::string> made;
  for (int i = 0; i < 11; ++i) {
    const std::string id = "table" + std::to_string(i);
    const auto stage = static_cast<TableStage>(i % 4);
    // Several change at the same moment.
    const Job job{NewTable{id, "game", "{}", false, 7},
                  TableSummary{id, stage, i / 5, "{}", {person}}};
    ASSERT_EQ(a.house.store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
    made.insert(id);
  }
  std::multiset<std::string> exported;
  HttpRequest request;
  request.method = "GET";
  request.path = "/api/me/export";
  request.token = ann;
  for (int answers = 0; answers < 20; ++answers) {
    const HttpReply reply = a.ask(request);
    ASSERT_EQ(reply.status, 200) << reply.body;
    const json::value all = json::parse(reply.body);
    EXPECT_EQ(all.at("name").as_string(), "Ann");
    EXPECT_LE(all.at("tables").as_array().size(), 2u);
    for (const json::value& table : all.at("tables").as_array())
      exported.emplace(table.at("table").as_string());
    if (!all.as_object().contains("next")) break;
    request.query["before"] = std::string(all.at("next").as_string());
  }
  EXPECT_EQ(exported, std::multiset<std::string>(made.begin(), made.end()));
  for (const char* bad : {"", "x", "9-1-x", "0-x-y", "0--", "1", "1-2", "-1-2-x"}) {
    request.query["before"] = bad;
    EXPECT_EQ(a.ask(request).status, 400) << bad;
  }
}

TEST(F_Accounts, a_token_is_in_the_body_for_programs_that_ask_and_in_a_cookie_otherwise) {
  ApiHouse a;
  const auto answer = [&](const std::string& path, json::object body, const char* origin,
                          const std::string& token = {}) {
    HttpRequest request;
    request.method = "POST";
    request.path = path;
    request.body = json::serialize(body);
    request.content_type = "application/json";
    request.host = "localhost:8080";
    request.origin = origin;
    request.token = token;
    request.bearer = !token.empty();
    request.address = "1.2.3.4";
    return a.ask(request);
  };
  const auto check = [&](const std::string& path, json::object body, auto fresh_token) {
    const HttpReply page = answer(path, body, "http://localhost:8080", fresh_token());
    EXPECT_EQ(page.status, 200) << page.body;
    EXPECT_FALSE(json::parse(page.body).as_object().contains("token")) << page.body;
    EXPECT_NE(header(page, "Set-Cookie"), "");
    if (body.contains("account") && path == "/api/account") body["account"] = "another";
    body["token"] = true;
    EXPECT_EQ(answer(path, body, "http://localhost:8080", fresh_token()).status, 400)
        << "a script on a page gets no token";
    const HttpReply program = answer(path, body, "", fresh_token());
    EXPECT_EQ(program.status, 200) << program.body;
    EXPECT_TRUE(json::parse(program.body).as_object().contains("token")) << program.body;
    EXPECT_EQ(header(program, "Set-Cookie"), "");
    body["token"] = "yes";
    EXPECT_EQ(answer(path, body, "", fresh_token()).status, 400);
  };
  const auto nobody = [] { return std::string(); };
  check("/api/guest", {{"name", "Ann"}}, nobody);
  check("/api/account", {{"account", "ann"}, {"password", kPassword}},
        [&] { return a.guest("Ann"); });
  check("/api/login", {{"account", "ann"}, {"password", kPassword}}, nobody);
}

}  // namespace
}  // namespace paradoxa
