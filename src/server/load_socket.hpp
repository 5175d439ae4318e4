// The client's end of a server's port, for many clients in one process: a WebSocket that never
// waits, and HTTP that does.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <netinet/in.h>

namespace paradoxa {

struct LoadTarget {
  sockaddr_in address{};
  std::string host;  // as the Host header says it
};

// "http://127.0.0.1:8080", or an error in `error`.
LoadTarget parse_target(const std::string& url, std::string& error);

class LoadSocket {
 public:
  enum class State : std::uint8_t { kConnecting, kHandshake, kOpen, kClosed };

  LoadSocket() = default;
  LoadSocket(const LoadTarget& target, const std::string& path, const std::string& token);
  LoadSocket(LoadSocket&& other) noexcept;
  LoadSocket& operator=(LoadSocket&& other) noexcept;
  ~LoadSocket();

  int handle() const { return handle_; }
  State state() const { return state_; }
  std::uint16_t close_code() const { return close_code_; }  // 0: cut without one

  void send_text(std::string_view text);
  // Takes in what has come; `take` gets every whole message. Answers pings by itself. `to_the_end`:
  // the other side has closed, and nobody will say so again.
  using Take = std::function<void(std::string_view)>;
  void on_readable(bool to_the_end, const Take& take);
  void on_writable();
  void cut();

 private:
  void flush();
  void add_frame(std::uint8_t opcode, std::string_view payload);
  std::size_t take_handshake(std::string_view bytes);
  std::size_t take_frame(std::string_view bytes, const Take& take);

  int handle_ = -1;
  State state_ = State::kClosed;
  std::uint16_t close_code_ = 0;
  std::string in_;   // the beginning of a frame
  std::string out_;  // what the network did not take yet
};

// One request at a time over one connection.
class LoadHttp {
 public:
  explicit LoadHttp(const LoadTarget& target) : target_(target) {}
  ~LoadHttp();
  LoadHttp(const LoadHttp&) = delete;
  LoadHttp& operator=(const LoadHttp&) = delete;

  struct Reply {
    int status = 0;  // 0: there was none
    std::string body;
  };
  Reply get(const std::string& path, const std::string& token = {});
  Reply post(const std::string& path, const std::string& body, const std::string& token = {});

 private:
  Reply ask(const std::string& request);
  bool connected();
  void drop();

  LoadTarget target_;
  int handle_ = -1;
};

}  // namespace paradoxa
