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

struct Services {
  const ServerSettings& settings;
  Loop& loop;
  Log& log;
  House& house;
  Api& api;
  Pages& pages;
  Counts by_address;
  Counts by_person;
  std::size_t sockets = 0;
  bool stopping = false;
};

}  // namespace paradoxa
