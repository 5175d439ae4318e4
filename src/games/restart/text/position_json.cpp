// Views and positions as JSON. Each list of fields serves both: a view is told from it, and a
// position is read into a state by it. What is told but not read is compared afterwards.
#include <functional>

#include "engine/json_position.hpp"
#include "games/restart/codec.hpp"
#include "games/restart/rules/invariants.hpp"
#include "games/restart/text/dystopia_fields.hpp"
#include "games/restart/text/seat_fields.hpp"

namespace paradoxa::restart {
namespace {

struct TaskShape {
  static constexpr const char* kType = "RsTask";

  template <class T, class F>
  void fields(T& task, F& f) const {
    f("task", task.op, "what is to be carried out");
    f("seat", task.seat, kSeat, "for whom");
    f("a", task.a, whole(0, 255), "as the rules count it");
    f("b", task.b, whole(0, 255), "as the rules count it");
    f("c", task.c, whole(0, 255), "as the rules count it");
    f("d", task.d, whole(0, 255), "as the rules count it");
    f("e", task.e, whole(0, 255), "as the rules count it");
    f("f", task.f, whole(0, 255), "as the rules count it");
  }
};

// A space of the grid.
template <class At>
struct GridShape {
  static constexpr const char* kType = "GridSpace";
  std::size_t s;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& at = position.at;
    f.told(
        "space", s, [](std::size_t n) { return Space::at(static_cast<int>(n)); }, kind_of(Space{}),
        "which");
    f("card", at.grid[s], or_null(kind_of(Card{}), kNoCard), "the top card");
    f("tokens", at.space_tokens[s], kTokensKind, "that lie there");
  }
};

// A position of the row.
template <class At>
struct RowShape {
  static constexpr const char* kType = "RowCard";
  std::size_t i;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& at = position.at;
    f.told(
        "level", at, [this](const View& v) { return v.row_levels[i]; },
        or_null(whole(1, kLevels), 0), "of the Chain there; `null` where there is none");
    f("chain", at.row[i], or_null(kind_of(Chain{}), kNoChain),
      "which Chain, as far as the viewer knows");
    f("tokens", at.row_tokens[i], kTokensKind, "that lie there");
  }
};

// A Chain under its deck.
struct UnderCard {
  Chain chain{};
  std::uint8_t level = 0;
};
struct UnderShape {
  static constexpr const char* kType = "UnderCard";

  template <class T, class F>
  void fields(T& card, F& f) const {
    f("chain", card.chain, or_null(kind_of(Chain{}), kNoChain),
      "which, as far as the viewer knows");
    f("level", card.level, whole(1, kLevels), "of it");
  }
};
using UnderCards = std::vector<UnderCard>;
UnderCards under_cards(const View& view) {
  UnderCards cards;
  for (std::size_t i = 0; i < view.bottom_size; ++i)
    cards.push_back({view.bottom[i], view.bottom_levels[i]});
  return cards;
}
void put_under_cards(State& state, const UnderCards& cards, const JsonCursor& cursor) {
  if (cards.size() > kMaxBottom) return cursor.fail("too many entries");
  for (const UnderCard& card : cards) put_under(state, card.chain);
}

// RS-15.1: each Gadget as often as it lies there.
using GadgetList = std::vector<Gadget>;
GadgetList gadgets_on_sale(const View& view) {
  GadgetList gadgets;
  for (int k = 0; k < kGadgetsOfDystopia; ++k)
    for (int i = view.display >> (2 * k) & 3; i > 0; --i)
      gadgets.push_back(Gadget::of(view.dystopia, k + 1));
  return gadgets;
}
void put_on_sale(State& state, const GadgetList& gadgets, const JsonCursor& cursor) {
  for (const Gadget gadget : gadgets) {
    if (gadget.dystopia() != state.dystopia || displayed(state, kind_number(gadget)) == 3)
      return cursor.fail("RS-15.1: there are two copies of each Gadget of the dystopia");
    show(state, kind_number(gadget), 1);
  }
}

struct PositionShape {
  static constexpr const char* kType = "RsPosition";

