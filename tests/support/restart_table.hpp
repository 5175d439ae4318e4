// A table of Restart in a phase of its first turn, with everything where a test wants it. Tokens
// and cards come from, and go back to, where there are more, so the position stays in order.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/random.hpp"
#include "games/restart/rules/apply.hpp"
#include "games/restart/rules/invariants.hpp"
#include "games/restart/rules/refusal.hpp"
#include "games/restart/rules/score.hpp"
#include "games/restart/rules/view.hpp"
#include "support/restart_content.hpp"

namespace paradoxa::restart {

inline constexpr Move kYes = Move::of(MoveKind::kYes);
inline constexpr Move kNo = Move::of(MoveKind::kNo);
inline constexpr Move kEnd = Move::of(MoveKind::kEnd);
inline constexpr Move kPlanA = Move::of(MoveKind::kPlanA);
inline constexpr Move kPlanB = Move::of(MoveKind::kPlanB);

inline Move cause(std::string_view text) { return Move::with(MoveKind::kCause, card(text)); }
inline Move pick(std::string_view text) { return Move::with(MoveKind::kCard, card(text)); }
inline Move validate(std::string_view text) { return Move::with(MoveKind::kValidate, chain(text)); }
inline Move adult(std::string_view text) { return Move::with(MoveKind::kAdult, space(text)); }
inline Move position(int number) { return Move::of(MoveKind::kPosition, number); }
inline Move study_card(std::string_view text) { return Move::with(MoveKind::kStudy, card(text)); }
inline Move pill(Field field) { return Move::with(MoveKind::kPill, field); }

// Set-up, as Nature deals it from this number; no one has had a turn.
inline State dealt(Options options, std::uint64_t number = 1) {
  State state = initial(shipped(), options);
  FastRandom random(number);
  while (state.ask != Ask::kOver && is_natures(state.ask))
    apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
          NobodyListens{});
  return state;
}

class Table {
 public:
  State state;

  explicit Table(Dystopia dystopia, int seats = 2, Phase phase = Phase::kIntelligence) {
    Options options = Options::for_seats(seats);
    options.dystopia = dystopia;
    options.gadgets = Switch::kOff;
    state = dealt(options);
    // The steps of the first turn: Chains in the order they are listed, the first space, no Study.
    while (state.phase == Phase::kFirst)
      play(state.ask == Ask::kFreeStudy ? Move::of(MoveKind::kNo) : menu().front());
    while (state.phase != phase) play(Move::of(MoveKind::kEnd));
  }

  // After set-up, or wherever Gadgets are sold first.
  explicit Table(const Options& options) : state(dealt(options)) {}

  // Fragments of a seat, counted from 0.
  Table& fragments(int seat, int perception, int intelligence, int memory) {
    const int wanted[]{perception, intelligence, memory};
    for (std::size_t f = 0; f < kFields; ++f) {
      std::uint8_t& have = state.players[static_cast<std::size_t>(seat)].fields[f].fragments;
      state.supply[3] = static_cast<std::uint8_t>(state.supply[3] + have - wanted[f]);
      have = static_cast<std::uint8_t>(wanted[f]);
    }
    return *this;
  }
  Table& own(int seat, std::string_view text, int place = 0) {
    state.players[static_cast<std::size_t>(seat)].gadgets[static_cast<std::size_t>(place)] =
        gadget(text);
    return *this;
  }
  Table& adult(int seat, std::string_view at) {
    state.players[static_cast<std::size_t>(seat)].adult = space(at);
    return *this;
  }
  Table& child(int seat, std::string_view at) {
    state.players[static_cast<std::size_t>(seat)].child = space(at);
    return *this;
  }

  // ---- Cards ------------------------------------------------------------------------------------

