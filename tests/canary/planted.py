"""The planted faults, row by row of the test plan.

A fault is one exact replacement in one file. `program` is what must notice it: rows of the battery
("battery/secrecy": the header tests/battery/secrecy.hpp; "battery/secrecy@paradoxical" for another
game) or one test source; `fails` names the
tests that must fail. Quick faults are planted by every `make test`, the others by --all.
"""

from dataclasses import dataclass

GAME = "src/games/paradominetor"
TESTS = "tests/games/paradominetor"


@dataclass(frozen=True)
class Fault:
    row: str
    what: str
    file: str
    old: str
    new: str
    program: str
    fails: str              # a pattern of gtest names
    quick: bool = True
    sanitize: bool = False  # the program is built with sanitizers, which must object


FAULTS = [
    Fault("A2", "of two paradoxes the colour that came last wins",
          f"{GAME}/rules/trick.hpp",
          "for (int i = 1; i < count; ++i) {",
          "for (int i = count - 1; i > 0; --i) {",
          f"{TESTS}/examples_test.cpp", "PD/PdTrickExample.ends_as_told/*"),
    Fault("A3", "the last of five tiles cannot be passed",
          f"{GAME}/rules/legal.hpp",
          "for_each([&](Tile t) { moves.push_back(Move::pass(t)); });",
          "for_each([&](Tile t) { if (moves.size() < 4) moves.push_back(Move::pass(t)); });",
          f"{TESTS}/perft_test.cpp", "A3/PdPerft.counts_are_as_recorded/*"),
    Fault("A4", "a dealt tile stays in the deck",
          f"{GAME}/rules/apply.hpp",
          "state.undealt.remove(tile);",
          "",
          "battery/playouts", "paradominetor.A4_*"),
    Fault("A5", "a trick is judged one tile too far",
          f"{GAME}/rules/trick.hpp",
          "a led black is black here.\n  for (int i = 0; i < count; ++i) {",
          "a led black is black here.\n  for (int i = 0; i <= count; ++i) {",
          "battery/playouts", "paradominetor.A4_*", quick=False, sanitize=True),
    Fault("A6", "the pass goes the wrong way round",
          f"{GAME}/rules/state.hpp",
          "return options.pass == PassDirection::kLeft ? left_of(s) : right_of(s);",
          "return options.pass == PassDirection::kLeft ? right_of(s) : left_of(s);",
          "battery/signature", "paradominetor.A6_*"),
    Fault("A7", "a position is read as if tiles always went left",
          f"{GAME}/text/story_reader.hpp",
          "const int step = options.pass == PassDirection::kLeft ? 1 : seats() - 1;",
          "const int step = 1;",
          "battery/codec", "paradominetor.A7_B4_*"),
    Fault("A7", "a position forgets the colour that was declared",
          f"{GAME}/text/story_reader.hpp",
          "story_.declared[tricks_] = static_cast<std::uint8_t>(colour);",
          "",
          "battery/codec", "paradominetor.A7_B4_*", quick=False),
    Fault("A9", "a follower may declare a colour",
          f"{GAME}/rules/legal.hpp",
          'if (state.phase == Phase::kFollow) return "PD-5.6"_clause;',
          "",
          "battery/legality", "paradominetor.A9_*"),
    Fault("A9", "several black tiles are as likely as one",
          f"{GAME}/rules/legal.hpp",
          "return static_cast<std::uint32_t>(state.undealt.black());",
          "return 1;",
          "battery/legality", "paradominetor.A9_*", quick=False),
    Fault("A10", "pass is written as play",
          f"{GAME}/text/notation.cpp",
          '{"deal", "first", "pass", "play", "declare"}',
          '{"deal", "first", "play", "play", "declare"}',
          "battery/legality", "paradominetor.A9_A10_*", quick=False),
    Fault("A10", "colours are listed last one first",
          f"{GAME}/rules/legal.hpp",
          "for (int c = 0; c < kColours; ++c)",
          "for (int c = kColours - 1; c >= 0; --c)",
          f"{TESTS}/notation_test.cpp", "PdMoveOrder.*", quick=False),
    Fault("A12", "black cannot be led, so who holds nothing else cannot move",
          f"{GAME}/rules/legal.hpp",
          "{ return state.hand(state.lead).distinct(); }",
          "{ return state.hand(state.lead) & TileSet::of_colours(state.options.colours); }",
          "battery/playouts", "paradominetor.A4_A12_*"),
    Fault("A12", "the longest game is thought shorter",
          f"{GAME}/game.hpp",
          "kMaxPlies = 75 + 15 + 1 + 75 + 5;",
          "kMaxPlies = 75 + 15 + 1 + 75 + 1;",
          "battery/playouts", "paradominetor.A4_A12_*", quick=False),
    Fault("B1", "one hidden bit of a hand in the view",
          f"{GAME}/rules/view.hpp",
          "static_cast<std::uint8_t>(state.hand(s).size());",
          "static_cast<std::uint8_t>(state.hand(s).size() + 16 * (state.hand(s).low & 1));",
          "battery/secrecy", "paradominetor.B1_B2_*"),
    Fault("B1", "every back is seen once it is played",
          f"{GAME}/rules/view.hpp",
          "play.turned_up()",
          "play.made()",
          "battery/secrecy", "paradominetor.B1_B2_*", quick=False),
    Fault("B1", "the generator of worlds leaves the passes alone",
          "tests/support/worlds_paradominetor.hpp",
          "choose_passes(twin, random);",
          "",
          "battery/secrecy", "paradominetor.B1_every_hidden_field_*", quick=False),
    Fault("B2", "black cannot be led while the next seat holds one",
          f"{GAME}/rules/legal.hpp",
          "{ return state.hand(state.lead).distinct(); }",
          "{ const TileSet tiles = state.hand(state.lead).distinct();"
          " return tiles.size() > 1 && state.hand(state.seat_at(1)).black() > 0"
          " ? tiles & TileSet::of_colours(state.options.colours) : tiles; }",
          "battery/secrecy", "paradominetor.B1_B2_*"),
    Fault("B3", "everybody is told which tile is passed",
          f"{GAME}/rules/event.hpp",
          "return v.sees_as(seat) ? *this : PassChosen{seat, number, kNoTile};",
          "return v.code <= 255 ? *this : PassChosen{};",
          "battery/traces", "paradominetor.B3_*"),
    Fault("B3", "everybody is told the back of a played tile",
          f"{GAME}/rules/event.hpp",
          "return v.sees_as(seat) ? *this : Played{{seat, tile.without_back()}, clause};",
          "return v.code <= 255 ? *this : Played{};",
          "battery/traces", "paradominetor.B3_*", quick=False),
    Fault("B5", "a refusal says that another seat holds the tile",
          f"{GAME}/rules/legal.hpp",
          "if (!state.hand(seat).contains(tile)) return leads",
          "for (int s = 0; s < state.seats(); ++s)"
          " if (s != seat.index && state.hand(paradoxa::seat(s)).contains(tile))"
          ' return "PD-2.5"_clause;\n'
          "  if (!state.hand(seat).contains(tile)) return leads",
          "battery/secrecy", "paradominetor.B5_*"),
    Fault("play_out", "the quick way forgets a declared colour",
          f"{GAME}/rules/playout.hpp",
          "state.declared[state.trick] = static_cast<std::uint8_t>(lead_colour);",
          "",
          "battery/copies", "paradominetor.*quick_playouts*", quick=False),
    Fault("C2", "a draw is taken modulo, without rejection",
          "src/engine/nature.hpp",
          "if (word < limit) return word % bound;",
          "if (word <= ~0u) return word % bound;",
          "tests/engine/random_test.cpp", "NatureDraw.is_unbiased"),
    Fault("C2", "the quick generator takes a remainder",
          "src/engine/random.hpp",
          "std::uint64_t product = (next() >> 32) * bound;",
          "std::uint64_t product = (next() >> 32) % bound;\n"
          "    if (bound != 0) return static_cast<std::uint32_t>(product);",
          "tests/engine/random_test.cpp", "FastRandom.below_is_unbiased_for_large_bounds",
          quick=False),
]

