// What a captive's notebook says by itself (6.4 of the rules): tracks, what is sure, what clashes,
// and how likely the rest is. All of it from what the captive knows alone.
#include "games/island/notebook/notebook.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/island/notebook/possible.hpp"
#include "support/island.hpp"
#include "support/island_story.hpp"

namespace paradoxa::island {
namespace {

Heard heard(std::initializer_list<Event> events) {
  Heard all;
  for (const Event& event : events) all.hear(event);
  return all;
}
Landed landed(Piece piece, Name name) { return {piece, name, {}}; }
Name portal(int number) { return Name::of(Space::portal(number)); }
const Name kOracle = Name::of(Space::oracle());

std::string names_of(const std::vector<NotedCell>& cells) {
  std::string text;
  for (const NotedCell& cell : cells)
    text += (text.empty() ? "" : " ") + to_text(cell.cell) + ":" + to_text(cell.name);
  return text;
}
bool says(const std::vector<NotedCell>& cells, const char* where, Name name) {
  return std::ranges::find(cells, NotedCell{cell(where), name}) != cells.end();
}

// Phil starts with orange on E1 of R1, and steps E onto cherries, then NE onto portal 3.
const Piece kA = Piece::at(0);
const Piece kB = Piece::at(1);
View phils_view() {
  State state = position("phil orange D3; hempel lime C2");
  return view(shipped(), state, Viewer::of(seat(1)));
}
Heard phils_walk() {
  return heard({StartChosen{kA, Fruit::kOrange}, StartCellTold{kA, cell("E1")},
                StartChosen{kB, Fruit::kLime}, Declared{kA, Direction::kE, 1},
                landed(kA, Name::of(Fruit::kCherries)), Declared{kA, Direction::kNE, 1},
                landed(kA, portal(2))});
}

TEST(IsNotebook, tracks_are_anchored_by_a_start_cell_and_others_float) {
  const Aid a = aid(shipped(), phils_view(), phils_walk(), 1);
  EXPECT_EQ(names_of(a.sure), "D3:portal_3 E1:orange E2:cherries");
  ASSERT_EQ(a.tracks.size(), 2u);
  EXPECT_TRUE(a.tracks[0].anchored);
  ASSERT_EQ(a.tracks[0].walks.size(), 1u);
  const NotedWalk& walk = a.tracks[0].walks[0];
  EXPECT_EQ(walk.piece, kA);
  EXPECT_EQ(walk.spaces.size(), 3u);
  EXPECT_TRUE(walk.here);
  EXPECT_FALSE(a.tracks[1].anchored);
  EXPECT_EQ(a.tracks[1].walks[0].piece, kB);
  EXPECT_TRUE(a.tracks[1].fits.empty()) << "that is level 2";
  EXPECT_FALSE(a.odds.has_value());
}

TEST(IsNotebook, a_portal_cuts_a_track_and_a_meeting_ties_two_together) {
  Heard told = phils_walk();
  for (const Event& event : std::initializer_list<Event>{Activated{{kA}}, landed(kA, portal(2)),
                                                         Declared{kB, Direction::kE, 1},
                                                         landed(kB, Name::of(Space::knot(0)))})
    told.hear(event);
  Aid a = aid(shipped(), phils_view(), told, 1);
  EXPECT_EQ(a.tracks.size(), 3u) << "the other end of the portal is somewhere";
  EXPECT_FALSE(a.tracks[0].walks[0].here);
  // Phil walks on, and meets Hempel on the knot.
  told.hear(Declared{kA, Direction::kNW, 1});
  told.hear(landed(kA, Name::of(Space::knot(0))));
  Company company;
  company.pieces.add(kB);
  told.hear(Met{kA, company});
  a = aid(shipped(), phils_view(), told, 1);
  ASSERT_EQ(a.tracks.size(), 2u);
  EXPECT_EQ(a.tracks[1].walks.size(), 2u) << "of both";
  EXPECT_EQ(a.tracks[1].spaces.size(), 3u);
}

TEST(IsNotebook, IS_11_7_where_nobody_met_the_Wave_it_is_not_until_it_moves) {
  Heard told = heard({StartChosen{kA, Fruit::kOrange}, StartCellTold{kA, cell("E1")},
                      Declared{kA, Direction::kW, 1}, WentIntoOcean{kA, {}}});
  const auto parts = [&] { return aid(shipped(), phils_view(), told, 1).wave; };
  EXPECT_EQ(parts().size(), 5u);
  EXPECT_EQ(std::ranges::count(parts(), OceanPart::kSW), 0);
  told.hear(WaveMoved{});
  EXPECT_EQ(parts().size(), 6u);
}

// IS-3.6: orange lies beside portal 1 alone.
TEST(IsNotebook, IS_3_6_the_last_cell_for_a_tile_mate_is_that) {
  Possible possible(shipped());
  possible.fix(cell("A1"), Name::of(Fruit::kOrange));
  possible.fix(cell("A2"), kOracle);
  possible.fix(cell("B1"), Name::of(Fruit::kLime));
  ASSERT_TRUE(possible.settle());
  EXPECT_EQ(possible.names(cell("B2")), bit_of(portal(0)));
  possible.fix(cell("B2"), portal(1));
  EXPECT_FALSE(possible.settle());
}

TEST(IsNotebook, lakes_have_their_shape) {
  Possible possible(shipped());
  const Name straight = Name::of(Lake::kStraight);
  possible.fix(cell("D1"), straight);
  possible.fix(cell("D3"), straight);
  ASSERT_TRUE(possible.settle());
  EXPECT_EQ(possible.names(cell("D2")), bit_of(straight));
  EXPECT_EQ(possible.names(cell("G4")) & bit_of(straight), 0u);
  possible.fix(cell("D7"), straight);
  EXPECT_FALSE(possible.settle());
}

TEST(IsNotebook, level_2_says_where_tracks_fit_and_what_follows) {
  const Aid a = aid(shipped(), phils_view(), phils_walk(), 2);
  // Cherries share a tile with an oracle; E1 cannot be that any more.
  ASSERT_EQ(a.tracks.size(), 2u);
  EXPECT_EQ(a.tracks[1].fits.size(), 34u) << "anywhere but on the three cells known";
  EXPECT_TRUE(says(a.sure, "E1", Name::of(Fruit::kOrange)));
}

TEST(IsNotebook, notes_that_cannot_be_right_are_flagged) {
  const NotedCell wrong{cell("E1"), Name::of(Fruit::kBanana)};
  const NotedCell good{cell("A1"), Name::of(Fruit::kBanana)};
  const NotedCell twice{cell("G4"), Name::of(Fruit::kBanana)};
  const NotedCell known{cell("E2"), Name::of(Fruit::kCherries)};
  const std::vector<NotedCell> marks{wrong, good, twice, known};
  const Aid a = aid(shipped(), phils_view(), phils_walk(), 2, marks);
  ASSERT_EQ(a.clashes.size(), 2u);
  EXPECT_EQ(a.clashes[0], (NotedClash{cell("E1"), Name::of(Fruit::kBanana), std::nullopt}));
  EXPECT_EQ(a.clashes[1], (NotedClash{cell("G4"), Name::of(Fruit::kBanana), cell("A1")}));
  EXPECT_TRUE(aid(shipped(), phils_view(), phils_walk(), 1, marks).clashes.empty());
}

// The truth is always among what the notebook leaves open.
TEST(IsNotebook, what_is_sure_is_true_and_what_is_true_is_possible) {
  FastRandom random(71);
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Story story(Options::for_seats(2 + static_cast<int>(seed % 3)), seed);
    for (int ply = 0; !story.over() && ply < 900; ++ply) {
      story.play();
      if (story.state().owner == kNoSeat || random.below(60) != 0) continue;
      for (const Viewer viewer : story.viewers()) {
        const State& truth = story.state();
        const View seen = view(shipped(), truth, viewer);
        if (max_aid(seen) == 0) continue;
        const Aid a = aid(shipped(), seen, story.heard(viewer), 2);
        for (const NotedCell& known : a.sure)
          ASSERT_EQ(known.name, name_at(shipped(), truth, known.cell))
              << "seed " << seed << ", ply " << ply;
        for (const NotedChoice& choice : a.maybe)
          ASSERT_TRUE(std::ranges::count(choice.names, name_at(shipped(), truth, choice.cell)) > 0);
        const Place wave = truth.place(OpPiece::kWave);
        const bool in_ocean = wave.on_map() && !wave.is_lake();
        ASSERT_TRUE(!in_ocean || std::ranges::count(a.wave, wave.part()) == 1) << "seed " << seed;
        for (const NotedTrack& track : a.tracks)
          ASSERT_TRUE(track.anchored || !track.fits.empty()) << "seed " << seed;
      }
    }
  }
}

// IS-25: nothing but what was heard goes in. In another world that sounds the same it is the same.
TEST(IsNotebook, IS_25_the_aid_is_the_same_in_worlds_that_sound_alike) {
  FastRandom random(73);
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Options options = Options::for_seats(3);
    options.assist_max = 3;
    Story story(options, seed);
    while (!story.over() && story.state().round < 3) story.play();
    const Viewer viewer = Viewer::of(seat(1));
    const View seen = view(shipped(), story.state(), viewer);
    if (story.over() || is_ops(story.state().ask)) continue;
    Sampler sampler(shipped(), seen, story.heard(viewer));
    const State other = sampler.next(random);
    const View alike = view(shipped(), other, viewer);
    EXPECT_EQ(aid(shipped(), seen, story.heard(viewer), 3),
              aid(shipped(), alike, story.heard(viewer), 3));
  }
}

