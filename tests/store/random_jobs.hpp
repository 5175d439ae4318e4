// A small world of tables and people, jobs drawn over it, and all that a store says about it.
#pragma once

#include <string>
#include <vector>

#include "engine/random.hpp"
#include "store/store.hpp"

namespace paradoxa {

struct RandomWorld {
  std::uint32_t tables = 5;
  std::uint32_t people = 4;
  // How often, of a hundred, an entry has the wrong number or a rewriting the wrong length.
  std::uint32_t mistakes = 15;
  bool forgets_tables = false;  // else a table stays once it is there
};

inline std::string table_name(std::uint32_t i) { return "table" + std::to_string(i); }
inline std::string person_name(std::uint32_t i) { return "person" + std::to_string(i); }
inline std::string account_name(std::uint32_t i) { return "account" + std::to_string(i); }
inline Digest token_hash(std::uint32_t i) { return sha256("token" + std::to_string(i)); }

// Draws jobs of all kinds. `known` is asked which entries would be the next.
class RandomJobs {
 public:
  RandomJobs(Store& known, FastRandom random, RandomWorld world = {})
      : known_(known), random_(random), world_(world) {}

  Job job();
  std::vector<Job> round();  // one to four jobs
  ListQuery query();

 private:
  Write write();
  Write new_entry();
  Write rewriting();
  std::string body();
  bool mistaken() { return random_.below(100) < world_.mistakes; }
  std::string some_table() { return table_name(random_.below(world_.tables)); }
  std::string some_person() { return person_name(random_.below(world_.people)); }

  Store& known_;
  FastRandom random_;
  RandomWorld world_;
};

// Everything that can be read of the world, as text: two stores that agree on it hold the same.
std::string told_by(Store& store, const RandomWorld& world = {});

}  // namespace paradoxa
