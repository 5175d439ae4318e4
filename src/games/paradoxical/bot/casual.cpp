#include "games/paradoxical/bot/casual.hpp"

#include <algorithm>
#include <array>

#include "games/paradoxical/bot/worth.hpp"
#include "games/paradoxical/rules/program.hpp"

namespace paradoxa::paradoxical {
namespace {

// Options this close to the best one feel alike.
constexpr double kNearlyEqual = 0.12;
constexpr double kHandCard = 0.75;  // what a card in hand is worth against one in the tableau
constexpr double kOpponent = 0.6;   // how much hurting another counts against helping oneself
constexpr double kBreak = 12;       // to break one that would win the game for another

// The player who decides, and what it can see.
class Feeling {
 public:
  Feeling(const Content& content, const View& view, Seat self)
      : content_(content), view_(view), self_(self), own_(view.face_up(self)) {
    for (const SeenCard& seen : view.hands[self.index])
      if (!seen.hidden()) hand_.add(seen.card());
  }

  double worth(const Move& move) const {
    switch (move.kind) {
      case MoveKind::kBuild: return build(1);
      case MoveKind::kClaim: return 100;
      case MoveKind::kEffect: return effect(content_.effect(move.card()), move.card());
      case MoveKind::kAdd: return add(move.card());
      case MoveKind::kStop:
      case MoveKind::kDecline: return 0;
      case MoveKind::kAgree: return exchange(view_.source);
      case MoveKind::kDeck: return deck(move.deck());
      case MoveKind::kVictim: return view_.hands[move.number].size + threat(move.seat());
      case MoveKind::kSet: return move.card_set().sum() * 0.05 + kept(move.card_set());
      case MoveKind::kIndifferent: return kept(move.card_set());
      default: return card(move.kind, move.card());
    }
  }

 private:
  double table(const CardSet& up) const { return tableau_worth(view_.options, up); }

  // With the card in the tableau; the least useful one leaves if it is full.
  double gain(Card card) const {
    CardSet with = own_;
    with.add(card);
    const double before = table(own_);
    if (view_.tableaux[self_.index].size() < kTableauRoom) return table(with) - before;
    double best = -100;
    own_.for_each([&](Card leaving) {
      if (leaving != view_.source) best = std::max(best, table(with.without(leaving)) - before);
    });
    return best;
  }

  double loss(Card card) const { return table(own_) - table(own_.without(card)); }

  // What an opponent loses with the card; more if that breaks what would win.
  double harm(Card card) const {
    for (int s = 0; s < view_.seats(); ++s) {
      const CardSet up = view_.face_up(seat(s));
      if (!up.contains(card)) continue;
      const CardSet rest = up.without(card);
      const bool broken = has_paradox(view_.options, up) && !has_paradox(view_.options, rest);
      const double winning = broken && view_.tokens[static_cast<std::size_t>(s)] > 0 ? kBreak : 0;
      return kOpponent * (table(up) - table(rest)) + winning;
    }
    return 0;
  }

  double threat(Seat s) const {
    return has_paradox(view_.options, view_.face_up(s)) ? 1 + view_.tokens[s.index] : 0;
  }

  // How likely the next card of a deck makes a pair with a card that has none.
  double matching(Deck d) const {
    const unsigned wanted = own_.values(d.other()) & ~own_.values(d);
    int cards = 0, good = 0;
    (view_.unseen & CardSet::of_deck(d)).for_each([&](Card card) {
      ++cards;
      good += static_cast<int>(wanted >> (card.value() - 1) & 1);
    });
    return cards == 0 ? 0 : static_cast<double>(good) / cards;
  }
  double deck(Deck d) const { return 2 * matching(d); }
  double best_deck() const { return std::max(matching(kDeck1), matching(kDeck2)); }

  // A card of the better deck, the best of this many.
  double build(int of) const {
    double misses = 1;
    for (int i = 0; i < of; ++i) misses *= 1 - best_deck();
    const int size = view_.tableaux[self_.index].size();
    const double room = size < 8 ? 1 : size < kTableauRoom ? 0.6 : 0.1;
    return room + 2.5 * (1 - misses);
  }

  double add(Card card) const { return gain(card) - kHandCard; }
  double best_add(Card source) const {
    double best = 0;
    hand_.without(source).for_each([&](Card card) { best = std::max(best, add(card)); });
    return best;
  }

  template <class Value>
  static double best_of(const CardSet& cards, Value&& value) {
    double best = 0;
    cards.for_each([&](Card card) { best = std::max(best, value(card)); });
    return best;
  }

  CardSet reachable(int depth) const {
    CardSet found;
    for (const Pile& pile : view_.piles) {
      const int reach = depth == kAllDepth ? pile.discards : std::min<int>(depth, pile.discards);
      for (int i = 0; i < reach; ++i) found.add(pile.discard(i));
    }
    return found;
  }

  CardSet exposed(int least) const {
    CardSet found;
    for (int s = 0; s < view_.seats(); ++s)
      if (seat(s) != self_ && view_.tableaux[static_cast<std::size_t>(s)].size() >= least)
        found = found | view_.face_up(seat(s));
    return found - view_.shielded;
  }

