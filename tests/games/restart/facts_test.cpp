// Why a move is refused: each reason at a table where it holds, and none where the move is legal.
#include "games/restart/rules/facts.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

// The fields of a fact, as numbers.
class Numbers {
 public:
  template <class T>
  void operator()(const char*, const T& value, const char*) {
    if constexpr (std::is_same_v<T, SeatSet>)
      text_ += " " + std::to_string(value.bits);
    else
      text_ += " " + std::to_string(number_of(value));
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string why(const Table& table, const Move& move, int seat = 0) {
  const Seat s = paradoxa::seat(seat);
  const Clause clause = refusal(shipped(), table.state, s, move);
  std::string told;
  int count = 0;
  fact(shipped(), view(shipped(), table.state, Viewer::of(s)), move, clause, [&](const auto& f) {
    Numbers numbers;
    f.fields(numbers);
    told = f.kName + numbers.text();
    ++count;
  });
  EXPECT_LE(count, 1);
  return told;
}
Table facing(Phase phase) {
  Table table(Dystopia::kPandemia, 2, phase);
  table.adult(0, "B2").child(0, "C1").adult(1, "A3");
  return table;
}
Move with(MoveKind kind, std::string_view text) { return Move::with(kind, card(text)); }
Move to(MoveKind kind, std::string_view text) { return Move::with(kind, space(text)); }

TEST(RsFacts, a_study_is_too_dear_or_used_or_not_in_hand) {
  Table table = facing(Phase::kStudy);
  table.hand(0, "T09 F20").supply(0, 3, 6, 1);
  EXPECT_EQ(why(table, with(MoveKind::kStudy, "T09")), "too_little_time 4 3");
  EXPECT_EQ(why(table, with(MoveKind::kStudy, "F21")), "not_in_hand 20");
  table.play(with(MoveKind::kStudy, "F20"));
  EXPECT_EQ(why(table, with(MoveKind::kStudy, "T09")), "study_used");
  EXPECT_EQ(why(table, kPlanA), "not_in_phase 2");
}

TEST(RsFacts, figures_stand_in_the_way) {
  Table table = facing(Phase::kPerception);
  EXPECT_EQ(why(table, to(MoveKind::kAdult, "A3")), "adult_there 2 1");
  EXPECT_EQ(why(table, to(MoveKind::kAdult, "C1")), "own_figure_there 6");
  EXPECT_EQ(why(table, to(MoveKind::kAdult, "B2")), "already_there 4");
  EXPECT_EQ(why(table, to(MoveKind::kAdult, "D1")), "no_such_space 9");
  EXPECT_EQ(why(table, to(MoveKind::kChild, "C2")), "other_age 7");
  table.play(to(MoveKind::kAdult, "A1"));
  EXPECT_EQ(why(table, to(MoveKind::kAdult, "A2")), "no_uses_left 0");
}

TEST(RsFacts, cards_are_not_played_without_an_adult_or_an_icon) {
  Table table = facing(Phase::kPerception);
  table.hand(0, "F20");
  EXPECT_EQ(why(table, with(MoveKind::kAssist, "F20")), "no_uses_left 2");
  EXPECT_EQ(why(table, with(MoveKind::kCause, "F21")), "not_in_hand 20");
  table.state.players[0].adult = kNoSpace;
  EXPECT_EQ(why(table, with(MoveKind::kCause, "F20")), "adult_not_on_grid");
}

TEST(RsFacts, a_chain_needs_voids_and_time) {
  Table table = facing(Phase::kPerception);
  table.types("S T F / E T S / F E E").chains(0, "C01 C21 C41").supply(0, 1, 0, 1);
  const auto validate = [](std::string_view text) {
    return Move::with(MoveKind::kValidate, chain(text));
  };
  EXPECT_EQ(why(table, validate("C21")), "too_few_voids 3 1");
  EXPECT_EQ(why(table, validate("C01")), "too_little_time 2 1");
  EXPECT_EQ(why(table, validate("C05")), "chain_not_in_hand 4");
  table.state.used.add(Basic::kValidate);
  EXPECT_EQ(why(table, validate("C01")), "validate_used");
}

TEST(RsFacts, pills_and_fields_run_out) {
  Table table = facing(Phase::kMemory);
  table.fragments(0, 6, 0, 0);
  EXPECT_EQ(why(table, pill(Field::kPerception)), "field_is_full 0");
  table.supply(0, 7, 0, 1);
  EXPECT_EQ(why(table, pill(Field::kMemory)), "no_pills");
}

TEST(RsFacts, plans_and_burials_are_used_up) {
  Table table = facing(Phase::kIntelligence);
  table.hand(0, "F20");
  EXPECT_EQ(why(table, with(MoveKind::kBury, "F20")), "no_uses_left 5");
  EXPECT_EQ(why(table, with(MoveKind::kBury, "F21")), "not_in_hand 20");
  table.play(kPlanA);
  EXPECT_EQ(why(table, kEnd, 1), "");  // Nature rolls
  table.play(Move::of(MoveKind::kRoll, 6, 0, 0));
  EXPECT_EQ(why(table, kPlanB), "plan_used");
  EXPECT_EQ(why(table, kEnd, 1), "not_your_turn 1");
  Table ocean(Dystopia::kOceanrealm, 2);
  EXPECT_EQ(why(ocean, kPlanA), "no_plan_possible");
}

TEST(RsFacts, memory_actions_are_used_up_or_in_vain) {
  Table table = facing(Phase::kMemory);
  EXPECT_EQ(why(table, Move::of(MoveKind::kHeal)), "no_uses_left 8");
  EXPECT_EQ(why(table, Move::of(MoveKind::kDrawUpcoming, 9)), "nothing_there");
  table.upcoming("E05 E06 F07");
  EXPECT_EQ(why(table, Move::of(MoveKind::kRenew)), "not_of_one_type");
  table.supply(0, 20, 6, 1).supply(1, 20, 6, 1);
  EXPECT_EQ(why(table, Move::of(MoveKind::kTime)), "supply_is_empty 0");
}

TEST(RsFacts, questions_come_first) {
  Table table = facing(Phase::kPerception);
  table.hand(0, "F20").play(with(MoveKind::kCause, "F20"));
  EXPECT_EQ(why(table, pill(Field::kMemory)), "answer_first");
  Options options = Options::for_seats(2);
  options.gadgets = Switch::kOff;
  table.state = dealt(options);
  EXPECT_EQ(why(table, pill(Field::kMemory)), "first_turn_first");
}

// Every reason comes from any move that is refused, and none from a legal one.
TEST(RsFacts, any_bits_for_a_move_are_taken) {
  for (int d = 0; d < kDystopias; ++d) {
    Options options = Options::for_seats(3);
    options.dystopia = static_cast<Dystopia>(d);
    State state = initial(shipped(), options);
    FastRandom random(static_cast<std::uint64_t>(d + 1));
    while (state.ask != Ask::kOver) {
      for (int i = 0; i < 5; ++i) {
        Move move =
            Move::of(static_cast<MoveKind>(random.below(64)), static_cast<int>(random.below(256)),
                     static_cast<int>(random.below(16)), static_cast<int>(random.below(4)));
        const Seat seat = paradoxa::seat(static_cast<int>(random.below(3)));
        const Clause clause = refusal(shipped(), state, seat, move);
        int told = 0;
        fact(shipped(), view(shipped(), state, Viewer::of(seat)), move, clause,
             [&](const auto&) { ++told; });
        EXPECT_LE(told, clause.none() ? 0 : 1);
      }
      apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
            NobodyListens{});
    }
  }
}

}  // namespace
}  // namespace paradoxa::restart
