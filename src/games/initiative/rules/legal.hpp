// Which moves are legal; mirrors apply.hpp, one function per question.
#pragma once

#include <cstdint>

#include "engine/seat.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/payment.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

// PI-10.3: one question at a time, to one seat.
constexpr SeatSet to_act(const Content&, const State& state) {
  if (state.ask == Ask::kOver) return {};
  if (is_natures(state.ask)) return SeatSet::of(kNature);
  return SeatSet::of(state.ask == Ask::kGift ? seat(0) : state.active);
}

// ---- Nature -------------------------------------------------------------------------------------

// PI-2.8: a disc for the anomaly has a symbol that is not there yet.
constexpr bool symbol_wanted(const State& state, Disc disc) {
  return state.ask != Ask::kAnomaly ||
         !state.anomaly[static_cast<std::size_t>(disc.symbol())].exists();
}

constexpr bool draws_disc(Ask ask) {
  return ask == Ask::kAnomaly || ask == Ask::kDeal || ask == Ask::kRefill || ask == Ask::kRival ||
         ask == Ask::kExchange;
}

constexpr std::uint32_t disc_weight(const State& state, int type) {
  const Disc disc = Disc::at(type);
  return symbol_wanted(state, disc) ? static_cast<std::uint32_t>(state.bag.of(disc)) : 0;
}

// PI-2.9, PI-2.10, PI-2.11: goals neither shown nor dealt.
constexpr std::uint32_t goals_left(const State& state) {
  std::uint32_t left = (1u << kGoals) - 1;
  for (const std::uint8_t goal : state.goals)
    if (goal != kNoGoal) left &= ~(1u << goal);
  for (const std::uint8_t goal : state.secrets)
    if (goal != kNoGoal) left &= ~(1u << goal);
  return left;
}

// PI-I4: the top of a tech deck is any of its fresh cards, or else the first one put under it.
constexpr std::uint32_t modules_next(const Tech& tech) {
  return tech.fresh != 0 ? tech.fresh : bit(tech.under[0]);
}

// ---- Targets ------------------------------------------------------------------------------------

// PI-5.4, PI-5.7, PI-5.8: the cells behind a cell that it may be swapped with.
constexpr Cells swap_partners(const Matrix& matrix, Cells free, Cell cell) {
  const Disc disc = matrix.at(cell);
  const Cells same = matrix.symbols[static_cast<std::size_t>(disc.symbol())];
  const Cells behind = kAllCells & ~((Cells{2} << cell.index) - 1);
  return same & free & behind & ~matrix.colours[at(disc.colour())];
}

// PI-5.5, PI-5.7, PI-5.8: the cells that may be swapped with the anomaly.
constexpr Cells anomaly_partners(const State& state, Seat s) {
  const Matrix& matrix = state.matrix(s);
  Cells cells = 0;
  for (std::size_t symbol = 0; symbol < kSymbols; ++symbol)
    if (const Disc disc = state.anomaly[symbol]; disc.exists())
      cells |= matrix.symbols[symbol] & ~matrix.colours[at(disc.colour())];
  return cells & matrix.free();
}

// PI-5.6, PI-6.9, PI-12.4: what a resolve action may choose from.
constexpr std::uint32_t resolvable(const State& state) {
  const Matrix& matrix = state.matrix(state.active);
  return strand_lines(matrix) | (state.diagonal != 0 ? diagonal_lines(matrix) : 0);
}

// PI-8.1, PI-8.7: the cards of the active player's console that take an item of the colour.
constexpr bool takes(const Content& content, const ConsoleCard& entry, Colour c) {
  return fits(content.card(entry.card), entry, c);
}
constexpr bool any_takes(const Content& content, const State& state, Colour c) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (takes(content, entry, c)) return true;
  return false;
}

// PI-9.6, PI-22.3, PI-R5; PI-10.5, PI-23.1.
constexpr std::uint32_t lockable(const State& state, Colour c) {
  const bool may =
      saves(c) || (c == Colour::kPurple && state.options.purple_may_lock == Switch::kOn);  // PI-R34
  return may && state.locks > 0 ? state.stable() : 0;                                      // PI-R30
}
// PI-9.5, PI-10.5.
constexpr std::uint32_t stabilisable(const State& state, Colour c) {
  return saves(c) || c == Colour::kPurple ? state.fractured : 0;
}

