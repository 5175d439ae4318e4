// Fixed lists, seats, viewers, clauses, parsed values, events, bits.
#include <type_traits>

#include <gtest/gtest.h>

#include "engine/bits.hpp"
#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/fixed_list.hpp"
#include "engine/fixed_text.hpp"
#include "engine/game.hpp"
#include "engine/outcome.hpp"
#include "engine/parsed.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace paradoxa {
namespace {

// ---- FixedList ----------------------------------------------------------------------------------

constexpr FixedList<int, 4> counted(int size) {
  FixedList<int, 4> list;
  for (int i = 1; i <= size; ++i) list.push_back(10 * i);
  return list;
}

static_assert(counted(3).size() == 3 && counted(3)[2] == 30 && counted(3).back() == 30);
static_assert(counted(4).full() && !counted(3).full() && counted(0).empty());
static_assert(FixedList<int, 4>::capacity() == 4);
static_assert(std::is_trivially_copyable_v<FixedList<int, 4>>);

TEST(FixedList, keeps_what_was_pushed_in_order) {
  auto list = counted(3);
  int sum = 0;
  for (const int item : list) sum = sum * 100 + item;
  EXPECT_EQ(sum, 102030);
  list.pop_back();
  EXPECT_EQ(list.size(), 2u);
  EXPECT_TRUE(list.contains(20));
  EXPECT_FALSE(list.contains(30)) << "popped";
  list[0] = 7;
  EXPECT_EQ(list[0], 7);
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(FixedList, compares_its_items_and_not_what_was_popped) {
  auto popped = counted(3);
  popped.pop_back();
  EXPECT_EQ(popped, counted(2));
  EXPECT_NE(popped, counted(3));
  auto other = counted(2);
  other[1] = 21;
  EXPECT_NE(popped, other);
}

// ---- Seats --------------------------------------------------------------------------------------

TEST(SeatSet, adds_removes_and_lists_lowest_first) {
  SeatSet set;
  EXPECT_TRUE(set.empty());
  set.add(seat(3));
  set.add(seat(1));
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.first(), seat(1));
  EXPECT_TRUE(set.contains(seat(3)));
  EXPECT_FALSE(set.contains(seat(2)));
  set.remove(seat(1));
  EXPECT_EQ(set, SeatSet::of(seat(3)));
  set.remove(seat(1));
  EXPECT_EQ(set, SeatSet::of(seat(3)));
}

TEST(SeatSet, knows_nature_and_contains_no_impossible_seat) {
  EXPECT_TRUE(SeatSet::of(kNature).is_nature());
  EXPECT_EQ(SeatSet::of(kNature).first(), kNature);
  EXPECT_FALSE(SeatSet::of(seat(0)).is_nature());
  SeatSet full{0xFFFF};
  EXPECT_FALSE(full.contains(kNoSeat));
  EXPECT_FALSE(full.contains(seat(16)));
  static_assert(!std::is_convertible_v<int, Seat> && !std::is_convertible_v<Seat, int>);
}

TEST(Viewer, sees_as_itself_or_as_everybody) {
  for (int s = 0; s < kMaxSeats; ++s) {
    EXPECT_TRUE(Viewer::of(seat(s)).is_seat());
    EXPECT_EQ(Viewer::of(seat(s)).seat(), seat(s));
    for (int other = 0; other < kMaxSeats; ++other)
      EXPECT_EQ(Viewer::of(seat(s)).sees_as(seat(other)), s == other);
    EXPECT_TRUE(kReferee.sees_as(seat(s)));
    EXPECT_FALSE(kSpectator.sees_as(seat(s)));
  }
  EXPECT_TRUE(kSpectator.is_spectator() && !kSpectator.is_seat() && !kSpectator.is_referee());
  EXPECT_TRUE(kReferee.is_referee() && !kReferee.is_seat() && !kReferee.is_spectator());
  EXPECT_EQ(kSpectator.seat(), kNoSeat);
  EXPECT_EQ(Viewer{}, kSpectator) << "who is not named sees least";
}

// ---- Clauses ------------------------------------------------------------------------------------

static_assert(PlainValue<Clause> && sizeof(Clause) == 16);

TEST(Clause, carries_its_id) {
  EXPECT_EQ("PD-4.2"_clause.text(), "PD-4.2");
  EXPECT_TRUE("PD-4.2"_clause);
  constexpr Clause kFullLength = "PX-OP.DISCARD12"_clause;  // no such clause
  EXPECT_TRUE(kFullLength.text().ends_with("DISCARD12")) << "fifteen characters fit";
  EXPECT_NE("PD-4.2"_clause, "PD-4.3"_clause);
  EXPECT_TRUE(kNoClause.none());
  EXPECT_FALSE(kNoClause);
  EXPECT_EQ(kNoClause.text(), "");
  EXPECT_EQ(Clause{}, kNoClause);
}

// ---- Small things -------------------------------------------------------------------------------

TEST(FixedText, keeps_a_short_text_and_cuts_a_long_one) {
  constexpr FixedText<5> kText("Paradox");
  static_assert(kText.text() == "Parad");
  EXPECT_EQ(FixedText<8>("Red").text(), "Red");
  EXPECT_EQ(FixedText<8>("Red"), FixedText<8>("Red"));
  EXPECT_NE(FixedText<8>("Red"), FixedText<8>("Blue"));
  EXPECT_TRUE(FixedText<8>().empty());
}

TEST(Parsed, is_a_value_or_a_sentence) {
  const Parsed<int> good(7);
  EXPECT_TRUE(good.ok());
  EXPECT_EQ(*good, 7);
  EXPECT_EQ(good.error(), "");
  const auto bad = Parsed<int>::wrong("expected a number");
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.error(), "expected a number");
}

