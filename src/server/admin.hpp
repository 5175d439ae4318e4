// The operator's access to a running server: a Unix socket beside the store. Only users who may
// open the store's file can use it, and no one from the network (docs/decisions/0009).
//
// A request is one line, `list` or `close ID`; the answer is one JSON object per line, then the
// end.
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

  // Says what is wrong, or nothing. Removes the socket of a killed server: the lock on the
  // store proves that no other is running.
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