# ---- Paradoxical ---------------------------------------------------------------------------------

PX = "src/games/paradoxical"
PX_TESTS = "tests/games/paradoxical"

FAULTS += [
    Fault("A2", "equal sums are enough for a set",
          f"{PX}/rules/paradox.hpp",
          "return others.size() >= kPairCards && set.sum() > paradox_detail::four_lowest(others);",
          "return others.size() >= kPairCards && set.sum() >= paradox_detail::four_lowest(others);",
          f"{PX_TESTS}/paradox_test.cpp", "PxParadox.PX_8_4_E4_*"),
    Fault("A2", "a straight of one deck is found",
          f"{PX}/rules/paradox.hpp",
          "} else if ((a | b) == kFive && a != 0 && b != 0) {",
          "} else if ((a | b) == kFive) {",
          f"{PX_TESTS}/paradox_test.cpp", "PxParadox.*", quick=False),
    Fault("A2", "the source may make room for its own effect",
          f"{PX}/rules/legal.hpp",
          "case Ask::kRoom: return of_cards(others_in_tableau(state, state.source));  // PX-4.2",
          "case Ask::kRoom: return of_cards(state.tableau(state.active));  // PX-4.2",
          f"{PX_TESTS}/effect_test.cpp", "PxEffect.PX_9_6_*", quick=False),
    Fault("A2", "who is raided draws nothing for it",
          f"{PX}/rules/chapters/opponents.hpp",
          "  discard(state, card);\n  begin_draw(state, owner, 1);",
          "  discard(state, card);\n  end_step(state);",
          f"{PX_TESTS}/card_effects_test.cpp", "PxCardEffects.*", quick=False),
    Fault("A4", "a discarded card keeps its marks",
          f"{PX}/rules/places.hpp",
          "  lose_marks(state, card);\n  lay_open(state, card);\n  state.pile(",
          "  lay_open(state, card);\n  state.pile(",
          "battery/playouts@paradoxical", "paradoxical.A4_*"),
    Fault("A6", "the card seen first goes to the bottom of the deck",
          f"{PX}/rules/chapters/seeking.hpp",
          "state.pile(state.deck).put_under(state.aside[i]);",
          "state.pile(state.deck).put_under(state.aside[state.aside_size - 1 - i]);",
          "battery/signature@paradoxical", "paradoxical.A6_*", quick=False),
    Fault("A7", "a position forgets who knows a card",
          f"{PX}/text/card_fields.hpp",
          "if (seats->contains(seat(k))) state.known[static_cast<std::size_t>(k)].add(card);",
          "static_cast<void>(state), static_cast<void>(card);",
          "battery/copies@paradoxical", "paradoxical.A7_A8_*", quick=False),
    Fault("A9", "any face-up card may be traded, with a partner or without",
          f"{PX}/rules/program.hpp",
          "if (has) found.add(own);",
          "found.add(own);",
          "battery/playouts@paradoxical", "paradoxical.A4_*", quick=False),
    Fault("B1", "a view shows what another has looked at",
          f"{PX}/rules/view.hpp",
          "if (!looked_at || knows(state, viewer, card)) continue;",
          "if (!looked_at || viewer.code <= 255) continue;",
          "battery/secrecy@paradoxical", "paradoxical.B1_B2_*"),
    Fault("B1", "the backs of a hand stand in the order of its cards",
          f"{PX}/rules/view.hpp",
          "for (; at > 0 && before(card, cards[at - 1]); --at) cards[at] = cards[at - 1];",
          "static_cast<void>(before);",
          "battery/secrecy@paradoxical", "paradoxical.B1_B2_*", quick=False),
    Fault("B3", "everybody is told which card is drawn",
          f"{PX}/rules/events/shapes.hpp",
          "return knowers.knows(v) ? HiddenCard{",
          "return v.code <= 255 ? HiddenCard{",
          "battery/traces@paradoxical", "paradoxical.B3_*"),
    Fault("B3", "who knew a card still knows it after another sought and took some",
          f"{PX}/rules/chapters/seeking.hpp",
          "if (step.way == Way::kHand && taken < looked)",
          "if (step.way == Way::kHand && taken < 0)",
          f"{PX_TESTS}/information_test.cpp", "PxInformation.PX_I10_*"),
    Fault("B5", "a refusal says that another seat holds the card",
          f"{PX}/rules/refusal.hpp",
          "const bool in_tableau = state.tableau(state.active).contains(card);",
          "for (int s = 0; s < state.seats(); ++s) if (seat(s) != state.active &&"
          ' state.hand(seat(s)).contains(card)) return "PX-I3"_clause;\n'
          "  const bool in_tableau = state.tableau(state.active).contains(card);",
          "battery/secrecy@paradoxical", "paradoxical.B5_*", quick=False),
]

