// The worked examples, PD-E1 to PD-E50: the lines of examples/*.txt one by one, the whole game move
// by move, and those told in prose.
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

struct Example {
  std::string name;  // "E12", or "E46_2" where an example has several lines
  std::string left, right;
  std::string line;
};

void PrintTo(const Example& example, std::ostream* out) { *out << example.line; }

std::string without_comment(const std::string& line) {
  std::string text = line.substr(0, line.find('#'));
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

// All lines of a file that begin with the word, named after the comment above them.
std::vector<Example> examples(const std::string& file, const std::string& word) {
  std::vector<Example> found;
  std::string id;
  std::map<std::string, int> seen;
  for (const std::string& line : lines_of("games/paradominetor/examples/" + file)) {
    if (line.starts_with("# PD-E")) id = line.substr(5, line.find(' ', 2) - 5);
    const std::string text = without_comment(line);
    if (!text.starts_with(word + " ")) continue;
    const auto arrow = text.find(" => ");
    if (arrow == std::string::npos) throw std::invalid_argument("no => in " + line);
    const int number = ++seen[id];
    found.push_back({id + (number > 1 ? "_" + std::to_string(number) : ""),
                     text.substr(word.size() + 1, arrow - word.size() - 1), text.substr(arrow + 4),
                     line});
  }
  return found;
}

std::string example_name(const ::testing::TestParamInfo<Example>& info) { return info.param.name; }

// ---- Lines --------------------------------------------------------------------------------------

class PdLegalExample : public ::testing::TestWithParam<Example> {};

TEST_P(PdLegalExample, lists_what_may_be_played) {
  EXPECT_EQ(to_text(tile_set(playable(GetParam().left))), to_text(tile_set(GetParam().right)));
}

TEST_P(PdLegalExample, refuses_every_other_tile_of_the_hand) {
  const TestGame game = turn_of(GetParam().left);
  const Seat s = to_act(kContent, game.state()).first();
  const TileSet allowed = tile_set(GetParam().right);
  for (const Tile t : tiles(fields(GetParam().left).at("hand")))
    EXPECT_EQ(refusal(kContent, game.state(), s, Move::play(t)),
              allowed.contains(t) ? kNoClause : "PD-4.2"_clause)
        << to_text(t);
}

INSTANTIATE_TEST_SUITE_P(PD, PdLegalExample, ::testing::ValuesIn(examples("legal.txt", "LEGAL")),
                         example_name);

class PdTrickExample : public ::testing::TestWithParam<Example> {};

TEST_P(PdTrickExample, ends_as_told) { EXPECT_EQ(judged(GetParam().left), GetParam().right); }

// PD-10.9: the same trick from every seat.
TEST_P(PdTrickExample, ends_alike_round_the_table) {
  TrickLine line = trick_line(GetParam().left);
  const TrickScored first = played_trick(line).last<TrickScored>();
  for (int turn = 1; turn < line.seats; ++turn) {
    line.lead = seat((line.lead.index + 1) % line.seats);
    const TrickScored turned = played_trick(line).last<TrickScored>();
    EXPECT_EQ(turned.next_lead, seat((first.next_lead.index + turn) % line.seats));
    for (int s = 0; s < line.seats; ++s)
      EXPECT_EQ(turned.half_points[static_cast<std::size_t>((s + turn) % line.seats)],
                first.half_points[static_cast<std::size_t>(s)]);
  }
}

INSTANTIATE_TEST_SUITE_P(PD, PdTrickExample, ::testing::ValuesIn(examples("tricks.txt", "TRICK")),
                         example_name);
INSTANTIATE_TEST_SUITE_P(WholeGame, PdTrickExample,
                         ::testing::ValuesIn(examples("whole_game.txt", "TRICK")), example_name);

class PdEndExample : public ::testing::TestWithParam<Example> {};

TEST_P(PdEndExample, ranks_as_told) {
  const Fields left = fields(GetParam().left);
  PerSeat<std::int16_t> scores{};
  PerSeat<std::uint8_t> halves{};
  const auto hp = split(left.at("hp"), "/"), halved = split(left.at("halves"), "/");
  ASSERT_EQ(hp.size(), halved.size());
  for (std::size_t s = 0; s < hp.size(); ++s) {
    scores[s] = static_cast<std::int16_t>(std::stoi(hp[s]));
    halves[s] = static_cast<std::uint8_t>(std::stoi(halved[s]));
  }
  const int seats = static_cast<int>(hp.size());
  EXPECT_EQ("ranks=" + slashed(rank(scores, halves, seats).ranks, seats), GetParam().right);
}

INSTANTIATE_TEST_SUITE_P(PD, PdEndExample, ::testing::ValuesIn(examples("ends.txt", "END")),
                         example_name);

// The lines above are there: a file that was not read would test nothing.
TEST(PdExamples, all_lines_are_read) {
  EXPECT_EQ(examples("legal.txt", "LEGAL").size(), 11u);
  EXPECT_EQ(examples("tricks.txt", "TRICK").size(), 26u);
  EXPECT_EQ(examples("ends.txt", "END").size(), 3u);
  EXPECT_EQ(examples("whole_game.txt", "TRICK").size(), 15u);
}

// ---- The whole game -----------------------------------------------------------------------------

class WholeGame : public ::testing::Test {
 protected:
  WholeGame() {
    for (const std::string& line : lines_of("games/paradominetor/examples/whole_game.txt")) {
      const std::string text = without_comment(line);
      if (text.empty()) continue;
      if (text.starts_with("GAME ")) game_ = fields(text.substr(5));
      if (text.starts_with("DEAL ")) dealt_.push_back(text.substr(text.find(':') + 1));
      if (text.starts_with("PASS ")) given_.push_back(text.substr(text.find(':') + 1));
      if (text.starts_with("END ")) end_ = text.substr(4);
      if (!text.starts_with("TRICK ")) continue;
      const auto arrow = text.find(" => ");
      tricks_.push_back({"", text.substr(6, arrow - 6), text.substr(arrow + 4), line});
    }
  }

  TestGame dealt() const {
    TestGame game(initial(kContent, options(game_.at("N") + " " + game_.at("colours") + " " +
                                            game_.at("pass") + " random")));
    for (int deck = 0; deck < kTimeframes; ++deck)
      for (const std::string& hand : dealt_)
        for (const Tile t : tiles(hand))
          if (t.timeframe() == static_cast<Timeframe>(deck)) game.make(kNature, Move::deal(t));
    return game;
  }

  TestGame led() const {
    TestGame game = dealt();
    game.pass(joined(given_, "/"));
    game.make(kNature, "first " + game_.at("first"));
    return game;
  }

  Fields game_;
  std::vector<std::string> dealt_, given_;
  std::vector<Example> tricks_;
  std::string end_;
};

TEST_F(WholeGame, E48_is_dealt_and_passed_as_told) {
  ASSERT_EQ(dealt_.size(), 4u);
  const TestGame game = dealt();
  ASSERT_EQ(game.state().phase, Phase::kPass);
  for (int s = 0; s < 4; ++s)
    EXPECT_EQ(game.state().hand(seat(s)), tile_set(dealt_[static_cast<std::size_t>(s)]));
  const State after = led().state();
  EXPECT_EQ(after.lead, seat(1));
  for (int s = 0; s < 4; ++s) {
    TileSet hand = tile_set(dealt_[static_cast<std::size_t>(s)]);
    for (const Tile t : tiles(given_[static_cast<std::size_t>(s)])) hand.remove(t);
    for (const Tile t : tiles(given_[static_cast<std::size_t>((s + 3) % 4)])) hand.add(t);
    EXPECT_EQ(after.hand(seat(s)), hand) << "seat " << s;
  }
}

TEST_F(WholeGame, E48_is_played_with_every_score_as_told) {
  ASSERT_EQ(tricks_.size(), 15u);
  TestGame game = led();
  for (std::size_t k = 0; k < tricks_.size(); ++k) {
    SCOPED_TRACE(tricks_[k].line);
    const TrickLine line = trick_line(tricks_[k].left);
    ASSERT_EQ(game.state().lead, line.lead);
    ASSERT_EQ(game.state().trick, k);
    for (const Tile t : line.plays) {
      game.make(to_act(kContent, game.state()).first(), Move::play(t));
      if (game.state().phase == Phase::kDeclare)
        game.make(line.lead, Move::declare(*line.declared));
    }
    EXPECT_EQ(told(game.last<TrickScored>()), tricks_[k].right);
    PerSeat<int> totals{};
    for (int s = 0; s < 4; ++s) totals[static_cast<std::size_t>(s)] = game.state().score(seat(s));
    const std::string& told_line = tricks_[k].line;
    EXPECT_EQ(slashed(totals, 4), told_line.substr(told_line.find("total ") + 6));
  }
  EXPECT_EQ(game.state().phase, Phase::kEnd);
  const auto outcome = score(game.state());
  ASSERT_TRUE(outcome);
  EXPECT_EQ("hp=" + slashed(outcome->scores, 4) + " halves=" + slashed(game.state().halves, 4) +
                " => ranks=" + slashed(outcome->ranks, 4),
            end_);
  EXPECT_EQ(game.last<GameEnded>().outcome, *outcome);
}

TEST_F(WholeGame, E48_shows_what_its_comments_say) {
  const auto moves_in = [&](std::size_t trick, int place) {
    TestGame game = led();
    for (std::size_t k = 0; k < trick; ++k) {
      const TrickLine line = trick_line(tricks_[k].left);
      std::string text;
      for (const Tile t : line.plays)
        text += " " + to_text(t) +
                (text.empty() && line.declared ? std::string("=") + letter(*line.declared)
                                               : std::string());
      game.play(text);
    }
    const TrickLine line = trick_line(tricks_[trick].left);
    for (int i = 0; i < place; ++i) game.play(to_text(line.plays[static_cast<std::size_t>(i)]));
    return legal_text(game.state(), to_act(kContent, game.state()).first());
  };
  // Trick 1: seat 2 holds blue and may play black all the same.
  EXPECT_EQ(moves_in(0, 1), "play B2n, play B4n, play B3f, play K0");
  // Trick 9: seat 0 holds purple, the lead colour, and red, which came since.
  EXPECT_EQ(moves_in(8, 3), "play R1p, play R2f, play P1p, play P3p, play P1n, play P4f");
  // Trick 11: seat 3 lacks purple and is bound to the red that seat 1 has just brought in.
  EXPECT_EQ(moves_in(10, 3), "play R5n, play R5f, play R6f");
}

// ---- Examples in prose --------------------------------------------------------------------------

TEST(PdExamples, E1_four_players_use_sixty_tiles) {
  for (const char* colours : {"RBGY", "RBGP", "RBYP", "RGYP", "BGYP"}) {
    State state = initial(kContent, options("4 " + std::string(colours) + " left random"));
    EXPECT_EQ(state.undealt.size(), 60);
    for (int deck = 0; deck < kTimeframes; ++deck)
      EXPECT_EQ((state.undealt & TileSet::of_timeframe(static_cast<Timeframe>(deck))).size(), 20);
    state = random_position(state.options, 1, 60);
    EXPECT_EQ(state.phase, Phase::kPass);
    EXPECT_TRUE(state.undealt.empty());
    for (int s = 0; s < 4; ++s)
      for (int deck = 0; deck < kTimeframes; ++deck)
        EXPECT_EQ(
            (state.hand(seat(s)) & TileSet::of_timeframe(static_cast<Timeframe>(deck))).size(), 5);
  }
}

TEST(PdExamples, E9_alone_one_point_the_lead_and_no_back) {
  const TestGame game = played_trick("N=4 lead=0 decl=- plays=G4n,G2f,G6f,Y5n");
  EXPECT_EQ(game.state().ones[2], 1);
  EXPECT_EQ(slashed(game.state().halves, 4), "0/0/0/0");
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(2)));
  EXPECT_TRUE(game.all<Revealed>().empty());
  const View seen = view(kContent, game.state(), Viewer::of(seat(2)));  // who takes the stack
  EXPECT_EQ(to_text(seen.plays[0]), "G4");
  EXPECT_EQ(to_text(seen.plays[1]), "G2");
  EXPECT_EQ(to_text(seen.plays[3]), "Y5");
}

