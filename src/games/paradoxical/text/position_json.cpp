// Views and positions as JSON. Each list of fields serves both: a view is written from it, and a
// position is read into a state by it. Fields written but not read are compared afterwards.
#include "engine/json_position.hpp"
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/rules/invariants.hpp"
#include "games/paradoxical/rules/program.hpp"
#include "games/paradoxical/rules/score.hpp"
#include "games/paradoxical/text/card_fields.hpp"
#include "games/paradoxical/text/options_json.hpp"

namespace paradoxa::paradoxical {
namespace {

// ---- Seats and decks ----------------------------------------------------------------------------

// A set that could be claimed, and the least that it can be weighed against.
struct Claim {
  ParadoxKind kind{};
  CardSet cards{};
  int against = 0;
  bool choice = false;  // PX-8.2: more cards lie against it than it takes
  bool wins = false;    // PX-11.1
};

struct ClaimShape {
  static constexpr const char* kType = "Claim";
  CardKind card;

  template <class F>
  void fields(const Claim& claim, F& f) const {
    f("kind", claim.kind, "which paradox");
    f("cards", claim.cards, list_of(card), "the set cards");
    f("sum", claim.cards.sum(), whole(0, 99), "their sum");
    f("against", claim.against, whole(0, 99),
      "the least that as many indifferent cards can add up to");
    f("choice", claim.choice, "whether there are several ways to choose these");
    f("wins", claim.wins, "whether claiming it wins the game");
  }
};

// Of a tableau, in the order of PX-D4.
struct Claims {
  const View& view;
  Seat seat;

  template <class Visit>
  void for_each(const Visit& visit) const {
    const CardSet up = view.face_up(seat);
    for_each_set(view.options, up, [&](ParadoxKind kind, const std::array<Card, 5>& cards) {
      Claim claim{kind};
      for (int i = 0; i < set_size(kind); ++i) claim.cards.add(cards[static_cast<std::size_t>(i)]);
      const CardSet others = up - claim.cards;
      claim.against =
          kind == ParadoxKind::kTwoPair ? paradox_detail::four_lowest(others) : others.sum();
      claim.choice = others.size() > set_size(kind);
      claim.wins = view.tokens[seat.index] + 1 == kTokensToWin;
      visit(claim);
      return true;
    });
  }
};

struct SeatShape {
  static constexpr const char* kType = "PxSeat";
  std::size_t s;

  template <class At, class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    const Seat who = seat(static_cast<int>(s));
    f.told("seat", s, std::identity{}, whole(0, 3), "its number");
    f("tokens", at.tokens[s], whole(0, kTokensToWin), "paradoxes claimed; default 0");
    f("tableau", TableauOf<At>{at, s},
      entries_of<TableauCard>(TableauCardShape{place.placed()}, true), "its cards; default none");
    f.told(
        "room", at, [this](const View& v) { return kTableauRoom - v.tableaux[s].size(); },
        whole(0, kTableauRoom), "how many spaces of the tableau are free");
    f.told(
        "paradox", at, [who](const View& v) { return has_paradox(v.options, v.face_up(who)); },
        kTruth, "whether there is a valid paradox in the tableau");
    f.told(
        "claims", at, [who](const View& v) { return Claims{v, who}; },
        list_of(object_of<Claim>(ClaimShape{place.card()})),
        "every set that could be claimed, in the order of PX-D4");
    f.told(
        "hand_size", at, [this](const View& v) { return v.hands[s].size; }, whole(0, Hand::kRoom),
        "how many cards it holds");
    f("hand", HandOf<At>{at, s},
      entries_of<HandEntry>(HandEntryShape{place.placed(), at.options}, true),
      "these cards; default none");
  }
};

struct DeckShape {
  static constexpr const char* kType = "DeckView";
  std::size_t d;

  template <class At, class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    const PlacedCardKind card = place.placed(static_cast<int>(d));
    f.told("deck", Deck{static_cast<std::uint8_t>(d)}, std::identity{}, DeckKind{}, "its number");
    f.told(
        "size", at, [this](const View& v) { return v.deck_sizes[d]; }, whole(0, Pile::kRoom),
        "how many cards the deck holds");
    f("batch", at.batches[d], whole(0, 255),
      "its newest batch: how often it was rebuilt; default 0");
    f("under", UnderDeck<At>{at, d},
      entries_of<SecretCard>(SecretCardShape{card, at.options}, false),
      "cards put under the deck, the one that comes first in front; `null` where the viewer does "
      "not know it");
    auto& pile = at.piles[d];
    f("discards", discards_of(pile), list_of(card), "its discard pile, the top card last");
  }
};

// A row of entries, each of which gets the whole place.
template <class Shape, class At>
ObjectKind<Place<At>, Shape> entry_kind(std::size_t i) {
  return {{i}};
}

