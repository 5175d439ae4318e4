// PD-10: what always holds, and that `flaw` notices when it does not.
#include <set>

#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

template <class Visit>
void in_random_games(int games, Visit&& visit) {
  SCOPED_TRACE(seed_trace());
  for (int game = 0; game < games; ++game)
    walk_random_game(varied_options(static_cast<std::uint64_t>(game)),
                     run_seed() + static_cast<std::uint64_t>(game), visit);
}

std::vector<TrickScored> tricks_of(std::uint64_t game) {
  TestGame played(initial(kContent, varied_options(game)));
  played.play_to_the_end(run_seed() + game);
  return played.all<TrickScored>();
}

int held_of(const State& state, int s, Timeframe t) {
  return (state.hand(seat(s)) & TileSet::of_timeframe(t)).size();
}

constexpr std::array<Timeframe, 3> kAllTimeframes{Timeframe::kPast, Timeframe::kPresent,
                                                  Timeframe::kFuture};

TEST(PdInvariants, PD_10_1_no_tile_is_lost_or_doubled) {
  in_random_games(30, [](const State& state) {
    std::map<int, int> count;
    const auto see = [&](Tile t) { ++count[t.code]; };
    state.undealt.for_each(see);
    for (const TileSet& hand : state.hands) hand.for_each(see);
    for (const Play play : state.plays)
      if (play.made()) see(play.tile());
    int total = 0;
    for (const auto& [code, times] : count) {
      EXPECT_EQ(times, code == Tile::kBlackCode ? state.seats() : 1);
      total += times;
    }
    EXPECT_EQ(total, 15 * state.seats());
    EXPECT_EQ(flaw(kContent, state), "");
  });
}

TEST(PdInvariants, PD_10_2_at_the_start_of_trick_k_every_hand_has_16_minus_k_tiles) {
  in_random_games(30, [](const State& state) {
    if (state.phase != Phase::kLead) return;
    const int k = state.trick + 1;
    for (int s = 0; s < state.seats(); ++s) EXPECT_EQ(state.hand(seat(s)).size(), 16 - k);
  });
}

TEST(PdInvariants, PD_10_3_five_of_each_timeframe_after_the_deal_and_the_exchange_and_played) {
  in_random_games(30, [](const State& state) {
    const bool start = state.phase == Phase::kPass || state.phase == Phase::kFirst ||
                       (state.phase == Phase::kLead && state.trick == 0);
    for (int s = 0; start && s < state.seats(); ++s)
      for (const Timeframe t : kAllTimeframes) EXPECT_EQ(held_of(state, s, t), 5);
    if (state.phase != Phase::kEnd) return;
    PerSeat<std::array<int, 3>> played{};
    for (int i = 0; i < 15 * state.seats(); ++i) {
      const int player =
          (state.leads[static_cast<std::size_t>(i / state.seats())].index + i) % state.seats();
      const Tile t = state.plays[static_cast<std::size_t>(i)].tile();
      ++played[static_cast<std::size_t>(player)][static_cast<std::size_t>(t.timeframe())];
    }
    for (std::size_t s = 0; s < state.options.seats; ++s)
      EXPECT_EQ(played[s], (std::array<int, 3>{5, 5, 5}));
  });
}

TEST(PdInvariants, PD_10_4_what_a_trick_hands_out) {
  for (std::uint64_t game = 0; game < 100; ++game)
    for (const TrickScored& scored : tricks_of(game)) {
      int sum = 0;
      for (const std::uint8_t hp : scored.half_points) sum += hp;
      const int winners = static_cast<int>(scored.winners.size());
      switch (scored.kind) {
        case TrickKind::kSolo:
          EXPECT_EQ(sum, 2);
          EXPECT_EQ(winners, 1);
          break;
        case TrickKind::kParadox:
          EXPECT_EQ(sum, winners + 1);
          EXPECT_GE(winners, 2);
          break;
        case TrickKind::kAllBlack:
          EXPECT_EQ(sum, static_cast<int>(scored.half_points.size()));
          break;
      }
      EXPECT_GE(sum, 2);
      EXPECT_LE(sum, std::max<int>(4, static_cast<int>(scored.half_points.size())));
    }
}

