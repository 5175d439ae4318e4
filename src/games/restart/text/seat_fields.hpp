// A seat in JSON: Mind board, cards, Chains, and what they are worth.
#pragma once

#include "games/restart/rules/score.hpp"
#include "games/restart/text/fields.hpp"

namespace paradoxa::restart {

template <class At>
struct MindFieldShape {
  static constexpr const char* kType = "RsMindField";
  std::size_t seat;
  std::size_t field;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    auto& own = position.at.players[seat].fields[field];
    f.told(
        "field", field, [](std::size_t n) { return static_cast<Field>(n); }, kind_of(Field{}),
        "which");
    f("studied", own.studied, or_null(kind_of(Card{}), kNoCard), "the top Studied card");
    f("fragments", own.fragments, whole(0, kSlots), "how many");
    f("pills", own.pills, whole(0, kSlots), "Used in this turn");
    f.told(
        "total", own, [](const MindField& it) { return it.total(); }, whole(0, kSlots),
        "how far it is filled: slots up to here are switched on");
    f("spent", own.spent, SlotsKind{}, "slots with spent icons, from 1 at the bottom");
    f.told(
        "points", position, [this](const auto& p) { return points(p); }, whole(0, 999),
        "of the Studied and the Buried cards, by its Fragments");
  }

 private:
  struct SlotsKind {
    using Value = std::uint8_t;
    void write(JsonWriter& out, std::uint8_t slots) const {
      out.begin_array();
      for_each_bit(slots, [&](int i) { out.value(i + 1); });
      out.end_array();
    }
    void read(const JsonCursor& cursor, std::uint8_t& slots) const {
      for (const JsonCursor& entry : cursor.items()) {
        const auto slot = static_cast<unsigned>(entry.whole(1, kSlots));
        if (entry.error().empty()) slots = static_cast<std::uint8_t>(slots | 1u << (slot - 1));
      }
    }
    TypeDoc describe(std::uint8_t) const {
      return {"a set: numbers from 1 to 6", "number[]", {}, true, true};
    }
  };

  int points(const Whole<const View>& p) const {
    return points_of_field(p.content, p.frame, paradoxa::seat(static_cast<int>(seat)),
                           static_cast<Field>(field));
  }
};

template <class At>
struct SeatShape {
  static constexpr const char* kType = "RsSeat";
  std::size_t s;

  template <class F>
  void fields(const Whole<At>& position, F& f) const {
    f.told("seat", s, [](std::size_t n) { return n; }, whole(0, kMaxSeats - 1), "its number");
    board(position, f);
    cards(position, f);
    chains(position, f);
    worth(position, f);
  }

 private:
  Seat seat() const { return paradoxa::seat(static_cast<int>(s)); }

