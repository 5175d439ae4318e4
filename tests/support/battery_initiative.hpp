// Paradox Initiative for the battery.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "battery/trait.hpp"
#include "games/initiative/bot/worth.hpp"
#include "games/initiative/game.hpp"
#include "games/initiative/text/notation.hpp"
#include "support/worlds_initiative.hpp"

namespace paradoxa::battery {

template <>
struct Trait<initiative::Game> : TraitOf<initiative::Game> {
  using MoveKind = initiative::MoveKind;
  using Module = initiative::Module;
  using Worlds = initiative::Worlds;

  static constexpr Budgets kBudgets{
      .playouts = {.test = 300, .soak = 20'000},
      .copies = {.test = 12, .soak = 400},
      .legality = {.test = 6, .soak = 60},
      .worlds = {.test = 40, .soak = 2'000},
      .traces = {.test = 16, .soak = 400},
      .refusals = {.test = 4, .soak = 100},
      .codec = {.test = 8, .soak = 120},
  };
  static constexpr int kSignatureGames = 300;

  // Every number of seats, and every variant.
  static std::vector<Options> option_sets() {
    using initiative::Switch;
    std::vector<Options> sets;
    for (int seats = initiative::kMinPlayers; seats <= initiative::kMaxPlayers; ++seats)
      sets.push_back(Options::for_seats(seats));
    for (int seats = 1; seats <= initiative::kMaxPlayers; ++seats) {
      Options other = Options::for_seats(seats);
      other.purple_may_lock = Switch::kOn;
      other.experiments_count_as_kind = Switch::kOff;
      other.solo_hard = Switch::kOn;
      other.open_score_piles = seats % 2 == 0 ? Switch::kOff : Switch::kOn;
      other.lock_is_floor = Switch::kOn;
      sets.push_back(other);
    }
    return sets;
  }

  // ---- Moves

  // Every argument of every kind, including invalid ones, and invalid kinds.
  static const std::vector<Move>& encodable_moves() {
    static const std::vector<Move> moves = [] {
      using initiative::Argument;
      std::vector<Move> all;
      for (int k = 0; k < initiative::kMoveKinds + 3; ++k) {
        const auto kind = static_cast<MoveKind>(k);
        const bool exists = k < initiative::kMoveKinds;
        const Argument argument = exists ? initiative::argument_of(kind) : Argument::kNothing;
        const bool two = argument == Argument::kColourCard || argument == Argument::kColourWorld ||
                         argument == Argument::kTwoCells;
        const int most_a = argument == Argument::kTwoCells ? 26 : two ? 7 : 74;
        const int most_b = argument == Argument::kColourCard    ? 74
                           : argument == Argument::kTwoCells    ? 26
                           : argument == Argument::kColourWorld ? 16
                                                                : 1;
        for (int a = 0; a <= most_a; ++a)
          for (int b = 0; b <= most_b; ++b) all.push_back(Move::of(kind, a, b));
        all.push_back(Move::of(kind, 255, 255));
        Move odd = Move::of(kind);
        odd.blank = 1;
        all.push_back(odd);
      }
      return all;
    }();
    return moves;
  }

  // A player who loves swaps, drafts, modules or alliances.
  static int family(const Move& move) {
    switch (move.kind) {
      case MoveKind::kSwap:
      case MoveKind::kAnomaly: return 0;
      case MoveKind::kDraft: return 1;
      case MoveKind::kBuild:
      case MoveKind::kUse: return 2;
      case MoveKind::kPlace: return 3;
      case MoveKind::kForm:
      case MoveKind::kToken: return 4;
      case MoveKind::kStabilise:
      case MoveKind::kLock: return 5;
      case MoveKind::kTrigger:
      case MoveKind::kPurple: return 6;
      default: return 7;
    }
  }

  static int standing(const State& state, Seat seat) {
    double worth = initiative::standing(content(), state, seat);
    if (state.allocating() && state.active == seat) worth += 2 * state.earned_size;
    return static_cast<int>(100 * worth);
  }

  // ---- Twin worlds

  // The same game with the hidden modules and goals renamed from the start.
  static Plies<Game> retold(const Plies<Game>& plies, const State& twin, Viewer viewer) {
    State state = Game::initial(content(), twin.options);
    std::vector<int> drawer;
    for (const Ply<Game>& ply : plies) {
      drawer.push_back(state.active.index);
      Game::apply(content(), state, ply.seat, ply.move, NobodyListens{});
    }
    Plies<Game> story = plies;
    for (std::size_t i = 0; i < story.size(); ++i) {
      Move& move = story[i].move;
      const int s = drawer[i];
      if (s >= twin.seats() || viewer.sees_as(paradoxa::seat(s))) continue;
      if (move.kind == MoveKind::kDraw) move.a = renamed(state, twin, s, move.a);
      if (move.kind == MoveKind::kGoal) move.a = twin.secrets[static_cast<std::size_t>(s)];
    }
    return story;
  }

  // PI-I7: a view does not remember what went into a score pile that is not open.
  static bool reachable(const Plies<Game>& plies, const State& twin, Viewer) {
    State state = Game::initial(content(), twin.options);
    for (const Ply<Game>& ply : plies)
      Game::apply(content(), state, ply.seat, ply.move, NobodyListens{});
    return state.piles == twin.piles;
  }

  static std::optional<Move> alike(const State& a, const State& b, Viewer viewer,
                                   const Ply<Game>& ply, FastRandom& random) {
    std::vector<Move> choices;
    const bool hidden = (ply.move.kind == MoveKind::kDraw || a.ask == initiative::Ask::kSecret) &&
                        !viewer.sees_as(a.active);
    for (const Move& move : Game::legal_moves(content(), b, ply.seat))
      if ((hidden ? move.kind == ply.move.kind : move == ply.move) && !tells_apart(a, b, ply, move))
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
    add("hidden", offsetof(State, hidden), sizeof(State::hidden));
    add("discards", offsetof(State, discards), sizeof(State::discards));
    add("piles", offsetof(State, piles), sizeof(State::piles));
    add("matrices, worlds, consoles", offsetof(State, matrices),
        offsetof(State, tech) - offsetof(State, matrices));
    for (std::size_t s = 0; s < initiative::kMaxPlayers; ++s) {
      const std::string name = "tech[" + std::to_string(s) + "]";
      const std::size_t at = offsetof(State, tech) + s * sizeof(initiative::Tech);
      add(name + ".face_up", at, 2);
      add(name + ".fresh", at + offsetof(initiative::Tech, fresh), 1);
      add(name + ".under_size", at + offsetof(initiative::Tech, under_size), 1);
      add(name + ".under", at + offsetof(initiative::Tech, under), 4);
    }
    add("table", offsetof(State, wormhole), offsetof(State, secrets) - offsetof(State, wormhole));
    add("secrets", offsetof(State, secrets), sizeof(State::secrets));
    add("drawn", offsetof(State, drawn), sizeof(State::drawn));
    add("options", offsetof(State, options), sizeof(Options));
    add("pending", offsetof(State, deck), sizeof(State) - offsetof(State, deck));
    return all;
  }

  static std::set<std::string> rare_events() { return {"empty_bag", "skip", "token_back"}; }
  static std::vector<const char*> rare_facts() { return {"empty_cell", "no_purple_left"}; }
  static std::vector<PublicField> public_fields() {
    return {
        {"discards", "the wormhole discard pile: everybody (PI-I1)"},
        {"matrices, worlds, consoles", "everybody (PI-I1)"},
        {"tech[0].face_up", "modules face up and used: everybody (PI-I1)"},
        {"tech[0].under_size", "sizes of tech decks: everybody (PI-I4)"},
        {"tech[1].face_up", "as above"},
        {"tech[1].under_size", "as above"},
        {"tech[2].face_up", "as above"},
        {"tech[2].under_size", "as above"},
        {"tech[3].face_up", "as above"},
        {"tech[3].under_size", "as above"},
        {"table", "wormhole, bag, discards, anomaly, tokens, triggers, goals: everybody (PI-I1)"},
        {"options", "option values: all, always"},
        {"pending", "phase, seats, question, sizes of the decks: everybody (PI-I1, PI-I2)"},
    };
  }

 private:
  friend TraitOf<initiative::Game>;

  // The module that lies in the twin world where this one lies in the true world.
  static std::uint8_t renamed(const State& truth, const State& twin, int s, std::uint8_t m) {
    const auto here = Worlds::tech_order(truth, s), there = Worlds::tech_order(twin, s);
    for (std::size_t i = 0; i < here.size(); ++i)
      if (static_cast<std::uint8_t>(here[i]) == m) return static_cast<std::uint8_t>(there[i]);
    return m;
  }

  // Does the move bring something to light that differs? Secret goals at the end, piles at scoring.
  static bool tells_apart(State a, State b, const Ply<Game>& ply, const Move& other) {
    using initiative::Ask;
    Game::apply(content(), a, ply.seat, ply.move, NobodyListens{});
    Game::apply(content(), b, ply.seat, other, NobodyListens{});
    if (a.ask == Ask::kOver && a.secrets != b.secrets) return true;
    return a.phase == initiative::Phase::kScoring && a.piles != b.piles;
  }
};

}  // namespace paradoxa::battery