TEST(PdExamples, E10_three_backs_are_shown) {
  const TestGame game = played_trick("N=5 lead=2 decl=- plays=Y2f,Y2p,Y6f,K0,Y2n");
  std::string shown;
  for (const auto& back : game.last<Revealed>().tiles)
    shown += std::to_string(back.seat.index) + ":" + to_text(back.tile) + " ";
  EXPECT_EQ(shown, "2:Y2f 3:Y2p 1:Y2n ");
  EXPECT_EQ(slashed(game.state().ones, 5), "0/0/0/1/0");
  EXPECT_EQ(slashed(game.state().halves, 5), "0/1/1/0/0");
}

constexpr const char* kE40Hands = "R1p B2n G6f/K0 R3n R5f/G4p G1n B2f";
constexpr const char* kE40Passes = "R1p B2n G6f/K0 R3n R5f/G4p G1n B2f";

bool holds(const State& state, int s, std::string_view text) {
  for (const Tile t : tiles(text))
    if (!state.hand(seat(s)).contains(t)) return false;
  return true;
}

TEST(PdExamples, E40_to_the_left_and_to_the_right) {
  TestGame left(at_pass("3 RBG left 0", kE40Hands));
  left.pass(kE40Passes);
  EXPECT_TRUE(holds(left.state(), 1, "R1p B2n G6f"));
  EXPECT_TRUE(holds(left.state(), 2, "K0 R3n R5f"));
  EXPECT_TRUE(holds(left.state(), 0, "G4p G1n B2f"));
  TestGame right(at_pass("3 RBG right 0", kE40Hands));
  right.pass(kE40Passes);
  EXPECT_TRUE(holds(right.state(), 2, "R1p B2n G6f"));
  EXPECT_TRUE(holds(right.state(), 0, "K0 R3n R5f"));
  EXPECT_TRUE(holds(right.state(), 1, "G4p G1n B2f"));
}

