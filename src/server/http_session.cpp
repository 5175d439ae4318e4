#include "server/http_session.hpp"

#include <chrono>

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

constexpr std::uint32_t kLongestHeader = 8 * 1024;
constexpr std::uint64_t kLongestBody = 16 * 1024;
constexpr auto kFirstByte = std::chrono::seconds(5);
constexpr auto kQuiet = std::chrono::seconds(60);

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

class HttpSession {
 public:
  HttpSession(asio::ip::tcp::socket socket, Services& services)
      : stream_(std::move(socket)), services_(services) {
    boost::system::error_code ec;
    address_ = stream_.socket().remote_endpoint(ec).address().to_string();
  }

  asio::awaitable<void> run() {
    // Behind a proxy all connections come from one place: there the upgrade counts instead.
    const bool counted = !services_.settings.trust_proxy;
    if (services_.sockets >= services_.settings.sockets ||
        (counted && !services_.by_address.enter(address_)))
      co_return;
    ++services_.sockets;
    co_await serve();
    --services_.sockets;
    if (counted) services_.by_address.leave(address_);
  }

 private:
  asio::awaitable<void> serve() {
    for (bool first = true;; first = false) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(kLongestHeader);
      parser.body_limit(kLongestBody);
      stream_.expires_after(first ? kFirstByte : kQuiet);
      boost::system::error_code ec;
      co_await http::async_read(stream_, buffer_, parser,
                                asio::redirect_error(asio::use_awaitable, ec));
      if (ec == http::error::end_of_stream || ec == beast::error::timeout) co_return;
      if (ec) {
        const bool big = ec == http::error::body_limit || ec == http::error::header_limit;
        HttpReply reply = error_reply(big ? 413 : 400, big ? "too_big" : "bad_request",
                                      big ? "the request is too big" : "this is not HTTP");
        co_await write(reply, 11, false);
        co_return;
      }
      UpgradeRequest message = parser.release();
      HttpRequest request;
      HttpReply reply;
      const bool good = understand(message, request, reply);
      if (good && beast::websocket::is_upgrade(message)) {
        if (co_await upgrade(std::move(message), request)) co_return;
        continue;
      }
      if (good) reply = co_await answer(request);
      const bool keep = good && message.keep_alive() && !services_.stopping;
      if (!co_await write(reply, message.version(), keep) || !keep) co_return;
    }
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
    // Two ways to say where the body ends are a way to smuggle a request.
    if (message.count(http::field::content_length) > 1 ||
        (message.count(http::field::content_length) > 0 &&
         message.count(http::field::transfer_encoding) > 0) ||
        message.count(http::field::host) != 1)
      return bad(400, "ambiguous headers");
    if (!read_target(view_of(message.target()), request)) return bad(400, "a bad address");
    request.host = view_of(message[http::field::host]);
    request.origin = view_of(message[http::field::origin]);
    request.content_type = view_of(message[http::field::content_type]);
    request.if_none_match = view_of(message[http::field::if_none_match]);
    request.accept_encoding = view_of(message[http::field::accept_encoding]);
    request.body = message.body();
    request.address = address_;
    if (services_.settings.trust_proxy)
      if (const auto forwarded = view_of(message["X-Forwarded-For"]); !forwarded.empty()) {
        const std::size_t comma = forwarded.rfind(',');
        std::string_view last =
            comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1);
        while (!last.empty() && last.front() == ' ') last.remove_prefix(1);
        request.address = last;
      }
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
                     request.path == "/metrics";
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

  // True when the connection has become a WebSocket, and is over.
  asio::awaitable<bool> upgrade(UpgradeRequest message, const HttpRequest& request) {
    const auto refuse = [&](int status, std::string_view code, std::string_view text) {
      return write(error_reply(status, code, text), message.version(), false);
    };
    if (!path_matches("/api/tables/*/socket", request.path)) {
      co_await refuse(404, "not_found", "there is nothing here");
      co_return true;
    }
    if (!services_.api.origin_allowed(request)) {
      co_await refuse(403, "wrong_origin", "this page may not speak for you");
      co_return true;
    }
    const auto speaker = services_.api.speaker_of(request);
    if (!speaker) {
      co_await refuse(401, "nobody", "say who you are first: POST /api/guest");
      co_return true;
    }
    if (services_.stopping || !services_.by_person.enter(speaker->person)) {
      co_await refuse(503, "too_many", "too many connections");
      co_return true;
    }
    const bool counted = services_.settings.trust_proxy;
    if (counted && !services_.by_address.enter(request.address)) {
      services_.by_person.leave(speaker->person);
      co_await refuse(503, "too_many", "too many connections");
      co_return true;
    }
    stream_.expires_never();  // the WebSocket has timers of its own
    co_await serve_websocket(std::move(stream_), std::move(message), services_, *speaker,
                             std::string(path_part(request.path, 2)));
    services_.by_person.leave(speaker->person);
    if (counted) services_.by_address.leave(request.address);
    co_return true;
  }

  asio::awaitable<bool> write(const HttpReply& reply, unsigned version, bool keep) {
    http::response<http::string_body> message(static_cast<http::status>(reply.status), version);
    message.set(http::field::content_type, reply.type);
    message.set("X-Content-Type-Options", "nosniff");
    message.set("Referrer-Policy", "no-referrer");
    message.set("Cross-Origin-Opener-Policy", "same-origin");
    message.set("Cross-Origin-Resource-Policy", "same-origin");
    message.set("Content-Security-Policy",
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
                "form-action 'self'; frame-ancestors 'none'; object-src 'none'");
    if (services_.settings.api.https) message.set("Strict-Transport-Security", "max-age=31536000");
    for (const auto& [name, value] : reply.headers) message.insert(name, value);
    message.keep_alive(keep);
    message.body() = reply.body;
    message.prepare_payload();
    stream_.expires_after(kQuiet);
    boost::system::error_code ec;
    co_await http::async_write(stream_, message, asio::redirect_error(asio::use_awaitable, ec));
    co_return !ec;
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  Services& services_;
  std::string address_;
};

}  // namespace

asio::awaitable<void> serve_http(asio::ip::tcp::socket socket, Services& services) {
  HttpSession session(std::move(socket), services);
  co_await session.run();
}

}  // namespace paradoxa