TEST(IsNotebook, level_3_has_every_cell_and_agrees_with_what_is_sure) {
  Options options = Options::for_seats(3);
  Story story(options, 4);
  while (story.state().round < 2) story.play();
  while (!story.over() && is_ops(story.state().ask)) story.play();
  const Viewer viewer = Viewer::of(seat(2));
  const View seen = view(shipped(), story.state(), viewer);
  const Aid a = aid(shipped(), seen, story.heard(viewer), 3);
  ASSERT_TRUE(a.odds.has_value());
  EXPECT_FALSE(a.odds->rough);
  ASSERT_EQ(a.odds->cells.size(), static_cast<std::size_t>(kCells));
  for (const NotedCell& known : a.sure) {
    const CellOdds& odds = a.odds->cells[known.cell.index];
    ASSERT_EQ(odds.names.size(), 1u) << to_text(known.cell);
    EXPECT_EQ(odds.names[0].name, known.name);
    EXPECT_EQ(odds.names[0].share, 1000);
  }
  for (const NotedChoice& choice : a.maybe)
    for (const NameShare& share : a.odds->cells[choice.cell.index].names)
      EXPECT_TRUE(std::ranges::count(choice.names, share.name) > 0) << to_text(choice.cell);
  for (const PieceOdds& piece : a.odds->pieces)
    EXPECT_TRUE(!piece.piece || story.state().piece(*piece.piece).on_map());
}

TEST(IsNotebook, IS_25_7_who_sees_everything_gets_no_aid) {
  Story story(Options::for_seats(2), 1);
  while (story.state().round < 1) story.play();
  EXPECT_EQ(max_aid(view(shipped(), story.state(), Viewer::of(seat(0)))), 0);
  EXPECT_EQ(max_aid(view(shipped(), story.state(), kReferee)), 0);
  EXPECT_EQ(max_aid(view(shipped(), story.state(), Viewer::of(seat(1)))), 1);
}

}  // namespace
}  // namespace paradoxa::island
