// ChaCha20, SHA-256 and HMAC against the vectors of their standards, and against libsodium.
#include <string>

#include <gtest/gtest.h>
#include <sodium.h>

#include "battery/budget.hpp"
#include "engine/chacha20.hpp"
#include "engine/nature.hpp"
#include "engine/sha256.hpp"

namespace paradoxa {
namespace {

// ---- ChaCha20: RFC 8439 -------------------------------------------------------------------------

std::string hex(const std::array<std::uint32_t, 16>& words) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint32_t word : words)
    for (int byte = 0; byte < 4; ++byte) {
      text.push_back(kDigits[word >> (8 * byte + 4) & 15]);
      text.push_back(kDigits[word >> (8 * byte) & 15]);
    }
  return text;
}

constexpr Key256 ascending_key() {
  Key256 key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  return key;
}

constexpr Key256 key_ending_in(std::uint8_t last) {
  Key256 key{};
  key[31] = last;
  return key;
}

constexpr Key256 key_with_second(std::uint8_t second) {
  Key256 key{};
  key[1] = second;
  return key;
}

TEST(ChaCha20, quarter_round_of_section_2_1_1) {
  std::array<std::uint32_t, 16> x{0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567};
  chacha20_detail::quarter_round(x, 0, 1, 2, 3);
  EXPECT_EQ(x[0], 0xea2a92f4u);
  EXPECT_EQ(x[1], 0xcb1cf8ceu);
  EXPECT_EQ(x[2], 0x4581472eu);
  EXPECT_EQ(x[3], 0x5881c4bbu);
}