constexpr bool can_spend(const Content& content, const State& state, Colour c) {
  return (lockable(state, c) | stabilisable(state, c)) != 0 || any_takes(content, state, c);
}

// PI-10.4, PI-10.7, PI-22.4, PI-R6.
constexpr bool legal_purple(const Content& content, const State& state) {
  return state.triggers[state.active.index] == 7 && state.purple > 0 &&
         can_spend(content, state, Colour::kPurple);
}

// PI-11.4, PI-11.7.
constexpr bool legal_token(const Content& content, const State& state, Colour c) {
  return state.tokens[at(c)] == state.active.index && can_spend(content, state, c);
}

// PI-11.1, PI-11.2, PI-11.6, PI-R37; PI-21.12: the rival's as well.
constexpr bool legal_form(const State& state, Colour c) { return state.tokens[at(c)] == kInSupply; }
constexpr bool legal_break(const State& state, Colour c) {
  const std::uint8_t holder = state.tokens[at(c)];
  return holder < kMostSeats && holder != state.active.index;
}

constexpr bool has_earned(const State& state, Colour c) {
  for (std::size_t i = 0; i < state.earned_size; ++i)
    if (state.earned[i].colour() == c) return true;
  return false;
}

// PI-12.6: a cell with another different unlocked disc.
constexpr Cells differing(const Matrix& matrix, Cell cell) {
  const Disc disc = matrix.at(cell);
  const Cells same =
      matrix.colours[at(disc.colour())] & matrix.symbols[static_cast<std::size_t>(disc.symbol())];
  return matrix.free() & ~same;
}
constexpr Cells first_cells(const Matrix& matrix) {
  Cells cells = 0;
  for (Cells rest = matrix.free(); rest != 0; rest &= rest - 1)
    if (differing(matrix, Cell::at(lowest_bit(rest))) != 0) cells |= rest & (0 - rest);
  return cells;
}

// PI-12.7, PI-R44.
constexpr bool can_rewind(const Content& content, const ConsoleCard& entry) {
  return entry.column != content.numbers(entry.card).start_column;
}

// PI-12.9, PI-R45: an item of that colour, no token, that another card takes.
constexpr bool can_take(const Content& content, const State& state, const ConsoleCard& from,
                        Colour c) {
  bool there = false;
  for (const Item item : from.items)
    there |= item.exists() && !item.is_token() && item.colour() == c;
  if (!there) return false;
  for (const ConsoleCard& entry : state.console(state.active))
    if (entry.card != from.card && takes(content, entry, c)) return true;
  return false;
}

// PI-12.11, PI-10.2, PI-22.3.
constexpr CardSet searchable(const State& state) {
  const bool nexus = !state.allocating() && state.locks > 0;
  return nexus ? state.discards : state.discards - kNexusCards;
}

// PI-12.1, PI-12.2.
constexpr bool legal_use(const Content& content, const State& state, Module m) {
  if ((state.tech[state.active.index].face_up & bit(m)) == 0) return false;
  if (state.allocating() && only_between_actions(m)) return false;  // PI-10.2, PI-R35
  const Matrix& matrix = state.matrix(state.active);
  switch (m) {
    case Module::kDestroy: return matrix.free() != 0;
    case Module::kDiagonal: return state.actions > 0;  // PI-12.4
    case Module::kSwap: return first_cells(matrix) != 0;
    case Module::kRewind:
      for (const ConsoleCard& entry : state.console(state.active))
        if (can_rewind(content, entry)) return true;
      return false;
    case Module::kGlitch: return true;
    case Module::kParadox:
      for (const ConsoleCard& entry : state.console(state.active))
        for (int c = 0; c <= kColours; ++c)
          if (can_take(content, state, entry, colour(c))) return true;
      return false;
    case Module::kShift:
      for (int row = 0; row < kSide; ++row)
        if (can_shift(matrix, row)) return true;
      return false;
    default: return !searchable(state).empty();
  }
}

// PI-4.4, PI-4.5, PI-22.3.
constexpr bool legal_draft(const State& state, Card card) {
  return card.exists() && (!card.is_nexus() || state.locks > 0);
}

// PI-18.1.
constexpr CardSet penalty_choice(const State& state) {
  return state.piles[state.active.index] & CardSet::of_world(state.world);
}

// ---- The lists ----------------------------------------------------------------------------------

