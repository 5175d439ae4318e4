// The boards of the four dystopias in JSON; null where another one is played.
#pragma once

#include <optional>
#include <string>

#include "games/restart/rules/apply.hpp"
#include "games/restart/text/fields.hpp"

namespace paradoxa::restart {

// The Plan that is being carried out, if there is one.
template <class Tell>
auto plan_of(const State& frame, const Tell& tell) -> std::optional<decltype(tell(Task{}))> {
  for (std::size_t i = 0; i < frame.depth; ++i)
    if (frame.tasks[i].op == Op::kPlan) return tell(frame.tasks[i]);
  return std::nullopt;
}

// ---- Pandemia -----------------------------------------------------------------------------------

struct PandemiaPlan {
  static constexpr const char* kType = "PandemiaPlan";
  Plan plan{};
  std::uint8_t fix = 0;
  std::uint8_t activate = 0;
  std::uint8_t reroll = 0;
  std::int8_t total = 0;

  constexpr void fields(auto& f) const {
    f("plan", plan, "which");
    f("fix", fix, "dice that can still be fixed");
    f("activate", activate, "X that count");
    f("reroll", reroll, "dice that can still be picked up");
    f("total", total, "of the dice as they lie, with Gadgets");
  }
};
inline std::optional<PandemiaPlan> pandemia_plan(const Content& content, const State& frame) {
  return plan_of(frame, [&](const Task& task) {
    const int total = pandemia::total_of(content, frame, frame.owner, task.plan(), task.d);
    return PandemiaPlan{task.plan(), task.c, task.d, task.e, static_cast<std::int8_t>(total)};
  });
}

struct TrackPoints {
  static constexpr const char* kType = "TrackPoints";
  int points = 0;
  int bonus = 0;
  int penalty = 0;

  constexpr void fields(auto& f) const {
    f("points", points, "of the milestone");
    f("bonus", bonus, "for being furthest");
    f("penalty", penalty, "of the Protection track, taken off");
  }
};

template <class At>
struct ResearcherShape {
  static constexpr const char* kType = "RsResearcher";
  std::size_t s;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& own = position.at.pandemia.researchers[s];
    f.told("seat", s, [](std::size_t n) { return n; }, whole(0, kMaxSeats - 1), "whose");
    f("markers", own.markers, row_of(whole(0, kMaxResearch), kResearches),
      "on the Virus track and the Cure track");
    f("protections", own.protections, row_of(whole(0, kProtection), kResearches),
      "on the Protection tracks A and B");
    f.told(
        "tracks", position, [this](const auto& p) { return tracks(p); },
        list_of(object_of<TrackPoints>(OwnShape<TrackPoints>{})),
        "what the Virus track and the Cure track score now");
  }

 private:
  std::vector<TrackPoints> tracks(const Whole<const View>& p) const {
    std::vector<TrackPoints> points;
    for (const Plan plan : {Plan::kA, Plan::kB}) {
      const pandemia::TrackScore score =
          pandemia::track_score(p.content, p.frame, seat(static_cast<int>(s)), plan);
      points.push_back({score.points, score.bonus, score.penalty});
    }
    return points;
  }
};

struct DiceShape {
  static constexpr const char* kType = "RsDice";

  template <class D, class F>
  void fields(D& dice, F& f) const {
    f("V", dice[0], whole(0, kDice), "how many show V");
    f("C", dice[1], whole(0, kDice), "how many show C");
    f("X", dice[2], whole(0, kDice), "how many show X");
  }
};

struct PandemiaShape {
  static constexpr const char* kType = "RsPandemia";

  template <class At, class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& table = position.at.pandemia;
    const auto dice = object_of<Dice>(DiceShape{});
    f("researchers", position, seat_entries<At, ResearcherShape>(position.at), "seat 0 first");
    f("fixed", table.fixed, dice, "Research dice that are fixed");
    f("rolled", table.rolled, dice, "dice that were rolled");
    f("in_hand", table.in_hand, whole(0, kDice), "dice that are rolled next");
    f.told(
        "plan", position, [](const auto& p) { return pandemia_plan(p.content, p.frame); },
        kind_for<std::optional<PandemiaPlan>>(), "that is being carried out");
  }
};

// ---- Anomie -------------------------------------------------------------------------------------

struct AnomiePlan {
  static constexpr const char* kType = "AnomiePlan";
  Plan plan{};
  std::optional<Place> senator{};
  std::optional<Place> from{};
  bool moved = false;
  std::uint8_t under = 0;

