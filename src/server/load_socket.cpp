#include "server/load_socket.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace paradoxa {
namespace {

constexpr std::uint8_t kText = 1, kClose = 8, kPing = 9, kPong = 10;

int open_socket(int flags) {
  const int handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
  const int yes = 1;
  if (handle >= 0) ::setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return handle;
}

int connect_to(int handle, const sockaddr_in& address) {
  return ::connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

std::string authorization(const std::string& token) {
  return token.empty() ? std::string() : "Authorization: Bearer " + token + "\r\n";
}

}  // namespace

LoadTarget parse_target(const std::string& url, std::string& error) {
  LoadTarget target;
  constexpr std::string_view kScheme = "http://";
  std::string_view rest = url;
  if (!rest.starts_with(kScheme)) {
    error = "an address looks like http://127.0.0.1:8080";
    return target;
  }
  rest.remove_prefix(kScheme.size());
  rest = rest.substr(0, rest.find('/'));
  target.host = rest;
  const std::size_t colon = rest.rfind(':');
  std::uint16_t port = 80;
  if (colon != std::string_view::npos)
    std::from_chars(rest.data() + colon + 1, rest.data() + rest.size(), port);
  const std::string host(rest.substr(0, colon));
  target.address.sin_family = AF_INET;
  target.address.sin_port = htons(port);
  if (inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host.c_str(),
                &target.address.sin_addr) != 1)
    error = "'" + host + "' is not an address in numbers";
  return target;
}

LoadSocket::LoadSocket(const LoadTarget& target, const std::string& path,
                       const std::string& token) {
  handle_ = open_socket(SOCK_NONBLOCK);
  if (handle_ < 0) return;
  state_ = State::kConnecting;
  out_ = "GET " + path + " HTTP/1.1\r\nHost: " + target.host +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: cGFyYWRveGEgbG9hZCBjbA==\r\n" +
         authorization(token) + "\r\n";
  if (connect_to(handle_, target.address) != 0 && errno != EINPROGRESS) cut();
}

LoadSocket::LoadSocket(LoadSocket&& other) noexcept { *this = std::move(other); }

LoadSocket& LoadSocket::operator=(LoadSocket&& other) noexcept {
  if (this == &other) return *this;
  cut();
  handle_ = std::exchange(other.handle_, -1);
  state_ = std::exchange(other.state_, State::kClosed);
  close_code_ = other.close_code_;
  in_ = std::move(other.in_);
  out_ = std::move(other.out_);
  return *this;
}

LoadSocket::~LoadSocket() { cut(); }

void LoadSocket::cut() {
  if (handle_ >= 0) ::close(handle_);
  handle_ = -1;
  state_ = State::kClosed;
}

// Masked, as a client must; with zeros, since nothing here has to be hidden from a proxy.
void LoadSocket::add_frame(std::uint8_t opcode, std::string_view payload) {
  out_.push_back(static_cast<char>(0x80 | opcode));
  if (payload.size() < 126) {
    out_.push_back(static_cast<char>(0x80 | payload.size()));
  } else {
    out_.push_back(static_cast<char>(0x80 | 126));
    out_.push_back(static_cast<char>(payload.size() >> 8));
    out_.push_back(static_cast<char>(payload.size() & 0xFF));
  }
  out_.append(4, '\0').append(payload);
}

void LoadSocket::send_text(std::string_view text) {
  if (state_ != State::kOpen) return;
  add_frame(kText, text);
  flush();
}

