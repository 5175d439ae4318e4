#include "games/island/sampler/power_stack.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace paradoxa::island {
namespace {

constexpr int kFirstTurns = kPowers / 2;  // in which all tokens are seen

// A token that was put back unseen in one of the first turns is a blank, until it is kept later.
class Guess {
 public:
  // False where a token would be in two places.
  bool take_turn(Power kept, FastRandom& random) {
    if (turn_++ < kFirstTurns) {
      if (used_.contains(kept)) return false;
      used_.add(kept);
      stack_.push_back({Power::kNone, blanks_++});
      return true;
    }
    Token first = next();
    Token second = next();
    if (is(second, kept) ||
        (!is(first, kept) && is_blank(second) && (!is_blank(first) || random.below(2) == 0)))
      std::swap(first, second);
    stack_.push_back(second);
    if (!is_blank(first)) return is(first, kept);
    if (used_.contains(kept)) return false;
    used_.add(kept);
    filled_[static_cast<std::size_t>(first.blank)] = kept;
    return true;
  }
  void put_below(Power power) { stack_.push_back({power, -1}); }

  PowerStack finish(Power in_force, FastRandom& random) {
    PowerStack stack;
    stack.unseen = PowerSet::all() - used_;
    stack.below.fill(Power::kNone);
    stack.power = in_force;
    for (const Token token : stack_) {
      if (is_blank(token)) {
        Power& power = filled_[static_cast<std::size_t>(token.blank)];
        power = stack.unseen.nth(random.below(static_cast<std::uint32_t>(stack.unseen.size())));
        stack.unseen.remove(power);
      }
      stack.below[stack.below_size++] = value(token);
    }
    return stack;
  }

 private:
  struct Token {
    Power power = Power::kNone;
    int blank = -1;
  };

  Power value(Token token) const {
    return token.blank < 0 ? token.power : filled_[static_cast<std::size_t>(token.blank)];
  }
  bool is(Token token, Power power) const { return value(token) == power; }
  bool is_blank(Token token) const { return value(token) == Power::kNone; }
  Token next() {
    const Token token = stack_.front();
    stack_.erase(stack_.begin());
    return token;
  }

  int turn_ = 0;
  int blanks_ = 0;
  PowerSet used_{};
  std::array<Power, kFirstTurns> filled_{Power::kNone, Power::kNone, Power::kNone,
                                         Power::kNone, Power::kNone, Power::kNone};
  std::vector<Token> stack_;
};

bool go_through(std::span<const Saying> sayings, FastRandom& random, PowerStack& stack) {
  Guess guess;
  Power in_force = Power::kNone;
  for (const Saying& saying : sayings) {
    if (saying.said == Said::kTurn && saying.a == 0) {
      if (in_force != Power::kNone) guess.put_below(in_force);
      in_force = Power::kNone;
    }
    if (saying.said != Said::kPower) continue;
    in_force = power(saying.a);
    if (!guess.take_turn(in_force, random)) return false;
  }
  stack = guess.finish(in_force, random);
  return true;
}

}  // namespace

// Only where both tokens drawn are blanks is there anything to guess, and so to go wrong.
PowerStack draw_power_stack(std::span<const Saying> sayings, FastRandom& random) {
  PowerStack stack;
  while (!go_through(sayings, random, stack)) {
  }
  return stack;
}

}  // namespace paradoxa::island
