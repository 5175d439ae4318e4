#include "server/password.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include <sodium.h>

namespace paradoxa {
namespace {

// Shapes rather than a long list: one character again and again, runs of the alphabet or of a
// keyboard row, and the words that head every list of leaked passwords, with digits behind them.
constexpr std::array<std::string_view, 6> kRuns{
    "abcdefghijklmnopqrstuvwxyz", "01234567890123456789",       "98765432109876543210",
    "qwertyuiopasdfghjklzxcvbnm", "qazwsxedcrfvtgbyhnujmikolp", "1q2w3e4r5t6y7u8i9o0p"};
constexpr std::array<std::string_view, 40> kWords{
    "password", "passw0rd", "letmein",  "welcome",  "iloveyou", "princess", "sunshine", "football",
    "baseball", "superman", "batman",   "trustno1", "dragon",   "monkey",   "master",   "shadow",
    "michael",  "jennifer", "computer", "internet", "whatever", "starwars", "pokemon",  "charlie",
    "freedom",  "hello",    "secret",   "admin",    "login",    "qwerty",   "asdfgh",   "zxcvbn",
    "abc123",   "access",   "flower",   "hottie",   "loveme",   "ninja",    "mustang",  "paradoxa"};

std::string lowered(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

constexpr unsigned long long kOperations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr std::size_t kMemory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

}  // namespace

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), kOperations, kMemory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    return {};  // out of memory: the empty hash lets nobody in
  return hash.data();
}

bool check_password_hash(const std::string& hash, const std::string& password) {
  static const std::string kNobody = hash_password("nobody has this password");
  const std::string& against = hash.empty() ? kNobody : hash;
  const bool matches =
      crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
  return matches && !hash.empty();
}

bool is_common_password(std::string_view password) {
  const std::string lower = lowered(password);
  const bool one_character =
      std::all_of(lower.begin(), lower.end(), [&](char c) { return c == lower[0]; });
  if (one_character) return true;
  for (const std::string_view run : kRuns)
    if (run.find(lower) != std::string_view::npos) return true;
  // A word with nothing but digits and marks around it.
  std::string letters;
  for (const char c : lower)
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) letters.push_back(c);
  return std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) {
    return lower == word || (!letters.empty() && letters == word);
  });
}

}  // namespace paradoxa