TEST(PdExamples, E41_nothing_moves_before_the_last_choice) {
  TestGame game(at_pass("3 RBG left 0", kE40Hands));
  const State before = game.state();
  game.make(0, "pass R1p").make(0, "pass B2n").make(0, "pass G6f");
  game.make(1, "pass K0").make(1, "pass R3n").make(1, "pass R5f");
  for (int s = 0; s < 3; ++s) {
    const View seen = view(kContent, game.state(), Viewer::of(seat(s)));
    EXPECT_EQ(seen.hands[static_cast<std::size_t>(s)], before.hand(seat(s)));
    const auto giver = before.giver(seat(s)).index;
    EXPECT_EQ(seen.given[giver], (Given{kNoTile, kNoTile, kNoTile})) << "received too early";
  }
  const View own = view(kContent, game.state(), Viewer::of(seat(0)));
  EXPECT_EQ(own.given[0], (Given{tile("R1p"), tile("B2n"), tile("G6f")}));
}

std::string seen_trick(const State& state, Viewer viewer, int trick = 0) {
  const View seen = view(kContent, state, viewer);
  std::vector<std::string> faces;
  for (int i = 0; i < state.seats(); ++i) faces.push_back(to_text(seen.trick_plays(trick)[i]));
  return joined(faces, " ");
}

