// Views and positions as JSON. One list of fields serves both: a view is written from it, and the
// story of a position is read by it, played again, and what else it tells is compared. Where the
// story begins late, its beginning is made up (backstory/).
#include "engine/json_position.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/rules/score.hpp"
#include "games/paradominetor/rules/seen_trick.hpp"
#include "games/paradominetor/text/kinds.hpp"
#include "games/paradominetor/text/options_json.hpp"
#include "games/paradominetor/text/story_reader.hpp"

namespace paradoxa::paradominetor {
namespace {

template <class T>
using BySeat = FixedList<T, kMaxSeats>;

template <class T>
BySeat<T> by_seat(const PerSeat<T>& values, int seats) {
  BySeat<T> list;
  for (int s = 0; s < seats; ++s) list.push_back(values[static_cast<std::size_t>(s)]);
  return list;
}

// ---- Tiles of a seat ----------------------------------------------------------------------------

// Tells a tile, or reads it and hands it to `take(place, tile)`.
template <class Take>
struct TakenTileKind {
  using Value = Tile;
  Take take;

  void write(JsonWriter& out, Tile tile) const { kind_of(tile).write(out, tile); }
  void read(const JsonCursor& cursor, Tile& tile) const {
    kind_of(tile).read(cursor, tile);
    if (cursor.error().empty()) take(cursor, tile);
  }
  TypeDoc describe(Tile tile) const { return kind_of(tile).describe(tile); }
};
template <class Take>
ListKind<TakenTileKind<Take>> tiles_for(Take take) {
  return {{take}, true};
}
template <class Take>
ListKind<TakenTileKind<Take>> listed_tiles_for(Take take) {
  return {{take}, false};
}

// What a reader does not keep itself.
struct Nowhere {
  void add(Tile) {}
};

struct HandTold {
  const View& view;
  Seat seat;
  bool exists() const { return view.knows_hand(seat); }
  template <class Visit>
  void for_each(const Visit& visit) const {
    view.hands[seat.index].for_each(visit);
  }
};
struct GivenTold {
  const Given& tiles;
  bool known;
  bool exists() const { return known && tiles[0] != kNoTile; }
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (const Tile tile : tiles)
      if (tile != kNoTile) visit(tile);
  }
};

HandTold hand_of(const View& view, Seat s) { return {view, s}; }
GivenTold given_by(const View& view, Seat s) { return {view.given[s.index], true}; }
GivenTold received_by(const View& view, Seat s) {
  return {view.given[view.giver(s).index], view.phase > Phase::kPass};
}
Nowhere hand_of(const StoryReader&, Seat) { return {}; }
Nowhere given_by(const StoryReader&, Seat) { return {}; }
Nowhere received_by(const StoryReader&, Seat) { return {}; }

// A number of a seat.
struct OfSeat {
  PerSeat<std::uint8_t> View::* row;
  Seat who;
  std::uint8_t operator()(const View& view) const { return (view.*row)[who.index]; }
};

template <class At>
struct SeatShape {
  static constexpr const char* kType = "PdSeat";
  Seat who;

  template <class F>
  void fields(At& at, F& f) const {
    const auto hold = [&](const JsonCursor& place, Tile tile) {
      if constexpr (F::kReads) at.hold(place, who, tile);
    };
    const auto give = [&](const JsonCursor& place, Tile tile) {
      if constexpr (F::kReads) at.give(place, who, tile);
    };
    const auto receive = [&](const JsonCursor& place, Tile tile) {
      if constexpr (F::kReads) at.receive(place, who, tile);
    };
    f.told("seat", who, std::identity{}, kSeat, "its number");
    f.told("hand_size", at, OfSeat{&View::hand_sizes, who}, whole(0, 15),
           "how many tiles it holds");
    // PD-2.13: listed in the order of tiles, read in any.
    f.maybe(
        "hand", hand_of(at, who), tiles_for(hold),
        {"required", "its tiles. A tile chosen for the pass stays in the hand until the exchange"});
    f.told("chosen", at, OfSeat{&View::chosen, who}, whole(0, 3),
           "how many of its three tiles to pass it has chosen; 3 after the exchange");
    f.maybe("given", given_by(at, who), tiles_for(give),
            {"required once chosen",
             "these tiles: past, present, future. After the exchange they may be left out at all "
             "seats"});
    f.told(
        "passes_to", at, [this](const View& v) { return v.receiver(who); }, kSeat,
        "the neighbour who gets its passed tiles");
    f.maybe("received", received_by(at, who), listed_tiles_for(receive),
            "after the exchange: the three tiles that came from the neighbour");
    f.both("ones", at, OfSeat{&View::ones, who}, score_put(&WantedScore::ones), whole(0, 15),
           "tricks in which it scored a full point");
    f.both("halves", at, OfSeat{&View::halves, who}, score_put(&WantedScore::halves), whole(0, 15),
           "tricks in which it scored half a point");
    f.both(
        "hp", at, [this](const View& v) { return 2 * v.ones[who.index] + v.halves[who.index]; },
        score_put(&WantedScore::half_points), whole(0, 30),
        "its score in half-points: 2 · ones + halves");
  }

