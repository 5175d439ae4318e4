// docs/protocol.md describes every event.
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/json_parts.hpp"

namespace paradoxa::paradoxical {
namespace {

constexpr std::string_view kDeedNames[kDeeds] = {
    "effect", "build",  "add",    "place", "room",    "discard", "drop",
    "seed",   "reveal", "cast",   "cycle", "salvage", "take",    "give",
    "lure",   "mask",   "bounce", "raid",  "snatch",  "tithe",   "copy"};

json::object told(const Started& e) { return {{"event", e.kName}, {"seat", e.seat.index}}; }

json::object told(const TurnBegun& e) {
  return {{"event", e.kName}, {"seat", e.seat.index}, {"turn", e.turn}};
}

json::object told(const Passed& e) { return {{"event", e.kName}, {"seat", e.seat.index}}; }

json::object told(const Rebuilt& e) {
  return {{"event", e.kName},
          {"deck", e.deck.number()},
          {"batch", e.batch},
          {"cards", cards_json(e.cards)}};
}

// What happened to a card is the name of the event.
template <class E>
json::object deed_json(const E& e) {
  json::object object{{"event", kDeedNames[static_cast<std::size_t>(e.deed)]},
                      {"seat", e.seat.index},
                      {"card", card_json(e.card)}};
  if (e.owner != kNoSeat) object["owner"] = e.owner.index;
  return object;
}
json::object told(const Shown& e) { return deed_json(e); }
json::object told(const Shifted& e) { return deed_json(e); }

// A card that the viewer does not know is left out.
template <class E>
json::object hidden_json(const E& e) {
  json::object object{{"event", e.kName}, {"seat", e.seat.index}, {"deck", e.deck.number()}};
  if (e.card.exists()) object["card"] = card_json(e.card);
  return object;
}
json::object told(const Drew& e) { return hidden_json(e); }
json::object told(const Picked& e) { return hidden_json(e); }

json::object told(const Looked& e) {
  json::object object{
      {"event", e.kName}, {"seat", e.seat.index}, {"deck", e.deck.number()}, {"count", e.count}};
  if (!e.cards.empty()) object["cards"] = cards_json(e.cards);
  return object;
}

json::object told(const PutUnder& e) {
  return {
      {"event", e.kName}, {"seat", e.seat.index}, {"deck", e.deck.number()}, {"count", e.count}};
}

json::object told(const Swapped& e) {
  return {{"event", e.kName},
          {"seat", e.seat.index},
          {"own", card_json(e.own)},
          {"card", card_json(e.card)},
          {"owner", seat_json(e.owner)}};
}

json::object told(const Spied& e) {
  json::object object{{"event", e.kName}, {"seat", e.seat.index}, {"victim", e.victim.index}};
  if (!e.cards.empty()) object["cards"] = cards_json(e.cards);
  return object;
}

json::object told(const Marked& e) {
  return {{"event", e.shields != 0 ? "shield" : "recharge"},
          {"seat", e.seat.index},
          {"cards", cards_json(e.cards)}};
}

json::object told(const Claimed& e) {
  return {{"event", e.kName},
          {"seat", e.seat.index},
          {"kind", kind_text(e.kind)},
          {"set", cards_json(e.set)},
          {"indifferent", cards_json(e.indifferent)},
          {"set_sum", e.set_sum},
          {"indifferent_sum", e.indifferent_sum},
          {"tokens", e.tokens},
          {"clause", e.clause.text()}};
}

json::object told(const GameEnded& e) {
  return {{"event", e.kName},
          {"tokens", numbers_json(e.outcome.scores, e.outcome.seats)},
          {"ranks", numbers_json(e.outcome.ranks, e.outcome.seats)},
          {"clause", e.clause.text()}};
}

}  // namespace

void Codec::write_event(JsonWriter& out, const Content&, const Event& event) {
  out.json(json::serialize(std::visit([](const auto& e) { return told(e); }, event)));
}

}  // namespace paradoxa::paradoxical