TEST(PdExamples, E42_a_losing_paradox_stays_hidden) {
  TestGame game = played_trick("N=5 lead=0 decl=- plays=R3p,R4f,R3n,R4n,B5n");
  const auto check = [&] {
    EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(0))), "R3p R4f R3 R4n B5");
    EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(1))), "R3 R4f R3 R4n B5");
    EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(2))), "R3 R4f R3n R4n B5");
    EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(3))), "R3 R4f R3 R4n B5");
    EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(4))), "R3 R4f R3 R4n B5n");
    EXPECT_EQ(seen_trick(game.state(), kSpectator), "R3 R4f R3 R4n B5");
  };
  check();
  FastRandom random(42);
  while (game.state().trick < kTricks - 1 || game.state().position < 4) {
    const Seat s = to_act(kContent, game.state()).first();
    game.make(s, sample(kContent, game.state(), s, random));
    check();
  }
}

TEST(PdExamples, E43_a_six_is_of_the_future_for_everybody) {
  const TestGame game = played_trick("N=5 lead=0 decl=- plays=R1n,B6f,G6f,Y6f,P6f");
  EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(0))), "R1n B6f G6f Y6f P6f");
  for (int s = 1; s < 5; ++s)
    EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(s))), "R1 B6f G6f Y6f P6f");
  EXPECT_EQ(seen_trick(game.state(), kSpectator), "R1 B6f G6f Y6f P6f");
}

TEST(PdExamples, E44_the_giver_is_not_told_which_copy_was_played) {
  TestGame game(at_pass("3 RBG left 1", "G3p G1n B6f/K0 R1n R6f/G2p G4p G5n G5f"));
  game.pass("G3p G1n B6f/K0 R1n R6f/G2p G5n G5f");
  ASSERT_TRUE(holds(game.state(), 1, "G3p"));
  game.play("G3p G4p G5n");  // led by seat 1, won by seat 0
  EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(0))), "G3 G4 G5n");
  EXPECT_EQ(seen_trick(game.state(), Viewer::of(seat(1))), "G3p G4 G5");
  const View seen = view(kContent, game.state(), Viewer::of(seat(0)));
  EXPECT_EQ(seen.given[0], (Given{tile("G3p"), tile("G1n"), tile("B6f")}));
}

