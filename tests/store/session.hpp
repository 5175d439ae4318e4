// A session on a simulated disk: rounds of jobs, and how the world looks after each.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/memory_store.hpp"
#include "store/power_loss.hpp"
#include "store/random_jobs.hpp"
#include "store/simulated_disk.hpp"
#include "store/sqlite_store.hpp"

namespace paradoxa {

// A short log, so that a session sees many checkpoints.
inline SqliteSettings on_disk(const SimulatedDisk& disk) {
  return {.checkpoint_pages = 40, .vfs = disk.vfs()};
}

struct Script {
  std::vector<std::vector<Job>> rounds;
  std::vector<std::vector<Kept>> answers;  // to each round
  std::vector<std::string> worlds;         // before the first round, and after each
};

inline Script random_script(std::uint64_t seed, int rounds) {
  Script script;
  MemoryStore model;
  RandomJobs random(model, FastRandom(seed), {.mistakes = 3});
  // Tables first, so that most of what follows are moves.
  std::vector<Job> opening;
  for (std::uint32_t i = 0; i < RandomWorld{}.tables; ++i)
    opening.push_back({NewTable{table_name(i), "game", "head", true, 7}});
  script.worlds.push_back(told_by(model));
  for (int i = 0; i < rounds; ++i) {
    script.rounds.push_back(i == 0 ? opening : random.round());
    script.answers.push_back(model.keep(script.rounds.back()));
    script.worlds.push_back(told_by(model));
  }
  return script;
}

// What was done to a disk, and after how many calls each round was acknowledged.
struct Recording {
  std::vector<DiskCall> calls;
  std::vector<std::size_t> acknowledged_at;

  std::size_t acknowledged(std::size_t calls_made) const {
    const auto later = std::upper_bound(acknowledged_at.begin(), acknowledged_at.end(), calls_made);
    return static_cast<std::size_t>(later - acknowledged_at.begin());
  }
};

// Plays a script, closing and opening the store again in the middle.
inline Recording record_session(const Script& script) {
  SimulatedDisk disk;
  Recording recording;
  std::unique_ptr<SqliteStore> store;
  for (std::size_t i = 0; i < script.rounds.size(); ++i) {
    if (i % (script.rounds.size() / 2 + 1) == 0) {
      store.reset();
      store = std::make_unique<SqliteStore>();
      EXPECT_EQ(store->open("db", on_disk(disk)), "");
    }
    EXPECT_EQ(store->keep(script.rounds[i]), script.answers[i]) << "round " << i;
    recording.acknowledged_at.push_back(disk.calls().size());
  }
  EXPECT_EQ(told_by(*store), script.worlds.back());
  store.reset();
  recording.calls = disk.calls();
  return recording;
}

// Opens what is on a disk; what it holds, or why it cannot be opened.
inline std::string world_on(SimulatedDisk& disk) {
  SqliteStore store;
  if (std::string error = store.open("db", on_disk(disk)); !error.empty())
    return "refused: " + error;
  return told_by(store);
}

}  // namespace paradoxa
