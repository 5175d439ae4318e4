#include "server/pages.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <zlib.h>

#include "engine/sha256.hpp"
#include "server/embedded_web.hpp"

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

std::string zipped(const std::string& body) {
  if (body.size() < 512) return {};
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    return {};
  std::string out(deflateBound(&stream, body.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(body.data()));
  stream.avail_in = static_cast<uInt>(body.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return result == Z_STREAM_END && out.size() < body.size() ? out : std::string();
}

// What is shown while no client is compiled in.
constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Paradoxa</title>"
    "<h1>Paradoxa</h1><p>This server speaks to programs: see docs/protocol.md.</p></html>";

}  // namespace

Pages::Page Pages::made(const std::string& path, std::string body) {
  Page page;
  page.type = type_of(path);
  page.tag = "\"" + to_hex(sha256(body)).substr(0, 16) + "\"";
  page.gzip = zipped(body);
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
  if (request.if_none_match == page.tag) {
    reply.status = 304;
    return reply;
  }
  const bool zip = !page.gzip.empty() && request.accept_encoding.find("gzip") != std::string::npos;
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
