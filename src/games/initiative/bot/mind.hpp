// What a player feels about each of its options, in points. The casual player chooses by it, and
// searches order their moves and end their simulations with it.
#pragma once

#include <algorithm>
#include <array>

#include "games/initiative/bot/worth.hpp"
#include "games/initiative/rules/forming.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/move.hpp"

namespace paradoxa::initiative {

// The player who decides, in a world that looks as its view does.
class Mind {
 public:
  constexpr Mind(const Content& content, const State& state, Seat self)
      : content_(content), state_(state), self_(self), outlook_(content, state, self) {
    const bool drafts = state.phase == Phase::kWormhole || state.phase == Phase::kSetup;
    if (!drafts) see_worlds();
    see_cards();
    if (drafts) return;
    for (int c = 0; c <= kColours; ++c) wishes_[static_cast<std::size_t>(c)] = wish(colour(c));
  }

  constexpr double worth(const Move& move) const {
    switch (move.kind) {
      case MoveKind::kSwap:
      case MoveKind::kAnomaly: return swap(move);
      case MoveKind::kResolve: return resolve(move.number());
      case MoveKind::kDraft:
      case MoveKind::kSearch: return draft(move.card());
      case MoveKind::kBuild: return build();
      case MoveKind::kTrigger: return trigger(move.colour());
      case MoveKind::kKeep: return kept(move.module());
      case MoveKind::kUse: return use(move.module());
      case MoveKind::kPurple: return purple();
      case MoveKind::kToken: return wishes_[at(move.colour())] - outlook_.alliance() - 0.02;
      case MoveKind::kPlace: return place(move.colour(), move.card());
      case MoveKind::kStabilise: return stabilise(move.world());
      case MoveKind::kLock: return lock(move.world());
      case MoveKind::kForm: return outlook_.alliance();
      case MoveKind::kBreak: return break_alliance(move.colour());
      case MoveKind::kCredit: return credited(move.card());
      case MoveKind::kLose: return -outlook_.card(move.card());
      case MoveKind::kGive: return -Outlook(content_, state_, seat(1)).card(move.card());
      default: return other(move);
    }
  }

 private:
  struct Seen {
    double worth = 0;    // of the card
    double gain = 0;     // of one more item on it, purple where a slot takes nothing else
    double plain = 0;    // of one that is not purple
    double landing = 0;  // of the glitch, should that item complete it
  };

  // ---- Particles --------------------------------------------------------------------------------

  constexpr void see_cards() {
    const Console& console = state_.console(self_);
    for (std::size_t i = 0; i < console.size; ++i) {
      const ConsoleCard& entry = console.cards[i];
      Seen& seen = seen_[i];
      seen.worth = outlook_.card(entry.card);
      ConsoleCard with = entry;
      if (with.item_count() >= content_.card(entry.card).particles) continue;
      with.add(Item::purple());
      const bool paid = is_paid(content_.card(entry.card), with);
      seen.gain = (paid ? seen.worth : outlook_.under_way(with)) - outlook_.under_way(entry);
      if (paid)
        seen.landing =
            landing(state_.glitch + state_.sum + content_.numbers(entry.card).glitch_step,
                    state_.sum + content_.numbers(entry.card).glitch_step) -
            landing(state_.glitch + state_.sum, state_.sum);
      if (paid && content_.card(entry.card).reward != Reward::kNone) seen.gain += 0.3;
      seen.plain = seen.gain + seen.landing;
      if (worth_detail::lacks_purple(content_, entry) > 0) {
        ConsoleCard plain = entry;
        plain.add(Item::disc(Disc::of(Colour::kRed, 0)));
        seen.plain = outlook_.under_way(plain) - outlook_.under_way(entry);
      }
      seen.gain += seen.landing;
    }
  }

  constexpr void see_worlds() {
    for (int s = 0; s < state_.players(); ++s) {
      const Outlook other(content_, state_, seat(s));
      const double share = s == self_.index ? 1 : -other_share();
      for (int w = 0; w < kWorlds; ++w)
        hurts_[static_cast<std::size_t>(w)] += share * other.exposed(w);
    }
  }
  // What a point of another's counts.
  constexpr double other_share() const {
    return state_.players() == 2 ? kTemper.against_one : kTemper.against_many;
  }

  // What a world of the ring, hit by a sum, means; zero for no movement.
  constexpr double landing(int world, int sum) const {
    if (sum == 0) return 0;
    const int w = world % kWorlds;
    if (state_.is_fractured(w)) return 0;
    const double lasting = 1 - kTemper.mended * outlook_.ahead();
    return -hurts_[static_cast<std::size_t>(w)] * (state_.is_locked(w) ? 0.3 : lasting);
  }

