// A client as the house sees it: something that takes frames.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace paradoxa {

using Frame = std::shared_ptr<const std::string>;

// Close codes of RFC 6455, and two of our own.
enum class CloseCode : std::uint16_t {
  kGoingAway = 1001,
  kNotText = 1003,
  kPolicy = 1008,
  kTooBig = 1009,
  kTryLater = 1013,
  kLoggedOut = 4001,
  kNoSuchTable = 4004,
};

enum class Sending : std::uint8_t {
  kOwed,  // a greeting or an answer: it always goes
  kNews,  // what happened at the table: left out for a client that is too far behind
};

class Connection {
 public:
  virtual ~Connection() = default;
  // Queues the frame. A client that falls too far behind gets no news until it has caught up; it is
  // then greeted again (House::caught_up), so it misses nothing.
  virtual void send(Frame frame, Sending what) = 0;
  virtual void close(CloseCode code, const std::string& why) = 0;
};

}  // namespace paradoxa
