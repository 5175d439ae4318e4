#include "server/password.hpp"

#include <array>

#include <sodium.h>

namespace paradoxa {
namespace {

constexpr unsigned long long kOperations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr std::size_t kMemory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

}  // namespace

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), kOperations, kMemory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    return {};  // out of memory: the empty hash matches no password
  return hash.data();
}

bool check_password_hash(const std::string& hash, const std::string& password) {
  static const std::string kNobody = hash_password("nobody has this password");
  const std::string& against = hash.empty() ? kNobody : hash;
  const bool matches =
      crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
  return matches && !hash.empty();
}

}  // namespace paradoxa
