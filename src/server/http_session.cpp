#include "server/http_session.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>

#include <boost/asio/async_result.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/api_parts.hpp"
#include "server/websocket_session.hpp"

namespace paradoxa {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using Parser = http::request_parser<http::string_body>;

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

// False when a percent sign is not followed by two digits, or a NUL comes out.
bool percent_decode(std::string_view text, std::string& out) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out.push_back(text[i]);
      continue;
    }
    const auto digit = [](char c) {
      return c >= '0' && c <= '9'   ? c - '0'
             : c >= 'a' && c <= 'f' ? c - 'a' + 10
             : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                    : -1;
    };
    if (i + 2 >= text.size() || digit(text[i + 1]) < 0 || digit(text[i + 2]) < 0) return false;
    const int value = digit(text[i + 1]) * 16 + digit(text[i + 2]);
    if (value == 0) return false;
    out.push_back(static_cast<char>(value));
    i += 2;
  }
  return true;
}

bool read_target(std::string_view target, HttpRequest& request) {
  const std::size_t mark = target.find('?');
  if (target.empty() || target[0] != '/') return false;
  if (!percent_decode(target.substr(0, mark), request.path)) return false;
  std::string_view query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    const std::size_t equals = pair.find('=');
    std::string key, value;
    if (!percent_decode(pair.substr(0, equals), key)) return false;
    if (equals != std::string_view::npos && !percent_decode(pair.substr(equals + 1), value))
      return false;
    request.query[key] = value;
    query = end == std::string_view::npos ? "" : query.substr(end + 1);
  }
  return true;
}

std::string cookie_value(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const std::size_t end = cookies.find(';');
    std::string_view pair = cookies.substr(0, end);
    while (!pair.empty() && pair.front() == ' ') pair.remove_prefix(1);
    if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=')
      return std::string(pair.substr(name.size() + 1));
    cookies = end == std::string_view::npos ? "" : cookies.substr(end + 1);
  }
  return {};
}

// 16 bytes in base64.
bool is_websocket_key(std::string_view key) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return key.size() == 24 && key.ends_with("==") &&
         key.substr(0, 22).find_first_not_of(kDigits) == std::string_view::npos;
}

// The key for per-address limits: an IPv6 client has 2^64 addresses, so only the prefix counts, and
// an IPv4 address may be written as an IPv6 one.
std::string place_of(asio::ip::address address) {
  if (address.is_v4()) return address.to_string();
  asio::ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return v6.is_loopback() ? v6.to_string() : asio::ip::address_v6(bytes).to_string() + "/64";
}

// The last proxy is ours; anyone could have written the entries before its own.
std::string forwarded_place(std::string_view forwarded) {
  std::string_view last = forwarded.substr(forwarded.rfind(',') + 1);
  while (!last.empty() && last.front() == ' ') last.remove_prefix(1);
  boost::system::error_code ec;
  const auto address = asio::ip::make_address(std::string(last), ec);
  return ec ? std::string("unknown") : place_of(address);
}

// A proxy appends its entry to the last line or as a line of its own.
std::string_view last_line(const UpgradeRequest& message, std::string_view name) {
  std::string_view last;
  const auto [begin, end] = message.equal_range(beast::string_view(name.data(), name.size()));
  for (auto line = begin; line != end; ++line) last = view_of(line->value());
  return last;
}

// Whether everyone on the way agrees where the body ends: ambiguity would allow
// request smuggling.
bool ends_clearly(const UpgradeRequest& message) {
  const std::size_t lengths = message.count(http::field::content_length);
  const std::size_t codings = message.count(http::field::transfer_encoding);
  if (lengths + codings > 1) return false;
  if (codings == 1)
    return message.version() == 11 &&
           beast::iequals(message[http::field::transfer_encoding], "chunked");
  return view_of(message[http::field::content_length]).find_first_not_of("0123456789") ==
         std::string_view::npos;
}

