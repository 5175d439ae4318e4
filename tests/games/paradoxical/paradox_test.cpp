// PX-8 and the examples PX-E1 to PX-E13, PX-E38, PX-E39: which cards are a paradox.
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

struct Sets {
  int two_pair = 0, full_house = 0, straight = 0;

  friend bool operator==(const Sets&, const Sets&) = default;
};

void PrintTo(const Sets& sets, std::ostream* out) {
  *out << sets.two_pair << " two pair, " << sets.full_house << " full house, " << sets.straight
       << " straight";
}

Sets sets_in(const CardSet& up, const Options& options = {}) {
  Sets sets;
  for_each_set(options, up, [&](ParadoxKind kind, const std::array<Card, 5>&) {
    ++(kind == ParadoxKind::kTwoPair     ? sets.two_pair
       : kind == ParadoxKind::kFullHouse ? sets.full_house
                                         : sets.straight);
    return true;
  });
  EXPECT_EQ(has_paradox(options, up), sets != Sets{});
  return sets;
}

int groups_of(std::string_view set, std::string_view up) {
  int groups = 0;
  for_each_group(cards(set), cards(up), [&](const std::array<Card, 5>&) {
    ++groups;
    return true;
  });
  return groups;
}

constexpr const char* kE1 = "K5 T6 K7 T8 S9 K1 T2 S4 V10 V12";
constexpr const char* kE4 = "K9 T9 S4 V4 K1 S2 T10 V12";

TEST(PxParadox, PX_8_6_PX_8_8_E1_two_of_three_straights_are_heavy_enough) {
  EXPECT_EQ(sets_in(cards(kE1)), (Sets{0, 0, 2}));
  EXPECT_EQ(
      legal_text(TestGame(table(2, std::string("tableaux ") + kE1 + "/S1")).play("claim").state()),
      "set straight K5 K7 S9 T6 T8, set straight K7 S9 T6 T8 V10");
}

TEST(PxParadox, PX_8_8_E2_E3_a_total_of_zero_is_not_enough) {
  EXPECT_EQ(sets_in(cards("K5 T6 K7 T8 S9 K2 T3 S7 V11 V12")), Sets{});
  EXPECT_EQ(clause_against(table(2, "tableaux K5 T6 K7 T8 S9 K2 T3 S7 V11 V12/S1"), "claim"),
            "PX-7.1");
}

TEST(PxParadox, PX_8_4_E4_E5_two_pair_with_eight_cards) {
  EXPECT_EQ(sets_in(cards(kE4)), (Sets{1, 0, 0}));
  EXPECT_EQ(sets_in(cards("K9 T9 S4 V4 K1 S2 T11 V12")), Sets{});  // 26 against 26
}

TEST(PxParadox, PX_8_9_PX_8_7_PX_R19_E6_the_choice_of_indifferent_cards_is_free) {
  const std::string up = std::string(kE4) + " K13 T13";
  EXPECT_EQ(sets_in(cards(up)), (Sets{3, 0, 0}));
  EXPECT_EQ(groups_of("K13 T13 K9 T9", up), 15);
  EXPECT_EQ(groups_of("K13 T13 S4 V4", up), 14);
  EXPECT_EQ(groups_of("K9 T9 S4 V4", up), 1);
}

TEST(PxParadox, PX_8_3_PX_R3_E7_two_cards_of_one_deck_are_no_pair) {
  EXPECT_EQ(sets_in(cards("K9 S9 K6 T6 V1 V2 T3 T4")), Sets{});
}

TEST(PxParadox, PX_8_4_PX_R17_PX_13_3_E8_four_cards_of_one_value_are_two_pairs_unless_distinct) {
  const CardSet up = cards("K8 S8 T8 V8 K10 S11 T5 V5");
  EXPECT_EQ(sets_in(up), (Sets{1, 0, 0}));
  Options distinct;
  distinct.pairs = PairRule::kDistinct;
  EXPECT_EQ(sets_in(up, distinct), Sets{});
}

TEST(PxParadox, PX_8_5_PX_R16_E9_every_set_is_offered_once) {
  EXPECT_EQ(sets_in(cards("K6 S6 T6 S11 V11 K1 T2 S9 V13 K13")), (Sets{5, 2, 0}));
}

