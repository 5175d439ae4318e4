// What sessions share.
#pragma once

#include <boost/asio/io_context.hpp>

#include "server/api.hpp"
#include "server/house.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/pages.hpp"
#include "server/server.hpp"

namespace paradoxa {

// A session that is thrown away half-way, with the loop that ran it, still gives back what it has
// counted: so this outlives the loop, and what it refers to need not.
struct Services {
  const ServerSettings& settings;
  Loop& loop;
  Log& log;
  House& house;
  Api& api;
  Pages& pages;
  Counts by_address;
  Counts by_person;
  Unread unread;
  std::size_t sockets = 0;
  std::size_t busy = 0;  // requests being answered, and WebSockets
  bool stopping = false;
  std::uint64_t turned_away_count = 0;
  Bucket complaints{20, 2};  // lines about clients: a flood of them must not fill the disk

  // Who was turned away, from where, and why; a fixed word.
  void turned_away(std::string_view address, std::string_view why) {
    ++turned_away_count;
    if (complaints.take(loop.now_ms()))
      log.line("turned_away", {{"address", address}, {"why", why}});
  }
  void report(MetricsText& metrics) const {
    metrics.gauge("sockets", static_cast<double>(sockets));
    metrics.gauge("unread_bytes", static_cast<double>(unread.bytes()));
    metrics.counter("turned_away", turned_away_count);
  }
};

}  // namespace paradoxa