namespace legal_detail {

template <class Visit>
constexpr void for_each_bit(std::uint32_t bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(lowest_bit(bits));
}

template <class Visit>
constexpr void nature(const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kWorld:  // PI-2.2
      for (int w = 0; w < kWorlds; ++w) visit(Move::of(MoveKind::kWorld, w));
      return;
    case Ask::kReveal:
      state.hidden.for_each([&](Card card) { visit(Move::with(MoveKind::kCard, card)); });
      return;
    case Ask::kGoal:
    case Ask::kSecret:
    case Ask::kUnseal:
      return for_each_bit(goals_left(state), [&](int g) { visit(Move::of(MoveKind::kGoal, g)); });
    case Ask::kChief:  // PI-2.12
      for (int s = 0; s < state.seats(); ++s) visit(Move::of(MoveKind::kChief, s));
      return;
    case Ask::kModule:
      return for_each_bit(modules_next(state.tech[state.active.index]),
                          [&](int m) { visit(Move::of(MoveKind::kDraw, m)); });
    default:
      for (int type = 0; type < kDiscTypes; ++type)
        if (disc_weight(state, type) > 0) visit(Move::disc(Disc::at(type)));
  }
}

// PI-4.2, PI-4.3, PI-4.8, PI-4.9: what is left in the wormhole, triggers, a module.
template <class Visit>
constexpr void wormhole(const State& state, Visit&& visit) {
  for (const Card card : state.wormhole)
    if (legal_draft(state, card)) visit(Move::with(MoveKind::kDraft, card));
  for_each_bit(7u & ~state.triggers[state.active.index],  // PI-4.6
               [&](int c) { visit(Move::of(MoveKind::kTrigger, c)); });
  if (state.tech[state.active.index].deck_size() > 0)  // PI-4.7, PI-22.6
    visit(Move::of(MoveKind::kBuild));
}

template <class Visit>
constexpr void modules(const Content& content, const State& state, Visit&& visit) {
  for_each_bit(state.tech[state.active.index].face_up, [&](int m) {
    if (legal_use(content, state, module_at(m))) visit(Move::of(MoveKind::kUse, m));
  });
}

template <class Visit>
constexpr void purple_and_tokens(const Content& content, const State& state, Visit&& visit) {
  if (legal_purple(content, state)) visit(Move::of(MoveKind::kPurple));
  for (int c = 0; c < kColours; ++c)
    if (legal_token(content, state, colour(c))) visit(Move::of(MoveKind::kToken, c));
}

// Inner swaps come first, each with its partners behind it, then swaps with the anomaly.
template <class Visit>
constexpr void swaps(const State& state, Visit&& visit) {
  const Matrix& matrix = state.matrix(state.active);
  const Cells free = matrix.free();
  for_each_bit(free, [&](int i) {
    for_each_bit(swap_partners(matrix, free, Cell::at(i)),
                 [&](int j) { visit(Move::swap(Cell::at(i), Cell::at(j))); });
  });
  for_each_bit(anomaly_partners(state, state.active),
               [&](int i) { visit(Move::with(MoveKind::kAnomaly, Cell::at(i))); });
}

// PI-5.3: what follows the swaps.
template <class Visit>
constexpr void after_swaps(const Content& content, const State& state, Visit&& visit) {
  if (state.actions > 0)
    for_each_bit(resolvable(state), [&](int line) { visit(Move::of(MoveKind::kResolve, line)); });
  modules(content, state, visit);
  purple_and_tokens(content, state, visit);
  visit(Move::of(MoveKind::kEnd));  // PI-5.10, PI-R14
}

// Where a particle of a colour may go: cards, then worlds.
template <class Visit>
constexpr void spending(const Content& content, const State& state, Colour c, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (takes(content, entry, c)) visit(Move::with(MoveKind::kPlace, c, entry.card));
  for_each_bit(stabilisable(state, c),
               [&](int w) { visit(Move::with(MoveKind::kStabilise, c, w)); });
  for_each_bit(lockable(state, c), [&](int w) { visit(Move::with(MoveKind::kLock, c, w)); });
}

// PI-7.5, PI-R36.
template <class Visit>
constexpr void allocate(const Content& content, const State& state, Visit&& visit) {
  for (int i = 0; i < kColours; ++i) {
    const Colour c = colour(i);
    if (!has_earned(state, c)) continue;
    spending(content, state, c, visit);
    if (legal_form(state, c)) visit(Move::with(MoveKind::kForm, c));
    if (legal_break(state, c)) visit(Move::with(MoveKind::kBreak, c));
  }
  purple_and_tokens(content, state, visit);
  modules(content, state, visit);
  visit(Move::of(MoveKind::kDone));
}

