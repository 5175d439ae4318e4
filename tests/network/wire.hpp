// A client without manners: bytes in, bytes out, and what came back in words.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <arpa/inet.h>
#include <boost/json.hpp>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace paradoxa::net {

namespace json = boost::json;
using std::chrono::milliseconds;

// A connection to the loopback. Reads wait, but never for ever.
class Wire {
 public:
  explicit Wire(std::uint16_t port, int receive_buffer = 0) {
    handle_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int yes = 1;
    ::setsockopt(handle_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (receive_buffer > 0)
      ::setsockopt(handle_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(handle_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      drop();
  }
  Wire(Wire&& other) noexcept
      : handle_(std::exchange(other.handle_, -1)), in_(std::move(other.in_)) {}
  Wire& operator=(Wire&& other) noexcept {
    drop();
    handle_ = std::exchange(other.handle_, -1);
    in_ = std::move(other.in_);
    return *this;
  }
  ~Wire() { drop(); }

  bool connected() const { return handle_ >= 0; }
  int handle() const { return handle_; }
  void drop() {
    if (handle_ >= 0) ::close(handle_);
    handle_ = -1;
  }
  void shut_down_sending() { ::shutdown(handle_, SHUT_WR); }

  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  // More bytes into in(); false at the end of the stream, or when nothing came.
  bool more(milliseconds patience = milliseconds(3000)) {
    timed_out_ = false;
    pollfd wanted{handle_, POLLIN, 0};
    if (handle_ < 0) return false;
    if (::poll(&wanted, 1, static_cast<int>(patience.count())) <= 0) {
      timed_out_ = true;
      return false;
    }
    std::array<char, 16 * 1024> room;
    const ssize_t got = ::recv(handle_, room.data(), room.size(), 0);
    if (got <= 0) return false;
    in_.append(room.data(), static_cast<std::size_t>(got));
    return true;
  }
  bool timed_out() const { return timed_out_; }
  std::string& in() { return in_; }

  // True when the other side has closed.
  bool ended(milliseconds patience = milliseconds(3000)) {
    const auto until = std::chrono::steady_clock::now() + patience;
    for (;;) {
      const auto left =
          std::chrono::duration_cast<milliseconds>(until - std::chrono::steady_clock::now());
      if (left.count() <= 0) return false;
      if (!more(left)) return !timed_out_;
    }
  }

 private:
  int handle_ = -1;
  std::string in_;
  bool timed_out_ = false;
};

struct RawReply {
  int status = 0;  // 0: the connection ended without one
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;

  std::string header(std::string_view name) const {
    for (const auto& [key, value] : headers)
      if (key == name) return value;
    return {};
  }
  json::value parsed() const {
    boost::system::error_code ec;
    json::value value = json::parse(body, ec);
    return ec ? json::value(nullptr) : value;
  }
};

inline RawReply read_reply(Wire& wire, milliseconds patience = milliseconds(3000)) {
  RawReply reply;
  std::size_t head = 0;
  while ((head = wire.in().find("\r\n\r\n")) == std::string::npos)
    if (!wire.more(patience)) return reply;
  std::string text = wire.in().substr(0, head + 2);
  wire.in().erase(0, head + 4);
  reply.status = std::atoi(text.c_str() + 9);
  std::size_t at = text.find("\r\n") + 2;
  while (at < text.size()) {
    const std::size_t end = text.find("\r\n", at), colon = text.find(": ", at);
    reply.headers.emplace_back(text.substr(at, colon - at),
                               text.substr(colon + 2, end - colon - 2));
    at = end + 2;
  }
  const auto length = static_cast<std::size_t>(std::atol(reply.header("Content-Length").c_str()));
  while (wire.in().size() < length)
    if (!wire.more(patience)) break;
  reply.body = wire.in().substr(0, length);
  wire.in().erase(0, length);
  return reply;
}

inline RawReply ask(std::uint16_t port, std::string_view bytes) {
  Wire wire(port);
  wire.send(bytes);
  return read_reply(wire);
}

inline std::string request(std::string_view method, std::string_view path,
                           std::string_view body = {}, std::string_view headers = {}) {
  std::string text = std::string(method) + " " + std::string(path) +
                     " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + std::string(headers);
  if (!body.empty())
    text +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  return text + "\r\n" + std::string(body);
}

inline std::string bearer(std::string_view token) {
  return "Authorization: Bearer " + std::string(token) + "\r\n";
}

inline std::string new_guest(std::uint16_t port, std::string_view name = "Guest") {
  const RawReply reply = ask(
      port, request("POST", "/api/guest", R"({"token":true,"name":")" + std::string(name) + "\"}"));
  return reply.status == 200 ? std::string(reply.parsed().at("token").as_string()) : std::string();
}

inline std::string new_table(std::uint16_t port, std::string_view token, std::string_view body) {
  const RawReply reply = ask(port, request("POST", "/api/tables", body, bearer(token)));
  return reply.status == 201 ? std::string(reply.parsed().at("table").at("id").as_string())
                             : std::string();
}

}  // namespace paradoxa::net
