// Rough values in points: of cards, of the items on them, of a whole position. What bots feel and
// searches judge by; no rule depends on it.
#pragma once

#include "games/initiative/bot/temper.hpp"
#include "games/initiative/rules/forming.hpp"
#include "games/initiative/rules/payment.hpp"
#include "games/initiative/rules/score.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

inline constexpr int kTriggers = 3;  // PI-2.13

namespace worth_detail {

// 0 to 1, a half at 0.
constexpr double squash(double x, double half_way) {
  return 0.5 + 0.5 * x / ((x < 0 ? -x : x) + half_way);
}

// How many times a seat still acts.
struct TurnsLeft {
  bool open = false;   // its turn of this round is not over
  double now = 0;      // what is left of that turn
  int later = 0;       // full turns after it
  double closing = 0;  // the short turn of the final round

  constexpr double total() const { return now + later + closing; }
  // Those that a card in a column has.
  constexpr double of_column(int column) const {
    const int lives = kColumns - column + (open ? 0 : 1);
    if (lives < 0) return 0;
    return now + (lives <= later ? lives : later + closing);
  }
};

constexpr TurnsLeft turns_left(const Content& content, const State& state, Seat s) {
  TurnsLeft left;
  const double full = content.actions;
  if (state.phase == Phase::kScoring) return left;
  const int spaces = main_spaces(state.options);
  const int order = state.chief == kNoSeat || state.phase == Phase::kSetup
                        ? state.players()
                        : (s.index - state.chief.index + state.players()) % state.players();
  const bool turns = state.phase == Phase::kTurn || state.phase == Phase::kAllocation;
  left.open =
      state.phase == Phase::kSetup || state.phase == Phase::kWormhole || order >= state.turns;
  if (state.phase == Phase::kCleanup) left.open = false;
  if (left.open)
    left.now = turns && order == state.turns ? state.actions / full
               : state.final_round != 0      ? content.final_actions / full
                                             : 1;
  if (state.final_round != 0) return left;
  left.later = (state.deck + spaces - 1) / spaces;
  left.closing = content.final_actions / full;
  return left;
}

// Slots that only purple fills, and which are open.
constexpr int lacks_purple(const Content& content, const ConsoleCard& entry) {
  const CardText& card = content.card(entry.card);
  int count = 0;
  for (std::size_t i = 0; i < card.particles; ++i) count += card.slots[i] == Slot::kPurple ? 1 : 0;
  for (const Item item : entry.items) count -= item.is_purple() ? 1 : 0;
  return count > 0 ? count : 0;
}

// What a card still asks for, in particles of any colour.
constexpr double wants(const Content& content, const ConsoleCard& entry, int triggers_off) {
  const CardText& card = content.card(entry.card);
  if (card.cell.exists()) return 0;
  const int items = card.particles - entry.item_count();
  int named = 0;
  for (std::size_t i = 0; i < card.particles; ++i) named += card.slots[i] != Slot::kAny ? 1 : 0;
  return items + kTemper.named * (named < items ? named : items) +
         kTemper.purple_slot * triggers_off * lacks_purple(content, entry) +
         kTemper.planet * (card.planets - entry.credits);
}

// How many discs of a locked one's colour its best window has.
constexpr int discs_around(const Matrix& matrix, Cell cell) {
  const Disc disc = matrix.at(cell);
  if (!disc.exists()) return 1;
  const Cells mask = matrix.colours[at(disc.colour())];
  int most = 1;
  for (int i = 0; i < kStraightWindows; ++i) {
    const Cells window = kWindows[static_cast<std::size_t>(i)].cells;
    if ((window & cell.bit()) == 0) continue;
    const int count = popcount(mask & window);
    most = count > most ? count : most;
  }
  return most;
}

}  // namespace worth_detail

// How the table looks to one seat: what it has, and how much time.
class Outlook {
 public:
  constexpr Outlook(const Content& content, const State& state, Seat s)
      : content_(content),
        state_(state),
        self_(s),
        held_(score_detail::holdings(content, state.options, state.piles[s.index])),
        left_(worth_detail::turns_left(content, state, s)),
        triggers_off_(kTriggers - popcount(state.triggers[s.index])) {
    if (state.is_rival(s)) return;
    for (const ConsoleCard& entry : state.console(s)) wanted_[entry.column] += wants(entry);
  }

  constexpr const worth_detail::TurnsLeft& turns() const { return left_; }
  // 0 at the end of the game, 1 four turns before it and earlier.
  constexpr double ahead() const { return left_.total() >= 4 ? 1 : left_.total() / 4; }

