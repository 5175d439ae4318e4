// A game under test: moves that must be legal, checked after each, with all that was told.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/event.hpp"
#include "engine/game.hpp"
#include "engine/random.hpp"
#include "games/codecs.hpp"
#include "support/words.hpp"

namespace paradoxa {

// A game's own class derives from this and names itself as `Self`, so that calls can be chained.
template <class Self, Game G>
class PlayedGame {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Event = typename G::Event;

  PlayedGame(const typename G::Content& content, const State& state)
      : content_(&content), state_(state) {}

  const State& state() const { return state_; }
  const State* operator->() const { return &state_; }
  const std::vector<Event>& events() const { return log_.events(); }
  Seat acting() const { return G::to_act(*content_, state_).first(); }
  int who() const { return acting().index; }

  // Makes a move that must be legal.
  Self& make(Seat seat, const Move& move) {
    if (const Clause refused = G::refusal(*content_, state_, seat, move))
      throw std::logic_error("seat " + std::to_string(seat.index) + ": " + to_text(move) +
                             " is against " + std::string(refused.text()) + " in " +
                             to_text(state_));
    G::apply(*content_, state_, seat, move, log_);
    if (const auto wrong = G::flaw(*content_, state_); check_ && !wrong.empty())
      throw std::logic_error(std::string(wrong) + " after " + to_text(move));
    return self();
  }
  // The first seat to act makes it.
  Self& make(const Move& move) { return make(acting(), move); }

  // "deck 1, top K7": moves of the seats to act.
  Self& play(std::string_view texts) {
    for (const std::string& text : listed(texts)) {
      const auto move = CodecOf<G>::parse_move(*content_, text);
      if (!move) throw std::invalid_argument(text + ": " + move.error());
      make(*move);
    }
    return self();
  }

  // Random moves until `enough(state)`, or the end.
  template <class Enough>
  Self& play_until(Enough&& enough, std::uint64_t seed) {
    FastRandom random(seed);
    while (!G::to_act(*content_, state_).empty() && !enough(state_)) {
      const Seat seat = acting();
      make(seat, G::sample(*content_, state_, seat, random));
    }
    return self();
  }

  template <class E>
  std::vector<E> all() const {
    std::vector<E> found;
    for (const Event& event : events())
      if (const E* e = std::get_if<E>(&event)) found.push_back(*e);
    return found;
  }
  template <class E>
  E last() const {
    const auto found = all<E>();
    if (found.empty()) throw std::logic_error(std::string("no event ") + E::kName);
    return found.back();
  }
  // "play play reveal trick_result": the names of what happened.
  std::string names() const {
    std::string text;
    for (const Event& event : events())
      std::visit([&](const auto& e) { text += (text.empty() ? "" : " ") + std::string(e.kName); },
                 event);
    return text;
  }

  // For positions without a story behind them, which break invariants.
  Self& unchecked() {
    check_ = false;
    return self();
  }

 private:
  Self& self() { return static_cast<Self&>(*this); }

  const typename G::Content* content_;
  State state_;
  EventLog<Event> log_;
  bool check_ = true;
};

}  // namespace paradoxa
