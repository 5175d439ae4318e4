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

// Takes the connection over after its handshake request has been read and found allowed; returns
// when the client is gone.
boost::asio::awaitable<void> serve_websocket(boost::beast::tcp_stream stream,
                                             UpgradeRequest request, Services& services,
                                             Speaker speaker, std::string table);

}  // namespace paradoxa
