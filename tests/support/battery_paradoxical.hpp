// Paradoxical for the battery.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "battery/trait.hpp"
#include "games/paradoxical/bot/worth.hpp"
#include "games/paradoxical/game.hpp"
#include "games/paradoxical/text/notation.hpp"
#include "support/worlds_paradoxical.hpp"

namespace paradoxa::battery {

template <>
struct Trait<paradoxical::Game> : TraitOf<paradoxical::Game> {
  using MoveKind = paradoxical::MoveKind;
  using Card = paradoxical::Card;
  using CardSet = paradoxical::CardSet;
  using Label = paradoxical::Label;
  using Worlds = paradoxical::Worlds;

  static constexpr Budgets kBudgets{
      .playouts = {.test = 1'200, .soak = 200'000},
      .copies = {.test = 40, .soak = 1'000},
      .legality = {.test = 3, .soak = 120},
      .worlds = {.test = 60, .soak = 4'000},
      .traces = {.test = 24, .soak = 600},
      .refusals = {.test = 6, .soak = 200},
      .codec = {.test = 12, .soak = 200},
  };
  static constexpr int kSignatureGames = 400;

  // Every number of seats, and every variant.
  static std::vector<Options> option_sets() {
    using namespace paradoxical;
    std::vector<Options> sets;
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats)
      sets.push_back(Options::for_seats(seats));
    Options other = Options::for_seats(2);
    other.set_cards = SetCards::kKeep;
    other.straight = StraightRule::kAlternating;
    other.pairs = PairRule::kDistinct;
    other.reset = ResetRule::kOwnClaim;
    other.start_card = StartCard::kOff;
    other.round_cap = 40;
    sets.push_back(other);
    other.seats = 3;
    other.set_cards = SetCards::kDiscard;
    other.pairs = PairRule::kAny;
    sets.push_back(other);
    other.seats = 4;
    other.set_cards = SetCards::kKeep;
    other.straight = StraightRule::kMixed;
    other.reset = ResetRule::kAnyClaim;
    other.round_cap = 30;
    sets.push_back(other);
    return sets;
  }

  // ---- Moves

  // Every argument of every kind, and kinds that do not exist; of sets and groups every choice of
  // the cards in a tableau, as any kind, and some of other cards.
  static std::vector<Move> encodable_moves(const State& state) {
    static const std::vector<Move> single = single_moves();
    std::vector<Move> moves = single;
    for (int s = 0; s < state.seats(); ++s) {
      std::vector<Label> cards;
      state.tableau(seat(s)).for_each([&](Card card) { cards.push_back(state.label(card)); });
      for (unsigned mask = 0; mask < 1u << cards.size(); ++mask) {
        const int size = popcount(mask);
        if (size != 4 && size != 5) continue;
        if (s != state.active.index && mask % 31 != 0) continue;
        Move move = Move::plain(MoveKind::kIndifferent);
        std::size_t at = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
          if ((mask >> i & 1) != 0) move.cards[at++] = cards[i];
        moves.push_back(move);
        move.kind = MoveKind::kSet;
        for (move.number = 0; move.number < 4; ++move.number) moves.push_back(move);
      }
    }
    return moves;
  }

  // A player who loves effects, or never adds a card.
  static int family(const Move& move) {
    switch (move.kind) {
      case MoveKind::kEffect: return 0;
      case MoveKind::kBuild: return 1;
      case MoveKind::kAdd: return 2;
      case MoveKind::kStop: return 3;
      case MoveKind::kDecline: return 4;
      case MoveKind::kClaim: return 5;
      case MoveKind::kCycle: return 6;
      default: return 7;
    }
  }

  static int standing(const State& state, Seat seat) {
    return 500 * state.tokens[seat.index] +
           static_cast<int>(10 * paradoxical::tableau_worth(state.options, state.face_up(seat)));
  }

  // ---- Twin worlds

  // The same game with the hidden cards renamed from the moment on in which their batch was
  // shuffled; before that they were other cards, lying open.
  static Plies<Game> retold(const Plies<Game>& plies, const State& twin, Viewer viewer) {
    const State truth = replayed(plies, twin.options, [](const State&) {});
    const auto names = paradoxical::renaming(truth, twin, viewer);
    const auto batches = batches_of(truth, viewer);
    Plies<Game> story = plies;
    std::size_t i = 0;
    replayed(plies, twin.options, [&](const State& before) {
      for (Label& label : story[i].move.cards) {
        const Card card = label.card();
        if (!card.exists() || !names.contains(card.id)) continue;
        if (before.batches[card.deck().index] >= batches.at(card.id))
          label = before.label(names.at(card.id));
      }
      ++i;
    });
    return story;
  }

  // PX-I10 lets a seat forget: the twin may then differ in what the viewer saw long ago.
  static bool reachable(const Plies<Game>& plies, const State& twin, Viewer viewer) {
    if (!viewer.is_seat()) return true;
    const State truth = replayed(plies, twin.options, [](const State&) {});
    const auto names = paradoxical::renaming(truth, twin, viewer);
    const auto batches = batches_of(truth, viewer);
    CardSet changed;
    for (const auto& [id, name] : names)
      if (name.id != id) changed.add(Card::at(id));
    bool forgot = false;
    replayed(plies, twin.options, [&](const State& state) {
      (state.known[viewer.seat().index] & changed).for_each([&](Card card) {
        forgot |= state.batches[card.deck().index] >= batches.at(card.id);
      });
    });
    return !forgot;
  }

  static std::optional<Move> alike(const State& a, const State& b, Viewer viewer,
                                   const Ply<Game>& ply, FastRandom& random) {
    std::vector<Move> choices;
    for (const Move& move : Game::legal_moves(content(), b, ply.seat))
      if (looks_alike(a, b, viewer, ply, move) && !tells_apart(a, b, viewer, ply, move))
        choices.push_back(move);
    if (choices.empty()) return std::nullopt;
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  }

  // ---- Fields

  static std::vector<Field> fields() {
    std::vector<Field> all;
    const auto add = [&](const std::string& name, std::size_t offset, std::size_t size) {
      all.push_back({name, offset, size});
    };
    add("tableaux", offsetof(State, tableaux), sizeof(State::tableaux));
    add("face_down", offsetof(State, face_down), sizeof(CardSet));
    add("pool", offsetof(State, pool), sizeof(CardSet));
    add("used", offsetof(State, used), sizeof(CardSet));
    add("down", offsetof(State, down), sizeof(CardSet));
    add("shielded", offsetof(State, shielded), sizeof(CardSet));
    for (std::size_t k = 0; k <= paradoxical::kEverybody; ++k)
      add(k == paradoxical::kEverybody ? "known to all" : "known[" + std::to_string(k) + "]",
          offsetof(State, known) + k * sizeof(CardSet), sizeof(CardSet));
    for (std::size_t d = 0; d < paradoxical::kDecks; ++d) {
      const std::string name = "piles[" + std::to_string(d) + "]";
      const std::size_t at = offsetof(State, piles) + d * sizeof(paradoxical::Pile);
      add(name + ".row", at, sizeof(paradoxical::Pile::row));
      add(name + ".discards", at + offsetof(paradoxical::Pile, discards), 1);
      add(name + ".ordered", at + offsetof(paradoxical::Pile, ordered), 1);
    }
    for (std::size_t s = 0; s < paradoxical::kMaxPlayers; ++s) {
      const std::string name = "hands[" + std::to_string(s) + "]";
      const std::size_t at = offsetof(State, hands) + s * sizeof(paradoxical::Hand);
      add(name + ".cards", at, sizeof(paradoxical::Hand::cards));
      add(name + ".size", at + offsetof(paradoxical::Hand, size), 1);
    }
    add("aside", offsetof(State, aside), sizeof(State::aside));
    add("tokens", offsetof(State, tokens), sizeof(State::tokens));
    add("options", offsetof(State, options), sizeof(Options));
    add("pending", offsetof(State, turn), sizeof(State) - offsetof(State, turn));
    return all;
  }

  static std::set<std::string> rare_events() { return {"pass"}; }
  static std::vector<const char*> rare_facts() { return {"nothing_to_build"}; }
  static std::vector<PublicField> public_fields() {
    return {
        {"tableaux", "tableaux with all cards: everybody (PX-I1)"},
        {"pool", "pool: everybody (PX-I1)"},
        {"used", "marks: everybody (PX-I1)"},
        {"down", "marks: everybody (PX-I1)"},
        {"shielded", "marks: everybody (PX-I1)"},
        {"known to all", "what all know each seat knows (PX-I12)"},
        {"piles[0].discards", "discard piles: everybody (PX-I1)"},
        {"piles[0].ordered", "how many cards seeking put under a deck all have seen (PX-I2)"},
        {"piles[1].discards", "as above"},
        {"piles[1].ordered", "as above"},
        {"hands[0].size", "number of cards in each hand: everybody (PX-I2)"},
        {"hands[1].size", "as above"},
        {"hands[2].size", "as above"},
        {"hands[3].size", "as above"},
        {"tokens", "tokens: everybody (PX-I1)"},
        {"options", "option values: all, always"},
        {"pending", "turn, active seat, what is asked of whom, batches: everybody (PX-I1, PX-I14)"},
    };
  }

 private:
  friend TraitOf<paradoxical::Game>;

  static std::vector<Move> single_moves() {
    std::vector<Move> moves;
    for (int kind = 0; kind < paradoxical::kMoveKinds + 3; ++kind) {
      const auto named = static_cast<MoveKind>(kind);
      for (int number = 0; number < 6; ++number) moves.push_back(Move::numbered(named, number));
      moves.push_back(Move::numbered(named, 255));
      const bool cards = kind < paradoxical::kMoveKinds &&
                         paradoxical::argument_of(named) == paradoxical::Argument::kCard;
      for (int code = 0; code < 255; code += cards ? 1 : 51)
        moves.push_back(Move::with(named, Label{static_cast<std::uint8_t>(code)}));
    }
    return moves;
  }

  // Plays the moves; `visit` gets the state before each.
  template <class Visit>
  static State replayed(const Plies<Game>& plies, const Options& options, Visit&& visit) {
    State state = Game::initial(content(), options);
    for (const Ply<Game>& ply : plies) {
      visit(std::as_const(state));
      Game::apply(content(), state, ply.seat, ply.move, NobodyListens{});
    }
    return state;
  }

  // The batch of every card that is hidden from the viewer.
  static std::map<int, int> batches_of(const State& truth, Viewer viewer) {
    std::map<int, int> batches;
    for (const auto& place : Worlds::hidden(truth, viewer)) batches[place.card.id] = place.batch;
    return batches;
  }

  // May the viewer take one for the other? Of a card drawn by another, and of one picked from
  // cards that another looks at, it sees only the deck; everything else is as it is.
  static bool looks_alike(const State& a, const State& b, Viewer viewer, const Ply<Game>& ply,
                          const Move& other) {
    if (viewer.sees_as(ply.seat) || other.kind != ply.move.kind) return other == ply.move;
    const Card one = ply.move.card(), two = other.card();
    if (ply.move.kind == MoveKind::kPick)
      return one == two || (!Worlds::knows(a, viewer, one) && !Worlds::knows(b, viewer, two));
    if (ply.move.kind != MoveKind::kTop) return other == ply.move;
    const auto op = paradoxical::current_step(content(), a).op;
    const bool open = op == paradoxical::Op::kBuild || op == paradoxical::Op::kCycle ||
                      op == paradoxical::Op::kSeed || op == paradoxical::Op::kHunt;
    return one == two || (!open && !viewer.sees_as(a.who));
  }

  // Does the move bring something to light that differs?
  static bool tells_apart(const State& a, const State& b, Viewer viewer, const Ply<Game>& ply,
                          const Move& other) {
    State after_a = a, after_b = b;
    Game::apply(content(), after_a, ply.seat, ply.move, NobodyListens{});
    Game::apply(content(), after_b, ply.seat, other, NobodyListens{});
    return in_sight(after_a, viewer) != in_sight(after_b, viewer) ||
           rebuilt(a, after_a) != rebuilt(b, after_b) ||
           turned_up(a, after_a, viewer) != turned_up(b, after_b, viewer);
  }

  // The cards that came from under a deck before the viewer's eyes, in their order: one move may
  // draw several, and a viewer who sees them also sees their order (PX-I4).
  static std::vector<Card> turned_up(const State& before, const State& after, Viewer viewer) {
    CardSet unseen;
    for (const auto& place : Worlds::hidden(after, viewer)) unseen.add(place.card);
    unseen = unseen - rebuilt(before, after);
    std::vector<Card> cards;
    for (const paradoxical::Pile& pile : before.piles)
      for (int i = 0; i < pile.ordered; ++i)
        if (const Card card = pile.ordered_at(i);
            !Worlds::knows(before, viewer, card) && !unseen.contains(card))
          cards.push_back(card);
    return cards;
  }

  // The cards of the decks that a move rebuilt: they lay open before they were shuffled (PX-4.8),
  // among them one that the same move turned up.
  static CardSet rebuilt(const State& before, const State& after) {
    CardSet cards;
    after.face_down.for_each([&](Card card) {
      const auto deck = card.deck().index;
      if (after.batches[deck] != before.batches[deck]) cards.add(card);
    });
    return cards;
  }

  // All that lies open to the viewer, in words.
  static std::string in_sight(const State& state, Viewer viewer) {
    State open = state;
    std::string backs;
    for (const auto& place : Worlds::hidden(state, viewer)) {
      for (CardSet& known : open.known) known.remove(place.card);
      open.face_down.remove(place.card);
      if (place.kind == Worlds::Kind::kHand) open.hands[place.at].remove(place.card);
      if (place.kind == Worlds::Kind::kUnder)
        open.piles[place.card.deck().index].row[place.at] = paradoxical::kNoCard;
      if (place.kind == Worlds::Kind::kAside) open.aside[place.at] = paradoxical::kNoCard;
      const auto key = Worlds::key(place);
      if (place.kind == Worlds::Kind::kHand)
        backs += std::to_string(place.at * 100000 + static_cast<std::size_t>(key.first * 1000) +
                                static_cast<std::size_t>(key.second)) +
                 " ";
    }
    // Who else knows a card that the viewer knows is not its business.
    for (std::size_t k = 0; k < paradoxical::kEverybody; ++k)
      if (!viewer.is_seat() || k != viewer.seat().index) open.known[k] = {};
    std::string words = position_text<Game>(open);
    std::vector<std::string> sorted;
    for (std::size_t at = 0; at < backs.size();) {
      const std::size_t end = backs.find(' ', at);
      sorted.push_back(backs.substr(at, end - at));
      at = end + 1;
    }
    std::sort(sorted.begin(), sorted.end());
    for (const std::string& back : sorted) words += " " + back;
    return words;
  }
};

}  // namespace paradoxa::battery