TEST(PdExamples, E45_a_new_colour_tells_of_a_void_and_black_does_not) {
  // Seat 1 has black, green and yellow only: it may bring green to a red lead.
  TestGame bare(at_lead("4 RBGY left 0", "R3n/G2p K0 -RB"));
  bare.play("R3n G2p");
  EXPECT_TRUE((bare.state().hand(seat(1)) & TileSet::of_colours({0b0001})).empty());
  // With a single red tile it could not have, though black stays open to it.
  TestGame holding(at_lead("4 RBGY left 0", "R3n/R1p G2p K0 -R"));
  holding.play("R3n");
  EXPECT_EQ(refusal(kContent, holding.state(), seat(1), move("play G2p")), "PD-4.2"_clause);
  holding.play("K0");
  EXPECT_TRUE(holding.state().hand(seat(1)).contains(tile("R1p")));
}

TEST(PdExamples, E47_fifteen_tricks_and_thirteen_halves_make_43_half_points) {
  int checked = 0;
  for (std::uint64_t seed = 0; checked < 3 && seed < 3000; ++seed) {
    TestGame game(initial(kContent, Options::for_seats(4)));
    game.play_to_the_end(seed);
    int halves = 0, total = 0;
    for (int s = 0; s < 4; ++s) {
      halves += game.state().halves[static_cast<std::size_t>(s)];
      total += game.state().score(seat(s));
    }
    if (halves != 13) continue;
    EXPECT_EQ(total, 43) << "seed " << seed;
    ++checked;
  }
  EXPECT_GT(checked, 0) << "no game with thirteen halves was met";
}

TEST(PdExamples, E49_black_is_led_and_green_declared) {
  TestGame game(at_lead("4 RBGP left 1", "/K0//"));
  game.make(1, "play K0");
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(1)), kSpectator}) {
    const View seen = view(kContent, game.state(), viewer);
    EXPECT_EQ(to_text(seen.plays[0]), "K0");
    EXPECT_EQ(seen.hand_sizes[1], 14);
    EXPECT_EQ(seen.declared[0], kUndeclared);
    EXPECT_EQ(seen.phase, Phase::kDeclare);
    EXPECT_EQ(seen.to_act(), SeatSet::of(seat(1)));
  }
  EXPECT_EQ(legal_text(game.state(), seat(1)), "declare R, declare B, declare G, declare P");
  EXPECT_EQ(legal_text(game.state(), seat(2)), "");
  game.make(1, "declare G");
  EXPECT_EQ(game.state().phase, Phase::kFollow);
  EXPECT_EQ(to_act(kContent, game.state()), SeatSet::of(seat(2)));
  EXPECT_EQ(game.state().table_colours, ColourSet{0b00100});
}

TEST(PdExamples, E50_refusals_with_their_clauses) {
  TestGame game(at_lead("3 RBG left 0", "R3n R2p/R1p G5f K0 -R/"));
  game.play("R3n");
  const State before = game.state();
  const auto tried = [&](int s, std::string_view text) {
    State state = game.state();
    const Clause refused = refusal(kContent, state, seat(s), move(text));
    EXPECT_TRUE(same_bytes(state, before)) << text;
    return std::string(refused.text());
  };
  EXPECT_EQ(tried(1, "play G5f"), "PD-4.2");
  EXPECT_EQ(tried(1, "play R2p"), "PD-3.3");
  EXPECT_EQ(tried(1, "declare G"), "PD-5.6");
  EXPECT_EQ(tried(1, "pass R1p"), "PD-2.10");
  game.state().hand(seat(2)).for_each(
      [&](Tile t) { EXPECT_EQ(tried(2, "play " + to_text(t)), "PD-3.3"); });
  EXPECT_EQ(tried(2, "play R1p"), "PD-3.3");
  EXPECT_EQ(tried(1, "play R1p"), "");
  EXPECT_EQ(tried(1, "play K0"), "");
}

}  // namespace
}  // namespace paradoxa::paradominetor