TEST(PdInvariants, PD_10_5_one_full_point_in_every_trick_but_an_all_black_one) {
  for (std::uint64_t game = 0; game < 100; ++game)
    for (const TrickScored& scored : tricks_of(game))
      EXPECT_EQ(std::ranges::count(scored.half_points, 2),
                scored.kind == TrickKind::kAllBlack ? 0 : 1);
  const auto all_black = played_trick("N=3 lead=0 decl=R plays=K0,K0,K0").last<TrickScored>();
  EXPECT_EQ(std::ranges::count(all_black.half_points, 2), 0);
}

TEST(PdInvariants, PD_10_6_sums_of_ones_and_half_points) {
  const auto check = [](const TestGame& game) {
    int all_black = 0, ones = 0, halves = 0, hp = 0;
    for (const TrickScored& scored : game.all<TrickScored>())
      all_black += scored.kind == TrickKind::kAllBlack;
    for (int s = 0; s < game.state().seats(); ++s) {
      ones += game.state().ones[static_cast<std::size_t>(s)];
      halves += game.state().halves[static_cast<std::size_t>(s)];
      hp += game.state().score(seat(s));
    }
    EXPECT_LE(all_black, 1);
    EXPECT_EQ(ones, 15 - all_black);
    EXPECT_EQ(hp, 2 * (15 - all_black) + halves);
    EXPECT_GE(hp, 30);
  };
  for (std::uint64_t number = 0; number < 60; ++number) {
    TestGame game(initial(kContent, varied_options(number)));
    check(game.play_to_the_end(run_seed() + number));
  }
  TestGame black = played_trick("N=3 lead=0 decl=R plays=K0,K0,K0");
  check(black.play_to_the_end(1));
}

TEST(PdInvariants, PD_10_7_at_most_half_as_many_paradoxes_as_players) {
  std::map<int, std::set<int>> met;
  in_random_games(200, [&](const State& state) {
    if (state.phase != Phase::kLead || state.trick == 0) return;
    const int t = state.trick - 1;
    const Play* plays = state.trick_plays(t);
    const auto result =
        resolve([&](int i) { return plays[i].tile(); }, state.seats(), state.lead_colour(t));
    const int number = std::popcount(result.paradoxes);
    EXPECT_LE(number, state.seats() / 2);
    met[state.seats()].insert(number);
  });
  EXPECT_EQ(met[3], (std::set<int>{0, 1}));
  EXPECT_EQ(met[5], (std::set<int>{0, 1, 2}));
}

TEST(PdInvariants, PD_10_8_a_follower_always_has_a_tile_and_every_black_is_among_the_choices) {
  in_random_games(60, [](const State& state) {
    if (state.phase != Phase::kFollow) return;
    const Seat s = state.next_to_play();
    const MoveList moves = legal_moves(kContent, state, s);
    EXPECT_FALSE(moves.empty());
    EXPECT_EQ(moves.contains(Move::play(kBlackTile)), state.hand(s).black() > 0);
  });
}

// ---- PD-10.9 ------------------------------------------------------------------------------------

Story recoloured(Story story, const std::array<int, kColours>& to) {
  const auto change = [&](Tile& t) {
    if (!t.is_black())
      t = Tile::at(colour_at(to[static_cast<std::size_t>(t.colour())]), t.code & 15);
  };
  ColourSet colours;
  for (int c = 0; c < kColours; ++c)
    if (story.options.colours.contains(colour_at(c)))
      colours.add(colour_at(to[static_cast<std::size_t>(c)]));
  story.options.colours = colours;
  for (auto* lists : {&story.dealt, &story.given})
    for (auto& list : *lists)
      for (Tile& t : list) change(t);
  for (Tile& t : story.plays) change(t);
  for (std::uint8_t& declared : story.declared)
    if (declared != kUndeclared) declared = static_cast<std::uint8_t>(to[declared]);
  return story;
}

Story turned(Story story, int by) {
  const int seats = story.options.seats;
  const Story before = story;
  for (int s = 0; s < seats; ++s) {
    const auto from = static_cast<std::size_t>(s),
               there = static_cast<std::size_t>((s + by) % seats);
    story.dealt[there] = before.dealt[from];
    story.given[there] = before.given[from];
  }
  if (story.first) story.first = seat((story.first->index + by) % seats);
  if (story.options.first_lead != kNature)
    story.options.first_lead = seat((story.options.first_lead.index + by) % seats);
  return story;
}

