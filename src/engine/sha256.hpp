// SHA-256 (FIPS 180-4) and HMAC (RFC 2104): what commitments and keys of a game's luck are made of.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace paradoxa {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
Digest hmac_sha256(std::string_view key, std::string_view bytes);

std::string to_hex(const Digest& digest);
// False when `hex` is not exactly 64 hexadecimal digits; `digest` is then unchanged.
bool from_hex(std::string_view hex, Digest& digest);

// The 32 bytes as text, to be hashed again.
std::string_view as_bytes(const Digest& digest);

}  // namespace paradoxa
