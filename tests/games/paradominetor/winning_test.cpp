// PD-6: who wins a trick.
#include <set>

#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

Clause won_by(std::string_view text) { return played_trick(text).last<TrickScored>().won_by; }

TEST(PdWinning, PD_6_1_the_lead_colour_is_that_of_the_lead_tile_or_the_declared_one) {
  EXPECT_EQ(played_trick("N=3 lead=0 decl=- plays=G1p,R6f,G2p").state().lead_colour(0),
            Colour::kGreen);
  EXPECT_EQ(played_trick("N=3 lead=0 decl=B plays=K0,R6f,G2p").state().lead_colour(0),
            Colour::kBlue);
  // It decides who wins: the same followers under another lead.
  EXPECT_EQ(judged("N=3 lead=0 decl=G plays=K0,R6f,G2p"), "kind=solo winners=2 hp=0/0/2 next=2");
  EXPECT_EQ(judged("N=3 lead=0 decl=R plays=K0,R6f,G2p"), "kind=solo winners=1 hp=0/2/0 next=1");
}

TEST(PdWinning, PD_6_2_a_tile_that_follows_another_table_colour_is_off_colour) {
  // Seat 2 follows the green that seat 1 brought in, with a higher value than the lead's.
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R1p,G2p,G6f"), "kind=solo winners=0 hp=2/0/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R1p,K0,G6f"), "kind=solo winners=0 hp=2/0/0 next=0");
  // A led black is on-colour for single tiles only: its paradox is not one of the lead colour.
  EXPECT_EQ(judged("N=5 lead=0 decl=R plays=K0,G1p,R1p,R1n,G1n"),
            "kind=paradox winners=2,3 hp=0/0/2/1/0 next=2");
}

TEST(PdWinning, PD_6_3_a_paradox_needs_the_same_colour_and_value_whatever_the_timeframes) {
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R4n,R2p,R2f"),
            "kind=paradox winners=1,2 hp=0/2/1 next=1");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R4n,R2p,R3p"), "kind=solo winners=0 hp=2/0/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R4n,B4n,G4n"), "kind=solo winners=0 hp=2/0/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R2n,R2p,R2f"),
            "kind=paradox winners=0,1,2 hp=1/2/1 next=1");
}

TEST(PdWinning, PD_6_4_all_black_tiles_of_a_trick_are_one_paradox) {
  EXPECT_EQ(judged("N=5 lead=0 decl=R plays=K0,R6f,K0,R1p,K0"),
            "kind=paradox winners=0,2,4 hp=2/0/1/0/1 next=0");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R2p,K0,K0,R1p,K0"),
            "kind=paradox winners=1,2,4 hp=0/2/1/0/1 next=1");
}

TEST(PdWinning, PD_6_5_the_order_of_strength) {
  // Each beats the one above it.
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R1p,B6f,G6f"),  // on-colour over off-colour singles
            "kind=solo winners=0 hp=2/0/0 next=0");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=R6f,B1p,B1n"),  // an off-colour paradox over singles
            "kind=paradox winners=1,2 hp=0/2/1 next=1");
  EXPECT_EQ(judged("N=4 lead=0 decl=- plays=R1p,B5n,B5f,R1n"),  // an on-colour one over that
            "kind=paradox winners=0,3 hp=2/0/0/1 next=0");
  EXPECT_EQ(judged("N=4 lead=0 decl=R plays=K0,R4p,R4n,K0"),  // and blacks with a led one over all
            "kind=paradox winners=0,3 hp=2/0/0/1 next=0");
  EXPECT_EQ(won_by("N=3 lead=0 decl=- plays=R6f,B1p,B1n"), "PD-6.5"_clause);
}

TEST(PdWinning, PD_6_6_the_colour_order_begins_with_the_lead) {
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,B5n,B5f,R1n,G6f"),  // red, blue, green
            "kind=paradox winners=0,3 hp=2/0/0/1/0 next=0");
  EXPECT_EQ(judged("N=5 lead=0 decl=P plays=K0,B5n,B5f,P1n,P1p"),  // black, purple, blue
            "kind=paradox winners=3,4 hp=0/0/0/1/2 next=4");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,K0,B5n,B5f,K0"),  // red, black, blue
            "kind=paradox winners=1,4 hp=0/2/0/0/1 next=1");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,B5n,K0,K0,B5f"),  // red, blue, black
            "kind=paradox winners=1,4 hp=0/2/0/0/1 next=1");
}