TEST(PxParadox, PX_8_2_E10_pairs_do_not_share_a_card) {
  EXPECT_EQ(sets_in(cards("K6 S6 T6 K11 S11 K1 S2 K3 V4 T9")), Sets{});
}

TEST(PxParadox, PX_8_6_PX_R15_E11_a_straight_has_cards_of_both_decks) {
  EXPECT_EQ(sets_in(cards("K3 S4 K5 S6 K7 T1 V1 T2 V2 V9")), Sets{});
}

TEST(PxParadox, PX_8_1_E13_only_face_up_cards_of_the_own_tableau_count) {
  EXPECT_TRUE(is_legal(table(2, "tableaux K9 T9 S4 V4 K1 S2 T10 V12/S1"), "claim"));
  EXPECT_FALSE(is_legal(table(2, "tableaux K9 T9 S4- V4 K1 S2 T10 V12/S1"), "claim"));
  EXPECT_FALSE(is_legal(table(2, "tableaux K9 T9 V4 K1 S2 T10 V12/S1; hands S4/"), "claim"));
  EXPECT_FALSE(is_legal(table(2, "tableaux K9 T9 V4 K1 S2 T10 V12/S1; pool S4"), "claim"));
  // Used and shielded cards do count.
  EXPECT_TRUE(is_legal(table(2, "tableaux K9! T9+ S4!+ V4 K1 S2 T10 V12/S1"), "claim"));
}

TEST(PxParadox, PX_8_5_PX_12_3_E38_copies_are_no_pair_but_may_be_three) {
  const Options four = Options::for_seats(4);
  Options distinct = four;
  distinct.pairs = PairRule::kDistinct;
  const auto five = [](std::string_view text) {
    std::array<Card, 5> found{};
    std::size_t i = 0;
    for (const std::string& word : words(text)) found[i++] = card(word);
    return found;
  };
  EXPECT_TRUE(is_full_house(four, five("K5a K5b S5a T9a S9b")));
  EXPECT_TRUE(is_full_house(four, five("K5a K5b S5a S5b T5a")));
  EXPECT_FALSE(is_full_house(distinct, five("K5a K5b S5a S5b T5a")));
  EXPECT_FALSE(is_full_house(four, five("K9a K9b S5a S5b T5a")));  // the 9s are of one deck
  EXPECT_FALSE(is_two_pair(four, five("K5a K5b T9a S9b K1a")));
}

TEST(PxParadox, PX_13_2_E39_an_alternating_straight) {
  Options alternating;
  alternating.straight = StraightRule::kAlternating;
  const std::array<Card, 5> good{card("K5"), card("T6"), card("S7"), card("V8"), card("K9")};
  const std::array<Card, 5> bad{card("K5"), card("S6"), card("T7"), card("K8"), card("V9")};
  EXPECT_TRUE(is_straight(alternating, good));
  EXPECT_FALSE(is_straight(alternating, bad));
  EXPECT_TRUE(is_straight({}, bad));
}

// examples/paradoxes.txt: PX-E1 to PX-E12, PX-E38, PX-E39 as data.
TEST(PxParadox, the_worked_examples_hold) {
  int lines = 0;
  for (const std::string& line : lines_of("games/paradoxical/examples/paradoxes.txt")) {
    if (!line.starts_with("SETS ")) continue;
    SCOPED_TRACE(line);
    const std::vector<std::string> parts = words(line, " =,");
    ASSERT_GT(parts.size(), 12u);
    CardSet up;
    std::size_t at = 3;
    for (; parts[at] != ">"; ++at) up.add(card(parts[at]));
    Options options = Options::for_seats(parts[3].ends_with('a') ? 4 : 2);
    if (parts[1] == "distinct") options.pairs = PairRule::kDistinct;
    if (parts[1] == "alternating") options.straight = StraightRule::kAlternating;
    const Sets wanted{std::stoi(parts[at + 1]), std::stoi(parts[at + 2]), std::stoi(parts[at + 3])};
    EXPECT_EQ(sets_in(up, options), wanted);
    ++lines;
  }
  EXPECT_EQ(lines, 18);
}

// ---- Against the definition, card by card -------------------------------------------------------

