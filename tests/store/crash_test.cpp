// D1, D3: the power fails at any call. What was acknowledged is there; the rest is there whole or
// not at all.
#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "store/session.hpp"

namespace paradoxa {
namespace {

using battery::Budget;
using battery::print_figure;
using battery::seed_of;

// The round under way may have been written without its callers knowing.
bool is_as_acknowledged(const Script& script, std::size_t acknowledged, const std::string& world) {
  return world == script.worlds[acknowledged] ||
         (acknowledged + 1 < script.worlds.size() && world == script.worlds[acknowledged + 1]);
}

TEST(D1Soak, a_power_loss_at_any_call_takes_nothing_back) {
  const std::int64_t wanted = Budget{2000, 20000}.amount();
  const Script script = random_script(seed_of("D1", 0), 100);
  const Recording recording = record_session(script);
  const std::size_t calls = recording.calls.size();
  ASSERT_GT(calls, 500u);
  Platters platters({});
  std::int64_t crashes = 0;
  for (std::size_t made = 0; made <= calls; ++made) {
    if (made > 0) platters.take(recording.calls[made - 1]);
    // Spread evenly, whether there are more crashes than calls or fewer.
    const auto due =
        static_cast<std::int64_t>(made + 1) * wanted / static_cast<std::int64_t>(calls);
    for (; crashes < due; ++crashes) {
      FastRandom random(seed_of("D1 crash", crashes));
      SimulatedDisk disk(platters.after_power_loss(random));
      const std::string world = world_on(disk);
      ASSERT_TRUE(is_as_acknowledged(script, recording.acknowledged(made), world))
          << "PARADOXA_SEED=" << battery::seed_text() << ", crash " << crashes << " after " << made
          << " of " << calls << " calls, " << recording.acknowledged(made)
          << " rounds acknowledged, found:" << world;
    }
  }
  print_figure("D1", std::to_string(crashes) + " crashes at " + std::to_string(calls) + " calls",
               crashes >= wanted);
  EXPECT_GE(crashes, wanted);
}

TEST(D3Soak, a_second_power_loss_while_recovering_takes_nothing_back) {
  const std::int64_t wanted = Budget{300, 4000}.amount();
  const Script script = random_script(seed_of("D3", 0), 60);
  const Recording recording = record_session(script);
  const std::size_t calls = recording.calls.size();
  Platters platters({});
  std::int64_t pairs = 0;
  for (std::size_t made = 0; made <= calls; ++made) {
    if (made > 0) platters.take(recording.calls[made - 1]);
    const auto due =
        static_cast<std::int64_t>(made + 1) * wanted / static_cast<std::int64_t>(calls);
    for (; pairs < due; ++pairs) {
      FastRandom random(seed_of("D3 crash", pairs));
      SimulatedDisk first(platters.after_power_loss(random));
      const std::string world = world_on(first);
      ASSERT_TRUE(is_as_acknowledged(script, recording.acknowledged(made), world)) << world;
      // What the first recovery found, players have seen: it stays.
      Platters again(first.before());
      const std::size_t survived =
          random.below(static_cast<std::uint32_t>(first.calls().size()) + 1);
      for (std::size_t i = 0; i < survived; ++i) again.take(first.calls()[i]);
      SimulatedDisk second(again.after_power_loss(random));
      ASSERT_EQ(world_on(second), world)
          << "PARADOXA_SEED=" << battery::seed_text() << ", pair " << pairs << " after " << made
          << " calls, and " << survived << " of " << first.calls().size() << " while recovering";
    }
  }
  print_figure("D3", std::to_string(pairs) + " pairs of crashes", pairs >= wanted);
  EXPECT_GE(pairs, wanted);
}

}  // namespace
}  // namespace paradoxa
