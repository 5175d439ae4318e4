// Moves as text: parse(print(x)) is x, and nothing else is understood.
#include "games/restart/text/notation.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move parsed_move(std::string_view text) {
  const auto move = parse_move(text);
  if (!move) throw std::invalid_argument(move.error());
  return *move;
}

TEST(RsNotation, every_move_of_random_games_is_read_as_it_was_written) {
  std::set<MoveKind> kinds;
  for (int d = 0; d < kDystopias; ++d)
    for (int game = 0; game < 4; ++game) {
      Options options = Options::for_seats(2 + game % 3);
      options.dystopia = static_cast<Dystopia>(d);
      options.talents = Switch::kOn;
      State state = initial(shipped(), options);
      FastRandom random(static_cast<std::uint64_t>(100 * d + game));
      while (state.ask != Ask::kOver) {
        for (const Move& move : legal_moves(shipped(), state, state.asked)) {
          const std::string text = to_text(move);
          ASSERT_EQ(parsed_move(text), move) << text;
          kinds.insert(move.kind);
        }
        apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
              NobodyListens{});
      }
    }
  EXPECT_GE(kinds.size(), static_cast<std::size_t>(kMoveKinds - 3));  // some are rare
}

TEST(RsNotation, each_move_has_one_spelling) {
  EXPECT_EQ(parsed_move("study F05"), Move::with(MoveKind::kStudy, card("F05")));
  EXPECT_EQ(parsed_move("deal F05"), Move::with(MoveKind::kDealCard, card("F05")));
  EXPECT_EQ(parsed_move("deal C12"), Move::with(MoveKind::kDealChain, chain("C12")));
  EXPECT_EQ(parsed_move("deal X4"), Move::with(MoveKind::kDealGene, gene("X4")));
  EXPECT_EQ(parsed_move("draw"), Move::of(MoveKind::kDraw));
  EXPECT_EQ(parsed_move("draw 2"), Move::of(MoveKind::kDrawUpcoming, 2));
  EXPECT_EQ(parsed_move("take"), Move::of(MoveKind::kTakeDeck));
  EXPECT_EQ(parsed_move("take 6"), Move::of(MoveKind::kTakeDisplay, 6));
  EXPECT_EQ(parsed_move("senator d4 1"), Move::of(MoveKind::kSenator, place("d4").id, 1));
  EXPECT_EQ(parsed_move("senator d1"), Move::of(MoveKind::kSenator, place("d1").id, 0));
  EXPECT_EQ(parsed_move("veto c3 c2"), Move::veto(place("c3"), place("c2")));
  EXPECT_EQ(parsed_move("roll 3 2 1"), Move::of(MoveKind::kRoll, 3, 2, 1));
  EXPECT_EQ(parsed_move("thaw Y8 0"), Move::with(MoveKind::kThaw, gene("Y8"), 0));
  EXPECT_EQ(parsed_move("figure 1 child"), Move::figure(seat(1), true));
  EXPECT_EQ(parsed_move("symbol L 9"), Move::symbol(Symbol::kLake, 9));
  EXPECT_EQ(parsed_move("maneuver w"), Move::with(MoveKind::kManeuver, Direction::kWest));
  EXPECT_EQ(parsed_move("dystopia anomie"), Move::of(MoveKind::kDystopia, 1));
  EXPECT_EQ(kind_text(MoveKind::kPlanA), "plan_a");
}

TEST(RsNotation, anything_else_is_refused_with_what_was_expected) {
  for (const std::string_view text :
       {"",           "win",           "study",          "study F00",
        "study F28",  "study F5",      "study f05",      "study F05 ",
        "study  F05", "study F05 F06", "validate C53",   "validate C00",
        "deal X9",    "deal Z1",       "buy GP8",        "buy GZ1",
        "adult E1",   "adult A4",      "step h1",        "step a8",
        "pill X",     "face B",        "bill L",         "maneuver x",
        "draw 0x",    "draw 02",       "draw 100",       "tube 1",
        "tube 1 2 3", "thaw X4",       "senator d4 0",   "senator d4 1 2",
        "roll 1 2",   "roll 1 2 3 4",  "figure 4 adult", "figure 1 dog",
        "symbol W 0", "symbol W 10",   "symbol X 1",     "dystopia utopia",
        "end now",    "plan",          "yes no"}) {
    const auto move = parse_move(text);
    EXPECT_TRUE(!move && !move.error().empty()) << text;
  }
  EXPECT_EQ(parse_move("deal Q").error(),
            "'deal' expects an Event card such as F05, or a Chain such as C12, or a Chromosome "
            "card such as X4, not 'Q'");
}

}  // namespace
}  // namespace paradoxa::restart
