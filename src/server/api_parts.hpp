// What every route needs: replies, paths, bodies.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "engine/embedded.hpp"
#include "engine/json_cursor.hpp"
#include "server/http.hpp"
#include "table/room.hpp"

namespace paradoxa {

inline HttpReply json_reply(const json::object& object, int status = 200) {
  HttpReply reply;
  reply.status = status;
  reply.body = json::serialize(object);
  return reply;
}

inline HttpReply error_reply(int status, std::string_view code, std::string_view text) {
  return json_reply({{"error", {{"code", code}, {"text", text}}}}, status);
}

// Rate limited, with the time to retry.
inline HttpReply come_back(int status, std::string_view code, std::string_view text,
                           std::int64_t wait_ms) {
  HttpReply reply = error_reply(status, code, text);
  reply.headers.emplace_back("Retry-After", std::to_string((wait_ms + 999) / 1000));
  return reply;
}
inline HttpReply busy_reply(std::string_view text) { return come_back(503, "busy", text, 2000); }
inline HttpReply too_fast(std::string_view text, std::int64_t wait_ms) {
  return come_back(429, "too_fast", text, wait_ms);
}

inline HttpReply nobody() {
  return error_reply(401, "nobody", "identify yourself first: POST /api/guest");
}

inline std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// A room's refusal as an HTTP reply.
inline HttpReply refusal_reply(const RoomRefusal& refusal) {
  const std::string& code = refusal.code;
  const int status =
      code == "no_table"                                        ? 404
      : code == "not_your_seat" || code == "not_host"           ? 403
      : code == "full" || code == "not_saved" || code == "busy" ? 503
      : code == "too_many"                                      ? 429
      : code == "bad_options" || code == "bad_seat" || code == "bad_seats" || code == "bad_bot"
          ? 400
          : 409;
  return error_reply(status, code, refusal.text);
}

// Part number n of a path, counted from 0: part 2 of /api/rules/paradominetor is the game.
inline std::string_view path_part(std::string_view path, int n) {
  for (; n >= 0 && !path.empty(); --n) {
    path.remove_prefix(1);
    const std::size_t slash = path.find('/');
    if (n == 0) return path.substr(0, slash);
    path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash);
  }
  return {};
}

inline bool path_matches(std::string_view pattern, std::string_view path) {
  for (int n = 0;; ++n) {
    const std::string_view wanted = path_part(pattern, n), part = path_part(path, n);
    if (wanted.empty() || part.empty()) {
      const auto slashes = [](std::string_view p) { return std::count(p.begin(), p.end(), '/'); };
      return wanted.empty() && part.empty() && slashes(pattern) == slashes(path);
    }
    if (wanted != "*" && wanted != part) return false;
  }
}

// The body of a POST as an object, or an error reply.
class RequestBody {
 public:
  explicit RequestBody(const HttpRequest& request) {
    boost::system::error_code ec;
    json::parse_options options;
    options.max_depth = 16;
    const std::string_view text = request.body.empty() ? "{}" : std::string_view(request.body);
    if (!request.body.empty() && !request.content_type.starts_with("application/json"))
      error_ = "the body must be application/json";
    value_ = json::parse(json::string_view(text.data(), text.size()), ec, {}, options);
    if (error_.empty() && (ec || !value_.is_object())) error_ = "the body must be a JSON object";
    if (!error_.empty()) value_ = json::object{};
  }

  JsonCursor cursor() { return {&value_, "", error_}; }
  bool bad() const { return !error_.empty(); }
  HttpReply reply() const { return error_reply(400, "bad_request", error_); }

 private:
  json::value value_;
  std::string error_;
};

// A parameter of the query, or what it is without one.
inline std::string asked(const HttpRequest& request, const std::string& key,
                         const std::string& otherwise) {
  const auto found = request.query.find(key);
  return found == request.query.end() ? otherwise : found->second;
}

}  // namespace paradoxa
