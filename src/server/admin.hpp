// The operator's door into a running server: a Unix socket beside the store. Whoever may open the
// store's file may use it, and nobody from the network (docs/decisions/0008).
//
// One line is asked, `list` or `close ID`; the answer is a JSON object a line, and the end.
#pragma once

#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include "server/house.hpp"
#include "server/log.hpp"

namespace paradoxa {

// The socket of the server that uses this file.
std::string admin_socket_of(const std::string& store_file);

class Admin {
 public:
  Admin(boost::asio::io_context& io, House& house, Log& log)
      : io_(io), house_(house), log_(log), acceptor_(io) {}
  ~Admin();
  Admin(const Admin&) = delete;
  Admin& operator=(const Admin&) = delete;

  // Says what is wrong, or nothing. What is left of a server that was killed is removed: the lock
  // on the store says that there is no other.
  std::string listen(const std::string& path);
  void close();

 private:
  using Socket = boost::asio::local::stream_protocol::socket;
  boost::asio::awaitable<void> accept_all();
  boost::asio::awaitable<void> serve(Socket socket);
  boost::asio::awaitable<std::string> answer(const std::string& line);

  boost::asio::io_context& io_;
  House& house_;
  Log& log_;
  std::string path_;
  boost::asio::local::stream_protocol::acceptor acceptor_;
};

}  // namespace paradoxa