  constexpr double gain(std::size_t i, Colour c) const {
    return c == Colour::kPurple ? seen_[i].gain : seen_[i].plain;
  }
  constexpr double place(Colour c, Card card) const {
    const Console& console = state_.console(self_);
    for (std::size_t i = 0; i < console.size; ++i)
      if (console.cards[i].card == card)
        return fits(content_.card(card), console.cards[i], c) ? gain(i, c) : 0;
    return 0;
  }

  constexpr double credited(Card card) const {
    const ConsoleCard& entry = *state_.console(self_).find(card);
    const int left = content_.card(card).planets - entry.credits;
    return outlook_.card(card) * (left == 1 ? 1 : 0.5) * kTemper.credit;
  }
  constexpr double credit() const {
    double best = 0;
    for (const ConsoleCard& entry : state_.console(self_))
      if (wants_credit(content_.card(entry.card), entry))
        best = std::max(best, credited(entry.card));
    return best;
  }
  constexpr double stabilise(int w) const {
    return credit() + 0.02 + kTemper.save * hurts_[static_cast<std::size_t>(w)];
  }
  constexpr double lock(int w) const {
    double worth = credit() + 0.02 +
                   kTemper.fractured * outlook_.ahead() * hurts_[static_cast<std::size_t>(w)];
    for (int s = 0; s < state_.players(); ++s)
      if (!(state_.piles[static_cast<std::size_t>(s)] & CardSet::of_world(w)).empty())
        worth += kTemper.lock_lasts * (s == self_.index ? 1 : -other_share());
    return worth;
  }
  constexpr double break_alliance(Colour c) const {
    const bool again = earned_of(c) > 1;  // PI-11.3
    return other_share() * outlook_.alliance() + (again ? 0.6 * outlook_.alliance() : 0);
  }
  constexpr int earned_of(Colour c) const {
    int count = 0;
    for (std::size_t i = 0; i < state_.earned_size; ++i)
      count += state_.earned[i].colour() == c ? 1 : 0;
    return count;
  }

  // The best that a particle of a colour can do now.
  constexpr double wish(Colour c) const {
    double best = 0.05;
    const Console& console = state_.console(self_);
    for (std::size_t i = 0; i < console.size; ++i) {
      const double worth = gain(i, c);
      if (worth > best && fits(content_.card(console.cards[i].card), console.cards[i], c))
        best = worth;
    }
    if (c != Colour::kPurple) {
      const std::uint8_t token = state_.tokens[at(c)];
      if (token == kInSupply) best = std::max(best, outlook_.alliance());
      if (token < kMaxPlayers && token != self_.index)
        best = std::max(best, other_share() * outlook_.alliance());
    }
    for (int w = 0; w < kWorlds; ++w) {
      if ((stabilisable(state_, c) >> w & 1) != 0) best = std::max(best, stabilise(w));
      if ((lockable(state_, c) >> w & 1) != 0) best = std::max(best, lock(w));
    }
    return best;
  }
  constexpr double purple() const {
    const double hold = outlook_.turns().total() > 1 ? kTemper.purple_held : 0.02;
    return wishes_[at(Colour::kPurple)] - hold;
  }

  // ---- The matrix -------------------------------------------------------------------------------

  constexpr double strand(Colour c, int length) const {
    double worth = wishes_[at(c)] * (length > kMinStrand ? 1 + kTemper.fifth : 1);
    if (has_trigger(c) && (state_.triggers[self_.index] >> at(c) & 1) == 0) worth += switched_on();
    return worth;
  }
  constexpr double nexus(Cells cells) const {
    double worth = 0;
    if ((state_.matrix(self_).locks & cells) == 0) return 0;
    const Console& console = state_.console(self_);
    for (std::size_t i = 0; i < console.size; ++i)
      if ((content_.card(console.cards[i].card).cell.bit() & cells) != 0)
        worth += seen_[i].worth * (1 - kTemper.nexus_now * outlook_.chance(console.cards[i]));
    return worth;
  }

  // What strands bring when they resolve together.
  constexpr double resolved(const Matrix& matrix, std::uint32_t lines) const {
    double worth = 0;
    Cells cells = 0;
    for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1) {
      const Cells strand_cells = matrix.strand(lowest_bit(rest));
      worth +=
          strand(matrix.at(Cell::at(lowest_bit(strand_cells))).colour(), popcount(strand_cells));
      cells |= strand_cells;
    }
    return worth + nexus(cells);
  }

