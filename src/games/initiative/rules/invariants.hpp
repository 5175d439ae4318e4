// What must hold in every position; state.hpp lists the invariants in this order.
#pragma once

#include <string_view>

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/state.hpp"
#include "games/initiative/rules/steps.hpp"

namespace paradoxa::initiative {
namespace invariants_detail {

inline constexpr int kMostRounds = 24;  // more than 72 cards can last, for other starts too

// ---- 2. Phase, question, seats ------------------------------------------------------------------

constexpr bool asks_in_setup(Ask a) {
  switch (a) {
    case Ask::kWorld:
    case Ask::kReveal:
    case Ask::kAnomaly:
    case Ask::kGoal:
    case Ask::kSecret:
    case Ask::kChief:
    case Ask::kModule:
    case Ask::kKeep:
    case Ask::kDeal: return true;
    default: return false;
  }
}

// PI-10.2: what free actions ask, in either window.
constexpr bool asks_in_window(Ask a) {
  switch (a) {
    case Ask::kModule:
    case Ask::kKeep:
    case Ask::kPurple:
    case Ask::kToken:
    case Ask::kCredit:
    case Ask::kTrigger:
    case Ask::kRewind:
    case Ask::kGlitch:
    case Ask::kItem:
    case Ask::kOnto:
    case Ask::kSearch: return true;
    default: return false;
  }
}

constexpr bool asks_in_turn(Ask a) {
  switch (a) {
    case Ask::kRefill:
    case Ask::kRival:
    case Ask::kExchange:
    case Ask::kTurn:
    case Ask::kDiagonal:
    case Ask::kDestroy:
    case Ask::kFirst:
    case Ask::kSecond:
    case Ask::kShift: return true;
    default: return asks_in_window(a);
  }
}

constexpr bool asks_in(Phase phase, Ask a) {
  switch (phase) {
    case Phase::kSetup: return asks_in_setup(a);
    case Phase::kWormhole:
      return a == Ask::kWormhole || a == Ask::kModule || a == Ask::kKeep || a == Ask::kRival ||
             a == Ask::kGift;
    case Phase::kTurn: return asks_in_turn(a);
    case Phase::kAllocation: return a == Ask::kAllocate || asks_in_window(a);
    case Phase::kCleanup: return a == Ask::kReveal;
    case Phase::kScoring: return a == Ask::kPenalty || a == Ask::kUnseal || a == Ask::kOver;
  }
  return false;
}

constexpr bool has_active(const State& state) {
  switch (state.ask) {
    case Ask::kWorld:
    case Ask::kReveal:
    case Ask::kAnomaly:
    case Ask::kGoal:
    case Ask::kChief:
    case Ask::kOver: return false;
    default: return true;
  }
}

constexpr bool is_rivals(Ask a) {
  return a == Ask::kRival || a == Ask::kExchange || a == Ask::kGift || a == Ask::kUnseal;
}

constexpr bool chief_is_known(const State& state) {
  return state.phase != Phase::kSetup || state.ask == Ask::kModule || state.ask == Ask::kKeep ||
         state.ask == Ask::kDeal;
}

constexpr std::string_view seat_flaw(const State& state) {
  const int n = state.players();
  if (chief_is_known(state) ? state.chief.index >= n : state.chief != kNoSeat)
    return "PI-2.12: there is a chief from set-up on";
  if (!has_active(state))
    return state.active == kNoSeat ? std::string_view{} : "PI-5.1: nobody is active now";
  if (state.active.index >= n) return "PI-5.1: somebody is active";
  if (is_rivals(state.ask) != state.is_rival(state.active))
    return "PI-21.2: the rival does not do that";
  return {};
}

// PI-4.1, PI-5.1: whose turn it is follows from the chief and the turns had.
constexpr bool right_seat(const State& state) {
  const int n = state.players();
  if (state.phase == Phase::kWormhole) {
    const int away = state.step < n ? state.step : 2 * n - 1 - state.step;
    return state.active.index == (state.chief.index + away) % n;
  }
  if (state.phase == Phase::kTurn || state.phase == Phase::kAllocation)
    return state.active.index == (state.chief.index + state.turns) % n;
  if (state.ask == Ask::kPenalty || (state.phase == Phase::kSetup && chief_is_known(state)))
    return state.active.index == (state.chief.index + state.step) % n;
  return true;
}

constexpr int most_steps(const State& state) {
  if (state.phase == Phase::kWormhole) return 2 * state.players() - 1;
  if (state.ask == Ask::kRival) return state.final_round != 0 ? 0 : 1;
  if (state.ask == Ask::kExchange) return 2;
  if (state.ask == Ask::kPenalty) return state.players() - 1;
  return state.phase == Phase::kSetup && chief_is_known(state) ? state.seats() - 1 : 0;
}

constexpr std::string_view clock_flaw(const Content& content, const State& state) {
  if (state.ask > Ask::kOver || state.phase > Phase::kScoring || !asks_in(state.phase, state.ask))
    return "PI-3.1: this phase does not ask that";
  if (const auto f = seat_flaw(state); !f.empty()) return f;
  const bool setup = state.phase == Phase::kSetup;
  if (setup ? state.round != 0 : state.round == 0 || state.round > kMostRounds)
    return "PI-3.2: there is no such round";
  const bool turn = state.phase == Phase::kTurn || state.phase == Phase::kAllocation;
  if (state.final_round > 1 || (state.final_round != 0 && !turn && state.phase != Phase::kScoring))
    return "PI-17.5: the final round has turns and scoring only";
  if (state.phase == Phase::kScoring && state.final_round == 0)
    return "PI-17.5: scoring follows the final round";
  if (state.turns >= state.players() || (!turn && state.turns != 0))
    return "PI-5.1: everybody has one turn";
  if (state.step > most_steps(state)) return "PI-4.1: there are no more steps than that";
  if (!right_seat(state)) return "PI-4.1: it is somebody else's turn";
  constexpr int kMostActions = 60;
  if (state.actions > (turn && !state.is_rival(state.active) ? kMostActions : 0))
    return "PI-5.2: there are no matrix actions now";
  if (state.diagonal > (state.phase == Phase::kTurn && state.actions > 0 ? 1 : 0) ||
      (state.diagonal != 0 && state.ask == Ask::kDiagonal))
    return "PI-12.4: Diagonal waits for the next matrix action";
  if (state.ask == Ask::kExchange && state.final_round != 0)
    return "PI-21.15: nothing is exchanged in the final round";
  if (state.pawn >= (state.options.solo() ? kMainSpaces : 1)) return "PI-21.3: no such pawn";
  if ((state.glitch < kWorlds) != (state.ask != Ask::kWorld) ||
      (state.ask == Ask::kWorld && state.glitch != kNoWorld))
    return "PI-2.2: the glitch is on a world";
  static_cast<void>(content);
  return {};
}

// What is pending fits what is asked.
constexpr std::string_view pending_flaw(const Content& content, const State& state) {
  const bool nested = asks_in_window(state.ask);
  const bool may_sum = state.allocating() || (state.phase == Phase::kTurn && nested);
  if (state.sum > (may_sum ? 200 : 0)) return "PI-9.2: no scope is open";
  if (state.earned_size > (state.allocating() ? kMostEarned : 0))
    return "PI-7.5: discs are earned while allocating";
  for (std::size_t i = 0; i < state.earned.size(); ++i)
    if (i < state.earned_size ? !state.earned[i].exists() : state.earned[i] != kNoDisc)
      return "unused bytes are not blank";
  if ((state.lines != 0) != (state.ask == Ask::kDiagonal))
    return "PI-12.4: strands wait for a diagonal only after a swap";
  if (state.lines != 0) {
    const Matrix& matrix = state.matrix(state.active);
    if ((state.lines & ~(strand_lines(matrix) | diagonal_lines(matrix))) != 0 ||
        state.lines >> kRowsAndColumns == 0)
      return "PI-12.5: there are no such strands";
  }
  if (state.ask != Ask::kPenalty && state.world != kNoWorld) return "unused bytes are not blank";
  if (state.ask == Ask::kPenalty &&
      (state.world >= kWorlds || !state.is_fractured(state.world) || penalty_choice(state).empty()))
    return "PI-18.1: nothing has to be given up for that world";
  if (state.ask == Ask::kToken) {
    if (state.held > Colour::kWhite || !legal_token(content, state, state.held))
      return "PI-11.4: that token cannot be used";
  } else if (state.ask == Ask::kOnto) {
    const ConsoleCard* from = state.console(state.active).find(state.from);
    if (from == nullptr || state.held > Colour::kPurple ||
        !can_take(content, state, *from, state.held))
      return "PI-12.9: that item cannot be moved";
  } else if (state.held != Colour::kRed) {
    return "unused bytes are not blank";
  }
  if (state.ask != Ask::kOnto && state.from != kNoCard) return "unused bytes are not blank";
  if (state.ask == Ask::kSecond) {
    if ((first_cells(state.matrix(state.active)) & state.cell.bit()) == 0)
      return "PI-12.6: that disc cannot be swapped";
  } else if (state.cell != kNoCell) {
    return "unused bytes are not blank";
  }
  if (state.ask == Ask::kPurple && !legal_purple(content, state))
    return "PI-10.4: purple cannot be taken";
  for (const std::uint8_t byte : state.blank)
    if (byte != 0) return "unused bytes are not blank";
  return {};
}

// ---- 3. Cards -----------------------------------------------------------------------------------

class Census {
 public:
  constexpr void add(Card card) {
    once_ = once_ && card.exists() && !seen_.contains(card);
    seen_.add(card);
  }
  constexpr void add(const CardSet& cards) {
    once_ = once_ && (seen_ & cards).empty() && (cards - CardSet::all()).empty();
    seen_ = seen_ | cards;
  }
  constexpr bool all_once() const { return once_ && seen_ == CardSet::all(); }

