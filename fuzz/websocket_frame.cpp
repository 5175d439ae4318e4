// Frames of a client that got through its handshake: whatever they are, the server answers with
// whole frames of its own, and the connection comes to its end.
#include "served_world.hpp"

namespace {

using namespace paradoxa;

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char c : bytes) value = value << 8 | static_cast<unsigned char>(c);
  return value;
}

// Takes one frame off; every frame of ours is whole, short and unmasked.
void check_frame(std::string_view& bytes) {
  must_hold(bytes.size() >= 2, "a frame has two bytes at least");
  const auto first = static_cast<unsigned char>(bytes[0]);
  const auto second = static_cast<unsigned char>(bytes[1]);
  must_hold((first & 0xF0) == 0x80, "a frame of ours is whole and plain");
  must_hold((second & 0x80) == 0, "a server does not mask");
  const std::size_t more = second == 126 ? 2 : second == 127 ? 8 : 0;
  must_hold(bytes.size() >= 2 + more, "the length is whole");
  const std::size_t size = more == 0 ? second : big_endian(bytes.substr(2, more));
  must_hold(bytes.size() >= 2 + more + size, "and so is the frame");
  const std::string_view payload = bytes.substr(2 + more, size);
  const int opcode = first & 0x0F;
  if (opcode == 1) {
    boost::system::error_code ec;
    const auto value =
        boost::json::parse(boost::json::string_view(payload.data(), payload.size()), ec);
    must_hold(!ec && value.is_object() && value.as_object().contains("type"), "a text is a message",
              payload);
  } else if (opcode == 8) {
    must_hold(size == 0 || size >= 2, "a close has a code or nothing", payload);
  } else {
    must_hold(opcode == 10, "else it is a pong", payload);
  }
  bytes.remove_prefix(2 + more + size);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 16 * 1024) return 0;
  const std::string answer = world().converse_upgraded(text_of(data, size));
  std::string_view bytes = answer;
  must_hold(bytes.starts_with("HTTP/1.1 101 "), "the handshake is good", bytes);
  bytes.remove_prefix(bytes.find("\r\n\r\n") + 4);
  while (!bytes.empty()) check_frame(bytes);
  return 0;
}
