// Text both ways, the order of legal moves, and texts that mean nothing (A10).
#include "engine/nature.hpp"
#include "engine/sha256.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// ---- parse(print(x)) = x ------------------------------------------------------------------------

TEST(PdNotation, every_tile_reads_as_it_is_written) {
  int tiles_there_are = 0;
  for (int code = 0; code < 256; ++code) {
    const Tile t{static_cast<std::uint8_t>(code)};
    if (!t.exists()) continue;
    ++tiles_there_are;
    EXPECT_EQ(parse_tile(to_text(t)), t) << to_text(t);
    EXPECT_EQ(to_text(t).size(), t.is_black() ? 2u : 3u);
  }
  EXPECT_EQ(tiles_there_are, 71);
}

TEST(PdNotation, every_face_reads_as_it_is_written) {
  int faces_there_are = 0;
  for (int c = 0; c <= kColours; ++c)
    for (int value = 0; value <= 6; ++value) {
      if ((c == kColours) != (value == 0)) continue;
      const Face f = Face::of(colour_at(c), value);
      EXPECT_EQ(parse_face(to_text(f)), f) << to_text(f);
      ++faces_there_are;
    }
  EXPECT_EQ(faces_there_are, 31);
}

TEST(PdNotation, every_move_reads_as_it_is_written) {
  std::vector<Move> moves;
  for (int code = 0; code < 256; ++code)
    if (const Tile t{static_cast<std::uint8_t>(code)}; t.exists())
      for (const Move m : {Move::deal(t), Move::pass(t), Move::play(t)}) moves.push_back(m);
  for (int c = 0; c <= kColours; ++c) moves.push_back(Move::declare(colour_at(c)));
  for (int s = 0; s < kMaxPlayers; ++s) moves.push_back(Move::first(seat(s)));
  for (const Move m : moves) {
    const auto parsed = parse_move(to_text(m));
    ASSERT_TRUE(parsed) << parsed.error();
    EXPECT_EQ(*parsed, m) << to_text(m);
  }
  EXPECT_EQ(to_text(Move::pass(tile("R3p"))), "pass R3p");
  EXPECT_EQ(to_text(Move::play(kBlackTile)), "play K0");
  EXPECT_EQ(to_text(Move::declare(Colour::kPurple)), "declare P");
  EXPECT_EQ(to_text(Move::deal(tile("Y6f"))), "deal Y6f");
  EXPECT_EQ(to_text(Move::first(seat(2))), "first 2");
}

// Printing takes any bits: a log must not fail on a move that makes no sense.
TEST(PdNotation, any_bits_of_a_move_can_be_printed) {
  for (int kind = 0; kind < 256; ++kind)
    for (int argument = 0; argument < 256; ++argument)
      EXPECT_FALSE(
          to_text(Move{static_cast<MoveKind>(kind), static_cast<std::uint8_t>(argument)}).empty());
}

TEST(PdNotation, every_position_of_random_games_reads_as_it_is_written) {
  SCOPED_TRACE(seed_trace());
  const std::uint64_t games = kSanitized ? 12 : 120;
  for (std::uint64_t number = 0; number < games; ++number)
    walk_random_game(varied_options(number), run_seed() + number, [](const State& state) {
      const std::string text = to_text(state);
      const auto parsed = parse_position(kContent, text);
      ASSERT_TRUE(parsed) << parsed.error() << " in " << text;
      ASSERT_TRUE(same_bytes(*parsed, state)) << text;
      ASSERT_EQ(to_text(*parsed), text);
    });
}

TEST(PdNotation, a_story_is_rebuilt_from_its_lists) {
  const State state = random_position(Options::for_seats(5), 3, 140);
  const auto again = rebuild(kContent, story_of(state));
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE(same_bytes(*again, state));
}

TEST(PdNotation, spaces_between_the_parts_of_a_position_do_not_matter) {
  EXPECT_TRUE(same_bytes(position("3 RBG left 0; deal R1p K0//"),
                         position("  3   RBG left  0 ;deal   R1p  K0 / / ")));
}

// ---- Texts that mean nothing --------------------------------------------------------------------