// PX-I14: what is not in sight, by deck and batch.
struct UnseenGroup {
  Deck deck{};
  int batch = 0;
  CardSet cards{};
};

struct UnseenShape {
  static constexpr const char* kType = "Unseen";
  CardKind card;

  template <class F>
  void fields(const UnseenGroup& group, F& f) const {
    f("deck", group.deck, "their deck");
    f("batch", group.batch, whole(0, 255), "their batch");
    f("cards", group.cards, list_of(card), "the cards");
  }
};

// The referee sees everything.
struct Unseen {
  const View& view;

  template <class Visit>
  void for_each(const Visit& visit) const {
    if (view.viewer.is_referee()) return;
    for (const Deck d : {kDeck1, kDeck2}) {
      CardSet newest = view.unseen & CardSet::of_deck(d);
      for (int batch = 0; batch < 256; ++batch) {
        CardSet older;
        for (std::size_t i = 0; i < view.older_size; ++i)
          if (view.older[i].batch == batch && view.older[i].card.deck() == d)
            older.add(view.older[i].card);
        newest = newest - older;
        if (!older.empty()) visit(UnseenGroup{d, batch, older});
      }
      if (!newest.empty()) visit(UnseenGroup{d, view.batches[d.index], newest});
    }
  }
};

// ---- What is being carried out ------------------------------------------------------------------

bool deck_is_chosen(const Content& content, const View& view) {
  if (view.ask == Ask::kTop || view.ask == Ask::kPick) return true;
  return view.ask == Ask::kRoom && view.program != Program::kNone &&
         step_at(content, view.program, view.step).op == Op::kSeek;
}
bool deck_is_chosen(const Content&, const State&) { return true; }

std::optional<bool> held_is_used(const View& view) {
  const bool used = view.ask == Ask::kRoom && view.used.contains(view.held);
  return used && view.program != Program::kNone ? std::optional(true) : std::nullopt;
}
std::optional<bool> held_is_used(const State&) { return std::nullopt; }

std::optional<std::string> operation(const Place<const View>& place) {
  if (place.at.program == Program::kNone) return std::nullopt;
  return step_text(step_at(place.content, place.at.program, place.at.step));
}

CardSet claimed_set(const View& view) {
  CardSet set;
  if (view.set_mask == 0) return set;
  int i = 0;
  view.tableaux[view.active.index].for_each([&](Card card) {
    if ((view.set_mask >> i++ & 1) != 0) set.add(card);
  });
  return set;
}
CardSet claimed_set(const State&) { return {}; }

// PX-8.2, PX-8.9: only two pairs leave a choice of indifferent cards.
std::optional<ParadoxKind> claimed_kind(const View& view) {
  return view.set_mask == 0 ? std::nullopt : std::optional(ParadoxKind::kTwoPair);
}
std::optional<int> claimed_sum(const View& view) {
  return view.set_mask == 0 ? std::nullopt : std::optional(claimed_set(view).sum());
}

void claim(State& state, const CardSet& set, const JsonCursor& cursor) {
  if (state.active == kNoSeat) return cursor.fail("no seat is active to claim it");
  int i = 0;
  state.tableau(state.active).for_each([&](Card card) {
    if (set.contains(card) && i < 16)
      state.set_mask = static_cast<std::uint16_t>(state.set_mask | 1u << i);
    ++i;
  });
  if (!(set - state.tableau(state.active)).empty())
    cursor.fail("these cards are not in the active player's tableau (PX-8.1)");
}

struct PendingShape {
  static constexpr const char* kType = "Pending";

  template <class At, class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    const CardKind card = place.card();
    f("program", at.program, or_null(kind_of(Program{}), Program::kNone),
      {"required, except in a claim",
       "the card whose effect is carried out, without a copy, or `build`, `add`, `eight_claimed` "
       "and `ten_claimed` (what follows a claim), `start_cards`"});
    f("source", at.source, or_null(card, kNoCard),
      {"required for an effect",
       "the card that is used. Differs from `program` while a copied effect is carried out"});
    f("step", at.step, whole(0, kMaxSteps - 1), "the number of the step, from 0; default 0");
    f.told(
        "operation", place, [](const auto& p) { return operation(p); }, OptionalKind<WordKind>{},
        "that step in words");
    f("count", at.count, whole(0, 99),
      {"required where not 0",
       "what is left of a repeated step; in CYCLE the cards discarded so far"});
    f("deck", at.deck, null_if(!deck_is_chosen(place.content, at), DeckKind{}),
      {"required where a deck was chosen", "which"});
    f("held", at.held, or_null(card, kNoCard),
      {"required where there is one",
       "the card chosen that waits: for room, as lure, or for its partner"});
    f("aside", AsideOf<At>{at},
      entries_of<SecretCard>(SecretCardShape{place.placed(), at.options}, false),
      {"required where there are any",
       "cards looked at or revealed, in that order; `null` where the viewer does not know it"});
    CardSet set = claimed_set(at);
    f("set", set, null_if(set.empty(), set_of(card)),
      {"required in `indifferent`", "the set cards chosen"});
    f.told("set_kind", at, claimed_kind, OptionalKind{kind_for<ParadoxKind>()},
           "which paradox they make");
    f.told(
        "set_sum", at, [](const View& v) { return claimed_sum(v); }, OptionalKind{whole(0, 99)},
        "what they add up to");
    std::optional<bool> used = held_is_used(at);
    f.maybe("held_used", used,
            "`true` where that card is out of all places and bears a used mark; else left out");
    if constexpr (F::kReads) {
      if (!set.empty()) claim(at, set, f.cursor().maybe("set"));
      if (used == true) at.used.add(at.held);
    }
  }
};

