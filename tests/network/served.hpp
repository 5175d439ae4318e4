// A whole server on a port of its own, in a thread of the test.
#pragma once

#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "network/peer.hpp"
#include "server/server.hpp"
#include "table/content_folder.hpp"

namespace paradoxa::net {

// Keeps every line, as it would be printed.
class KeptLog final : public Log {
 public:
  void line(std::string_view what, std::initializer_list<LogField> fields) override {
    std::string text(what);
    for (const auto& [key, value] : fields)
      text += " " + std::string(key) + "=" + std::string(value);
    const std::lock_guard lock(mutex_);
    lines_.push_back(std::move(text));
  }
  std::vector<std::string> lines() const {
    const std::lock_guard lock(mutex_);
    return lines_;
  }
  std::string all() const {
    std::string text;
    for (const std::string& line : lines()) text += line + "\n";
    return text;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> lines_;
};

inline const Registry& all_games() {
  static const auto games = load_games("");
  return **games;
}

// Wide limits, so that a test meets only the one it is about.
inline ServerSettings wide_settings() {
  ServerSettings settings;
  settings.port = 0;
  settings.store = "memory:";
  settings.api.limit_factor = 100000;
  settings.sockets_per_address = 20000;
  settings.sockets_per_person = 20000;
  return settings;
}

class Served {
 public:
  explicit Served(const ServerSettings& settings = wide_settings())
      : server_(all_games(), settings, log_, error_) {
    EXPECT_EQ(error_, "");
    port_ = server_.port();
    thread_ = std::thread([this] { server_.run(false); });
  }
  ~Served() { stop(); }

  void stop() {
    if (!thread_.joinable()) return;
    server_.stop();
    thread_.join();
  }
  std::uint16_t port() const { return port_; }
  const KeptLog& log() const { return log_; }

 private:
  KeptLog log_;
  std::string error_;
  Server server_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

// A guest with a table of four, all seats theirs, running.
struct Seated {
  std::string token, table;
  explicit Seated(std::uint16_t port)
      : token(new_guest(port)),
        table(new_table(port, token,
                        R"({"game":"paradominetor","seats":["me","me","me","me"],"start":true,)"
                        R"("public":true})")) {}
};

}  // namespace paradoxa::net