// Gives back what an answer took, however its session ends.
class Counted {
 public:
  Counted(Unread& unread, const std::string& address, std::size_t bytes)
      : unread_(unread), address_(address), bytes_(bytes) {}
  ~Counted() { unread_.give_back(address_, bytes_); }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  Unread& unread_;
  const std::string address_;
  const std::size_t bytes_;
};

class HttpSession {
 public:
  HttpSession(asio::ip::tcp::socket socket, std::string place, Services& services)
      : stream_(std::move(socket)),
        buffer_(services.settings.network.request_buffer_bytes()),
        place_(std::move(place)),
        address_(place_),
        services_(services) {
    // The kernel's buffer for a client that does not read is bounded too.
    boost::system::error_code ec;
    stream_.socket().set_option(
        asio::socket_base::send_buffer_size(services.settings.network.kernel_bytes), ec);
  }

  // Until the connection ends, or is to become a WebSocket.
  asio::awaitable<std::optional<Upgrade>> run() {
    const NetworkLimits& limits = services_.settings.network;
    for (bool first = true;; first = false) {
      Parser parser;
      parser.header_limit(limits.header_bytes);
      parser.body_limit(limits.body_bytes);
      stream_.expires_after(
          std::chrono::milliseconds(first ? limits.first_request_ms : limits.quiet_ms));
      boost::system::error_code ec;
      co_await http::async_read_header(stream_, buffer_, parser,
                                       asio::redirect_error(asio::use_awaitable, ec));
      if (ec == http::error::end_of_stream || ec == beast::error::timeout) co_return std::nullopt;
      const Underway busy(services_.busy);  // a server that stops waits for it
      if (ec) {
        co_await refuse(not_http(ec), 11);
        co_return std::nullopt;
      }
      // Judged before the body is read: nothing in a trailer can pass for a header.
      const UpgradeRequest& message = parser.get();
      const unsigned version = message.version();
      const bool keep_alive = message.keep_alive();
      HttpRequest request;
      HttpReply reply;
      if (!understand(message, request, reply)) {
        co_await refuse(reply, version);
        co_return std::nullopt;
      }
      if (beast::websocket::is_upgrade(message)) {
        auto upgrade = allowed_upgrade(parser, request, reply);
        if (upgrade) {
          upgrade->request = parser.release();
          co_return upgrade;
        }
        co_await refuse(reply, version);
        co_return std::nullopt;
      }
      co_await http::async_read(stream_, buffer_, parser,
                                asio::redirect_error(asio::use_awaitable, ec));
      if (ec == beast::error::timeout) co_return std::nullopt;
      if (ec) {
        co_await refuse(not_http(ec), version);
        co_return std::nullopt;
      }
      request.body = std::move(parser.get().body());
      reply = co_await answer(request);
      const bool keep = keep_alive && !services_.stopping;
      if (!co_await write(reply, version, keep) || !keep) co_return std::nullopt;
    }
  }

  beast::tcp_stream take_stream() { return std::move(stream_); }

 private:
  static HttpReply not_http(boost::system::error_code ec) {
    if (ec == http::error::body_limit) return error_reply(413, "too_big", "the body is too big");
    if (ec == http::error::header_limit)
      return error_reply(431, "too_big", "the headers are too big");
    if (ec == http::error::buffer_overflow)
      return error_reply(400, "too_big", "a chunk extension or trailer is too big");
    return error_reply(400, "bad_request", "this is not HTTP");
  }

