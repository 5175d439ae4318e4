// The ChaCha20 block function of RFC 8439, usable in constant expressions.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace paradoxa {

using Key256 = std::array<std::uint8_t, 32>;

namespace chacha20_detail {

constexpr void quarter_round(std::array<std::uint32_t, 16>& x, int a, int b, int c, int d) {
  const auto ia = static_cast<std::size_t>(a), ib = static_cast<std::size_t>(b);
  const auto ic = static_cast<std::size_t>(c), id = static_cast<std::size_t>(d);
  x[ia] += x[ib], x[id] = std::rotl(x[id] ^ x[ia], 16);
  x[ic] += x[id], x[ib] = std::rotl(x[ib] ^ x[ic], 12);
  x[ia] += x[ib], x[id] = std::rotl(x[id] ^ x[ia], 8);
  x[ic] += x[id], x[ib] = std::rotl(x[ib] ^ x[ic], 7);
}

constexpr std::uint32_t little_endian(const std::uint8_t* bytes) {
  return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
         static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

}  // namespace chacha20_detail

// Sixteen little-endian words of key stream for block `counter` under a 96-bit nonce.
constexpr std::array<std::uint32_t, 16> chacha20_block(const Key256& key, std::uint32_t counter,
                                                       const std::array<std::uint32_t, 3>& nonce) {
  using namespace chacha20_detail;
  std::array<std::uint32_t, 16> input{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) input[4 + i] = little_endian(key.data() + 4 * i);
  input[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) input[13 + i] = nonce[i];

  std::array<std::uint32_t, 16> x = input;
  for (int round = 0; round < 10; ++round) {
    quarter_round(x, 0, 4, 8, 12), quarter_round(x, 1, 5, 9, 13);
    quarter_round(x, 2, 6, 10, 14), quarter_round(x, 3, 7, 11, 15);
    quarter_round(x, 0, 5, 10, 15), quarter_round(x, 1, 6, 11, 12);
    quarter_round(x, 2, 7, 8, 13), quarter_round(x, 3, 4, 9, 14);
  }
  for (std::size_t i = 0; i < 16; ++i) x[i] += input[i];
  return x;
}

}  // namespace paradoxa