void LoadSocket::flush() {
  while (!out_.empty()) {
    const ssize_t sent = ::send(handle_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (sent < 0) {
      if (errno != EAGAIN && errno != EWOULDBLOCK) cut();
      return;
    }
    out_.erase(0, static_cast<std::size_t>(sent));
  }
}

void LoadSocket::on_writable() {
  if (state_ == State::kClosed) return;
  if (state_ == State::kConnecting) {
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(handle_, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0) return cut();
    state_ = State::kHandshake;
  }
  flush();
}

void LoadSocket::on_readable(bool to_the_end, const Take& take) {
  static thread_local std::array<char, 64 * 1024> room;
  while (state_ == State::kHandshake || state_ == State::kOpen) {
    const ssize_t got = ::recv(handle_, room.data(), room.size(), 0);
    if (got <= 0) {
      if (got == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) cut();
      return;
    }
    std::string_view bytes(room.data(), static_cast<std::size_t>(got));
    std::string joined;
    if (!in_.empty()) {
      joined = std::move(in_) + std::string(bytes);
      in_.clear();
      bytes = joined;
    }
    while (state_ != State::kClosed && !bytes.empty()) {
      const std::size_t used =
          state_ == State::kHandshake ? take_handshake(bytes) : take_frame(bytes, take);
      if (used == 0) break;
      bytes.remove_prefix(used);
    }
    if (state_ != State::kClosed) in_ = bytes;
    if (!to_the_end && static_cast<std::size_t>(got) < room.size()) return;
  }
}

// How many bytes it was; 0 while there is more to come.
std::size_t LoadSocket::take_handshake(std::string_view bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) return 0;
  if (!bytes.starts_with("HTTP/1.1 101 ")) {
    cut();
    return 0;
  }
  state_ = State::kOpen;
  return end + 4;
}

std::size_t LoadSocket::take_frame(std::string_view bytes, const Take& take) {
  if (bytes.size() < 2) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
  std::size_t size = byte(1) & 0x7F, head = 2;
  const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (bytes.size() < head + more) return 0;
  if (more != 0) size = 0;
  for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte(head + i);
  head += more;
  if (bytes.size() < head + size) return 0;
  const std::string_view payload = bytes.substr(head, size);
  const std::uint8_t opcode = byte(0) & 0x0F;
  if (opcode == kText) {
    take(payload);
  } else if (opcode == kPing) {
    add_frame(kPong, payload);
    flush();
  } else if (opcode == kClose) {
    if (payload.size() >= 2)
      close_code_ = static_cast<std::uint16_t>(static_cast<std::uint8_t>(payload[0]) << 8 |
                                               static_cast<std::uint8_t>(payload[1]));
    add_frame(kClose, payload.substr(0, std::min<std::size_t>(payload.size(), 2)));
    flush();
    cut();
  }
  return head + size;
}

// ---- HTTP ---------------------------------------------------------------------------------------

LoadHttp::~LoadHttp() { drop(); }

void LoadHttp::drop() {
  if (handle_ >= 0) ::close(handle_);
  handle_ = -1;
}

bool LoadHttp::connected() {
  if (handle_ >= 0) return true;
  handle_ = open_socket(0);
  if (handle_ >= 0 && connect_to(handle_, target_.address) != 0) drop();
  return handle_ >= 0;
}

LoadHttp::Reply LoadHttp::get(const std::string& path, const std::string& token) {
  return ask("GET " + path + " HTTP/1.1\r\nHost: " + target_.host + "\r\n" + authorization(token) +
             "\r\n");
}

LoadHttp::Reply LoadHttp::post(const std::string& path, const std::string& body,
                               const std::string& token) {
  return ask("POST " + path + " HTTP/1.1\r\nHost: " + target_.host + "\r\n" + authorization(token) +
             "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
             "\r\n\r\n" + body);
}

LoadHttp::Reply LoadHttp::ask(const std::string& request) {
  if (!connected()) return {};
  if (::send(handle_, request.data(), request.size(), MSG_NOSIGNAL) !=
      static_cast<ssize_t>(request.size())) {
    drop();
    return {};
  }
  std::string text;
  std::size_t head = std::string::npos, wanted = 0;
  while (head == std::string::npos || text.size() < head + wanted) {
    std::array<char, 16 * 1024> room;
    const ssize_t got = ::recv(handle_, room.data(), room.size(), 0);
    if (got <= 0) {
      drop();
      return {};
    }
    text.append(room.data(), static_cast<std::size_t>(got));
    if (head != std::string::npos) continue;
    head = text.find("\r\n\r\n");
    if (head == std::string::npos) continue;
    head += 4;
    const std::size_t length = text.find("Content-Length: ");
    if (length < head) std::from_chars(text.data() + length + 16, text.data() + head, wanted);
  }
  Reply reply;
  std::from_chars(text.data() + 9, text.data() + 12, reply.status);
  reply.body = text.substr(head);
  if (text.find("Connection: close") < head) drop();
  return reply;
}

}  // namespace paradoxa
