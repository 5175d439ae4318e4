// The one place where randomness enters the program.
#include <sodium.h>

#include "table/fairness.hpp"

namespace paradoxa {

Digest fresh_secret() {
  Digest secret{};
  // Needs no initialisation of the library, and stops the program rather than give bad bytes.
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

}  // namespace paradoxa