template <class Visit>
constexpr void items(const Content& content, const State& state, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    for (int c = 0; c <= kColours; ++c)
      if (can_take(content, state, entry, colour(c)))
        visit(Move::with(MoveKind::kTake, colour(c), entry.card));
}

template <class Visit>
constexpr void of_cells(MoveKind kind, Cells cells, Visit&& visit) {
  for_each_bit(cells, [&](int i) { visit(Move::with(kind, Cell::at(i))); });
}

template <class Visit>
constexpr void of_cards(MoveKind kind, const CardSet& cards, Visit&& visit) {
  cards.for_each([&](Card card) { visit(Move::with(kind, card)); });
}

// Cards of the active player's console that pass a test.
template <class Test, class Visit>
constexpr void of_console(MoveKind kind, const State& state, Test&& test, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (test(entry)) visit(Move::with(kind, entry.card));
}

// The questions that modules, tokens and saves ask.
template <class Visit>
constexpr void targets(const Content& content, const State& state, Visit&& visit) {
  const Matrix& matrix = state.matrix(state.active);
  switch (state.ask) {
    case Ask::kPurple: return spending(content, state, Colour::kPurple, visit);
    case Ask::kToken: return spending(content, state, state.held, visit);
    case Ask::kCredit:  // PI-14.3, PI-R48
      of_console(
          MoveKind::kCredit, state,
          [&](const ConsoleCard& e) { return wants_credit(content.card(e.card), e); }, visit);
      return visit(Move::of(MoveKind::kPass));
    case Ask::kTrigger:
      return for_each_bit(7u & ~state.triggers[state.active.index],
                          [&](int c) { visit(Move::of(MoveKind::kTrigger, c)); });
    case Ask::kDestroy:  // PI-12.3
      for (int c = 0; c < kSide; ++c)
        if ((matrix.free() & column_cells(c)) != 0) visit(Move::of(MoveKind::kColumn, c));
      return;
    case Ask::kFirst: return of_cells(MoveKind::kFirst, first_cells(matrix), visit);
    case Ask::kSecond: return of_cells(MoveKind::kSecond, differing(matrix, state.cell), visit);
    case Ask::kRewind:
      return of_console(
          MoveKind::kRewind, state, [&](const ConsoleCard& e) { return can_rewind(content, e); },
          visit);
    case Ask::kGlitch:  // PI-12.8, PI-R43
      for (int n = 1; n <= 3; ++n) visit(Move::of(MoveKind::kAdvance, n));
      return;
    case Ask::kItem: return items(content, state, visit);
    case Ask::kOnto:
      return of_console(
          MoveKind::kOnto, state,
          [&](const ConsoleCard& e) {
            return e.card != state.from && takes(content, e, state.held);
          },
          visit);
    case Ask::kShift:
      for (int row = 0; row < kSide; ++row)
        if (can_shift(matrix, row)) visit(Move::of(MoveKind::kShift, row));
      return;
    default: return of_cards(MoveKind::kSearch, searchable(state), visit);
  }
}