  // Fills the request, or says what is wrong with it.
  bool understand(const UpgradeRequest& message, HttpRequest& request, HttpReply& reply) {
    const auto bad = [&](int status, std::string_view text) {
      reply = error_reply(status, "bad_request", text);
      return false;
    };
    request.method = view_of(message.method_string());
    if (request.method != "GET" && request.method != "POST") {
      reply = error_reply(405, "wrong_method", "GET and POST only");
      reply.headers.emplace_back("Allow", "GET, POST");
      return false;
    }
    if (!ends_clearly(message) || message.count(http::field::host) != 1)
      return bad(400, "ambiguous headers");
    if (!read_target(view_of(message.target()), request)) return bad(400, "bad request target");
    request.host = view_of(message[http::field::host]);
    request.origin = view_of(message[http::field::origin]);
    request.content_type = view_of(message[http::field::content_type]);
    request.if_none_match = view_of(message[http::field::if_none_match]);
    request.accept_encoding = view_of(message[http::field::accept_encoding]);
    request.address = place_;
    if (services_.settings.trust_proxy)
      if (const auto forwarded = last_line(message, "X-Forwarded-For"); !forwarded.empty())
        request.address = forwarded_place(forwarded);
    address_ = request.address;
    const std::string_view bearer = view_of(message[http::field::authorization]);
    constexpr std::string_view kBearer = "Bearer ";
    request.bearer = bearer.starts_with(kBearer);
    request.token = request.bearer ? std::string(bearer.substr(kBearer.size()))
                                   : cookie_value(view_of(message[http::field::cookie]),
                                                  services_.api.cookie_name());
    return true;
  }

  asio::awaitable<HttpReply> answer(const HttpRequest& request) {
    const bool api = request.path.starts_with("/api/") || request.path == "/healthz" ||
                     request.path == "/readyz" || request.path == "/metrics";
    if (!api) {
      if (request.method != "GET") co_return error_reply(405, "wrong_method", "GET only");
      co_return services_.pages.reply(request);
    }
    // The reply may come later, when something is durable.
    stream_.expires_never();
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(HttpReply)>(
        [&](auto handler) {
          auto shared = std::make_shared<decltype(handler)>(std::move(handler));
          services_.api.handle(request, [this, shared](HttpReply reply) {
            services_.loop.post([shared, reply = std::move(reply)]() mutable {
              std::move (*shared)(std::move(reply));
            });
          });
        },
        asio::use_awaitable);
  }

  // The person who may open a WebSocket here, or the reply that refuses it.
  std::optional<Upgrade> allowed_upgrade(const Parser& parser, const HttpRequest& request,
                                         HttpReply& reply) {
    const UpgradeRequest& message = parser.get();
    const auto no = [&](int status, std::string_view code, std::string_view text) {
      services_.turned_away(request.address, code);
      reply = error_reply(status, code, text);
      return std::nullopt;
    };
    if (!path_matches("/api/tables/*/socket", request.path))
      return no(404, "not_found", "not found");
    // Frames sent before the answer have no session to go to.
    if (buffer_.size() > 0 || !parser.is_done() || request.method != "GET")
      return no(400, "bad_request",
                "a handshake must be a GET without a body; wait for its answer");
    if (message.count(http::field::sec_websocket_key) != 1 ||
        !is_websocket_key(view_of(message[http::field::sec_websocket_key])))
      return no(400, "bad_request", "a handshake must have one 16-byte key");
    if (!services_.api.origin_allowed(request))
      return no(403, "wrong_origin", "this page's origin is not allowed");
    auto speaker = services_.api.speaker_of(request);
    if (!speaker && services_.api.unreadable()) return no(503, "unreadable", kCannotLookUp);
    if (!speaker) return no(401, "nobody", "identify yourself first: POST /api/guest");
    if (services_.stopping) return no(503, "stopping", "the server is restarting");
    if (services_.by_person.full(speaker->person) ||
        (services_.settings.trust_proxy && services_.by_address.full(request.address)))
      return no(503, "too_many", "too many connections");
    const auto words = request.query.find("words");
    const bool told = words != request.query.end() && words->second == "1";
    return Upgrade{{},
                   std::move(*speaker),
                   std::string(path_part(request.path, 2)),
                   request.address,
                   told ? Words::kTold : Words::kLeftOut,
                   request.token};
  }

