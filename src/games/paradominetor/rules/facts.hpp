// What speaks against a refused move and for a legal one (engine/fact.hpp), from what the seat
// sees.
#pragma once

#include "engine/clause.hpp"
#include "engine/fact.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/seen_trick.hpp"
#include "games/paradominetor/rules/sight.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {
namespace facts {

// PD-4.2.
struct MustFollow {
  static constexpr const char* kName = "must_follow";
  ColourSet table_colours{};
  TileSet tiles{};
  bool black = false;

  constexpr void fields(auto& f) const {
    f("table_colours", table_colours, "the colours to follow");
    f("tiles", tiles, "what the seat holds of them");
    f("black", black, "whether it holds a black tile, which may be played as well");
  }
};

// PD-2.6.
using OtherTimeframe =
    FactAboutTwo<"other_timeframe", "timeframe", Timeframe, "the timeframe whose tile is asked for",
                 "tile", Tile, "what was to be passed instead">;

// What speaks for a tile: PD-6.3, PD-6.5.
using MakesParadox = FactAboutTwo<"makes_paradox", "face", Face, "of the tile", "with", SeatSet,
                                  "who played its equal">;

// PD-6.10.
struct BestSoFar {
  static constexpr const char* kName = "best_so_far";
  bool last = false;
  constexpr void fields(auto& f) const {
    f("last", last, "whether it is the last tile of the trick");
  }
};

struct GivesWay {
  static constexpr const char* kName = "gives_way";
  bool last = false;
  constexpr void fields(auto& f) const {
    f("last", last, "whether it is the last tile of the trick");
  }
};

// PD-1.3: how many unseen equals a led tile has.
struct Leads {
  static constexpr const char* kName = "leads";
  int equals = 0;
  constexpr void fields(auto& f) const { f("equals", equals, "that others may hold"); }
};

struct Declares {
  static constexpr const char* kName = "declares";
  int held = 0;
  constexpr void fields(auto& f) const { f("held", held, "tiles of this colour in the hand"); }
};

using NotHeld = FactAbout<"not_held", "tile", Tile, "what is not in the seat's hand">;
using HasPassed = FactAbout<"has_passed", "acting", SeatSet, "who still chooses">;
using ColourNotInUse =
    FactAbout<"colour_not_in_use", "colours", ColourSet, "the colours of this game">;
using PassFirst = PlainFact<"pass_first">;
using PassIsOver = PlainFact<"pass_is_over">;
using DeclareFirst = PlainFact<"declare_first">;
using NotLedBlack = PlainFact<"not_led_black">;
using OnlyTheLeadDeclares = PlainFact<"only_the_lead_declares">;

using All = FactsOf<MustFollow, NotHeld, OtherTimeframe, HasPassed, ColourNotInUse, PassFirst,
                    PassIsOver, DeclareFirst, NotLedBlack, OnlyTheLeadDeclares, MakesParadox,
                    BestSoFar, GivesWay, Leads, Declares>;

namespace detail {

constexpr void of_pass(const View& view, Seat seat, Tile tile, auto&& tell) {
  const int chosen = view.chosen[seat.index];
  if (view.phase > Phase::kPass) return tell(PassIsOver{});
  if (view.phase < Phase::kPass) return;
  if (chosen == kTimeframes) return tell(HasPassed{view.to_act()});
  if (!view.hands[seat.index].contains(tile)) return tell(NotHeld{tile});
  return tell(OtherTimeframe{static_cast<Timeframe>(chosen), tile});
}

constexpr void of_play(const View& view, Seat seat, Tile tile, auto&& tell) {
  if (view.phase < Phase::kLead) return tell(PassFirst{});
  if (!view.to_act().contains(seat)) return tell_whose_turn(view.to_act(), tell);
  if (view.phase == Phase::kDeclare) return tell(DeclareFirst{});
  const TileSet& hand = view.hands[seat.index];
  if (!hand.contains(tile)) return tell(NotHeld{tile});
  MustFollow follow{view.table_colours, {}, hand.contains(kBlackTile)};
  hand.for_each([&](Tile held) {
    if (!held.is_black() && view.table_colours.contains(held.colour())) follow.tiles.add(held);
  });
  return tell(follow);
}

constexpr void of_declare(const View& view, Seat seat, auto&& tell) {
  if (view.phase < Phase::kLead) return tell(PassFirst{});
  if (!view.to_act().contains(seat)) return tell_whose_turn(view.to_act(), tell);
  if (view.phase == Phase::kLead) return tell(NotLedBlack{});
  if (view.phase == Phase::kFollow) return tell(OnlyTheLeadDeclares{});
  return tell(ColourNotInUse{view.options.colours});
}

// For a tile that follows.
constexpr void for_tile(const View& view, Tile tile, auto&& tell) {
  const TrickResult result = trick_with(view, tile);
  const bool last = view.position + 1 == view.seats();
  if ((result.winners >> view.position & 1) == 0) return tell(GivesWay{last});
  if (result.kind == TrickKind::kSolo) return tell(BestSoFar{last});
  SeatSet with;
  for (int i = 0; i < view.position; ++i)
    if ((result.winners >> i & 1) != 0) with.add(view.player_of(view.trick, i));
  return tell(MakesParadox{tile.face(), with});
}

constexpr void in_favour(const View& view, Seat seat, const Move& move, auto&& tell) {
  const Sight sight(view, seat);
  if (move.kind == MoveKind::kDeclare)
    return tell(Declares{sight.held[static_cast<std::size_t>(move.colour())]});
  if (move.kind != MoveKind::kPlay) return;
  if (view.phase == Phase::kFollow) return for_tile(view, move.tile(), tell);
  if (!move.tile().is_black()) return tell(Leads{sight.out(move.tile().face())});
}

}  // namespace detail
}  // namespace facts

// Tells at most one: what speaks against a move that the clause refuses, or else for it.
constexpr void fact(const Content&, const View& view, const Move& move, Clause clause,
                    auto&& tell) {
  using namespace facts;
  using namespace facts::detail;
  if (!clause) return in_favour(view, view.viewer.seat(), move, tell);
  if (view.phase == Phase::kEnd) return tell(GameIsOver{});
  const Seat seat = view.viewer.seat();
  switch (move.kind) {
    case MoveKind::kPass: return of_pass(view, seat, move.tile(), tell);
    case MoveKind::kPlay: return of_play(view, seat, move.tile(), tell);
    case MoveKind::kDeclare: return of_declare(view, seat, tell);
    default: return;
  }
}

}  // namespace paradoxa::paradominetor
