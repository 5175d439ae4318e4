// A request and its reply, without a network: what routes are written and tested against.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace paradoxa {

struct HttpRequest {
  std::string method;  // "GET", "POST"
  std::string path;    // without the query, percent-decoded
  std::map<std::string, std::string> query;
  std::string body;
  std::string content_type;
  std::string token;          // from the cookie or the Authorization header, or empty
  bool bearer = false;        // it came in the Authorization header
  std::string origin;         // as sent, may be empty
  std::string host;           // as sent
  std::string address;        // of the client
  std::string if_none_match;  // for cached files
  std::string accept_encoding;
};

struct HttpReply {
  int status = 200;
  std::string type = "application/json; charset=utf-8";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;  // beside those every reply has
  // Instead of a body: one shared with other replies, and never copied.
  std::shared_ptr<const std::string> shared{};
};

inline const std::string& body_of(const HttpReply& reply) {
  return reply.shared ? *reply.shared : reply.body;
}

using Replied = std::function<void(HttpReply)>;

}  // namespace paradoxa
