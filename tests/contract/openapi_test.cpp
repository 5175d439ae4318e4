// docs/openapi.json against the routes and what they reply.
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>

#include "contract/json_schema.hpp"
#include "server/api_parts.hpp"
#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

const contract::Schema& openapi() {
  static const contract::Schema schema = [] {
    std::ifstream in("docs/openapi.json");
    return contract::Schema(json::parse(std::string(std::istreambuf_iterator<char>(in), {})));
  }();
  return schema;
}

// "/api/rules/{game}" as routes write it: "/api/rules/*".
std::string starred(std::string path) {
  for (std::size_t open = path.find('{'); open != std::string::npos; open = path.find('{'))
    path.replace(open, path.find('}') - open + 1, "*");
  return path;
}

class ApiContract : public ::testing::Test {
 protected:
  ApiContract()
      : people_(house_.store, house_.writer(), house_.loop, workers_, {}),
        api_(*house_, people_, house_.store, workers_, house_.loop, {false, {}, 1000}) {}

  HttpReply call(const std::string& method, const std::string& path, const std::string& body = "",
                 std::map<std::string, std::string> query = {}) {
    HttpRequest request;
    request.method = method;
    request.path = path;
    request.query = std::move(query);
    request.body = body;
    request.content_type = "application/json";
    request.token = token_;
    request.bearer = true;
    request.address = "10.0.0.1";
    HttpReply reply{0, "", "no answer", {}};
    api_.handle(request, [&](HttpReply answer) { reply = std::move(answer); });
    for (int i = 0; i < 100 && reply.status == 0; ++i) house_.run();
    if (reply.shared) reply.body = *reply.shared;
    check(method, path, reply);
    return reply;
  }

  json::value body_of(const HttpReply& reply) { return json::parse(reply.body); }

  void become(const std::string& name) {
    token_ =
        std::string(body_of(call("POST", "/api/guest", R"({"token":true,"name":")" + name + "\"}"))
                        .at("token")
                        .as_string());
  }

  std::set<std::string> called_;  // "GET /api/games 200"
  TestHouse house_;
  PromptWorkers workers_;
  People people_;
  Api api_;
  std::string token_;

 private:
  // The operation that describes a route, or null.
  static const json::value* operation(std::string method, const std::string& path) {
    for (char& c : method) c = static_cast<char>(std::tolower(c));
    for (const auto& [described, methods] : openapi().at("/paths").as_object())
      if (path_matches(starred(described), path)) return methods.as_object().if_contains(method);
    return nullptr;
  }

  void check(const std::string& method, const std::string& path, const HttpReply& reply) {
    const std::string what = method + " " + path + " " + std::to_string(reply.status);
    called_.insert(what);
    const json::value* described = operation(method, path);
    ASSERT_NE(described, nullptr) << what;
    const json::value* response =
        described->at("responses").as_object().if_contains(std::to_string(reply.status));
    ASSERT_NE(response, nullptr) << what << ": " << reply.body;
    const json::object& content = response->at("content").as_object();
    const std::string type = reply.type.substr(0, reply.type.find(';'));
    ASSERT_TRUE(content.contains(type)) << what << ": " << type;
    if (type != "application/json") return;
    EXPECT_EQ(openapi().flaw(json::parse(reply.body), content.at(type).at("schema")), "")
        << what << ": " << reply.body.substr(0, 400);
  }
};

TEST_F(ApiContract, every_route_is_described_and_every_description_is_a_route) {
  std::set<std::string> routes, described;
  for (const auto& [method, path] : Api::routes())
    routes.insert(std::string(method) + " " + std::string(path));
  for (const auto& [path, methods] : openapi().at("/paths").as_object())
    for (const auto& method : methods.as_object())
      if (!path.ends_with("/socket"))
        described.insert((method.key() == "get" ? "GET " : "POST ") + starred(path));
  EXPECT_EQ(routes, described);
}

