// A bot for whoever holds a position without knowing its game: tables, protocols, the terminal.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/spec.hpp"
#include "engine/any_game.hpp"

namespace paradoxa {

struct Considered {
  std::string move;
  std::uint32_t visits = 0;
  double value = 0;  // mean reward of the seat, 0 to 1
};

struct Advice {
  std::string move;
  std::uint32_t iterations = 0;
  std::vector<Considered> considered;  // empty when the bot did not search
};

// Thinks about one position at a time. Of the position it is shown the seat's view alone.
class Adviser {
 public:
  virtual ~Adviser() = default;
  // Precondition: the seat is to act. The same seed and budget give the same advice. Whoever sets
  // `cancelled` gets some legal move, soon.
  virtual Advice choose(const AnyPosition& position, Seat seat, std::uint64_t seed,
                        const std::atomic<bool>* cancelled = nullptr) = 0;
};

std::unique_ptr<Adviser> make_adviser(const AnyGame& game, const BotSpec& spec);

}  // namespace paradoxa
