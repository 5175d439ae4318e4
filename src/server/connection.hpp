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

class Connection {
 public:
  virtual ~Connection() = default;
  // Queued; a client that does not read is closed by the queue's limit, not waited for.
  virtual void send(Frame frame) = 0;
  virtual void close(CloseCode code, const std::string& why) = 0;
};

}  // namespace paradoxa
