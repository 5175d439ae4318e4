#include "server/pages.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/sha256.hpp"
#include "server/embedded_web.hpp"
#include "server/zip.hpp"

namespace paradoxa {
namespace {

std::string_view type_of(std::string_view path) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json; charset=utf-8"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
      {".webmanifest", "application/manifest+json"},
      {".map", "application/json"},
  }};
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

// Whether If-None-Match, a list, holds this tag; a proxy may have called it weak.
bool names_tag(std::string_view list, std::string_view tag) {
  while (!list.empty()) {
    const std::size_t end = list.find(',');
    std::string_view one = list.substr(0, end);
    while (one.starts_with(' ')) one.remove_prefix(1);
    while (one.ends_with(' ')) one.remove_suffix(1);
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == tag || one == "*") return true;
    list = end == std::string_view::npos ? std::string_view{} : list.substr(end + 1);
  }
  return false;
}

// What is shown while no client is compiled in.
constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Paradoxa</title>"
    "<h1>Paradoxa</h1><p>This server speaks to programs: see docs/tables.md.</p></html>";

}  // namespace

Pages::Page Pages::made(const std::string& path, std::string body) {
  constexpr int kThorough = 9;  // once, at the start
  Page page;
  page.type = type_of(path);
  page.tag = "\"" + to_hex(sha256(body)).substr(0, 16) + "\"";
  page.gzip = zipped(body, kThorough);
  page.body = std::move(body);
  page.forever = path.starts_with("/assets/");
  return page;
}

Pages::Pages(std::string folder) : folder_(std::move(folder)) {
  for (const EmbeddedFile& file : embedded_web())
    pages_["/" + std::string(file.path)] =
        made("/" + std::string(file.path), std::string(file.text));
  if (!pages_.contains("/index.html"))
    pages_["/index.html"] = made("/index.html", std::string(kNoClient));
}

const Pages::Page* Pages::find(const std::string& path) const {
  const auto found = pages_.find(path);
  return found == pages_.end() ? nullptr : &found->second;
}

HttpReply Pages::answer(const Page& page, const HttpRequest& request) const {
  HttpReply reply;
  reply.type = page.type;
  reply.headers.emplace_back("ETag", page.tag);
  reply.headers.emplace_back("Cache-Control",
                             page.forever ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (names_tag(request.if_none_match, page.tag)) {
    reply.status = 304;
    return reply;
  }
  const bool zip = !page.gzip.empty() && reads_gzip(request);
  if (zip) reply.headers.emplace_back("Content-Encoding", "gzip");
  reply.body = zip ? page.gzip : page.body;
  return reply;
}

HttpReply Pages::reply(const HttpRequest& request) const {
  // A path that climbs out of the folder names nothing.
  const bool climbs = request.path.find("..") != std::string::npos ||
                      request.path.find('\\') != std::string::npos ||
                      request.path.find('\0') != std::string::npos;
  if (climbs) return {404, "text/plain; charset=utf-8", "not found\n", {}};
  const std::string path = request.path == "/" ? "/index.html" : request.path;
  if (!folder_.empty()) {
    for (const std::string& wanted : {path, std::string("/index.html")}) {
      std::error_code error;
      if (!std::filesystem::is_regular_file(folder_ + wanted, error)) continue;
      std::ifstream in(folder_ + wanted, std::ios::binary);
      return answer(made(wanted, std::string(std::istreambuf_iterator<char>(in), {})), request);
    }
  }
  if (const Page* page = find(path)) return answer(*page, request);
  // A missing file is missing; any other path is a place inside the client.
  const std::string_view last = std::string_view(path).substr(path.rfind('/') + 1);
  if (last.find('.') != std::string_view::npos)
    return {404, "text/plain; charset=utf-8", "not found\n", {}};
  return answer(*find("/index.html"), request);
}

}  // namespace paradoxa