  // Needed when earlier tricks are left out; otherwise it only repeats what they tell.
  auto score_put(std::optional<int> WantedScore::* row) const {
    return [this, row](auto& reader, std::int64_t score, const JsonCursor&) {
      reader.told.scores[who.index].*row = static_cast<int>(score);
    };
  }
};

template <class At>
ObjectKind<At, SeatShape<At>> seat_kind(std::size_t s) {
  return {{seat(static_cast<int>(s))}};
}

// ---- Tricks -------------------------------------------------------------------------------------

struct PlayEntry {
  Seat seat{};
  Face face{};
  Back timeframe = Back::kHidden;
};

struct PlayShape {
  static constexpr const char* kType = "Play";
  template <class E, class F>
  void fields(E& play, F& f) const {
    f.told("seat", play.seat, std::identity{}, kSeat, "who played it; follows from the lead");
    f("face", play.face, {"required", "colour letter and value"});
    f("timeframe", play.timeframe, {"required", "its back"});
  }
};

// A play to write, or one read and applied.
template <class At>
struct PlayKind {
  using Value = PlayEntry;
  At& at;

  void write(JsonWriter& out, const PlayEntry& play) const {
    object_of<PlayEntry>(PlayShape{}).write(out, play);
  }
  void read(const JsonCursor& cursor, PlayEntry& play) const {
    object_of<PlayEntry>(PlayShape{}).read(cursor, play);
    if (!cursor.error().empty()) return;
    const auto tile = play.timeframe == Back::kHidden
                          ? std::nullopt
                          : Tile::of(play.face.colour(), play.face.value(),
                                     static_cast<Timeframe>(play.timeframe));
    if (!tile)
      return cursor.maybe("timeframe")
          .fail("expected past, present or future, as the value allows (PD-1.7)");
    at.play(cursor, *tile);
  }
  TypeDoc describe(const PlayEntry& play) const {
    return object_of<PlayEntry>(PlayShape{}).describe(play);
  }
};

// What is known of a trick once it is complete.
struct Result {
  std::optional<TrickKind> kind{};
  std::optional<BySeat<Seat>> winners{};
  std::optional<BySeat<std::uint8_t>> hp{};
  std::optional<Seat> next_lead{};
};

BySeat<Seat> winners_of(const View& view, int trick, const TrickResult& result) {
  BySeat<Seat> winners;
  for (int i = 0; i < view.seats(); ++i)
    if ((result.winners >> i & 1) != 0) winners.push_back(view.player_of(trick, i));
  return winners;
}

Result result_of(const View& view, int t) {
  if (t >= view.trick) return {};
  const TrickResult result = seen_result(view, t, view.seats());
  PerSeat<std::uint8_t> points{};
  for (int i = 0; i < view.seats(); ++i)
    points[view.player_of(t, i).index] = static_cast<std::uint8_t>(half_points(result, i));
  return {result.kind, winners_of(view, t, result), by_seat(points, view.seats()),
          view.player_of(t, result.full)};
}
Result result_of(const StoryReader&, int) { return {}; }

struct PlaysTold {
  const View& view;
  int trick;
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (int i = 0; i < view.seats(); ++i)
      if (const SeenTile tile = view.trick_plays(trick)[i]; !tile.empty())
        visit(PlayEntry{view.player_of(trick, i), tile.face(), back_of(tile)});
  }
};
struct PlaysRead {
  void add(const PlayEntry&) {}
};
PlaysTold plays_of(const View& view, int trick) { return {view, trick}; }
PlaysRead plays_of(const StoryReader&, int) { return {}; }

