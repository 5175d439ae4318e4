// Whichever bot a spec names, for one game.
#pragma once

#include <atomic>
#include <variant>

#include "bots/bot.hpp"
#include "bots/casual_bot.hpp"
#include "bots/ismcts.hpp"
#include "bots/random_bot.hpp"
#include "bots/spec.hpp"

namespace paradoxa {

// Keeps nothing from one choice to the next but its memory, so one bot may serve many tables in
// turn; it is not for two threads at once.
template <Game G>
class TypedBot {
 public:
  explicit TypedBot(const BotSpec& spec) : spec_(spec), bot_(make(spec)) {}

  const BotSpec& spec() const { return spec_; }

  // Whoever sets the flag wants no answer any more: a search then ends early.
  void watch(const std::atomic<bool>* cancelled) {
    if (auto* search = std::get_if<IsmctsBot<G>>(&bot_)) search->watch(cancelled);
  }

  // Searches are the dearest templates of all: for the games of this program they are compiled
  // once, in any_bot.cpp. For other games include bots/any_bot_choice.hpp.
  Choice<G> choose(const typename G::Content& content, const Known<G>& known, Seat seat,
                   const typename G::MoveList& legal, FastRandom& random);

 private:
  using AnyBot = std::variant<RandomBot<G>, CasualBot<G>, IsmctsBot<G>>;

  static AnyBot make(const BotSpec& spec) {
    switch (spec.kind) {
      case BotKind::kRandom: return RandomBot<G>{};
      case BotKind::kCasual: return CasualBot<G>(spec.mistakes_percent);
      case BotKind::kIsmcts: break;
    }
    IsmctsSettings settings;
    settings.budget = spec.budget;
    return IsmctsBot<G>(settings);
  }

  BotSpec spec_;
  AnyBot bot_;
};

}  // namespace paradoxa