 private:
  CardSet seen_{};
  bool once_ = true;
};

// PI-2.4: each card in one place.
constexpr std::string_view card_flaw(const State& state) {
  Census census;
  census.add(state.hidden);
  census.add(state.discards);
  for (int s = 0; s < kMostSeats; ++s) {
    const auto i = static_cast<std::size_t>(s);
    census.add(state.piles[i]);
    if (s >= state.players() && !state.piles[i].empty()) return "PI-1.1: there is no such seat";
    const Console& console = state.consoles[i];
    if (console.size > (s < state.seats() && state.phase != Phase::kSetup ? Console::kRoom : 0))
      return "PI-1.6: a console has too many cards";
    for (std::size_t k = 0; k < console.cards.size(); ++k) {
      const ConsoleCard& entry = console.cards[k];
      if (k >= console.size) {
        if (entry != ConsoleCard{}) return "unused bytes are not blank";
        continue;
      }
      census.add(entry.card);
      if (k > 0 && console.cards[k - 1].card.id >= entry.card.id)
        return "the cards of a console are in ascending order";
    }
  }
  const int end = first_main_space(state.options) + main_spaces(state.options);
  for (int i = 0; i < kMostSpaces; ++i) {
    const Card card = state.wormhole[static_cast<std::size_t>(i)];
    if (card == kNoCard) continue;
    if (i >= end) return "PI-2.5: the wormhole has no such space";
    census.add(card);
  }
  if (!census.all_once()) return "PI-2.4: a card is missing, or in two places";
  if (state.deck + state.alternate != state.hidden.size() || state.alternate > kAlternateDeck ||
      (state.alternate > 0 && !state.options.has_alternate()))
    return "PI-2.6: the decks do not have that many cards";
  if (state.final_round != 0 && state.deck != 0)
    return "PI-17.1: the final round begins when the timeline deck is empty";
  if (state.phase == Phase::kSetup) {
    CardSet placed = state.discards;
    for (const CardSet& pile : state.piles) placed = placed | pile;
    if (!placed.empty()) return "PI-2.4: no card has been played yet";
    const bool revealing = state.ask == Ask::kWorld || state.ask == Ask::kReveal;
    if (revealing != (next_space(state) >= 0)) return "PI-2.5: the wormhole is filled at set-up";
  }
  if (state.phase == Phase::kCleanup && next_space(state) < 0)
    return "PI-17.2: the wormhole is full";
  return {};
}

// ---- 4. Discs -----------------------------------------------------------------------------------

constexpr bool is_sound(const Matrix& matrix) {
  Cells colours = 0, symbols = 0;
  for (const Cells mask : matrix.colours) {
    if ((mask & (colours | ~kAllCells)) != 0) return false;
    colours |= mask;
  }
  for (const Cells mask : matrix.symbols) {
    if ((mask & (symbols | ~kAllCells)) != 0) return false;
    symbols |= mask;
  }
  return colours == symbols && (matrix.locks & ~kAllCells) == 0;
}

constexpr std::string_view matrix_flaw(const State& state) {
  for (int s = 0; s < kMostSeats; ++s) {
    const Matrix& matrix = state.matrix(seat(s));
    if (!is_sound(matrix)) return "PI-1.4: a cell has two discs, or half of one";
    const bool dealing = state.phase == Phase::kSetup && state.ask == Ask::kDeal;
    if (s >= state.seats() || (state.phase == Phase::kSetup && !dealing)) {
      if (matrix != Matrix{}) return "PI-2.15: no matrix is dealt yet, or there is no such seat";
      continue;
    }
    if (!dealing) continue;
    const int n = state.seats();
    const int turn = (s - state.chief.index + n) % n;
    const Cells filled = matrix.filled();
    const bool in_order = (filled & (filled + 1)) == 0;
    if (turn < state.step ? matrix.holes() != 0 : turn > state.step && filled != 0)
      return "PI-2.15: matrices are dealt in turn order";
    if (!in_order || (turn == state.step && matrix.holes() == 0))
      return "PI-2.15: a matrix is dealt cell by cell";
  }
  return {};
}

constexpr std::string_view disc_flaw(const Content& content, const State& state) {
  if (const auto f = matrix_flaw(state); !f.empty()) return f;
  std::array<int, kDiscTypes> counts{};
  const auto add = [&](const DiscCounts& discs) {
    for (std::size_t i = 0; i < kDiscTypes; ++i) counts[i] += discs.counts[i];
  };
  add(state.bag);
  add(state.discarded);
  add(state.rival_discarded);
  for (const Matrix& matrix : state.matrices)
    for (int i = 0; i < kCells; ++i)
      if (const Disc disc = matrix.at(Cell::at(i)); disc.exists()) ++counts[disc.type];
  for (const Disc disc : state.anomaly)
    if (disc.exists()) ++counts[disc.type];
  for (std::size_t i = 0; i < state.earned_size; ++i) ++counts[state.earned[i].type];
  for (const Console& console : state.consoles)
    for (const ConsoleCard& entry : console)
      for (const Item item : entry.items)
        if (item.is_disc()) ++counts[item.code];
  for (const int count : counts)
    if (count != content.disc_sets[state.options.seats])
      return "PI-2.7: there are not as many discs of a type as sets";
  const bool turn = state.phase == Phase::kTurn || state.phase == Phase::kAllocation;
  if (!state.discarded.empty() && (!turn || state.is_rival(state.active)))
    return "PI-16.4: discards go back into the bag at the end of the turn";
  if (!state.rival_discarded.empty() &&
      (!state.options.solo() || state.phase == Phase::kSetup || state.phase == Phase::kCleanup ||
       state.phase == Phase::kScoring))
    return "PI-21.13: the rival has no discards now";
  if (draws_disc(state.ask) && state.bag.empty()) return "PI-22.1: the bag is empty";
  if (state.ask == Ask::kRefill && state.matrix(state.active).holes() == 0)
    return "PI-7.8: no cell is empty";
  return {};
}

// ---- 5, 6. Supplies, worlds, anomaly ------------------------------------------------------------

constexpr std::string_view supply_flaw(const Content& content, const State& state) {
  int purple = state.purple;
  int locks = state.locks + popcount(state.locked);
  std::array<int, kColours> on_cards{};
  for (int s = 0; s < kMostSeats; ++s) {
    Cells cells = 0;
    for (const ConsoleCard& entry : state.console(seat(s))) {
      for (const Item item : entry.items) {
        if (item.is_purple()) ++purple;
        if (item.is_token()) ++on_cards[at(item.colour())];
      }
      if (!entry.card.is_nexus()) continue;
      ++locks;
      cells |= content.card(entry.card).cell.bit();
    }
    if (cells != state.matrix(seat(s)).locks)
      return "PI-4.5: locked are the cells that nexus cards of the console name";
  }
  if (purple != content.purple) return "PI-2.3: purple particles are missing, or too many";
  if (locks != content.locks) return "PI-R4: lock tokens are missing, or too many";
  for (std::size_t c = 0; c < kColours; ++c) {
    const std::uint8_t place = state.tokens[c];
    if (place != kInSupply && place != kOnCard && place >= state.players())
      return "PI-11.6: a token is nowhere";
    if (on_cards[c] != (place == kOnCard ? 1 : 0))
      return "PI-11.6: a token lies on one card, or on none";
    if (state.phase == Phase::kSetup && place != kInSupply)
      return "PI-2.3: all alliance tokens are in the supply at set-up";
  }
  constexpr unsigned kNoSuchWorld = ~((1u << kWorlds) - 1);
  if (((state.locked | state.fractured) & kNoSuchWorld) != 0) return "PI-1.12: no such world";
  if ((state.locked & state.fractured) != 0) return "PI-1.10: a fractured world bears no lock";
  if (state.phase == Phase::kSetup && (state.locked | state.fractured) != 0)
    return "PI-2.1: all worlds are stable at set-up";
  int missing = 0;
  for (int symbol = 0; symbol < kSymbols; ++symbol) {
    const Disc disc = state.anomaly[static_cast<std::size_t>(symbol)];
    if (disc == kNoDisc)
      ++missing;
    else if (!disc.exists() || disc.symbol() != symbol)
      return "PI-1.5: the anomaly has one disc of each symbol";
  }
  const bool early = state.phase == Phase::kSetup && state.ask < Ask::kAnomaly;
  const bool now = state.phase == Phase::kSetup && state.ask == Ask::kAnomaly;
  if (early ? missing != kSymbols : now ? missing == 0 : missing != 0)
    return "PI-2.8: the anomaly is filled at set-up";
  return {};
}

// ---- 7. Consoles --------------------------------------------------------------------------------

constexpr std::string_view console_flaw(const Content& content, const State& state) {
  for (const Console& console : state.consoles)
    for (const ConsoleCard& entry : console) {
      const CardText& card = content.card(entry.card);
      if (entry.column < 1 || entry.column > kColumns) return "PI-1.6: there is no such column";
      const int items = entry.item_count();
      for (int i = 0; i < kMostSlots; ++i) {
        const Item item = entry.items[static_cast<std::size_t>(i)];
        if (i < items ? !item.exists() : item != kNoItem) return "unused bytes are not blank";
      }
      if (!fits(card, entry)) return "PI-8.1: these items do not fit the card";
      if (entry.credits > card.planets) return "PI-14.3: the card has no such planet";
      if (is_paid(card, entry)) return "PI-8.4: a card that is paid is completed at once";
    }
  for (int s = 0; s < kMostSeats; ++s)
    if (state.triggers[static_cast<std::size_t>(s)] >
        (s < state.seats() && state.phase != Phase::kSetup ? 7 : 0))
      return "PI-2.13: there are three triggers, off at set-up";
  return {};
}

// ---- 8. Modules and goals -----------------------------------------------------------------------

constexpr std::string_view tech_flaw(const State& state) {
  const bool drawing = state.ask == Ask::kModule || state.ask == Ask::kKeep;
  const bool first = exists(state.drawn[0]), second = exists(state.drawn[1]);
  for (const Module m : state.drawn)
    if (!exists(m) && m != Module::kNone) return "PI-4.7: there is no such module";
  if ((first || second) && !drawing) return "PI-4.7: no module is being built";
  if (drawing && (state.ask == Ask::kKeep) != second) return "PI-4.7: two modules are drawn first";
  if (second && (!first || state.drawn[0] == state.drawn[1]))
    return "PI-4.7: two modules are drawn first";
  for (int s = 0; s < kMostSeats; ++s) {
    const Tech& tech = state.tech[static_cast<std::size_t>(s)];
    if (s >= state.seats()) {
      Tech none;
      none.fresh = 0;
      if (tech != none) return "PI-1.1: there is no such seat";
      continue;
    }
    if (tech.under_size > Tech::kRoomUnder) return "PI-2.14: too many modules lie underneath";
    int count = popcount(tech.face_up) + popcount(tech.used) + popcount(tech.fresh);
    unsigned all = static_cast<unsigned>(tech.face_up | tech.used | tech.fresh);
    for (std::size_t i = 0; i < tech.under.size(); ++i) {
      if (i < tech.under_size ? !exists(tech.under[i]) : tech.under[i] != Module::kNone)
        return "unused bytes are not blank";
      if (i >= tech.under_size) continue;
      all |= bit(tech.under[i]);
      ++count;
    }
    int pending = 0;
    if (drawing && state.active.index == s) {
      for (const Module m : state.drawn) {
        if (!exists(m)) continue;
        all |= bit(m);
        ++count;
        ++pending;
      }
      if (state.ask == Ask::kModule && tech.deck_size() == 0)
        return "PI-4.7: the tech deck is empty";
    }
    if (all != kAllModules || count != kModules) return "PI-2.14: a module is missing, or twice";
    const int room = (kModules - popcount(tech.fresh)) / 2 - (pending == 2 ? 1 : 0);
    if (tech.under_size > room) return "PI-2.14: too many modules lie underneath";
  }
  return {};
}

constexpr std::string_view goal_flaw(const Content& content, const State& state) {
  unsigned seen = 0;
  int shown = 0;
  for (std::size_t i = 0; i < kGoalSpaces; ++i) {
    const std::uint8_t goal = state.goals[i];
    if (goal == kNoGoal) continue;
    if (goal >= kGoals || (seen >> goal & 1) != 0 || shown != static_cast<int>(i))
      return "PI-2.9: three different goals, in the order drawn";
    seen |= 1u << goal;
    ++shown;
  }
  const bool early = state.phase == Phase::kSetup && state.ask < Ask::kGoal;
  const bool now = state.phase == Phase::kSetup && state.ask == Ask::kGoal;
  if (early ? shown != 0 : now ? shown == kGoalSpaces : shown != kGoalSpaces)
    return "PI-2.9: three goals are shown at set-up";
  const bool secret = shown == kGoalSpaces && has_secret_goal(content, state);
  for (int s = 0; s < kMostSeats; ++s) {
    const std::uint8_t goal = state.secrets[static_cast<std::size_t>(s)];
    bool wanted = secret && s < state.seats();
    if (state.ask == Ask::kSecret) wanted = secret && s < state.active.index;
    if (secret && state.options.solo() && s == 1) wanted = state.ask == Ask::kOver;
    if ((goal != kNoGoal) != wanted) return "PI-2.10: secret goals go with the Secret goal";
    if (!wanted) continue;
    if (goal >= kGoals || (seen >> goal & 1) != 0) return "PI-2.10: each goal is dealt once";
    seen |= 1u << goal;
  }
  if ((state.ask == Ask::kUnseal || state.ask == Ask::kSecret) && !secret)
    return "PI-2.10: there is no Secret goal";
  return {};
}

}  // namespace invariants_detail

// The first broken invariant in words, or nothing.
constexpr std::string_view flaw(const Content& content, const State& state) {
  using namespace invariants_detail;
  if (const auto f = flaw(state.options); !f.empty()) return f;
  if (const auto f = clock_flaw(content, state); !f.empty()) return f;
  if (const auto f = card_flaw(state); !f.empty()) return f;
  // What lies on cards is looked at first: the rest counts it.
  if (const auto f = console_flaw(content, state); !f.empty()) return f;
  if (const auto f = tech_flaw(state); !f.empty()) return f;
  if (const auto f = goal_flaw(content, state); !f.empty()) return f;
  if (const auto f = supply_flaw(content, state); !f.empty()) return f;
  if (const auto f = matrix_flaw(state); !f.empty()) return f;
  if (const auto f = pending_flaw(content, state); !f.empty()) return f;
  if (const auto f = disc_flaw(content, state); !f.empty()) return f;
  if (state.ask != Ask::kOver && first_answers(content, state).count < 2)
    return "PI-5.12: nobody is asked where there is only one answer";
  return {};
}

}  // namespace paradoxa::initiative