TEST(PdInvariants, PD_10_9_names_of_colours_and_numbers_of_seats_change_nothing) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t number = 0; number < 60; ++number) {
    const State ended = random_position(varied_options(number), run_seed() + number, 1000);
    ASSERT_EQ(ended.phase, Phase::kEnd);
    const Story story = story_of(ended);
    std::array<int, kColours> to{0, 1, 2, 3, 4};
    FastRandom random(number);
    for (std::uint32_t i = kColours; i > 1; --i) std::swap(to[i - 1], to[random.below(i)]);
    const State other = rebuilt(recoloured(story, to));
    EXPECT_EQ(other.ones, ended.ones);
    EXPECT_EQ(other.halves, ended.halves);
    EXPECT_EQ(other.leads, ended.leads);
    for (int by = 1; by < ended.seats(); ++by) {
      const State round = rebuilt(turned(story, by));
      for (int s = 0; s < ended.seats(); ++s) {
        const auto there = static_cast<std::size_t>((s + by) % ended.seats());
        EXPECT_EQ(round.ones[there], ended.ones[static_cast<std::size_t>(s)]);
        EXPECT_EQ(round.halves[there], ended.halves[static_cast<std::size_t>(s)]);
      }
    }
  }
}

// ---- Impossible positions -----------------------------------------------------------------------

struct Damage {
  const char* name;
  const char* clause;  // how the complaint begins
  void (*spoil)(State&);
};

std::string damage_name(const ::testing::TestParamInfo<Damage>& info) { return info.param.name; }
void PrintTo(const Damage& damage, std::ostream* out) { *out << damage.name; }

// After five tricks of four players and one tile more.
State middle_of_a_game() {
  for (std::uint64_t seed = 0;; ++seed) {
    State state = random_position(Options::for_seats(4), seed, 60 + 12 + 1 + 20);
    while (state.phase != Phase::kFollow || state.position != 2) {
      FastRandom random(seed);
      const Seat s = to_act(kContent, state).first();
      apply(kContent, state, s, sample(kContent, state, s, random), NobodyListens{});
    }
    const bool shown = std::ranges::any_of(state.plays, &Play::turned_up);
    if (shown && state.hand(seat(0)).black() == 0 && state.halves[0] > 0) return state;
  }
}