template <class Visit>
constexpr void for_each_move(const Content& content, const State& state, Visit&& visit) {
  if (is_natures(state.ask)) return nature(state, visit);
  switch (state.ask) {
    case Ask::kOver: return;
    case Ask::kKeep:
      visit(Move::with(MoveKind::kKeep, state.drawn[0]));
      return visit(Move::with(MoveKind::kKeep, state.drawn[1]));
    case Ask::kWormhole: return wormhole(state, visit);
    case Ask::kTurn:
      if (state.actions > 0) swaps(state, visit);
      return after_swaps(content, state, visit);
    case Ask::kDiagonal:  // PI-R39
      for_each_bit(state.lines >> kRowsAndColumns,
                   [&](int d) { visit(Move::of(MoveKind::kAdd, kRowsAndColumns + d)); });
      return visit(Move::of(MoveKind::kPass));
    case Ask::kAllocate: return allocate(content, state, visit);
    case Ask::kPenalty: return of_cards(MoveKind::kLose, penalty_choice(state), visit);
    case Ask::kGift:  // PI-21.7
      for (std::size_t i = 0; i < kAlternateSpaces; ++i)
        if (state.wormhole[i].exists()) visit(Move::with(MoveKind::kGive, state.wormhole[i]));
      return;
    default: return targets(content, state, visit);
  }
}

}  // namespace legal_detail

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  legal_detail::for_each_move(content, state, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

// PI-I3: a disc is as likely as there are such discs; every other outcome stands for itself.
constexpr std::uint32_t weight(const Content&, const State& state, Move move) {
  return draws_disc(state.ask) ? disc_weight(state, move.a) : 1;
}

namespace legal_detail {

constexpr Move nth_disc(const State& state, std::uint32_t k) {
  int type = 0;
  for (std::uint32_t weight = disc_weight(state, 0); k >= weight;
       weight = disc_weight(state, type)) {
    k -= weight;
    ++type;
  }
  return Move::disc(Disc::at(type));
}

// How many swaps there are, and the k-th of them, without listing them.
class SwapCount {
 public:
  constexpr explicit SwapCount(const State& state) {
    if (state.actions == 0) return;
    const Matrix& matrix = state.matrix(state.active);
    const Cells free = matrix.free();
    for_each_bit(free, [&](int i) {
      const Cells partners = swap_partners(matrix, free, Cell::at(i));
      partners_[static_cast<std::size_t>(i)] = partners;
      inner_ += static_cast<std::uint32_t>(popcount(partners));
    });
    anomaly_ = anomaly_partners(state, state.active);
  }
  constexpr std::uint32_t size() const {
    return inner_ + static_cast<std::uint32_t>(popcount(anomaly_));
  }
  constexpr Move nth(std::uint32_t k) const {
    if (k >= inner_)
      return Move::with(MoveKind::kAnomaly, Cell::at(nth_set_bit(anomaly_, k - inner_)));
    std::size_t i = 0;
    for (;; ++i) {
      const auto count = static_cast<std::uint32_t>(popcount(partners_[i]));
      if (k < count) break;
      k -= count;
    }
    return Move::swap(Cell::at(static_cast<int>(i)), Cell::at(nth_set_bit(partners_[i], k)));
  }

 private:
  std::array<Cells, kCells> partners_{};
  Cells anomaly_ = 0;
  std::uint32_t inner_ = 0;
};

}  // namespace legal_detail

// One legal move of the seat, by weight. Agrees with legal_moves and weight for every draw.
template <class Random>
constexpr Move sample(const Content& content, const State& state, Seat seat, Random& random) {
  using namespace legal_detail;
  if (draws_disc(state.ask)) {
    std::uint32_t total = 0;
    for (int type = 0; type < kDiscTypes; ++type) total += disc_weight(state, type);
    return nth_disc(state, random.below(total));
  }
  if (state.ask == Ask::kReveal)
    return Move::with(
        MoveKind::kCard,
        state.hidden.nth(random.below(static_cast<std::uint32_t>(state.hidden.size()))));
  if (state.ask == Ask::kTurn) {
    const SwapCount swaps(state);
    FixedList<Move, 48> others;
    after_swaps(content, state, [&](const Move& move) { others.push_back(move); });
    const std::uint32_t k = random.below(swaps.size() + static_cast<std::uint32_t>(others.size()));
    return k < swaps.size() ? swaps.nth(k) : others[k - swaps.size()];
  }
  const MoveList moves = legal_moves(content, state, seat);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// How many answers there are, no further than two, and the first of them.
struct Sole {
  int count = 0;
  Move move{};
};

constexpr Sole first_answers(const Content& content, const State& state) {
  // What always has two answers, without looking.
  switch (state.ask) {
    case Ask::kWorld:
    case Ask::kKeep:
    case Ask::kGlitch:
    case Ask::kDiagonal:
    case Ask::kCredit: return {2, {}};
    case Ask::kChief:
      if (state.seats() > 1) return {2, {}};
      break;
    case Ask::kReveal:
      // Who does not see the score piles cannot tell which card is the last one: it is revealed by
      // a move of its own.
      if (state.hidden.size() > 1 || state.options.open_score_piles == Switch::kOff) return {2, {}};
      break;
    case Ask::kTurn:
      if (state.actions > 0 && legal_detail::SwapCount(state).size() > 0) return {2, {}};
      break;
    default: break;
  }
  Sole sole;
  legal_detail::for_each_move(content, state, [&](const Move& move) {
    if (sole.count++ == 0) sole.move = move;
  });
  return sole;
}

}  // namespace paradoxa::initiative
