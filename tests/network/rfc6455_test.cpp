// E4: the WebSocket side keeps RFC 6455, and a client that does not loses its own connection only.
#include "network/rfc6455_cases.hpp"
#include "network/served.hpp"

namespace paradoxa::net {
namespace {

// A client that does not answer a goodbye is not waited for long.
ServerSettings brisk_settings() {
  ServerSettings settings = wide_settings();
  settings.network.close_ms = 100;
  return settings;
}

// Sends the bytes and reports what came of it, in one line.
std::string outcome_of(Served& served, const Seated& seated, const FrameCase& c,
                       bool byte_by_byte) {
  Peer peer(served.port(), seated.table, seated.token);
  if (!peer.open()) return "no handshake";
  if (byte_by_byte) {
    for (const char byte : c.bytes)
      if (!peer.send(std::string_view(&byte, 1))) break;
  } else {
    peer.send(c.bytes);
  }
  int answers = 0;
  std::string pong;
  for (;;) {
    if (c.closed_with == 0 && answers == c.answers && pong == c.pong) break;
    const auto got = peer.next();
    if (!got) return peer.wire().timed_out() ? "nothing more came" : "cut without a close frame";
    if (got->op == Op::kPong) pong += got->payload;
    if (got->op == Op::kText && got->payload.find("\"refused\"") != std::string::npos) ++answers;
    if (got->op != Op::kClose) continue;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(got->payload[i]); };
    const int code = got->payload.empty() ? 1005 : byte(0) << 8 | byte(1);
    if (code != c.closed_with) return "closed with " + std::to_string(code);
    return peer.wire().ended() ? "" : "said goodbye and stayed";
  }
  return "";
}

TEST(E4, every_case_ends_as_rfc_6455_wants) {
  Served served(brisk_settings());
  const Seated seated(served.port());
  const std::vector<FrameCase> cases = frame_cases();
  ASSERT_GE(cases.size(), 120u);
  for (const FrameCase& c : cases)
    EXPECT_EQ(outcome_of(served, seated, c, false), "") << c.name << ", wanted " << c.closed_with;
  // Others never noticed.
  EXPECT_EQ(ask(served.port(), request("GET", "/healthz")).status, 200);
  EXPECT_EQ(served.log().all().find("mistake"), std::string::npos);
  std::cout << "E4: " << cases.size() << " cases" << std::endl;
}

TEST(E4, the_same_when_every_byte_comes_alone) {
  Served served(brisk_settings());
  const Seated seated(served.port());
  for (const FrameCase& c : frame_cases())
    if (c.bytes.size() < 300) {
      EXPECT_EQ(outcome_of(served, seated, c, true), "") << c.name;
    }
}

struct HandshakeCase {
  std::string name;
  std::string text;
  int status;
};

std::vector<HandshakeCase> handshake_cases(const Seated& seated) {
  const std::string good = handshake(seated.table, seated.token);
  const auto swapped = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string("bad case")
                                   : text.replace(at, from.size(), std::string(to));
  };
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  return {
      {"a good one", good, 101},
      {"other case of the words", swapped("Upgrade: websocket", "upgrade: WebSocket"), 101},
      {"a list of connection options",
       swapped("Connection: Upgrade", "Connection: keep-alive, Upgrade"), 101},
      {"offered compression is declined",
       swapped("Upgrade: websocket\r\n",
               "Upgrade: websocket\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"),
       101},
      {"an unknown subprotocol is declined",
       swapped("Upgrade: websocket\r\n", "Upgrade: websocket\r\nSec-WebSocket-Protocol: chess\r\n"),
       101},
      {"version 8", swapped("Version: 13", "Version: 8"), 426},
      {"version 14", swapped("Version: 13", "Version: 14"), 426},
      {"version words", swapped("Version: 13", "Version: new"), 426},
      {"no version", swapped("Sec-WebSocket-Version: 13\r\n", ""), 400},
      {"no key", swapped(key, ""), 400},
      {"two keys", swapped(key, key + key), 400},
      {"an empty key", swapped("dGhlIHNhbXBsZSBub25jZQ==", ""), 400},
      {"a key that is too long", swapped("dGhlIHNhbXBsZSBub25jZQ==", std::string(200, 'A')), 400},
      {"a key of 15 bytes", swapped("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25j"), 400},
      {"a key that is not base64", swapped("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25j!Q=="),
       400},
      {"HTTP/1.0", swapped("HTTP/1.1", "HTTP/1.0"), 404},
      {"no upgrade", swapped("Upgrade: websocket\r\n", ""), 404},
      {"another upgrade", swapped("Upgrade: websocket", "Upgrade: h2c"), 404},
      {"no connection header", swapped("Connection: Upgrade\r\n", ""), 404},
      {"a connection header without it", swapped("Connection: Upgrade", "Connection: close"), 404},
      {"POST", swapped("GET ", "POST "), 404},
      {"PUT", swapped("GET ", "PUT "), 405},
      {"a body", swapped("\r\n\r\n", "\r\nContent-Length: 2\r\n\r\n{}"), 400},
      {"a frame before the answer", good + frame(Op::kText, kSensible), 400},
      {"another path", swapped("/socket", "/sockets"), 404},
      {"no token", handshake(seated.table, ""), 401},
      {"a wrong token", handshake(seated.table, std::string(64, 'a')), 401},
      {"a short token", handshake(seated.table, "abc"), 401},
  };
}

