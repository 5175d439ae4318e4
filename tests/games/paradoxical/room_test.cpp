// A hand has room for all that an action can still bring into it.
#include <gtest/gtest.h>

#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

// Cards of the decks go into a hand as long as the position is accepted; says what refused the
// next.
std::string_view fill_hand(State& state, Seat s) {
  for (;;) {
    if (state.hand(s).size == Hand::kRoom) return "the hand is full";
    const CardSet deck = state.unordered(Deck{0}) | state.unordered(Deck{1});
    if (deck.empty()) return "no card is left";
    State fuller = state;
    const Card card = deck.nth(0);
    fuller.face_down.remove(card);
    into_hand_hidden(fuller, s, card);
    if (const std::string_view wrong = flaw(shipped(), fuller); !wrong.empty()) return wrong;
    state = fuller;
  }
}

TEST(PxRoom, PX_OP_0_a_hand_that_an_action_would_overfill_is_refused) {
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    FastRandom random(seed);
    State state = initial(shipped(), Options::for_seats(2 + static_cast<int>(seed % 3)));
    for (SeatSet acting; !(acting = to_act(shipped(), state)).empty();) {
      for (int s = 0; s < state.seats() && state.program != Program::kNone; ++s) {
        State filled = state;
        if (fill_hand(filled, seat(s)).starts_with("PX-OP.0")) ++refused;
        // Nothing that is accepted overflows when it is played on.
        while (filled.program != Program::kNone && filled.ask != Ask::kOver) {
          const Seat who = to_act(shipped(), filled).first();
          apply(shipped(), filled, who, sample(shipped(), filled, who, random), NobodyListens{});
          ASSERT_EQ(flaw(shipped(), filled), "");
        }
      }
      const Seat who = acting.first();
      apply(shipped(), state, who, sample(shipped(), state, who, random), NobodyListens{});
    }
  }
  EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace paradoxa::paradoxical
