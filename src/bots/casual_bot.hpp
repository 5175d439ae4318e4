// The heuristic opponent of each game (src/games/<game>/casual.hpp), with mistakes if wanted.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include "bots/choice.hpp"
#include "engine/game.hpp"

namespace paradoxa {

// Every game has a `casual_move` in its own namespace. It gets what the seat knows in parts: the
// view, then what was heard where the game hears, then what the seat believes where it believes.
//
// clang-format off: it cannot lay out long concepts.
template <class G>
concept HasCasual =
    Game<G> && requires(const typename G::Content& content, const typename G::View& view,
                        const typename G::Heard& heard, const typename G::Belief& belief, Seat seat,
                        const typename G::MoveList& legal, FastRandom& random) {
      requires(kHears<G> || requires {
        { casual_move(content, view, seat, legal, random) } -> std::same_as<typename G::Move>;
      });
      requires(!kHears<G> || kBelieves<G> || requires {
        { casual_move(content, view, heard, seat, legal, random) } -> std::same_as<typename G::Move>;
      });
      requires(!kBelieves<G> || requires {
        { casual_move(content, view, heard, belief, seat, legal, random) }
            -> std::same_as<typename G::Move>;
      });
    };
// clang-format on

template <Game G>
class CasualBot {
 public:
  // Of a hundred moves, `mistakes_percent` are made without thinking.
  explicit CasualBot(int mistakes_percent = 0)
      : mistakes_percent_(static_cast<std::uint32_t>(mistakes_percent)) {}

  Choice<G> choose(const typename G::Content& content, const Known<G>& known, Seat seat,
                   const typename G::MoveList& legal, FastRandom& random) const {
    Choice<G> choice;
    if (mistakes_percent_ > 0 && random.below(100) < mistakes_percent_)
      choice.move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    else
      choice.move = thought(content, known, seat, legal, random);
    return choice;
  }

 private:
  static typename G::Move thought(const typename G::Content& content, const Known<G>& known,
                                  Seat seat, const typename G::MoveList& legal,
                                  FastRandom& random) {
    static_assert(HasCasual<G>, "include the game's casual.hpp (games/all.hpp has them all)");
    const Mind<G> mind(content, known);
    const Known<G>& all = mind.known();
    if constexpr (kBelieves<G>)
      return casual_move(content, all.view, all.heard, std::as_const(*all.belief), seat, legal,
                         random);
    else if constexpr (kHears<G>)
      return casual_move(content, all.view, all.heard, seat, legal, random);
    else
      return casual_move(content, all.view, seat, legal, random);
  }

  std::uint32_t mistakes_percent_;
};

}  // namespace paradoxa
