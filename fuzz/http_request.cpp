// Bytes on a fresh connection: every answer is HTTP with the headers each answer has, and the
// connection comes to its end.
#include "served_world.hpp"

namespace {

using namespace paradoxa;

// Takes one reply off.
void check_reply(std::string_view& bytes) {
  must_hold(bytes.starts_with("HTTP/1.") && bytes.size() > 12, "an answer is HTTP", bytes);
  const std::size_t head = bytes.find("\r\n\r\n");
  must_hold(head != std::string_view::npos, "its head is whole", bytes);
  const std::string_view headers = bytes.substr(0, head + 2);
  const int status = (bytes[9] - '0') * 100 + (bytes[10] - '0') * 10 + (bytes[11] - '0');
  if (status == 101 || status == 426) return bytes.remove_prefix(bytes.size());  // not ours to say
  must_hold(status >= 200 && status < 600 && status != 500, "the status is one of ours", headers);
  must_hold(headers.find("\r\nContent-Security-Policy: ") != std::string_view::npos ||
                headers.find("websocket") != std::string_view::npos || status == 400,
            "pages are confined", headers);
  std::size_t length = 0;
  constexpr std::string_view kLength = "\r\nContent-Length: ";
  if (const std::size_t at = headers.find(kLength); at != std::string_view::npos)
    for (std::size_t i = at + kLength.size(); headers[i] >= '0' && headers[i] <= '9'; ++i)
      length = length * 10 + static_cast<std::size_t>(headers[i] - '0');
  must_hold(bytes.size() >= head + 4 + length, "the body is whole", headers);
  bytes.remove_prefix(head + 4 + length);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 32 * 1024) return 0;
  World& here = world();
  // `TOKEN` and `TABLE` stand for what is different in every world.
  std::string input(text_of(data, size));
  for (const auto& [name, value] : {std::pair{"TOKEN", here.token}, std::pair{"TABLE", here.table}})
    if (const std::size_t at = input.find(name); at != std::string::npos)
      input.replace(at, 5, value);
  const std::string answer = here.converse(input);
  std::string_view bytes = answer;
  while (!bytes.empty()) check_reply(bytes);
  return 0;
}
