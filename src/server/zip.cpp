#include "server/zip.hpp"

#include <zlib.h>

namespace paradoxa {

std::string zipped(const std::string& body, int level) {
  constexpr std::size_t kSmall = 512;
  if (body.size() < kSmall) return {};
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, level, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
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

void zip_reply(const HttpRequest& request, HttpReply& reply) {
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (!reads_gzip(request)) return;
  constexpr int kQuick = 1;
  std::string small = zipped(reply.body, kQuick);
  if (small.empty()) return;
  reply.body = std::move(small);
  reply.headers.emplace_back("Content-Encoding", "gzip");
}

}  // namespace paradoxa