# ---- Paradox Initiative --------------------------------------------------------------------------

PI = "src/games/initiative"
PI_TESTS = "tests/games/initiative"

FAULTS += [
    Fault("A2", "a swap also resolves strands that were waiting",
          f"{PI}/rules/matrix.hpp",
          "if ((matrix.strand(line) & replaced) != 0) formed |= 1u << line;",
          "if (replaced != 0) formed |= 1u << line;",
          f"{PI_TESTS}/strand_test.cpp", "PiStrand.PI_6_6_*"),
    Fault("A2", "discs above a lock fall",
          f"{PI}/rules/matrix.hpp",
          "if (!lock_is_floor) break;",
          "",
          f"{PI_TESTS}/strand_test.cpp", "PiResolve.*", quick=False),
    Fault("A2", "the glitch fractures a locked world",
          f"{PI}/rules/chapters/worlds.hpp",
          "    ++state.locks;\n    sink(WorldUnlocked{world(w)});",
          "    ++state.locks;\n    state.fractured = static_cast<std::uint16_t>(state.fractured | bit);",
          f"{PI_TESTS}/payment_test.cpp", "PiGlitch.PI_9_1_*", quick=False),
    Fault("A2", "goals pay for parts of a group",
          f"{PI}/rules/score.hpp",
          "goal_count(content, h, goal) / rate.group * rate.points;",
          "goal_count(content, h, goal) * rate.points / rate.group;",
          f"{PI_TESTS}/scoring_test.cpp", "PiScore.PI_18_6_*"),
    Fault("A2", "the rival gives up its most recent kind first",
          f"{PI}/rules/chapters/scoring.hpp",
          "kOrder{Kind::kNexus, Kind::kPast, Kind::kPresent, Kind::kFuture};",
          "kOrder{Kind::kFuture, Kind::kPresent, Kind::kPast, Kind::kNexus};",
          f"{PI_TESTS}/rival_test.cpp", "PiRival.PI_21_16_*"),
    Fault("A2", "the rival looks for fractured worlds the wrong way round",
          f"{PI}/rules/chapters/rival.hpp",
          "(clockwise ? i : kWorlds - i)) % kWorlds;",
          "(clockwise ? kWorlds - i : i)) % kWorlds;",
          f"{PI_TESTS}/rival_test.cpp", "PiRival.PI_21_10_*", quick=False),
    Fault("A3", "swaps are listed without their last partner",
          f"{PI}/rules/chapters/matrix_turn.hpp",
          "return same & free & behind & ~matrix.colours[at(disc.colour())];",
          "const Cells all = same & free & behind & ~matrix.colours[at(disc.colour())];\n"
          "  return all & (all - 1);",
          f"{PI_TESTS}/types_test.cpp", "PiTypes.the_numbers_of_moves_*", quick=False),
    Fault("A4", "purple on a completed card is lost",
          f"{PI}/rules/chapters/paying.hpp",
          "    else if (item.is_purple())\n      ++state.purple;\n    else\n"
          "      state.tokens[at(item.colour())] = kInSupply;",
          "    else if (!item.is_purple())\n      state.tokens[at(item.colour())] = kInSupply;",
          "battery/playouts@initiative", "initiative.A4_*"),
    Fault("A6", "the wormhole goes round twice instead of there and back",
          f"{PI}/rules/chapters/wormhole_phase.hpp",
          "const int away = state.step < n ? state.step : 2 * n - 1 - state.step;",
          "const int away = state.step % n;",
          "battery/signature@initiative", "initiative.A6_*", quick=False),
    Fault("A7", "a position forgets the pawn",
          f"{PI}/text/seat_fields.hpp",
          "if (found != circuit.end())\n            state.pawn = static_cast<std::uint8_t>(found - circuit.begin());",
          "static_cast<void>(state), static_cast<void>(found);",
          "battery/copies@initiative", "initiative.A7_A8_*", quick=False),
    Fault("B1", "a view shows the modules that another has drawn",
          f"{PI}/rules/view.hpp",
          "  v.drawn = {Module::kNone, Module::kNone};",
          "  v.drawn = state.drawn;",
          "battery/secrecy@initiative", "initiative.B1_B2_*"),
    Fault("B3", "everybody is told a secret goal",
          f"{PI}/rules/events/setup.hpp",
          "return v.sees_as(seat) ? *this : SecretDealt{seat, {}};",
          "return v.code <= 255 ? *this : SecretDealt{seat, {}};",
          "battery/traces@initiative", "initiative.B3_*"),
    Fault("B2", "the sampler always draws the first of what is left",
          "src/engine/take_any.hpp",
          "return set.nth(random.below(static_cast<std::uint32_t>(set.size())));",
          "return set.nth(random.below(1));",
          f"{PI_TESTS}/information_test.cpp", "PiInformation.PI_I4_PI_I6_*", quick=False),
    Fault("B7", "a window of four is not looked at",
          f"{PI}/rules/forming.hpp",
          "for (int from = 0; from + kMinStrand <= run.length; ++from) {",
          "for (int from = run.length - kMinStrand; from + kMinStrand <= run.length; ++from) {",
          f"{PI_TESTS}/forming_test.cpp", "PiForming.PI_6_3_*", quick=False),
]

# Rows without a fault to plant, and why.
NONE = {
    "A8": "by design: a State is trivially copyable and holds no pointer (PlainValue asserts it),"
          " so no line of the rules could reach another copy",
}

# C3: each of these lines, anywhere in src/, must be found by tools/tidy.py.
BANNED = [
    "int draw() { return rand(); }",
    "std::mt19937 generator;",
    "std::random_device entropy;",
    "auto seed = time(nullptr);",
    "auto now = std::chrono::system_clock::now().time_since_epoch();",
]

# A1: with every test of this clause renamed, tools/clauses.py must miss it.
UNTESTED = ("PD_6_8_", "PD-6.8")
