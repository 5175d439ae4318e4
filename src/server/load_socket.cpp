#include "server/load_socket.hpp"

#include <charconv>
#include <deque>
#include <utility>

#include <boost/asio/connect.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace paradoxa {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Failed = boost::system::error_code;

class BeastSocket final : public LoadSocket, public std::enable_shared_from_this<BeastSocket> {
 public:
  BeastSocket(asio::io_context& io, Calls calls) : socket_(io), calls_(std::move(calls)) {}

  void connect(const LoadTarget& target, const std::string& path, const std::string& token) {
    socket_.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
      if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    }));
    socket_.text(true);
    socket_.auto_fragment(false);
    beast::get_lowest_layer(socket_).async_connect(
        target.address, [self = shared_from_this(), host = target.host, path](Failed failed) {
          if (failed) return self->end();
          self->shake_hands(host, path);
        });
  }

  void send_text(std::string text) override {
    out_.push_back(std::move(text));
    if (open_ && out_.size() == 1) write();
  }

  void cut() override {
    calls_ = {};
    open_ = false;
    beast::get_lowest_layer(socket_).close();
  }

 private:
  void shake_hands(const std::string& host, const std::string& path) {
    Failed ignored;
    beast::get_lowest_layer(socket_).socket().set_option(tcp::no_delay(true), ignored);
    socket_.async_handshake(host, path, [self = shared_from_this()](Failed failed) {
      if (failed) return self->end();
      self->open_ = true;
      if (self->calls_.opened) self->calls_.opened();
      if (!self->out_.empty()) self->write();
      self->read();
    });
  }

  void read() {
    socket_.async_read(in_, [self = shared_from_this()](Failed failed, std::size_t) {
      if (failed) return self->end();
      const auto bytes = self->in_.cdata();
      if (self->calls_.text)
        self->calls_.text({static_cast<const char*>(bytes.data()), bytes.size()});
      self->in_.consume(self->in_.size());
      if (self->open_) self->read();
    });
  }

  void write() {
    socket_.async_write(asio::buffer(out_.front()),
                        [self = shared_from_this()](Failed failed, std::size_t) {
                          if (failed) return;  // reading notices too, and knows why
                          self->out_.pop_front();
                          if (self->open_ && !self->out_.empty()) self->write();
                        });
  }

  void end() {
    const Calls calls = std::exchange(calls_, {});
    open_ = false;
    if (calls.closed) calls.closed(socket_.reason().code);
    beast::get_lowest_layer(socket_).close();
  }

  websocket::stream<beast::tcp_stream, false> socket_;  // without compression
  Calls calls_;
  bool open_ = false;
  beast::flat_buffer in_;
  std::deque<std::string> out_;  // the first is being written
};

}  // namespace

LoadTarget parse_target(const std::string& url, std::string& error) {
  LoadTarget target;
  constexpr std::string_view kScheme = "http://";
  std::string_view rest = url;
  if (!rest.starts_with(kScheme)) {
    error = "expected an address like http://127.0.0.1:8080";
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
  Failed failed;
  const auto address = asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, failed);
  if (failed) error = "'" + host + "' is not a numeric address";
  target.address = {address, port};
  return target;
}

std::shared_ptr<LoadSocket> LoadSocket::open(asio::io_context& io, const LoadTarget& target,
                                             const std::string& path, const std::string& token,
                                             Calls calls) {
  auto socket = std::make_shared<BeastSocket>(io, std::move(calls));
  socket->connect(target, path, token);
  return socket;
}

// ---- HTTP ---------------------------------------------------------------------------------------

struct LoadHttp::Inside {
  explicit Inside(const LoadTarget& where) : target(where) {}

  Reply ask(http::verb method, const std::string& path, const std::string& token,
            const std::string& body) {
    http::request<http::string_body> request(method, path, 11);
    request.set(http::field::host, target.host);
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    if (method == http::verb::post) request.set(http::field::content_type, "application/json");
    request.body() = body;
    request.prepare_payload();
    Failed failed;
    if (!socket.is_open()) socket.connect(target.address, failed);
    if (!failed) http::write(socket, request, failed);
    http::response<http::string_body> response;
    if (!failed) http::read(socket, buffer, response, failed);
    if (failed || response.need_eof()) drop();
    if (failed) return {};
    return {static_cast<int>(response.result_int()), std::move(response.body())};
  }
  void drop() {
    Failed ignored;
    socket.close(ignored);
    buffer.clear();
  }

  LoadTarget target;
  asio::io_context io;
  tcp::socket socket{io};
  beast::flat_buffer buffer;
};

LoadHttp::LoadHttp(const LoadTarget& target) : inside_(std::make_unique<Inside>(target)) {}
LoadHttp::~LoadHttp() = default;

LoadHttp::Reply LoadHttp::get(const std::string& path, const std::string& token) {
  return inside_->ask(http::verb::get, path, token, {});
}

LoadHttp::Reply LoadHttp::post(const std::string& path, const std::string& body,
                               const std::string& token) {
  return inside_->ask(http::verb::post, path, token, body);
}

}  // namespace paradoxa