  // The whole hand of a seat: "F05 E02".
  Table& hand(int seat, std::string_view cards) {
    CardSet& own = state.cards[static_cast<std::size_t>(seat)];
    state.deck = state.deck | (own - state.buried);
    own = own & state.buried;
    for (std::size_t i = 0; i + 2 < cards.size(); i += 4)
      own.add(from_deck(card(cards.substr(i, 3))));
    return *this;
  }
  Table& studied(int seat, std::string_view text) {
    const Card studied = from_deck(card(text));
    state.players[static_cast<std::size_t>(seat)].field(shipped().card(studied).field).studied =
        studied;
    return *this;
  }
  Table& buried(int seat, std::string_view text) {
    const Card buried = from_deck(card(text));
    state.cards[static_cast<std::size_t>(seat)].add(buried);
    state.buried.add(buried);
    return *this;
  }
  // The top card of a space.
  Table& top(std::string_view at, std::string_view text) {
    Card& there = state.grid[space(at).id];
    state.deck.add(there);
    there = from_deck(card(text));
    return *this;
  }
  // Types of the top cards, as in grid().
  Table& types(std::string_view drawing) {
    int age = kAges - 1, zone = 0;
    for (const char c : drawing) {
      if (c == '/') {
        --age;
        zone = 0;
      } else if (const auto type = kTypeLetters.parse(c)) {
        Card& there = state.grid[Space::of(zone++, age).id];
        state.deck.add(there);
        there = from_deck(last_of(*type));
      }
    }
    return *this;
  }
  // "E05 E06 E07".
  Table& upcoming(std::string_view cards) {
    for (std::size_t i = 0; i < kUpcoming; ++i) {
      state.deck.add(state.upcoming[i]);
      state.upcoming[i] = from_deck(card(cards.substr(4 * i, 3)));
    }
    return *this;
  }
  // The Chains of a hand: "C01 C13 C17".
  Table& chains(int seat, std::string_view list) {
    ChainSet& own = state.own_chains[static_cast<std::size_t>(seat)];
    state.chains = state.chains | (own - state.validated);
    own = own & state.validated;
    for (std::size_t i = 0; i + 2 < list.size(); i += 4)
      own.add(from_deck(chain(list.substr(i, 3))));
    return *this;
  }
  // A card of the row; position from 1.
  Table& row(int position, std::string_view text) {
    Chain& there = state.row[static_cast<std::size_t>(position - 1)];
    if (there.exists()) state.chains.add(there);
    there = from_deck(chain(text));
    return *this;
  }

  // So many cards are left in the Events deck; the others are discarded.
  Table& deck_of(int left) {
    while (state.deck.size() > left) {
      const Card gone = state.deck.first();
      state.deck.remove(gone);
      state.discards[state.discarded++] = gone;
    }
    return *this;
  }
  // So many cards are left in the row, the first ones; the others go back to their deck.
  Table& row_of(int left) {
    for (int i = 0; i < kRow; ++i) {
      Chain& there = state.row[static_cast<std::size_t>(i)];
      if (!there.exists() || left-- > 0) continue;
      state.chains.add(there);
      there = kNoChain;
      for (const Token token : {Token::kTime, Token::kPill, Token::kVoid, Token::kFragment})
        row_tokens(i + 1, token, 0);
    }
    return *this;
  }
  // Chains that a seat has Validated.
  Table& validated(int seat, std::string_view list) {
    for (std::size_t i = 0; i + 2 < list.size(); i += 4) {
      const Chain one = from_deck(chain(list.substr(i, 3)));
      state.own_chains[static_cast<std::size_t>(seat)].add(one);
      state.validated.add(one);
    }
    return *this;
  }

  // ---- Tokens -----------------------------------------------------------------------------------

  Table& tokens(std::string_view at, Token token, int count) {
    return lay(state.space_tokens[space(at).id], token, count);
  }
  Table& row_tokens(int position, Token token, int count) {
    return lay(state.row_tokens[static_cast<std::size_t>(position - 1)], token, count);
  }
  Table& supply(int seat, int time, int pills, int voids) {
    const int wanted[]{time, pills, voids};
    for (std::size_t t = 0; t < 3; ++t) {
      std::uint8_t& own = state.players[static_cast<std::size_t>(seat)].supply[t];
      state.supply[t] = static_cast<std::uint8_t>(state.supply[t] + own - wanted[t]);
      own = static_cast<std::uint8_t>(wanted[t]);
    }
    return *this;
  }
  const Player& player(int seat) const { return state.players[static_cast<std::size_t>(seat)]; }

  // ---- Play -------------------------------------------------------------------------------------