  double swap(Card own, Card other) const {
    CardSet with = own_.without(own);
    with.add(other);
    return table(with) - table(own_);
  }
  double exchange(Card source) const {
    return best_of(own_.without(source), [&](Card own) {
      return best_of(view_.pool, [&](Card other) { return swap(own, other); });
    });
  }
  double trade(Way relation, Card source) const {
    return best_of(own_.without(source), [&](Card own) {
      return best_of(exposed(0), [&](Card other) {
        return may_trade(relation, own, other) ? swap(own, other) + harm(other) : 0.0;
      });
    });
  }

  double shields(int count) const {
    const bool ready = has_paradox(view_.options, own_);
    return (ready ? 0.5 : 0.1) * std::min(count, 4);
  }

  double step(const Step& step, Card source) const {
    const auto into = [&](Card card) {
      return step.way == Way::kTableau ? gain(card) : std::max(kHandCard, 0.8 * gain(card));
    };
    switch (step.op) {
      case Op::kDraw: return kHandCard * step.n;
      case Op::kSeek:
        return (step.way == Way::kTableau ? build(step.n) : 0.9 * build(step.n)) +
               kHandCard * (step.k - 1);
      case Op::kBuild: return build(1) * step.n;
      case Op::kAdd: return 0.2 + best_add(source);
      case Op::kCycle: return build(1) * (step.k + 1) - 0.8;
      case Op::kSalvage: return best_of(reachable(step.n), into);
      case Op::kHunt: return build(1) + 0.25 * step.n;
      case Op::kSeed: return 0.2 * step.n;
      case Op::kTake: return std::max(0.8, best_of(view_.pool, into));
      case Op::kGive: return -0.8;
      case Op::kExchange: return exchange(source);
      case Op::kTrade: return trade(step.way, source);
      case Op::kMask:
      case Op::kBounce:
      case Op::kRaid:
        return best_of(exposed(step.n), [&](Card card) { return harm(card); }) -
               (step.op == Op::kMask ? 0.1 : 0.5);
      case Op::kSnatch: return kHandCard + 0.4;
      case Op::kTithe: return 0.6;
      case Op::kSpy: return 0.1;
      case Op::kShield: return shields(step.n);
      case Op::kRecharge: return 0.4 * step.n;
      case Op::kCopy: return 1.6;
      case Op::kBoon: return -0.45 * step.n;
      case Op::kCheckPool: break;
    }
    return 0;
  }

  double effect(const Effect& effect, Card source) const {
    double sum = -0.15;  // it will not be there when it is needed
    for (std::size_t i = 0; i < effect.count; ++i) sum += step(effect.steps[i], source);
    return sum;
  }

  // What is left of the tableau without these cards.
  double kept(const CardSet& leaving) const { return table(own_ - leaving); }

  double card(MoveKind kind, Card card) const {
    switch (kind) {
      case MoveKind::kRoom:
      case MoveKind::kGive:
      case MoveKind::kTithe:
      case MoveKind::kCycle:
        // A held card comes in at once: what matters is what is left beside it.
        if (view_.held.exists()) {
          CardSet with = own_;
          with.add(view_.held);
          return table(with.without(card)) - table(with) + (kind == MoveKind::kCycle ? 0.8 : 0);
        }
        return (view_.down.contains(card) ? 0.5 : 0) - loss(card) +
               (kind == MoveKind::kCycle ? 0.8 : 0);
      case MoveKind::kDrop: return -gain(card) - next_gain(card);
      case MoveKind::kDiscard: return -gain(card);
      case MoveKind::kPick:
      case MoveKind::kSalvage:
      case MoveKind::kTake: return gain(card);
      case MoveKind::kLure: return lure(card);
      case MoveKind::kExchange:
        return best_of(view_.pool, [&](Card other) { return swap(card, other); });
      case MoveKind::kNeutral: return swap(view_.held, card);
      case MoveKind::kTrade:
        return best_of(exposed(0), [&](Card other) { return swap(card, other) + harm(other); }) -
               0.3 * loss(card);
      case MoveKind::kPartner: return swap(view_.held, card) + harm(card);
      case MoveKind::kTarget: return harm(card);
      case MoveKind::kShield: return loss(card);
      case MoveKind::kRecharge:
      case MoveKind::kCopy: return effect(content_.effect(card), view_.source);
      default: return 0;
    }
  }

  // A single is worth hunting for, a high one more.
  double lure(Card card) const {
    const bool paired = own_.count(card.deck().other(), card.value()) > 0;
    return (paired ? 0 : 2) + 0.05 * card.value() + matching(card.deck().other());
  }

  double next_gain(Card card) const {
    const int next = (self_.index + 1) % view_.seats();
    CardSet up = view_.face_up(seat(next));
    const double before = table(up);
    up.add(card);
    return kOpponent * (table(up) - before);
  }

  const Content& content_;
  const View& view_;
  Seat self_;
  CardSet own_;
  CardSet hand_{};
};

}  // namespace

Move casual_move(const Content& content, const View& view, Seat seat, const MoveList& legal,
                 FastRandom& random) {
  const Feeling feeling(content, view, seat);
  std::array<double, MoveList::capacity()> worths{};
  double best = -1e9;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    worths[i] = feeling.worth(legal[i]);
    best = std::max(best, worths[i]);
  }
  MoveList alike;
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (worths[i] >= best - kNearlyEqual) alike.push_back(legal[i]);
  return alike[random.below(static_cast<std::uint32_t>(alike.size()))];
}

}  // namespace paradoxa::paradoxical
