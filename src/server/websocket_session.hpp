// One WebSocket: a client at a table.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/house.hpp"
#include "server/services.hpp"

namespace paradoxa {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

// A handshake request that was read and found allowed.
struct Upgrade {
  UpgradeRequest request;
  Speaker speaker;
  std::string table;
  std::string address;  // of the client
  Words words = Words::kLeftOut;
  std::string token{};  // by which the speaker is known
};

// Takes the connection over; returns when the client is gone.
boost::asio::awaitable<void> serve_websocket(boost::beast::tcp_stream stream, Upgrade upgrade,
                                             Services& services);

}  // namespace paradoxa