Seat lead_of(const View& view, int t) { return view.leads[static_cast<std::size_t>(t)]; }
std::optional<Colour> declared_in(const View& view, int t) {
  const std::uint8_t colour = view.declared[static_cast<std::size_t>(t)];
  return colour == kUndeclared ? std::nullopt : std::optional(static_cast<Colour>(colour));
}
std::optional<Colour> declared_in(const StoryReader&, int) { return std::nullopt; }

template <class At>
struct TrickShape {
  static constexpr const char* kType = "Trick";
  int t;

  template <class F>
  void fields(At& at, F& f) const {
    f.both(
        "trick", at, [this](const View&) { return t + 1; },
        [](auto& reader, std::int64_t number, const JsonCursor&) {
          reader.number(static_cast<int>(number));
        },
        whole(1, kTricks), "its number, from 1");
    f.both(
        "lead", at, [this](const View& v) { return lead_of(v, t); },
        [](auto& reader, Seat lead, const JsonCursor& place) { reader.lead(place, lead); },
        SeatKind{at.options.seats, false, false}, {"required", "who led it"});
    auto declared = declared_in(at, t);
    f("declared", declared,
      {"required if black was led", "the colour declared. Not yet there in `DECLARE`"});
    f("plays", plays_of(at, t), list_of(PlayKind<At>{at}), {"required", "in the order of play"});
    const Result result = result_of(at, t);
    f.told_maybe("kind", result, &Result::kind, OptionalKind{kind_of(TrickKind{})},
                 "of a complete trick");
    f.told_maybe("winners", result, &Result::winners, OptionalKind{list_of(kSeat)},
                 "of a complete trick: in the order of play");
    f.told_maybe("hp", result, &Result::hp, OptionalKind{list_of(whole(0, 2))},
                 "of a complete trick: half-points by seat");
    f.told_maybe("next_lead", result, &Result::next_lead, OptionalKind{kSeat},
                 "of a complete trick");
    if constexpr (F::kReads) at.end_trick(f.cursor(), declared);
  }
};

// As many as have a lead.
struct TricksKind {
  void write(JsonWriter& out, const View& view) const {
    out.begin_array();
    for (int t = 0; t < kTricks && lead_of(view, t) != kNoSeat; ++t)
      object_of<const View>(TrickShape<const View>{t}).write(out, view);
    out.end_array();
  }
  void read(const JsonCursor& cursor, StoryReader& reader) const {
    for (const JsonCursor& trick : cursor.items()) {
      if (!cursor.error().empty()) return;
      reader.begin_trick(trick);
      object_of<StoryReader>(TrickShape<StoryReader>{0}).read(trick, reader);
    }
  }
  TypeDoc describe(const View& view) const {
    const TypeDoc type = object_of<const View>(TrickShape<const View>{0}).describe(view);
    return {"a list, first trick first", type.typescript + "[]", type.tables, false, true};
  }
};

// ---- The whole ----------------------------------------------------------------------------------

// Which tiles win as the trick stands, and by which rule; never who would take the full point.
struct Standing {
  static constexpr const char* kType = "Standing";
  TrickKind kind{};
  BySeat<Seat> winners{};
  Clause clause{};

  template <class F>
  void fields(F& f) const {
    f("kind", kind, "`solo` or `paradox`");
    f("winners", winners, list_of(kSeat), "in the order of play");
    f("clause", clause, "the rule by which they win");
  }
};

std::optional<Standing> standing(const View& view) {
  if (view.phase != Phase::kFollow) return std::nullopt;
  const TrickResult result = seen_result(view, view.trick, view.position);
  const bool solo = result.kind == TrickKind::kSolo;
  return Standing{solo ? TrickKind::kSolo : TrickKind::kParadox,
                  winners_of(view, view.trick, result), winning_clause(result)};
}

