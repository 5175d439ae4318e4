// The heuristic opponent of each game (src/games/<game>/casual.hpp), with mistakes if wanted.
#pragma once

#include <concepts>
#include <cstdint>

#include "bots/choice.hpp"
#include "engine/game.hpp"

namespace paradoxa {

// Every game has a `casual_move` in its own namespace.
template <class G>
concept HasCasual =
    Game<G> && requires(const typename G::Content& content, const typename G::View& view, Seat seat,
                        const typename G::MoveList& legal, FastRandom& random) {
      { casual_move(content, view, seat, legal, random) } -> std::same_as<typename G::Move>;
    };

template <Game G>
class CasualBot {
 public:
  // Of a hundred moves, `mistakes_percent` are made without thinking.
  explicit CasualBot(int mistakes_percent = 0)
      : mistakes_percent_(static_cast<std::uint32_t>(mistakes_percent)) {}

  Choice<G> choose(const typename G::Content& content, const typename G::View& view, Seat seat,
                   const typename G::MoveList& legal, FastRandom& random) const {
    static_assert(HasCasual<G>, "include the game's casual.hpp (games/all.hpp has them all)");
    Choice<G> choice;
    if (mistakes_percent_ > 0 && random.below(100) < mistakes_percent_)
      choice.move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    else
      choice.move = casual_move(content, view, seat, legal, random);
    return choice;
  }

 private:
  std::uint32_t mistakes_percent_;
};

}  // namespace paradoxa
