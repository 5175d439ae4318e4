// Full positions drawn from all that agree with what a seat has seen.
//
// Within a deck and a batch (PX-I14) every way of laying the unseen cards onto the hidden places is
// equally likely: that is what the shuffles say, the choices of others taken to say nothing.
// docs/determinize.md says more.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/state.hpp"
#include "games/paradoxical/rules/view.hpp"

namespace paradoxa::paradoxical {

// Invariant: view(content, next(random), viewer of the view) is the view again, byte for byte.
class Sampler {
 public:
  // Precondition: a view of a game, made by view().
  Sampler(const Content& content, const View& view);

  State next(FastRandom& random) const;

 private:
  // A place that the viewer cannot look into.
  struct Hidden {
    enum class Kind : std::uint8_t { kHand, kOrdered, kAside };
    Kind kind{};
    std::uint8_t at = 0;  // a seat, a place in the row of the pile, or aside
    Deck deck{};
    std::uint8_t batch = 0;
  };

  void read_hands(const View& view);
  void read_decks(const View& view);
  void read_aside(const View& view);
  void fill(State& state, const Hidden& place, Card card) const;

  State frame_{};     // all that is known, in place
  CardSet newest_{};  // unseen cards of the newest batches
  FixedList<HandCard, kMaxHandCards> older_;
  FixedList<Hidden, kMaxHandCards + kMaxCards> places_;
};

}  // namespace paradoxa::paradoxical
