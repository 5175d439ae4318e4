// A bot for whoever holds a position without knowing its game: tables, protocols, the terminal.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/comparison.hpp"
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

  // What a person can learn from it, where somebody asked for that.
  std::string fact{};                       // what speaks for the move (engine/fact.hpp), as JSON
  std::optional<MoveComparison> against{};  // the next best, if there is one
};

// What one seat of one table makes of all that it was told (engine/heard.hpp), kept from choice to
// choice by whoever asks for advice. It saves time and changes nothing: it may be dropped at any
// time, or be given for another seat or table of the same game.
class AnyBelief {
 public:
  virtual ~AnyBelief() = default;
};

// Thinks about one position at a time. Of the position it is shown what the seat knows alone: its
// view and what it was told on the way.
class Adviser {
 public:
  virtual ~Adviser() = default;
  // A belief to keep for a seat; null in games that have no use for one.
  virtual std::unique_ptr<AnyBelief> blank_belief() const = 0;
  // Precondition: the seat is to act. The same seed and budget give the same advice. Whoever sets
  // `cancelled` gets some legal move, soon.
  virtual Advice choose(const AnyPosition& position, Seat seat, std::uint64_t seed,
                        const std::atomic<bool>* cancelled = nullptr,
                        AnyBelief* belief = nullptr) = 0;
  // Adds the reasons to what was chosen here.
  virtual void explain(const AnyPosition& position, Seat seat, std::uint64_t seed, Advice& advice,
                       const std::atomic<bool>* cancelled = nullptr,
                       AnyBelief* belief = nullptr) = 0;
};

std::unique_ptr<Adviser> make_adviser(const AnyGame& game, const BotSpec& spec);

}  // namespace paradoxa
