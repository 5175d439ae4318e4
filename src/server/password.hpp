// Passwords as they are kept: Argon2id.
#pragma once

#include <string>

namespace paradoxa {

// Takes some tens of milliseconds and 64 MiB on purpose: not on the loop.
std::string hash_password(const std::string& password);
// With an empty hash it works as long as with a real one, and says no.
bool check_password_hash(const std::string& hash, const std::string& password);

}  // namespace paradoxa