  constexpr void fields(auto& f) const {
    f("plan", plan, "which");
    f("senator", senator, "where the chosen Senator stands");
    f("from", from, "where it began");
    f("moved", moved, "whether it has moved");
    f("under", under, "the size of the stack that it went under, or 0");
  }
};
inline std::optional<AnomiePlan> anomie_plan(const State& frame) {
  return plan_of(frame, [&](const Task& task) {
    AnomiePlan plan{task.plan(), {}, {}, task.d != 0, task.f};
    if (task.b <= anomie::kChoosing) return plan;
    plan.senator = anomie::senator(frame, frame.owner, task.c).place;
    plan.from = Place{task.e};
    return plan;
  });
}

template <class At>
struct SenatorShape {
  static constexpr const char* kType = "RsSenator";
  std::size_t s;
  std::size_t which;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& own = position.at.anomie.factions[s].senators[which];
    f("place", own.place, or_null(kind_of(Place{}), kNoPlace), "where it stands");
    f("height", own.height, whole(0, 2), "in its stack, 0 at the bottom");
    f.told(
        "trapped", position,
        [this](const auto& p) {
          return anomie::is_trapped(p.frame, p.at.anomie.factions[s].senators[which]);
        },
        kTruth, "whether another one stands on it");
  }
};

template <class At>
struct FactionShape {
  static constexpr const char* kType = "RsFaction";
  std::size_t s;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& own = position.at.anomie.factions[s];
    f.told("seat", s, [](std::size_t n) { return n; }, whole(0, kMaxSeats - 1), "whose");
    f.told(
        "side", position,
        [this](const auto& p) { return side_of(static_cast<int>(s), p.at.options.seats); },
        kind_of(Side{}), "of the Congress board");
    f("senators", position,
      entries(kSenators, "two entries",
              [this](std::size_t which) {
                return ObjectKind<Whole<At>, SenatorShape<At>>{{s, which}};
              }),
      "its two Senators");
    f("law", own.law, whole(0, kLawTrack), "its marker on the Law track");
    f("bills", own.bills, row_of(whole(0, kBillTrack), kBills),
      "its markers: Health, Culture, Education, Economy");
    f.told(
        "law_points", position,
        [this](const auto& p) { return p.content.anomie.law_points[p.at.anomie.factions[s].law]; },
        whole(0, 255), "of Plan A");
    f.told(
        "bill_points", position, [this](const auto& p) { return bill_points(p); },
        row_of(whole(0, 255), kBills), "of Plan B, by Bill");
  }

 private:
  std::array<std::uint8_t, kBills> bill_points(const Whole<const View>& p) const {
    std::array<std::uint8_t, kBills> points{};
    for (std::size_t b = 0; b < kBills; ++b)
      points[b] = p.content.anomie.bill_points[p.at.anomie.factions[s].bills[b]];
    return points;
  }
};

struct AnomieShape {
  static constexpr const char* kType = "RsAnomie";

  template <class At, class F>
  void fields(const Whole<At>& position, F& f) const {
    f("factions", position, seat_entries<At, FactionShape>(position.at), "seat 0 first");
    f("vetoes", position.at.anomie.vetoes, row_of(or_null(kind_of(Place{}), kNoPlace), kVetoes),
      "where they lie");
    f.told(
        "plan", position, [](const auto& p) { return anomie_plan(p.frame); },
        kind_for<std::optional<AnomiePlan>>(), "that is being carried out");
  }
};

// ---- Extinction ---------------------------------------------------------------------------------

struct ExtinctionPlan {
  static constexpr const char* kType = "ExtinctionPlan";
  Plan plan{};
  std::uint8_t moves = 0;
  std::uint8_t room = 0;
  std::uint8_t reach = 0;
  std::optional<Position> from{};

  constexpr void fields(auto& f) const {
    f("plan", plan, "which");
    f("moves", moves, "tube moves left");
    f("room", room, "cards that the Freezer may hold");
    f("reach", reach, "positions of the Display within reach");
    f("from", from, "the position of the Display that the card was taken from");
  }
};
inline std::optional<ExtinctionPlan> extinction_plan(const State& frame) {
  return plan_of(frame, [](const Task& task) {
    ExtinctionPlan plan{task.plan(), task.c, task.d, task.e, {}};
    if (task.f != 0) plan.from = Position{task.f};
    return plan;
  });
}

// Cards of a Tube, bottom first, or of a Freezer.
struct GenesKind {
  using Value = GeneRow;
  int room;

