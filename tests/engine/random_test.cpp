// The quick generator, and Nature's: every outcome equally likely.
#include "engine/random.hpp"

#include <gtest/gtest.h>

#include "engine/nature.hpp"
#include "statistics.hpp"

namespace paradoxa {
namespace {

constexpr std::uint32_t kBounds[] = {2, 3, 5, 7, 15, 25, 60, 75, 100, 1000};

TEST(FastRandom, is_the_same_for_the_same_seed) {
  FastRandom a(7), b(7), c(8);
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t next = a.next();
    EXPECT_EQ(next, b.next());
    EXPECT_NE(next, c.next());
  }
  FastRandom parent(7);
  FastRandom child = parent.split();
  EXPECT_NE(child.next(), parent.next());
}

TEST(FastRandom, below_stays_below_every_bound) {
  FastRandom random(1);
  for (int shift = 0; shift < 32; ++shift)
    for (const std::uint32_t bound : {1u << shift, (1u << shift) + 1, ~0u >> shift})
      for (int i = 0; i < 200; ++i) ASSERT_LT(random.below(bound), bound);
  EXPECT_EQ(random.below(1), 0u);
}

template <class Draw>
double p_of_draws(std::uint32_t bound, int draws, Draw&& draw) {
  std::vector<std::uint64_t> cells(bound);
  for (int i = 0; i < draws; ++i) ++cells[draw()];
  return p_of_equal_cells(cells);
}

TEST(FastRandom, below_is_unbiased) {
  for (const std::uint32_t bound : kBounds) {
    FastRandom random(bound);
    const double p = p_of_draws(bound, 400'000, [&] { return random.below(bound); });
    EXPECT_TRUE(believable(p)) << "bound " << bound << ", p " << p;
  }
}

// A bound of three quarters of the range: a plain remainder doubles the lowest outcomes, a plain
// multiplication every third one. So an outcome is looked at from both sides.
constexpr std::uint32_t kLarge = 3u << 30;
std::uint32_t cell_of(std::uint32_t drawn) { return (drawn >> 28) * 3 + drawn % 3; }

TEST(FastRandom, below_is_unbiased_for_large_bounds) {
  FastRandom random(3);
  const double p = p_of_draws(36, 400'000, [&] { return cell_of(random.below(kLarge)); });
  EXPECT_TRUE(believable(p)) << p;
}

TEST(FastRandom, canary_a_remainder_and_a_bare_multiplication_are_noticed) {
  FastRandom random(3);
  const double remainder = p_of_draws(36, 400'000, [&] {
    return cell_of(static_cast<std::uint32_t>(random.next() >> 32) % kLarge);
  });
  EXPECT_FALSE(believable(remainder));
  const double multiplied = p_of_draws(36, 400'000, [&] {
    return cell_of(static_cast<std::uint32_t>(((random.next() >> 32) * kLarge) >> 32));
  });
  EXPECT_FALSE(believable(multiplied));
}

TEST(NatureDraw, is_unbiased) {
  const Key256 key = sha256("unbiased");
  std::uint64_t number = 0;
  for (const std::uint32_t bound : kBounds) {
    const double p = p_of_draws(bound, 50'000, [&] { return nature_draw(key, number++, bound); });
    EXPECT_TRUE(believable(p)) << "bound " << bound << ", p " << p;
  }
  const double p =
      p_of_draws(36, 100'000, [&] { return cell_of(nature_draw(key, number++, kLarge)); });
  EXPECT_TRUE(believable(p)) << p;
}

TEST(Statistics, the_tail_is_that_of_the_tables) {
  // Upper 5 %, 1 % and 0.1 % points.
  EXPECT_NEAR(chi_square_tail(18.307, 10), 0.05, 0.001);
  EXPECT_NEAR(chi_square_tail(23.209, 10), 0.01, 0.0005);
  EXPECT_NEAR(chi_square_tail(149.449, 100), 0.001, 0.0001);
  EXPECT_NEAR(chi_square_tail(3.940, 10), 0.95, 0.002);
  EXPECT_NEAR(chi_square_tail(118.498, 100), 0.10, 0.001);
}

}  // namespace
}  // namespace paradoxa
