#include "server/websocket_session.hpp"

#include <deque>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

namespace paradoxa {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::size_t kLongestMessage = 4096;
constexpr std::size_t kMostQueued = 64 * 1024;  // bytes a slow reader may be behind
constexpr double kBurst = 20, kPerSecond = 5;   // messages
constexpr auto kHandshake = std::chrono::seconds(5);
constexpr auto kSilence = std::chrono::seconds(60);

class WebsocketSession final : public Connection,
                               public std::enable_shared_from_this<WebsocketSession> {
 public:
  WebsocketSession(beast::tcp_stream stream, Services& services)
      : socket_(std::move(stream)), services_(services) {}

  asio::awaitable<void> run(UpgradeRequest request, Speaker speaker, std::string table) {
    socket_.set_option(websocket::stream_base::timeout{kHandshake, kSilence, true});
    socket_.read_message_max(kLongestMessage);
    socket_.text(true);
    boost::system::error_code ec;
    co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, ec));
    if (ec) co_return;
    open_ = true;
    if (!services_.house.attach(shared_from_this(), speaker, table)) {
      close(CloseCode::kNoSuchTable, "there is no such table");
    } else {
      co_await read_all();
    }
    services_.house.detach(this);
    open_ = false;
  }

  void send(Frame frame) override {
    if (!open_ || closing_) return;
    queued_ += frame->size();
    if (queued_ > kMostQueued) return close(CloseCode::kTryLater, "you read too slowly");
    queue_.push_back(std::move(frame));
    if (queue_.size() == 1) start_writing();
  }

  void close(CloseCode code, const std::string& why) override {
    if (closing_) return;
    closing_ = true;
    reason_ = websocket::close_reason(static_cast<websocket::close_code>(code), why);
    if (queue_.empty()) start_writing();
  }

 private:
  asio::awaitable<void> read_all() {
    const double factor = services_.settings.api.limit_factor;
    Bucket rate(kBurst * factor, kPerSecond * factor);
    beast::flat_buffer buffer;
    for (;;) {
      boost::system::error_code ec;
      co_await socket_.async_read(buffer, asio::redirect_error(asio::use_awaitable, ec));
      if (ec) co_return;
      if (!socket_.got_text()) co_return close(CloseCode::kPolicy, "text only");
      // Who sends too fast is read more slowly: the network holds the rest back, at the sender.
      while (!rate.take(services_.loop.now_ms())) {
        asio::steady_timer pause(socket_.get_executor(), std::chrono::milliseconds(rate.wait_ms()));
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ec));
        if (!open_ || closing_) co_return;
      }
      const auto data = buffer.cdata();
      services_.house.receive(shared_from_this(),
                              {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
    }
  }

  void start_writing() {
    asio::co_spawn(
        socket_.get_executor(), [self = shared_from_this()] { return self->write_all(); },
        asio::detached);
  }

  asio::awaitable<void> write_all() {
    boost::system::error_code ec;
    while (!queue_.empty() && !ec) {
      const Frame frame = queue_.front();
      co_await socket_.async_write(asio::buffer(*frame),
                                   asio::redirect_error(asio::use_awaitable, ec));
      queued_ -= frame->size();
      queue_.pop_front();
      if (closing_) queue_.clear();
    }
    if (closing_ && open_ && !ec)
      co_await socket_.async_close(reason_, asio::redirect_error(asio::use_awaitable, ec));
    if (closing_ || ec) beast::get_lowest_layer(socket_).close();
  }

  websocket::stream<beast::tcp_stream> socket_;
  Services& services_;
  std::deque<Frame> queue_;
  std::size_t queued_ = 0;
  bool open_ = false;
  bool closing_ = false;
  websocket::close_reason reason_;
};

}  // namespace

asio::awaitable<void> serve_websocket(beast::tcp_stream stream, UpgradeRequest request,
                                      Services& services, Speaker speaker, std::string table) {
  auto session = std::make_shared<WebsocketSession>(std::move(stream), services);
  co_await session->run(std::move(request), std::move(speaker), std::move(table));
}

}  // namespace paradoxa