  // How likely a card on the console is to be completed, by what it and others still want.
  constexpr double chance(const ConsoleCard& entry) const {
    using namespace worth_detail;
    const double turns = left_.of_column(entry.column);
    if (const Cell cell = content_.card(entry.card).cell; cell.exists()) {
      if (turns <= 0) return 0;
      const double near = kTemper.nexus_near * (discs_around(state_.matrix(self_), cell) - 1);
      const double slow = kTemper.nexus_slow * (near < 1 ? 1 - near : 0);
      const double sure = kTemper.nexus_sure * turns / (turns + slow);
      return sure < 1 ? sure : 1;
    }
    const double own = wants(entry);
    if (own <= 0) return 1;
    if (turns <= 0) return 0;
    double others = -own;
    for (std::size_t c = entry.column; c < wanted_.size(); ++c) others += wanted_[c];
    if (others < 0) others = 0;
    return squash(kTemper.per_turn * turns - kTemper.shared * others - own, kTemper.doubt);
  }

  // What a card under way is worth: what it brings, less what it still costs.
  constexpr double under_way(const ConsoleCard& entry) const {
    return (card(entry.card) - kTemper.price * wants(entry)) * chance(entry);
  }

  // What a card would add to the score pile: to its set and to goals.
  constexpr double card(Card card) const {
    double worth = 0;
    if (card.is_parallel()) {
      worth = stand_ins(held_.parallels + 1) - stand_ins(held_.parallels);
    } else if (card.is_experiment()) {
      worth = step(content_.experiment_points,
                   held_.experiments[static_cast<std::size_t>(card.experiment())]) +
              kTemper.experiment * ahead();
    } else {
      const auto w = static_cast<std::size_t>(card.world());
      const std::uint8_t have = held_.worlds[w];
      const double hit = danger(card.world());
      worth = (1 - hit) * step(content_.set_points, have) +
              (have > 0 ? hit * step(content_.set_points, have - 1) : 0);
      if (have == 0 && state_.is_locked(card.world())) worth += kTemper.lock_lasts;
    }
    for (std::size_t space = 0; space < kGoalSpaces; ++space)
      if (matches(space, card)) worth += goal_step(space);
    return worth;
  }

  // PI-18.9, PI-11.2: a point, if nobody breaks it.
  constexpr double alliance() const { return 1 - (1 - kTemper.alliance) * ahead(); }

  // What a fractured world costs.
  constexpr double exposed(int world) const {
    const std::uint8_t have = held_.worlds[static_cast<std::size_t>(world)];
    return have == 0 ? 0 : step(content_.set_points, have - 1);
  }

  // What a module may still do.
  constexpr double held(Module m) const {
    return kTemper.module_held * kTemper.kept[static_cast<std::size_t>(m)];
  }

  // Points in sight: those scored, cards under way, and what helps to get more.
  constexpr double standing() const {
    double worth = scored();
    if (state_.is_rival(self_) || state_.ask == Ask::kOver) return worth;
    for (const ConsoleCard& entry : state_.console(self_))
      worth += under_way(entry) + with_others(entry);
    const double soon = left_.total() >= 1 ? 1 : left_.total();
    worth += soon * kTemper.trigger * popcount(state_.triggers[self_.index]);
    for_each_bit(state_.tech[self_.index].face_up,
                 [&](int m) { worth += soon * held(module_at(m)); });
    return worth + soon * kTemper.promise * promise(state_.matrix(self_));
  }

 private:
  constexpr double wants(const ConsoleCard& entry) const {
    return worth_detail::wants(content_, entry, triggers_off_);
  }

  template <std::size_t N>
  static constexpr double step(const std::array<std::uint8_t, N>& points, int have) {
    const auto n = static_cast<std::size_t>(have) + 1 < N ? static_cast<std::size_t>(have) : N - 2;
    return points[n + 1] - points[n];
  }

  // How likely a world is to be fractured at the end.
  constexpr double danger(int world) const {
    if (state_.is_fractured(world)) return 1 - kTemper.mended * ahead();
    return (state_.is_locked(world) ? 0.05 : kTemper.fractured) * ahead();
  }