  void write(JsonWriter& out, const GeneRow& row) const {
    out.begin_array();
    for (int i = 0; i < row.size(); ++i) kind_of(Gene{}).write(out, row.at(i));
    out.end_array();
  }
  void read(const JsonCursor& cursor, GeneRow& row) const {
    for (const JsonCursor& entry : cursor.items()) {
      if (row.size() == room) return entry.fail("too many entries");
      Gene gene;
      kind_of(Gene{}).read(entry, gene);
      if (!entry.error().empty()) return;
      row.push(gene);
    }
  }
  TypeDoc describe(const GeneRow&) const { return list_of(kind_of(Gene{})).describe(0); }
};

enum class TubeSet : std::uint8_t { kNone, kEqual, kRun };
inline constexpr EnumWords<TubeSet, 3> kTubeSetWords{"none", "equal", "run"};
constexpr auto kind_of(TubeSet) { return WordsKind<TubeSet>{"TubeSet", kTubeSetWords}; }

// RS-18.12.
inline TubeSet set_of_tube(const Content& content, const State& frame, Seat seat,
                           const GeneRow& tube) {
  const auto runs = has_gadget(content, frame, seat, GadgetEffect::kFlagWrap)
                        ? extinction::Runs::kRound
                        : extinction::Runs::kStraight;
  if (!extinction::is_set(tube, runs)) return TubeSet::kNone;
  return tube.at(0).number() == tube.at(1).number() ? TubeSet::kEqual : TubeSet::kRun;
}

template <class At>
struct TubeShape {
  static constexpr const char* kType = "RsTube";
  std::size_t s;
  std::size_t t;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& tube = position.at.extinction.laboratories[s].tubes[t];
    f("cards", tube, GenesKind{kTubeRoom}, "bottom first");
    f.told(
        "set", position,
        [this](const auto& p) { return set_of_tube(p.content, p.frame, seat(), row(p)); },
        kind_of(TubeSet{}), "what kind of set it is");
    f.told(
        "plan_a", position, [this](const auto& p) { return score(p).a; }, whole(0, 99),
        "what it scores to Plan A");
    f.told(
        "plan_b", position, [this](const auto& p) { return score(p).b; }, whole(0, 99),
        "what it scores to Plan B");
  }

 private:
  Seat seat() const { return paradoxa::seat(static_cast<int>(s)); }
  const GeneRow& row(const Whole<const View>& p) const {
    return p.at.extinction.laboratories[s].tubes[t];
  }
  PlanScores score(const Whole<const View>& p) const {
    return extinction::tube_score(p.content, p.frame, seat(), row(p));
  }
};

template <class At>
struct LaboratoryShape {
  static constexpr const char* kType = "RsLaboratory";
  std::size_t s;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& table = position.at.extinction;
    const int tubes =
        extinction::tubes_of(position.content, position.frame, seat(static_cast<int>(s)));
    f.told("seat", s, [](std::size_t n) { return n; }, whole(0, kMaxSeats - 1), "whose");
    f("tubes", position,
      entries(static_cast<std::size_t>(tubes < kMaxTubes ? tubes : kMaxTubes), "one entry per Tube",
              [this](std::size_t t) { return ObjectKind<Whole<At>, TubeShape<At>>{{s, t}}; }),
      "Tube 1 first");
    f("freezer", table.laboratories[s].freezer, GenesKind{GeneRow::kRoom},
      "cards in the Freezer, as far as the viewer knows");
    f("open", table.open[s], OpenKind{}, "which of these everybody knows, counted from 0");
    f.told(
        "frozen", position.at, [this](const View& v) { return v.extinction.frozen[s]; },
        whole(0, GeneRow::kRoom), "how many there are");
  }

 private:
  struct OpenKind {
    using Value = std::uint8_t;
    void write(JsonWriter& out, std::uint8_t bits) const {
      out.begin_array();
      for_each_bit(bits, [&](int i) { out.value(i); });
      out.end_array();
    }
    void read(const JsonCursor& cursor, std::uint8_t& bits) const {
      for (const JsonCursor& entry : cursor.items()) {
        const auto i = static_cast<unsigned>(entry.whole(0, GeneRow::kRoom - 1));
        if (entry.error().empty()) bits = static_cast<std::uint8_t>(bits | 1u << i);
      }
    }
    TypeDoc describe(std::uint8_t) const {
      return {"a set: numbers from 0 to 6", "number[]", {}, true, true};
    }
  };
};

