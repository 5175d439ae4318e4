// The spaces of the island: their kinds, and the names under which they are announced (IS-3.5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/island/rules/cell.hpp"

namespace paradoxa::island {

inline constexpr int kFruits = 7;
inline constexpr int kCamps = 2;
inline constexpr int kMirages = 3;
inline constexpr int kKnots = 3;
inline constexpr int kPortals = 3;  // numbers; each occurs twice
inline constexpr int kLakes = 3;
inline constexpr int kAnomalies = 10;     // tokens
inline constexpr int kAnomalySpaces = 5;  // IS-4.3

// The order of fruits everywhere.
enum class Fruit : std::uint8_t {
  kOrange,
  kBanana,
  kGrapes,
  kCherries,
  kStrawberry,
  kLime,
  kApple
};
inline constexpr EnumWords<Fruit, kFruits> kFruitWords{"orange",     "banana", "grapes", "cherries",
                                                       "strawberry", "lime",   "apple"};
using FruitSet = IdSet<Fruit, kFruits>;

enum class Camp : std::uint8_t { kA, kB };
inline constexpr EnumLetters<Camp> kCampLetters{"AB"};

enum class Lake : std::uint8_t { kStraight, kBent, kTriangular };

// IS-20: the effect of a token.
enum class Anomaly : std::uint8_t {
  kWound,
  kDrain,
  kBlight,
  kRockStirs,
  kBushStirs,
  kWaveStirs,
  kOrchard,
  kSinkhole,
  kGust,
  kArrows
};
inline constexpr EnumWords<Anomaly, kAnomalies> kAnomalyWords{
    "wound",      "drain",   "blight",   "rock_stirs", "bush_stirs",
    "wave_stirs", "orchard", "sinkhole", "gust",       "arrows"};
using AnomalySet = IdSet<Anomaly, kAnomalies>;

enum class Kind : std::uint8_t { kFruit, kCamp, kOracle, kMirage, kKnot, kPortal, kAnomaly, kLake };
inline constexpr int kKinds = 8;
inline constexpr EnumWords<Kind, kKinds> kKindWords{"fruit", "camp",   "oracle",  "mirage",
                                                    "knot",  "portal", "anomaly", "lake"};
using KindSet = IdSet<Kind, kKinds>;

// What a cell carries, by kind and then by number within it. Knots are told apart here, not when
// announced; spaces with one id (oracles, anomalies, portals of a number) occur several times.
inline constexpr int kSpaces = 23;

struct Space {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Space at(int id) { return Space{static_cast<std::uint8_t>(id)}; }
  static constexpr Space of(Fruit f) { return at(static_cast<int>(f)); }
  static constexpr Space of(Camp c) { return at(kFirstCamp + static_cast<int>(c)); }
  static constexpr Space oracle() { return at(kOracle); }
  static constexpr Space mirage(int number) { return at(kFirstMirage + number); }
  static constexpr Space knot(int number) { return at(kFirstKnot + number); }
  static constexpr Space portal(int number) { return at(kFirstPortal + number); }
  static constexpr Space anomaly() { return at(kAnomaly); }
  static constexpr Space of(Lake l) { return at(kFirstLake + static_cast<int>(l)); }

  constexpr bool exists() const { return id < kSpaces; }
  constexpr Kind kind() const {
    return static_cast<Kind>((id >= kFirstCamp) + (id >= kOracle) + (id >= kFirstMirage) +
                             (id >= kFirstKnot) + (id >= kFirstPortal) + (id >= kAnomaly) +
                             (id >= kFirstLake));
  }
  // Precondition: a space of that kind. Mirages, knots and portals are numbered from 0.
  constexpr Fruit fruit() const { return static_cast<Fruit>(id); }
  constexpr Camp camp() const { return static_cast<Camp>(id - kFirstCamp); }
  constexpr int mirage() const { return id - kFirstMirage; }
  constexpr int knot() const { return id - kFirstKnot; }
  constexpr int portal() const { return id - kFirstPortal; }
  constexpr Lake lake() const { return static_cast<Lake>(id - kFirstLake); }

  // How many cells carry this space.
  constexpr int copies() const {
    switch (kind()) {
      case Kind::kOracle:
      case Kind::kPortal: return 2;
      case Kind::kAnomaly: return kAnomalySpaces;
      case Kind::kLake: return 3;
      default: return 1;
    }
  }

  friend constexpr bool operator==(Space, Space) = default;