TEST(PdWinning, PD_6_7_the_earlier_colour_wins_whatever_values_numbers_and_moments) {
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=P6f,G1p,Y5n,Y5f,G1n"),  // lower, and complete later
            "kind=paradox winners=1,4 hp=0/2/0/0/1 next=1");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=G2p,Y3n,Y3p,Y3f,G2n"),  // two against three
            "kind=paradox winners=0,4 hp=2/0/0/0/1 next=0");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=P6f,G1p,Y5n,G1n,Y5f"),  // and complete earlier
            "kind=paradox winners=1,3 hp=0/2/0/1/0 next=1");
  EXPECT_EQ(won_by("N=5 lead=0 decl=- plays=P6f,G1p,Y5n,Y5f,G1n"), "PD-6.7"_clause);
  EXPECT_EQ(won_by("N=5 lead=0 decl=- plays=R5f,R5n,Y4n,Y4f,G1n"), "PD-6.7"_clause);
  EXPECT_EQ(won_by("N=5 lead=0 decl=R plays=K0,K0,R5n,R5f,G1n"), "PD-6.7"_clause);
}

TEST(PdWinning, PD_6_8_within_a_colour_the_higher_paradox_wins) {
  EXPECT_EQ(judged("N=4 lead=0 decl=- plays=R2p,R3n,R2n,R3f"),
            "kind=paradox winners=1,3 hp=0/2/0/1 next=1");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R6f,G1p,G5n,G1n,G5f"),
            "kind=paradox winners=2,4 hp=0/0/2/0/1 next=2");
  EXPECT_EQ(won_by("N=4 lead=0 decl=- plays=R2p,R3n,R2n,R3f"), "PD-6.8"_clause);
}

TEST(PdWinning, PD_6_9_all_in_the_winning_paradox_win_and_a_losing_one_gets_nothing) {
  const TestGame game = played_trick("N=5 lead=1 decl=- plays=B3p,B3n,B3f,Y5n,Y5f");
  EXPECT_EQ(told(game.last<TrickScored>()), "kind=paradox winners=1,2,3 hp=0/2/1/1/0 next=1");
  EXPECT_EQ(game.state().score(seat(4)), 0);
  EXPECT_EQ(game.state().score(seat(0)), 0);
}

TEST(PdWinning, PD_6_10_without_a_paradox_the_highest_on_colour_tile_wins) {
  EXPECT_EQ(judged("N=5 lead=3 decl=- plays=Y2p,Y4n,Y3f,Y5n,Y1p"),
            "kind=solo winners=1 hp=0/2/0/0/0 next=1");
  EXPECT_EQ(judged("N=3 lead=0 decl=- plays=G6f,G5n,G4n"), "kind=solo winners=0 hp=2/0/0 next=0");
  EXPECT_EQ(won_by("N=3 lead=0 decl=- plays=G6f,G5n,G4n"), "PD-6.10"_clause);
}

TEST(PdWinning, PD_6_11_a_led_black_may_win_alone_and_a_followers_black_may_not) {
  EXPECT_EQ(judged("N=3 lead=1 decl=G plays=K0,R1p,B1p"), "kind=solo winners=1 hp=0/2/0 next=1");
  EXPECT_EQ(judged("N=3 lead=1 decl=- plays=G1p,K0,B6f"), "kind=solo winners=1 hp=0/2/0 next=1");
  EXPECT_EQ(judged("N=3 lead=1 decl=- plays=G1p,B6f,K0"), "kind=solo winners=1 hp=0/2/0 next=1");
  EXPECT_EQ(judged("N=3 lead=1 decl=- plays=G1p,K0,K0"),
            "kind=paradox winners=2,0 hp=1/0/2 next=2");
}

