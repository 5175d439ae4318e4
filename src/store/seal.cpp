#include "store/store.hpp"

namespace paradoxa {

Digest seal(const Digest& before, std::string_view table, std::int64_t seq, std::string_view body) {
  std::string bytes(as_bytes(before));
  bytes.append(table).push_back('\0');
  bytes.append(std::to_string(seq)).push_back('\0');
  return sha256(bytes.append(body));
}

}  // namespace paradoxa