// While the store cannot be read, every route that depends on who asks says so, and as described;
// the others answer as always.
TEST_F(ApiContract, a_store_that_cannot_be_read_is_told_as_described) {
  const std::set<std::string> alike{"/healthz",   "/readyz",      "/metrics",
                                    "/api/games", "/api/rules/*", "/api/content/*"};
  house_.store.unreadable = true;
  token_ = std::string(64, 'a');
  for (const auto& [method, path] : Api::routes()) {
    const HttpReply reply = call(std::string(method), std::string(path));
    EXPECT_EQ(reply.status == 503, !alike.contains(std::string(path))) << method << " " << path;
  }
}

TEST_F(ApiContract, replies_are_as_described) {
  call("GET", "/healthz");
  call("GET", "/readyz");
  house_.store.refusal = Kept::kFailed;
  house_.run_until_store_is("the disk is full");
  call("GET", "/readyz");
  house_.store.refusal = Kept::kDurable;
  house_.run_until_store_is("");
  call("GET", "/metrics");
  call("GET", "/api/games");
  call("GET", "/api/rules/paradominetor");
  call("GET", "/api/rules/chess");
  call("GET", "/api/content/paradominetor");
  call("GET", "/api/content/paradoxical");
  call("GET", "/api/content/chess");
  call("GET", "/api/me");  // nobody yet
  call("POST", "/api/guest", R"({"name":""})");
  become("Ann");
  call("GET", "/api/me");
  call("POST", "/api/me/name", R"({"name":"Anna"})");
  call("GET", "/api/me/export");
  call("GET", "/api/me/export", "", {{"before", "wrong"}});
  call("POST", "/api/tables", R"({"game":"paradominetor","seats":["me"]})");
  call("POST", "/api/tables", R"({"game":"paradominetor"})");
  const json::value made =
      body_of(call("POST", "/api/tables",
                   R"({"game":"paradominetor","seats":["me","easy","easy","easy"],"public":true,
               "clock":{"kind":"move","base_ms":60000},"hints":true,"start":true})"));
  const std::string practice(
      body_of(call("POST", "/api/tables",
                   R"({"game":"paradominetor","seats":["me","easy","easy","easy"],"public":true,
                       "practice":{"seed":"deal 7"},"start":true})"))
          .at("table")
          .at("id")
          .as_string());
  const auto onlooker = house_.join(practice, person(8));
  house_.play_to_the_end(practice);
  EXPECT_EQ(call("GET", "/api/tables/" + practice + "/replay").status, 200);
  call("POST", "/api/tables",
       R"({"game":"paradominetor","seats":["me"],"practice":{"position":{}}})");
  const std::string id(made.at("table").at("id").as_string());
  const std::string path = "/api/tables/" + id;
  for (const char* list : {"open", "watch", "mine", "finished", "wrong"})
    call("GET", "/api/tables", "", {{"list", list}});
  call("GET", path);
  call("GET", "/api/tables/none");
  call("GET", path + "/record");
  call("GET", path + "/replay");
  call("POST", path + "/rematch");
  const auto watcher = house_.join(id, person(7));  // so that the table stays when it is over
  house_.play_to_the_end(id);
  EXPECT_EQ(call("GET", path + "/record").status, 200);
  EXPECT_EQ(call("GET", path + "/replay", "", {{"eyes", "0"}, {"draws", "1"}}).status, 200);
  EXPECT_EQ(call("GET", path + "/replay", "", {{"eyes", "9"}}).status, 400);
  EXPECT_EQ(call("POST", "/api/tables",
                 R"({"game":"paradominetor","seats":["easy","me","easy","easy"],"start":true,
                     "from":{"table":")" +
                     id + R"(","ply":75}})")
                .status,
            201);
  EXPECT_EQ(call("POST", path + "/rematch").status, 201);
  EXPECT_EQ(call("POST", path + "/rematch").status, 200);
  EXPECT_EQ(call("GET", "/api/tables", "", {{"list", "finished"}}).status, 200);
  call("POST", "/api/account", R"({"account":"anna","password":"a long enough one"})");
  call("POST", "/api/account", R"({"account":"anna","password":"password"})");
  call("POST", "/api/login", R"({"account":"anna","password":"wrong wrong"})");
  call("POST", "/api/login", R"({"account":"anna","password":"a long enough one"})");
  call("POST", "/api/logout");
  become("Bob");
  call("POST", "/api/me/forget");
}

}  // namespace
}  // namespace paradoxa