TEST(PdWinning, PD_R12_off_colour_paradoxes_rank_by_the_first_tile_of_their_colour) {
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=B6f,G3f,Y3p,Y3n,G3n"),
            "kind=paradox winners=1,4 hp=0/1/0/0/2 next=4");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=B6f,Y3p,G3f,G3n,Y3n"),
            "kind=paradox winners=1,4 hp=0/2/0/0/1 next=1");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=B6f,G2f,Y5n,Y5f,G2n"),  // the values do not matter
            "kind=paradox winners=1,4 hp=0/1/0/0/2 next=4");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=B6f,G3f,Y3p,G3n,Y3n"),  // nor who plays last
            "kind=paradox winners=1,3 hp=0/1/0/2/0 next=3");
}

TEST(PdWinning, PD_R13_a_declared_colour_is_as_old_as_the_trick) {
  EXPECT_EQ(judged("N=5 lead=0 decl=P plays=K0,G5n,P1p,G5f,P1n"),
            "kind=paradox winners=2,4 hp=0/0/2/0/1 next=2");
  // Declared as green, the same tiles go to the green pair.
  EXPECT_EQ(judged("N=5 lead=0 decl=G plays=K0,G5n,P1p,G5f,P1n"),
            "kind=paradox winners=1,3 hp=0/2/0/1/0 next=1");
}

TEST(PdWinning, PD_R29_followers_blacks_are_one_more_off_colour) {
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,K0,K0,R1n,R6f"),  // under the lead colour
            "kind=paradox winners=0,3 hp=2/0/0/1/0 next=0");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,K0,G5n,G5f,K0"),  // before green
            "kind=paradox winners=1,4 hp=0/2/0/0/1 next=1");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,G5n,K0,K0,G5f"),  // after green
            "kind=paradox winners=1,4 hp=0/2/0/0/1 next=1");
  EXPECT_EQ(judged("N=5 lead=0 decl=- plays=R1p,K0,G5n,K0,G5f"),  // before green
            "kind=paradox winners=1,3 hp=0/2/0/1/0 next=1");
}

TEST(PdWinning, PD_R26_the_tiles_we_added_to_printed_examples_change_nothing) {
  // E3: any blue tile that makes no pair of its own; E4: any red one, likewise.
  for (const char* filler : {"B1p", "B1n", "B2p", "B4f", "B5n", "B6f"})
    EXPECT_EQ(judged("N=4 lead=0 decl=- plays=B3p," + std::string(filler) + ",Y1n,Y1p"),
              "kind=paradox winners=2,3 hp=0/0/1/2 next=3");
  for (const char* filler : {"R1p", "R3n", "R4n", "R6f", "K0", "B6f"})
    EXPECT_EQ(judged("N=4 lead=0 decl=- plays=R5f,R2p," + std::string(filler) + ",R2f"),
              "kind=paradox winners=1,3 hp=0/2/0/1 next=1");
  // E2: whatever the others add, a 6 stays the highest green.
  for (const char* filler : {"Y1p", "Y6f", "R6f", "K0", "G5n"})
    EXPECT_EQ(judged("N=4 lead=0 decl=- plays=G4n,G2f,G6f," + std::string(filler)),
              "kind=solo winners=2 hp=0/0/2/0 next=2");
}

// ---- The reference procedure, written out plainly -----------------------------------------------

struct Verdict {
  TrickKind kind = TrickKind::kSolo;
  std::vector<int> half_points;
  int next = 0;

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

Verdict by_reference(const std::vector<Tile>& plays, Colour lead_colour) {
  std::vector<Colour> order{plays[0].colour()};
  if (plays[0].is_black()) order.push_back(lead_colour);
  std::map<std::pair<Colour, int>, std::vector<std::size_t>> groups;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    if (std::ranges::find(order, plays[i].colour()) == order.end())
      order.push_back(plays[i].colour());
    groups[{plays[i].colour(), plays[i].value()}].push_back(i);
  }
  Verdict verdict{TrickKind::kSolo, std::vector<int>(plays.size()), 0};
  const std::vector<std::size_t>* best = nullptr;
  for (const Colour c : order) {
    for (const auto& [face_of_group, members] : groups)  // ascending values: the last one stays
      if (face_of_group.first == c && members.size() >= 2) best = &members;
    if (best) break;
  }
  if (!best) {
    std::size_t winner = 0;
    int highest = plays[0].value();
    for (std::size_t i = 1; i < plays.size(); ++i)
      if (plays[i].colour() == lead_colour && plays[i].value() > highest)
        winner = i, highest = plays[i].value();
    verdict.half_points[winner] = 2;
    verdict.next = static_cast<int>(winner);
    return verdict;
  }
  std::size_t full = best->front();
  for (const std::size_t i : *best) {
    verdict.half_points[i] = 1;
    if (plays[i].timeframe() < plays[full].timeframe()) full = i;
  }
  verdict.next = static_cast<int>(full);
  verdict.kind = TrickKind::kParadox;
  if (plays[full].is_black() && best->size() == plays.size())
    verdict.kind = TrickKind::kAllBlack;
  else
    verdict.half_points[full] = 2;
  return verdict;
}