TEST(E4, a_handshake_is_whole_or_refused) {
  Served served;
  const Seated seated(served.port());
  for (const HandshakeCase& c : handshake_cases(seated)) {
    const RawReply reply = ask(served.port(), c.text);
    EXPECT_EQ(reply.status, c.status) << c.name;
    EXPECT_EQ(reply.header("Sec-WebSocket-Extensions"), "") << c.name;
    EXPECT_EQ(reply.header("Sec-WebSocket-Protocol"), "") << c.name;
    if (c.status == 101) {
      EXPECT_EQ(reply.header("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") << c.name;
    }
  }
}

TEST(E4, a_table_that_is_not_there_is_closed_with_4004) {
  Served served;
  const Seated seated(served.port());
  Peer peer(served.port(), "0123456789abcdef", seated.token);
  ASSERT_TRUE(peer.open());
  EXPECT_EQ(peer.closing(), 4004);
}

// Found by fuzzing: a broken frame right behind one that makes us say goodbye held the connection,
// and its place, for ever.
TEST(E4, a_goodbye_that_meets_a_broken_frame_comes_to_its_end) {
  ServerSettings settings = brisk_settings();
  settings.sockets_per_person = 1;
  Served served(settings);
  const Seated seated(served.port());
  const std::string binary = frame(Op::kBinary, "x"), broken = frame(Op(3), "x");
  std::string pings;
  for (int i = 0; i < 30; ++i) pings += frame(Op::kPing, "p");
  const std::string close = frame(Op::kClose, close_payload(1000));
  for (const std::string& bytes : {binary + broken, binary + close, binary + binary + close,
                                   frame(Op::kPing, "p") + binary + broken, pings + broken}) {
    Peer peer(served.port(), seated.table, seated.token);
    ASSERT_TRUE(peer.open()) << "the place of the one before is still taken";
    peer.send(bytes);
    EXPECT_TRUE(peer.wire().ended(milliseconds(2000)));
    for (int i = 0;
         i < 50 &&
         ask(served.port(), request("GET", "/metrics")).body.find("paradoxa_connections 0") ==
             std::string::npos;
         ++i)
      std::this_thread::sleep_for(milliseconds(10));
    std::this_thread::sleep_for(milliseconds(250));
  }
}

}  // namespace
}  // namespace paradoxa::net
