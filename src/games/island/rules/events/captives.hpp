// Events of captive pieces: where they come to, whom they meet, what it does to them.
#pragma once

#include "games/island/rules/events/shapes.hpp"

namespace paradoxa::island {

// EV-LAND. The cell is for OP's eyes.
struct Landed {
  static constexpr const char* kName = "land";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-8.1"_clause;
  Piece piece{};
  Name name{};
  Cell cell{};

  constexpr std::optional<Landed> seen_by(Viewer viewer) const {
    Landed seen = *this;
    if (!sees_all(viewer)) seen.cell = {};
    return seen;
  }
  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("name", name, "of the space");
    f.maybe("cell", cell, "where; OP alone is told");
  }
};

// EV-MEET.
struct Met {
  static constexpr const char* kName = "meet";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-12.1"_clause;
  Piece piece{};
  Company company{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "that arrived");
    f("pieces", company.pieces, "captive pieces there");
    f("op", company.op, "OP pieces there");
  }
};

// EV-OCEAN. The part is for OP's eyes (IS-11.1).
struct WentIntoOcean {
  static constexpr const char* kName = "ocean";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-11.1"_clause;
  Piece piece{};
  std::optional<OceanPart> part{};

  constexpr std::optional<WentIntoOcean> seen_by(Viewer viewer) const {
    return sees_all(viewer) ? *this : WentIntoOcean{piece, {}};
  }
  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f.maybe("part", part, "which part; OP alone is told");
  }
};

// EV-BACK.
using CameBack = Told<"back", "IS-11.5"_clause, PieceAndFruitTold>;

// EV-ACT, EV-NOACT.
using Activated = Told<"activate", "IS-8.4"_clause, PieceTold>;
using NotActivated = Told<"not_activated", "IS-8.4"_clause, PieceTold>;
using AlreadyActivated = Told<"already_activated", "IS-26.1"_clause, PieceTold, kRevealing>;

// EV-LIE.
using LaidDown = Told<"lie", "IS-9.8"_clause, PieceTold>;

// EV-LOSS.
enum class LossCause : std::uint8_t { kBush, kRock, kWave, kMirage, kAnomaly, kOcean, kPush };
enum class Stat : std::uint8_t { kHealth, kEnergy, kPool };

struct Lost {
  static constexpr const char* kName = "lose";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-13.2"_clause;
  Piece piece{};
  Stat stat{};
  LossCause cause{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("stat", stat, "one point of what");
    f("cause", cause, "by what");
  }
};

// EV-GAIN.
enum class GainCause : std::uint8_t { kAction, kCamp, kBonus, kSquare };

struct Gained {
  static constexpr const char* kName = "gain";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Piece piece{};
  GainCause cause{};
  std::uint8_t health = 0;
  std::uint8_t energy = 0;
  Split split = Split::kNone;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("cause", cause, "by what");
    f("health", health, "regained");
    f("energy", energy, "regained");
    f.maybe("split", split, "what was chosen at a camp");
  }
};

// EV-PERISH.
struct HasPerished {
  static constexpr const char* kName = "perish";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-13.4"_clause;
  Piece piece{};
  std::uint8_t count = 0;

  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("count", count, "how often captives have perished");
  }
};

// EV-REVIVE.
struct Revived {
  static constexpr const char* kName = "revive";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-13.7"_clause;
  Piece piece{};
  Camp camp{};
  Company company{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("camp", camp, "where");
    f("pieces", company.pieces, "captive pieces there");
    f("op", company.op, "OP pieces there");
  }
};

// EV-COUNT. What a step was for: the name of a space, a corner, or a piece scared off.
struct MissionStep {
  std::uint8_t code = 0;

  static constexpr std::uint8_t kCorner = 0x40;
  static constexpr std::uint8_t kScare = 0x41;

  static constexpr MissionStep of(Name name) { return MissionStep{name.id}; }
  friend constexpr bool operator==(MissionStep, MissionStep) = default;
};

struct StepCounted {
  static constexpr const char* kName = "count";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Seat seat{};
  MissionStep step{};
  std::uint8_t total = 0;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose mission");
    f("step", step, "the name of a space, `corner` or `scare`");
    f("total", total, "steps so far");
  }
};

// EV-GUST.
using Gusted = Told<"gust", "IS-20.1"_clause, PieceAndDirectionTold>;

}  // namespace paradoxa::island