Verdict by_rules(const std::vector<Tile>& plays, Colour lead_colour) {
  const auto result = resolve([&](int i) { return plays[static_cast<std::size_t>(i)]; },
                              static_cast<int>(plays.size()), lead_colour);
  Verdict verdict{result.kind, {}, result.full};
  for (std::size_t i = 0; i < plays.size(); ++i)
    verdict.half_points.push_back(half_points(result, static_cast<int>(i)));
  return verdict;
}

std::string written(const std::vector<Tile>& plays) {
  std::vector<std::string> parts;
  for (const Tile t : plays) parts.push_back(to_text(t));
  return joined(parts, " ");
}

TEST(PdWinning, PD_6_12_every_trick_of_three_has_one_result_and_the_reference_agrees) {
  const TileSet all = initial(kContent, Options::for_seats(3)).undealt.distinct();
  std::vector<Tile> each;
  all.for_each([&](Tile t) { each.push_back(t); });
  ASSERT_EQ(each.size(), 43u);
  int judged_tricks = 0;
  for (const Tile a : each)
    for (const Tile b : each)
      for (const Tile c : each) {
        const bool twice =
            (a == b && !a.is_black()) || (b == c && !b.is_black()) || (a == c && !a.is_black());
        if (twice) continue;
        for (int declared = 0; declared < (a.is_black() ? 3 : 1); ++declared) {
          const Colour lead_colour = a.is_black() ? colour_at(declared) : a.colour();
          const std::vector<Tile> plays{a, b, c};
          const Verdict verdict = by_rules(plays, lead_colour);
          ASSERT_EQ(verdict, by_reference(plays, lead_colour)) << written(plays);
          const int full = static_cast<int>(std::ranges::count(verdict.half_points, 2));
          ASSERT_EQ(full, verdict.kind == TrickKind::kAllBlack ? 0 : 1) << written(plays);
          ++judged_tricks;
        }
      }
  EXPECT_GT(judged_tricks, 70000);
}

TEST(PdWinning, PD_6_12_tricks_of_four_and_five_agree_with_the_reference) {
  SCOPED_TRACE(seed_trace());
  FastRandom random(run_seed());
  for (int round = 0; round < 200000; ++round) {
    const int seats = 4 + static_cast<int>(random.below(2));
    TileSet left = initial(kContent, Options::for_seats(seats)).undealt;
    // From few tiles, so that paradoxes are common.
    std::vector<Tile> few;
    for (int i = 0; i < 4; ++i) {
      const Tile first = left.nth(random.below(static_cast<std::uint32_t>(left.size())));
      for (int t = 0; t < kTimeframes; ++t)
        if (const auto copy = Tile::of(first.colour(), first.value(), static_cast<Timeframe>(t));
            copy && left.contains(*copy)) {
          left.remove(*copy);
          few.push_back(*copy);
        }
      if (first.is_black() && left.black() > 0) left.remove(first), few.push_back(first);
    }
    if (few.size() < static_cast<std::size_t>(seats)) continue;
    std::vector<Tile> plays;
    for (int i = 0; i < seats; ++i) {
      const auto at = random.below(static_cast<std::uint32_t>(few.size()));
      plays.push_back(few[at]);
      few.erase(few.begin() + at);
    }
    const Colour lead_colour =
        plays[0].is_black() ? colour_at(static_cast<int>(random.below(4))) : plays[0].colour();
    ASSERT_EQ(by_rules(plays, lead_colour), by_reference(plays, lead_colour)) << written(plays);
  }
}

}  // namespace
}  // namespace paradoxa::paradominetor
