#include "table/fairness.hpp"

namespace paradoxa {

Digest commitment(const Luck& luck) {
  std::string bytes(kFairProtocol);
  bytes.append(luck.table).append(as_bytes(luck.secret));
  return sha256(bytes);
}

Key256 nature_key(const Luck& luck) {
  std::string bytes = luck.table;
  for (const Share& share : luck.entropy) bytes.append(as_bytes(share.bytes));
  return hmac_sha256(as_bytes(luck.secret), bytes);
}

Digest secret_from(std::string_view seed) { return sha256(seed); }

Luck practice_luck(std::string_view seed) { return {"practice", secret_from(seed), {}, {}}; }

std::string fresh_table_id() { return to_hex(fresh_secret()).substr(0, 16); }

}  // namespace paradoxa
