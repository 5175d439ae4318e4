// Paradominetor for the battery.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battery/trait.hpp"
#include "games/paradominetor/game.hpp"
#include "games/paradominetor/text/notation.hpp"
#include "support/line_paradominetor.hpp"
#include "support/worlds_paradominetor.hpp"

namespace paradoxa::battery {

template <>
struct Trait<paradominetor::Game> : TraitOf<paradominetor::Game> {
  using MoveKind = paradominetor::MoveKind;
  using Phase = paradominetor::Phase;
  using Tile = paradominetor::Tile;
  using TileSet = paradominetor::TileSet;
  using Timeframe = paradominetor::Timeframe;
  using Worlds = paradominetor::Worlds;

  static constexpr Budgets kBudgets{
      .playouts = {.test = 60'000, .soak = 10'000'000},
      .copies = {.test = 400, .soak = 10'000},
      .legality = {.test = 60, .soak = 3'000},
      .worlds = {.test = 600, .soak = 40'000},
      .traces = {.test = 250, .soak = 5'000},
      .refusals = {.test = 60, .soak = 1'000},
      .codec = {.test = 60, .soak = 1'000},
  };

  // Every number of seats, both directions of the pass, both kinds of first lead, other colours.
  static std::vector<Options> option_sets() {
    using paradominetor::ColourSet, paradominetor::PassDirection;
    return {
        {.seats = 3,
         .colours = ColourSet{0b00111},
         .pass = PassDirection::kLeft,
         .first_lead = kNature},
        {.seats = 4,
         .colours = ColourSet{0b01111},
         .pass = PassDirection::kLeft,
         .first_lead = kNature},
        {.seats = 5,
         .colours = ColourSet{0b11111},
         .pass = PassDirection::kLeft,
         .first_lead = kNature},
        {.seats = 3,
         .colours = ColourSet{0b11010},
         .pass = PassDirection::kRight,
         .first_lead = seat(2)},
        {.seats = 4,
         .colours = ColourSet{0b10111},
         .pass = PassDirection::kRight,
         .first_lead = kNature},
        {.seats = 5,
         .colours = ColourSet{0b11111},
         .pass = PassDirection::kRight,
         .first_lead = seat(0)},
    };
  }

  using TraitOf::text;
  static std::string text(const Options& options) {
    const std::string position = paradominetor::to_text(Game::initial(content(), options));
    return position.substr(0, position.find(';'));
  }

  // ---- Moves

  // Every argument of every kind, and kinds that do not exist.
  static const std::vector<Move>& encodable_moves() {
    static const std::vector<Move> all = [] {
      std::vector<Move> moves;
      for (int kind = 0; kind < 256; ++kind)
        for (int argument = 0; argument < 256; ++argument)
          if (kind < paradominetor::kMoveKinds || argument % 85 == 0)
            moves.push_back({static_cast<MoveKind>(kind), static_cast<std::uint8_t>(argument)});
      return moves;
    }();
    return all;
  }

  // By colour: a player who loves red, or always leads black.
  static int family(Move move) {
    return move.kind == MoveKind::kDeclare ? move.argument : move.argument >> 4;
  }

  static int standing(const State& state, Seat seat) { return state.score(seat); }

  // ---- Twin worlds

  // The deal, the passes and the plays of the twin world in the order of the true game; what the
  // viewer was dealt came to it in the same order.
  static Plies<Game> retold(const Plies<Game>& plies, const State& twin, Viewer viewer) {
    PerSeat<TileSet> dealt = twin.hands;
    for (int s = 0; s < twin.seats() && twin.phase > Phase::kPass; ++s) {
      TileSet& hand = dealt[static_cast<std::size_t>(s)];
      hand = Worlds::all_tiles_of(twin, seat(s));
      for (const Tile tile : twin.given[twin.giver(seat(s)).index]) hand.remove(tile);
      for (const Tile tile : twin.given[static_cast<std::size_t>(s)]) hand.add(tile);
    }
    Plies<Game> story = plies;
    PerSeat<std::size_t> passed{};
    std::size_t played = 0;
    int draw = 0;
    for (Ply<Game>& ply : story) {
      switch (ply.move.kind) {
        case MoveKind::kDeal: {
          const int deck = draw / (5 * twin.seats());
          const Seat to = seat(draw / 5 % twin.seats());
          TileSet& hand = dealt[to.index];
          const TileSet row = hand & TileSet::of_timeframe(static_cast<Timeframe>(deck));
          if (!viewer.sees_as(to)) ply.move = Move::deal(row.nth(0));
          hand.remove(ply.move.tile());
          ++draw;
          break;
        }
        case MoveKind::kPass:
          ply.move = Move::pass(twin.given[ply.seat.index][passed[ply.seat.index]++]);
          break;
        case MoveKind::kPlay: ply.move = Move::play(twin.plays[played++].tile()); break;
        case MoveKind::kFirst:
        case MoveKind::kDeclare: break;
      }
    }
    return story;
  }

  static std::optional<Move> alike(const State& a, const State& b, Viewer viewer,
                                   const Ply<Game>& ply, FastRandom& random) {
    std::vector<Move> choices;
    for (const Move move : Game::legal_moves(content(), b, ply.seat))
      if (looks_alike(a, viewer, ply, move) && !tells_apart(a, b, viewer, ply, move))
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
    const auto each = [&](const std::string& name, std::size_t offset, std::size_t count,
                          std::size_t size) {
      for (std::size_t i = 0; i < count; ++i)
        add(name + "[" + std::to_string(i) + "]", offset + i * size, size);
    };
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      const std::string name = "hands[" + std::to_string(s) + "]";
      add(name + ".low", offsetof(State, hands) + 16 * s, 8);
      add(name + ".high", offsetof(State, hands) + 16 * s + 8, 8);
    }
    add("undealt.low", offsetof(State, undealt), 8);
    add("undealt.high", offsetof(State, undealt) + 8, 8);
    each("plays", offsetof(State, plays), paradominetor::kMaxTiles, 1);
    add("leads", offsetof(State, leads), paradominetor::kTricks);
    add("declared", offsetof(State, declared), paradominetor::kTricks);
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      each("given[" + std::to_string(s) + "]", offsetof(State, given) + 3 * s, 3, 1);
    add("ones", offsetof(State, ones), kMaxSeats);
    add("halves", offsetof(State, halves), kMaxSeats);
    add("options", offsetof(State, options), sizeof(Options));
    add("phase", offsetof(State, phase), 1);
    add("trick", offsetof(State, trick), 1);
    add("position", offsetof(State, position), 1);
    add("table_colours", offsetof(State, table_colours), 1);
    add("lead", offsetof(State, lead), 1);
    add("deck", offsetof(State, deck), 1);
    add("dealt_to", offsetof(State, dealt_to), 1);
    add("dealt", offsetof(State, dealt), 1);
    add("blank", offsetof(State, blank), sizeof(State::blank));
    return all;
  }

  static std::vector<PublicField> public_fields() {
    return {
        {"plays[74]", "the 75th tile ends a game of five, and then everything is open (PD-R25)"},
        {"leads", "lead player of each trick: all"},
        {"declared", "declared colour: all, from the declaration on"},
        {"ones", "ones of each seat: all"},
        {"halves", "halves of each seat: all"},
        {"options", "option values: all, always"},
        {"phase", "phase: all"},
        {"trick", "trick number: all"},
        {"position", "play position: all"},
        {"table_colours", "a function of faces and declarations, which all see"},
        {"lead", "lead player: all"},
        {"deck", "the deal goes deck by deck, five tiles to each seat in turn (section 7)"},
        {"dealt_to", "as above"},
        {"dealt", "as above"},
        {"blank", "unused"},
    };
  }

 private:
  friend TraitOf<paradominetor::Game>;

  // May the viewer take one for the other? A seat's own moves, the first lead and declarations
  // are as they are; of a play all see the face; of a pass or of a tile dealt to another nothing.
  static bool looks_alike(const State& a, Viewer viewer, const Ply<Game>& ply, Move other) {
    if (viewer.sees_as(ply.seat)) return other == ply.move;
    switch (ply.move.kind) {
      case MoveKind::kDeal: return !viewer.sees_as(a.dealt_to) || other == ply.move;
      case MoveKind::kPass: return true;
      case MoveKind::kPlay: return other.tile().face() == ply.move.tile().face();
      case MoveKind::kFirst:
      case MoveKind::kDeclare: break;
    }
    return other == ply.move;
  }

  // Does the move bring something to light that differs: the exchange, a winning paradox, the end?
  static bool tells_apart(State a, State b, Viewer viewer, const Ply<Game>& ply, Move other) {
    const int trick = a.trick;
    const Phase phase = a.phase;
    Game::apply(content(), a, ply.seat, ply.move, NobodyListens{});
    Game::apply(content(), b, ply.seat, other, NobodyListens{});
    if (a.phase == Phase::kEnd) return true;
    if (phase == Phase::kPass && a.phase != phase && viewer.is_seat()) {
      const auto giver = a.giver(viewer.seat()).index;
      return a.given[giver] != b.given[giver];
    }
    if (a.trick == trick) return false;
    const unsigned open = paradominetor::worlds_detail::winning_paradox(a, trick);
    for (int i = 0; i < a.seats(); ++i)
      if ((open >> i & 1) != 0 && a.trick_plays(trick)[i].tile() != b.trick_plays(trick)[i].tile())
        return true;
    return false;
  }
};

}  // namespace paradoxa::battery