constexpr Damage kDamages[] = {
    {"seats", "PD-1.1", [](State& s) { s.options.seats = 6; }},
    {"colours", "PD-2.1", [](State& s) { s.options.colours.bits = 0b11111; }},
    {"pass_direction", "PD-2.9", [](State& s) { s.options.pass = static_cast<PassDirection>(3); }},
    {"first_lead", "PD-2.12", [](State& s) { s.options.first_lead = seat(4); }},
    {"phase", "there is no such phase", [](State& s) { s.phase = static_cast<Phase>(9); }},
    {"dealing_counter", "PD-2.4", [](State& s) { s.dealt = 5; }},
    {"dealt_after_the_deal", "PD-2.4", [](State& s) { s.dealt = 1; }},
    {"trick_at_the_end", "PD-3.1", [](State& s) { s.trick = 15; }},
    {"position", "PD-3.7", [](State& s) { s.position = 4; }},
    {"no_lead", "PD-3.2", [](State& s) { s.lead = kNoSeat; }},
    {"a_play_too_few", "PD-3.3", [](State& s) { s.plays[0] = Play{}; }},
    {"a_play_too_many", "PD-3.3", [](State& s) { s.plays[74] = s.plays[0]; }},
    {"a_tile_twice", "PD-10.1",
     [](State& s) {
       s.hands[0].add(s.plays[0].tile().is_black() ? s.plays[1].tile() : s.plays[0].tile());
     }},
    {"a_tile_lost", "PD-10.1", [](State& s) { s.hands[1].remove(s.hands[1].nth(0)); }},
    {"a_black_too_many", "PD-1.4", [](State& s) { s.hands[0].add(kBlackTile); }},
    {"a_tile_that_does_not_exist", "PD-1.3", [](State& s) { s.plays[3] = Play{0x7F}; }},
    {"hands_traded", "PD-10.3",
     [](State& s) {
       const TileSet past = s.hands[0] & TileSet::of_timeframe(Timeframe::kPast);
       const TileSet future = s.hands[1] & TileSet::of_timeframe(Timeframe::kFuture);
       const Tile a = past.nth(0), b = future.nth(0);
       s.hands[0].remove(a), s.hands[1].remove(b);
       s.hands[0].add(b), s.hands[1].add(a);
     }},
    {"a_pass_missing", "PD-2.6", [](State& s) { s.given[2][1] = kNoTile; }},
    {"a_pass_of_another_timeframe", "PD-2.6", [](State& s) { s.given[2][1] = s.given[2][0]; }},
    {"a_pass_by_nobody", "PD-2.6", [](State& s) { s.given[4] = s.given[0]; }},
    {"a_lead_too_many", "PD-3.5", [](State& s) { s.leads[14] = seat(0); }},
    {"a_wrong_lead", "PD-",  // who played what changes with it
     [](State& s) { s.lead = s.leads[s.trick] = seat((s.lead.index + 1) % 4); }},
    {"a_lead_unlike_its_record", "PD-3.2", [](State& s) { s.lead = seat((s.lead.index + 1) % 4); }},
    {"another_first_lead_than_fixed", "PD-2.12",
     [](State& s) { s.options.first_lead = seat((s.leads[0].index + 1) % 4); }},
    {"a_pass_that_never_arrived", "PD-2.9", [](State& s) { std::swap(s.given[0], s.given[1]); }},
    {"a_pass_the_other_way", "PD-2.9", [](State& s) { s.options.pass = PassDirection::kRight; }},
    {"unused_bytes", "unused", [](State& s) { s.blank[1] = 1; }},
    {"a_declaration_out_of_nothing", "PD-5.1", [](State& s) { s.declared[14] = 0; }},
    {"a_score_too_high", "PD-7.9", [](State& s) { ++s.ones[0]; }},
    {"a_half_lost", "PD-7.9", [](State& s) { --s.halves[0]; }},
    {"a_back_turned_up", "PD-7.2",
     [](State& s) {
       for (Play& play : s.plays)
         if (play.made() && !play.turned_up()) return play.turn_up();
     }},
    {"a_back_not_turned_up", "PD-7.2",
     [](State& s) {
       for (Play& play : s.plays)
         if (play.turned_up()) return void(play = Play::of(play.tile()));
     }},
    {"table_colours", "PD-4.1", [](State& s) { s.table_colours.bits ^= 0b1111; }},
};

class PdFlaw : public ::testing::TestWithParam<Damage> {};

TEST_P(PdFlaw, is_noticed) {
  State state = middle_of_a_game();
  ASSERT_EQ(flaw(kContent, state), "");
  GetParam().spoil(state);
  const std::string_view found = flaw(kContent, state);
  EXPECT_FALSE(found.empty());
  EXPECT_TRUE(found.starts_with(GetParam().clause)) << found;
}

INSTANTIATE_TEST_SUITE_P(PD, PdFlaw, ::testing::ValuesIn(kDamages), damage_name);

TEST(PdInvariants, a_revoke_is_noticed_afterwards) {
  // Seat 1 plays green to a red lead while it holds red: unchecked, then looked at.
  State state = at_lead("3 RBG left 0", "R3n/R1p G2p -R/");
  apply(kContent, state, seat(0), move("play R3n"), NobodyListens{});
  const auto revoke = [&] { apply(kContent, state, seat(1), move("play G2p"), NobodyListens{}); };
  if constexpr (kChecked) {
    EXPECT_DEATH(revoke(), "refusal");
  } else {
    revoke();
    EXPECT_EQ(flaw(kContent, state), "PD-4.2: a seat did not follow");
  }
}

TEST(PdInvariants, any_changed_byte_of_a_position_is_noticed_or_makes_another_valid_one) {
  // What may change is little: another tile was passed, another colour declared to the same end.
  const State state = middle_of_a_game();
  int unnoticed = 0;
  for (std::size_t at = 0; at < sizeof(State); ++at)
    for (int bit = 0; bit < 8; ++bit) {
      State changed = state;
      reinterpret_cast<unsigned char*>(&changed)[at] ^= static_cast<unsigned char>(1u << bit);
      unnoticed += flaw(kContent, changed).empty();
    }
  EXPECT_LT(unnoticed, 24);
}

}  // namespace
}  // namespace paradoxa::paradominetor
