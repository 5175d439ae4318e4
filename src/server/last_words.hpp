// The last message on a connection, sent as soon as the pipe has room for it.
#pragma once

#include <cerrno>
#include <memory>
#include <string>
#include <utility>

#include <boost/asio/socket_base.hpp>
#include <boost/system/error_code.hpp>
#include <sys/socket.h>

namespace paradoxa {

// `owner` keeps the socket alive meanwhile; `broken` is called when nothing can be said any more.
template <class Socket, class Broken>
void say_last_words(std::shared_ptr<void> owner, Socket& socket, std::string words, Broken broken) {
  const ssize_t sent =
      ::send(socket.native_handle(), words.data(), words.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  if (sent < 0 && errno != EAGAIN && errno != EINTR) return broken();
  words.erase(0, sent < 0 ? 0 : static_cast<std::size_t>(sent));
  if (words.empty()) return;
  socket.async_wait(boost::asio::socket_base::wait_write,
                    [owner = std::move(owner), &socket, words = std::move(words),
                     broken = std::move(broken)](boost::system::error_code ec) mutable {
                      if (ec) return;  // it was closed
                      say_last_words(std::move(owner), socket, std::move(words), std::move(broken));
                    });
}

}  // namespace paradoxa