// Under a Chromosome deck, the next to be drawn first.
struct PileKind {
  using Value = GenePile;
  Colour colour;
  const std::uint8_t* size;
  std::uint8_t* read_size;

  void write(JsonWriter& out, const GenePile& pile) const {
    out.begin_array();
    for (int i = 0; i < *size; ++i) kind_of(Gene{}).write(out, Gene::of(colour, pile.number(i)));
    out.end_array();
  }
  void read(const JsonCursor& cursor, GenePile& pile) const {
    for (const JsonCursor& entry : cursor.items()) {
      if (*read_size == kGenesOfColour) return entry.fail("too many entries");
      Gene gene;
      kind_of(Gene{}).read(entry, gene);
      if (!entry.error().empty()) return;
      if (gene.colour() != colour) return entry.fail("it is of the other colour");
      pile.write((*read_size)++, gene.number());
    }
  }
  TypeDoc describe(const GenePile&) const { return list_of(kind_of(Gene{})).describe(0); }
};
inline PileKind pile_kind(const ExtinctionView& table, Colour colour) {
  return {colour, &table.pile_sizes[extinction::at(colour)], nullptr};
}
inline PileKind pile_kind(ExtinctionState& table, Colour colour) {
  std::uint8_t& size = table.pile_sizes[extinction::at(colour)];
  return {colour, &size, &size};
}

struct ExtinctionShape {
  static constexpr const char* kType = "RsExtinction";

  template <class At, class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& table = position.at.extinction;
    f("laboratories", position, seat_entries<At, LaboratoryShape>(position.at), "seat 0 first");
    f("display", table.display, row_of(or_null(kind_of(Gene{}), kNoGene), kDisplay),
      "the Display, position 1 first");
    f("displayed", table.displayed, whole(0, kDisplay), "positions that are in use, with the gap");
    f("taken", table.taken, or_null(kind_of(Gene{}), kNoGene),
      "the card that was taken and not placed yet, as far as the viewer knows");
    f.told(
        "deck_x", position.at, [](const View& v) { return v.extinction.deck[0]; },
        whole(0, kGenesOfColour), "cards in the X deck");
    f.told(
        "deck_y", position.at, [](const View& v) { return v.extinction.deck[1]; },
        whole(0, kGenesOfColour), "cards in the Y deck");
    f("under_x", table.piles[0], pile_kind(table, Colour::kX),
      "under the X deck, the next to be drawn first; only in positions");
    f("under_y", table.piles[1], pile_kind(table, Colour::kY),
      "under the Y deck, the next to be drawn first; only in positions");
    f.told(
        "plan", position, [](const auto& p) { return extinction_plan(p.frame); },
        kind_for<std::optional<ExtinctionPlan>>(), "that is being carried out");
  }
};

// ---- Oceanrealm ---------------------------------------------------------------------------------

struct OceanrealmPlan {
  static constexpr const char* kType = "OceanrealmPlan";
  Plan plan{};
  std::optional<Space> region{};
  std::optional<Seat> whose{};
  std::uint8_t wildlife = 0;
  std::uint8_t lake = 0;
  std::uint8_t forest = 0;
  bool drawn = false;

  constexpr void fields(auto& f) const {
    f("plan", plan, "which");
    f("region", region, "where symbols are drawn");
    f("whose", whose, "Plan B: whose figure was chosen");
    f("wildlife", wildlife, "Wildlife that may still be drawn");
    f("lake", lake, "Lakes that may still be drawn");
    f("forest", forest, "Forests that may still be drawn");
    f("drawn", drawn, "whether a symbol was drawn");
  }
};
inline std::optional<OceanrealmPlan> oceanrealm_plan(const State& frame) {
  return plan_of(frame, [](const Task& task) {
    OceanrealmPlan plan{
        task.plan(), {}, {}, task.c, task.d, task.e, (task.f & oceanrealm::kDrawn) != 0};
    if (Space{task.b}.exists()) plan.region = Space{task.b};
    if (plan.region && task.plan() == Plan::kB) plan.whose = seat(task.f & oceanrealm::kOwner);
    return plan;
  });
}

struct LandPoints {
  static constexpr const char* kType = "LandPoints";
  int columns = 0;
  int sets = 0;
  int gadgets = 0;
  int contribution = 0;

  constexpr void fields(auto& f) const {
    f("columns", columns, "of full columns, to Plan A");
    f("sets", sets, "of sets of symbols, to Plan A");
    f("gadgets", gadgets, "of Gadgets, to Plan A");
    f("contribution", contribution, "of the Contribution track: Plan B");
  }
};