  template <class At, class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& at = position.at;
    f.told("game", "restart", std::identity{}, WordKind{},
           {"required, unless the command names it", "`\"restart\"`"});
    f.told("viewer", at, &View::viewer, ViewerKind{}, "whose eyes; a position has `\"referee\"`");
    f("options", at.options, kOptionsKind, {"required", "what is left out has its default"});
    course(position, f);
    turn(position, f);
    table(position, f);
    chains(position, f);
    f("seats", position, seat_entries<At, SeatShape>(at), {"required", "seat 0 first"});
    boards(position, f);
    asked(position, f);
  }

 private:
  template <class At, class F>
  static void course(const Whole<At>& position, F& f) {
    auto& at = position.at;
    f("dystopia", at.dystopia, "that is played; default `pandemia`");
    f("phase", at.phase, "default `setup`");
    f("ask", at.ask, "what is asked");
    f("round", at.round, whole(0, kRounds), "the number of the round; default 0");
    f.told(
        "rounds", at, [](const View&) { return kRounds; }, whole(kRounds, kRounds),
        "how many there are");
    f("owner", at.owner, kSomeSeat, "whose turn it is; `null` in set-up and at the end");
    f.told("to_act", at, &View::to_act, SeatSetKind{}, "who decides now; empty at the end");
    f("turns", at.turns, whole(0, kMaxTurns), "turns that every seat has had");
    f.both(
        "started", at, [](const View& v) { return SeatSet::of_bits(v.started); },
        [](State& to, SeatSet seats, const JsonCursor&) {
          to.started = static_cast<std::uint8_t>(seats.bits);
        },
        SeatSetKind{kMaxSeats, false}, "seats whose first turn has begun in earnest (RS-4)");
    f("buys", at.buys, whole(0, 2 * kMaxSeats), "decisions made about Gadgets");
    f("last_turns", at.last_turns, kTruth, "whether the game ends with this circle");
    f("final_seat", at.final_seat, whole(0, kMaxSeats), "who Studies before the scores");
    f.both(
        "next_dystopia", at, [](const View& v) { return next_dystopia(v); },
        [](State& to, const std::optional<Dystopia>& next, const JsonCursor&) {
          if (next) to.next_dystopia = static_cast<std::uint8_t>(static_cast<int>(*next) + 1);
        },
        kind_for<std::optional<Dystopia>>(), "suggested when the game is over");
  }
  template <class At, class F>
  static void turn(const Whole<At>& position, F& f) {
    auto& at = position.at;
    f("used", at.used, set_of(kind_of(Basic{})), "basic uses that are gone");
    f("acted", at.acted, kTruth, "whether anything was done in this phase");
    f("doubled", at.doubled, kTruth, "whether the Memory phase is doubled");
    f("turning", at.turning, bits_of(kind_of(Turning{})), "how patterns may also lie");
    f("rebate", at.rebate, whole(0, 99), "on the next Validate, in time");
    f("extra", at.extra, row_of(whole(0, 99), kIcons),
      "uses that texts gave: Mv, Ca, As, PA, PB, Bu, Dr, Ti, He");
    f.told(
        "uses", position, [](const auto& p) { return uses_of(p.content, p.frame); },
        kind_for<std::vector<Uses>>(), "what the owner of the turn can still do");
  }
  template <class At, class F>
  static void table(const Whole<At>& position, F& f) {
    auto& at = position.at;
    const auto zones = static_cast<std::size_t>(at.zones());
    f("grid", position,
      entries(zones * kAges, "one entry per space",
              [](std::size_t s) { return ObjectKind<Whole<At>, GridShape<At>>{{s}}; }),
      {"required", "A1, A2, A3, B1 and so on"});
    f("upcoming", at.upcoming, row_of(or_null(kind_of(Card{}), kNoCard), kUpcoming),
      "Upcoming cards: left, middle, right");
    f("discards", first_items(at.discards, at.discarded), list_of(kind_of(Card{})),
      "the discard pile, the last one on top");
    f.told("deck", at, &View::deck, whole(0, kCards), "cards in the Events deck");
    f.both(
        "covered", position, [](const Whole<const View>& p) { return p.at.covered; },
        [](const Whole<State>& p, const CardSet& cards, const JsonCursor&) {
          p.rest->covered = cards;
        },
        kCardSet, "Event cards that lie under others");
    f.both(
        "open_hand_cards", at, [](const View& v) { return v.known_to_all; },
        [](State& to, const CardSet& cards, const JsonCursor&) { to.seen = cards; }, kCardSet,
        "cards in hands that everybody knows");
    f("supply", at.supply, kTokensKind, {"required", "tokens that are left"});
    f.both("on_sale", at, gadgets_on_sale, put_on_sale,
           items_of<GadgetList>(list_of(kind_of(Gadget{}))), "Gadgets, before the first turn");
  }
  template <class At, class F>
  static void chains(const Whole<At>& position, F& f) {
    auto& at = position.at;
    f("row", position,
      entries(3 * count_of(at.options.seats), "one entry per position",
              [](std::size_t i) { return ObjectKind<Whole<At>, RowShape<At>>{{i}}; }),
      {"required", "Chains on offer, position 1 first"});
    f.told(
        "row_ends", at, [](const View& v) { return v.seats(); }, whole(kMinSeats, kMaxSeats),
        "the round ends when the row has no more cards than this");
    f.told("chains_left", at, &View::chains_left, whole(0, kChains),
           "cards in the Chains deck, without those below");
    f.both("under_chains", at, under_cards, put_under_cards,
           items_of<UnderCards>(list_of(object_of<UnderCard>(UnderShape{}))),
           "put under the Chains deck, the next to be drawn first");
    f.told(
        "matches", position, [](const auto& p) { return matches_of(p.content, p.at, p.frame); },
        kind_for<std::vector<ChainMatch>>(),
        "laid over the grid: Chains in the viewer's hand, and those of the row that it knows; for "
        "others than seats those known in the hand of the owner of the turn");
  }
  template <class At, class F>
  static void boards(const Whole<At>& position, F& f) {
    const auto board = [&]<class Shape>(std::string_view key, Dystopia which, const Shape& shape,
                                        Doc doc) {
      f(key, position, null_if(position.at.dystopia != which, ObjectKind<Whole<At>, Shape>{shape}),
        doc);
    };
    board("pandemia", Dystopia::kPandemia, PandemiaShape{}, "its board; `null` elsewhere");
    board("anomie", Dystopia::kAnomie, AnomieShape{}, "its board; `null` elsewhere");
    board("extinction", Dystopia::kExtinction, ExtinctionShape{}, "its board; `null` elsewhere");
    board("oceanrealm", Dystopia::kOceanrealm, OceanrealmShape{}, "its board; `null` elsewhere");
  }
  template <class At, class F>
  static void asked(const Whole<At>& position, F& f) {
    auto& at = position.at;
    f.told(
        "pending", position, [](const auto& p) { return pending_of(p.content, p.at); },
        kind_for<Pending>(), "what the question is about, as far as the viewer knows");
    f.told(
        "prospects", position, [](const auto& p) { return prospects_of(p.content, p.at, p.frame); },
        kind_for<std::vector<Prospect>>(),
        "of a Plan: answers that change points or tracks at once");
    f("tasks", first_items(at.tasks, at.depth), list_of(object_of<Task>(TaskShape{})),
      "what is being carried out, the last one first to go on");
  }

  static std::optional<Dystopia> next_dystopia(const View& view) {
    if (view.next_dystopia == 0) return std::nullopt;
    return static_cast<Dystopia>(view.next_dystopia - 1);
  }
};

