// What clients are shown before a move: exactly what the rules then do.
#include "games/initiative/rules/outlook.hpp"

#include <map>
#include <set>

#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

State after(State state, const Move& move) {
  apply(shipped(), state, state.active, move, NobodyListens{});
  return state;
}
View seen(const State& state) { return view(shipped(), state, Viewer::of(state.active)); }

// Calls `visit` with every position of some random games.
template <class Visit>
void for_each_position(int games, Visit&& visit) {
  for (int game = 0; game < games; ++game) {
    State state = initial(shipped(), Options::for_seats(game % 4 + 1));
    FastRandom random(static_cast<std::uint64_t>(game));
    while (state.ask != Ask::kOver) {
      const Seat s = to_act(shipped(), state).first();
      apply(shipped(), state, s, sample(shipped(), state, s, random), NobodyListens{});
      visit(state);
    }
  }
}

TEST(PiOutlook, PI_R32_every_item_has_a_slot_that_takes_it) {
  int laid = 0;
  for_each_position(8, [&](const State& state) {
    for (int s = 0; s < state.seats(); ++s)
      for (const ConsoleCard& entry : state.console(seat(s))) {
        const CardText& text = shipped().card(entry.card);
        const auto items = items_by_slot(text, entry);
        std::multiset<std::string> placed, held;
        for (std::size_t i = 0; i < kMaxSlots; ++i) {
          if (entry.items[i].exists()) held.insert(to_text(entry.items[i]));
          if (!items[i].exists()) continue;
          placed.insert(to_text(items[i]));
          EXPECT_LT(i, text.particles);
          const Slot slot = text.slots[i];
          const Colour colour = items[i].colour();
          const bool named = slot <= Slot::kWhite;
          EXPECT_TRUE(!named || colour == Colour::kPurple ||
                      static_cast<int>(colour) == static_cast<int>(slot));
          EXPECT_TRUE(slot != Slot::kPurple || colour == Colour::kPurple);
        }
        EXPECT_EQ(placed, held) << to_text(entry.card);
        laid += static_cast<int>(held.size());
      }
  });
  EXPECT_GT(laid, 100);
}

// What lies on the slots of a cost once these items were placed: "R1 - P".
std::string laid(std::string_view cost, std::string_view items) {
  CardText text;
  ConsoleCard entry;
  for (const char letter : cost) text.slots[text.particles++] = *kSlotLetters.parse(letter);
  for (const std::string& word : words(items)) {
    Item item;
    EXPECT_TRUE(parse_item(word, item)) << word;
    entry.add(item);
  }
  std::string shown;
  for (const Item item : items_by_slot(text, entry))
    shown += (shown.empty() ? "" : " ") + (item.exists() ? to_text(item) : "-");
  return shown;
}

TEST(PiOutlook, PI_R32_named_slots_are_left_to_their_colours) {
  EXPECT_EQ(laid("RYA", "R1 R2"), "R1 - R2");
  EXPECT_EQ(laid("SSA", "R1 Y2 Y1"), "Y2 Y1 R1");
  EXPECT_EQ(laid("RBA", "P K1"), "P - K1");
  EXPECT_EQ(laid("AAP", "P R1"), "R1 - P");
  EXPECT_EQ(laid("RYA", "P R1"), "R1 - P");
}

TEST(PiOutlook, PI_12_8_an_advance_leads_where_it_is_said_to_lead) {
  int told = 0;
  for_each_position(24, [&](const State& state) {
    for_each_advance(seen(state), [&](const Move& move, std::uint8_t world) {
      EXPECT_EQ(after(state, move).glitch, world) << to_text(move);
      ++told;
    });
  });
  EXPECT_GT(told, 10);
}