// PD-6.3: the same face, whatever its timeframe.
BySeat<Face> matches(const View& view) {
  BySeat<Face> faces;
  for (int i = 0; view.phase == Phase::kFollow && i < view.position; ++i)
    if (const Face face = view.trick_plays(view.trick)[i].face(); !faces.contains(face))
      faces.push_back(face);
  return faces;
}

std::optional<BySeat<std::uint8_t>> ranks(const View& view) {
  if (view.phase != Phase::kEnd) return std::nullopt;
  PerSeat<std::int16_t> scores{};
  for (std::size_t s = 0; s < view.options.seats; ++s)
    scores[s] = static_cast<std::int16_t>(2 * view.ones[s] + view.halves[s]);
  return by_seat(rank(scores, view.halves, view.seats()).ranks, view.seats());
}

int trick_number(const View& view) {
  if (view.phase < Phase::kLead) return 0;
  return view.phase == Phase::kEnd ? kTricks : view.trick + 1;
}

struct PositionShape {
  static constexpr const char* kType = "PdPosition";

  template <class At, class F>
  void fields(At& at, F& f) const {
    f.told("game", "paradominetor", std::identity{}, WordKind{},
           {"required unless the command names it", "`\"paradominetor\"`"});
    f.told("viewer", at, &View::viewer, ViewerKind{}, "the viewer; a position has `\"referee\"`");
    f("options", at.options, kOptionsKind, {"required", "what is left out has its default"});
    if constexpr (F::kReads) at.begin();
    f.both(
        "phase", at, &View::phase,
        [](auto& reader, Phase phase, const JsonCursor&) { reader.told.phase = phase; },
        kind_of(Phase{}),
        "in `FIRST` Nature names the first lead, in `DECLARE` a led black tile gets its colour");
    f.told("to_act", at, &View::to_act, SeatSetKind{}, "who decides now; empty at the end");
    f.both(
        "trick", at, trick_number,
        [](auto& reader, std::int64_t trick, const JsonCursor&) {
          reader.told.trick = static_cast<int>(trick);
        },
        whole(0, kTricks), "the trick being played; 0 before the first; 15 at the end");
    f.told("position", at, &View::position, whole(0, kMaxSeats), "how many tiles are in it");
    f.both(
        "lead", at, &View::lead,
        [](auto& reader, Seat lead, const JsonCursor&) { reader.told.lead = lead; },
        SeatKind{at.options.seats}, "who leads this trick; at the end, who would");
    f.told("table_colours", at, &View::table_colours, ColourLettersKind{},
           "the colours that bind followers now, in the order R B G Y P");
    f.told("standing", at, standing, kind_for<std::optional<Standing>>(),
           "in `FOLLOW`: who would win if the trick ended now, judging by faces alone");
    f.told("matches", at, matches, list_of(kind_of(Face{})),
           "in `FOLLOW`: faces that would make or join a paradox if they were played now");
    f("seats", at, entries(at.options.seats, "one entry per seat", seat_kind<At>),
      {"required", "seat 0 first"});
    f("tricks", at, TricksKind{},
      {"required once the lead is known",
       "the last one may be incomplete or still without plays; the first ones may be left out"});
    f.told("ranks", at, ranks, OptionalKind{list_of(whole(1, kMaxSeats))}, "at the end, by seat");
  }
};

}  // namespace

void Codec::write_view(JsonWriter& out, const Content&, const View& view) {
  object_of<const View>(PositionShape{}).write(out, view);
}

FieldTable Codec::position_fields(const Content&) {
  return object_of<const View>(PositionShape{}).describe(View{}).tables[0];
}

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  int left_out = 0;
  const auto read = [&](const JsonCursor& position) {
    StoryReader reader(content, position);
    object_of<StoryReader>(PositionShape{}).read(position, reader);
    if (position.error().empty()) reader.end(position.at("seats").items());
    left_out = reader.left_out();
    return position.error().empty() ? rebuild(content, reader.story()) : Parsed<State>::wrong("");
  };
  return position_from_json<Codec, State>(content, value, read, [&](json::value& whole) {
    json::array& tricks = whole.at("tricks").as_array();
    tricks.erase(tricks.begin(), tricks.begin() + left_out);
  });
}

}  // namespace paradoxa::paradominetor