  std::vector<Move> menu() const {
    const MoveList moves = legal_moves(shipped(), state, state.asked);
    return {moves.begin(), moves.end()};
  }
  bool offers(const Move& move) const {
    const std::vector<Move> moves = menu();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  }
  bool offers(MoveKind kind) const {
    const std::vector<Move> moves = menu();
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.kind == kind; });
  }

  // A legal move, after which everything is in order.
  Table& play(const Move& move) {
    if (!offers(move)) throw std::invalid_argument("not legal here");
    apply(shipped(), state, state.asked, move, NobodyListens{});
    if (const std::string_view wrong = flaw(shipped(), state); !wrong.empty())
      throw std::logic_error(std::string(wrong));
    return *this;
  }
  Table& play(MoveKind kind, int a = 0, int b = 0) { return play(Move::of(kind, a, b)); }

  // The Intelligence phase of a seat, with nothing done in it.
  Table& turn_of(int seat) {
    state.owner = paradoxa::seat(seat);
    state.used = {};
    state.asked = state.owner;
    return *this;
  }

  // Nature draws what comes first until a seat is asked.
  Table& deal() {
    while (is_natures(state.ask)) play(menu().front());
    return *this;
  }
  Table& end_phase() { return play(MoveKind::kEnd); }

  // To the end of the turn, without doing anything.
  Table& end_turn() {
    const Seat whose = state.owner;
    const auto goes_on = [&] { return state.owner == whose && state.phase < Phase::kTurnEnd; };
    while (goes_on()) end_phase();
    return *this;
  }

  PlanScores scores(int seat) const {
    return with_dystopia(state.dystopia, [&](auto dystopia) {
      return decltype(dystopia)::score(shipped(), state, paradoxa::seat(seat));
    });
  }

 private:
  Table& lay(Tokens& tokens, Token token, int count) {
    const auto t = static_cast<std::size_t>(token);
    state.supply[t] = static_cast<std::uint8_t>(state.supply[t] + tokens[t] - count);
    tokens[t] = static_cast<std::uint8_t>(count);
    return *this;
  }
  // A card of the deck, of this type and unlikely to be named in a test.
  Card last_of(Type type, Card but = kNoCard) const {
    for (int number = kCardsOfType; number > 0; --number)
      if (const Card each = Card::of(type, number); each != but && state.deck.contains(each))
        return each;
    throw std::logic_error("no such card is left in the deck");
  }
  // Out of the deck; wherever it was before, another of its type takes its place.
  Card from_deck(Card wanted) {
    if (!state.deck.contains(wanted)) {
      const Card other = last_of(wanted.type(), wanted);
      state.deck.remove(other);
      for (Card& there : state.grid)
        if (there == wanted) there = other;
      for (Card& there : state.upcoming)
        if (there == wanted) there = other;
      for (CardSet& own : state.cards)
        if (own.contains(wanted)) {
          own.remove(wanted);
          own.add(other);
        }
    }
    state.deck.remove(wanted);
    return wanted;
  }
  Chain from_deck(Chain wanted) {
    if (!state.chains.contains(wanted)) {
      const Chain other = (state.chains & ChainSet::of_level(wanted.level())).first();
      state.chains.remove(other);
      for (Chain& there : state.row)
        if (there == wanted) there = other;
      for (Chain& there : state.bottom)
        if (there == wanted) there = other;
      for (ChainSet& known : state.known) known.remove(wanted);
      for (ChainSet& own : state.own_chains)
        if (own.contains(wanted)) {
          own.remove(wanted);
          own.add(other);
        }
    }
    state.chains.remove(wanted);
    return wanted;
  }
};

inline Table in(Phase phase) { return Table(Dystopia::kPandemia, 2, phase); }
// In the Perception phase, with the Adult on B2 and the Child on C1.
inline Table standing(int seats = 2) {
  Table table(Dystopia::kPandemia, seats, Phase::kPerception);
  table.adult(0, "B2").child(0, "C1");
  return table;
}

// How often the action of an icon can still be performed.
inline int uses(const Table& table, Icon icon) { return uses_left(shipped(), table.state, icon); }

// The clause that refuses a move of the seat that is asked; empty if it is legal. Until the next
// call.
inline std::string_view refused(const Table& table, const Move& move) {
  static Clause clause;
  clause = refusal(shipped(), table.state, table.state.asked, move);
  return clause.text();
}

// The card is Caused; its text is asked about.
inline Table& cause_from(Table& table, std::string_view text, std::string_view others = "") {
  std::string hand(text);
  if (!others.empty()) hand += " " + std::string(others);
  return table.hand(0, hand).play(cause(text));
}
inline Table& activate(Table& table, std::string_view text, std::string_view others = "") {
  return cause_from(table, text, others).play(kYes);
}

}  // namespace paradoxa::restart
