// One HTTP connection: requests one after the other, until it becomes a WebSocket or ends.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/services.hpp"

namespace paradoxa {

boost::asio::awaitable<void> serve_http(boost::asio::ip::tcp::socket socket, Services& services);

}  // namespace paradoxa
