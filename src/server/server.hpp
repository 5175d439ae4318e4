// The network side: one port for pages, REST and WebSockets.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "server/api.hpp"
#include "server/house.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/people.hpp"
#include "server/retention.hpp"

namespace paradoxa {

struct ServerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::string store = "sqlite:paradoxa.db";
  std::string web;  // a folder to serve pages from, instead of those compiled in
  int bot_threads = 1;
  ApiSettings api;
  HouseLimits house;
  TokenLife tokens;
  RetentionSettings retention;
  bool trust_proxy = false;  // the client's address is in X-Forwarded-For
  std::size_t sockets_per_address = 50;
  std::size_t sockets_per_person = 8;
  std::size_t sockets = 20000;
  NetworkLimits network;
};

class Server {
 public:
  // Throws nothing: `error` says why the server could not be made.
  Server(const Registry& registry, const ServerSettings& settings, Log& log, std::string& error);
  ~Server();

  std::uint16_t port() const;
  // Serves until `stop`, or a signal where `signals` is set; then lets what is under way finish. A
  // second signal ends the process at once.
  void run(bool signals);
  // From any thread.
  void stop();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace paradoxa
