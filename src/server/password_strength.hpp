// How many guesses an attacker who knows what people choose needs for a password, after Wheeler's
// zxcvbn (USENIX Security 2016): the cheapest way to put it together from common words and
// patterns.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace paradoxa {

// A password below this many guesses, as a power of ten, is refused. Guessing here is slow: an
// account allows 300 tries a day, and a thief of the file pays for Argon2id with each.
inline constexpr double kMinGuesses = 7;

struct PasswordStrength {
  double guesses = 0;         // as a power of ten
  std::string_view weakness;  // what makes it easy, as a sentence; empty when nothing does
};

// `own_words` are the first that are tried: the name of its owner.
PasswordStrength password_strength(std::string_view password,
                                   std::span<const std::string> own_words = {});

// Common passwords in lower case, the most common first. Generated, see tools/embed_passwords.py.
std::span<const std::string_view> common_passwords();

}  // namespace paradoxa
