// How much work a run does, from which seed, and how the games of a row are spread and reported.
//
//   PARADOXA_BUDGET   test (default), soak or soak_sanitized (a twentieth of soak)
//   PARADOXA_SEED     any text; another one explores new ground
//   PARADOXA_GAME     plays this one game of each row alone: what a failure names
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "engine/random.hpp"

namespace paradoxa::battery {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

inline std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

inline bool soaking() { return environment("PARADOXA_BUDGET").starts_with("soak"); }

// Amounts of work: `test` in a release build, `soak` in a long run.
struct Budget {
  std::int64_t test = 0;
  std::int64_t soak = 0;

  std::int64_t amount() const {
    if (environment("PARADOXA_BUDGET") == "soak") return soak;
    if (environment("PARADOXA_BUDGET") == "soak_sanitized") return soak / 20;
    return std::max<std::int64_t>(kSanitized ? test / 8 : test, 1);
  }
};

// How much of each row a game can afford, in games.
struct Budgets {
  Budget playouts;  // A4
  Budget copies;    // A7, A8
  Budget legality;  // A9, A10
  Budget worlds;    // B1, B2
  Budget traces;    // B3
  Budget refusals;  // B5
  Budget codec;     // A7, B4 in JSON
};

// FNV-1a.
constexpr std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  return hash;
}

inline std::string seed_text() {
  const std::string_view given = environment("PARADOXA_SEED");
  return given.empty() ? "1" : std::string(given);
}

// A game of a row; the number may lie beyond the row's budget.
struct SeededGame {
  std::string seed;  // of the run
  std::int64_t game = 0;

  // No two rows and no two games of a row share one.
  std::uint64_t seed_in(std::string_view row) const {
    FastRandom mixed(hash_of(seed) ^ hash_of(row) * 3 ^ static_cast<std::uint64_t>(game) << 20);
    return mixed.next();
  }
};

inline std::uint64_t seed_of(std::string_view row, std::int64_t game) {
  return SeededGame{seed_text(), game}.seed_in(row);
}

// The games that once failed this row: lines `row|seed|game`.
inline std::vector<SeededGame> regressions_of(const std::string& row) {
  std::vector<SeededGame> games;
  std::ifstream file("tests/regressions/battery.txt");
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(row + "|")) continue;
    const std::size_t bar = line.rfind('|');
    games.push_back(
        {line.substr(row.size() + 1, bar - row.size() - 1), std::atoll(line.c_str() + bar + 1)});
  }
  return games;
}

// What went wrong in a game, in words; nothing if all is well.
using Finding = std::optional<std::string>;

// An exception is a finding too: it must not end the program without saying which game it was.
template <class Play>
Finding guarded_finding(const Play& play) {
  try {
    return play();
  } catch (const std::exception& error) {
    return std::string("an exception: ") + error.what();
  }
}

// Plays the games of a row and leaves the counters of all of them in `worker`. A worker is called
// with the number of the game and its generator; `add` takes in the counters of another one.
// Long runs use every core; short ones leave the other cores to the other tests. The first
// finding ends the row.
template <class Worker>
bool play_games(const std::string& row, std::int64_t games, Worker& worker) {
  std::int64_t first = 0;
  std::vector<SeededGame> once_failed = regressions_of(row);
  if (const std::string_view one = environment("PARADOXA_GAME"); !one.empty()) {
    first = std::atoll(one.data());
    games = first + 1;
    once_failed.clear();
  }
  std::atomic<std::int64_t> next{first};
  std::atomic<bool> failed{false};
  std::mutex mutex;
  std::string what;
  const auto play = [&](Worker& mine, const SeededGame& one) {
    FastRandom random(one.seed_in(row));
    const Finding finding = guarded_finding([&] { return mine(one.game, random); });
    if (!finding || failed.exchange(true)) return;
    const std::lock_guard lock(mutex);
    what = "game " + std::to_string(one.game) + " of PARADOXA_SEED=" + one.seed + ": " + *finding;
  };
  const auto work = [&](Worker& mine) {
    for (std::int64_t game = next++; game < games && !failed; game = next++)
      play(mine, {seed_text(), game});
  };
  for (const SeededGame& one : once_failed) play(worker, one);
  const unsigned threads = soaking() ? std::max(1u, std::thread::hardware_concurrency()) : 1;
  std::vector<Worker> others(threads - 1, worker);
  std::vector<std::thread> running;
  for (Worker& other : others) running.emplace_back(work, std::ref(other));
  work(worker);
  for (std::thread& thread : running) thread.join();
  for (const Worker& other : others) worker.add(other);
  if (failed) ADD_FAILURE() << row << ", " << what;
  return !failed;
}

// The last line of a long row: `A4 paradominetor: 10000000 games, 0 failures`.
inline void print_figure(const std::string& row, const std::string& figure, bool ok) {
  std::cout << row << ": " << figure << (ok ? ", 0 failures" : ", FAILED") << std::endl;
}

}  // namespace paradoxa::battery
