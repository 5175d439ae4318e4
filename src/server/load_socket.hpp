// The client's end of a server's port, for many clients in one process: WebSockets that share one
// thread, and HTTP that waits for its answer.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace paradoxa {

struct LoadTarget {
  boost::asio::ip::tcp::endpoint address;
  std::string host;  // as the Host header says it
};

// "http://127.0.0.1:8080", or an error in `error`.
LoadTarget parse_target(const std::string& url, std::string& error);

class LoadSocket {
 public:
  // Called by the thread that runs the loop; after `closed` nothing more is called.
  struct Calls {
    std::function<void()> opened;
    std::function<void(std::string_view)> text;
    std::function<void(std::uint16_t)> closed;  // with the close code; 0: cut without one
  };

  // Begins to connect.
  static std::shared_ptr<LoadSocket> open(boost::asio::io_context& io, const LoadTarget& target,
                                          const std::string& path, const std::string& token,
                                          Calls calls);
  virtual ~LoadSocket() = default;
  virtual void send_text(std::string text) = 0;
  // Nothing is called any more.
  virtual void cut() = 0;
};

// One request at a time over one connection, which is reopened if the server has closed it.
class LoadHttp {
 public:
  explicit LoadHttp(const LoadTarget& target);
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
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace paradoxa
