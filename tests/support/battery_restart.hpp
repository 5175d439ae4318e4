// Restart for the battery.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battery/trait.hpp"
#include "games/restart/game.hpp"
#include "games/restart/text/argument.hpp"
#include "games/restart/text/notation.hpp"
#include "support/worlds_restart.hpp"

namespace paradoxa::battery {

template <>
struct Trait<restart::Game> : TraitOf<restart::Game> {
  using MoveKind = restart::MoveKind;
  using Worlds = restart::Worlds;

  static constexpr Budgets kBudgets{
      .playouts = {.test = 240, .soak = 20'000},
      .copies = {.test = 8, .soak = 400},
      .legality = {.test = 4, .soak = 60},
      .worlds = {.test = 12, .soak = 800},
      .traces = {.test = 8, .soak = 200},
      .refusals = {.test = 2, .soak = 40},
      .codec = {.test = 4, .soak = 120},
  };
  static constexpr int kSignatureGames = 100;

  // Every dystopia with every number of seats; every other option in one of these.
  static std::vector<Options> option_sets() {
    using namespace restart;
    std::vector<Options> sets;
    for (int d = 0; d < kDystopias; ++d)
      for (int seats = kMinSeats; seats <= restart::kMaxSeats; ++seats) {
        Options options = Options::for_seats(seats);
        options.dystopia = static_cast<Dystopia>(d);
        options.gadgets = (d + seats) % 4 == 3 ? Switch::kOff : Switch::kOn;
        options.intro = (d + seats) % 4 == 2 ? Switch::kOn : Switch::kOff;
        options.talents = seats % 2 == 1 ? Switch::kOn : Switch::kOff;
        sets.push_back(options);
      }
    return sets;
  }

  // ---- Moves

  // Every argument of every kind, including invalid ones, and invalid kinds.
  static const std::vector<Move>& encodable_moves() {
    static const std::vector<Move> kMoves = [] {
      std::vector<Move> all;
      for (int k = 0; k < restart::kMoveKinds + 3; ++k) add_kind(k, all);
      return all;
    }();
    return kMoves;
  }

  // A player who loves to move, to play cards, to study, Plans, to use pills, to draw, texts.
  static int family(const Move& move) {
    switch (move.kind) {
      case MoveKind::kAdult:
      case MoveKind::kChild: return 0;
      case MoveKind::kCause:
      case MoveKind::kAssist: return 1;
      case MoveKind::kStudy:
      case MoveKind::kBury: return 2;
      case MoveKind::kPlanA:
      case MoveKind::kPlanB: return 3;
      case MoveKind::kPill:
      case MoveKind::kValidate: return 4;
      case MoveKind::kDraw:
      case MoveKind::kDrawUpcoming:
      case MoveKind::kTime: return 5;
      case MoveKind::kYes:
      case MoveKind::kCard:
      case MoveKind::kSpace: return 6;
      default: return 7;
    }
  }

  static int standing(const State& state, Seat seat) {
    const restart::Player& player = state.player(seat);
    return 10 * restart::score_of(content(), state, seat).total() + player.time_left() +
           5 * player.voids();
  }

  // ---- Twin worlds

  static Plies<Game> retold(const Plies<Game>& plies, const State& twin, Viewer) {
    State state = Game::initial(content(), twin.options);
    restart::GeneDraws draws;
    for (std::size_t i = 0; i < plies.size(); ++i) {
      draws.hear(state, plies[i].move, i);
      Game::apply(content(), state, plies[i].seat, plies[i].move, NobodyListens{});
    }
    const restart::Renaming names = restart::renaming_of(state, twin);
    Plies<Game> story = plies;
    for (Ply<Game>& ply : story) ply.move = restart::renamed(ply.move, names);
    draws.for_each(twin, [&](std::size_t ply, restart::Gene gene) {
      story[ply].move = Move::with(MoveKind::kDealGene, gene);
    });
    return story;
  }

  // RS-I2: of a hand that gives away a Chain unseen others forget what they knew of its level.
  static bool reachable(const Plies<Game>& plies, const State& twin, Viewer viewer) {
    State state = Game::initial(content(), twin.options);
    restart::ChainSet seen;
    for (const Ply<Game>& ply : plies) {
      seen = seen | restart::chains_known_to(state, viewer);
      Game::apply(content(), state, ply.seat, ply.move, NobodyListens{});
    }
    const restart::Renaming names = restart::renaming_of(state, twin);
    bool same = true;
    seen.for_each([&](restart::Chain chain) { same &= names.of(chain) == chain; });
    return same;
  }

  // The same cards under their names there; else any move that looks the same.
  static std::optional<Move> alike(const State& a, const State& b, Viewer viewer,
                                   const Ply<Game>& ply, FastRandom&) {
    if (same_bytes(a, b)) return ply.move;
    const auto looks = outcome_of(a, viewer, ply.seat, ply.move);
    const auto legal = Game::legal_moves(content(), b, ply.seat);
    const Move other = restart::renamed(ply.move, restart::renaming_of(a, b));
    if (legal.contains(other) && outcome_of(b, viewer, ply.seat, other) == looks) return other;
    for (const Move& move : legal)
      if (move.kind == ply.move.kind && outcome_of(b, viewer, ply.seat, move) == looks) return move;
    return std::nullopt;
  }

  // ---- Fields

  static std::vector<Field> fields() {
    std::vector<Field> all;
    const auto add = [&](const std::string& name, std::size_t offset, std::size_t size) {
      all.push_back({name, offset, size});
    };
    add("deck", offsetof(State, deck), sizeof(State::deck));
    add("cards", offsetof(State, cards), sizeof(State::cards));
    add("buried", offsetof(State, buried), sizeof(State::buried));
    add("seen", offsetof(State, seen), sizeof(State::seen));
    add("chains", offsetof(State, chains), sizeof(State::chains));
    add("own_chains", offsetof(State, own_chains), sizeof(State::own_chains));
    add("validated", offsetof(State, validated), sizeof(State::validated));
    add("known", offsetof(State, known), sizeof(State::known));
    const std::size_t extinction = offsetof(State, extinction);
    using restart::ExtinctionState;
    add("laboratories", extinction, sizeof(ExtinctionState::laboratories));
    add("genes", extinction + offsetof(ExtinctionState, deck), sizeof(ExtinctionState::deck));
    add("piles", extinction + offsetof(ExtinctionState, piles),
        offsetof(ExtinctionState, taken) - offsetof(ExtinctionState, piles));
    add("taken", extinction + offsetof(ExtinctionState, taken), 1);
    add("extinction.blank", extinction + offsetof(ExtinctionState, blank),
        sizeof(ExtinctionState::blank));
    add("tasks", offsetof(State, tasks), sizeof(State::tasks));
    add("table", offsetof(State, space_tokens),
        offsetof(State, row) - offsetof(State, space_tokens));
    add("row", offsetof(State, row), sizeof(State::row));
    add("bottom", offsetof(State, bottom), sizeof(State::bottom));
    add("rest", offsetof(State, pandemia), sizeof(State) - offsetof(State, pandemia));
    return all;
  }

  static std::vector<PublicField> public_fields() {
    return {
        {"buried", "Buried cards: everybody (RS-I1)"},
        {"seen", "hand cards that came there in public: everybody (RS-I4)"},
        {"validated", "which Chains were Validated: everybody (RS-I3)"},
        {"piles",
         "the Display and what of a Freezer is open: everybody (RS-I7); what went under a "
         "Chromosome deck was seen, and a seat is let to forget it"},
        {"extinction.blank", "blank"},
        {"table", "tokens, Mind boards, the discard pile, the grid, Upcoming: everybody (RS-I1)"},
        {"rest",
         "the boards of three dystopias, options, the course of the turn: everybody (RS-I1, "
         "RS-I7)"},
    };
  }

 private:
  // What the viewer is told of a move, and sees then.
  static std::string outcome_of(State state, Viewer viewer, Seat seat, const Move& move) {
    EventLog<Event> log;
    Game::apply(content(), state, seat, move, log);
    std::string told;
    for (const auto& event : log.events())
      if (const auto part = seen_by(event, viewer)) told += TraitOf::text(*part) + "; ";
    const auto view = Game::view(content(), state, viewer);
    told.append(reinterpret_cast<const char*>(&view), sizeof view);
    return told;
  }

  static void add_kind(int k, std::vector<Move>& all) {
    using restart::Argument;
    const auto kind = static_cast<MoveKind>(k);
    const Argument argument =
        k < restart::kMoveKinds ? restart::argument_of(kind) : Argument::kNothing;
    int a = 14, b = 1, c = 0;  // the highest numbers tried
    switch (argument) {
      case Argument::kNothing: a = 1; break;
      case Argument::kCard: a = restart::kCards; break;
      case Argument::kChain: a = restart::kChains; break;
      case Argument::kGadget: a = restart::kGadgets; break;
      case Argument::kPlace: a = restart::kMaxPlaces; break;
      case Argument::kTwoPlaces: a = b = restart::kMaxPlaces; break;
      case Argument::kSenator: a = restart::kMaxPlaces, b = 3; break;
      case Argument::kGene:
      case Argument::kGeneTube: a = restart::kGenes, b = 6; break;
      case Argument::kTwoNumbers:
      case Argument::kSymbol: b = 10; break;
      case Argument::kThrow: a = b = c = 7; break;
      default: break;
    }
    for (int x = 0; x <= a; ++x)
      for (int y = 0; y <= b; ++y)
        for (int z = 0; z <= c; ++z) all.push_back(Move::of(kind, x, y, z));
    all.push_back(Move::of(kind, 1, 1, 1));
    all.push_back(Move::of(kind, 255, 255, 255));
  }
};

}  // namespace paradoxa::battery
