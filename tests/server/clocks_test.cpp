// The system clock may be set while people play: time keeps running regardless.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/wall_clock.hpp"
#include "table/clock.hpp"

namespace paradoxa {
namespace {

std::int64_t date_ms = 0;

TEST(Clocks, a_date_that_jumps_neither_stops_time_nor_speeds_it_up) {
  constexpr std::int64_t kHour = 3'600'000;
  date_ms = 1'000 * kHour;
  const SteadyClock clock([] { return date_ms; });
  const std::int64_t start = clock.now_ms();
  EXPECT_GE(start, 1'000 * kHour);
  EXPECT_LT(start, 1'001 * kHour) << "it begins with the date";
  for (const std::int64_t jump : {-kHour, 40 * 24 * kHour, -1'000 * kHour}) {
    const std::int64_t before = clock.now_ms();
    date_ms += jump;
    EXPECT_GE(clock.now_ms(), before);
    EXPECT_LT(clock.now_ms(), before + kHour);
  }
}

TEST(Clocks, time_passes) {
  const SteadyClock clock;
  const std::int64_t start = clock.now_ms();
  while (clock.now_ms() == start) {
  }
  EXPECT_GT(clock.now_ms(), start);
}

// A server may start with an earlier date than the one its games were stored with.
TEST(Clocks, an_earlier_date_gives_no_thinking_time_away) {
  Clock clock({ClockKind::kFischer, 60'000, 0});
  clock.run(SeatSet::of(seat(0)), 1'000'000);
  EXPECT_EQ(clock.left_ms(seat(0), 940'000), 60'000);
  EXPECT_EQ(clock.left_ms(seat(0), 1'010'000), 50'000);
}

TEST(Clocks, an_earlier_date_leaves_a_bucket_as_full_as_it_was) {
  Bucket bucket(2, 1);
  EXPECT_TRUE(bucket.take(1'000'000));
  EXPECT_TRUE(bucket.take(940'000));
  EXPECT_FALSE(bucket.take(940'000));
  EXPECT_TRUE(bucket.take(941'000));
}

}  // namespace
}  // namespace paradoxa
