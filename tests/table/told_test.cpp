// A viewer who is not told of a move sees no change: same view, same seats to act, same legal
// moves. The server relies on this, because it sends such a viewer no frame (docs/tables.md).
#include "table/seated.hpp"

namespace paradoxa {
namespace {

std::string noticed(const AnyPosition& position, Viewer viewer) {
  std::string text = position.view_text(viewer) + json::serialize(acting_json(position.to_act()));
  if (viewer.is_seat())
    for (const std::string& move : position.legal(viewer.seat())) text += "\n" + move;
  return text;
}

// Plays a game by random moves, Nature's included, and looks at every ply.
void expect_all_is_told(const AnyGame& game, int seats, FastRandom& random) {
  auto position = std::move(*game.start(seats, {}));
  while (!position->to_act().empty() && !testing::Test::HasFailure()) {
    const SeatSet acting = position->to_act();
    const Seat s = acting.nth(random.below(static_cast<std::uint32_t>(acting.size())));
    const std::string move = position->random_move(s, random);
    const auto before = position->clone();
    std::unique_ptr<AnyEvents> events;
    ASSERT_FALSE(position->play(s, move, events));
    for_each_viewer(seats, [&](Viewer viewer) {
      if (viewer.seat() == s || events->tells(viewer)) return;
      EXPECT_EQ(noticed(*before, viewer), noticed(*position, viewer))
          << game.name() << ": viewer " << int{viewer.code} << " is not told of " << move << " by "
          << int{s.index};
    });
  }
}

TEST(Told, who_is_told_nothing_notices_nothing) {
  FastRandom random = random_for("told");
  for (const auto& game : games().games())
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats)
      for (int i = 0; i < 4; ++i) expect_all_is_told(*game, seats, random);
}

}  // namespace
}  // namespace paradoxa