  constexpr std::uint32_t formed(const Matrix& matrix, Cells replaced) const {
    std::uint32_t lines = strand_lines(matrix);
    lines = lines == 0 ? 0 : formed_by(matrix, lines, replaced);
    if (state_.diagonal == 0) return lines;
    const std::uint32_t more = formed_by(matrix, diagonal_lines(matrix), replaced);
    return lines | (more & (0 - more));
  }

  // The matrix after strands have gone and discs have dropped; what comes in is not known.
  constexpr Matrix without(Matrix matrix, std::uint32_t lines) const {
    Cells cells = 0;
    for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1)
      cells |= matrix.strand(lowest_bit(rest));
    matrix.clear(cells);
    drop(matrix, state_.options.lock_is_floor == Switch::kOn, [](Cell, Cell, Disc) {});
    return matrix;
  }

  // About what the best action in a matrix brings.
  constexpr double best_action(const Matrix& matrix, const std::array<Disc, kSymbols>& anomaly,
                               bool diagonals) const {
    double best = 0;
    for_each_forming(matrix, anomaly, diagonals, [&](const Move&, const Gap& gap) {
      best = std::max(best, filled(matrix, gap));
    });
    for (std::uint32_t rest = strand_lines(matrix); rest != 0; rest &= rest - 1)
      best = std::max(best, resolved(matrix, rest & (0 - rest)));
    return best;
  }
  constexpr double filled(const Matrix& matrix, const Gap& gap) const {
    const bool five = (matrix.colours[at(gap.colour)] & gap.window.fifth) != 0;
    return strand(gap.colour, kMinStrand + (five ? 1 : 0)) + nexus(gap.window.cells);
  }

  constexpr double swap(const Move& move) const {
    const Matrix matrix = after_swap(state_, move);
    const std::uint32_t lines = formed(matrix, replaced_by(move));
    const double now = lines == 0 ? 0 : resolved(matrix, lines);
    return now - 0.03 +
           (lines == 0
                ? afterwards(matrix, anomaly_after(state_, move), 0)
                : afterwards(without(matrix, lines), anomaly_after(state_, move), kTemper.drawn));
  }
  constexpr double resolve(int line) const {
    const Matrix& matrix = state_.matrix(self_);
    return resolved(matrix, 1u << line) +
           afterwards(without(matrix, 1u << line), state_.anomaly, kTemper.drawn);
  }
  // PI-5.2: with another action, and with what is left for later turns.
  constexpr double afterwards(const Matrix& matrix, const std::array<Disc, kSymbols>& anomaly,
                              double drawn) const {
    double worth = 0;
    if (outlook_.turns().total() > 0.75)
      worth = kTemper.promise * (promise(matrix) - promise(state_.matrix(self_)));
    if (state_.actions < 2) return worth;
    return worth + drawn + kTemper.planned * best_action(matrix, anomaly, false);
  }

  // ---- Cards ------------------------------------------------------------------------------------

  constexpr double draft(Card card) const {
    ConsoleCard entry;
    entry.card = card;
    entry.column = content_.numbers(card).start_column;
    double worth = outlook_.under_way(entry);
    if (card.is_world())
      for (const ConsoleCard& other : state_.console(self_))
        if (other.card.is_world() && other.card.world() == card.world())
          worth += kTemper.together * outlook_.chance(entry) * outlook_.chance(other);
    return worth + denied(card);
  }
  // What the card would have been worth to the one who wants it most.
  constexpr double denied(Card card) const {
    if (state_.phase != Phase::kWormhole || !card.is_world()) return 0;
    double most = 0;
    for (int s = 0; s < state_.players(); ++s)
      if (s != self_.index) {
        const int have =
            (state_.piles[static_cast<std::size_t>(s)] & CardSet::of_world(card.world())).size();
        most = std::max(most, static_cast<double>(have));
      }
    return kTemper.denied * other_share() * most;
  }
  constexpr double build() const {
    double worth = kTemper.build * outlook_.ahead();
    for (int held = popcount(state_.tech[self_.index].face_up); held > 0; --held)
      worth *= kTemper.build_more;
    return worth;
  }
  // PI-10.4: three of them are a purple particle.
  constexpr double switched_on() const {
    const bool third = popcount(state_.triggers[self_.index]) == kTriggers - 1;
    double worth = kTemper.trigger + (third ? kTemper.last_trigger : 0);
    for (const ConsoleCard& entry : state_.console(self_))
      worth += kTemper.trigger_slot * worth_detail::lacks_purple(content_, entry);
    return outlook_.turns().total() > 1 ? worth : worth / 3;
  }
  constexpr double trigger(Colour) const {
    return switched_on() + kTemper.switch_on * outlook_.ahead();
  }
  // What a module is worth for any matrix and console, and for the cards that are there now.
  constexpr double kept(Module m) const {
    const double now = m == Module::kParadox  ? best_take()
                       : m == Module::kRewind ? best_rewind()
                                              : 0;
    return kTemper.kept[static_cast<std::size_t>(m)] + kTemper.kept_now * now;
  }

  // ---- Modules ----------------------------------------------------------------------------------

  constexpr double held_for_later(Module m) const {
    return outlook_.turns().total() > 1 ? outlook_.held(m) * outlook_.ahead() : 0.05;
  }
  constexpr double use(Module m) const {
    switch (m) {
      case Module::kRewind: return best_rewind() - held_for_later(m);
      case Module::kSearch: return best_search() - held_for_later(m) - 0.2;
      case Module::kGlitch: return best_advance() - held_for_later(m);
      case Module::kParadox: return best_take() - held_for_later(m);
      default: return state_.actions == 1 ? before_action(m) : -1;
    }
  }
  // Modules that help the last action of a turn to a strand.
  constexpr double before_action(Module m) const {
    const Matrix& matrix = state_.matrix(self_);
    const double anyway = best_action(matrix, state_.anomaly, state_.diagonal != 0);
    double with = 0;
    if (m == Module::kDestroy)
      for (int column = 0; column < kSide; ++column) with = std::max(with, destroyed(column));
    else if (m == Module::kDiagonal)
      with = best_action(matrix, state_.anomaly, true);
    else if (m == Module::kSwap)
      for_each_gap(matrix, false, [&](const Gap& gap) {
        if (sources(gap) != 0) with = std::max(with, filled(matrix, gap));
      });
    else
      for (int row = 0; row < kSide; ++row) with = std::max(with, shifted(row));
    if (m == Module::kDiagonal)
      for (std::uint32_t rest = diagonal_lines(matrix); rest != 0; rest &= rest - 1)
        with = std::max(with, resolved(matrix, rest & (0 - rest)));
    // The action that would be taken otherwise is given up for it, but is still there later.
    return with - 0.3 * anyway - held_for_later(m);
  }
  constexpr Cells sources(const Gap& gap) const {
    const Matrix& matrix = state_.matrix(self_);
    return matrix.colours[at(gap.colour)] & matrix.free() & ~gap.window.cells;
  }
  constexpr double shifted(int row) const {
    Matrix matrix = state_.matrix(self_);
    if (!can_shift(matrix, row)) return 0;
    shift(matrix, row);
    return best_action(matrix, state_.anomaly, false);
  }
  // The best gap that an exchange of the two cells fills; the second may be open.
  constexpr double exchanged(Cell first, Cell second) const {
    double best = 0;
    const Matrix& matrix = state_.matrix(self_);
    for_each_gap(matrix, false, [&](const Gap& gap) {
      const Cells from = sources(gap);
      const Cells others = second.exists() ? second.bit() : kAllCells;
      const bool there = gap.cell == first && (from & others) != 0;
      const bool back = (from & first.bit()) != 0 && (gap.cell.bit() & others) != 0;
      if (there || back) best = std::max(best, filled(matrix, gap));
    });
    return best;
  }
  // PI-12.3: about what the best action brings when a column has got new discs. A row that lacks
  // one disc there, or one there and one that a swap can bring, may get it.
  constexpr double destroyed(int column) const {
    Matrix matrix = state_.matrix(self_);
    const Cells fresh = matrix.free() & column_cells(column);
    matrix.clear(fresh);
    double worth = best_action(matrix, state_.anomaly, false);
    for (int i = 0; i < kStraightWindows / 2; ++i)
      for (int c = 0; c < kColours; ++c) {
        const Window& window = kWindows[static_cast<std::size_t>(i)];
        const Cells lacks = window.cells & ~matrix.colours[static_cast<std::size_t>(c)];
        const double chance = (lacks & fresh) == 0 || popcount(lacks) > 2
                                  ? 0
                                  : chance_of(matrix, window, colour(c), lacks & ~fresh);
        const double brings = chance == 0 ? 0 : filled(matrix, {window, colour(c), kNoCell});
        if (brings > worth) worth += chance * (brings - worth);
      }
    return worth;
  }
  // That a new disc lets a window be filled, of which it lacks only this one, or `other` as well.
  constexpr double chance_of(const Matrix& matrix, const Window& window, Colour c,
                             Cells other) const {
    int all = 0, good = 0;
    for (int type = 0; type < kDiscTypes; ++type) {
      const Disc disc = Disc::at(type);
      const int count = state_.bag.counts[static_cast<std::size_t>(type)];
      const Disc gone = other == 0 ? disc : matrix.at(Cell::at(lowest_bit(other)));
      const bool right = disc.colour() == c;
      const bool comes =
          gone.exists() && (other & matrix.locks) == 0 && brings(matrix, window, c, gone.symbol());
      all += count;
      if (other == 0 ? right || comes : right && comes) good += count;
    }
    return all == 0 ? 0 : static_cast<double>(good) / all;
  }
  // Whether a swap brings a disc of a colour to a cell of a window whose disc has that symbol.
  constexpr bool brings(const Matrix& matrix, const Window& window, Colour c, int symbol) const {
    const auto s = static_cast<std::size_t>(symbol);
    const Cells there = matrix.colours[at(c)] & matrix.symbols[s] & matrix.free();
    return (there & ~window.cells) != 0 ||
           (state_.anomaly[s].exists() && state_.anomaly[s].colour() == c);
  }
  // The card that gains most by more time.
  constexpr double rewound(const ConsoleCard& entry) const {
    ConsoleCard back = entry;
    back.column = content_.numbers(entry.card).start_column;
    return outlook_.under_way(back) - outlook_.under_way(entry);
  }
  constexpr double best_rewind() const {
    double best = 0;
    for (const ConsoleCard& entry : state_.console(self_))
      if (can_rewind(content_, entry)) best = std::max(best, rewound(entry));
    return best;
  }
  constexpr double best_search() const {
    double best = 0;
    searchable(state_).for_each([&](Card card) { best = std::max(best, draft(card)); });
    return best;
  }
  // PI-12.8: where the sum of the scope will end then.
  constexpr double advanced(int worlds) const {
    return landing(state_.glitch + state_.sum + worlds, state_.sum) -
           landing(state_.glitch + state_.sum, state_.sum);
  }
  constexpr double best_advance() const {
    return state_.sum == 0 ? 0 : std::max({advanced(1), advanced(2), advanced(3)});
  }
  // What a card loses with one of its items.
  constexpr double robbed(const ConsoleCard& entry) const {
    ConsoleCard less = entry;
    less.remove_at(0);
    return outlook_.under_way(entry) - outlook_.under_way(less);
  }
  constexpr double taken(Colour c, Card card) const {
    const ConsoleCard& from = *state_.console(self_).find(card);
    double best = 0;
    for (const ConsoleCard& onto : state_.console(self_))
      if (onto.card != card) best = std::max(best, place(c, onto.card));
    return best - robbed(from);
  }
  constexpr double best_take() const {
    double best = 0;
    for (const ConsoleCard& entry : state_.console(self_))
      for (int c = 0; c <= kColours; ++c)
        if (can_take(content_, state_, entry, colour(c)))
          best = std::max(best, taken(colour(c), entry.card));
    return best;
  }

  // The questions that modules ask, and whatever is left.
  constexpr double other(const Move& move) const {
    switch (move.kind) {
      case MoveKind::kRewind: return rewound(*state_.console(self_).find(move.card()));
      case MoveKind::kAdd: return resolved(state_.matrix(self_), 1u << move.number());
      case MoveKind::kTake: return taken(move.colour(), move.card());
      case MoveKind::kOnto: return place(state_.held, move.card());
      case MoveKind::kColumn: return destroyed(move.number());
      case MoveKind::kShift: return shifted(move.number());
      case MoveKind::kFirst: return exchanged(move.cell(), kNoCell);
      case MoveKind::kSecond: return exchanged(state_.cell, move.cell());
      case MoveKind::kAdvance: return advanced(move.number());
      default: return 0;  // the end of a turn or of an allocation, or to pass
    }
  }

  const Content& content_;
  const State& state_;
  Seat self_;
  Outlook outlook_;
  std::array<Seen, Console::kRoom> seen_{};
  std::array<double, kWorlds> hurts_{};  // what the fracture of a world means, others' counted off
  std::array<double, kColours + 1> wishes_{};
};

}  // namespace paradoxa::initiative