bool splits_into_pairs(const Options& o, const std::vector<Card>& set) {
  const auto pair = [](Card a, Card b) { return a.value() == b.value() && a.deck() != b.deck(); };
  for (std::size_t i = 1; i < 4; ++i) {
    std::vector<Card> rest;
    for (std::size_t k = 1; k < 4; ++k)
      if (k != i) rest.push_back(set[k]);
    if (!pair(set[0], set[i]) || !pair(rest[0], rest[1])) continue;
    if (o.pairs == PairRule::kAny || set[0].value() != rest[0].value()) return true;
  }
  return false;
}

bool splits_into_pair_and_three(const Options& o, const std::vector<Card>& set) {
  for (std::size_t a = 0; a < 5; ++a)
    for (std::size_t b = a + 1; b < 5; ++b) {
      if (set[a].value() != set[b].value() || set[a].deck() == set[b].deck()) continue;
      std::vector<Card> rest;
      for (std::size_t k = 0; k < 5; ++k)
        if (k != a && k != b) rest.push_back(set[k]);
      if (rest[0].value() != rest[1].value() || rest[1].value() != rest[2].value()) continue;
      if (o.pairs == PairRule::kAny || rest[0].value() != set[a].value()) return true;
    }
  return false;
}

bool runs(const Options& o, std::vector<Card> set) {
  std::sort(set.begin(), set.end(), [](Card a, Card b) { return a.value() < b.value(); });
  bool mixed = false;
  for (std::size_t i = 1; i < set.size(); ++i) {
    if (set[i].value() != set[i - 1].value() + 1) return false;
    const bool change = set[i].deck() != set[i - 1].deck();
    if (o.straight == StraightRule::kAlternating && !change) return false;
    mixed |= change;
  }
  return mixed;
}

// All splits of the cards into a set and as many others, the heavier one first.
Sets by_definition(const Options& o, const std::vector<Card>& up) {
  Sets sets;
  const auto n = static_cast<unsigned>(up.size());
  for (unsigned s = 0; s < 1u << n; ++s) {
    const int size = popcount(s);
    if (size != 4 && size != 5) continue;
    std::vector<Card> set;
    int sum = 0;
    for (unsigned i = 0; i < n; ++i)
      if ((s >> i & 1) != 0) set.push_back(up[i]), sum += up[i].value();
    bool valid = false;
    for (unsigned g = 0; g < 1u << n && !valid; ++g) {
      if ((g & s) != 0 || popcount(g) != size) continue;
      int other = 0;
      for (unsigned i = 0; i < n; ++i)
        if ((g >> i & 1) != 0) other += up[i].value();
      valid = sum > other;
    }
    if (!valid) continue;
    if (size == 4) sets.two_pair += splits_into_pairs(o, set);
    if (size == 5) sets.full_house += splits_into_pair_and_three(o, set);
    if (size == 5) sets.straight += runs(o, set);
  }
  return sets;
}

TEST(PxParadox, all_paradoxes_are_found_and_no_others) {
  SCOPED_TRACE(seed_trace());
  FastRandom random(run_seed());
  const int rounds = kSanitized ? 150 : 1500;
  int found = 0;
  for (int round = 0; round < rounds; ++round) {
    Options o = Options::for_seats(round % 2 == 0 ? 2 : 4);
    o.pairs = random.below(2) == 0 ? PairRule::kAny : PairRule::kDistinct;
    o.straight = random.below(2) == 0 ? StraightRule::kMixed : StraightRule::kAlternating;
    // Few values, so that pairs and threes are common.
    const std::uint32_t low = random.below(9);
    const std::uint32_t values = 3 + random.below(11 - std::min(low, 8u));
    CardSet up;
    const int wanted = 7 + static_cast<int>(random.below(4));
    for (int tries = 0; up.size() < wanted && tries < 200; ++tries) {
      const int value = static_cast<int>(std::min(13u, 1 + low + random.below(values)));
      up.add(Card::of(static_cast<Domain>(random.below(4)), value,
                      static_cast<int>(o.two_decks() ? random.below(2) : 0)));
    }
    std::vector<Card> list;
    up.for_each([&](Card c) { list.push_back(c); });
    const Sets sets = sets_in(up, o);
    ASSERT_EQ(sets, by_definition(o, list)) << list_of(initial(shipped(), o), up);
    found += sets != Sets{};
  }
  EXPECT_GT(found, rounds / 10);
}

}  // namespace
}  // namespace paradoxa::paradoxical
