// A position from JSON: places and what is pending are read, everything else is compared.
// docs/positions.md describes every field, and which of them may be left out.
#include "engine/json_cursor.hpp"
#include "engine/json_position.hpp"
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/rules/invariants.hpp"
#include "games/paradoxical/rules/places.hpp"
#include "games/paradoxical/text/json_parts.hpp"

namespace paradoxa::paradoxical {
namespace {

class JsonReader {
 public:
  JsonReader(const JsonCursor& position, State& state) : position_(position), state_(state) {}

  void read() {
    position_.only({"game", "viewer", "options", "turn", "active", "ask", "who", "to_act", "decks",
                    "pool", "seats", "pending", "unseen", "ranks"});
    read_clock();
    const auto seats = position_.at("seats").items();
    if (ok() && seats.size() != state_.options.seats)
      position_.at("seats").fail("one entry for each seat is wanted");
    for (std::size_t s = 0; s < seats.size() && ok(); ++s) read_seat(seats[s], s);
    if (const auto decks = position_.maybe("decks"); decks.exists()) read_decks(decks);
    for (const JsonCursor& item : position_.maybe("pool").items()) state_.pool.add(read_card(item));
    if (const auto pending = position_.maybe("pending"); pending.exists()) read_pending(pending);
    fill_decks(state_);
  }

 private:
  bool ok() const { return position_.error().empty(); }

  Seat read_seat_number(const JsonCursor& cursor) const {
    return cursor.exists() ? seat(static_cast<int>(cursor.whole(0, state_.seats() - 1))) : kNoSeat;
  }

  // Without a word about it a game stands at the start of the active player's turn.
  void read_clock() {
    if (const auto turn = position_.maybe("turn"); turn.exists())
      state_.turn = static_cast<std::uint16_t>(turn.whole(0, kMostRounds * kMostSeats));
    state_.active = read_seat_number(position_.maybe("active"));
    const auto asked = position_.maybe("ask");
    state_.ask = state_.active == kNoSeat ? Ask::kStart : Ask::kAction;
    if (asked.exists() && !parse_ask(asked.text(), state_.ask)) asked.fail("no such question");
    const auto who = position_.maybe("who");
    state_.who = read_seat_number(who);
    if (!who.exists() && state_.ask != Ask::kStart && state_.ask != Ask::kOver)
      state_.who = state_.active;
  }

  Card read_label(const JsonCursor& item) const {
    const auto label = parse_label(item.text());
    if (label && label->two_decks() == state_.options.two_decks()) return label->card();
    item.fail("'" + std::string(item.text()) + "' is not a card of this game such as " +
              (state_.options.two_decks() ? "K7a" : "K7"));
    return kNoCard;
  }

  // A card where it lies: each has one place.
  Card read_card(const JsonCursor& item) {
    const Card card = read_label(item);
    if (!card.exists()) return kNoCard;
    if (named_.contains(card))
      item.fail(to_text(state_.label(card)) + " stands twice in this position (PX-2.2)");
    named_.add(card);
    return card;
  }

  // "K7" or {"card":"K7",…}.
  static JsonCursor card_of(const JsonCursor& item) {
    return item.is_object() ? item.at("card") : item;
  }

  static bool flag(const JsonCursor& item, std::string_view key) {
    if (!item.is_object()) return false;
    const JsonCursor value = item.maybe(key);
    return value.exists() && value.truth();
  }

  void read_seat(const JsonCursor& entry, std::size_t s) {
    entry.only({"seat", "tokens", "tableau", "paradox", "claims", "hand_size", "hand"});
    if (const auto tokens = entry.maybe("tokens"); tokens.exists())
      state_.tokens[s] = static_cast<std::uint8_t>(tokens.whole(0, kTokensToWin));
    for (const JsonCursor& item : entry.maybe("tableau").items()) {
      if (item.is_object()) item.only({"card", "used", "face_down", "shielded"});
      const Card card = read_card(card_of(item));
      if (!ok()) return;
      state_.tableaux[s].add(card);
      if (flag(item, "used")) state_.used.add(card);
      if (flag(item, "face_down")) state_.down.add(card);
      if (flag(item, "shielded")) state_.shielded.add(card);
    }
    for (const JsonCursor& item : entry.maybe("hand").items())
      if (ok()) read_hand_card(item, s);
  }

  void read_hand_card(const JsonCursor& item, std::size_t s) {
    if (item.is_object()) item.only({"card", "deck", "batch", "used", "open", "known_to"});
    if (state_.hands[s].size == Hand::kRoom) return item.fail("a hand is too large (PX-4.3)");
    const Card card = read_card(card_of(item));
    if (!ok()) return;
    std::int64_t batch = 0;
    if (item.is_object())
      if (const auto given = item.maybe("batch"); given.exists()) batch = given.whole(0, 255);
    state_.hands[s].add({card, static_cast<std::uint8_t>(batch)});
    state_.known[s].add(card);
    if (flag(item, "used")) state_.used.add(card);
    if (flag(item, "open")) show_to_all(state_, card);
    read_knowers(item, card);
  }