TEST(ChaCha20, block_function_of_section_2_3_2) {
  EXPECT_EQ(hex(chacha20_block(ascending_key(), 1, {0x09000000, 0x4a000000, 0x00000000})),
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(ChaCha20, appendix_a_1_test_vectors_1_to_5) {
  EXPECT_EQ(hex(chacha20_block(Key256{}, 0, {})),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(hex(chacha20_block(Key256{}, 1, {})),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  EXPECT_EQ(hex(chacha20_block(key_ending_in(1), 1, {})),
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
  EXPECT_EQ(hex(chacha20_block(key_with_second(0xff), 2, {})),
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
  EXPECT_EQ(hex(chacha20_block(Key256{}, 0, {0, 0, 0x02000000})),
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
}

static_assert(chacha20_block(Key256{}, 0, {})[0] == 0xade0b876u, "usable in constant expressions");

// ---- Nature's draws -----------------------------------------------------------------------------

TEST(NatureDraw, reads_the_stream_with_the_number_as_its_nonce) {
  const Key256 key = ascending_key();
  EXPECT_EQ(nature_draw(key, 0, 1u << 31), chacha20_block(key, 0, {0, 0, 0})[0] % (1u << 31));
  EXPECT_EQ(nature_draw(key, 7, 1u << 16), chacha20_block(key, 0, {7, 0, 0})[0] % (1u << 16));
  const std::uint64_t large = 0x0123'4567'89AB'CDEFu;
  EXPECT_EQ(nature_draw(key, large, 1u << 16),
            chacha20_block(key, 0, {0x89ABCDEFu, 0x01234567u, 0})[0] % (1u << 16));
  EXPECT_EQ(nature_draw(key, 3, 1), 0u);
}

// With a bound just above 2^31 nearly half of all words are thrown away; each draw must take the
// first word below the limit, into the next block if need be.
TEST(NatureDraw, throws_away_words_beyond_the_last_whole_span) {
  const Key256 key = ascending_key();
  constexpr std::uint32_t kBound = (1u << 31) + 1;
  int skipped = 0, next_block = 0;
  for (std::uint64_t number = 0; number < 200'000; ++number) {
    const std::array<std::uint32_t, 3> nonce{static_cast<std::uint32_t>(number), 0, 0};
    std::uint32_t expected = 0, block = 0;
    for (bool found = false; !found; ++block)
      for (const std::uint32_t word : chacha20_block(key, block, nonce)) {
        if (word < kBound) {
          expected = word;
          found = true;
          break;
        }
        ++skipped;
      }
    next_block += block > 1;
    ASSERT_EQ(nature_draw(key, number, kBound), expected) << number;
  }
  EXPECT_GT(skipped, 150'000);
  EXPECT_GT(next_block, 0) << "no draw needed a second block";
}

TEST(NatureDraw, is_a_generator_of_one_draw) {
  NatureDraw draw(ascending_key(), 5);
  EXPECT_EQ(draw.below(60), nature_draw(ascending_key(), 5, 60));
  constexpr std::uint32_t kDrawn = nature_draw(ascending_key(), 5, 60);
  static_assert(kDrawn < 60);
  EXPECT_EQ(draw.below(60), kDrawn);
}

// ---- SHA-256: FIPS 180-4, NIST CAVP -------------------------------------------------------------

std::string bytes(std::string_view hex_text) {
  const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
  std::string result;
  for (std::size_t i = 0; i + 1 < hex_text.size(); i += 2)
    result.push_back(static_cast<char>(digit(hex_text[i]) * 16 + digit(hex_text[i + 1])));
  return result;
}

TEST(Sha256, examples_of_the_standard) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(to_hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                          "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, short_messages_of_the_validation_suite) {
  EXPECT_EQ(to_hex(sha256(bytes("d3"))),
            "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1");
  EXPECT_EQ(to_hex(sha256(bytes("11af"))),
            "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98");
  EXPECT_EQ(to_hex(sha256(bytes("bd"))),
            "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b");
  EXPECT_EQ(to_hex(sha256(bytes("c98c8e55"))),
            "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504");
}

// Lengths around the block borders, where padding goes wrong.
TEST(Sha256, lengths_around_a_block) {
  EXPECT_EQ(to_hex(sha256(std::string(55, '\0'))),
            "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7");
  EXPECT_EQ(to_hex(sha256(std::string(56, '\0'))),
            "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb");
  EXPECT_EQ(to_hex(sha256(std::string(57, '\0'))),
            "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785");
  EXPECT_EQ(to_hex(sha256(std::string(64, '\0'))),
            "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
}

TEST(Sha256, hex_both_ways) {
  const Digest digest = sha256("abc");
  Digest read{};
  EXPECT_TRUE(from_hex(to_hex(digest), read));
  EXPECT_EQ(read, digest);
  std::string upper = to_hex(digest);
  for (char& c : upper) c = static_cast<char>(c >= 'a' ? c - 32 : c);
  EXPECT_TRUE(from_hex(upper, read));
  EXPECT_EQ(read, digest);
  Digest kept = digest;
  const std::string zeros(65, '0');
  const std::vector<std::string> all_bad{"",
                                         zeros.substr(2),
                                         zeros,
                                         std::string(64, 'g'),
                                         "0x" + zeros.substr(3),
                                         zeros.substr(2) + " "};
  for (const std::string& bad : all_bad) {
    EXPECT_FALSE(from_hex(bad, kept)) << bad;
    EXPECT_EQ(kept, digest) << "unchanged after " << bad;
  }
  EXPECT_EQ(as_bytes(digest).size(), 32u);
}

// ---- HMAC-SHA-256: RFC 4231 ---------------------------------------------------------------------

std::string mac(const std::string& key, const std::string& text) {
  return to_hex(hmac_sha256(key, text));
}

TEST(HmacSha256, test_cases_of_rfc_4231) {
  EXPECT_EQ(mac(std::string(20, '\x0b'), "Hi There"),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(mac("Jefe", "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(mac(std::string(20, '\xaa'), std::string(50, '\xdd')),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(
      mac(bytes("0102030405060708090a0b0c0d0e0f10111213141516171819"), std::string(50, '\xcd')),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(mac(std::string(20, '\x0c'), "Test With Truncation").substr(0, 32),
            "a3b6167473100ee06e0c796c2955552b");
  EXPECT_EQ(mac(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(mac(std::string(131, '\xaa'),
                "This is a test using a larger than block-size key and a larger than block-size "
                "data. The key needs to be hashed before being used by the HMAC algorithm."),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

// ---- Another's results --------------------------------------------------------------------------

std::string random_bytes(FastRandom& random, std::uint32_t most) {
  std::string text(random.below(most + 1), '\0');
  for (char& byte : text) byte = static_cast<char>(random.below(256));
  return text;
}

const unsigned char* unsigned_bytes(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

TEST(Crypto, agrees_with_libsodium) {
  ASSERT_GE(sodium_init(), 0);
  FastRandom random(battery::seed_of("libsodium", 0));
  for (int i = 0; i < 2000; ++i) {
    const std::string text = random_bytes(random, 300), key = random_bytes(random, 100);
    Digest theirs{};
    crypto_hash_sha256(theirs.data(), unsigned_bytes(text), text.size());
    ASSERT_EQ(to_hex(sha256(text)), to_hex(theirs));

    crypto_auth_hmacsha256_state mac;
    crypto_auth_hmacsha256_init(&mac, unsigned_bytes(key), key.size());
    crypto_auth_hmacsha256_update(&mac, unsigned_bytes(text), text.size());
    crypto_auth_hmacsha256_final(&mac, theirs.data());
    ASSERT_EQ(to_hex(hmac_sha256(key, text)), to_hex(theirs));
  }
}

TEST(Crypto, draws_the_stream_of_libsodium) {
  FastRandom random(battery::seed_of("libsodium", 1));
  for (int i = 0; i < 2000; ++i) {
    Key256 key{};
    for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(random.below(256));
    std::array<std::uint32_t, 3> words{};
    std::array<unsigned char, 12> nonce{};
    for (std::size_t w = 0; w < words.size(); ++w) {
      words[w] = random.below(0xFFFFFFFF);
      for (std::size_t b = 0; b < 4; ++b)
        nonce[4 * w + b] = static_cast<unsigned char>(words[w] >> (8 * b));
    }
    const std::uint32_t counter = random.below(0xFFFFFFFF);
    const std::array<unsigned char, 64> zeros{};
    std::array<unsigned char, 64> stream{};
    crypto_stream_chacha20_ietf_xor_ic(stream.data(), zeros.data(), zeros.size(), nonce.data(),
                                       counter, key.data());
    const auto ours = chacha20_block(key, counter, words);
    for (std::size_t b = 0; b < stream.size(); ++b)
      ASSERT_EQ(ours[b / 4] >> (8 * (b % 4)) & 0xFF, stream[b]);
  }
}

}  // namespace
}  // namespace paradoxa
