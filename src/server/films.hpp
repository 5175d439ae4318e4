// Replays, generated off the loop and cached for a while: one costs tens of milliseconds and may
// take a megabyte.
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "server/loop.hpp"
#include "server/workers.hpp"
#include "table/film.hpp"

namespace paradoxa {

struct Film {
  std::string error;   // why there is none
  std::string plain;   // JSON
  std::string zipped;  // empty where it would not pay

  std::size_t bytes() const { return plain.size() + zipped.size(); }
};

// Lives on the loop.
class Films {
 public:
  using Shared = std::shared_ptr<const Film>;
  using Made = std::function<void(const Shared&)>;

  Films(Loop& loop, Workers& workers, std::size_t most_bytes = 32 * 1024 * 1024)
      : loop_(loop), workers_(workers), most_bytes_(most_bytes) {}
  ~Films() { *alive_ = false; }
  Films(const Films&) = delete;
  Films& operator=(const Films&) = delete;

  // One that was made before, or null.
  Shared find(const std::string& key);
  // What to make of a record whose game is in the registry.
  using Shoot = std::function<Parsed<json::object>(const Registry&, const Record&)>;
  // Makes a replay, or something else about a record, on a worker thread. Requests for the same
  // that arrive in the meantime share the result. Returns false when the queue is full.
  bool make(const std::string& key, std::shared_ptr<const AnyGame> game, const Record& record,
            Shoot shoot, Made done);
  std::size_t waiting() const { return workers_.waiting(); }

 private:
  struct Kept {
    Shared film;
    std::list<std::string>::iterator used;
  };
  void made(const std::string& key, const Shared& film);
  void keep(const std::string& key, const Shared& film);

  Loop& loop_;
  Workers& workers_;
  const std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::list<std::string> by_use_;  // keys, the last used first
  std::map<std::string, Kept> kept_;
  std::map<std::string, std::vector<Made>> waiting_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace paradoxa