TEST(PdNotation, bad_tiles_and_faces_are_not_read) {
  for (const char* text :
       {"",    "R",    "R3",   "R3x",  "R3P",  "r3p",        "K0p", "K1",   "K",   "K00",
        "R0p", "R5p",  "R6p",  "R6n",  "R1f",  "R7f",        "R9n", "R-1p", "A3p", "P0p",
        "3Rp", "R3pp", " R3p", "R3p ", "RR3p", "R3\xC3\xA9", "R:p", "R/p"})
    EXPECT_FALSE(parse_tile(text)) << "'" << text << "'";
  for (const char* text : {"", "R", "R0", "R7", "K", "K1", "R3p", "r3", "X3", "33", "RR", " R3"})
    EXPECT_FALSE(parse_face(text)) << "'" << text << "'";
}

struct BadText {
  const char* text;
  const char* says;  // a part of the message
};

TEST(PdNotation, bad_moves_are_refused_with_a_message) {
  const BadText bad[] = {
      {"", "a move starts with"},
      {" ", "a move starts with"},
      {"plaY R3p", "a move starts with"},
      {"PLAY R3p", "a move starts with"},
      {" play R3p", "a move starts with"},
      {"throw R3p", "'throw'"},
      {"R3p", "'R3p'"},
      {"play", "'play' expects a tile"},
      {"play ", "'play' expects a tile"},
      {"play  R3p", "'play' expects a tile"},
      {"play R3p ", "'play' expects a tile"},
      {"play R3", "not 'R3'"},
      {"play R3x", "not 'R3x'"},
      {"play R6p", "not 'R6p'"},
      {"play K0p", "not 'K0p'"},
      {"play K1", "not 'K1'"},
      {"play R3p R4p", "'play' expects a tile"},
      {"play\tR3p", "a move starts with"},
      {"pass", "'pass' expects a tile"},
      {"pass left", "'pass' expects a tile"},
      {"pass R3p,R3n", "'pass' expects a tile"},
      {"deal 17", "'deal' expects a tile"},
      {"declare", "'declare' expects a colour"},
      {"declare red", "'declare' expects a colour"},
      {"declare r", "'declare' expects a colour"},
      {"declare RB", "'declare' expects a colour"},
      {"declare X", "'declare' expects a colour"},
      {"first", "'first' expects a seat"},
      {"first x", "'first' expects a seat"},
      {"first -1", "'first' expects a seat"},
      {"first 10", "'first' expects a seat"},
      {"first 0 ", "'first' expects a seat"},
  };
  for (const auto& [text, says] : bad) {
    const auto parsed = parse_move(text);
    EXPECT_FALSE(parsed) << "'" << text << "'";
    EXPECT_NE(parsed.error().find(says), std::string::npos) << text << ": " << parsed.error();
  }
  static_assert(std::size(bad) >= 30);
}

constexpr const char* kDeal =
    "3 RBG left 0; deal R1p R2p R3p R4p B1p R1n R2n R3n R4n R5n R2f R3f R4f R5f R6f/"
    "B2p B3p B4p G1p G2p B1n B2n B3n B4n B5n B2f B3f B4f B5f B6f/"
    "G3p G4p K0 K0 K0 G1n G2n G3n G4n G5n G2f G3f G4f G5f G6f";