// A Region as nine letters in reading order, "W.LF.....".
struct RegionKind {
  using Value = LandMap;
  int region;

  void write(JsonWriter& out, const LandMap& map) const {
    std::string text;
    for (int i = 0; i < kSectors; ++i) {
      const int code = map.code(region, i);
      text += code == 0 ? '.' : kSymbolLetters[static_cast<std::size_t>(code - 1)];
    }
    out.value(text);
  }
  void read(const JsonCursor& cursor, LandMap& map) const {
    const std::string_view text = cursor.is_string() ? cursor.text() : std::string_view();
    if (text.size() != kSectors) return cursor.fail("expected nine letters such as W.LF.....");
    for (int i = 0; i < kSectors; ++i) {
      const char letter = text[static_cast<std::size_t>(i)];
      if (letter == '.') continue;
      const auto symbol = kSymbolLetters.parse(letter);
      if (!symbol) return cursor.fail("expected W, L, F or a dot for each sector");
      map.draw(region, i, *symbol);
    }
  }
  TypeDoc describe(const LandMap&) const { return {"nine letters such as `W.LF.....`", "string"}; }
};

template <class At>
struct LandMapShape {
  static constexpr const char* kType = "RsLandMap";
  std::size_t s;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& table = position.at.oceanrealm;
    const int zones = position.at.zones();
    f.told("seat", s, [](std::size_t n) { return n; }, whole(0, kMaxSeats - 1), "whose");
    f("regions", table.maps[s],
      entries(static_cast<std::size_t>(zones * kAges), "one entry per Region",
              [](std::size_t r) { return RegionKind{static_cast<int>(r)}; }),
      "in the order of spaces: A1, A2, A3, B1; a letter for each sector");
    f("circled", table.circled[s], whole(0, kContributions),
      "numbers circled on its Contribution track");
    f.told(
        "industry", position, [this](const auto& p) { return industry(p); }, list_of(kTruth),
        "by Region: whether its Industry is untouched");
    f.told(
        "sets", position, [this](const auto& p) { return sets(p); }, list_of(whole(0, kSectors)),
        "by Region: full sets that score");
    f.told(
        "columns", position, [this](const auto& p) { return columns(p); },
        list_of(whole(0, kSectors)), "by column of the map, left to right: sectors drawn of nine");
    f.told(
        "points", position, [this](const auto& p) { return points(p); }, kind_for<LandPoints>(),
        "what it scores now");
  }

 private:
  Seat seat() const { return paradoxa::seat(static_cast<int>(s)); }

  template <class Of>
  auto by_region(const Whole<const View>& p, const Of& of) const {
    std::vector<decltype(of(oceanrealm::region_of(p.frame, seat(), 0)))> all;
    all.reserve(static_cast<std::size_t>(p.at.zones() * kAges));
    for (int r = 0; r < p.at.zones() * kAges; ++r)
      all.push_back(of(oceanrealm::region_of(p.frame, seat(), r)));
    return all;
  }
  std::vector<bool> industry(const Whole<const View>& p) const {
    return by_region(p, [&](const oceanrealm::Region& region) {
      return region.industrial(p.content.oceanrealm);
    });
  }
  std::vector<int> sets(const Whole<const View>& p) const {
    return by_region(p, [&](const oceanrealm::Region& region) {
      return oceanrealm::full_sets(p.content, region);
    });
  }
  std::vector<int> columns(const Whole<const View>& p) const {
    std::vector<int> drawn;
    for (int zone = 0; zone < p.at.zones(); ++zone)
      for (int c = 0; c < oceanrealm::kSide; ++c)
        drawn.push_back(oceanrealm::drawn_in_column(p.frame, seat(), zone, c));
    return drawn;
  }
  LandPoints points(const Whole<const View>& p) const {
    const oceanrealm::LandScore land = oceanrealm::land_score(p.content, p.frame, seat());
    return {land.columns, land.sets, land.gadgets, land.contribution};
  }
};

struct OceanrealmShape {
  static constexpr const char* kType = "RsOceanrealm";

  template <class At, class F>
  void fields(const Whole<At>& position, F& f) const {
    f("maps", position, seat_entries<At, LandMapShape>(position.at), "seat 0 first");
    f.told(
        "plan", position, [](const auto& p) { return oceanrealm_plan(p.frame); },
        kind_for<std::optional<OceanrealmPlan>>(), "that is being carried out");
  }
};

}  // namespace paradoxa::restart
