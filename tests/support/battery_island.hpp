// Paradox Island for the battery.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "battery/trait.hpp"
#include "games/island/game.hpp"
#include "games/island/text/notation.hpp"
#include "support/worlds_island.hpp"

namespace paradoxa::battery {

template <>
struct Trait<island::Game> : TraitOf<island::Game> {
  using MoveKind = island::MoveKind;
  using Worlds = island::Worlds;

  static constexpr Budgets kBudgets{
      .playouts = {.test = 200, .soak = 20'000},
      .copies = {.test = 6, .soak = 400},
      .legality = {.test = 2, .soak = 60},
      .worlds = {.test = 8, .soak = 400},
      .traces = {.test = 4, .soak = 100},
      .refusals = {.test = 2, .soak = 40},
      .codec = {.test = 4, .soak = 120},
  };
  static constexpr int kSignatureGames = 200;
  static constexpr int kMayBeRough = 5;  // docs/determinize.md says when

  // IS-25.9: captives hear that OP decides, never what.
  static bool knows_question(const State& state, Viewer viewer) {
    return viewer.sees_as(island::kOpSeat) || state.asked != island::kOpSeat;
  }

  // Every number of seats; every reading, in games of a few rounds.
  static std::vector<Options> option_sets() {
    using namespace island;
    std::vector<Options> sets;
    for (int seats = kMinSeats; seats <= island::kMaxSeats; ++seats) {
      Options other = Options::for_seats(seats);
      other.map_mode = seats == 3 ? MapMode::kHand : MapMode::kLoad;
      other.anomaly_assignment = Assignment::kOp;
      other.safe_scope = SafeScope::kAction;
      other.op_disclose = Switch::kOn;
      other.notes_open_to_op = Switch::kOff;
      other.assist_max = kMaxAssist;
      other.reaction_timeout_s = 0;
      other.max_rounds = 6;
      sets.push_back(Options::for_seats(seats));
      sets.push_back(other);
    }
    return sets;
  }

  // ---- Moves

  // Every argument of every kind, including invalid ones, and invalid kinds. Of tiles, and of steps
  // from cells, those that could be meant in this state, and a few others.
  static std::vector<Move> encodable_moves(const State& state) {
    static const std::vector<Move> kBase = base_moves();
    std::vector<Move> all = kBase;
    add_tiles(state, all);
    for (const MoveKind kind : {MoveKind::kStep, MoveKind::kRoll, MoveKind::kPush})
      for (int a = 0; a <= 3; ++a)
        for (int d = 0; d <= island::kDirections; ++d)
          cells_meant(state).for_each(
              [&](island::Cell c) { all.push_back(Move::of(kind, a, d, c.index)); });
    return all;
  }

  // A player who loves to walk, to be safe, to rest, to use what it has; of OP's to push, to step.
  static int family(const Move& move) {
    switch (move.kind) {
      case MoveKind::kMove: return move.safe() ? 1 : 0;
      case MoveKind::kUse:
      case MoveKind::kSquare: return 2;
      case MoveKind::kYes:
      case MoveKind::kCarry:
      case MoveKind::kCarryTo: return 3;
      case MoveKind::kPush: return 4;
      case MoveKind::kStep:
      case MoveKind::kRoll: return 5;
      case MoveKind::kStrike:
      case MoveKind::kSail:
      case MoveKind::kFlood: return 6;
      default: return 7;
    }
  }

  static int standing(const State& state, Seat seat) {
    int worth = state.winner == seat ? 10'000 : 0;
    if (seat == island::kOpSeat) return worth + 500 * state.perished - health(state);
    const auto board = static_cast<std::size_t>(seat.index - 1);
    return worth + 500 * state.boards[board].steps + health(state) + 2 * state.actions;
  }

  // ---- Twin worlds

  static Plies<Game> retold(const Plies<Game>& plies, const State& twin, Viewer viewer) {
    State truth = Game::initial(content(), twin.options);
    for (const Ply<Game>& ply : plies)
      Game::apply(content(), truth, ply.seat, ply.move, NobodyListens{});
    if (truth == twin) return plies;
    return island::retold(Worlds::course(truth, viewer, plies), twin);
  }

  // IS-25.8: nobody hears how far Nature, or OP, has come with the island and its tokens, or with
  // the two powers that OP draws.
  static bool reachable(const Plies<Game>& plies, const State& twin, Viewer) {
    State truth = Game::initial(content(), twin.options);
    for (const Ply<Game>& ply : plies)
      Game::apply(content(), truth, ply.seat, ply.move, NobodyListens{});
    return truth.island.left().size() == twin.island.left().size() &&
           tokens_dealt(truth) == tokens_dealt(twin) && truth.assigned == twin.assigned &&
           std::ranges::count(truth.drawn, island::Power::kNone) ==
               std::ranges::count(twin.drawn, island::Power::kNone);
  }

  // One that sounds the same, and asks the same: unless everything comes to light with it.
  static std::optional<Move> alike(const State& a, const State& b, Viewer viewer,
                                   const Ply<Game>& ply, FastRandom& random) {
    if (same_bytes(a, b)) return ply.move;
    const auto said = told(a, viewer, ply.seat, ply.move);
    std::vector<Move> choices;
    for (const Move& move : Game::legal_moves(content(), b, ply.seat))
      if ((move == ply.move || (island::is_ops(a.ask) && may_sound_alike(ply.move, move))) &&
          told(b, viewer, ply.seat, move) == said)
        choices.push_back(move);
    if (choices.empty()) return std::nullopt;
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  }

  // ---- Fields

  static std::vector<Field> fields() {
    std::vector<Field> all;
    const auto add = [&](const std::string& name, std::size_t offset, std::size_t size) {
      all.push_back({name, offset, size});
    };
    add("activated", offsetof(State, activated), sizeof(State::activated));
    add("counted", offsetof(State, counted), sizeof(State::counted));
    add("trodden", offsetof(State, trodden), sizeof(State::trodden));
    add("tasks", offsetof(State, tasks), sizeof(State::tasks));
    add("unseen", offsetof(State, unseen), sizeof(State::unseen));
    add("island", offsetof(State, island), sizeof(State::island));
    add("tokens", offsetof(State, tokens), sizeof(State::tokens));
    for (std::size_t p = 0; p < island::kMaxPieces; ++p) {
      const std::string name = "pieces[" + std::to_string(p) + "].";
      const std::size_t at = offsetof(State, pieces) + p * sizeof(island::CaptivePiece);
      add(name + "cell", at, 1);
      add(name + "rest", at + 1, sizeof(island::CaptivePiece) - 1);
    }
    add("boards", offsetof(State, boards), sizeof(State::boards));
    add("op", offsetof(State, op), sizeof(State::op));
    add("below", offsetof(State, below), sizeof(State::below));
    add("below_size", offsetof(State, below_size), 1);
    add("drawn", offsetof(State, drawn), sizeof(State::drawn));
    add("power", offsetof(State, power), 1);
    add("options", offsetof(State, options), sizeof(Options));
    add("course", offsetof(State, ask), sizeof(State) - offsetof(State, ask));
    return all;
  }

  static std::vector<PublicField> public_fields() {
    return {
        {"pieces[0].rest",
         "posture, health, energy, wards, start fruit: everybody (IS-25.3, IS-R39)"},
        {"pieces[1].rest", "as above"},
        {"pieces[2].rest", "as above"},
        {"boards", "characters, fruits, squares, symbols, steps: everybody (IS-R39)"},
        {"below_size", "how many powers were put down: everybody counts OP's turns (IS-16.2)"},
        {"power", "the power in force: everybody (IS-16.2)"},
        {"options", "option values: all, always"},
        {"course", "round, turn, actions, the question: everybody, or OP alone (IS-25.9)"},
    };
  }

 private:
  static int health(const State& state) {
    int all = 0;
    for (const island::CaptivePiece& piece : state.pieces) all += 4 * piece.health + piece.energy;
    return all;
  }

  static std::vector<Move> base_moves() {
    using island::Argument;
    std::vector<Move> all;
    for (int k = 0; k < island::kMoveKinds + 3; ++k) {
      const auto kind = static_cast<MoveKind>(k);
      const bool exists = k < island::kMoveKinds;
      const Argument argument = exists ? island::argument_of(kind) : Argument::kNothing;
      all.push_back(Move::of(kind, 255, 255, 255));
      if (argument == Argument::kPlacement || argument == Argument::kStep ||
          argument == Argument::kPush)
        continue;                // by state
      int a = 13, b = 1, c = 1;  // the highest numbers tried
      if (argument == Argument::kNothing) a = 1;
      if (argument == Argument::kMove) a = 6, b = 4, c = 2;
      if (argument == Argument::kCell) a = island::kCells;
      for (int x = 0; x <= a; ++x)
        for (int y = 0; y <= b; ++y)
          for (int z = 0; z <= c; ++z) all.push_back(Move::of(kind, x, y, z));
    }
    return all;
  }

  // Tiles that are left: lakes on every cell, the others around the first free one; every cell for
  // the tile that OP lays.
  static void add_tiles(const State& state, std::vector<Move>& all) {
    using namespace island;
    if (state.ask != Ask::kIsland && state.ask != Ask::kBuild)
      return all.push_back(Move::of(MoveKind::kTile, 3, 4, 1));
    const TileSet left = state.island.left();
    const CellSet free = CellSet::all() - state.island.covered();
    const bool lakes = state.island.has(kStraightLake) && state.island.has(kBentLake);
    left.for_each([&](Tile tile) {
      const bool meant = state.ask == Ask::kBuild ? tile == left.first() : !lakes;
      for (int c = 0; c <= kCells; ++c) {
        const bool near = c < kCells && distance(Cell::at(c), free.first()) <= 1;
        if (!near && !(meant && (tile.is_lake() || state.ask == Ask::kBuild))) continue;
        for (int rotation = 0; rotation <= 6; ++rotation)
          all.push_back(Move::of(MoveKind::kTile, tile.index, c, rotation));
      }
    });
  }

  // Where OP's pieces are, and the lakes of captives.
  static island::CellSet cells_meant(const State& state) {
    using namespace island;
    CellSet cells = CellSet::of(Cell::at(7));
    if (!state.island.complete()) return cells;
    for (const island::Place place : state.op) cells = cells | island::cells_of(state, place);
    for (const CaptivePiece& piece : state.pieces)
      if (piece.on_map()) cells = cells | lake_around(content(), state, piece.cell);
    return cells;
  }

  // What is said of a move; all of the position where the game ends with it (IS-25.7).
  static std::string told(State state, Viewer viewer, Seat seat, const Move& move) {
    island::Announced said(viewer);
    Game::apply(content(), state, seat, move, said);
    return Game::to_act(content(), state).empty() ? said.text() + text(state) : said.text();
  }
};

}  // namespace paradoxa::battery
