// What happened, and who may know it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/outcome.hpp"
#include "games/paradominetor/rules/seen_tile.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/trick.hpp"

namespace paradoxa::paradominetor {

// PD-2.5: a seat sees its own fifteen tiles; the others see that there are fifteen.
struct Dealt {
  static constexpr const char* kName = "deal";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PD-2.4"_clause;
  Seat seat{};
  std::uint8_t count = 0;
  std::optional<TileSet> tiles;

  constexpr std::optional<Dealt> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Dealt{seat, count, std::nullopt};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "whose hand");
    f("count", count, "how many tiles");
    f.maybe("tiles", tiles, "which, for this seat");
  }
};

// PD-2.8, PD-R6: that a seat has chosen is open, what it has chosen is not.
struct PassChosen {
  static constexpr const char* kName = "pass_choice";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PD-2.6"_clause;
  Seat seat{};
  std::uint8_t number = 0;
  Tile tile = kNoTile;

  constexpr std::optional<PassChosen> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : PassChosen{seat, number, kNoTile};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("number", number, "of the pick, 1 to 3");
    f.maybe("tile", tile, "which, for this seat");
  }
};

struct PassCommitted {
  static constexpr const char* kName = "pass_committed";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PD-2.8"_clause;
  Seat seat{};

  constexpr void fields(auto& f) const { f("seat", seat, "who"); }
};

// PD-R18: each seat learns the three tiles that came to it and keeps the three it gave.
struct Exchanged {
  static constexpr const char* kName = "pass_exchange";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PD-2.10"_clause;
  struct Trade {
    static constexpr const char* kType = "Trade";
    Seat seat{};
    Given given{};
    Given received{};

    constexpr void fields(auto& f) const {
      f("seat", seat, "who");
      f("given", given, "what it gave");
      f("received", received, "what came to it");
    }
  };
  FixedList<Trade, kMaxSeats> trades;

  constexpr std::optional<Exchanged> seen_by(Viewer v) const {
    Exchanged seen;
    for (const Trade& trade : trades)
      if (v.sees_as(trade.seat)) seen.trades.push_back(trade);
    return seen;
  }
  constexpr void fields(auto& f) const { f("seats", trades, "those that the viewer may know"); }
};

struct FirstLead {
  static constexpr const char* kName = "first_lead";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PD-2.12"_clause;
  Seat seat{};

  constexpr void fields(auto& f) const { f("seat", seat, "who leads trick 1"); }
};

// A played tile as one viewer sees it.
struct PlayedTile {
  static constexpr const char* kType = "PlayedTile";
  Seat seat{};
  SeenTile tile{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who played it");
    f("face", tile.face(), "colour and value");
    f("timeframe", back_of(tile), "hidden where the viewer does not know it");
  }
};

// PD-3.4: the face is public; the back is its player's alone (PD-R16). By what everybody sees:
// PD-3.2 of the lead, PD-4.5 of black, PD-4.2 of a table colour, PD-4.4 of any other.
struct Played : PlayedTile {
  static constexpr const char* kName = "play";
  static constexpr bool kReveals = true;
  Clause clause{};

  constexpr std::optional<Played> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Played{{seat, tile.without_back()}, clause};
  }
};

// PD-5.7: everyone sees it at once.
struct Declared {
  static constexpr const char* kName = "declare";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PD-5.1"_clause;
  Seat seat{};
  Colour colour = Colour::kRed;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("colour", colour, "which");
  }
};

// PD-R15: the backs of the winning paradox, and of no other tiles.
struct Revealed {
  static constexpr const char* kName = "reveal";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PD-7.2"_clause;
  FixedList<PlayedTile, kMaxSeats> tiles;

  constexpr void fields(auto& f) const { f("tiles", tiles, "of the winning paradox"); }
};

struct TrickScored {
  static constexpr const char* kName = "trick_result";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PD-3.5"_clause;
  std::uint8_t trick = 0;
  TrickKind kind = TrickKind::kSolo;
  FixedList<Seat, kMaxSeats> winners;  // in play order
  FixedList<std::uint8_t, kMaxSeats> half_points;
  Seat next_lead{};
  Clause won_by{};
  Clause scored_by{};

  constexpr void fields(auto& f) const {
    f("trick", trick, "1 to 15");
    f("kind", kind, "how it was won");
    f("winners", winners, "in play order");
    f("hp", half_points, "half points by seat");
    f("next_lead", next_lead, "who leads the next trick");
    f("won_by", won_by, "the rule that decided who wins");
    f("scored_by", scored_by, "the rule that gives the points");
  }
};

// PD-R25: with the last trick everything is opened. PD-8.2; PD-8.3 or PD-8.4 where scores are
// equal.
struct GameEnded {
  static constexpr const char* kName = "game_end";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Outcome outcome;
  FixedList<TileSet, kMaxSeats> dealt;
  FixedList<Given, kMaxSeats> given;
  FixedList<std::array<Tile, kTricks>, kMaxSeats> played;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("hp", outcome.seat_scores(), "half points by seat");
    f("halves", outcome.row_points(1), "half-point tricks by seat");
    f("ranks", outcome.seat_ranks(), "by seat");
    f("deal", dealt, "the hands as dealt");
    f("passes", given, "what each seat gave");
    f("plays", played, "what each seat played, trick by trick");
  }
};

using Event = std::variant<Dealt, PassChosen, PassCommitted, Exchanged, FirstLead, Played, Declared,
                           Revealed, TrickScored, GameEnded>;

}  // namespace paradoxa::paradominetor