struct PositionShape {
  static constexpr const char* kType = "PxPosition";

  template <class At, class F>
  void fields(const Place<At>& place, F& f) const {
    auto& at = place.at;
    f.told("game", "paradoxical", std::identity{}, WordKind{},
           {"required unless the command names it", "`\"paradoxical\"`"});
    f.told("viewer", at, &View::viewer, ViewerKind{}, "the viewer; a position has `\"referee\"`");
    f("options", at.options, kOptionsKind, {"required", "what is left out has its default"});
    clock(at, f);
    f("decks", place, entries(kDecks, "two entries, deck 1 and deck 2", entry_kind<DeckShape, At>),
      "where cards are drawn");
    f("pool", at.pool, set_of(place.placed()), "the neutral cards");
    f("seats", place, entries(at.options.seats, "one entry per seat", entry_kind<SeatShape, At>),
      {"required", "seat 0 first"});
    f("pending", place, null_if(nothing_pending(at), object_of<Place<At>>(PendingShape{})),
      {"required while an action goes on", "what is being carried out"});
    f.told(
        "unseen", at, [](const View& v) { return Unseen{v}; },
        list_of(object_of<UnseenGroup>(UnseenShape{place.card()})),
        "cards that the viewer cannot place, by deck and batch; empty for the referee");
    f.told("ranks", at, ranks, OptionalKind{list_of(whole(1, 4))}, "at the end, by seat");
  }

 private:
  template <class At, class F>
  static void clock(At& at, F& f) {
    const SeatKind player{at.options.seats, true, false};
    f("turn", at.turn, whole(0, kMaxRounds * kMaxPlayers), "turns played so far; default 0");
    f("active", at.active, player,
      {"required once known", "whose turn it is; `null` before the starting player is drawn"});
    if constexpr (F::kReads) at.ask = at.active == kNoSeat ? Ask::kStart : Ask::kAction;
    f("ask", at.ask, "what is asked; default `action`, or `start` before anyone is active");
    if constexpr (F::kReads)
      at.who = at.ask == Ask::kStart || at.ask == Ask::kOver ? kNoSeat : at.active;
    f("who", at.who, player, "who is asked, draws, or is the victim of a snatch; default `active`");
    f.told("to_act", at, &View::to_act, SeatSetKind{}, "who decides now; empty at the end");
  }

  static bool nothing_pending(const View& view) {
    return view.program == Program::kNone && view.set_mask == 0;
  }
  static bool nothing_pending(const State&) { return false; }

  static std::optional<std::vector<int>> ranks(const View& view) {
    if (view.ask != Ask::kOver) return std::nullopt;
    const auto by_seat = rank(view.tokens, view.seats()).ranks;
    return std::vector<int>(by_seat.begin(), by_seat.begin() + view.seats());
  }
};

}  // namespace

void Codec::write_view(JsonWriter& out, const Content& content, const View& view) {
  const Place<const View> place{content, view, nullptr};
  object_of<Place<const View>>(PositionShape{}).write(out, place);
}

FieldTable Codec::position_fields(const Content& content) {
  const View view{};
  const Place<const View> place{content, view, nullptr};
  return object_of<Place<const View>>(PositionShape{}).describe(place).tables[0];
}

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  return position_from_json<Codec, State>(content, value, [&](const JsonCursor& cursor) {
    State state;
    CardSet named;
    const Place<State> place{content, state, &named};
    object_of<Place<State>>(PositionShape{}).read(cursor, place);
    if (cursor.error().empty()) fill_decks(state);
    const std::string_view wrong = cursor.error().empty() ? flaw(content, state) : "";
    return wrong.empty() ? Parsed<State>(state) : Parsed<State>::wrong(std::string(wrong));
  });
}

}  // namespace paradoxa::paradoxical
