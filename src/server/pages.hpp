// The files of the browser client: compiled in, or from a folder while developing.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/http.hpp"

namespace paradoxa {

class Pages {
 public:
  // `folder` empty: those compiled in.
  explicit Pages(std::string folder);

  // Paths that are not files get the client's page, which does its own routing.
  HttpReply reply(const HttpRequest& request) const;

 private:
  struct Page {
    std::string type;
    std::string body;
    std::string gzip;  // empty where it does not pay
    std::string tag;
    bool forever = false;  // its name holds a hash of its content
  };

  const Page* find(const std::string& path) const;
  static Page made(const std::string& path, std::string body);
  HttpReply answer(const Page& page, const HttpRequest& request) const;

  std::string folder_;
  std::map<std::string, Page> pages_;
};

}  // namespace paradoxa
