// Events of a table: kept move by move, and regenerated from any ply after they were dropped.
#include "table/seated.hpp"

namespace paradoxa {
namespace {

// Everything a viewer is told from a ply on.
std::string told(const std::vector<std::shared_ptr<const AnyEvents>>& events, Viewer viewer) {
  std::string text;
  for (const auto& of_a_move : events) text += json::serialize(of_a_move->as_json(viewer)) + "\n";
  return text;
}

TEST(TableEvents, what_is_played_again_is_told_again) {
  FastRandom random = random_for("events");
  for (int game = 0; game < 6; ++game) {
    Table table = seeded_table(3 + game % 3, "events " + std::to_string(game));
    play_to_the_end(table, random);
    const std::size_t since = random.below(static_cast<std::uint32_t>(table.ply()));
    std::vector<std::shared_ptr<const AnyEvents>> kept;
    for (std::size_t i = since; i < table.ply(); ++i) kept.push_back(table.made()[i].events);
    for (const Viewer viewer : {kReferee, kSpectator, Viewer::of(seat(0)), Viewer::of(seat(2))})
      EXPECT_EQ(told(table.events_between(since, table.ply()), viewer), told(kept, viewer));
    table.forget_events();
    EXPECT_EQ(table.made().back().events, nullptr);
    EXPECT_EQ(told(table.events_between(since, table.ply()), kReferee), told(kept, kReferee));
    EXPECT_TRUE(table.events_between(table.ply(), table.ply()).empty());
  }
}

TEST(TableEvents, every_move_of_a_seat_tells_something_to_everybody) {
  FastRandom random = random_for("something");
  Table table = seeded_table(4, "something");
  play_to_the_end(table, random);
  for (const Made& made : table.made()) {
    if (is_nature(made.seat)) continue;
    for (int s = 0; s < 4; ++s)
      EXPECT_FALSE(made.events->as_json(Viewer::of(seat(s))).empty()) << made.move;
  }
}

}  // namespace
}  // namespace paradoxa
