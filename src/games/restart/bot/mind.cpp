#include "games/restart/bot/mind.hpp"

#include <algorithm>
#include <cmath>

#include "games/restart/bot/temper.hpp"
#include "games/restart/rules/apply.hpp"

namespace paradoxa::restart {
namespace {

constexpr const Temper& kT = kTemper;

// The first is worth so much, and each further one less by the factor.
constexpr int kFallingMost = 60;
using Falling = std::array<double, kFallingMost + 1>;
Falling falling(double first, double more) {
  Falling sums{};
  for (std::size_t i = 1; i < sums.size(); ++i, first *= more) sums[i] = sums[i - 1] + first;
  return sums;
}
double of(const Falling& sums, int count) {
  return sums[static_cast<std::size_t>(std::clamp(count, 0, kFallingMost))];
}
const Falling kTimeSums = falling(kT.time_first, kT.time_more);
const Falling kVoidSums = falling(kT.void_first, kT.void_more);
const Falling kHandSums = falling(kT.card_first, kT.card_more);

constexpr int kHandThatCounts = 5;
constexpr float kUnweighed = -1e9F;

Totals totals_of(const Player& player) {
  return {player.fields[0].total(), player.fields[1].total(), player.fields[2].total()};
}
Totals fragments_of(const Player& player) {
  return {player.fields[0].fragments, player.fields[1].fragments, player.fields[2].fragments};
}

}  // namespace

double turns_left(const State& state) {
  if (state.phase >= Phase::kFinal) return 0;
  const int n = state.seats();
  const int round = std::max<int>(state.round, 1);
  const int row = state.phase == Phase::kSetup ? state.row_size() : row_count(state);
  const double chains = std::max(0, row - n) + (kRounds - round) * 2 * n;
  const double by_chains = state.last_turns != 0 ? 0 : chains / (n * kT.chains_per_turn) + 0.4;
  const double by_cards = state.deck.size() / (n * kT.cards_per_turn);
  return std::min(by_chains, by_cards);
}

Mind::Dystopian Mind::dystopian_of(const Content& content, const State& root, Seat own,
                                   double turns) {
  switch (root.dystopia) {
    case Dystopia::kAnomie: return AnomieMind(content, root, own, turns);
    case Dystopia::kExtinction: return ExtinctionMind(content, root, own, turns);
    case Dystopia::kOceanrealm: return OceanrealmMind(content, root, own, turns);
    default: return PandemiaMind(content, root, own, turns);
  }
}

Mind::Mind(const Content& content, const State& root, Seat own)
    : content_(content),
      root_(root),
      own_(own),
      turns_(std::max(0.0, turns_left(root) - (root.owner == own ? 0.6 : 0.0))),
      fade_(turns_ / (turns_ + kT.half_life)),
      known_(root.chain_hand(own) | root.known[own.index]),
      dystopian_(dystopian_of(content, root, own, turns_)) {
  card_worths_.fill(kUnweighed);
  const double board = mind_board(root);
  State after = root;
  for (MindField& field : after.player(own).fields) {
    if (field.fragments >= kSlots) continue;
    const MindField before = field;
    ++field.fragments;
    if (field.total() > kSlots) --field.pills;
    fragment_ = std::max(fragment_, mind_board(after) - board);
    field = before;
  }
}

Income Mind::income(const State& state, const Totals& totals) const {
  return std::visit([&](const auto& mind) { return mind.income(state, totals); }, dystopian_);
}

// ---- What there is ------------------------------------------------------------------------------

double Mind::standing(const State& state) const {
  const Player& own = state.player(own_);
  double worth = std::visit([&](const auto& mind) { return mind.standing(state); }, dystopian_);
  worth += chains(state) + supplies(own) + mind_board(state) + buried(state) + hand(state);
  if (state.owner == own_) worth += turn_left(state);
  for (std::size_t i = 0; i < state.depth; ++i) worth += promised(state, state.tasks[i]);
  return worth;
}

double Mind::supplies(const Player& own) const {
  return own.pills() + fade_ * (kT.pill_more * std::min(own.pills(), 6) +
                                of(kTimeSums, own.time_left()) + of(kVoidSums, own.voids()));
}

// What Validating a Chain of the level comes to, with the next Chain and its Fragment.
double Mind::chain_points(int level) const {
  const auto l = static_cast<std::size_t>(level - 1);
  return content_.numbers.validate_points[l] + fragment_ +
         fade_ * (kT.chain_after - kT.chain_cost * content_.numbers.validate_cost[l]);
}
double Mind::chain_worth(const Reach& reach, Chain chain) const {
  const double points = chain_points(chain.level());
  if (!known_.contains(chain))
    return fade_ * points * unknown_chance(content_, reach, chain.level());
  const ChainChance found = chain_chance(content_, reach, chain);
  return points * found.chance * (found.now ? 1 : fade_);
}

// Those in hand compete for cards, time and turns.
double Mind::chains(const State& state) const {
  double worth = 0;
  state.validated_by(own_).for_each([&](Chain chain) { worth += content_.validate_points(chain); });
  const ChainSet in_hand = state.chain_hand(own_);
  if (in_hand.empty() || state.phase >= Phase::kFinal) return worth;
  const Reach reach = reach_of(content_, state, own_);
  double best = 0, second = 0, rest = 0;
  in_hand.for_each([&](Chain chain) {
    double each = chain_worth(reach, chain);
    if (each > best) std::swap(each, best);
    if (each > second) std::swap(each, second);
    rest += each;
  });
  return worth + best + kT.chain_second * second + kT.chain_third * rest;
}

// ---- The Mind board -----------------------------------------------------------------------------

double Mind::icon_worth(Icon icon, const Income& income) const {
  switch (icon) {
    case Icon::kMove: return kT.move_icon;
    case Icon::kCause: return kT.cause_icon;
    case Icon::kAssist: return kT.assist_icon;
    case Icon::kPlanA: return income.a;
    case Icon::kPlanB: return income.b;
    case Icon::kBury: return kT.bury_icon;
    case Icon::kDraw: return kT.draw_icon;
    case Icon::kTime: return kT.time_icon;
    case Icon::kHeal: return kT.heal_icon;
  }
  return 0;
}

// A slot that lies so many spaces above the Fragments. Icons work every turn that is left, points
// count at the end. What is not reached yet comes with more Fragments, or costs pills.
double Mind::slot_worth(Slot slot, int above, const Income& income) const {
  if (slot.code == 0) return 0;
  if (!slot.is_icon()) {
    if (above <= 0) return slot.points();
    const double likely = 0.5 + 0.4 * (turns_ * kT.fragments_per_turn - above);
    return turns_ > 0 ? slot.points() * std::clamp(likely, 0.0, 1.0) : 0;
  }
  const double worth = icon_worth(slot.icon(), income);
  if (above <= 0) return turns_ * worth;
  const double off = std::min(turns_, above / kT.fragments_per_turn);
  return (turns_ - off) * worth + off * kT.pill_bridge * std::max(0.0, worth - 1.15 * above);
}
double Mind::card_on_field(Card card, int fragments, const Income& income) const {
  if (!card.exists()) return 0;
  const auto& slots = content_.card(card).slots;
  double worth = 0;
  for (int s = 0; s < kSlots; ++s)
    worth += slot_worth(slots[static_cast<std::size_t>(s)], s + 1 - fragments, income);
  return worth;
}

double Mind::mind_board(const State& state) const {
  const Player& own = state.player(own_);
  const Income plans = income(state, fragments_of(own));
  double worth = turns_ * kT.plan_taken * plans.basic;
  for (const MindField& field : own.fields)
    worth += card_on_field(field.studied, field.fragments, plans);
  return worth;
}

double Mind::buried(const State& state) const {
  double worth = 0;
  state.buried_by(own_).for_each([&](Card card) {
    const CardRule& rule = content_.card(card);
    const int fragments = state.player(own_).field(rule.field).fragments;
    for (int s = 0; s < kSlots; ++s)
      if (const Slot slot = rule.slots[static_cast<std::size_t>(s)]; !slot.is_icon())
        worth += slot_worth(slot, s + 1 - fragments, {});
  });
  return worth;
}

// ---- The hand -----------------------------------------------------------------------------------

// Studying it, as the board is when the choice is made.
double Mind::study_gain(Card card, int rebate) const {
  const Player& own = root_.player(own_);
  const MindField& field = own.field(content_.card(card).field);
  const Income plans = income(root_, fragments_of(own));
  const int cost = study_cost(content_, card, rebate);
  const double time = of(kTimeSums, own.time_left()) - of(kTimeSums, own.time_left() - cost);
  return card_on_field(card, field.fragments, plans) -
         card_on_field(field.studied, field.fragments, plans) - fade_ * time;
}

double Mind::card_worth(Card card) const {
  float& worth = card_worths_[card.id];
  if (worth != kUnweighed) return worth;
  constexpr Space kMiddle = Space::of(1, 1);
  const double text = text_worth(root_, card, kMiddle, 0);
  const double study = std::max(0.0, study_gain(card, 0));
  worth = static_cast<float>(fade_ * (kT.card_text * text + kT.card_study * std::min(study, 8.0)));
  return worth;
}

double Mind::hand(const State& state) const {
  if (fade_ == 0) return 0;
  std::array<double, kHandThatCounts> best{};
  int cards = 0;
  state.hand(own_).for_each([&](Card card) {
    double each = card_worth(card);
    ++cards;
    for (double& kept : best)
      if (each > kept) std::swap(each, kept);
  });
  double worth = fade_ * of(kHandSums, std::min(cards, kHandThatCounts + 2));
  for (const double each : best) worth += each;
  return worth;
}

// ---- What is left of the turn -------------------------------------------------------------------

double Mind::turn_left(const State& state) const {
  if (state.phase < Phase::kFirst || state.phase > Phase::kMemory) return 0;
  const Player& own = state.player(own_);
  const auto uses = [&](Icon icon) { return uses_left(content_, state, icon); };
  double worth = memory_left(state);
  if (state.phase <= Phase::kPerception) {
    const double plays = uses(Icon::kCause) + (own.child.exists() ? uses(Icon::kAssist) : 0);
    worth += kT.move_left * uses(Icon::kMove);
    if (!state.hand(own_).empty()) worth += kT.play_left * plays;
  }
  if (state.phase > Phase::kIntelligence) return worth;
  const Income plans = income(state, totals_of(own));
  const int basic = state.used.contains(Basic::kPlan) ? 0 : 1;
  worth += basic * kT.plan_taken * plans.basic + (uses(Icon::kPlanA) - basic) * plans.a +
           (uses(Icon::kPlanB) - basic) * plans.b;
  if (!state.hand(own_).empty()) worth += kT.bury_left * uses(Icon::kBury);
  return worth;
}

// RS-10.5: everything twice if the Intelligence phase was passed.
double Mind::memory_left(const State& state) const {
  const Player& own = state.player(own_);
  const int each = times(state);
  const auto uses = [&](Icon icon) { return each * uses_left(content_, state, icon); };
  const int time = own.time_left();
  const double gained = of(kTimeSums, time + uses(Icon::kTime)) - of(kTimeSums, time);
  return fade_ * (gained + uses(Icon::kDraw) * kT.draw_icon) + uses(Icon::kHeal);
}

// ---- What tasks still bring ---------------------------------------------------------------------

double Mind::promised(const State& state, const Task& task) const {
  if (task.seat != own_) return 0;
  switch (task.op) {
    case Op::kText: return std::max(0.0, text_worth(state, Card{task.a}, Space{task.b}, task.c));
    case Op::kOperation:
      return task.d *
             operation_worth(state, content_.card(Card{task.a}).text[task.c], Space{task.b}) /
             std::max<int>(1, first_choice(content_.card(Card{task.a}).text[task.c], {}).d);
    case Op::kDraw: return fade_ * task.a * kT.draw_icon;
    case Op::kSecondDraw: return fade_ * kT.draw_icon;
    case Op::kDig: return fade_ * 1.2;
    case Op::kRecover: return task.a * fragment_;
    case Op::kTake: {
      double best = 0;
      for (int i = 0; i < state.row_size(); ++i)
        if (state.row[static_cast<std::size_t>(i)].exists())
          best = std::max(best, chain_in_row(state, i));
      return best;
    }
    case Op::kNewChain:
      return task.a == kToHand ? fade_ * 0.5 * chain_points(2) * unknown_chance(content_, {}, 2)
                               : 0;
    case Op::kPlan:
    case Op::kBenefit:
      return std::visit([&](const auto& mind) { return mind.pending(state); }, dystopian_);
    default: return 0;
  }
}

// With the tokens on it.
double Mind::chain_in_row(const State& state, int position) const {
  const Chain chain = state.row[static_cast<std::size_t>(position)];
  const Tokens& tokens = state.row_tokens[static_cast<std::size_t>(position)];
  double worth = fade_ * 0.6 * chain_worth(reach_of(content_, state, own_), chain);
  for (std::size_t t = 0; t < kSupplies; ++t)
    worth += tokens[t] * token_worth(state.player(own_), static_cast<Token>(t));
  return worth;
}

double Mind::token_worth(const Player& own, Token token) const {
  switch (token) {
    case Token::kTime:
      return fade_ * (of(kTimeSums, own.time_left() + 1) - of(kTimeSums, own.time_left()));
    case Token::kPill: return 1 + fade_ * kT.pill_more;
    case Token::kVoid: return fade_ * (of(kVoidSums, own.voids() + 1) - of(kVoidSums, own.voids()));
    case Token::kFragment: return fragment_;
    case Token::kCard: return fade_ * kT.draw_icon;
  }
  return 0;
}

// From its operation number `first` on.
double Mind::text_worth(const State& state, Card card, Space here, int first) const {
  double worth = 0;
  for (int i = first; i < kMaxOperations; ++i)
    worth += operation_worth(state, content_.card(card).text[static_cast<std::size_t>(i)], here);
  return worth;
}

double Mind::operation_worth(const State& state, const Operation& op, Space here) const {
  const Player& own = state.player(own_);
  const double token = token_worth(own, op.token);
  const int rivals = state.seats() - 1;
  const bool validated = state.used.contains(Basic::kValidate) && state.owner == own_;
  switch (op.kind) {
    case OpKind::kNone: return 0;
    case OpKind::kGain: return op.n * token;
    case OpKind::kShare: return op.n * token - kT.rivals_share * op.m * token * std::min(rivals, 2);
    case OpKind::kPerPlayer: return op.n * state.seats() * token;
    case OpKind::kPer:
      return std::min<int>(op.n,
                           text_detail::of_type(state, in_scope(state, op.scope, here), op.type)) *
             token;
    case OpKind::kIfSet:
      return text_detail::is_set(state, in_scope(state, op.scope, here), op.set) ? op.n * token : 0;
    case OpKind::kSeed: return kT.laid_out * op.n * token;
    case OpKind::kSeedChain: return kT.laid_on_row * op.n * token;
    case OpKind::kCollect: return collected(state, in_scope(state, op.scope, here));
    case OpKind::kPlace: return op.source == Source::kHand ? 0.9 * fade_ : 0.2 * fade_;
    case OpKind::kSwap: return 0.9 * fade_;
    case OpKind::kSwapHand: return 0.8 * fade_;
    case OpKind::kChainSwap: return op.exchange == Exchange::kGridDeck ? 0.05 : 0.5 * fade_;
    case OpKind::kPeek: return 0.1 * op.n * fade_;
    case OpKind::kMatch: return validated ? 0 : 0.7;
    case OpKind::kRebate: return validated ? 0 : 0.7 * op.n;
    case OpKind::kStudy: return fade_ * 0.8;
    case OpKind::kBury: return kT.bury_icon;
    case OpKind::kDose: return 0.7 * op.n;
    case OpKind::kExtra: return extra_worth(state, op);
    case OpKind::kTake: return fade_ * (kT.draw_icon + 0.2);
    case OpKind::kDig: return fade_ * (kT.draw_icon + 0.5);
    case OpKind::kReup: return 0.05;
    case OpKind::kTrade: return trade_worth(state, op);
    case OpKind::kEvict: return 0.2;
  }
  return 0;
}

double Mind::collected(const State& state, SpaceSet spaces) const {
  double worth = 0;
  spaces.for_each([&](Space space) {
    for (std::size_t t = 0; t < kSupplies; ++t)
      worth +=
          state.space_tokens[space.id][t] * token_worth(state.player(own_), static_cast<Token>(t));
  });
  return worth;
}

// Of a text that may still be played: what a further use of the action brings.
double Mind::extra_worth(const State& state, const Operation& op) const {
  const Income plans = income(state, totals_of(state.player(own_)));
  const double faded = op.icon == Icon::kPlanA || op.icon == Icon::kPlanB ? 1 : fade_;
  return faded * op.n * icon_worth(op.icon, plans);
}

double Mind::trade_worth(const State& state, const Operation& op) const {
  const Player& own = state.player(own_);
  const double price = op.m * token_worth(own, op.price);
  const double gain = op.k * token_worth(own, op.token);
  const bool can = op.price == Token::kCard ? !state.hand(own_).empty()
                   : op.price == Token::kFragment
                       ? true
                       : own.supply[static_cast<std::size_t>(op.price)] >= op.m;
  return can ? op.n * std::max(0.0, gain - price) : 0;
}

// ---- Options ------------------------------------------------------------------------------------

double Mind::worth_of_buying(const Move& move) const {
  if (move.kind == MoveKind::kNo) return 0;
  const Gadget gadget = move.gadget();
  return kT.gadgets[gadget.id] - content_.gadget(gadget).price * (1 + kT.pill_more);
}

// Of an operation whose effect on the position says little.
double Mind::nudge(const Move& move) const {
  const Task& task = top(root_);
  if (task.op != Op::kOperation || move.kind == MoveKind::kEnd) return 0;
  const Operation& op = operation_of(content_, task);
  switch (op.kind) {
    case OpKind::kSeed: {
      const bool near = move.space() == root_.player(own_).child;
      return (near ? 2 : 1) * kT.laid_out * token_worth(root_.player(own_), op.token);
    }
    case OpKind::kSeedChain:
      return kT.laid_on_row * token_worth(root_.player(own_), op.token) +
             0.02 * root_.row[static_cast<std::size_t>(move.number() - 1)].level();
    case OpKind::kPeek: return 0.1;
    case OpKind::kEvict: return 0.2;
    default: return 0;
  }
}

// The first of two steps is worth what the better second one makes of it.
double Mind::two_steps(const State& state) const {
  double best = -1e9;
  for (const Move& move : legal_moves(content_, state, own_)) {
    State after = state;
    apply(content_, after, own_, move, NobodyListens{});
    best = std::max(best, standing(after));
  }
  return best;
}

// Several pills on one field may do what one does not.
double Mind::worth_of_pills(const Move& move) const {
  constexpr int kAtOnce = 3;
  State after = root_;
  double best = -1e9;
  for (int i = 0; i < kAtOnce; ++i) {
    if (i > 0 && (after.ask != root_.ask || after.player(own_).pills() == 0 ||
                  !fields_for_pill(after, own_).contains(move.field())))
      break;
    apply(content_, after, own_, move, NobodyListens{});
    best = std::max(best, standing(after));
  }
  return best;
}

double Mind::worth(const Move& move) const {
  switch (root_.ask) {
    case Ask::kBuy: return worth_of_buying(move);
    case Ask::kTakeChain: return chain_in_row(root_, move.number() - 1);
    case Ask::kEvaluate: return 0;
    default: break;
  }
  if (move.kind == MoveKind::kPill) return worth_of_pills(move);
  State after = root_;
  apply(content_, after, own_, move, NobodyListens{});
  if (root_.ask == Ask::kOperation) {
    const Task& task = top(root_);
    const bool first = task.op == Op::kOperation && after.ask == Ask::kOperation &&
                       after.depth == root_.depth && move.kind != MoveKind::kEnd &&
                       choice_detail::has_two_steps(operation_of(content_, task)) &&
                       !choice_detail::is_second(task);
    return first ? two_steps(after) : standing(after) + nudge(move);
  }
  const double renewed = move.kind == MoveKind::kRenew ? -0.3 : 0;
  return standing(after) + renewed;
}

}  // namespace paradoxa::restart