 private:
  static constexpr int kFirstCamp = kFruits;
  static constexpr int kOracle = kFirstCamp + kCamps;
  static constexpr int kFirstMirage = kOracle + 1;
  static constexpr int kFirstKnot = kFirstMirage + kMirages;
  static constexpr int kFirstPortal = kFirstKnot + kKnots;
  static constexpr int kAnomaly = kFirstPortal + kPortals;
  static constexpr int kFirstLake = kAnomaly + 1;
  static_assert(kFirstLake + kLakes == kSpaces);
};

inline constexpr Space kNoSpace{};

inline constexpr EnumWords<std::uint8_t, kSpaces> kSpaceWords{
    "orange",     "banana",  "grapes",        "cherries",  "strawberry",     "lime",
    "apple",      "camp_a",  "camp_b",        "oracle",    "mirage_snakes",  "mirage_zombies",
    "mirage_ufo", "knot_a",  "knot_b",        "knot_c",    "portal_1",       "portal_2",
    "portal_3",   "anomaly", "lake_straight", "lake_bent", "lake_triangular"};

// IS-3.5: what is announced. Knots share one name; an anomaly is named by its effect. Ocean is no
// space, but scouts hear it.
inline constexpr int kNames = 31;

struct Name {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Name at(int id) { return Name{static_cast<std::uint8_t>(id)}; }
  // Precondition: no anomaly.
  static constexpr Name of(Space space) {
    switch (space.kind()) {
      case Kind::kKnot: return at(kKnot);
      case Kind::kPortal: return at(kFirstPortal + space.portal());
      case Kind::kLake: return of(space.lake());
      default: return Name{space.id};  // alike up to the knots
    }
  }
  static constexpr Name of(Fruit f) { return at(static_cast<int>(f)); }
  static constexpr Name of(Lake l) { return at(kFirstLake + static_cast<int>(l)); }
  static constexpr Name of(Anomaly a) { return at(kFirstAnomaly + static_cast<int>(a)); }
  static constexpr Name ocean() { return at(kOcean); }

  constexpr bool exists() const { return id < kNames; }
  constexpr bool is_ocean() const { return id == kOcean; }
  // Precondition: the name of a space.
  constexpr Kind kind() const {
    return id < kKnot           ? Space{id}.kind()
           : id == kKnot        ? Kind::kKnot
           : id < kFirstLake    ? Kind::kPortal
           : id < kFirstAnomaly ? Kind::kLake
                                : Kind::kAnomaly;
  }
  // Precondition: the name of a space of that kind.
  constexpr Fruit fruit() const { return static_cast<Fruit>(id); }
  constexpr Camp camp() const { return Space{id}.camp(); }
  constexpr int portal() const { return id - kFirstPortal; }
  constexpr Lake lake() const { return static_cast<Lake>(id - kFirstLake); }
  constexpr Anomaly anomaly() const { return static_cast<Anomaly>(id - kFirstAnomaly); }

  // Whether a cell that carries this space is announced so, whatever its token says.
  constexpr bool fits(Space space) const {
    return space.kind() == Kind::kAnomaly ? id >= kFirstAnomaly && id < kOcean : of(space) == *this;
  }

  friend constexpr bool operator==(Name, Name) = default;

 private:
  static constexpr int kKnot = kFruits + kCamps + 1 + kMirages;
  static constexpr int kFirstPortal = kKnot + 1;
  static constexpr int kFirstLake = kFirstPortal + kPortals;
  static constexpr int kFirstAnomaly = kFirstLake + kLakes;
  static constexpr int kOcean = kFirstAnomaly + kAnomalies;
  static_assert(kOcean + 1 == kNames);
};

inline constexpr Name kNoName{};

inline constexpr EnumWords<std::uint8_t, kNames> kNameWords{"orange",
                                                            "banana",
                                                            "grapes",
                                                            "cherries",
                                                            "strawberry",
                                                            "lime",
                                                            "apple",
                                                            "camp A",
                                                            "camp B",
                                                            "oracle",
                                                            "mirage snakes",
                                                            "mirage zombies",
                                                            "mirage ufo",
                                                            "knot",
                                                            "portal 1",
                                                            "portal 2",
                                                            "portal 3",
                                                            "lake straight",
                                                            "lake bent",
                                                            "lake triangular",
                                                            "anomaly wound",
                                                            "anomaly drain",
                                                            "anomaly blight",
                                                            "anomaly rock stirs",
                                                            "anomaly bush stirs",
                                                            "anomaly wave stirs",
                                                            "anomaly orchard",
                                                            "anomaly sinkhole",
                                                            "anomaly gust",
                                                            "anomaly arrows",
                                                            "ocean"};

// The same for files: one word each, "camp_a". Precondition: no anomaly, no ocean.
constexpr std::string_view name_id(Name name) {
  switch (name.kind()) {
    case Kind::kKnot: return "knot";
    case Kind::kPortal: return kSpaceWords[Space::portal(name.portal()).id];
    case Kind::kLake: return kSpaceWords[Space::of(name.lake()).id];
    default: return kSpaceWords[name.id];
  }
}

// IS-R42: the order in which a scout hears the names of a line.
constexpr bool comes_before(Name a, Name b) { return kNameWords[a.id] < kNameWords[b.id]; }

}  // namespace paradoxa::island
