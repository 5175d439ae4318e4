// A WebSocket client that can break every rule of RFC 6455, one at a time.
#pragma once

#include "network/wire.hpp"

namespace paradoxa::net {

enum class Op : std::uint8_t {
  kMore = 0,
  kText = 1,
  kBinary = 2,
  kClose = 8,
  kPing = 9,
  kPong = 10
};

struct FrameShape {
  bool last = true;
  int reserved = 0;  // three bits
  bool masked = true;
  int length_bytes = -1;                   // 0, 2 or 8; -1: the shortest
  std::optional<std::uint64_t> claimed{};  // another length than the payload has
  std::uint32_t mask = 0x1B2D3F41;
};

inline std::string frame(Op op, std::string_view payload, const FrameShape& shape = {}) {
  std::string out;
  out.push_back(
      static_cast<char>((shape.last ? 0x80 : 0) | shape.reserved << 4 | static_cast<int>(op)));
  const std::uint64_t length = shape.claimed.value_or(payload.size());
  int bytes = shape.length_bytes;
  if (bytes < 0) bytes = length < 126 ? 0 : length < 65536 ? 2 : 8;
  const int mask_bit = shape.masked ? 0x80 : 0;
  out.push_back(static_cast<char>(mask_bit | (bytes == 0   ? static_cast<int>(length)
                                              : bytes == 2 ? 126
                                                           : 127)));
  for (int i = bytes - 1; i >= 0; --i) out.push_back(static_cast<char>(length >> (8 * i) & 0xFF));
  if (!shape.masked) return out.append(payload);
  std::array<char, 4> key{};
  for (std::size_t i = 0; i < 4; ++i) key[i] = static_cast<char>(shape.mask >> (8 * i) & 0xFF);
  out.append(key.data(), key.size());
  for (std::size_t i = 0; i < payload.size(); ++i)
    out.push_back(static_cast<char>(payload[i] ^ key[i % 4]));
  return out;
}

inline std::string close_payload(int code, std::string_view reason = {}) {
  std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)};
  return payload.append(reason);
}

inline std::string handshake(std::string_view table, std::string_view token,
                             std::string_view more = {}) {
  return "GET /api/tables/" + std::string(table) +
         "/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         (token.empty() ? std::string() : bearer(token)) + std::string(more) + "\r\n";
}

struct Got {
  Op op = Op::kText;
  std::string payload;
};

class Peer {
 public:
  Peer(std::uint16_t port, std::string_view table, std::string_view token,
       std::string_view more = {}, int receive_buffer = 0)
      : wire_(port, receive_buffer) {
    wire_.send(handshake(table, token, more));
    reply_ = read_reply(wire_);
  }

  const RawReply& reply() const { return reply_; }
  bool open() const { return reply_.status == 101; }
  Wire& wire() { return wire_; }
  bool send(std::string_view bytes) { return wire_.send(bytes); }
  bool say(const json::object& message) { return send(frame(Op::kText, json::serialize(message))); }

  // The next frame, whatever it is; nothing when the stream ended or nobody spoke.
  std::optional<Got> next(milliseconds patience = milliseconds(3000)) {
    for (;;) {
      if (auto got = take()) return got;
      if (!wire_.more(patience)) return std::nullopt;
    }
  }

  // The next message of this type; the code of a close frame is kept in close_code().
  std::optional<json::object> until(std::string_view type,
                                    milliseconds patience = milliseconds(3000)) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
      const auto got = next(patience);
      if (!got) return std::nullopt;
      if (got->op == Op::kClose) {
        note_close(*got);
        return std::nullopt;
      }
      if (got->op != Op::kText) continue;
      json::object object = json::parse(got->payload).as_object();
      if (object.at("type").as_string() == type) return object;
    }
    return std::nullopt;
  }

  // How the server ends it: the code of its close frame, 0 when it just cuts, -1 when it does not.
  int closing(milliseconds patience = milliseconds(3000)) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
      const auto got = next(milliseconds(100));
      if (got && got->op == Op::kClose) return note_close(*got);
      if (!got && !wire_.timed_out()) return 0;
    }
    return -1;
  }
  int close_code() const { return close_code_; }

 private:
  int note_close(const Got& got) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(got.payload[i]); };
    close_code_ = got.payload.size() < 2 ? 1005 : byte(0) << 8 | byte(1);
    return close_code_;
  }

  std::optional<Got> take() {
    std::string& in = wire_.in();
    if (in.size() < 2) return std::nullopt;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(in[i]); };
    std::size_t size = byte(1) & 0x7F, head = 2;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (in.size() < head + more) return std::nullopt;
    if (more != 0) size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte(head + i);
    head += more;
    if (in.size() < head + size) return std::nullopt;
    Got got{static_cast<Op>(byte(0) & 0x0F), in.substr(head, size)};
    in.erase(0, head + size);
    return got;
  }

  Wire wire_;
  RawReply reply_;
  int close_code_ = 0;
};

}  // namespace paradoxa::net
