// docs/positions.md describes every field.
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/rules/program.hpp"
#include "games/paradoxical/rules/score.hpp"
#include "games/paradoxical/text/json_parts.hpp"

namespace paradoxa::paradoxical {
namespace {

json::value viewer_json(Viewer viewer) {
  if (viewer.is_referee()) return "referee";
  if (viewer.is_spectator()) return "spectator";
  return viewer.seat().index;
}

// Which seats know a hidden card; only the referee is told.
void add_knowers(const View& view, Card card, json::object& object) {
  if (!view.viewer.is_referee()) return;
  json::array seats;
  for (std::size_t k = 0; k < kMostSeats; ++k)
    if (view.known[k].contains(card)) seats.push_back(static_cast<int>(k));
  object["known_to"] = std::move(seats);
}

json::array tableau_json(const View& view, Seat s) {
  json::array cards;
  view.tableaux[s.index].for_each([&](Card card) {
    cards.push_back({{"card", to_text(view.label(card))},
                     {"used", view.used.contains(card)},
                     {"face_down", view.down.contains(card)},
                     {"shielded", view.shielded.contains(card)}});
  });
  return cards;
}

// PX-I2, PX-I13, PX-I14: a hidden card is its deck and its batch.
json::array hand_json(const View& view, Seat s) {
  json::array cards;
  for (const SeenCard& seen : view.hands[s.index]) {
    json::object object{{"deck", seen.deck().number()}, {"batch", seen.batch}};
    if (!seen.hidden()) {
      object["card"] = to_text(view.label(seen.card()));
      object["used"] = view.used.contains(seen.card());
      object["open"] = view.known[kEverybody].contains(seen.card());
      add_knowers(view, seen.card(), object);
    }
    cards.push_back(std::move(object));
  }
  return cards;
}

// Every set that could be claimed from a tableau, in the order of PX-D4, with the least that it can
// be weighed against.
json::array claims_json(const View& view, Seat s) {
  json::array claims;
  const CardSet up = view.face_up(s);
  for_each_set(view.options, up, [&](ParadoxKind kind, const std::array<Card, 5>& cards) {
    CardSet set;
    for (int i = 0; i < set_size(kind); ++i) set.add(cards[static_cast<std::size_t>(i)]);
    const CardSet others = up - set;
    const bool pairs = kind == ParadoxKind::kTwoPair;
    claims.push_back({{"kind", kind_text(kind)},
                      {"cards", cards_json(set, view.options.two_decks())},
                      {"sum", set.sum()},
                      {"against", pairs ? paradox_detail::four_lowest(others) : others.sum()}});
    return true;
  });
  return claims;
}

json::object seat_object(const View& view, Seat s) {
  return {{"seat", s.index},
          {"tokens", view.tokens[s.index]},
          {"tableau", tableau_json(view, s)},
          {"paradox", has_paradox(view.options, view.face_up(s))},
          {"claims", claims_json(view, s)},
          {"hand_size", view.hands[s.index].size},
          {"hand", hand_json(view, s)}};
}

// A card in a place that not everybody may look into: null where it is not known.
json::value secret_json(const View& view, Card card) {
  if (card == View::kUnknown) return nullptr;
  json::object object{{"card", to_text(view.label(card))}};
  add_knowers(view, card, object);
  return object;
}

json::object deck_object(const View& view, Deck d) {
  const Pile& pile = view.piles[d.index];
  json::array under, discards;
  for (int i = 0; i < pile.ordered; ++i) under.push_back(secret_json(view, pile.ordered_at(i)));
  for (int i = pile.discards - 1; i >= 0; --i)
    discards.push_back(card_json(view.label(pile.discard(i))));
  return {{"deck", d.number()},
          {"size", view.deck_sizes[d.index]},
          {"batch", view.batches[d.index]},
          {"under", std::move(under)},
          {"discards", std::move(discards)}};
}

// PX-I14: what is not in sight, by deck and batch. The referee sees everything.
json::array unseen_json(const View& view) {
  json::array groups;
  if (view.viewer.is_referee()) return groups;
  const auto add = [&](Deck d, int batch, const CardSet& cards) {
    if (!cards.empty())
      groups.push_back({{"deck", d.number()},
                        {"batch", batch},
                        {"cards", cards_json(cards, view.options.two_decks())}});
  };
  for (const Deck d : {kDeck1, kDeck2}) {
    CardSet newest = view.unseen & CardSet::of_deck(d);
    for (int batch = 0; batch < 256; ++batch) {
      CardSet older;
      for (std::size_t i = 0; i < view.older_size; ++i)
        if (view.older[i].batch == batch && view.older[i].card.deck() == d)
          older.add(view.older[i].card);
      newest = newest - older;
      add(d, batch, older);
    }
    add(d, view.batches[d.index], newest);
  }
  return groups;
}

bool deck_is_chosen(const Content& content, const View& view) {
  if (view.ask == Ask::kTop || view.ask == Ask::kPick) return true;
  return view.ask == Ask::kRoom && step_at(content, view.program, view.step).op == Op::kSeek;
}

json::value set_json(const View& view) {
  if (view.set_mask == 0) return nullptr;
  CardSet set;
  int i = 0;
  view.tableaux[view.active.index].for_each([&](Card card) {
    if ((view.set_mask >> i++ & 1) != 0) set.add(card);
  });
  return cards_json(set, view.options.two_decks());
}

json::value pending_json(const Content& content, const View& view) {
  const bool carried_out = view.program != Program::kNone;
  if (!carried_out && view.set_mask == 0) return nullptr;
  json::array aside;
  for (std::size_t i = 0; i < view.aside_size; ++i)
    aside.push_back(secret_json(view, view.aside[i]));
  json::object object{{"program", nullptr},
                      {"source", card_json(view.label(view.source))},
                      {"step", view.step},
                      {"operation", nullptr},
                      {"count", view.count},
                      {"deck", nullptr},
                      {"held", card_json(view.label(view.held))},
                      {"aside", std::move(aside)},
                      {"set", set_json(view)}};
  if (carried_out) {
    object["program"] = program_text(view.program);
    object["operation"] = step_text(step_at(content, view.program, view.step));
    if (deck_is_chosen(content, view)) object["deck"] = view.deck.number();
    if (view.ask == Ask::kRoom && view.used.contains(view.held)) object["held_used"] = true;
  }
  return object;
}

json::value ranks_json(const View& view) {
  if (view.ask != Ask::kOver) return nullptr;
  return numbers_json(rank(view.tokens, view.seats()).ranks, view.seats());
}

}  // namespace

json::object Codec::view_json(const Content& content, const View& view) {
  json::array seats, decks;
  for (int s = 0; s < view.seats(); ++s) seats.push_back(seat_object(view, seat(s)));
  for (const Deck d : {kDeck1, kDeck2}) decks.push_back(deck_object(view, d));
  return {{"game", "paradoxical"},
          {"viewer", viewer_json(view.viewer)},
          {"options", options_json(content, view.options)},
          {"turn", view.turn},
          {"active", seat_json(view.active)},
          {"ask", ask_text(view.ask)},
          {"who", seat_json(view.who)},
          {"to_act", seats_json(view.to_act())},
          {"decks", std::move(decks)},
          {"pool", cards_json(view.pool, view.options.two_decks())},
          {"seats", std::move(seats)},
          {"pending", pending_json(content, view)},
          {"unseen", unseen_json(view)},
          {"ranks", ranks_json(view)}};
}

}  // namespace paradoxa::paradoxical
