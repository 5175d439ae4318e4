// The adviser of one concrete game.
#pragma once

#include "bots/adviser.hpp"
#include "bots/any_bot.hpp"
#include "bots/compare.hpp"
#include "engine/typed_game.hpp"

namespace paradoxa {

template <Game G, class Codec>
class TypedAdviser final : public Adviser {
 public:
  using Position = TypedPosition<G, Codec>;

  explicit TypedAdviser(const BotSpec& spec) : bot_(spec) {}

  std::unique_ptr<AnyBelief> blank_belief() const override {
    if constexpr (kBelieves<G>)
      return std::make_unique<TypedBelief>();
    else
      return nullptr;
  }

  Advice choose(const AnyPosition& position, Seat seat, std::uint64_t seed,
                const std::atomic<bool>* cancelled, AnyBelief* belief) override {
    const auto& typed = static_cast<const Position&>(position);
    const auto& content = typed.content();
    FastRandom random(seed);
    const auto view = typed.seen_by(Viewer::of(seat));
    const auto heard = typed.heard_by(Viewer::of(seat));
    const auto legal = G::legal_moves(content, typed.state(), seat);
    bot_.watch(cancelled);
    const Known<G> known(view, heard, kept(belief));
    const auto choice = bot_.choose(content, known, seat, legal, random);
    Advice advice{Codec::move_text(content, choice.move), choice.iterations, {}, {}, {}};
    for (const auto& move : choice.considered)
      advice.considered.push_back({Codec::move_text(content, move.move), move.visits, move.value});
    return advice;
  }

  void explain(const AnyPosition& position, Seat seat, std::uint64_t seed, Advice& advice,
               const std::atomic<bool>* cancelled, AnyBelief* belief) override {
    const auto& typed = static_cast<const Position&>(position);
    const auto& content = typed.content();
    const auto view = typed.seen_by(Viewer::of(seat));
    const auto heard = typed.heard_by(Viewer::of(seat));
    const auto move = Codec::parse_move(content, advice.move);
    advice.fact = Codec::fact_json(content, view, *move, kNoClause);
    const Considered* next = next_best(advice);
    if (next == nullptr) return;
    FastRandom random(seed);
    advice.against = compared<G>(content, Known<G>(view, heard, kept(belief)), seat, *move,
                                 *Codec::parse_move(content, next->move), random, cancelled);
    advice.against->move = next->move;
  }

 private:
  struct TypedBelief final : AnyBelief {
    typename G::Belief belief{};
  };

  static typename G::Belief* kept(AnyBelief* belief) {
    if constexpr (kBelieves<G>)
      if (belief != nullptr) return &static_cast<TypedBelief*>(belief)->belief;
    return nullptr;
  }

  static const Considered* next_best(const Advice& advice) {
    const Considered* best = nullptr;
    for (const Considered& one : advice.considered)
      if (one.move != advice.move && one.visits > 0 && (!best || one.visits > best->visits))
        best = &one;
    return best;
  }

  TypedBot<G> bot_;
};

}  // namespace paradoxa
