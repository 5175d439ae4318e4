// What the lists of fields of positions and views share.
#pragma once

#include <cstddef>
#include <vector>

#include "games/restart/rules/view.hpp"
#include "games/restart/sampler/frame.hpp"
#include "games/restart/text/board_facts.hpp"
#include "games/restart/text/kinds.hpp"
#include "games/restart/text/options_json.hpp"

namespace paradoxa::restart {

// What a position tells and the state does not keep.
struct Remainder {
  CardSet covered{};
};

// A view that is told, with what it shows in place; or a state that is read.
template <class At>
struct Whole {
  const Content& content;
  At& at;
  const State& frame;
  Remainder* rest = nullptr;
};

// A set or list that is handed over as a whole.
template <class Items, class Kind>
struct ItemsKind {
  using Value = Items;
  Kind kind;

  void write(JsonWriter& out, const Items& items) const { kind.write(out, items); }
  void read(const JsonCursor& cursor, Items& items) const { kind.read(cursor, items); }
  TypeDoc describe(const Items& items) const { return kind.describe(items); }
};
template <class Items, class Kind>
constexpr ItemsKind<Items, Kind> items_of(const Kind& kind) {
  return {kind};
}
inline constexpr auto kCardSet = items_of<CardSet>(set_of(kind_of(Card{})));
inline constexpr auto kChainSet = items_of<ChainSet>(set_of(kind_of(Chain{})));

// Tokens by kind.
struct TokensShape {
  static constexpr const char* kType = "RsTokens";

  template <class T, class F>
  void fields(T& tokens, F& f) const {
    f("time", tokens[kTimeToken], whole(0, 120), "how many");
    f("pill", tokens[kPillToken], whole(0, 120), "how many");
    f("void", tokens[kVoidToken], whole(0, 120), "how many");
    f("frag", tokens[kFragmentToken], whole(0, 120), "how many");
  }
};
inline constexpr auto kTokensKind = object_of<Tokens>(TokensShape{});

// One entry for each seat, each with the whole position.
template <class At, template <class> class Shape>
auto seat_entries(const At& at) {
  return entries(static_cast<std::size_t>(at.options.seats), "one entry per seat",
                 [](std::size_t s) { return ObjectKind<Whole<At>, Shape<At>>{{s}}; });
}

inline constexpr SeatKind kSomeSeat{kMaxSeats, true, false};
inline std::size_t count_of(std::uint8_t size) { return size; }

}  // namespace paradoxa::restart