TEST(PiOutlook, PI_5_5_the_disc_of_the_anomaly_that_a_cell_is_swapped_with) {
  int told = 0;
  for_each_position(4, [&](const State& state) {
    if (state.active == kNoSeat) return;
    std::set<std::string> expected, found;
    if (state.ask == Ask::kTurn)
      for (const Move& move : legal_moves(shipped(), state, state.active))
        if (move.kind == MoveKind::kAnomaly) expected.insert(to_text(move.cell()));
    const View eyes = seen(state);
    for (std::size_t symbol = 0; symbol < kSymbols; ++symbol)
      for_each_bit(exchangeable(eyes, symbol), [&](int index) {
        const Cell cell = Cell::at(index);
        found.insert(to_text(cell));
        EXPECT_EQ(static_cast<std::size_t>(state.matrix(state.active).at(cell).symbol()), symbol);
        ++told;
      });
    EXPECT_EQ(found, expected);
  });
  EXPECT_GT(told, 100);
}

TEST(PiOutlook, PI_16_3_PI_17_5_the_cards_that_ending_the_turn_loses) {
  int told = 0;
  for_each_position(8, [&](const State& state) {
    if (state.ask != Ask::kTurn || state.is_rival(state.active)) return;
    std::set<std::string> lost, gone;
    for_each_lost(seen(state), [&](Card card) { lost.insert(to_text(card)); });
    const State next = after(state, Move::of(MoveKind::kEnd));
    for (const ConsoleCard& entry : state.console(state.active))
      if (next.console(state.active).find(entry.card) == nullptr) gone.insert(to_text(entry.card));
    EXPECT_EQ(lost, gone);
    told += static_cast<int>(lost.size());
  });
  EXPECT_GT(told, 10);
}

TEST(PiOutlook, PI_18_3_to_PI_18_9_the_score_so_far_is_the_score_without_stand_ins) {
  int seen_through_views = 0;
  for_each_position(40, [&](const State& state) {
    for (int s = 0; s < state.players(); ++s) {
      const View own = view(shipped(), state, Viewer::of(seat(state.options.solo() ? 0 : s)));
      const Score now = score_so_far(shipped(), own, seat(s)),
                  whole = score(shipped(), state, seat(s));
      if (own.secrets[static_cast<std::size_t>(s)] == View::kHiddenGoal) continue;
      if (whole.stand_ins.empty())
        EXPECT_EQ(now.total(), whole.total());
      else
        EXPECT_LE(now.total(), whole.total());
      int sum = now.unique;
      for (const ScorePart& part : parts(shipped(), own.goals, now)) sum += part.points;
      EXPECT_EQ(sum, now.total());
      ++seen_through_views;
    }
  });
  EXPECT_GT(seen_through_views, 1000);
}

TEST(PiOutlook, PI_18_3_PI_18_4_PI_18_6_sets_and_goals_add_up_to_the_score) {
  FastRandom random(7);
  int counted = 0;
  for (int trial = 0; trial < 50; ++trial) {
    State state = table(2);
    for (int n = 0; n < 25; ++n)
      state.piles[0].add(Card::at(static_cast<int>(random.below(kFirstParallel))));
    const View eyes = view(shipped(), state, kReferee);
    const Score points = score(shipped(), state, seat(0));
    int worlds = 0, experiments = 0, cards = 0;
    for_each_set(shipped(), eyes, 0, [&](const ScoredSet& set) {
      (set.first.is_world() ? worlds : experiments) += set.points;
      cards += set.cards;
      ++counted;
    });
    EXPECT_EQ(worlds, points.worlds);
    EXPECT_EQ(experiments, points.experiments);
    EXPECT_EQ(cards, state.piles[0].size());
    for (std::size_t space = 0; space < kGoalSpaces; ++space) {
      const GoalRate& rate = shipped().rates[space];
      EXPECT_EQ(goal_count(shipped(), eyes, 0, space) / rate.group * rate.points,
                points.goals[space]);
    }
  }
  EXPECT_GT(counted, 100);
}

TEST(PiOutlook, PI_I7_PI_I6_nothing_follows_from_what_is_not_known) {
  const State state = table(3, "piles W00-PA W00-PR//", "off on off off off");
  const View other = view(shipped(), state, Viewer::of(seat(1)));
  int sets = 0;
  for_each_set(shipped(), other, 0, [&](const ScoredSet&) { ++sets; });
  EXPECT_EQ(sets, 0);
  EXPECT_EQ(goal_count(shipped(), other, 0, 0), kNotKnown);
}

}  // namespace
}  // namespace paradoxa::initiative
