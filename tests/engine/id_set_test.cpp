// Sets over small ids, rows of cards, drawing from sets.
#include "engine/id_set.hpp"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "engine/card_row.hpp"
#include "engine/game.hpp"
#include "engine/random.hpp"
#include "engine/take_any.hpp"

namespace paradoxa {
namespace {

enum class Hue : std::uint8_t { kRed, kGreen, kBlue };

struct Card {
  std::uint8_t id = 0xFF;

  friend constexpr bool operator==(Card, Card) = default;
};

using HueSet = IdSet<Hue, 3>;
using Cards = WideIdSet<Card, 52, 104>;

// What a set does must agree with std::set over the same numbers.
template <class Set, class Id>
void agrees_with_a_set_of_numbers(int count) {
  FastRandom random(7);
  Set set;
  std::set<int> numbers;
  for (int step = 0; step < 2000; ++step) {
    const int number = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    const Id id = id_at<Id>(number);
    EXPECT_EQ(set.contains(id), numbers.contains(number));
    if (random.below(2) == 0) {
      set.add(id);
      numbers.insert(number);
    } else {
      set.remove(id);
      numbers.erase(number);
    }
    ASSERT_EQ(set.size(), static_cast<int>(numbers.size()));
    ASSERT_EQ(set.empty(), numbers.empty());
    std::vector<int> visited;
    set.for_each([&](Id each) { visited.push_back(number_of(each)); });
    ASSERT_EQ(visited, std::vector<int>(numbers.begin(), numbers.end()));
    for (std::size_t k = 0; k < visited.size(); ++k)
      ASSERT_EQ(number_of(set.nth(static_cast<std::uint32_t>(k))), visited[k]);
    if (!visited.empty()) {
      ASSERT_EQ(number_of(set.first()), visited[0]);
    }
  }
}

TEST(IdSet, agrees_with_a_set_of_numbers) {
  agrees_with_a_set_of_numbers<HueSet, Hue>(3);
  agrees_with_a_set_of_numbers<IdSet<int, 64>, int>(64);
  agrees_with_a_set_of_numbers<Cards, Card>(104);
  agrees_with_a_set_of_numbers<WideIdSet<Card, 64, 72>, Card>(72);
}

TEST(IdSet, takes_the_smallest_word_and_has_no_padding) {
  static_assert(sizeof(HueSet) == 1 && sizeof(IdSet<int, 9>) == 2 && sizeof(IdSet<int, 25>) == 4);
  static_assert(sizeof(IdSet<int, 33>) == 8 && sizeof(Cards) == 16);
  static_assert(PlainValue<HueSet> && PlainValue<Cards> && PlainValue<SeatSet>);
}

TEST(IdSet, whole_sets_unions_and_differences) {
  EXPECT_EQ(HueSet::all().size(), 3);
  EXPECT_EQ((IdSet<int, 64>::all().bits), ~std::uint64_t{0});
  EXPECT_EQ(HueSet::first_of(2) | HueSet::of(Hue::kBlue), HueSet::all());
  EXPECT_EQ(HueSet::all() - HueSet::of(Hue::kRed), HueSet{0b110});
  EXPECT_EQ(HueSet::all() & HueSet{0b010}, HueSet::of(Hue::kGreen));
  EXPECT_EQ(HueSet::first_of(0), HueSet{});
  EXPECT_EQ(Cards::all().size(), 104);
  EXPECT_EQ((Cards::all() - Cards::of(Card{60})).size(), 103);
  EXPECT_EQ(Cards::of(Card{3}).without(Card{3}), Cards{});
  EXPECT_EQ(Cards::of(Card{3}) | Cards::of(Card{103}), (Cards{8, std::uint64_t{1} << 51}));
}

TEST(IdSet, an_id_that_does_not_exist_is_in_no_set) {
  EXPECT_FALSE(Cards::all().contains(Card{104}));
  EXPECT_FALSE(Cards::all().contains(Card{}));
  EXPECT_TRUE(Cards::of(Card{}).empty());
  EXPECT_FALSE(SeatSet::all().contains(kNoSeat));
  EXPECT_TRUE(SeatSet::of(kNature).is_nature());
}

TEST(IdSet, take_any_takes_each_once) {
  FastRandom random(3);
  Cards left = Cards::all();
  std::set<int> taken;
  while (!left.empty()) taken.insert(take_any(left, random).id);
  EXPECT_EQ(taken.size(), 104u);
}

struct Held {
  Card card{};
  std::uint8_t batch = 0;

  friend constexpr bool operator==(const Held&, const Held&) = default;
};

TEST(CardRow, is_in_order_whatever_the_order_of_adding) {
  using Row = CardRow<Held, 4>;
  Row row;
  for (const int id : {30, 10, 20}) row.add({Card{static_cast<std::uint8_t>(id)}, 1});
  std::vector<int> ids;
  for (const Held& held : row) ids.push_back(held.card.id);
  EXPECT_EQ(ids, (std::vector<int>{10, 20, 30}));
  row.find(Card{20})->batch = 7;
  EXPECT_EQ(row.remove(Card{20}), (Held{Card{20}, 7}));
  EXPECT_FALSE(row.contains(Card{20}));
  EXPECT_EQ(row.find(Card{20}), nullptr);
  // What is behind the last is blank: equal rows are equal bytes.
  Row other;
  other.add({Card{10}, 1});
  other.add({Card{30}, 1});
  EXPECT_EQ(row, other);
  static_assert(PlainValue<Row>);
}

}  // namespace
}  // namespace paradoxa
