#include "server/websocket_session.hpp"

#include <utility>
#include <vector>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "server/last_words.hpp"

namespace paradoxa {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// Reading is a coroutine that lives as long as the client. Writing is a chain of handlers: it
// happens for every frame, and a handler is cheaper.
class WebsocketSession final : public Connection,
                               public std::enable_shared_from_this<WebsocketSession> {
 public:
  WebsocketSession(beast::tcp_stream stream, std::string address, Services& services)
      : socket_(std::move(stream)), services_(services), address_(std::move(address)) {}

  // False when the handshake failed.
  asio::awaitable<bool> open(UpgradeRequest request) {
    const NetworkLimits& limits = services_.settings.network;
    boost::system::error_code ec;
    // What the system holds for a client that does not read is bounded too.
    beast::get_lowest_layer(socket_).socket().set_option(
        asio::socket_base::send_buffer_size(limits.kernel_bytes), ec);
    socket_.set_option(
        websocket::stream_base::timeout{std::chrono::milliseconds(limits.first_request_ms),
                                        std::chrono::milliseconds(limits.quiet_ms), true});
    socket_.read_message_max(limits.message_bytes);
    socket_.auto_fragment(false);
    socket_.text(true);
    co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, ec));
    open_ = !ec;
    co_return open_;
  }

  asio::awaitable<void> run(const Speaker& speaker, const std::string& table, Words words) {
    const double factor = services_.settings.api.limit_factor;
    const NetworkLimits& limits = services_.settings.network;
    Bucket pings(limits.pings_burst * factor, limits.pings_per_second * factor);
    // Pings are answered before we see them, so they are counted here and not read more slowly.
    socket_.control_callback([this, pings](websocket::frame_type kind, beast::string_view) mutable {
      if (kind == websocket::frame_type::close) return on_goodbye();
      if (!pings.take(services_.loop.now_ms())) close(CloseCode::kPolicy, "too many pings");
    });
    try {
      if (!closing_ && !services_.house.attach(shared_from_this(), speaker, table, words))
        close(CloseCode::kNoSuchTable, "there is no such table");
      co_await read_all(Bucket(limits.burst * factor, limits.per_second * factor));
    } catch (const std::exception& error) {
      // A bug of ours costs this client its connection, and affects no one else.
      services_.log.line("mistake", {{"where", "websocket"}, {"why", error.what()}});
    }
    services_.house.detach(this);
    cut();
  }

  void send(Frame frame, Sending what) override {
    if (!open_ || closing_) return;
    if (what == Sending::kNews && (behind_ || (!queue_.empty() && crowded(frame->size())))) {
      if (!std::exchange(behind_, true)) services_.turned_away(address_, "slow_reader");
      return;
    }
    queued_ += frame->size();
    queue_.push_back(std::move(frame));
    // A moment later: an acknowledgement and the events that follow it then leave together.
    if (queue_.size() == 1)
      asio::post(socket_.get_executor(), [self = shared_from_this()] { self->write_next(); });
  }

  // What was sent before arrives before; nothing that comes in from now on is listened to.
  void close(CloseCode code, const std::string& why) override {
    if (closing_ || !open_) return;
    closing_ = true;
    goodbye_ = {static_cast<char>(0x88), static_cast<char>(2 + why.size()),
                static_cast<char>(static_cast<unsigned>(code) >> 8),
                static_cast<char>(static_cast<unsigned>(code) & 0xFF)};
    goodbye_ += why;
    if (queue_.empty()) write_next();
    services_.loop.after(services_.settings.network.close_ms, [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->cut();
    });
  }

 private:
  bool crowded(std::size_t more = 0) const {
    return queued_ + more > services_.settings.network.queue_bytes;
  }

  asio::awaitable<void> read_all(Bucket rate) {
    beast::flat_buffer buffer;
    for (;;) {
      boost::system::error_code ec;
      co_await socket_.async_read(buffer, asio::redirect_error(asio::use_awaitable, ec));
      if (ec) co_return;
      // Throttle fast senders: TCP holds the rest back at their end.
      while (!closing_ && !rate.take(services_.loop.now_ms())) {
        asio::steady_timer pause(socket_.get_executor(), std::chrono::milliseconds(rate.wait_ms()));
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ec));
      }
      // Nor is anybody heard who does not read the answers: they would pile up here.
      while (!closing_ && open_ && crowded()) {
        room_.expires_at(asio::steady_timer::time_point::max());
        co_await room_.async_wait(asio::redirect_error(asio::use_awaitable, ec));
      }
      if (!socket_.got_text()) close(CloseCode::kNotText, "text only");
      const auto data = buffer.cdata();
      if (!closing_ && !services_.stopping)
        services_.house.receive(shared_from_this(),
                                {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
    }
  }

  void write_next() {
    if (queue_.size() > 1) cork(true);
    if (!queue_.empty())
      return socket_.async_write(asio::buffer(*queue_.front()),
                                 [self = shared_from_this()](boost::system::error_code ec,
                                                             std::size_t) { self->written(ec); });
    if (closing_) say_goodbye();
  }

  // The close frame goes out by hand. Beast's own async_close waits for reading to pause, and
  // reading, where it finds a broken frame, for closing to end: a client could make both wait for
  // ever. Reading goes on, and ends with the client's answer, or when the connection is cut. Who
  // reads slowly has a full pipe, and is told as soon as there is room in it.
  void say_goodbye() {
    say_last_words(shared_from_this(), beast::get_lowest_layer(socket_).socket(),
                   std::exchange(goodbye_, {}), [this] { cut(); });
  }

  // The client's close frame. To our own it is the answer, and there is nothing more to say.
  void on_goodbye() {
    boost::system::error_code ec;
    if (closing_)
      beast::get_lowest_layer(socket_).socket().shutdown(asio::socket_base::shutdown_send, ec);
  }

  void written(boost::system::error_code ec) {
    if (ec) return cut();
    queued_ -= queue_.front()->size();
    queue_.erase(queue_.begin());
    if (!crowded()) room_.cancel();
    if (queue_.empty()) cork(false);
    if (queue_.empty() && !closing_ && std::exchange(behind_, false))
      services_.house.caught_up(this);  // which has something to write
    else
      write_next();
  }

  // While corked the kernel keeps what is written for one packet: delivering packets is most of
  // what sending costs.
  void cork(bool wanted) {
    if (corked_ == wanted) return;
    corked_ = wanted;
    const int value = wanted ? 1 : 0;
    ::setsockopt(beast::get_lowest_layer(socket_).socket().native_handle(), IPPROTO_TCP, TCP_CORK,
                 &value, sizeof value);
  }

  // Whatever is still under way fails and comes to its end.
  void cut() {
    open_ = false;
    room_.cancel();
    beast::get_lowest_layer(socket_).close();
  }

  websocket::stream<beast::tcp_stream, false> socket_;  // without compression
  Services& services_;
  std::string address_;
  std::vector<Frame> queue_;  // the first is being written, or is about to be
  std::size_t queued_ = 0;    // bytes
  bool open_ = false;
  bool closing_ = false;
  bool corked_ = false;
  bool behind_ = false;                              // some news was not sent
  asio::steady_timer room_{socket_.get_executor()};  // cancelled when there is room in the queue
  std::string goodbye_;                              // the close frame
};

}  // namespace

asio::awaitable<void> serve_websocket(beast::tcp_stream stream, Upgrade upgrade,
                                      Services& services) {
  const auto session =
      std::make_shared<WebsocketSession>(std::move(stream), std::move(upgrade.address), services);
  const bool opened = co_await session->open(std::exchange(upgrade.request, {}));
  if (!opened) co_return;
  // The person may have logged out during the handshake, before this socket was registered.
  const auto speaker = services.api.speaker_with(upgrade.token);
  if (!speaker && services.api.unreadable())
    session->close(CloseCode::kTryLater, std::string(kCannotLookUp));
  else if (!speaker || speaker->person != upgrade.speaker.person)
    session->close(CloseCode::kLoggedOut, "you have logged out");
  co_await session->run(upgrade.speaker, upgrade.table, upgrade.words);
}

}  // namespace paradoxa