TEST(PdNotation, bad_positions_are_refused_with_a_message) {
  const std::string passed = std::string(kDeal) + "; pass R1p R1n R2f/B2p B1n B2f/G3p G1n G2f";
  const std::string deal = kDeal;
  const std::vector<std::pair<std::string, std::string>> bad{
      {"", "a position begins with"},
      {"4", "a position begins with"},
      {"4 RBGY left", "a position begins with"},
      {"4 RBGY left random now", "a position begins with"},
      {"four RBGY left random", "a position begins with"},
      {"2 RB left random", "PD-1.1"},
      {"6 RBGYP left random", "PD-1.1"},
      {"x RBGY left random", "PD-1.1"},
      {"4 RBG left random", "PD-2.1"},
      {"4 RBGYP left random", "PD-2.1"},
      {"4 RBGG left random", "PD-2.1"},
      {"4 RBGK left random", "PD-2.1"},
      {"4 rbgy left random", "PD-2.1"},
      {"4 RBGX left random", "PD-2.1"},
      {"4 RBGY across random", "PD-2.9"},
      {"4 RBGY left 4", "PD-2.12"},
      {"4 RBGY left 9", "PD-2.12"},
      {"4 RBGY left someone", "PD-2.12"},
      {"3 RBG left 0; shuffle", "'shuffle' is not one of"},
      {"3 RBG left 0;", "is not one of"},
      {"3 RBG left 0; deal", "one list of tiles for each seat"},
      {"3 RBG left 0; deal R1p/", "one list of tiles for each seat"},
      {"3 RBG left 0; deal R1p///", "one list of tiles for each seat"},
      {"3 RBG left 0; deal R1x//", "'R1x' is not a tile"},
      {"3 RBG left 0; deal Y1p//", "PD-2.4"},
      {"3 RBG left 0; deal R1p R1p//", "PD-2.4"},
      {"3 RBG left 0; deal R1n//", "PD-2.4"},
      {"3 RBG left 0; deal /R1p/", "PD-2.4"},
      {"3 RBG left 0; deal R1p R2p R3p R4p B1p B2p//", "PD-2.4"},
      {"3 RBG left 0; deal K0 K0 K0 K0//", "PD-2.4"},
      {"3 RBG left 0; pass R1p//", "PD-2.4"},
      {deal + "; pass R1n//", "PD-2.6"},
      {deal + "; pass R1p R2p//", "PD-2.6"},
      {deal + "; pass B2p//", "PD-2.6"},
      {deal + "; pass R1p R1n R2f R3f//", "PD-2.6"},
      {deal + "; first 0", "PD-2.12"},
      {deal + "; plays R1n", "PD-2.12"},
      {passed + "; first 1", "PD-2.12"},
      {passed + "; first 5", "is not one of"},
      {passed + "; first", "is not one of"},
      {passed + "; first 00", "is not one of"},
      {passed + "; plays R1p", "PD-3.2"},
      {passed + "; plays R2p B3p", "PD-4.2"},
      {passed + "; plays R2p R4n", "PD-3.3"},
      {passed + "; plays K0=G", "PD-3.2"},
      {passed + "; plays R2p=G", "PD-5.1"},
      {passed + "; plays R2p R1p=G", "only a led black tile"},
      {passed + "; plays R2p=GG", "only a led black tile"},
      {passed + "; plays R2p=", "only a led black tile"},
      {passed + "; plays =G", "only a led black tile"},
      {passed + "; plays R2p, R1p", "'R2p,' is not a tile"},
  };
  ASSERT_GE(bad.size(), 40u);
  EXPECT_TRUE(parse_position(kContent, passed + "; plays R2p R1p"));  // what they deviate from
  for (const auto& [text, says] : bad) {
    const auto parsed = parse_position(kContent, text);
    EXPECT_FALSE(parsed) << "'" << text << "'";
    EXPECT_NE(parsed.error().find(says), std::string::npos) << text << ": " << parsed.error();
  }
}

TEST(PdNotation, a_declared_colour_is_written_with_its_tile) {
  const std::string led = to_text(at_lead("3 RBG left 0", "K0/")) + "; plays K0";
  EXPECT_EQ(position(led + "=G").phase, Phase::kFollow);
  EXPECT_EQ(position(led).phase, Phase::kDeclare);
  for (const char* rest : {" =G", "=", "=K", "=Y", "=g", "=G=B", "=G =B", "==G"})
    EXPECT_FALSE(parse_position(kContent, led + rest)) << rest;
}

TEST(PdNotation, the_message_says_where_a_story_breaks) {
  const std::string passed = std::string(kDeal) + "; pass R1p R1n R2f/B2p B1n B2f/G3p G1n G2f";
  EXPECT_EQ(parse_position(kContent, passed + "; plays R2p B3p").error(),
            "trick 1, seat 1: 'play B3p' is against PD-4.2");
  EXPECT_EQ(parse_position(kContent, std::string(kDeal) + "; pass R1n//").error(),
            "seat 0: 'pass R1n' is against PD-2.6");
}

