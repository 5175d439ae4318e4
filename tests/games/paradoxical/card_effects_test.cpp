// Every card's effect in play, from examples/effects.txt.
#include <set>

#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

std::string stripped(std::string part) {
  while (part.starts_with(' ')) part.erase(0, 1);
  while (part.ends_with(' ')) part.pop_back();
  return part;
}

TEST(PxCardEffects, all_52_do_what_their_line_says) {
  std::set<std::string> seen;
  for (const std::string& line : lines_of("games/paradoxical/examples/effects.txt")) {
    if (line.starts_with("#")) continue;
    const std::vector<std::string> parts = split(line, "|");
    ASSERT_EQ(parts.size(), 4u) << line;
    SCOPED_TRACE(line);
    const std::string name = stripped(parts[0]);
    EXPECT_TRUE(seen.insert(name).second);
    TestGame game(table(2, stripped(parts[1])));
    game.play("effect " + name + ", " + stripped(parts[2]));
    EXPECT_EQ(game->active, seat(1)) << "the effect is not over";
    EXPECT_EQ(Drawn(game.state()).places(), stripped(parts[3]));
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kFaces));
}

}  // namespace
}  // namespace paradoxa::paradoxical
