#include "server/admin.hpp"

#include <cstdio>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/json.hpp>
#include <sys/stat.h>

namespace paradoxa {

namespace asio = boost::asio;
using asio::local::stream_protocol;

std::string admin_socket_of(const std::string& store_file) { return store_file + ".admin"; }

Admin::~Admin() { close(); }

void Admin::close() {
  boost::system::error_code ec;
  acceptor_.close(ec);
  if (!path_.empty()) std::remove(std::exchange(path_, {}).c_str());
}

std::string Admin::listen(const std::string& path) {
  // More does not fit into the address of a Unix socket.
  constexpr std::size_t kMaxPathBytes = 107;
  if (path.size() > kMaxPathBytes) return path + ": the path is too long for a Unix socket";
  std::remove(path.c_str());
  boost::system::error_code ec;
  acceptor_.open(stream_protocol(), ec);
  const mode_t mask = ::umask(0177);  // for its owner alone, from the first moment on
  if (!ec) acceptor_.bind(stream_protocol::endpoint(path), ec);
  ::umask(mask);
  if (!ec) acceptor_.listen(asio::socket_base::max_listen_connections, ec);
  if (ec) return path + ": " + ec.message();
  path_ = path;
  asio::co_spawn(io_, accept_all(), asio::detached);
  return {};
}

asio::awaitable<void> Admin::accept_all() {
  while (acceptor_.is_open()) {
    boost::system::error_code ec;
    Socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, ec));
    if (!ec) asio::co_spawn(io_, serve(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> Admin::serve(Socket socket) {
  constexpr std::size_t kMaxLineBytes = 256;
  std::string line;
  boost::system::error_code ec;
  const std::size_t size =
      co_await asio::async_read_until(socket, asio::dynamic_buffer(line, kMaxLineBytes), '\n',
                                      asio::redirect_error(asio::use_awaitable, ec));
  if (ec) co_return;
  line.resize(size - 1);
  const std::string reply = co_await answer(line);
  co_await asio::async_write(socket, asio::buffer(reply),
                             asio::redirect_error(asio::use_awaitable, ec));
}

asio::awaitable<std::string> Admin::answer(const std::string& line) {
  constexpr std::string_view kClose = "close ";
  std::string reply;
  if (line == "list") {
    for (const json::object& table : house_.inventory()) reply += json::serialize(table) + "\n";
    co_return reply;
  }
  if (!line.starts_with(kClose))
    co_return R"({"error":"expected list or close ID"})"
              "\n";
  const std::string id = line.substr(kClose.size());
  const auto refusal = co_await asio::async_initiate<const asio::use_awaitable_t<>&,
                                                     void(std::optional<RoomRefusal>)>(
      [&](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        house_.ask(
            id, [](const Room& room) { return room.abandon("closed by the operator"); },
            [this, shared](const std::optional<RoomRefusal>& refused) {
              asio::post(io_, [shared, refused] { std::move (*shared)(refused); });
            });
      },
      asio::use_awaitable);
  if (refusal) co_return json::serialize(json::object{{"error", refusal->text}}) + "\n";
  log_.line("closed", {{"table", id}});
  co_return json::serialize(json::object{{"closed", id}}) + "\n";
}

}  // namespace paradoxa