// Positions damaged at random: read or refused with a message, never anything worse.
TEST(PdNotation, damaged_positions_are_read_or_refused) {
  SCOPED_TRACE(seed_trace());
  FastRandom random(run_seed());
  constexpr std::string_view kLetters = "RBGYPK0123456pnf ;/=-dealpassfirst\n\xFF";
  for (int round = 0; round < (kSanitized ? 3000 : 30000); ++round) {
    const State state = random_position(varied_options(random.next()), random.next(),
                                        static_cast<int>(random.below(180)));
    std::string text = to_text(state);
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      switch (random.below(3)) {
        case 0:
          text[at] = kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
          break;
        case 1: text.erase(at, 1 + random.below(4)); break;
        default:
          text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), 3));
      }
      if (text.empty()) break;
    }
    const auto parsed = parse_position(kContent, text);
    if (parsed) {
      ASSERT_EQ(flaw(kContent, *parsed), "") << text;
    } else {
      ASSERT_FALSE(parsed.error().empty()) << text;
    }
  }
}

// ---- The order of legal moves -------------------------------------------------------------------

constexpr const char* kOrderFile = "games/paradominetor/move_order.txt";

std::string order_line(const State& state, Seat s) {
  return to_text(state) + " | " + (is_nature(s) ? "nature" : "seat " + std::to_string(s.index)) +
         ": " + legal_text(state, s);
}

void write_order_file() {
  std::ofstream file(source_path(kOrderFile));
  file << "# Positions with the legal moves of one seat, in their order.\n"
          "# Written by PARADOXA_WRITE_MOVE_ORDER=1; the order is a promise to records and "
          "clients.\n";
  const Key256 key = sha256("move order");
  for (std::uint32_t number = 0, draw = 0; number < 160; ++number) {
    const auto any = [&](std::uint32_t bound) { return nature_draw(key, draw++, bound); };
    const Options opts = varied_options(number);
    // More from the middle of the game than from the deal.
    const auto earliest = number % 8 == 0 ? 0u : 15u * opts.seats;
    const auto plies = earliest + any(33u * opts.seats - earliest);
    State state = initial(kContent, opts);
    for (std::uint32_t ply = 0; ply < plies && !to_act(kContent, state).empty(); ++ply) {
      NatureDraw what(key, draw++);
      const Seat s = to_act(kContent, state).first();
      apply(kContent, state, s, sample(kContent, state, s, what), NobodyListens{});
    }
    const SeatSet acting = to_act(kContent, state);
    if (!acting.empty()) file << order_line(state, acting.first()) << "\n";
  }
}

TEST(PdMoveOrder, is_as_recorded) {
  if (std::getenv("PARADOXA_WRITE_MOVE_ORDER") != nullptr) write_order_file();
  int positions = 0;
  std::map<Phase, int> phases;
  for (const std::string& line : lines_of(kOrderFile)) {
    if (line.empty() || line[0] == '#') continue;
    const State state = position(line.substr(0, line.find(" | ")));
    const SeatSet acting = to_act(kContent, state);
    ASSERT_FALSE(acting.empty()) << line;
    EXPECT_EQ(order_line(state, acting.first()), line);
    ++positions;
    ++phases[state.phase];
  }
  EXPECT_GE(positions, 150);
  EXPECT_GE(phases.size(), 5u);
}

// Tiles ascend as hands are listed, black last and once; colours and seats ascend.
TEST(PdMoveOrder, ascends) {
  SCOPED_TRACE(seed_trace());
  for (std::uint64_t number = 0; number < 20; ++number)
    walk_random_game(varied_options(number), run_seed() + number, [](const State& state) {
      for (SeatSet acting = to_act(kContent, state); !acting.empty();
           acting.remove(acting.first())) {
        const MoveList moves = legal_moves(kContent, state, acting.first());
        for (std::size_t i = 1; i < moves.size(); ++i) {
          EXPECT_EQ(moves[i].kind, moves[0].kind);
          EXPECT_LT(moves[i - 1].argument, moves[i].argument);
        }
      }
    });
}

}  // namespace
}  // namespace paradoxa::paradominetor
