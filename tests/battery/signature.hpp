// A6: one hash for each game and option set over seeded games, the same in every compiler and
// build.
//
// bench/signature.txt holds the hashes: `paradominetor 4 RBGY left random: 0123456789abcdef`. A
// change of rules changes it in the same commit, a refactoring must not. To rewrite it:
// PARADOXA_WRITE_SIGNATURE=1 build/release/tests_battery --gtest_filter='*A6*'
#pragma once

#include <cstring>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "battery/trait.hpp"

namespace paradoxa::battery {

template <class G>
constexpr int signature_games() {
  if constexpr (requires { Trait<G>::kSignatureGames; })
    return Trait<G>::kSignatureGames;
  else
    return 10'000;
}
inline constexpr const char* kSignatureFile = "bench/signature.txt";  // from the repository's root

// FNV-1a over words of eight bytes: it must not be what takes the time.
template <class T>
std::uint64_t hashed(std::uint64_t hash, const T& value) {
  static_assert(PlainValue<T>);
  std::uint64_t words[(sizeof(T) + 7) / 8] = {};
  std::memcpy(words, &value, sizeof(T));
  for (const std::uint64_t word : words) hash = (hash ^ word) * 0x100000001B3u;
  return hash ^ hash >> 32;
}

// SplitMix64, of the signature's own: a quicker engine/random.hpp leaves it alone.
class SignatureRandom {
 public:
  explicit SignatureRandom(std::uint64_t seed) : state_(seed) {}

  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return static_cast<std::uint32_t>(((z ^ (z >> 31)) >> 32) * bound >> 32);
  }

 private:
  std::uint64_t state_;
};

// Always the same games, whatever the seed of the run.
template <class G>
std::uint64_t signature(const typename G::Options& options) {
  const auto& content = Trait<G>::content();
  std::uint64_t hash = hash_of("");
  for (int game = 0; game < signature_games<G>(); ++game) {
    SignatureRandom random(static_cast<std::uint64_t>(game));
    typename G::State state = G::initial(content, options);
    int plies = 0;
    for (SeatSet acting = G::to_act(content, state); !acting.empty() && plies < G::kMaxPlies;
         acting = G::to_act(content, state), ++plies) {
      const Seat seat = any_of(acting, random);
      G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
      hash = hashed(hash, state);
    }
  }
  return hash;
}

inline std::vector<std::string> lines_of(const char* file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

template <class G>
void signature_is_kept() {
  std::vector<std::string> now;
  for (const auto& options : Trait<G>::option_sets()) {
    std::ostringstream line;
    line << G::kName << " " << Trait<G>::text(options) << ": " << std::hex << std::setw(16)
         << std::setfill('0') << signature<G>(options);
    now.push_back(line.str());
  }
  std::vector<std::string> kept, others;
  for (const std::string& line : lines_of(kSignatureFile))
    (line.starts_with(std::string(G::kName) + " ") ? kept : others).push_back(line);
  if (!environment("PARADOXA_WRITE_SIGNATURE").empty()) {
    std::ofstream out(kSignatureFile);
    for (const std::string& line : others) out << line << "\n";
    for (const std::string& line : now) out << line << "\n";
    ASSERT_TRUE(out.good()) << "run this in the root of the repository";
    kept = now;
  }
  EXPECT_EQ(kept, now) << "the rules play other games than " << kSignatureFile << " says";
}

template <class G>
bool add_signature() {
  add_row<G>("A6_the_signature_is_that_of_bench_signature_txt", &signature_is_kept<G>);
  return true;
}

}  // namespace paradoxa::battery
