// The REST side without a network: who may, what is answered, and with which status.
#include "server/api_house.hpp"
#include "server/api_parts.hpp"

namespace paradoxa {
namespace {

std::string code_of(const HttpReply& reply) {
  return std::string(json::parse(reply.body).at("error").at("code").as_string());
}

TEST(F_Api, every_route_wants_its_method_and_unknown_ones_are_not_there) {
  ApiHouse a;
  const std::string token = a.guest("Ann");
  for (const char* path : {"/", "/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/healthz/",
                           "//healthz", "/api//games", "/api/rules", "/api/rules/"})
    EXPECT_EQ(a.get(path, token).status, 404) << path;
  EXPECT_EQ(a.post("/healthz", {}, token).status, 405);
  EXPECT_EQ(a.get("/api/guest", token).status, 405);
  EXPECT_EQ(a.get("/api/logout", token).status, 405);
  const HttpReply wrong = a.post("/api/games", {}, token);
  EXPECT_EQ(wrong.status, 405);
  ASSERT_FALSE(wrong.headers.empty());
  EXPECT_EQ(wrong.headers.front(), (std::pair<std::string, std::string>("Allow", "GET")));
  EXPECT_EQ(a.get("/healthz").status, 200);
  EXPECT_EQ(a.get("/metrics").status, 200);
  EXPECT_EQ(a.get("/api/games").status, 200);
  EXPECT_EQ(a.get("/api/rules/paradominetor").status, 200);
  EXPECT_EQ(a.get("/api/rules/chess").status, 404);
}

TEST(F_Api, who_is_nobody_gets_401_where_a_person_is_wanted) {
  ApiHouse a;
  for (const char* path : {"/api/me", "/api/me/export", "/api/tables?list=mine"})
    EXPECT_EQ(a.get(path, std::string(64, 'a')).status, 401) << path;
  for (const char* path : {"/api/me/name", "/api/me/forget", "/api/account", "/api/logout",
                           "/api/tables", "/api/tables/x/rematch"})
    EXPECT_EQ(a.post(path, {}, std::string(64, 'a')).status, 401) << path;
}

TEST(F_Api, bodies_are_closed_objects_of_the_right_type) {
  ApiHouse a;
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/guest";
  request.content_type = "application/json";
  for (const char* body : {"", "x", "[]", "{}", R"({"name":7})", R"({"name":"x","admin":true})",
                           R"({"name":"x"} trailing)", "{\"name\":\"\xff\"}"}) {
    request.body = body;
    EXPECT_EQ(a.ask(request).status, 400) << body;
  }
  request.body = R"({"name":"x"})";
  request.content_type = "text/plain";
  EXPECT_EQ(a.ask(request).status, 400) << "a form cannot send JSON by accident";
  request.content_type = "application/json; charset=utf-8";
  EXPECT_EQ(a.ask(request).status, 200);
}

TEST(F_Api, a_token_comes_in_a_strict_cookie_and_is_never_cached) {
  for (const bool https : {false, true}) {
    ApiHouse a(ApiSettings{https, {}, 1000});
    const HttpReply reply = a.post("/api/guest", {{"name", "Ann"}});
    std::map<std::string, std::string> headers(reply.headers.begin(), reply.headers.end());
    const std::string& cookie = headers["Set-Cookie"];
    EXPECT_TRUE(cookie.starts_with(https ? "__Host-paradoxa=" : "paradoxa=")) << cookie;
    for (const char* part : {"; Path=/", "; HttpOnly", "; SameSite=Strict"})
      EXPECT_NE(cookie.find(part), std::string::npos) << cookie;
    EXPECT_EQ(cookie.find("; Secure") != std::string::npos, https);
    EXPECT_NE(cookie.find("; Max-Age=31536000"), std::string::npos) << "as long as the token";
    EXPECT_EQ(headers["Cache-Control"], "no-store");
  }
}

struct OriginCase {
  const char* origin;
  const char* host;
  bool token;
  bool bearer;
  bool allowed;
};

TEST(F_Origins, forty_origins) {
  ApiHouse a(ApiSettings{false, {"https://play.example.org"}, 1000});
  const OriginCase cases[] = {
      // No origin: programs with a bearer token, or nobody; never a cookie.
      {"", "play.example.org", false, false, true},
      {"", "play.example.org", true, true, true},
      {"", "play.example.org", true, false, false},
      {"", "localhost:8080", true, false, false},
      {"", "127.0.0.1", true, false, false},
      // Listed, exactly.
      {"https://play.example.org", "play.example.org", true, false, true},
      {"https://play.example.org", "other.example.org", true, false, true},
      {"https://play.example.org:443", "play.example.org", true, false, false},
      {"https://play.example.org/", "play.example.org", true, false, false},
      {"https://PLAY.example.org", "play.example.org", true, false, false},
      {"HTTPS://play.example.org", "play.example.org", true, false, false},
      {"http://play.example.org", "play.example.org", true, false, false},
      {"https://play.example.org.evil.com", "play.example.org", true, false, false},
      {"https://evil-play.example.org", "play.example.org", true, false, false},
      {"https://evil.com/https://play.example.org", "play.example.org", true, false, false},
      {"https://sub.play.example.org", "play.example.org", true, false, false},
      {"https://example.org", "play.example.org", true, false, false},
      {"https://play.example.org:8443", "play.example.org", true, false, false},
      {"https://play.example.org\t", "play.example.org", true, false, false},
      {" https://play.example.org", "play.example.org", true, false, false},
      {"play.example.org", "play.example.org", true, false, false},
      {"//play.example.org", "play.example.org", true, false, false},
      {"null", "play.example.org", true, false, false},
      {"null", "null", true, false, false},
      {"file://", "", true, false, false},
      {"chrome-extension://abc", "abc", true, false, false},
      // Our own, known by number or as localhost.
      {"http://localhost:8080", "localhost:8080", true, false, true},
      {"http://localhost", "localhost", true, false, true},
      {"http://127.0.0.1:8080", "127.0.0.1:8080", true, false, true},
      {"http://192.168.1.5:8080", "192.168.1.5:8080", true, false, true},
      {"http://[::1]:8080", "[::1]:8080", true, false, true},
      {"http://localhost:8081", "localhost:8080", true, false, false},
      {"http://localhost", "localhost:8080", true, false, false},
      {"https://localhost:8080", "localhost:8080", true, false, false},
      {"http://127.0.0.1:8080", "localhost:8080", true, false, false},
      {"http://127.0.0.1.evil.com", "127.0.0.1.evil.com", true, false, false},
      // A name that points here, made up by somebody else's name server.
      {"http://rebound.evil.com:8080", "rebound.evil.com:8080", true, false, false},
      {"http://localhost.evil.com", "localhost.evil.com", true, false, false},
      {"http://a.b.c.d", "a.b.c.d", true, false, false},
      {"https://evil.com", "play.example.org", true, true, false},
      {"https://evil.com", "play.example.org", false, false, false},
  };
  EXPECT_GE(std::size(cases), 40u);
  for (const OriginCase& c : cases) {
    HttpRequest request;
    request.origin = c.origin;
    request.host = c.host;
    request.token = c.token ? std::string(64, 'a') : "";
    request.bearer = c.bearer;
    EXPECT_EQ(a.api.origin_allowed(request), c.allowed)
        << c.origin << " at " << c.host << (c.token ? " with a token" : "");
    if (c.allowed) continue;
    request.method = "POST";
    request.path = "/api/logout";
    EXPECT_EQ(a.ask(request).status, 403);
  }
}

TEST(F_Api, too_many_requests_from_one_address_wait_and_logins_sooner) {
  ApiHouse a(ApiSettings{});
  int slowed = 0;
  for (int i = 0; i < 30; ++i) slowed += a.post("/api/guest", {{"name", "x"}}).status == 429;
  EXPECT_EQ(slowed, 20) << "ten guests at once from one address";
  HttpRequest request;
  request.method = "GET";
  request.path = "/healthz";
  request.address = "5.6.7.8";
  int served = 0;
  for (int i = 0; i < 100; ++i) served += a.ask(request).status == 200;
  EXPECT_EQ(served, 60);
  a.house.advance(1'000);
  served = 0;
  for (int i = 0; i < 100; ++i) served += a.ask(request).status == 200;
  EXPECT_EQ(served, 20);
}

TEST(F_Api, a_table_from_its_making_to_its_record) {
  ApiHouse a;
  const std::string ann = a.guest("Ann");
  const std::string id = a.new_table(ann);
  EXPECT_EQ(json::parse(a.get("/api/tables").body).at("tables").as_array().size(), 1u);
  EXPECT_EQ(json::parse(a.get("/api/tables?list=watch").body).at("tables").as_array().size(), 0u);
  EXPECT_EQ(json::parse(a.get("/api/tables?list=mine", ann).body).at("tables").as_array().size(),
            1u);
  EXPECT_EQ(a.get("/api/tables?list=all").status, 400);
  EXPECT_EQ(a.get("/api/tables/" + id).status, 200);
  EXPECT_EQ(a.get("/api/tables/none").status, 404);
  EXPECT_EQ(a.get("/api/tables/none/record").status, 404);
  EXPECT_EQ(code_of(a.get("/api/tables/" + id + "/record")), "not_over");
  EXPECT_EQ(a.post("/api/tables/" + id + "/rematch", {}, ann).status, 409);

  const std::string person = a.people.who(ann)->person;
  a.house.ask(id, [=](const Room& r) { return r.seat_bot(person, seat(1), "easy"); });
  a.house.ask(id, [=](const Room& r) { return r.call(person); });
  EXPECT_EQ(json::parse(a.get("/api/tables?list=watch").body).at("tables").as_array().size(), 1u);
  EXPECT_EQ(a.get("/api/tables/" + id + "/record").status, 409) << "while it runs it would tell";
  a.house.play_to_the_end(id);
  const HttpReply record = a.get("/api/tables/" + id + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_NE(record.body.find("[Seed \""), std::string::npos);
  EXPECT_EQ(
      json::parse(a.get("/api/tables?list=finished", ann).body).at("tables").as_array().size(), 1u);
}

TEST(F_Api, what_a_table_cannot_be_made_of_is_said) {
  ApiHouse a;
  const std::string ann = a.guest("Ann");
  const auto status = [&](const char* key, const json::value& value) {
    json::object body = ApiHouse::four_seats();
    body[key] = value;
    const HttpReply reply = a.post("/api/tables", body, ann);
    EXPECT_TRUE(json::parse(reply.body).as_object().contains("error")) << reply.body;
    return reply.status;
  };
  EXPECT_EQ(status("game", "chess"), 400);
  EXPECT_EQ(status("game", 7), 400);
  EXPECT_EQ(status("seats", json::array{"me"}), 400);
  EXPECT_EQ(status("seats", json::array{"me", "open", 3, "easy"}), 400);
  EXPECT_EQ(status("options", json::array{}), 400);
  EXPECT_EQ(status("options", json::object{{"players", 99}}), 400);
  EXPECT_EQ(status("clock", json::object{{"kind", "sand"}, {"base_ms", 5000}}), 400);
  EXPECT_EQ(status("clock", json::object{{"kind", "move"}, {"base_ms", 1}}), 400);
  EXPECT_EQ(status("clock", json::object{{"kind", "move"}}), 400);
  EXPECT_EQ(status("admin", true), 400);
  EXPECT_EQ(status("start", true), 409) << "a seat is open";
}

TEST(F_Api, a_rooms_refusal_has_a_status_that_fits) {
  const std::pair<const char*, int> statuses[] = {
      {"no_table", 404},  {"not_your_seat", 403}, {"not_host", 403}, {"full", 503},
      {"not_saved", 503}, {"busy", 503},          {"too_many", 429}, {"bad_options", 400},
      {"bad_seat", 400},  {"seat_taken", 409},    {"too_late", 409}, {"not_over", 409},
      {"frozen", 409},    {"seats_open", 409}};
  for (const auto& [code, status] : statuses) {
    const HttpReply reply = refusal_reply({code, "why", {}});
    EXPECT_EQ(reply.status, status) << code;
    EXPECT_EQ(code_of(reply), code);
  }
}

TEST(F_Api, logging_out_and_being_forgotten_close_the_sockets) {
  ApiHouse a;
  for (const bool forget : {false, true}) {
    const std::string ann = a.guest("Ann"), bob = a.guest("Bob");
    const std::string id = a.new_table(ann);
    const Speaker speaker = *a.people.who(ann);
    const auto ear = a.house.join(id, speaker), other = a.house.join(id, *a.people.who(bob));
    EXPECT_EQ(a.post(forget ? "/api/me/forget" : "/api/logout", {}, ann).status, 200);
    ASSERT_EQ(ear->closed.size(), 1u);
    EXPECT_EQ(ear->closed.front().first, CloseCode::kLoggedOut);
    EXPECT_TRUE(other->closed.empty());
    EXPECT_EQ(a.get("/api/me", ann).status, 401);
    if (forget) {
      EXPECT_FALSE(a.house.store.person(speaker.person));
      EXPECT_EQ(a.house->find(id)->seats()[0].kind, RoomSeat::Kind::kOpen) << "the seat is free";
    }
  }
}

TEST(F_Api, everything_kept_about_a_person_is_exported) {
  ApiHouse a;
  const std::string ann = a.guest("Ann");
  const std::string id = a.new_table(ann);
  const json::value all = json::parse(a.get("/api/me/export", ann).body);
  EXPECT_EQ(all.at("name").as_string(), "Ann");
  EXPECT_EQ(all.at("tables").at(0).at("table").as_string(), id);
  EXPECT_EQ(json::serialize(all).find(ann), std::string::npos) << "the token itself is not kept";
}

TEST(F_Api, an_export_has_ones_own_notes_and_nobody_elses) {
  ApiHouse a;
  const std::string ann = a.guest("Ann"), bob = a.guest("Bob");
  const std::string id = a.new_table(ann);
  const auto hers = a.house.join(id, *a.people.who(ann)),
             his = a.house.join(id, *a.people.who(bob));
  EXPECT_EQ(a.house.say(his, {{"type", "sit"}, {"seat", 1}}), "");
  EXPECT_EQ(a.house.say(hers, {{"type", "start"}}), "");
  EXPECT_EQ(a.house.say(hers, {{"type", "notes"}, {"seat", 0}, {"text", "hers"}}), "");
  EXPECT_EQ(a.house.say(his, {{"type", "notes"}, {"seat", 1}, {"text", "his"}}), "");
  const json::value all = json::parse(a.get("/api/me/export", ann).body);
  EXPECT_EQ(json::serialize(all.at("tables").at(0).at("notes")), R"([{"seat":0,"text":"hers"}])");
  EXPECT_EQ(a.post("/api/me/forget", {}, ann).status, 200);
  EXPECT_EQ(a.house.store.notes(id).size(), 1u) << "deleted with the person";
}

TEST(B9, neither_log_nor_figures_hold_a_secret) {
  ApiHouse a;
  const std::string ann = a.guest("SentinelName"), bob = a.guest("OtherName");
  const std::string id =
      a.new_table(ann, {{"game", "paradominetor"}, {"seats", {"me", "open", "easy", "easy"}}});
  const auto ear = a.house.join(id, *a.people.who(ann)),
             other = a.house.join(id, *a.people.who(bob));
  EXPECT_EQ(a.house.say(other, {{"type", "sit"}, {"seat", 1}}), "");
  EXPECT_EQ(a.house.say(ear, {{"type", "start"}}), "");
  const std::string secret = to_hex(a.house->find(id)->head().secret);
  EXPECT_EQ(a.house.say(ear, {{"type", "chat"}, {"text", "SENTINEL-CHAT"}}), "");
  EXPECT_EQ(a.house.say(ear, {{"type", "notes"}, {"seat", 0}, {"text", "SENTINEL-NOTES"}}), "");
  a.house.say(ear, {{"type", "move"}, {"seat", 0}, {"ply", 1}, {"move", "SENTINEL-MOVE"}});
  a.post("/api/login", {{"account", "x"}, {"password", "SENTINEL-PASSWORD"}});
  a.get("/api/me", "SENTINEL-TOKEN");
  a.house.play_to_the_end(id);
  a.post("/api/logout", {}, ann);
  // A table that stops is reported without what it hides.
  const std::string bad = a.house.start(table_head("bad", 3), {"p0", "p1", "p2"});
  a.house.store.refusal = Kept::kConflict;
  const auto last = a.house.join(bad, person(0));
  EXPECT_EQ(a.house.say(last, {{"type", "chat"}, {"text", "SENTINEL-CHAT"}}), "not_saved");
  a.house.store.refusal = Kept::kDurable;
  const std::string told = a.house.log.text + a.get("/metrics").body + a.get("/healthz").body;
  EXPECT_NE(told.find("finished"), std::string::npos) << "there is a log at all";
  EXPECT_NE(told.find("frozen table=bad"), std::string::npos);
  for (const std::string& marked : {ann, bob, to_hex(token_hash(ann)), secret,
                                    std::string("SENTINEL"), std::string("Sentinel")})
    EXPECT_EQ(told.find(marked), std::string::npos) << told;
  for (const char* colour : {"R", "B", "G", "Y", "P"})
    for (const char* back : {"p", "n", "f"})
      for (int value = 1; value <= 6; ++value)
        EXPECT_EQ(told.find(colour + std::to_string(value) + back), std::string::npos) << told;
}

// A browser that is told it is unknown throws its token away.
TEST(D2, who_cannot_be_looked_up_is_asked_to_come_back) {
  ApiHouse a;
  const std::string ann = a.guest("Ann"), known = a.guest("Bob");
  ASSERT_EQ(
      a.post("/api/account", {{"account", "ann"}, {"password", "a long password"}}, ann).status,
      200);
  EXPECT_EQ(a.get("/api/me", known).status, 200);
  a.house.store.unreadable = true;
  const std::string other(64, 'a');
  EXPECT_EQ(a.get("/api/me", other).status, 503);
  EXPECT_EQ(a.post("/api/tables", ApiHouse::four_seats(), other).status, 503);
  EXPECT_EQ(a.post("/api/login", {{"account", "ann"}, {"password", "a long password"}}).status,
            503);
  EXPECT_EQ(a.get("/api/me", known).status, 200) << "known without looking";
  EXPECT_EQ(a.get("/api/games").status, 200);
  a.house.store.unreadable = false;
  EXPECT_EQ(a.get("/api/me", other).status, 401);
}

}  // namespace
}  // namespace paradoxa