  template <class F>
  void board(const Whole<At>& position, F& f) const {
    auto& player = position.at.players[s];
    f("character", player.character, or_null(CharacterKind{}, kNoCharacter), "its character");
    f("time", player.supply[kTimeToken], whole(0, 120), "in the supply of the player");
    f("pills", player.supply[kPillToken], whole(0, 120), "not Used");
    f("voids", player.supply[kVoidToken], whole(0, 120), "how many");
    f("adult", player.adult, or_null(kind_of(Space{}), kNoSpace),
      "where it stands; `null` on the Mind board");
    f("child", player.child, or_null(kind_of(Space{}), kNoSpace),
      "where it stands; `null` before it is placed");
    f("gadgets", player.gadgets, GadgetsKind{}, "bought, in that order");
    f("foreseen", player.foreseen, kTruth, "whether the Cartographer has looked in this round");
    f("fields", position,
      entries(kFields, "one entry per Mind field",
              [this](std::size_t field) {
                return ObjectKind<Whole<At>, MindFieldShape<At>>{{s, field}};
              }),
      {"required", "Perception, Intelligence, Memory"});
  }
  template <class F>
  void cards(const Whole<At>& position, F& f) const {
    auto& at = position.at;
    f.both(
        "hand", at, [this](const View& v) { return v.hands[s]; },
        [this](State& to, const CardSet& cards, const JsonCursor&) {
          to.cards[s] = to.cards[s] | cards;
        },
        kCardSet, "Event cards in hand, as far as the viewer knows");
    f.told(
        "hand_size", at, [this](const View& v) { return v.hand_sizes[s]; }, whole(0, kCards),
        "how many there are");
    f.told(
        "hand_limit", position,
        [this](const auto& p) { return hand_limit(p.content, p.frame, seat()); }, whole(0, 99),
        "at the end of a turn");
    f.both(
        "buried", at, [this](const View& v) { return v.buried[s]; },
        [this](State& to, const CardSet& cards, const JsonCursor&) {
          to.cards[s] = to.cards[s] | cards;
          to.buried = to.buried | cards;
        },
        kCardSet, "under the field that is printed on them");
  }
  template <class F>
  void chains(const Whole<At>& position, F& f) const {
    auto& at = position.at;
    f.both(
        "chains", at, [this](const View& v) { return v.chains[s]; },
        [this](State& to, ChainSet chains, const JsonCursor&) {
          to.own_chains[s] = to.own_chains[s] | chains;
        },
        kChainSet, "in hand, as far as the viewer knows");
    f.told(
        "chain_levels", at, [this](const View& v) { return v.chain_levels[s]; },
        row_of(whole(0, kChains), kLevels), "how many of level 1, 2 and 3 are in hand");
    f.both(
        "validated", at, [this](const View& v) { return v.validated[s]; },
        [this](State& to, ChainSet chains, const JsonCursor&) {
          to.own_chains[s] = to.own_chains[s] | chains;
          to.validated = to.validated | chains;
        },
        kChainSet, "Chains");
    f("known", at.known[s], kChainSet,
      "Chains elsewhere of which the seat knows where they are, as far as the viewer may know "
      "that");
  }
  template <class F>
  void worth(const Whole<At>& position, F& f) const {
    f.told(
        "fragment_cap", position, [this](const auto& p) { return fragment_cap(p.frame, seat()); },
        whole(0, kSlots), "how many Fragments a Mind field takes");
    f.told(
        "abilities", position,
        [this](const auto& p) { return abilities_of(p.content, p.frame, seat()); },
        kind_for<std::vector<AbilityValue>>(), "of the dystopia, with Gadgets and Used pills");
    f.told(
        "score", position,
        [this](const auto& p) { return score_parts(p.content, p.frame, seat()); },
        kind_for<std::vector<ScorePart>>(), "what it would have if the game ended now");
    f.told(
        "points", position,
        [this](const auto& p) { return score_of(p.content, p.frame, seat()).total(); },
        whole(-999, 999), "the sum of that");
    f.told(
        "rank", position,
        [this](const auto& p) { return rank_of(p.frame, scores_of(p.content, p.frame), seat()); },
        whole(1, kMaxSeats), "by that");
  }

  // Counted from 1.
  struct CharacterKind {
    using Value = std::uint8_t;
    void write(JsonWriter& out, std::uint8_t character) const { out.value(character + 1); }
    void read(const JsonCursor& cursor, std::uint8_t& character) const {
      character = static_cast<std::uint8_t>(cursor.whole(1, kCharacters) - 1);
    }
    TypeDoc describe(std::uint8_t) const { return whole(1, kCharacters).describe(0); }
  };
  struct GadgetsKind {
    using Value = std::array<Gadget, kGadgetsOwned>;
    void write(JsonWriter& out, const Value& gadgets) const {
      out.begin_array();
      for (const Gadget gadget : gadgets)
        if (gadget.exists()) kind_of(Gadget{}).write(out, gadget);
      out.end_array();
    }
    void read(const JsonCursor& cursor, Value& gadgets) const {
      row_of(kind_of(Gadget{}), kGadgetsOwned).read(cursor, gadgets);
    }
    TypeDoc describe(const Value&) const { return list_of(kind_of(Gadget{})).describe(0); }
  };
};

}  // namespace paradoxa::restart