  void read_knowers(const JsonCursor& item, Card card) {
    if (!item.is_object()) return;
    for (const JsonCursor& knower : item.maybe("known_to").items())
      if (const Seat s = read_seat_number(knower); ok()) state_.known[s.index].add(card);
  }

  void read_decks(const JsonCursor& decks) {
    const auto entries = decks.items();
    if (entries.size() != kDecks) return decks.fail("two decks are wanted (PX-R34)");
    for (std::size_t d = 0; d < kDecks && ok(); ++d) {
      const JsonCursor& entry = entries[d];
      entry.only({"deck", "size", "batch", "under", "discards"});
      if (const auto batch = entry.maybe("batch"); batch.exists())
        state_.batches[d] = static_cast<std::uint8_t>(batch.whole(0, 255));
      for (const JsonCursor& item : entry.maybe("discards").items())
        if (const Card card = read_pile_card(item, d); ok()) state_.piles[d].push_discard(card);
      for (const JsonCursor& item : entry.maybe("under").items()) {
        if (item.is_object()) item.only({"card", "known_to"});
        if (const Card card = read_pile_card(card_of(item), d); ok()) {
          state_.piles[d].put_under(card);
          read_knowers(item, card);
        }
      }
    }
  }

  Card read_pile_card(const JsonCursor& item, std::size_t d) {
    const Card card = read_card(item);
    if (ok() && card.deck().index != d) item.fail("belongs to the other deck (PX-2.3)");
    return card;
  }

  void read_pending(const JsonCursor& pending) {
    pending.only({"program", "source", "step", "operation", "count", "deck", "held", "held_used",
                  "aside", "set"});
    if (const auto program = pending.maybe("program"); program.exists())
      if (!parse_program(program.text(), state_.program)) program.fail("no such action");
    if (const auto source = pending.maybe("source"); source.exists())
      state_.source = read_label(source);
    if (const auto step = pending.maybe("step"); step.exists())
      state_.step = static_cast<std::uint8_t>(step.whole(0, kMaxSteps - 1));
    if (const auto count = pending.maybe("count"); count.exists())
      state_.count = static_cast<std::uint8_t>(count.whole(0, 99));
    if (const auto deck = pending.maybe("deck"); deck.exists())
      state_.deck = Deck{static_cast<std::uint8_t>(deck.whole(1, kDecks) - 1)};
    if (const auto held = pending.maybe("held"); held.exists()) state_.held = read_label(held);
    if (flag(pending, "held_used")) state_.used.add(state_.held);
    for (const JsonCursor& item : pending.maybe("aside").items()) {
      if (!ok()) return;
      if (state_.aside_size == kMostAside) return item.fail("too many cards lie aside");
      if (item.is_object()) item.only({"card", "known_to"});
      const Card card = read_card(card_of(item));
      if (!ok()) return;
      put_aside(state_, card);
      read_knowers(item, card);
    }
    read_set(pending.maybe("set"));
  }

  void read_set(const JsonCursor& set) {
    if (!set.exists() || !ok()) return;
    CardSet cards;
    for (const JsonCursor& item : set.items()) cards.add(read_label(item));
    if (!ok()) return;
    if (state_.active == kNoSeat) return set.fail("nobody is active who could claim it");
    int i = 0;
    state_.tableau(state_.active).for_each([&](Card card) {
      if (cards.contains(card) && i < 16)
        state_.set_mask = static_cast<std::uint16_t>(state_.set_mask | 1u << i);
      ++i;
    });
    if (!(cards - state_.tableau(state_.active)).empty())
      set.fail("these cards are not in the active player's tableau (PX-8.1)");
  }

  const JsonCursor& position_;
  State& state_;
  CardSet named_{};
};

// What was not used to build the position, and so has to agree with it.
json::value claims_of(json::value position) {
  json::object& object = position.get_object();
  object.erase("options");
  object.erase("pool");
  for (json::value& entry : object.at("seats").get_array()) {
    entry.get_object().erase("tableau");
    entry.get_object().erase("hand");
  }
  if (json::value* decks = object.if_contains("decks"); decks != nullptr && decks->is_array())
    for (json::value& entry : decks->get_array()) entry.get_object().erase("under");
  if (json::value* pending = object.if_contains("pending");
      pending != nullptr && pending->is_object()) {
    pending->get_object().erase("set");
    pending->get_object().erase("aside");
  }
  return position;
}

}  // namespace

Parsed<State> Codec::parse_position(const Content& content, const json::value& value) {
  const auto read = [&](const JsonCursor& position, const Options& options) {
    State state;
    state.options = options;
    JsonReader(position, state).read();
    const std::string_view wrong = position.error().empty() ? flaw(content, state) : "";
    return wrong.empty() ? Parsed<State>(state) : Parsed<State>::wrong(std::string(wrong));
  };
  return position_from_json<Codec, State>(content, value, read, &claims_of);
}

}  // namespace paradoxa::paradoxical