  constexpr std::uint8_t goal_of(std::size_t space) const {
    const std::uint8_t goal = state_.goals[space];
    const bool secret = goal != kNoGoal && content_.goals[goal].predicate == Predicate::kSecret;
    return secret ? state_.secrets[self_.index] : goal;
  }
  constexpr bool matches(std::size_t space, Card card) const {
    const std::uint8_t goal = goal_of(space);
    if (goal == kNoGoal || goal >= kGoals) return false;
    const GoalText& text = content_.goals[goal];
    if (text.predicate == Predicate::kAsset) return content_.card(card).asset == text.value;
    const bool counts = card.is_world() || state_.options.experiments_count_as_kind == Switch::kOn;
    return counts && !card.is_parallel() && static_cast<int>(card.kind()) == text.value;
  }
  // Cards that match a goal, of those held.
  constexpr int matching(std::size_t space) const {
    const std::uint8_t goal = goal_of(space);
    if (goal == kNoGoal || goal >= kGoals) return 0;
    const GoalText& text = content_.goals[goal];
    return text.predicate == Predicate::kAsset ? held_.assets[text.value] : held_.kinds[text.value];
  }
  // PI-18.6: whole groups count; early on their parts do as well.
  constexpr double goal_points(std::size_t space, int cards) const {
    const GoalRate& rate = content_.rates[space];
    const int whole = cards / rate.group * rate.points;
    const double parts = static_cast<double>(cards) * rate.points / rate.group;
    return whole + (parts - whole) * kTemper.parts_of_goals * ahead();
  }
  constexpr double goal_step(std::size_t space) const {
    const int cards = matching(space);
    return goal_points(space, cards + 1) - goal_points(space, cards);
  }

  constexpr double scored() const {
    double worth = 0;
    for (int w = 0; w < kWorlds; ++w) {
      const std::uint8_t have = held_.worlds[static_cast<std::size_t>(w)];
      if (have == 0) continue;
      worth += content_.set_points[have] - danger(w) * exposed(w) +
               (state_.is_locked(w) ? kTemper.lock_lasts : 0);
    }
    for (const std::uint8_t have : held_.experiments) worth += content_.experiment_points[have];
    for (std::size_t space = 0; space < kGoalSpaces; ++space)
      worth += goal_points(space, matching(space));
    for (const std::uint8_t holder : state_.tokens) worth += holder == self_.index ? alliance() : 0;
    return worth + stand_ins(held_.parallels);
  }

  // PI-15.2, PI-15.3: what so many parallel universes add at scoring, each put where it adds most:
  // into the sets that are there or under way, which grow while there is time.
  constexpr double stand_ins(int parallels) const {
    if (parallels == 0) return 0;
    std::array<double, kWorlds> sizes{};
    CardSet taken = state_.piles[self_.index];
    for (std::size_t w = 0; w < sizes.size(); ++w) {
      const int have = held_.worlds[w];
      sizes[w] = have == 0 ? 0 : have - danger(static_cast<int>(w));
    }
    if (!state_.is_rival(self_))
      for (const ConsoleCard& entry : state_.console(self_))
        if (entry.card.is_world())
          sizes[static_cast<std::size_t>(entry.card.world())] += chance(entry);
    double worth = 0;
    for (; parallels > 0; --parallels) {
      Card best = kNoCard;
      double most = 0;
      for (int id = 0; id < kWorldCards; ++id) {
        const Card card = Card::at(id);
        const double size = sizes[static_cast<std::size_t>(card.world())];
        if (size <= 0 || taken.contains(card)) continue;
        const double adds = grown(size) + goals_of_kind(card);
        if (adds > most) most = adds, best = card;
      }
      worth += most + kTemper.parallel * ahead();
      if (best == kNoCard) continue;
      taken.add(best);
      sizes[static_cast<std::size_t>(best.world())] += 1;
    }
    return worth;
  }
  // PI-18.3: what one more card adds to a set of a size that is only likely.
  constexpr double grown(double size) const {
    const int whole = static_cast<int>(size);
    const double part = size - whole;
    const double less = whole == 0 ? 0 : step(content_.set_points, whole);
    return less + part * (step(content_.set_points, whole + 1) - less);
  }
  // PI-15.3: a stand-in has a kind, but no asset.
  constexpr double goals_of_kind(Card card) const {
    double worth = 0;
    for (std::size_t space = 0; space < kGoalSpaces; ++space)
      if (const std::uint8_t goal = goal_of(space);
          goal < kGoals && content_.goals[goal].predicate == Predicate::kKind &&
          matches(space, card))
        worth += goal_step(space);
    return worth;
  }

  // Two cards of a world under way are worth more than each alone.
  constexpr double with_others(const ConsoleCard& entry) const {
    if (!entry.card.is_world()) return 0;
    double worth = 0;
    for (const ConsoleCard& other : state_.console(self_))
      if (other.card.is_world() && other.card.world() == entry.card.world() &&
          other.card.id < entry.card.id)
        worth += kTemper.together * chance(entry) * chance(other);
    return worth;
  }

  const Content& content_;
  const State& state_;
  Seat self_;
  score_detail::Holdings held_;
  worth_detail::TurnsLeft left_;
  int triggers_off_;
  std::array<double, kColumns + 2> wanted_{};  // particles, by column
};

constexpr double standing(const Content& content, const State& state, Seat s) {
  return Outlook(content, state, s).standing();
}

}  // namespace paradoxa::initiative