TEST(Bits, the_kth_set_bit_counts_from_the_lowest) {
  constexpr std::uint64_t kWord = 0x8000'0000'0100'0110u;
  static_assert(nth_set_bit(kWord, 0) == 4 && nth_set_bit(kWord, 1) == 8);
  static_assert(nth_set_bit(kWord, 2) == 24 && nth_set_bit(kWord, 3) == 63);
  FastRandom random(1);
  for (int round = 0; round < 2000; ++round) {
    const std::uint64_t word = random.next() & random.next();
    std::uint32_t k = 0;
    for (int at = 0; at < 64; ++at)
      if (word >> at & 1) {
        ASSERT_EQ(nth_set_bit(word, k++), at);
      }
  }
}

TEST(Outcome, a_shared_win_counts_as_its_fraction) {
  Outcome outcome;
  outcome.seats = 4;
  outcome.ranks = {1, 3, 1, 4};
  EXPECT_EQ(outcome.winners(), 2);
  EXPECT_DOUBLE_EQ(outcome.win_share(seat(0)), 0.5);
  EXPECT_DOUBLE_EQ(outcome.win_share(seat(1)), 0.0);
}

// ---- Events -------------------------------------------------------------------------------------

struct Whispered {
  static constexpr const char* kName = "whisper";
  static constexpr bool kReveals = true;
  Seat to{};
  int secret = 0;
  constexpr std::optional<Whispered> seen_by(Viewer v) const {
    return v.sees_as(to) ? std::optional(*this) : std::nullopt;
  }
};
struct Waved {
  static constexpr const char* kName = "wave";
  static constexpr bool kReveals = false;
  constexpr std::optional<Waved> seen_by(Viewer) const { return *this; }
};
struct Unaddressed {
  int secret = 0;
};
using Gesture = std::variant<Whispered, Waved>;

static_assert(AudienceDeclared<Whispered> && !AudienceDeclared<Unaddressed>);
static_assert(!std::is_invocable_v<EventLog<Gesture>&, const Unaddressed&>);
static_assert(std::is_invocable_v<EventLog<Gesture>&, const Waved&>);
static_assert(EventLog<Gesture>::kListens && !NobodyListens::kListens);

TEST(Events, are_told_to_their_audience) {
  EventLog<Gesture> log;
  log(Whispered{seat(1), 42});
  log(Waved{});
  ASSERT_EQ(log.events().size(), 2u);
  EXPECT_TRUE(seen_by(log.events()[0], Viewer::of(seat(1))));
  EXPECT_FALSE(seen_by(log.events()[0], Viewer::of(seat(0))));
  EXPECT_FALSE(seen_by(log.events()[0], kSpectator));
  EXPECT_TRUE(seen_by(log.events()[1], kSpectator));
  EXPECT_TRUE(reveals(log.events()[0]));
  EXPECT_FALSE(reveals(log.events()[1]));
}

}  // namespace
}  // namespace paradoxa
