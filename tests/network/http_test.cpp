// F: requests that are not quite HTTP, or not quite friendly, over a raw socket.
#include <fstream>

#include "network/served.hpp"

namespace paradoxa::net {
namespace {

struct RequestCase {
  std::string name;
  std::string text;
  int status;  // 0: no answer, the connection ends
};

std::string with(std::string_view line, std::string_view headers = {}, std::string_view body = {}) {
  return std::string(line) + "\r\nHost: 127.0.0.1\r\n" + std::string(headers) + "\r\n" +
         std::string(body);
}

std::vector<RequestCase> method_cases() {
  std::vector<RequestCase> cases{
      {"GET", with("GET /healthz HTTP/1.1"), 200},
      {"lower case", with("get /healthz HTTP/1.1"), 405},
      {"POST instead of GET", with("POST /healthz HTTP/1.1"), 405},
      {"GET instead of POST", with("GET /api/guest HTTP/1.1"), 405},
      {"POST to a page", with("POST / HTTP/1.1"), 405},
      {"no method", with(" /healthz HTTP/1.1"), 400},
      {"no path", with("GET HTTP/1.1"), 400},
      {"no version", with("GET /healthz"), 400},
      {"version 0.9", with("GET /healthz HTTP/0.9"), 400},
      {"version 2.0", with("GET /healthz HTTP/2.0"), 400},
      {"version in small letters", with("GET /healthz http/1.1"), 400},
      {"two spaces", with("GET  /healthz HTTP/1.1"), 400},
      {"a TLS greeting",
       std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03", 11) + "\r\n\r\n", 400},
      {"HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400},
      {"bare line feeds", "GET /healthz HTTP/1.1\nHost: 127.0.0.1\n\n", 400},
  };
  for (const std::string method :
       {"HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "GETT"})
    cases.push_back({method, with(method + " /healthz HTTP/1.1"), 405});
  return cases;
}

std::vector<RequestCase> smuggling_cases() {
  const std::string body = R"({"name":"A"})", length = "Content-Length: 12\r\n";
  const std::string json = "Content-Type: application/json\r\n";
  const std::string post = "POST /api/guest HTTP/1.1";
  const std::string chunked = "Transfer-Encoding: chunked\r\n";
  return {
      {"a length", with(post, json + length, body), 200},
      {"chunks", with(post, json + chunked, "c\r\n" + body + "\r\n0\r\n\r\n"), 200},
      {"both", with(post, json + length + chunked, "c\r\n" + body + "\r\n0\r\n\r\n"), 400},
      {"both, the other way round",
       with(post, json + chunked + length, "c\r\n" + body + "\r\n0\r\n\r\n"), 400},
      {"two lengths that agree", with(post, json + length + length, body), 400},
      {"two lengths that differ", with(post, json + length + "Content-Length: 0\r\n", body), 400},
      {"two lengths in one line", with(post, json + "Content-Length: 12, 12\r\n", body), 400},
      {"a negative length", with(post, json + "Content-Length: -12\r\n", body), 400},
      {"a length with a sign", with(post, json + "Content-Length: +12\r\n", body), 400},
      {"a length in hexadecimal", with(post, json + "Content-Length: 0xC\r\n", body), 400},
      {"a length that overflows",
       with(post, json + "Content-Length: 18446744073709551628\r\n", body), 400},
      {"a space before the colon", with(post, json + "Content-Length : 12\r\n", body), 400},
      {"a folded header", with(post, json + length + "X-A: b\r\n c\r\n", body), 200},
      {"a header without a name", with(post, json + length + ": b\r\n", body), 400},
      {"a header without a colon", with(post, json + length + "nonsense\r\n", body), 400},
      {"a NUL in a header", with(post, json + length + std::string("X-A: a\0b\r\n", 10), body),
       400},
      {"a bad chunk size", with(post, json + chunked, "zz\r\n" + body + "\r\n0\r\n\r\n"), 400},
      {"a chunk size that overflows", with(post, json + chunked, "fffffffffffffffff\r\n" + body),
       400},
      {"an unknown transfer coding", with(post, json + "Transfer-Encoding: zip\r\n", body), 400},
      {"chunked twice",
       with(post, json + "Transfer-Encoding: chunked, chunked\r\n",
            "c\r\n" + body + "\r\n0\r\n\r\n"),
       400},
      {"another coding before chunked",
       with(post, json + "Transfer-Encoding: gzip, chunked\r\n", "c\r\n" + body + "\r\n0\r\n\r\n"),
       400},
      {"two codings in two lines",
       with(post, json + chunked + chunked, "c\r\n" + body + "\r\n0\r\n\r\n"), 400},
      {"chunked in other letters",
       with(post, json + "Transfer-Encoding: Chunked\r\n", "c\r\n" + body + "\r\n0\r\n\r\n"), 200},
      {"chunks in HTTP/1.0",
       with("POST /api/guest HTTP/1.0", json + chunked, "c\r\n" + body + "\r\n0\r\n\r\n"), 400},
      {"a chunk extension", with(post, json + chunked, "c;a=b\r\n" + body + "\r\n0\r\n\r\n"), 200},
      {"a long chunk extension",
       with(post, json + chunked,
            "c;a=" + std::string(20000, 'b') + "\r\n" + body + "\r\n0\r\n\r\n"),
       400},
      {"a trailer that looks like a header",
       with(post, json + chunked, "c\r\n" + body + "\r\n0\r\nHost: evil.example\r\n\r\n"), 200},
      {"a long trailer",
       with(post, json + chunked,
            "c\r\n" + body + "\r\n0\r\nX-A: " + std::string(20000, 'b') + "\r\n\r\n"),
       400},
      {"no host", "GET /healthz HTTP/1.1\r\n\r\n", 400},
      {"two hosts", with("GET /healthz HTTP/1.1", "Host: evil.example\r\n"), 400},
      {"two equal hosts", with("GET /healthz HTTP/1.1", "Host: 127.0.0.1\r\n"), 400},
  };
}

std::vector<RequestCase> size_and_path_cases() {
  const std::string post = "POST /api/guest HTTP/1.1\r\nContent-Type: application/json";
  const auto get = [](const std::string& path) { return with("GET " + path + " HTTP/1.1"); };
  std::string many;
  for (int i = 0; i < 2000; ++i) many += "X-" + std::to_string(i) + ": y\r\n";
  const std::string big(16 * 1024 + 1, 'x');
  return {
      {"a long header", with("GET /healthz HTTP/1.1", "X-Long: " + std::string(9000, 'a') + "\r\n"),
       431},
      {"many headers", with("GET /healthz HTTP/1.1", many), 431},
      {"a long path", get("/" + std::string(9000, 'a')), 431},
      {"a header just short enough",
       with("GET /healthz HTTP/1.1", "X-Long: " + std::string(7900, 'a') + "\r\n"), 200},
      {"a body of 16 KiB and one",
       with(post, "Content-Length: " + std::to_string(big.size()) + "\r\n", big), 413},
      {"a claim of a great body", with(post, "Content-Length: 999999999999\r\n"), 413},
      {"chunks of 16 KiB and one",
       with(post, "Transfer-Encoding: chunked\r\n", "4001\r\n" + big + "\r\n0\r\n\r\n"), 413},
      {"a path without a slash", get("healthz"), 400},
      {"a whole address", get("http://127.0.0.1/healthz"), 400},
      {"a star", get("*"), 400},
      {"a percent sign alone", get("/%"), 400},
      {"a percent sign with one digit", get("/%2"), 400},
      {"a percent sign with letters", get("/%zz"), 400},
      {"a NUL in the path", get("/%00"), 400},
      {"a bad percent code in the query", get("/api/tables?list=%G0"), 400},
      {"percent codes that are letters", get("/%68ealthz"), 200},
      {"climbing", get("/../../etc/passwd"), 404},
      {"climbing in percent codes", get("/%2e%2e/%2e%2e/etc/passwd"), 404},
      {"climbing with an encoded slash", get("/..%2f..%2fetc/passwd"), 404},
      {"climbing twice encoded", get("/%252e%252e/etc/passwd.txt"), 404},
      {"climbing with backslashes", get("/..%5c..%5cetc/passwd"), 404},
      {"climbing inside /api", get("/api/../../etc/passwd"), 404},
      {"a file that is not there", get("/assets/none.js"), 404},
      {"a place inside the client", get("/table/abc"), 200},
      {"a route that is not there", get("/api/nothing"), 404},
      {"a route with a slash too many", get("/api/games/"), 404},
      {"two slashes", get("//api/games"), 200},
      {"a fragment", get("/healthz#here"), 200},
      {"a text body",
       with("POST /api/guest HTTP/1.1", "Content-Type: text/plain\r\nContent-Length: 12\r\n",
            R"({"name":"A"})"),
       400},
      {"a body that is not JSON", with(post, "Content-Length: 3\r\n", "abc"), 400},
      {"a body that is deep", with(post, "Content-Length: 4000\r\n", std::string(4000, '[')), 400},
  };
}

TEST(F_requests, are_answered_or_refused_each_as_it_should_be) {
  Served served;
  std::vector<RequestCase> cases = method_cases();
  for (const auto& more : {smuggling_cases(), size_and_path_cases()})
    cases.insert(cases.end(), more.begin(), more.end());
  ASSERT_GE(cases.size(), 60u);
  for (const RequestCase& c : cases) {
    Wire wire(served.port());
    wire.send(c.text);
    const RawReply reply = read_reply(wire);
    EXPECT_EQ(reply.status, c.status) << c.name << ": " << reply.body;
    EXPECT_EQ(reply.body.find("root:"), std::string::npos) << c.name;
    // What could have been misread ends the connection: nothing behind it is taken for a request.
    if (reply.status == 400 && reply.body.find("bad_request") != std::string::npos &&
        c.name.find("body") == std::string::npos) {
      EXPECT_TRUE(wire.ended()) << c.name;
    }
  }
  EXPECT_EQ(served.log().all().find("mistake"), std::string::npos) << served.log().all();
  std::cout << "F requests: " << cases.size() << std::endl;
}

// Resident memory of this process, in which the server runs too.
std::size_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::size_t whole = 0, resident = 0;
  file >> whole >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// What has no end is refused once it is too long, and never kept.
TEST(F_requests, an_endless_extension_or_trailer_is_refused_and_not_kept) {
  Served served;
  const std::string head = with("POST /api/guest HTTP/1.1",
                                "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n");
  const std::string filler(64 * 1024, 'x');
  constexpr int kMegabytes = 48;
  for (const std::string beginning : {"c;a=", "0;a=", "0\r\nX-A: "}) {
    Wire wire(served.port());
    const std::size_t before = resident_bytes();
    bool sending = wire.send(head + beginning);
    for (int i = 0; i < kMegabytes * 16 && sending; ++i) sending = wire.send(filler);
    EXPECT_EQ(read_reply(wire).status, 400) << beginning;
    EXPECT_LT(resident_bytes(), before + 16 * 1024 * 1024) << beginning;
    EXPECT_TRUE(wire.ended()) << beginning;
  }
}

TEST(F_requests, a_second_request_is_never_smuggled_in_a_first) {
  Served served;
  const std::string hidden = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
  Wire wire(served.port());
  wire.send(with("POST /api/guest HTTP/1.1",
                 "Content-Type: application/json\r\nContent-Length: 5\r\n"
                 "Transfer-Encoding: chunked\r\n",
                 "0\r\n\r\n" + hidden));
  EXPECT_EQ(read_reply(wire).status, 400);
  EXPECT_EQ(read_reply(wire, milliseconds(300)).status, 0);
}

TEST(F_requests, several_on_one_connection_are_answered_in_order) {
  Served served;
  Wire wire(served.port());
  wire.send(request("GET", "/healthz") + request("GET", "/api/nothing") +
            request("GET", "/metrics"));
  EXPECT_EQ(read_reply(wire).status, 200);
  EXPECT_EQ(read_reply(wire).status, 404);
  EXPECT_EQ(read_reply(wire).header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
}

TEST(F_requests, half_a_request_is_not_waited_for_long) {
  ServerSettings settings = wide_settings();
  settings.network.first_request_ms = 200;
  Served served(settings);
  Wire silent(served.port()), half(served.port()), body(served.port());
  half.send("GET /healthz HT");
  body.send("POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{");
  EXPECT_TRUE(silent.ended(milliseconds(2000)));
  EXPECT_TRUE(half.ended(milliseconds(2000)));
  EXPECT_TRUE(body.ended(milliseconds(2000)));
}

// ---- Headers ------------------------------------------------------------------------------------

const std::vector<std::pair<std::string, std::string>> kOnEveryReply{
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri "
     "'none'; "
     "form-action 'self'; frame-ancestors 'none'; object-src 'none'"},
};

TEST(F_headers, are_on_every_reply_of_every_route) {
  ServerSettings settings = wide_settings();
  settings.api.https = true;
  Served served(settings);
  const Seated seated(served.port());
  const std::string table = "/api/tables/" + seated.table;
  const std::vector<std::pair<std::string, std::string>> routes{{"GET", "/"},
                                                                {"GET", "/table/x"},
                                                                {"GET", "/none.js"},
                                                                {"PUT", "/"},
                                                                {"GET", "/healthz"},
                                                                {"GET", "/metrics"},
                                                                {"GET", "/api/games"},
                                                                {"GET", "/api/rules/paradominetor"},
                                                                {"GET", "/api/rules/none"},
                                                                {"GET", "/api/content/none"},
                                                                {"GET", "/api/me"},
                                                                {"GET", "/api/me/export"},
                                                                {"POST", "/api/me/name"},
                                                                {"POST", "/api/guest"},
                                                                {"POST", "/api/account"},
                                                                {"POST", "/api/login"},
                                                                {"POST", "/api/tables"},
                                                                {"GET", "/api/tables"},
                                                                {"GET", table},
                                                                {"GET", table + "/record"},
                                                                {"POST", table + "/rematch"},
                                                                {"GET", table + "/socket"},
                                                                {"GET", "/api/nothing"},
                                                                {"GET", "/%zz"},
                                                                {"POST", "/api/me/forget"},
                                                                {"POST", "/api/logout"}};
  for (const auto& [method, path] : routes)
    for (const bool known : {false, true}) {
      const RawReply reply =
          ask(served.port(), request(method, path, {}, known ? bearer(seated.token) : ""));
      ASSERT_NE(reply.status, 0) << path;
      for (const auto& [name, value] : kOnEveryReply)
        EXPECT_EQ(reply.header(name), value) << method << " " << path;
      EXPECT_EQ(reply.header("Strict-Transport-Security"), "max-age=31536000") << path;
      EXPECT_EQ(reply.header("Server"), "") << path;
    }
}

TEST(F_headers, a_token_travels_in_a_strict_cookie) {
  for (const bool https : {false, true}) {
    ServerSettings settings = wide_settings();
    settings.api.https = https;
    Served served(settings);
    const RawReply reply = ask(served.port(), request("POST", "/api/guest", R"({"name":"A"})"));
    const std::string cookie = reply.header("Set-Cookie");
    EXPECT_TRUE(cookie.starts_with(https ? "__Host-paradoxa=" : "paradoxa=")) << cookie;
    for (const std::string part : {"; Path=/", "; HttpOnly", "; SameSite=Strict"})
      EXPECT_NE(cookie.find(part), std::string::npos) << part;
    EXPECT_EQ(cookie.find("; Secure") != std::string::npos, https);
    EXPECT_EQ(cookie.find("Domain"), std::string::npos);
    EXPECT_EQ(reply.header("Cache-Control"), "no-store");
  }
}

// ---- Origins ------------------------------------------------------------------------------------

struct OriginCase {
  std::string origin;
  bool allowed;
};

const std::vector<OriginCase> kOrigins{
    {"http://127.0.0.1", true},
    {"https://play.example", true},
    {"null", false},
    {"http://127.0.0.1:80", false},
    {"http://127.0.0.1:8080", false},
    {"https://127.0.0.1", false},
    {"http://127.0.0.1/", false},
    {"http://127.0.0.1.evil.example", false},
    {"http://127.0.0.2", false},
    {"http://localhost", false},
    {"HTTP://127.0.0.1", false},
    {"http://127.0.0.1 ", true},
    {" http://127.0.0.1", true},  // HTTP takes the spaces away
    {"http://127.0.0.1, https://play.example", false},
    {"http://127.0.0.1\thttp://evil.example", false},
    {"//127.0.0.1", false},
    {"127.0.0.1", false},
    {"ftp://127.0.0.1", false},
    {"file://", false},
    {"http://127.0.0.1@evil.example", false},
    {"http://evil.example", false},
    {"http://evil.example#127.0.0.1", false},
    {"http://evil.example/127.0.0.1", false},
    {"http://2130706433", false},
    {"http://0x7f000001", false},
    {"http://127.1", false},
    {"http://[::1]", false},
    {"http://127.0.0.1%00", false},
    {"http://%31%32%37.0.0.1", false},
    {"https://play.example:443", false},
    {"http://play.example", false},
    {"https://PLAY.example", false},
    {"https://play.example.", false},
    {"https://sub.play.example", false},
    {"https://notplay.example", false},
    {"https://play.example.evil.example", false},
    {"https://play.exampl", false},
    {"https://play.example/path", false},
    {"https://evil.example?https://play.example", false},
    {"chrome-extension://abcdef", false},
    {"*", false},
    {"about:blank", false},
};

TEST(F_origins, forty_of_them_over_the_wire) {
  ServerSettings settings = wide_settings();
  settings.api.origins = {"https://play.example"};
  Served served(settings);
  const Seated seated(served.port());
  ASSERT_GE(kOrigins.size(), 40u);
  for (const OriginCase& c : kOrigins) {
    const std::string headers =
        "Cookie: a=b; paradoxa=" + seated.token + "\r\nOrigin: " + c.origin + "\r\n";
    EXPECT_EQ(ask(served.port(), handshake(seated.table, "", headers)).status,
              c.allowed ? 101 : 403)
        << c.origin;
    EXPECT_EQ(
        ask(served.port(), request("POST", "/api/me/name", R"({"name":"B"})", headers)).status,
        c.allowed ? 200 : 403)
        << c.origin;
  }
}

TEST(F_origins, none_at_all_is_fine_with_a_bearer_token_and_not_with_a_cookie) {
  Served served;
  const Seated seated(served.port());
  const std::string cookie = "Cookie: paradoxa=" + seated.token + "\r\n";
  EXPECT_EQ(ask(served.port(), handshake(seated.table, "", cookie)).status, 403);
  EXPECT_EQ(ask(served.port(), handshake(seated.table, seated.token)).status, 101);
  const std::string body = R"({"name":"B"})";
  EXPECT_EQ(ask(served.port(), request("POST", "/api/me/name", body, cookie)).status, 403);
  EXPECT_EQ(ask(served.port(), request("POST", "/api/me/name", body, bearer(seated.token))).status,
            200);
  // An empty header is none, and a token in the address is nobody's.
  EXPECT_EQ(ask(served.port(), handshake(seated.table, "", cookie + "Origin: \r\n")).status, 403);
  EXPECT_EQ(ask(served.port(), request("GET", "/api/me?token=" + seated.token)).status, 401);
}

TEST(F_origins, a_name_that_anyone_can_point_here_is_not_our_own) {
  Served served;
  const Seated seated(served.port());
  std::string text =
      handshake(seated.table, "",
                "Cookie: paradoxa=" + seated.token + "\r\nOrigin: http://rebound.example\r\n");
  text.replace(text.find("Host: 127.0.0.1"), 15, "Host: rebound.example");
  EXPECT_EQ(ask(served.port(), text).status, 403);
}

// ---- Pages --------------------------------------------------------------------------------------

TEST(F_pages, are_cached_by_their_tag_and_compressed_where_it_is_read) {
  Served served;
  const RawReply page = ask(served.port(), request("GET", "/"));
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.header("Cache-Control"), "no-cache");
  EXPECT_EQ(page.header("Vary"), "Accept-Encoding");
  EXPECT_EQ(page.header("Content-Encoding"), "");
  const std::string tag = page.header("ETag");
  ASSERT_NE(tag, "");
  const RawReply again =
      ask(served.port(), request("GET", "/", {}, "If-None-Match: " + tag + "\r\n"));
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(again.header("ETag"), tag);
  for (const std::string& list : {"\"a\", " + tag, "W/" + tag, std::string("*")})
    EXPECT_EQ(ask(served.port(), request("GET", "/", {}, "If-None-Match: " + list + "\r\n")).status,
              304)
        << list;
  EXPECT_EQ(ask(served.port(), request("GET", "/", {}, "If-None-Match: \"other\"\r\n")).status,
            200);
  const RawReply zipped =
      ask(served.port(), request("GET", "/", {}, "Accept-Encoding: gzip, br\r\n"));
  if (page.body.size() > 2000) {
    EXPECT_EQ(zipped.header("Content-Encoding"), "gzip");
    EXPECT_LT(zipped.body.size(), page.body.size());
    EXPECT_TRUE(zipped.body.starts_with("\x1F\x8B"));
  }
}

// ---- Tokens -------------------------------------------------------------------------------------

TEST(F_tokens, never_stand_in_a_log_line) {
  ServerSettings settings = wide_settings();
  settings.network.close_ms = 100;
  Served served(settings);
  const Seated seated(served.port());
  const std::string wrong(64, 'e');
  Peer good(served.port(), seated.table, seated.token);
  ask(served.port(), handshake(seated.table, wrong));
  ask(served.port(), handshake(seated.table, "", "Cookie: paradoxa=" + seated.token + "\r\n"));
  ask(served.port(), request("GET", "/api/me?token=" + seated.token, {}, bearer(wrong)));
  ask(served.port(), request("POST", "/api/logout", {}, bearer(seated.token)));
  served.stop();
  ASSERT_NE(served.log().all(), "");
  EXPECT_NE(served.log().all().find("turned_away"), std::string::npos);
  EXPECT_EQ(served.log().all().find(seated.token), std::string::npos);
  EXPECT_EQ(served.log().all().find(wrong), std::string::npos);
}

TEST(F_tokens, logging_out_closes_open_sockets_within_a_second) {
  Served served;
  const Seated seated(served.port());
  Peer polite(served.port(), seated.table, seated.token);
  Peer deaf(served.port(), seated.table, seated.token);  // never answers a close
  ASSERT_TRUE(polite.open() && deaf.open());
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(ask(served.port(), request("POST", "/api/logout", {}, bearer(seated.token))).status,
            200);
  EXPECT_EQ(polite.closing(), 4001);
  polite.send(frame(Op::kClose, close_payload(4001)));
  EXPECT_TRUE(polite.wire().ended());
  EXPECT_EQ(deaf.closing(), 4001);
  // What a logged-out client still says is not heard.
  deaf.say({{"type", "chat"}, {"text", "still here"}});
  EXPECT_TRUE(deaf.wire().ended());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, milliseconds(1000));
  EXPECT_EQ(ask(served.port(), handshake(seated.table, seated.token)).status, 401);
}

// Both are on their way at once: whichever is read first, no socket outlives its token.
TEST(F_tokens, a_handshake_beside_a_logout_leaves_no_socket_open) {
  ServerSettings settings = wide_settings();
  settings.network.close_ms = 20;  // nobody answers the close frames
  Served served(settings);
  const Seated seated(served.port());
  int opened = 0;
  for (int round = 0; round < 40; ++round) {
    const std::string token = new_guest(served.port());
    Wire joining(served.port()), leaving(served.port());
    const std::string logout = request("POST", "/api/logout", {}, bearer(token));
    const bool handshake_first = round % 4 != 0;
    if (handshake_first) ASSERT_TRUE(joining.send(handshake(seated.table, token)));
    ASSERT_TRUE(leaving.send(logout));
    if (!handshake_first) ASSERT_TRUE(joining.send(handshake(seated.table, token)));
    EXPECT_EQ(read_reply(leaving).status, 200);
    const int status = read_reply(joining).status;
    EXPECT_TRUE(status == 101 || status == 401) << status;
    opened += status == 101 ? 1 : 0;
    EXPECT_TRUE(joining.ended()) << "round " << round << ", answered " << status;
  }
  EXPECT_GT(opened, 0);  // otherwise nothing was tried
}

}  // namespace
}  // namespace paradoxa::net