  // The last reply on this connection. The client may still be sending: closing at once would make
  // its system throw the reply away.
  asio::awaitable<void> refuse(const HttpReply& reply, unsigned version) {
    if (!co_await write(reply, version, false)) co_return;
    boost::system::error_code ec;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ec);
    stream_.expires_after(std::chrono::milliseconds(services_.settings.network.close_ms));
    constexpr int kReads = 64;
    for (int i = 0; i < kReads && !ec && !services_.stopping; ++i) {
      buffer_.clear();
      co_await stream_.async_read_some(buffer_.prepare(4096),
                                       asio::redirect_error(asio::use_awaitable, ec));
    }
  }

  // Large answers are counted until they are read; where too many wait already, this one is not
  // sent.
  asio::awaitable<bool> write(const HttpReply& reply, unsigned version, bool keep) {
    constexpr std::size_t kLarge = 64 * 1024;
    const std::size_t bytes = body_of(reply).size();
    if (bytes < kLarge) co_return co_await send(reply, version, keep);
    if (!services_.unread.take(address_, bytes)) {
      services_.turned_away(address_, "unread");
      co_return co_await send(busy_reply("read the pending answers first"), version, keep);
    }
    const Counted counted(services_.unread, address_, bytes);
    co_return co_await send(reply, version, keep);
  }

  asio::awaitable<bool> send(const HttpReply& reply, unsigned version, bool keep) {
    const std::string& body = body_of(reply);
    http::response<http::span_body<const char>> message(static_cast<http::status>(reply.status),
                                                        version);
    message.set(http::field::content_type, reply.type);
    message.set("X-Content-Type-Options", "nosniff");
    message.set("Referrer-Policy", "no-referrer");
    message.set("Cross-Origin-Opener-Policy", "same-origin");
    message.set("Cross-Origin-Resource-Policy", "same-origin");
    message.set("Content-Security-Policy",
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
                "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                "object-src 'none'");
    if (services_.settings.api.https) message.set("Strict-Transport-Security", "max-age=31536000");
    for (const auto& [name, value] : reply.headers) message.insert(name, value);
    message.keep_alive(keep);
    message.body() = {body.data(), body.size()};
    message.prepare_payload();
    stream_.expires_after(std::chrono::milliseconds(services_.settings.network.quiet_ms));
    boost::system::error_code ec;
    co_await http::async_write(stream_, message, asio::redirect_error(asio::use_awaitable, ec));
    co_return !ec;
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;  // bounded: what does not fit is refused
  std::string place_;
  std::string address_;  // of the client, behind a proxy too
  Services& services_;
};

asio::awaitable<void> serve_upgraded(beast::tcp_stream stream, Upgrade upgrade,
                                     Services& services) {
  const Underway busy(services.busy);
  const Place person(services.by_person, upgrade.speaker.person);
  // Behind a proxy all connections come from one place: there the upgrade is counted instead.
  std::optional<Place> place;
  if (services.settings.trust_proxy) place.emplace(services.by_address, upgrade.address);
  co_await serve_websocket(std::move(stream), std::move(upgrade), services);
}

asio::awaitable<void> serve_connection(asio::ip::tcp::socket socket, std::string place,
                                       Services& services) {
  try {
    auto session = std::make_unique<HttpSession>(std::move(socket), std::move(place), services);
    std::optional<Upgrade> upgrade = co_await session->run();
    if (!upgrade) co_return;
    beast::tcp_stream stream = session->take_stream();
    session.reset();  // a WebSocket lives long, and needs none of it
    stream.expires_never();
    co_await serve_upgraded(std::move(stream), std::move(*upgrade), services);
  } catch (const std::exception& error) {
    // A bug of ours costs this client its connection, and affects no one else.
    services.log.line("mistake", {{"where", "http"}, {"why", error.what()}});
  }
}

}  // namespace

asio::awaitable<void> serve_http(asio::ip::tcp::socket socket, Services& services) {
  boost::system::error_code ec;
  std::string place = place_of(socket.remote_endpoint(ec).address());
  if (ec) co_return;  // gone already
  std::optional<Place> counted;
  if (!services.settings.trust_proxy) counted.emplace(services.by_address, place);
  if (services.sockets >= services.settings.sockets || (counted && !counted->taken())) {
    services.turned_away(place, "too_many_sockets");
    co_return;
  }
  const Underway open(services.sockets);
  co_await serve_connection(std::move(socket), std::move(place), services);
}

}  // namespace paradoxa