// ---- What a position does not tell --------------------------------------------------------------

// Cards that are nowhere else are in their decks.
void fill_decks(const Content& content, State& state, const CardSet& covered) {
  state.deck = {};
  state.deck = view_detail::covered_cards(state) - covered;
  ChainSet placed;
  for (const ChainSet own : state.own_chains) placed = placed | own;
  for (const Chain chain : state.row)
    if (chain.exists()) placed.add(chain);
  for (const Chain chain : state.bottom)
    if (chain.exists()) placed.add(chain);
  state.chains = ChainSet::all() - placed;
  if (state.phase != Phase::kSetup || next_chain_deal(content, state).level == 0)
    state.chains = chains_in_deck(state);
}

void fill_genes(const Content& content, State& state) {
  const bool laid_out = state.phase != Phase::kSetup || state.ask > Ask::kChain;
  if (state.dystopia != Dystopia::kExtinction || !laid_out) return;
  const extinction::Copies placed = extinction::count_all(state.extinction);
  for (std::size_t g = 0; g < kGenes; ++g)
    if (const int left = content.extinction.copies[g] - placed[g]; left > 0)
      state.extinction.deck[g] = static_cast<std::uint8_t>(left);
}

void fill_in(const Content& content, State& state, const CardSet& covered) {
  fill_decks(content, state, covered);
  fill_genes(content, state);
  const bool by_task = state.ask == Ask::kRecover || state.ask == Ask::kBill;
  if (!by_task || state.depth > 0) state.asked = invariants_detail::expected_seat(content, state);
}

}  // namespace

void Codec::write_view(JsonWriter& out, const Content& content, const View& view) {
  const State frame = frame_of(view);
  const Whole<const View> position{content, view, frame};
  object_of<Whole<const View>>(PositionShape{}).write(out, position);
}

FieldTable Codec::position_fields(const Content& content) {
  const View view{};
  const State frame{};
  const Whole<const View> position{content, view, frame};
  return object_of<Whole<const View>>(PositionShape{}).describe(position).tables[0];
}

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  return position_from_json<Codec, State>(content, value, [&](const JsonCursor& cursor) {
    State state;
    Remainder rest;
    const Whole<State> position{content, state, state, &rest};
    object_of<Whole<State>>(PositionShape{}).read(cursor, position);
    if (cursor.error().empty()) fill_in(content, state, rest.covered);
    const std::string_view wrong = cursor.error().empty() ? flaw(content, state) : "";
    return wrong.empty() ? Parsed<State>(state) : Parsed<State>::wrong(std::string(wrong));
  });
}

}  // namespace paradoxa::restart
