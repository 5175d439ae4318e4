// gzip, for those who can read it.
#pragma once

#include <string>

#include "server/http.hpp"

namespace paradoxa {

// Empty where it would not pay.
std::string zipped(const std::string& body, int level);

inline bool reads_gzip(const HttpRequest& request) {
  const std::string& wanted = request.accept_encoding;
  return wanted.find("gzip") != std::string::npos && wanted.find("gzip;q=0") == std::string::npos;
}

// Zips the body of a reply that was made for this request alone.
void zip_reply(const HttpRequest& request, HttpReply& reply);

}  // namespace paradoxa
